"""What an export of Sinew's window brings back besides weights: joints, shapes, and what drives them."""

import contextlib
import os
from dataclasses import dataclass, field

import bpy
import numpy
from mathutils import Matrix, Quaternion

from . import character, compat, driven, drivers, scene
from .program import SinewError

_LONGEST = 63  # bytes of a name in Blender


@dataclass
class Made:
    """What came back already while a window is open, by name: the next export replaces it."""

    bones: list = field(default_factory=list)
    shapes: dict = field(default_factory=dict)  # of each object
    before: dict = None  # the drivers file of the drivers that there were, parsed


@dataclass
class Extras:
    rig: dict  # the drivers file, parsed; without one, one that drives nothing
    shapes: list  # of each mesh that was sent: character.Shape by name

    def joints(self, bones):
        """Driven joints that are none of these bones: Sinew has added them."""
        return [each["joint"] for each in self.rig["driven"] if each["joint"] not in bones]


def drivers_file(path):
    return os.path.splitext(path)[0] + ".drivers.json"


def read(path, meshes):
    """What is in the export at `path` and the drivers file beside it. SinewError, GltfError."""
    file = drivers_file(path)
    nothing = {"joints": [], "driven": [], "shapes": []}
    return Extras(driven.read(file) if os.path.exists(file) else nothing, character.read_shapes(path, meshes))


def check(sent, extras, made):
    """SinewError where put() could not do all."""
    armature = sent.find()
    if armature.mode == "EDIT":
        raise SinewError(f"{armature.name} is in Edit Mode; leave it, then export again.")
    added = extras.joints([bone.name for bone in armature.data.bones if bone.name not in made.bones])
    if added and (armature.library or armature.data.library or not armature.visible_get()):
        raise SinewError(f"{armature.name} is hidden or linked, so it gets no bones: show it, or make it local.")
    names = list(added)
    for mesh, shapes in zip(sent.meshes, extras.shapes):
        keys = mesh.find().data.shape_keys
        own = made.shapes.get(mesh.object_name, ())
        for name in shapes:
            if keys and name in keys.key_blocks and name not in own:
                raise SinewError(f"{mesh.object_name} has another shape key {name}: rename one of both.")
        names += shapes
    for name in names:
        if len(name.encode("utf-8")) > _LONGEST:
            raise SinewError(f"{name} is too long a name for Blender: shorten it in Sinew.")


def put(sent, extras, made):
    """Takes away what this window brought back before, and adds joints and shapes: as new bones and shape keys. Bones and
    shape keys of others stay. Call drive() once the weights are there. The names of the bones that are new."""
    armature = sent.find()
    objects = [mesh.find() for mesh in sent.meshes]
    _remove(armature, objects, made)
    made.bones = extras.joints(armature.data.bones)
    if made.bones:
        _add_bones(armature, extras.rig, made.bones)
    for found, shapes in zip(objects, extras.shapes):
        if shapes:
            made.shapes[found.name] = _add_shapes(found, shapes)
    return made.bones


def drive(sent, extras, made):
    """Drives bones and shape keys as the drivers file says, and what drivers of Sinew drove before. What was left out, a line
    each."""
    armature = sent.find()
    rig = driven.joined(made.before, extras.rig)
    if not rig["driven"] and not rig["shapes"]:
        return []
    return drivers.add(armature, [mesh.find() for mesh in sent.meshes], rig)


def _remove(armature, objects, made):
    drivers.remove(armature, objects)
    for found in objects:
        keys = found.data.shape_keys
        for name in made.shapes.pop(found.name, ()):
            if keys and name in keys.key_blocks:
                found.shape_key_remove(keys.key_blocks[name])
                keys = found.data.shape_keys
        for name in made.bones:
            if name in found.vertex_groups:
                found.vertex_groups.remove(found.vertex_groups[name])
    gone = [name for name in made.bones if name in armature.data.bones]
    if gone:
        with _edit_bones(armature) as bones:
            for name in gone:
                bones.remove(bones[name])


def _add_bones(armature, rig, names):
    """Where the file has them, as long as the bone that drives them."""
    model = scene.world_matrix() @ armature.matrix_world
    joints = {joint["name"]: joint for joint in rig["joints"]}
    sources = {each["joint"]: each["drivers"][0]["sources"][0]["joint"] for each in rig["driven"]}
    rests = {bone.name: scene.rest_of(model, bone) for bone in armature.data.bones}
    with _edit_bones(armature) as bones:
        for name in names:
            x, y, z, w = joints[name]["rotation"]
            local = Quaternion((w, x, y, z)).to_matrix().to_4x4()
            local.translation = joints[name]["translation"]
            rests[name] = rests.get(joints[name]["parent"], Matrix()) @ local
            bone = bones.new(name)
            bone.parent = bones.get(joints[name]["parent"])
            source = bones.get(sources[name])
            if source is not None:
                compat.join_bone_groups(bone, source)
            bone.tail = (0.0, source.length if source else 1.0, 0.0)
            place, turn, _ = (model.inverted_safe() @ rests[name]).decompose()
            bone.matrix = Matrix.Translation(place) @ turn.to_matrix().to_4x4()


def _add_shapes(found, shapes):
    """The names of the new shape keys, in order; the first one's basis is one of them where there was none."""
    added, active = [], found.active_shape_key_index
    if found.data.shape_keys is None:
        added.append(found.shape_key_add(name="Basis", from_mix=False).name)
    matrix = numpy.array((scene.world_matrix() @ found.matrix_world).to_3x3().inverted_safe())
    basis = numpy.empty(3 * len(found.data.vertices), numpy.float32)
    found.data.shape_keys.reference_key.data.foreach_get("co", basis)
    for name, shape in shapes.items():
        places = basis.reshape(-1, 3).copy()
        places[shape.vertices] += shape.offsets @ matrix.T
        key = found.shape_key_add(name=name, from_mix=False)
        key.data.foreach_set("co", places.ravel())
        added.append(key.name)
    found.active_shape_key_index = active
    return added[1:] + added[:1] if added[0] == "Basis" else added  # a basis goes last when they are removed


def in_window():
    """Timers run in no window, but operators want one."""
    windows = bpy.context.window_manager.windows
    return bpy.context.temp_override(window=windows[0]) if len(windows) else bpy.context.temp_override()


@contextlib.contextmanager
def _edit_bones(armature):
    """The bones of an armature in Edit Mode, the only one in which bones come and go. Modes and the active object are
    afterwards what they were."""
    with in_window():
        objects = bpy.context.view_layer.objects
        active = objects.active
        modes = [(each, each.mode) for each in (armature, active) if each is not None]
        _set_mode(active, "OBJECT")
        _set_mode(armature, "EDIT")
        try:
            yield armature.data.edit_bones
        finally:
            for each, mode in dict(modes).items():
                _set_mode(each, "OBJECT")
                _set_mode(each, mode)
            objects.active = active


def _set_mode(target, mode):
    if target is not None and target.mode != mode:
        bpy.context.view_layer.objects.active = target
        bpy.ops.object.mode_set(mode=mode)
