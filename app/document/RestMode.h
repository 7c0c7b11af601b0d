#pragma once

#include "app/document/PosedMesh.h"
#include "core/skeleton/Skeleton.h"
#include "core/skeleton/edit/SkeletonEdit.h"

#include <cstdint>
#include <functional>
#include <span>
#include <string>

namespace sinew {

/// What a joint that is moved in rest mode comes to lie on.
enum class JointSnap { None, Middle, Vertices, Grid, Joints };

/// How joints are edited in rest mode.
struct RestOptions {
    bool symmetric = false; ///< partners on the other side do the same, mirrored
    bool below = true;      ///< joints below go along
    JointSnap snap = JointSnap::None;
    bool operator==(const RestOptions&) const = default;
};

/// Whether the window edits the skeleton's rest pose in the place of a pose. While it does, the character is
/// shown as it is bound; the document's pose stays and comes back.
class RestMode : public QObject {
    Q_OBJECT
public:
    RestMode(Document& document, PosedMesh& posed, QObject* parent = nullptr);

    bool on() const { return m_on; }
    /// Nothing happens without a skeleton.
    void setOn(bool on);
    const RestOptions& options() const { return m_options; }
    void setOptions(const RestOptions& options);

Q_SIGNALS:
    void changed();

private:
    void documentChanged(DocumentChanges what);
    void showRest();

    Document& m_document;
    PosedMesh& m_posed;
    bool m_on = false;
    std::string m_file; ///< of the character that is edited
    RestOptions m_options;
};

/// What a drag in rest mode does to joints: moved by a way, or turned about where each stands (model space).
/// With `symmetric` their partners follow. O(#joints #J).
SkeletonSteps restMoveSteps(const DocumentState& state, std::span<const std::int32_t> joints,
                            const Vec3& offset, const RestOptions& options);
SkeletonSteps restTurnSteps(const DocumentState& state, std::span<const std::int32_t> joints,
                            const Quat& turn, const RestOptions& options);
/// Grown about a place (model space): joints, and with `below` all below them.
SkeletonSteps restScaleSteps(const DocumentState& state, std::span<const std::int32_t> joints,
                             const Vec3& about, double factor, const RestOptions& options);
/// The whole skeleton grown about the middle of its foot, so that it goes on standing where it stands.
/// `factor` is positive.
SkeletonSteps wholeScaleSteps(const DocumentState& state, double factor);

/// The first two as one undoable step. Errors: of editSkeleton.
Expected<void> moveRestJoints(Document& document, std::span<const std::int32_t> joints, const Vec3& offset,
                              const RestOptions& options);
Expected<void> turnRestJoints(Document& document, std::span<const std::int32_t> joints, const Quat& turn,
                              const RestOptions& options);

/// One joint put to a place, or turned so that its axes lie as said (model space), as one undoable step that
/// the next of its kind becomes one with. Errors: of editSkeleton.
Expected<void> placeRestJoint(Document& document, std::int32_t joint, const Vec3& position,
                              const RestOptions& options);
Expected<void> turnRestJointTo(Document& document, std::int32_t joint, const Quat& modelFromJoint,
                               const RestOptions& options);

/// How a joint's axes lie as it is bound, model space.
Quat restTurnOf(const Skeleton& skeleton, std::int32_t joint);

/// The steps that each of several joints needs, each for the skeleton that those before it left. Errors: of
/// `steps`, withEdit. O(#joints^2 #J).
Expected<SkeletonSteps>
stepsOfEach(const Skeleton& skeleton, std::span<const std::int32_t> joints,
            const std::function<Expected<SkeletonSteps>(const Skeleton&, std::int32_t)>& steps);

/// Where joints stand after steps that only place them, #J. Empty where the steps cannot be done.
std::vector<Vec3> positionsAfter(const Skeleton& skeleton, const SkeletonSteps& steps);

} // namespace sinew
