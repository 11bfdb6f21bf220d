"""Names that everybody sees: what hurts is found in other letters too, and nobody's own name is taken from them."""

import pytest

from zaubertisch.server.people.refused_words import Refused, is_decent

# One word that is refused in each language, as people write it to get past a list.
DISGUISED = [
    "fuck", "FUCK", "fvck", "fʋck", "ꜰᴜᴄᴋ", "🅵🆄🅲🅺", "🇫🇺🇨🇰", "ⓕⓤⓒⓚ", "𝒻𝓊𝒸𝓀", "ｆｕｃｋ", "ƒųçķ", "ᖴᑌᑕK", "ꓝꓴꓚꓗ",
    "fυcκ", "fцck", "千ㄩ匚Ҝ", "f*ck", "f**k", "f#ck you", "fu-ck you", "fu ck you", "F u c k it", "f.u.c.k", "fuuuuck",
    "hurens0hn", "Hυrensohn", "H U R E N S O H N", "Hu Ren Sohn", "Arschl0ch", "4rschloch", "ΑRSCHLOCH", "n1gg3r",
    "ոigger", "h!tl3r", "Н1tlеr", "нitler", "𝕳𝖎𝖙𝖑𝖊𝖗", "ʜɪᴛʟᴇʀ", "s1ut", "sIut", "n@zi", "иazi", "NΛZI", "na-zi",
    "ѕһіт", "ᎪᏚᏚᎻᎾᏞᎬ", "vvanker", "c*nt", "the cu nt", "F1cken",
]  # fmt: skip

# Names of people and places, and words that only hold a refused one.
NAMES = [
    "Anne Gerber", "Sarah Ure", "Sven Egerer", "Ohne Gerüst", "Graf Ickes", "Thurén", "Fickler", "Schwarzenegger",
    "Vergasermeister", "ich vergaß", "Scunthorpe", "Essex", "Cockburn", "Dickens", "Assmann", "Therapist", "Grapes",
    "Montenegro", "Nutella", "Schurke", "Ki Ke", "Go Ok", "Pa Ki", "The Mutual Hare", "Wolf*gang", "#1 Fan", "R2D2",
    "Иван", "Екатерина", "Владимир", "Νίκος", "Γιώργος", "Χρήστος", "Արմեն", "Łukasz", "Çağlar", "Nguyễn", "Øystein",
    "王小山", "田中", "สมชาย", "יוסף", "J.R.R. Tolkien", "Dr. No",
]  # fmt: skip


@pytest.mark.parametrize("name", DISGUISED)
def test_what_hurts_is_found_in_whatever_letters(name: str) -> None:
    assert not is_decent(name)


@pytest.mark.parametrize("name", NAMES)
def test_nobodys_name_is_taken_from_them(name: str) -> None:
    assert is_decent(name)


def test_words_of_the_operator_may_be_in_any_alphabet() -> None:
    assert not is_decent("so ein Blödian", ("*blödian*",))
    assert not is_decent("שוטה", ("שוטה",))
    assert is_decent("יוסף", ("שוטה", "*"))
    assert not Refused(()).has("anything at all")
