#pragma once

#include "core/base/Error.h"
#include "core/base/Notice.h"
#include "core/bind/bones/HandleArea.h"
#include "core/bind/settings/BindSettings.h"
#include "core/bind/settings/Cage.h"
#include "core/geometry/NearestPiece.h"
#include "core/scene/Scene.h"
#include "core/skeleton/Skeleton.h"

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

namespace sinew {

/// A joint that vertices are bound to, and its bone: the fan of segments to its children (model space). A
/// point handle is a segment of no length.
struct Bone {
    std::int32_t joint = kNone;
    std::vector<Segment> segments;
    std::vector<RoundedBox> volumes; ///< of its handles, whose middle lines the segments then are
    bool openEnded = false;          ///< nothing says where its first segment ends
    bool endsChain = false;          ///< one of the joints above it in the skeleton is a source, none below;
                                     ///< of guessed bones one leads to it, and it leads to none
    std::int32_t above = kNone;      ///< the next joint above it in the skeleton that is a source
    /// What handles that are areas hold of the scene, whose pieces (areaPieces) are segments too; null:
    /// nothing.
    std::shared_ptr<const AreaVertices> area = nullptr;
    std::vector<std::uint32_t> held = {}; ///< welded vertices of the area, ascending, once a mesh is prepared
    std::shared_ptr<const SegmentSearch> search = nullptr; ///< over many segments, made when they are final

    /// Whether handles stand in for it.
    bool isHandle() const { return !volumes.empty() || area != nullptr; }
};

struct Bones {
    std::vector<Bone> joints;        ///< ascending
    std::vector<std::string> names;  ///< of these joints
    std::vector<CageFace> cageFaces; ///< of all cages: on them weights may be held to be linear
    /// #cages, of the settings: the joint of each vertex of a lattice or a wire, which is no source; empty of
    /// a cage that is neither, or whose control vertices are no joints.
    std::vector<std::vector<std::int32_t>> controlJoints;
    Notices notices; ///< JointNotSource for each joint left out, and why; LoneBonesGuessed
};

/// Chooses the joints that deform and makes their bones.
/// - Deforming: joints that carry weight in the file (rigid parts do not count); in a file without weights
/// all but
///   those whose name says control, end or root, and, where any is called DEF-*, only these.
/// - Bones: a segment to every child that is a source or just marks an end; children that control are
///   skipped. Leaves follow the file's tail, else go on straight by the length of the bone that leads to
///   them. Joints without parent and child get bones along their common axis (findLoneBones,
///   BindSettings::guessLoneBones), else points.
/// - A joint with handles is a source whatever its name, and they stand in for its bone.
/// - So is the joint of a cage's vertex, whose bone is a point. No bone leads to it, nor to a joint that was
/// made for a handle.
/// - Joints of lattices and wires are no sources: their weights lie over those of the sources.
/// - A handle that is an area is its pieces, and Bone::area.
/// Errors: NoSkeleton, NoSourceJoints, JointUnknown, those of validateCages and areaVertices. O(#J + #C of
/// areas), and the square of the joints without parent and child.
Expected<Bones> chooseBones(const Scene& scene, const BindSettings& settings);

/// A guessed bone of a joint without parent and child.
struct LoneBone {
    std::size_t joint = 0;
    Segment segment;
    bool openEnded = false; ///< no other joint says where it ends
};

struct LoneBones {
    std::string axis;            ///< the local axis they run along: "+X", "-Z" and so on; empty: none found
    std::vector<LoneBone> bones; ///< ascending by joint
};

/// What a lone joint is to its neighbours.
enum class LoneRole {
    None, ///< not a lone joint, or one that only controls
    End,  ///< gets no bone, but one may end there
    Bone  ///< gets a bone
};

/// The roles of a skeleton's joints that have neither parent nor child, where `deforms` says which of them
/// get bones and `ends` at which of the others a bone may end (both #J). A joint whose bone the file gives
/// (Joint::tail) is an end.
std::vector<LoneRole> loneRoles(const Skeleton& skeleton, const std::vector<bool>& deforms,
                                const std::vector<bool>& ends);

/// Finds the bones of joints without hierarchy (all joints of a WebXR hand are roots). Most programs
/// point one local axis of every joint along its bone. So each of the six axes is tried: a joint's bone goes
/// to the joint that lies nearest within 26 degrees of the axis, where one straight ahead counts as nearer
/// than one aside; no two bones end in one joint, none is far longer than the others, and chains do not
/// close. The axis with the most and the straightest of such bones is taken; of axes that fit about as well,
/// the one whose chains start closest together, as limbs spread out from a body. The last joint of a chain
/// gets a bone along the axis, as long as the one that leads to it. Finds nothing where there are fewer than
/// 3 such joints (or more than 2000), where most joints are turned the same way, as in formats that store no
/// rotations, or where no axis fits. Independent of the scale and of how the skeleton lies. O(n^2):
/// 0.2 ms for 50 joints, 0.25 s for 2000.
LoneBones findLoneBones(const Skeleton& skeleton, const std::vector<LoneRole>& roles);

/// The place nearest to a point on the bone or in the volumes of its handles.
Vec3 nearestPoint(const Vec3& point, const Bone& source);

/// The bone as few segments for those who ask where it runs: of an area one without length, in its middle.
std::vector<Segment> middleLines(const Bone& source);

/// To the nearest place of its bone, in a straight line.
double squaredDistance(const Vec3& point, const Bone& source);

/// Which of the sources has the bone nearest to a point in a straight line; of equals the first. O(#bones).
std::size_t nearestSource(const Vec3& point, const std::vector<Bone>& sources);

/// A skeleton of fewer bones may well be smaller than what it moves.
constexpr std::size_t kSeveralBones = 5;

/// Between the nearest points of two boxes, 0 where they meet.
inline double gapBetween(const Aabb& a, const Aabb& b) {
    return (a.min - b.max).cwiseMax(b.min - a.max).cwiseMax(0.0).norm();
}

/// Whether something is farther from a skeleton than the skeleton is large. It is a prop of the scene then,
/// not part of the character.
inline bool isProp(const Aabb& box, const Aabb& skeleton) {
    return gapBetween(box, skeleton) > skeleton.diagonal();
}

} // namespace sinew
