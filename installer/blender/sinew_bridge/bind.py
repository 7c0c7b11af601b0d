"""Object > Bind with Sinew."""

import json
import os
import shutil
import tempfile
import time

import bpy
from bpy.props import BoolProperty
from bpy.types import Operator

from . import character, groups, scene, settings
from .gltf import GltfError
from .preferences import program
from .program import Run, SinewError

_TICK = 0.1  # seconds between looks at Sinew


class BindJob:
    """A bind on its way, in a folder of its own that goes with it."""

    def __init__(self, armature, meshes, chosen):
        path = program()
        self._folder = tempfile.mkdtemp(prefix="sinew-bind-")
        self._began = time.monotonic()
        try:
            self.sent = scene.send(self._file("character.glb"), armature, meshes)
            with open(self._file("recipe.json"), "w", encoding="utf-8") as file:
                json.dump(settings.recipe(chosen, bpy.path.abspath(chosen.recipe), self.sent.bones), file)
            self.run = Run(path, ["bind", "character.glb", "-o", "bound.glb", "--recipe", "recipe.json",
                                  "--progress", "json", *settings.arguments(chosen)], self._folder)
        except Exception:
            self._clean()
            raise

    def _file(self, name):
        return os.path.join(self._folder, name)

    def _clean(self):
        shutil.rmtree(self._folder, ignore_errors=True)

    def status(self):
        return f"Sinew: {self.run.text}  {int(100 * self.run.fraction)} %"

    def finish(self):
        """Waits for Sinew and puts the weights into the vertex groups. (sentence that tells so, warnings). SinewError."""
        try:
            warnings = self.run.finish()
            weights = character.read_weights(self._file("bound.glb"), len(self.sent.meshes))
            count = groups.take_back(self.sent, weights)
        except GltfError as problem:
            raise SinewError(str(problem)) from problem
        finally:
            self._clean()
        meshes = self.sent.meshes
        what = meshes[0].object_name if len(meshes) == 1 else f"{len(meshes)} meshes"
        return (f"Bound {what} to {self.sent.armature}: {count} vertices, {time.monotonic() - self._began:.1f} s",
                warnings)

    def cancel(self):
        self.run.cancel()
        self._clean()


class OBJECT_OT_sinew_bind(Operator, settings.BindSettings):
    """Compute the weights of the selected meshes with Sinew. Only the vertex groups of deforming bones change"""

    bl_idname = "object.sinew_bind"
    bl_label = "Bind with Sinew"
    bl_options = {"REGISTER", "UNDO"}

    add_modifier: BoolProperty(name="Add Armature Modifier", default=False,
                               description="To meshes that have none for this armature: without it weights move nothing")

    _watched = False  # somebody sits before it, and Escape can be pressed
    _job = None
    _timer = None

    @classmethod
    def poll(cls, context):
        if context.mode.startswith("EDIT"):
            cls.poll_message_set("Leave Edit Mode first")
            return False
        return context.view_layer.objects.active is not None or bool(context.selected_objects)

    def invoke(self, context, _event):
        try:
            program()
            armature, meshes = scene.chosen(context)
        except SinewError as problem:
            return self._failed(problem)
        self.add_modifier = bool(_without_modifier(armature, meshes))
        self._watched = True
        return context.window_manager.invoke_props_dialog(self, width=360)

    def draw(self, context):
        settings.draw(self, self.layout)
        try:
            lacking = _without_modifier(*scene.chosen(context))
        except SinewError:
            lacking = []
        if lacking or self.add_modifier:
            self.layout.prop(self, "add_modifier")

    def execute(self, context):
        try:
            armature, meshes = scene.chosen(context)
            self._job = BindJob(armature, meshes, self)
        except (SinewError, OSError) as problem:
            return self._failed(problem)
        if self._watched and not bpy.app.background:
            return self._watch(context)
        try:
            while self._job.run.running():
                time.sleep(0.02)
        except KeyboardInterrupt:
            self._job.cancel()
            raise
        return self._finish()

    def _watch(self, context):
        manager = context.window_manager
        manager.progress_begin(0, 100)
        self._timer = manager.event_timer_add(_TICK, window=context.window)
        manager.modal_handler_add(self)
        return {"RUNNING_MODAL"}

    def modal(self, context, event):
        if event.type == "ESC" and event.value == "PRESS":
            self.cancel(context)
            self.report({"INFO"}, "Bind canceled: nothing has changed")
            return {"CANCELLED"}
        if event.type == "TIMER":
            if not self._job.run.running():
                self._leave(context)
                return self._finish()
            context.window_manager.progress_update(int(100 * self._job.run.fraction))
            context.workspace.status_text_set(self._job.status() + "   |   Esc: Cancel")
        return {"PASS_THROUGH"}

    def cancel(self, context):
        """Also called when Blender closes the window."""
        self._job.cancel()
        self._leave(context)

    def _leave(self, context):
        context.window_manager.event_timer_remove(self._timer)
        context.window_manager.progress_end()
        context.workspace.status_text_set(None)

    def _finish(self):
        try:
            told, warnings = self._job.finish()
        except SinewError as problem:
            return self._failed(problem)
        for line in warnings:
            self.report({"WARNING"}, line)
        self._attach()
        self.report({"INFO"}, told)
        return {"FINISHED"}

    def _attach(self):
        sent = self._job.sent
        armature = bpy.data.objects.get((sent.armature, None))
        lacking = _without_modifier(armature, [mesh.find() for mesh in sent.meshes]) if armature else []
        for mesh in lacking:
            if self.add_modifier:
                modifier = mesh.modifiers.new(armature.name, "ARMATURE")
                modifier.object = armature
            else:
                self.report({"WARNING"}, f"{mesh.name} has no Armature modifier for {armature.name}: its weights move "
                                         "nothing yet")

    def _failed(self, problem):
        self.report({"ERROR"}, str(problem))
        return {"CANCELLED"}


def _without_modifier(armature, meshes):
    return [mesh for mesh in meshes
            if mesh.find_armature() != armature and all(m.type != "ARMATURE" or m.object != armature for m in mesh.modifiers)]
