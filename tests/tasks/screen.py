"""What a user sees of Sinew's window, by the names that screen readers get: where a button, row or menu entry is, and
whether work still runs. Needs python3-gi, gir1.2-atspi-2.0 and at-spi2-core."""

import os
import re
import subprocess
import tempfile
import time

import gi
from hands import PACE, pause

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

PATIENCE = 600.0  # seconds until work counts as hung
VIEW = "3D view|3D-Ansicht"  # in English and German
TRIES = 20  # a window that works answers late
Atspi.set_timeout(60000, 120000)  # milliseconds


def middle(box):
    return box.x + box.width // 2, box.y + box.height // 2


class Missing(Exception):
    """What a task needs is not on the screen."""


class Screen:
    """One run of the program in a window of its own."""

    def __init__(self, program, file):
        """With a character; "": with the welcome page."""
        self.view_box = None
        self.home = tempfile.mkdtemp()
        self.folder = os.path.dirname(os.path.abspath(file)) if file else self.home
        folder = os.path.join(self.home, "config", "Sinew")
        os.makedirs(folder)
        environment = dict(
            os.environ,
            HOME=self.home,
            XDG_CONFIG_HOME=os.path.join(self.home, "config"),
            XDG_DATA_HOME=os.path.join(self.home, "data"),
            QT_QPA_PLATFORM="xcb",
            QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1",
            LC_ALL="C.UTF-8",
        )
        words = [program, file] if file else [program]
        self.process = subprocess.Popen(words, env=environment, stderr=subprocess.DEVNULL)
        try:
            self.root = self.await_root()
            move = ["xdotool", "search", "--onlyvisible", "--name", "Sinew", "windowmove", "0", "0"]
            subprocess.run(move, check=False)
            if file:
                self.await_title()
            self.settle()
        except BaseException:
            self.close()
            raise

    def await_root(self):
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            desktop = Atspi.get_desktop(0)
            for number in range(desktop.get_child_count()):
                application = desktop.get_child_at_index(number)
                if application and application.get_process_id() == self.process.pid:
                    application.set_cache_mask(Atspi.Cache.NONE)
                    if application.get_child_count() > 0:
                        return application
            time.sleep(0.5)
        raise Missing("the window")

    def await_title(self):
        """It has the character's name once that is open."""
        end = time.monotonic() + PATIENCE
        while not (self.ask(lambda: self.root.get_child_at_index(0).get_name()) or "").endswith(" - Sinew"):
            if time.monotonic() > end:
                raise Missing("the character")
            time.sleep(0.5)

    def ask(self, question):
        """A window that works answers late."""
        for attempt in range(TRIES):
            try:
                return question()
            except (GLib.GError, AttributeError):  # the latter of what has gone meanwhile
                if attempt == TRIES - 1:
                    raise
                time.sleep(1)
        return None

    @staticmethod
    def children(node):
        for number in range(node.get_child_count()):
            child = node.get_child_at_index(number)
            if child is not None:
                yield child

    def walk(self, node):
        """All that shows below a node."""
        for child in self.children(node):
            if child.get_state_set().contains(Atspi.StateType.SHOWING):
                yield child
                if child.get_role_name() != "combo box":
                    yield from self.walk(child)

    def panels(self, role, name):
        """What lies directly in the window: docks ("frame"), rows of tabs, the status bar."""
        window = self.root.get_child_at_index(0)
        for child in self.children(window):
            if child.get_role_name() == role and name in (None, child.get_name()):
                yield child

    def look(self, panels, name, role):
        wanted = re.compile(name)
        for panel in panels:
            for node in self.walk(panel):
                if wanted.fullmatch(node.get_name() or "") and role in (None, node.get_role_name()):
                    box = node.get_extents(Atspi.CoordType.SCREEN)
                    if box.x >= 0 and box.y >= 0 and box.width > 0 and box.height > 0:
                        return box
        return None

    def await_box(self, panels, name, role):
        """Where it is, once it shows."""
        end = time.monotonic() + 30.0
        while True:
            box = self.ask(lambda: self.look(panels(), name, role))
            if box:
                return box
            if time.monotonic() > end:
                raise Missing(f"{role or 'anything'} called {name}")
            time.sleep(0.3)

    def inside(self, panel, name, role=None):
        """The middle of what a panel shows under a name, a regular expression of all of it."""
        return middle(self.await_box(lambda: self.panels("frame", panel), name, role))

    def on_page(self, name, role=None):
        """The middle of anything in the window, such as the buttons that are there without a character."""
        return middle(self.await_box(lambda: [self.root.get_child_at_index(0)], name, role))

    def dialogs(self):
        return list(self.children(self.root))[1:]

    def in_dialog(self, name, role=None):
        return middle(self.await_box(self.dialogs, name, role))

    def listed(self, node, name):
        """The box of an entry of a list that is open below a box."""
        for child in self.children(node):
            if child.get_role_name() == "list item" and child.get_name() == name:
                if node.get_state_set().contains(Atspi.StateType.SHOWING):
                    return child.get_extents(Atspi.CoordType.SCREEN)
            elif box := self.listed(child, name):
                return box
        return None

    def entry_of_list(self, name):
        end = time.monotonic() + 30.0
        while time.monotonic() < end:
            for dialog in self.dialogs():
                if box := self.ask(lambda each=dialog: self.listed(each, name)):
                    return box.x + 60, box.y + box.height // 2
            time.sleep(0.3)
        raise Missing(f"an entry called {name}")

    def await_in_dialog(self, name):
        """A text may come below the fold, where it has no box."""
        wanted = re.compile(name, re.DOTALL)
        names = lambda: [node.get_name() or "" for each in self.dialogs() for node in self.walk(each)]  # noqa: E731
        end = time.monotonic() + PATIENCE
        while not any(wanted.fullmatch(each) for each in self.ask(names)):
            if time.monotonic() > end:
                raise Missing(f"{name} in a dialog")
            time.sleep(0.3)

    def row(self, panel, name):
        """The middle of a row of its list, and the right end, where a report has its button."""
        box = self.await_box(lambda: self.panels("frame", panel), name, "table cell")
        around = self.ask(lambda: list(self.panels("frame", panel))[0].get_extents(Atspi.CoordType.SCREEN))
        return middle(box), (around.x + around.width - 34, box.y + box.height // 2)

    def await_issues(self):
        self.await_box(lambda: self.panels("status bar", None), "Issues: .*", None)

    def issues(self):
        """How many the bar at the bottom counts."""
        bar = lambda: [node.get_name() or "" for bar in self.panels("status bar", None) for node in self.walk(bar)]  # noqa: E731
        counts = [int(text.split()[-1]) for text in self.ask(bar) if re.fullmatch(r"Issues: \d+", text)]
        return counts[0] if counts else 0

    @staticmethod
    def await_dialog(name):
        """A window of its own, that has the keyboard, as a window manager sees to."""
        end = time.monotonic() + 60.0
        while time.monotonic() < end:
            search = ["xdotool", "search", "--onlyvisible", "--name", name]
            found = subprocess.run(search, capture_output=True, text=True, check=False).stdout.split()
            if found:
                pause(1.5)
                subprocess.run(["xdotool", "windowfocus", found[-1]], check=False)
                return
            time.sleep(0.3)
        raise Missing(f"a dialog called {name}")

    @staticmethod
    def return_to_window():
        """A dialog has closed: the window has the keyboard again, as a window manager sees to."""
        pause(0.5)
        search = ["xdotool", "search", "--onlyvisible", "--name", ".* - Sinew", "windowfocus"]
        subprocess.run(search, check=False)
        pause(0.3)

    def tab(self, name):
        return middle(self.await_box(lambda: self.panels("page tab list", None), name, "page tab"))

    @staticmethod
    def entry_from_below(number):
        """Of the menu that is open, which screen readers do not get: 1 is the last entry."""
        frame, height = 5, 26
        end = time.monotonic() + 30.0
        while time.monotonic() < end:
            search = ["xdotool", "search", "--onlyvisible", "--class", "sinew"]
            for window in subprocess.run(search, capture_output=True, text=True, check=False).stdout.split():
                shell = ["xdotool", "getwindowgeometry", "--shell", window]
                lines = subprocess.run(shell, capture_output=True, text=True, check=False).stdout.split()
                at = dict(line.split("=") for line in lines if "=" in line)
                if at and 100 < int(at["WIDTH"]) < 600:
                    bottom = int(at["Y"]) + int(at["HEIGHT"]) - frame
                    return int(at["X"]) + 60, bottom - height * number + height // 2
            time.sleep(0.5)
        raise Missing("a menu")

    def shows(self, panel, name, role=None):
        return self.ask(lambda: self.look(self.panels("frame", panel), name, role)) is not None

    def texts(self, panel):
        """All names that a panel shows."""
        return self.ask(lambda: [node.get_name() for dock in self.panels("frame", panel) for node in self.walk(dock)])

    def view(self, right, down):
        """A place of the 3D view: from its middle, in parts of its height."""
        if self.view_box is None:
            middle_parts = lambda: self.panels("filler", None)  # noqa: E731
            self.view_box = self.await_box(middle_parts, VIEW, None)
        box = self.view_box
        return (round(box.x + box.width / 2 + right * box.height), round(box.y + box.height / 2 + down * box.height))

    def corner(self):
        """Where the pointer begins: in the view, beside the character; without one in the middle of the window."""
        if self.root.get_child_at_index(0).get_name() == "Sinew":
            return middle(self.root.get_child_at_index(0).get_extents(Atspi.CoordType.SCREEN))
        return self.view(0.45, 0.45)

    def empty_place(self):
        """In the bar at the bottom."""
        box = self.root.get_child_at_index(0).get_extents(Atspi.CoordType.SCREEN)
        return box.x + box.width // 2, box.y + box.height - 8

    def exported(self, ending):
        """Where the program proposes to write the character: beside its file, a sample from the welcome page at home."""
        name = self.root.get_child_at_index(0).get_name().split(" - ")[0].split(".")[0].rstrip("*")
        return os.path.join(self.folder, name + "_rigged" + ending)

    def busy(self):
        """The bar below shows work with a bar that fills, in English or German."""
        return self.ask(lambda: self.look(self.panels("status bar", None), "Cancel|Progress|Abbrechen|Fortschritt", None)) is not None

    def settle(self, least=2.0, sure=0.0):
        """Waits until nothing runs any more, and says how long. Work begins within `sure` seconds, or else perhaps
        within `least`."""
        least, sure = least * PACE, sure * PACE
        begin = time.monotonic()
        while sure > 0 and time.monotonic() < begin + sure and not self.busy():
            time.sleep(0.1)
        quiet = time.monotonic() if sure > 0 else begin
        while time.monotonic() < quiet + least:
            if time.monotonic() > begin + PATIENCE:
                raise Missing("an end of the work")
            time.sleep(0.2)
            if self.busy():
                quiet = time.monotonic()
        return quiet - begin

    def close(self):
        self.process.kill()
        self.process.wait()
