#include "core/io/patch/fbx/FbxPatchParts.h"

#include "core/io/build/BuildSteps.h"
#include "core/io/fbx/FbxDocument.h"
#include "core/io/fbx/read/FbxParts.h"
#include "core/io/fbx/write/FbxWriteDocument.h"
#include "core/io/fbx/write/FbxWriteParts.h"

#include <algorithm>

namespace sinew {
namespace {

/// A record of Properties60, which know no label.
FbxNode oldProperty(const std::string& name, const Vec3& value) {
    return {"Property", {name, name, std::string("A+"), value.x(), value.y(), value.z()}, {}};
}

FbxNode jointProperties(bool old, const Vec3& translation, const Vec3& degrees) {
    if (old) {
        return {"Properties60",
                {},
                {oldProperty("Lcl Translation", translation), oldProperty("Lcl Rotation", degrees),
                 oldProperty("Lcl Scaling", Vec3::Ones())}};
    }
    FbxProperties70 properties;
    properties.enumeration("InheritType", 1).integer("DefaultAttributeIndex", 0);
    properties.local("Lcl Translation", translation).local("Lcl Rotation", degrees);
    return properties.local("Lcl Scaling", Vec3::Ones()).finish();
}

FbxKey addJointModel(FbxPatchFile& file, const Joint& joint, const Transform& parentFromJoint) {
    std::vector<FbxNode> children{
        fbxLeaf("Version", 232),
        jointProperties(file.old(), parentFromJoint.translation(), fbxEuler(parentFromJoint.linear())),
        fbxLeaf("Shading", true), fbxLeaf("Culling", std::string("CullingOff"))};
    if (file.old()) {
        children.push_back(fbxLeaf("TypeFlags", std::string("Skeleton")));
        return file.addObject("Model", joint.name, "Model", "LimbNode", std::move(children));
    }
    FbxKey model = file.addObject("Model", joint.name, "Model", "LimbNode", std::move(children));
    FbxProperties70 properties;
    const FbxKey attribute = file.addObject(
        "NodeAttribute", joint.name, "NodeAttribute", "LimbNode",
        {fbxLeaf("TypeFlags", std::string("Skeleton")), properties.number("Size", 1.0).finish()});
    file.connect(attribute, model);
    return model;
}

/// The scene's joints stand without scale. A child added to a joint with scale takes it on, as the file's own
/// would: only its place and turn are its own.
Transform parentFromAdded(const Skeleton& skeleton, std::size_t joint, const Transform& fileFromParent,
                          const Transform& fileFromModel) {
    const Transform& modelFromJoint = skeleton.joints[joint].modelFromJointBind;
    if (skeleton.joints[joint].parent == kNone || !invertible(fileFromParent)) {
        return fileFromModel * modelFromJoint;
    }
    Transform result = Transform::Identity();
    result.linear() = skeleton.parentFromJointBind(joint).linear();
    result.translation() = fileFromParent.inverse() * (fileFromModel * Vec3(modelFromJoint.translation()));
    return result;
}

} // namespace

Expected<std::vector<FbxPatchJoint>> patchFbxJoints(const PatchInput& input, FbxPatchFile& file,
                                                    const std::vector<std::size_t>& modelOfNode) {
    const Skeleton& skeleton = input.scene->skeleton;
    const SourceMap& map = input.original->map;
    const Transform fileFromModel = map.modelFromFile.inverse();
    std::vector<FbxPatchJoint> joints;
    for (std::size_t j = 0; j < map.joints.size(); ++j) {
        const std::size_t model = modelOfNode[static_cast<std::size_t>(map.joints[j].node)];
        if (!file.unambiguous(model)) {
            return fail(ErrorCode::FileBroken,
                        {input.source.string(),
                         "two objects of id " + std::to_string(file.document().object(model).id)});
        }
        const std::string& name = skeleton.joints[j].name;
        if (name != input.original->imported.scene.skeleton.joints[j].name) {
            file.rename(model, name);
        }
        joints.push_back({file.key(model), fileFromModel * map.joints[j].modelFromJoint});
    }
    for (std::size_t j = joints.size(); j < skeleton.size(); ++j) {
        const Joint& joint = skeleton.joints[j];
        const auto parent = static_cast<std::size_t>(joint.parent);
        const FbxPatchJoint above =
            joint.parent == kNone ? FbxPatchJoint{file.sceneKey(), Transform::Identity()} : joints[parent];
        const Transform local = parentFromAdded(skeleton, j, above.fileFromJoint, fileFromModel);
        const FbxKey key = addJointModel(file, joint, local);
        file.connect(key, above.key);
        joints.push_back({key, above.fileFromJoint * local});
    }
    return joints;
}

namespace {

std::vector<const FbxRecord*> bindPoses(const FbxPatchFile& file) {
    std::vector<const FbxRecord*> poses;
    for (const FbxRecord& record : file.records().root.child("Objects")->children) {
        if (record.name != "Pose") {
            continue;
        }
        const FbxNode head{std::string(record.name), file.records().properties(record), {}};
        if (fbxText(&head, file.old() ? 1 : 2) == "BindPose") {
            poses.push_back(&record);
        }
    }
    return poses;
}

/// An id is 64 bits wide, whatever the record has it in.
FbxKey poseKey(const FbxProperty& stored) {
    const std::optional<std::int64_t> id = fbxInteger(stored);
    return id ? FbxKey(*id) : stored;
}

std::vector<FbxKey> posedModels(const FbxPatchFile& file, const std::vector<const FbxRecord*>& poses) {
    std::vector<FbxKey> models;
    for (const FbxRecord* pose : poses) {
        for (const FbxRecord& entry : pose->children) {
            const FbxRecord* node = entry.name == "PoseNode" ? entry.child("Node") : nullptr;
            const std::vector<FbxProperty> key =
                node == nullptr ? std::vector<FbxProperty>() : file.properties(*node);
            if (!key.empty()) {
                models.push_back(poseKey(key.front()));
            }
        }
    }
    return models;
}

} // namespace

void addToFbxBindPose(FbxPatchFile& file, const std::vector<FbxPoseEntry>& entries) {
    const std::vector<const FbxRecord*> poses = bindPoses(file);
    std::vector<FbxKey> posed = posedModels(file, poses);
    std::vector<FbxNode> nodes;
    for (const FbxPoseEntry& entry : entries) {
        if (std::ranges::find(posed, entry.model) == posed.end()) {
            posed.push_back(entry.model);
            nodes.push_back(
                {"PoseNode", {}, {{"Node", {entry.model}, {}}, file.matrix("Matrix", entry.fileFromNode)}});
        }
    }
    if (nodes.empty()) {
        return;
    }
    if (!poses.empty()) {
        file.raiseCount(*poses.front(), "NbPoseNodes", nodes.size());
        std::vector<FbxNode>& added = file.edit(*poses.front()).added;
        added.insert(added.end(), nodes.begin(), nodes.end());
        return;
    }
    std::vector<FbxNode> children{fbxLeaf("Type", std::string("BindPose")), fbxLeaf("Version", 100),
                                  fbxLeaf("NbPoseNodes", static_cast<std::int32_t>(nodes.size()))};
    children.insert(children.end(), nodes.begin(), nodes.end());
    file.addObject("Pose", "BindPose", "Pose", "BindPose", std::move(children));
}

namespace {

struct PatchedCluster {
    std::vector<std::int32_t> vertices; ///< of the file's mesh
    std::vector<double> weights;
};

/// The vertices of each joint, in order. #J. Weights are normalised once more, as doubles.
std::vector<PatchedCluster> clustersOf(const SkinWeights& weights, const MeshSource& source,
                                       std::size_t joints) {
    std::vector<PatchedCluster> clusters(joints);
    for (std::size_t v = 0; v < source.vertexInPart.size(); ++v) {
        if (source.vertexInPart[v] == kNoVertex) {
            continue;
        }
        const std::span<const Influence> influences = weights.at(source.vertexInPart[v]);
        double sum = 0.0;
        for (const Influence& influence : influences) {
            sum += static_cast<double>(influence.weight);
        }
        for (const Influence& influence : influences) {
            PatchedCluster& cluster = clusters[static_cast<std::size_t>(influence.joint)];
            cluster.vertices.push_back(static_cast<std::int32_t>(v));
            cluster.weights.push_back(static_cast<double>(influence.weight) / sum);
        }
    }
    return clusters;
}

class FbxSkinPatcher {
public:
    FbxSkinPatcher(const PatchInput& input, FbxPatchFile& file, const FbxPatchMesh& mesh,
                   const MeshSource& source, const std::vector<FbxPatchJoint>& joints)
        : m_input(input)
        , m_file(file)
        , m_mesh(mesh)
        , m_source(source)
        , m_joints(joints)
        , m_clusters(
              clustersOf(*input.parts[static_cast<std::size_t>(source.part)].weights, source, joints.size()))
        , m_written(joints.size(), false) {}

    std::vector<FbxPoseEntry> patch() {
        const std::vector<std::size_t> skins = m_file.document().sources(m_mesh.geometry, "Deformer", "Skin");
        for (const std::size_t skin : skins) {
            for (const std::size_t cluster : m_file.document().sources(skin, "Deformer", "Cluster")) {
                patchCluster(cluster);
            }
        }
        const FbxKey skin = skins.empty() ? addSkin() : m_file.key(skins.front());
        for (std::size_t j = 0; j < m_clusters.size(); ++j) {
            if (!m_written[j] && !m_clusters[j].vertices.empty()) {
                addCluster(j, skin);
            }
        }
        return std::move(m_posed);
    }

private:
    /// The joint of a cluster, or kNone when it has none that the scene knows.
    std::int32_t jointOf(std::size_t cluster) const {
        const std::vector<std::size_t> models = m_file.document().sources(cluster, "Model");
        if (models.empty()) {
            return kNone;
        }
        const auto found = std::ranges::find(m_joints, m_file.key(models.front()), &FbxPatchJoint::key);
        return found == m_joints.end() ? kNone : static_cast<std::int32_t>(found - m_joints.begin());
    }

    /// A second cluster of one joint gives its weight to the first.
    void patchCluster(std::size_t object) {
        const std::int32_t joint = jointOf(object);
        const FbxRecord* record = m_file.record(object);
        if (joint == kNone || record == nullptr) {
            return;
        }
        const auto j = static_cast<std::size_t>(joint);
        if (!m_associate) {
            m_associate = fbxMatrix(m_file.document().object(object).node->child("TransformAssociateModel"));
        }
        // Clusters without vertices have no such records.
        m_file.setNumbers(*record, "Indexes",
                          m_written[j] ? std::vector<std::int32_t>() : m_clusters[j].vertices, "Transform");
        m_file.setNumbers(*record, "Weights", m_written[j] ? std::vector<double>() : m_clusters[j].weights,
                          "Transform");
        m_written[j] = true;
    }

    std::string partName() const {
        return m_input.scene->parts[static_cast<std::size_t>(m_source.part)].mesh->name;
    }

    FbxNode oldType(const char* type) const { return fbxLeaf("Type", std::string(type)); }

    FbxKey addSkin() {
        std::vector<FbxNode> children{fbxLeaf("Version", m_file.old() ? 100 : 101)};
        if (m_file.old()) {
            children.push_back(oldType("Skin"));
        }
        children.push_back(fbxLeaf("Link_DeformAcuracy", 50.0));
        FbxKey key = m_file.addObject("Deformer", partName(), "Deformer", "Skin", std::move(children));
        // Before 7000 the Model is its own geometry.
        m_file.connect(key, m_file.key(m_file.old() ? m_mesh.model : m_mesh.geometry));
        m_posed.push_back({m_file.key(m_mesh.model), fileFromNode()});
        return key;
    }

    /// Where the node stood when bound; the scene's mesh stands there with the geometry's offset.
    Transform fileFromNode() const {
        const Transform nodeFromMesh =
            fbxGeometricOffset(m_file.document(), m_file.document().object(m_mesh.model));
        const Transform fileFromMesh = m_input.original->map.modelFromFile.inverse() * m_source.modelFromMesh;
        return invertible(nodeFromMesh) ? fileFromMesh * nodeFromMesh.inverse() : fileFromMesh;
    }

    void addCluster(std::size_t j, const FbxKey& skin) {
        const Joint& joint = m_input.scene->skeleton.joints[j];
        const Transform& fileFromJoint = m_joints[j].fileFromJoint;
        const Transform jointFromFile =
            invertible(fileFromJoint) ? fileFromJoint.inverse() : Transform(Transform::Identity());
        std::vector<FbxNode> children{fbxLeaf("Version", 100)};
        if (m_file.old()) {
            children.push_back(oldType("Cluster"));
        }
        children.push_back({"UserData", {std::string(), std::string()}, {}});
        children.push_back({"Indexes", m_file.numbers(std::move(m_clusters[j].vertices)), {}});
        children.push_back({"Weights", m_file.numbers(std::move(m_clusters[j].weights)), {}});
        children.push_back(m_file.matrix("Transform", jointFromFile * fileFromNode()));
        children.push_back(m_file.matrix("TransformLink", fileFromJoint));
        if (m_associate) {
            children.push_back(m_file.matrix("TransformAssociateModel", *m_associate));
        }
        const std::string name = m_file.old() ? "Cluster " + partName() + " " + joint.name : joint.name;
        const FbxKey key = m_file.addObject("Deformer", name, "SubDeformer", "Cluster", std::move(children));
        m_file.connect(key, skin);
        m_file.connect(m_joints[j].key, key);
        poseJoint(j);
    }

    void poseJoint(std::size_t joint) {
        for (auto j = static_cast<std::int32_t>(joint); j != kNone;
             j = m_input.scene->skeleton.joints[static_cast<std::size_t>(j)].parent) {
            const FbxPatchJoint& posed = m_joints[static_cast<std::size_t>(j)];
            m_posed.push_back({posed.key, posed.fileFromJoint});
        }
    }

    const PatchInput& m_input;
    FbxPatchFile& m_file;
    const FbxPatchMesh& m_mesh;
    const MeshSource& m_source;
    const std::vector<FbxPatchJoint>& m_joints;
    std::vector<PatchedCluster> m_clusters; ///< #J
    std::vector<bool> m_written;            ///< #J: the mesh has a cluster for it
    std::optional<Transform> m_associate;   ///< the TransformAssociateModel of the mesh's clusters
    std::vector<FbxPoseEntry> m_posed;
};

} // namespace

std::vector<FbxPoseEntry> patchFbxSkin(const PatchInput& input, FbxPatchFile& file, const FbxPatchMesh& mesh,
                                       const MeshSource& source, const std::vector<FbxPatchJoint>& joints) {
    return FbxSkinPatcher(input, file, mesh, source, joints).patch();
}

} // namespace sinew
