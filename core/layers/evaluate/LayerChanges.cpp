#include "core/layers/evaluate/LayerChanges.h"

#include <algorithm>

namespace sinew {
namespace {

std::vector<std::uint32_t> differing(const SkinWeights& a, const SkinWeights& b) {
    std::vector<std::uint32_t> result;
    for (std::uint32_t p = 0; p < b.vertexCount(); ++p) {
        if (p >= a.vertexCount() || !std::ranges::equal(a.at(p), b.at(p))) {
            result.push_back(p);
        }
    }
    return result;
}

} // namespace

VertexLists differing(const PartWeights& a, const PartWeights& b) {
    VertexLists result(b.size());
    for (std::size_t part = 0; part < b.size(); ++part) {
        if (a[part] != b[part]) {
            result[part] = differing(*a[part], *b[part]);
        }
    }
    return result;
}

VertexLists changedVertices(const WeightLayer& a, const WeightLayer& b, std::size_t parts) {
    static const LayerPart nothing;
    VertexLists result(parts);
    if (&a == &b) {
        return result;
    }
    for (std::size_t part = 0; part < std::min(parts, std::max(a.parts.size(), b.parts.size())); ++part) {
        const LayerPart& before = part < a.parts.size() ? a.parts[part] : nothing;
        const LayerPart& now = part < b.parts.size() ? b.parts[part] : nothing;
        VertexLists one{now.edits.differing(before.edits)};
        one = united(std::move(one), {now.mask.differing(before.mask)});
        if (a.opacity != b.opacity) {
            one = united(united(std::move(one), {before.edits.vertices()}), {now.edits.vertices()});
        }
        result[part] = std::move(one[0]);
    }
    return result;
}

bool sameVertexCounts(const PartWeights& a, const PartWeights& b) {
    return std::ranges::equal(
        a, b, [](const auto& x, const auto& y) { return x->vertexCount() == y->vertexCount(); });
}

std::shared_ptr<const SkinWeights> outcome(const std::shared_ptr<const SkinWeights>& under,
                                           std::span<const std::uint32_t> vertices, SkinWeights weights) {
    if (vertices.size() == under->vertexCount()) {
        return std::make_shared<const SkinWeights>(std::move(weights));
    }
    return std::make_shared<const SkinWeights>(replaceVertices(*under, vertices, weights));
}

} // namespace sinew
