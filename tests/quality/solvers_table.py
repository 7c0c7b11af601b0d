"""Makes the tables of solvers.sh from what `sinew compare --solvers --json` wrote.

Usage: solvers_table.py FOLDER TRIVIAL

FOLDER holds NAME.json; TRIVIAL names files, one a line. Means are over the files that count and that the solver bound:
geometric of posed errors, arithmetic of everything else; seconds, unweighted vertices and wins are sums, memory is the
most that any file took. A figure that is missing is "-". Files without weights of their own are left out.
"""

import json
import math
import statistics
import sys
from pathlib import Path

LEAST = 1e-9  # of a posed error in percent: a logarithm needs more than 0


def read_results(folder):
    """{name: comparison} of the files that an artist has weighted."""
    files = {path.name[: -len(".json")]: json.loads(path.read_text()) for path in sorted(Path(folder).glob("*.json"))}
    return {name: result for name, result in files.items() if result["reference"]["weights"] == "file"}


def by_solver(result):
    """{solver: its figures}, those that failed with an error alone."""
    return {solver["solver"]: solver for solver in result["solvers"]}


def names_of(files):
    """All solvers, in the order of the first file that has them."""
    return list(dict.fromkeys(name for result in files.values() for name in by_solver(result)))


def bound(solver):
    return solver is not None and solver["error"] is None


def mean(values):
    return statistics.fmean(values) if values else None


def geometric(values):
    return math.exp(mean([math.log(max(value, LEAST)) for value in values])) if values else None


def shown(value, digits=0):
    return "-" if value is None else f"{value:.{digits}f}"


def print_table(heads, rows):
    print("| " + " | ".join(heads) + " |")
    print("|---|" + "---:|" * (len(heads) - 1))
    for row in rows:
        print("| " + " | ".join(row) + " |")


def solver_row(name, counted):
    """One solver over the files that count."""
    runs = [by_solver(result).get(name) for result in counted.values()]
    good = [run for run in runs if bound(run)]

    def all_of(key, factor=1):
        return [factor * run[key] for run in good if run.get(key) is not None]

    memory = all_of("memoryBytes", 1e-6)
    return [name, f"{len(good)} / {len(runs)}",
            *(shown(mean(all_of(key)), 3) for key in ("precision", "recall", "l1")),
            shown(geometric(all_of("posedError", 100)), 3),
            *(shown(mean(all_of(key, 100)), 2) for key in ("bleed", "stretch", "volumeChange")),
            shown(mean(all_of("influences")), 2), shown(sum(all_of("seconds")), 1),
            shown(max(memory, default=None)), shown(sum(all_of("unweighted"))), shown(sum(all_of("wins")))]


def reference_row(counted):
    references = [result["reference"] for result in counted.values()]
    return ["artist", "-", "-", "-", "-", "-",
            *(shown(mean([100 * reference[key] for reference in references]), 2)
              for key in ("bleed", "stretch", "volumeChange")),
            shown(mean([reference["influences"] for reference in references]), 2), "-", "-", "-", "-"]


def file_rows(files, names, trivial, key, factor, digits, mean_of):
    """A row a file with one figure of every solver, then their means."""
    rows = []
    for file, result in files.items():
        solvers = by_solver(result)
        rows.append([file + (" (trivial)" if file in trivial else ""),
                     *(shown(factor * solvers[name][key], digits) if bound(solvers.get(name)) else "-"
                       for name in names)])
    counted = [by_solver(result) for file, result in files.items() if file not in trivial]
    means = [mean_of([factor * solvers[name][key] for solvers in counted if bound(solvers.get(name))])
             for name in names]
    return rows + [["mean", *(shown(value, digits) for value in means)]]


def print_failures(files):
    failures = [(file, name, solver["error"]) for file, result in files.items()
                for name, solver in by_solver(result).items() if solver["error"] is not None]
    if failures:
        print("\nFailed\n")
    for file, name, error in failures:
        print(f"- {file}, {name}: {error}")


def main(folder, trivial_file):
    files = read_results(folder)
    if not files:
        sys.exit("solvers_table.py: no file with weights")
    trivial = set(Path(trivial_file).read_text().split())
    counted = {name: result for name, result in files.items() if name not in trivial}
    names = names_of(files)
    print("Posed error in % of the diagonal; bleed, stretch and volume in %\n")
    print_table(["solver", "files", "precision", "recall", "L1", "posed", "bleed", "stretch", "volume", "influences",
                 "seconds", "peak MB", "unweighted", "wins"],
                [*([reference_row(counted)] if counted else []), *(solver_row(name, counted) for name in names)])
    print("\nL1\n")
    print_table(["file", *names], file_rows(files, names, trivial, "l1", 1, 3, mean))
    print("\nPosed error in % of the diagonal\n")
    print_table(["file", *names], file_rows(files, names, trivial, "posedError", 100, 3, geometric))
    print_failures(files)


main(*sys.argv[1:])
