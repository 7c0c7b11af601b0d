#include "core/io/patch/PatchSkin.h"

#include "core/io/Formats.h"
#include "core/io/source/ContentCounts.h"
#include "core/io/source/FileBytes.h"
#include "core/scene/EditSkeleton.h"
#include "core/scene/Scene.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <system_error>

namespace sinew {
namespace {

/// How a scene's joints stand to those of the file that it was read from.
enum class JointsMoved {
    No,       ///< where the file has them
    ByEdits,  ///< elsewhere, and rest and clips followed as edits of the skeleton make them (LocalChange)
    Otherwise ///< elsewhere by other means: a fit, another rest
};

constexpr double kRounding = 1e-9;

template<typename T, typename Same>
bool sameKeys(const std::vector<Key<T>>& a, const std::vector<Key<T>>& b, const Same& same) {
    return std::ranges::equal(a, b, [&](const Key<T>& left, const Key<T>& right) {
        return left.seconds == right.seconds && same(left.value, right.value);
    });
}

bool sameTrack(const JointTrack& a, const JointTrack& b) {
    const auto vectors = [](const Vec3& left, const Vec3& right) {
        return (left - right).norm() <= kRounding * (1.0 + left.norm());
    };
    const auto turns = [](const Quat& left, const Quat& right) {
        return (left.coeffs() - right.coeffs()).norm() <= kRounding;
    };
    return a.joint == b.joint && sameKeys(a.translations, b.translations, vectors) &&
           sameKeys(a.rotations, b.rotations, turns) && sameKeys(a.scales, b.scales, vectors);
}

bool sameTracks(const std::vector<Clip>& a, const std::vector<Clip>& b) {
    return std::ranges::equal(a, b, [](const Clip& left, const Clip& right) {
        return std::ranges::equal(left.tracks, right.tracks, sameTrack);
    });
}

bool sameFrame(const Transform& a, const Transform& b) {
    return a.isApprox(b, kRounding);
}

/// Whether the joints that both have, the first ones, were bound at the same places. O(#J).
bool sameBinds(const Skeleton& a, const Skeleton& b) {
    for (std::size_t j = 0; j < std::min(a.size(), b.size()); ++j) {
        if (!sameFrame(a.joints[j].modelFromJointBind, b.joints[j].modelFromJointBind)) {
            return false;
        }
    }
    return true;
}

/// `scene` has the joints of `original` first, with the same parents. What drivers do with clips does not
/// count. O(#J + keys).
JointsMoved jointsMoved(const Scene& scene, const Scene& original, const Drivers& drivers) {
    if (sameBinds(scene.skeleton, original.skeleton)) {
        return JointsMoved::No;
    }
    const std::size_t count = original.skeleton.size();
    Skeleton edited = scene.skeleton;
    std::vector<std::int32_t> number(count);
    std::iota(number.begin(), number.end(), 0);
    const std::vector<LocalChange> changes = followRest(original.skeleton, number, edited);
    for (std::size_t j = 0; j < count; ++j) {
        if (!sameFrame(edited.joints[j].parentFromJointRest, scene.skeleton.joints[j].parentFromJointRest)) {
            return JointsMoved::Otherwise;
        }
    }
    const std::vector<Clip> before =
        withoutDriven(followed(original.clips, original.skeleton, changes), scene.skeleton, drivers);
    return sameTracks(before, withoutDriven(scene.clips, scene.skeleton, drivers)) ? JointsMoved::ByEdits
                                                                                   : JointsMoved::Otherwise;
}

namespace fs = std::filesystem;

const FormatPatcher* patcherOf(const fs::path& file) {
    const Format* format = formatOf(file);
    return format == nullptr ? nullptr : format->patcher;
}

/// Reading is deterministic, so what was read from the same bytes is equal, not merely near.
bool sameVertices(const Scene& scene, const Scene& original, std::string& part) {
    if (scene.parts.size() != original.parts.size()) {
        const bool more = original.parts.size() > scene.parts.size();
        part = (more ? original : scene).parts.back().mesh->name;
        return false;
    }
    for (std::size_t p = 0; p < scene.parts.size(); ++p) {
        part = scene.parts[p].mesh->name;
        if (scene.parts[p].mesh->vertices != original.parts[p].mesh->vertices) {
            return false;
        }
    }
    return true;
}

bool sameCounts(const Scene& scene, const Scene& original) {
    return std::ranges::equal(scene.parts, original.parts, [](const Part& a, const Part& b) {
        return a.mesh->vertexCount() == b.mesh->vertexCount();
    });
}

/// Whether the scene's vertices can be those of the file in another rest pose: skins move them, and the
/// polygons are the file's.
bool isRestPose(const Scene& scene, const Scene& original) {
    const bool skinned =
        std::ranges::any_of(original.parts, [](const Part& part) { return part.weights != nullptr; });
    const bool samePolygons =
        std::ranges::equal(scene.parts, original.parts, [](const Part& a, const Part& b) {
            return a.mesh->corners == b.mesh->corners && a.mesh->polygonOffsets == b.mesh->polygonOffsets;
        });
    return skinned && samePolygons;
}

/// The source as it was read: as the scene remembers it where the file still holds the same bytes, else read
/// again. Moved joints are compared with the file's clips, which a scene does not remember.
Expected<std::shared_ptr<const MappedScene>> originalOf(const Scene& scene, const fs::path& source,
                                                        std::string_view bytes, Progress& progress) {
    if (const std::shared_ptr<const SceneOrigin>& origin = scene.origin; origin != nullptr) {
        const Scene& before = origin->mapped.imported.scene;
        if (lowerExtension(before.sourceFile) == lowerExtension(source) &&
            sameBinds(scene.skeleton, before.skeleton) && origin->sum == contentSum(bytes)) {
            return std::shared_ptr<const MappedScene>(origin, &origin->mapped);
        }
    }
    Expected<MappedScene> read = importMapped(source, progress);
    if (!read) {
        return fail(read.error());
    }
    read->imported.scene.textures.clear(); // they may be large, and the file keeps its own
    return std::make_shared<const MappedScene>(std::move(*read));
}

/// Whether the scene has the file's joints, and behind them only joints of its own.
bool ownSkeleton(const Skeleton& skeleton, const Skeleton& original) {
    if (original.empty() || skeleton.size() < original.size()) {
        return false;
    }
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        const Joint& joint = skeleton.joints[j];
        if (joint.ofFile() != (j < original.size())) {
            return false;
        }
        if (joint.ofFile() && joint.parent != original.joints[j].parent) {
            return false;
        }
    }
    return true;
}

/// Whether all joints may turn as far as in the file; further ones of the scene as they like.
bool sameLimits(const Skeleton& skeleton, const Skeleton& original) {
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        const auto& before = j < original.size() ? original.joints[j].limits : std::optional<JointLimits>();
        if (skeleton.joints[j].limits != before) {
            return false;
        }
    }
    return true;
}

/// Whether the file may keep weights that were corrected when they were read.
bool keepsFaults(const StoredWeightFaults& stored, const ExportSettings& settings) {
    return stored.invalid.empty() && !settings.correctSums;
}

/// Whether a part has the weights that the file has, and the file may keep them.
bool keepsWeights(const Part& part, const Part& before, std::size_t limit, const ExportSettings& settings) {
    const bool same =
        part.weights == before.weights ||
        (part.weights != nullptr && before.weights != nullptr && *part.weights == *before.weights);
    const bool fits = part.weights == nullptr || limit == 0 || part.weights->largestInfluenceCount() <= limit;
    return same && fits && settings.pruneBelow <= 0.0F &&
           (before.storedFaults == nullptr || keepsFaults(*before.storedFaults, settings));
}

/// Where a file has no usable weight for any vertex of a part, the scene has no weights; the file must get
/// some all the same when those that it has are invalid.
std::shared_ptr<const SkinWeights> weightsToWrite(const Part& part, const Part& before) {
    if (part.weights || part.rigidJoint != kNone || !before.storedFaults) {
        return part.weights;
    }
    return std::make_shared<const SkinWeights>(unweighted(part.mesh->vertexCount()));
}

/// Prepares the weights that the file does not have yet. The others are left out, and nothing is said of
/// them.
void prepareChanged(PatchInput& input, const FormatPatcher& patcher, Notices& notices) {
    const std::size_t limit = patcher.maxInfluences(*input.settings);
    const bool packs = patcher.packsWeights && input.settings->packed;
    Scene changed = *input.scene;
    for (std::size_t p = 0; p < changed.parts.size(); ++p) {
        Part& part = changed.parts[p];
        part.weights = weightsToWrite(part, input.original->imported.scene.parts[p]);
        const bool packed = packs && part.rigidJoint == kNone; // also the file's own weights
        if (!packed && keepsWeights(part, input.original->imported.scene.parts[p], limit, *input.settings)) {
            part.weights.reset();
        }
        input.changed.push_back(part.weights != nullptr);
    }
    input.parts = prepareParts(changed, *input.settings, limit, notices);
}

/// Only the unit follows the engine: all of them get the same axes.
bool changesUnit(const Scene& scene, const Format& format, const ExportSettings& settings) {
    constexpr double kSameUnit = 1e-6;
    if (settings.keepUnit || format.writer == nullptr) {
        return false;
    }
    const double asked = format.writer->needs(settings).metersPerUnit;
    return std::abs(asked - scene.metersPerUnit) > kSameUnit * scene.metersPerUnit;
}

/// Why the file's vertices would move with other weights, where they would.
std::optional<PatchObstacle> positionsFromWeights(const PatchInput& input) {
    std::optional<PatchObstacle> found;
    for (const MeshSource& mesh : input.original->map.meshes) {
        const auto part = static_cast<std::size_t>(mesh.part);
        if (mesh.part != kNone && mesh.positionsFromWeights &&
            (input.restPosed || input.changed[part] || !input.shapes[part].offsets.empty())) {
            const bool missing = mesh.bindMissing && found != PatchObstacle::BindPoseContradicts;
            found = missing ? PatchObstacle::BindPoseMissing : PatchObstacle::BindPoseContradicts;
        }
    }
    return found;
}

/// Names of morph targets that are new, other ones, or shown otherwise.
std::set<std::string> changedShapes(const PatchInput& input) {
    std::set<std::string> names;
    for (std::size_t p = 0; p < input.shapes.size(); ++p) {
        const std::vector<MorphTarget>& targets = input.scene->parts[p].mesh->morphTargets;
        for (const std::vector<std::size_t>* list : {&input.shapes[p].offsets, &input.shapes[p].weights}) {
            for (const std::size_t target : *list) {
                names.insert(targets[target].name);
            }
        }
    }
    return names;
}

/// Names of morph targets to which drivers give keys.
std::set<std::string> drivenShapes(const PatchInput& input) {
    std::set<std::string> names;
    for (const PatchClip& clip : input.clips) {
        for (const MorphTrack& track : clip.morphTracks) {
            const Mesh& mesh = *input.scene->parts[static_cast<std::size_t>(track.part)].mesh;
            names.insert(mesh.morphTargets[static_cast<std::size_t>(track.shape)].name);
        }
    }
    return names;
}

} // namespace

std::optional<PatchObstacle> whyNotPatched(const Scene& scene, const fs::path& source, const fs::path& target,
                                           const ExportSettings& settings) {
    const Format* from = formatOf(source);
    const Format* to = formatOf(target);
    // A VRM is a GLB, but not every GLB a VRM.
    const bool kept = from != nullptr && to != nullptr && from->patcher != nullptr &&
                      (from == to || (from->id == "vrm" && to->id == "glb"));
    if (!kept) {
        return PatchObstacle::OtherFormat;
    }
    if (!settings.animations) {
        return PatchObstacle::AnimationsLeftOut;
    }
    if (settings.rescaled) {
        return PatchObstacle::Rescaled;
    }
    return changesUnit(scene, *to, settings) ? std::optional(PatchObstacle::OtherUnit) : std::nullopt;
}

Expected<PatchOutcome> patchSkin(const Scene& scene, const fs::path& source, const WriteTarget& target,
                                 const ExportSettings& settings, Notices& notices, Progress& progress) {
    const FormatPatcher* patcher = patcherOf(source);
    if (patcher == nullptr) {
        return PatchOutcome{{}, PatchObstacle::OtherFormat};
    }
    if (std::error_code error; !fs::exists(source, error)) {
        return PatchOutcome{{}, PatchObstacle::SourceMissing};
    }
    Expected<std::string> bytes = readWholeFile(source, FileUse::Model, progress);
    if (!bytes) {
        return fail(bytes.error());
    }
    const Expected<std::shared_ptr<const MappedScene>> original = originalOf(scene, source, *bytes, progress);
    if (!original) {
        return fail(original.error());
    }
    const Scene& before = (*original)->imported.scene;
    std::string part;
    bool restPosed = false;
    if (!sameVertices(scene, before, part)) {
        const bool fileIsSame = scene.origin != nullptr && scene.origin->sum == contentSum(*bytes);
        if (!sameCounts(scene, before) || !(fileIsSame || !sameBinds(scene.skeleton, before.skeleton))) {
            return fail(ErrorCode::SourceUnmatched, {source.string(), part});
        }
        if (!patcher->movesRest || !isRestPose(scene, before) || (scene.origin != nullptr && !fileIsSame)) {
            return PatchOutcome{{}, PatchObstacle::OtherRestPose};
        }
        restPosed = true;
    }
    if (!ownSkeleton(scene.skeleton, before.skeleton)) {
        return PatchOutcome{{}, PatchObstacle::OtherSkeleton};
    }
    if (patcher->holdsLimits && !sameLimits(scene.skeleton, before.skeleton)) {
        return PatchOutcome{{}, PatchObstacle::JointLimits};
    }
    const JointsMoved how = restPosed ? JointsMoved::No : jointsMoved(scene, before, settings.drivers);
    const bool moved = how == JointsMoved::ByEdits;
    // Without a skin the file does not say which of its nodes are joints.
    const bool skinned =
        std::ranges::any_of(before.parts, [](const Part& each) { return each.weights != nullptr; });
    if (how == JointsMoved::Otherwise || (moved && !(skinned && patcherOf(source)->movesJoints))) {
        return PatchOutcome{{}, PatchObstacle::OtherSkeleton};
    }
    PatchInput input{&scene, original->get(), {}, {}, source, target, &settings, moved, restPosed};
    Notices ofWeights;
    prepareChanged(input, *patcher, ofWeights);
    if (const auto obstacle = addDriven(input)) {
        return PatchOutcome{{}, obstacle};
    }
    if (const auto obstacle = positionsFromWeights(input)) {
        return PatchOutcome{{}, obstacle};
    }
    Expected<std::shared_ptr<const PatchSource>> opened = patcher->open(source, std::move(*bytes));
    if (!opened) {
        return fail(opened.error());
    }
    Expected<PatchOutcome> outcome = (*opened)->patch(input, ofWeights, progress);
    if (outcome && !outcome->obstacle) {
        outcome->source = std::move(*opened);
        outcome->changes.jointsMoved = moved;
        outcome->changes.restPosed = restPosed;
        outcome->changes.shapes = changedShapes(input);
        outcome->changes.driven = drivenShapes(input);
        outcome->changes.keys = !input.clips.empty();
        notices.insert(notices.end(), ofWeights.begin(), ofWeights.end());
        ContentCounts dropped;
        if (const Avatar& avatar = avatarOf(scene.avatar);
            !outcome->changes.holdsAvatar && avatar != avatarOf(before.avatar)) {
            countAvatar(avatar, dropped);
        }
        dropped.add("jointLimits", patcher->holdsLimits ? 0 : limitedJoints(scene.skeleton));
        dropped.note(NoticeCode::ContentDropped, target.file.string(), notices);
    }
    return outcome;
}

std::vector<std::string> differencesBesideSkin(const fs::path& name, std::string before,
                                               std::string_view after, const KeptChanges& changes) {
    const FormatPatcher* patcher = patcherOf(name);
    if (patcher == nullptr) {
        return {"format"};
    }
    const auto opened = patcher->open(name, std::move(before));
    return opened ? (*opened)->differences(after, changes) : std::vector<std::string>{"file"};
}

} // namespace sinew
