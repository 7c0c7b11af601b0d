#pragma once

#include "core/skeleton/Skeleton.h"

#include <cstddef>
#include <string>
#include <vector>

namespace sinew {

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

} // namespace sinew
