"""Makes the tables of compare.sh from what `sinew compare --json` wrote.

Usage: compare_table.py FOLDER TUNED TRIVIAL

FOLDER holds NAME.METHOD.json, with the methods nearest, raw, welded and fanned (bone heat), paper and sinew; TUNED and
TRIVIAL name files, one a line. Means are over the files that have the figure: geometric of posed errors and of what is
left of them, arithmetic of everything else. A figure that is missing is "-".
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


HEATS = ("raw", "welded", "fanned")
GROUPS = ("trunk", "head", "limbs", "feet", "fingers", "props")
CAUSES = ("strongestJoint", "centers", "widths", "rigidShells", "rigidShellsToTheirJoint")
NAMED = (("feet", TOE), ("fingers", FINGER),
         ("head", re.compile("head|neck|jaw|eye|brow|(^|[^a-z])ear|mouth|tongue|lip|cheek|nose|hair", re.IGNORECASE)),
         ("trunk", re.compile("spine|chest|hips?$|pelvis|torso|body|abdomen|belly|root|clavicle|shoulder|collar|rib|"
                              "breast", re.IGNORECASE)),
         ("limbs", re.compile("arm|elbow|hand|wrist|leg|thigh|calf|knee|shin|wing|tail", re.IGNORECASE)))


def read_comparisons(folder):
    """{name: {method: comparison}}, bone heat by the best of its three posed errors."""
    files = {}
    for path in sorted(Path(folder).glob("*.json")):
        name, method = path.name[: -len(".json")].rsplit(".", 1)
        files.setdefault(name, {})[method] = json.loads(path.read_text())
    for methods in files.values():
        heats = [methods.pop(kind) for kind in HEATS if kind in methods]
        if heats:
            methods["heat"] = min(heats, key=lambda heat: heat["posedError"])
    return files


def width(comparison, key, fingers):
    """Median width of the transitions, of all joints or of fingers."""
    widths = [t[key] for t in comparison.get("transitions", [])
              if not fingers or FINGER.search(t["joint"]) and not TOE.search(t["joint"])]
    return statistics.median(widths) if widths else None


def longest_below(joint, children):
    return 1 + max((longest_below(child, children) for child in children.get(joint, [])), default=0)


def group_of(joint, parents, children):
    """By the joint's name; without one that says it, by the joints around it."""
    for group, names in NAMED:
        if names.search(joint):
            return group
    chains = [child for child in children.get(joint, []) if longest_below(child, children) > 1]
    if len(chains) > 1:
        return "trunk"
    alone = joint not in children and len(children.get(parents[joint], [])) > 2
    return "props" if alone else "limbs"


def errors_by_group(causes):
    """{group: fraction of the squared posed error}."""
    parents = {joint["joint"]: joint["parent"] for joint in causes["joints"]}
    children = {}
    for joint, parent in parents.items():
        children.setdefault(parent, []).append(joint)
    groups = dict.fromkeys(GROUPS, 0.0)
    for joint in causes["joints"]:
        groups[group_of(joint["joint"], parents, children)] += joint["squaredError"]
    return groups


def add_causes(figures, method, comparison):
    causes = comparison.get("causes")
    if causes and comparison["posedError"] > 0:
        for cause in CAUSES:
            figures[method, cause] = causes[cause] / comparison["posedError"]
        for group, error in errors_by_group(causes).items():
            figures[method, group] = error


def figures_of(methods):
    """One file's figures by (method, what); those of the artist come with Sinew's."""
    figures = {}
    for method, comparison in methods.items():
        for what in ("precision", "recall", "l1", "influences"):
            figures[method, what] = comparison.get(what)
        figures[method, "posed"] = 100 * comparison["posedError"]
        figures[method, "width"] = width(comparison, "width", False)
        figures[method, "finger width"] = width(comparison, "width", True)
        figures[method, "wrong"] = 1 - comparison["sameStrongest"]
        add_causes(figures, method, comparison)
    own = methods["sinew"]
    figures["artist", "influences"] = own.get("referenceInfluences")
    figures["artist", "width"] = width(own, "referenceWidth", False)
    figures["artist", "finger width"] = width(own, "referenceWidth", True)
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
        if values and (key[1] == "posed" or key[1] in CAUSES):
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
             for what in ("influences", "width", "finger width")]
    cells.append(shown(row.get(("sinew", "roughness")), 2))
    return cells + [" / ".join(shown(row.get((who, "unweighted")), 0) for who in ("heat", "sinew"))]


def cause_cells(row):
    cells = [shown(row.get(("sinew", "wrong")), 3)]
    cells += [shown(row.get(("sinew", cause)), 2) for cause in CAUSES]
    return cells + [" / ".join(shown(row.get((method, group)), 2) for method in ("heat", "sinew")) for group in GROUPS]


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


def print_taken(files, most):
    """What joints took from others in Sinew's weights, in % of all weight."""
    for name, methods in files.items():
        causes = methods.get("sinew", {}).get("causes") or {"taken": []}
        taken = [f"{t['joint']} from {t['from']} {100 * t['meanPerVertex']:.1f}" for t in causes["taken"][:most]]
        print(f"- {name}: " + ", ".join(taken))


def main(folder, tuned, trivial):
    files = read_comparisons(folder)
    rows = rows_of(files, *(set(Path(names).read_text().split()) for names in (tuned, trivial)))
    print("Precision / recall / L1 / posed error in % of the diagonal\n")
    print_table([*(TITLES[method] for method in METHODS), "Sinew's posed error / bone heat's"], rows, quality_cells)
    print("\nArtist / bone heat / Sinew; widths are medians over joints, in limb radii\n")
    print_table(["influences a vertex", "transition width", "of fingers", "roughness of Sinew / artist",
                 "unweighted vertices of bone heat / Sinew"], rows, shape_cells)
    print("\nWhat Sinew's posed error comes from: vertices whose strongest joint is another one; what is left of the "
          "error with the artist's strongest joints, transition centres, transition widths, rigid shells, and rigid "
          "shells with their joints; bone heat / Sinew, the fraction of the squared error of each group of joints\n")
    print_table(["wrong joint", "joints", "centres", "widths", "shells", "shells' joints", *GROUPS], rows, cause_cells)
    print("\nWeight that a joint took from another, in % of all\n")
    print_taken(files, 6)


main(*sys.argv[1:])
