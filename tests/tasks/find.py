#!/usr/bin/env python3
"""Finds what Sinew's window shows, by the name that screen readers get:

    tests/tasks/find.py [--pid N] NAME [ROLE [WITHIN]]
    tests/tasks/find.py --serve

The first prints `x y`, where a hand would take it: its middle, the handle of a slider, the mark of a check box. NAME and
ROLE are regular expressions of the whole, and so is WITHIN, the name of a panel or dialog around it; what lies in a
dialog comes first. The ROLE button is any kind of button, with a mark or without. N is the program's, otherwise the
first one's that is called sinew.

The second answers questions, one a line, of words between tabs; every answer is one line, "none" where there is none:

    PID find NAME ROLE WITHIN   x y, its box (left top width height), the box in which it is to be seen, and 0 or 1:
                                whether it is checked. Waits for it for half a minute
    PID has NAME ROLE WITHIN    the same, without waiting
    PID canvas                  left top width height of the 3D view
    PID opened                  once the character is there and nothing works
    PID settled SECONDS         once work that begins within SECONDS has ended

Needs python3-gi, gir1.2-atspi-2.0 and at-spi2-core, and runs on the bus of the program."""

import argparse
import re
import sys
import time
from types import SimpleNamespace

from screen import VIEW, Missing, Screen, middle

from gi.repository import Atspi, GLib

CELLS = ("table cell", "tree item", "list item")
BUTTONS = re.compile("button|push button|toggle button|check box")  # as Qt calls them
TABLES = ("table", "tree table", "tree", "list")
PATIENCE = 30.0  # seconds in which something comes to be seen
MARK = 7  # pixels from the edge to a check box's mark, or to the arrow of a group that folds
HANDLE = 16  # pixels, of a slider


class Window(Screen):
    """One run of the program that somebody else has started."""

    def __init__(self, pid):
        self.view_box = None
        self.process = SimpleNamespace(pid=pid)
        self.root = self.await_root()

    def windows(self):
        """Dialogs first, the last one to come at the front."""
        found = list(self.children(self.root))
        return sorted(reversed(found), key=lambda each: each.get_role_name() == "frame")

    @staticmethod
    def titles(node, kind):
        """Its name, and that of its label; Qt calls a combo box by what is chosen in it."""
        yield node.get_name() or ""
        if kind == "combo box":
            for relation in node.get_relation_set():
                if relation.get_relation_type() == Atspi.RelationType.LABELLED_BY:
                    yield relation.get_target(0).get_name() or ""

    def seek(self, nodes, wanted, around, inside):
        """All that matches among nodes and below, each with what lies around it."""
        name, role, within = wanted
        for node in nodes:
            kind = node.get_role_name()
            if kind not in CELLS and not node.get_state_set().contains(Atspi.StateType.SHOWING):
                continue
            titles = list(self.titles(node, kind))
            if inside and (role is None or role.fullmatch(kind)) and any(map(name.fullmatch, titles)):
                yield node, around
            cells = role is not None and any(role.fullmatch(each) for each in CELLS)
            if kind in CELLS or kind in ("combo box", "menu bar") or (kind in TABLES and not cells):
                continue
            deeper = inside or within.fullmatch(titles[0]) is not None
            yield from self.seek(self.children(node), wanted, [*around, node], deeper)

    def first(self, name, role, within):
        """What is no label comes before the label beside it."""
        pattern = lambda text: re.compile(text) if text else None  # noqa: E731
        wanted = (re.compile(name), BUTTONS if role == "button" else pattern(role), pattern(within))
        label = None
        for found in self.seek(self.windows(), wanted, [], wanted[2] is None):
            box = found[0].get_extents(Atspi.CoordType.SCREEN)
            if box.height <= 0 or (box.width <= 0 and found[0].get_role_name() not in CELLS):
                continue
            if found[0].get_role_name() != "label":
                return found
            label = label or found
        return label

    @staticmethod
    def hold(node):
        """Where a hand takes it."""
        box = node.get_extents(Atspi.CoordType.SCREEN)
        role = node.get_role_name()
        x, y = middle(box)
        if role in CELLS and box.width <= 0:  # indented as far as its column is wide
            return max(box.x + box.width - MARK, 0), y
        if role in ("check box", "radio button"):
            return box.x + min(box.width // 2, MARK), box.y + min(box.height // 2, MARK)
        if role == "slider":
            low, high = node.get_minimum_value(), node.get_maximum_value()
            share = (node.get_current_value() - low) / (high - low) if high > low else 0.0
            return round(box.x + HANDLE / 2 + share * (box.width - HANDLE)), y
        return x, y

    @staticmethod
    def seen(node, around):
        """The box that all around it leave, up to what scrolls: the wheel goes there."""
        boxes = [each.get_extents(Atspi.CoordType.SCREEN) for each in around or [node]]
        if node.get_role_name() not in CELLS:
            higher = [i for i in range(1, len(boxes)) if boxes[i].height > boxes[i - 1].height]
            boxes = boxes[: higher[-1]] if higher else boxes
        boxes = [box for box in boxes if box.width > 0 and box.height > 0]
        left, top = max(box.x for box in boxes), max(box.y for box in boxes)
        right = min(box.x + box.width for box in boxes)
        bottom = min(box.y + box.height for box in boxes)
        return left, top, right - left, bottom - top

    def place(self, name, role="", within=""):
        found = self.first(name, role, within)
        if found is None:
            return None
        node, around = found
        box = node.get_extents(Atspi.CoordType.SCREEN)
        checked = node.get_state_set().contains(Atspi.StateType.CHECKED)
        return (*self.hold(node), box.x, box.y, box.width, box.height, *self.seen(node, around), int(checked))

    def has(self, *words):
        return self.ask(lambda: self.place(*words))

    def find(self, *words):
        end = time.monotonic() + PATIENCE
        while True:
            found = self.has(*words)
            if found or time.monotonic() > end:
                return found
            time.sleep(0.3)

    def canvas(self):
        """The box of the 3D view."""
        box = self.await_box(lambda: self.panels("filler", None), VIEW, None)
        return box.x, box.y, box.width, box.height

    def opened(self):
        self.await_title()
        return (self.settle(),)

    def settled(self, seconds="0"):
        return (self.settle(least=1.0, sure=float(seconds)),)


def first_pid():
    desktop = Atspi.get_desktop(0)
    for number in range(desktop.get_child_count()):
        application = desktop.get_child_at_index(number)
        if application and application.get_name() == "sinew":
            return application.get_process_id()
    raise Missing("the program")


def serve():
    window = None
    for line in sys.stdin:
        pid, verb, *words = line.rstrip("\n").split("\t")
        try:
            if window is None or window.process.pid != int(pid):
                window = Window(int(pid))
            answer = getattr(window, verb)(*words)
        except (Missing, GLib.GError, AttributeError) as problem:
            print(f"{verb}: {problem}", file=sys.stderr, flush=True)
            answer = None
        print("none" if answer is None else " ".join(map(str, answer)), flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--serve", action="store_true")
    parser.add_argument("--pid", type=int)
    parser.add_argument("words", nargs="*", metavar="NAME ROLE WITHIN")
    options = parser.parse_args()
    if options.serve:
        serve()
        return 0
    if not 1 <= len(options.words) <= 3:
        parser.error("what is to be found?")
    found = Window(options.pid or first_pid()).find(*options.words)
    print("none" if found is None else f"{found[0]} {found[1]}")
    return 0 if found else 1


if __name__ == "__main__":
    sys.exit(main())
