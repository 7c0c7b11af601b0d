"""A character that is open in Sinew's window, and what comes back of it: an export, or weights by the live link."""

import os
import shutil
import tempfile

import bpy

from . import character, compat, drivers, groups, live, returned, scene
from .gltf import GltfError
from .preferences import program
from .program import SinewError, open_window

_RETURNED = "back-to-blender.glb"
_LIVE = "live"


class Visit:
    """Until the window is closed. A folder of its own goes with it."""

    def __init__(self, armature, meshes):
        path = program()
        self._folder = tempfile.mkdtemp(prefix="sinew-open-")
        self.name = bpy.path.clean_name(armature.name)
        file = self._file(self.name + ".glb")
        self.returned = self._file(_RETURNED)
        self.told = ""  # what became of the last weights of the live link
        self._seen = None
        self._taken = 0  # number of the last weights of the live link that were looked at
        self._standing = None  # the weights in the groups, unless somebody has touched them
        self._made = returned.Made(before=drivers.kept(armature))
        try:
            self._link = live.Folder(self._file(_LIVE))
            self.sent = scene.send(file, armature, meshes, with_weights=True)
            self.process = open_window(path, file, self.returned, self._link.path)
        except Exception:
            shutil.rmtree(self._folder, ignore_errors=True)
            raise

    def _file(self, name):
        return os.path.join(self._folder, name)

    def look(self):
        """Takes weights back when there is a new export, and what drives what. Lines that tell so, or None. SinewError,
        before anything has changed."""
        stamp = _stamp(self.returned)
        if stamp is None or stamp == self._seen:
            return None
        self._seen = stamp
        weights = _read(self.returned, self.sent)
        try:
            extras = returned.read(self.returned, len(self.sent.meshes))
        except GltfError as problem:
            raise SinewError(str(problem)) from problem
        returned.check(self.sent, extras, self._made)
        groups.check(self.sent, weights, [*self.sent.bones, *extras.joints(self.sent.bones)])
        self._standing = None
        bones = returned.put(self.sent, extras, self._made)
        groups.put(self.sent, weights, [*self.sent.bones, *bones])
        left_out = returned.drive(self.sent, extras, self._made)
        return [f"Weights from Sinew: {self.sent.vertices} vertices of {self.sent.armature}" + _told(bones, extras),
                *left_out]

    def look_live(self, on):
        """Takes the newest weights of the live link while that is `on` and Blender is at nothing that they would disturb;
        else Sinew reads why not, and they are taken later. Whether the groups have changed. SinewError, before anything
        has changed; Sinew reads it too."""
        newest = self._link.newest()
        if newest is None or newest[0] == self._taken:
            return False
        number, path = newest
        waits = self._waits(on)
        if waits:
            self._tell(number, waits, failed=True)
            return False
        try:
            self._take(path)
        except SinewError as problem:
            if not os.path.exists(path):
                return False  # there are newer ones
            self._taken = number
            self._tell(number, str(problem), failed=True)
            raise
        self._taken = number
        self._tell(number, f"Blender has the weights of {self.sent.vertices} vertices")
        return True

    def _take(self, path):
        weights = _read(path, self.sent)
        bones = [*self.sent.bones, *self._made.bones]
        try:
            groups.check(self.sent, weights, bones)
        except groups.UnknownBone as problem:
            raise SinewError(f"{problem} Export in Sinew (Ctrl+E) to bring it along.") from problem
        known, self._standing = self._standing, None
        self._standing = groups.put(self.sent, weights, bones, known)

    def _tell(self, number, text, failed=False):
        self.told = text
        self._link.answer(number, text, failed)

    def _waits(self, on):
        """Why weights of the live link cannot be taken now; empty: they can."""
        if not on:
            return "Live is switched off in Blender: see the tab Sinew of its sidebar (N)"
        for mesh in self.sent.meshes:
            found = bpy.data.objects.get((mesh.object_name, None))
            if found is not None and found.mode == "EDIT":
                return f"{mesh.object_name} is in Edit Mode in Blender: it gets the weights when you leave that"
        held = compat.held_by(bpy.app, bpy.context.window_manager.windows)
        return held and f"{held}: it gets the weights afterwards"

    def touched(self, names):
        """Meshes or objects of these names have changed, and not by look_live()."""
        mine = {name for mesh in self.sent.meshes for name in (mesh.object_name, mesh.mesh_name)}
        if names is None or not mine.isdisjoint(names):
            self._standing = None

    def ended(self):
        return self.process.poll() is not None

    def leave(self):
        """Once the window is closed: takes the folder away, unless the user has saved something in it."""
        self._link.remove()
        if set(os.listdir(self._folder)) <= self._files():
            shutil.rmtree(self._folder, ignore_errors=True)

    def close(self):
        """Nothing is taken any more, though the window may still be open: then Sinew takes the folder away."""
        if self.ended():
            self.leave()
        else:
            self._link.close(self._files())

    def _files(self):
        return {self.name + ".glb", _RETURNED, os.path.basename(returned.drivers_file(_RETURNED))}


def _read(path, sent):
    try:
        return character.read_weights(path, len(sent.meshes))
    except GltfError as problem:
        raise SinewError(str(problem)) from problem


def _told(bones, extras):
    shapes = len({name for shapes in extras.shapes for name in shapes})
    counts = [f"{count} {what}" for count, what in ((len(bones), "new bones"), (shapes, "shape keys")) if count]
    return ", with " + " and ".join(counts) if counts else ""


def _stamp(path):
    """Changes when a file is written; None when it is not there. Sinew puts whole files in place, never half of one."""
    try:
        status = os.stat(path)
    except OSError:
        return None
    return status.st_mtime_ns, status.st_size, status.st_ino
