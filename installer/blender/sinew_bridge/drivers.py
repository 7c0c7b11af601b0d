"""Drivers of bones and shape keys from NAME.drivers.json.

Each is a driver of Blender whose expression begins with `sinew_bridge(`; drivers of other expressions stay as they are.
What the expression needs is kept as text in the property `sinew_bridge` of the armature, and of the shape keys.
"""

import functools
import json

import bpy
from bpy.app.handlers import persistent
from mathutils import Matrix, Quaternion

from . import driven
from .driven import read  # noqa: F401, a part of what this module offers

NAME = "sinew_bridge"
_CALL = NAME + "("
_Y_UP = Matrix(((1, 0, 0, 0), (0, 0, 1, 0), (0, -1, 0, 0), (0, 0, 0, 1)))
_ALIGNED = 1e-3
_PATHS = {"turn": ("rotation_quaternion", 4), "translate": ("location", 3), "scale": ("scale", 3)}


def axes_of(armature, rig):
    """By the name of each joint that is a bone: from the bone's axes to the joint's in the file."""
    axes = {}
    for joint in rig["joints"]:
        bone = armature.data.bones.get(joint["name"])
        if bone is not None:
            x, y, z, w = joint["modelRotation"]
            now = (_Y_UP @ armature.matrix_world @ bone.matrix_local).to_quaternion()
            axes[joint["name"]] = Quaternion((w, x, y, z)).inverted() @ now
    return axes


def add(armature, meshes, rig):
    """Drives bones and shape keys as the file says. What was left out, a line each."""
    remove(armature, meshes)
    axes = axes_of(armature, rig)
    told, entries, modes = [], [], {}
    for each in rig["driven"]:
        if {each["joint"], *driven.sources_of(each["drivers"])} <= axes.keys():
            entries.append(each)
        else:
            told.append(f"{each['joint']}: a bone is missing.")
    _keep(armature, entries, axes, armature)
    for number, each in enumerate(entries):
        bone = armature.pose.bones[each["joint"]]
        modes[bone.name] = bone.rotation_mode
        told += _drive_bone(armature, bone, number, each)
    armature[NAME] = json.dumps({**json.loads(armature[NAME]), "modes": modes, "file": rig})
    for key in _keys(meshes):
        shapes = [s for s in rig["shapes"] if s["name"] in key.key_blocks
                  and set(driven.sources_of(s["drivers"])) <= axes.keys()]
        if shapes:
            _keep(key, shapes, axes, armature)
        for number, shape in enumerate(shapes):
            block = key.key_blocks[shape["name"]]
            block.slider_min, block.slider_max = min(block.slider_min, -10.0), max(block.slider_max, 10.0)
            if not _drive(block, "value", -1, armature, number, shape):
                told.append(f"{block.name}: another driver sets it.")
    return told


def kept(armature):
    """The drivers file, parsed, of which add() has made the drivers that there are; None: there are none."""
    text = armature.get(NAME)
    return json.loads(text).get("file") if text is not None else None


def remove(armature, meshes):
    """Takes away what add() made, and nothing else."""
    for owner in (armature, *_keys(meshes)):
        for curve in list(owner.animation_data.drivers) if owner.animation_data else ():
            if curve.driver.expression.startswith(_CALL):
                owner.animation_data.drivers.remove(curve)
        text = owner.get(NAME)
        if text is not None:
            for name, mode in json.loads(text).get("modes", {}).items():
                if name in armature.pose.bones:
                    bone = armature.pose.bones[name]
                    bone.matrix_basis = Matrix()
                    bone.rotation_mode = mode
            del owner[NAME]


def register():
    bpy.app.driver_namespace[NAME] = _evaluate
    if _wake not in bpy.app.handlers.load_post:
        bpy.app.handlers.load_post.append(_wake)


def unregister():
    bpy.app.driver_namespace.pop(NAME, None)
    if _wake in bpy.app.handlers.load_post:
        bpy.app.handlers.load_post.remove(_wake)


@persistent
def _wake(_):
    """Blender forgets the function with the file before, and drivers that did not find it do not ask again."""
    bpy.app.driver_namespace[NAME] = _evaluate
    for owner in (*bpy.data.objects, *bpy.data.shape_keys):
        for curve in owner.animation_data.drivers if owner.animation_data else ():
            if curve.driver.expression.startswith(_CALL):
                curve.driver.expression = curve.driver.expression


def _keys(meshes):
    """Shape keys, each once: objects may share a mesh."""
    return list(dict.fromkeys(mesh.data.shape_keys for mesh in meshes if mesh.data.shape_keys))


def _keep(owner, entries, axes, armature):
    metres = armature.matrix_world.median_scale * (bpy.context.scene.unit_settings.scale_length or 1.0)
    names = {name for each in entries for name in driven.sources_of(each["drivers"])}
    names |= {each["joint"] for each in entries if "joint" in each}
    owner[NAME] = json.dumps({"entries": entries, "metres": metres,
                              "axes": {n: (axes[n].x, axes[n].y, axes[n].z, axes[n].w) for n in sorted(names)}})


def _drive_bone(armature, bone, number, each):
    kinds = {"turn" if d["channel"].startswith("rotate") else d["channel"].partition("-")[0] for d in each["drivers"]}
    told = []
    for kind in sorted(kinds):
        path, count = _PATHS[kind]
        if kind == "turn":
            bone.rotation_mode = "QUATERNION"
        if kind == "scale" and not _aligned(json.loads(armature[NAME])["axes"][bone.name]):
            told.append(f"{bone.name}: its axes are not the file's, so that its scale is not driven.")
        elif not all([_drive(bone, path, i, armature, number, each) for i in range(count)]):
            told.append(f"{bone.name}: another driver sets its {path}.")
    return told


def _drive(owner, path, index, armature, number, each):
    """False where a driver of someone else stands."""
    data = owner.id_data.animation_data
    full = owner.path_from_id(path)
    if data is not None and data.drivers.find(full, index=max(index, 0)) is not None:
        return False
    driver = owner.driver_add(path, index).driver
    driver.type = "SCRIPTED"
    driver.use_self = True
    names = []
    for bone in driven.sources_of(each["drivers"]):
        for kind in ("ROT_X", "ROT_Y", "ROT_Z", "ROT_W"):
            variable = driver.variables.new()
            variable.name = f"v{len(names)}"
            variable.type = "TRANSFORMS"
            target = variable.targets[0]
            target.id, target.bone_target = armature, bone
            target.transform_type, target.rotation_mode = kind, "QUATERNION"
            target.transform_space = "LOCAL_SPACE"
            names.append(variable.name)
    driver.expression = f"{_CALL}self,{number},'{path}',{index},{','.join(names)})"
    return True


@functools.lru_cache(maxsize=64)
def _parsed(text):
    return json.loads(text)


def _evaluate(owner, number, path, index, *numbers):
    """What an expression of these drivers calls."""
    kept = _parsed(owner.id_data[NAME])
    each, axes = kept["entries"][number], kept["axes"]
    turns = {}
    for i, name in enumerate(driven.sources_of(each["drivers"])):
        turns[name] = _across(axes[name], numbers[4 * i : 4 * i + 4])
    if path == "value":
        return driven.weight(each["drivers"], turns)
    translation, turn, scale = driven.moved(each["drivers"], turns)
    back = driven.inverse(axes[each["joint"]])
    if path == "rotation_quaternion":
        x, y, z, w = _across(back, turn)
        return (w, x, y, z)[index]
    if path == "location":
        return driven.rotated(back, translation)[index] / kept["metres"]
    return scale[_same_axis(axes[each["joint"]], index)]


def _across(axes, turn):
    """A turn in other axes."""
    return driven.product(driven.product(axes, turn), driven.inverse(axes))


def _same_axis(axes, index):
    """The axis in the file along which an axis of the bone lies."""
    direction = driven.rotated(axes, [float(i == index) for i in range(3)])
    return max(range(3), key=lambda i: abs(direction[i]))


def _aligned(axes):
    return all(max(map(abs, driven.rotated(axes, [float(i == index) for i in range(3)]))) > 1.0 - _ALIGNED
               for index in range(3))
