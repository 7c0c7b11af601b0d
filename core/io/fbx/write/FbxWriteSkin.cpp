#include "core/io/fbx/write/FbxWriteSkin.h"

namespace sinew {
namespace {

struct ClusterVertices {
    std::vector<std::int32_t> vertices;
    std::vector<double> weights;
};

/// The vertices of each joint, in order. #J. Shares are normalised once more, as doubles.
std::vector<ClusterVertices> verticesOfJoints(const SkinWeights& weights, std::size_t joints) {
    std::vector<ClusterVertices> result(joints);
    for (std::size_t p = 0; p < weights.vertexCount(); ++p) {
        double sum = 0.0;
        for (const Influence& influence : weights.at(p)) {
            sum += static_cast<double>(influence.weight);
        }
        for (const Influence& influence : weights.at(p)) {
            ClusterVertices& cluster = result[static_cast<std::size_t>(influence.joint)];
            cluster.vertices.push_back(static_cast<std::int32_t>(p));
            cluster.weights.push_back(static_cast<double>(influence.weight) / sum);
        }
    }
    return result;
}

FbxNode clusterNode(FbxId id, const std::string& name, ClusterVertices vertices,
                    const Transform& modelFromJointBind) {
    FbxNode node = FbxOutput::object("Deformer", id, name, "SubDeformer", "Cluster");
    node.children = {fbxLeaf("Version", 100),
                     FbxNode{"UserData", {std::string(), std::string()}, {}},
                     fbxLeaf("Indexes", std::move(vertices.vertices)),
                     fbxLeaf("Weights", std::move(vertices.weights)),
                     fbxLeaf("Transform", fbxMatrix(modelFromJointBind.inverse(Eigen::Isometry))),
                     fbxLeaf("TransformLink", fbxMatrix(modelFromJointBind))};
    return node;
}

FbxNode poseNode(FbxId id, const Transform& modelFromNode) {
    return FbxNode{"PoseNode", {}, {fbxLeaf("Node", id), fbxLeaf("Matrix", fbxMatrix(modelFromNode))}};
}

} // namespace

void writeFbxSkin(FbxOutput& document, const ExportInput& input, const ExportPart& part, FbxId geometry,
                  const FbxSkeletonIds& skeleton) {
    const FbxId skinId = document.newId();
    const std::string& name = input.scene->names.skin.empty() ? part.mesh->name : input.scene->names.skin;
    FbxNode skin = FbxOutput::object("Deformer", skinId, name, "Deformer", "Skin");
    skin.children = {fbxLeaf("Version", 101), fbxLeaf("Link_DeformAcuracy", 50.0),
                     fbxLeaf("SkinningType", std::string("Linear"))};
    document.add(std::move(skin));
    document.connect(skinId, geometry);
    std::vector<ClusterVertices> clusters = verticesOfJoints(*part.weights, skeleton.joints.size());
    for (std::size_t j = 0; j < clusters.size(); ++j) {
        if (clusters[j].vertices.empty()) {
            continue;
        }
        const FbxId id = document.newId();
        document.add(clusterNode(id, input.scene->skeleton.joints[j].name, std::move(clusters[j]),
                                 modelFromJoint(input, j)));
        document.connect(id, skinId);
        document.connect(skeleton.joints[j], id);
    }
}

void writeFbxBindPose(FbxOutput& document, const ExportInput& input, const std::vector<FbxId>& meshModels,
                      const FbxSkeletonIds& skeleton) {
    std::vector<FbxNode> nodes;
    nodes.reserve(meshModels.size() + skeleton.joints.size() + 1);
    for (const FbxId mesh : meshModels) {
        nodes.push_back(poseNode(mesh, Transform::Identity()));
    }
    if (skeleton.armature != 0) {
        nodes.push_back(poseNode(skeleton.armature, Transform::Identity()));
    }
    for (std::size_t j = 0; j < skeleton.joints.size(); ++j) {
        nodes.push_back(poseNode(skeleton.joints[j], modelFromJoint(input, j)));
    }
    FbxNode pose = FbxOutput::object("Pose", document.newId(), "BindPose", "Pose", "BindPose");
    pose.children = {fbxLeaf("Type", std::string("BindPose")), fbxLeaf("Version", 100),
                     fbxLeaf("NbPoseNodes", static_cast<std::int32_t>(nodes.size()))};
    for (FbxNode& node : nodes) {
        pose.children.push_back(std::move(node));
    }
    document.add(std::move(pose));
}

} // namespace sinew
