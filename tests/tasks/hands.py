"""Hands on mouse and keyboard, which count what they do. The seconds are those of the keystroke-level model (Card, Moran
and Newell 1980): the time of a practised user, without that to think."""

import contextlib
import subprocess
import time

POINTING = 1.1  # seconds to bring the mouse to a place
PRESS = 0.2  # seconds for a key, a chord of keys, a button or a letter


class Hands:
    def __init__(self):
        self.clicks = 0
        self.drags = 0
        self.keys = 0
        self.pointings = 0
        self.waited = 0.0
        self.counting = True
        self.at = None

    @contextlib.contextmanager
    def uncounted(self):
        """What belongs to the check and not to the task."""
        self.counting = False
        yield
        self.counting = True

    def seconds(self):
        return POINTING * self.pointings + PRESS * (self.clicks + self.drags + self.keys)

    def run(self, *words):
        subprocess.run(["xdotool", *map(str, words)], check=True)
        time.sleep(0.15)

    def point(self, place):
        if place != self.at:
            self.pointings += self.counting
            self.at = place
            self.run("mousemove", *place)

    def click(self, place, button=1, held=None):
        self.point(place)
        self.clicks += self.counting
        if held:
            self.keys += self.counting
            self.run("keydown", held)
        self.run("click", button)
        if held:
            self.run("keyup", held)
        time.sleep(0.5)

    def wheel(self, place, turns):
        """Down; all of it is one press."""
        self.point(place)
        self.keys += self.counting
        self.run("click", "--repeat", turns, "--delay", 60, 5)
        time.sleep(0.5)

    def drag(self, start, end, steps=8):
        self.point(start)
        self.pointings += self.counting
        self.drags += self.counting
        self.run("mousedown", 1)
        for step in range(1, steps + 1):
            self.run("mousemove", *(round(a + (b - a) * step / steps) for a, b in zip(start, end)))
        self.run("mouseup", 1)
        self.at = end
        time.sleep(0.5)

    def key(self, *chords):
        for chord in chords:
            self.keys += self.counting
            self.run("key", chord)
            time.sleep(0.3)

    def type(self, text):
        self.keys += len(text) * self.counting
        self.run("type", "--delay", 20, text)
        time.sleep(0.3)

    def wait(self, screen, sure=0.0):
        waited = screen.settle(sure=sure)
        self.waited += waited * self.counting
