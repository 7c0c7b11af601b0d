"""Draws the weights of a joint with matplotlib.

Usage: picture.py CHARACTER JOINT PICTURE.png
"""

import sys

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt
import numpy as np
from matplotlib.collections import PolyCollection

import sinew

file, joint, picture = sys.argv[1:4]
character = sinew.open(file).bind(resolution=64)
column = character.skeleton.names.index(joint)

figure, axes = plt.subplots(figsize=(6, 8))
corners, values = [], []
for mesh, weights in zip(character.meshes, character.weights):
    if weights is None:
        continue
    triangles = mesh.vertices[mesh.faces]
    normals = np.cross(triangles[:, 1] - triangles[:, 0], triangles[:, 2] - triangles[:, 0])
    seen = normals[:, 2] > 0.0  # from the front
    corners.append(triangles[seen])
    values.append(weights.dense()[:, column][mesh.faces[seen]].mean(axis=1))
corners, values = np.concatenate(corners), np.concatenate(values)
order = np.argsort(corners[:, :, 2].mean(axis=1))  # the nearest last
faces = PolyCollection(corners[order][:, :, :2], array=values[order], cmap="viridis", edgecolors="face")
faces.set_clim(0.0, 1.0)
axes.add_collection(faces)
axes.autoscale()
axes.set_aspect("equal")
axes.set_title(joint)
figure.colorbar(faces, label="weight")
figure.savefig(picture, dpi=120)
