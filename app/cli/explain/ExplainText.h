#pragma once

#include "app/report/ExplanationJson.h"

#include <string>

namespace sinew {

/// The explanation for people: the vertex, its bones with weight, distance and path, and what max influences
/// removed.
std::string explanationText(const Scene& scene, const VertexExplanation& explanation);

} // namespace sinew
