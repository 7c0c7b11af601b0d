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

Joints that turn by a fraction of another, which is what Sinew bakes, turn in a Control Rig (Unreal 5.2 and later, plugin Control
Rig). This makes it beside the mesh; put its node in front of the Pose Drivers:

    sinew_unreal.turn("C:/art/knight.drivers.json", "/Game/Knight/SK_Knight")

Other drivers of joints are not made: clips of Sinew have what they do as keys.
"""

import json
import math
import os
import sys

RADIUS = 180.0  # degrees
CENTIMETRES = 100.0
ALIGNED = 0.999  # cosine: how near an axis of the bone has to be to the bone
AXES = "XYZ"
HIERARCHY, QUATERNION = "/Script/ControlRig.RigUnit_", "/Script/RigVM.RigVMFunction_MathQuaternion"


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


def inverse(q):
    return [-q[0], -q[1], -q[2], q[3]]


def mirrored(q):
    """As Unreal has a turn of the file: its import of an FBX mirrors Y."""
    return [-q[0], q[1], -q[2], q[3]]


def about(axis, degrees):
    half = math.radians(degrees) / 2.0
    return [*(math.sin(half) * x for x in axis), math.cos(half)]


def nearest_axis(axis):
    """0 to 2: the axis of the bone that lies along it best."""
    return max(range(3), key=lambda i: abs(axis[i]))


def poses(rig):
    """A pose for each driver of a shape: {"shape", "joints", "turns": of the joints away from the bind pose, "axis":
    "X", "twist": whether the twist is measured, "curve": [(distance, value), ...] by degrees from the pose, "exact"}."""
    found = []
    for shape in rig["shapes"]:
        for number, driver in enumerate(shape["drivers"]):
            sources = driver["sources"]
            axis = nearest_axis(sources[0]["axis"])
            cosine = min(abs(source["axis"][axis]) for source in sources)
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


def turns(rig):
    """Joints that turn by a fraction of another, whatever the angle: {"joint", "source", "bind": of the source, "fraction",
    "before", "after"}. With L the source's rotation to its parent, the joint's is before * slerp(bind, L, fraction) * after."""
    joints = {joint["name"]: joint for joint in rig["joints"]}
    found = []
    for each in rig["driven"]:
        driver = each["drivers"][0]
        if len(each["drivers"]) == 1 and driver["channel"] == "turn" and len(set(driver["values"])) == 1:
            source = driver["sources"][0]["joint"]
            bind = joints[source]["rotation"]
            before = product(product(joints[each["joint"]]["rotation"], driver["frame"]), inverse(bind))
            found.append({"joint": each["joint"], "source": source, "bind": bind, "fraction": driver["values"][0],
                          "before": before, "after": inverse(driver["frame"])})
    return found


def turn(path, mesh):
    """Makes a Control Rig of a skeletal mesh that turns joints. Its asset; None where there are none of the kind."""
    import unreal  # only the editor has it

    rig = read(path)
    unreal.load_module("ControlRigDeveloper")
    wanted = turns(rig)
    left = [each["joint"] for each in rig["driven"] if each["joint"] not in {one["joint"] for one in wanted}]
    for joint in left:
        unreal.log_warning(f"{joint} does more than turn by a fraction of another joint. Clips of Sinew have its keys.")
    if not wanted:
        return None
    asset = unreal.ControlRigBlueprintFactory.create_control_rig_from_skeletal_mesh_or_skeleton(unreal.load_asset(mesh))
    controller = asset.get_controller_by_name("RigVMModel")
    begin = _execution(controller, "RigUnit_BeginExecution")
    for number, each in enumerate(wanted):
        begin = _turn_nodes(unreal, controller, begin, number, each)
    unreal.BlueprintEditorLibrary.compile_blueprint(asset)
    unreal.EditorAssetLibrary.save_loaded_asset(asset)
    return asset


def _execution(controller, node):
    """The pin by which a node runs behind another: the releases name it otherwise."""
    pins = (f"{node}.ExecutePin", f"{node}.ExecuteContext")
    return next(pin for pin in pins if controller.get_graph().find_pin(pin))


def _turn_nodes(unreal, controller, begin, number, each):
    """Nodes that turn one joint, to run behind `begin`. What the next one runs behind."""
    def node(kind, column, **pins):
        name = f"Sinew_{number}_{column}"
        place = unreal.Vector2D(400.0 * column, 300.0 * number)
        if not controller.add_unit_node_from_struct_path(kind, "Execute", place, name):
            raise RuntimeError(f"This release of Unreal has no {kind}.")
        for pin, value in pins.items():
            controller.set_pin_default_value(f"{name}.{pin}", value)
        return name

    def quat(q):
        return "(X={:.9f},Y={:.9f},Z={:.9f},W={:.9f})".format(*mirrored(q))

    def item(joint):
        return f'(Type=Bone,Name="{joint}")'

    source = node(HIERARCHY + "GetTransform", 1, Item=item(each["source"]), Space="LocalSpace", bInitial="False")
    part = node(QUATERNION + "Slerp", 2, A=quat(each["bind"]), T=f"{each['fraction']:.6f}")
    before = node(QUATERNION + "Mul", 3, A=quat(each["before"]))
    after = node(QUATERNION + "Mul", 4, B=quat(each["after"]))
    put = node(HIERARCHY + "SetRotation", 5, Item=item(each["joint"]), Space="LocalSpace", Weight="1.000000",
               bPropagateToChildren="True")
    for start, end in ((f"{source}.Transform.Rotation", f"{part}.B"), (f"{part}.Result", f"{before}.B"),
                       (f"{before}.Result", f"{after}.A"), (f"{after}.Result", f"{put}.Value")):
        controller.add_link(start, end)
    run = _execution(controller, put)
    controller.add_link(begin, run)
    return run


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
    if rig["driven"]:
        unreal.log_warning(f"Joints of {os.path.basename(path)} are driven too, which no Pose Driver says: see turn().")
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
        for joint, away in zip(pose["joints"], pose["turns"]):
            rotator = unreal.Quat(*mirrored(product(joints[joint]["rotation"], away))).rotator()
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
            print(f"{pose['name']}: no axis of {' and '.join(pose['joints'])} lies along the bone; Unreal measures another angle.")


if __name__ == "__main__":
    main(sys.argv[1:])
