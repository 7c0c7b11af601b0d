"""Checks JSON files against a schema of resources/schema.

Usage: python3 check_schema.py SCHEMA FILE [FILE ...]
Prints a JSON list of what is wrong."""

import json
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "compare"))
from vrm_schema import Schemas


class OwnSchema(Schemas):
    """References are to the schema itself."""

    def __init__(self, path):
        super().__init__(os.path.dirname(path))
        with open(path, encoding="utf-8") as file:
            self.root = json.load(file)

    def check_ref(self, value, rule, path, _):
        schema = self.root
        for step in rule.removeprefix("#/").split("/"):
            schema = schema[step]
        self.check(value, schema, path)


def main(arguments):
    if len(arguments) < 2:
        sys.exit(__doc__)
    problems = []
    for path in arguments[1:]:
        schema = OwnSchema(arguments[0])
        with open(path, encoding="utf-8") as file:
            schema.check(json.load(file), schema.root, os.path.basename(path))
        problems += schema.problems
    print(json.dumps(problems))


if __name__ == "__main__":
    main(sys.argv[1:])
