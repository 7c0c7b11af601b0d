#!/usr/bin/env python3
"""Packs the icon's drawings into an .icns, which is a head and PNG files, each with a word for its size.

Usage: icns.py FOLDER ID FILE.icns    takes FOLDER/SIZExSIZE/apps/ID.png, as sinew_draw_icons writes them
"""

import pathlib
import struct
import sys

# Apple's words: for plain screens, and for those of twice the density.
KINDS = {
    16: [b"icp4"],
    32: [b"icp5", b"ic11"],
    64: [b"ic12"],
    128: [b"ic07"],
    256: [b"ic08", b"ic13"],
    512: [b"ic09", b"ic14"],
}
PNG = b"\x89PNG\r\n\x1a\n"


def drawing(folder: pathlib.Path, size: int, name: str) -> bytes:
    path = folder / f"{size}x{size}" / "apps" / f"{name}.png"
    try:
        data = path.read_bytes()
    except OSError as error:
        sys.exit(f"icns.py: {path} is not read: {error.strerror}; sinew_draw_icons draws it")
    if not data.startswith(PNG) or struct.unpack(">II", data[16:24]) != (size, size):
        sys.exit(f"icns.py: {path} is no PNG of {size} by {size} pixels; draw it anew")
    return data


def packed(folder: pathlib.Path, name: str) -> bytes:
    parts = []
    for size, kinds in KINDS.items():
        data = drawing(folder, size, name)
        parts += [kind + struct.pack(">I", 8 + len(data)) + data for kind in kinds]
    body = b"".join(parts)
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def main() -> None:
    if len(sys.argv) != 4:
        sys.exit("usage: icns.py FOLDER ID FILE.icns")
    pathlib.Path(sys.argv[3]).write_bytes(packed(pathlib.Path(sys.argv[1]), sys.argv[2]))


if __name__ == "__main__":
    main()
