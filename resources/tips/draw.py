#!/usr/bin/env python3
"""Draws the pictures of tips, 240 x 120 each: resources/tips/draw.py writes them beside itself.

Black shows the character, red and blue show weights; the program puts the colours of its theme in their place. Bends
and twists are computed as the program computes them, so that a picture shows what will be seen.
"""

import math
from pathlib import Path

WIDTH, HEIGHT = 240, 120
HERE = Path(__file__).parent


def num(value):
    return f"{value:.1f}".rstrip("0").rstrip(".")


def path_of(points, closed=False):
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + ("Z" if closed else "")


def line(points, color="#000", width=2.0, opacity=1.0, closed=False, dash=None):
    dashes = f' stroke-dasharray="{dash}"' if dash else ""
    return (f'<path d="{path_of(points, closed)}" fill="none" stroke="{color}" stroke-width="{num(width)}"'
            f' stroke-opacity="{opacity:.2f}" stroke-linecap="round" stroke-linejoin="round"{dashes}/>')


def area(points, color="#000", opacity=0.15):
    return f'<path d="{path_of(points, True)}" fill="{color}" fill-opacity="{opacity:.2f}" stroke="none"/>'


def dot(x, y, radius=3.0, color="#000", opacity=1.0):
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius)}" fill="{color}" fill-opacity="{opacity:.2f}"/>'


def digits(x, y, text):
    return (f'<text x="{num(x)}" y="{num(y)}" fill="#000" fill-opacity="0.75" font-size="11" font-family="sans-serif"'
            f' text-anchor="middle">{text}</text>')


def yes(x, y):
    return line([(x - 5, y), (x - 1, y + 4), (x + 6, y - 5)], "#00f", 2.4)


def no(x, y):
    return line([(x - 4, y - 4), (x + 4, y + 4)], "#f00", 2.4) + line([(x - 4, y + 4), (x + 4, y - 4)], "#f00", 2.4)


def halves():
    return line([(120, 12), (120, 108)], "#000", 1.0, 0.25)


def write(name, parts):
    body = "\n".join(parts)
    (HERE / f"{name}.svg").write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}"'
        f' viewBox="0 0 {WIDTH} {HEIGHT}">\n{body}\n</svg>\n')


def curve(start, control, end, count=13):
    points = []
    for i in range(count):
        t = i / (count - 1)
        points.append(tuple((1 - t) ** 2 * start[k] + 2 * t * (1 - t) * control[k] + t * t * end[k] for k in (0, 1)))
    return points


def smooth(t):
    t = min(max(t, 0.0), 1.0)
    return t * t * (3.0 - 2.0 * t)


class Limb:
    """A limb of two bones along x, bent upward at its middle by linear blending."""

    def __init__(self, x, y, half, radius, angle, width):
        self.joint = (x, y)
        self.half, self.radius, self.angle, self.width = half, radius, angle, width

    def weight(self, along):
        return smooth(along / self.width + 0.5)

    def bent(self, along, across):
        weight = self.weight(along)
        cos, sin = math.cos(-self.angle), math.sin(-self.angle)
        x = (1 - weight) * along + weight * (cos * along - sin * across)
        y = (1 - weight) * across + weight * (sin * along + cos * across)
        return self.joint[0] + x, self.joint[1] + y

    def side(self, across, start=None, end=None, count=49):
        start = -self.half if start is None else start
        end = self.half if end is None else end
        return [self.bent(start + (end - start) * i / (count - 1), across) for i in range(count)]

    def shown(self, coloured=True):
        parts = [area(self.side(self.radius) + self.side(-self.radius)[::-1])]
        steps = 40
        for i in range(steps if coloured else 0):
            a = -self.half + 2 * self.half * i / steps
            b = -self.half + 2 * self.half * (i + 1) / steps
            weight = self.weight((a + b) / 2)
            if weight > 0.03:
                parts.append(area([self.bent(a, self.radius), self.bent(b, self.radius), self.bent(b, -self.radius),
                                   self.bent(a, -self.radius)], "#f00", 0.75 * weight))
        parts.append(line(self.side(self.radius)))
        parts.append(line(self.side(-self.radius)))
        parts.append(line([self.bent(-self.half, 0), self.joint, self.bent(self.half, 0)], "#000", 1.4, 0.7))
        parts.append(dot(*self.joint, 3.0))
        return parts


def stiffness():
    soft = Limb(64, 76, 46, 15, math.radians(70), 84)
    stiff = Limb(184, 76, 46, 15, math.radians(70), 18)
    write("stiffness", soft.shown() + stiff.shown() + [halves(), digits(26, 24, "0"), digits(146, 24, "1")])


def finger(x, top, bottom, radius):
    arc = [(x + radius * math.cos(math.pi + math.pi * i / 16), top + radius + radius * math.sin(math.pi + math.pi * i / 16))
           for i in range(17)]
    return [(x - radius, bottom)] + arc + [(x + radius, bottom)]


def voxels():
    parts = []
    for left, cell, label in ((0, 14, "64"), (120, 4.667, "256")):
        fingers = [(left + 42, 26, 100, 14), (left + 78, 20, 100, 14)]

        def inside(x, y):
            for cx, top, bottom, radius in fingers:
                if top + radius <= y <= bottom and abs(x - cx) <= radius:
                    return True
                if math.hypot(x - cx, y - top - radius) <= radius:
                    return True
            return False

        columns, rows = int(100 / cell), int(90 / cell)
        for row in range(rows):
            for column in range(columns):
                x0, y0 = left + 12 + column * cell, 16 + row * cell
                probes = [(x0 + cell * i / 4, y0 + cell * k / 4) for i in range(5) for k in range(5)]
                if y0 + cell > 101 or not any(inside(*probe) for probe in probes):
                    continue
                near = {1 if abs(px - fingers[0][0]) < abs(px - fingers[1][0]) else 2 for px, py in probes
                        if inside(px, py)}
                bridge = len(near) == 2
                parts.append(f'<rect x="{num(x0 + 0.4)}" y="{num(y0 + 0.4)}" width="{num(cell - 0.8)}"'
                             f' height="{num(cell - 0.8)}" fill="{"#f00" if bridge else "#00f"}"'
                             f' fill-opacity="{0.85 if bridge else 0.45}"/>')
        for each in fingers:
            parts.append(line(finger(*each)))
        parts.append(digits(left + 60, 115, label))
    write("voxels", parts + [halves()])


def influences():
    parts = []
    joints = [(-36, -30, 4.5), (34, -36, 3.2), (40, 20, 2.2), (-30, 32, 1.6), (2, 44, 0.9), (-46, 4, 0.9)]
    for left, kept in ((0, 6), (120, 2)):
        x, y = left + 60, 56
        for i, (dx, dy, weight) in enumerate(joints):
            gone = i >= kept
            parts.append(line([(x, y), (x + dx, y + dy)], "#000" if gone else "#f00", 1.2 if gone else 1 + weight,
                              0.3 if gone else 0.9, dash="3 4" if gone else None))
            parts.append(dot(x + dx, y + dy, 5, "#000", 0.3 if gone else 1.0))
        parts.append(dot(x, y, 6.5, "#00f"))
        parts.append(digits(left + 60, 117, str(kept)))
    write("influences", parts + [halves()])


def smoothing():
    parts = []
    for left, width in ((0, 2.0), (120, 64.0)):
        count = 24
        for i in range(count):
            x0, x1 = left + 12 + 96 * i / count, left + 12 + 96 * (i + 1) / count
            weight = smooth(((x0 + x1) / 2 - left - 60) / width + 0.5)
            parts.append(area([(x0, 20), (x1, 20), (x1, 50), (x0, 50)], "#f00", 0.08 + 0.8 * weight))
        parts.append(line([(left + 12, 20), (left + 108, 20), (left + 108, 50), (left + 12, 50)], "#000", 2, 1, True))
        profile = [(left + 12 + 96 * i / 96, 100 - 34 * smooth((12 + 96 * i / 96 - 60) / width + 0.5)) for i in range(97)]
        parts.append(line([(left + 12, 100), (left + 108, 100)], "#000", 1, 0.35))
        parts.append(line(profile, "#00f", 2.4))
    write("smoothing", parts + [halves()])


def armpit(left):
    """Chest on the left, arm hanging beside it, touching; the shoulder joins them above."""
    chest = [(left + 14, 104), (left + 14, 40), (left + 22, 24), (left + 40, 16)]
    top = [(left + 66, 16), (left + 86, 22), (left + 96, 36), (left + 98, 56), (left + 98, 104)]
    gap = [(left + 73, 104), (left + 72, 60), (left + 70, 46), (left + 68, 60), (left + 67, 104)]
    return chest + top + gap


def penalty():
    parts = []
    for left, bleeds in ((0, True), (120, False)):
        outline = armpit(left)
        parts += [area(outline), line(outline, closed=True)]
        parts.append(line([(left + 84, 34), (left + 86, 100)], "#000", 1.4, 0.7))
        parts.append(dot(left + 84, 34, 3))
        vertex = (left + 58, 84)
        if bleeds:
            parts.append(line([(left + 85.5, 82), vertex], "#f00", 2.6))
            parts.append(no(left + 30, 34))
        else:
            parts.append(line([(left + 85, 70), (left + 80, 46), (left + 70, 35), (left + 62, 46), vertex], "#00f", 2.6))
            parts.append(yes(left + 30, 34))
        parts.append(dot(*vertex, 4, "#f00" if bleeds else "#00f"))
    write("penalty", parts)


def parts_picture():
    parts = []
    for left, rigid in ((0, True), (120, False)):
        limb = Limb(left + 60, 76, 46, 15, math.radians(60), 44)
        parts += limb.shown(False)
        low, high = 17, 25
        if rigid:  # follows the second bone
            still = Limb(left + 60, 76, 46, 15, math.radians(60), 0.01)
            plate = [still.bent(x, y) for x, y in ((4, low), (34, low), (34, high), (4, high))]
            edge = plate
        else:
            edge = limb.side(low, -22, 26) + limb.side(high, -22, 26)[::-1]
        parts += [area(edge, "#f00", 0.85), line(edge, "#f00", 1.6, 1, True)]
    write("parts", parts + [halves()])


def layers():
    parts = []

    def sheet(y):
        return [(26, y + 24), (70, y), (140, y), (96, y + 24)]

    for y, color, opacity in ((78, "#000", 0.25), (52, "#00f", 0.45), (26, "#f00", 0.45)):
        parts += [area(sheet(y), color, opacity), line(sheet(y), color, 1.8, 1, True)]
    parts.append(line([(66, 42), (78, 36), (92, 41), (106, 34)], "#f00", 4, 0.95))
    parts.append(line([(152, 64), (176, 64)], "#000", 2))
    parts.append(line([(170, 58), (176, 64), (170, 70)], "#000", 2))
    whole = [(184, 76), (196, 46), (228, 46), (216, 76)]
    parts += [area(whole, "#000", 0.25), area([(187, 68), (194, 51), (212, 48), (206, 66)], "#00f", 0.5),
              line(whole, "#000", 1.8, 1, True), line([(198, 62), (206, 57), (214, 60), (220, 55)], "#f00", 3.4, 0.95)]
    write("layers", parts)


def paths():
    body = [(20, 100), (20, 60), (34, 44), (70, 34), (104, 22), (120, 18), (136, 22), (170, 34), (206, 44), (220, 60),
            (220, 100), (198, 100), (196, 72), (160, 66), (150, 104), (90, 104), (80, 66), (44, 72), (42, 100)]
    vertex = (104, 96)
    parts = [area(body), line(body, closed=True)]
    for bone in ([(31, 96), (33, 58), (78, 50)], [(209, 96), (207, 58), (162, 50)], [(120, 26), (120, 58), (120, 96)]):
        parts.append(line(bone, "#000", 1.3, 0.6))
        parts += [dot(x, y, 2.6, "#000", 0.8) for x, y in bone]
    parts.append(line([(78, 50), (90, 62), vertex], "#00f", 2.6))
    parts.append(line([(162, 50), (146, 66), vertex], "#00f", 1.4))
    parts.append(line([(120, 84), vertex], "#f00", 4.4))
    parts.append(dot(*vertex, 5, "#f00"))
    write("paths", parts)


def twist():
    parts = []
    turn = math.radians(175)
    for left, keeps in ((0, False), (120, True)):
        def at(x, phase):
            weight = smooth((x - 14) / 92)
            if keeps:
                across, into = math.cos(phase + weight * turn), math.sin(phase + weight * turn)
            else:
                across = (1 - weight) * math.cos(phase) + weight * math.cos(phase + turn)
                into = (1 - weight) * math.sin(phase) + weight * math.sin(phase + turn)
            return across, into

        def radius(x):
            across, into = at(x, 0.0)
            return 28 * math.hypot(across, into)

        xs = [12 + 96 * i / 64 for i in range(65)]
        upper = [(left + x, 60 - radius(x)) for x in xs]
        lower = [(left + x, 60 + radius(x)) for x in xs]
        parts.append(area(upper + lower[::-1]))
        for k in range(8):
            run = []
            for x in xs:
                across, into = at(x, k * math.pi / 4)
                if into >= -0.02:
                    run.append((left + x, 60 + 28 * across))
                elif len(run) > 1:
                    parts.append(line(run, "#00f" if keeps else "#f00", 1.5, 0.85))
                    run = []
                else:
                    run = []
            if len(run) > 1:
                parts.append(line(run, "#00f" if keeps else "#f00", 1.5, 0.85))
        parts += [line(upper), line(lower)]
    write("twist", parts + [halves()])


def implicit():
    parts = []
    for left, keeps in ((0, False), (120, True)):
        angle = math.radians(112)
        joint = (left + 70, 88)
        forward = (-math.cos(math.pi - angle), -math.sin(math.pi - angle))
        radius, length = 16, 62
        upper = [(joint[0] - length, joint[1] - radius), (joint[0], joint[1] - radius)]
        tip = (joint[0] + forward[0] * length, joint[1] + forward[1] * length)
        side = (-forward[1], forward[0])  # to the outer side of the second bone

        def off(point, by):
            return point[0] + side[0] * by, point[1] + side[1] * by

        turn = [math.pi / 2 - (math.pi / 2 - math.atan2(side[1], side[0])) * i / 16 for i in range(17)]
        outer = [(joint[0] - length, joint[1] + radius)] + [
            (joint[0] + radius * math.cos(a), joint[1] + radius * math.sin(a)) for a in turn] + [off(tip, radius)]
        inner_start, inner_end = off(joint, -radius), off(tip, -radius)
        # Where the two inner sides meet.
        share = (joint[1] - radius - inner_start[1]) / (inner_end[1] - inner_start[1])
        meet = (inner_start[0] + share * (inner_end[0] - inner_start[0]), joint[1] - radius)
        body = outer + [inner_end, meet, (joint[0] - length, joint[1] - radius)]
        parts.append(area(body))
        parts.append(line(outer))
        if keeps:  # both sides press out where they touch
            far = math.hypot(meet[0] - joint[0], meet[1] - joint[1])
            out = ((meet[0] - joint[0]) / far, (meet[1] - joint[1]) / far)
            inward = (joint[0] + 10 * out[0], joint[1] + 10 * out[1])
            rim = (meet[0] + 6 * out[0], meet[1] + 6 * out[1])
            back = (meet[0] - 16, meet[1])
            run = math.hypot(inner_end[0] - meet[0], inner_end[1] - meet[1])
            ahead = (meet[0] + 16 * (inner_end[0] - meet[0]) / run, meet[1] + 16 * (inner_end[1] - meet[1]) / run)
            parts.append(area(curve(back, (meet[0] - 4, meet[1]), rim) + curve(rim, meet, ahead) + [meet]))
            parts.append(line([(joint[0] - length, joint[1] - radius)] + curve(back, (meet[0] - 4, meet[1]), rim)))
            parts.append(line(curve(rim, meet, ahead) + [inner_end]))
            parts.append(line([rim, inward], "#00f", 3))
        else:
            crossing = [meet, upper[1], joint, inner_start]
            parts.append(area(crossing, "#f00", 0.75))
            parts.append(line([upper[0], upper[1]]))
            parts.append(line([inner_end, inner_start]))
        parts.append(line([(joint[0] - length, joint[1]), joint, tip], "#000", 1.3, 0.6))
        parts.append(dot(*joint, 3))
    write("implicit", parts + [halves()])


if __name__ == "__main__":
    for draw in (stiffness, voxels, influences, smoothing, penalty, parts_picture, layers, paths, twist, implicit):
        draw()
