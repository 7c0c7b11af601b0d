"""The Blender add-on's modules, without Blender or on a stand-in of it. Exits with 77, which skips, where numpy is
missing."""

import importlib
import pathlib
import sys
import types

try:
    import numpy  # noqa: F401
except ImportError:
    sys.exit(77)

ADDON = pathlib.Path(__file__).resolve().parents[2] / "installer" / "blender" / "sinew_bridge"


def modules(*names):
    """Of the add-on, but for its __init__, which wants Blender."""
    if "bridge" not in sys.modules:
        package = types.ModuleType("bridge")
        package.__path__ = [str(ADDON)]
        sys.modules["bridge"] = package
    return tuple(importlib.import_module(f"bridge.{name}") for name in names)
