"""Binds the selected mesh to the active armature inside Blender, by vertex groups.

Usage: blender --background FILE.blend --python blender.py -- [OUT.blend]
Blender's own Python has to be of the version that the module was built for. Debian's Blender uses the system's.
"""

import sys

import bpy
import numpy as np

import sinew


def chosen(kind):
    found = [thing for thing in bpy.context.scene.objects if thing.type == kind]
    picked = [thing for thing in found if thing.select_get()]
    return (picked or found)[0]


def segments(armature, target):
    """(B, 2, 3): bones that deform, in the space of the mesh, parents before children."""
    place = np.array(target.matrix_world.inverted() @ armature.matrix_world)
    bones = [bone for bone in armature.data.bones if bone.use_deform]
    ends = np.array([[bone.head_local, bone.tail_local] for bone in bones])
    names = [bone.name for bone in bones]
    parents = [names.index(bone.parent.name) if bone.parent in bones else -1 for bone in bones]
    return ends @ place[:3, :3].T + place[:3, 3], names, parents


mesh, armature = chosen("MESH"), chosen("ARMATURE")
mesh.data.calc_loop_triangles()
vertices = np.array([vertex.co for vertex in mesh.data.vertices])
faces = np.array([triangle.vertices for triangle in mesh.data.loop_triangles])
bones, names, parents = segments(armature, mesh)
turned = [0, 2, 1]  # z up to y up: (x, y, z) to (x, z, -y)
vertices = vertices[:, turned] * [1, 1, -1]
bones = bones[:, :, turned] * [1, 1, -1]

weights = sinew.bind(vertices, faces, bones, parents=parents, names=names)
mesh.vertex_groups.clear()
groups = [mesh.vertex_groups.new(name=name) for name in names]
for vertex, (indices, values) in enumerate(zip(weights.indices, weights.values)):
    for index, value in zip(indices, values):
        if value > 0.0:
            groups[index].add([vertex], float(value), "REPLACE")
print(weights)
out = sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else []
if out:
    bpy.ops.wm.save_as_mainfile(filepath=out[0])
