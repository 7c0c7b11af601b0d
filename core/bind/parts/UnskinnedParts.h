#pragma once

#include "core/bind/BindInput.h"
#include "core/bind/BindReport.h"

namespace sinew {

/// Parts that came without a skin and without a joint above, in a file whose other parts have weights:
/// props that a bind takes for a piece of the body. Names each with a notice (UnskinnedPart) and proposes the
/// joint whose bone is nearest. Those that rules name are left out, those that follow that joint already, and
/// those that joints stand in, which are body. O(#vertices #bones of such parts).
void proposeForUnskinned(const Scene& scene, const BindInput& input, BindResult& result);

} // namespace sinew
