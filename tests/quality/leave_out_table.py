"""Makes the settings and the tables of leave_out.sh.

Usage: leave_out_table.py settings REPORT
       leave_out_table.py table FOLDER SETTINGS FAMILIES

The first reads a report of `sinew bind` at the defaults and prints the options of 15 settings, one a line: the
defaults, each option changed alone, and all changed at once. The second reads what `sinew compare --json` wrote,
FOLDER/NAME.NUMBER.json where NUMBER counts the lines of SETTINGS from 0, and FAMILIES, prefixes of names. Means are
over files: geometric of posed errors, arithmetic of L1. Of settings that are equally good the first is chosen.
"""

import itertools
import json
import math
import statistics
import sys
from pathlib import Path

FACTORS = {"alpha": (2 / 3, 4 / 3), "smoothing": (0.7, 1.4), "penalty": (0.7, 1.4)}  # of the default


def print_settings(report_file):
    report = json.loads(Path(report_file).read_text())
    bind = report["recipe"]["bind"]
    default = {"alpha": bind["alpha"], "smoothing": bind["smoothing"], "penalty": report["penalty"]}
    alone = [{option: factor} for option, factors in FACTORS.items() for factor in factors]
    together = [dict(zip(FACTORS, factors)) for factors in itertools.product(*FACTORS.values())]
    for factors in [{}, *alone, *together]:
        print(" ".join(f"--{option} {value * factors.get(option, 1):.6g}" for option, value in default.items()))


def read_figures(folder, count):
    """{name: [(L1, posed error in % of the diagonal) by settings]}, of files that all settings could bind."""
    figures = {}
    for name in sorted({path.name.rsplit(".", 2)[0] for path in Path(folder).glob("*.json")}):
        paths = [Path(folder) / f"{name}.{number}.json" for number in range(count)]
        if all(path.exists() for path in paths):
            read = [json.loads(path.read_text()) for path in paths]
            figures[name] = [(one["l1"], 100 * one["posedError"]) for one in read]
        else:
            print(f"{name} does not count: not all settings could bind it", file=sys.stderr)
    return figures


def families_of(names, prefixes):
    """{family: names}; a file with none of the prefixes is a family of its own."""
    families = {}
    for name in names:
        prefix = next((prefix for prefix in prefixes if name.startswith(prefix)), None)
        families.setdefault(name if prefix is None else prefix + "*", []).append(name)
    return families


def mean_of(pairs):
    """The mean L1 and posed error of pairs of both."""
    l1s, errors = zip(*pairs)
    return statistics.fmean(l1s), math.exp(statistics.fmean(math.log(max(error, 1e-9)) for error in errors))


def best(figures, names, measure):
    """The number of the settings with the least mean (measure 0: L1, 1: posed error) over the files."""
    count = len(next(iter(figures.values())))
    return min(range(count), key=lambda number: mean_of([figures[name][number] for name in names])[measure])


def shown(pairs):
    return " / ".join(f"{mean:.3f}" for mean in mean_of(pairs))


def print_table(heads, rows):
    print("| " + " | ".join(heads) + " |")
    print("|---|" + "---:|" * (len(heads) - 1))
    for row in rows:
        print("| " + " | ".join(row) + " |")


def choices(figures, chosen_on, names):
    """What the files `names` get, as (number of the settings, figures): with the defaults, with the settings that the
    files `chosen_on` choose by L1 and by posed error, and with the best for `names` themselves by each measure."""
    numbers = [0, best(figures, chosen_on, 0), best(figures, chosen_on, 1)]
    got = [(number, [figures[name][number] for name in names]) for number in numbers]
    own = [best(figures, names, measure) for measure in (0, 1)]
    return got + [(own, [(figures[name][own[0]][0], figures[name][own[1]][1]) for name in names])]


def rows_of(figures, families, labels):
    def cells(title, got):
        (_, defaults), (by_l1, with_l1), (by_posed, with_posed), (_, own) = got
        return [title, shown(defaults), labels[by_l1], shown(with_l1), labels[by_posed], shown(with_posed), shown(own)]

    rows, all_got = [], []
    for family, names in families.items():
        got = choices(figures, [name for name in figures if name not in names], names)
        rows.append(cells(f"{family} ({len(names)})", got))
        all_got.append([pairs for _, pairs in got])
    rows.append(cells("nothing", choices(figures, list(figures), list(figures))))
    defaults, with_l1, with_posed, own = ([pair for pairs in column for pair in pairs] for column in zip(*all_got))
    rows.append([f"mean of the families' files ({len(figures)})", shown(defaults), "", shown(with_l1), "",
                 shown(with_posed), shown(own)])
    return rows


def print_tables(folder, settings_file, families_file):
    labels = [" / ".join(line.split()[1::2]) for line in Path(settings_file).read_text().splitlines()]
    figures = read_figures(folder, len(labels))
    families = families_of(figures, Path(families_file).read_text().split())
    if len(families) < 2:
        sys.exit("leave_out_table.py: files of two families or more are needed")
    print("Settings are alpha / smoothing / penalty, figures L1 / posed error in % of the diagonal\n")
    print_table(["settings", "all files"],
                [[label, shown([of[number] for of in figures.values()])] for number, label in enumerate(labels)])
    print()
    print_table(["left out", "with the defaults", "least L1 of the others", "with these",
                 "least posed error of the others", "with these", "its own least of each"],
                rows_of(figures, families, labels))


{"settings": print_settings, "table": print_tables}[sys.argv[1]](*sys.argv[2:])
