#include "core/io/fbx/write/FbxWriteModels.h"

#include <cmath>

namespace sinew {
namespace {

constexpr double kDegrees = 180.0 / 3.14159265358979323846;

FbxNode model(FbxId id, const std::string& name, const char* type, const Transform& parentFromNode,
              const Vec3& scale = Vec3::Ones()) {
    FbxProperties70 p;
    p.enumeration("InheritType", 1);
    p.integer("DefaultAttributeIndex", 0);
    p.local("Lcl Translation", parentFromNode.translation());
    p.local("Lcl Rotation", fbxEuler(parentFromNode.linear()));
    p.local("Lcl Scaling", scale);
    FbxNode node = FbxOutput::object("Model", id, name, "Model", type);
    node.children = {fbxLeaf("Version", 232), p.finish(), fbxLeaf("Shading", true),
                     fbxLeaf("Culling", std::string("CullingOff"))};
    return node;
}

FbxNode jointModel(FbxId id, const ExportInput& input, std::size_t joint) {
    const std::string& name = input.scene->skeleton.joints[joint].name;
    if (!input.posed) {
        return model(id, name, "LimbNode", parentFromJoint(input, joint));
    }
    const Trs local = parentFromNode(input, joint);
    return model(id, name, "LimbNode", compose({local.translation, local.rotation, Vec3::Ones()}),
                 local.scale);
}

/// What says that a node is a joint; `size` is how large a reader draws it.
FbxId writeAttribute(FbxOutput& document, const std::string& name, const char* type, const char* flags,
                     double size) {
    const FbxId id = document.newId();
    FbxProperties70 p;
    if (size > 0.0) {
        p.number("Size", size);
    }
    FbxNode node = FbxOutput::object("NodeAttribute", id, name, "NodeAttribute", type);
    node.children = {fbxLeaf("TypeFlags", std::string(flags)), p.finish()};
    document.add(std::move(node));
    return id;
}

FbxId writeArmature(FbxOutput& document, const std::string& ownName) {
    const std::string name = ownName.empty() ? kArmatureName : ownName;
    const FbxId id = document.newId();
    document.add(model(id, name, "Null", Transform::Identity()));
    document.connect(writeAttribute(document, name, "Null", "Null", 0.0), id);
    document.connect(id, 0);
    return id;
}

} // namespace

Vec3 fbxEuler(const Mat3& r) {
    const double cosY = std::hypot(r(0, 0), r(1, 0));
    const double y = std::atan2(-r(2, 0), cosY);
    // Looking straight along Z turns X and Z into one rotation; X takes all of it.
    const bool locked = cosY < 1e-7;
    const double x = locked ? std::atan2(-r(1, 2), r(1, 1)) : std::atan2(r(2, 1), r(2, 2));
    const double z = locked ? 0.0 : std::atan2(r(1, 0), r(0, 0));
    return Vec3(x, y, z) * kDegrees;
}

FbxSkeletonIds writeFbxSkeleton(FbxOutput& document, const ExportInput& input) {
    const Skeleton& skeleton = input.scene->skeleton;
    FbxSkeletonIds ids;
    if (skeleton.roots().size() > 1) {
        ids.armature = writeArmature(document, input.scene->names.armature);
    }
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        const Joint& joint = skeleton.joints[j];
        const FbxId id = document.newId();
        document.add(jointModel(id, input, j));
        const FbxId attribute = writeAttribute(document, joint.name, "LimbNode", "Skeleton", 1.0);
        document.connect(attribute, id);
        document.connect(id, joint.parent == kNone ? ids.armature
                                                   : ids.joints[static_cast<std::size_t>(joint.parent)]);
        ids.joints.push_back(id);
    }
    return ids;
}

FbxId writeFbxModel(FbxOutput& document, const std::string& name, const char* type,
                    const Transform& parentFromNode, FbxId parent) {
    const FbxId id = document.newId();
    document.add(model(id, name, type, parentFromNode));
    document.connect(id, parent);
    return id;
}

FbxId writeFbxMeshModel(FbxOutput& document, const std::string& name) {
    return writeFbxModel(document, name, "Mesh", Transform::Identity(), 0);
}

} // namespace sinew
