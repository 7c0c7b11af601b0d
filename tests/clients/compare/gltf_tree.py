"""A small reader of glTF and GLB files: the JSON with its order and its numbers as written, the buffers, and what
accessors hold. Needs nothing but Python's standard library."""

import base64
import json
import os
import struct
import urllib.parse

COMPONENT_BYTES = {5120: 1, 5121: 1, 5122: 2, 5123: 2, 5125: 4, 5126: 4}
COMPONENT_CODES = {5120: "b", 5121: "B", 5122: "h", 5123: "H", 5125: "I", 5126: "f"}
COMPONENTS = {"SCALAR": 1, "VEC2": 2, "VEC3": 3, "VEC4": 4, "MAT2": 4, "MAT3": 9, "MAT4": 16}
JSON_CHUNK = 0x4E4F534A
BINARY_CHUNK = 0x004E4942


class Written(str):
    """A number as it stands in the text: 1.0 is not 1.00."""


def pairs(entries):
    result = dict(entries)
    if len(result) != len(entries):
        raise ValueError("a key stands twice in " + ", ".join(key for key, _ in entries))
    return result


def parse(text):
    return json.loads(
        text, object_pairs_hook=pairs, parse_int=lambda text: Written(text), parse_float=lambda text: Written(text)
    )


def number(value, default=0):
    return int(value) if value is not None else default


class Gltf:
    def __init__(self, path):
        with open(path, "rb") as file:
            data = file.read()
        self.folder = os.path.dirname(os.path.abspath(path))
        self.binary = data[:4] == b"glTF"
        self.chunk = None
        self.other_chunks = []
        text = self.split(data) if self.binary else data
        self.json = parse(text.decode("utf-8-sig"))
        self.buffers = [self.read_buffer(i, buffer) for i, buffer in enumerate(self.list("buffers"))]

    def split(self, data):
        _, self.version, length = struct.unpack_from("<4sII", data)
        if length != len(data):
            raise ValueError("the header says %d bytes of %d" % (length, len(data)))
        text = None
        at = 12
        while at < len(data):
            size, kind = struct.unpack_from("<II", data, at)
            body = data[at + 8 : at + 8 + size]
            if len(body) != size or size % 4:
                raise ValueError("a chunk does not fit at %d" % at)
            if kind == JSON_CHUNK and text is None:
                text = body
            elif kind == BINARY_CHUNK and self.chunk is None:
                self.chunk = body
            else:
                self.other_chunks.append((kind, body))
            at += 8 + size
        return text

    def list(self, name):
        return self.json.get(name, [])

    def uses_chunk(self, index):
        return self.binary and index == 0 and "uri" not in self.list("buffers")[0]

    def read_buffer(self, index, buffer):
        """Bytes of a buffer; nothing of one that is only a stand-in for packed data."""
        length = number(buffer.get("byteLength"))
        uri = buffer.get("uri")
        if uri is None:
            data = self.chunk if index == 0 and self.chunk is not None else b""
        elif uri.startswith("data:"):
            data = base64.b64decode(uri.split(",", 1)[1])
        else:
            with open(os.path.join(self.folder, urllib.parse.unquote(uri)), "rb") as file:
                data = file.read()
        if len(data) < length and data:
            raise ValueError("buffer %d has %d of its %d bytes" % (index, len(data), length))
        return data[:length]

    def view(self, index):
        view = self.list("bufferViews")[index]
        offset = number(view.get("byteOffset"))
        length = number(view["byteLength"])
        return self.buffers[number(view["buffer"])][offset : offset + length]

    def packed(self, index):
        """Whether an accessor's bytes are those of a compression that this reader does not undo."""
        accessor = self.list("accessors")[index]
        if "bufferView" not in accessor:
            return False
        return "EXT_meshopt_compression" in self.list("bufferViews")[number(accessor["bufferView"])].get("extensions", {})

    def elements(self, index):
        """The bytes of each element of an accessor, sparse ones put in their places."""
        accessor = self.list("accessors")[index]
        size = COMPONENT_BYTES[number(accessor["componentType"])] * COMPONENTS[accessor["type"]]
        count = number(accessor["count"])
        result = [bytes(size)] * count
        if "bufferView" in accessor:
            view = number(accessor["bufferView"])
            stride = number(self.list("bufferViews")[view].get("byteStride"), size)
            data = self.view(view)
            offset = number(accessor.get("byteOffset"))
            if offset + stride * max(count - 1, 0) + (size if count else 0) > len(data):
                raise ValueError("accessor %d is longer than its bytes" % index)
            result = [data[offset + i * stride : offset + i * stride + size] for i in range(count)]
        if "sparse" in accessor:
            self.place_sparse(accessor["sparse"], size, result)
        return result

    def place_sparse(self, sparse, size, result):
        count = number(sparse["count"])
        places, values = sparse["indices"], sparse["values"]
        code = COMPONENT_CODES[number(places["componentType"])]
        data = self.view(number(places["bufferView"]))
        indices = struct.unpack_from("<%d%s" % (count, code), data, number(places.get("byteOffset")))
        data = self.view(number(values["bufferView"]))[number(values.get("byteOffset")) :]
        for i, place in enumerate(indices):
            result[place] = data[i * size : (i + 1) * size]

    def numbers(self, index):
        """Tuples of numbers, whole ones made fractions where the accessor says so."""
        accessor = self.list("accessors")[index]
        code = COMPONENT_CODES[number(accessor["componentType"])]
        layout = struct.Struct("<%d%s" % (COMPONENTS[accessor["type"]], code))
        most = {"b": 127, "B": 255, "h": 32767, "H": 65535}.get(code, 1) if accessor.get("normalized") else 1
        return [tuple(value / most for value in layout.unpack(element)) for element in self.elements(index)]
