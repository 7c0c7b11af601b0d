"""A character of a file: the same bytes as the command line, why, poses, other weights, other skeletons."""

import json
import os
import pathlib
import subprocess
import tempfile
import unittest

import support
import numpy as np
import sinew


class Characters(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.bound = sinew.open(support.SAMPLE).bind(resolution=64)

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def run_sinew(self, *arguments):
        if not support.PROGRAM:
            self.skipTest("SINEW_EXECUTABLE names no program")
        subprocess.run([support.PROGRAM, *map(str, arguments)], check=True, capture_output=True)

    def test_what_is_in_it(self):
        character = self.bound
        skeleton = character.skeleton
        self.assertIn("LeftForeArm", skeleton.names)
        self.assertEqual(skeleton.joints.shape, (len(skeleton), 3))
        self.assertEqual(skeleton.matrices.shape, (len(skeleton), 4, 4))
        np.testing.assert_array_equal(skeleton.matrices[:, :3, 3], skeleton.joints)
        self.assertTrue((skeleton.parents < np.arange(len(skeleton))).all())
        for mesh, weights in zip(character.meshes, character.weights):
            self.assertEqual(mesh.vertices.shape[1], 3)
            self.assertLess(mesh.faces.max(), len(mesh.vertices))
            self.assertEqual(weights.shape, (len(mesh.vertices), len(skeleton)))
            offsets, corners = mesh.polygons
            self.assertEqual(offsets[-1], len(corners))
        self.assertGreater(character.unit, 0.0)
        self.assertIn("joints", repr(character))

    def test_same_bytes_as_the_command_line(self):
        for ending in (".fbx", ".glb"):
            theirs = self.folder / ("theirs" + ending)
            self.run_sinew("bind", support.SAMPLE, "-o", theirs, "--resolution", 64)
            ours = self.folder / ("ours" + ending)
            said = self.bound.save(ours)
            self.assertEqual(said["files"][0], str(ours))
            self.assertEqual(said["kept"], ending == ".fbx")
            self.assertEqual(ours.read_bytes(), theirs.read_bytes(), ending)

    def test_same_bytes_by_a_recipe(self):
        recipe = self.folder / "recipe.json"
        theirs = self.folder / "theirs.glb"
        self.run_sinew("bind", support.SAMPLE, "-o", theirs, "--save-recipe", recipe, "--resolution", 32, "--alpha",
                       0.6, "--max-influences", "all", "--penalty", 0, "--profile", "unity")
        for given in (recipe, json.loads(recipe.read_text())):
            ours = self.folder / "ours.glb"
            sinew.open(support.SAMPLE).bind(given).save(ours)
            self.assertEqual(ours.read_bytes(), theirs.read_bytes())

    def test_report(self):
        report = self.bound.report
        self.assertEqual(report["input"]["file"], str(support.SAMPLE))
        for issue in report["issues"]:
            self.assertTrue(issue["code"] and issue["text"], issue)

    def test_explain(self):
        said = self.bound.explain(10)
        weights = self.bound.weights[0]
        names = self.bound.skeleton.names
        self.assertEqual(said["bones"][0]["joint"], names[weights.indices[10, 0]])
        self.assertAlmostEqual(said["bones"][0]["weight"], float(weights.values[10, 0]), places=5)
        self.assertEqual(said["bones"][0]["path"].shape[1], 3)
        self.assertAlmostEqual(sum(weight for _, weight in said["bound"]), 1.0, places=5)
        for wrong in (-1, len(self.bound.meshes[0].vertices)):
            with self.assertRaises(sinew.InputError):
                self.bound.explain(wrong)
        with self.assertRaises(sinew.InputError):
            self.bound.explain(0, mesh="nobody")

    def test_pose(self):
        character = self.bound
        still = character.pose()
        for mesh, vertices in zip(character.meshes, still):
            np.testing.assert_array_equal(mesh.vertices, vertices)
        bend = {"LeftForeArm": [0.0, 0.0, np.sin(np.pi / 6), np.cos(np.pi / 6)]}
        for method in ("linear", "dual-quaternion", "centers"):
            moved = character.pose(bend, method=method)
            largest = max(np.abs(a - b).max() for a, b in zip(moved, still))
            self.assertGreater(largest * character.unit, 0.01, method)
        rotations = np.tile([0.0, 0.0, 0.0, 1.0], (len(character.skeleton), 1))
        for a, b in zip(character.pose(rotations), still):
            np.testing.assert_array_equal(a, b)
        for wrong in (rotations[:-1], np.zeros_like(rotations), rotations[:, :3]):
            with self.assertRaises(sinew.InputError):
                character.pose(wrong)
        with self.assertRaises(sinew.InputError):
            character.pose({"nobody": [0, 0, 0, 1]})
        with self.assertRaises(sinew.InputError):
            character.pose(method="magic")
        with self.assertRaises(sinew.InputError):
            character.pose(clip="nothing")

    def test_weights_of_a_hand(self):
        character = sinew.open(support.SAMPLE).bind(resolution=32)
        indices = np.zeros((len(character.meshes[0].vertices), 1), int)
        character.set_weights(0, indices, np.ones(indices.shape))
        self.assertEqual(character.weights[0].values.max(), 1.0)
        with self.assertRaises(sinew.InputError):
            character.set_weights(0, indices - 1, np.ones(indices.shape))

    def test_transfer(self):
        target = sinew.open(support.SAMPLE)
        said = target.transfer_from(self.bound)
        self.assertEqual(len(said), len(target.meshes))
        self.assertGreater(sum(part["matched"] for part in said), 0)
        for mine, theirs in zip(target.weights, self.bound.weights):
            self.assertLess(np.abs(mine.dense() - theirs.dense()).max(), 0.51)

    def test_fit_skeleton(self):
        character = sinew.open(support.SAMPLE)
        said = character.fit_skeleton("biped")
        self.assertEqual([joint["name"] for joint in said], character.skeleton.names)
        character.bind(resolution=32)
        self.assertTrue(all(weights is not None for weights in character.weights))
        with self.assertRaises(sinew.InputError):
            character.fit_skeleton("dragon")

    def test_bake(self):
        character = sinew.open(support.SAMPLE).bind(resolution=32)
        said = character.bake(shapes=2)
        self.assertLess(np.mean(said["after"]), np.mean(said["before"]))
        self.assertTrue(set(said["helpers"]) <= set(character.skeleton.names))
        character.save(self.folder / "baked.glb")

    def test_what_is_refused(self):
        with self.assertRaises(sinew.Error) as caught:
            sinew.open(self.folder / "nothing.fbx")
        self.assertEqual(caught.exception.code, "FileNotFound")
        copy = self.folder / "copy.fbx"
        copy.write_bytes(support.SAMPLE.read_bytes())
        character = sinew.open(copy).bind(resolution=32)
        with self.assertRaises(sinew.InputError) as caught:
            character.save(copy)
        self.assertEqual(caught.exception.code, "TargetIsInput")
        self.assertEqual(copy.read_bytes(), support.SAMPLE.read_bytes())
        with self.assertRaises(sinew.Error):
            character.save(self.folder / "missing" / "out.fbx")
        with self.assertRaises(sinew.Error):
            character.save(self.folder / "out.txt")
        self.assertEqual(os.listdir(self.folder), ["copy.fbx"])

    def test_a_canceled_bind_changes_nothing(self):
        character = sinew.open(support.SAMPLE).bind(resolution=32)
        before = [weights.dense().tobytes() for weights in character.weights]
        with self.assertRaises(sinew.Canceled):
            character.bind(resolution=512, progress=lambda stage, fraction: False)
        self.assertEqual([weights.dense().tobytes() for weights in character.weights], before)


if __name__ == "__main__":
    unittest.main()
