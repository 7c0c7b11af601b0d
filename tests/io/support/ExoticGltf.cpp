#include "tests/io/support/ExoticGltf.h"

#include <QByteArray>

#include <cstdint>
#include <vector>

namespace sinew::test {
namespace {

template<typename T>
void put(std::string& bytes, const std::vector<T>& values) {
    bytes.append(reinterpret_cast<const char*>(values.data()), values.size() * sizeof(T));
    bytes.append((4 - bytes.size() % 4) % 4, '\0');
}

/// What the views of the text below speak of, in their order.
std::string exoticBuffer() {
    std::string bytes;
    put<float>(bytes, {0, 2, 0, 1, 2, 0, 0, 3, 0});                         // 0: places
    put<float>(bytes, {0, 0, 1, 0, 0, 1, 0, 0, 1});                         // 36: normals
    put<std::uint16_t>(bytes, {0, 0, 65535, 0, 0, 65535});                  // 72: coordinates
    put<float>(bytes, {36.5F, 37.0F, 38.25F});                              // 84: temperatures
    put<std::uint8_t>(bytes, {0, 1, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0});         // 96: joints
    put<std::uint8_t>(bytes, {128, 127, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0}); // 108: weights
    put<std::uint16_t>(bytes, {1});                                         // 120: sparse indices
    put<float>(bytes, {0.5F, 0, 0});                                        // 124: sparse values
    put<float>(bytes, {0, 0, 1, 0, 0, 0, 0, 0, 0.5F});                      // 136: morph offsets
    put<float>(bytes, {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, -1, 0, 1,     // 172: bind matrices
                       1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, -2, 0, 1});
    put<std::uint16_t>(bytes, {0, 1, 2});                                 // 300: indices
    put<float>(bytes, {0, 1, 0, 1, 0, 0, 1.5F, 0});                       // 308: times, places
    put<std::uint8_t>(bytes, std::vector<std::uint8_t>(12));              // 340: joints of the boots
    put<std::uint8_t>(bytes, {255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0}); // 352: weights of the boots
    return bytes;
}

const char* const kText = R"json({
  "asset" : { "version": "2.0", "copyright": "\u00a9 the artist", "generator":"by hand",
              "extras": { "build": 1.0E+2 } },
  "extensionsUsed": ["KHR_lights_punctual", "KHR_texture_transform", "KHR_mesh_quantization", "EXT_of_ours"],
  "extensions": { "KHR_lights_punctual": { "lights": [ {"type": "point", "intensity": 0.10000000149011612} ] },
                  "EXT_of_ours": {"anything": [1e-5, -0, 1.50, null, true, "a\/b"], "empty": {}, "none": [ ]} },
  "scene": 0,
  "scenes": [ { "name": "stage", "nodes": [0, 3, 4, 5, 6, 7], "extras": {"fog": 0.50} } ],
  "nodes": [
    { "name": "rig", "children": [1], "extras": { "id": 7 } },
    { "name": "hips", "translation": [0, 1.0, 0], "children": [2] },
    { "name": "spine", "translation": [0.0, 1, 0e0] },
    { "name": "body", "mesh": 0, "skin": 0, "weights": [0.25] },
    { "name": "boots", "mesh": 1, "skin": 1 },
    { "name": "boots", "mesh": 1, "skin": 1, "extras": { "left": true } },
    { "name": "hat", "mesh": 2, "translation": [0, 3, 0] },
    { "name": "camera", "camera": 0, "extensions": { "KHR_lights_punctual": { "light": 0 } } }
  ],
  "cameras": [ { "type": "perspective", "perspective": { "yfov": 0.7853981633974483, "znear": 1e-2 } } ],
  "materials": [ { "name": "cloth", "occlusionTexture": { "index": 0, "strength": 0.90,
      "extensions": { "KHR_texture_transform": { "offset": [0.5, 0.25], "scale": [2, 2] } } } } ],
  "samplers": [ { "magFilter": 9728, "wrapS": 33071 } ],
  "images": [ { "uri": "data:image/png;base64,iVBORw0KGgo=" } ],
  "textures": [ { "sampler": 0, "source": 0 } ],
  "meshes": [
    { "name": "Body", "extras": { "targetNames": ["smile"] }, "weights": [0.0], "primitives": [
      { "attributes": { "POSITION": 0, "NORMAL": 1, "TEXCOORD_0": 2, "_TEMPERATURE": 3, "JOINTS_0": 4,
                        "WEIGHTS_0": 5 }, "indices": 7, "material": 0,
        "targets": [ { "POSITION": 6, "NORMAL": 6 } ], "mode": 4 } ] },
    { "name": "Boots", "primitives": [
      { "attributes": { "WEIGHTS_0": 14, "JOINTS_0": 13, "POSITION": 8 }, "indices": 7 },
      { "attributes": { "WEIGHTS_0": 14, "JOINTS_0": 13, "POSITION": 8 }, "material": 0 } ] },
    { "name": "Hat", "primitives": [ { "attributes": { "POSITION": 0 }, "indices": 7 } ] }
  ],
  "skins": [
    { "name": "main", "joints": [1, 2], "inverseBindMatrices": 9, "skeleton": 1, "extras": {"keep": 1.10} },
    { "joints": [2], "inverseBindMatrices": 10 }
  ],
  "animations": [ { "name": "lift", "channels": [ { "sampler": 0, "target": { "node": 1, "path": "translation" } } ],
                    "samplers": [ { "input": 11, "output": 12, "interpolation": "STEP" } ] } ],
  "accessors": [
    { "bufferView": 0, "componentType": 5126, "count": 3, "type": "VEC3", "min": [0, 2, 0], "max": [1.0, 3, 0] },
    { "bufferView": 1, "componentType": 5126, "count": 3, "type": "VEC3" },
    { "bufferView": 2, "componentType": 5123, "count": 3, "type": "VEC2", "normalized": true },
    { "bufferView": 3, "componentType": 5126, "count": 3, "type": "SCALAR" },
    { "bufferView": 4, "componentType": 5121, "count": 3, "type": "VEC4" },
    { "bufferView": 5, "componentType": 5121, "count": 3, "type": "VEC4", "normalized": true },
    { "bufferView": 8, "componentType": 5126, "count": 3, "type": "VEC3" },
    { "bufferView": 10, "componentType": 5123, "count": 3, "type": "SCALAR" },
    { "bufferView": 0, "componentType": 5126, "count": 3, "type": "VEC3", "min": [0, 2, 0], "max": [1, 3, 0],
      "sparse": { "count": 1, "indices": { "bufferView": 6, "componentType": 5123 }, "values": { "bufferView": 7 } } },
    { "bufferView": 9, "componentType": 5126, "count": 2, "type": "MAT4" },
    { "bufferView": 9, "byteOffset": 64, "componentType": 5126, "count": 1, "type": "MAT4" },
    { "bufferView": 11, "componentType": 5126, "count": 2, "type": "SCALAR", "min": [0], "max": [1] },
    { "bufferView": 11, "byteOffset": 8, "componentType": 5126, "count": 2, "type": "VEC3" },
    { "bufferView": 12, "componentType": 5121, "count": 3, "type": "VEC4" },
    { "bufferView": 13, "componentType": 5121, "count": 3, "type": "VEC4", "normalized": true }
  ],
  "bufferViews": [
    { "buffer": 0, "byteLength": 36, "target": 34962 },
    { "buffer": 0, "byteOffset": 36, "byteLength": 36 },
    { "buffer": 0, "byteOffset": 72, "byteLength": 12 },
    { "buffer": 0, "byteOffset": 84, "byteLength": 12 },
    { "buffer": 0, "byteOffset": 96, "byteLength": 12 },
    { "buffer": 0, "byteOffset": 108, "byteLength": 12 },
    { "buffer": 0, "byteOffset": 120, "byteLength": 2 },
    { "buffer": 0, "byteOffset": 124, "byteLength": 12 },
    { "buffer": 0, "byteOffset": 136, "byteLength": 36 },
    { "buffer": 0, "byteOffset": 172, "byteLength": 128 },
    { "buffer": 0, "byteOffset": 300, "byteLength": 6 },
    { "buffer": 0, "byteOffset": 308, "byteLength": 32 },
    { "buffer": 0, "byteOffset": 340, "byteLength": 12 },
    { "buffer": 0, "byteOffset": 352, "byteLength": 12 }
  ],
  "buffers": [ { "byteLength": 364, "name": "all"BUFFER } ]
}
)json";

std::string exoticText(const std::string& buffer) {
    std::string text = kText;
    const std::string place = "BUFFER";
    return text.replace(text.find(place), place.size(), buffer);
}

void putWord(std::string& bytes, std::size_t value) {
    const auto word = static_cast<std::uint32_t>(value);
    bytes.append(reinterpret_cast<const char*>(&word), sizeof(word));
}

void putChunk(std::string& file, std::uint32_t kind, std::string bytes, char padding) {
    bytes.append((4 - bytes.size() % 4) % 4, padding);
    putWord(file, bytes.size());
    putWord(file, kind);
    file += bytes;
}

} // namespace

std::string exoticGltf() {
    const QByteArray base64 = QByteArray::fromStdString(exoticBuffer()).toBase64();
    return exoticText(", \"uri\": \"data:application/octet-stream;base64," + base64.toStdString() + "\"");
}

std::string exoticGlb() {
    std::string file = "glTF";
    putWord(file, 2);
    putWord(file, 0);
    putChunk(file, 0x4E4F534A, exoticText({}), ' ');
    putChunk(file, 0x004E4942, exoticBuffer(), '\0');
    putChunk(file, 0x12345678, "ours", '\0');
    std::string length;
    putWord(length, file.size());
    return file.replace(8, 4, length);
}

} // namespace sinew::test
