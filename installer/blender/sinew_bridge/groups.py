"""Takes weights back: into the vertex groups of deforming bones, and nothing else."""

import numpy
from mathutils import kdtree

from .program import SinewError


def take_back(sent, weights):
    """Puts the weights of each mesh that was sent (character.Weights, in order) into its vertex groups. The groups of bones
    that were sent get new content; all others stay. All or nothing: SinewError before anything has changed. How many
    vertices got weights."""
    objects = [mesh.find() for mesh in sent.meshes]
    counts = [len(found.data.vertices) for found in objects]
    for found, one, count in zip(objects, weights, counts):
        if len(one.vertices) == 0:
            raise SinewError(f"Sinew gave no weights for {found.name}.")
        if one.vertices[-1] >= count:
            raise SinewError(f"The weights are not those of {found.name}.")
        for joint in numpy.unique(one.joints):
            if one.names[joint] not in sent.bones:
                raise SinewError(f"{one.names[joint]} has weights in Sinew, but {sent.armature} has no deforming bone "
                                 "of that name.")
    for found, one, count in zip(objects, weights, counts):
        _replace(found, set(sent.bones), one, count)
    return sum(counts)


def _replace(target, bones, weights, count):
    groups = target.vertex_groups
    active = groups.active_index
    everyone = list(range(count))
    for group in groups:
        if group.name in bones:
            group.remove(everyone)
    order = numpy.argsort(weights.joints, kind="stable")
    joints, starts = numpy.unique(weights.joints[order], return_index=True)
    loose = _loose(target, weights.bound(count))
    for joint, start, end in zip(joints, starts, [*starts[1:], len(order)]):
        name = weights.names[joint]
        rows = order[start:end]
        _fill(groups.get(name) or groups.new(name=name), weights.vertices[rows], weights.values[rows], loose)
    if active >= 0:
        groups.active_index = active
    target.data.update_tag()
    target.update_tag()


def _fill(group, vertices, values, loose):
    """Vertices of one weight at a time; most of a group's are 1."""
    order = numpy.argsort(values, kind="stable")
    different, starts = numpy.unique(values[order], return_index=True)
    for value, start, end in zip(different.tolist(), starts, [*starts[1:], len(order)]):
        members = vertices[order[start:end]].tolist()
        for vertex in members[:]:
            members += loose.get(vertex, ())
        group.add(members, value, "REPLACE")


def _loose(target, bound):
    """Vertices that Sinew did not see (they have no faces) move like the nearest one: for each of those its followers."""
    followers = {}
    if bound.all():
        return followers
    tree = kdtree.KDTree(int(bound.sum()))
    vertices = target.data.vertices
    for vertex in numpy.flatnonzero(bound).tolist():
        tree.insert(vertices[vertex].co, vertex)
    tree.balance()
    for vertex in numpy.flatnonzero(~bound).tolist():
        followers.setdefault(tree.find(vertices[vertex].co)[1], []).append(vertex)
    return followers
