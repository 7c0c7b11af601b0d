"""A small reader of FBX files, binary and text: records with their stored properties. Needs nothing but Python's
standard library."""

import re
import struct
import zlib

MAGIC = b"Kaydara FBX Binary  \x00\x1a\x00"
HEADER = 27
WIDE_FROM = 7500
SCALARS = {"Y": "<h", "C": "<B", "I": "<i", "F": "<f", "D": "<d", "L": "<q", "B": "<B"}
ARRAYS = {"f": "f", "d": "d", "l": "q", "i": "i", "b": "B", "c": "B"}
TOKEN = re.compile(r'\s*(?:;[^\n]*|("[^"]*")|([A-Za-z_][\w|\- ]*?)\s*:(?!:)|([{},])|([^\s{},"]+))')


class Record:
    def __init__(self, name, stored, children):
        self.name = name
        self.stored = stored  # bytes of a binary file, a list of words of a text
        self.children = children

    def child(self, name):
        return next((child for child in self.children if child.name == name), None)

    def properties(self):
        return binary_properties(self.stored) if isinstance(self.stored, bytes) else text_properties(self.stored)

    def first(self, default=None):
        properties = self.properties()
        return properties[0] if properties else default


def binary_properties(stored):
    result = []
    at = 0
    while at < len(stored):
        kind = chr(stored[at])
        at += 1
        if kind in SCALARS:
            result.append(struct.unpack_from(SCALARS[kind], stored, at)[0])
            at += struct.calcsize(SCALARS[kind])
        elif kind in "SR":
            (length,) = struct.unpack_from("<I", stored, at)
            result.append(stored[at + 4 : at + 4 + length])
            at += 4 + length
        elif kind in ARRAYS:
            count, packed, length = struct.unpack_from("<III", stored, at)
            data = stored[at + 12 : at + 12 + length]
            data = zlib.decompress(data) if packed else data
            result.append(struct.unpack("<%d%s" % (count, ARRAYS[kind]), data))
            at += 12 + length
        else:
            raise ValueError("a property of the unknown kind %r" % kind)
    return result


def text_value(word):
    if word.startswith('"'):
        return word[1:-1].encode()
    try:
        return int(word)
    except ValueError:
        pass
    try:
        return float(word)
    except ValueError:
        return word.encode()


def text_properties(words):
    """Words, or the list that stands behind a star and its length."""
    if words and words[0].startswith("*"):
        return [tuple(text_value(word) for word in words[1:])]
    return [text_value(word) for word in words]


class Binary:
    def __init__(self, data):
        self.data = data
        self.at = HEADER
        self.head = struct.Struct("<QQQB" if struct.unpack_from("<I", data, 23)[0] >= WIDE_FROM else "<IIIB")

    def records(self, end):
        """Records up to the empty one that ends them, or up to `end`."""
        result = []
        while self.at < end:
            next_record, count, size, length = self.head.unpack_from(self.data, self.at)
            self.at += self.head.size
            if next_record == 0:
                break
            name = self.data[self.at : self.at + length].decode()
            self.at += length
            stored = self.data[self.at : self.at + size]
            self.at += size
            if not self.at <= next_record <= end:
                raise ValueError("%s does not fit" % name)
            children = self.records(next_record)
            if self.at != next_record:
                raise ValueError("%s ends at %d, not at %d" % (name, self.at, next_record))
            result.append(Record(name, stored, children))
        return result


class Text:
    def __init__(self, text):
        self.tokens = [match for match in TOKEN.finditer(text) if match.lastindex]
        self.at = 0

    def next_is(self, mark):
        return self.at < len(self.tokens) and self.tokens[self.at].group(3) == mark

    def records(self):
        result = []
        while self.at < len(self.tokens) and not self.next_is("}"):
            name = self.tokens[self.at].group(2)
            if name is None:
                raise ValueError("no name of a record: %r" % self.tokens[self.at].group())
            self.at += 1
            words = self.words()
            children = []
            if self.next_is("{"):
                self.at += 1
                children = self.records()
                if not self.next_is("}"):
                    raise ValueError("%s is not closed" % name)
                self.at += 1
            if words and words[0].startswith("*") and len(children) == 1:
                words, children = words + children[0].stored, []
            result.append(Record(name, words, children))
        return result

    def words(self):
        result = []
        while self.at < len(self.tokens) and self.tokens[self.at].lastindex != 2:
            token = self.tokens[self.at]
            if token.group(3) in ("{", "}"):
                break
            if token.group(3) != ",":
                result.append(token.group(1) or token.group(4))
            self.at += 1
        return result


class Fbx:
    def __init__(self, path):
        with open(path, "rb") as file:
            data = file.read()
        self.binary = data.startswith(MAGIC)
        if self.binary:
            reader = Binary(data)
            self.header = data[:HEADER]
            self.records = reader.records(len(data))
            self.footer = data[reader.at :]
        else:
            text = data.decode("utf-8", "surrogateescape")
            self.header = text.split("\n", 1)[0].encode("utf-8", "surrogateescape")
            self.records = Text(text).records()
            self.footer = b""

    def section(self, name):
        record = next((record for record in self.records if record.name == name), None)
        return record.children if record else []
