#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/bind/BindReport.h"
#include "core/bind/BindSettings.h"
#include "core/scene/Scene.h"
#include "core/solve/Solvers.h"

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

/// The stages up to the solvers', with those that the settings name for the character, its parts and regions.
/// `previous`, of the same scene and searched everywhere, lends the stages that the settings leave as they
/// were. `host`: another scene, in whose volume and to whose bones this one is bound; rules for parts that
/// it does not have hold for this one alone. `sameMesh`: a bind of these meshes to another skeleton, which
/// lends what only they decide; of other meshes it lends nothing. Errors: as bind.
Expected<std::shared_ptr<const BindState>> solveBind(const Scene& scene, const BindSettings& settings,
                                                     Progress& progress, const BindState* previous = nullptr,
                                                     SearchReach reach = SearchReach::Everywhere,
                                                     const Scene* host = nullptr,
                                                     const BindState* sameMesh = nullptr);

/// The last stage: weights of every part from a state of this scene, and the report. Of `settings` only
/// WeightingSettings and the solvers of part rules are read. Once `progress` is canceled, what comes is of no
/// use.
BindResult weighBind(const Scene& scene, const BindState& state, const BindSettings& settings,
                     Progress& progress);
BindResult weighBind(const Scene& scene, const BindState& state, const BindSettings& settings);

/// Only the weights of weighBind, for sliders.
std::vector<std::shared_ptr<const SkinWeights>> bindWeights(const Scene& scene, const BindState& state,
                                                            const BindSettings& settings, Progress& progress);
std::vector<std::shared_ptr<const SkinWeights>> bindWeights(const Scene& scene, const BindState& state,
                                                            const BindSettings& settings);

/// Binds every part of the scene to its skeleton with the solver that the settings name. The scene is
/// not changed. Equal scene and settings give equal bytes on any number of threads. Errors: NoMesh,
/// NoSkeleton, NoSourceJoints, JointUnknown, ParameterOutOfRange, NotEnoughMemory, OutOfMemory,
/// ZeroSizeScene, SolverUnknown, Canceled; of the rules for parts RulePartUnknown, RuleJointUnknown,
/// RuleIncomplete, RulesClash, NothingToFollow, AllExcluded; those of validateRegions. `reused`: another
/// scene, in whose volume this one is bound (SolveRequest::host); its errors too.
Expected<BindResult> bind(const Scene& scene, const BindSettings& settings, Progress& progress,
                          const Scene* reused = nullptr);

} // namespace sinew
