#pragma once

#include "core/solve/Explain.h"

#include <nlohmann/json_fwd.hpp>

namespace sinew {

/// The explanation as `sinew explain --json` prints it; `sinew explain --help` documents its fields.
nlohmann::ordered_json explanationJson(const Scene& scene, const VertexExplanation& explanation);

} // namespace sinew
