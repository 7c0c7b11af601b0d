#pragma once

#include "app/recipe/Recipe.h"
#include "core/base/Error.h"
#include "core/base/Notice.h"
#include "core/base/Progress.h"
#include "core/bind/BindSettings.h"
#include "core/scene/Scene.h"

namespace sinew {

/// Gives the scene the joints that handles and cages need (withHandleJoints). Errors: as there.
Expected<void> addHandleJoints(Scene& scene, const InputSettings& settings);

/// The recipe's edits of the skeleton, then the joints of its handles and cages. Errors: of withSkeletonEdits
/// and withHandleJoints; joints that the edits name are looked for in `recipeFile`.
Expected<void> prepareSkeleton(Scene& scene, const Recipe& recipe, const std::string& recipeFile);

/// Fits a skeleton that lies outside the mesh of `judged` to it (judgeSkeleton), in that scene and, with the
/// same fit, in `other` where there is one; joints of handles and cages stay. A skeleton inside, or one for
/// which no fit is found, stays. Returns what was done: SkeletonFitted, or nothing. Errors: as bind.
Expected<Notices> fitInput(Scene& judged, Scene* other, const BindSettings& settings, Progress& progress);

} // namespace sinew
