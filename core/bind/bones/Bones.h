#pragma once

#include "core/base/Error.h"
#include "core/base/Notice.h"
#include "core/bind/BindSettings.h"
#include "core/bind/bones/Cage.h"
#include "core/scene/Scene.h"

#include <string>
#include <vector>

namespace sinew {

/// A joint that vertices are bound to, and its bone: the fan of segments to its children (model space). A
/// point handle is a segment of no length.
struct Bone {
    std::int32_t joint = kNone;
    std::vector<Segment> segments;
    std::vector<RoundedBox> volumes; ///< of its handles, whose middle lines the segments then are
    bool openEnded = false;          ///< a last joint of which nothing says where its bone ends
    bool endsChain = false;          ///< one of the joints above it in the skeleton is a source, none below;
                                     ///< of guessed bones one leads to it, and it leads to none
    std::int32_t above = kNone;      ///< the next joint above it in the skeleton that is a source
};

struct Bones {
    std::vector<Bone> joints;        ///< ascending
    std::vector<std::string> names;  ///< of these joints
    std::vector<CageFace> cageFaces; ///< of all cages: on them weights may be held to be linear
    Notices notices;                 ///< JointNotSource for each joint left out, and why; LoneBonesGuessed
};

/// Chooses the joints that deform and makes their bones.
/// - Deforming: joints that carry weight in the file (rigid parts do not count); in a file without weights
/// all but
///   those whose name says control, end or root, and, where any is called DEF-*, only these.
/// - Bones: a segment to every child that is a source or just marks an end; children that control are
/// skipped. Leaves
///   follow the file's tail, else go on straight by the length of the bone that leads to them. Of several
///   children one that lies beside the bone before (thighs that hang on the spine above the pelvis) belongs
///   to that bone: a segment from its nearest place (BindSettings::offsetBonesToParent).
///   Joints without parent and child get bones along their common axis (findLoneBones,
///   BindSettings::guessLoneBones), else points.
/// - A joint with handles is a source whatever its name, and they stand in for its bone.
/// - So is the joint of a cage's vertex, whose bone is a point. No bone leads to it, nor to a joint that was
/// made for a handle.
/// Errors: NoSkeleton, NoSourceJoints, JointUnknown, those of validateCages. O(#J), and the square of the
/// joints without parent and child.
Expected<Bones> chooseBones(const Scene& scene, const BindSettings& settings);

} // namespace sinew
