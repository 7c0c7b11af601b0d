# Makes a small model for the manual's pictures: props.py dog|egg|dressed FILE.obj. The dog is a coarse mesh of cubes'
# sides, the egg has a picture of heights as its normal map, the dressed body is of capsules, with a skirt and hair that
# hang freely.
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


def tube(start, end, radius, around=16, up=8):  # a capsule, as rows of rings
    axis = [b - a for a, b in zip(start, end)]
    length = math.hypot(*axis)
    along = [c / length for c in axis]
    side = (1.0, 0.0, 0.0) if abs(along[0]) < 0.9 else (0.0, 1.0, 0.0)
    u = [along[(i + 1) % 3] * side[(i + 2) % 3] - along[(i + 2) % 3] * side[(i + 1) % 3] for i in range(3)]
    u = [c / math.hypot(*u) for c in u]
    v = [along[(i + 1) % 3] * u[(i + 2) % 3] - along[(i + 2) % 3] * u[(i + 1) % 3] for i in range(3)]
    rings = []
    for j in range(2 * up + 2):
        angle = math.pi / 2 * ((j if j <= up else j - 1) / up - 1.0)
        middle = start if j <= up else end
        wide, far = max(2e-3, radius * math.cos(angle)), radius * math.sin(angle)
        turns = [2.0 * math.pi * i / around for i in range(around)]
        rings.append([[m + far * a + wide * (math.cos(t) * b + math.sin(t) * c)
                       for m, a, b, c in zip(middle, along, u, v)] for t in turns])
    return rings


def dressed():
    limbs = [((0, 0.95, 0), (0, 1.05, 0), 0.13), ((0, 1.05, 0), (0, 1.2, 0), 0.12), ((0, 1.2, 0), (0, 1.36, 0), 0.13),
             ((0, 1.44, 0), (0, 1.56, 0), 0.05), ((0, 1.58, 0), (0, 1.7, 0), 0.1)]
    for x in (1.0, -1.0):
        limbs += [((0.09 * x, 0.9, 0), (0.1 * x, 0.5, 0), 0.075), ((0.1 * x, 0.5, 0), (0.1 * x, 0.1, 0), 0.05),
                  ((0.1 * x, 0.06, 0), (0.1 * x, 0.05, 0.15), 0.05), ((0.17 * x, 1.38, 0), (0.36 * x, 1.19, 0), 0.045),
                  ((0.36 * x, 1.19, 0), (0.53 * x, 1.02, 0), 0.04), ((0.53 * x, 1.02, 0), (0.6 * x, 0.95, 0), 0.035)]
    skirt = [[((0.16 + 0.08 * r / 10) * math.sin(-math.pi * i / 16), 0.98 - 0.05 * r,
               (0.16 + 0.08 * r / 10) * math.cos(-math.pi * i / 16)) for i in range(32)] for r in range(11)]
    hair = [[(0.15 * math.sin(i / 8 - 1.0), 1.72 - 0.05 * r, -0.15 * math.cos(i / 8 - 1.0)) for i in range(17)]
            for r in range(11)]
    lines, count = [], 0
    for name, pieces, closed in (("Body", [tube(*limb) for limb in limbs], True), ("Skirt", [skirt], True),
                                 ("Hair", [hair], False)):
        lines.append(f"o {name}")
        for rings in pieces:
            around = len(rings[0])
            lines += [f"v {x:.4f} {y:.4f} {z:.4f}" for ring in rings for x, y, z in ring]
            for j in range(len(rings) - 1):
                for i in range(around if closed else around - 1):
                    a, b = count + j * around + i + 1, count + j * around + (i + 1) % around + 1
                    lines.append(f"f {a} {b} {b + around} {a + around}")
            count += around * len(rings)
    return lines


made = {"dog": dog, "dressed": dressed, "egg": lambda: egg(sys.argv[2].removesuffix(".obj"))}[sys.argv[1]]()
with open(sys.argv[2], "w") as file:
    file.write("\n".join(made) + "\n")
