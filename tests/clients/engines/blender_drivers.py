"""Shows the poses of a job in Blender, by the drivers that the add-on of installer/blender makes or by the file's clip.

Usage: blender -b --factory-startup -P blender_drivers.py -- job.json
job.json: {"file": a GLB or FBX, "bridge": the folder of the add-on, "drivers": NAME.drivers.json, "poses": [[{"name", "turn":
[x, y, z, w], "modelRotation": [x, y, z, w]}, ...], ...], turns away from the bind pose in the joint's own axes, and these axes
as bound, "fps", "clip": whether the file's clip shows them, a frame each, "result"}. Writes the world places of all vertices with Y up, pose by pose, as 32-bit numbers, and
beside them RESULT.json: {"vertices", "left": what is left of the add-on's drivers once they are removed}."""

import json
import sys

import numpy

# Blender 3.4's glTF importer uses names that numpy has since taken away.
for kind in (bool, int, float, object):
    if kind.__name__ not in vars(numpy):
        setattr(numpy, kind.__name__, kind)

import bpy
from mathutils import Matrix, Quaternion

sys.dont_write_bytecode = True
with open(sys.argv[sys.argv.index("--") + 1], encoding="utf-8") as file:
    JOB = json.load(file)
sys.path.insert(0, JOB["bridge"])
from sinew_bridge import drivers


def meshes():
    """The glTF importer leaves a sphere that it draws bones with."""
    return sorted((o for o in bpy.data.objects if o.type == "MESH" and o.users_scene), key=lambda o: o.name)


def places():
    graph = bpy.context.evaluated_depsgraph_get()
    found = []
    for mesh in meshes():
        evaluated = mesh.evaluated_get(graph)
        flat = numpy.empty(len(evaluated.data.vertices) * 3, numpy.float32)
        evaluated.data.vertices.foreach_get("co", flat)
        matrix = numpy.array(evaluated.matrix_world)
        here = flat.reshape(-1, 3).astype(numpy.float64) @ matrix[:3, :3].T + matrix[:3, 3]
        found.append(here[:, [0, 2, 1]] * (1, 1, -1))
    return numpy.concatenate(found)


def stop_clips(rig):
    rig.animation_data_clear()
    for bone in rig.pose.bones:
        bone.matrix_basis = Matrix()
        bone.rotation_mode = "QUATERNION"
    for mesh in meshes():
        if mesh.data.shape_keys:
            mesh.data.shape_keys.animation_data_clear()
            for block in mesh.data.shape_keys.key_blocks:
                block.value = 0.0


def put(rig, pose, axes):
    for joint in pose:
        bone = rig.pose.bones.get(joint["name"])
        if bone is not None:
            x, y, z, w = joint["turn"]
            turn = axes.get(joint["name"], Quaternion())
            bone.rotation_quaternion = turn.inverted() @ Quaternion((w, x, y, z)) @ turn
    bpy.context.view_layer.update()


def count_drivers(rig):
    owners = [rig, *(m.data.shape_keys for m in meshes() if m.data.shape_keys)]
    return sum(len(o.animation_data.drivers) for o in owners if o.animation_data)


def main():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.context.scene.render.fps = JOB["fps"]
    if JOB["file"].endswith(".fbx"):
        bpy.ops.import_scene.fbx(filepath=JOB["file"], anim_offset=0.0)
    else:
        bpy.ops.import_scene.gltf(filepath=JOB["file"])
    rig = next(o for o in bpy.data.objects if o.type == "ARMATURE")
    found, left = [], None
    if JOB["clip"]:
        for frame in range(len(JOB["poses"])):
            bpy.context.scene.frame_set(round(frame * bpy.context.scene.render.fps / JOB["fps"]))
            found.append(places())
    else:
        stop_clips(rig)
        drivers.register()
        rig_file = drivers.read(JOB["drivers"])
        axes = drivers.axes_of(rig, {"joints": JOB["poses"][0]})
        drivers.add(rig, meshes(), rig_file)
        for pose in JOB["poses"]:
            put(rig, pose, axes)
            found.append(places())
        drivers.remove(rig, meshes())
        left = count_drivers(rig)
        drivers.unregister()
    numpy.concatenate(found).astype(numpy.float32).tofile(JOB["result"])
    with open(JOB["result"] + ".json", "w", encoding="utf-8") as out:
        json.dump({"vertices": len(found[0]), "left": left}, out)


main()
