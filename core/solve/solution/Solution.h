#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/bind/BindInput.h"
#include "core/bind/BindReport.h"
#include "core/bind/SolvedWeights.h"
#include "core/bind/parts/BindSurface.h"
#include "core/bind/parts/RigidShells.h"
#include "core/bind/placement/SkeletonPlacement.h"
#include "core/solve/solution/Explanation.h"
#include "core/weights/SkinWeights.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <utility>
#include <vector>

namespace sinew {

class SparseVoxels;

/// What a solver can show of its work beside the weights. A view asks for what it draws; a solver that
/// has none of it gives nothing.
class Evidence {
public:
    Evidence() = default;
    Evidence(const Evidence&) = delete;
    Evidence& operator=(const Evidence&) = delete;
    virtual ~Evidence() = default;

    /// The character's volume; null: none was made. The same pointer for as long as the voxels are the same.
    virtual std::shared_ptr<const SparseVoxels> voxels() const { return nullptr; }
    /// Of all leaves of the voxels to one source, in voxels (infinity: unreached). O(#edges). Empty when
    /// canceled, and without voxels.
    virtual std::vector<float> leafDistances(std::size_t source, Progress& progress) const;

    /// #S rows of #G: of the welded vertices to every source, in parts of `extent()` (infinity: unreached).
    /// Empty: none were measured.
    virtual std::span<const std::vector<float>> distances() const { return {}; }
    /// Model units of a distance of 1.
    virtual double extent() const { return 1.0; }
};

/// What a solver makes of a prepared character: everything that a change of WeightingSettings does not touch,
/// kept so that sliders repeat no more than they must. Immutable; large, so it is shared. Vertices are welded
/// ones (#G, BindProblem), sources are bones (#S, Sources).
class Solution : public Evidence {
public:
    Solution(std::shared_ptr<const BindInput> input, std::shared_ptr<const BindSurface> surface,
             Solved solved)
        : m_input(std::move(input))
        , m_surface(std::move(surface))
        , m_solved(withHeldAreas(*m_input, std::move(solved))) {}

    const BindInput& input() const { return *m_input; }
    const BindSurface& surface() const { return *m_surface; }
    const Solved& solved() const { return m_solved; }
    const std::shared_ptr<const BindInput>& sharedInput() const { return m_input; }
    const std::shared_ptr<const BindSurface>& sharedSurface() const { return m_surface; }
    /// What is solved, where that is distances, else null.
    const BoneDistances* measured() const;
    /// What is solved, where that is weights, else null.
    const WeightTable* solvedWeights() const;

    std::span<const std::vector<float>> distances() const override;
    double extent() const override;

    /// Weights of all vertices to some of the sources (limitedWeights). What moves nearly as one is made
    /// rigid afterwards, and the rules for parts are obeyed, by the caller. When canceled, the result must
    /// not be used.
    SkinWeights weights(std::span<const std::size_t> sources, const WeightingSettings& settings,
                        Progress& progress) const;
    /// The same as a table, before any limit of influences (unlimitedWeights).
    WeightTable unlimited(std::span<const std::size_t> sources, const WeightingSettings& settings,
                          Progress& progress) const;

    /// What of the surface follows one joint; `solved` #G are the weights to all sources.
    RigidShells rigidShells(const SkinWeights& solved, const WeightingSettings& settings) const;

    /// Why a vertex has its weights: fills in regions, byDistance, smoothed, bones and voxelMeters of an
    /// explanation whose other members are set. Error: Canceled.
    Expected<void> explain(const ExplainQuery& query, VertexExplanation& explanation,
                           Progress& progress) const;

    /// How the skeleton lies in the mesh; not judged where nothing suggests an issue.
    virtual SkeletonPlacement skeletonPlacement() const { return {}; }
    /// Adds what is this solver's own (its counts, its notices) to a report; `welded` #G are its weights.
    virtual void addToReport(const Scene& scene, const SkinWeights& welded, BindReport& report) const;

protected:
    /// The paths from the bones to a welded vertex: fills in steps, meters and thinPlace of
    /// explanation.bones, which are those of `sources`, and voxelMeters. Straight lines, unless the solver
    /// has others; they are drawn too where smoothing brought weight that no distance explains. Error:
    /// Canceled.
    virtual Expected<void> tracePaths(const Scene& scene, std::uint32_t vertex,
                                      std::span<const std::size_t> sources, VertexExplanation& explanation,
                                      Progress& progress) const;

private:
    std::vector<std::size_t> sourcesInOrder(const ExplainQuery& query) const;

    std::shared_ptr<const BindInput> m_input;
    std::shared_ptr<const BindSurface> m_surface;
    Solved m_solved;
};

/// How far a bone is searched, by solvers that search.
enum class SearchReach {
    Everywhere,   ///< all that it reaches: any falloff can be evaluated, and views can show it
    WhereItCounts ///< where its fraction can be more than kMinFraction under the settings
};

/// Another character with the same skeleton in the same place, whose voxels and bones are used.
struct Host {
    const Scene& scene;
    std::shared_ptr<const BindInput> input;
};

/// What a solver is given.
struct SolveRequest {
    const Scene& scene;
    const BindSettings& settings;
    std::shared_ptr<const BindInput> input; ///< of the scene, with something to solve
    const Solution* previous = nullptr;     ///< the same solver's for this scene, searched everywhere: lends
                                            ///< the stages that the settings leave as they were. Another
                                            ///< solver's where there is none of the same
    SearchReach reach = SearchReach::Everywhere;
    const Host* host = nullptr;       ///< null: the scene's own volume
    const Solution* beside = nullptr; ///< what another solver of this very bind made: lends its volume and
                                      ///< surface; null: this is the first
    std::shared_ptr<const BindSurface> surface = nullptr; ///< of this mesh, by a bind to another skeleton;
                                                          ///< null: there was none
};

/// How much of a bound character a change of settings asks to be made anew.
enum class BindRework {
    Nothing,   ///< equal results
    Weights,   ///< WeightingSettings: weighBind alone
    Distances, ///< DistanceSettings
    Volume     ///< VolumeSettings, InputSettings, another solver
};

/// The surface of the request's input: that of a solution which lends it, else described anew. Canceled, of
/// no use.
std::shared_ptr<const BindSurface> surfaceFor(const SolveRequest& request, const Progress& progress);

/// Passes on the progress of one of several equal pieces of work that go through the same stages.
class SolverProgress final : public Progress {
public:
    SolverProgress(Progress& outer, std::size_t part, std::size_t parts)
        : m_outer(outer)
        , m_part(static_cast<double>(part))
        , m_parts(static_cast<double>(parts)) {}

    bool canceled() const override { return m_outer.canceled(); }
    void report(Stage stage, double fraction) override {
        m_outer.report(stage, (m_part + fraction) / m_parts);
    }
    void residual(double largest) override { m_outer.residual(largest); }

private:
    Progress& m_outer;
    double m_part;
    double m_parts;
};

} // namespace sinew
