"""Arrays in and out: kinds, orders, strides, and what cannot be used."""

import unittest

import support
import numpy as np
import sinew


def bind(vertices=None, faces=None, bones=support.BONES, **more):
    box = support.box()
    return sinew.bind(box[0] if vertices is None else vertices, box[1] if faces is None else faces, bones,
                      **{"parents": support.PARENTS, "resolution": 32, **more})


class Arrays(unittest.TestCase):
    def test_weights_of_a_box(self):
        weights = bind()
        vertices = support.box()[0]
        self.assertEqual(weights.shape, (len(vertices), 2))
        self.assertEqual(weights.indices.dtype, np.int32)
        self.assertEqual(weights.values.dtype, np.float32)
        self.assertEqual(weights.indices.shape, weights.values.shape)
        dense = weights.dense()
        np.testing.assert_allclose(dense.sum(axis=1), 1.0, atol=1e-6)
        self.assertGreater(dense[0, 0], 0.9)
        self.assertGreater(dense[-1, 1], 0.9)
        np.testing.assert_array_equal(np.take_along_axis(dense, weights.indices[:, :1], 1), weights.values[:, :1])

    def test_report(self):
        report = bind(alpha=0.7).report
        self.assertEqual(report["recipe"]["bind"]["alpha"], 0.7)
        self.assertEqual(report["counts"]["vertices"], len(support.box()[0]))
        self.assertIn("issues", report)

    def test_csr(self):
        try:
            import scipy.sparse
        except ImportError:
            self.skipTest("SciPy is missing")
        weights = bind()
        self.assertTrue(scipy.sparse.issparse(weights.csr()))
        np.testing.assert_array_equal(weights.csr().toarray(), weights.dense())

    def test_every_layout_gives_the_same(self):
        vertices, faces = support.box()
        wanted = bind().dense()
        frozen = vertices.copy()
        frozen.setflags(write=False)
        spread = np.zeros((2 * len(vertices), 3))
        spread[::2] = vertices
        for other in (np.asfortranarray(vertices), frozen, spread[::2], vertices.tolist(), vertices.astype(">f8")):
            np.testing.assert_array_equal(bind(other).dense(), wanted)
        for other in (faces.astype(np.int32), faces.astype(np.uint16), np.asfortranarray(faces), faces.tolist()):
            np.testing.assert_array_equal(bind(faces=other).dense(), wanted)

    def test_joints_in_place_of_segments(self):
        joints = np.array([[0.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 2.0, 0.0]])
        weights = bind(bones=joints, parents=[-1, 0, 1], names=["root", "knee", "tip"])
        self.assertEqual(weights.shape[1], 3)

    def test_arguments_are_not_changed(self):
        vertices, faces = support.box()
        before = vertices.copy(), faces.copy(), support.BONES.copy()
        bind(vertices, faces)
        np.testing.assert_array_equal(vertices, before[0])
        np.testing.assert_array_equal(faces, before[1])
        np.testing.assert_array_equal(support.BONES, before[2])


class BadArrays(unittest.TestCase):
    def check(self, code, **given):
        with self.assertRaises(sinew.InputError) as caught:
            bind(**given)
        self.assertIsInstance(caught.exception, ValueError)
        self.assertIsInstance(caught.exception, sinew.Error)
        self.assertEqual(caught.exception.code, code)
        self.assertNotIn("\n", str(caught.exception))
        self.assertGreater(len(str(caught.exception)), 10)

    def test_shapes(self):
        vertices, faces = support.box()
        for wrong in (vertices[:, :2], vertices.ravel(), vertices[None], np.float64(1.0)):
            self.check("ArrayShape", vertices=wrong)
        for wrong in (faces[:, :2], faces.ravel(), np.zeros((4, 5), int)):
            self.check("ArrayShape", faces=wrong)
        for wrong in (support.BONES[0, 0], support.BONES[:, :1], np.zeros((2, 2, 2))):
            self.check("ArrayShape", bones=wrong)
        self.check("ArrayShape", parents=[-1, 0, 0])

    def test_kinds(self):
        vertices, faces = support.box()
        self.check("ArrayKind", faces=faces.astype(float))
        self.check("ArrayKind", vertices=vertices.astype(complex))
        self.check("ArrayKind", vertices=vertices.astype(object))
        self.check("ArrayKind", vertices=vertices.astype(str))
        self.check("ArrayKind", faces=faces > 3)

    def test_numbers(self):
        for bad in (np.nan, np.inf, -np.inf, 1e300):
            vertices, _ = support.box()
            vertices[5, 1] = bad
            self.check("NotFinite", vertices=vertices)
            bones = support.BONES.copy()
            bones[1, 0, 0] = bad
            self.check("NotFinite", bones=bones)

    def test_indices(self):
        vertices, faces = support.box()
        for bad in (-1, len(vertices), 2**40):
            wrong = faces.astype(np.int64)
            wrong[3, 1] = bad
            self.check("IndexOutOfRange", faces=wrong)
        self.check("IndexOutOfRange", parents=[-1, 2])
        self.check("IndexOutOfRange", parents=[-2, 0])
        self.check("ParentsOrder", parents=[1, -1])
        self.check("ParentsOrder", parents=[-1, 1])

    def test_empty(self):
        self.check("ArrayEmpty", vertices=np.zeros((0, 3)))
        self.check("ArrayEmpty", faces=np.zeros((0, 3), int))
        self.check("ArrayEmpty", bones=np.zeros((0, 2, 3)))

    def test_settings(self):
        self.check("ParameterOutOfRange", alpha=2.0)
        self.check("ParameterUnknown", stiffness=1.0)
        self.check("SettingKind", alpha="soft")
        self.check("SettingKind", solver="magic")
        self.check("SettingKind", max_influences=2.5)
        self.check("Kind", alpha=object())
        self.check("Threads", threads=-1)
        self.check("Threads", threads=10**6)
        self.check("Progress", progress=3)
        self.check("Names", names=["one"])
        self.check("Unit", unit=0.0)
        with self.assertRaises(TypeError):
            sinew.bind(support.box()[0])

    def test_flat_and_single(self):
        vertices = np.zeros((3, 3))
        with self.assertRaises(sinew.Error) as caught:
            bind(vertices=vertices, faces=[[0, 1, 2]])
        self.assertEqual(caught.exception.code, "ZeroSizeScene")
        self.assertTrue(caught.exception.advice)


class Settings(unittest.TestCase):
    def test_table(self):
        table = sinew.settings()
        self.assertEqual(table["alpha"]["min"], 0.0)
        self.assertEqual(table["alpha"]["max"], 1.0)
        self.assertEqual(table["solver"]["choices"], sinew.solvers())
        self.assertIn("max_influences", table)
        for name, row in table.items():
            self.assertTrue(row["help"], name)

    def test_words(self):
        self.assertEqual(bind(max_influences="all").report["recipe"]["bind"]["maxInfluences"], 0)
        self.assertTrue(bind(resolution="auto").report["recipe"]["bind"]["automatic"])
        self.assertEqual(bind(penalty=0).report["recipe"]["bind"]["penalty"], "none")

    def test_every_solver(self):
        for solver in sinew.solvers():
            if solver == "picture":  # for flat characters
                continue
            with self.subTest(solver):
                np.testing.assert_allclose(bind(solver=solver).dense().sum(axis=1), 1.0, atol=1e-5)


if __name__ == "__main__":
    unittest.main()
