#include "core/io/ImportFbxSkin.h"

#include "core/io/ImportNodes.h"
#include "core/io/fbx/FbxDocumentValues.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

class SkinReader {
public:
    SkinReader(const FbxDocument& document, std::span<const std::int32_t> nodeOfModel, SourceMesh& mesh)
        : m_document(document)
        , m_nodeOfModel(nodeOfModel)
        , m_mesh(mesh)
        , m_ofPoint(mesh.mesh.pointCount()) {}

    void read(std::size_t geometry) {
        for (const std::size_t skin : m_document.sources(geometry, "Deformer", "Skin")) {
            for (const std::size_t cluster : m_document.sources(skin, "Deformer", "Cluster")) {
                readCluster(cluster);
            }
        }
        for (const std::vector<Influence>& point : m_ofPoint) {
            auto& influences = m_mesh.influences;
            influences.values.insert(influences.values.end(), point.begin(), point.end());
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
        // Geometry offsets lie between the points and the node the cluster speaks of.
        const Transform jointFromMesh = jointFromNode.value_or(Transform::Identity()) * m_mesh.nodeFromMesh;
        if (jointFromNode && fileFromJoint && !m_mesh.fileFromMeshBind && invertible(*fileFromJoint)) {
            m_mesh.fileFromMeshBind = *fileFromJoint * jointFromMesh;
        }
        const auto joint = static_cast<std::int32_t>(m_mesh.joints.size());
        m_mesh.joints.push_back({m_nodeOfModel[models.front()], jointFromMesh});
        const std::vector<std::int64_t> points = fbxIntegers(node.child("Indexes"));
        const std::vector<double> weights = fbxDoubles(node.child("Weights"));
        for (std::size_t i = 0; i < std::min(points.size(), weights.size()); ++i) {
            if (points[i] >= 0 && points[i] < static_cast<std::int64_t>(m_ofPoint.size()) &&
                weights[i] != 0.0) {
                m_ofPoint[static_cast<std::size_t>(points[i])].push_back(
                    {joint, static_cast<float>(weights[i])});
            }
        }
    }

    const FbxDocument& m_document;
    std::span<const std::int32_t> m_nodeOfModel;
    SourceMesh& m_mesh;
    std::vector<std::vector<Influence>> m_ofPoint;
};

Shape readShape(const FbxNode& node, const std::string& name, std::size_t pointCount) {
    Shape shape{name, {}, {}};
    const std::vector<std::int64_t> points = fbxIntegers(node.child("Indexes"));
    const std::vector<double> numbers = fbxDoubles(node.child("Vertices"));
    for (std::size_t i = 0; i < std::min(points.size(), numbers.size() / 3); ++i) {
        const Vec3 offset = Eigen::Map<const Vec3>(numbers.data() + 3 * i);
        if (points[i] >= 0 && points[i] < static_cast<std::int64_t>(pointCount) && !offset.isZero(0.0)) {
            shape.points.push_back(static_cast<std::uint32_t>(points[i]));
            shape.offsets.push_back(offset);
        }
    }
    return shape;
}

} // namespace

void readFbxSkin(const FbxDocument& document, std::size_t geometry, std::span<const std::int32_t> nodeOfModel,
                 SourceMesh& mesh) {
    SkinReader(document, nodeOfModel, mesh).read(geometry);
}

std::vector<FbxShapeChannel> readFbxShapes(const FbxDocument& document, std::size_t geometry, Mesh& mesh) {
    std::vector<FbxShapeChannel> channels;
    for (const std::size_t blend : document.sources(geometry, "Deformer", "BlendShape")) {
        for (const std::size_t channel : document.sources(blend, "Deformer", "BlendShapeChannel")) {
            const std::vector<std::size_t> shapes = document.sources(channel, "Geometry", "Shape");
            if (!shapes.empty()) {
                const std::vector<double> full =
                    fbxDoubles(document.object(channel).node->child("FullWeights"));
                const bool usable = !full.empty() && std::isfinite(full.back()) && full.back() != 0.0;
                channels.push_back({channel, usable ? full.back() : 100.0});
                mesh.shapes.push_back(readShape(*document.object(shapes.back()).node,
                                                document.object(channel).name, mesh.pointCount()));
            }
        }
    }
    return channels;
}

} // namespace sinew
