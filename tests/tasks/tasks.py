#!/usr/bin/env python3
"""Five things that riggers do every day, done in Sinew's window with mouse and keyboard on a virtual screen, and counted:

    tests/tasks/tasks.py [--old] [--only N,N] [--pictures FOLDER]

--old takes the shortest way that there was before the report became a list of things to do, poses had a shelf and the
Component Editor was there; today's program still has it. A count stands only where the task was done: what was saved, or
what the window shows at the end, is looked at. Both ways use the mouse and the keys that menus show beside their
commands, not the underlined letters of menus. The third task needs the folder that SINEW_TEST_MODELS names.

Needs xvfb, xdotool, dbus, at-spi2-core, python3-gi, gir1.2-atspi-2.0. SINEW is the program, build/release/bin/sinew
otherwise.
"""

import argparse
import base64
import csv
import json
import math
import os
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
MARKED = (0.034, -0.071)  # where the view then shows it


class Undone(Exception):
    """The task was not done, so that its count means nothing."""


def check(done, what):
    if not done:
        raise Undone(what)


def save(hands, screen, folder):
    """The project as it stands; not a part of any task."""
    file = os.path.join(folder, "task.sinew")
    with hands.uncounted():
        hands.key("ctrl+s")
        screen.await_dialog("Save.*")
        hands.key("ctrl+a")
        hands.type(file)
        hands.key("Return")
        end = time.monotonic() + 60
        while not os.path.exists(file) and time.monotonic() < end:
            time.sleep(0.5)
        screen.settle()
    check(os.path.exists(file), "the project was not saved")
    with open(file, encoding="utf-8") as text:
        return json.load(text)


def rules(project):
    """Of parts, as {part: treatment}."""
    return {rule["part"]: rule["treatment"] for rule in project["recipe"]["bind"]["parts"]}


def bind(hands, screen):
    hands.key("ctrl+b")
    hands.wait(screen, BEGINS)


# 1. The pouch hangs at the belt, and moves with the thigh that it lies on.


POUCH = (-0.124, -0.027)  # below its flap


def pouch_new(hands, screen, folder):
    bind(hands, screen)
    hands.key("ctrl+alt+r", "Down", "Return")
    hands.wait(screen, BEGINS)
    check(rules(save(hands, screen, folder)).get("Pouch") == "copy", "the pouch has no binding")


def pouch_old(hands, screen, folder):
    bind(hands, screen)
    hands.click(screen.view(*POUCH), button=3)
    hands.click(screen.entry_from_below(2))  # Accept Proposal
    hands.wait(screen, BEGINS)
    check(rules(save(hands, screen, folder)).get("Pouch") == "copy", "the pouch has no binding")


# 2. More of the arm in the armpit, and the same on the other side.

ARMPIT = (0.075, -0.19)
ARMPIT_END = (0.085, -0.16)


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


def armpit_new(hands, screen, folder):
    hands.point(screen.view(*ARMPIT))
    hands.key("j", "k", "y")
    hands.drag(screen.view(*ARMPIT), screen.view(*ARMPIT_END))
    hands.wait(screen)
    mirrored(save(hands, screen, folder))


def armpit_old(hands, screen, folder):
    hands.point(screen.view(*ARMPIT))
    hands.key("j", "k")
    mirror = screen.inside("Weights", r"Mirror \(X\)", "check box")
    hands.wheel((mirror[0], mirror[1] - 200), 5)
    hands.click(screen.inside("Weights", r"Mirror \(X\)", "check box"))
    hands.drag(screen.view(*ARMPIT), screen.view(*ARMPIT_END))
    hands.wait(screen)
    mirrored(save(hands, screen, folder))


# 3. All that the report of a machine of 192 pieces lists.


def mended(hands, screen, folder):
    with hands.uncounted():
        hands.click(screen.tab("Report"))
        left = [text for text in screen.texts("Report") if text.startswith(("Repair", "Close", "Accept"))]
        check(not left, f"left is {left}")
    project = save(hands, screen, folder)
    settings = project["recipe"]["bind"]
    check("fill" in settings["fix"], "holes are open")
    check(len(settings["parts"]) > 20, "proposals are open")
    check(settings["refine"] or settings["resolution"] > 64, "leaks are open")


def robot_new(hands, screen, folder):
    with hands.uncounted():
        hands.click(screen.tab("Report"))
    bind(hands, screen)
    for _ in range(6):
        if not screen.shows("Report", "Fix All Issues", "push button"):
            break
        hands.key("ctrl+alt+b")
        hands.wait(screen, BEGINS)
    mended(hands, screen, folder)


def robot_old(hands, screen, folder):
    bind(hands, screen)
    hands.click(screen.tab("Report"))
    for title in ("Accept binding proposals.*", "Close holes for the solver.*"):  # each had a button
        hands.click(screen.row("Report", title)[1])
        hands.wait(screen, BEGINS)
    hands.click(screen.inside("Bind", "Automatic", "combo box"))
    hands.type("256")
    hands.key("Return")
    hands.wait(screen, BEGINS)
    for _ in range(6):
        if not screen.shows("Report", "Repair weights.*"):
            break
        hands.click(screen.row("Report", "Repair weights.*")[1])
        hands.wait(screen)
    mended(hands, screen, folder)


# 4. A fist.

FINGERS = ("Index", "Middle", "Ring", "Pinky")


def closed(project):
    """By at least 30 degrees in two joints of each finger."""
    turned = {joint["name"]: joint["rotation"] for joint in project["pose"]}  # x, y, z, w
    for finger in FINGERS:
        for joint in (1, 2):
            w = abs(turned.get(f"LeftHand{finger}{joint}", (0, 0, 0, 1))[3])
            angle = 2 * math.degrees(math.acos(min(1.0, w)))
            check(angle > 30, f"{finger}{joint} is bent by {angle:.0f} degrees")


def fist_new(hands, screen, folder):
    hands.key("alt+shift+f")
    hands.wait(screen)
    closed(save(hands, screen, folder))


def fist_old(hands, screen, folder):
    hands.click(screen.inside("Joints", "Find a joint", "text"))
    hands.type("lefthand")
    list_of_joints = screen.row("Joints", "Spine2")[0]
    hands.wheel(list_of_joints, 3)
    hands.click(screen.row("Joints", "LeftHandIndex1")[0])
    hands.wheel(list_of_joints, 12)
    hands.click(screen.row("Joints", "LeftHandPinky3")[0], held="shift")
    hands.click(screen.tab("Pose"))
    hands.click(screen.inside("Pose", "Rotate around X", "spin button"))
    hands.key("ctrl+a")
    hands.type("60")
    hands.key("Return")
    hands.wait(screen)
    closed(save(hands, screen, folder))


# 5. One vertex of the head follows a foot.


def stray(folder):
    """The sample, bound, with one such vertex."""
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


def stray_new(hands, screen, folder):
    screen.await_issues()  # the file is checked when it opens
    hands.key("ctrl+alt+r")
    time.sleep(3)
    hands.key("ctrl+alt+e")
    time.sleep(5)
    told = screen.texts("Component Editor")
    check(STRAY in told, f"the editor shows {told[:8]}")


def stray_old(hands, screen, folder):
    hands.click(screen.tab("Report"))
    hands.click(screen.row("Report", "Body: 1 vertex.*")[0])
    time.sleep(3)
    hands.point(screen.view(*MARKED))
    hands.key("s")
    time.sleep(5)
    told = screen.texts("Why These Weights")
    check(any(STRAY in text for text in told), f"the panel shows {told[:8]}")


def robot(_):
    models = os.environ.get("SINEW_TEST_MODELS", "")
    file = os.path.join(models, "tps_red_robot.glb")
    return file if models and os.path.exists(file) else None


def rigged(folder):
    file = os.path.join(folder, "rigged.glb")
    subprocess.run([PROGRAM, "bind", SAMPLE, "-o", file], check=True, capture_output=True)
    return file


TASKS = (
    ("bind and fix a pouch", lambda _: SAMPLE, pouch_new, pouch_old),
    ("paint an armpit, both sides", rigged, armpit_new, armpit_old),
    ("mend all that a report lists", robot, robot_new, robot_old),
    ("make a fist", rigged, fist_new, fist_old),
    ("find the joint of a stray vertex", stray, stray_new, stray_old),
)


def perform(number, old, pictures):
    from hands import Hands
    from screen import Missing, Screen

    name, character, new_way, old_way = TASKS[number - 1]
    with tempfile.TemporaryDirectory() as folder:
        file = character(folder)
        if file is None:
            return f"| {name} | skipped: SINEW_TEST_MODELS has no character for it |", True
        screen, hands = Screen(PROGRAM, file), Hands()
        try:
            with hands.uncounted():  # without a window manager a click gives the window the keyboard
                hands.click((700, 992))
                hands.point(screen.view(0.45, 0.45))
            (old_way if old else new_way)(hands, screen, folder)
        except (Missing, Undone) as problem:
            return f"| {name} | not done: {problem} |", False
        finally:
            if pictures:
                way = "old" if old else "new"
                picture = os.path.join(pictures, f"task-{number}-{way}.png")
                subprocess.run(["import", "-window", "root", picture], check=False)
            screen.close()
    mouse = hands.clicks + hands.drags
    return f"| {name} | {mouse} | {hands.keys} | {hands.seconds():.1f} s | {hands.waited:.0f} s |", True


def in_a_display():
    """Runs this again on a screen and a bus of its own."""
    launcher = "/usr/libexec/at-spi-bus-launcher"
    inner = f"{launcher} --launch-immediately >/dev/null 2>&1 & sleep 1; exec {sys.executable} \"$@\""
    os.environ["SINEW_TASKS_INSIDE"] = "1"
    command = ["dbus-run-session", "--", "xvfb-run", "-a", "-s", "-screen 0 1600x1000x24", "bash", "-c", inner, "tasks"]
    return subprocess.run([*command, os.path.abspath(__file__), *sys.argv[1:]], check=False).returncode


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--old", action="store_true")
    parser.add_argument("--only", default="1,2,3,4,5")
    parser.add_argument("--pictures")
    options = parser.parse_args()
    if "SINEW_TASKS_INSIDE" not in os.environ:
        return in_a_display()
    sys.path.insert(0, HERE)
    print("| task | clicks and drags | keys | hands | waiting |\n|---|---:|---:|---:|---:|", flush=True)
    all_done = True
    for number in map(int, options.only.split(",")):
        line, done = perform(number, options.old, options.pictures)
        print(line, flush=True)
        all_done = all_done and done
    return 0 if all_done else 1


if __name__ == "__main__":
    sys.exit(main())
