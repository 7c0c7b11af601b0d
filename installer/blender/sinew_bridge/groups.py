"""Takes weights back: into the vertex groups of deforming bones, and nothing else."""

import numpy
from mathutils import kdtree

from .program import SinewError


def take_back(sent, weights):
    """Puts the weights of each mesh that was sent (character.Weights, in order) into its vertex groups. The groups of bones
    that were sent get new content; all others stay. All or nothing: SinewError before anything has changed. How many
    vertices got weights."""
    check(sent, weights, sent.bones)
    return put(sent, weights, sent.bones)


def check(sent, weights, bones):
    """SinewError where the weights are not for these meshes, or for none of these bones."""
    objects = [mesh.find() for mesh in sent.meshes]
    counts = [len(found.data.vertices) for found in objects]
    for found, one, count in zip(objects, weights, counts):
        if len(one.vertices) == 0:
            raise SinewError(f"Sinew gave no weights for {found.name}.")
        if one.vertices[-1] >= count:
            raise SinewError(f"The weights are not those of {found.name}.")
        for joint in numpy.unique(one.joints):
            if one.names[joint] not in bones:
                raise SinewError(f"{one.names[joint]} has weights in Sinew, but {sent.armature} has no deforming bone "
                                 "of that name.")


def put(sent, weights, bones):
    """As take_back, of what is checked."""
    objects = [mesh.find() for mesh in sent.meshes]
    for found, one in zip(objects, weights):
        _replace(found, set(bones), one, len(found.data.vertices))
    return sum(len(found.data.vertices) for found in objects)


def _replace(target, bones, weights, count):
    groups = target.vertex_groups
    active = groups.active_index
    everyone = list(range(count))
    for group in groups:
        if group.name in bones:
            group.remove(everyone)
    vertices, joints, values = _with_loose(target, weights, count)
    order = numpy.argsort(joints, kind="stable")
    used, starts = numpy.unique(joints[order], return_index=True)
    for joint, start, end in zip(used, starts, [*starts[1:], len(order)]):
        rows = order[start:end]
        name = weights.names[joint]
        _fill(groups.get(name) or groups.new(name=name), vertices[rows], values[rows])
    if active >= 0:
        groups.active_index = active
    target.data.update_tag()
    target.update_tag()


def _fill(group, vertices, values):
    """Those of weight 1 at once; the rest have each their own."""
    whole = values == 1.0
    group.add(vertices[whole].tolist(), 1.0, "REPLACE")
    add = group.add
    for vertex, value in zip(vertices[~whole].tolist(), values[~whole].tolist()):
        add((vertex,), value, "REPLACE")


def _with_loose(target, weights, count):
    """(vertices, joints, weights), also of vertices that Sinew did not see, as they have no faces: they move like the
    nearest one."""
    columns = weights.vertices, weights.joints, weights.values
    bound = weights.bound(count)
    if bound.all():
        return columns
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
    return tuple(numpy.concatenate(column) for column in zip(*extra))
