#pragma once

#include "core/base/Expected.h"
#include "core/base/Progress.h"
#include "core/bind/BindReport.h"
#include "core/bind/BindSettings.h"
#include "core/scene/Scene.h"

namespace sinew {

/// Binds every part of the scene to its skeleton with the solver that the settings name. The scene is
/// not changed. Equal scene and settings give equal bytes on any number of threads. Errors: NoMesh,
/// NoSkeleton, NoSourceJoints, JointUnknown, ParameterOutOfRange, NotEnoughMemory, OutOfMemory,
/// ZeroSizeScene, SolverUnknown, Canceled; of the rules for parts RulePartUnknown, RuleJointUnknown,
/// RuleIncomplete, RulesClash, NothingToFollow, AllExcluded; those of validateRegions. `reused`: another
/// scene, in whose volume this one is bound (SolveRequest::lender); its errors too.
Expected<BindResult> bind(const Scene& scene, const BindSettings& settings, Progress& progress,
                          const Scene* reused = nullptr);

} // namespace sinew
