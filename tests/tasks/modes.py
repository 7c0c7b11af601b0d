#!/usr/bin/env python3
"""Seven tasks of an artist, done in Sinew's window with mouse and keyboard on a virtual screen of a laptop, and counted:

    tests/tasks/modes.py [--old] [--only N,N] [--pictures FOLDER]

--old takes the shortest way that there was in the window before its modes, for which SINEW names a program of that time
(commit 8e511e2d). Both ways are those of a practised user, by the mouse and the keys that the window shows: those beside
commands, letters that choose in a list, Tab and Enter in a dialog. A count stands only where the task was done: what was
saved, or what the window shows at the end, is looked at. Two tasks need the folder that SINEW_TEST_MODELS names.

Needs what tasks.py beside this needs.
"""

import json
import struct
import sys

from hands import pause
from stage import (
    ARMPIT,
    ARMPIT_END,
    BEGINS,
    await_file,
    bind,
    check,
    count,
    make_fist,
    mirrored,
    model,
    paint_armpit,
    rigged,
    save,
    stray,
)

AUTHOR = "Ada"


def export_done(hands, screen, ending):
    """The file that the dialog, which is open, has written."""
    with hands.uncounted():
        file = screen.exported(ending)
        await_file(file)
        screen.await_in_dialog(".*Wrote .*")
        hands.key("Escape")
        screen.return_to_window()
    return file


def gltf_of(file):
    """The JSON of a binary glTF."""
    with open(file, "rb") as data:
        _, _, _, length, _ = struct.unpack("<5I", data.read(20))
        return json.loads(data.read(length))


def choose(hands, screen, shown, entry):
    """With the mouse, in the list of a dialog that shows something else."""
    hands.click(screen.in_dialog(shown, "combo box"))
    hands.click(screen.entry_of_list(entry))


# 1. The sample for Unity.


def unity_new(hands, screen, folder):
    hands.click(screen.on_page("Open.*[Ss]ample.*"))
    screen.await_title()
    hands.wait(screen)
    hands.key("ctrl+e")
    screen.await_dialog("Export")
    hands.key("Tab", "u", "Return")
    unity_done(hands, screen, folder)


def unity_old(hands, screen, folder):
    hands.click(screen.on_page("Open.*[Ss]ample.*"))
    screen.await_title()
    hands.wait(screen)
    bind(hands, screen)
    hands.key("ctrl+e")
    screen.await_dialog("Export")
    choose(hands, screen, "Blender", "Unity")
    hands.key("Return")
    unity_done(hands, screen, folder)


def unity_done(hands, screen, folder):
    export_done(hands, screen, ".fbx")
    said = save(hands, screen, folder)["recipe"]["export"]
    check(said["profile"] == "unity" and not said["keepUnit"], f"it is for {said['profile']}")


# 2. A mesh without a skeleton becomes a bound GLB; two joints of the template's skeleton are put right by hand.


RIGHT, RIGHT_TO = (-0.034, -0.205), (-0.079, -0.207)  # the upper arms, which begin beside the shoulders
LEFT, LEFT_TO = (0.1265, -0.2), (0.169, -0.212)


def rig_new(hands, screen, folder):
    hands.key("ctrl+t")
    screen.await_dialog("New Skeleton.*")
    hands.key("b")
    screen.await_in_dialog(".*joints fitted.*")
    hands.key("Return")
    screen.return_to_window()
    hands.wait(screen)
    hands.drag(screen.view(*RIGHT), screen.view(*RIGHT_TO))
    hands.drag(screen.view(*LEFT), screen.view(*LEFT_TO))
    hands.key("ctrl+e")
    screen.await_dialog("Export")
    hands.key("g", "Return")
    rig_done(hands, screen, folder)


def rig_old(hands, screen, folder):
    hands.key("ctrl+t")
    screen.await_dialog("New Skeleton.*")
    screen.await_in_dialog(".*joints fitted.*")
    hands.key("Return")
    screen.return_to_window()
    hands.wait(screen)
    hands.key("t", "w")
    for joint, place in ((RIGHT, RIGHT_TO), (LEFT, LEFT_TO)):
        hands.click(screen.view(*joint))
        hands.drag(screen.view(*joint), screen.view(*place))
    bind(hands, screen)
    hands.key("ctrl+e")
    screen.await_dialog("Export")
    choose(hands, screen, "FBX", "GLB")
    hands.key("Return")
    rig_done(hands, screen, folder)


def rig_done(hands, screen, folder):
    file = gltf_of(export_done(hands, screen, ".glb"))
    check(file.get("skins") and len(file["skins"][0]["joints"]) > 15, "the file has no skin")
    steps = save(hands, screen, folder)["recipe"]["skeletonEdits"]
    moved = [step for step in steps if step["edit"] == "place"]
    check(len(moved) >= 2, f"of the skeleton's edits {len(moved)} move a joint")


# 3. More of the arm in the armpit, and the same on the other side.


def armpit_old(hands, screen, folder):
    hands.point(screen.view(*ARMPIT))
    hands.key("j", "k", "y")
    hands.drag(screen.view(*ARMPIT), screen.view(*ARMPIT_END))
    hands.wait(screen)
    mirrored(save(hands, screen, folder))


# 4. A fist of twelve joints: three of each finger.


def fist(hands, screen, folder):
    make_fist(hands, screen, folder, joints=(1, 2, 3))


# 5. One vertex of the head follows a foot: it is shown, then mended.


def stray_mended(hands, screen, folder):
    with hands.uncounted():
        screen.await_issues()  # the file is checked when it opens
    hands.key("ctrl+alt+r")
    with hands.uncounted():
        pause(3)
        check(screen.issues() > 0, "there is nothing to mend")
    hands.key("Return")
    hands.wait(screen, sure=3.0)
    with hands.uncounted():
        check(screen.issues() == 0, f"issues left: {screen.issues()}")
    check(save(hands, screen, folder).get("layers", {}).get("stack"), "no weights were changed")


# 6. A robot of many pieces: all that its report has a button for. What is left is to be checked by hand.


def robot(hands, screen, folder):
    with hands.uncounted():
        hands.key("ctrl+alt+r")
    bind(hands, screen)
    for _ in range(6):
        if not screen.shows("Report", "Fix All Issues.*", "push button"):
            break
        hands.key("ctrl+alt+b")
        hands.wait(screen, BEGINS)
    check(not screen.shows("Report", "Fix All Issues.*", "push button"), "there is more to fix")
    bound = save(hands, screen, folder)["recipe"]["bind"]
    check(len(bound["parts"]) > 20 and "fill" in bound["fix"], "nothing was fixed")


# 7. A VRM from a file that says nothing of authors and rights.


def vrm_new(hands, screen, folder):
    hands.key("ctrl+e")
    screen.await_dialog("Export")
    hands.key("v")
    hands.type(AUTHOR)
    hands.key("Return")
    vrm_done(hands, screen)


def vrm_old(hands, screen, folder):
    hands.key("ctrl+e")
    screen.await_dialog("Export")
    choose(hands, screen, "GLB", "VRM")
    hands.click(screen.in_dialog("Authors", "text"))
    hands.type(AUTHOR)
    hands.key("Return")
    vrm_done(hands, screen)


def vrm_done(hands, screen):
    meta = gltf_of(export_done(hands, screen, ".vrm"))["extensions"]["VRMC_vrm"]["meta"]
    check(meta["authors"] == [AUTHOR], f"by {meta['authors']}")


TASKS = (
    ("bind the sample and write it for Unity", lambda _: "", unity_new, unity_old),
    ("skeleton for a mesh, two joints moved, a bound GLB", lambda folder: model("armadillo.obj", folder), rig_new, rig_old),
    ("paint an armpit, both sides", rigged, paint_armpit, armpit_old),
    ("make a fist of twelve joints", rigged, fist, fist),
    ("find and mend a stray vertex", stray, stray_mended, stray_mended),
    ("fix all that the report of a robot has a button for", lambda folder: model("tps_red_robot.glb", folder), robot, robot),
    ("write a VRM of a file without an author", rigged, vrm_new, vrm_old),
)


COLUMNS = (
    ("clicks and drags", "{}", lambda hands: hands.clicks + hands.drags),
    ("keys", "{}", lambda hands: hands.keys),
    ("letters", "{}", lambda hands: hands.letters),
    ("scrolls", "{}", lambda hands: hands.scrolls),
    ("pixels", "{:.0f}", lambda hands: hands.travel),
)


if __name__ == "__main__":
    sys.exit(count(__doc__, TASKS, COLUMNS, "1366x768", "modes"))
