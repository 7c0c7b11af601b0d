"""Small characters for the tests of the Blender add-on, made in Blender."""

import bpy
import numpy
from mathutils import Euler, Matrix


def add_rig():
    """Three bones up a post and two arms, a control that does not deform; a hundred times too large, and shrunk by the
    object, which also stands aside; posed."""
    data = bpy.data.armatures.new("Rig")
    rig = bpy.data.objects.new("Rig", data)
    bpy.context.collection.objects.link(rig)
    bpy.context.view_layer.objects.active = rig
    bpy.ops.object.mode_set(mode="EDIT")

    def bone(name, head, tail, parent=None, deforms=True):
        new = data.edit_bones.new(name)
        new.head, new.tail, new.parent, new.use_deform = [100 * x for x in head], [100 * x for x in tail], parent, deforms
        return new

    master = bone("master", (0, 0, 0), (0, 0.3, 0), None, False)
    low = bone("unten é", (0, 0, 0.1), (0, 0, 0.7), master)
    middle = bone("middle", (0, 0, 0.7), (0, 0, 1.3), low)
    bone("head", (0, 0, 1.3), (0, 0, 1.8), middle)
    bone("hand_ik", (1, 0, 1), (1, 0.3, 1), master, False)
    for side, sign in (("L", 1), ("R", -1)):
        arm = bone("arm." + side, (0.1 * sign, 0, 1), (0.5 * sign, 0, 1), middle)
        bone("hand." + side, (0.5 * sign, 0, 1), (0.95 * sign, 0, 1), arm)
    bpy.ops.object.mode_set(mode="OBJECT")
    rig.scale = (0.01, 0.01, 0.01)
    rig.location = (0.5, -0.25, 0.0)
    rig.rotation_euler = (0.0, 0.0, 0.4)
    rig.pose.bones["middle"].rotation_mode = "XYZ"
    rig.pose.bones["middle"].rotation_euler = (0.5, 0.0, 0.2)
    bpy.context.view_layer.update()
    return rig


def tube(start, along, length, radius, around, rows):
    """(vertices, faces) of a closed tube with flat ends, in rings from `start` on, then the middles of the ends."""
    u, v = {"x": ((0, 1, 0), (0, 0, 1)), "z": ((1, 0, 0), (0, 1, 0))}[along]
    w = {"x": (1, 0, 0), "z": (0, 0, 1)}[along]
    u, v, w, start = map(numpy.array, (u, v, w, start))
    angles = 2 * numpy.pi * numpy.arange(around) / around
    vertices = [start + w * length * row / (rows - 1) + radius * (u * numpy.cos(a) + v * numpy.sin(a))
                for row in range(rows) for a in angles]
    faces = [(r * around + k, r * around + (k + 1) % around, (r + 1) * around + (k + 1) % around, (r + 1) * around + k)
             for r in range(rows - 1) for k in range(around)]
    first, last = len(vertices), (rows - 1) * around
    for k in range(around):
        faces += [(first, (k + 1) % around, k), (first + 1, last + k, last + (k + 1) % around)]
    return [*vertices, start, start + w * length], faces


def add_body(rig, name, half=False):
    """A post with two arms stuck through it, hung below the rig; `half`: the half of positive x, with a Mirror modifier.
    mesh["same"] says which vertex of the whole each one is."""
    vertices, faces = tube((0, 0, 0), "z", 1.85, 0.2, 16, 38)
    arms, arm_faces = tube((-1, 0, 1), "x", 2.0, 0.08, 8, 41)
    faces += [tuple(i + len(vertices) for i in face) for face in arm_faces]
    vertices = numpy.array([*vertices, *arms])
    same = numpy.arange(len(vertices))
    if half:
        faces = [face for face in faces if all(vertices[i, 0] > -1e-6 for i in face)]
        same = numpy.unique([i for face in faces for i in face])
        number = {int(old): new for new, old in enumerate(same)}
        faces, vertices = [tuple(number[i] for i in face) for face in faces], vertices[same]
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(map(float, v)) for v in vertices], [], faces)
    data.update()
    body = bpy.data.objects.new(name, data)
    body["same"] = same.tolist()
    bpy.context.collection.objects.link(body)
    body.parent = rig
    body.matrix_world = Matrix.Translation((0.5, -0.25, 0.0)) @ Euler((0, 0, 0.4)).to_matrix().to_4x4()
    if half:
        body.modifiers.new("Mirror", "MIRROR")
    body.modifiers.new("Rig", "ARMATURE").object = rig
    bpy.context.view_layer.update()
    return body


def adorn(body):
    """One of everything that a bind must leave alone, and a vertex without faces."""
    data = body.data
    data.vertices.add(1)
    data.vertices[-1].co = (0.1, 0.05, 1.7)
    data.uv_layers.new(name="UVMap")
    data.attributes.new("mine", "FLOAT", "POINT")
    data.materials.append(bpy.data.materials.new("Skin"))
    body.shape_key_add(name="Basis")
    for k, name in enumerate(("smile", "frown")):
        shape = body.shape_key_add(name=name, from_mix=False)
        shape.value = 0.25 * (k + 1)
        for i in range(0, len(data.vertices), 7):
            shape.data[i].co.z += 0.01 * (k + 1)
    for name in ("Cloth pin", "middle", "hand_ik", "master"):
        group = body.vertex_groups.new(name=name)
        for i in range(0, 200, 3):
            group.add([i], 0.1 + i / 300, "REPLACE")
    body.vertex_groups.active_index = 0
    cloth = body.modifiers.new("Subdivision", "SUBSURF")
    cloth.levels = 1
    if hasattr(data, "use_auto_smooth"):
        data.use_auto_smooth = True
    normals = numpy.array([v.normal for v in data.vertices]) + (0.0, 0.0, 0.4)
    data.normals_split_custom_set_from_vertices((normals / numpy.linalg.norm(normals, axis=1)[:, None]).tolist())
