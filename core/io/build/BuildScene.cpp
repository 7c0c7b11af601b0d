#include "core/io/build/BuildScene.h"

#include "core/io/build/BuildBind.h"
#include "core/io/build/BuildClips.h"
#include "core/io/build/BuildNames.h"
#include "core/io/build/BuildNodes.h"
#include "core/io/build/BuildParts.h"
#include "core/io/build/BuildViewpoints.h"
#include "core/io/source/FindTextures.h"
#include "core/io/source/SideFiles.h"
#include "core/scene/NodePose.h"

namespace sinew {
namespace {

constexpr std::size_t kMostJoints = 4096;

Skeleton buildSkeleton(const ImportedFile& source, const JointPlan& plan, const BindPlan& bind,
                       std::span<const Transform> modelFromNode) {
    Skeleton skeleton;
    for (std::size_t j = 0; j < plan.nodeOfJoint.size(); ++j) {
        const ImportedNode& node = source.nodes[static_cast<std::size_t>(plan.nodeOfJoint[j])];
        Joint joint;
        joint.name = node.name;
        joint.parent = node.parent == kNone ? kNone : plan.jointOfNode[static_cast<std::size_t>(node.parent)];
        joint.modelFromJointBind = bind.modelFromJoint[j];
        joint.parentFromJointRest = convertedRest(j, source, plan, bind, modelFromNode);
        joint.mover = plan.mover[j];
        if (node.tail) {
            joint.tail = source.modelFromFile * *node.tail;
        }
        skeleton.joints.push_back(std::move(joint));
    }
    return skeleton;
}

void noteSkeleton(const Skeleton& skeleton, bool guessed, const std::string& file, Notices& notices) {
    const std::vector<std::int32_t> roots = skeleton.roots();
    if (roots.size() > 1) {
        notices.push_back({NoticeCode::SkeletonRootsMany, file, roots.size(), {}});
    }
    if (guessed) {
        notices.push_back({NoticeCode::SkeletonGuessed, skeleton.joints.front().name, 0, {}});
    }
    for (Notice& notice : notices) {
        if (notice.code == NoticeCode::JointScaleRemoved) {
            notice.subject = file;
        }
    }
}

std::vector<JointSource> jointSources(const JointPlan& plan, const BindPlan& bind) {
    std::vector<JointSource> joints;
    for (std::size_t j = 0; j < plan.nodeOfJoint.size(); ++j) {
        joints.push_back({plan.nodeOfJoint[j], bind.modelFromJointFile[j]});
    }
    return joints;
}

std::vector<std::int32_t> partOfEachMesh(const std::vector<MeshSource>& meshes) {
    std::vector<std::int32_t> parts;
    for (const MeshSource& mesh : meshes) {
        parts.push_back(mesh.part);
    }
    return parts;
}

} // namespace

Expected<ImportedScene> buildScene(ImportedFile source, const std::filesystem::path& file, Progress& progress,
                                   SourceMap* map, const std::vector<std::string>& textureFolders) {
    weedTransforms(source);
    const Expected<std::vector<std::int32_t>> order = parentsFirstOrder(source.nodes, file.string());
    if (!order) {
        return fail(order.error());
    }
    const std::vector<Transform> modelFromNode = restTransforms(source, *order);
    const JointPlan plan = chooseJoints(source, *order);
    if (plan.nodeOfJoint.size() > kMostJoints) {
        return fail(ErrorCode::TooManyJoints,
                    {file.string(), std::to_string(plan.nodeOfJoint.size()), std::to_string(kMostJoints)});
    }
    ImportedScene result;
    result.notices = std::move(source.notices);
    nameJoints(source.nodes, plan.nodeOfJoint, result.notices);
    nameMeshes(source.meshes);
    const BindAndPlaces binds = planBind(source, plan, modelFromNode, result.notices);
    Scene& scene = result.scene;
    scene.skeleton = buildSkeleton(source, plan, binds.bind, modelFromNode);
    noteSkeleton(scene.skeleton, plan.guessed, file.string(), result.notices);
    Expected<BuiltParts> built = buildParts(source, plan, binds, progress, result.notices);
    if (!built) {
        return fail(built.error());
    }
    scene.parts = std::move(built->parts);
    scene.nodesPosed = restShift(scene).joints > 0;
    scene.clips =
        convertClips(source, plan, binds.bind, modelFromNode, partOfEachMesh(built->meshes), result.notices);
    if (map != nullptr) {
        *map = {jointSources(plan, binds.bind), std::move(built->meshes), source.modelFromFile};
    }
    scene.sourceFile = file.string();
    scene.metersPerUnit = source.metersPerUnit;
    scene.sourceUpAxis = source.upAxis;
    scene.materials = std::move(source.materials);
    scene.textures = std::move(source.textures);
    placeViewpoints(source, plan, binds.bind, modelFromNode, scene);
    scene.names = std::move(source.names);
    scene.names.armature = armatureName(source, plan.nodeOfJoint, plan.jointOfNode);
    makeVisible(scene.materials);
    scene.sideFiles = std::move(source.sideFiles);
    findTextures(scene.textures, SideFiles(file, textureFolders), result.notices);
    joinOpacity(scene);
    return result;
}

} // namespace sinew
