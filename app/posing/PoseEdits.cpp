#include "app/posing/PoseEdits.h"

#include "app/document/edits/Edits.h"
#include "app/posing/PoseShelf.h"
#include "core/base/Error.h"
#include "core/scene/ClipPose.h"
#include "core/scene/FlatNormal.h"
#include "core/skeleton/Pose.h"
#include "core/skeleton/PseudoEdges.h"

#include <QCoreApplication>

#include <algorithm>

namespace sinew {
namespace {

Mat3 axesOf(const Skeleton& skeleton, std::int32_t joint) {
    return joint == kNone ? Mat3(Mat3::Identity())
                          : skeleton.joints[static_cast<std::size_t>(joint)].modelFromJointBind.rotation();
}

std::int32_t parentOf(const Skeleton& skeleton, std::int32_t joint) {
    return skeleton.joints[static_cast<std::size_t>(joint)].parent;
}

} // namespace

JointPose mirroredJoint(const Skeleton& skeleton, const MirrorTable& table, const JointPose& pose,
                        std::int32_t joint, std::int32_t partner) {
    JointPose result;
    const Mat3 mirror = Mat3::Identity() - 2.0 * table.normal * table.normal.transpose();
    const Mat3 across = axesAcross(skeleton, table, joint, partner);
    if (pose.rotation.coeffs() != Quat::Identity().coeffs()) {
        result.rotation = mirroredTurn(skeleton, table, pose.rotation, joint, partner);
    }
    if (!pose.translation.isZero(0.0)) {
        result.translation = axesOf(skeleton, parentOf(skeleton, partner)).transpose() * mirror *
                             axesOf(skeleton, parentOf(skeleton, joint)) * pose.translation;
    }
    if (pose.scale != Vec3::Ones()) {
        result.scale = (across * pose.scale.asDiagonal() * across.transpose()).diagonal();
    }
    return result;
}

Pose mirroredPose(const Skeleton& skeleton, const MirrorTable& table, const Pose& pose) {
    Pose result = pose;
    result.joints.resize(skeleton.size());
    for (std::size_t j = 0; j < table.partner.size() && j < pose.joints.size(); ++j) {
        const std::int32_t partner = table.partner[j];
        if (partner != kNone) {
            result.joints[static_cast<std::size_t>(partner)] =
                mirroredJoint(skeleton, table, pose.joints[j], static_cast<std::int32_t>(j), partner);
        }
    }
    return result;
}

Pose mirroredOnto(const Skeleton& skeleton, const MirrorTable& table, const Pose& pose,
                  const std::vector<std::int32_t>& joints) {
    Pose result = pose;
    result.joints.resize(skeleton.size());
    for (const std::int32_t joint : joints) {
        const auto j = static_cast<std::size_t>(joint);
        const std::int32_t partner = joint >= 0 && j < table.partner.size() ? table.partner[j] : kNone;
        if (partner != kNone && partner != joint && j < pose.joints.size()) {
            result.joints[static_cast<std::size_t>(partner)] =
                mirroredJoint(skeleton, table, pose.joints[j], joint, partner);
        }
    }
    return result;
}

namespace {

QString text(const char* source) {
    return QCoreApplication::translate("PoseEdits", source);
}

bool exists(const Document& document, std::int32_t joint) {
    return document.state().hasSkeleton() && joint >= 0 &&
           static_cast<std::size_t>(joint) < document.state().scene->skeleton.size();
}

/// The joint and all below it, ascending.
std::vector<std::int32_t> branchOf(const Skeleton& skeleton, std::int32_t joint) {
    std::vector<bool> inside(skeleton.size());
    std::vector<std::int32_t> branch;
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        const std::int32_t parent = skeleton.joints[j].parent;
        inside[j] = static_cast<std::int32_t>(j) == joint ||
                    (parent != kNone && inside[static_cast<std::size_t>(parent)]);
        if (inside[j]) {
            branch.push_back(static_cast<std::int32_t>(j));
        }
    }
    return branch;
}

PoseEditReport lonelyAndPosed(const DocumentState& state, const MirrorTable& table,
                              const std::vector<std::int32_t>& joints) {
    PoseEditReport report;
    for (const std::int32_t joint : joints) {
        const auto j = static_cast<std::size_t>(joint);
        if (table.partner[j] == kNone && !(state.pose.joints[j] == JointPose())) {
            report.leftOut.push_back(state.scene->skeleton.joints[j].name);
        }
    }
    return report;
}

} // namespace

void resetJoint(Document& document, std::int32_t joint) {
    if (exists(document, joint)) {
        document.change(text(QT_TRANSLATE_NOOP("PoseEdits", "Reset Joint")), [&](DocumentState& state) {
            state.pose.joints[static_cast<std::size_t>(joint)] = JointPose();
        });
    }
}

void resetPose(Document& document) {
    if (document.state().hasSkeleton()) {
        setPose(document, Pose::bindPose(document.state().scene->skeleton),
                text(QT_TRANSLATE_NOOP("PoseEdits", "Reset Pose")));
    }
}

PoseEditReport mirrorPose(Document& document) {
    const DocumentState before = document.state();
    if (!before.hasSkeleton()) {
        return {};
    }
    const MirrorTable table = mirrorTableOf(before);
    setPoseWithinLimits(document, mirroredPose(before.scene->skeleton, table, before.pose),
                        text(QT_TRANSLATE_NOOP("PoseEdits", "Mirror Pose")));
    return lonelyAndPosed(before, table, table.lonely());
}

PoseEditReport mirrorJoint(Document& document, std::int32_t joint) {
    if (!exists(document, joint)) {
        return {};
    }
    const DocumentState before = document.state();
    const Skeleton& skeleton = before.scene->skeleton;
    const MirrorTable table = mirrorTableOf(before);
    const std::vector<std::int32_t> branch = branchOf(skeleton, joint);
    setPoseWithinLimits(document, mirroredOnto(skeleton, table, before.pose, branch),
                        text(QT_TRANSLATE_NOOP("PoseEdits", "Mirror Joint")));
    return lonelyAndPosed(before, table, branch);
}

Expected<PoseEditReport> pastePose(Document& document, const QMimeData& data) {
    if (!document.state().hasSkeleton()) {
        return PoseEditReport();
    }
    SINEW_TRY(auto pasted, pastedPose(data, document.state().scene->skeleton, document.state().pose));
    setPoseWithinLimits(document, pasted.pose, text(QT_TRANSLATE_NOOP("PoseEdits", "Paste Pose")));
    return PoseEditReport{std::move(pasted.unknown)};
}

PartialPose mirroredPartial(const DocumentState& state, const PartialPose& pose) {
    const MirrorTable table = mirrorTableOf(state);
    PartialPose mirrored{mirroredPose(state.scene->skeleton, table, pose.pose), pose.joints};
    for (std::int32_t& joint : mirrored.joints) {
        const std::int32_t partner = table.partner[static_cast<std::size_t>(joint)];
        joint = partner != kNone ? partner : joint;
    }
    return mirrored;
}

PartialPose onlyJoints(const PartialPose& pose, const std::vector<std::int32_t>& joints) {
    PartialPose part{pose.pose, {}};
    std::ranges::copy_if(pose.joints, std::back_inserter(part.joints), [&](std::int32_t joint) {
        return std::ranges::find(joints, joint) != joints.end();
    });
    return part;
}

Pose shelfPoseOn(const Pose& from, const PartialPose& pose, double fraction) {
    Pose to = from;
    for (const std::int32_t joint : pose.joints) {
        const auto j = static_cast<std::size_t>(joint);
        to.joints[j] = pose.pose.joints[j];
    }
    return poseBetween(from, to, fraction);
}

Expected<void> pasteJoint(Document& document, const QMimeData& data, std::int32_t joint) {
    if (!exists(document, joint)) {
        return {};
    }
    SINEW_TRY(const auto pasted, pastedJoint(data, document.state().scene->skeleton));
    document.change(text(QT_TRANSLATE_NOOP("PoseEdits", "Paste Joint")), [&](DocumentState& state) {
        const auto j = static_cast<std::size_t>(joint);
        state.pose.joints[j] = withinLimits(state.scene->skeleton, j, pasted);
    });
    return {};
}

namespace {

void turnCage(const Skeleton& skeleton, const Cage& cage, const std::optional<Vec3>& normal, Pose& pose) {
    std::vector<std::uint32_t> joints;
    for (std::size_t v = 0; v < cage.vertices.size(); ++v) {
        const std::int32_t joint = skeleton.find(cageJoint(cage, v));
        if (joint == kNone) {
            return;
        }
        joints.push_back(static_cast<std::uint32_t>(joint));
    }
    std::vector<JointEdge> edges;
    std::vector<bool> turned(skeleton.size(), false);
    for (const auto& [a, b] : cageEdges(cage)) {
        edges.push_back({joints[a], joints[b]});
        turned[joints[a]] = turned[joints[b]] = true;
    }
    const std::vector<Quat> turns = turnsAlongEdges(skeleton, edges, modelFromJoints(skeleton, pose), normal);
    pose = withTurns(skeleton, pose, turned, turns);
}

} // namespace

Pose withCageTurns(const Skeleton& skeleton, const std::vector<Cage>& cages, const Pose& pose,
                   const std::optional<Vec3>& normal) {
    Pose turned = pose;
    for (const Cage& cage : cages) {
        turnCage(skeleton, cage, normal, turned);
    }
    return turned;
}

void turnCageJoints(Document& document) {
    const DocumentState& state = document.state();
    if (state.hasSkeleton() && !state.settings.cages.empty()) {
        setPose(
            document,
            withCageTurns(state.scene->skeleton, state.settings.cages, state.pose, flatNormal(*state.scene)),
            QCoreApplication::translate("CageTurns", "Turn Cage Joints"));
    }
}

} // namespace sinew
