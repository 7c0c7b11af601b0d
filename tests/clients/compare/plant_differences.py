"""Plants differences in copies of a file, one each, and says which of them the comparer does not find.

Usage: python3 plant_differences.py FILE FOLDER
Prints JSON: {"planted": how many, "missed": [their names], "alarms": {name: what the comparer finds in a copy whose
skin alone is another}}. FOLDER is for the copies."""

import json
import os
import sys

import plant_fbx
import plant_gltf
from compare_skins import compare


def main(source, folder):
    kind = plant_fbx if source.endswith(".fbx") else plant_gltf
    extension = os.path.splitext(source)[1]
    before = os.path.join(folder, "before" + extension)
    after = os.path.join(folder, "after" + extension)
    kind.write(kind.read(source), before)
    result = {"planted": 0, "missed": [], "alarms": {}}
    for plants, wanted in ((kind.DIFFERENCES, True), (kind.SKINS, False)):
        for plant in plants:
            file = kind.read(source)
            if plant(file) is False:
                continue  # there is nothing of the kind in this file
            kind.write(file, after)
            found = compare(before, after)
            if wanted:
                result["planted"] += 1
                if not found["differences"]:
                    result["missed"].append(plant.__name__)
            elif found["differences"] or not found["changed"]:
                result["alarms"][plant.__name__] = found
    kind.write(kind.read(source), after)
    found = compare(before, after)
    if found["differences"] or found["changed"]:
        result["alarms"]["the same file"] = found
    print(json.dumps(result))


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(*sys.argv[1:])
