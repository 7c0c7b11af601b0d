"""Object > Open in Sinew: its window works on the character. What it exports comes back as weights, with the joints, shapes
and drivers that it has made; while Live is on, weights come after every bind and stroke."""

import textwrap

import bpy
from bpy.app.handlers import persistent
from bpy.props import BoolProperty, EnumProperty, StringProperty
from bpy.types import Operator, Panel, WindowManager

from . import returned, scene
from .program import SinewError
from .visit import Visit

_TICK = 0.25  # seconds between looks at what Sinew has put into the folders
_LETTER = 8  # about as wide in a panel, pixels

visits = []  # Visit, while their windows are open
_ours = False  # what changes now is changed here
_said = ""  # the last error of a live link, which is not told after every stroke


def watch():
    """A timer's work: looks after all visits. Seconds until the next time, or None when nobody is left."""
    for visit in visits[:]:
        ended = visit.ended()  # before the look, so that no last export is missed
        _take_export(visit)
        _take_live(visit)
        if ended:
            visits.remove(visit)
            visit.leave()
    _show_status()
    return _TICK if visits else None


def _take_export(visit):
    try:
        told = visit.look()
    except SinewError as problem:
        _say("ERROR", str(problem))
        return
    if told is not None:
        _undo_step("Weights from Sinew")
        _say("INFO", told[0])
        for line in told[1:]:
            _say("WARNING", line)


def _take_live(visit):
    global _ours, _said
    _ours = True
    try:
        if visit.look_live(bpy.context.window_manager.sinew_live):
            bpy.context.view_layer.update()  # here, so that the change is known as ours
            _undo_step("Live Weights from Sinew")
            _said = ""
    except SinewError as problem:
        if str(problem) != _said:
            _said = str(problem)
            _say("ERROR", _said)
    finally:
        _ours = False


def _show_status():
    text = None
    if visits:
        names = ", ".join(visit.sent.armature for visit in visits)
        text = f"{names} is open in Sinew: " + (
            "weights come back after every bind, all else on Export there (Ctrl+E)"
            if bpy.context.window_manager.sinew_live else "Export there (Ctrl+E) brings the weights back")
    for window in bpy.context.window_manager.windows:
        window.workspace.status_text_set(text)
        for area in window.screen.areas:
            if area.type == "VIEW_3D":
                area.tag_redraw()  # the panel


def _undo_step(message):
    if not bpy.app.background:
        with returned.in_window():
            bpy.ops.ed.undo_push(message=message)


def _say(level, text):
    """An error is told as a warning: as an error the operator would raise it here."""
    with returned.in_window():
        bpy.ops.wm.sinew_say(level="WARNING" if level == "ERROR" else level, text=text)
        if level == "ERROR" and not bpy.app.background:
            bpy.context.window_manager.popup_menu(lambda menu, _: menu.layout.label(text=text), title="Sinew",
                                                  icon="ERROR")


@persistent
def forget(_file=None):
    """Another file is opened: what Sinew exports now belongs to no object of it."""
    while visits:
        visits.pop().close()


@persistent
def see_change(_scene, depsgraph=None):
    """After every change of the scene: groups that somebody has touched are written as a whole the next time."""
    if visits and not _ours:
        names = {update.id.name for update in depsgraph.updates if update.is_updated_geometry} if depsgraph else None
        for visit in visits:
            visit.touched(names)


@persistent
def see_undo(_scene, _depsgraph=None):
    for visit in visits:
        visit.touched(None)


class WM_OT_sinew_say(Operator):
    """Tells what a timer has to say, which has no report of its own"""

    bl_idname = "wm.sinew_say"
    bl_label = "Sinew"
    bl_options = {"INTERNAL"}

    level: EnumProperty(items=[("INFO", "", ""), ("WARNING", "", "")])
    text: StringProperty()

    def execute(self, _context):
        self.report({self.level}, self.text)
        return {"FINISHED"}


class OBJECT_OT_sinew_open(Operator):
    """Open the selected meshes and their armature in Sinew. Weights come back after every bind, and on export also bones
    and shape keys"""

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


class VIEW3D_PT_sinew(Panel):
    """The sidebar's tab Sinew"""

    bl_label = "Sinew"
    bl_category = "Sinew"
    bl_space_type = "VIEW_3D"
    bl_region_type = "UI"

    def draw(self, context):
        column = self.layout.column()
        column.operator("object.sinew_bind", text="Bind with Sinew...")
        column.operator("object.sinew_open")
        column.prop(context.window_manager, "sinew_live")
        for visit in visits:
            box = column.box()
            box.label(text=f"{visit.sent.armature} is open in Sinew")
            letters = int(context.region.width / (_LETTER * context.preferences.system.ui_scale))
            for line in textwrap.wrap(visit.told, max(letters, 20)):
                box.label(text=line)


def start():
    WindowManager.sinew_live = BoolProperty(
        name="Live", default=True, options={"SKIP_SAVE"},
        description="Take weights after every bind and stroke in Sinew, each as an undo step; off: on export alone")
    for handlers, handler in _handlers():
        handlers.append(handler)


def stop():
    """The add-on is switched off, or Blender ends."""
    if bpy.app.timers.is_registered(watch):
        bpy.app.timers.unregister(watch)
    forget()
    _show_status()
    for handlers, handler in _handlers():
        handlers.remove(handler)
    del WindowManager.sinew_live


def _handlers():
    all_of = bpy.app.handlers
    return ((all_of.load_pre, forget), (all_of.depsgraph_update_post, see_change), (all_of.undo_post, see_undo),
            (all_of.redo_post, see_undo))
