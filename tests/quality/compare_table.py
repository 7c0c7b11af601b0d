"""Makes the tables of compare.sh from what `sinew compare --json` wrote.

Usage: compare_table.py FOLDER TUNED TRIVIAL

FOLDER holds NAME.METHOD.json, with the methods nearest, raw and welded (bone heat), paper and sinew; TUNED and TRIVIAL
name files, one a line. Means are over the files that have the figure: geometric of posed errors, arithmetic of
everything else. A figure that is missing is "-".
"""

import json
import math
import re
import statistics
import sys
from pathlib import Path

METHODS = ("nearest", "heat", "paper", "sinew")
TITLES = {"nearest": "nearest bone", "heat": "bone heat", "paper": "paper", "sinew": "Sinew"}
FINGER = re.compile("thumb|index|middle|ring|pinky|little|finger", re.IGNORECASE)
TOE = re.compile("foot|toe", re.IGNORECASE)  # some rigs give the foot a thumb


def read_comparisons(folder):
    """{name: {method: comparison}}, bone heat by the better of its two posed errors."""
    files = {}
    for path in sorted(Path(folder).glob("*.json")):
        name, method = path.name[: -len(".json")].rsplit(".", 1)
        files.setdefault(name, {})[method] = json.loads(path.read_text())
    for methods in files.values():
        heats = [methods.pop(kind) for kind in ("raw", "welded") if kind in methods]
        if heats:
            methods["heat"] = min(heats, key=lambda heat: heat["posedError"])
    return files


def width(comparison, key, fingers):
    """Median width of the transitions, of all joints or of fingers."""
    widths = [t[key] for t in comparison.get("transitions", [])
              if not fingers or FINGER.search(t["joint"]) and not TOE.search(t["joint"])]
    return statistics.median(widths) if widths else None


def figures_of(methods):
    """One file's figures by (method, what); those of the artist come with Sinew's."""
    figures = {}
    for method, comparison in methods.items():
        for what in ("precision", "recall", "l1", "influences"):
            figures[method, what] = comparison.get(what)
        figures[method, "posed"] = 100 * comparison["posedError"]
        figures[method, "width"] = width(comparison, "width", False)
        figures[method, "fingers"] = width(comparison, "width", True)
    own = methods["sinew"]
    figures["artist", "influences"] = own.get("referenceInfluences")
    figures["artist", "width"] = width(own, "referenceWidth", False)
    figures["artist", "fingers"] = width(own, "referenceWidth", True)
    if own["referenceRoughness"] > 0:
        figures["sinew", "roughness"] = own["roughness"] / own["referenceRoughness"]
    for method in ("heat", "sinew"):
        if method in methods:
            figures[method, "unweighted"] = methods[method]["unweighted"]
    return figures


def mean_of(rows):
    """The mean of each figure over the files that have it."""
    means = {}
    for key in {key for row in rows for key in row}:
        values = [row[key] for row in rows if row.get(key) is not None]
        if values and key[1] == "posed":
            means[key] = math.exp(statistics.fmean(math.log(max(value, 1e-9)) for value in values))
        elif values:
            means[key] = statistics.fmean(values)
    return means


def shown(value, digits):
    return "-" if value is None else f"{value:.{digits}f}"


def ratio(row, above, below):
    """The ratio of two figures; in a row of means both are over all files that have them."""
    return row[above] / row[below] if row.get(above) is not None and row.get(below) else None


def quality_cells(row):
    cells = [" / ".join(shown(row.get((method, what)), 3) for what in ("precision", "recall", "l1", "posed"))
             for method in METHODS]
    return cells + [shown(ratio(row, ("sinew", "posed"), ("heat", "posed")), 2)]


def shape_cells(row):
    cells = [" / ".join(shown(row.get((who, what)), 2) for who in ("artist", "heat", "sinew"))
             for what in ("influences", "width", "fingers")]
    cells.append(shown(row.get(("sinew", "roughness")), 2))
    return cells + [" / ".join(shown(row.get((who, "unweighted")), 0) for who in ("heat", "sinew"))]


def print_table(heads, rows, cells_of):
    print("| " + " | ".join(["set", "file", *heads]) + " |")
    print("|---|---|" + "---:|" * len(heads))
    for group, name, row in rows:
        print("| " + " | ".join([group, name, *cells_of(row)]) + " |")


def rows_of(files, tuned, trivial):
    """(set, file, figures): the files by set, then the means."""
    rows = [("trivial" if name in trivial else "tuned" if name in tuned else "reported", name, figures_of(methods))
            for name, methods in files.items() if "sinew" in methods]
    order = ("tuned", "reported", "trivial")
    rows.sort(key=lambda row: (order.index(row[0]), row[1]))
    means = []
    for title, groups in (("tuned", ["tuned"]), ("reported", ["reported"]), ("all", ["tuned", "reported"])):
        chosen = [row for group, _, row in rows if group in groups]
        if chosen:
            means.append(("mean", f"{title} ({len(chosen)})", mean_of(chosen)))
    return rows + means


def main(folder, tuned, trivial):
    rows = rows_of(read_comparisons(folder), *(set(Path(names).read_text().split()) for names in (tuned, trivial)))
    print("Precision / recall / L1 / posed error in % of the diagonal\n")
    print_table([*(TITLES[method] for method in METHODS), "Sinew's posed error / bone heat's"], rows, quality_cells)
    print("\nArtist / bone heat / Sinew; widths are medians over joints, in limb radii\n")
    print_table(["influences a vertex", "transition width", "of fingers", "roughness of Sinew / artist",
                 "unweighted vertices of bone heat / Sinew"], rows, shape_cells)


main(*sys.argv[1:])
