"""The folder of a live link: weights that Sinew's window puts there, and the answers to them. Knows nothing of Blender.

Sinew's app/export/LiveLink.h says what the files are. Both sides put whole files in place, never half of one.
"""

import json
import os
import re
import shutil

_SENT = re.compile(r"weights-(\d+)\.glb")
_ANSWER = "answer.json"


class Folder:
    """Made anew at `path`."""

    def __init__(self, path):
        self.path = path
        self._answered = None
        os.mkdir(path)

    def newest(self):
        """(number, path) of the newest weights; None: there are none."""
        try:
            found = [(int(match[1]), match[0]) for match in map(_SENT.fullmatch, os.listdir(self.path)) if match]
        except OSError:
            return None
        number, name = max(found, default=(0, ""))
        return (number, os.path.join(self.path, name)) if name else None

    def answer(self, number, text, failed=False):
        """What became of the weights of that number; `text`: a sentence for who sits before Sinew."""
        self._put({"number": number, "failed": failed, "text": text})

    def close(self, left):
        """Nothing is taken any more. Sinew takes away the files beside the folder that are named in `left`, once it is
        closed and nobody needs them."""
        self._put({"closed": True, "remove": sorted(left)})

    def remove(self):
        shutil.rmtree(self.path, ignore_errors=True)

    def _put(self, content):
        """Once each. Where the other side holds the file, or the folder is gone, the next call tries again."""
        if content == self._answered:
            return
        part = os.path.join(self.path, _ANSWER + ".part")
        try:
            with open(part, "w", encoding="utf-8") as file:
                json.dump(content, file)
            os.replace(part, os.path.join(self.path, _ANSWER))
        except OSError:
            return
        self._answered = content
