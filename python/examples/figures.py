"""Binds every character of a folder and writes what came of each, as CSV.

Usage: figures.py FOLDER [RESOLUTION]
"""

import csv
import pathlib
import sys

import sinew

ENDINGS = {".fbx", ".glb", ".gltf", ".vrm"}

folder = pathlib.Path(sys.argv[1])
resolution = int(sys.argv[2]) if len(sys.argv) > 2 else "auto"
table = csv.writer(sys.stdout)
table.writerow(["file", "vertices", "joints", "seconds", "warnings", "most influences"])
for file in sorted(path for path in folder.iterdir() if path.suffix.lower() in ENDINGS):
    try:
        report = sinew.open(file).bind(resolution=resolution).report
    except sinew.Error as error:
        print(f"{error.code}: {error}", file=sys.stderr)
        continue
    warnings = sum(issue["level"] == "warning" for issue in report["issues"])
    counts = report["counts"]
    table.writerow([file.name, counts["vertices"], report["input"]["joints"], round(report["seconds"]["bind"], 2),
                    warnings, counts["maxInfluences"]])
