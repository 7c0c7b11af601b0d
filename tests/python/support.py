"""What the tests of the Python module share."""

import os
import pathlib
import sys

try:
    import numpy as np
except ImportError:
    print("not tested, for want of NumPy")
    sys.exit(77)  # ctest takes that for skipped

ROOT = pathlib.Path(__file__).resolve().parents[2]
SAMPLE = ROOT / "resources" / "sample" / "wayfarer.fbx"
PROGRAM = os.environ.get("SINEW_EXECUTABLE")


def box(length=2.0, rings=9):
    """A square tube along y, closed at both ends: (V, 3) vertices, (F, 3) faces."""
    heights = np.linspace(0.0, length, rings)
    corners = 0.2 * np.array([[-1, -1], [-1, 1], [1, 1], [1, -1]])
    vertices = np.array([[x, y, z] for y in heights for x, z in corners])
    quads = [[0, 3, 2, 1]]
    for ring in range(rings - 1):
        for side in range(4):
            a, b = 4 * ring + side, 4 * ring + (side + 1) % 4
            quads.append([b, b + 4, a + 4, a])
    top = 4 * (rings - 1)
    quads.append([top, top + 1, top + 2, top + 3])
    quads = np.array(quads)
    faces = np.concatenate([quads[:, [0, 1, 2]], quads[:, [0, 2, 3]]])
    return vertices, faces


BONES = np.array([[[0.0, 0.0, 0.0], [0.0, 1.0, 0.0]], [[0.0, 1.0, 0.0], [0.0, 2.0, 0.0]]])
PARENTS = np.array([-1, 0])
