#pragma once

#include "core/deform/implicit/FieldFit.h"

#include <span>
#include <vector>

namespace sinew {

/// What every joint's field is made of: triangles whose corners all belong to its segment give candidates for
/// samples, about 800 a segment, spread by area; a segment without such triangles gives its vertices. #J;
/// `surface` is empty for joints that lead nothing.
std::vector<FieldSegment> fieldSegments(std::span<const SkinnedPart> parts, const ImplicitVertices& vertices,
                                        const Skeleton& skeleton);

} // namespace sinew
