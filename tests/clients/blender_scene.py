"""What a character is like in Blender, as tests read it."""

import numpy
from mathutils import Matrix

Y_UP = Matrix(((1, 0, 0, 0), (0, 0, 1, 0), (0, -1, 0, 0), (0, 0, 0, 1)))


def deforming(rig):
    return {bone.name for bone in rig.data.bones if bone.use_deform}


def placed(matrix, vertices):
    """Worked out in 64 bits and kept in 32, as a file has them. A bind of fingers decides otherwise by the last bit (half of
    all coordinates moved by it: weights .05 apart at a hundred vertices), and Blender's own product rounds otherwise."""
    rows = numpy.array([vertex.co for vertex in vertices], numpy.float64)
    matrix = numpy.array(matrix, numpy.float64)
    return (rows @ matrix[:3, :3].T + matrix[:3, 3]).astype(numpy.float32).ravel().tolist()


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
        result.append({"name": mesh.name, "vertices": placed(place, rest),
                       "triangles": [i for t in data.loop_triangles for i in t.vertices],
                       "weights": [[x for g in v.groups if g.group in bone_of for x in (bone_of[g.group], g.weight)]
                                   for v in data.vertices]})
    return {"bones": bones, "meshes": result}
