"""Goals with a kind as screens tell them (S118), and the presets (S207)."""

import pytest

from tests.games.schatzjagd.scene import GAME, scene
from tests.games.schatzjagd.test_terminal import drawn
from zaubertisch.games.schatzjagd.view.picture import picture
from zaubertisch.kernel.errors import BadInput
from zaubertisch.terminal.new_game import variants_typed

WORDS = {
    "variant goal: 4": ("any", "goal 4", "Ziel 4"),
    "variant kinds: three_of_a_kind": ("three_of_a_kind_alone", "goal three of a kind", "Ziel drei gleiche Schätze"),
    "variant kinds: one_of_each": ("one_of_each_alone", "goal one of each kind", "Ziel ein Schatz von jeder Art"),
    "variant goal: 4\nvariant kinds: three_of_a_kind": (
        "three_of_a_kind", "goal 4, three of a kind among them", "Ziel 4, darunter drei gleiche",
    ),
    "variant goal: 5\nvariant kinds: one_of_each": (
        "one_of_each", "goal 5, one of each kind among them", "Ziel 5, darunter einer von jeder Art",
    ),
}  # fmt: skip


@pytest.mark.rules("S118")
@pytest.mark.parametrize("options", WORDS)
def test_a_goal_is_shown_with_its_kind(options: str) -> None:
    kind, english, german = WORDS[options]
    view = scene(f"{options}\nbegin: turn of Anna").view(0)
    seen = picture(view, 0)
    assert seen.goal_kind == kind
    assert english in drawn(view, 0, "en", 120)
    assert german in drawn(view, 0, "de", 120)
    for language in ("en", "de"):
        said = GAME.words(language).say(f"screen-goal-is-{kind}", amount=seen.goal)
        assert kind.endswith("_alone") or str(seen.goal) in said


@pytest.mark.rules("S118")
@pytest.mark.parametrize(("number", "needed"), [("share", 3), ("2", 3), ("4", 4)])
def test_a_kind_needs_three_and_no_more_unless_a_number_says_so(number: str, needed: int) -> None:
    assert int(scene(f"variant goal: {number}\nvariant kinds: one_of_each\nbegin: turn of Anna").g.goal) == needed


@pytest.mark.rules("S207")
def test_presets_agree_on_options_at_once_and_what_else_is_said_is_stronger() -> None:
    assert list(GAME.presets) == ["short", "evening", "long"]
    assert [GAME.presets[name]["catharsis"] for name in GAME.presets] == ["on", "on", "off"]
    for options in GAME.presets.values():
        GAME.parse_variants(options)
    assert variants_typed(GAME, ["preset=evening"]) == {"goal": "3", "catharsis": "on"}
    assert variants_typed(GAME, ["goal=4", "preset=short"]) == {"goal": "4", "catharsis": "on"}


@pytest.mark.rules("S207")
def test_an_unknown_preset_is_answered_with_those_there_are() -> None:
    with pytest.raises(BadInput, match=r"variant preset: 'endless'.*short, evening, long"):
        GAME.agreed({"preset": "endless"})
