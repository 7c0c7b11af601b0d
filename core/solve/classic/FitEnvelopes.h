#pragma once

#include "core/base/Progress.h"
#include "core/bind/BindInput.h"

#include <span>
#include <vector>

namespace sinew {

/// How wide the capsules around the bones must be: the least radius with which those around a bone's segments
/// (and handles) hold `hold`, 0..1, of the area of the vertices that are nearest to that bone. #S, model
/// units; 0 for a bone that is nearest to nothing. `areas` #G around each vertex. Canceled, of no use.
/// O(#G #segments), parallel, the same bytes on any number of threads.
std::vector<double> fitEnvelopes(const BindInput& input, std::span<const double> areas, double hold,
                                 const Progress& progress);

/// Changes one vertex's distances to all bones (#S) into its weights up to a common factor: 1 in a bone's
/// envelope, falling smoothly to 0 at (1 + blend) times its radius. What no envelope reaches goes to the bone
/// that is nearest in parts of its radius.
void weighByEnvelopes(std::span<const double> radii, double blend, std::span<double> distances);

} // namespace sinew
