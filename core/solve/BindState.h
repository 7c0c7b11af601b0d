#pragma once

#include "core/bind/BindReport.h"
#include "core/bind/settings/BindSettings.h"
#include "core/solve/solution/Solution.h"

#include <memory>
#include <string>
#include <vector>

namespace sinew {

/// What the solver of this key made.
struct KeyedSolution {
    std::string key;
    std::shared_ptr<const Solution> solution;
};

/// A bound character before it is weighed: the stages that a change of WeightingSettings leaves as they are.
/// Immutable once made; the stages are shared from state to state.
struct BindState {
    BindSettings settings; ///< it was solved with
    std::shared_ptr<const BindInput> input;
    std::shared_ptr<const Solution> solution; ///< of settings.solver; null exactly where
                                              ///< input->nothingToSolve()
    std::vector<KeyedSolution> further;       ///< of the other solvers in force, by key (solversInForce)
    std::vector<StageTime> stages;            ///< what was solved anew

    /// What the solver can show, or, where it makes no voxels, another one in force that does; null where
    /// nothing was solved.
    const Solution* evidence() const;
    /// The voxels; null: nothing was solved, or no solver in force makes any.
    std::shared_ptr<const SparseVoxels> voxels() const { return solution ? evidence()->voxels() : nullptr; }
    /// Solved, and by solvers that make no voxels.
    bool withoutVoxels() const { return solution && !evidence()->voxels(); }
    /// Solved, and evidence() has no distances.
    bool withoutDistances() const { return solution && evidence()->distances().empty(); }
    /// Key of the solver that evidence() is of; where nothing was solved that of the settings.
    const std::string& evidenceSolver() const;
    /// That of this key; null: there is none.
    const Solution* solutionOf(const std::string& key) const;
};

/// What a change of settings asks to be made anew: each stage compares its own settings. A solver that comes
/// into force beside the others has its Distances to make.
BindRework reworkFor(const BindSettings& from, const BindSettings& to);

/// How far a bind with these settings has to search for weights alone: where only some joints may carry
/// weight, the nearest of all says nothing about how far they count.
SearchReach reachForWeights(const BindSettings& settings);

} // namespace sinew
