#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/bind/settings/BindSettings.h"
#include "core/scene/Scene.h"
#include "core/style/HouseStyle.h"

#include <string>

namespace sinew {

/// Binds a finished character in each of styleTrials() and says how near each comes to its own weights, with
/// the same joints. A trial that cannot be bound counts as infinitely far. Errors: Canceled, those of
/// makeBindProblem and of the default bind.
Expected<StyleExample> styleExample(const Scene& scene, const std::string& name, Progress& progress);

/// Puts into the settings what the style has for a surface such as the scene's. Errors: those of
/// makeBindProblem.
Expected<void> applyStyle(const HouseStyle& style, const Scene& scene, BindSettings& settings);

} // namespace sinew
