#pragma once

#include "app/report/Inspection.h"
#include "core/solve/Explain.h"

#include <nlohmann/json_fwd.hpp>

namespace sinew {

/// The inspection as `sinew inspect --json` prints it; `sinew inspect --help` documents its fields
/// (app/cli/InspectHelp.cpp).
nlohmann::ordered_json inspectionJson(const Inspection& inspection);

/// The explanation as `sinew explain --json` prints it; `sinew explain --help` documents its fields.
nlohmann::ordered_json explanationJson(const Scene& scene, const VertexExplanation& explanation);

} // namespace sinew
