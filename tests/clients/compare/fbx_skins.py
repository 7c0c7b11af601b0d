"""What differs between an FBX file and the same file with another skin, besides the skin.

The skin is: what clusters say of vertices and weights; skins and clusters behind the file's own objects with their
connections; bind poses' entries for models that had none; and the counts of these objects. All else is compared as it
is stored, to the byte."""

from fbx_tree import Fbx

FOOTER_START = 16
FOOTER_END = 140
NEW_KINDS = ("Deformer", "Pose")


def plain(text):
    return text.decode("utf-8", "replace").replace("\x00\x01", "::") if isinstance(text, bytes) else str(text)


class Head:
    """Who an object is: newer files have a number in front of its name and its kind."""

    def __init__(self, record):
        properties = record.properties()
        numbered = bool(properties) and isinstance(properties[0], int)
        self.key = properties[0] if properties else None
        self.name = plain(properties[1 if numbered else 0]) if len(properties) > numbered else ""
        self.subtype = plain(properties[2 if numbered else 1]) if len(properties) > numbered + 1 else ""

    def part_of_skin(self, record):
        return record.name == "Deformer" and self.subtype in ("Skin", "Cluster")

    def bind_pose(self, record):
        return record.name == "Pose" and self.subtype == "BindPose"


def without(children, *names):
    return [child for child in children if child.name not in names]


class Comparer:
    def __init__(self, before, after):
        self.before = before
        self.after = after
        self.found = []
        self.added = [(record, Head(record)) for record in after.section("Objects")[len(before.section("Objects")) :]]
        self.new_keys = {head.key for _, head in self.added}

    def run(self):
        if self.before.header != self.after.header:
            return ["the file: another header"]
        self.compare_footers(self.before.footer, self.after.footer)
        names = [record.name for record in self.before.records]
        if names != [record.name for record in self.after.records]:
            return ["the file: sections %s became %s" % (names, [record.name for record in self.after.records])]
        special = {
            "Objects": self.compare_objects,
            "Connections": self.compare_connections,
            "Definitions": self.compare_definitions,
            "Relations": self.compare_relations,
        }
        for was, now in zip(self.before.records, self.after.records):
            if was.name in special:
                self.stored(was, now, was.name)
                special[was.name](was.children, now.children)
            else:
                self.same(was, now, was.name)
        return self.found

    def differs(self, path, what):
        self.found.append("%s: %s" % (path, what))

    def compare_footers(self, before, after):
        """The marks at both ends; what stands between them is zeros that align."""
        same = before[:FOOTER_START] == after[:FOOTER_START] and before[-FOOTER_END:] == after[-FOOTER_END:]
        if not same or after[FOOTER_START:-FOOTER_END].strip(b"\x00") != before[FOOTER_START:-FOOTER_END].strip(b"\x00"):
            self.differs("footer", "other bytes")

    def stored(self, was, now, path):
        if was.stored != now.stored:
            same = was.properties() == now.properties()
            self.differs(path, "stored otherwise" if same else "other values")

    def same(self, was, now, path):
        if was.name != now.name:
            self.differs(path, "became " + now.name)
            return
        self.stored(was, now, path)
        self.same_list(was.children, now.children, path)

    def same_list(self, before, after, path):
        if len(before) != len(after):
            self.differs(path, "%d records became %d" % (len(before), len(after)))
        for i, (was, now) in enumerate(zip(before, after)):
            self.same(was, now, "%s/%s[%d]" % (path, was.name, i))

    def same_start(self, before, after, path):
        """All of the first list stay; gives those that follow."""
        self.same_list(before, after[: len(before)], path)
        return after[len(before) :]

    def compare_objects(self, before, after):
        if len(after) < len(before):
            self.differs("Objects", "%d records became %d" % (len(before), len(after)))
        for was, now in zip(before, after):
            head = Head(was)
            path = "Objects/%s %s" % (was.name, head.name)
            if was.name != now.name:
                self.differs(path, "became " + now.name)
                continue
            self.stored(was, now, path)
            if head.part_of_skin(was):
                skin = ("Indexes", "Weights")
                self.same_list(without(was.children, *skin), without(now.children, *skin), path)
            elif head.bind_pose(was):
                self.compare_bind_pose(was, now, path)
            else:
                self.same_list(was.children, now.children, path)
        for record, head in self.added:
            if not head.part_of_skin(record) and not head.bind_pose(record):
                self.differs("Objects/%s %s" % (record.name, head.name), "is new and no part of a skin")
        if len(self.new_keys) < len(self.added):
            self.differs("Objects", "two new ones have one key")
        taken = {Head(record).key for record in before} & self.new_keys
        if taken:
            self.differs("Objects", "new ones have keys of others: %s" % sorted(map(plain, taken)))

    def compare_bind_pose(self, was, now, path):
        count = "NbPoseNodes"
        new = self.same_start(without(was.children, count), without(now.children, count), path)
        posed = {child.child("Node").first() for child in was.children if child.name == "PoseNode"}
        for record in new:
            if record.name != "PoseNode" or record.child("Node") is None:
                self.differs(path, "%s is new" % record.name)
            elif record.child("Node").first() in posed:
                self.differs(path, "%s is posed twice" % plain(record.child("Node").first()))
        self.raised(was.child(count), now.child(count), len(new), path + "/" + count)

    def raised(self, was, now, by, path):
        if (was is None) != (now is None):
            self.differs(path, "is new or gone")
        elif was is not None and now.first(0) - was.first(0) != by:
            self.differs(path, "%s became %s with %d more" % (was.first(), now.first(), by))

    def compare_connections(self, before, after):
        for record in self.same_start(before, after, "Connections"):
            ends = record.properties()[1:3]
            if not any(end in self.new_keys for end in ends):
                self.differs("Connections", "%s to %s is new" % tuple(map(plain, ends)))

    def compare_definitions(self, before, after):
        new = {kind: sum(record.name == kind for record, _ in self.added) for kind in NEW_KINDS}
        known, types = without(before, "Count", "Version"), without(after, "Count", "Version")
        for was, now in zip(known, types):
            path = "Definitions/" + plain(was.first(""))
            self.stored(was, now, path)
            self.same_list(without(was.children, "Count"), without(now.children, "Count"), path)
            more = new.pop(plain(was.first("")), 0) if was.name == "ObjectType" else 0
            self.raised(was.child("Count"), now.child("Count"), more, path + "/Count")
        for record in types[len(known) :]:
            kind = plain(record.first(""))
            if record.name != "ObjectType" or not new.get(kind) or record.child("Count").first() != new.pop(kind):
                self.differs("Definitions/" + kind, "is new")
        for kind in (kind for kind, count in new.items() if count):
            self.differs("Definitions/" + kind, "new ones are not counted")
        self.same_list(
            [child for child in before if child.name == "Version"],
            [child for child in after if child.name == "Version"],
            "Definitions",
        )
        total = [next((child for child in list if child.name == "Count"), None) for list in (before, after)]
        self.raised(total[0], total[1], len(self.added), "Definitions/Count")

    def compare_relations(self, before, after):
        """A list of the objects that older files begin with."""
        for record in self.same_start(before, after, "Relations"):
            if Head(record).key not in self.new_keys:
                self.differs("Relations", "%s is new" % plain(Head(record).key))


class Skins:
    """Weights of a file's meshes: of each skin, a vertex's {model: weight}."""

    def __init__(self, fbx):
        objects = {}
        for record in fbx.section("Objects"):
            head = Head(record)
            objects.setdefault(head.key, (record, head))
        self.sources = {}
        for record in fbx.section("Connections"):
            ends = record.properties()[1:3]
            self.sources.setdefault(ends[1], []).append(ends[0])
        self.meshes = {}
        for key, (record, head) in objects.items():
            vertices = record.child("Vertices")
            skins = [s for s in self.sources.get(key, []) if s in objects and objects[s][1].subtype == "Skin"]
            if vertices is not None and skins:
                self.read(key, head.name, len(self.values(vertices)) // 3, skins, objects)

    @staticmethod
    def values(record):
        properties = record.properties() if record else []
        return properties[0] if properties and isinstance(properties[0], tuple) else tuple(properties)

    def read(self, key, name, count, skins, objects):
        vertices = [{} for _ in range(count)]
        for skin in skins:
            for cluster in self.sources.get(skin, []):
                record = objects[cluster][0]
                if record.name != "Deformer":
                    continue
                models = [s for s in self.sources.get(cluster, []) if s in objects and objects[s][0].name == "Model"]
                places, weights = self.values(record.child("Indexes")), self.values(record.child("Weights"))
                if len(places) != len(weights) or (places and not models):
                    raise ValueError("a cluster of %s fits nothing" % name)
                for place, weight in zip(places, weights):
                    vertices[place][models[0]] = vertices[place].get(models[0], 0.0) + weight
        self.meshes[key] = (name, vertices)


def check_weights(skins, found):
    counts = {"vertices": 0, "weighted": 0}
    for name, vertices in skins.meshes.values():
        weighted = [vertex for vertex in vertices if vertex]
        counts["vertices"] += len(vertices)
        counts["weighted"] += len(weighted)
        wrong = sum(min(vertex.values()) < 0 or abs(sum(vertex.values()) - 1.0) > 1e-3 for vertex in weighted)
        if wrong:
            found.append("weights of %s: %d vertices are no blend of joints" % (name, wrong))
    return counts


def changed_vertices(before, after):
    changed = 0
    for key, (_, vertices) in after.meshes.items():
        old = before.meshes.get(key, ("", [{}] * len(vertices)))[1]
        changed += sum(was != now for was, now in zip(old, vertices))
    return changed


def compare(before_path, after_path):
    before, after = Fbx(before_path), Fbx(after_path)
    if before.binary != after.binary:
        return {"differences": ["the file: another encoding"], "weights": [], "vertices": 0, "weighted": 0, "changed": 0}
    found = Comparer(before, after).run()
    weights = []
    skins = Skins(after)
    counts = check_weights(skins, weights)
    return {"differences": found, "weights": weights, "changed": changed_vertices(Skins(before), skins), **counts}
