#pragma once

#include "core/base/Error.h"
#include "core/base/Notice.h"
#include "core/base/Progress.h"
#include "core/scene/Scene.h"
#include "core/skeleton/edit/EngineJoints.h"
#include "core/voxel/SparseVoxels.h"

#include <QStringList>

#include <array>
#include <cstddef>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace sinew {

/// How far a joint may turn, as far as somebody says so: axes without a range keep theirs.
struct LimitChange {
    std::string joint;
    bool free = false; ///< no limits at all
    std::array<std::optional<AngleRange>, 3> ranges = {};
};

/// What a skeleton gets or loses on its way into an engine. Done in the order of the members; joints are
/// named as they are when their turn comes, by distinctJointNames.
struct EngineChanges {
    bool centre = false;                       ///< joints go to the middle of the limbs that they are in
    std::vector<LimitChange> limits;           ///< joints without any count from their bind pose
    std::vector<std::string> remove;           ///< their weight goes to the joint above
    std::string renameTable;                   ///< file, see readJointTable; empty: none
    std::size_t limbTwists = 0;                ///< in each upper and lower arm and leg
    std::vector<std::string> twisted;          ///< joints that get twist joints besides
    std::size_t twists = 1;                    ///< those of `twisted`
    double linkDegrees = 0.0;                  ///< joints that bend further become several; 0: none
    std::map<std::string, double> bendDegrees; ///< how far joints bend, where clips say less
    bool ends = false;
    std::string root; ///< name of a joint above all; empty: none
    std::optional<NameConvention> names;
};

/// What was done, for whoever asked.
struct EngineCounts {
    std::size_t centred = 0;
    std::size_t limited = 0; ///< or freed
    std::size_t removed = 0;
    std::size_t renamed = 0;
    std::size_t twists = 0;
    std::size_t links = 0;
    std::size_t ends = 0;
    std::size_t roots = 0;
};

/// A scene with another skeleton, its weights and clips.
struct EngineScene {
    Scene scene; ///< without joints of handles and cages
    EngineCounts counts;
    SkeletonSteps steps;               ///< that made it
    std::vector<std::string> nameless; ///< joints of the scene for which the convention has no name
    std::vector<std::string> boneless; ///< arms and legs that get no twist joints: they have no bone
    bool noLimbs = false;              ///< twist joints were wanted, and no name says arm or leg
    Notices notices = {};              ///< AvatarEntriesDropped
};

/// The volume of a scene's parts, without its bones; null where they enclose none. Errors: Canceled,
/// NotEnoughMemory. O(n log n) in the triangles.
Expected<std::shared_ptr<const SparseVoxels>> partVolume(const Scene& scene, Progress& progress);

/// Errors: JointUnknown, LimitsTurnedRound, LimitsNotFinite, NoJointLeft, those of readJointTable,
/// addTwistJoints, addBoneLinks, addRootJoint, partVolume and withSkeletonEdit. O(#changes (#J + influences +
/// keys)).
Expected<EngineScene> changedForEngine(Scene scene, const EngineChanges& changes);

/// What was done to each joint, a line each: removed, renamed, added, and which keep their names because the
/// convention has none. O(#steps).
QStringList engineLines(const EngineScene& changed);

/// Scales that the joints of a file carry in model space beside their turns, their own and those of the
/// nodes above them: exports of many programs have 0.01 or 100. The scene's joints leave them out.
struct NodeScales {
    std::size_t joints = 0; ///< that carry a scale
    double smallest = 1.0;
    double largest = 1.0;
};

/// Errors: importMapped's.
Expected<NodeScales> nodeScales(const std::filesystem::path& file, Progress& progress);

/// Reads a file back that was written of `scene` and is to have no scales: none of its joints carries one,
/// and joints and vertices stand where they did, within 1e-6 of the character's size. Errors: importMapped's;
/// FileBroken, where it is otherwise.
Expected<void> checkScalesNormalized(const Scene& scene, const std::filesystem::path& file,
                                     Progress& progress);

} // namespace sinew
