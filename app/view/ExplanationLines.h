#pragma once

#include "app/view/Rgba.h"
#include "core/solve/Explain.h"

#include <vector>

namespace sinew {

/// A piece of the drawing that explains a vertex; one with equal ends is a disc. Pixels wide.
struct ExplanationLine {
    Vec3 from = Vec3::Zero();
    Vec3 to = Vec3::Zero();
    Rgba color = 0;
    float width = 1.0F;
};

// Far from the first six distinctColors.
constexpr Rgba kBoundaryStep = rgba(0xf4, 0xf6, 0xff);
constexpr Rgba kSuspectedBridge = rgba(0xe6, 0x00, 0x3c);
constexpr Rgba kExplainedVertex = rgba(0xff, 0xff, 0xff);

/// The paths of all bones in distinctColors by their rank, wider the larger their share, least important
/// first; then discs on boundary steps, a ring of discs on each suspected bridge, one on the vertex.
std::vector<ExplanationLine> explanationLines(const VertexExplanation& explanation);

} // namespace sinew
