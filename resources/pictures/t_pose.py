"""Writes the mesh of a bound GLB alone, with its arms brought level: a T-pose without a skeleton.
Usage: t_pose.py BOUND.glb OUT.glb"""
import json
import math
import struct
import sys


def read(path):
    data = open(path, 'rb').read()
    length = struct.unpack('<I', data[12:16])[0]
    return json.loads(data[20:20 + length]), bytearray(data[28 + length:])


def write(path, scene, content):
    text = json.dumps(scene).encode()
    text += b' ' * (-len(text) % 4)
    with open(path, 'wb') as file:
        file.write(struct.pack('<4sIIII', b'glTF', 2, 28 + len(text) + len(content), len(text), 0x4E4F534A) + text)
        file.write(struct.pack('<II', len(content), 0x004E4942) + content)


def rows(scene, content, number):
    """Where each row of an accessor is, and how it is packed."""
    accessor = scene['accessors'][number]
    view = scene['bufferViews'][accessor['bufferView']]
    kind = {5121: 'B', 5123: 'H', 5126: 'f'}[accessor['componentType']]
    width = {'VEC3': 3, 'VEC4': 4, 'MAT4': 16}[accessor['type']]
    form = struct.Struct('<%d%s' % (width, kind))
    start = view.get('byteOffset', 0) + accessor.get('byteOffset', 0)
    stride = view.get('byteStride', form.size)
    return form, range(start, start + stride * accessor['count'], stride)


def place_of(scene, content, skin, joint):
    form, at = rows(scene, content, skin['inverseBindMatrices'])
    m = form.unpack_from(content, at[joint])
    return [-sum(m[4 * axis + row] * m[12 + row] for row in range(3)) for axis in range(3)]


def below(scene, node):
    return {node}.union(*(below(scene, child) for child in scene['nodes'][node].get('children', [])))


def arms(scene, content, skin):
    """Per arm: its joints' numbers in the skin, the shoulder's place, and by how much it has to turn about z."""
    names = {scene['nodes'][node]['name']: number for number, node in enumerate(skin['joints'])}
    for side in ('Left', 'Right'):
        joints = below(scene, skin['joints'][names[side + 'Arm']])
        shoulder = place_of(scene, content, skin, names[side + 'Arm'])
        hand = place_of(scene, content, skin, names[side + 'Hand'])
        along = [hand[0] - shoulder[0], hand[1] - shoulder[1]]
        turn = -math.atan2(along[1], abs(along[0])) * (1 if along[0] > 0 else -1)
        yield {number for number, node in enumerate(skin['joints']) if node in joints}, shoulder, turn


def raise_arms(scene, content, attributes, turns):
    joint_form, joint_rows = rows(scene, content, attributes['JOINTS_0'])
    weight_form, weight_rows = rows(scene, content, attributes['WEIGHTS_0'])
    full = {'B': 255.0, 'H': 65535.0, 'f': 1.0}[weight_form.format[-1]]
    for name, origin in (('POSITION', True), ('NORMAL', False)):
        form, places = rows(scene, content, attributes[name])
        for at, joint_at, weight_at in zip(places, joint_rows, weight_rows):
            x, y, z = form.unpack_from(content, at)
            numbers, weights = joint_form.unpack_from(content, joint_at), weight_form.unpack_from(content, weight_at)
            moved = [x, y]
            for joints, shoulder, turn in turns:
                share = sum(w for j, w in zip(numbers, weights) if j in joints) / full
                base = shoulder if origin else (0.0, 0.0)
                px, py = x - base[0], y - base[1]
                moved[0] += share * (math.cos(turn) * px - math.sin(turn) * py - px)
                moved[1] += share * (math.sin(turn) * px + math.cos(turn) * py - py)
            form.pack_into(content, at, moved[0], moved[1], z)


scene, content = read(sys.argv[1])
turns = list(arms(scene, content, scene['skins'][0]))
for mesh in scene['meshes']:
    for primitive in mesh['primitives']:
        raise_arms(scene, content, primitive['attributes'], turns)
        for name in ('JOINTS_0', 'WEIGHTS_0', 'JOINTS_1', 'WEIGHTS_1'):
            primitive['attributes'].pop(name, None)
scene.pop('skins')
scene.pop('animations', None)
scene['nodes'] = [{'name': node['name'], 'mesh': node['mesh']} for node in scene['nodes'] if 'mesh' in node]
scene['scenes'] = [{'nodes': list(range(len(scene['nodes'])))}]
write(sys.argv[2], scene, content)
