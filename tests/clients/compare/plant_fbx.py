"""Differences to plant in a binary FBX file. Each function changes the file it is given, or says False where it has
nothing to change."""

import struct

from fbx_skins import Head
from fbx_tree import Fbx, Record


def read(path):
    return Fbx(path)


def packed(record, start, wide):
    """Bytes of a record that begins at `start` of the file."""
    head = struct.Struct("<QQQB" if wide else "<IIIB")
    name = record.name.encode()
    body = b""
    first = start + head.size + len(name) + len(record.stored)
    for child in record.children:
        body += packed(child, first + len(body), wide)
    if record.children or not record.stored:
        body += bytes(head.size)
    count = len(record.properties())
    return head.pack(first + len(body), count, len(record.stored), len(name)) + name + record.stored + body


def write(fbx, path):
    wide = struct.unpack_from("<I", fbx.header, 23)[0] >= 7500
    data = fbx.header
    for record in fbx.records:
        data += packed(record, len(data), wide)
    with open(path, "wb") as file:
        file.write(data + bytes(25 if wide else 13) + fbx.footer)


def objects(fbx, kind, subtype):
    return [r for r in fbx.section("Objects") if r.name == kind and Head(r).subtype == subtype]


def numbers(kind, values):
    values = struct.pack("<%d%s" % (len(values), kind), *values)
    return kind.encode() + struct.pack("<III", len(values) // struct.calcsize(kind), 0, len(values)) + values


def text(value):
    return b"S" + struct.pack("<I", len(value)) + value


def whole(value):
    return b"I" + struct.pack("<i", value)


def long(value):
    return b"L" + struct.pack("<q", value)


def change(record, kind):
    values = list(record.first())
    values[0] += 1
    record.stored = numbers(kind, values)


def vertex_moved(fbx):
    change(objects(fbx, "Geometry", "Mesh")[0].child("Vertices"), "d")


def other_corner(fbx):
    change(objects(fbx, "Geometry", "Mesh")[0].child("PolygonVertexIndex"), "i")


def stored_otherwise(fbx):
    record = objects(fbx, "Geometry", "Mesh")[0].child("Vertices")
    record.stored = numbers("d", record.first())


def normal_turned(fbx):
    change(objects(fbx, "Geometry", "Mesh")[0].child("LayerElementNormal").child("Normals"), "d")


def bind_matrix_otherwise(fbx):
    change(objects(fbx, "Deformer", "Cluster")[0].child("TransformLink"), "d")


def pose_otherwise(fbx):
    poses = objects(fbx, "Pose", "BindPose")
    if not poses:
        return False
    change(poses[0].child("PoseNode").child("Matrix"), "d")


def key_of_a_clip(fbx):
    curves = [r for r in fbx.section("Objects") if r.name == "AnimationCurve"]
    if not curves:
        return False
    change(curves[0].child("KeyValueFloat"), "f")


def model(fbx):
    return objects(fbx, "Model", "Mesh")[0]


def id_otherwise(fbx):
    model(fbx).stored = long(987654321) + model(fbx).stored[9:]


def joint_renamed(fbx):
    record = objects(fbx, "Model", "LimbNode")[0]
    key, _, kind = record.properties()
    record.stored = long(key) + text(b"other\x00\x01Model") + text(kind)


def record_lost(fbx):
    model(fbx).children.pop()


def record_more(fbx):
    model(fbx).children.append(Record("Unknown", whole(1), []))


def records_in_another_order(fbx):
    model(fbx).children.reverse()


def object_lost(fbx):
    fbx.section("Objects").pop(0)


def object_more(fbx):
    fbx.section("Objects").append(Record("Model", long(77) + text(b"new\x00\x01Model") + text(b"Null"), []))


def objects_in_another_order(fbx):
    fbx.section("Objects").reverse()


def connection_lost(fbx):
    fbx.section("Connections").pop(0)


def connection_more(fbx):
    fbx.section("Connections").append(fbx.section("Connections")[0])


def connection_otherwise(fbx):
    fbx.section("Connections").reverse()


def count_otherwise(fbx):
    definitions = next(record for record in fbx.records if record.name == "Definitions")
    definitions.child("Count").stored = whole(definitions.child("Count").first() + 1)


def setting_otherwise(fbx):
    settings = next(record for record in fbx.records if record.name == "GlobalSettings")
    settings.children.pop()


def section_lost(fbx):
    fbx.records.pop()


def header_otherwise(fbx):
    fbx.header = fbx.header[:23] + struct.pack("<I", 7301)


def footer_otherwise(fbx):
    fbx.footer = fbx.footer[:-1] + b"\x00"


def cluster_not_counted(fbx):
    """A new cluster that Definitions does not know of."""
    skin = Head(objects(fbx, "Deformer", "Skin")[0]).key
    joint = Head(objects(fbx, "Model", "LimbNode")[-1]).key
    fbx.section("Objects").append(Record("Deformer", long(4242) + text(b"new\x00\x01SubDeformer") + text(b"Cluster"), []))
    for ends in ((4242, skin), (joint, 4242)):
        fbx.section("Connections").append(Record("C", text(b"OO") + long(ends[0]) + long(ends[1]), []))


DIFFERENCES = (
    vertex_moved, other_corner, stored_otherwise, normal_turned, bind_matrix_otherwise, pose_otherwise, key_of_a_clip,
    id_otherwise, joint_renamed, record_lost, record_more, records_in_another_order, object_lost, object_more,
    objects_in_another_order, connection_lost, connection_more, connection_otherwise, count_otherwise,
    setting_otherwise, section_lost, header_otherwise, footer_otherwise, cluster_not_counted,
)  # fmt: skip


def all_to_the_first_cluster(fbx):
    cluster = next(record for record in objects(fbx, "Deformer", "Cluster") if record.child("Indexes"))
    count = len(objects(fbx, "Geometry", "Mesh")[0].child("Vertices").first()) // 3
    cluster.child("Indexes").stored = numbers("i", list(range(count)))
    cluster.child("Weights").stored = numbers("d", [1.0] * count)


def cluster_more(fbx):
    """A new cluster with all that belongs to it."""
    all_to_the_first_cluster(fbx)
    cluster_not_counted(fbx)
    definitions = next(record for record in fbx.records if record.name == "Definitions")
    deformers = next(child for child in definitions.children if child.first() == b"Deformer")
    for record in (definitions, deformers):
        record.child("Count").stored = whole(record.child("Count").first() + 1)


SKINS = (all_to_the_first_cluster, cluster_more)
