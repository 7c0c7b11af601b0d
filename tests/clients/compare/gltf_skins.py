"""What differs between a glTF file and the same file with another skin, besides the skin.

The skin is: `skins` with joints that are added behind the file's own, `skin` of nodes with a mesh, JOINTS_n and
WEIGHTS_n of primitives, and accessors, views, buffers and bytes that follow those of the file and that only the skin
refers to. A mesh that several nodes show may have become one that is new and differs in its weights alone."""

import copy

from gltf_tree import Gltf, number

GROWING = ("accessors", "bufferViews", "buffers", "skins", "meshes")
DRACO = "KHR_draco_mesh_compression"


def is_skin(attribute):
    return attribute.startswith(("JOINTS_", "WEIGHTS_"))


def without_skin(attributes):
    return {name: value for name, value in attributes.items() if not is_skin(name)}


def bare_mesh(mesh):
    """A mesh without its weights."""
    mesh = copy.deepcopy(mesh)
    for primitive in mesh.get("primitives", []):
        primitive["attributes"] = without_skin(primitive["attributes"])
        draco = primitive.get("extensions", {}).get(DRACO)
        if draco is not None:
            draco["attributes"] = without_skin(draco["attributes"])
    return mesh


def tree_differences(before, after, path, found):
    """Every place where two values differ, keys and their order among them."""
    if type(before) is not type(after):
        found.append("%s: another kind of value" % path)
    elif isinstance(before, dict):
        if list(before) != list(after):
            found.append("%s: keys %s became %s" % (path, list(before), list(after)))
        for key in before:
            if key in after:
                tree_differences(before[key], after[key], path + "." + key if path else key, found)
    elif isinstance(before, list):
        if len(before) != len(after):
            found.append("%s: %d entries became %d" % (path, len(before), len(after)))
        for i, (a, b) in enumerate(zip(before, after)):
            tree_differences(a, b, "%s[%d]" % (path, i), found)
    elif before != after:
        found.append("%s: %.60r became %.60r" % (path, before, after))


class Comparer:
    def __init__(self, before, after):
        self.before = before
        self.after = after
        self.found = []

    def run(self):
        if self.before.binary != self.after.binary:
            return ["the file: another container"]
        if self.before.other_chunks != self.after.other_chunks:
            self.found.append("chunks: other ones than the file's")
        tree_differences(self.bare(self.before), self.bare(self.after), "", self.found)
        self.compare_skins()
        self.compare_buffers()
        self.compare_accessors()
        self.check_new_entries()
        return self.found

    def count(self, name):
        return len(self.before.list(name))

    def bare(self, gltf):
        """The JSON without the skin, lists cut to the entries that the first file has."""
        result = dict(gltf.json)
        for name in GROWING:
            if name in result:
                result[name] = result[name][: self.count(name)]
            if name not in self.before.json:
                result.pop(name, None)
        result.pop("skins", None)
        if "buffers" in result:
            result["buffers"] = [self.bare_buffer(gltf, i, buffer) for i, buffer in enumerate(result["buffers"])]
        if "meshes" in result:
            result["meshes"] = [bare_mesh(mesh) for mesh in result["meshes"]]
        if "nodes" in result:
            result["nodes"] = [self.bare_node(node) for node in result["nodes"]]
        return result

    @staticmethod
    def bare_buffer(gltf, index, buffer):
        """New bytes may follow in the chunk."""
        if not gltf.uses_chunk(index):
            return buffer
        return {key: None if key == "byteLength" else value for key, value in buffer.items()}

    def bare_node(self, node):
        result = {key: value for key, value in node.items() if key != "skin"}
        mesh = number(node.get("mesh"), -1)
        if mesh >= self.count("meshes"):
            original = self.original_of(mesh)
            if original is not None:
                result["mesh"] = original
        return result

    def original_of(self, mesh):
        """The number of the mesh that a new one is but for weights, as the nodes have it."""
        copied = bare_mesh(self.after.list("meshes")[mesh])
        for node, was in zip(self.after.list("nodes"), self.before.list("nodes")):
            if number(node.get("mesh"), -1) == mesh and "mesh" in was:
                if bare_mesh(self.before.list("meshes")[number(was["mesh"])]) == copied:
                    return was["mesh"]
        return None

    def compare_skins(self):
        for i, was in enumerate(self.before.list("skins")):
            path = "skins[%d]" % i
            if i >= len(self.after.list("skins")):
                self.found.append(path + ": is gone")
                continue
            now = self.after.list("skins")[i]
            joints = len(was["joints"])
            grew = len(now["joints"]) > joints
            may_change = ("joints", "inverseBindMatrices", "skeleton") if grew else ()
            tree_differences(
                {key: value for key, value in was.items() if key not in may_change},
                {key: value for key, value in now.items() if key not in may_change},
                path,
                self.found,
            )
            if grew:
                tree_differences(was["joints"], now["joints"][:joints], path + ".joints", self.found)
                self.compare_matrices(was, now, path)
        for i, node in enumerate(self.after.list("nodes")):
            had = i < self.count("nodes") and "skin" in self.before.list("nodes")[i]
            if had and "skin" not in node:
                self.found.append("nodes[%d].skin: is gone" % i)
            if "skin" in node and "mesh" not in node and not had:
                self.found.append("nodes[%d].skin: is new on a node without a mesh" % i)

    def compare_matrices(self, was, now, path):
        """Those of the file's own joints stay."""
        joints = len(was["joints"])
        if "inverseBindMatrices" not in now:
            self.found.append(path + ".inverseBindMatrices: is gone")
        elif "inverseBindMatrices" in was:
            first = self.before.elements(number(was["inverseBindMatrices"]))[:joints]
            if self.after.elements(number(now["inverseBindMatrices"]))[:joints] != first:
                self.found.append(path + ".inverseBindMatrices: the file's own changed")

    def compare_buffers(self):
        for i, (was, now) in enumerate(zip(self.before.buffers, self.after.buffers)):
            if not now.startswith(was) or (len(now) > len(was) and not self.after.uses_chunk(i)):
                self.found.append("buffers[%d]: other bytes" % i)

    def compare_accessors(self):
        """What the entries of both files say of the bytes of both files."""
        for i in range(min(self.count("accessors"), len(self.after.list("accessors")))):
            if self.before.packed(i):
                continue
            if self.before.elements(i) != self.after.elements(i):
                self.found.append("accessors[%d]: other values" % i)

    def check_new_entries(self):
        used = self.used_by_skins()
        for i in range(self.count("accessors"), len(self.after.list("accessors"))):
            if i not in used:
                self.found.append("accessors[%d]: is new and no part of the skin" % i)
        if not self.before.json.get("skins") and self.after.json.get("skins") == []:
            self.found.append("skins: an empty list")
        shown = {number(node.get("mesh"), -1) for node in self.after.list("nodes")}
        for i in range(self.count("meshes"), len(self.after.list("meshes"))):
            if i not in shown:
                self.found.append("meshes[%d]: is new and not shown" % i)

    def used_by_skins(self):
        used = {number(skin["inverseBindMatrices"]) for skin in self.after.list("skins") if "inverseBindMatrices" in skin}
        for mesh in self.after.list("meshes"):
            for primitive in mesh.get("primitives", []):
                used.update(number(value) for name, value in primitive["attributes"].items() if is_skin(name))
        return used


def influences_of(gltf, primitive):
    """Of every vertex of a primitive {joint's place in the skin: weight}; None without weights."""
    attributes = primitive["attributes"]
    result = None
    for index in range(64):
        joints, weights = attributes.get("JOINTS_%d" % index), attributes.get("WEIGHTS_%d" % index)
        if joints is None or weights is None:
            break
        if gltf.packed(number(joints)) or gltf.packed(number(weights)):
            return None
        places, amounts = gltf.numbers(number(joints)), gltf.numbers(number(weights))
        result = result if result is not None else [{} for _ in places]
        for vertex, place, amount in zip(result, places, amounts):
            for joint, weight in zip(place, amount):
                if weight != 0:
                    vertex[int(joint)] = vertex.get(int(joint), 0.0) + weight
    return result


def check_weights(gltf, found):
    """Weights of skinned meshes: of joints that there are, not negative, summing up to 1. Counts of vertices."""
    counts = {"vertices": 0, "weighted": 0}
    for n, node in enumerate(gltf.list("nodes")):
        if "skin" not in node or "mesh" not in node:
            continue
        joints = len(gltf.list("skins")[number(node["skin"])]["joints"])
        for p, primitive in enumerate(gltf.list("meshes")[number(node["mesh"])].get("primitives", [])):
            path = "weights of nodes[%d], primitive %d" % (n, p)
            vertices = influences_of(gltf, primitive)
            if vertices is None:
                continue
            count = number(gltf.list("accessors")[number(primitive["attributes"]["POSITION"])]["count"])
            counts["vertices"] += count
            counts["weighted"] += len(vertices)
            if len(vertices) != count:
                found.append("%s: %d of %d vertices" % (path, len(vertices), count))
            wrong = sum(not is_blend(vertex, joints) for vertex in vertices)
            if wrong:
                found.append("%s: %d vertices are no blend of joints" % (path, wrong))
    return counts


def is_blend(vertex, joints):
    inside = all(0 <= joint < joints and weight > 0 for joint, weight in vertex.items())
    return inside and abs(sum(vertex.values()) - 1.0) < 1e-3


def changed_vertices(before, after):
    """How many vertices have other weights than before, primitives taken by their nodes."""
    changed = 0
    for was, now in zip(before.list("nodes"), after.list("nodes")):
        if "mesh" not in was or "mesh" not in now:
            continue
        old = before.list("meshes")[number(was["mesh"])].get("primitives", [])
        new = after.list("meshes")[number(now["mesh"])].get("primitives", [])
        for first, second in zip(old, new):
            a, b = influences_of(before, first), influences_of(after, second)
            if b is not None:
                changed += len(b) if a is None else sum(x != y for x, y in zip(a, b))
    return changed


def compare(before_path, after_path):
    before, after = Gltf(before_path), Gltf(after_path)
    found = Comparer(before, after).run()
    weights = []
    counts = check_weights(after, weights)
    return {"differences": found, "weights": weights, "changed": changed_vertices(before, after), **counts}
