#!/usr/bin/env python3
"""Packs the Blender add-on: the same bytes from the same sources, whatever the day, the machine or the user.

Usage: pack.py VERSION OUT.zip
One zip serves both ways that Blender installs: add-ons (3.4 to 4.1) and extensions (4.2 and later). VERSION is the
project's; the add-on has to be of the same.
"""

import pathlib
import re
import sys
import zipfile

ADDON = pathlib.Path(__file__).resolve().parent / "sinew_bridge"
LICENSE = ADDON.parent.parent.parent / "LICENSE"
ENDINGS = {".py", ".toml"}


def versions():
    """Those that the add-on says, by file."""
    legacy = re.search(r'"version": \((\d+), (\d+), (\d+)\)', (ADDON / "__init__.py").read_text(encoding="utf-8"))
    extension = re.search(r'^version = "(.*)"$', (ADDON / "blender_manifest.toml").read_text(encoding="utf-8"), re.M)
    return {"__init__.py": ".".join(legacy.groups()), "blender_manifest.toml": extension.group(1)}


def pack(out):
    files = sorted(file for file in ADDON.iterdir() if file.suffix in ENDINGS)
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as archive:  # compressed bytes differ between zlibs
        for file in [*files, LICENSE]:
            entry = zipfile.ZipInfo(f"{ADDON.name}/{file.name}", (1980, 1, 1, 0, 0, 0))
            entry.create_system = 3  # Unix, also when packed elsewhere
            entry.external_attr = 0o100644 << 16
            archive.writestr(entry, file.read_bytes())


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__.strip())
    version, out = sys.argv[1:]
    for file, said in versions().items():
        if said != version:
            sys.exit(f"{ADDON / file} says version {said}, the project is {version}")
    pack(out)


if __name__ == "__main__":
    main()
