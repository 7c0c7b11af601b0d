#include "app/check/CheckPoses.h"

#include "app/check/HungJoints.h"
#include "app/text/Numbers.h"

#include <QCoreApplication>

#include <array>
#include <cmath>
#include <map>

namespace sinew {
namespace {

constexpr std::array<const char*, kStressPoses> kCheckStressNames{
    QT_TRANSLATE_NOOP("CheckPoses", "Arms up"),
    QT_TRANSLATE_NOOP("CheckPoses", "Deep squat"),
    QT_TRANSLATE_NOOP("CheckPoses", "Fists"),
    QT_TRANSLATE_NOOP("CheckPoses", "Look back"),
};

std::string checkStressName(StressPose which) {
    return QCoreApplication::translate("CheckPoses", kCheckStressNames[static_cast<std::size_t>(which)])
        .toStdString();
}

std::string checkBendName(const Bend& bend, const Skeleton& skeleton) {
    const std::string& joint = skeleton.joints[static_cast<std::size_t>(bend.joint)].name;
    return printable(joint).toStdString() + ' ' + std::to_string(std::lround(bend.degrees)) + "°";
}

/// Names with a number behind those that another pose has already.
class FreshPoseNames {
public:
    std::string fresh(const std::string& name) {
        const int count = ++m_counts[name];
        return count == 1 ? name : fresh(name + " (" + std::to_string(count) + ")");
    }

private:
    std::map<std::string, int> m_counts;
};

} // namespace

std::vector<CheckPose> posesToCheck(const Scene& scene) {
    const RangeOfMotion motion(scene.skeleton, deformingJoints(scene.skeleton, partWeights(scene)));
    std::vector<CheckPose> poses;
    FreshPoseNames names;
    const HungJoints hung(scene);
    for (const Bend& bend : motion.bends()) {
        poses.push_back({motion.poseOf(bend), bend.joint, std::nullopt,
                         names.fresh(checkBendName(bend, scene.skeleton))});
    }
    for (int i = 0; i < kStressPoses && !poses.empty(); ++i) {
        const auto which = static_cast<StressPose>(i);
        PartialPose stress = stressPose(scene.skeleton, which);
        if (!stress.joints.empty()) {
            poses.push_back({std::move(stress.pose), kNone, which, names.fresh(checkStressName(which))});
        }
    }
    for (CheckPose& pose : poses) {
        hung.follow(pose.pose);
    }
    return poses;
}

} // namespace sinew
