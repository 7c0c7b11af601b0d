"""Object > Open in Sinew: its window works on the character, and what it exports comes back as weights, with the joints, shapes
and drivers that it has made."""

import os
import shutil
import tempfile

import bpy
from bpy.app.handlers import persistent
from bpy.props import EnumProperty, StringProperty
from bpy.types import Operator

from . import character, drivers, groups, returned, scene
from .gltf import GltfError
from .preferences import program
from .program import SinewError, open_window

_TICK = 1.0  # seconds between looks at what Sinew has exported
_RETURNED = "back-to-blender.glb"


class Visit:
    """A character that is open in Sinew's window."""

    def __init__(self, armature, meshes):
        path = program()
        self._folder = tempfile.mkdtemp(prefix="sinew-open-")
        self.name = bpy.path.clean_name(armature.name)
        file = os.path.join(self._folder, self.name + ".glb")
        self.returned = os.path.join(self._folder, _RETURNED)
        self._seen = None
        self._made = returned.Made(before=drivers.kept(armature))
        try:
            self.sent = scene.send(file, armature, meshes, with_weights=True)
            self.process = open_window(path, file, self.returned)
        except Exception:
            shutil.rmtree(self._folder, ignore_errors=True)
            raise

    def look(self):
        """Takes weights back when there is a new export, and what drives what. Lines that tell so, or None. SinewError,
        before anything has changed."""
        stamp = _stamp(self.returned)
        if stamp is None or stamp == self._seen:
            return None
        self._seen = stamp
        try:
            weights = character.read_weights(self.returned, len(self.sent.meshes))
            extras = returned.read(self.returned, len(self.sent.meshes))
        except GltfError as problem:
            raise SinewError(str(problem)) from problem
        returned.check(self.sent, extras, self._made)
        groups.check(self.sent, weights, [*self.sent.bones, *extras.joints(self.sent.bones)])
        bones = returned.put(self.sent, extras, self._made)
        count = groups.put(self.sent, weights, [*self.sent.bones, *bones])
        left_out = returned.drive(self.sent, extras, self._made)
        return [f"Weights from Sinew: {count} vertices of {self.sent.armature}" + _told(bones, extras), *left_out]

    def ended(self):
        return self.process.poll() is not None

    def leave(self):
        """Once the window is closed: takes the folder away, unless the user has saved something in it."""
        ours = {self.name + ".glb", _RETURNED, os.path.basename(returned.drivers_file(_RETURNED))}
        if set(os.listdir(self._folder)) <= ours:
            shutil.rmtree(self._folder, ignore_errors=True)


def _told(bones, extras):
    shapes = len({name for shapes in extras.shapes for name in shapes})
    counts = [f"{count} {what}" for count, what in ((len(bones), "new bones"), (shapes, "shape keys")) if count]
    return ", with " + " and ".join(counts) if counts else ""


def _stamp(path):
    """Changes when a file is written; None when it is not there. Sinew puts whole files in place, never half of one."""
    try:
        status = os.stat(path)
    except OSError:
        return None
    return status.st_mtime_ns, status.st_size, status.st_ino


visits = []  # Visit, while their windows are open


def watch():
    """A timer's work: looks after all visits. Seconds until the next time, or None when nobody is left."""
    for visit in visits[:]:
        ended = visit.ended()  # before the look, so that no last export is missed
        try:
            told = visit.look()
            if told is not None:
                _undo_step("Weights from Sinew")
                _say("INFO", told[0])
                for line in told[1:]:
                    _say("WARNING", line)
        except SinewError as problem:
            _say("ERROR", str(problem))
        if ended:
            visits.remove(visit)
            visit.leave()
    _show_status()
    return _TICK if visits else None


def _show_status():
    text = None
    if visits:
        names = ", ".join(visit.sent.armature for visit in visits)
        text = f"{names} is open in Sinew: Export there (Ctrl+E) brings the weights back"
    for window in bpy.context.window_manager.windows:
        window.workspace.status_text_set(text)


def _undo_step(message):
    if not bpy.app.background:
        with returned.in_window():
            bpy.ops.ed.undo_push(message=message)


def _say(level, text):
    with returned.in_window():
        bpy.ops.wm.sinew_say(level=level, text=text)


@persistent
def forget(_file=None):
    """Another file was opened: what Sinew exports now belongs to no object of it."""
    visits.clear()


class WM_OT_sinew_say(Operator):
    """Tells what a timer has to say, which has no report of its own"""

    bl_idname = "wm.sinew_say"
    bl_label = "Sinew"
    bl_options = {"INTERNAL"}

    level: EnumProperty(items=[("INFO", "", ""), ("WARNING", "", ""), ("ERROR", "", "")])
    text: StringProperty()

    def execute(self, _context):
        self.report({self.level}, self.text)
        return {"FINISHED"}


class OBJECT_OT_sinew_open(Operator):
    """Open the selected meshes and their armature in Sinew. Weights, bones and shape keys made there come back on export"""

    bl_idname = "object.sinew_open"
    bl_label = "Open in Sinew"
    bl_options = {"UNDO"}  # changes nothing, but what comes back can then be undone to this state

    @classmethod
    def poll(cls, context):
        if context.mode.startswith("EDIT"):
            cls.poll_message_set("Leave Edit Mode first")
            return False
        return context.view_layer.objects.active is not None or bool(context.selected_objects)

    def execute(self, context):
        try:
            visits.append(Visit(*scene.chosen(context)))
        except (SinewError, OSError) as problem:
            self.report({"ERROR"}, str(problem))
            return {"CANCELLED"}
        if not bpy.app.timers.is_registered(watch):
            bpy.app.timers.register(watch, first_interval=_TICK)
        _show_status()
        self.report({"INFO"}, "Sinew opens. Bind, paint and bake there; Export (Ctrl+E) brings it back")
        return {"FINISHED"}


def stop():
    """The add-on is switched off."""
    if bpy.app.timers.is_registered(watch):
        bpy.app.timers.unregister(watch)
    visits.clear()
    _show_status()
