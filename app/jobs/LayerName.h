#pragma once

#include "core/layers/LayerStack.h"

#include <string>

namespace sinew {

/// "body.glb", or "body.glb 2" where there is a layer of that name. O(#layers squared).
std::string freeLayerName(const LayerStack& stack, const std::string& wish);

} // namespace sinew
