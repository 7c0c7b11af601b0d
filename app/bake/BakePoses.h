#pragma once

#include "core/bake/Bake.h"
#include "core/base/Names.h"
#include "core/scene/ClipPose.h"
#include "core/scene/Scene.h"

#include <array>
#include <cstddef>
#include <string>
#include <vector>

namespace sinew {

struct DocumentState;

/// Poses that a bake can take.
enum class BakeGroup {
    Motion, ///< each joint by itself through its range of motion
    Pairs,  ///< each joint together with the one above it
    Stress, ///< arms up, squat, fist, look back
    Clips,  ///< moments of clips and loaded motions
    Keys    ///< poses that the user gives
};
constexpr std::size_t kBakeGroups = 5;

constexpr Names<BakeGroup, kBakeGroups> kBakeGroupNames{{{"motion", BakeGroup::Motion},
                                                         {"pairs", BakeGroup::Pairs},
                                                         {"stress", BakeGroup::Stress},
                                                         {"clips", BakeGroup::Clips},
                                                         {"keys", BakeGroup::Keys}}};

/// Which groups are taken.
struct BakePoseChoice {
    std::array<bool, kBakeGroups> groups{true, true, true, true, true};

    bool has(BakeGroup group) const { return groups[static_cast<std::size_t>(group)]; }
    void set(BakeGroup group, bool on) { groups[static_cast<std::size_t>(group)] = on; }
    bool operator==(const BakePoseChoice&) const = default;
};

/// What poses are made from.
struct BakePoseSources {
    const Scene& scene; ///< with weights in force and its own clips
    const Drivers& drivers;
    std::vector<Clip> motions = {}; ///< beside the scene's clips, on its joints
    /// Poses of the user with their names; none of them has to turn anything.
    std::vector<std::pair<std::string, Pose>> keys = {};
};

/// How many moments of a clip are taken, and of all clips together.
constexpr std::size_t kMaxClipPoses = 12;
constexpr std::size_t kMaxAllClipPoses = 96;

/// The poses of a bake without their targets, in the order of BakeGroup. Drivers complete each of them; poses
/// in which no joint turns are left out.
///  Motion: every bend of RangeOfMotion in equal steps of at most 25 degrees, three or more; the first bend
///  of each joint without limits also at 5/4. Joints of handles and cages (Joint::added) are left out, and so
///  are joints that others drive. Pairs: the first bend of a joint with the first one of the nearest bending
///  joint above, both at all of their angle. Clips: moments in the middle of up to kMaxClipPoses equal pieces
///  of each clip.
/// Held out is every third pose: in Motion by joint, the second, the fifth and so on of its poses, or the one
/// before where that is the outermost of its bend, so that nothing is judged beyond what was fitted. In all
/// other groups by their order. A pose goes back to the fitted ones if a joint turns in no other of these.
/// O(#poses #J + influences).
std::vector<BakePose> listBakePoses(const BakePoseSources& sources, const BakePoseChoice& choice);

/// The same of a document: its clips, loaded motions and pose keys.
std::vector<BakePose> listBakePoses(const DocumentState& state, const BakePoseChoice& choice);

/// Joints that a pose turns by more than half a degree, handles and cages aside. Ascending. O(#J).
std::vector<std::int32_t> turnedJoints(const Skeleton& skeleton, const Pose& pose);

} // namespace sinew
