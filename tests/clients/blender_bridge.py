"""Uses the add-on of installer/blender in a Blender of its own, as an artist would.

Usage: blender -b --factory-startup -P blender_bridge.py -- job.json
job.json: {"zip": the add-on, "program": sinew, "window": a program that plays its window, "broken": one that fails,
           "folder": for files, "models": files to bind, "result": where to write}

The result: {"cases": {name: {"said", "changed", "meshes", "bones"}}, see told() and scene_of(), "solvers": those of the
dialog, "left": whether something is left of the add-on once it is switched off}.
"""

import hashlib
import json
import os
import sys
import time

import bpy
import numpy
from mathutils import Matrix

sys.dont_write_bytecode = True  # nothing is left beside this file
sys.path.insert(0, os.path.dirname(__file__))
from blender_characters import add_body, add_rig, adorn

for word in (bool, int, float, object):  # Blender 3.4's importer of glTF asks numpy for these old names
    if word.__name__ not in vars(numpy):
        setattr(numpy, word.__name__, word)

with open(sys.argv[sys.argv.index("--") + 1], encoding="utf-8") as file:
    JOB = json.load(file)
Y_UP = Matrix(((1, 0, 0, 0), (0, 0, 1, 0), (0, -1, 0, 0), (0, 0, 0, 1)))


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


def deforming(rig):
    return {bone.name for bone in rig.data.bones if bone.use_deform}


def snapshot(rig, meshes):
    """What a bind must leave alone, each thing under its name."""
    seen = {"rig": digest(*(repr((b.name, b.head_local, b.tail_local, b.matrix_local)) for b in rig.data.bones),
                          *(repr(b.matrix_basis) for b in rig.pose.bones), repr(rig.matrix_world)),
            "objects": sorted(o.name for o in bpy.data.objects), "meshes": sorted(m.name for m in bpy.data.meshes)}
    names = deforming(rig)
    for mesh in meshes:
        data = mesh.data
        keys = data.shape_keys.key_blocks if data.shape_keys else []
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
                "place": repr((mesh.matrix_world, mesh.parent, mesh.parent_type)),
                "materials": [repr(slot.material) for slot in mesh.material_slots]}
        seen.update({f"{mesh.name}: {key}": value for key, value in here.items()})
    return seen


def scene_of(rig, meshes):
    """Bones and meshes as they are at rest, metres with Y up, and the weights of the deforming bones' groups."""
    names = [bone.name for bone in rig.data.bones]
    model = Y_UP @ rig.matrix_world
    bones = [{"name": bone.name, "parent": names.index(bone.parent.name) if bone.parent else -1,
              "deforms": bone.use_deform, "head": list(model @ bone.head_local), "tail": list(model @ bone.tail_local)}
             for bone in rig.data.bones]
    result = []
    for mesh in meshes:
        data = mesh.data
        data.calc_loop_triangles()
        rest = data.shape_keys.reference_key.data if data.shape_keys else data.vertices
        place = Y_UP @ mesh.matrix_world
        bone_of = {g.index: names.index(g.name) for g in mesh.vertex_groups if g.name in deforming(rig)}
        result.append({"name": mesh.name, "vertices": [x for v in rest for x in place @ v.co],
                       "triangles": [i for t in data.loop_triangles for i in t.vertices],
                       "weights": [[x for g in v.groups if g.group in bone_of for x in (bone_of[g.group], g.weight)]
                                   for v in data.vertices]})
    return {"bones": bones, "meshes": result}


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
    for mesh in meshes:
        mesh["groups"] = len(mesh.vertex_groups)
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


def case_window():
    from sinew_bridge import window

    rig = add_rig()
    body = add_body(rig, "Body")
    adorn(body)
    body.vertex_groups.remove(body.vertex_groups["middle"])
    select(rig, [body])
    use(JOB["window"])

    def act():
        said = list(bpy.ops.object.sinew_open())
        folders = [visit._folder for visit in window.visits]
        while window.watch() is not None:
            time.sleep(0.05)
        return said + ["kept" if os.path.exists(folder) else "clean" for folder in folders]

    return told(rig, [body], act)


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
    **{path: (lambda path=path: case_model(path)) for path in JOB["models"]},
}

bpy.ops.preferences.addon_install(filepath=JOB["zip"])
results = {}
for name, case in CASES.items():
    clear()
    results[name] = case()
clear()
solvers = [row[0] for row in sys.modules["sinew_bridge.settings"].SOLVERS]
bpy.ops.preferences.addon_disable(module="sinew_bridge")
with open(JOB["result"], "w", encoding="utf-8") as out:
    json.dump({"cases": results, "solvers": solvers, "left": hasattr(bpy.types, "OBJECT_OT_sinew_bind")}, out)
