#pragma once

#include "app/report/ExplanationJson.h"

#include <string>

namespace sinew {

/// The explanation for people: the point, its bones with distance, share and way, and what the limit cut.
std::string explanationText(const Scene& scene, const PointExplanation& explanation);

} // namespace sinew
