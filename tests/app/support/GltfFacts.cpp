#include "core/base/Types.h"
#include "tests/app/support/FactTexts.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <cstring>

namespace sinew::test {
namespace {

using Json = nlohmann::json;

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
            nodePose();
        }
        if (m_root.contains("cameras")) {
            m_facts["cameras"] = "yes";
        }
        samplers();
        const std::string text = m_root.dump();
        for (const auto& [key, word] : {std::pair{"lights", "KHR_lights_punctual"},
                                        {"extension", "KHR_materials_clearcoat"},
                                        {"otherExtension", "ACME_wind"},
                                        {"transforms", "KHR_texture_transform"},
                                        {"copyright", "copyright"},
                                        {"extras", "owner"}}) {
            if (text.find(word) != std::string::npos) {
                m_facts[key] = "yes";
            }
        }
        if (!m_facts.contains("transforms") && movedUvs()) {
            m_facts["transforms"] = "in the UVs";
        }
        return m_facts;
    }

private:
    /// Of the textures; animations have samplers of their own.
    void samplers() {
        for (const Json& texture : m_root.value("textures", Json::array())) {
            const Json sampler = texture.contains("sampler")
                                     ? m_root["samplers"][texture["sampler"].get<std::size_t>()]
                                     : Json::object();
            if (sampler.value("wrapS", 10497) == 33071) {
                m_facts["wraps"] = "yes";
            }
            if (sampler.value("magFilter", 9729) == 9728) {
                m_facts["filters"] = "yes";
            }
        }
    }

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
            shapeWeight(m_root["meshes"][0].value("weights", Json::array({0.0}))[0].get<double>());
            m_facts[primitive["targets"][0].contains("NORMAL") ? "shapeNormals" : "shapes"] = "yes";
        }
    }

    void shapeWeight(double weight) {
        if (weight != 0.0) {
            m_facts["shapeWeight"] = rounded(weight);
        }
    }

    /// How far the nodes of joints are turned at most against what they were bound to. Joints of a skin stand
    /// behind their parents in all these files.
    void nodePose() {
        const Json& skin = m_root["skins"][0];
        const Json& accessor = m_root["accessors"][skin["inverseBindMatrices"].get<std::size_t>()];
        const Json& view = m_root["bufferViews"][accessor["bufferView"].get<std::size_t>()];
        const std::size_t start = view.value("byteOffset", 0U) + accessor.value("byteOffset", 0U);
        const std::string bytes =
            m_binary.empty() ? dataOf(m_root["buffers"][0]["uri"].get<std::string>()) : m_binary;
        double worst = 0.0;
        for (std::size_t j = 0; j < skin["joints"].size(); ++j) {
            Eigen::Matrix4f inverse;
            std::memcpy(inverse.data(), bytes.data() + start + 64 * j, 64);
            const Mat3 bound = inverse.inverse().topLeftCorner<3, 3>().cast<double>();
            const Quat stands = turnOf(skin["joints"][j].get<std::size_t>());
            worst = std::max(worst, stands.angularDistance(Quat(bound)));
        }
        notePose(worst, m_facts);
    }

    /// The rotation of a node in the scene.
    Quat turnOf(std::size_t node) const {
        const Json& json = m_root["nodes"][node];
        const Json q = json.value("rotation", Json{0.0, 0.0, 0.0, 1.0});
        const Quat own(q[3].get<double>(), q[0].get<double>(), q[1].get<double>(), q[2].get<double>());
        for (std::size_t n = 0; n < m_root["nodes"].size(); ++n) {
            const Json children = m_root["nodes"][n].value("children", Json::array());
            if (std::find(children.begin(), children.end(), Json(node)) != children.end()) {
                return turnOf(n) * own;
            }
        }
        return own;
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
        return dataOf(json["uri"]);
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

} // namespace

ConversionFacts factsOfGltf(const std::string& text, const std::string& binary) {
    Json root = Json::parse(text);
    std::string bytes = binary;
    if (bytes.empty()) {
        bytes = dataOf(root["buffers"][0]["uri"]);
    }
    return GltfFacts(std::move(root), std::move(bytes)).find();
}

ConversionFacts factsOfGlb(const std::string& bytes) {
    std::uint32_t length = 0;
    std::memcpy(&length, bytes.data() + 12, 4);
    return factsOfGltf(bytes.substr(20, length), bytes.substr(28 + length));
}

} // namespace sinew::test
