#pragma once

#include "app/recipe/Recipe.h"
#include "core/base/Notice.h"
#include "core/scene/Scene.h"
#include "python/src/Work.h"

#include <pybind11/pybind11.h>

namespace sinew {

/// A scene with the weights of a bind, and its report as a dict.
struct BoundScene {
    Scene scene;
    pybind11::object report;
};

/// Binds a scene by a recipe as `sinew bind` does: edits of the skeleton and joints of handles first, then
/// the fit of a misplaced skeleton where the recipe asks for it. `recipeFile`: what errors name. `notices`:
/// of the file that was read. Raises Error.
BoundScene bindScene(const Scene& scene, const Recipe& recipe, const std::string& recipeFile,
                     const Notices& notices, const WorkOptions& work);

/// Adds sinew.bind to the module.
void addBind(pybind11::module_& module);

} // namespace sinew
