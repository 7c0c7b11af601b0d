"""Hands on mouse and keyboard, which count what they do. The seconds are those of the keystroke-level model (Card, Moran
and Newell 1980): the time of a practised user, without that to think."""

import contextlib
import math
import os
import subprocess
import time

POINTING = 1.1  # seconds to bring the mouse to a place
PRESS = 0.2  # seconds for a key, a chord of keys, a button or a letter
PACE = float(os.environ.get("SINEW_WALK_PACE", "1"))  # 2 waits twice as long between steps, for a busy machine


def pause(seconds):
    time.sleep(seconds * PACE)


class Hands:
    def __init__(self):
        self.clicks = 0
        self.drags = 0
        self.keys = 0  # each with those that are held beside it
        self.letters = 0
        self.scrolls = 0  # of the wheel, without a pause one
        self.travel = 0.0  # pixels of the pointer
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

    def presses(self):
        return self.clicks + self.drags + self.keys + self.letters + self.scrolls

    def seconds(self):
        return POINTING * self.pointings + PRESS * self.presses()

    def run(self, *words):
        subprocess.run(["xdotool", *map(str, words)], check=True)
        pause(0.15)

    def move(self, place):
        if self.at is not None:
            self.travel += math.dist(self.at, place) * self.counting
        self.at = place
        self.run("mousemove", *place)

    def point(self, place):
        if place != self.at:
            self.pointings += self.counting
            self.move(place)

    def click(self, place, button=1, held=None):
        self.point(place)
        self.clicks += self.counting
        if held:
            self.keys += self.counting
            self.run("keydown", held)
        self.run("click", button)
        if held:
            self.run("keyup", held)
        pause(0.5)

    def wheel(self, place, turns):
        """Down; all of it is one scroll."""
        self.point(place)
        self.scrolls += self.counting
        self.run("click", "--repeat", turns, "--delay", 60, 5)
        pause(0.5)

    def drag(self, start, end, steps=8):
        self.point(start)
        self.pointings += self.counting
        self.drags += self.counting
        self.run("mousedown", 1)
        for step in range(1, steps + 1):
            self.move(tuple(round(a + (b - a) * step / steps) for a, b in zip(start, end)))
        self.run("mouseup", 1)
        pause(0.5)

    def key(self, *chords):
        for chord in chords:
            self.keys += self.counting
            self.run("key", chord)
            pause(0.3)

    def type(self, text):
        self.letters += len(text) * self.counting
        self.run("type", "--delay", 20, text)
        pause(0.3)

    def wait(self, screen, sure=0.0):
        waited = screen.settle(sure=sure)
        self.waited += waited * self.counting
