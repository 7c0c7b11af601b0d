#!/usr/bin/env python3
"""Five things that riggers do every day, done in Sinew's window with mouse and keyboard on a virtual screen, and counted:

    tests/tasks/tasks.py [--old] [--only N,N] [--pictures FOLDER]

--old takes the shortest way that there was before the report became a list of things to do, poses had a shelf and the
Component Editor was there; today's program still has it. A count stands only where the task was done: what was saved, or
what the window shows at the end, is looked at. Both ways use the mouse and the keys that menus show beside their
commands, not the underlined letters of menus. The third task needs the folder that SINEW_TEST_MODELS names.

Needs xvfb, xdotool, dbus, at-spi2-core, python3-gi, gir1.2-atspi-2.0. SINEW is the program, build/release/bin/sinew
otherwise; SINEW_WALK_PACE=2 waits twice as long between steps, for a busy machine.
"""

import sys

from hands import pause
from stage import (
    ARMPIT,
    ARMPIT_END,
    BEGINS,
    STRAY,
    bind,
    check,
    closed,
    count,
    make_fist,
    mirrored,
    model,
    paint_armpit,
    rigged,
    sample,
    save,
    stray,
)

MARKED = (0.034, -0.071)  # where the view then shows the vertex that STRAY holds


def rules(project):
    """Of parts, as {part: treatment}."""
    return {rule["part"]: rule["treatment"] for rule in project["recipe"]["bind"]["parts"]}


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


def stray_new(hands, screen, folder):
    screen.await_issues()  # the file is checked when it opens
    hands.key("ctrl+alt+r")
    pause(3)
    hands.key("ctrl+alt+e")
    pause(5)
    told = screen.texts("Component Editor")
    check(STRAY in told, f"the editor shows {told[:8]}")


def stray_old(hands, screen, folder):
    hands.click(screen.tab("Report"))
    hands.click(screen.row("Report", "Body: 1 vertex.*")[0])
    pause(3)
    hands.point(screen.view(*MARKED))
    hands.key("s")
    pause(5)
    told = screen.texts("Why These Weights")
    check(any(STRAY in text for text in told), f"the panel shows {told[:8]}")


TASKS = (
    ("bind and fix a pouch", sample, pouch_new, pouch_old),
    ("paint an armpit, both sides", rigged, paint_armpit, armpit_old),
    ("mend all that a report lists", lambda folder: model("tps_red_robot.glb", folder), robot_new, robot_old),
    ("make a fist", rigged, make_fist, fist_old),
    ("find the joint of a stray vertex", stray, stray_new, stray_old),
)


COLUMNS = (
    ("clicks and drags", "{}", lambda hands: hands.clicks + hands.drags),
    ("keys", "{}", lambda hands: hands.keys + hands.letters + hands.scrolls),
    ("hands", "{:.1f} s", lambda hands: hands.seconds()),
    ("waiting", "{:.0f} s", lambda hands: hands.waited),
)


if __name__ == "__main__":
    sys.exit(count(__doc__, TASKS, COLUMNS, "1600x1000", "task"))
