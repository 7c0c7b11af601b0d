"""Unreal Engine 5: Pose Driver nodes for the shapes of a character that Sinew exported, from its NAME.drivers.json.

In the editor (plugin Python Editor Script Plugin), with an Animation Blueprint of the character that has as many Pose Driver
nodes as this script asks for, one behind the other:

    import sinew_unreal
    sinew_unreal.fill("C:/art/knight.drivers.json", "/Game/Knight/ABP_Knight")

Outside of Unreal it writes the same as solvers of Pose Wrangler, for Epic's Pose Driver Connect in Maya and Unreal:

    python3 sinew_unreal.py knight.drivers.json            writes knight.posewrangler.json

A Pose Driver measures how far a bone's axis is from where a pose has it: the swing, which it gives as 1 - degrees / 180. A
curve of each target makes the driver's value of that, so that the driver's own keys hold. It measures about X, Y or Z of the
bone alone, and it measures no sign: a twist or a bend is measured from its outermost key, and holds within 180 degrees of it.
Joints that drive joints cannot be said so: clips of Sinew have what they do as keys.
"""

import json
import math
import os
import sys

RADIUS = 180.0  # degrees
CENTIMETRES = 100.0
ALIGNED = 0.999  # cosine: how near an axis of the bone has to be to the bone
AXES = "XYZ"


def read(path):
    with open(path, encoding="utf-8") as file:
        rig = json.load(file)
    if rig.get("format") != "sinew-drivers" or rig.get("version") != 1:
        raise ValueError(f"{path} is no drivers file of Sinew, version 1.")
    return rig


def product(a, b):
    """Of quaternions x, y, z, w."""
    return [a[3] * b[0] + a[0] * b[3] + a[1] * b[2] - a[2] * b[1],
            a[3] * b[1] - a[0] * b[2] + a[1] * b[3] + a[2] * b[0],
            a[3] * b[2] + a[0] * b[1] - a[1] * b[0] + a[2] * b[3],
            a[3] * b[3] - a[0] * b[0] - a[1] * b[1] - a[2] * b[2]]


def about(axis, degrees):
    half = math.radians(degrees) / 2.0
    return [*(math.sin(half) * x for x in axis), math.cos(half)]


def nearest_axis(axis):
    """(0 to 2, cosine): the axis of the bone that lies along it best."""
    best = max(range(3), key=lambda i: abs(axis[i]))
    return best, abs(axis[best])


def poses(rig):
    """A pose for each driver of a shape: {"shape", "joints", "turns": of the joints away from the bind pose, "axis":
    "X", "twist": whether the twist is measured, "curve": [(distance, value), ...] by degrees from the pose, "exact"}."""
    found = []
    for shape in rig["shapes"]:
        for number, driver in enumerate(shape["drivers"]):
            sources = driver["sources"]
            axis, cosine = nearest_axis(sources[0]["axis"])
            measure = driver["measure"]
            pose = {"shape": shape["name"], "name": shape["name"] + (f"_{number + 1}" if number else ""),
                    "joints": [s["joint"] for s in sources], "turns": [list(s["from"]) for s in sources],
                    "axis": AXES[axis], "twist": measure == "twist", "exact": cosine > ALIGNED}
            keys = list(zip(driver["angles"], driver["values"]))
            if measure != "swing":  # from the outermost key, on whose other side nothing is told apart
                peak = max(driver["angles"], key=abs)
                about_axis = sources[0]["axis"] if measure == "twist" else [float(c == measure[-1]) for c in "xyz"]
                pose["turns"] = [product(sources[0]["from"], about(about_axis, peak))]
                keys = [(abs(peak - angle), value) for angle, value in keys if abs(peak - angle) <= RADIUS]
            pose["curve"] = sorted(keys)
            found.append(pose)
    return found


def solvers(rig):
    """Poses that one node can hold: the same joints, the same axis, swing or twist. A list of lists."""
    groups = {}
    for pose in poses(rig):
        groups.setdefault((tuple(pose["joints"]), pose["axis"], pose["twist"]), []).append(pose)
    return list(groups.values())


def solver_name(group):
    return "_".join(group[0]["joints"]) + ("_twist" if group[0]["twist"] else "_swing") + "_SINEW"


def matrix(rotation, translation):
    """16 numbers, rows of a matrix that is applied to rows, as Maya has it."""
    x, y, z, w = rotation
    columns = [[1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)],
               [2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)],
               [2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)]]
    rows = [[*column, 0.0] for column in columns] + [[*(CENTIMETRES * t for t in translation), 1.0]]
    return [number for row in rows for number in row]


def pose_wrangler(rig):
    """The solvers as Pose Wrangler 2 keeps them. Its own function falls off from 1 at the pose to 0 at the radius, so
    that a pose's radius here is where the driver's value is 0 first."""
    joints = {joint["name"]: joint for joint in rig["joints"]}

    def local(joint, turn):
        bind = joints[joint]
        return matrix(product(bind["rotation"], turn), bind["translation"])

    def entry(turns, names, shape, radius):
        return {"drivers": [local(j, t) for j, t in zip(names, turns)], "controllers": [], "driven": {},
                "function_type": "DefaultFunctionType", "scale_factor": radius / RADIUS, "distance_method": "DefaultMethod",
                "target_enable": True, "blendshape_data": [], "sinew_shape": shape}

    result = {}
    for group in solvers(rig):
        names = group[0]["joints"]
        entries = {"default": entry([[0.0, 0.0, 0.0, 1.0]] * len(names), names, "", RADIUS)}
        for pose in group:
            reach = next((degrees for degrees, value in pose["curve"] if degrees > 0.0 and value == 0.0), RADIUS)
            entries[pose["name"]] = entry(pose["turns"], names, pose["shape"], reach)
        result[solver_name(group)] = {
            "solver_name": solver_name(group), "drivers": names, "driven_transforms": [], "controllers": [],
            # Numbers of Unreal's own lists: additive, swing or twist, no normalization, linear.
            "poses": entries, "driven_attrs": [], "mode": 0, "radius": RADIUS, "automaticRadius": False,
            "weightThreshold": 0.0001, "distanceMethod": 3 if group[0]["twist"] else 2, "normalizeMethod": 3,
            "functionType": 2, "twistAxis": AXES.index(group[0]["axis"]), "inputMode": 0}
    return result


def fill(path, blueprint):
    """Fills the Pose Driver nodes of an Animation Blueprint, one for each solver, in the order that the list gives."""
    import unreal  # only the editor has it

    rig = read(path)
    groups = solvers(rig)
    asset = unreal.load_asset(blueprint)
    nodes = [node for graph in asset.get_animation_graphs()
             for node in graph.get_graph_nodes_of_class(unreal.AnimGraphNode_PoseDriver, True)]
    if len(nodes) < len(groups):
        unreal.log_error(f"{blueprint} has {len(nodes)} Pose Driver nodes, and {len(groups)} are needed: add them in its "
                         "AnimGraph, one behind the other, and run this again.")
        return False
    joints = {joint["name"]: joint for joint in rig["joints"]}
    for node, group in zip(nodes, groups):
        _fill_node(unreal, node, group, joints)
    for each in rig["driven"]:
        unreal.log_warning(f"{each['joint']} is driven too, which no Pose Driver says. Clips of Sinew have its keys.")
    unreal.BlueprintEditorLibrary.compile_blueprint(asset)
    return True


def _fill_node(unreal, node, group, joints):
    driver = node.get_editor_property("node")
    bones = [unreal.BoneReference(bone_name=name) for name in group[0]["joints"]]
    driver.set_editor_property("source_bones", bones)
    driver.set_editor_property("drive_source", unreal.PoseDriverSource.ROTATION)
    driver.set_editor_property("drive_output", unreal.PoseDriverOutput.DRIVE_CURVES)
    rbf = driver.get_editor_property("rbf_params")
    rbf.set_editor_property("solver_type", unreal.RBFSolverType.ADDITIVE)
    rbf.set_editor_property("radius", RADIUS)
    rbf.set_editor_property("automatic_radius", False)
    rbf.set_editor_property("function", unreal.RBFFunctionType.LINEAR)
    rbf.set_editor_property("distance_method", unreal.RBFDistanceMethod.TWIST_ANGLE if group[0]["twist"]
                            else unreal.RBFDistanceMethod.SWING_ANGLE)
    rbf.set_editor_property("twist_axis", getattr(unreal.BoneAxis, "BA_" + group[0]["axis"]))
    rbf.set_editor_property("weight_threshold", 0.0)
    rbf.set_editor_property("normalize_method", unreal.RBFNormalizeMethod.NO_NORMALIZATION)
    driver.set_editor_property("rbf_params", rbf)
    targets = []
    for pose in group:
        transforms = []
        for joint, turn in zip(pose["joints"], pose["turns"]):
            x, y, z, w = product(joints[joint]["rotation"], turn)
            rotator = unreal.Quat(-x, y, -z, w).rotator()  # an FBX import mirrors Y
            transforms.append(unreal.PoseDriverTransform(target_rotation=rotator))
        target = unreal.PoseDriverTarget()
        target.set_editor_property("bone_transforms", transforms)
        target.set_editor_property("driven_name", pose["shape"])
        target.set_editor_property("target_scale", 1.0)
        target.set_editor_property("apply_custom_curve", True)
        target.set_editor_property("custom_curve", _curve(unreal, pose["curve"]))
        targets.append(target)
    driver.set_editor_property("pose_targets", targets)
    node.set_editor_property("node", driver)


def _curve(unreal, keys):
    """From what the node gives at a distance, 1 - degrees / 180, to the driver's value there."""
    curve = unreal.RichCurve()
    points = sorted((1.0 - degrees / RADIUS, value) for degrees, value in keys)
    text = ",".join(f"(InterpMode=RCIM_Linear,Time={time:.6f},Value={value:.6f})" for time, value in points)
    curve.import_text(f"(Keys=({text}))")
    return curve


def main(arguments):
    if len(arguments) != 1:
        sys.exit(__doc__)
    rig = read(arguments[0])
    target = arguments[0].removesuffix(".json").removesuffix(".drivers") + ".posewrangler.json"
    with open(target, "w", encoding="utf-8") as file:
        json.dump(pose_wrangler(rig), file, indent=1)
    print(f"Wrote {os.path.basename(target)}: {len(solvers(rig))} solvers.")
    for pose in poses(rig):
        if not pose["exact"]:
            print(f"{pose['name']}: no axis of {pose['joints'][0]} lies along its bone; Unreal measures another angle.")


if __name__ == "__main__":
    main(sys.argv[1:])
