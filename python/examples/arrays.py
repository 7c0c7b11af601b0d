"""Weights for arrays of NumPy, or for a mesh that trimesh has read.

Usage: arrays.py [MESH]
    MESH    a mesh that trimesh reads; without one, a tube that is made here
"""

import sys

import numpy as np

import sinew


def tube(length=2.0, rings=9, sides=12):
    """(V, 3) vertices and (F, 3) faces of a tube along y with closed ends."""
    angles = 2.0 * np.pi * np.arange(sides) / sides
    ring = 0.2 * np.stack([np.cos(angles), np.zeros(sides), -np.sin(angles)], axis=1)
    vertices = np.concatenate([ring + [0.0, y, 0.0] for y in np.linspace(0.0, length, rings)])
    lower = np.arange(sides * (rings - 1))
    beside = lower // sides * sides + (lower + 1) % sides
    faces = np.concatenate([np.stack([lower, beside, beside + sides], axis=1),
                            np.stack([lower, beside + sides, lower + sides], axis=1)])
    middles = np.array([[0.0, 0.0, 0.0], [0.0, length, 0.0]])
    first = np.arange(sides)
    last = first + sides * (rings - 1)
    ends = [np.stack([np.full(sides, len(vertices)), (first + 1) % sides, first], axis=1),
            np.stack([np.full(sides, len(vertices) + 1), last, np.roll(last, -1)], axis=1)]
    return np.concatenate([vertices, middles]), np.concatenate([faces, *ends])


def read(file):
    import trimesh

    mesh = trimesh.load(file, force="mesh")
    return mesh.vertices, mesh.faces


vertices, faces = read(sys.argv[1]) if len(sys.argv) > 1 else tube()
low, high = vertices.min(axis=0), vertices.max(axis=0)
middle = (low + high) / 2
heights = np.linspace(low[1], high[1], 4)
joints = np.stack([np.full(4, middle[0]), heights, np.full(4, middle[2])], axis=1)
bones = np.stack([joints[:-1], joints[1:]], axis=1)  # (3, 2, 3): from head to tail

weights = sinew.bind(vertices, faces, bones, parents=[-1, 0, 1], names=["lower", "middle", "upper"], alpha=0.4)
print(weights)
print("the first vertex:", dict(zip(weights.indices[0].tolist(), weights.values[0].round(3).tolist())))
for issue in weights.report["issues"]:
    print(issue["level"] + ":", issue["text"])
