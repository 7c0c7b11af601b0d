#include "app/document/RestMode.h"

#include "app/document/edits/SkeletonEditing.h"
#include "core/skeleton/edit/JointPlaces.h"
#include "core/skeleton/edit/MirrorJoints.h"

#include <QCoreApplication>

#include <array>

namespace sinew {

RestMode::RestMode(Document& document, PosedMesh& posed, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_posed(posed) {
    // After the posed mesh, which another scene makes forget what it showed.
    document.onChange(DocumentChange::Scene, this, &RestMode::documentChanged);
}

void RestMode::setOn(bool on) {
    if (on == m_on || (on && !m_document.state().hasSkeleton())) {
        return;
    }
    m_on = on;
    m_file = on ? m_document.state().scene->sourceFile : std::string();
    showRest();
    Q_EMIT changed();
}

void RestMode::setOptions(const RestOptions& options) {
    if (!(options == m_options)) {
        m_options = options;
        Q_EMIT changed();
    }
}

void RestMode::documentChanged(DocumentChanges /*what*/) {
    const DocumentState& state = m_document.state();
    if (m_on && (!state.hasSkeleton() || state.scene->sourceFile != m_file)) { // another character
        setOn(false);
    } else if (m_on) {
        showRest();
    }
}

void RestMode::showRest() {
    m_posed.setPreview(m_on ? std::optional(Pose::bindPose(m_document.state().scene->skeleton))
                            : std::nullopt);
}

namespace {

JointsBelow belowOf(const RestOptions& options) {
    return options.below ? JointsBelow::Follow : JointsBelow::Stay;
}

SkeletonSteps onBothSides(const DocumentState& state, SkeletonSteps steps, const RestOptions& options) {
    return options.symmetric ? withOtherSide(state.scene->skeleton, steps, mirrorTableOf(state))
                             : std::move(steps);
}

} // namespace

SkeletonSteps restMoveSteps(const DocumentState& state, std::span<const std::int32_t> joints,
                            const Vec3& offset, const RestOptions& options) {
    const Skeleton& skeleton = state.scene->skeleton;
    std::vector<JointMove> moves;
    moves.reserve(joints.size());
    for (const std::int32_t joint : joints) {
        moves.push_back({joint, skeleton.position(static_cast<std::size_t>(joint)) + offset});
    }
    return onBothSides(state, moveJoints(skeleton, moves, belowOf(options)), options);
}

SkeletonSteps restTurnSteps(const DocumentState& state, std::span<const std::int32_t> joints,
                            const Quat& turn, const RestOptions& options) {
    return onBothSides(state, turnJoints(state.scene->skeleton, joints, turn, belowOf(options)), options);
}

SkeletonSteps restScaleSteps(const DocumentState& state, std::span<const std::int32_t> joints,
                             const Vec3& about, double factor, const RestOptions& options) {
    const Transform scaled(Eigen::Translation3d(about) * Eigen::Scaling(factor) *
                           Eigen::Translation3d(-about));
    return onBothSides(state, transformJoints(state.scene->skeleton, joints, scaled, belowOf(options)),
                       options);
}

SkeletonSteps wholeScaleSteps(const DocumentState& state, double factor) {
    const Skeleton& skeleton = state.scene->skeleton;
    Aabb box;
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        box.add(skeleton.position(j));
    }
    Vec3 foot = box.center();
    foot.y() = box.min.y();
    return restScaleSteps(state, skeleton.roots(), foot, factor, {});
}

Expected<void> moveRestJoints(Document& document, std::span<const std::int32_t> joints, const Vec3& offset,
                              const RestOptions& options) {
    return editSkeleton(document, restMoveSteps(document.state(), joints, offset, options),
                        QCoreApplication::translate("RestEdits", "Move Joints"), MergeKey::Skeleton);
}

Expected<void> turnRestJoints(Document& document, std::span<const std::int32_t> joints, const Quat& turn,
                              const RestOptions& options) {
    return editSkeleton(document, restTurnSteps(document.state(), joints, turn, options),
                        QCoreApplication::translate("RestEdits", "Turn Joints"), MergeKey::Skeleton);
}

Expected<void> placeRestJoint(Document& document, std::int32_t joint, const Vec3& position,
                              const RestOptions& options) {
    const Vec3 from = document.state().scene->skeleton.position(static_cast<std::size_t>(joint));
    return moveRestJoints(document, std::array{joint}, position - from, options);
}

Expected<void> turnRestJointTo(Document& document, std::int32_t joint, const Quat& modelFromJoint,
                               const RestOptions& options) {
    const Quat now = restTurnOf(document.state().scene->skeleton, joint);
    return turnRestJoints(document, std::array{joint}, (modelFromJoint * now.conjugate()).normalized(),
                          options);
}

Quat restTurnOf(const Skeleton& skeleton, std::int32_t joint) {
    return Quat(Mat3(skeleton.joints[static_cast<std::size_t>(joint)].modelFromJointBind.linear()))
        .normalized();
}

Expected<SkeletonSteps>
stepsOfEach(const Skeleton& skeleton, std::span<const std::int32_t> joints,
            const std::function<Expected<SkeletonSteps>(const Skeleton&, std::int32_t)>& steps) {
    SkeletonSteps all;
    for (const std::int32_t joint : joints) {
        const auto before = withEdits(skeleton, all);
        if (!before) {
            return fail(before.error());
        }
        const auto own = steps(before->skeleton, before->number[static_cast<std::size_t>(joint)]);
        if (!own) {
            return fail(own.error());
        }
        all.insert(all.end(), own->begin(), own->end());
    }
    return all;
}

std::vector<Vec3> positionsAfter(const Skeleton& skeleton, const SkeletonSteps& steps) {
    const auto edited = withEdits(skeleton, steps);
    std::vector<Vec3> positions;
    for (std::size_t j = 0; edited && j < edited->skeleton.size(); ++j) {
        positions.push_back(edited->skeleton.position(j));
    }
    return positions;
}

} // namespace sinew
