#include "core/io/picture/PictureMesh.h"

#include "core/base/Progress.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace sinew {
namespace {

/// The inside of a picture's contours, in triangles.
struct PictureTriangles {
    std::vector<PicturePoint> points;
    std::vector<std::array<std::uint32_t, 3>> triangles; ///< counter-clockwise
    std::vector<std::uint32_t> islands;                  ///< of each triangle, from 0
    std::uint32_t islandCount = 0;
};

/// Sides of contours that the triangles lack are halved so many times: gaps one pixel wide need five or six.
constexpr int kMaxHalvings = 14;
/// Vertices inside keep this part of the spacing from those of contours. Over 1 / sqrt(2): the circles about
/// the contours' sides are then free of them, and no side is lost to them.
constexpr double kInnerMargin = 0.75;

struct ContourSide {
    std::uint32_t from = 0;
    std::uint32_t to = 0;
};

std::uint64_t keyOfSide(std::uint32_t from, std::uint32_t to) {
    return std::uint64_t{from} << 32U | to;
}

/// Which squares as wide as the spacing hold which places.
class PlaceGrid {
public:
    PlaceGrid(const PictureMask& mask, double spacing)
        : m_spacing(spacing)
        , m_columns(static_cast<std::size_t>(mask.width * kStepsPerPixel / spacing) + 2)
        , m_cells(m_columns * (static_cast<std::size_t>(mask.height * kStepsPerPixel / spacing) + 2)) {}

    void add(const PicturePoint& p) { m_cells[row(p.y) * m_columns + row(p.x)].push_back(p); }

    /// Whether one lies nearer than `reach`, which is at most the spacing.
    bool near(const PicturePoint& p, double reach) const {
        const std::size_t rows = m_cells.size() / m_columns;
        for (std::size_t y = std::max<std::size_t>(row(p.y), 1) - 1; y < std::min(row(p.y) + 2, rows); ++y) {
            for (std::size_t x = std::max<std::size_t>(row(p.x), 1) - 1;
                 x < std::min(row(p.x) + 2, m_columns); ++x) {
                for (const PicturePoint& other : m_cells[y * m_columns + x]) {
                    if (std::hypot(other.x - p.x, other.y - p.y) < reach) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

private:
    std::size_t row(std::int32_t value) const { return static_cast<std::size_t>(value / m_spacing); }

    double m_spacing;
    std::size_t m_columns;
    std::vector<std::vector<PicturePoint>> m_cells;
};

std::vector<ContourSide> insertContours(const PictureMask& mask, double spacing, PictureDelaunay& delaunay,
                                        PlaceGrid& grid, const Progress& progress) {
    std::vector<ContourSide> sides;
    for (const PictureLoop& traced : traceContours(mask)) {
        const PictureLoop loop = simplifyContour(traced, spacing);
        std::vector<std::uint32_t> vertices;
        for (const PicturePoint& point : loop) {
            vertices.push_back(delaunay.insert(point));
            grid.add(point);
        }
        for (std::size_t i = 0; i < vertices.size(); ++i) {
            sides.push_back({vertices[i], vertices[(i + 1) % vertices.size()]});
        }
        if (progress.canceled()) {
            break;
        }
    }
    return sides;
}

/// Rows of equilateral triangles wherever they are clear of the contours.
void insertInside(const PictureMask& mask, double spacing, const PlaceGrid& grid, PictureDelaunay& delaunay,
                  const Progress& progress) {
    const double rise = spacing * std::sqrt(0.75);
    const int rows = static_cast<int>(mask.height * kStepsPerPixel / rise) + 1;
    const int columns = static_cast<int>(mask.width * kStepsPerPixel / spacing) + 1;
    for (int j = 0; j < rows && !progress.canceled(); ++j) {
        for (int i = 0; i < columns; ++i) {
            const double x = (i + (j % 2 == 0 ? 0.25 : 0.75)) * spacing;
            const PicturePoint p{static_cast<std::int32_t>(std::lround(x)),
                                 static_cast<std::int32_t>(std::lround((j + 0.5) * rise))};
            if (mask.at(p.x / kStepsPerPixel, p.y / kStepsPerPixel) &&
                !grid.near(p, kInnerMargin * spacing)) {
                delaunay.insert(p);
            }
        }
    }
}

std::unordered_set<std::uint64_t> sidesOf(const PictureDelaunay& delaunay) {
    std::unordered_set<std::uint64_t> sides;
    for (const auto& facet : delaunay.triangles()) {
        for (std::size_t i = 0; facet.alive && i < 3; ++i) {
            sides.insert(keyOfSide(facet.vertices[i], facet.vertices[(i + 1) % 3]));
        }
    }
    return sides;
}

/// Halves the sides of contours that no triangle has until none is left.
void recoverSides(std::vector<ContourSide>& sides, PictureDelaunay& delaunay, const Progress& progress) {
    for (int round = 0; round < kMaxHalvings && !progress.canceled(); ++round) {
        const auto there = sidesOf(delaunay);
        std::vector<ContourSide> next;
        for (const ContourSide& side : sides) {
            const PicturePoint a = delaunay.points()[side.from];
            const PicturePoint b = delaunay.points()[side.to];
            const PicturePoint middle{(a.x + b.x) / 2, (a.y + b.y) / 2};
            if (there.contains(keyOfSide(side.from, side.to)) || middle == a || middle == b) {
                next.push_back(side);
                continue;
            }
            const std::uint32_t vertex = delaunay.insert(middle);
            next.push_back({side.from, vertex});
            next.push_back({vertex, side.to});
        }
        const bool done = next.size() == sides.size();
        sides = std::move(next);
        if (done) {
            return;
        }
    }
}

/// Which triangles lie inside: those on the left of contours, and whatever is reached from them without
/// crossing one. Parts of them that hang together are an island.
class InsideSearch {
public:
    InsideSearch(const PictureDelaunay& delaunay, std::span<const ContourSide> sides)
        : m_facets(delaunay.triangles())
        , m_islands(m_facets.size(), kOutside) {
        for (const ContourSide& side : sides) {
            m_walls.insert(keyOfSide(side.from, side.to));
        }
    }

    PictureTriangles find(std::span<const PicturePoint> points) {
        PictureTriangles result;
        for (std::uint32_t t = 0; t < m_facets.size(); ++t) {
            if (m_facets[t].alive && m_islands[t] == kOutside && leftOfWall(t)) {
                spread(t, result.islandCount++);
            }
        }
        for (std::size_t t = 0; t < m_facets.size(); ++t) {
            if (m_facets[t].alive && m_islands[t] != kOutside) {
                result.triangles.push_back(m_facets[t].vertices);
                result.islands.push_back(m_islands[t]);
            }
        }
        result.points.assign(points.begin(), points.end());
        return result;
    }

private:
    static constexpr std::uint32_t kOutside = UINT32_MAX;

    bool isWall(std::uint32_t from, std::uint32_t to) const { return m_walls.contains(keyOfSide(from, to)); }

    bool leftOfWall(std::uint32_t t) const {
        const auto& v = m_facets[t].vertices;
        return isWall(v[0], v[1]) || isWall(v[1], v[2]) || isWall(v[2], v[0]);
    }

    void spread(std::uint32_t first, std::uint32_t island) {
        std::vector<std::uint32_t> open{first};
        m_islands[first] = island;
        while (!open.empty()) {
            const auto& facet = m_facets[open.back()];
            open.pop_back();
            for (std::size_t i = 0; i < 3; ++i) {
                const std::uint32_t beyond = facet.neighbours[i];
                const bool wall = isWall(facet.vertices[(i + 1) % 3], facet.vertices[(i + 2) % 3]);
                if (!wall && beyond != PictureDelaunay::kNoTriangle && m_islands[beyond] == kOutside) {
                    m_islands[beyond] = island;
                    open.push_back(beyond);
                }
            }
        }
    }

    std::span<const PictureDelaunay::Facet> m_facets;
    std::vector<std::uint32_t> m_islands;
    std::unordered_set<std::uint64_t> m_walls;
};

/// Delaunay triangles between the contours of the mask, which all are sides of triangles, with vertices about
/// `spacing` steps apart. Empty when canceled.
PictureTriangles trianglesOf(const PictureMask& mask, double spacing, const Progress& progress) {
    constexpr std::int32_t kMargin = kStepsPerPixel;
    PictureDelaunay delaunay({-kMargin, -kMargin},
                             {mask.width * kStepsPerPixel + kMargin, mask.height * kStepsPerPixel + kMargin});
    PlaceGrid grid(mask, spacing);
    std::vector<ContourSide> sides = insertContours(mask, spacing, delaunay, grid, progress);
    insertInside(mask, spacing, grid, delaunay, progress);
    recoverSides(sides, delaunay, progress);
    return progress.canceled() ? PictureTriangles{} : InsideSearch(delaunay, sides).find(delaunay.points());
}

constexpr std::uint32_t kMaxIslands = 32;
constexpr double kMinSpacing = 3.0; ///< pixels between vertices: finer ones would trace single pixels

/// Steps between vertices.
double spacingOf(const PictureMask& mask, int density) {
    std::int32_t left = mask.width;
    std::int32_t right = 0;
    std::int32_t low = mask.height;
    std::int32_t high = 0;
    for (std::int32_t y = 0; y < mask.height; ++y) {
        for (std::int32_t x = 0; x < mask.width; ++x) {
            if (mask.at(x, y)) {
                left = std::min(left, x);
                right = std::max(right, x + 1);
                low = std::min(low, y);
                high = std::max(high, y + 1);
            }
        }
    }
    const double longest = std::max(right - left, high - low);
    return kStepsPerPixel *
           std::max(kMinSpacing, longest / std::clamp(density, kMinPictureDensity, kMaxPictureDensity));
}

/// Which mesh each island goes into: the largest first.
std::vector<std::uint32_t> meshOfIslands(const PictureTriangles& inside) {
    std::vector<double> areas(inside.islandCount);
    for (std::size_t t = 0; t < inside.triangles.size(); ++t) {
        const PicturePoint& a = inside.points[inside.triangles[t][0]];
        const PicturePoint& b = inside.points[inside.triangles[t][1]];
        const PicturePoint& c = inside.points[inside.triangles[t][2]];
        areas[inside.islands[t]] += 0.5 * (static_cast<double>(b.x - a.x) * (c.y - a.y) -
                                           static_cast<double>(b.y - a.y) * (c.x - a.x));
    }
    std::vector<std::uint32_t> order(areas.size());
    std::iota(order.begin(), order.end(), 0U);
    std::ranges::stable_sort(order, [&](std::uint32_t a, std::uint32_t b) { return areas[a] > areas[b]; });
    std::vector<std::uint32_t> meshes(areas.size());
    for (std::uint32_t index = 0; index < order.size(); ++index) {
        meshes[order[index]] = std::min(index, kMaxIslands);
    }
    return meshes;
}

/// Puts the points into a mesh as they are first named.
class PictureMeshBuilder {
public:
    explicit PictureMeshBuilder(const PictureMask& mask)
        : m_width(mask.width)
        , m_height(mask.height) {
        m_mesh.uvSets.push_back({"UVMap", {}});
        m_mesh.pixels = PixelGrid{{-m_width / 2.0, 0.0}, 1.0};
    }

    void add(const PictureTriangles& inside, std::size_t triangle) {
        std::array<std::uint32_t, 3> corners{};
        for (std::size_t i = 0; i < 3; ++i) {
            const std::uint32_t point = inside.triangles[triangle][i];
            corners[i] = vertexOf(point, inside.points[point]);
            const Vec3& position = m_mesh.vertices[corners[i]];
            m_mesh.uvSets[0].values.emplace_back(static_cast<float>(position.x() / m_width + 0.5),
                                                 static_cast<float>(position.y() / m_height));
        }
        m_mesh.addPolygon(corners);
    }

    Mesh mesh() {
        m_mesh.normals.assign(m_mesh.cornerCount(), Vec3f(0.0F, 0.0F, 1.0F));
        m_mesh.materials.assign(m_mesh.polygonCount(), 0);
        return std::move(m_mesh);
    }

private:
    std::uint32_t vertexOf(std::uint32_t point, const PicturePoint& position) {
        const auto [entry, added] =
            m_vertices.emplace(point, static_cast<std::uint32_t>(m_mesh.vertices.size()));
        if (added) {
            m_mesh.vertices.emplace_back(static_cast<double>(position.x) / kStepsPerPixel - m_width / 2.0,
                                         static_cast<double>(position.y) / kStepsPerPixel, 0.0);
        }
        return entry->second;
    }

    double m_width;
    double m_height;
    Mesh m_mesh;
    std::unordered_map<std::uint32_t, std::uint32_t> m_vertices;
};

} // namespace

std::vector<Mesh> meshPicture(const PictureMask& mask, const PictureMeshing& meshing,
                              const Progress& progress) {
    if (std::ranges::find(mask.opaque, true) == mask.opaque.end()) {
        return {};
    }
    const PictureTriangles inside = trianglesOf(mask, spacingOf(mask, meshing.density), progress);
    const std::vector<std::uint32_t> meshOf = meshOfIslands(inside);
    std::vector<PictureMeshBuilder> builders(std::min(inside.islandCount, kMaxIslands + 1),
                                             PictureMeshBuilder(mask));
    for (std::size_t t = 0; t < inside.triangles.size(); ++t) {
        builders[meshOf[inside.islands[t]]].add(inside, t);
    }
    std::vector<Mesh> meshes;
    meshes.reserve(builders.size());
    for (PictureMeshBuilder& builder : builders) {
        meshes.push_back(builder.mesh());
    }
    return meshes;
}

} // namespace sinew
