"""Binds characters to skeletons.

    import sinew
    weights = sinew.bind(vertices, faces, bones)        # arrays to weights
    weights.indices, weights.values                     # (V, K) each
    sinew.open("hero.fbx").bind(alpha=0.5).save("hero_rigged.fbx")

Arrays are NumPy's: vertices (V, 3) float64, y up, faces (F, 3) whole numbers, joints (J, 3), matrices
(4, 4) that stand before a column. Lengths are in units of the character, whose metres `unit` says.
Calls that work for a while let other threads run Python; `threads=` limits them, `progress=` is called
as progress(stage, fraction) and cancels by False, and Ctrl-C cancels too.
"""

import os as _os
import shutil as _shutil

from ._sinew import (
    Canceled,
    Character,
    Error,
    InputError,
    Mesh,
    Skeleton,
    Weights,
    __version__,
    _open,
    bind,
    settings,
    solvers,
)

__all__ = [
    "Canceled",
    "Character",
    "Error",
    "InputError",
    "Mesh",
    "Skeleton",
    "Weights",
    "__version__",
    "bind",
    "open",
    "settings",
    "solvers",
]


def open(file, *, program=None, threads=0, progress=None):
    """Read a character from a file of any format that Sinew reads.

    program : the program `sinew`, which reads formats without a reader of Sinew's own in a process that a
        broken file may bring down; None: SINEW_EXECUTABLE, or the one on the PATH. Without one they are
        read in this process.

    Returns a Character. Raises Error where the file cannot be read.
    """
    if program is None:
        program = _os.environ.get("SINEW_EXECUTABLE") or _shutil.which("sinew")
    return _open(file, program, threads=threads, progress=progress)
