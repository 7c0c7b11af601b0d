"""A Blender that is not there: what of bpy the add-on asks for when it is switched on, as Blender 5 has it.

Names that Blender 5 has taken away are missing, and properties of bpy.props are no items of what they belong to.
"""

import sys
import types


class Struct:
    """Of bpy.types. `thing["name"]` gives custom properties alone (5.0: properties of bpy.props are kept elsewhere)."""

    def __init__(self, **attributes):
        self.__dict__.update(attributes)
        self.custom = {}

    def __getitem__(self, name):
        return self.custom[name]

    def __setitem__(self, name, value):
        self.custom[name] = value


class Operator(Struct):
    pass


class Panel(Struct):
    pass


class AddonPreferences(Struct):
    pass


class WindowManager(Struct):
    pass


class Menu:
    drawn = []

    def __init__(self):
        self.drawn = []

    def append(self, draw):
        self.drawn.append(draw)

    def remove(self, draw):
        self.drawn.remove(draw)


class Timers:
    def __init__(self):
        self.running = []

    def is_registered(self, function):
        return function in self.running

    def register(self, function, first_interval=0.0):
        self.running.append(function)

    def unregister(self, function):
        self.running.remove(function)


def _property(**options):
    return types.SimpleNamespace(**options)


def install():
    """Puts the stand-in in the place of bpy, bpy_extras and mathutils. The bpy."""
    bpy = types.ModuleType("bpy")
    bpy.registered = []
    manager = WindowManager(windows=[], sinew_live=True)
    bpy.context = Struct(window_manager=manager, preferences=Struct(addons={}))
    bpy.data = Struct(objects={}, shape_keys=[])
    bpy.utils = Struct(register_class=bpy.registered.append, unregister_class=bpy.registered.remove)
    bpy.types = types.ModuleType("bpy.types")
    for each in (Operator, Panel, AddonPreferences, WindowManager):
        setattr(bpy.types, each.__name__, each)
    for menu in ("VIEW3D_MT_object", "VIEW3D_MT_paint_weight", "VIEW3D_MT_pose"):
        setattr(bpy.types, menu, Menu())
    bpy.props = types.ModuleType("bpy.props")
    for kind in ("Bool", "Enum", "Float", "Int", "String"):
        setattr(bpy.props, kind + "Property", _property)
    bpy.app = types.ModuleType("bpy.app")
    bpy.app.background, bpy.app.timers, bpy.app.driver_namespace = True, Timers(), {}
    bpy.app.handlers = types.ModuleType("bpy.app.handlers")
    bpy.app.handlers.persistent = lambda function: function
    for name in ("load_pre", "load_post", "depsgraph_update_post", "undo_post", "redo_post"):
        setattr(bpy.app.handlers, name, [])
    extras = types.ModuleType("bpy_extras.io_utils")
    extras.ImportHelper = type("ImportHelper", (), {})
    mathutils = types.ModuleType("mathutils")
    mathutils.Matrix = mathutils.Quaternion = lambda *values: values
    mathutils.kdtree = types.ModuleType("mathutils.kdtree")
    for module in (bpy, bpy.types, bpy.props, bpy.app, bpy.app.handlers, extras, mathutils, mathutils.kdtree):
        sys.modules[module.__name__] = module
    sys.modules["bpy_extras"] = types.ModuleType("bpy_extras")
    return bpy
