"""Binds rigged files anew with Blender's automatic weights (bone heat), for compare.sh.

Usage: blender -b --factory-startup -P bone_heat.py -- RIGGED.glb REPORT.json RAW.glb WELDED.glb FANNED.glb

RIGGED.glb has bind pose, bones and meshes; REPORT.json (sinew bind --report) says which joints carry weight. A bone
ends at the farthest of its children that do, a last one goes on by the length of the bone before it: the same places
that Sinew measures from. RAW.glb gets the weights of the meshes as they are, WELDED.glb those with co-located vertices
merged, FANNED.glb welded with a bone to each of the children that carry weight: all segments that Sinew measures from.
All influences are written.
"""

import json
import sys
import time

import numpy

# Blender 3.4's glTF importer uses names that numpy has since taken away.
for name, kind in (("bool", bool), ("int", int), ("float", float), ("object", object)):
    if name not in numpy.__dict__:
        setattr(numpy, name, kind)

import bpy

UNWEIGHTED = "no bone of the character"


def deforming_children(bone, sources):
    """Children that carry weight; of a child that does not, those below it."""
    found = []
    for child in bone.children:
        found += [child] if child.name in sources else deforming_children(child, sources)
    return found


def end_of(bone, sources):
    below = deforming_children(bone, sources) or [c for c in bone.children if not c.children]
    if below:
        return max((c.head for c in below), key=lambda head: (head - bone.head).length).copy()
    above = bone.parent
    while above and (bone.head - above.head).length < 1e-9:
        above = above.parent
    return bone.head + (bone.head - above.head if above else bone.tail - bone.head)


def fan_out(bones, sources):
    """Adds bones to the children that bones do not end at: {name: bone that it belongs to}."""
    owners = {}
    for bone in [bone for bone in bones if bone.name in sources]:
        for child in deforming_children(bone, sources):
            if (child.head - bone.tail).length > 1e-9 and (child.head - bone.head).length > 1e-9:
                extra = bones.new(f"{bone.name} to {child.name}"[-60:])
                extra.head, extra.tail = bone.head.copy(), child.head.copy()
                extra.parent = bone.parent
                owners[extra.name] = bone.name
    return owners


def lay_bones(armature, sources, fanned):
    bpy.context.view_layer.objects.active = armature
    bpy.ops.object.mode_set(mode="EDIT")
    bones = armature.data.edit_bones
    for bone in bones:
        bone.use_connect = False
        bone.use_deform = bone.name in sources
    unweighted = bones.new(UNWEIGHTED)
    unweighted.tail = (0, 0, 1)
    unweighted.use_deform = False
    tails = {bone.name: end_of(bone, sources) for bone in bones}
    for bone in bones:
        if (tails[bone.name] - bone.head).length > 1e-9:  # Blender drops bones without length
            bone.tail = tails[bone.name]
    owners = fan_out(bones, sources) if fanned else {}
    bpy.ops.object.mode_set(mode="OBJECT")
    return owners


def fold_up(mesh, owners):
    """Gives the weights of added bones to the bones that they belong to."""
    for vertex in mesh.data.vertices:
        for name, weight in [(mesh.vertex_groups[g.group].name, g.weight) for g in vertex.groups]:
            if name in owners:
                mesh.vertex_groups[owners[name]].add([vertex.index], weight, "ADD")
    for name in owners:
        if name in mesh.vertex_groups:
            mesh.vertex_groups.remove(mesh.vertex_groups[name])


def drop_bones(armature, names):
    bpy.context.view_layer.objects.active = armature
    bpy.ops.object.mode_set(mode="EDIT")
    for name in names:
        armature.data.edit_bones.remove(armature.data.edit_bones[name])
    bpy.ops.object.mode_set(mode="OBJECT")


def weld(mesh):
    bpy.ops.object.select_all(action="DESELECT")
    mesh.select_set(True)
    bpy.context.view_layer.objects.active = mesh
    bpy.ops.object.mode_set(mode="EDIT")
    bpy.ops.mesh.select_all(action="SELECT")
    bpy.ops.mesh.remove_doubles(threshold=1e-6 * mesh.dimensions.length)
    bpy.ops.object.mode_set(mode="OBJECT")


def heat(mesh, armature):
    mesh.vertex_groups.clear()
    mesh.modifiers.clear()
    place = mesh.matrix_world.copy()
    mesh.parent = None
    mesh.matrix_world = place
    bpy.ops.object.select_all(action="DESELECT")
    mesh.select_set(True)
    armature.select_set(True)
    bpy.context.view_layer.objects.active = armature
    started = time.perf_counter()
    bpy.ops.object.parent_set(type="ARMATURE_AUTO")
    return time.perf_counter() - started


def mark_unweighted(mesh):
    """Gives vertices without weight to a bone that the reference does not have; the exporter breaks on none."""
    bare = [v.index for v in mesh.data.vertices if not any(g.weight > 0 for g in v.groups)]
    mesh.vertex_groups.new(name=UNWEIGHTED).add(bare, 1.0, "REPLACE")


def bind(rigged, sources, target, welded, fanned):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.ops.import_scene.gltf(filepath=rigged)
    armature = next(o for o in bpy.data.objects if o.type == "ARMATURE")
    for pose_bone in armature.pose.bones:
        pose_bone.custom_shape = None
    owners = lay_bones(armature, sources, fanned)
    seconds = 0.0
    for mesh in [o for o in bpy.data.objects if o.type == "MESH" and o.vertex_groups]:
        if welded:
            weld(mesh)
        seconds += heat(mesh, armature)
        fold_up(mesh, owners)
        mark_unweighted(mesh)
    drop_bones(armature, owners)
    print(f"bone heat: {seconds:.3f} s")
    bpy.ops.export_scene.gltf(filepath=target, export_format="GLB", export_materials="NONE",
                              export_animations=False, export_all_influences=True, export_morph=False)


rigged, report, raw, welded, fanned = sys.argv[sys.argv.index("--") + 1:]
with open(report) as file:
    sources = set(json.load(file)["influenceJoints"])
bind(rigged, sources, raw, False, False)
bind(rigged, sources, welded, True, False)
bind(rigged, sources, fanned, True, True)
