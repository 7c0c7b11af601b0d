"""The installed Sinew: where it is, and how it is run. Knows nothing of Blender."""

import json
import os
import shutil
import subprocess
import sys
import threading

NAME = "sinew.exe" if os.name == "nt" else "sinew"
_ERROR, _WARNING = "sinew: ", "sinew: warning: "
_WRONG_USAGE = 2
_PATIENCE = 3  # seconds that a stopped program has to end by itself


class SinewError(Exception):
    """What a user has to read; one sentence or two."""


def find_program(chosen=""):
    """The path of Sinew: the one `chosen` in the preferences (the program or its folder), else on PATH, else where it is
    usually installed. SinewError where there is none."""
    chosen = os.path.expanduser(chosen.strip())
    if chosen:
        found = _program_in(chosen)
        if found is None:
            raise SinewError(f"There is no Sinew program at {chosen}. Choose another in the add-on's preferences.")
        return found
    found = shutil.which(NAME) or next(filter(None, map(_program_in, usual_places())), None)
    if found is None:
        raise SinewError("Sinew is not found on this computer. Install it, or choose the program in the add-on's "
                         "preferences (Edit > Preferences > Add-ons > Sinew Bridge).")
    return found


def usual_places():
    """Folders that Sinew may have been installed into."""
    home = os.path.expanduser("~")
    if os.name == "nt":
        roots = [os.environ.get(name) for name in ("ProgramFiles", "ProgramW6432", "ProgramFiles(x86)")]
        roots.append(os.path.join(os.environ.get("LOCALAPPDATA") or home, "Programs"))
        return [os.path.join(root, "Sinew", *below) for root in roots if root for below in (("bin",), ())]
    places = ["/usr/local/bin", "/usr/bin", os.path.join(home, ".local", "bin"), "/opt/sinew/bin"]
    if sys.platform == "darwin":
        bundle = os.path.join("Applications", "Sinew.app", "Contents", "MacOS")
        places = [os.path.join("/", bundle), os.path.join(home, bundle), "/opt/homebrew/bin", *places]
    return places


def _program_in(place):
    """`place` itself or the program in that folder; None: it is not there, or cannot be run."""
    path = os.path.join(place, NAME) if os.path.isdir(place) else place
    return os.path.abspath(path) if os.path.isfile(path) and os.access(path, os.X_OK) else None


class Run:
    """Sinew at work in a process of its own. `text` and `fraction` say how far it is, at any time.
    `arguments` name files as they lie in `folder`."""

    def __init__(self, program, arguments, folder):
        self.text, self.fraction = "Starting", 0.0
        self._said = []
        try:
            self._process = subprocess.Popen([program, *arguments], cwd=folder, stdin=subprocess.DEVNULL,
                                             stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
                                             encoding="utf-8", errors="replace", **quietly())
        except OSError as problem:
            raise SinewError(f"{program} cannot be started: {problem.strerror or problem}") from problem
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self):
        for line in self._process.stderr:
            try:
                step = json.loads(line) if line.startswith("{") else None
            except ValueError:
                step = None
            if isinstance(step, dict) and "text" in step:
                self.text, self.fraction = step["text"], float(step.get("fraction", 0.0))
            elif line.strip():
                self._said.append(line.strip())

    def running(self):
        return self._process.poll() is None

    def finish(self):
        """Waits for the end. The warnings, a line each. SinewError with Sinew's own words where it failed."""
        code = self._process.wait()
        self._reader.join()
        self._process.stderr.close()
        if code != 0:
            raise SinewError(_failure(code, self._said))
        return [line[len(_WARNING):] for line in self._said if line.startswith(_WARNING)]

    def cancel(self):
        """Stops it; what it has half-written it takes away."""
        if self.running():
            self._process.terminate()
            try:
                self._process.wait(_PATIENCE)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
        self._reader.join()
        self._process.stderr.close()


def open_window(program, path, returned, live):
    """Starts Sinew's window on a file, with another to export to and a folder for weights (live.Folder), and goes on.
    SinewError where it cannot be started."""
    try:
        return subprocess.Popen([program, path, "--export-to", returned, "--live", live], stdin=subprocess.DEVNULL,
                                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **quietly())
    except OSError as problem:
        raise SinewError(f"{program} cannot be started: {problem.strerror or problem}") from problem


def quietly():
    """Windows would show a console."""
    return {"creationflags": subprocess.CREATE_NO_WINDOW} if os.name == "nt" else {}


def _failure(code, said):
    errors = [line[len(_ERROR):] for line in said if line.startswith(_ERROR) and not line.startswith(_WARNING)]
    text = errors[-1] if errors else said[-1] if said else f"Sinew ended without a word (code {code})."
    if code == _WRONG_USAGE:
        text += " Is this Sinew of the same release as the add-on?"
    return text
