#pragma once

#include "core/bind/parts/RigidShells.h"
#include "core/bind/settings/BindSettings.h"
#include "core/geometry/VertexSet.h"
#include "core/scene/Scene.h"
#include "core/voxel/SparseVoxels.h"

#include <cstddef>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace sinew {

/// One leaf of the way from a bone to a vertex; without voxels the place where it starts.
struct PathStep {
    std::uint32_t leaf = kNoLeaf;
    Vec3 position = Vec3::Zero(); ///< where the path is halfway through the leaf, model space
    float distance = 0.0F;        ///< cost of the path so far, base voxels
    float width = 0.0F;           ///< of the volume across the path, its narrowest direction, base voxels
    bool boundary = false;        ///< crossing through this leaf is penalised
    bool jump = false;            ///< the step crossed the gap to a loose part
};

/// How one bone reaches a vertex.
struct BonePath {
    std::int32_t joint = kNone;
    float weight = 0.0F; ///< of the vertex's weight
    double meters = 0.0; ///< what the path costs, scene metres
    /// The distance that weights are made of, in parts of extentMeters: by limb thickness where the settings
    /// say so. Infinity: unreached, or the solver measures none.
    double counted = std::numeric_limits<double>::infinity();
    std::vector<PathStep> steps;    ///< from the bone to the vertex; empty when nothing leads there
    std::int32_t thinPlace = kNone; ///< step that runs through a gap of a voxel or two between wide places: a
                                    ///< suspected bridge between what should be apart
    std::vector<Vec3> line(const Vec3& end) const; ///< places of the steps, then the end
};

/// A region's part in a vertex's weights; the fractions of all, and what the settings keep, sum to 1.
struct RegionSay {
    Region region;
    float fraction = 0.0F;
};

/// How much of a vertex's weights a solver makes.
struct SolverFraction {
    std::string solver; ///< key
    float fraction = 0.0F;
};

/// Why a vertex has its weights.
struct VertexExplanation {
    VertexId vertex;
    Vec3 position = Vec3::Zero(); ///< bind pose, model space
    double extentMeters = 0.0;    ///< of a distance of 1, scene metres; 0: the solver measures none
    double voxelMeters = 0.0;     ///< edge of a base voxel; 0: the solver makes none, paths are straight
    bool rigid = false;           ///< not solved: the part is attached to a joint, or a rule says so
    std::vector<BonePath> bones;  ///< greatest weight first

    PartBinding binding = PartBinding::Smooth; ///< what a rule does with the vertex
    int overriddenShell = 0;                   ///< the shell that the rule names; 0: the part
    std::vector<std::int32_t> overrideJoints;  ///< of the rule

    /// Key of the solver that explains it: the one that makes most of its weights. Empty where rigid.
    std::string solver;
    /// Of a bind by several solvers those that make its weights, largest fraction first: the first explains
    /// it. Empty: all vertices have the same one, or it is rigid.
    std::vector<SolverFraction> solvers;
    std::vector<RegionSay> regions; ///< that decide it, in order
    /// Its part or shell moves nearly as one with a joint, and so follows that joint alone.
    std::optional<RigidGroup> rigidShell;

    // How the weights come about; each sums to 1, largest first. The first two are empty where rigid.
    std::vector<Influence> byDistance; ///< the falloff alone; of a solver without distances what it solved
    std::vector<Influence> smoothed;   ///< then spread over the surface, by solvers with distances
    std::vector<Influence> bound;      ///< then limited, or made rigid: the weights it has
};

/// The weight of one joint among them; 0 where it has none.
float weightOf(std::span<const Influence> influences, std::int32_t joint);
/// How much of a vertex's weight differs between two steps, 0..1: half the sum of |a - b| over the joints.
float movedFraction(std::span<const Influence> a, std::span<const Influence> b);

/// What a solver is asked about a vertex (Solution::explain).
struct ExplainQuery {
    const Scene& scene;
    const BindSettings& settings;          ///< the weights were made with
    std::uint32_t vertex = 0;              ///< welded
    std::span<const Influence> influences; ///< its weights, as bound
    std::size_t maxBones = 0;
};

} // namespace sinew
