#include "tests/app/support/ConversionFacts.h"

#include "core/io/fbx/FbxDocument.h"
#include "core/io/fbx/FbxDocumentValues.h"

#include <nlohmann/json.hpp>

#include <QByteArray>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <sstream>

namespace sinew::test {
namespace {

using Json = nlohmann::json;

/// Where the second vertex of "leather" looks when the offset and scale of its texture are in the UVs.
constexpr double kMovedU = 0.625;

std::string rounded(double value) {
    std::ostringstream text;
    text << std::round(value * 100.0) / 100.0;
    return text.str();
}

/// What stands behind the end of a picture made by the tests.
std::string markOf(const std::string& picture) {
    for (const char* mark : {"BASE", "NORMAL", "METALROUGH", "EMISSIVE", "OCCLUSION", "HAIR", "OPACITY"}) {
        if (picture.ends_with(mark)) {
            return mark;
        }
    }
    return {};
}

/// A material with a picture of colours has no colour beside it in COLLADA; there it is that of "paint".
bool saysColor(const std::string& material, const ConversionFacts& facts) {
    return material == "paint" || (material == "skin" && !facts.contains("color"));
}

/// What stands between two texts, or nothing.
std::string between(const std::string& text, const std::string& before, const std::string& after) {
    const std::size_t start = text.find(before);
    const std::size_t end = text.find(after, std::min(start, text.size() - before.size()) + before.size());
    return start == std::string::npos || end == std::string::npos
               ? std::string()
               : text.substr(start + before.size(), end - start - before.size());
}

std::vector<double> numbersOf(const std::string& text) {
    std::istringstream words(text);
    std::vector<double> numbers;
    for (double number = 0.0; words >> number;) {
        numbers.push_back(number);
    }
    return numbers;
}

bool isWebP(const std::string& picture) {
    return picture.starts_with("RIFF");
}

bool isKtx2(const std::string& picture) {
    return picture.starts_with("\xabKTX 20");
}

class GltfFacts {
public:
    GltfFacts(Json root, std::string binary)
        : m_root(std::move(root))
        , m_binary(std::move(binary)) {}

    ConversionFacts find() {
        geometry();
        materials();
        pictures();
        animations();
        if (m_root.contains("skins")) {
            m_facts["skeleton"] = std::to_string(m_root["skins"][0]["joints"].size());
        }
        if (m_root.contains("cameras")) {
            m_facts["cameras"] = "yes";
        }
        const std::string text = m_root.dump();
        for (const auto& [key, word] : {std::pair{"lights", "KHR_lights_punctual"},
                                        {"extension", "KHR_materials_clearcoat"},
                                        {"transforms", "KHR_texture_transform"},
                                        {"samplers", "\"sampler\":"},
                                        {"copyright", "copyright"},
                                        {"extras", "owner"}}) {
            // Animations have samplers of their own.
            const std::string& where =
                std::string(key) == "samplers" ? m_root.value("textures", Json()).dump() : text;
            if (where.find(word) != std::string::npos) {
                m_facts[key] = "yes";
            }
        }
        if (!m_facts.contains("transforms") && movedUvs()) {
            m_facts["transforms"] = "in the UVs";
        }
        return m_facts;
    }

private:
    std::string viewBytes(std::size_t view) const {
        const Json& v = m_root["bufferViews"][view];
        return m_binary.substr(v.value("byteOffset", std::size_t{0}), v["byteLength"].get<std::size_t>());
    }

    bool movedUvs() const {
        for (const Json& primitive : m_root["meshes"][0]["primitives"]) {
            const Json& accessor =
                m_root["accessors"][primitive["attributes"]["TEXCOORD_0"].get<std::size_t>()];
            const std::string bytes = viewBytes(accessor["bufferView"].get<std::size_t>());
            for (std::size_t at = 0; at + 8 <= bytes.size(); at += 8) {
                float u = 0.0F;
                std::memcpy(&u, bytes.data() + at, 4);
                if (std::abs(static_cast<double>(u) - kMovedU) < 1e-6) {
                    return true;
                }
            }
        }
        return false;
    }

    void geometry() {
        const Json& primitive = m_root["meshes"][0]["primitives"][0];
        const Json& attributes = primitive["attributes"];
        m_facts["polygons"] = "triangles";
        for (const auto& [key, name] : {std::pair{"normals", "NORMAL"},
                                        {"tangents", "TANGENT"},
                                        {"colors", "COLOR_0"},
                                        {"weights", "WEIGHTS_0"},
                                        {"attributes", "_WIND"}}) {
            if (attributes.contains(name)) {
                m_facts[key] = "yes";
            }
        }
        if (attributes.contains("TEXCOORD_0")) {
            m_facts["uvs"] = attributes.contains("TEXCOORD_1") ? "2" : "1";
        }
        if (primitive.contains("targets")) {
            m_facts["shapes"] = "yes";
            m_facts[primitive["targets"][0].contains("NORMAL") ? "shapeNormals" : "shapes"] = "yes";
        }
    }

    void materials() {
        for (const Json& material : m_root["materials"]) {
            const Json pbr = material.value("pbrMetallicRoughness", Json::object());
            const std::string name = material["name"];
            if (saysColor(name, m_facts)) {
                const Json color = pbr["baseColorFactor"];
                m_facts["color"] = rounded(color[0]) + rounded(color[1]) + rounded(color[2]);
            }
            if (name == "skin") {
                m_facts["gloss"] = "metallic and roughness";
                map("baseMap", pbr, "baseColorTexture");
                map("metalRoughMap", pbr, "metallicRoughnessTexture");
                map("normalMap", material, "normalTexture");
                map("emissiveMap", material, "emissiveTexture");
                map("occlusionMap", material, "occlusionTexture");
            } else if (material.value("alphaMode", "") == "MASK" && !mark(pbr, "baseColorTexture").empty()) {
                m_facts["mask"] = "MASK " + rounded(material["alphaCutoff"]);
            } else if (material.value("alphaMode", "") == "BLEND" && name == "glass") {
                m_facts["blend"] = rounded(pbr["baseColorFactor"][3]);
            }
            if (material.value("doubleSided", false)) {
                m_facts["doubleSided"] = "yes";
            }
        }
    }

    void map(const char* key, const Json& holder, const char* slot) {
        if (const std::string found = mark(holder, slot); !found.empty()) {
            m_facts[key] = found;
        }
    }

    std::string mark(const Json& holder, const char* slot) const {
        if (!holder.contains(slot)) {
            return {};
        }
        const Json& texture = m_root["textures"][holder[slot]["index"].get<std::size_t>()];
        return texture.contains("source") ? markOf(image(texture["source"].get<std::size_t>()))
                                          : std::string();
    }

    std::string image(std::size_t index) const {
        const Json& json = m_root["images"][index];
        if (json.contains("bufferView")) {
            return viewBytes(json["bufferView"].get<std::size_t>());
        }
        const std::string uri = json["uri"];
        return QByteArray::fromBase64(QByteArray::fromStdString(uri.substr(uri.find(',') + 1))).toStdString();
    }

    void pictures() {
        for (std::size_t i = 0; m_root.contains("images") && i < m_root["images"].size(); ++i) {
            const std::string picture = image(i);
            if (isWebP(picture) || isKtx2(picture)) {
                m_facts[isWebP(picture) ? "webp" : "ktx2"] = "yes";
            }
        }
    }

    void animations() {
        for (const Json& animation : m_root.value("animations", Json::array())) {
            for (const Json& channel : animation["channels"]) {
                m_facts[channel["target"]["path"] == "weights" ? "shapeClips" : "clips"] = "yes";
            }
        }
    }

    Json m_root;
    std::string m_binary;
    ConversionFacts m_facts;
};

class FbxFacts {
public:
    explicit FbxFacts(FbxNode root)
        : m_document(std::move(root)) {}

    ConversionFacts find() {
        std::size_t joints = 0;
        for (const FbxObject& object : m_document.objects()) {
            joints += object.kind == "Model" && object.subtype == "LimbNode" ? 1 : 0;
            if (object.kind == "Geometry" && object.subtype == "Mesh") {
                geometry(*object.node);
            } else if (object.kind == "Material") {
                material(object);
            } else if (object.kind == "Texture") {
                texture(object);
            } else if (object.kind == "Video") {
                picture(contentOf(object));
            } else if (object.kind == "AnimationCurveNode") {
                curveNode(object);
            } else if (object.kind == "NodeAttribute" &&
                       (object.subtype == "Camera" || object.subtype == "Light")) {
                m_facts[object.subtype == "Camera" ? "cameras" : "lights"] = "yes";
            } else if (object.subtype == "Shape" || object.subtype == "Cluster") {
                m_facts[object.subtype == "Shape" ? "shapes" : "weights"] = "yes";
            }
        }
        if (joints > 0) {
            m_facts["skeleton"] = std::to_string(joints);
        }
        return m_facts;
    }

private:
    static std::string contentOf(const FbxObject& video) {
        const FbxNode* content = video.node->child("Content");
        const auto* blob = content == nullptr ? nullptr : std::get_if<FbxBlob>(&content->properties.at(0));
        return blob == nullptr ? std::string() : blob->bytes;
    }

    void picture(const std::string& bytes) {
        if (isWebP(bytes) || isKtx2(bytes)) {
            m_facts[isWebP(bytes) ? "webp" : "ktx2"] = "yes";
        }
    }

    void texture(const FbxObject& object) {
        const std::vector<double> moved = m_document.numbers(object, "Translation");
        if (std::ranges::any_of(moved, [](double number) { return number != 0.0; })) {
            m_facts["transforms"] = "yes";
        }
        if (m_document.number(object, "WrapModeU", 0.0) != 0.0) {
            m_facts["samplers"] = "yes";
        }
    }

    void geometry(const FbxNode& node) {
        std::size_t corners = 0;
        m_facts.try_emplace("polygons", "triangles");
        for (const std::int64_t index : fbxIntegers(node.child("PolygonVertexIndex"))) {
            ++corners;
            if (index < 0) {
                m_facts["polygons"] = corners > 3 ? "polygons" : m_facts["polygons"];
                corners = 0;
            }
        }
        std::size_t uvs = 0;
        for (const FbxNode& child : node.children) {
            for (const auto& [key, name] : {std::pair{"normals", "LayerElementNormal"},
                                            {"tangents", "LayerElementTangent"},
                                            {"colors", "LayerElementColor"}}) {
                if (child.name == name) {
                    m_facts[key] = "yes";
                }
            }
            uvs += child.name == "LayerElementUV" ? 1 : 0;
            const auto coordinates =
                child.name == "LayerElementUV" ? fbxDoubles(child.child("UV")) : std::vector<double>();
            if (std::ranges::any_of(coordinates, [](double u) { return std::abs(u - kMovedU) < 1e-6; })) {
                m_facts["transforms"] = "in the UVs";
            }
        }
        if (uvs > 0) {
            m_facts["uvs"] = std::to_string(uvs);
        }
    }

    void material(const FbxObject& object) {
        std::map<std::string, std::string> marks;
        for (const FbxLink& link : object.sources) {
            for (const std::size_t video : m_document.sources(link.object, "Video")) {
                marks[link.property] = markOf(contentOf(m_document.object(video)));
            }
            if (link.property == "ShininessExponent") {
                m_facts["otherMap"] = "yes";
            }
        }
        const std::vector<double> color = m_document.numbers(object, "DiffuseColor");
        if (saysColor(object.name, m_facts)) {
            m_facts["color"] = rounded(color.at(0)) + rounded(color.at(1)) + rounded(color.at(2));
        }
        if (object.name == "skin") {
            m_facts["gloss"] = "shininess and reflection";
            for (const auto& [key, slot] : {std::pair{"baseMap", "DiffuseColor"},
                                            {"normalMap", "NormalMap"},
                                            {"emissiveMap", "EmissiveColor"},
                                            {"opacityMap", "TransparentColor"}}) {
                if (!marks[slot].empty()) {
                    m_facts[key] = marks[slot];
                }
            }
        } else if (object.name == "hair" && marks["TransparentColor"] == "HAIR") {
            m_facts["mask"] =
                "TransparentColor, cutoff " + rounded(m_document.number(object, "AlphaCutoff", -1.0));
        } else if (object.name == "glass") {
            m_facts["blend"] = rounded(m_document.number(object, "Opacity", 1.0));
        }
        if (!m_document.numbers(object, "Owner").empty() || hasOwner(object)) {
            m_facts["extras"] = "yes";
        }
    }

    static bool hasOwner(const FbxObject& object) {
        const FbxNode* properties = object.node->child("Properties70");
        return properties != nullptr && std::ranges::any_of(properties->children, [](const FbxNode& p) {
                   return fbxText(&p) == "Owner";
               });
    }

    void curveNode(const FbxObject& object) {
        for (const FbxLink& link : object.targets) {
            if (link.property == "DeformPercent") {
                m_facts["shapeClips"] = "yes";
            } else if (link.property.starts_with("Lcl ")) {
                m_facts["clips"] = "yes";
            }
        }
    }

    FbxDocument m_document;
    ConversionFacts m_facts;
};

} // namespace

ConversionFacts factsOfGltf(const std::string& text, const std::string& binary) {
    Json root = Json::parse(text);
    std::string bytes = binary;
    if (bytes.empty()) {
        const std::string uri = root["buffers"][0]["uri"];
        bytes =
            QByteArray::fromBase64(QByteArray::fromStdString(uri.substr(uri.find(',') + 1))).toStdString();
    }
    return GltfFacts(std::move(root), std::move(bytes)).find();
}

ConversionFacts factsOfGlb(const std::string& bytes) {
    std::uint32_t length = 0;
    std::memcpy(&length, bytes.data() + 12, 4);
    return factsOfGltf(bytes.substr(20, length), bytes.substr(28 + length));
}

ConversionFacts factsOfFbx(const std::string& bytes) {
    Expected<FbxNode> root = readFbxNodes(bytes, "facts");
    return root ? FbxFacts(std::move(*root)).find() : ConversionFacts();
}

ConversionFacts factsOfDae(const std::string& text) {
    ConversionFacts facts;
    for (const auto& [key, words] : {std::pair{"normals", "semantic='NORMAL'"},
                                     {"tangents", "semantic='TEXTANGENT'"},
                                     {"colors", "semantic='COLOR'"},
                                     {"weights", "<vertex_weights"},
                                     {"clips", "turn.ANGLE"},
                                     {"shapes", "<morph "},
                                     {"shapeClips", "target='shape-weights(0)'"},
                                     {"otherMap", "<specular><texture"},
                                     {"samplers", "<wrap_s>CLAMP"},
                                     {"cameras", "<camera "},
                                     {"lights", "<light "},
                                     {"extras", "<owner>"},
                                     {"copyright", "<copyright>"}}) {
        if (text.find(words) != std::string::npos) {
            facts[key] = "yes";
        }
    }
    facts["polygons"] = text.find("<vcount>4</vcount>") == std::string::npos ? "triangles" : "polygons";
    facts["uvs"] = text.find("set='1'") == std::string::npos ? "1" : "2";
    facts["skeleton"] = std::to_string(QByteArray::fromStdString(text).count("type='JOINT'"));
    const std::vector<double> color = numbersOf(between(text, "<diffuse><color>", "</color>"));
    facts["color"] = rounded(color.at(0)) + rounded(color.at(1)) + rounded(color.at(2));
    facts["blend"] =
        rounded(numbersOf(between(text, "<transparent opaque='A_ONE'><color>", "</color>")).at(3));
    for (const auto& [key, slot] : {std::pair{"baseMap", "<diffuse>"},
                                    {"normalMap", "<bump>"},
                                    {"emissiveMap", "<emission>"},
                                    {"opacityMap", "<transparent opaque='A_ONE'>"}}) {
        const std::string name = between(text, std::string(slot) + "<texture texture='", "'");
        facts[key] = name.substr(0, name.find('-')); // a sampler is named after the image
    }
    return facts;
}

namespace {

void addMtlFacts(const std::string& mtl, ConversionFacts& facts) {
    std::istringstream lines(mtl);
    std::string material;
    for (std::string line; std::getline(lines, line);) {
        const std::string key = line.substr(0, line.find(' '));
        const std::string value = line.substr(line.rfind(' ') + 1);
        material = key == "newmtl" ? value : material;
        if (key == "Kd" && material == "skin") {
            const std::vector<double> color = numbersOf(line.substr(2));
            facts["color"] = rounded(color.at(0)) + rounded(color.at(1)) + rounded(color.at(2));
        } else if (key == "Pr") {
            facts["gloss"] = "metallic and roughness";
        } else if (key == "d") {
            facts["blend"] = rounded(QByteArray::fromStdString(value).toDouble());
        } else if (key == "map_Ks") {
            facts["otherMap"] = "yes";
        }
        for (const auto& [fact, map] : {std::pair{"baseMap", "map_Kd"},
                                        {"normalMap", "map_Bump"},
                                        {"emissiveMap", "map_Ke"},
                                        {"opacityMap", "map_d"}}) {
            if (key == map) {
                facts[fact] = value.substr(0, value.find('.'));
            }
        }
        for (const auto& [fact, option] : {std::pair{"samplers", " -clamp on"}, {"transforms", " -s 2"}}) {
            if (line.find(option) != std::string::npos) {
                facts[fact] = "yes";
            }
        }
    }
}

} // namespace

ConversionFacts factsOfObj(const std::string& text, const std::string& mtl) {
    ConversionFacts facts;
    addMtlFacts(mtl, facts);
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with("f ")) {
            const auto corners = std::ranges::count(line, ' ');
            facts["polygons"] = corners > 3 || facts["polygons"] == "polygons" ? "polygons" : "triangles";
        } else if (line.starts_with("v ") && std::ranges::count(line, ' ') == 6) {
            facts["colors"] = "yes";
        } else if (line.starts_with("vn ")) {
            facts["normals"] = "yes";
        } else if (line.starts_with("vt ")) {
            facts["uvs"] = "1";
            if (std::abs(numbersOf(line.substr(2)).at(0) - kMovedU) < 1e-6) {
                facts["transforms"] = "in the UVs";
            }
        }
    }
    return facts;
}

} // namespace sinew::test
