#include "app/view/volume/CutColors.h"

#include "app/view/legend/ColorMaps.h"
#include "core/base/Parallel.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

constexpr float kOctreeFill = 0.30F;
constexpr Rgba kCellBorder = rgba(0x10, 0x14, 0x1c, 0x48);

class CutPainter {
public:
    CutPainter(const CutInput& input, CutMesh& mesh)
        : m_input(input)
        , m_mesh(mesh)
        , m_kinds(input.view.layer(Overlay::Voxels))
        , m_levels(input.view.layer(Overlay::Octree))
        , m_away(input.view.layer(Overlay::SliceDistance))
        , m_showAway(m_away.visible && input.scale && input.distances != nullptr) {}

    /// Vertices of polygon n: its middle, then its corners.
    void paint(std::size_t n) {
        const SliceCut& cut = m_input.cut;
        const std::uint32_t leaf = cut.leaves[n];
        CutVertex base = leafVertex(leaf);
        const float own = m_showAway ? (*m_input.distances)[leaf] : 0.0F;
        const std::size_t first = cut.firstCorner[n] + n;
        const std::uint32_t corners = cut.firstCorner[n + 1] - cut.firstCorner[n];
        Vec3 middle = Vec3::Zero();
        for (std::uint32_t k = 0; k < corners; ++k) {
            const Vec3& place = cut.corners[cut.firstCorner[n] + k];
            middle += place / corners;
            const bool smooth = m_showAway && std::isfinite(own);
            m_mesh.vertices[first + 1 + k] =
                vertex(base, place, smooth ? meanAround(m_input.voxels, *m_input.distances, place) : own);
        }
        m_mesh.vertices[first] = vertex(base, middle, own);
    }

private:
    CutVertex leafVertex(std::uint32_t leaf) const {
        const Cell low = m_input.voxels.corner(leaf);
        const int size = m_input.voxels.sizeLog2(leaf);
        CutVertex result;
        result.leaf = {static_cast<std::uint16_t>(low[0]), static_cast<std::uint16_t>(low[1]),
                       static_cast<std::uint16_t>(low[2]), static_cast<std::uint16_t>(1U << size)};
        result.border = kCellBorder;
        if (m_kinds.visible) {
            result.fill = faded(voxelColor(voxelKind(m_input.voxels.flags(leaf))), m_kinds.opacity);
        }
        if (m_levels.visible) {
            const Rgba color = levelColor(size);
            result.fill = composed(result.fill, faded(color, kOctreeFill * m_levels.opacity));
            result.border = faded(color, std::min(1.0F, 0.4F + m_levels.opacity));
        }
        return result;
    }

    CutVertex vertex(CutVertex base, const Vec3& place, float voxelsAway) const {
        base.place = {static_cast<float>(place.x()), static_cast<float>(place.y()),
                      static_cast<float>(place.z())};
        if (m_showAway) {
            const double meters = static_cast<double>(voxelsAway) * m_input.scale->metersPerVoxel;
            const bool reached = std::isfinite(meters);
            const Rgba color =
                reached ? distanceColor(static_cast<float>(meters / m_input.scale->largest)) : kUnreachable;
            base.fill = composed(base.fill, faded(color, m_away.opacity));
            base.level = reached ? static_cast<float>(meters / m_input.scale->step) : -1.0F;
        }
        return base;
    }

    const CutInput& m_input;
    CutMesh& m_mesh;
    OverlayView m_kinds;
    OverlayView m_levels;
    OverlayView m_away;
    bool m_showAway;
};

} // namespace

void colorCut(const CutInput& input, CutMesh& mesh) {
    const SliceCut& cut = input.cut;
    mesh.vertices.resize(cut.corners.size() + cut.leaves.size());
    mesh.indices.clear();
    for (std::size_t n = 0; n < cut.leaves.size(); ++n) {
        const auto first = static_cast<std::uint32_t>(cut.firstCorner[n] + n);
        const std::uint32_t corners = cut.firstCorner[n + 1] - cut.firstCorner[n];
        for (std::uint32_t k = 0; k < corners; ++k) {
            mesh.indices.insert(mesh.indices.end(), {first, first + 1 + k, first + 1 + (k + 1) % corners});
        }
    }
    CutPainter painter(input, mesh);
    parallelFor(cut.leaves.size(), 256, [&](std::size_t begin, std::size_t end) {
        for (std::size_t n = begin; n < end; ++n) {
            painter.paint(n);
        }
    });
}

} // namespace sinew
