#!/usr/bin/env python3
"""The Blender add-on's files of glTF, its dealings with the program and the folder of its live link, without Blender."""

import json
import os
import stat
import tempfile
import unittest

import addon_modules  # exits where numpy is missing
import numpy

character, driven, gltf, live, program = addon_modules.modules("character", "driven", "gltf", "live", "program")


def bone(name, parent, head, tail, turn=None, deforms=True):
    rest = numpy.eye(4)
    rest[:3, :3] = numpy.eye(3) if turn is None else turn
    rest[:3, 3] = head
    return character.Bone(name, parent, rest, tail, deforms)


def around_z(degrees):
    c, s = numpy.cos(numpy.radians(degrees)), numpy.sin(numpy.radians(degrees))
    return numpy.array([[c, -s, 0], [s, c, 0], [0, 0, 1]])


class Folder(unittest.TestCase):
    def setUp(self):
        self._folder = tempfile.TemporaryDirectory()
        self.addCleanup(self._folder.cleanup)

    def path(self, name):
        return os.path.join(self._folder.name, name)

    def script(self, name, text):
        with open(self.path(name), "w", encoding="utf-8") as file:
            file.write("#!/bin/sh\n" + text)
        os.chmod(self.path(name), stat.S_IRWXU)
        return self.path(name)


class TestCharacter(Folder):
    BONES = [bone("root", -1, (0, 0, 0), (0, 1, 0), around_z(30), False),
             bone("a é", 0, (0, 1, 0), (0, 2, 0), around_z(190)),
             bone("a é:end", 0, (1, 1, 0), (1, 2, 0))]
    MESH = character.MeshData("square", numpy.array([(0, 0, 0), (1, 0, 0), (9, 9, 9), (1, 1, 0), (0, 1, 0)], float),
                              numpy.array([(0, 1, 3), (0, 3, 4)]), 5)

    def written(self, meshes):
        character.write_character(self.path("c.glb"), self.BONES, meshes)
        return gltf.Reader(self.path("c.glb"))

    def place(self, reader, name):
        """Where a node stands in the model."""
        nodes = reader.json["nodes"]
        at = next(i for i, node in enumerate(nodes) if node["name"] == name)
        matrix = numpy.eye(4)
        while at is not None:
            x, y, z, w = nodes[at].get("rotation", (0, 0, 0, 1))
            local = numpy.eye(4)
            local[:3, :3] = [[1 - 2 * (y * y + z * z), 2 * (x * y - z * w), 2 * (x * z + y * w)],
                             [2 * (x * y + z * w), 1 - 2 * (x * x + z * z), 2 * (y * z - x * w)],
                             [2 * (x * z - y * w), 2 * (y * z + x * w), 1 - 2 * (x * x + y * y)]]
            local[:3, 3] = nodes[at].get("translation", (0, 0, 0))
            matrix = local @ matrix
            at = next((i for i, node in enumerate(nodes) if at in node.get("children", [])), None)
        return matrix

    def test_joints_stand_where_bones_do(self):
        reader = self.written([self.MESH])
        skin = reader.json["skins"][0]
        names = [reader.json["nodes"][j]["name"] for j in skin["joints"]]
        for bone in self.BONES:
            numpy.testing.assert_allclose(self.place(reader, bone.name), bone.rest, atol=1e-6)
        inverse = reader.array(skin["inverseBindMatrices"]).reshape(-1, 4, 4).transpose(0, 2, 1)
        for name, matrix in zip(names, inverse):
            numpy.testing.assert_allclose(matrix @ self.place(reader, name), numpy.eye(4), atol=1e-6)

    def test_ends_mark_tails_and_have_names_of_their_own(self):
        reader = self.written([self.MESH])
        names = [node["name"] for node in reader.json["nodes"]]
        self.assertEqual(names, ["root", "a é", "a é:end", "a é:end:end", "a é:end:end:end", "square"])
        numpy.testing.assert_allclose(self.place(reader, "a é:end:end")[:3, 3], (0, 2, 0), atol=1e-6)

    def test_vertices_carry_their_numbers(self):
        image = character.MeshData("half", numpy.vstack([self.MESH.vertices, self.MESH.vertices - (2, 0, 0)]),
                                   numpy.vstack([self.MESH.triangles, self.MESH.triangles + 5]), 5)
        reader = self.written([self.MESH, image])
        numbers = [reader.array(mesh["primitives"][0]["attributes"]["TEXCOORD_0"]).tolist()
                   for mesh in reader.json["meshes"]]
        self.assertEqual(numbers[0], [[0, 0], [1, 0], [3, 0], [4, 0]])  # 2 has no face
        self.assertEqual(numbers[1], [[0, 1], [1, 1], [3, 1], [4, 1]] + 4 * [[-1, 1]])

    def test_weights_come_back_by_number_and_name(self):
        weights = [[(1, 0.5), (2, 0.5)], [(1, 2.0)], [], [(2, 1.0)], [(0, 0.1), (1, 0.2), (2, 0.3)]]
        mesh = character.MeshData("m", self.MESH.vertices, self.MESH.triangles, 5, weights)
        self.written([self.MESH, mesh])
        empty, full = character.read_weights(self.path("c.glb"), 2)
        self.assertEqual(len(empty.vertices), 0)
        found = {}
        for vertex, joint, value in zip(full.vertices, full.joints, full.values):
            found.setdefault(int(vertex), {})[full.names[joint]] = round(float(value), 6)
        self.assertEqual(found, {0: {"a é": 0.5, "a é:end": 0.5}, 1: {"a é": 1.0}, 3: {"a é:end": 1.0},
                                 4: {"root": 0.166667, "a é": 0.333333, "a é:end": 0.5}})
        self.assertEqual(full.bound(5).tolist(), [True, True, False, True, True])

    def test_more_than_four_influences(self):
        bones = [bone(f"b{i}", -1, (0, i, 0), (0, i + 1, 0)) for i in range(6)]
        mesh = character.MeshData("m", self.MESH.vertices, self.MESH.triangles, 5, [[(i, 1.0) for i in range(6)]] * 5)
        character.write_character(self.path("six.glb"), bones, [mesh])
        found = character.read_weights(self.path("six.glb"), 1)[0]
        self.assertEqual(found.values.round(6).tolist(), 24 * [0.166667])

    def test_shapes_come_back_by_number_and_name(self):
        """Also of two primitives, one of them sparse: what Sinew splits and stores is its own business."""
        writer = gltf.Writer()
        ones = numpy.arange(4, dtype=numpy.uint16)[:, None]
        moves = numpy.array([(0, 0, 0), (0, 1, 0), (0, 0, 0), (0, 0, 2)], numpy.float32)
        attributes = [{"TEXCOORD_0": writer.attribute(numpy.array(numbers, numpy.float32), "VEC2")}
                      for numbers in ([(0, 0), (4, 0), (-1, 0), (2, 0)], [(4, 0), (5, 0), (6, 0), (1, 1)])]
        targets = [[{"POSITION": writer.attribute(moves, "VEC3")}], [{"POSITION": writer.attribute(moves, "VEC3")}, {}]]
        rows, values = writer.add(ones[1:2], "SCALAR"), writer.add(moves[1:2] * 3, "VEC3")
        sparse = {"componentType": 5126, "type": "VEC3", "count": 4, "sparse": {
            "count": 1, "indices": {"bufferView": rows, "componentType": 5123}, "values": {"bufferView": values}}}
        targets[1][0]["POSITION"] = len(writer.json["accessors"])
        writer.json["accessors"].append(sparse)
        writer.json["meshes"] = [{"extras": {"targetNames": ["Elbow", "Knee"]}, "primitives": [
            {"attributes": a, "targets": t} for a, t in zip(attributes, targets)]}]
        writer.write(self.path("shapes.glb"))
        first, second = character.read_shapes(self.path("shapes.glb"), 2)
        self.assertEqual(list(first), ["Elbow"])
        self.assertEqual(second, {})  # nothing of it moves
        self.assertEqual(first["Elbow"].vertices.tolist(), [2, 4, 5])
        self.assertEqual(first["Elbow"].offsets.tolist(), [[0, 0, 2], [0, 1, 0], [0, 3, 0]])

    def test_a_text_file_with_a_buffer_beside_it(self):
        reader = self.written([character.MeshData("m", self.MESH.vertices, self.MESH.triangles, 5, [[(1, 1.0)]] * 5)])
        with open(self.path("c.glb"), "rb") as file:
            content = file.read()
        start = 20 + int.from_bytes(content[12:16], "little") + 8
        with open(self.path("a b.bin"), "wb") as file:
            file.write(content[start:])
        reader.json["buffers"][0]["uri"] = "a%20b.bin"
        with open(self.path("c.gltf"), "w", encoding="utf-8") as file:
            json.dump(reader.json, file)
        self.assertEqual(character.read_weights(self.path("c.gltf"), 1)[0].vertices.tolist(), [0, 1, 3, 4])

    def test_damaged_files_are_errors(self):
        self.written([self.MESH])
        with open(self.path("c.glb"), "rb") as file:
            content = file.read()
        for size in range(0, len(content), 97):
            with open(self.path("cut.glb"), "wb") as file:
                file.write(content[:size])
            with self.assertRaises(gltf.GltfError):
                character.read_weights(self.path("cut.glb"), 1)
        with self.assertRaisesRegex(gltf.GltfError, "no weights"):
            character.read_weights(self.path("c.glb"), 0)


class TestDifferences(unittest.TestCase):
    """What a live link writes: the groups are a table, to which changes are done instead of writing it anew."""

    @staticmethod
    def weights(table):
        """Of {(vertex, joint): weight}; the same joint may have two numbers, as those of two primitives do."""
        entries = sorted(table)
        names = sorted({joint for _, joint in entries}) * 2
        joints = [names.index(joint) + (vertex % 2) * (len(names) // 2) for vertex, joint in entries]
        return character.Weights(numpy.array([vertex for vertex, _ in entries]), names, numpy.array(joints),
                                 numpy.array([table[each] for each in entries], float))

    def test_changes_make_the_one_of_the_other(self):
        random = numpy.random.default_rng(7)
        for _ in range(50):
            tables = [{(int(v), "abcd"[j]): float(random.integers(1, 3)) for v, j in random.integers(0, 4, (9, 2))}
                      for _ in range(2)]
            before, after = map(self.weights, tables)
            gone, changed = character.differences(before, after)
            groups = dict(tables[0])
            for row in numpy.flatnonzero(gone):
                del groups[int(before.vertices[row]), before.names[before.joints[row]]]
            for row in numpy.flatnonzero(changed):
                groups[int(after.vertices[row]), after.names[after.joints[row]]] = after.values[row]
            self.assertEqual(groups, tables[1])

    def test_what_stays_is_not_written(self):
        before = self.weights({(0, "a"): 1.0, (1, "a"): 0.5, (1, "b"): 0.5})
        after = self.weights({(0, "a"): 1.0, (1, "a"): 0.4, (1, "c"): 0.6})
        gone, changed = character.differences(before, after)
        self.assertEqual((gone.tolist(), changed.tolist()), ([False, False, True], [False, True, True]))
        self.assertFalse(any(map(numpy.any, character.differences(before, before))))


class TestLive(Folder):
    """The folder that Sinew's app/export/LiveLink writes weights into."""

    def setUp(self):
        super().setUp()
        self.folder = live.Folder(self.path("live"))

    def put(self, name, text=""):
        with open(os.path.join(self.folder.path, name), "w", encoding="utf-8") as file:
            file.write(text)

    def answer(self):
        with open(os.path.join(self.folder.path, "answer.json"), encoding="utf-8") as file:
            return json.load(file)

    def test_the_newest_weights(self):
        self.assertIsNone(self.folder.newest())
        for name in ("weights-9.glb", "weights-10.glb", "weights-99.glb.part", "weights-.glb", "other-12.glb",
                     ".weights-98.glb"):
            self.put(name)
        self.assertEqual(self.folder.newest(), (10, os.path.join(self.folder.path, "weights-10.glb")))

    def test_answers_are_whole_and_said_once(self):
        self.folder.answer(3, "Taken \u00e9")
        self.assertEqual(self.answer(), {"number": 3, "failed": False, "text": "Taken \u00e9"})
        os.remove(os.path.join(self.folder.path, "answer.json"))
        self.folder.answer(3, "Taken \u00e9")
        self.assertEqual(os.listdir(self.folder.path), [])
        self.folder.answer(3, "Not taken", failed=True)
        self.assertEqual(self.answer(), {"number": 3, "failed": True, "text": "Not taken"})
        self.assertEqual(os.listdir(self.folder.path), ["answer.json"])

    def test_closing_says_what_is_left(self):
        self.folder.close({"b.glb", "a.glb"})
        self.assertEqual(self.answer(), {"closed": True, "remove": ["a.glb", "b.glb"]})

    def test_a_folder_that_is_gone_is_no_error(self):
        self.folder.remove()
        self.assertIsNone(self.folder.newest())
        self.folder.answer(1, "Taken")
        self.folder.close(set())
        self.folder.remove()


class TestDriven(Folder):
    """As core/skeleton/drivers/DriverRig has it."""

    def test_files_join(self):
        before = {"joints": [{"name": "a"}, {"name": "b"}], "driven": [{"joint": "a", "drivers": 1}], "shapes": []}
        after = {"joints": [{"name": "b", "new": 1}], "driven": [{"joint": "c"}], "shapes": [{"name": "s"}]}
        self.assertEqual(driven.joined(None, after), after)
        joined = driven.joined(before, after)
        self.assertEqual(joined["joints"], [{"name": "a"}, {"name": "b", "new": 1}])
        self.assertEqual([each["joint"] for each in joined["driven"]], ["a", "c"])
        self.assertEqual(joined["shapes"], [{"name": "s"}])

    @staticmethod
    def turn(degrees, *axis):
        half = numpy.radians(degrees) / 2
        return (*(numpy.sin(half) * numpy.array(axis) / numpy.linalg.norm(axis)), numpy.cos(half))

    @staticmethod
    def driver(channel, measure, keys, *joints):
        return {"channel": channel, "measure": measure, "frame": driven.IDENTITY, "angles": [k[0] for k in keys],
                "values": [k[1] for k in keys],
                "sources": [{"joint": j, "axis": (0, 1, 0), "from": driven.IDENTITY} for j in joints]}

    def test_angles(self):
        self.assertAlmostEqual(driven.angle_of(self.turn(70, 1, 0, 0), (0, 1, 0), "swing"), 70)
        self.assertAlmostEqual(driven.angle_of(self.turn(-70, 1, 0, 0), (0, 1, 0), "bend-x"), -70)
        for degrees, twist in ((170, 170), (190, -170), (-190, 170)):
            self.assertAlmostEqual(driven.angle_of(self.turn(degrees, 0, 1, 0), (0, 1, 0), "twist"), twist)
        upside_down = self.turn(180, 1, 0, 0)
        self.assertAlmostEqual(driven.angle_of(upside_down, (0, 1, 0), "twist"), 0)
        self.assertAlmostEqual(driven.angle_of(upside_down, (0, 1, 0), "swing"), 180)

    def test_values_are_linear_and_hold(self):
        keys = ((0, 0.0), (60, 1.0), (90, 0.5))
        for degrees, value in ((0, 0), (30, 0.5), (60, 1), (75, 0.75), (150, 0.5)):
            now = driven.value(self.driver("shape", "swing", keys, "a"), {"a": self.turn(degrees, 0, 0, 1)})
            self.assertAlmostEqual(now, value)
        both = self.driver("shape", "swing", ((0, 0.0), (50, 50.0)), "a", "b")
        turns = {"a": self.turn(30, 0, 0, 1), "b": self.turn(40, 1, 0, 0)}
        self.assertAlmostEqual(driven.value(both, turns), 50)

    def test_channels_add_up_and_scales_multiply(self):
        turns = {"a": self.turn(80, 1, 1, 0)}
        drivers = [self.driver(channel, "swing", ((0, value),), "a")
                   for channel, value in (("translate-x", 1), ("translate-x", 2), ("scale-z", 2), ("scale-z", 3), ("turn", 0.5))]
        translation, turn, scale = driven.moved(drivers, turns)
        self.assertEqual((translation, scale), ([3, 0, 0], [1, 1, 6]))
        numpy.testing.assert_allclose(turn, self.turn(40, 1, 1, 0))

    def test_other_files_are_refused(self):
        for text in ("", "[]", '{"format": "other"}', '{"format": "sinew-drivers", "version": 2}'):
            with open(self.path("x.json"), "w", encoding="utf-8") as file:
                file.write(text)
            with self.assertRaises(program.SinewError):
                driven.read(self.path("x.json"))
        with self.assertRaisesRegex(program.SinewError, "cannot be read"):
            driven.read(self.path("none.json"))


class TestProgram(Folder):
    def test_the_chosen_one(self):
        path = self.script(program.NAME, "")
        self.assertEqual(program.find_program(path), path)
        self.assertEqual(program.find_program(self._folder.name), path)
        with self.assertRaisesRegex(program.SinewError, "There is no Sinew program at .*none"):
            program.find_program(self.path("none"))

    @unittest.skipIf(os.name == "nt", "a path of Unix")
    def test_on_the_path(self):
        path = self.script(program.NAME, "")
        before = os.environ["PATH"]
        self.addCleanup(os.environ.update, PATH=before)
        os.environ["PATH"] = self._folder.name
        self.assertEqual(program.find_program(), path)

    def test_progress_and_warnings(self):
        path = self.script("p", """echo '{"stage": "solve", "text": "Solving", "fraction": 0.25}' >&2
            echo 'sinew: warning: a hole' >&2
            touch here
            echo '{"stage": "solve", "text": "Solv' >&2""")
        run = program.Run(path, [], self._folder.name)
        self.assertEqual(run.finish(), ["a hole"])
        self.assertEqual((run.text, run.fraction), ("Solving", 0.25))
        self.assertTrue(os.path.exists(self.path("here")))

    def test_failures(self):
        for text, said in (("echo 'sinew: warning: x' >&2; echo 'sinew: No mesh.' >&2; exit 1", "^No mesh.$"),
                           ("echo 'sinew: no option --x.' >&2; exit 2", "no option --x. Is this Sinew of the same"),
                           ("echo oh >&2; exit 3", "^oh$"), ("kill -9 $$", "without a word \\(code -9\\)")):
            with self.assertRaisesRegex(program.SinewError, said):
                program.Run(self.script("p", text), [], self._folder.name).finish()
        with self.assertRaisesRegex(program.SinewError, "cannot be started"):
            program.Run(self.path("none"), [], self._folder.name)

    def test_cancel(self):
        run = program.Run(self.script("p", "exec sleep 600"), [], self._folder.name)
        self.assertTrue(run.running())
        run.cancel()
        self.assertFalse(run.running())


if __name__ == "__main__":
    unittest.main()
