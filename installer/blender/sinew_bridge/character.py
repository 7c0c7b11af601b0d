"""What goes to Sinew and what comes back, as one file of glTF. Knows nothing of Blender.

Sinew may split, join and reorder vertices when it writes a file. So each vertex carries its own number in its UVs:
u is the vertex of the mesh (-1: of nobody's interest), v the mesh among those sent. Both are whole and below 2^24, which
32-bit numbers hold exactly. Vertices without faces stay at home: far away they would spoil Sinew's measure of the body.
"""

from dataclasses import dataclass, field

import numpy

from . import gltf

MOST_VERTICES = 1 << 24
_END = ":end"  # Sinew judges a joint by what is behind the colon: even a control's end is an end


@dataclass
class Bone:
    name: str
    parent: int  # among the bones sent, before this one; -1: none
    rest: numpy.ndarray  # 4 x 4, metres, Y up; rotation and translation alone
    tail: tuple  # metres, Y up
    deforms: bool = True


@dataclass
class MeshData:
    name: str
    vertices: numpy.ndarray  # #V x 3, metres, Y up
    triangles: numpy.ndarray  # #F x 3
    own: int  # vertices before this one are asked for; those behind only shape the body
    weights: list = field(default_factory=list)  # #V lists of (bone, weight); empty: none are sent


@dataclass
class Weights:
    """Weights of one mesh, an entry each, in order of the vertices."""

    vertices: numpy.ndarray
    names: list  # of the joints that follow
    joints: numpy.ndarray  # indices of names
    values: numpy.ndarray

    def bound(self, count):
        """Of `count` vertices, which have weights."""
        result = numpy.zeros(count, bool)
        result[self.vertices] = True
        return result


def differences(before, after):
    """(gone, changed) between two Weights of one mesh: which entries of `before` have no successor, and which of `after` are
    new or have another value in 32 bits. An entry is a vertex and the name of a joint."""
    names = {name: number for number, name in enumerate(dict.fromkeys([*before.names, *after.names]))}
    keys = [each.vertices * len(names) + numpy.array([names[name] for name in each.names], numpy.int64)[each.joints]
            for each in (before, after)]
    if len(keys[0]) == 0:
        return numpy.zeros(0, bool), numpy.ones(len(keys[1]), bool)
    order = numpy.argsort(keys[0])
    at = numpy.minimum(numpy.searchsorted(keys[0], keys[1], sorter=order), len(order) - 1)
    found = order[at]
    same = keys[0][found] == keys[1]
    changed = ~(same & (before.values[found].astype(numpy.float32) == after.values.astype(numpy.float32)))
    gone = numpy.ones(len(keys[0]), bool)
    gone[found[same]] = False
    return gone, changed


@dataclass
class Shape:
    """A shape of one mesh: how far it moves vertices, an entry each, in order of the vertices."""

    vertices: numpy.ndarray
    offsets: numpy.ndarray  # rows of 3, metres, Y up


def write_character(path, bones, meshes):
    """Writes a GLB with bones (parents first) as a skin and a primitive for every mesh. Where no other bone
    follows, a node at the tail says where a deforming bone ends."""
    writer = gltf.Writer()
    nodes = _joint_nodes(bones)
    skin = {"joints": list(range(len(nodes))), "inverseBindMatrices": writer.add(_inverse_binds(bones, nodes), "MAT4")}
    roots = [i for i, node in enumerate(nodes) if node.pop("root")]
    writer.json["meshes"] = []
    for number, mesh in enumerate(meshes):
        writer.json["meshes"].append({"name": mesh.name, "primitives": [_primitive(writer, number, mesh)]})
        roots.append(len(nodes))
        nodes.append({"name": mesh.name, "mesh": number, "skin": 0})
    writer.json.update(nodes=nodes, skins=[skin], scenes=[{"nodes": roots}], scene=0)
    writer.write(path)


def read_weights(path, meshes, threshold=0.0):
    """The weights of each of as many `meshes` as were sent, above `threshold` and of sum 1 at each vertex."""
    reader = gltf.Reader(path)
    found = [[] for _ in range(meshes)]
    try:
        for node in reader.json.get("nodes", []):
            if "mesh" in node and "skin" in node:
                names = [reader.json["nodes"][j].get("name", "") for j in reader.json["skins"][node["skin"]]["joints"]]
                for primitive in reader.json["meshes"][node["mesh"]]["primitives"]:
                    _read_primitive(reader, primitive["attributes"], names, found)
    except (KeyError, IndexError, TypeError) as problem:
        raise gltf.GltfError(f"{path} cannot be read: {problem}") from problem
    if not any(found):
        raise gltf.GltfError(f"{path} holds no weights for what was sent to Sinew")
    return [_joined(pieces, threshold) for pieces in found]


def read_shapes(path, meshes):
    """The shapes that move each of as many `meshes` as were sent, by name. What is sent has none."""
    reader = gltf.Reader(path)
    pieces = [{} for _ in range(meshes)]
    try:
        for mesh in reader.json.get("meshes", []):
            names = mesh.get("extras", {}).get("targetNames", [])
            for primitive in mesh["primitives"]:
                for name, target in zip(names, primitive.get("targets", ())):
                    _read_target(reader, primitive["attributes"], target, name, pieces)
    except (KeyError, IndexError, TypeError) as problem:
        raise gltf.GltfError(f"{path} cannot be read: {problem}") from problem
    joined = [{name: _moved(found) for name, found in shapes.items()} for shapes in pieces]
    return [{name: shape for name, shape in shapes.items() if len(shape.vertices)} for shapes in joined]


def _joint_nodes(bones):
    nodes = []
    for bone in bones:
        local = bone.rest if bone.parent < 0 else numpy.linalg.inv(bones[bone.parent].rest) @ bone.rest
        nodes.append({"name": bone.name, "translation": [float(x) for x in local[:3, 3]],
                      "rotation": _quaternion(local), "root": bone.parent < 0})
    taken = {bone.name for bone in bones}
    followed = {bone.parent for bone in bones}
    children = [[] for _ in bones]
    for i, bone in enumerate(bones):
        if bone.parent >= 0:
            children[bone.parent].append(i)
        if bone.deforms and i not in followed:
            end = numpy.linalg.inv(bone.rest) @ numpy.array([*bone.tail, 1.0])
            name = bone.name + _END
            while name in taken:
                name += _END
            taken.add(name)
            children[i].append(len(nodes))
            nodes.append({"name": name, "translation": [float(x) for x in end[:3]], "root": False})
    for node, below in zip(nodes, children):
        if below:
            node["children"] = below
    return nodes


def _inverse_binds(bones, nodes):
    """Column by column, as glTF has matrices; an end's is of no matter, for it has no weight."""
    result = numpy.tile(numpy.eye(4, dtype=numpy.float32), (len(nodes), 1, 1))
    for i, bone in enumerate(bones):
        result[i] = numpy.linalg.inv(bone.rest).T
        for child in nodes[i].get("children", []):
            if child >= len(bones):
                place = bone.rest.copy()
                place[:3, 3] = bone.tail
                result[child] = numpy.linalg.inv(place).T
    result[:, :, 3] = (0.0, 0.0, 0.0, 1.0)
    return result.reshape(-1, 16)


def _primitive(writer, number, mesh):
    used, triangles = numpy.unique(mesh.triangles, return_inverse=True)
    triangles = triangles.reshape(-1, 3)
    vertices = numpy.asarray(mesh.vertices, numpy.float32)[used]
    numbers = numpy.empty((len(used), 2), numpy.float32)
    numbers[:, 0] = numpy.where(used < mesh.own, used, -1)
    numbers[:, 1] = number
    attributes = {"POSITION": writer.attribute(vertices, "VEC3", bounds=True),
                  "NORMAL": writer.attribute(_normals(vertices, triangles), "VEC3"),
                  "TEXCOORD_0": writer.attribute(numbers, "VEC2")}
    _add_weights(writer, mesh.weights, used, attributes)
    return {"attributes": attributes, "indices": writer.indices(triangles), "mode": 4}


def _add_weights(writer, weights, used, attributes):
    """glTF asks a mesh with a skin for weights; all 0 stands for none."""
    most = max((len(vertex) for vertex in weights), default=0)
    sets = max(1, -(-most // 4))
    joints = numpy.zeros((len(used), sets * 4), numpy.uint16)
    values = numpy.zeros((len(used), sets * 4), numpy.float32)
    for row, number in enumerate(used):
        vertex = weights[number] if number < len(weights) else ()
        total = sum(weight for _, weight in vertex)
        for k, (joint, weight) in enumerate(vertex):
            joints[row, k], values[row, k] = joint, weight / total
    for s in range(sets):
        attributes[f"JOINTS_{s}"] = writer.attribute(joints[:, 4 * s : 4 * s + 4], "VEC4")
        attributes[f"WEIGHTS_{s}"] = writer.attribute(values[:, 4 * s : 4 * s + 4], "VEC4")


def _normals(vertices, triangles):
    """One for each vertex, so that Sinew leaves vertices whole; weighted by area."""
    corners = vertices[triangles].astype(numpy.float64)
    faces = numpy.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    result = numpy.zeros((len(vertices), 3))
    for axis in range(3):
        for corner in range(3):
            result[:, axis] += numpy.bincount(triangles[:, corner], faces[:, axis], len(vertices))
    lengths = numpy.linalg.norm(result, axis=1)
    result[lengths == 0.0] = (0.0, 1.0, 0.0)
    lengths[lengths == 0.0] = 1.0
    return (result / lengths[:, None]).astype(numpy.float32)


def _quaternion(matrix):
    """x, y, z, w of a rotation (Shepperd 1978)."""
    m = matrix[:3, :3]
    trace = m[0, 0] + m[1, 1] + m[2, 2]
    squares = numpy.array([1 + 2 * m[0, 0] - trace, 1 + 2 * m[1, 1] - trace, 1 + 2 * m[2, 2] - trace, 1 + trace])
    q = numpy.zeros(4)
    i = int(numpy.argmax(squares))
    if i == 3:
        q[:] = (m[2, 1] - m[1, 2], m[0, 2] - m[2, 0], m[1, 0] - m[0, 1], squares[3])
    else:
        j, k = (i + 1) % 3, (i + 2) % 3
        q[i], q[j], q[k], q[3] = squares[i], m[i, j] + m[j, i], m[i, k] + m[k, i], m[k, j] - m[j, k]
    return [float(x) for x in q / numpy.linalg.norm(q)]


def _numbers(reader, attributes):
    """Of each vertex of a primitive: which it is, and of which mesh."""
    return numpy.rint(reader.array(attributes["TEXCOORD_0"])).astype(numpy.int64)


def _read_target(reader, attributes, target, name, pieces):
    if "TEXCOORD_0" not in attributes or "POSITION" not in target:
        return
    numbers = _numbers(reader, attributes)
    offsets = reader.array(target["POSITION"]).astype(numpy.float64)
    for mesh in numpy.unique(numbers[:, 1]):
        if 0 <= mesh < len(pieces):
            rows = (numbers[:, 1] == mesh) & (numbers[:, 0] >= 0) & offsets.any(axis=1)
            pieces[mesh].setdefault(name, []).append((numbers[rows, 0], offsets[rows]))


def _moved(pieces):
    """One Shape of all pieces of a mesh. A vertex that was split moves alike in each copy: one is taken."""
    vertices, first = numpy.unique(numpy.concatenate([piece[0] for piece in pieces]), return_index=True)
    return Shape(vertices, numpy.concatenate([piece[1] for piece in pieces])[first])


def _read_primitive(reader, attributes, names, found):
    if "TEXCOORD_0" not in attributes or "JOINTS_0" not in attributes:
        return
    numbers = _numbers(reader, attributes)
    sets = range(sum(key.startswith("JOINTS_") for key in attributes))
    joints = numpy.hstack([reader.array(attributes[f"JOINTS_{s}"]) for s in sets])
    values = numpy.hstack([reader.array(attributes[f"WEIGHTS_{s}"]) for s in sets]).astype(numpy.float64)
    for mesh in numpy.unique(numbers[:, 1]):
        if 0 <= mesh < len(found):
            rows = (numbers[:, 1] == mesh) & (numbers[:, 0] >= 0)
            found[mesh].append((numbers[rows, 0], names, joints[rows], values[rows]))


def _joined(pieces, threshold):
    """One Weights of all pieces of a mesh. A vertex that was split has the same weights in each copy: one is taken."""
    names, vertices, joints, values = [], [], [], []
    for piece_vertices, piece_names, piece_joints, piece_values in pieces:
        first = numpy.unique(piece_vertices, return_index=True)[1]
        vertices.append(piece_vertices[first])
        joints.append(piece_joints[first].astype(numpy.int64) + len(names))
        values.append(piece_values[first])
        names += piece_names
    if not pieces:
        return Weights(numpy.zeros(0, numpy.int64), names, numpy.zeros(0, numpy.int64), numpy.zeros(0))
    width = max(piece.shape[1] for piece in values)
    joints = numpy.vstack([numpy.pad(piece, ((0, 0), (0, width - piece.shape[1]))) for piece in joints])
    values = numpy.vstack([numpy.pad(piece, ((0, 0), (0, width - piece.shape[1]))) for piece in values])
    order, first = numpy.unique(numpy.concatenate(vertices), return_index=True)
    joints, values = joints[first], values[first]
    values[values <= threshold] = 0.0
    sums = values.sum(axis=1)
    values /= numpy.where(sums > 0.0, sums, 1.0)[:, None]
    used = values > 0.0
    return Weights(numpy.repeat(order, used.sum(axis=1)), names, joints[used], values[used])
