#pragma once

#include "app/report/Inspection.h"

#include <nlohmann/json_fwd.hpp>

namespace sinew {

/// The inspection as `sinew inspect --json` prints it; `sinew inspect --help` documents its fields
/// (app/cli/InspectHelp.cpp).
nlohmann::ordered_json inspectionJson(const Inspection& inspection);

} // namespace sinew
