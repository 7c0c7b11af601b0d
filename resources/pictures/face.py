"""Writes a head with the shapes of ARKit, skinned to five joints.
Usage: face.py OUT.glb"""
import json
import math
import struct
import sys

EYE = (0.036, 1.615, 0.074)
MOUTH = (0.0, 1.548)
HEAD = ((0.0, 1.6, 0.0), (0.09, 0.115, 0.1))
JOINTS = [('Hips', -1, (0.0, 1.3, 0.0)), ('Spine', 0, (0.0, 1.4, 0.0)), ('Head', 1, (0.0, 1.5, 0.0)),
          ('LeftEye', 2, EYE), ('RightEye', 2, (-EYE[0], EYE[1], EYE[2]))]
COLORS = {'Skin': (0.86, 0.62, 0.5), 'Eyes': (0.95, 0.95, 0.93), 'Iris': (0.07, 0.12, 0.16),
          'Brows': (0.2, 0.1, 0.05), 'Lips': (0.62, 0.2, 0.2), 'Inside': (0.13, 0.02, 0.03)}


def grid(across, down, place):
    """Places of (across + 1) x (down + 1) vertices, u and v from 0 to 1, and their triangles."""
    rows = [[place(i / across, j / down) for i in range(across + 1)] for j in range(down + 1)]
    at = lambda i, j: j * (across + 1) + i
    faces = []
    for j in range(down):
        for i in range(across):
            faces += [(at(i, j), at(i + 1, j), at(i + 1, j + 1)), (at(i, j), at(i + 1, j + 1), at(i, j + 1))]
    return [place for row in rows for place in row], faces


def ellipsoid(center, radii, across=32, down=24, start=0.0):
    def place(u, v):
        around, high = 2 * math.pi * u, math.pi * (start + (1 - start) * v)
        return (center[0] - radii[0] * math.sin(high) * math.cos(around),
                center[1] - radii[1] * math.cos(high),
                center[2] + radii[2] * math.sin(high) * math.sin(around))
    return grid(across, down, place)


def surface(x, y):
    """How far the head reaches to the front."""
    (cx, cy, cz), (rx, ry, rz) = HEAD
    return cz + rz * math.sqrt(max(0.0, 1 - ((x - cx) / rx) ** 2 - ((y - cy) / ry) ** 2))


def lid(side, closed):
    def place(u, v):
        around = math.pi * u
        high = math.radians(100 - (55 + 75 * closed) * v)
        r = 0.0215
        return (side * EYE[0] - r * math.cos(around), EYE[1] + r * math.sin(around) * math.sin(high),
                EYE[2] + r * math.sin(around) * math.cos(high))
    return grid(16, 10, place)


def brow(side, inner=0.0, outer=0.0):
    def place(u, v):
        x = 0.014 + 0.045 * u
        y = 1.652 + 0.009 * math.sin(math.pi * (0.15 + 0.6 * u)) + inner * (1 - u) + outer * u + 0.007 * v
        return (side * x, y, surface(x, y) + 0.004)
    return grid(12, 2, place if side > 0 else lambda u, v: place(1 - u, v))


def lips(x=1.0, wide=0.0, drop=0.0, corners=(0.0, 0.0), radius=0.0045, inside=False):
    """A ring about the mouth, or the dark inside of it; corners: how far the right and the left one go up."""
    def middle(t):
        c, s = math.cos(t), math.sin(t)
        px = 0.032 * x * c
        up = corners[1] * max(0.0, c) ** 2 + corners[0] * max(0.0, -c) ** 2
        py = MOUTH[1] + (0.004 + wide) * s + up
        depth = surface(px, py) + 0.001 # the chin comes along
        return px, py + drop * min(0.0, s), depth

    def tube(u, v):
        t, a = 2 * math.pi * u, 2 * math.pi * v
        px, py, pz = middle(t)
        return (px + radius * math.cos(a) * math.cos(t), py + radius * math.cos(a) * math.sin(t), pz + radius * math.sin(a))

    def disc(u, v):
        px, py, _ = middle(2 * math.pi * u)
        low = drop * min(0.0, math.sin(2 * math.pi * u))
        y = MOUTH[1] + (py - low - MOUTH[1]) * v
        return (px * v, y + low * v - drop * 0.4 * (1 - v), surface(px * v, y) + 0.0008)
    return grid(40, 10, tube) if not inside else grid(40, 4, disc)


def skin(drop=0.0, cheeks=(0.0, 0.0), sneer=(0.0, 0.0)):
    head, faces = ellipsoid(*HEAD, across=48, down=40)
    nose, more = ellipsoid((0.0, 1.583, 0.1), (0.011, 0.013, 0.014), 16, 12)
    neck, last = grid(24, 4, lambda u, v: (-0.042 * math.cos(2 * math.pi * u), 1.38 + 0.14 * v,
                                           -0.01 + 0.042 * math.sin(2 * math.pi * u)))
    moved = []
    for x, y, z in head:
        chin = max(0.0, min(1.0, (1.555 - y) / 0.04)) * max(0.0, min(1.0, (z + 0.02) / 0.06))
        puff = 0.0
        for amount, side in zip(cheeks, (1, -1)):
            puff += amount * math.exp(-(((x - side * 0.05) / 0.02) ** 2 + ((y - 1.58) / 0.018) ** 2)) * (z > 0)
        moved.append((x, y - drop * chin + 0.5 * puff, z + puff))
    nose = [(x, y + sum(a for a, s in zip(sneer, (1, -1)) if s * x > 0), z) for x, y, z in nose]
    offset = len(head)
    faces = faces + [tuple(i + offset for i in f) for f in more]
    offset += len(nose)
    return moved + nose + neck, faces + [tuple(i + offset for i in f) for f in last]


def hair():
    return ellipsoid((0.0, 1.612, -0.009), (0.097, 0.117, 0.103), 48, 16, start=0.73)


def eyes(turn=((0.0, 0.0), (0.0, 0.0)), iris=False):
    places, faces = [], []
    for side, (dx, dy) in zip((1, -1), turn):
        center = (side * EYE[0], EYE[1], EYE[2])
        if iris:
            center = (center[0] + dx, center[1] + dy, center[2] + math.sqrt(0.018 ** 2 - dx * dx - dy * dy))
        more, ring = ellipsoid(center, (0.009, 0.009, 0.004) if iris else (0.02,) * 3, 24, 16)
        faces += [tuple(i + len(places) for i in f) for f in ring]
        places += more
    return places, faces


def pair(make, left, right):
    (a, f), (b, g) = make(1, **left), make(-1, **right)
    return a + b, f + [tuple(i + len(a) for i in t) for t in g]


def sided(name, of):
    """The shape of both sides by what `of` makes of (left, right) amounts."""
    return {name + 'Left': of(1, 0), name + 'Right': of(0, 1)}


def parts():
    """Name, material, the rest, and the shapes that move it."""
    lids = lambda l, r: pair(lid, {'closed': l}, {'closed': r})[0]
    brows = lambda i, o: pair(brow, {'inner': i[0], 'outer': o[0]}, {'inner': i[1], 'outer': o[1]})[0]
    look = lambda l, r: eyes(((l[0], l[1]), (r[0], r[1])), iris=True)[0]
    yield 'Head', 'Skin', skin(), {
        'jawOpen': skin(drop=0.022)[0],
        **sided('cheekSquint', lambda l, r: skin(cheeks=(0.009 * l, 0.009 * r))[0]),
        **sided('noseSneer', lambda l, r: skin(sneer=(0.004 * l, 0.004 * r))[0])}
    yield 'Hair', 'Brows', hair(), {}
    yield 'Eyeballs', 'Eyes', eyes(), {}
    yield 'Irises', 'Iris', eyes(iris=True), {
        **sided('eyeLookUp', lambda l, r: look((0, 0.008 * l), (0, 0.008 * r))),
        **sided('eyeLookDown', lambda l, r: look((0, -0.008 * l), (0, -0.008 * r))),
        **sided('eyeLookIn', lambda l, r: look((-0.008 * l, 0), (0.008 * r, 0))),
        **sided('eyeLookOut', lambda l, r: look((0.008 * l, 0), (-0.008 * r, 0)))}
    yield 'Lids', 'Skin', pair(lid, {'closed': 0}, {'closed': 0}), {
        **sided('eyeBlink', lids),
        **sided('eyeSquint', lambda l, r: lids(0.4 * l, 0.4 * r)),
        **sided('eyeWide', lambda l, r: lids(-0.3 * l, -0.3 * r))}
    yield 'Brows', 'Brows', pair(brow, {}, {}), {
        'browInnerUp': brows((0.013, 0.013), (0, 0)),
        **sided('browOuterUp', lambda l, r: brows((0, 0), (0.012 * l, 0.012 * r))),
        **sided('browDown', lambda l, r: brows((-0.014 * l, -0.014 * r), (-0.003 * l, -0.003 * r)))}
    for name, material, inside in (('Lips', 'Lips', False), ('Mouth', 'Inside', True)):
        ring = lambda **how: lips(inside=inside, **how)[0]
        yield name, material, lips(inside=inside), {
            'jawOpen': ring(drop=0.032), 'mouthPucker': ring(x=0.45, wide=0.003),
            'mouthFunnel': ring(x=0.55, wide=0.012),
            **sided('mouthSmile', lambda l, r: ring(x=1.15, corners=(0.016 * r, 0.016 * l))),
            **sided('mouthFrown', lambda l, r: ring(corners=(-0.013 * r, -0.013 * l))),
            **sided('mouthStretch', lambda l, r: ring(x=1 + 0.1 * (l + r))),
            **sided('mouthPress', lambda l, r: ring(wide=-0.002)),
            **sided('mouthDimple', lambda l, r: ring(x=1.06, corners=(0.003 * r, 0.003 * l)))}


class Buffer:
    def __init__(self):
        self.bytes, self.views, self.accessors = bytearray(), [], []

    def add(self, form, kind, code, rows, limits=False):
        start = len(self.bytes)
        for row in rows:
            self.bytes += struct.pack(form, *row)
        self.bytes += b'\0' * (-len(self.bytes) % 4)
        self.views.append({'buffer': 0, 'byteOffset': start, 'byteLength': len(rows) * struct.calcsize(form)})
        accessor = {'bufferView': len(self.views) - 1, 'componentType': code, 'count': len(rows), 'type': kind}
        if limits:
            accessor['min'] = [min(column) for column in zip(*rows)]
            accessor['max'] = [max(column) for column in zip(*rows)]
        self.accessors.append(accessor)
        return len(self.accessors) - 1


def normals(places, faces):
    sums = {}
    key = lambda p: tuple(round(x, 6) for x in p) # seams are smooth
    for face in faces:
        a, b, c = (places[i] for i in face)
        u, v = [y - x for x, y in zip(a, b)], [y - x for x, y in zip(a, c)]
        n = (u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0])
        for i in face:
            sums[key(places[i])] = [x + y for x, y in zip(sums.get(key(places[i]), (0, 0, 0)), n)]
    length = lambda n: math.sqrt(sum(x * x for x in n))
    found = [sums.get(key(p), (0, 0, 0)) for p in places]
    return [tuple(x / length(n) for x in n) if length(n) > 0 else (0.0, 0.0, 1.0) for n in found]


def minus(moved, rest):
    return [tuple(struct.unpack('<3f', struct.pack('<3f', *(a - b for a, b in zip(m, r))))) for m, r in zip(moved, rest)]


def scene():
    buffer, nodes, meshes = Buffer(), [], []
    for name, parent, place in JOINTS:
        at = place if parent < 0 else [a - b for a, b in zip(place, JOINTS[parent][2])]
        nodes.append({'name': name, 'translation': list(at),
                      'children': [i for i, joint in enumerate(JOINTS) if joint[1] == len(nodes)]})
        if not nodes[-1]['children']:
            del nodes[-1]['children']
    inverse = [(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, -p[0], -p[1], -p[2], 1) for _, _, p in JOINTS]
    skins = [{'inverseBindMatrices': buffer.add('<16f', 'MAT4', 5126, inverse), 'joints': list(range(len(JOINTS)))}]
    names = list(COLORS)
    for name, material, (rest, faces), shapes in parts():
        rest = [tuple(struct.unpack('<3f', struct.pack('<3f', *p))) for p in rest]
        joint = lambda p: 2 if name not in ('Eyeballs', 'Irises') else 3 if p[0] > 0 else 4
        primitive = {
            'attributes': {'POSITION': buffer.add('<3f', 'VEC3', 5126, rest, True),
                           'NORMAL': buffer.add('<3f', 'VEC3', 5126, normals(rest, faces)),
                           'JOINTS_0': buffer.add('<4B', 'VEC4', 5121, [(joint(p), 0, 0, 0) for p in rest]),
                           'WEIGHTS_0': buffer.add('<4f', 'VEC4', 5126, [(1.0, 0.0, 0.0, 0.0)] * len(rest))},
            'indices': buffer.add('<H', 'SCALAR', 5123, [(i,) for f in faces for i in f]),
            'material': names.index(material)}
        mesh = {'name': name, 'primitives': [primitive]}
        if shapes:
            primitive['targets'] = [{'POSITION': buffer.add('<3f', 'VEC3', 5126, minus(to, rest), True)}
                                    for to in shapes.values()]
            mesh['extras'] = {'targetNames': list(shapes)}
        meshes.append(mesh)
        nodes.append({'name': name, 'mesh': len(meshes) - 1, 'skin': 0})
    materials = [{'name': name, 'doubleSided': True,
                  'pbrMetallicRoughness': {'baseColorFactor': [*color, 1.0], 'metallicFactor': 0.0,
                                           'roughnessFactor': 0.6}} for name, color in COLORS.items()]
    roots = [0] + list(range(len(JOINTS), len(nodes)))
    return {'asset': {'version': '2.0'}, 'scene': 0, 'scenes': [{'nodes': roots}], 'nodes': nodes, 'meshes': meshes,
            'skins': skins, 'materials': materials, 'accessors': buffer.accessors, 'bufferViews': buffer.views,
            'buffers': [{'byteLength': len(buffer.bytes)}]}, buffer.bytes


def write(path):
    head, content = scene()
    text = json.dumps(head).encode()
    text += b' ' * (-len(text) % 4)
    with open(path, 'wb') as file:
        file.write(struct.pack('<4sIIII', b'glTF', 2, 28 + len(text) + len(content), len(text), 0x4E4F534A) + text)
        file.write(struct.pack('<II', len(content), 0x004E4942) + content)


write(sys.argv[1])
