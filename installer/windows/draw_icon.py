"""Draws the program's icon as Windows wants it: one .ico with the sizes of menus, desktops and lists.

Usage: draw_icon.py ICON.svg ICON.ico
It needs rsvg-convert (Debian's librsvg2-bin). The same drawing gives the same bytes.
"""

import shutil
import struct
import subprocess
import sys
import zlib

SIZES = (16, 24, 32, 48, 64, 128, 256)
PACKED_FROM = 256  # Old readers of .ico know PNG in this size alone.


def fail(text):
    sys.exit(f"icon: {text}")


def draw(svg, size):
    """The drawing as the bytes of a PNG."""
    done = subprocess.run(["rsvg-convert", "-w", str(size), "-h", str(size), svg], capture_output=True, check=False)
    if done.returncode:
        fail(f"{svg} is not drawn: {done.stderr.decode(errors='replace').strip()}")
    return done.stdout


def chunks(png):
    at = 8
    while at < len(png):
        length, kind = struct.unpack_from(">I4s", png, at)
        yield kind, png[at + 8:at + 8 + length]
        at += length + 12


def predicted(kind, left, above, corner):
    """What a PNG's filter adds to a byte, from its neighbours."""
    if kind == 4:
        base = left + above - corner
        return min((left, above, corner), key=lambda neighbour: abs(base - neighbour))
    return (0, left, above, (left + above) // 2)[kind]


def rows(png, size):
    """The rows of a PNG, four bytes a pixel: red, green, blue, alpha."""
    parts = list(chunks(png))
    if parts[0][1] != struct.pack(">IIBBBBB", size, size, 8, 6, 0, 0, 0):
        fail("rsvg-convert draws in another kind of PNG than 8 bits of red, green, blue and alpha")
    packed = zlib.decompress(b"".join(data for kind, data in parts if kind == b"IDAT"))
    stride = size * 4
    above = bytearray(stride)
    for start in range(0, len(packed), stride + 1):
        row = bytearray(packed[start + 1:start + 1 + stride])
        for i in range(stride):
            left, corner = (row[i - 4], above[i - 4]) if i >= 4 else (0, 0)
            row[i] = (row[i] + predicted(packed[start], left, above[i], corner)) & 255
        yield row
        above = row


def bitmap(png, size):
    """The picture as .ico holds it: blue, green, red, alpha from the bottom up, and a mask of what is clear."""
    colours = bytearray()
    mask = bytearray()
    for row in reversed(list(rows(png, size))):
        row[0::4], row[2::4] = row[2::4], row[0::4]
        colours += row
        bits = "".join("0" if alpha else "1" for alpha in row[3::4])
        mask += int(bits.ljust((size + 31) // 32 * 32, "0"), 2).to_bytes((size + 31) // 32 * 4, "big")
    header = struct.pack("<IiiHHIIiiII", 40, size, size * 2, 1, 32, 0, len(colours) + len(mask), 0, 0, 0, 0)
    return header + colours + mask


def icon(svg):
    pictures = []
    for size in SIZES:
        png = draw(svg, size)
        pictures.append(png if size >= PACKED_FROM else bitmap(png, size))
    entries = b""
    at = 6 + 16 * len(SIZES)
    for size, picture in zip(SIZES, pictures):
        entries += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), at)
        at += len(picture)
    return struct.pack("<HHH", 0, 1, len(SIZES)) + entries + b"".join(pictures)


def main():
    if len(sys.argv) != 3:
        print("usage: draw_icon.py ICON.svg ICON.ico", file=sys.stderr)
        sys.exit(2)
    if not shutil.which("rsvg-convert"):
        fail("rsvg-convert is missing; run installer/windows/setup.sh")
    drawn = icon(sys.argv[1])
    try:
        with open(sys.argv[2], "wb") as file:
            file.write(drawn)
    except OSError as error:
        fail(f"{sys.argv[2]} is not written: {error.strerror}")


main()
