#include "tests/io/support/PackedGltf.h"

#include <draco/compression/expert_encode.h>
#include <draco/mesh/mesh.h>
#include <meshoptimizer.h>

#include <cmath>
#include <cstring>

namespace sinew::test {
namespace {

using Json = nlohmann::json;

constexpr int kByte = 5120;
constexpr int kUnsignedByte = 5121;
constexpr int kShort = 5122;
constexpr int kUnsignedInt = 5125;
constexpr int kFloat = 5126;
constexpr std::uint32_t kColumns = 9;
constexpr std::uint32_t kRows = 13;

template<typename T>
std::string bytesOf(const std::vector<T>& values) {
    return {reinterpret_cast<const char*>(values.data()), values.size() * sizeof(T)};
}

std::string word(std::size_t number) {
    const auto value = static_cast<std::uint32_t>(number);
    return {reinterpret_cast<const char*>(&value), 4};
}

std::string chunk(const char* kind, std::string bytes, char padding) {
    bytes.append((4 - bytes.size() % 4) % 4, padding);
    return word(bytes.size()) + std::string(kind, 4) + bytes;
}

std::string packVertices(const void* data, std::size_t count, std::size_t stride) {
    std::string packed(meshopt_encodeVertexBufferBound(count, stride), '\0');
    packed.resize(meshopt_encodeVertexBuffer(reinterpret_cast<unsigned char*>(packed.data()), packed.size(),
                                             data, count, stride));
    return packed;
}

std::string packTriangles(const std::vector<std::uint32_t>& indices, std::size_t vertices) {
    std::string packed(meshopt_encodeIndexBufferBound(indices.size(), vertices), '\0');
    packed.resize(meshopt_encodeIndexBuffer(reinterpret_cast<unsigned char*>(packed.data()), packed.size(),
                                            indices.data(), indices.size()));
    return packed;
}

std::string packSequence(const std::vector<std::uint32_t>& indices, std::size_t vertices) {
    std::string packed(meshopt_encodeIndexSequenceBound(indices.size(), vertices), '\0');
    packed.resize(meshopt_encodeIndexSequence(reinterpret_cast<unsigned char*>(packed.data()), packed.size(),
                                              indices.data(), indices.size()));
    return packed;
}

/// A view that is packed, its unpacked place in the fallback buffer that is not there.
std::size_t addPacked(PackedGltf& file, const std::string& packed, std::size_t count, std::size_t stride,
                      const char* mode, const char* filter = nullptr) {
    const std::size_t at = file.add(packed);
    Json extension = {{"buffer", 0},          {"byteOffset", at}, {"byteLength", packed.size()},
                      {"byteStride", stride}, {"count", count},   {"mode", mode}};
    if (filter != nullptr) {
        extension["filter"] = filter;
    }
    Json view = {{"buffer", 1}, {"byteOffset", 0}, {"byteLength", count * stride}};
    if (std::string(mode) == "ATTRIBUTES") {
        view["byteStride"] = stride;
    }
    view["extensions"]["EXT_meshopt_compression"] = extension;
    file.json["bufferViews"].push_back(view);
    return file.json["bufferViews"].size() - 1;
}

void useView(PackedGltf& file, std::size_t accessor, std::size_t view) {
    file.json["accessors"][accessor]["bufferView"] = view;
}

/// Normals of four bytes each, as the filter wants them: three and a spare one.
std::string filteredNormals(const Cloth& cloth) {
    std::vector<float> four;
    for (std::size_t v = 0; v < cloth.vertices(); ++v) {
        four.insert(four.end(),
                    {cloth.normals[3 * v], cloth.normals[3 * v + 1], cloth.normals[3 * v + 2], 0.0F});
    }
    std::string filtered(4 * cloth.vertices(), '\0');
    meshopt_encodeFilterOct(filtered.data(), cloth.vertices(), 4, 8, four.data());
    return filtered;
}

struct ClothAccessors {
    std::size_t positions, normals, uvs, joints, weights, indices;
};

ClothAccessors addAccessors(PackedGltf& file, const Cloth& cloth, int normalType) {
    const std::size_t count = cloth.vertices();
    const ClothAccessors a{file.addAccessor(count, kFloat, "VEC3"),
                           file.addAccessor(count, normalType, "VEC3"),
                           file.addAccessor(count, kFloat, "VEC2"),
                           file.addAccessor(count, kUnsignedByte, "VEC4"),
                           file.addAccessor(count, kUnsignedByte, "VEC4"),
                           file.addAccessor(cloth.indices.size(), kUnsignedInt, "SCALAR")};
    file.json["accessors"][a.normals]["normalized"] = normalType != kFloat;
    file.json["accessors"][a.weights]["normalized"] = true;
    Json primitive = {{"indices", a.indices}};
    primitive["attributes"] = {{"POSITION", a.positions},
                               {"NORMAL", a.normals},
                               {"TEXCOORD_0", a.uvs},
                               {"JOINTS_0", a.joints},
                               {"WEIGHTS_0", a.weights}};
    file.json["meshes"] = {{{"primitives", Json::array({primitive})}}};
    return a;
}

/// A quarter turn of the upper joint in a second, its keys packed with the filter for quaternions.
void addPackedClip(PackedGltf& file) {
    const std::size_t times = file.addAccessor(2, kFloat, "SCALAR");
    useView(file, times, file.addView(bytesOf(std::vector<float>{0.0F, 1.0F})));
    const std::vector<float> turns{0, 0, 0, 1, 0, 0, std::sqrt(0.5F), std::sqrt(0.5F)};
    std::string filtered(16, '\0');
    meshopt_encodeFilterQuat(filtered.data(), 2, 8, 16, turns.data());
    const std::size_t keys = file.addAccessor(2, kShort, "VEC4");
    file.json["accessors"][keys]["normalized"] = true;
    useView(file, keys,
            addPacked(file, packVertices(filtered.data(), 2, 8), 2, 8, "ATTRIBUTES", "QUATERNION"));
    file.json["bufferViews"].back().erase("byteStride");
    file.json["animations"] = {
        {{"name", "nod"},
         {"samplers", {{{"input", times}, {"output", keys}}}},
         {"channels", {{{"sampler", 0}, {"target", {{"node", 1}, {"path", "rotation"}}}}}}}};
}

template<typename T>
int addAttribute(draco::Mesh& mesh, draco::GeometryAttribute::Type type, draco::DataType data,
                 bool normalized, std::int8_t components, const std::vector<T>& values) {
    draco::GeometryAttribute attribute;
    attribute.Init(type, nullptr, components, data, normalized,
                   static_cast<std::int64_t>(sizeof(T)) * components, 0);
    const int id = mesh.AddAttribute(attribute, true, mesh.num_points());
    for (std::uint32_t p = 0; p < mesh.num_points(); ++p) {
        mesh.attribute(id)->SetAttributeValue(draco::AttributeValueIndex(p),
                                              values.data() +
                                                  std::size_t{p} * static_cast<std::size_t>(components));
    }
    return id;
}

} // namespace

Cloth makeCloth() {
    Cloth cloth;
    for (std::uint32_t row = 0; row < kRows; ++row) {
        for (std::uint32_t column = 0; column < kColumns; ++column) {
            const float x = static_cast<float>(column) / (kColumns - 1);
            const float y = static_cast<float>(row) / (kRows - 1);
            const float slope = std::cos(9.0F * x);
            const float length = std::sqrt(1.0F + slope * slope);
            cloth.positions.insert(cloth.positions.end(), {x, 2.0F * y, std::sin(9.0F * x) / 9.0F});
            cloth.normals.insert(cloth.normals.end(), {-slope / length, 0.0F, 1.0F / length});
            cloth.uvs.insert(cloth.uvs.end(), {x, 3.0F * y});
            const auto upper = static_cast<std::uint8_t>(255 * row / (kRows - 1));
            cloth.joints.insert(cloth.joints.end(), {0, 1, 0, 0});
            cloth.weights.insert(cloth.weights.end(), {static_cast<std::uint8_t>(255 - upper), upper, 0, 0});
            if (row > 0 && column > 0) {
                const std::uint32_t d = row * kColumns + column;
                cloth.indices.insert(cloth.indices.end(), {d - kColumns - 1, d - kColumns, d});
                cloth.indices.insert(cloth.indices.end(), {d - kColumns - 1, d, d - 1});
            }
        }
    }
    return cloth;
}

PackedGltf::PackedGltf() {
    json["asset"] = {{"version", "2.0"}};
    json["scenes"] = {{{"nodes", {0, 2}}}};
    json["scene"] = 0;
    json["nodes"] = {{{"name", "hips"}, {"children", {1}}},
                     {{"name", "spine"}, {"translation", {0, 1, 0}}},
                     {{"name", "cloth"}, {"mesh", 0}, {"skin", 0}}};
    const std::vector<float> inverse{1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0,  0, 1,
                                     1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, -1, 0, 1};
    const std::size_t matrices = addAccessor(2, kFloat, "MAT4");
    json["accessors"][matrices]["bufferView"] = addView(bytesOf(inverse));
    json["skins"] = {{{"joints", {0, 1}}, {"inverseBindMatrices", matrices}}};
}

std::size_t PackedGltf::add(const std::string& bytes) {
    buffer.append((4 - buffer.size() % 4) % 4, '\0');
    buffer += bytes;
    return buffer.size() - bytes.size();
}

std::size_t PackedGltf::addView(const std::string& bytes) {
    const std::size_t at = add(bytes);
    json["bufferViews"].push_back({{"buffer", 0}, {"byteOffset", at}, {"byteLength", bytes.size()}});
    return json["bufferViews"].size() - 1;
}

std::size_t PackedGltf::addAccessor(std::size_t count, int componentType, const char* type) {
    json["accessors"].push_back({{"count", count}, {"componentType", componentType}, {"type", type}});
    return json["accessors"].size() - 1;
}

std::string PackedGltf::glb() const {
    Json file = json;
    Json own = {{"byteLength", buffer.size()}};
    file["buffers"].insert(file["buffers"].begin(), own);
    const std::string body = chunk("JSON", file.dump(), ' ') + chunk("BIN\0", buffer, '\0');
    return "glTF" + word(2) + word(12 + body.size()) + body;
}

std::string plainCloth() {
    const Cloth cloth = makeCloth();
    PackedGltf file;
    const ClothAccessors a = addAccessors(file, cloth, kFloat);
    useView(file, a.positions, file.addView(bytesOf(cloth.positions)));
    useView(file, a.normals, file.addView(bytesOf(cloth.normals)));
    useView(file, a.uvs, file.addView(bytesOf(cloth.uvs)));
    useView(file, a.joints, file.addView(bytesOf(cloth.joints)));
    useView(file, a.weights, file.addView(bytesOf(cloth.weights)));
    useView(file, a.indices, file.addView(bytesOf(cloth.indices)));
    file.json["buffers"] = Json::array();
    return file.glb();
}

PackedGltf meshoptCloth() {
    const Cloth cloth = makeCloth();
    const std::size_t count = cloth.vertices();
    PackedGltf file;
    file.json["extensionsUsed"] = {"EXT_meshopt_compression", "KHR_mesh_quantization"};
    file.json["extensionsRequired"] = file.json["extensionsUsed"];
    const ClothAccessors a = addAccessors(file, cloth, kByte);
    useView(file, a.positions,
            addPacked(file, packVertices(cloth.positions.data(), count, 12), count, 12, "ATTRIBUTES"));
    useView(file, a.normals,
            addPacked(file, packVertices(filteredNormals(cloth).data(), count, 4), count, 4, "ATTRIBUTES",
                      "OCTAHEDRAL"));
    std::string exponents(8 * count, '\0');
    meshopt_encodeFilterExp(exponents.data(), count, 8, 20, cloth.uvs.data());
    useView(file, a.uvs,
            addPacked(file, packVertices(exponents.data(), count, 8), count, 8, "ATTRIBUTES", "EXPONENTIAL"));
    useView(file, a.joints,
            addPacked(file, packVertices(cloth.joints.data(), count, 4), count, 4, "ATTRIBUTES"));
    useView(file, a.weights,
            addPacked(file, packVertices(cloth.weights.data(), count, 4), count, 4, "ATTRIBUTES"));
    useView(file, a.indices,
            addPacked(file, packTriangles(cloth.indices, count), cloth.indices.size(), 4, "TRIANGLES"));
    // The same cloth again, its indices packed as any sequence.
    Json second = file.json["meshes"][0]["primitives"][0];
    second["indices"] = file.addAccessor(cloth.indices.size(), kUnsignedInt, "SCALAR");
    useView(file, second["indices"],
            addPacked(file, packSequence(cloth.indices, count), cloth.indices.size(), 4, "INDICES"));
    file.json["meshes"].push_back({{"primitives", Json::array({second})}});
    file.json["nodes"].push_back({{"name", "lining"}, {"mesh", 1}, {"skin", 0}});
    file.json["scenes"][0]["nodes"].push_back(3);
    addPackedClip(file);
    file.json["buffers"] = {
        {{"byteLength", 1U << 20U}, {"extensions", {{"EXT_meshopt_compression", {{"fallback", true}}}}}}};
    return file;
}

PackedGltf dracoCloth(bool sequential) {
    const Cloth cloth = makeCloth();
    draco::Mesh mesh;
    mesh.set_num_points(static_cast<std::uint32_t>(cloth.vertices()));
    mesh.SetNumFaces(cloth.indices.size() / 3);
    for (std::uint32_t f = 0; f < cloth.indices.size() / 3; ++f) {
        const std::uint32_t* i = cloth.indices.data() + 3 * std::size_t{f};
        mesh.SetFace(draco::FaceIndex(f),
                     {draco::PointIndex(i[0]), draco::PointIndex(i[1]), draco::PointIndex(i[2])});
    }
    using Attribute = draco::GeometryAttribute;
    const int positions =
        addAttribute(mesh, Attribute::POSITION, draco::DT_FLOAT32, false, 3, cloth.positions);
    const int normals = addAttribute(mesh, Attribute::NORMAL, draco::DT_FLOAT32, false, 3, cloth.normals);
    const int uvs = addAttribute(mesh, Attribute::TEX_COORD, draco::DT_FLOAT32, false, 2, cloth.uvs);
    const int joints = addAttribute(mesh, Attribute::GENERIC, draco::DT_UINT8, false, 4, cloth.joints);
    const int weights = addAttribute(mesh, Attribute::GENERIC, draco::DT_UINT8, true, 4, cloth.weights);
    draco::ExpertEncoder encoder(mesh);
    encoder.SetEncodingMethod(sequential ? draco::MESH_SEQUENTIAL_ENCODING
                                         : draco::MESH_EDGEBREAKER_ENCODING);
    encoder.SetAttributeQuantization(positions, 14);
    encoder.SetAttributeQuantization(normals, 10);
    encoder.SetAttributeQuantization(uvs, 12);
    draco::EncoderBuffer packed;
    PackedGltf file;
    if (!encoder.EncodeToBuffer(&packed).ok()) {
        return file;
    }
    file.json["extensionsUsed"] = {"KHR_draco_mesh_compression"};
    file.json["extensionsRequired"] = {"KHR_draco_mesh_compression"};
    addAccessors(file, cloth, kFloat);
    const auto id = [&](int attribute) { return mesh.attribute(attribute)->unique_id(); };
    file.json["meshes"][0]["primitives"][0]["extensions"]["KHR_draco_mesh_compression"] = {
        {"bufferView", file.addView(std::string(packed.data(), packed.size()))},
        {"attributes",
         {{"POSITION", id(positions)},
          {"NORMAL", id(normals)},
          {"TEXCOORD_0", id(uvs)},
          {"JOINTS_0", id(joints)},
          {"WEIGHTS_0", id(weights)}}}};
    file.json["buffers"] = Json::array();
    return file;
}

} // namespace sinew::test
