#include "core/io/patch/fbx/FbxPatchJoints.h"

#include "core/io/build/BuildNodes.h"
#include "core/io/fbx/write/FbxWriteDocument.h"
#include "core/io/fbx/write/FbxWriteModels.h"

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
    const FbxKey model = file.addObject("Model", joint.name, "Model", "LimbNode", std::move(children));
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

} // namespace sinew
