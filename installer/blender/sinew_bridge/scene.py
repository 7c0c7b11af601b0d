"""What of a Blender scene goes to Sinew: bones at rest and undeformed meshes, in metres with Y up."""

import zlib
from dataclasses import dataclass, field

import bpy
import numpy
from mathutils import Matrix

from . import character, compat
from .program import SinewError

# glTF's axes from Blender's.
_Y_UP = Matrix(((1, 0, 0, 0), (0, 0, 1, 0), (0, -1, 0, 0), (0, 0, 0, 1)))


@dataclass
class SentMesh:
    """A mesh that went out, by name: an undo may have replaced what a pointer meant."""

    object_name: str
    mesh_name: str
    vertices: int
    topology: int

    def find(self):
        """The object as it is now. SinewError when it is gone or no longer the mesh that was sent."""
        found = bpy.data.objects.get((self.object_name, None))
        if found is None or found.type != "MESH":
            raise SinewError(f"{self.object_name} is gone; its weights are not taken.")
        if found.mode == "EDIT":
            raise SinewError(f"{self.object_name} is in Edit Mode; leave it, then try again.")
        if (len(found.data.vertices), _topology(found.data)) != (self.vertices, self.topology):
            raise SinewError(f"The faces of {self.object_name} have changed since it was sent: send it to Sinew again.")
        return found


@dataclass
class Sent:
    armature: str
    bones: list = field(default_factory=list)  # names of those that deform
    meshes: list = field(default_factory=list)  # SentMesh

    def find(self):
        """The armature as it is now. SinewError when it is gone."""
        found = bpy.data.objects.get((self.armature, None))
        if found is None or found.type != "ARMATURE":
            raise SinewError(f"{self.armature} is gone; nothing is taken from Sinew.")
        return found

    @property
    def vertices(self):
        """Of all meshes."""
        return sum(mesh.vertices for mesh in self.meshes)


def rig_of(mesh):
    """The armature that deforms a mesh object, or None."""
    for modifier in mesh.modifiers:
        if modifier.type == "ARMATURE" and modifier.object is not None:
            return modifier.object
    return mesh.find_armature()


def chosen(context):
    """(armature, mesh objects) that the selection means: the selected meshes, or all of a selected armature alone.
    SinewError, saying what to select."""
    selected = context.selected_objects
    active = context.view_layer.objects.active
    if active is not None and active not in selected and active.mode != "OBJECT":
        selected = [*selected, active]
    meshes = [o for o in selected if o.type == "MESH"]
    armatures = [o for o in selected if o.type == "ARMATURE"]
    if active in armatures:
        armatures = [active]
    if not armatures:
        armatures = list(dict.fromkeys(filter(None, map(rig_of, meshes))))
    if not armatures:
        raise SinewError("No armature: select a mesh and its armature." if meshes else
                         "Nothing to bind: select a mesh and its armature.")
    if len(armatures) > 1:
        names = ", ".join(armature.name for armature in armatures)
        raise SinewError(f"Several armatures ({names}): make the one to bind to active.")
    if not meshes:
        meshes = [o for o in context.view_layer.objects
                  if o.type == "MESH" and o.visible_get() and rig_of(o) == armatures[0]]
    if not meshes:
        raise SinewError(f"No mesh belongs to {armatures[0].name}: select a mesh too.")
    return armatures[0], meshes


def send(path, armature, meshes, with_weights=False):
    """Writes armature and meshes to a GLB at `path`, with the weights they have where asked for. What was sent."""
    world = world_matrix()
    bones = _bones(armature, world)
    sent = Sent(armature.name, [bone.name for bone in bones if bone.deforms])
    if not sent.bones:
        raise SinewError(f"No bone of {armature.name} deforms: switch on Deform in the properties of its bones.")
    numbers = {bone.name: i for i, bone in enumerate(bones) if bone.deforms}
    data = []
    for mesh in _unshared(meshes):
        _check(mesh)
        data.append(_mesh_data(mesh, world, numbers if with_weights else None))
        sent.meshes.append(SentMesh(mesh.name, mesh.data.name, len(mesh.data.vertices), _topology(mesh.data)))
    character.write_character(path, bones, data)
    return sent


def _unshared(meshes):
    """Objects of one mesh share its weights: the first speaks for all."""
    return list({mesh.data: mesh for mesh in reversed(meshes)}.values())[::-1]


def _check(mesh):
    if mesh.mode == "EDIT":
        raise SinewError(f"{mesh.name} is in Edit Mode; leave it first.")
    if mesh.library is not None or mesh.data.library is not None:
        raise SinewError(f"{mesh.name} is linked from another file, so its weights cannot change: make it local.")
    if len(mesh.data.polygons) == 0:
        raise SinewError(f"{mesh.name} has no faces.")
    if len(mesh.data.vertices) >= character.MOST_VERTICES:
        raise SinewError(f"{mesh.name} has more than 16 million vertices.")
    if abs(mesh.matrix_world.determinant()) < 1e-30:
        raise SinewError(f"{mesh.name} is scaled to nothing: give it a scale.")


def _topology(mesh):
    """A number that changes when faces do, and not when vertices move."""
    corners = numpy.empty(len(mesh.loops), numpy.int32)
    mesh.loops.foreach_get("vertex_index", corners)
    starts = numpy.empty(len(mesh.polygons), numpy.int32)
    mesh.polygons.foreach_get("loop_start", starts)
    return zlib.crc32(starts.tobytes(), zlib.crc32(corners.tobytes()))


def world_matrix():
    """From Blender's world to metres with Y up."""
    return _Y_UP @ Matrix.Scale(bpy.context.scene.unit_settings.scale_length or 1.0, 4)


def rest_of(model, bone):
    """A bone at rest, rotation and place alone; `model`: of its armature."""
    place, turn, _ = (model @ bone.matrix_local).decompose()
    rest = turn.to_matrix().to_4x4()
    rest.translation = place
    return rest


def _bones(armature, world):
    """Those that deform and those above them, parents first. Controls would look like ends of limbs."""
    wanted = set()
    for bone in armature.data.bones:
        if bone.use_deform:
            wanted.add(bone.name)
            wanted.update(above.name for above in bone.parent_recursive)
    model = world @ armature.matrix_world
    bones, numbers = [], {}
    for bone in _parents_first(armature.data.bones):
        if bone.name in wanted:
            numbers[bone.name] = len(bones)
            bones.append(character.Bone(bone.name, numbers[bone.parent.name] if bone.parent else -1,
                                        numpy.array(rest_of(model, bone)), tuple(model @ bone.tail_local), bone.use_deform))
    return bones


def _parents_first(bones):
    waiting = [bone for bone in reversed(bones) if bone.parent is None]
    while waiting:
        bone = waiting.pop()
        yield bone
        waiting.extend(reversed(bone.children))


def _mesh_data(mesh, world, numbers):
    data = mesh.data
    vertices = numpy.empty(3 * len(data.vertices), numpy.float32)
    source = data.shape_keys.reference_key.data if data.shape_keys else data.vertices
    source.foreach_get("co", vertices)
    vertices = vertices.reshape(-1, 3).astype(numpy.float64)
    compat.fill_triangles(data)
    triangles = numpy.empty(3 * len(data.loop_triangles), numpy.int32)
    data.loop_triangles.foreach_get("vertices", triangles)
    triangles = triangles.reshape(-1, 3).astype(numpy.int64)
    vertices, triangles = _mirrored(mesh, vertices, triangles)
    model = world @ mesh.matrix_world
    if model.determinant() < 0.0:
        triangles = triangles[:, ::-1]
    weights = _weights(mesh, numbers) if numbers is not None else []
    return character.MeshData(mesh.name, _placed(model, vertices), triangles, len(data.vertices), weights)


def _placed(matrix, vertices):
    matrix = numpy.array(matrix)
    return vertices @ matrix[:3, :3].T + matrix[:3, 3]


def _mirrored(mesh, vertices, triangles):
    """With the other halves that Mirror modifiers make, so that the body is whole."""
    for modifier in mesh.modifiers:
        if modifier.type == "ARMATURE":
            break
        if modifier.type == "MIRROR" and modifier.show_viewport:
            centre = modifier.mirror_object
            local = centre.matrix_world.inverted_safe() @ mesh.matrix_world if centre else Matrix()
            for axis in range(3):
                if modifier.use_axis[axis]:
                    flip = local.inverted_safe() @ Matrix.Scale(-1.0, 4, Matrix.Identity(3)[axis]) @ local
                    merge = modifier.merge_threshold if modifier.use_mirror_merge else -1.0
                    vertices, triangles = _with_image(vertices, triangles, flip, merge)
    return vertices, triangles


def _with_image(vertices, triangles, flip, merge):
    image = _placed(flip, vertices)
    numbers = numpy.arange(len(vertices)) + len(vertices)
    seam = numpy.linalg.norm(image - vertices, axis=1) <= merge
    numbers[seam] = numpy.flatnonzero(seam)
    return numpy.vstack([vertices, image]), numpy.vstack([triangles, numbers[triangles][:, ::-1]])


def _weights(mesh, numbers):
    """For each vertex (bone, weight) of the groups that are deforming bones'."""
    bone_of = {group.index: numbers[group.name] for group in mesh.vertex_groups if group.name in numbers}
    if not bone_of:
        return []
    return [[(bone_of[g.group], g.weight) for g in vertex.groups if g.group in bone_of and g.weight > 0.0]
            for vertex in mesh.data.vertices]
