"""Compares files with the same files given another skin, and says what else differs.

Usage: python3 compare_skins.py BEFORE AFTER [BEFORE AFTER ...]
Prints a JSON list, an entry a pair: {"differences": [...], "weights": [what is wrong with the second file's weights],
"vertices": those of skinned meshes, "weighted": those with weights, "changed": those with other weights than before}.
Its parsers are its own, and share nothing with the program under test."""

import json
import sys

import fbx_skins
import gltf_skins


def compare(before, after):
    reader = fbx_skins if before.lower().endswith(".fbx") else gltf_skins
    try:
        return reader.compare(before, after)
    except Exception as error:  # one unreadable pair must not hide the others
        return {"differences": ["%s: %s" % (type(error).__name__, error)], "weights": [], "vertices": 0, "weighted": 0,
                "changed": 0}


def main(arguments):
    if not arguments or len(arguments) % 2:
        sys.exit(__doc__)
    print(json.dumps([compare(*pair) for pair in zip(arguments[::2], arguments[1::2])]))


if __name__ == "__main__":
    main(sys.argv[1:])
