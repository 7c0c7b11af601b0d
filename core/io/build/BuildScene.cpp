#include "core/io/build/BuildScene.h"

#include "core/base/Notice.h"
#include "core/io/build/BuildSteps.h"
#include "core/io/source/ImportedFile.h"
#include "core/io/source/ReadPicture.h"
#include "core/io/source/SideFiles.h"
#include "core/scene/NodePose.h"
#include "core/scene/Scene.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <set>

namespace sinew {
namespace {

namespace fs = std::filesystem;

constexpr float kInvisible = 0.01F;

std::string extensionOf(const std::string& path) {
    std::string extension = fs::path(path).extension().string();
    if (!extension.empty()) {
        extension.erase(0, 1);
    }
    std::ranges::transform(extension, extension.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return extension == "jpeg" ? "jpg" : extension;
}

/// Words that app/text/NoticeText puts into a user's language.
const char* pictureReason(PictureIssue trouble, bool besideModel) {
    switch (trouble) {
    case PictureIssue::Outside:
        return besideModel ? "not beside" : "outside";
    case PictureIssue::NotAFile:
        return "no file";
    case PictureIssue::NotAPicture:
        return "no picture";
    case PictureIssue::TooLarge:
        return "too large";
    default:
        return "unreadable";
    }
}

Notice pictureNotice(const Texture& texture, PictureIssue trouble) {
    const std::string where = texture.path.empty() ? texture.name : texture.path;
    if (trouble == PictureIssue::Missing) {
        return {NoticeCode::TextureMissing, texture.name, 0, {texture.path}};
    }
    return {
        NoticeCode::TextureRefused, texture.name, 0, {where, pictureReason(trouble, texture.besideModel)}};
}

/// Looks for the picture of every texture, and fills in where it is and what kind it is (by its content, else
/// by its name). Paths stay as the file names them. Notices: TextureMissing, TextureRefused,
/// TextureFoundByName, TextureFromOutside.
void findTextures(std::vector<Texture>& textures, const SideFiles& files, Notices& notices) {
    for (Texture& texture : textures) {
        const auto picture = findPicture(texture, files);
        if (!picture) {
            notices.push_back(pictureNotice(texture, picture.error()));
        } else if (picture->outside) {
            notices.push_back({NoticeCode::TextureFromOutside, texture.name, 0, {picture->file}});
        } else if (picture->byName) {
            notices.push_back(
                {NoticeCode::TextureFoundByName, texture.name, 0, {texture.path, picture->file}});
        }
        texture.file = picture && !texture.besideModel ? picture->file : std::string();
        texture.extension = picture ? picture->kind : extensionOf(texture.path);
    }
}

/// Where the picture of opacity is that of the base colour, its alpha says the opacity, as everywhere else:
/// the material needs no picture of its own for it, and becomes transparent if nothing said so.
void joinOpacity(Scene& scene) {
    const auto sameAs = [&](std::int32_t a, std::int32_t b) {
        if (a == b || a == kNone || b == kNone) {
            return a == b && a != kNone;
        }
        const Texture& x = scene.textures[static_cast<std::size_t>(a)];
        const Texture& y = scene.textures[static_cast<std::size_t>(b)];
        return x.data && y.data ? *x.data == *y.data : !x.path.empty() && x.path == y.path;
    };
    for (Material& material : scene.materials) {
        if (sameAs(material.opacityTexture, material.baseColorTexture)) {
            material.opacityTexture = kNone;
            material.alphaMode =
                material.alphaMode == AlphaMode::Opaque ? AlphaMode::Blend : material.alphaMode;
        }
    }
}

/// Some exporters write opacity 0 for everything. When that would leave nothing to see, materials become
/// opaque.
void makeVisible(std::vector<Material>& materials) {
    const auto invisible = [](const Material& material) { return !(material.baseColor.w() > kInvisible); };
    if (std::ranges::all_of(materials, invisible)) {
        for (Material& material : materials) {
            material.baseColor.w() = 1.0F;
        }
    }
}

/// `stem` and the number, with underscores until nobody has it.
std::string freshName(const std::string& stem, std::size_t number, const std::set<std::string>& taken) {
    std::string name = stem + std::to_string(number);
    while (taken.contains(name)) {
        name += '_';
    }
    return name;
}

/// Gives joints without a name one that says where they stand in the list ("joint_12", from 1) and that no
/// other node has. Existing names stay as they are, repeats included. Notices: JointNameGiven,
/// JointNameDuplicate.
void nameJoints(std::vector<ImportedNode>& nodes, std::span<const std::int32_t> nodeOfJoint,
                Notices& notices) {
    std::set<std::string> taken;
    for (const ImportedNode& node : nodes) {
        taken.insert(node.name);
    }
    std::map<std::string, std::size_t> uses;
    for (std::size_t j = 0; j < nodeOfJoint.size(); ++j) {
        std::string& name = nodes[static_cast<std::size_t>(nodeOfJoint[j])].name;
        if (name.empty()) {
            name = freshName("joint_", j + 1, taken);
            taken.insert(name);
            notices.push_back({NoticeCode::JointNameGiven, name, 0, {}});
        }
        ++uses[name];
    }
    for (const auto& [name, count] : uses) {
        if (count > 1) {
            notices.push_back({NoticeCode::JointNameDuplicate, name, count, {}});
        }
    }
}

/// Gives meshes without a name one ("mesh_3").
void nameMeshes(std::vector<ImportedMesh>& meshes) {
    std::set<std::string> taken;
    for (const ImportedMesh& mesh : meshes) {
        taken.insert(mesh.mesh.name);
    }
    for (std::size_t m = 0; m < meshes.size(); ++m) {
        std::string& name = meshes[m].mesh.name;
        if (name.empty()) {
            name = freshName("mesh_", m + 1, taken);
            taken.insert(name);
        }
    }
}

/// The node that stands above all roots of the skeleton and shows nothing: its name, empty when there is no
/// such.
std::string armatureName(const ImportedFile& source, std::span<const std::int32_t> nodeOfJoint,
                         std::span<const std::int32_t> jointOfNode) {
    std::set<std::int32_t> above;
    for (const std::int32_t node : nodeOfJoint) {
        const std::int32_t parent = source.nodes[static_cast<std::size_t>(node)].parent;
        if (parent == kNone || jointOfNode[static_cast<std::size_t>(parent)] == kNone) {
            above.insert(parent);
        }
    }
    if (above.size() != 1 || above.contains(kNone)) {
        return {};
    }
    const ImportedNode& node = source.nodes[static_cast<std::size_t>(*above.begin())];
    return node.carriesObject ? std::string() : node.name;
}

Transform withoutScale(const Transform& transform) {
    if (!transform.matrix().allFinite() || !invertible(transform)) {
        return Transform::Identity();
    }
    Transform result = Transform::Identity();
    result.linear() = transform.rotation();
    result.translation() = transform.translation();
    return result;
}

Viewpoint viewpointOf(const ImportedViewpoint& stated, const ImportedFile& source, const JointPlan& plan,
                      const BindPlan& bind, std::span<const Transform> modelFromNode) {
    const auto own = static_cast<std::size_t>(stated.node);
    std::int32_t node = stated.node;
    while (node != kNone && plan.jointOfNode[static_cast<std::size_t>(node)] == kNone) {
        node = source.nodes[static_cast<std::size_t>(node)].parent;
    }
    const Transform modelFromThis = modelFromNode[own] * stated.nodeFromThis;
    if (node == kNone || !invertible(modelFromNode[static_cast<std::size_t>(node)])) {
        return {kNone, withoutScale(modelFromThis)};
    }
    const std::int32_t joint = plan.jointOfNode[static_cast<std::size_t>(node)];
    const Transform fileJointFromThis =
        modelFromNode[static_cast<std::size_t>(node)].inverse() * modelFromThis;
    return {joint,
            withoutScale(bind.jointFromFileJoint[static_cast<std::size_t>(joint)] * fileJointFromThis)};
}

/// Hangs the cameras and lights of a file on the joints that they stand under, or into the model.
/// `modelFromNode` from restTransforms.
void placeViewpoints(const ImportedFile& source, const JointPlan& plan, const BindPlan& bind,
                     std::span<const Transform> modelFromNode, Scene& scene) {
    for (const ImportedCamera& camera : source.cameras) {
        scene.cameras.push_back(camera.camera);
        scene.cameras.back().viewpoint = viewpointOf(camera.where, source, plan, bind, modelFromNode);
    }
    for (const ImportedLight& light : source.lights) {
        scene.lights.push_back(light.light);
        scene.lights.back().viewpoint = viewpointOf(light.where, source, plan, bind, modelFromNode);
    }
}

constexpr std::size_t kMaxJoints = 4096;

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
        joint.limits = node.limits;
        if (joint.limits && joint.parent == kNone) { // nodes above the skeleton turn with it
            const Transform& above = node.parent == kNone
                                         ? source.modelFromFile
                                         : modelFromNode[static_cast<std::size_t>(node.parent)];
            joint.limits->parentFromAxes =
                (Quat(Mat3(above.rotation())) * joint.limits->parentFromAxes).normalized();
        }
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
        if (notice.code == NoticeCode::JointScaleRemoved || notice.code == NoticeCode::JointLimitsDropped) {
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
    parts.reserve(meshes.size());
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
    if (plan.nodeOfJoint.size() > kMaxJoints) {
        return fail(ErrorCode::TooManyJoints,
                    {file.string(), std::to_string(plan.nodeOfJoint.size()), std::to_string(kMaxJoints)});
    }
    ImportedScene result;
    result.notices = std::move(source.notices);
    nameJoints(source.nodes, plan.nodeOfJoint, result.notices);
    nameMeshes(source.meshes);
    const PlannedBind binds = planBind(source, plan, modelFromNode, result.notices);
    Scene& scene = result.scene;
    scene.skeleton = buildSkeleton(source, plan, binds.bind, modelFromNode);
    noteSkeleton(scene.skeleton, plan.guessed, file.string(), result.notices);
    Expected<BuiltParts> built = buildParts(source, plan, binds, progress, result.notices);
    if (!built) {
        return fail(built.error());
    }
    scene.parts = std::move(built->parts);
    scene.nodesPosed = restShift(scene).joints > 0;
    const std::vector<std::int32_t> partOfMesh = partOfEachMesh(built->meshes);
    BuiltClips clips = convertClips(source, plan, binds.bind, modelFromNode, partOfMesh, result.notices);
    scene.clips = std::move(clips.clips);
    scene.sourceFile = file.string();
    BuiltAvatar avatar;
    if (source.avatar) {
        avatar = buildAvatar(std::move(*source.avatar), source, plan, binds.bind, modelFromNode, scene,
                             partOfMesh, result.notices);
    }
    scene.avatar = sharedAvatar(std::move(avatar.avatar));
    if (map != nullptr) {
        *map = {jointSources(plan, binds.bind), std::move(built->meshes), std::move(clips.sources),
                source.modelFromFile, std::move(avatar.entries)};
    }
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
