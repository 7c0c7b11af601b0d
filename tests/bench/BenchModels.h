#pragma once

#include "core/scene/Scene.h"

#include <optional>

namespace sinew::bench {

/// The Armadillo with its skeleton, from the folder SINEW_TEST_MODELS names; nothing when it is not there.
std::optional<Scene> armadillo();

/// The sample character; nothing when its file cannot be read.
std::optional<Scene> sample();

/// A limb of about 20,000 vertices and 20 joints.
Scene limb();

} // namespace sinew::bench
