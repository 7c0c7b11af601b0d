#include "app/files/MotionFile.h"

#include "app/files/ReaderSetup.h"
#include "core/io/ImportScene.h"
#include "core/scene/Retarget.h"
#include "core/skeleton/JointNames.h"

#include <QCoreApplication>

#include <algorithm>

namespace sinew {
namespace {

tl::unexpected<Error> noMotion(const std::filesystem::path& file, const char* why) {
    return fail(ErrorCode::MotionBroken,
                {file.string(), QCoreApplication::translate("MotionFile", why).toStdString(), ""});
}

/// Whether its keys turn the joint at all.
bool turns(const JointTrack& track) {
    constexpr double kStill = 1e-3; // radians
    return std::ranges::any_of(track.rotations, [&](const Key<Quat>& key) {
        return key.value.angularDistance(track.rotations.front().value) > kStill;
    });
}

std::vector<std::string> unmatchedNames(const ImportedMotion& motion,
                                        const std::vector<std::int32_t>& jointOf) {
    std::vector<bool> told(motion.skeleton.size(), false);
    std::vector<std::string> names;
    for (const Clip& clip : motion.clips) {
        for (const JointTrack& track : clip.tracks) {
            const auto j = static_cast<std::size_t>(track.joint);
            if (jointOf[j] == kNone && !told[j] && turns(track)) {
                told[j] = true;
                names.push_back(motion.skeleton.joints[j].name);
            }
        }
    }
    return names;
}

std::vector<std::string> stillNames(const Skeleton& skeleton, const std::vector<std::int32_t>& jointOf) {
    std::vector<std::string> names;
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        const Joint& joint = skeleton.joints[j];
        const bool moved = std::ranges::find(jointOf, static_cast<std::int32_t>(j)) != jointOf.end();
        if (!moved && !joint.added && roleByName(joint.name) == NamedRole::Deforming) {
            names.push_back(joint.name);
        }
    }
    return names;
}

} // namespace

Expected<MotionFile> readMotionFile(const std::filesystem::path& file, const Skeleton& skeleton,
                                    Progress& progress) {
    const Expected<ImportedMotion> motion = importMotion(file, progress, importOptions());
    if (!motion) {
        return fail(motion.error());
    }
    if (motion->clips.empty()) {
        return noMotion(file, QT_TRANSLATE_NOOP("MotionFile", "it contains no animation of joints"));
    }
    const std::vector<std::int32_t> jointOf = motionMatches(motion->skeleton, skeleton);
    MotionFile result;
    result.matched = static_cast<std::size_t>(
        std::ranges::count_if(jointOf, [](std::int32_t joint) { return joint != kNone; }));
    if (result.matched == 0) {
        return noMotion(file, QT_TRANSLATE_NOOP("MotionFile", "the character has none of its joints"));
    }
    for (const Clip& clip : motion->clips) {
        if (progress.canceled()) {
            return fail(ErrorCode::Canceled);
        }
        result.clips.push_back(retargeted(motion->skeleton, clip, skeleton, jointOf, &progress));
    }
    if (progress.canceled()) {
        return fail(ErrorCode::Canceled);
    }
    result.notices = motion->notices;
    result.unmatched = unmatchedNames(*motion, jointOf);
    result.still = stillNames(skeleton, jointOf);
    return result;
}

} // namespace sinew
