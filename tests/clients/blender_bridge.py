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
from mathutils import Euler, Matrix

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


# ---- Characters


def add_rig():
    """Three bones up a post and two arms, a control that does not deform; a hundred times too large, and shrunk by the
    object, which also stands aside; posed."""
    data = bpy.data.armatures.new("Rig")
    rig = bpy.data.objects.new("Rig", data)
    bpy.context.collection.objects.link(rig)
    bpy.context.view_layer.objects.active = rig
    bpy.ops.object.mode_set(mode="EDIT")

    def bone(name, head, tail, parent=None, deforms=True):
        new = data.edit_bones.new(name)
        new.head, new.tail, new.parent, new.use_deform = [100 * x for x in head], [100 * x for x in tail], parent, deforms
        return new

    master = bone("master", (0, 0, 0), (0, 0.3, 0), None, False)
    low = bone("unten é", (0, 0, 0.1), (0, 0, 0.7), master)
    middle = bone("middle", (0, 0, 0.7), (0, 0, 1.3), low)
    bone("head", (0, 0, 1.3), (0, 0, 1.8), middle)
    bone("hand_ik", (1, 0, 1), (1, 0.3, 1), master, False)
    for side, sign in (("L", 1), ("R", -1)):
        arm = bone("arm." + side, (0.1 * sign, 0, 1), (0.5 * sign, 0, 1), middle)
        bone("hand." + side, (0.5 * sign, 0, 1), (0.95 * sign, 0, 1), arm)
    bpy.ops.object.mode_set(mode="OBJECT")
    rig.scale = (0.01, 0.01, 0.01)
    rig.location = (0.5, -0.25, 0.0)
    rig.rotation_euler = (0.0, 0.0, 0.4)
    rig.pose.bones["middle"].rotation_mode = "XYZ"
    rig.pose.bones["middle"].rotation_euler = (0.5, 0.0, 0.2)
    bpy.context.view_layer.update()
    return rig


def tube(start, along, length, radius, around, rows):
    """(vertices, faces) of a closed tube with flat ends, in rings from `start` on, then the middles of the ends."""
    u, v = {"x": ((0, 1, 0), (0, 0, 1)), "z": ((1, 0, 0), (0, 1, 0))}[along]
    w = {"x": (1, 0, 0), "z": (0, 0, 1)}[along]
    u, v, w, start = map(numpy.array, (u, v, w, start))
    angles = 2 * numpy.pi * numpy.arange(around) / around
    vertices = [start + w * length * row / (rows - 1) + radius * (u * numpy.cos(a) + v * numpy.sin(a))
                for row in range(rows) for a in angles]
    faces = [(r * around + k, r * around + (k + 1) % around, (r + 1) * around + (k + 1) % around, (r + 1) * around + k)
             for r in range(rows - 1) for k in range(around)]
    first, last = len(vertices), (rows - 1) * around
    for k in range(around):
        faces += [(first, (k + 1) % around, k), (first + 1, last + k, last + (k + 1) % around)]
    return [*vertices, start, start + w * length], faces


def add_body(rig, name, half=False):
    """A post with two arms stuck through it, hung below the rig; `half`: the half of positive x, with a Mirror modifier.
    mesh["same"] says which vertex of the whole each one is."""
    vertices, faces = tube((0, 0, 0), "z", 1.85, 0.2, 16, 38)
    arms, arm_faces = tube((-1, 0, 1), "x", 2.0, 0.08, 8, 41)
    faces += [tuple(i + len(vertices) for i in face) for face in arm_faces]
    vertices = numpy.array([*vertices, *arms])
    same = numpy.arange(len(vertices))
    if half:
        faces = [face for face in faces if all(vertices[i, 0] > -1e-6 for i in face)]
        same = numpy.unique([i for face in faces for i in face])
        number = {int(old): new for new, old in enumerate(same)}
        faces, vertices = [tuple(number[i] for i in face) for face in faces], vertices[same]
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(map(float, v)) for v in vertices], [], faces)
    data.update()
    body = bpy.data.objects.new(name, data)
    body["same"] = same.tolist()
    bpy.context.collection.objects.link(body)
    body.parent = rig
    body.matrix_world = Matrix.Translation((0.5, -0.25, 0.0)) @ Euler((0, 0, 0.4)).to_matrix().to_4x4()
    if half:
        body.modifiers.new("Mirror", "MIRROR")
    body.modifiers.new("Rig", "ARMATURE").object = rig
    bpy.context.view_layer.update()
    return body


def adorn(body):
    """One of everything that a bind must leave alone, and a vertex without faces."""
    data = body.data
    data.vertices.add(1)
    data.vertices[-1].co = (0.1, 0.05, 1.7)
    data.uv_layers.new(name="UVMap")
    data.attributes.new("mine", "FLOAT", "POINT")
    data.materials.append(bpy.data.materials.new("Skin"))
    body.shape_key_add(name="Basis")
    for k, name in enumerate(("smile", "frown")):
        shape = body.shape_key_add(name=name, from_mix=False)
        shape.value = 0.25 * (k + 1)
        for i in range(0, len(data.vertices), 7):
            shape.data[i].co.z += 0.01 * (k + 1)
    for name in ("Cloth pin", "middle", "hand_ik", "master"):
        group = body.vertex_groups.new(name=name)
        for i in range(0, 200, 3):
            group.add([i], 0.1 + i / 300, "REPLACE")
    body.vertex_groups.active_index = 0
    cloth = body.modifiers.new("Subdivision", "SUBSURF")
    cloth.levels = 1
    if hasattr(data, "use_auto_smooth"):
        data.use_auto_smooth = True
    normals = numpy.array([v.normal for v in data.vertices]) + (0.0, 0.0, 0.4)
    data.normals_split_custom_set_from_vertices((normals / numpy.linalg.norm(normals, axis=1)[:, None]).tolist())


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
