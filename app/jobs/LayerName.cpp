#include "app/jobs/LayerName.h"

#include <algorithm>

namespace sinew {

std::string freeLayerName(const LayerStack& stack, const std::string& wish) {
    std::string name = wish;
    for (int number = 2;
         std::ranges::any_of(stack.layers, [&](const auto& layer) { return layer->name == name; });
         ++number) {
        name = wish + " " + std::to_string(number);
    }
    return name;
}

} // namespace sinew
