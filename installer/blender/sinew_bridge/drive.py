"""Object > Add Sinew Drivers: bones and shape keys follow the angles of joints, as Sinew's drivers file says."""

from bpy.props import StringProperty
from bpy.types import Operator
from bpy_extras.io_utils import ImportHelper

from . import drivers, scene
from .program import SinewError


class OBJECT_OT_sinew_add_drivers(Operator, ImportHelper):
    """Drive bones and shape keys of the selected character by the drivers file that Sinew wrote beside its export"""

    bl_idname = "object.sinew_add_drivers"
    bl_label = "Add Sinew Drivers"
    bl_options = {"UNDO"}

    filename_ext = ".json"
    filter_glob: StringProperty(default="*.drivers.json", options={"HIDDEN"})

    def execute(self, context):
        try:
            armature, meshes = scene.chosen(context)
            told = drivers.add(armature, meshes, drivers.read(self.filepath))
        except SinewError as problem:
            self.report({"ERROR"}, str(problem))
            return {"CANCELLED"}
        for line in told:
            self.report({"WARNING"}, line)
        self.report({"INFO"}, f"Drivers added to {armature.name}")
        return {"FINISHED"}


class OBJECT_OT_sinew_remove_drivers(Operator):
    """Take away the drivers that Add Sinew Drivers made, and no others"""

    bl_idname = "object.sinew_remove_drivers"
    bl_label = "Remove Sinew Drivers"
    bl_options = {"UNDO"}

    def execute(self, context):
        try:
            armature, meshes = scene.chosen(context)
        except SinewError as problem:
            self.report({"ERROR"}, str(problem))
            return {"CANCELLED"}
        drivers.remove(armature, meshes)
        return {"FINISHED"}
