#include "core/layers/LayerStack.h"

#include "core/base/Types.h"

#include <utility>

namespace sinew {

float WeightLayer::amount(std::size_t part, std::uint32_t vertex) const {
    const float whole = std::isfinite(opacity) ? std::clamp(opacity, 0.0F, 1.0F) : 0.0F;
    return part < parts.size() ? whole * parts[part].mask.at(vertex) : whole;
}

std::size_t WeightLayer::bytes() const {
    std::size_t total = sizeof(WeightLayer) + parts.capacity() * sizeof(LayerPart);
    for (const LayerPart& part : parts) {
        total += part.edits.bytes() + part.mask.bytes();
    }
    return total;
}

std::int32_t LayerStack::find(std::string_view joint) const {
    const auto at = std::ranges::find(joints, joint);
    return at != joints.end() ? static_cast<std::int32_t>(at - joints.begin()) : kNone;
}

std::int32_t LayerStack::number(std::string_view joint) {
    if (const std::int32_t known = find(joint); known != kNone) {
        return known;
    }
    joints.emplace_back(joint);
    return static_cast<std::int32_t>(joints.size() - 1);
}

LayerStack LayerStack::added(WeightLayer layer, std::size_t at) const {
    LayerStack result = *this;
    const auto place = static_cast<std::ptrdiff_t>(std::min(at, layers.size()));
    result.layers.insert(result.layers.begin() + place, std::make_shared<WeightLayer>(std::move(layer)));
    return result;
}

LayerStack LayerStack::replaced(std::size_t at, WeightLayer layer) const {
    LayerStack result = *this;
    result.layers[at] = std::make_shared<const WeightLayer>(std::move(layer));
    return result;
}

LayerStack LayerStack::removed(std::size_t at) const {
    LayerStack result = *this;
    result.layers.erase(result.layers.begin() + static_cast<std::ptrdiff_t>(at));
    return result;
}

LayerStack LayerStack::moved(std::size_t from, std::size_t to) const {
    LayerStack result = removed(from);
    const auto place = static_cast<std::ptrdiff_t>(std::min(to, result.layers.size()));
    result.layers.insert(result.layers.begin() + place, layers[from]);
    return result;
}

LayerStack LayerStack::duplicated(std::size_t at, std::string name) const {
    WeightLayer copy = *layers[at];
    copy.name = std::move(name);
    return added(std::move(copy), at + 1);
}

LayerStack LayerStack::renamed(std::size_t at, std::string name) const {
    WeightLayer layer = *layers[at];
    layer.name = std::move(name);
    return replaced(at, std::move(layer));
}

LayerStack LayerStack::withEdits(std::size_t at, std::size_t part, PaintEdits edits) const {
    WeightLayer layer = *layers[at];
    layer.parts.resize(std::max(layer.parts.size(), part + 1));
    layer.parts[part].edits = std::move(edits);
    return replaced(at, std::move(layer));
}

LayerStack LayerStack::withMask(std::size_t at, std::size_t part, LayerMask mask) const {
    WeightLayer layer = *layers[at];
    layer.parts.resize(std::max(layer.parts.size(), part + 1));
    layer.parts[part].mask = std::move(mask);
    return replaced(at, std::move(layer));
}

std::size_t bytesOf(const LayerStack& stack) {
    return bytesNotShared(stack, LayerStack());
}

std::size_t bytesNotShared(const LayerStack& stack, const LayerStack& other) {
    std::size_t total = stack.layers.capacity() * sizeof(stack.layers[0]);
    for (std::size_t i = 0; i < stack.layers.size(); ++i) {
        const auto& layer = stack.layers[i];
        if (std::ranges::find(other.layers, layer) != other.layers.end()) {
            continue;
        }
        total += sizeof(WeightLayer) + layer->parts.capacity() * sizeof(LayerPart);
        static const LayerPart nothing;
        for (std::size_t p = 0; p < layer->parts.size(); ++p) {
            const bool there = i < other.layers.size() && p < other.layers[i]->parts.size();
            const LayerPart& before = there ? other.layers[i]->parts[p] : nothing;
            total += layer->parts[p].edits.bytesNotSharedWith(before.edits) +
                     layer->parts[p].mask.bytesNotSharedWith(before.mask);
        }
    }
    return total;
}

} // namespace sinew
