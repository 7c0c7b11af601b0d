"""Checks the VRM extensions of files against their JSON schemas.

Usage: python3 vrm_schema.py SCHEMA_FOLDER FILE [FILE ...]
Prints a JSON list, an entry a file: {"checked": names of the extensions, "problems": [...]}. Knows what VRM's schemas
use of JSON Schema, and says of any other word that it does not know it."""

import json
import os
import re
import sys

from gltf_tree import Gltf

TYPES = {"object": dict, "array": list, "string": str, "boolean": bool, "null": type(None)}
# What says nothing of the value, and what is read beside another word.
SILENT = {"$schema", "$id", "id", "title", "description", "default", "examples", "format", "definitions", "$defs",
          "deprecated", "dependencies"}  # fmt: skip


class Schemas:
    def __init__(self, folder):
        self.folder = folder
        self.problems = []
        self.loaded = {}

    def load(self, name):
        """A file of the folder by its name alone; those of glTF itself are not there and ask for nothing."""
        if name not in self.loaded:
            path = os.path.join(self.folder, name)
            with_schema = os.path.isfile(path)
            self.loaded[name] = json.load(open(path, encoding="utf-8")) if with_schema else {}
            if not with_schema and not name.startswith(("glTF", "textureInfo", "extension", "extras")):
                self.problems.append("the schema %s is missing" % name)
        return self.loaded[name]

    def check(self, value, schema, path):
        if schema is True:
            return
        if schema is False:
            self.problems.append(path + ": must not be there")
            return
        for word, rule in schema.items():
            if word in SILENT or word.startswith("gltf_"):
                continue
            check = getattr(self, "check_" + word.replace("$", ""), None)
            if check is None:
                self.problems.append("%s: the schema's word %s is not known" % (path, word))
            else:
                check(value, rule, path, schema)

    def demand(self, holds, path, what):
        if not holds:
            self.problems.append("%s: %s" % (path, what))

    def fits(self, value, schema):
        problems, self.problems = self.problems, []
        self.check(value, schema, "")
        problems, self.problems = self.problems, problems
        return not problems

    def check_ref(self, value, rule, path, _):
        if rule.startswith("#"):
            self.problems.append("%s: a reference within a schema: %s" % (path, rule))
        else:
            self.check(value, self.load(rule.split("#")[0].rsplit("/", 1)[-1]), path)

    def check_type(self, value, rule, path, _):
        kinds = rule if isinstance(rule, list) else [rule]
        self.demand(any(self.is_type(value, kind) for kind in kinds), path, "is no %s" % "/".join(kinds))

    @staticmethod
    def is_type(value, kind):
        number = isinstance(value, (int, float)) and not isinstance(value, bool)
        if kind == "number":
            return number
        if kind == "integer":
            return number and value == int(value)
        return isinstance(value, TYPES[kind])

    def check_required(self, value, rule, path, _):
        for key in rule if isinstance(value, dict) else ():
            self.demand(key in value, path, "lacks " + key)

    def check_properties(self, value, rule, path, _):
        for key, schema in rule.items() if isinstance(value, dict) else ():
            if key in value:
                self.check(value[key], schema, path + "." + key)

    def check_additionalProperties(self, value, rule, path, schema):
        known = schema.get("properties", {})
        for key in value if isinstance(value, dict) else ():
            if key not in known:
                self.check(value[key], rule, path + "." + key)

    def check_items(self, value, rule, path, _):
        for index, item in enumerate(value if isinstance(value, list) else ()):
            self.check(item, rule, "%s[%d]" % (path, index))

    def check_uniqueItems(self, value, rule, path, _):
        texts = [json.dumps(item) for item in value] if isinstance(value, list) else []
        self.demand(not rule or len(set(texts)) == len(texts), path, "has an entry twice")

    def check_minItems(self, value, rule, path, _):
        self.demand(not isinstance(value, list) or len(value) >= rule, path, "has too few entries")

    def check_maxItems(self, value, rule, path, _):
        self.demand(not isinstance(value, list) or len(value) <= rule, path, "has too many entries")

    def check_minProperties(self, value, rule, path, _):
        self.demand(not isinstance(value, dict) or len(value) >= rule, path, "has too few members")

    def check_minLength(self, value, rule, path, _):
        self.demand(not isinstance(value, str) or len(value) >= rule, path, "is too short")

    def check_minimum(self, value, rule, path, schema):
        if self.is_type(value, "number"):
            above = value > rule if schema.get("exclusiveMinimum") is True else value >= rule
            self.demand(above, path, "is less than %s" % rule)

    def check_exclusiveMinimum(self, value, rule, path, _):
        if self.is_type(value, "number") and rule is not True and rule is not False:
            self.demand(value > rule, path, "is not more than %s" % rule)

    def check_maximum(self, value, rule, path, _):
        self.demand(not self.is_type(value, "number") or value <= rule, path, "is more than %s" % rule)

    def check_enum(self, value, rule, path, _):
        self.demand(value in rule, path, "%r is none of %s" % (value, rule))

    def check_const(self, value, rule, path, _):
        self.demand(value == rule, path, "is not %r" % (rule,))

    def check_pattern(self, value, rule, path, _):
        self.demand(not isinstance(value, str) or re.search(rule, value), path, "is not as %s" % rule)

    def check_allOf(self, value, rule, path, _):
        for schema in rule:
            self.check(value, schema, path)

    def check_anyOf(self, value, rule, path, _):
        self.demand(any(self.fits(value, schema) for schema in rule), path, "fits none of the schemas")

    def check_oneOf(self, value, rule, path, _):
        self.demand(sum(self.fits(value, schema) for schema in rule) == 1, path, "does not fit one schema alone")

    def check_not(self, value, rule, path, _):
        self.demand(not self.fits(value, rule), path, "fits what it must not")


def extensions(gltf):
    """(name, value, path) of all VRM extensions of a file."""
    owners = [("", gltf)]
    for section in ("materials", "nodes"):
        owners += [("%s[%d]" % (section, i), entry) for i, entry in enumerate(gltf.get(section, []))]
    for path, owner in owners:
        for name, value in owner.get("extensions", {}).items():
            if name == "VRM" or name.startswith("VRMC_"):
                yield name, value, (path + "." if path else "") + name


def plain_json(path):
    """As usual, with numbers."""
    gltf = Gltf(path)

    def plain(value):
        if isinstance(value, dict):
            return {key: plain(entry) for key, entry in value.items()}
        if isinstance(value, list):
            return [plain(entry) for entry in value]
        return json.loads(value) if type(value).__name__ == "Written" else value

    return plain(gltf.json)


def check_file(schemas, path):
    checked, problems = [], []
    for name, value, place in extensions(plain_json(path)):
        folder, root = ("0.0", "vrm") if name == "VRM" else (name + "-1.0", name)
        if not os.path.isdir(os.path.join(schemas, folder)):
            continue
        checker = Schemas(os.path.join(schemas, folder))
        checker.check(value, checker.load(root + ".schema.json"), place)
        checked.append(name)
        problems += checker.problems
    return {"checked": checked, "problems": problems}


def main(arguments):
    if len(arguments) < 2:
        sys.exit(__doc__)
    print(json.dumps([check_file(arguments[0], path) for path in arguments[1:]]))


if __name__ == "__main__":
    main(sys.argv[1:])
