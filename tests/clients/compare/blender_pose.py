"""Poses a file that was given another skin, and its source with those weights, and says how far they are apart.

Usage: blender -b --factory-startup -P blender_pose.py -- jobs.json RESULT
jobs.json: [[SOURCE, RESULT], ...]. Writes a JSON list, an entry a pair: {"error"?, "bones": whether both have the same,
"meshes": how many were compared, "vertices", "moved": how far the pose moves a vertex, at most, against the size of the
character, "apart": how far any vertex of one file is from the other's}."""

import json
import sys

import numpy

# Blender 3.4's glTF importer uses names that numpy has since taken away.
for name, kind in (("bool", bool), ("int", int), ("float", float), ("object", object)):
    if name not in numpy.__dict__:
        setattr(numpy, name, kind)

import bpy
from io_scene_gltf2.blender.imp import gltf2_blender_mesh
from mathutils import Matrix, Quaternion

TURN = Quaternion((0.9, 0.3, 0.25, 0.2)).normalized()


def load(path):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    if path.lower().endswith(".fbx"):
        bpy.ops.import_scene.fbx(filepath=path)
    else:
        bpy.ops.import_scene.gltf(filepath=path)


class Skinning:
    """Blender's glTF importer guesses the pose that bones were bound in, and moves the vertices into it by the weights of
    the file. Where the nodes of a file stand otherwise than they were bound, and the skin does not reach up to the root
    of its joints, that guess is not the bind pose, and vertices come to lie in other places by other weights. A file is
    to be compared with its source as if that had the same weights from the start: so they are put in before that step."""

    def __init__(self):
        self.original = gltf2_blender_mesh.skin_into_bind_pose
        self.known = {}  # of the last file: names of joints and weights, by the bytes of its vertices
        self.wanted = {}
        gltf2_blender_mesh.skin_into_bind_pose = self.skin

    def start(self, wanted):
        self.known = {}
        self.wanted = wanted

    def skin(self, gltf, skin_idx, vert_joints, vert_weights, locs, vert_normals):
        names = [gltf.data.nodes[joint].name for joint in gltf.data.skins[skin_idx].joints]
        key = locs[0].tobytes()
        self.known[key] = (numpy.array(names, dtype=object)[numpy.array(vert_joints)], vert_weights)
        if key in self.wanted:
            wanted, weights = self.wanted[key]
            weighted = numpy.array(weights) > 0
            if set(wanted[weighted]) <= set(names):
                place = {name: index for index, name in enumerate(names)}
                vert_joints = [numpy.array([[place.get(n, 0) for n in row] for row in rows]) for rows in wanted]
                vert_weights = weights
        self.original(gltf, skin_idx, vert_joints, vert_weights, locs, vert_normals)


def armatures():
    return [object for object in bpy.data.objects if object.type == "ARMATURE"]


def meshes():
    """By name; the glTF importer leaves a sphere that it draws bones with."""
    return {o.name: o for o in bpy.data.objects if o.type == "MESH" and o.users_scene}


def rest():
    return {
        (armature.name, bone.name): numpy.array(armature.matrix_world @ bone.matrix_local)
        for armature in armatures()
        for bone in armature.data.bones
    }


def same_bones(first, second):
    return first.keys() == second.keys() and all(numpy.allclose(first[k], second[k], atol=1e-4) for k in first)


def weights(object):
    names = [group.name for group in object.vertex_groups]
    return [{names[g.group]: g.weight for g in vertex.groups} for vertex in object.data.vertices]


def set_weights(object, wanted):
    object.vertex_groups.clear()
    groups = {}
    for index, vertex in enumerate(wanted):
        for name, weight in vertex.items():
            if name not in groups:
                groups[name] = object.vertex_groups.new(name=name)
            groups[name].add([index], weight, "REPLACE")


def armature_of(object):
    return next((m.object for m in object.modifiers if m.type == "ARMATURE" and m.object), None)


def bend():
    """About every third bone, told by its name, is turned in its own rest axes."""
    for armature in armatures():
        armature.animation_data_clear()
        for bone in armature.pose.bones:
            bone.matrix_basis = Matrix()
            bone.rotation_mode = "QUATERNION"
            if sum(bone.name.encode()) % 3 == 0:
                bone.rotation_quaternion = TURN
    for mesh in bpy.data.meshes:
        if mesh.shape_keys:
            mesh.shape_keys.animation_data_clear()
            for block in mesh.shape_keys.key_blocks:
                block.value = 0.0


def places(object):
    """World places of the vertices as they are shown."""
    evaluated = object.evaluated_get(bpy.context.evaluated_depsgraph_get())
    vertices = evaluated.data.vertices
    flat = numpy.empty(len(vertices) * 3, dtype=numpy.float32)
    vertices.foreach_get("co", flat)
    matrix = numpy.array(evaluated.matrix_world)
    return flat.reshape(-1, 3).astype(numpy.float64) @ matrix[:3, :3].T + matrix[:3, 3]


def posed(names):
    bend()
    bpy.context.view_layer.update()
    return {name: places(meshes()[name]) for name in names}


def pair(source, result, skinning):
    skinning.start({})
    load(result)
    skinned = {name: weights(o) for name, o in meshes().items() if armature_of(o)}
    bones = rest()
    after = posed(skinned)
    skinning.start(skinning.known)
    load(source)
    # A mesh that had no skin hangs on a bone or stands alone: there is nothing to give weights to.
    both = [name for name in skinned if name in meshes() and armature_of(meshes()[name])]
    same = same_bones(rest(), bones)
    still = {name: places(meshes()[name]) for name in both}
    for name in both:
        set_weights(meshes()[name], skinned[name])
    before = posed(both)
    size = max([float(numpy.ptp(still[name], axis=0).max()) for name in both] + [1e-9])
    apart = [numpy.abs(before[n] - after[n]).max() if before[n].shape == after[n].shape else numpy.inf for n in both]
    return {
        "bones": same,
        "meshes": len(both),
        "vertices": sum(len(before[name]) for name in both),
        "moved": max([float(numpy.abs(before[name] - still[name]).max()) / size for name in both] + [0.0]),
        "apart": min(max([float(value) / size for value in apart] + [0.0]), 1e9),
    }


jobs, target = sys.argv[sys.argv.index("--") + 1 :]
skinning = Skinning()
results = []
for source, result in json.load(open(jobs, encoding="utf-8")):
    try:
        results.append(pair(source, result, skinning))
    except Exception as error:  # one unreadable file must not hide the others
        results.append({"error": "%s: %s" % (type(error).__name__, error)})
with open(target, "w", encoding="utf-8") as out:
    json.dump(results, out)
