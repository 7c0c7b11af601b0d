"""What the drivers of NAME.drivers.json do to joints and shapes, on numbers. Knows nothing of Blender.

Quaternions are tuples x, y, z, w. resources/schema/drivers.schema.json says what the file holds.
"""

import json
import math

from .program import SinewError

IDENTITY = (0.0, 0.0, 0.0, 1.0)


def read(path):
    """The parsed file. SinewError where it is none."""
    try:
        with open(path, encoding="utf-8") as file:
            rig = json.load(file)
    except (OSError, ValueError) as problem:
        raise SinewError(f"{path} cannot be read: {problem}") from problem
    if not isinstance(rig, dict) or rig.get("format") != "sinew-drivers" or rig.get("version") != 1:
        raise SinewError(f"{path} is no drivers file of Sinew, version 1.")
    return rig


def joined(before, after):
    """Two drivers files in one: what `after` drives, it alone drives."""
    if before is None:
        return after
    result = dict(after)
    for members, name in (("joints", "name"), ("driven", "joint"), ("shapes", "name")):
        known = {each[name] for each in after[members]}
        result[members] = [each for each in before[members] if each[name] not in known] + after[members]
    return result


def product(a, b):
    return (a[3] * b[0] + a[0] * b[3] + a[1] * b[2] - a[2] * b[1],
            a[3] * b[1] - a[0] * b[2] + a[1] * b[3] + a[2] * b[0],
            a[3] * b[2] + a[0] * b[1] - a[1] * b[0] + a[2] * b[3],
            a[3] * b[3] - a[0] * b[0] - a[1] * b[1] - a[2] * b[2])


def inverse(q):
    return -q[0], -q[1], -q[2], q[3]


def rotated(q, v):
    return product(product(q, (*v, 0.0)), inverse(q))[:3]


def sources_of(drivers):
    """Names of the joints whose turns these drivers need, each once, in order."""
    return list(dict.fromkeys(source["joint"] for driver in drivers for source in driver["sources"]))


def weight(drivers, turns):
    """Of a shape."""
    return sum(value(driver, turns) for driver in drivers)


def moved(drivers, turns):
    """(translation along the joint's own bind axes in metres, turn away from the bind pose, scale) of a joint."""
    translation, degrees, scale, turn = [0.0] * 3, [0.0] * 3, [1.0] * 3, IDENTITY
    for driver in drivers:
        kind, _, letter = driver["channel"].partition("-")
        now = value(driver, turns)
        axis = "xyz".find(letter)
        if kind == "turn":
            part = _part(turns[driver["sources"][0]["joint"]], now)
            turn = product(turn, product(product(driver["frame"], part), inverse(driver["frame"])))
        elif kind == "translate":
            translation[axis] += now
        elif kind == "rotate":
            degrees[axis] += now
        else:
            scale[axis] *= now
    x, y, z = (_about(axis, angle) for axis, angle in enumerate(degrees))
    return translation, product(product(product(x, y), z), turn), scale


def value(driver, turns):
    angles = [angle_of(product(inverse(s["from"]), turns[s["joint"]]), s["axis"], driver["measure"])
              for s in driver["sources"]]
    angle = angles[0] if len(angles) == 1 else math.sqrt(sum(a * a for a in angles))
    keys, values = driver["angles"], driver["values"]
    after = next((k for k, key in enumerate(keys) if key >= angle), len(keys))
    if after in (0, len(keys)):
        return values[0 if after == 0 else -1]
    part = (angle - keys[after - 1]) / (keys[after] - keys[after - 1])
    return values[after - 1] + part * (values[after] - values[after - 1])


def angle_of(q, axis, measure):
    """Degrees of the twist about an axis, or of the swing behind it."""
    along = sum(q[i] * axis[i] for i in range(3))
    across = math.sqrt(sum((q[i] - along * axis[i]) ** 2 for i in range(3)))
    cosine = math.hypot(q[3], along)
    swing = math.degrees(2.0 * math.atan2(across, cosine))
    if measure == "swing":
        return swing
    if measure == "twist":
        twist = math.degrees(2.0 * math.atan2(along, q[3])) if cosine > 0.0 else 0.0
        return twist - math.copysign(360.0, twist) if abs(twist) > 180.0 else twist
    twisted = (*(a * along / cosine for a in axis), q[3] / cosine) if cosine > 0.0 else IDENTITY
    bend = product(q, inverse(twisted))[:3]
    length = math.sqrt(sum(x * x for x in bend))
    return swing / length * bend["xyz".index(measure[-1])] if length > 0.0 else 0.0


def _part(q, fraction):
    length = math.sqrt(sum(x * x for x in q[:3]))
    if length == 0.0:
        return IDENTITY
    half = fraction * math.atan2(length, abs(q[3]))
    scale = math.sin(half) / length * (-1.0 if q[3] < 0.0 else 1.0)
    return q[0] * scale, q[1] * scale, q[2] * scale, math.cos(half)


def _about(axis, degrees):
    half = math.radians(degrees) / 2.0
    return (*(math.sin(half) if i == axis else 0.0 for i in range(3)), math.cos(half))
