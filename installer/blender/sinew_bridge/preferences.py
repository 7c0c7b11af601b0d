"""Where Sinew is."""

import bpy
from bpy.props import StringProperty
from bpy.types import AddonPreferences

from .program import SinewError, find_program


class SinewPreferences(AddonPreferences):
    bl_idname = __package__

    program: StringProperty(name="Sinew Program", subtype="FILE_PATH",
                            description="The program, or the folder it is in. Empty: it is looked for")

    def draw(self, _context):
        self.layout.prop(self, "program")
        try:
            text, icon = f"Found: {find_program(bpy.path.abspath(self.program))}", "CHECKMARK"
        except SinewError as problem:
            text, icon = str(problem), "ERROR"
        self.layout.label(text=text, icon=icon)


def program():
    """The path of Sinew as the preferences have it. SinewError where there is none."""
    return find_program(bpy.path.abspath(bpy.context.preferences.addons[__package__].preferences.program))
