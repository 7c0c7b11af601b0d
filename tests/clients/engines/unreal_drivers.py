"""Runs resources/engines/sinew_unreal.py against a stand-in for the editor's module, and works out what the Pose Driver
nodes that it fills give in the poses of a job.

Usage: python3 unreal_drivers.py sinew_unreal.py NAME.drivers.json job.json TARGET
job.json: {"poses": [[{"name", "turn": [x, y, z, w]}, ...], ...]}, turns away from the bind pose in the joint's own axes.
Writes the solvers of Pose Wrangler to TARGET. Prints {"filled", "warnings", "errors", "exact": names of the shapes of which
an axis of the bone lies along it, "weights": [{shape: weight}, ...], by the formulas of Unreal's RBFSolver.cpp, "turned":
[{joint: turn away from the bind pose}, ...], by the nodes of its Control Rig}."""

import importlib.util
import json
import math
import re
import sys
import types


class Properties:
    def __init__(self, *_, **values):
        self.values = dict(values)

    def set_editor_property(self, name, value):
        self.values[name] = value

    def get_editor_property(self, name):
        return self.values[name]


class Curve:
    def import_text(self, text):
        numbers = re.findall(r"Time=([-+.\d]+),Value=([-+.\d]+)", text)
        self.keys = [(float(time), float(value)) for time, value in numbers]

    def at(self, time):
        keys = self.keys
        after = next((k for k, key in enumerate(keys) if key[0] >= time), len(keys))
        if after in (0, len(keys)):
            return keys[0 if after == 0 else -1][1]
        (t0, v0), (t1, v1) = keys[after - 1], keys[after]
        return v0 + (v1 - v0) * (time - t0) / (t1 - t0)


class Quat:
    def __init__(self, x, y, z, w):
        self.turn = (x, y, z, w)

    def rotator(self):
        return self.turn


class Node(Properties):
    def __init__(self):
        super().__init__(node=Properties(rbf_params=Properties()))


class Vm:
    """A graph of a Control Rig: pins with their values, links from pin to pin."""

    def __init__(self):
        self.kinds, self.values, self.links, self.order = {}, {}, {}, []
        self.kinds["RigUnit_BeginExecution"] = "BeginExecution"

    def get_graph(self):
        return self

    def find_pin(self, path):
        node, _, pin = path.partition(".")
        return node in self.kinds and pin == "ExecutePin"

    def add_unit_node_from_struct_path(self, kind, method, place, name):
        known = {"/Script/ControlRig.RigUnit_GetTransform", "/Script/ControlRig.RigUnit_SetRotation",
                 "/Script/RigVM.RigVMFunction_MathQuaternionSlerp", "/Script/RigVM.RigVMFunction_MathQuaternionMul"}
        assert kind in known and method == "Execute" and name not in self.kinds
        self.kinds[name] = kind.rpartition("_")[2]
        return name

    def set_pin_default_value(self, path, value):
        assert path.partition(".")[0] in self.kinds
        self.values[path] = value

    def add_link(self, start, end):
        if end.endswith(".ExecutePin"):
            assert start == (self.order[-1] if self.order else "RigUnit_BeginExecution") + ".ExecutePin"
            self.order.append(end.partition(".")[0])
        else:
            self.links[end] = start
        return True

    def quat(self, pin, local):
        """What comes into a pin; `local`: rotations of bones to their parents."""
        if pin not in self.links:
            return [float(x) for x in re.findall(r"[XYZW]=([-+.\d]+)", self.values[pin])]
        node = self.links[pin].partition(".")[0]
        if self.kinds[node] == "GetTransform":
            assert self.values[f"{node}.Space"] == "LocalSpace" and self.values[f"{node}.bInitial"] == "False"
            return local[self.bone(node)]
        a, b = (self.quat(f"{node}.{side}", local) for side in "AB")
        return slerp(a, b, float(self.values[f"{node}.T"])) if self.kinds[node] == "MathQuaternionSlerp" else product(a, b)

    def bone(self, node):
        return re.fullmatch(r'\(Type=Bone,Name="(.*)"\)', self.values[f"{node}.Item"]).group(1)

    def run(self, local):
        for node in self.order:
            assert self.kinds[node] == "SetRotation" and self.values[f"{node}.Space"] == "LocalSpace"
            local[self.bone(node)] = self.quat(f"{node}.Value", local)


def product(a, b):
    return [a[3] * b[0] + a[0] * b[3] + a[1] * b[2] - a[2] * b[1], a[3] * b[1] - a[0] * b[2] + a[1] * b[3] + a[2] * b[0],
            a[3] * b[2] + a[0] * b[1] - a[1] * b[0] + a[2] * b[3], a[3] * b[3] - a[0] * b[0] - a[1] * b[1] - a[2] * b[2]]


def slerp(a, b, t):
    """The shorter way, as FQuat::Slerp goes."""
    dot = sum(x * y for x, y in zip(a, b))
    b, dot = (b, dot) if dot >= 0.0 else ([-x for x in b], -dot)
    angle = math.acos(min(1.0, dot))
    if angle < 1e-6:
        return a
    return [(math.sin((1.0 - t) * angle) * x + math.sin(t * angle) * y) / math.sin(angle) for x, y in zip(a, b)]


def editor(nodes, log, vm):
    unreal = types.ModuleType("unreal")
    graph = types.SimpleNamespace(get_graph_nodes_of_class=lambda kind, children: nodes)
    asset = types.SimpleNamespace(get_animation_graphs=lambda: [graph], get_controller_by_name=lambda name: vm)
    unreal.load_asset = lambda path: asset
    unreal.log_error = log["errors"].append
    unreal.log_warning = log["warnings"].append
    unreal.AnimGraphNode_PoseDriver = Node
    unreal.BlueprintEditorLibrary = types.SimpleNamespace(compile_blueprint=lambda asset: None)
    for name, words in {"PoseDriverSource": "ROTATION", "PoseDriverOutput": "DRIVE_CURVES", "RBFSolverType": "ADDITIVE",
                        "RBFFunctionType": "LINEAR", "RBFDistanceMethod": "TWIST_ANGLE SWING_ANGLE",
                        "BoneAxis": "BA_X BA_Y BA_Z", "RBFNormalizeMethod": "NO_NORMALIZATION"}.items():
        setattr(unreal, name, types.SimpleNamespace(**{word: word for word in words.split()}))
    for name in ("BoneReference", "PoseDriverTransform", "PoseDriverTarget"):
        setattr(unreal, name, type(name, (Properties,), {}))
    unreal.Quat, unreal.RichCurve = Quat, Curve
    unreal.Vector2D = lambda x, y: (x, y)
    unreal.load_module = lambda name: None
    unreal.EditorAssetLibrary = types.SimpleNamespace(save_loaded_asset=lambda asset: True)
    unreal.ControlRigBlueprintFactory = types.SimpleNamespace(
        create_control_rig_from_skeletal_mesh_or_skeleton=lambda mesh: mesh)
    return unreal


def mirrored(q):
    """What an import of an FBX makes of a turn."""
    return (-q[0], q[1], -q[2], q[3])


def conjugate(q):
    return (-q[0], -q[1], -q[2], q[3])


def distance(script, method, axis, a, b):
    """Degrees, as FRBFSolver::FindDistanceBetweenEntries has them of one bone."""
    if method == "TWIST_ANGLE":
        twist = [2.0 * math.atan2(q[axis], q[3]) for q in (a, b)]
        return math.degrees(abs(math.remainder(twist[0] - twist[1], 2.0 * math.pi)))
    unit = [float(i == axis) for i in range(3)]
    rotated = [product(product(q, [*unit, 0.0]), conjugate(q))[:3] for q in (a, b)]
    dot = sum(x * y for x, y in zip(*rotated))
    return math.degrees(math.acos(max(-1.0, min(1.0, dot))))


def weights(script, nodes, rig, pose):
    binds = {joint["name"]: joint["rotation"] for joint in rig["joints"]}
    local = {j["name"]: mirrored(product(binds[j["name"]], j["turn"])) for j in pose if j["name"] in binds}
    sums = {}
    for node in nodes:
        driver = node.values["node"].values
        rbf = driver["rbf_params"].values
        bones = [bone.values["bone_name"] for bone in driver["source_bones"]]
        for target in driver["pose_targets"]:
            turns = [transform.values["target_rotation"] for transform in target.values["bone_transforms"]]
            square = sum(distance(script, rbf["distance_method"], "XYZ".index(rbf["twist_axis"][-1]), local[bone], turn) ** 2
                         for bone, turn in zip(bones, turns))
            given = max(0.0, 1.0 - math.sqrt(square) / rbf["radius"])
            name = target.values["driven_name"]
            sums[name] = sums.get(name, 0.0) + target.values["custom_curve"].at(given)
    return sums


def turned(vm, rig, pose):
    binds = {joint["name"]: joint["rotation"] for joint in rig["joints"]}
    local = {j["name"]: mirrored(product(binds[j["name"]], j["turn"])) for j in pose if j["name"] in binds}
    vm.run(local)
    return {vm.bone(node): product(conjugate(binds[vm.bone(node)]), mirrored(local[vm.bone(node)])) for node in vm.order}


def main(arguments):
    if len(arguments) != 4:
        sys.exit(__doc__)
    sys.dont_write_bytecode = True
    path, drivers, job, target = arguments
    spec = importlib.util.spec_from_file_location("sinew_unreal", path)
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    rig = script.read(drivers)
    with open(target, "w", encoding="utf-8") as file:
        json.dump(script.pose_wrangler(rig), file)
    log = {"errors": [], "warnings": []}
    nodes, vm = [], Vm()
    sys.modules["unreal"] = editor(nodes, log, vm)
    too_few = script.fill(drivers, "/Game/Character")
    nodes += [Node() for _ in script.solvers(rig)]
    filled = script.fill(drivers, "/Game/Character")
    script.turn(drivers, "/Game/SK_Character")
    with open(job, encoding="utf-8") as file:
        poses = json.load(file)["poses"]
    exact = {pose["shape"] for pose in script.poses(rig)} - {p["shape"] for p in script.poses(rig) if not p["exact"]}
    print(json.dumps({"filled": filled and not too_few, **log, "exact": sorted(exact),
                      "weights": [weights(script, nodes, rig, pose) for pose in poses],
                      "turned": [turned(vm, rig, pose) for pose in poses]}))


if __name__ == "__main__":
    main(sys.argv[1:])
