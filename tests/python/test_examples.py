"""The examples do what their first lines say."""

import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

import support

EXAMPLES = support.ROOT / "python" / "examples"


class Examples(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def run_example(self, name, *arguments):
        done = subprocess.run([sys.executable, EXAMPLES / name, *map(str, arguments)], capture_output=True, text=True,
                              check=False)
        self.assertEqual(done.returncode, 0, done.stderr)
        return done.stdout

    def test_arrays(self):
        self.assertIn("3 joints", self.run_example("arrays.py"))

    def test_arrays_of_trimesh(self):
        try:
            import trimesh
        except ImportError:
            self.skipTest("trimesh is missing")
        trimesh.creation.capsule(height=2.0, radius=0.3).export(self.folder / "capsule.ply")
        self.assertIn("3 joints", self.run_example("arrays.py", self.folder / "capsule.ply"))

    def test_figures(self):
        shutil.copy(support.SAMPLE, self.folder)
        (self.folder / "broken.fbx").write_text("no character")
        lines = self.run_example("figures.py", self.folder, 32).splitlines()
        self.assertEqual(len(lines), 2)
        self.assertTrue(lines[1].startswith("wayfarer.fbx,"))

    def test_picture(self):
        try:
            import matplotlib  # noqa: F401
        except ImportError:
            self.skipTest("matplotlib is missing")
        picture = self.folder / "arm.png"
        self.run_example("picture.py", support.SAMPLE, "LeftForeArm", picture)
        self.assertTrue(picture.read_bytes().startswith(b"\x89PNG"))

    def test_blender(self):
        blender = shutil.which("blender")
        if blender is None:
            self.skipTest("Blender is missing")
        version = subprocess.run([blender, "--background", "--python-expr",
                                  "import sys; print('version', sys.version_info[:2])"], capture_output=True, text=True,
                                 check=False)
        if f"version {sys.version_info[:2]}" not in version.stdout:
            self.skipTest("Blender has another Python")
        scene = self.folder / "scene.py"
        scene.write_text(SCENE)
        out = self.folder / "bound.blend"
        done = subprocess.run([blender, "--background", "--python-use-system-env", "--python", scene, "--python",
                               EXAMPLES / "blender.py", "--", out], capture_output=True, text=True, check=False)
        self.assertIn("sinew.Weights", done.stdout, done.stdout + done.stderr)
        self.assertTrue(out.exists())


SCENE = """
import bpy
bpy.ops.wm.read_factory_settings(use_empty=True)
bpy.ops.mesh.primitive_cylinder_add(depth=2.0, radius=0.3)
bpy.ops.object.armature_add()
bone = bpy.context.object.data.bones[0]
assert bone.use_deform
"""


if __name__ == "__main__":
    unittest.main()
