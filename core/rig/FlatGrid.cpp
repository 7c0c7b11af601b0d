#include "core/rig/FlatGrid.h"

#include "core/geometry/Mesh.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

constexpr double kFlatShare = 1e-6; ///< a part is flat when it is no thicker than this part of its size

bool hasPictureTexture(const Scene& scene, const Mesh& mesh) {
    return !mesh.materials.empty() && std::ranges::all_of(mesh.materials, [&](std::int32_t material) {
        return material >= 0 && static_cast<std::size_t>(material) < scene.materials.size() &&
               scene.materials[static_cast<std::size_t>(material)].baseColorTexture >= 0;
    });
}

/// Twice the area of the triangle a, b, c seen along z.
double flatTurn(const Vec3& a, const Vec3& b, const Vec3& c) {
    return (b.x() - a.x()) * (c.y() - a.y()) - (b.y() - a.y()) * (c.x() - a.x());
}

/// One layer of cells, with a border outside all around.
DenseGrid emptyOutline(const Aabb& box, int depth) {
    DenseGrid grid;
    grid.cell = box.extent().head<2>().maxCoeff() / ((1 << depth) - 6.0);
    grid.low = box.center();
    std::size_t cells = 1;
    for (std::size_t axis = 0; axis < 2; ++axis) {
        const auto a = static_cast<Eigen::Index>(axis);
        grid.size[axis] = static_cast<int>(std::ceil(box.extent()[a] / grid.cell)) + 4;
        grid.low[a] -= 0.5 * grid.size[axis] * grid.cell;
        cells *= static_cast<std::size_t>(grid.size[axis]);
    }
    grid.size[2] = 1;
    grid.inside.assign(cells, 0);
    return grid;
}

/// Marks the cells whose middle lies in the triangle.
void coverCells(const Vec3& a, const Vec3& b, const Vec3& c, DenseGrid& grid) {
    const double area = flatTurn(a, b, c);
    if (area == 0.0) {
        return;
    }
    const Vec3 low = (a.cwiseMin(b).cwiseMin(c) - grid.low) / grid.cell;
    const Vec3 high = (a.cwiseMax(b).cwiseMax(c) - grid.low) / grid.cell;
    for (int y = static_cast<int>(low.y()); y <= static_cast<int>(high.y()); ++y) {
        for (int x = static_cast<int>(low.x()); x <= static_cast<int>(high.x()); ++x) {
            const Vec3 middle = grid.low + grid.cell * Vec3(x + 0.5, y + 0.5, 0.0);
            const bool within = flatTurn(a, b, middle) * area >= 0.0 &&
                                flatTurn(b, c, middle) * area >= 0.0 && flatTurn(c, a, middle) * area >= 0.0;
            if (within) {
                grid.inside[grid.index(x, y, 0)] = 1;
            }
        }
    }
}

DenseGrid outlineOf(const Scene& scene, int depth) {
    Aabb box;
    for (const Part& part : scene.parts) {
        for (const Vec3& vertex : part.mesh->vertices) {
            box.add(vertex);
        }
    }
    DenseGrid grid = emptyOutline(box, depth);
    for (const Part& part : scene.parts) {
        const std::vector<Vec3>& places = part.mesh->vertices;
        for (const Triangle& t : triangulate(*part.mesh)) {
            coverCells(places[t[0]], places[t[1]], places[t[2]], grid);
        }
    }
    return grid;
}

} // namespace

bool isFlatPicture(const Scene& scene) {
    return !scene.parts.empty() && std::ranges::all_of(scene.parts, [&](const Part& part) {
        Aabb box;
        for (const Vec3& vertex : part.mesh->vertices) {
            box.add(vertex);
        }
        return !box.empty() && box.diagonal() > 0.0 && part.mesh->polygonCount() > 0 &&
               box.extent().z() <= kFlatShare * box.diagonal() && hasPictureTexture(scene, *part.mesh);
    });
}

DenseGrid inflatedPicture(const Scene& scene, int depth) {
    const DenseGrid outline = outlineOf(scene, depth);
    const std::vector<float> toOutline = depthsOf(outline);
    const int thick = static_cast<int>(std::ceil(*std::ranges::max_element(toOutline)));
    DenseGrid grid = outline;
    grid.size[2] = 2 * thick + 3; // a layer outside all around
    grid.low.z() -= 0.5 * grid.size[2] * grid.cell;
    grid.inside.clear();
    for (int z = 0; z < grid.size[2]; ++z) {
        const auto away = static_cast<float>(std::abs(z - thick - 1));
        for (std::size_t i = 0; i < toOutline.size(); ++i) {
            const bool inside = outline.inside[i] != 0 && away <= toOutline[i];
            grid.inside.push_back(inside ? 1 : 0);
            grid.interior += inside ? 1U : 0U;
        }
    }
    return grid;
}

} // namespace sinew
