#pragma once

#include "app/bake/BakeSource.h"
#include "app/document/Document.h"
#include "app/jobs/TaskPool.h"
#include "core/base/Error.h"
#include "core/base/Notice.h"
#include "core/base/Progress.h"
#include "core/skeleton/HumanPose.h"
#include "core/skeleton/Pose.h"
#include "core/skeleton/edit/SkeletonEdit.h"

#include <QObject>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace sinew {

/// What becomes the rest pose.
struct RestPoseChoice {
    std::optional<HumanPose> named;    ///< nothing: the pose that is given
    std::vector<BoneJoint> bones = {}; ///< which joints a human's bones are, where names do not say it
    bool front = false;                ///< the character turns to look along +Z
    bool ground = false;               ///< it is lifted or lowered until its lowest vertex is at height 0
    bool back = false;                 ///< with front: along -Z, as a VRM 0.x has to
    bool operator==(const RestPoseChoice&) const = default;
};

/// A pose worked out as the rest pose; applies to the scene that it was made of.
struct RestPoseResult {
    SkeletonEdit edit;
    std::vector<std::vector<std::uint32_t>> folds; ///< #parts: vertices that were smoothed (smoothFolds)
    Notices notices;                               ///< RestPoseLeft, RestPoseScaled, RestPoseFolds
};

/// The pose of a choice: the human pose that it names, or `pose` as it is. Drivers that let a joint turn by a
/// fraction of another (DriverChannel::Turn) are part of it; others go on driving from the new rest pose.
/// Error: RestPoseLimbs.
Expected<Pose> chosenPose(const Scene& scene, const Drivers& drivers, const Pose& pose,
                          const RestPoseChoice& choice);

/// Carries a character into a pose that becomes its rest pose, by the skinning method of `source` (restSkin).
/// Implicit skinning puts vertices where it shows them, and opened folds are smoothed. Shapes stay off.
/// Stage: Deform. Errors: RestPoseSame, RestPoseLimbs, Canceled. O(#P k).
Expected<RestPoseResult> restPoseOf(const BakeSource& source, const Pose& pose, const RestPoseChoice& choice,
                                    Progress& progress);

/// The document in the new rest pose, as one step of undo: mesh, joints, clips, pose keys, motions, drivers,
/// shapes, regions, handles and cages follow; layers and weights stay on their vertices. The bind falls away.
/// The new rest pose is shown. Vertices that were smoothed are selected. Errors: those of editSkeleton.
Expected<void> applyRestPose(Document& document, const RestPoseResult& result);

/// Works a rest pose out in the background and applies it.
class RestPoseJob : public QObject {
    Q_OBJECT
public:
    RestPoseJob(Document& document, TaskPool& pool, QObject* parent = nullptr);

    /// Takes the place of one that runs. Nothing without a skeleton.
    void start(const RestPoseChoice& choice);
    /// canceled() follows.
    void cancel() { m_job.cancel(); }
    bool running() const { return m_job.running(); }
    double fraction() const { return m_job.fraction(); }

Q_SIGNALS:
    void runningChanged(bool running);
    /// It is applied.
    void finished(const sinew::Notices& notices);
    void failed(const sinew::Error& error);
    void canceled();

private:
    void end(Expected<RestPoseResult> result);

    Document& m_document;
    LatestJob m_job;
};

} // namespace sinew
