"""Reads a .skel, a .skin and a .bvh file by what their formats say and tells what is in them.

Usage: skeleton_files.py FILE.skel FILE.skin FILE.bvh
Prints {"skel": {name: place}, "bvh": {name: place}, "frames": count, "frameTime": seconds,
"vertices": [place], "apart": the most that a vertex leaves its place when bound, "bindings": the most
that a binding matrix is off its joint}. Places are in model space; those of the .bvh of its first frame.
"""

import json
import math
import re
import sys


def multiply(a, b):
    return [[sum(a[i][k] * b[k][j] for k in range(4)) for j in range(4)] for i in range(4)]


def moved(place):
    return [[1, 0, 0, place[0]], [0, 1, 0, place[1]], [0, 0, 1, place[2]], [0, 0, 0, 1]]


def turned(axis, angle):
    c, s = math.cos(angle), math.sin(angle)
    i, j = [(1, 2), (2, 0), (0, 1)][axis]
    matrix = moved((0, 0, 0))
    matrix[i][i] = matrix[j][j] = c
    matrix[i][j], matrix[j][i] = -s, s
    return matrix


def origin(matrix):
    return [matrix[i][3] for i in range(3)]


def numbers(words, count):
    return [float(words.pop(0)) for _ in range(count)]


def skel_joints(words, above, joints):
    """Takes one joint with all below it."""
    assert words.pop(0) == "balljoint"
    name = words.pop(0)
    assert words.pop(0) == "{"
    offset, pose, frame = [0, 0, 0], [0, 0, 0], None
    while words[0] != "}":
        if words[0] == "balljoint":
            skel_joints(words, frame, joints)
            continue
        key = words.pop(0)
        values = numbers(words, 2 if key.startswith("rot") else 3)
        offset = values if key == "offset" else offset
        pose = values if key == "pose" else pose
        frame = above
        for step in (moved(offset), turned(2, pose[2]), turned(1, pose[1]), turned(0, pose[0])):
            frame = multiply(frame, step)
        joints[name] = frame
    words.pop(0)


def read_skel(path):
    words, joints = open(path, encoding="utf-8").read().split(), {}
    skel_joints(words, moved((0, 0, 0)), joints)
    assert not words
    return joints


def read_skin(path):
    words, blocks = open(path, encoding="utf-8").read().split(), {}
    while words:
        name, count = words.pop(0), int(words.pop(0))
        assert words.pop(0) == "{"
        rows = []
        for _ in range(count):
            if name == "skinweights":
                influences = int(words.pop(0))
                rows.append([(int(words.pop(0)), float(words.pop(0))) for _ in range(influences)])
            elif name == "bindings":
                assert words.pop(0) == "matrix" and words.pop(0) == "{"
                columns = [numbers(words, 3) for _ in range(4)]
                rows.append([[columns[j][i] for j in range(4)] for i in range(3)] + [[0, 0, 0, 1]])
                assert words.pop(0) == "}"
            else:
                rows.append(numbers(words, 3))
        assert words.pop(0) == "}"
        blocks[name] = rows
    return blocks


def inverse(matrix):
    """Of turned and moved axes."""
    turn = [[matrix[j][i] for j in range(3)] for i in range(3)]
    place = origin(matrix)
    back = [-sum(turn[i][k] * place[k] for k in range(3)) for i in range(3)]
    return [turn[i] + [back[i]] for i in range(3)] + [[0, 0, 0, 1]]


def apart(joints, skin):
    """Vertices posed as the skeleton stands: each stays where it is."""
    frames = list(joints.values())
    matrices = [multiply(frame, inverse(bound)) for frame, bound in zip(frames, skin["bindings"])]
    most = 0.0
    for place, influences in zip(skin["positions"], skin["skinweights"]):
        posed = [0.0, 0.0, 0.0]
        for joint, weight in influences:
            for i in range(3):
                row = matrices[joint][i]
                posed[i] += weight * (sum(row[k] * place[k] for k in range(3)) + row[3])
        most = max(most, math.dist(posed, place))
    return most


def read_bvh(path):
    head, motion = open(path, encoding="utf-8").read().split("MOTION")
    frames = int(re.search(r"Frames:\s*(\d+)", motion).group(1))
    seconds = float(re.search(r"Frame Time:\s*(\S+)", motion).group(1))
    lines = motion.strip().splitlines()[2:]
    assert len(lines) == frames
    values = [float(value) for value in lines[0].split()]
    joints, stack, frame, name = {}, [], moved((0, 0, 0)), None
    offset = None
    for words in (line.split() for line in head.strip().splitlines()[1:]):
        if words[0] in ("ROOT", "JOINT", "End"):
            name = None if words[0] == "End" else words[1]
        elif words[0] == "{":
            stack.append(frame)
        elif words[0] == "}":
            frame = stack.pop()
        elif words[0] == "OFFSET":
            offset = [float(value) for value in words[1:]]
            frame = multiply(stack[-1], moved(offset))
        elif words[0] == "CHANNELS":
            place, turn = list(offset), moved((0, 0, 0))
            for channel in words[2:]:
                value, axis = values.pop(0), "XYZ".index(channel[0])
                if channel.endswith("position"):
                    place[axis] = value
                else:
                    turn = multiply(turn, turned(axis, math.radians(value)))
            frame = multiply(multiply(stack[-1], moved(place)), turn)
            joints[name] = frame
    assert not values and not stack
    return joints, frames, seconds


def main():
    joints = read_skel(sys.argv[1])
    skin = read_skin(sys.argv[2])
    motion, frames, seconds = read_bvh(sys.argv[3])
    bindings = max(
        abs(frame[i][j] - bound[i][j])
        for frame, bound in zip(joints.values(), skin["bindings"])
        for i in range(3)
        for j in range(4)
    )
    print(json.dumps({
        "skel": {name: origin(frame) for name, frame in joints.items()},
        "bvh": {name: origin(frame) for name, frame in motion.items()},
        "frames": frames,
        "frameTime": seconds,
        "vertices": skin["positions"],
        "apart": apart(joints, skin),
        "bindings": bindings,
    }))


main()
