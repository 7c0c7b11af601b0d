#include "core/io/fbx/read/FbxSkin.h"

#include "core/io/build/BuildNodes.h"
#include "core/io/fbx/FbxDocumentValues.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

class SkinReader {
public:
    SkinReader(const FbxDocument& document, std::span<const std::int32_t> nodeOfModel, ImportedMesh& mesh)
        : m_document(document)
        , m_nodeOfModel(nodeOfModel)
        , m_mesh(mesh)
        , m_ofVertex(mesh.mesh.vertexCount()) {}

    void read(std::size_t geometry) {
        for (const std::size_t skin : m_document.sources(geometry, "Deformer", "Skin")) {
            for (const std::size_t cluster : m_document.sources(skin, "Deformer", "Cluster")) {
                readCluster(cluster);
            }
        }
        for (const std::vector<Influence>& vertex : m_ofVertex) {
            auto& influences = m_mesh.influences;
            influences.values.insert(influences.values.end(), vertex.begin(), vertex.end());
            influences.offsets.push_back(static_cast<std::uint32_t>(influences.values.size()));
        }
    }

private:
    void readCluster(std::size_t cluster) {
        const std::vector<std::size_t> models = m_document.sources(cluster, "Model");
        if (models.empty() || m_nodeOfModel[models.front()] == kNone) {
            return;
        }
        const FbxNode& node = *m_document.object(cluster).node;
        const std::optional<Transform> jointFromNode = fbxMatrix(node.child("Transform"));
        const std::optional<Transform> fileFromJoint = fbxMatrix(node.child("TransformLink"));
        m_mesh.bindKnown = m_mesh.bindKnown && jointFromNode.has_value();
        // Geometry offsets lie between the vertices and the node the cluster speaks of.
        const Transform jointFromMesh = jointFromNode.value_or(Transform::Identity()) * m_mesh.nodeFromMesh;
        if (jointFromNode && fileFromJoint && !m_mesh.fileFromMeshBind && invertible(*fileFromJoint)) {
            m_mesh.fileFromMeshBind = *fileFromJoint * jointFromMesh;
        }
        const auto joint = static_cast<std::int32_t>(m_mesh.joints.size());
        m_mesh.joints.push_back({m_nodeOfModel[models.front()], jointFromMesh});
        const std::vector<std::int64_t> vertices = fbxIntegers(node.child("Indexes"));
        const std::vector<double> weights = fbxDoubles(node.child("Weights"));
        for (std::size_t i = 0; i < std::min(vertices.size(), weights.size()); ++i) {
            if (vertices[i] >= 0 && vertices[i] < static_cast<std::int64_t>(m_ofVertex.size()) &&
                weights[i] != 0.0) {
                m_ofVertex[static_cast<std::size_t>(vertices[i])].push_back(
                    {joint, static_cast<float>(weights[i])});
            }
        }
    }

    const FbxDocument& m_document;
    std::span<const std::int32_t> m_nodeOfModel;
    ImportedMesh& m_mesh;
    std::vector<std::vector<Influence>> m_ofVertex;
};

MorphTarget readShape(const FbxNode& node, const std::string& name, std::size_t vertexCount) {
    MorphTarget shape{name, {}, {}};
    const std::vector<std::int64_t> vertices = fbxIntegers(node.child("Indexes"));
    const std::vector<double> numbers = fbxDoubles(node.child("Vertices"));
    for (std::size_t i = 0; i < std::min(vertices.size(), numbers.size() / 3); ++i) {
        const Vec3 offset = Eigen::Map<const Vec3>(numbers.data() + 3 * i);
        if (vertices[i] >= 0 && vertices[i] < static_cast<std::int64_t>(vertexCount) && !offset.isZero(0.0)) {
            shape.vertices.push_back(static_cast<std::uint32_t>(vertices[i]));
            shape.offsets.push_back(offset);
        }
    }
    return shape;
}

/// A channel's weight while nothing plays, as a property or, in plain files, beside the properties.
double shownPercent(const FbxDocument& document, const FbxObject& channel) {
    const std::vector<double> beside = fbxDoubles(channel.node->child("DeformPercent"));
    return document.number(channel, "DeformPercent", beside.empty() ? 0.0 : beside.front());
}

} // namespace

void readFbxSkin(const FbxDocument& document, std::size_t geometry, std::span<const std::int32_t> nodeOfModel,
                 ImportedMesh& mesh) {
    SkinReader(document, nodeOfModel, mesh).read(geometry);
}

std::vector<FbxShapeChannel> readFbxShapes(const FbxDocument& document, std::size_t geometry, Mesh& mesh) {
    std::vector<FbxShapeChannel> channels;
    for (const std::size_t blend : document.sources(geometry, "Deformer", "BlendShape")) {
        for (const std::size_t channel : document.sources(blend, "Deformer", "BlendShapeChannel")) {
            const std::vector<std::size_t> morphTargets = document.sources(channel, "Geometry", "Shape");
            if (!morphTargets.empty()) {
                const std::vector<double> full =
                    fbxDoubles(document.object(channel).node->child("FullWeights"));
                const bool usable = !full.empty() && std::isfinite(full.back()) && full.back() != 0.0;
                channels.push_back({channel, usable ? full.back() : 100.0});
                mesh.morphTargets.push_back(readShape(*document.object(morphTargets.back()).node,
                                                      document.object(channel).name, mesh.vertexCount()));
                mesh.morphTargets.back().weight =
                    shownPercent(document, document.object(channel)) / channels.back().fullPercent;
            }
        }
    }
    return channels;
}

} // namespace sinew
