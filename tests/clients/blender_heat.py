"""Binds meshes with Blender's automatic weights (bone heat).

Usage: blender -b --factory-startup -P blender_heat.py -- job.json
job.json: {"vertices": [x, y, z, ...], "polygons": [[vertex, ...], ...],
           "bones": [[head x, y, z, tail x, y, z], ...], "result": where to write}

The result has for every vertex [bone, weight, bone, weight, ...].
"""

import json
import sys

import bpy


def add_mesh(job):
    flat = job["vertices"]
    mesh = bpy.data.meshes.new("mesh")
    mesh.from_pydata([flat[i : i + 3] for i in range(0, len(flat), 3)], [], job["polygons"])
    mesh.update()
    return mesh


def add_bones(job):
    armature = bpy.data.armatures.new("armature")
    object = bpy.data.objects.new("armature", armature)
    bpy.context.collection.objects.link(object)
    bpy.context.view_layer.objects.active = object
    bpy.ops.object.mode_set(mode="EDIT")
    for i, bone in enumerate(job["bones"]):
        edited = armature.edit_bones.new(str(i))
        edited.head, edited.tail = bone[:3], bone[3:]
    bpy.ops.object.mode_set(mode="OBJECT")
    return object


def weights(object):
    bones = {group.index: int(group.name) for group in object.vertex_groups}
    return [
        [value for element in vertex.groups for value in (bones[element.group], element.weight)]
        for vertex in object.data.vertices
    ]


with open(sys.argv[sys.argv.index("--") + 1], encoding="utf-8") as file:
    job = json.load(file)
bpy.ops.wm.read_factory_settings(use_empty=True)
armature = add_bones(job)
mesh = bpy.data.objects.new("mesh", add_mesh(job))
bpy.context.collection.objects.link(mesh)
bpy.ops.object.select_all(action="DESELECT")
mesh.select_set(True)
armature.select_set(True)
bpy.context.view_layer.objects.active = armature
bpy.ops.object.parent_set(type="ARMATURE_AUTO")
with open(job["result"], "w", encoding="utf-8") as out:
    json.dump(weights(mesh), out)
