"""`make release VERSION=1.2.0`: version, changelog, packages, bill of materials and hashes, in one go.

Everything is checked before anything is written. What is made lies in dist/; the version's commit and tag are made last
and nothing is pushed, so a release that was a mistake is undone with `git reset --hard HEAD~1` and `git tag -d`.
"""

import argparse
import datetime
import hashlib
import json
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
VERSION_FILE = Path("src/zaubertisch/__init__.py")
CHANGELOG = Path("CHANGELOG.md")
NUMBER = re.compile(r"\d+\.\d+\.\d+")
VERSION_LINE = re.compile(r'^__version__ = "(?P<version>[^"]+)"$', re.MULTILINE)
OPEN = "## [Unreleased]\n"
PIN = re.compile(r"^(?P<name>[a-z0-9][a-z0-9.-]*)==(?P<version>[^ ;\\]+)", re.MULTILINE)
HASH = re.compile(r"--hash=sha256:([0-9a-f]{64})")


class Refused(Exception):
    """Why there is no release."""


def version_of(text: str) -> str:
    found = VERSION_LINE.search(text)
    if not found:
        raise Refused(f'{VERSION_FILE}: no line __version__ = "..."')
    return found["version"]


def as_numbers(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split("."))


def check_version(old: str, new: str) -> None:
    if not NUMBER.fullmatch(new):
        raise Refused(f"version {new!r}: allowed is MAJOR.MINOR.PATCH, e.g. 1.2.0")
    if NUMBER.fullmatch(old) and as_numbers(new) <= as_numbers(old):
        raise Refused(f"version {new}: allowed is a later one than {old}")


def dated(changelog: str, version: str, day: datetime.date) -> str:
    """What was unreleased becomes this version; a new, empty part begins."""
    before, found, after = changelog.partition(OPEN)
    if not found:
        raise Refused(f"{CHANGELOG}: no part {OPEN.strip()!r}")
    if not after.partition("\n## ")[0].strip():
        raise Refused(f"{CHANGELOG}: nothing is noted under {OPEN.strip()!r}")
    return f"{before}{OPEN}\n## [{version}] - {day.isoformat()}\n{after}"


def bill_of_materials(lock: str, version: str) -> str:
    """Every locked package with its hashes, as CycloneDX 1.5 wants it."""
    blocks = re.split(r"\n(?=\S)", lock.strip())
    components = [component(block) for block in blocks if PIN.match(block)]
    return json.dumps(
        {
            "bomFormat": "CycloneDX",
            "specVersion": "1.5",
            "version": 1,
            "metadata": {"component": {"type": "application", "name": "zaubertisch", "version": version}},
            "components": components,
        },
        indent=1,
    )


def component(block: str) -> dict[str, object]:
    pin = PIN.match(block)
    assert pin
    name, version = pin["name"], pin["version"].strip()
    hashes = [{"alg": "SHA-256", "content": each} for each in HASH.findall(block)]
    return {"type": "library", "name": name, "version": version, "purl": f"pkg:pypi/{name}@{version}", "hashes": hashes}


def hashes_of(folder: Path) -> str:
    """As `sha256sum --check` reads it."""
    files = sorted(path for path in folder.iterdir() if path.name != "SHA256SUMS")
    return "".join(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files)


def git(root: Path, *arguments: str) -> str:
    return subprocess.run(("git", *arguments), cwd=root, check=True, capture_output=True, text=True).stdout.strip()


def release(root: Path, version: str, day: datetime.date) -> Path:
    """Makes the release in a working copy; gives the folder with what belongs to it."""
    old = version_of((root / VERSION_FILE).read_text(encoding="utf-8"))
    check_version(old, version)
    if git(root, "status", "--porcelain", "--untracked-files=no"):
        raise Refused("the working copy has changes: commit them first")
    if git(root, "tag", "--list", f"v{version}"):
        raise Refused(f"tag v{version}: it exists already")
    try:
        folder = written(root, version, day)
        git(root, "commit", "--quiet", "--all", "--no-verify", "--message", f"Release {version}")
    except BaseException:
        git(root, "checkout", "--quiet", "--", str(CHANGELOG), str(VERSION_FILE))
        raise
    git(root, "tag", f"v{version}")
    return folder


def written(root: Path, version: str, day: datetime.date) -> Path:
    """The version and the changelog, and all that is built of them."""
    changelog, source = ((root / path).read_text(encoding="utf-8") for path in (CHANGELOG, VERSION_FILE))
    write(root / CHANGELOG, dated(changelog, version, day))
    write(root / VERSION_FILE, VERSION_LINE.sub(f'__version__ = "{version}"', source))
    return build(root, version)


def build(root: Path, version: str) -> Path:
    """Packages, bill of materials and hashes, in dist/VERSION."""
    folder = root / "dist" / version
    subprocess.run((sys.executable, "-m", "hatchling", "build", "--directory", str(folder)), cwd=root, check=True)
    lock = (root / "requirements.lock").read_text(encoding="utf-8")
    write(folder / f"zaubertisch-{version}.cdx.json", bill_of_materials(lock, version))
    write(folder / "SHA256SUMS", hashes_of(folder))
    return folder


def write(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description="Make a release: version, changelog, packages, hashes.")
    parser.add_argument("version", help="the new version, e.g. 1.2.0")
    wanted = parser.parse_args()
    try:
        folder = release(ROOT, wanted.version, datetime.datetime.now(datetime.UTC).date())
    except Refused as why:
        print(f"release: {why}", file=sys.stderr)
        return 2
    print(*(f"release: {path.relative_to(ROOT)}" for path in sorted(folder.iterdir())), sep="\n")
    print(f"release: tagged v{wanted.version}; git push --follow-tags publishes it")
    return 0


if __name__ == "__main__":
    sys.exit(main())
