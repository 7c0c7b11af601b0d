#pragma once

#include "app/cli/compare/SolversRun.h"

#include <nlohmann/json_fwd.hpp>

namespace sinew {

/// The comparison for programs. `sinew compare --help` documents its fields (CompareHelp.cpp).
nlohmann::ordered_json solversJson(const SolversRun& run);

} // namespace sinew
