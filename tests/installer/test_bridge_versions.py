#!/usr/bin/env python3
"""What the Blender add-on does in versions of Blender that are not installed, on stand-ins, and its manifest."""

import ast
import importlib.util
import pathlib
import re
import subprocess
import sys
import tempfile
import types
import unittest
import zipfile

import addon_modules  # exits where numpy is missing
import blender_stand_in

try:
    import tomllib
except ImportError:  # Python before 3.11
    tomllib = None

ADDON = addon_modules.ADDON
PACK = ADDON.parent / "pack.py"
(compat,) = addon_modules.modules("compat")

# Attributes that a version of Blender has taken away or emptied, by its release notes and change logs: whoever uses one
# works in a part of the versions alone.
GONE = {
    "4.0": ("layers", "layers_protected", "bone_groups", "bone_group", "face_maps", "calc_normals", "use_inherit_scale",
            "version_char"),
    "4.1": ("use_auto_smooth", "auto_smooth_angle", "calc_normals_split", "free_normals_split", "create_normals_split"),
    "5.0": ("fcurves", "id_root", "select_head", "select_tail", "bindcode"),
}


class LayeredBone:
    """Of Blender 3: 32 switches."""

    def __init__(self, *on):
        self.layers = [number in on for number in range(32)]


class Collection:
    """Of bones, Blender 4 and later."""

    def __init__(self):
        self.bones = []

    def assign(self, bone):
        self.bones.append(bone)


class CollectedBone:
    __slots__ = ("_in",)

    def __init__(self, *collections):
        self._in = collections

    @property
    def collections(self):
        return list(self._in)


class TestCompat(unittest.TestCase):
    def test_bone_layers(self):
        new = LayeredBone(0)
        compat.join_bone_groups(new, LayeredBone(3, 17))
        self.assertEqual([number for number, on in enumerate(new.layers) if on], [3, 17])

    def test_bone_collections(self):
        first, second, new = Collection(), Collection(), CollectedBone()
        compat.join_bone_groups(new, CollectedBone(first, second))
        self.assertEqual((first.bones, second.bones), ([new], [new]))
        compat.join_bone_groups(new, CollectedBone())  # shown because it is in none

    def test_triangles(self):
        asked = []
        compat.fill_triangles(types.SimpleNamespace(calc_loop_triangles=lambda: asked.append(1)))
        self.assertEqual(asked, [1])
        compat.fill_triangles(types.SimpleNamespace())

    def test_what_blender_is_at(self):
        def app(*jobs):
            return types.SimpleNamespace(is_job_running=lambda kind: kind in jobs)

        def window(*names):
            return types.SimpleNamespace(modal_operators=[types.SimpleNamespace(bl_idname=name) for name in names])

        old = types.SimpleNamespace()  # before 4.2
        self.assertEqual(compat.held_by(app(), [old]), "")
        self.assertIn("rendering", compat.held_by(app("RENDER"), [old]))
        self.assertIn("rendering", compat.held_by(app("OBJECT_BAKE"), []))
        for name in ("PAINT_OT_weight_paint", "TRANSFORM_OT_translate", "SCULPT_OT_brush_stroke"):
            self.assertIn("stroke", compat.held_by(app(), [old, window(), window(name)]))
        for name in ("OBJECT_OT_sinew_bind", "VIEW3D_OT_rotate", "SCREENCAST_OT_keys"):
            self.assertEqual(compat.held_by(app(), [window(name)]), "")


class TestCalls(unittest.TestCase):
    def sources(self):
        return [file for file in sorted(ADDON.glob("*.py")) if file.name != "compat.py"]

    def test_no_name_that_a_version_lacks(self):
        for file in self.sources():
            used = {node.attr for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
                    if isinstance(node, ast.Attribute)}
            for version, names in GONE.items():
                self.assertEqual(used & set(names), set(), f"{file.name}: gone in {version}")

    def test_no_version_is_asked_elsewhere(self):
        for file in self.sources():
            text = file.read_text(encoding="utf-8")
            self.assertNotIn("app.version", text, file.name)
            self.assertNotIn("hasattr(", text, file.name)

    def test_python_of_blender_3_4_reads_it(self):
        for file in [*self.sources(), ADDON / "compat.py"]:
            ast.parse(file.read_text(encoding="utf-8"), feature_version=(3, 10))


class TestSwitching(unittest.TestCase):
    """The add-on is switched on and off in a Blender 5 that is a stand-in, as add-on and as extension."""

    def switched(self, name):
        for module in [each for each in sys.modules if each.split(".")[0] == name]:
            del sys.modules[module]  # it knows another stand-in
        bpy = blender_stand_in.install()
        spec = importlib.util.spec_from_file_location(name, ADDON / "__init__.py",
                                                      submodule_search_locations=[str(ADDON)])
        addon = importlib.util.module_from_spec(spec)
        sys.modules[name] = addon
        spec.loader.exec_module(addon)
        return bpy, addon

    def test_nothing_is_left_behind(self):
        for name in ("sinew_bridge", "bl_ext_user_default_sinew_bridge"):
            bpy, addon = self.switched(name)
            handlers = vars(bpy.app.handlers)
            addon.register()
            self.assertGreater(len(bpy.registered), 5)
            self.assertTrue(bpy.app.handlers.undo_post and bpy.app.driver_namespace)
            self.assertEqual(len(bpy.types.VIEW3D_MT_object.drawn), 1)
            self.assertIn("sinew_live", vars(bpy.types.WindowManager))
            self.assertEqual(sys.modules[name + ".preferences"].SinewPreferences.bl_idname, name)
            addon.unregister()
            self.assertEqual(bpy.registered, [])
            self.assertEqual(bpy.app.driver_namespace, {})
            self.assertEqual(bpy.types.VIEW3D_MT_object.drawn, [])
            self.assertNotIn("sinew_live", vars(bpy.types.WindowManager))
            self.assertEqual([name for name, each in handlers.items() if isinstance(each, list) and each], [])

    def test_its_classes_have_names_that_blender_takes(self):
        bpy, addon = self.switched("sinew_bridge")
        addon.register()
        for each in bpy.registered:
            if issubclass(each, blender_stand_in.Operator):
                space, _, name = each.bl_idname.partition(".")
                self.assertEqual(each.__name__, f"{space.upper()}_OT_{name}")
            if issubclass(each, blender_stand_in.Panel):
                self.assertIn("_PT_", each.__name__)
        addon.unregister()


@unittest.skipIf(tomllib is None, "no reader of TOML in this Python")
class TestManifest(unittest.TestCase):
    """The rules of Blender's extensions, strict as for their platform: manual, Advanced > Extensions."""

    REQUIRED = ("schema_version", "id", "version", "name", "tagline", "maintainer", "type", "blender_version_min", "license")
    OPTIONAL = ("blender_version_max", "website", "copyright", "permissions", "tags", "platforms", "wheels")
    PERMISSIONS = {"files", "network", "clipboard", "camera", "microphone"}
    TAGS = {"3D View", "Add Curve", "Add Mesh", "Animation", "Bake", "Camera", "Compositing", "Development", "Game Engine",
            "Geometry Nodes", "Grease Pencil", "Import-Export", "Lighting", "Material", "Modeling", "Mesh", "Node", "Object",
            "Paint", "Pipeline", "Physics", "Render", "Rigging", "Scene", "Sculpt", "Sequencer", "System", "Text Editor",
            "Tracking", "User Interface", "UV"}
    VERSION = r"(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)"

    @staticmethod
    def read(text):
        return tomllib.loads(text)

    def setUp(self):
        self.manifest = self.read((ADDON / "blender_manifest.toml").read_text(encoding="utf-8"))

    def faults(self, manifest):
        """Of a manifest, a line each."""
        found = [f"{key} is missing" for key in self.REQUIRED if not manifest.get(key)]
        found += [f"{key} is not known" for key in manifest if key not in self.REQUIRED + self.OPTIONAL]
        for key in ("schema_version", "version", "blender_version_min"):
            if not re.fullmatch(self.VERSION, str(manifest.get(key))):
                found.append(f"{key} has other than three numbers")
        for key in ("name", "tagline", "maintainer"):
            text = manifest.get(key, "")
            if text != text.strip() or any(ord(letter) < 32 for letter in text):
                found.append(f"{key} has blanks around it or control characters")
        if not re.fullmatch(r"[A-Za-z][A-Za-z0-9]*(_[A-Za-z0-9]+)*", str(manifest.get("id"))):
            found.append("id is no name")
        permissions = manifest.get("permissions", {})
        for name, text in {"tagline": manifest.get("tagline", ""), **permissions}.items():
            if len(text) > 64 or not (text[-1:].isalnum() or text[-1:] in ")]}"):
                found.append(f"{name} is longer than 64 letters or ends with punctuation")
        found += [f"permission {name} is not known" for name in permissions if name not in self.PERMISSIONS]
        found += [f"tag {tag} is not known" for tag in manifest.get("tags", ()) if tag not in self.TAGS]
        found += [f"{text} has no year" for text in manifest.get("copyright", ())
                  if not re.fullmatch(r"\d+(-\d+)? \S.*", text)]
        found += [f"license {each} is no SPDX" for each in manifest.get("license", ()) if not each.startswith("SPDX:")]
        if manifest.get("type") not in ("add-on", "theme"):
            found.append("type is not known")
        return found

    def test_it_keeps_the_rules(self):
        self.assertEqual(self.faults(self.manifest), [])
        for key in ("copyright", "permissions", "tags"):
            self.assertTrue(self.manifest[key], key)

    def test_the_rules_see_what_is_wrong(self):
        for key, value in (("tagline", "Binds characters."), ("tagline", "x" * 65), ("tagline", ""), ("name", " Sinew"),
                           ("id", "sinew-bridge"), ("id", "sinew__bridge"), ("version", "1.0"), ("type", "plugin"),
                           ("blender_version_min", "4.2"), ("license", ["MIT"]), ("copyright", ["The authors"]),
                           ("tags", ["Skinning"]), ("permissions", {"disk": "Files"}), ("nome", "x"),
                           ("permissions", {"files": "Reads files."})):
            self.assertEqual(len(self.faults({**self.manifest, key: value})), 1, (key, value))
        for key in self.REQUIRED:
            self.assertTrue(self.faults({k: v for k, v in self.manifest.items() if k != key}), key)

    def test_it_says_what_the_add_on_does(self):
        sources = {file.name: file.read_text(encoding="utf-8") for file in ADDON.glob("*.py")}
        self.assertIn("MIT License", (ADDON.parents[2] / "LICENSE").read_text(encoding="utf-8"))
        self.assertEqual(self.manifest["license"], ["SPDX:MIT"])
        self.assertEqual(set(self.manifest["permissions"]), {"files"})
        for name, text in sources.items():  # what would need another permission
            for module in ("socket", "urllib.request", "http", "ssl", "requests", "ftplib", "asyncio"):
                self.assertIsNone(re.search(rf"^\s*(import|from) {re.escape(module)}\b", text, re.M), (name, module))
            self.assertNotIn("clipboard", text, name)
        info = ast.literal_eval(re.search(r"bl_info = (\{.*?\n\})", sources["__init__.py"], re.S)[1])
        self.assertEqual(".".join(map(str, info["version"])), self.manifest["version"])
        self.assertEqual(info["name"], self.manifest["name"])
        self.assertLess(info["blender"], tuple(map(int, self.manifest["blender_version_min"].split("."))))

    def test_the_archive_holds_it(self):
        with tempfile.TemporaryDirectory() as folder:
            archive = pathlib.Path(folder) / "bridge.zip"
            subprocess.run([sys.executable, PACK, self.manifest["version"], archive], check=True)
            with zipfile.ZipFile(archive) as packed:
                names = set(packed.namelist())
                inside = self.read(packed.read("sinew_bridge/blender_manifest.toml").decode("utf-8"))
        self.assertEqual(inside, self.manifest)
        modules = {f"sinew_bridge/{file.name}" for file in ADDON.glob("*.py")}
        self.assertEqual(names, modules | {"sinew_bridge/blender_manifest.toml", "sinew_bridge/LICENSE"})


if __name__ == "__main__":
    unittest.main()
