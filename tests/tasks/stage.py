"""What the tasks of this folder share: the characters that they begin with, a window on a screen of its own, and how what
was done is looked at. SINEW is the program, build/release/bin/sinew otherwise."""

import argparse
import base64
import csv
import json
import math
import os
import shutil
import struct
import subprocess
import sys
import tempfile
import time
import zlib

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
SAMPLE = os.path.join(ROOT, "resources", "sample", "wayfarer.fbx")
PROGRAM = os.environ.get("SINEW", os.path.join(ROOT, "build", "release", "bin", "sinew"))
BEGINS = 30.0  # seconds in which a bind begins at the latest
STRAY = "RightFoot"  # holds one vertex of the head
ARMPIT = (0.075, -0.19)  # of the sample, in the view
ARMPIT_END = (0.085, -0.16)
FINGERS = ("Index", "Middle", "Ring", "Pinky")


class Undone(Exception):
    """The task was not done, so that its count means nothing."""


def check(done, what):
    if not done:
        raise Undone(what)


def await_file(file, seconds=120):
    end = time.monotonic() + seconds
    while not os.path.exists(file) and time.monotonic() < end:
        time.sleep(0.5)
    check(os.path.exists(file), f"{os.path.basename(file)} was not written")


def save(hands, screen, folder, name="task"):
    """The project as it stands; not a part of any task."""
    file = os.path.join(folder, name + ".sinew")
    with hands.uncounted():
        hands.key("ctrl+shift+s")
        screen.await_dialog("Save.*")
        hands.key("ctrl+a")
        hands.type(file)
        hands.key("Return")
        await_file(file)
        screen.settle()
    with open(file, encoding="utf-8") as text:
        return json.load(text)


def bind(hands, screen):
    hands.key("ctrl+b")
    hands.wait(screen, BEGINS)


def sample(_):
    return SAMPLE


def rigged(folder):
    """The sample, bound."""
    file = os.path.join(folder, "rigged.glb")
    subprocess.run([PROGRAM, "bind", SAMPLE, "-o", file], check=True, capture_output=True)
    return file


def model(name, folder):
    """A copy of one of the models for tests; nothing where there are none."""
    models = os.environ.get("SINEW_TEST_MODELS", "")
    file = os.path.join(models, name)
    return shutil.copy(file, folder) if models and os.path.exists(file) else None


def stray(folder):
    """The sample, bound, with a vertex of the head that follows a foot."""
    bound, table = os.path.join(folder, "bound.glb"), os.path.join(folder, "weights.csv")
    changed, file = os.path.join(folder, "changed.csv"), os.path.join(folder, "stray.glb")
    run = lambda *words: subprocess.run([PROGRAM, *words], check=True, capture_output=True)  # noqa: E731
    run("bind", SAMPLE, "-o", bound)
    run("weights", bound, "--export", table)
    make_stray(table, changed)
    run("weights", bound, "--import", changed, "-o", file)
    return file


def make_stray(table, changed):
    """Of the face the last vertex that the head holds alone."""
    with open(table, encoding="utf-8", newline="") as text:
        rows = list(csv.reader(text))
    head, rows = rows[0], rows[1:]
    part, vertex, joint, weight = (head.index(name) for name in ("part", "vertex", "joint", "weight"))
    alone = [row for row in rows if row[part] == "Body" and row[joint] == "Head" and float(row[weight]) > 0.99]
    chosen = alone[len(alone) // 2]
    with open(changed, "w", encoding="utf-8", newline="") as text:
        writer = csv.writer(text)
        writer.writerow(head)
        for row in rows:
            if row[part] == chosen[part] and row[vertex] == chosen[vertex]:
                row[joint] = STRAY
            writer.writerow(row)


def raised(project):
    """{joint: vertices} whose weight the layers raise."""
    found = {}
    for part in project["layers"]["stack"][-1]["parts"]:
        data = zlib.decompress(base64.b64decode(part.get("edits", ""))[4:]) if part.get("edits") else b""
        at = 0
        while at < len(data):
            _, _, count = struct.unpack_from("<I?I", data, at)
            at += 9
            for _ in range(count):
                joint, _, shift = struct.unpack_from("<iff", data, at)
                at += 12
                if shift > 0:
                    found[joint] = found.get(joint, 0) + 1
    return found


def mirrored(project):
    check(project.get("layers", {}).get("stack"), "nothing was painted")
    sides = sorted(raised(project).values())
    check(len(sides) == 2, f"painted were {len(sides)} joints and not one a side")
    check(sides[0] > 0.8 * sides[1], "the sides were not painted alike")


def paint_armpit(hands, screen, folder):
    """More of the arm in the armpit, and the same on the other side."""
    hands.point(screen.view(*ARMPIT))
    hands.key("k", "alt+y")
    hands.drag(screen.view(*ARMPIT), screen.view(*ARMPIT_END))
    hands.wait(screen)
    mirrored(save(hands, screen, folder))


def closed(project, joints=(1, 2)):
    """By at least 30 degrees in two joints of each finger, or in others."""
    turned = {joint["name"]: joint["rotation"] for joint in project["pose"]}  # x, y, z, w
    for finger in FINGERS:
        for joint in joints:
            w = abs(turned.get(f"LeftHand{finger}{joint}", (0, 0, 0, 1))[3])
            angle = 2 * math.degrees(math.acos(min(1.0, w)))
            check(angle > 30, f"{finger}{joint} is bent by {angle:.0f} degrees")


def make_fist(hands, screen, folder, joints=(1, 2)):
    hands.key("alt+shift+f")
    hands.wait(screen)
    closed(save(hands, screen, folder), joints)


def perform(task, old, picture):
    """Does a task, (name, character, new way, old way), and gives the hands that did it; a text where they did not."""
    from hands import Hands
    from screen import Missing, Screen

    _, character, new_way, old_way = task
    with tempfile.TemporaryDirectory() as folder:
        file = character(folder)
        if file is None:
            return "skipped: SINEW_TEST_MODELS has no character for it"
        screen, hands = Screen(PROGRAM, file), Hands()
        try:
            with hands.uncounted():  # without a window manager a click gives the window the keyboard
                hands.click(screen.empty_place())
                hands.point(screen.corner())
            (old_way if old else new_way)(hands, screen, folder)
        except (Missing, Undone) as problem:
            return f"not done: {problem}"
        finally:
            if picture:
                subprocess.run(["import", "-window", "root", picture], check=False)
            screen.close()
    return hands


def in_a_display(size):
    """Runs the program that asks again, on a screen and a bus of its own."""
    launcher = "/usr/libexec/at-spi-bus-launcher"
    inner = f"{launcher} --launch-immediately >/dev/null 2>&1 & sleep 1; exec {sys.executable} \"$@\""
    os.environ["SINEW_TASKS_INSIDE"] = "1"
    command = ["dbus-run-session", "--", "xvfb-run", "-a", "-s", f"-screen 0 {size}x24", "bash", "-c", inner, "tasks"]
    return subprocess.run([*command, os.path.abspath(sys.argv[0]), *sys.argv[1:]], check=False).returncode


def count(description, tasks, columns, size, name):
    """Does the tasks that the command line asks for, and prints what the columns, (title, form, number of the hands), say of
    each. What the program ends with."""
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--old", action="store_true")
    parser.add_argument("--only", default=",".join(str(number) for number in range(1, len(tasks) + 1)))
    parser.add_argument("--pictures")
    options = parser.parse_args()
    if "SINEW_TASKS_INSIDE" not in os.environ:
        return in_a_display(size)
    print(f"| task | {' | '.join(title for title, _, _ in columns)} |\n|---|{'---:|' * len(columns)}", flush=True)
    row = lambda head, numbers: print(  # noqa: E731
        f"| {head} | {' | '.join(form.format(number) for (_, form, _), number in zip(columns, numbers))} |", flush=True
    )
    way, done, sums = "old" if options.old else "new", True, [0] * len(columns)
    for number in map(int, options.only.split(",")):
        task = tasks[number - 1]
        picture = options.pictures and os.path.join(options.pictures, f"{name}-{number}-{way}.png")
        hands = perform(task, options.old, picture)
        if isinstance(hands, str):
            print(f"| {task[0]} | {hands} |", flush=True)
            done = done and hands.startswith("skipped")
            continue
        numbers = [of(hands) for _, _, of in columns]
        sums = [a + b for a, b in zip(sums, numbers)]
        row(task[0], numbers)
    row("together", sums)
    return 0 if done else 1
