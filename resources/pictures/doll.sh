#!/bin/bash
# Makes the manual's picture of a drawn character anew with the release build: draws a figure, gives it a skeleton,
# binds it, and leaves its weights as resources/pictures/doll.png.
# Usage: resources/pictures/doll.sh      needs python3, imagemagick
set -euo pipefail

root=$(cd "$(dirname "$0")/../.." && pwd)
sinew=$root/build/release/bin/sinew
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
python3 - "$scratch/doll.png" <<'DRAW'
import math, struct, sys, zlib

WIDTH, HEIGHT = 400, 380
SKIN, SHIRT, TROUSERS, SHOE = (236, 188, 150), (72, 132, 196), (70, 74, 104), (60, 46, 44)
# from, to, radius, colour: of one side, in pixels from the middle; the lowest first
LIMBS = [(20, 180, 20, 24, 14, TROUSERS), (20, 14, 28, 14, 11, SHOE), (16, 276, 150, 276, 11, SHIRT),
         (150, 276, 168, 276, 9, SKIN), (0, 190, 0, 270, 31, SHIRT), (0, 280, 0, 320, 10, SKIN), (0, 336, 0, 336, 25, SKIN)]


def away(x, y, ax, ay, bx, by):
    length = (bx - ax) ** 2 + (by - ay) ** 2
    share = min(1.0, max(0.0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length)) if length else 0.0
    return math.hypot(ax + share * (bx - ax) - x, ay + share * (by - ay) - y)


def texel(x, y):
    color = (0, 0, 0, 0)
    for ax, ay, bx, by, radius, paint in LIMBS:
        if away(abs(x - WIDTH / 2), y, ax, ay, bx, by) < radius:
            color = (*paint, 255)
    return bytes(color)


def chunk(name, content):
    return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))


rows = b"".join(b"\0" + b"".join(texel(x + 0.5, y + 0.5) for x in range(WIDTH)) for y in reversed(range(HEIGHT)))
with open(sys.argv[1], "wb") as file:
    file.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", WIDTH, HEIGHT, 8, 6, 0, 0, 0))
               + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))
DRAW
"$sinew" rig "$scratch/doll.png" --template paper-doll -o "$scratch/doll.glb" --quiet
"$sinew" bind "$scratch/doll.glb" --solver picture -o "$scratch/bound.glb" --snapshot "$scratch/bound.png" --quiet
convert "$scratch/bound.png" -resize 1400x +dither -colors 200 "PNG8:$root/resources/pictures/doll.png"
