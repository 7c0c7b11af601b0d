#include "tests/app/support/FactTexts.h"

#include "core/io/fbx/FbxDocument.h"

#include <algorithm>
#include <cmath>

namespace sinew::test {
namespace {

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
            } else if (object.subtype == "BlendShapeChannel") {
                shapeWeight(object);
            } else if (object.kind == "Pose") {
                nodePose(*object.node);
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

    void shapeWeight(const FbxObject& channel) {
        if (const double percent = m_document.number(channel, "DeformPercent", 0.0); percent != 0.0) {
            m_facts["shapeWeight"] = rounded(percent / 100.0);
        }
    }

    /// How far the nodes of joints are turned at most against what the bind pose has.
    void nodePose(const FbxNode& pose) {
        double worst = 0.0;
        for (const FbxNode& entry : pose.children) {
            const std::vector<std::int64_t> id = fbxIntegers(entry.child("Node"));
            const std::vector<double> matrix = fbxDoubles(entry.child("Matrix"));
            const auto object = id.empty() ? std::nullopt : m_document.find(id.front());
            if (object && m_document.object(*object).subtype == "LimbNode" && matrix.size() == 16) {
                const Mat3 bound = Eigen::Map<const Eigen::Matrix4d>(matrix.data()).topLeftCorner<3, 3>();
                worst = std::max(worst, turnOf(*object).angularDistance(Quat(bound)));
            }
        }
        notePose(worst, m_facts);
    }

    /// The rotation of a Model in the scene.
    Quat turnOf(std::size_t index) const {
        const FbxObject& model = m_document.object(index);
        const std::vector<double> degrees = m_document.numbers(model, "Lcl Rotation");
        Quat own = Quat::Identity();
        for (std::size_t axis = 0; axis < degrees.size() && axis < 3; ++axis) {
            const Vec3 about = Vec3::Unit(static_cast<Eigen::Index>(axis));
            own = Quat(Eigen::AngleAxisd(degrees[axis] * std::acos(-1.0) / 180.0, about)) * own;
        }
        for (const FbxLink& link : model.targets) {
            if (m_document.object(link.object).kind == "Model") {
                return turnOf(link.object) * own;
            }
        }
        return own;
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
            m_facts["wraps"] = "yes";
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
                                            {"occlusionMap", "AmbientColor"},
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

ConversionFacts factsOfFbx(const std::string& bytes) {
    Expected<FbxNode> root = readFbxNodes(bytes, "facts");
    return root ? FbxFacts(std::move(*root)).find() : ConversionFacts();
}

} // namespace sinew::test
