#include "app/check/MeasureFigures.h"

#include "app/check/CheckPoses.h"
#include "app/check/CheckedSurface.h"
#include "app/check/PoseMeter.h"
#include "app/check/WeightMeter.h"

#include <algorithm>
#include <utility>

namespace sinew {
namespace {

std::vector<JointFigures> checkedJoints(const Skeleton& skeleton) {
    std::vector<JointFigures> joints(skeleton.size());
    for (std::size_t j = 0; j < joints.size(); ++j) {
        joints[j].name = skeleton.joints[j].name;
    }
    return joints;
}

void countVertices(const CheckedSurface& surface, std::vector<JointFigures>& joints) {
    for (std::uint32_t v = 0; v < surface.vertices().size(); ++v) {
        if (const std::int32_t joint = surface.strongestJoint(v); joint != kNone) {
            ++joints[static_cast<std::size_t>(joint)].vertices;
        }
    }
}

/// A joint that bends alone is to blame for what its bend does.
void blame(const PoseFigures& pose, std::vector<JointFigures>& joints) {
    if (pose.joint == kNone) {
        return;
    }
    JointFigures& joint = joints[static_cast<std::size_t>(pose.joint)];
    joint.bends = true;
    joint.stretch = std::max(joint.stretch, pose.stretch);
    joint.flipped = std::max(joint.flipped, pose.flipped);
    joint.poke = std::max(joint.poke, pose.poke);
    joint.volume = std::min(joint.volume, pose.volume);
}

double valueOfPose(const PoseFigures& pose, Measure measure) {
    switch (measure) {
    case Measure::Stretch:
        return pose.stretch;
    case Measure::Flipped:
        return pose.flipped;
    case Measure::Poke:
        return pose.poke;
    default:
        return pose.volume;
    }
}

/// The joint that bends; in a stress pose the strongest one where the pose is worst.
std::int32_t jointOfPose(const PoseFigures& pose, Measure measure) {
    const auto place = std::ranges::find(pose.worst, measure, &WorstPlace::measure);
    return pose.joint != kNone || place == pose.worst.end() ? pose.joint : place->joint;
}

FoundValue foundIn(const PoseFigures& pose, Measure measure, const Skeleton& skeleton) {
    const std::int32_t joint = jointOfPose(pose, measure);
    return {valueOfPose(pose, measure),
            joint == kNone ? std::string() : skeleton.joints[static_cast<std::size_t>(joint)].name,
            pose.name,
            {}};
}

/// The highest and the lowest value over all poses.
void addPoseRange(Figures& figures, Measure measure, const Skeleton& skeleton) {
    const auto value = [&](const PoseFigures& pose) { return valueOfPose(pose, measure); };
    const auto [lowest, highest] = std::ranges::minmax_element(figures.poses, {}, value);
    FigureRange& range = figures.table[indexOf(measure)];
    range.lowest = foundIn(*lowest, measure, skeleton);
    range.highest = foundIn(*highest, measure, skeleton);
}

void addPoseRanges(Figures& figures, const CheckedSurface& surface, const Skeleton& skeleton) {
    for (const MeasureRow& row : kMeasureTable) {
        if (!row.ofPoses) {
            continue;
        }
        FigureRange& range = figures.table[indexOf(row.measure)];
        if (figures.poses.empty()) {
            range.why = Unmeasured::NoPoses;
        } else if (row.measure == Measure::Volume && !surface.encloses()) {
            range.why = Unmeasured::NoVolume;
        } else {
            addPoseRange(figures, row.measure, skeleton);
        }
    }
}

Expected<void> measurePoses(const Scene& scene, const CheckedSurface& surface, Figures& figures,
                            Progress& progress) {
    SINEW_TRY(const PoseMeter meter, PoseMeter::make(scene, surface, progress));
    const std::vector<CheckPose> poses = posesToCheck(scene);
    for (std::size_t i = 0; i < poses.size(); ++i) {
        progress.report(Stage::Deform, static_cast<double>(i) / static_cast<double>(poses.size()));
        SINEW_TRY(PoseFigures measured, meter.measure(poses[i], progress));
        blame(measured, figures.joints);
        figures.poses.push_back(std::move(measured));
    }
    addPoseRanges(figures, surface, scene.skeleton);
    return {};
}

} // namespace

Expected<Figures> measureFigures(const Scene& scene, const Scene* reference, Progress& progress) {
    Figures figures;
    const CheckedSurface surface(scene);
    figures.joints = checkedJoints(scene.skeleton);
    figures.vertices = surface.vertices().size();
    figures.faces = surface.triangles().size();
    figures.closedBorders = surface.closedBorders();
    countVertices(surface, figures.joints);
    addWeightFigures(scene, figures);
    for (const Measure measure : {Measure::L1, Measure::Strongest}) {
        figures.table[indexOf(measure)].why = Unmeasured::NoReference;
    }
    if (reference != nullptr) {
        SINEW_CHECK(addReferenceFigures(scene, *reference, figures));
    }
    SINEW_CHECK(addBleed(scene, figures, progress));
    SINEW_CHECK(measurePoses(scene, surface, figures, progress));
    std::erase_if(figures.joints,
                  [](const JointFigures& joint) { return joint.vertices == 0 && !joint.bends; });
    return figures;
}

} // namespace sinew
