"""Opens a character in a Sinew that a test plays, and drives the add-on's timer as Blender's window would.

Usage: blender -b --factory-startup -P blender_live.py -- job.json
job.json: {"zip": the add-on, "program": plays Sinew, "folder": for files, "cuts": how finely the character is divided}

The test puts do-N.json into the folder, N counting up from 1, and reads did-N.json: {"said", and what scene_of() tells}.
"""

import json
import os
import sys
import time

import bmesh
import bpy

sys.dont_write_bytecode = True  # nothing is left beside this file
sys.path.insert(0, os.path.dirname(__file__))
from blender_characters import add_body, add_rig, adorn
from blender_scene import scene_of

with open(sys.argv[sys.argv.index("--") + 1], encoding="utf-8") as file:
    JOB = json.load(file)


def path(name):
    return os.path.join(JOB["folder"], name)


def divide(body, cuts):
    mesh = bmesh.new()
    mesh.from_mesh(body.data)
    bmesh.ops.subdivide_edges(mesh, edges=mesh.edges, cuts=cuts, use_grid_fill=True)
    mesh.to_mesh(body.data)
    mesh.free()


def groups(_rig, _body):
    """Tells alone."""


def live_on(_rig, _body):
    bpy.context.window_manager.sinew_live = True


def live_off(_rig, _body):
    bpy.context.window_manager.sinew_live = False


def edit(_rig, body):
    bpy.context.view_layer.objects.active = body
    bpy.ops.object.mode_set(mode="EDIT")


def leave_edit(_rig, _body):
    bpy.ops.object.mode_set(mode="OBJECT")


def touch(rig, body):
    """Paints by hand: what the add-on knows of the groups no longer holds."""
    for group in body.vertex_groups:
        if group.name in rig.data.bones:
            group.add(list(range(len(body.data.vertices))), 0.25, "REPLACE")
    body.data.update_tag()
    bpy.context.view_layer.update()


def change_faces(_rig, body):
    body.data.vertices.add(1)


def rename_bone(rig, _body):
    rig.data.bones["middle"].name = "another"


def disable(_rig, _body):
    bpy.ops.preferences.addon_disable(module="sinew_bridge")


def open_other(_rig, _body):
    bpy.ops.wm.read_homefile(use_empty=True, use_factory_startup=True)


bpy.ops.preferences.addon_install(filepath=JOB["zip"])
bpy.ops.wm.read_homefile(use_empty=True, use_factory_startup=True)
bpy.ops.preferences.addon_enable(module="sinew_bridge")
bpy.context.preferences.addons["sinew_bridge"].preferences.program = JOB["program"]
rig = add_rig()
body = add_body(rig, "Body")
if JOB["cuts"]:
    divide(body, JOB["cuts"])
else:
    adorn(body)
    body.vertex_groups.remove(body.vertex_groups["middle"])  # else no other joint would be bound
for each in bpy.context.view_layer.objects:
    each.select_set(each in (rig, body))
bpy.context.view_layer.objects.active = rig
bpy.ops.object.sinew_open()

from sinew_bridge import window

number = 1
while window.visits or not os.path.exists(path("stop")):
    if os.path.exists(path(f"do-{number}.json")):
        with open(path(f"do-{number}.json"), encoding="utf-8") as file:
            command = json.load(file)["do"]
        globals()[command](rig, body)
        told = {"said": window.visits[0].told if window.visits else ""}
        if command == "groups":
            told.update(scene_of(rig, [body]))
        with open(path("did.part"), "w", encoding="utf-8") as file:
            json.dump(told, file)
        os.replace(path("did.part"), path(f"did-{number}.json"))
        number += 1
    time.sleep(window.watch() or 0.05)
