#include "core/io/picture/PictureMesh.h"

#include "core/io/picture/PictureTriangles.h"

#include <algorithm>
#include <numeric>
#include <unordered_map>

namespace sinew {
namespace {

constexpr std::uint32_t kMostIslands = 32;
constexpr double kLeastSpacing = 3.0; ///< pixels between vertices: finer ones would trace single pixels

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
           std::max(kLeastSpacing, longest / std::clamp(density, kLeastPictureDensity, kMostPictureDensity));
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
    for (std::uint32_t place = 0; place < order.size(); ++place) {
        meshes[order[place]] = std::min(place, kMostIslands);
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
    }

    void add(const PictureTriangles& inside, std::size_t triangle) {
        std::array<std::uint32_t, 3> corners{};
        for (std::size_t i = 0; i < 3; ++i) {
            const std::uint32_t point = inside.triangles[triangle][i];
            corners[i] = vertexOf(point, inside.points[point]);
            const Vec3& place = m_mesh.vertices[corners[i]];
            m_mesh.uvSets[0].values.emplace_back(static_cast<float>(place.x() / m_width + 0.5),
                                                 static_cast<float>(place.y() / m_height));
        }
        m_mesh.addPolygon(corners);
    }

    Mesh mesh() {
        m_mesh.normals.assign(m_mesh.cornerCount(), Vec3f(0.0F, 0.0F, 1.0F));
        m_mesh.materials.assign(m_mesh.polygonCount(), 0);
        return std::move(m_mesh);
    }

private:
    std::uint32_t vertexOf(std::uint32_t point, const PicturePoint& place) {
        const auto [entry, added] =
            m_vertices.emplace(point, static_cast<std::uint32_t>(m_mesh.vertices.size()));
        if (added) {
            m_mesh.vertices.emplace_back(static_cast<double>(place.x) / kStepsPerPixel - m_width / 2.0,
                                         static_cast<double>(place.y) / kStepsPerPixel, 0.0);
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
    std::vector<PictureMeshBuilder> builders(std::min(inside.islandCount, kMostIslands + 1),
                                             PictureMeshBuilder(mask));
    for (std::size_t t = 0; t < inside.triangles.size(); ++t) {
        builders[meshOf[inside.islands[t]]].add(inside, t);
    }
    std::vector<Mesh> meshes;
    for (PictureMeshBuilder& builder : builders) {
        meshes.push_back(builder.mesh());
    }
    return meshes;
}

} // namespace sinew
