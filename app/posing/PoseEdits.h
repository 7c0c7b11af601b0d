#pragma once

#include "app/document/Document.h"
#include "app/motion/RangeOfMotion.h"
#include "core/base/Error.h"
#include "core/skeleton/MirrorTable.h"
#include "core/skeleton/Pose.h"

#include <QMimeData>

#include <optional>
#include <string>
#include <vector>

namespace sinew {

/// What `joint` does, done by its partner on the other side: its turn and its way against the bind pose, seen
/// in model space and mirrored, whatever the axes of both joints are.
JointPose mirroredJoint(const Skeleton& skeleton, const MirrorTable& table, const JointPose& pose,
                        std::int32_t joint, std::int32_t partner);

/// The whole pose on the other side: partners swap, joints in the middle mirror themselves, joints without
/// partner keep theirs (MirrorTable::lonely). Twice gives the pose back, within rounding.
Pose mirroredPose(const Skeleton& skeleton, const MirrorTable& table, const Pose& pose);

/// The partners of `joints` take over what these do; nothing else moves.
Pose mirroredOnto(const Skeleton& skeleton, const MirrorTable& table, const Pose& pose,
                  const std::vector<std::int32_t>& joints);

/// Steps that change the pose of a document, each one undoable. Nothing happens without a skeleton.

void resetJoint(Document& document, std::int32_t joint);
void resetPose(Document& document);

/// What a user should hear after mirroring or pasting.
struct PoseEditReport {
    std::vector<std::string> leftOut; ///< joints without partner that are posed; names that are not there
};

/// The whole pose on the other side of the character.
PoseEditReport mirrorPose(Document& document);
/// A joint and all below it, posed on the other side as they are on this one.
PoseEditReport mirrorJoint(Document& document, std::int32_t joint);

/// Errors: as pastedPose.
Expected<PoseEditReport> pastePose(Document& document, const QMimeData& data);
/// The same on the other side of the character: partners swap.
PartialPose mirroredPartial(const DocumentState& state, const PartialPose& pose);
/// Of a pose what it does to these joints.
PartialPose onlyJoints(const PartialPose& pose, const std::vector<std::int32_t>& joints);
/// What a pose turns `from` into: its joints, by `fraction` of the way (0..1).
Pose shelfPoseOn(const Pose& from, const PartialPose& pose, double fraction);

/// The clipboard's only joint onto this one. Errors: as pastedJoint.
Expected<void> pasteJoint(Document& document, const QMimeData& data, std::int32_t joint);

/// The pose with every cage's joints turned as the edges around them turned (inferredTurns): what a rigid
/// handle needs beside its move. `normal`: of a flat character, whose joints turn by signed angles
/// (inferredAngles). Joints of vertices without edges, and all others, stay as they are. O(#cages * #J).
Pose withCageTurns(const Skeleton& skeleton, const std::vector<Cage>& cages, const Pose& pose,
                   const std::optional<Vec3>& normal = std::nullopt);

/// The same of the document's pose (flatNormal), in one undoable step. Nothing happens without cages.
void turnCageJoints(Document& document);

/// How many joints above `joint` turn when its place is dragged: those of its limb from the shoulder or the
/// hip on (the joint before the limb's main hinge). A limb's first joint takes the joint it hangs on and that
/// one's limb along, so that everything but a root can be dragged. 0 for a root. O(#J log #J).
int limbLength(const Skeleton& skeleton, std::int32_t joint);

/// The joints a drag turns, from the body outwards; `chainLength` 0: limbLength, never more than there are.
std::vector<std::int32_t> ikChain(const Skeleton& skeleton, std::int32_t joint, int chainLength = 0);

/// The pose with `joint` moved to `targetModel` (model space), or as near as its chain reaches, by turning
/// the joints above it and nothing else: bones keep their length, every bone turns the short way and not
/// about itself. Two bones are solved exactly, in the plane they bend in; more by FABRIK (Aristidou and
/// Lasenby 2011) in the same manner. A straight limb bends the way it is bent when bound, else knees forward
/// and elbows back. Joints of the chain that have limits are turned back into them in every pass of FABRIK.
/// Equal input gives equal bytes; give the pose at the start of a drag for a result that
/// does not depend on the way the mouse took.
Pose solveIk(const Skeleton& skeleton, const Pose& pose, std::int32_t joint, const Vec3& targetModel,
             int chainLength = 0);

} // namespace sinew
