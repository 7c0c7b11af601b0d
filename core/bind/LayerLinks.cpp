#include "core/bind/LayerLinks.h"

#include "core/geometry/CoverSearch.h"

#include <cstdint>
#include <utility>

namespace sinew {
namespace {

constexpr double kWorn = 0.5;

/// Triangles facing as the problem's do, quads split both ways.
struct Splits {
    std::vector<Triangle> triangles;
    std::vector<std::uint8_t> splits; ///< LayeredSurface::splits
    std::vector<Vec3> normals;        ///< of vertices, both splits alike
    std::vector<double> areas;        ///< around vertices: a third of their triangles
};

/// Quads come as four halves in a row, two of each split.
Splits splitsOf(const BindProblem& problem, std::span<const SharedTriangle> triangles) {
    const std::vector<Vec3>& vertices = problem.vertices;
    std::vector<Vec3> outward(vertices.size(), Vec3::Zero());
    addNormals(vertices, problem.triangles, outward);
    Splits splits{{}, {}, std::vector<Vec3>(vertices.size(), Vec3::Zero()), {}};
    splits.areas.assign(vertices.size(), 0.0);
    std::size_t halves = 0;
    for (const SharedTriangle& shared : triangles) {
        Triangle t = shared.corners;
        Vec3 area = shared.share * (vertices[t[1]] - vertices[t[0]]).cross(vertices[t[2]] - vertices[t[0]]);
        if (area.dot(outward[t[0]] + outward[t[1]] + outward[t[2]]) < 0.0) {
            std::swap(t[1], t[2]);
            area = -area;
        }
        for (const std::uint32_t corner : t) {
            splits.normals[corner] += area;
            splits.areas[corner] += area.norm() / 6.0;
        }
        splits.triangles.push_back(t);
        const bool half = shared.share < 1.0;
        splits.splits.push_back(!half ? 3 : halves % 4 < 2 ? 1 : 2);
        halves += half ? 1 : 0;
    }
    return splits;
}

/// Whether a shell is worn: at least kWorn of its area lies on others. Pieces stuck into one another, like
/// the limbs of a toy, are not.
std::vector<bool> wornShells(const SurfaceShells& shells, std::span<const double> areas,
                             std::span<const Cover> covers) {
    std::vector<double> all(shells.count, 0.0);
    for (std::size_t p = 0; p < areas.size(); ++p) {
        if (shells.ofVertex[p] != SurfaceShells::kNone) {
            all[shells.ofVertex[p]] += areas[p];
        }
    }
    std::vector<double> lying(shells.count, 0.0);
    const Cover* before = nullptr;
    for (const Cover& cover : covers) {
        if (!cover.above && (before == nullptr || before->vertex != cover.vertex)) {
            lying[shells.ofVertex[cover.vertex]] += areas[cover.vertex];
            before = &cover; // a vertex of both splits counts once
        }
    }
    std::vector<bool> worn(shells.count);
    for (std::size_t s = 0; s < worn.size(); ++s) {
        worn[s] = lying[s] >= kWorn * all[s];
    }
    return worn;
}

void addLinks(const Cover& cover, const Triangle& corners, double stiffness,
              std::vector<SurfaceLink>& links) {
    for (std::size_t c = 0; c < 3; ++c) {
        const double share = cover.shares[static_cast<Eigen::Index>(c)];
        if (share > 0.0) {
            links.push_back({cover.vertex, corners[c], share * stiffness});
        }
    }
}

} // namespace

std::vector<SurfaceLink> layerLinks(const BindProblem& problem, std::span<const SharedTriangle> triangles,
                                    const Progress& progress) {
    std::vector<SurfaceLink> links;
    const Splits splits = splitsOf(problem, triangles);
    const SurfaceShells shells = surfaceShells(problem.vertices.size(), splits.triangles);
    if (shells.count < 2) {
        return links;
    }
    const double closeness = kLayerCloseness * problem.surface.diagonal();
    const LayeredSurface surface{problem.vertices, splits.normals, splits.triangles, shells.ofVertex,
                                 splits.splits};
    const std::vector<Cover> covers =
        findCovers(surface, kLayerReach * problem.surface.diagonal(), 0.0, progress);
    const std::vector<bool> worn = wornShells(shells, splits.areas, covers);
    for (const Cover& cover : covers) {
        const std::uint32_t outer = cover.above ? splits.triangles[cover.triangle][0] : cover.vertex;
        if (!worn[shells.ofVertex[outer]]) {
            continue;
        }
        const double stiffness = splits.areas[cover.vertex] / (cover.gap * cover.gap + closeness * closeness);
        addLinks(cover, splits.triangles[cover.triangle], 0.5 * stiffness, links);
    }
    return links;
}

} // namespace sinew
