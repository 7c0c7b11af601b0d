# Makes a small model for the manual's pictures: props.py dog|egg FILE.obj. The dog is a coarse mesh of cubes' sides, the
# egg has a picture of heights as its normal map.
import math
import struct
import sys
import zlib


def dog():
    # x: left to right, y: up, z: to the nose; cells of a coarse grid
    cells = {(x, 2, z) for x in range(3) for z in range(5)} | {(1, 3, z) for z in range(5)}
    cells |= {(x, y, z) for x in (0, 2) for y in (0, 1) for z in (0, 4)}  # legs
    cells |= {(1, 4, 4), (1, 4, 5)} | {(x, y, z) for x in range(3) for y in (5, 6) for z in (4, 5)}  # neck and head
    cells |= {(1, 5, 6), (1, 5, 7), (0, 7, 4), (2, 7, 4)}  # snout and ears
    cells |= {(1, 3, -1), (1, 4, -1), (1, 5, -2), (1, 4, -2)}  # tail
    axes = ((1, 0, 0), (0, 1, 0), (0, 0, 1))
    vertices, faces = {}, []
    for cell in sorted(cells):
        for a, axis in enumerate(axes):
            for side in (0, 1):
                if tuple(c + (2 * side - 1) * k for c, k in zip(cell, axis)) in cells:
                    continue
                u, v = axes[(a + 1) % 3], axes[(a + 2) % 3]
                corners = [(0, 0), (1, 0), (1, 1), (0, 1)]
                face = []
                for s, t in corners if side else reversed(corners):
                    corner = tuple(cell[i] + side * axis[i] + s * u[i] + t * v[i] for i in range(3))
                    face.append(vertices.setdefault(corner, len(vertices) + 1))
                faces.append(face)
    lines = [f"v {(x - 1.5) * 0.1:.2f} {y * 0.1:.2f} {z * 0.1:.2f}" for x, y, z in vertices]
    return lines + ["f " + " ".join(map(str, face)) for face in faces]


def chunk(name, content):
    return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))


def scales(size):  # rows of overlapping scales, as heights
    rows = []
    for y in range(size):
        row = bytearray(b"\0")
        for x in range(size):
            height = 0.0
            for step in (0, 1):  # a scale hangs from its own row or from the one above
                row_number = math.floor(y / size * 16) - step
                down = y / size * 16 - row_number
                across = (x / size * 16 + 0.5 * (row_number % 2)) % 1.0 - 0.5
                inside = 1.0 - (across / 0.56) ** 2 - (max(0.0, down - 0.7) / 0.75) ** 2
                if inside > 0.0:
                    height = max(height, 0.4 * min(1.0, 4.0 * inside) + 0.3 * down)
            row.append(min(255, int(255 * height)))
        rows.append(bytes(row))
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", size, size, 8, 0, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(b"".join(rows))) + chunk(b"IEND", b""))


def egg(name):
    with open(name + ".png", "wb") as file:
        file.write(scales(1024))
    with open(name + ".mtl", "w") as file:
        file.write(f"newmtl shell\nKd 0.04 0.2 0.17\nmap_bump -bm 1 {name.rsplit('/', 1)[-1]}.png\n")
    lines, around, up = [f"mtllib {name.rsplit('/', 1)[-1]}.mtl", "usemtl shell"], 96, 48
    for j in range(up + 1):
        angle = math.pi * j / up
        for i in range(around + 1):
            turn = 2.0 * math.pi * i / around
            radius = 0.36 * math.sin(angle) * (1.0 + 0.16 * math.cos(angle))
            lines.append(f"v {radius * math.sin(turn):.5f} {0.5 - 0.5 * math.cos(angle):.5f} {radius * math.cos(turn):.5f}")
            lines.append(f"vt {2.0 * i / around:.5f} {j / up:.5f}")
    for j in range(up):
        for i in range(around):
            a = j * (around + 1) + i + 1
            b = a + around + 1
            lines.append("f " + " ".join(f"{v}/{v}" for v in (a, a + 1, b + 1, b)))
    return lines


with open(sys.argv[2], "w") as file:
    file.write("\n".join(dog() if sys.argv[1] == "dog" else egg(sys.argv[2].removesuffix(".obj"))) + "\n")
