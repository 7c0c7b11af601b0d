#include "core/layers/mirror/MirrorPartners.h"

#include "core/base/Parallel.h"
#include "core/geometry/PointCells.h"

#include <tuple>

namespace sinew {
namespace {

constexpr std::size_t kMirrorPartnersGrain = 512;

class PartnerSearch {
public:
    PartnerSearch(const LayerSurface& surface, const Vec3& normal, double offset, double tolerance)
        : m_surface(surface)
        , m_normal(normal)
        , m_offset(offset)
        , m_tolerance(tolerance)
        , m_index(surface.vertexCount()) {
        for (const Vec3& point : surface.positions()) {
            if (point.allFinite()) {
                m_box.add(point);
            }
        }
        m_cells = cellsOfGrid(surface.positions(), m_box.min, tolerance);
        for (const GridHash::Key& key : m_cells.keys) {
            m_index.add(key);
        }
    }

    /// The vertex nearest to p's image.
    std::uint32_t nearest(std::uint32_t p) const {
        const Vec3& place = m_surface.positions()[p];
        if (!place.allFinite()) {
            return GridHash::kAbsent;
        }
        const Vec3 image = place - 2.0 * (m_normal.dot(place) - m_offset) * m_normal;
        Best best;
        for (int i = 0; i < 27; ++i) {
            const Vec3 step(i % 3 - 1, i / 3 % 3 - 1, i / 9 - 1);
            const Vec3 cell = (((image - m_box.min) / m_tolerance).array().floor()).matrix() + step;
            const std::uint32_t at =
                m_index.find({static_cast<std::int64_t>(cell.x()), static_cast<std::int64_t>(cell.y()),
                              static_cast<std::int64_t>(cell.z())});
            if (at != GridHash::kAbsent) {
                lookAt(p, image, m_cells.at(at), best);
            }
        }
        return best.vertex;
    }

private:
    struct Best {
        std::tuple<bool, double, double> cost{true, std::numeric_limits<double>::infinity(), 0.0};
        std::uint32_t vertex = GridHash::kAbsent;
    };

    void lookAt(std::uint32_t p, const Vec3& image, std::span<const std::uint32_t> candidates,
                Best& best) const {
        const Vec3 facing = m_surface.normals()[p].cast<double>();
        const Vec3 mirrored = facing - 2.0 * m_normal.dot(facing) * m_normal;
        for (const std::uint32_t q : candidates) {
            const double distance = (m_surface.positions()[q] - image).norm();
            if (!(distance <= m_tolerance)) {
                continue;
            }
            const bool elsewhere = m_surface.vertexAt(q).part != m_surface.vertexAt(p).part;
            const double unlike = -mirrored.dot(m_surface.normals()[q].cast<double>());
            const std::tuple cost{elsewhere, distance, unlike};
            if (cost < best.cost || (cost == best.cost && q < best.vertex)) {
                best = {cost, q};
            }
        }
    }

    const LayerSurface& m_surface;
    Vec3 m_normal;
    double m_offset;
    double m_tolerance;
    Aabb m_box;
    PointCells m_cells;
    GridHash m_index;
};

} // namespace

std::vector<std::uint32_t> mirrorPartners(const LayerSurface& surface, const Vec3& normal, double offset,
                                          double tolerance) {
    std::vector<std::uint32_t> nearest(surface.vertexCount(), GridHash::kAbsent);
    if (!(tolerance > 0.0)) {
        return nearest;
    }
    const PartnerSearch search(surface, normal, offset, tolerance);
    parallelFor(nearest.size(), kMirrorPartnersGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t p = begin; p < end; ++p) {
            nearest[p] = search.nearest(static_cast<std::uint32_t>(p));
        }
    });
    std::vector<std::uint32_t> partners = nearest;
    for (std::uint32_t p = 0; p < partners.size(); ++p) {
        if (nearest[p] != GridHash::kAbsent && nearest[nearest[p]] != p) {
            partners[p] = GridHash::kAbsent;
        }
    }
    return partners;
}

} // namespace sinew
