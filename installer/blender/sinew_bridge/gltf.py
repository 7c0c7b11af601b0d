"""A file of glTF, as far as the bridge needs it: numbers in, numbers out. Knows nothing of Blender."""

import base64
import json
import os
import struct
from urllib.parse import unquote

import numpy

_MAGIC = 0x46546C67
_JSON_CHUNK = 0x4E4F534A
_BINARY_CHUNK = 0x004E4942
_TYPES = {5120: numpy.int8, 5121: numpy.uint8, 5122: numpy.int16, 5123: numpy.uint16, 5125: numpy.uint32,
          5126: numpy.float32}
_COMPONENTS = {"SCALAR": 1, "VEC2": 2, "VEC3": 3, "VEC4": 4, "MAT4": 16}
_VERTICES, _INDICES = 34962, 34963


class GltfError(Exception):
    """The file is not what it should be; the text says how."""


class Writer:
    """Collects arrays, then writes them and the JSON as one GLB."""

    def __init__(self):
        self.json = {"asset": {"version": "2.0", "generator": "Sinew bridge for Blender"},
                     "buffers": [], "bufferViews": [], "accessors": []}
        self._chunks = []
        self._size = 0

    def add(self, array, kind, target=None, bounds=False):
        """The number of an accessor on a copy of `array`, one row an element; `kind` VEC3, SCALAR ..."""
        array = numpy.ascontiguousarray(array)
        view = {"buffer": 0, "byteOffset": self._size, "byteLength": array.nbytes}
        if target:
            view["target"] = target
        component = next(code for code, dtype in _TYPES.items() if dtype == array.dtype.type)
        accessor = {"bufferView": len(self.json["bufferViews"]), "componentType": component,
                    "count": len(array), "type": kind}
        if bounds:
            accessor["min"] = [float(x) for x in array.min(axis=0)]
            accessor["max"] = [float(x) for x in array.max(axis=0)]
        self.json["bufferViews"].append(view)
        self.json["accessors"].append(accessor)
        self._chunks.append(_padded(array.tobytes(), b"\0"))
        self._size += len(self._chunks[-1])
        return len(self.json["accessors"]) - 1

    def attribute(self, array, kind, bounds=False):
        return self.add(array, kind, _VERTICES, bounds)

    def indices(self, array):
        return self.add(numpy.asarray(array, numpy.uint32).ravel(), "SCALAR", _INDICES)

    def write(self, path):
        self.json["buffers"] = [{"byteLength": self._size}]
        text = _padded(json.dumps(self.json, ensure_ascii=False, separators=(",", ":")).encode("utf-8"), b" ")
        with open(path, "wb") as file:
            file.write(struct.pack("<III", _MAGIC, 2, 12 + 8 + len(text) + 8 + self._size))
            file.write(struct.pack("<II", len(text), _JSON_CHUNK) + text)
            file.write(struct.pack("<II", self._size, _BINARY_CHUNK))
            file.writelines(self._chunks)


class Reader:
    """A .glb, or a .gltf with its buffers. GltfError where something is missing or cut off."""

    def __init__(self, path):
        try:
            with open(path, "rb") as file:
                content = file.read()
            self._binary = None
            text = self._chunks(content) if content[:4] == b"glTF" else content
            self.json = json.loads(text.decode("utf-8"))
            self._buffers = [self._buffer(buffer, os.path.dirname(path)) for buffer in self.json.get("buffers", [])]
        except (OSError, ValueError, KeyError, TypeError, struct.error) as problem:
            raise GltfError(f"{path} cannot be read: {problem}") from problem

    def _chunks(self, content):
        text, at = None, 12
        while at + 8 <= len(content):
            size, kind = struct.unpack_from("<II", content, at)
            chunk = content[at + 8 : at + 8 + size]
            if len(chunk) != size:
                raise ValueError("it is cut off")
            if kind == _JSON_CHUNK and text is None:
                text = chunk
            elif kind == _BINARY_CHUNK and self._binary is None:
                self._binary = chunk
            at += 8 + size
        if text is None:
            raise ValueError("it has no JSON")
        return text

    def _buffer(self, buffer, folder):
        uri = buffer.get("uri")
        if uri is None:
            return self._binary or b""
        if uri.startswith("data:"):
            return base64.b64decode(uri.split(",", 1)[1])
        with open(os.path.join(folder, unquote(uri)), "rb") as file:
            return file.read()

    def array(self, accessor):
        """The elements of an accessor, a row each; what is normalised, as numbers from 0 to 1."""
        try:
            return self._array(self.json["accessors"][accessor])
        except (ValueError, KeyError, IndexError, TypeError) as problem:
            raise GltfError(f"accessor {accessor} cannot be read: {problem}") from problem

    def _array(self, accessor):
        dtype = numpy.dtype(_TYPES[accessor["componentType"]]).newbyteorder("<")
        shape = accessor["count"], _COMPONENTS[accessor["type"]]
        values = self._rows(accessor, dtype, shape) if "bufferView" in accessor else numpy.zeros(shape, dtype)
        if "sparse" in accessor:
            values = self._replaced(values, accessor["sparse"])
        if accessor.get("normalized") and dtype.kind == "u":
            return values.astype(numpy.float64) / numpy.iinfo(dtype).max
        return values

    def _rows(self, place, dtype, shape):
        view = self.json["bufferViews"][place["bufferView"]]
        start = view.get("byteOffset", 0) + place.get("byteOffset", 0)
        stride = view.get("byteStride", dtype.itemsize * shape[1])
        return numpy.ndarray(shape, dtype, self._buffers[view["buffer"]], start, (stride, dtype.itemsize))

    def _replaced(self, values, sparse):
        """With the rows that are not as the rest."""
        kind = numpy.dtype(_TYPES[sparse["indices"]["componentType"]]).newbyteorder("<")
        rows = self._rows(sparse["indices"], kind, (sparse["count"], 1))[:, 0]
        values = values.copy()
        values[rows] = self._rows(sparse["values"], values.dtype, (sparse["count"], values.shape[1]))
        return values


def _padded(data, filler):
    return data + filler * (-len(data) % 4)
