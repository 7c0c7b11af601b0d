#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/bind/BindReport.h"
#include "core/bind/settings/BindSettings.h"
#include "core/scene/Scene.h"
#include "core/solve/BindState.h"

#include <memory>
#include <string>
#include <vector>

namespace sinew {

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

/// The plainest bind there is, for comparison: every vertex follows the one bone that is nearest in a
/// straight line, of the bones that `settings` choose; co-located vertices alike. Parts attached to a joint
/// keep theirs. One entry for each part. Errors: as chooseBones and makeBindProblem. O(#G #bones), parallel.
Expected<std::vector<std::shared_ptr<const SkinWeights>>> bindToNearestBone(const Scene& scene,
                                                                            const BindSettings& settings);

} // namespace sinew
