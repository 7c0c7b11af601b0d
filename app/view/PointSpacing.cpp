#include "app/view/PointSpacing.h"

#include <algorithm>

namespace sinew {

std::vector<float> pointSpacing(const Mesh& mesh) {
    std::vector<float> sums(mesh.pointCount(), 0.0F);
    std::vector<float> counts(mesh.pointCount(), 0.0F);
    for (std::size_t f = 0; f < mesh.polygonCount(); ++f) {
        const auto corners = mesh.polygon(f);
        for (std::size_t i = 0; i < corners.size(); ++i) {
            const std::uint32_t a = corners[i];
            const std::uint32_t b = corners[(i + 1) % corners.size()];
            const auto length = static_cast<float>((mesh.points[a] - mesh.points[b]).norm());
            for (const std::uint32_t end : {a, b}) {
                sums[end] += length;
                counts[end] += 1.0F;
            }
        }
    }
    std::ranges::transform(sums, counts, sums.begin(),
                           [](float sum, float count) { return count > 0.0F ? sum / count : 0.0F; });
    return sums;
}

} // namespace sinew
