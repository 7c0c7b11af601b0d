#include "core/io/dae/DaeSkin.h"

#include <algorithm>

namespace sinew {
namespace {

class DaeSkinReader {
public:
    DaeSkinReader(const DaeDocument& document, const XmlNode& skin, std::span<const DaeNode> nodes,
                  const ImportedFile& source, ImportedMesh& mesh)
        : m_document(document)
        , m_skin(skin)
        , m_nodes(nodes)
        , m_source(source)
        , m_mesh(mesh) {}

    void read(std::span<const std::string> skeletons) {
        markSkeletons(skeletons);
        const DaeSource names = m_document.readInput(m_skin.child("joints"), "JOINT");
        const DaeSource inverse = m_document.readInput(m_skin.child("joints"), "INV_BIND_MATRIX");
        const Transform shape =
            matrix(daeNumbers(m_skin.child("bind_shape_matrix").text)).value_or(Transform::Identity());
        std::vector<std::int32_t> jointOfName;
        for (std::size_t i = 0; i < names.names.size(); ++i) {
            const std::int32_t node = findNode(names.names[i]);
            jointOfName.push_back(node == kNone ? kNone : static_cast<std::int32_t>(m_mesh.joints.size()));
            if (node == kNone) {
                continue;
            }
            const double* row = inverse.row(i, 16);
            m_mesh.bindKnown = m_mesh.bindKnown && row != nullptr;
            const auto bind = row == nullptr ? std::nullopt : matrix({row, row + 16});
            m_mesh.joints.push_back({node, bind.value_or(Transform::Identity()) * shape});
        }
        readInfluences(jointOfName);
    }

private:
    static std::optional<Transform> matrix(const std::vector<double>& numbers) {
        if (numbers.size() < 16) {
            return std::nullopt;
        }
        return daeTransform({{"matrix", {}, numbers}});
    }

    /// Nodes under the skeleton roots the instance names.
    void markSkeletons(std::span<const std::string> skeletons) {
        m_inSkeleton.assign(m_nodes.size(), false);
        for (std::size_t n = 0; n < m_nodes.size(); ++n) {
            const std::int32_t parent = m_source.nodes[n].parent;
            m_inSkeleton[n] =
                (parent != kNone && m_inSkeleton[static_cast<std::size_t>(parent)]) ||
                std::ranges::find(skeletons, m_nodes[n].xml->attribute("id")) != skeletons.end();
        }
    }

    /// Joints go by sid, by id in some files, by name in careless ones.
    std::int32_t findNode(const std::string& name) const {
        for (const bool inSkeleton : {true, false}) {
            for (const char* key : {"sid", "id", "name"}) {
                for (std::size_t n = 0; n < m_nodes.size(); ++n) {
                    if ((m_inSkeleton[n] || !inSkeleton) && m_nodes[n].xml->attribute(key) == name) {
                        return static_cast<std::int32_t>(n);
                    }
                }
            }
        }
        return kNone;
    }

    /// Where an input's index stands in each pair of <v>.
    static std::size_t offsetOf(const XmlNode& weights, std::string_view semantic, std::size_t& width) {
        std::size_t result = 0;
        for (const XmlNode& input : weights.children) {
            const std::vector<double> offset = daeNumbers(input.attribute("offset"));
            constexpr double kMostInputs = 64.0;
            if (input.name == "input" && !offset.empty() && offset[0] >= 0.0 && offset[0] < kMostInputs) {
                const auto place = static_cast<std::size_t>(offset[0]);
                width = std::max(width, place + 1);
                result = input.attribute("semantic") == semantic ? place : result;
            }
        }
        return result;
    }

    void readInfluences(const std::vector<std::int32_t>& jointOfName) {
        const XmlNode& xml = m_skin.child("vertex_weights");
        const DaeSource weights = m_document.readInput(xml, "WEIGHT");
        std::size_t width = 1;
        const std::size_t jointOffset = offsetOf(xml, "JOINT", width);
        const std::size_t weightOffset = offsetOf(xml, "WEIGHT", width);
        const std::vector<double> counts = daeNumbers(xml.child("vcount").text);
        const std::vector<double> indices = daeNumbers(xml.child("v").text);
        std::size_t at = 0;
        for (std::size_t p = 0; p < m_mesh.mesh.vertexCount(); ++p) {
            const double count = p < counts.size() ? counts[p] : 0.0;
            for (double i = 0.0; i < count && at + width <= indices.size(); i += 1.0, at += width) {
                const double joint = indices[at + jointOffset];
                const double row = indices[at + weightOffset];
                // Index -1 speaks of the bind shape itself: no joint.
                const bool known = joint >= 0.0 && joint < static_cast<double>(jointOfName.size()) &&
                                   row >= 0.0 && row < static_cast<double>(weights.count());
                const double* weight = known ? weights.row(static_cast<std::size_t>(row), 1) : nullptr;
                const std::int32_t place = known ? jointOfName[static_cast<std::size_t>(joint)] : kNone;
                if (weight != nullptr && place != kNone && *weight != 0.0) {
                    m_mesh.influences.values.push_back({place, static_cast<float>(*weight)});
                }
            }
            m_mesh.influences.offsets.push_back(static_cast<std::uint32_t>(m_mesh.influences.values.size()));
        }
    }

    const DaeDocument& m_document;
    const XmlNode& m_skin;
    std::span<const DaeNode> m_nodes;
    const ImportedFile& m_source;
    ImportedMesh& m_mesh;
    std::vector<bool> m_inSkeleton; ///< #N
};

} // namespace

void readDaeSkin(const DaeDocument& document, const XmlNode& skin, std::span<const std::string> skeletons,
                 std::span<const DaeNode> nodes, const ImportedFile& source, ImportedMesh& mesh) {
    DaeSkinReader(document, skin, nodes, source, mesh).read(skeletons);
}

} // namespace sinew
