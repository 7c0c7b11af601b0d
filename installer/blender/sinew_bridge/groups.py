"""Takes weights back: into the vertex groups of deforming bones, and nothing else."""

import numpy
from mathutils import kdtree

from . import character
from .program import SinewError


class UnknownBone(SinewError):
    """A joint has weights and is no bone here."""


def take_back(sent, weights):
    """Puts the weights of each mesh that was sent (character.Weights, in order) into its vertex groups. The groups of bones
    that were sent get new content; all others stay. All or nothing: SinewError before anything has changed. How many
    vertices got weights."""
    check(sent, weights, sent.bones)
    put(sent, weights, sent.bones)
    return sent.vertices


def check(sent, weights, bones):
    """SinewError where the weights are not for these meshes, or for none of these bones."""
    here = sent.find().data.bones
    objects = [mesh.find() for mesh in sent.meshes]
    counts = [len(found.data.vertices) for found in objects]
    for found, one, count in zip(objects, weights, counts):
        if len(one.vertices) == 0:
            raise SinewError(f"Sinew gave no weights for {found.name}.")
        if one.vertices[-1] >= count:
            raise SinewError(f"The weights are not those of {found.name}.")
        for joint in numpy.unique(one.joints):
            name = one.names[joint]
            if name not in bones or (name in sent.bones and name not in here):
                raise UnknownBone(f"{name} has weights in Sinew, but {sent.armature} has no deforming bone of that name.")


def put(sent, weights, bones, known=None):
    """As take_back, of what is checked. `known`: what this returned the last time, where nobody has touched the groups
    since: then they need not be read. Returns the weights that stand in the groups now, for each mesh."""
    objects = [mesh.find() for mesh in sent.meshes]
    return [_replace(found, set(bones), _with_loose(found, one, len(found.data.vertices)), before)
            for found, one, before in zip(objects, weights, known or [None] * len(objects))]


def _replace(target, bones, weights, before):
    """Writes what differs alone: Blender takes longer to write weights than to read them."""
    groups = target.vertex_groups
    active = groups.active_index
    before = before or _standing(target, bones)
    gone, changed = character.differences(before, weights)
    for name, rows in _by_joint(before, gone):
        if name in groups:
            groups[name].remove(before.vertices[rows].tolist())
    for name, rows in _by_joint(weights, changed):
        _fill(groups.get(name) or groups.new(name=name), weights.vertices[rows], weights.values[rows])
    if active >= 0:
        groups.active_index = active
    target.data.update_tag()
    target.update_tag()
    return weights


def _standing(target, bones):
    """What the groups of these bones hold."""
    names = [group.name for group in target.vertex_groups if group.name in bones]
    numbers = {target.vertex_groups[name].index: number for number, name in enumerate(names)}
    vertices, joints, values = [], [], []
    for number, vertex in enumerate(target.data.vertices if names else ()):
        for element in vertex.groups:
            if element.group in numbers:
                vertices.append(number)
                joints.append(numbers[element.group])
                values.append(element.weight)
    return character.Weights(numpy.array(vertices, numpy.int64), names, numpy.array(joints, numpy.int64),
                             numpy.array(values, float))


def _by_joint(weights, chosen):
    """(name, rows) of each joint that has any of the chosen entries."""
    rows = numpy.flatnonzero(chosen)
    rows = rows[numpy.argsort(weights.joints[rows], kind="stable")]
    used, starts = numpy.unique(weights.joints[rows], return_index=True)
    for joint, start, end in zip(used, starts, [*starts[1:], len(rows)]):
        yield weights.names[joint], rows[start:end]


def _fill(group, vertices, values):
    """Those of weight 1 at once; the rest have each their own."""
    whole = values == 1.0
    group.add(vertices[whole].tolist(), 1.0, "REPLACE")
    add = group.add
    for vertex, value in zip(vertices[~whole].tolist(), values[~whole].tolist()):
        add((vertex,), value, "REPLACE")


def _with_loose(target, weights, count):
    """The weights, also of vertices that Sinew did not see, as they have no faces: they move like the nearest one."""
    columns = weights.vertices, weights.joints, weights.values
    bound = weights.bound(count)
    if bound.all():
        return weights
    tree = kdtree.KDTree(int(bound.sum()))
    places = target.data.vertices
    for vertex in numpy.flatnonzero(bound).tolist():
        tree.insert(places[vertex].co, vertex)
    tree.balance()
    extra = [columns]
    for vertex in numpy.flatnonzero(~bound).tolist():
        nearest = tree.find(places[vertex].co)[1]
        rows = slice(*numpy.searchsorted(weights.vertices, (nearest, nearest + 1)))
        extra.append((numpy.full(rows.stop - rows.start, vertex), weights.joints[rows], weights.values[rows]))
    vertices, joints, values = (numpy.concatenate(column) for column in zip(*extra))
    return character.Weights(vertices, weights.names, joints, values)
