"""What others made and we pass on or rely on: locked with hashes, and with the texts of its licences."""

import json
import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LOCKS = ("requirements.lock", "web/tools/requirements.lock")
PIN = re.compile(r"[a-z0-9][a-z0-9.-]*==[^ ;]+( ; [^\\]+)?( \\\n    --hash=sha256:[0-9a-f]{64})+")
NOT_LOCKED = {"train", "gpu"}  # gigabytes, which nothing of make test needs
OWN = {"open-font": "SIL OPEN FONT LICENSE Version 1.1", "icons": "Creative Commons Legal Code"}


def pins(path: str) -> list[str]:
    """Each package with everything that belongs to it."""
    return re.split(r"\n(?=\S)", (ROOT / path).read_text(encoding="utf-8").strip())


def name_of(requirement: str) -> str:
    return re.split(r"[^A-Za-z0-9._-]", requirement)[0].lower().replace("_", "-").replace(".", "-")


@pytest.mark.parametrize("path", LOCKS)
def test_every_pin_has_hashes_and_no_address(path: str) -> None:
    for pin in pins(path):
        assert PIN.fullmatch(pin), f"{path}: {pin.splitlines()[0]}"
        assert "://" not in pin


def test_everything_that_setup_needs_is_locked() -> None:
    """Whatever pyproject.toml asks for is in the lock; make lock adds what is new."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    named = project["project"]["optional-dependencies"]
    extras = [wanted for extra, wanted in named.items() if extra not in NOT_LOCKED]
    wanted = [*project["project"]["dependencies"], *(each for extra in extras for each in extra)]
    wanted = [each for each in wanted if name_of(each) != "zaubertisch"]  # an extra may include another one
    locked = {name_of(pin) for pin in pins(LOCKS[0])}
    assert {name_of(each) for each in [*wanted, *project["dependency-groups"]["build"]]} <= locked
    assert {name_of(each) for each in project["dependency-groups"]["node"]} == {name_of(pin) for pin in pins(LOCKS[1])}


def test_this_environment_is_the_locked_one() -> None:
    """pip itself reads the lock with hashes required, and finds nothing left to fetch."""
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--dry-run", "--no-index", "--no-deps"]
    done = subprocess.run(
        [*command, "--require-hashes", "--requirement", str(ROOT / LOCKS[0])], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr[-500:]


def test_setup_lets_pip_check_the_hashes() -> None:
    for path in ("Makefile", "web/tools/npm"):
        text = (ROOT / path).read_text(encoding="utf-8")
        assert "--require-hashes --requirement" in text
        installs = [line for line in text.splitlines() if re.search(r"\$\(PIP\)|-m pip install", line)]
        for line in installs:
            is_checked = "--require-hashes" in line or "--no-deps" in line
            assert is_checked or line.startswith("PIP :=") or line.endswith(" uv"), line


@pytest.mark.parametrize("folder", ["web", "tools/peers"])
def test_packages_of_client_and_peers_have_checksums_and_no_addresses(folder: str) -> None:
    packages = json.loads((ROOT / folder / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    others = {name: each for name, each in packages.items() if name}
    assert len(others) > 50
    for name, each in others.items():
        assert each.get("integrity", "").startswith("sha512-"), name
        assert "resolved" not in each, name


def licences() -> dict[str, str]:
    return {path.name: path.read_text(encoding="utf-8") for path in (ROOT / "web/public/licences").glob("*.txt")}


def test_fonts_and_icons_have_the_whole_text_of_their_licences() -> None:
    found = licences()
    package = json.loads((ROOT / "web/package.json").read_text(encoding="utf-8"))["devDependencies"]
    fonts = [name.rpartition("/")[2] for name in package if name.startswith("@fontsource")]
    assert fonts
    for font in fonts:
        assert OWN["open-font"] in found[f"{font}.txt"]
        assert "Copyright" in found[f"{font}.txt"]
    assert OWN["icons"] in found["game-icons.txt"]
    assert "8. Miscellaneous" in found["game-icons.txt"]


def test_the_page_of_credits_links_every_licence() -> None:
    page = (ROOT / "web/src/pages/Credits.svelte").read_text(encoding="utf-8")
    for name in licences():
        assert f"/licences/{name}" in page or f'"{name.removesuffix(".txt")}"]' in page


def test_the_package_holds_the_licences_and_the_client_shows_them(tmp_path: Path) -> None:
    built = ROOT / "src/zaubertisch/server/client/licences"
    if not built.parent.exists():
        pytest.skip("no client is built in")
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    with zipfile.ZipFile(next(tmp_path.glob("*.whl"))) as wheel:
        names = wheel.namelist()
    for name in licences():
        assert f"zaubertisch/server/client/licences/{name}" in names
        assert any(each.endswith(f".dist-info/licenses/web/public/licences/{name}") for each in names)
