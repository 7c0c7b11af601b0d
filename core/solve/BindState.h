#pragma once

#include "core/solve/Bind.h"
#include "core/solve/Solver.h"

#include <memory>
#include <vector>

namespace sinew {

/// A bound character before it is weighed: the stages that a change of WeightingSettings leaves as they are.
/// Immutable once made; the stages are shared from state to state.
struct BindState {
    BindSettings settings; ///< it was solved with
    std::shared_ptr<const BindInput> input;
    std::shared_ptr<const Solution> solution; ///< null exactly where input->nothingToSolve()
    std::vector<StageTime> stages;            ///< what was solved anew

    /// What the solver can show; null where nothing was solved.
    const Evidence* evidence() const { return solution.get(); }
    /// The voxels; null: nothing was solved, or the solver makes none.
    std::shared_ptr<const SparseVoxels> voxels() const { return solution ? solution->voxels() : nullptr; }
    /// Solved, and by a solver that makes no voxels.
    bool withoutVoxels() const { return solution && !solution->voxels(); }
};

/// What a change of settings asks to be made anew: each stage compares its own settings.
BindRework reworkFor(const BindSettings& from, const BindSettings& to);

/// The stages up to the solver's, with the solver that the settings name. `previous`, of the same scene and
/// searched everywhere, lends the stages that the settings leave as they were. `lender`: another scene, in
/// whose volume and to whose bones this one is bound; rules for parts that it does not have hold for this one
/// alone. Errors: as bind.
Expected<std::shared_ptr<const BindState>> solveBind(const Scene& scene, const BindSettings& settings,
                                                     Progress& progress, const BindState* previous = nullptr,
                                                     SearchReach reach = SearchReach::Everywhere,
                                                     const Scene* lender = nullptr);

/// The last stage: weights of every part from a state of this scene, and the report. Of `settings` only
/// WeightingSettings are read. Once `progress` is canceled, what comes is of no use.
BindResult weighBind(const Scene& scene, const BindState& state, const BindSettings& settings,
                     Progress& progress);
BindResult weighBind(const Scene& scene, const BindState& state, const BindSettings& settings);

/// Only the weights of weighBind, for sliders.
std::vector<std::shared_ptr<const SkinWeights>> bindWeights(const Scene& scene, const BindState& state,
                                                            const BindSettings& settings);

} // namespace sinew
