#include "app/view/pick/VertexSpacing.h"

#include <algorithm>

namespace sinew {
namespace {

/// For each vertex the mean of measure(vertex, neighbour) over the sides that end there.
template<typename Measure>
std::vector<float> meanOverSides(const Mesh& mesh, const Measure& measure) {
    std::vector<float> sums(mesh.vertexCount(), 0.0F);
    std::vector<float> counts(mesh.vertexCount(), 0.0F);
    for (std::size_t f = 0; f < mesh.polygonCount(); ++f) {
        const auto corners = mesh.polygon(f);
        for (std::size_t i = 0; i < corners.size(); ++i) {
            const std::uint32_t a = corners[i];
            const std::uint32_t b = corners[(i + 1) % corners.size()];
            sums[a] += measure(a, b);
            sums[b] += measure(b, a);
            counts[a] += 1.0F;
            counts[b] += 1.0F;
        }
    }
    std::ranges::transform(sums, counts, sums.begin(),
                           [](float sum, float count) { return count > 0.0F ? sum / count : 0.0F; });
    return sums;
}

} // namespace

std::vector<float> vertexSpacing(const Mesh& mesh) {
    return meanOverSides(mesh, [&](std::uint32_t a, std::uint32_t b) {
        return static_cast<float>((mesh.vertices[a] - mesh.vertices[b]).norm());
    });
}

std::vector<float> crowding(const Mesh& mesh, const VertexSet& set, std::size_t part) {
    return meanOverSides(
        mesh, [&](std::uint32_t /*a*/, std::uint32_t b) { return set.has(part, b) ? 1.0F : 0.0F; });
}

} // namespace sinew
