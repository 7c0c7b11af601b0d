#pragma once

#include "core/base/Notice.h"
#include "core/base/Progress.h"
#include "core/bind/settings/PartPlan.h"
#include "core/scene/Scene.h"
#include "core/skeleton/Skeleton.h"

#include <chrono>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace sinew {

struct StageTime {
    Stage stage = Stage::Count;
    double seconds = 0.0;
};

/// How many vertices a solver made the weights of, or more of them than any other.
struct SolverVertices {
    std::string solver; ///< key
    std::size_t vertices = 0;
    bool operator==(const SolverVertices&) const = default;
};

/// A part or shell that might be treated otherwise.
struct PartProposal {
    std::size_t part = 0;
    int shell = 0;                            ///< as in PartRule
    PartBinding binding = PartBinding::Rigid; ///< Rigid or CopySkin
    std::int32_t joint = kNone;               ///< Rigid: that it moves nearly as one with
    double fraction = 0.0;  ///< Rigid: the joint's mean weight over its vertices; CopySkin: how much of its
                            ///< weight is of other joints than that of the skin below
    bool unskinned = false; ///< Rigid: it came without a skin, and this is the nearest joint
};

/// A part or shell that moves nearly as one and so follows one joint alone (findRigidShells).
struct RigidShell {
    std::size_t part = 0;
    int shell = 0;              ///< as in PartRule
    std::string name;           ///< as rules call it: "Body#3"
    std::int32_t joint = kNone; ///< that it follows
    double meanWeight = 0.0;    ///< the joint's mean weight over its area, as solved
};

/// What a region came to.
struct RegionReport {
    std::string name;
    bool on = true;
    std::size_t vertices = 0; ///< of the solved parts that it holds, in full or in part
    std::size_t whole = 0;    ///< of these, with amount 1
};

/// A place where voxels of the base level join what the surface keeps apart: two sheets of it face each other
/// across a gap too narrow for them, and belong to bones that are far apart in the skeleton.
struct LeakLocation {
    Vec3 position = Vec3::Zero(); ///< in the gap, model space
    std::int32_t jointA = kNone;  ///< the joints on its two sides
    std::int32_t jointB = kNone;
    double gap = 0.0;    ///< between the two sheets, the median of the place, model units
    double extent = 0.0; ///< diagonal of the place's box, model units
    int resolution = 0;  ///< of the cells there: along the cube's side
    bool open = false;   ///< parted by refinement, at least wherever the gap is as wide as asked
};

/// What a bind did, for the report. What the solver has none of (voxels, leaks, a penalty) stays 0 or empty.
struct BindReport {
    std::string solver; ///< key of the character's (core/solve/Solvers.h)
    /// All that made weights, the character's first; empty: nothing was solved.
    std::vector<SolverVertices> solvers;
    std::vector<StageTime> stages;
    std::size_t vertices = 0;
    std::size_t weldedVertices = 0;
    std::size_t triangles = 0;
    std::size_t sourceJoints = 0;
    std::size_t boneSegments = 0;
    std::size_t leaves = 0; ///< octree leaves, non-exterior
    std::size_t boundaryVoxels = 0;
    std::size_t interiorLeaves = 0;
    std::size_t boneVoxels = 0;
    std::size_t oneVoteLeaves = 0; ///< decided by the winding number
    std::size_t components = 0;    ///< of non-exterior leaves, before bridging
    std::size_t bridges = 0;
    std::size_t unweightedVertices = 0; ///< 0 by construction
    std::size_t largestInfluenceCount = 0;
    double penalty = 0.0;         ///< the one in force
    bool penalised = false;       ///< one of the solvers in use has a penalty
    double violation = 0.0;       ///< of weights that are solved in steps: how far the worst may still be off
    double voxelSize = 0.0;       ///< of a base voxel, scene units
    double finestVoxelSize = 0.0; ///< of the deepest level in use, scene units
    std::vector<LeakLocation> leaks;   ///< where voxels join what the surface parts, or did before refinement
    std::vector<std::int32_t> sources; ///< joints that are sources
    std::optional<SkeletonFit> skeletonFit; ///< what would put a skeleton into the mesh that lies outside
    std::vector<PartProposal> proposals;
    std::vector<RigidShell> rigidShells; ///< by part, then by shell
    std::vector<RegionReport> regions;   ///< as in the settings
    Notices notices;
};

struct BindResult {
    std::vector<std::shared_ptr<const SkinWeights>> weights; ///< one for each part of the scene
    BindReport report;
};

/// Passes progress on and notes how long each stage takes: a stage lasts until another is reported.
class StageClock final : public Progress {
public:
    explicit StageClock(Progress& outer)
        : m_outer(outer) {}

    bool canceled() const override { return m_outer.canceled(); }
    /// Called from one thread: stages follow one another.
    void report(Stage stage, double fraction) override {
        if (stage != m_stage) {
            finishStage();
            m_stage = stage;
            m_start = Clock::now();
        }
        m_outer.report(stage, fraction);
    }
    void residual(double largest) override { m_outer.residual(largest); }
    std::vector<StageTime> finish() {
        finishStage();
        m_stage = Stage::Count;
        return std::move(m_times);
    }

private:
    using Clock = std::chrono::steady_clock;

    void finishStage() {
        if (m_stage != Stage::Count) {
            m_times.push_back({m_stage, std::chrono::duration<double>(Clock::now() - m_start).count()});
        }
    }

    Progress& m_outer;
    Stage m_stage = Stage::Count;
    Clock::time_point m_start;
    std::vector<StageTime> m_times;
};

} // namespace sinew
