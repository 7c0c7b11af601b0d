#pragma once

#include "core/bake/Bake.h"
#include "core/base/Error.h"
#include "core/base/Names.h"
#include "core/base/Progress.h"
#include "core/skeleton/drivers/DriverRig.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace sinew {

/// Distances of vertices to where the source has them, metres.
struct BakeError {
    double mean = 0.0;
    double worst = 0.0;
};

/// The same before the bake, by linear skinning, and after it.
struct BakeErrors {
    std::size_t poses = 0; ///< 0: nothing was measured
    BakeError before;
    BakeError after;
};

/// Why a joint is farther from its source than it may be.
enum class BakeReason {
    None,           ///< it is not
    Locked,         ///< the weights of the joint, or of the one above, are locked
    Painted,        ///< most of its vertices are painted by hand
    NameShared,     ///< a joint before it has its name, so no driver can follow it (canDrive)
    NotFitted,      ///< only in poses that were held out
    StepsOff,       ///< shapes were not allowed
    ShapesUsedUp,   ///< all shapes that are allowed correct other joints or poses
    InfluenceLimit, ///< most of its vertices have as many joints as they may have
    NotReached      ///< all that is allowed brings it no nearer
};

constexpr Names<BakeReason, 9> kBakeReasonNames{{{"none", BakeReason::None},
                                                 {"locked", BakeReason::Locked},
                                                 {"painted", BakeReason::Painted},
                                                 {"name-shared", BakeReason::NameShared},
                                                 {"not-fitted", BakeReason::NotFitted},
                                                 {"steps-off", BakeReason::StepsOff},
                                                 {"shapes-used-up", BakeReason::ShapesUsedUp},
                                                 {"influence-limit", BakeReason::InfluenceLimit},
                                                 {"not-reached", BakeReason::NotReached}}};

/// A pose, over the skin about all joints that it turns.
struct BakePoseFigures {
    BakeErrors errors;
    std::int32_t worstJoint = kNone; ///< about which the mean after the bake is largest
};

/// The skin about a joint, in all poses that turn it.
struct BakeJointFigures {
    std::int32_t joint = kNone;
    std::size_t vertices = 0;
    BakeErrors fitted;
    BakeErrors heldOut;
    double worstMean = 0.0;    ///< metres: the largest mean of a pose after the bake
    std::size_t worstPose = 0; ///< number of that pose
    /// The smallest volume between the joint and the skin about it, in parts of the source's in the same
    /// pose, before and after; nothing where the skin does not enclose the joint.
    std::optional<double> volumeBefore;
    std::optional<double> volumeAfter;
    std::size_t shapes = 0; ///< that correct its turn
    bool helper = false;    ///< a helper joint turns with it
    BakeReason reason = BakeReason::None;

    bool good() const { return reason == BakeReason::None; }
};

/// Triangles that cross others and cross none in the bind pose, summed over some poses.
struct BakeCrossings {
    std::size_t poses = 0;
    std::size_t source = 0;
    std::size_t linear = 0; ///< before the bake
    std::size_t baked = 0;
};

/// How many poses faces are counted in at most.
constexpr std::size_t kMaxCrossingPoses = 6;
/// The fraction of all figures' time after which faces are counted.
constexpr double kCrossingsFrom = 0.5;

/// How near a bake comes to its source.
struct BakeFigures {
    std::vector<BakePoseFigures> poses;   ///< of every pose, in the list's order
    std::vector<BakeJointFigures> joints; ///< ascending; those about which source and bake, or source and
                                          ///< linear skinning, differ
    BakeErrors fitted;                    ///< of all poses that were fitted
    BakeErrors heldOut;
    BakeCrossings crossings;
    std::size_t shapeBytes = 0; ///< of all shapes, in a file

    /// Whether every joint is as near to its source as it is to be.
    bool good() const;
};

/// Measures a bake against the targets of its poses. The skin about a joint is all vertices that lie more
/// than a ten-thousandth of the character's size off their target, before the bake or after it, in a pose
/// that turns this joint alone; of joints that no pose turns alone those vertices that also follow joints on
/// both sides of it. A joint is good where the mean over its skin is at most settings.goodTo metres in every
/// pose. `baked` and `drivers`: what withBake made of the input's scene and its drivers. The same on any
/// number of threads. Stage: Deform. Error: Canceled. O(#poses #P k), and O(n log n) in the triangles for
/// each pose in which faces are counted.
Expected<BakeFigures> judgeBake(const BakeInput& input, const BakeSettings& settings,
                                const BakeResult& result, const Scene& baked, const Drivers& drivers,
                                Progress& progress);

/// A pose of the input's skeleton, drivers included, as a pose of the baked one: helper joints turn.
Pose bakedPose(const Skeleton& baked, const BakeResult& result, const Pose& pose);

/// How many shapes count towards BakeSettings::maxShapes: a symmetric pair is one. O(#shapes).
std::size_t countedShapes(const BakeResult& result, const MirrorTable& mirror);

/// Sums up distances, metres.
struct BakeErrorSums {
    double before = 0.0;
    double after = 0.0;
    double worstBefore = 0.0;
    double worstAfter = 0.0;
    double vertices = 0.0;
    std::size_t poses = 0;

    void add(double distanceBefore, double distanceAfter);
    /// The sums of a pose.
    void add(const BakeErrorSums& pose);
    double meanAfter() const { return vertices > 0.0 ? after / vertices : 0.0; }
    BakeErrors errors() const;
};

/// All vertices in a pose.
struct MeasuredPose {
    std::vector<std::vector<Vec3>> linear; ///< #parts; parts without weights have none
    std::vector<std::vector<Vec3>> baked;
    std::vector<double> before; ///< metres from `linear` to the target, of all parts' vertices
    std::vector<double> after;  ///< the same of `baked`
};

/// The surface about a joint, closed by a fan from its border to the joint.
class JointVolume {
public:
    JointVolume(std::int32_t joint, std::vector<std::array<std::uint32_t, 4>> triangles)
        : m_joint(static_cast<std::size_t>(joint))
        , m_triangles(std::move(triangles)) {}

    /// Signed, cubic scene units. `joints`: modelFromJoint of the pose. O(#triangles).
    double at(const std::vector<std::vector<Vec3>>& parts, const std::vector<Transform>& joints) const;
    double at(const PosedParts& parts, const std::vector<Transform>& joints) const;
    /// Whether the surface lies around the joint: a flat patch has hardly any volume.
    bool encloses(const Scene& scene) const;

private:
    std::size_t m_joint;
    std::vector<std::array<std::uint32_t, 4>> m_triangles; ///< part and its vertices
};

/// Measures a bake pose by pose (judgeBake). Keeps references.
class BakeMeter {
public:
    BakeMeter(const BakeInput& input, const BakeResult& result, const Scene& baked, const Drivers& drivers);

    /// Pose number k. O(#P k).
    MeasuredPose measure(std::size_t k) const;
    /// Finds the skin about every joint that a pose turns. Error: Canceled.
    Expected<void> findSkins(Progress& progress);
    /// Of all poses, but for crossings and reasons. After findSkins. Error: Canceled.
    Expected<BakeFigures> figures(Progress& progress);

    /// Vertices of all parts together, ascending.
    const std::vector<std::uint32_t>& skin(std::int32_t joint) const {
        return m_skins[static_cast<std::size_t>(joint)];
    }
    /// Part and vertex of such a number.
    std::pair<std::size_t, std::size_t> placeOf(std::uint32_t vertex) const;

private:
    struct JointSums {
        BakeJointFigures figures;
        BakeErrorSums fitted;
        BakeErrorSums heldOut;
        std::optional<JointVolume> volume;
    };
    void report(Progress& progress, std::size_t pose, int round) const;
    void markSkins(const MeasuredPose& vertices, const std::vector<std::int32_t>& joints,
                   const std::vector<bool>& alone, std::vector<std::vector<bool>>& marks) const;
    std::vector<bool> jointsBelow(std::int32_t joint) const;
    bool followsBothSides(std::uint32_t vertex, const std::vector<bool>& below) const;
    void startJoint(std::int32_t joint);
    void addPose(std::size_t k);
    void addTo(JointSums& sums, std::size_t k, const BakeErrorSums& own, const MeasuredPose& vertices) const;

    const BakeInput& m_input;
    const BakeResult& m_result;
    const Scene& m_scene;
    const Scene& m_baked;
    DriverRig m_sourceRig;
    DriverRig m_bakedRig;
    std::vector<std::size_t> m_first; ///< number of each part's first vertex
    std::size_t m_vertices = 0;
    std::vector<std::vector<std::int32_t>> m_turned; ///< by each pose
    std::vector<std::vector<std::uint32_t>> m_skins; ///< #J
    std::vector<std::vector<Triangle>> m_triangles;  ///< of every part
    std::map<std::int32_t, JointSums> m_joints;
    BakeErrorSums m_fitted;
    BakeErrorSums m_heldOut;
    BakeFigures m_figures;
};

/// Faces that cross others in some poses: the farthest of each joint, and those of several joints, of which
/// kMaxCrossingPoses are taken evenly over the list. Error: Canceled.
Expected<BakeCrossings> countCrossings(const BakeInput& input, const BakeMeter& meter, Progress& progress);

/// Why joints are not good.
void findReasons(const BakeInput& input, const BakeSettings& settings, const BakeResult& result,
                 const BakeMeter& meter, BakeFigures& figures);

} // namespace sinew
