#pragma once

#include "core/bind/Explain.h"

#include <nlohmann/json_fwd.hpp>

namespace sinew {

/// What `sinew explain` found out.
struct ExplainRun {
    PointExplanation explanation;
    std::vector<Influence> weights;   ///< of the point, as bound; largest first
    std::vector<Influence> unlimited; ///< without the limit of influences
};

/// The explanation as `sinew explain --json` prints it; `sinew explain --help` documents its fields.
nlohmann::ordered_json explanationJson(const Scene& scene, const ExplainRun& run);

} // namespace sinew
