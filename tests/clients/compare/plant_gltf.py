"""Differences to plant in a GLB file. Each function changes the file it is given, or says False where it has nothing
to change."""

import json
import struct


class Glb:
    def __init__(self, data):
        size = struct.unpack_from("<I", data, 12)[0]
        self.json = json.loads(data[20 : 20 + size])
        self.chunk = bytearray(data[28 + size :])


def read(path):
    with open(path, "rb") as file:
        return Glb(file.read())


def write(glb, path):
    text = json.dumps(glb.json).encode()
    text += b" " * (-len(text) % 4)
    chunk = bytes(glb.chunk) + bytes(-len(glb.chunk) % 4)
    with open(path, "wb") as file:
        file.write(struct.pack("<4sII", b"glTF", 2, 28 + len(text) + len(chunk)))
        file.write(struct.pack("<I4s", len(text), b"JSON") + text)
        file.write(struct.pack("<I4s", len(chunk), b"BIN\x00") + chunk)


def skinned_node(glb):
    return next(node for node in glb.json["nodes"] if "skin" in node)


def primitive(glb):
    return glb.json["meshes"][skinned_node(glb)["mesh"]]["primitives"][0]


def offset_of(glb, accessor):
    view = glb.json["bufferViews"][glb.json["accessors"][accessor]["bufferView"]]
    return view.get("byteOffset", 0) + glb.json["accessors"][accessor].get("byteOffset", 0)


def flip(glb, accessor):
    glb.chunk[offset_of(glb, accessor)] ^= 1


def vertex_moved(glb):
    flip(glb, primitive(glb)["attributes"]["POSITION"])


def normal_turned(glb):
    if "NORMAL" not in primitive(glb)["attributes"]:
        return False
    flip(glb, primitive(glb)["attributes"]["NORMAL"])


def other_corner(glb):
    if "indices" not in primitive(glb):
        return False
    flip(glb, primitive(glb)["indices"])


def key_of_a_clip(glb):
    if "animations" not in glb.json:
        return False
    flip(glb, glb.json["animations"][0]["samplers"][0]["output"])


def last_byte(glb):
    glb.chunk[glb.json["buffers"][0]["byteLength"] - 1] ^= 1


def keys_in_another_order(glb):
    glb.json["nodes"][0] = dict(reversed(glb.json["nodes"][0].items()))


def sections_in_another_order(glb):
    glb.json = dict(reversed(glb.json.items()))


def extras_lost(glb):
    return glb.json["asset"].pop("generator", False) and None


def extras_more(glb):
    glb.json["meshes"][0]["extras"] = {"mark": 1}


def number_written_otherwise(glb):
    accessor = glb.json["accessors"][primitive(glb)["attributes"]["POSITION"]]
    accessor["count"] = float(accessor["count"])


def joint_renamed(glb):
    glb.json["nodes"][glb.json["skins"][0]["joints"][0]]["name"] = "other"


def node_moved(glb):
    glb.json["nodes"][-1]["translation"] = [0, 0, 1e-6]


def node_more(glb):
    glb.json["nodes"].append({"name": "new"})


def accessor_of_nothing(glb):
    glb.json["accessors"].append(dict(glb.json["accessors"][0]))


def bounds_otherwise(glb):
    glb.json["accessors"][primitive(glb)["attributes"]["POSITION"]]["min"][0] -= 1


def attribute_lost(glb):
    return primitive(glb)["attributes"].pop("NORMAL", False) and None


def material_otherwise(glb):
    glb.json["materials"][0]["doubleSided"] = not glb.json["materials"][0].get("doubleSided", False)


def list_lost(glb):
    return None if glb.json.pop("samplers", None) else False


def section_more(glb):
    glb.json["extensionsUsed"] = glb.json.get("extensionsUsed", []) + ["KHR_mesh_quantization"]


def skin_named(glb):
    glb.json["skins"][0]["name"] = "other name"


def skin_lost(glb):
    skinned_node(glb).pop("skin")


def joints_in_another_order(glb):
    glb.json["skins"][0]["joints"].reverse()


def bind_matrix_otherwise(glb):
    flip(glb, glb.json["skins"][0]["inverseBindMatrices"])


def mesh_of_another_node(glb):
    glb.json["nodes"].reverse()


DIFFERENCES = (
    vertex_moved, normal_turned, other_corner, key_of_a_clip, last_byte, keys_in_another_order,
    sections_in_another_order, extras_lost, extras_more, number_written_otherwise, joint_renamed, node_moved, node_more,
    accessor_of_nothing, bounds_otherwise, attribute_lost, material_otherwise, list_lost, section_more, skin_named,
    skin_lost, joints_in_another_order, bind_matrix_otherwise, mesh_of_another_node,
)  # fmt: skip


def append(glb, accessor, data):
    """Bytes behind the chunk's, with a view and an accessor like another's."""
    glb.chunk += bytes(-len(glb.chunk) % 4)
    view = {"buffer": 0, "byteOffset": len(glb.chunk), "byteLength": len(data)}
    glb.chunk += data
    glb.json["buffers"][0]["byteLength"] = len(glb.chunk)
    glb.json["bufferViews"].append(view)
    new = {key: value for key, value in accessor.items() if key not in ("byteOffset", "min", "max")}
    glb.json["accessors"].append({**new, "bufferView": len(glb.json["bufferViews"]) - 1})
    return len(glb.json["accessors"]) - 1


def all_to_the_first_joint(glb):
    attributes = primitive(glb)["attributes"]
    count = glb.json["accessors"][attributes["POSITION"]]["count"]
    joints = {"componentType": 5121, "count": count, "type": "VEC4"}
    weights = {"componentType": 5126, "count": count, "type": "VEC4"}
    attributes["JOINTS_0"] = append(glb, joints, bytes(4 * count))
    attributes["WEIGHTS_0"] = append(glb, weights, struct.pack("<4f", 1, 0, 0, 0) * count)


def joint_more(glb):
    """A node of the file becomes a joint."""
    all_to_the_first_joint(glb)
    skin = glb.json["skins"][0]
    accessor = glb.json["accessors"][skin["inverseBindMatrices"]]
    at = offset_of(glb, skin["inverseBindMatrices"])
    matrices = bytes(glb.chunk[at : at + 64 * accessor["count"]])
    skin["joints"].append(next(i for i in range(len(glb.json["nodes"])) if i not in skin["joints"]))
    new = {**accessor, "count": accessor["count"] + 1}
    skin["inverseBindMatrices"] = append(glb, new, matrices + matrices[:64])


def mesh_copied(glb):
    """A node shows a new mesh that differs in its weights alone."""
    node = skinned_node(glb)
    original = json.dumps(glb.json["meshes"][node["mesh"]])
    all_to_the_first_joint(glb)
    glb.json["meshes"].append(glb.json["meshes"][node["mesh"]])
    glb.json["meshes"][node["mesh"]] = json.loads(original)
    node["mesh"] = len(glb.json["meshes"]) - 1


SKINS = (all_to_the_first_joint, joint_more, mesh_copied)
