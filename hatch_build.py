"""A wheel that brings compiled rules along fits one Python and one system; any other wheel fits all."""

import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledRules(BuildHookInterface):  # type: ignore[type-arg]
    """Names the wheel by what is in it."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if (Path(self.root) / "src/zaubertisch/compiled").is_dir():
            python = f"cp{sys.version_info.major}{sys.version_info.minor}"
            platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
            build_data["pure_python"] = False
            build_data["tag"] = f"{python}-{python}-{platform}"
