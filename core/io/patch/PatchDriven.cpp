#include "core/io/build/BuildSteps.h"
#include "core/io/patch/FormatPatcher.h"
#include "core/scene/ClipPose.h"
#include "core/skeleton/drivers/DriverRig.h"

#include <algorithm>
#include <type_traits>

namespace sinew {
namespace {

/// What is left of a joint's scale in a file by rounding.
constexpr double kNoScale = 1e-5;
/// What rounding leaves of an even scale, as evenScale measures it: files keep matrices as floats.
constexpr double kUneven = 1e-4;

/// What drivers set of one joint.
struct DrivenOf {
    bool translation = false;
    bool rotation = false;
    bool scale = false;

    DrivenOf(const DriverRig& rig, std::int32_t joint) {
        for (const DriverChannel channel : rig.channels(joint)) {
            translation = translation || isTranslation(channel);
            rotation = rotation || turnsJoint(channel);
            scale = scale || isScale(channel);
        }
    }
    bool any() const { return translation || rotation || scale; }
};

/// Which keys of a joint are others than before.
template<typename T>
bool otherKeys(const std::vector<Key<T>>& now, const std::vector<Key<T>>& before) {
    constexpr double kSame = 1e-9; // files keep floats
    return !std::ranges::equal(now, before, [](const Key<T>& a, const Key<T>& b) {
        if constexpr (std::is_same_v<T, Quat>) {
            return a.seconds == b.seconds && (a.value.coeffs() - b.value.coeffs()).norm() <= kSame;
        } else {
            return a.seconds == b.seconds && (a.value - b.value).norm() <= kSame * (1.0 + b.value.norm());
        }
    });
}

JointTrack trackOfJoint(const Clip& clip, std::int32_t joint) {
    const auto found = std::ranges::find(clip.tracks, joint, &JointTrack::joint);
    return found == clip.tracks.end() ? JointTrack{joint, {}, {}, {}} : *found;
}

bool sameOffsets(const MorphTarget& a, const MorphTarget& b) {
    return a.vertices == b.vertices && a.offsets == b.offsets;
}

/// Nothing where a target of the file is gone.
std::optional<PatchShapes> shapesOfPart(const Mesh& mesh, const Mesh& before) {
    const std::vector<MorphTarget>& now = mesh.morphTargets;
    const std::vector<MorphTarget>& was = before.morphTargets;
    PatchShapes result{was.size()};
    if (now.size() < was.size()) {
        return std::nullopt;
    }
    for (std::size_t t = 0; t < now.size(); ++t) {
        if (t < was.size() && now[t].name != was[t].name) {
            return std::nullopt;
        }
        if (t >= was.size() || !sameOffsets(now[t], was[t])) {
            result.offsets.push_back(t);
        }
        if (t < was.size() && now[t].weight != was[t].weight) {
            result.weights.push_back(t);
        }
    }
    return result;
}

/// `before`: the clip in the file, where another rest pose may have changed keys; null: none did.
PatchClip drivenOf(const Clip& clip, const Clip* before, std::size_t animation, const Scene& scene,
                   const DriverRig& rig) {
    PatchClip result{animation, framesPerSecond(clip)};
    for (const JointTrack& track : clip.tracks) {
        DrivenOf driven(rig, track.joint);
        if (before != nullptr) {
            const JointTrack was = trackOfJoint(*before, track.joint);
            driven.translation = driven.translation || otherKeys(track.translations, was.translations);
            driven.rotation = driven.rotation || otherKeys(track.rotations, was.rotations);
            driven.scale = driven.scale || otherKeys(track.scales, was.scales);
        }
        JointTrack kept{track.joint, {}, {}, {}};
        kept.translations = driven.translation ? track.translations : std::vector<Key<Vec3>>();
        kept.rotations = driven.rotation ? track.rotations : std::vector<Key<Quat>>();
        kept.scales = driven.scale ? track.scales : std::vector<Key<Vec3>>();
        if (driven.any()) {
            result.tracks.push_back(std::move(kept));
        }
    }
    const std::vector<ShapeWeight> shapes = rig.shapes(Pose::bindPose(scene.skeleton));
    for (const MorphTrack& track : clip.morphTracks) {
        const Mesh& mesh = *scene.parts[static_cast<std::size_t>(track.part)].mesh;
        const std::string& name = mesh.morphTargets[static_cast<std::size_t>(track.shape)].name;
        if (std::ranges::find(shapes, name, &ShapeWeight::shape) != shapes.end()) {
            result.morphTracks.push_back(track);
        }
    }
    return result;
}

} // namespace

std::optional<PatchObstacle> addDriven(PatchInput& input) {
    const Scene& before = input.original->imported.scene;
    for (std::size_t p = 0; p < input.scene->parts.size(); ++p) {
        std::optional<PatchShapes> shapes = shapesOfPart(*input.scene->parts[p].mesh, *before.parts[p].mesh);
        if (!shapes) {
            return PatchObstacle::ShapesMissing;
        }
        input.shapes.push_back(std::move(*shapes));
    }
    const DriverRig rig(input.scene->skeleton, input.settings->drivers);
    if (rig.empty() && !input.restPosed) {
        return std::nullopt;
    }
    const std::vector<std::size_t>& animations = input.original->map.clips;
    if (animations.size() != input.scene->clips.size() ||
        (input.restPosed && before.clips.size() != animations.size())) {
        return PatchObstacle::OtherAnimations;
    }
    for (std::size_t c = 0; c < animations.size(); ++c) {
        const Clip* const was = input.restPosed ? &before.clips[c] : nullptr;
        PatchClip clip = drivenOf(input.scene->clips[c], was, animations[c], *input.scene, rig);
        if (!clip.tracks.empty() || !clip.morphTracks.empty()) {
            input.clips.push_back(std::move(clip));
        }
    }
    return std::nullopt;
}

std::vector<Clip> withoutDriven(std::vector<Clip> clips, const Skeleton& skeleton, const Drivers& drivers) {
    const DriverRig rig(skeleton, drivers);
    for (Clip& clip : clips) {
        for (JointTrack& track : clip.tracks) {
            const DrivenOf driven(rig, track.joint);
            track.translations = driven.translation ? std::vector<Key<Vec3>>() : track.translations;
            track.rotations = driven.rotation ? std::vector<Key<Quat>>() : track.rotations;
            track.scales = driven.scale ? std::vector<Key<Vec3>>() : track.scales;
        }
        std::erase_if(clip.tracks, [&](const JointTrack& track) {
            return DrivenOf(rig, track.joint).any() && track.translations.empty() &&
                   track.rotations.empty() && track.scales.empty();
        });
    }
    return clips;
}

std::vector<Transform> fileScales(const PatchInput& input) {
    const std::vector<JointSource>& known = input.original->map.joints;
    const std::vector<Joint>& before = input.original->imported.scene.skeleton.joints;
    const Skeleton& skeleton = input.scene->skeleton;
    std::vector<Transform> scales(skeleton.size(), Transform::Identity());
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        const std::int32_t parent = skeleton.joints[j].parent;
        if (j < known.size()) {
            scales[j].linear() = (before[j].modelFromJointBind.inverse() * known[j].modelFromJoint).linear();
        } else if (parent != kNone) {
            // What hangs under a scaled joint is scaled with it, but turns about its own axes.
            const Mat3 turn = skeleton.parentFromJointBind(j).linear();
            scales[j].linear() = turn.transpose() * scales[static_cast<std::size_t>(parent)].linear() * turn;
        }
        if ((scales[j].linear() - Mat3::Identity()).norm() <= kNoScale) {
            scales[j].setIdentity();
        }
    }
    return scales;
}

std::optional<NodeSide> nodeSide(const PatchInput& input, std::span<const Transform> scales,
                                 std::size_t joint, const Transform& nodeRest) {
    const Joint& now = input.scene->skeleton.joints[joint];
    const std::vector<Joint>& before = input.original->imported.scene.skeleton.joints;
    Transform parentFromNode = Transform::Identity();
    if (now.parent != kNone) {
        parentFromNode = scales[static_cast<std::size_t>(now.parent)];
    } else {
        const Joint& rests = joint < before.size() ? before[joint] : now;
        parentFromNode = rests.parentFromJointRest * scales[joint] * nodeRest.inverse();
    }
    const std::optional<double> above = evenScale(parentFromNode.linear(), kUneven);
    const std::optional<double> own = evenScale(scales[joint].linear(), kUneven);
    if (!above || !own || !parentFromNode.matrix().allFinite()) {
        return std::nullopt;
    }
    NodeSide side;
    side.nodeFromParent = parentFromNode.inverse();
    side.turn = Quat(Mat3(side.nodeFromParent.linear() * *above)).normalized();
    side.scale = *own / *above;
    return side;
}

} // namespace sinew
