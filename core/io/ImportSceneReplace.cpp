#include "core/io/ImportScene.h"

#include "core/io/Formats.h"

#include <algorithm>
#include <map>

namespace sinew {
namespace {

/// New joint of every old one, by name; kNone where the name is missing, or repeats on either side.
std::vector<std::int32_t> matchByName(const Skeleton& from, const Skeleton& to) {
    std::map<std::string, std::int32_t> uses;
    std::map<std::string, std::int32_t> place;
    for (std::size_t j = 0; j < to.size(); ++j) {
        ++uses[to.joints[j].name];
        place[to.joints[j].name] = static_cast<std::int32_t>(j);
    }
    std::map<std::string, std::int32_t> usesBefore;
    for (const Joint& joint : from.joints) {
        ++usesBefore[joint.name];
    }
    std::vector<std::int32_t> match;
    for (const Joint& joint : from.joints) {
        const auto found = uses.find(joint.name);
        const bool unique = found != uses.end() && found->second == 1 && usesBefore[joint.name] == 1;
        match.push_back(unique ? place[joint.name] : kNone);
    }
    return match;
}

/// Keys speak of a joint's own axes: they carry over only where those stand as they did.
bool sameAxes(const Skeleton& from, const Skeleton& to, std::size_t joint, std::int32_t match) {
    constexpr double kSameAngle = 1e-3;
    const auto place = static_cast<std::size_t>(match);
    const Mat3 before = from.parentFromJointBind(joint).linear();
    const Mat3 after = to.parentFromJointBind(place).linear();
    return (before - after).norm() < kSameAngle;
}

class Carrier {
public:
    Carrier(const Skeleton& from, const Skeleton& to)
        : m_from(from)
        , m_to(to)
        , m_match(matchByName(from, to)) {}

    /// Whether every joint that weights speak of has a successor.
    bool carriesWeights(const Scene& scene) const {
        const std::vector<bool> weighted = weightedJoints(scene);
        for (std::size_t j = 0; j < weighted.size(); ++j) {
            if (weighted[j] && m_match[j] == kNone) {
                return false;
            }
        }
        return true;
    }

    void carryPart(Part& part) const {
        if (part.rigidJoint != kNone) {
            part.rigidJoint = m_match[static_cast<std::size_t>(part.rigidJoint)];
        }
        if (!part.weights) {
            return;
        }
        SkinWeightsBuilder builder;
        builder.reserve(part.weights->vertexCount(), part.weights->vertexCount() * 4);
        std::vector<Influence> influences;
        for (std::size_t p = 0; p < part.weights->vertexCount(); ++p) {
            influences.clear();
            for (const Influence& influence : part.weights->at(p)) {
                influences.push_back({m_match[static_cast<std::size_t>(influence.joint)], influence.weight});
            }
            builder.add(influences);
        }
        part.weights = std::make_shared<const SkinWeights>(builder.finish());
    }

    bool carryClip(Clip& clip) const {
        for (JointTrack& track : clip.tracks) {
            const auto joint = static_cast<std::size_t>(track.joint);
            if (m_match[joint] == kNone || !sameAxes(m_from, m_to, joint, m_match[joint])) {
                return false;
            }
            track.joint = m_match[joint];
        }
        return true;
    }

    /// Stays where it is, under the joint's successor or in the scene.
    void carryViewpoint(Viewpoint& place) const {
        if (place.joint == kNone) {
            return;
        }
        const auto before = static_cast<std::size_t>(place.joint);
        place.joint = m_match[before];
        place.parentFromThis = m_from.joints[before].modelFromJointBind * place.parentFromThis;
        if (place.joint != kNone) {
            const Joint& after = m_to.joints[static_cast<std::size_t>(place.joint)];
            place.parentFromThis = after.modelFromJointBind.inverse(Eigen::Isometry) * place.parentFromThis;
        }
    }

private:
    const Skeleton& m_from;
    const Skeleton& m_to;
    std::vector<std::int32_t> m_match;
};

void scaleSkeleton(Skeleton& skeleton, double factor) {
    for (Joint& joint : skeleton.joints) {
        joint.modelFromJointBind.translation() *= factor;
        joint.parentFromJointRest.translation() *= factor;
        if (joint.tail) {
            *joint.tail *= factor;
        }
    }
}

} // namespace

Notices replaceSkeleton(Scene& scene, ImportedSkeleton skeleton) {
    Notices notices = std::move(skeleton.notices);
    if (skeleton.metersPerUnit && tellsUnit(scene.sourceFile)) {
        scaleSkeleton(skeleton.skeleton, *skeleton.metersPerUnit / scene.metersPerUnit);
    }
    const Carrier carrier(scene.skeleton, skeleton.skeleton);
    const bool carries = carrier.carriesWeights(scene);
    if (!scene.skeleton.empty()) {
        notices.push_back({NoticeCode::SkeletonReplaced, skeleton.sourceFile, 0, {}});
    }
    for (Part& part : scene.parts) {
        if (carries) {
            carrier.carryPart(part);
        } else {
            part.rigidJoint = kNone;
            part.weights.reset();
        }
    }
    for (SceneCamera& camera : scene.cameras) {
        carrier.carryViewpoint(camera.place);
    }
    for (SceneLight& light : scene.lights) {
        carrier.carryViewpoint(light.place);
    }
    std::vector<Clip> clips;
    for (Clip& clip : scene.clips) {
        if (carrier.carryClip(clip)) {
            clips.push_back(std::move(clip));
        } else {
            notices.push_back(
                {NoticeCode::AnimationIgnored, clip.name, 0, {"it moves joints of the replaced skeleton"}});
            clip.tracks.clear();
            if (!clip.morphTracks.empty()) {
                clips.push_back(std::move(clip)); // shapes move without a skeleton
            }
        }
    }
    scene.clips = std::move(clips);
    scene.skeleton = std::move(skeleton.skeleton);
    scene.nodesPosed = false; // the other skeleton's pose is none of this character's
    scene.names.skin.clear();
    scene.names.armature.clear();
    return notices;
}

} // namespace sinew
