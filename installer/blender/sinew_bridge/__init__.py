"""Binds characters with an installed Sinew and brings back vertex groups; adds drivers of its exports."""

bl_info = {
    "name": "Sinew Bridge",
    "author": "The Sinew authors",
    "version": (0, 1, 0),
    "blender": (3, 4, 0),
    "location": "Object > Bind with Sinew, Open in Sinew, Add Sinew Drivers; the sidebar's tab Sinew",
    "description": "Binds characters with Sinew, brings back vertex groups and adds its drivers",
    "category": "Rigging",
}

import bpy

from . import bind, drive, drivers, preferences, window

_CLASSES = (preferences.SinewPreferences, bind.OBJECT_OT_sinew_bind, window.OBJECT_OT_sinew_open,
            window.WM_OT_sinew_say, window.VIEW3D_PT_sinew, drive.OBJECT_OT_sinew_add_drivers,
            drive.OBJECT_OT_sinew_remove_drivers)
_MENUS = ("VIEW3D_MT_object", "VIEW3D_MT_paint_weight", "VIEW3D_MT_pose")


def _draw_menu(self, _context):
    self.layout.separator()
    self.layout.operator("object.sinew_bind", text="Bind with Sinew...")
    self.layout.operator("object.sinew_open")
    self.layout.operator("object.sinew_add_drivers", text="Add Sinew Drivers...")
    self.layout.operator("object.sinew_remove_drivers")


def register():
    for each in _CLASSES:
        bpy.utils.register_class(each)
    for menu in _MENUS:
        getattr(bpy.types, menu).append(_draw_menu)
    window.start()
    drivers.register()


def unregister():
    drivers.unregister()
    window.stop()
    for menu in _MENUS:
        getattr(bpy.types, menu).remove(_draw_menu)
    for each in reversed(_CLASSES):
        bpy.utils.unregister_class(each)
