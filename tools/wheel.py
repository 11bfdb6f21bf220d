"""`make wheel`: the package in dist/; with CPU=x86-64-v3 also the rules, compiled for every processor of that kind.

Such a wheel fits one version of Python, of Numba and NumPy (those that are installed here), and one system; elsewhere
its rules are compiled as always.
"""

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

from zaubertisch.kernel.cache import CPU_FLAGS, SHIPPED, cpu_flags

ROOT = Path(__file__).resolve().parents[1]
MADE = ROOT / "build" / "compiled"


def compile_for(kind: str) -> None:
    """Into a cache of its own, which then lies in the package."""
    if not CPU_FLAGS[kind] <= cpu_flags():
        sys.exit(f"wheel: this processor is none of {kind}: what is compiled must run here once")
    shutil.rmtree(MADE / kind, ignore_errors=True)  # of other states of the sources nothing shall be in it
    environment = os.environ | {"ZAUBERTISCH_CACHE": str(MADE / kind), "ZAUBERTISCH_CPU": kind}
    subprocess.run([sys.executable, "-m", "zaubertisch", "warm"], env=environment, check=True)
    shutil.copytree(MADE / kind, SHIPPED / kind)


def build() -> None:
    environment = os.environ | {"ZAUBERTISCH_RULES": "python"}
    subprocess.run([sys.executable, "-m", "zaubertisch.tables.rule_index"], env=environment, cwd=ROOT, check=True)
    subprocess.run([sys.executable, "-m", "hatchling", "build", "--target", "wheel"], cwd=ROOT, check=True)


def main() -> int:
    parser = argparse.ArgumentParser(prog="make wheel", description=__doc__.split("\n")[0])
    parser.add_argument("--cpu", default="", choices=["", *CPU_FLAGS], help="a kind of processors")
    kind = parser.parse_args().cpu
    try:
        if kind:
            compile_for(kind)
        build()
    finally:
        shutil.rmtree(SHIPPED, ignore_errors=True)  # in the tree it would be used instead of what is compiled here
    return 0


if __name__ == "__main__":
    sys.exit(main())
