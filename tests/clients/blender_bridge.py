"""Uses the add-on of installer/blender in a Blender of its own, as an artist would.

Usage: blender -b --factory-startup -P blender_bridge.py -- job.json
job.json: {"zip": the add-on, "program": sinew, which copies what it binds to "sent", "window": a program that
           plays its window, "faulty": one that exports a broken file first, "baking": one that bakes, too, and copies its
           export to "back", "broken": one that fails,
           "folder": for files, "models": files to bind, "result": where to write}

The result: {"cases": {name: {"said", "changed", "meshes", "bones", "sent": the file that the add-on sent}}, see told() and
scene_of(), "solvers": those of the
dialog, "left": whether something is left of the add-on once it is switched off}.
"""

import hashlib
import json
import math
import os
import sys
import time

import bpy
import numpy
from mathutils import Matrix, Quaternion, Vector, kdtree

sys.dont_write_bytecode = True  # nothing is left beside this file
sys.path.insert(0, os.path.dirname(__file__))
from blender_characters import add_body, add_rig, adorn
from blender_scene import deforming, scene_of

for word in (bool, int, float, object):  # Blender 3.4's importer of glTF asks numpy for these old names
    if word.__name__ not in vars(numpy):
        setattr(numpy, word.__name__, word)

with open(sys.argv[sys.argv.index("--") + 1], encoding="utf-8") as file:
    JOB = json.load(file)


def values(collection, name, width):
    flat = numpy.empty(len(collection) * width, numpy.float32)
    collection.foreach_get(name, flat)
    return flat


def digest(*arrays):
    total = hashlib.sha256()
    for array in arrays:
        total.update(array.tobytes() if isinstance(array, numpy.ndarray) else repr(array).encode())
    return total.hexdigest()


def properties(thing):
    """All that Blender shows of it."""
    return {p.identifier: repr(getattr(thing, p.identifier)) for p in thing.bl_rna.properties
            if p.identifier not in ("rna_type", "execution_time")}


def corner_normals(mesh):
    if hasattr(mesh, "calc_normals_split"):
        mesh.calc_normals_split()
        return values(mesh.loops, "normal", 3)
    return values(mesh.corner_normals, "vector", 3)


def custom_properties(thing):
    """Those of users and other add-ons: not these tests', nor the drivers of this add-on."""
    return repr(sorted((key, value.to_dict() if hasattr(value, "to_dict") else repr(value)) for key, value in thing.items()
                       if key not in ("bones", "keys", "groups", "same", "sinew_bridge")))


def add_avatar(rig, body):
    """Springs and expressions as add-ons keep them: in properties of their own, which name bones and shape keys."""
    rig.data["vrm_addon_extension"] = {"vrm1": {"expressions": {"aa": {"target": "Key 1", "weight": 1.0}}},
                                       "spring_bone1": {"springs": [{"joints": ["middle", "head"], "stiffness": 0.75}]}}
    rig["collider"] = [0.1, 0.2, 0.3]
    rig.data.bones["middle"]["drag"] = 0.4
    rig.pose.bones["head"]["gravity"] = 1.5
    body["first person"] = "auto"
    body.data["expressions"] = {"blink": ["Key 1"]}


def snapshot(rig, meshes):
    """What a bind must leave alone, each thing under its name. Of bones and shape keys those that told() has marked."""
    bones = [b for b in rig.data.bones if b.name in rig["bones"]]
    seen = {"rig": digest(*(repr((b.name, b.head_local, b.tail_local, b.matrix_local)) for b in bones),
                          *(repr(rig.pose.bones[b.name].matrix_basis) for b in bones), repr(rig.matrix_world)),
            "custom properties": [custom_properties(each) for each in
                                  (rig, rig.data, *bones, *(rig.pose.bones[b.name] for b in bones))],
            "objects": sorted(o.name for o in bpy.data.objects), "meshes": sorted(m.name for m in bpy.data.meshes)}
    names = deforming(rig)
    for mesh in meshes:
        data = mesh.data
        keys = [k for k in data.shape_keys.key_blocks if k.name in mesh["keys"]] if data.shape_keys else []
        others = {g.index: g.name for g in mesh.vertex_groups if g.name not in names}
        weights = [sorted((g.group, g.weight) for g in v.groups if g.group in others) for v in data.vertices]
        here = {"vertices": digest(values(data.vertices, "co", 3)),
                "faces": digest(repr([tuple(p.vertices) for p in data.polygons])),
                "shape keys": digest(*(values(k.data, "co", 3) for k in keys), *((k.name, k.value, k.mute) for k in keys)),
                "normals": digest(corner_normals(data), data.has_custom_normals),
                "modifiers": [properties(m) for m in mesh.modifiers],
                "other groups": digest(sorted(others.values()), weights),
                "first groups": [g.name for g in mesh.vertex_groups][: mesh.get("groups", 0)],
                "layers": digest(*(values(layer.data, "uv", 2) for layer in data.uv_layers),
                                 [a.name for a in data.attributes]),
                "custom properties": [custom_properties(mesh), custom_properties(data)],
                "place": repr((mesh.matrix_world, mesh.parent, mesh.parent_type)),
                "materials": [repr(slot.material) for slot in mesh.material_slots]}
        seen.update({f"{mesh.name}: {key}": value for key, value in here.items()})
    return seen


def clear():
    bpy.ops.wm.read_homefile(use_empty=True, use_factory_startup=True)
    if "sinew_bridge" not in bpy.context.preferences.addons:
        bpy.ops.preferences.addon_enable(module="sinew_bridge")
    use(JOB["program"])


def use(program):
    bpy.context.preferences.addons["sinew_bridge"].preferences.program = program


def select(rig, meshes):
    for each in bpy.context.view_layer.objects:
        each.select_set(each is rig or each in meshes)
    bpy.context.view_layer.objects.active = rig or (meshes[0] if meshes else None)


def told(rig, meshes, act):
    """What an operator said and changed, and the scene after it."""
    rig["bones"] = [bone.name for bone in rig.data.bones]
    for mesh in meshes:
        mesh["groups"] = len(mesh.vertex_groups)
        mesh["keys"] = [key.name for key in mesh.data.shape_keys.key_blocks] if mesh.data.shape_keys else []
    before = snapshot(rig, meshes)
    try:
        said = " ".join(act())
    except RuntimeError as problem:
        said = str(problem)
    after = snapshot(rig, meshes)
    changed = sorted(key for key in {*before, *after} if before.get(key) != after.get(key))
    return {"said": said, "changed": changed, **scene_of(rig, meshes)}


# ---- Cases: each returns what told() does


def bind(**options):
    return lambda: bpy.ops.object.sinew_bind(**options)


def case_body():
    rig = add_rig()
    body = add_body(rig, "Body")
    adorn(body)
    select(rig, [body])
    return told(rig, [body], bind())


def case_bound_again():
    """The first bind's weights leave no trace in the second."""
    rig = add_rig()
    body = add_body(rig, "Body")
    adorn(body)
    select(rig, [body])
    bpy.ops.object.sinew_bind(solver="inverse-distance", max_influences=8)
    return told(rig, [body], bind())


def case_custom():
    rig = add_rig()
    body = add_body(rig, "Body")
    select(rig, [body])
    return told(rig, [body], bind(preset="CUSTOM", solver="nearest", resolution="32", max_influences=2, stiffness=0.8,
                                  smoothing=0.0, prune_below=0.01))


def case_recipe():
    path = os.path.join(JOB["folder"], "recipe.json")
    with open(path, "w", encoding="utf-8") as file:
        json.dump({"sinewRecipe": 1, "bind": {"solver": "nearest", "alpha": 0.8, "smoothing": 0.0, "pruneBelow": 0.01,
                                              "maxInfluences": 2, "resolution": 32, "automatic": False}}, file)
    rig = add_rig()
    body = add_body(rig, "Body")
    select(rig, [body])
    return told(rig, [body], bind(preset="RECIPE", recipe=path))


def case_half():
    rig = add_rig()
    body = add_body(rig, "Body", half=True)
    select(rig, [body])
    return {**told(rig, [body], bind()), "same": list(body["same"])}


def case_armature_alone():
    """All meshes of the armature, and one that is nobody's."""
    rig = add_rig()
    bodies = [add_body(rig, "Body"), add_body(rig, "Half", half=True)]
    bpy.ops.mesh.primitive_cube_add()
    select(rig, [])
    return told(rig, bodies, bind())


def case_without_modifier():
    rig = add_rig()
    body = add_body(rig, "Body")
    let_go(body)
    select(rig, [body])
    return told(rig, [body], bind(add_modifier=True))


def case_model(path):
    importer = bpy.ops.import_scene.fbx if path.endswith(".fbx") else bpy.ops.import_scene.gltf
    importer(filepath=path)
    rig = next(o for o in bpy.context.view_layer.objects if o.type == "ARMATURE")
    meshes = [o for o in bpy.context.view_layer.objects
              if o.type == "MESH" and any(m.type == "ARMATURE" and m.object == rig for m in o.modifiers)]
    select(rig, [])
    return told(rig, meshes, bind())


def wrong(prepare=lambda rig, body: None, **options):
    def case():
        rig = add_rig()
        body = add_body(rig, "Body")
        adorn(body)
        select(rig, [body])
        prepare(rig, body)
        return told(rig, [body], bind(**options))

    return case


def let_go(body):
    place = body.matrix_world.copy()
    body.modifiers.clear()
    body.parent = None
    body.matrix_world = place
    bpy.context.view_layer.update()


def no_armature(_rig, body):
    let_go(body)
    select(None, [body])


def no_deforming_bone(rig, _body):
    for bone in rig.data.bones:
        bone.use_deform = False


def broken_recipe():
    path = os.path.join(JOB["folder"], "broken.json")
    with open(path, "w", encoding="utf-8") as file:
        file.write('{"sinewRecipe": 1, "bind": {"alpha": 7}}')
    return path


def in_edit_mode(rig, body):
    select(None, [body])
    bpy.ops.object.mode_set(mode="EDIT")


class Options:
    """What the dialog would hold."""

    preset, recipe, solver, resolution, max_influences = "STANDARD", "", "geodesic", "512", 4


def case_canceled():
    from sinew_bridge import bind as bridge

    rig = add_rig()
    body = add_body(rig, "Body")
    adorn(body)

    def act():
        job = bridge.BindJob(rig, [body], Options())
        while job.run.running() and job.run.text == "Starting":
            time.sleep(0.01)
        text = job.status()
        folder = job._folder
        running = job.run.running() and os.path.isdir(folder)
        job.cancel()
        return [text if running else "too late to cancel", "ended" if not job.run.running() else "running", "kept" if os.path.exists(folder) else "clean"]

    return told(rig, [body], act)


def case_changed_meanwhile():
    from sinew_bridge import bind as bridge
    from sinew_bridge.program import SinewError

    rig = add_rig()
    body = add_body(rig, "Body")
    job = bridge.BindJob(rig, [body], Options())
    other = bpy.data.meshes.new("other")
    other.from_pydata([(0, 0, 0), (1, 0, 0), (0, 1, 0)], [], [(0, 1, 2)])
    body.data = other

    def act():
        try:
            return [job.finish()[0]]
        except SinewError as problem:
            return [str(problem)]

    return told(rig, [body], act)


def case_window(program="window"):
    from sinew_bridge import window

    rig = add_rig()
    body = add_body(rig, "Body")
    adorn(body)
    add_avatar(rig, body)
    body.vertex_groups.remove(body.vertex_groups["middle"])
    select(rig, [body])
    use(JOB[program])

    def act():
        said = list(bpy.ops.object.sinew_open())
        folders = [visit._folder for visit in window.visits]
        while window.watch() is not None:
            time.sleep(0.05)
        return said + ["kept" if os.path.exists(folder) else "clean" for folder in folders]

    return told(rig, [body], act)


def turn_all(rig, names, degrees):
    """Bones turn about axes of the world, wherever their own lie."""
    for number, name in enumerate(names):
        bone = rig.pose.bones[name]
        bone.rotation_mode = "QUATERNION"
        axes = (rig.matrix_world @ bone.bone.matrix_local).to_quaternion()
        about = Vector(((1, 0, 0), (0, 1, 0), (0.3, 0.2, 1))[number % 3])
        bone.rotation_quaternion = axes.inverted() @ Quaternion(about.normalized(), math.radians(degrees)) @ axes
    bpy.context.view_layer.update()


def places(meshes):
    """Of all evaluated vertices, in the world, without Subdivision."""
    for mesh in meshes:
        for modifier in mesh.modifiers:
            modifier.show_viewport = modifier.type == "ARMATURE"
    graph = bpy.context.evaluated_depsgraph_get()
    found = []
    for mesh in meshes:
        evaluated = mesh.evaluated_get(graph)
        found += [evaluated.matrix_world @ vertex.co for vertex in evaluated.data.vertices]
    return found


def shown(rig, meshes, names):
    """Places in the bind pose and in three others."""
    for bone in rig.pose.bones:
        bone.matrix_basis = Matrix()
    poses = []
    for degrees in (0, 35, 80, -100):
        turn_all(rig, names, degrees)
        poses.append(places(meshes))
    return poses


def farthest(here, there):
    """Millimetres from the vertices of `here` to those of `there` that are at the same place in the bind pose."""
    tree = kdtree.KDTree(len(there[0]))
    for number, place in enumerate(there[0]):
        tree.insert(place, number)
    tree.balance()
    result = 0.0
    for number, place in enumerate(here[0]):
        same = [n for _, n, distance in tree.find_range(place, 1e-4)]
        result = max(result, min((max((h[number] - t[n]).length for h, t in zip(here, there)) for n in same), default=9.0))
    return 1000.0 * result


def case_window_bake():
    """What an export brings back: bones, shape keys and drivers; twice, as a user exports again."""
    from sinew_bridge import drivers, window

    rig = add_rig()
    body = add_body(rig, "Body")
    adorn(body)
    add_avatar(rig, body)
    body.vertex_groups.remove(body.vertex_groups["middle"])
    body.data.vertices[-1].co = body.data.vertices[0].co  # without faces: it moves like the nearest one
    for key in body.data.shape_keys.key_blocks:
        key.data[len(body.data.vertices) - 1].co = key.data[0].co
        key.value = 0.0
    turned = ["unten é", "middle", "arm.L", "hand.R"]
    select(rig, [body])
    use(JOB["baking"])

    def act():
        said = list(bpy.ops.object.sinew_open())
        visit = window.visits[0]
        while window.watch() is not None:
            time.sleep(0.05)
        os.utime(JOB["back"])
        visit.returned, visit._seen = JOB["back"], None
        visit.look()
        return said

    result = told(rig, [body], act)
    bones = [bone.name for bone in rig.data.bones if bone.name not in rig["bones"]]
    keys = [key.name for key in body.data.shape_keys.key_blocks if key.name not in body["keys"]]
    here = shown(rig, [body], turned)
    curves = len(rig.animation_data.drivers) + len(body.data.shape_keys.animation_data.drivers)
    before = set(bpy.data.objects)
    bpy.ops.import_scene.gltf(filepath=JOB["back"])
    new = [o for o in bpy.data.objects if o not in before and o.users_scene]
    other = next(o for o in new if o.type == "ARMATURE")
    meshes = [o for o in new if o.type == "MESH"]
    drivers.add(other, meshes, drivers.read(os.path.splitext(JOB["back"])[0] + ".drivers.json"))
    result["returned"] = {"bones": bones, "keys": keys, "drivers": curves,
                          "apart": farthest(here, shown(other, meshes, turned))}
    return result


CASES = {
    "body": case_body,
    "bound again": case_bound_again,
    "custom": case_custom,
    "recipe": case_recipe,
    "half": case_half,
    "armature alone": case_armature_alone,
    "without modifier": case_without_modifier,
    "no armature": wrong(no_armature),
    "no deforming bone": wrong(no_deforming_bone),
    "edit mode": wrong(in_edit_mode),
    "no recipe": wrong(preset="RECIPE", recipe=os.path.join(JOB["folder"], "none.json")),
    "broken recipe": wrong(preset="RECIPE", recipe=broken_recipe()),
    "no program": wrong(lambda rig, body: use(os.path.join(JOB["folder"], "nowhere"))),
    "broken program": wrong(lambda rig, body: use(JOB["broken"])),
    "canceled": case_canceled,
    "changed meanwhile": case_changed_meanwhile,
    "window": case_window,
    "window after an error": lambda: case_window("faulty"),
    "window bake": case_window_bake,
    **{path: (lambda path=path: case_model(path)) for path in JOB["models"]},
}

bpy.ops.preferences.addon_install(filepath=JOB["zip"])
results = {}
for number, (name, case) in enumerate(CASES.items()):
    clear()
    results[name] = case()
    if os.path.exists(JOB["sent"]):
        results[name]["sent"] = os.path.join(JOB["folder"], f"sent-{number}.glb")
        os.replace(JOB["sent"], results[name]["sent"])
clear()
solvers = [row[0] for row in sys.modules["sinew_bridge.settings"].SOLVERS]
bpy.ops.preferences.addon_disable(module="sinew_bridge")
with open(JOB["result"], "w", encoding="utf-8") as out:
    json.dump({"cases": results, "solvers": solvers, "left": hasattr(bpy.types, "OBJECT_OT_sinew_bind")}, out)
