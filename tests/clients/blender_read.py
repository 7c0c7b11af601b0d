"""Reads files with Blender's own importers and says what is in them.

Usage: blender -b --factory-startup -P blender_read.py -- jobs.json
jobs.json: [{"file": ..., "result": where to write, "pose": {bone name: [w, x, y, z]},
             "preserve_volume": whether armatures deform by dual quaternions}, ...]

Every place is in metres with Y up. A pose turns bones in their own rest axes.
"""

import builtins
import json
import sys

import numpy

# Blender 3.4's glTF importer uses names that numpy has since taken away.
for name, kind in (("bool", bool), ("int", int), ("float", float), ("object", object)):
    if name not in numpy.__dict__:
        setattr(numpy, name, kind)

import bpy
from mathutils import Matrix, Quaternion

Y_UP = Matrix(((1, 0, 0, 0), (0, 0, 1, 0), (0, -1, 0, 0), (0, 0, 0, 1)))


def import_bvh(path):
    """Blender 3.4's importer opens files in a mode that Python has since taken away."""
    usual = builtins.open
    builtins.open = lambda file, mode="r", *more, **named: usual(file, mode.replace("U", ""), *more, **named)
    try:
        bpy.ops.import_anim.bvh(filepath=path)
    finally:
        builtins.open = usual


def load(path):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    if path.lower().endswith(".fbx"):
        bpy.ops.import_scene.fbx(filepath=path)
    elif path.lower().endswith((".glb", ".gltf")):
        bpy.ops.import_scene.gltf(filepath=path)
    elif path.lower().endswith(".bvh"):
        import_bvh(path)
    else:
        raise ValueError("no importer for " + path)


def places(object, vertices):
    """World places of vertices, flat, Y up."""
    coordinates = numpy.empty(len(vertices) * 3, dtype=numpy.float32)
    vertices.foreach_get("co", coordinates)
    matrix = numpy.array(Y_UP @ object.matrix_world)
    result = coordinates.reshape(-1, 3).astype(numpy.float64) @ matrix[:3, :3].T + matrix[:3, 3]
    return result.ravel().tolist()


def armature_data(object):
    bones = list(object.data.bones)
    index = {bone.name: i for i, bone in enumerate(bones)}
    return {
        "name": object.name,
        "scale": list(object.matrix_world.to_scale()),
        "bones": [
            {
                "name": bone.name,
                "parent": index[bone.parent.name] if bone.parent else -1,
                "matrix": [v for row in Y_UP @ object.matrix_world @ bone.matrix_local for v in row],
            }
            for bone in bones
        ],
    }


def weight_data(object, armature):
    """For every vertex [bone, weight, bone, weight, ...]; bones as the armature counts them."""
    index = {bone.name: i for i, bone in enumerate(armature.data.bones)} if armature else {}
    bone_of_group = [index.get(group.name, -1) for group in object.vertex_groups]
    result = []
    for vertex in object.data.vertices:
        flat = []
        for element in vertex.groups:
            if element.weight > 0:
                flat += [bone_of_group[element.group], element.weight]
        result.append(flat)
    return result


def corner_normals(object):
    """World places and normals of all corners, flat, Y up."""
    mesh = object.data
    mesh.calc_normals_split()
    normals = numpy.empty(len(mesh.loops) * 3, dtype=numpy.float32)
    mesh.loops.foreach_get("normal", normals)
    vertices = numpy.empty(len(mesh.loops), dtype=numpy.int32)
    mesh.loops.foreach_get("vertex_index", vertices)
    matrix = numpy.array((Y_UP @ object.matrix_world).to_3x3().inverted().transposed())
    normals = normals.reshape(-1, 3).astype(numpy.float64) @ matrix.T
    normals /= numpy.linalg.norm(normals, axis=1)[:, None]
    return {"vertices": vertices.tolist(), "normals": normals.ravel().tolist()}


def curves():
    """Shape keys' keyframes by name, and how far any keyframe at all is beside a whole frame."""
    shapes = {}
    beside = 0.0
    for action in bpy.data.actions:
        for curve in action.fcurves:
            keys = [list(point.co) for point in curve.keyframe_points]
            beside = max([beside] + [abs(key[0] - round(key[0])) for key in keys])
            if curve.data_path.startswith('key_blocks["'):
                shapes[curve.data_path.split('"')[1]] = keys
    return {"shape_keys": shapes, "beside_frames": beside}


def opacity_data(material):
    """How a material is cut or blended: method, threshold, and the output of the picture that says where."""
    tree = material.node_tree if material else None
    bsdf = next((n for n in tree.nodes if n.type == "BSDF_PRINCIPLED"), None) if tree else None
    links = list(bsdf.inputs["Alpha"].links) if bsdf else []
    output = ""
    while links:
        link = links.pop()
        if link.from_node.type == "TEX_IMAGE":
            output = link.from_socket.name
        for socket in link.from_node.inputs:
            links += list(socket.links)
    return "%s %.2f %s" % (material.blend_method, material.alpha_threshold, output) if material else ""


def mesh_data(object, depsgraph):
    mesh = object.data
    armature = next((m.object for m in object.modifiers if m.type == "ARMATURE"), None)
    shapes = mesh.shape_keys.key_blocks if mesh.shape_keys else []
    posed = object.evaluated_get(depsgraph)
    return {
        "name": object.name,
        "scale": list(object.matrix_world.to_scale()),
        "skinned": armature is not None,
        "points": places(object, mesh.vertices),
        "posed": places(posed, posed.data.vertices),
        "polygons": len(mesh.polygons),
        "corners": len(mesh.loops),
        "weights": weight_data(object, armature),
        "uvs": [layer.name for layer in mesh.uv_layers],
        "colors": [layer.name for layer in mesh.color_attributes],
        "materials": [material.name if material else "" for material in mesh.materials],
        "opacities": [opacity_data(material) for material in mesh.materials],
        "shapes": [block.name for block in shapes],
        "corner_normals": corner_normals(object),
        "images": sorted(
            image.name + (" packed %dx%d" % tuple(image.size) if image.packed_file else "")
            for image in bpy.data.images
        ),
    }


def pose(armatures, turns):
    for armature in armatures:
        armature.animation_data_clear()
        for bone in armature.pose.bones:
            bone.matrix_basis = Matrix()
            bone.rotation_mode = "QUATERNION"
            if bone.name in turns:
                bone.rotation_quaternion = Quaternion(turns[bone.name])


def sampled(armatures, seconds, start):
    """Model places of all bones at some seconds of the first clip, which begins at frame `start`."""
    scene = bpy.context.scene
    result = []
    for second in seconds:
        frame = start + second * scene.render.fps / scene.render.fps_base
        scene.frame_set(int(frame // 1), subframe=frame % 1)
        result.append(
            [
                [v for row in Y_UP @ armature.matrix_world @ bone.matrix for v in row]
                for armature in armatures
                for bone in armature.pose.bones
            ]
        )
    return result


def read(job):
    load(job["file"])
    armatures = [o for o in bpy.data.objects if o.type == "ARMATURE"]
    # The glTF importer leaves a sphere that it draws bones with.
    meshes = [o for o in bpy.data.objects if o.type == "MESH" and o.users_scene]
    animation = curves()
    # Blender's FBX importer puts time 0 at frame 1, its glTF importer at frame 0.
    samples = sampled(armatures, job.get("seconds", []), 1.0 if job["file"].lower().endswith(".fbx") else 0.0)
    pose(armatures, job.get("pose", {}))
    for mesh in meshes:
        for modifier in mesh.modifiers:
            if modifier.type == "ARMATURE":
                modifier.use_deform_preserve_volume = job.get("preserve_volume", False)
    bpy.context.view_layer.update()
    depsgraph = bpy.context.evaluated_depsgraph_get()
    return {
        "armatures": [armature_data(o) for o in armatures],
        "meshes": [mesh_data(o, depsgraph) for o in meshes],
        "actions": [{"name": a.name, "range": list(a.frame_range)} for a in bpy.data.actions],
        "samples": samples,
        "frame_rate": bpy.context.scene.render.fps / bpy.context.scene.render.fps_base,
        **animation,
    }


for job in json.load(open(sys.argv[sys.argv.index("--") + 1], encoding="utf-8")):
    try:
        result = read(job)
    except Exception as error:  # one unreadable file must not hide the others
        result = {"error": "%s: %s" % (type(error).__name__, error)}
    with open(job["result"], "w", encoding="utf-8") as out:
        json.dump(result, out)
