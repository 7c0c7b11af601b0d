#include "core/bind/parts/BindSurface.h"

#include "core/geometry/CoverSearch.h"

#include <cstdint>
#include <map>
#include <utility>

namespace sinew {
namespace {

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
        Vec3 area =
            shared.fraction * (vertices[t[1]] - vertices[t[0]]).cross(vertices[t[2]] - vertices[t[0]]);
        if (area.dot(outward[t[0]] + outward[t[1]] + outward[t[2]]) < 0.0) {
            std::swap(t[1], t[2]);
            area = -area;
        }
        for (const std::uint32_t corner : t) {
            splits.normals[corner] += area;
            splits.areas[corner] += area.norm() / 6.0;
        }
        splits.triangles.push_back(t);
        const bool half = shared.fraction < 1.0;
        splits.splits.push_back(!half ? 3 : halves % 4 < 2 ? 1 : 2);
        halves += half ? 1 : 0;
    }
    return splits;
}

/// The covers of a surface, seen from its shells.
class CoveredShells {
public:
    CoveredShells(const Splits& splits, const SurfaceShells& shells, std::span<const Cover> covers)
        : m_splits(splits)
        , m_shells(shells)
        , m_worn(wornShells(covers)) {
        for (const Cover& cover : covers) {
            Contact& contact = m_contacts[pairOf(cover)];
            (cover.above ? contact.covered : contact.lying) += splits.areas[cover.vertex];
        }
    }

    /// The outer one of the two shells is worn.
    bool outerIsWorn(const Cover& cover) const {
        const auto [own, other] = pairOf(cover);
        return m_worn[cover.above ? other : own];
    }
    /// The vertex is of a worn shell and lies on another that it is not stuck into.
    bool lies(const Cover& cover) const {
        if (cover.above || !outerIsWorn(cover)) {
            return false;
        }
        const Contact& contact = m_contacts.at(pairOf(cover));
        return contact.covered <= kStuckArea * contact.lying;
    }

private:
    /// How much of a shell's area lies on another shell, and is covered by it.
    struct Contact {
        double lying = 0.0;
        double covered = 0.0;
    };

    std::pair<std::uint32_t, std::uint32_t> pairOf(const Cover& cover) const {
        return {m_shells.ofVertex[cover.vertex], m_shells.ofVertex[m_splits.triangles[cover.triangle][0]]};
    }

    std::vector<bool> wornShells(std::span<const Cover> covers) const {
        std::vector<double> all(m_shells.count, 0.0);
        for (std::size_t p = 0; p < m_splits.areas.size(); ++p) {
            if (m_shells.ofVertex[p] != SurfaceShells::kNone) {
                all[m_shells.ofVertex[p]] += m_splits.areas[p];
            }
        }
        std::vector<double> lying(m_shells.count, 0.0);
        const Cover* before = nullptr;
        for (const Cover& cover : covers) {
            if (!cover.above && (before == nullptr || before->vertex != cover.vertex)) {
                lying[m_shells.ofVertex[cover.vertex]] += m_splits.areas[cover.vertex];
                before = &cover; // a vertex of both splits counts once
            }
        }
        std::vector<bool> worn(m_shells.count);
        for (std::size_t s = 0; s < worn.size(); ++s) {
            worn[s] = lying[s] >= kWornArea * all[s];
        }
        return worn;
    }

    const Splits& m_splits;
    const SurfaceShells& m_shells;
    std::vector<bool> m_worn;
    std::map<std::pair<std::uint32_t, std::uint32_t>, Contact> m_contacts; ///< of a shell with another
};

void addLinks(const Cover& cover, const Triangle& corners, double stiffness,
              std::vector<SurfaceLink>& links) {
    for (std::size_t c = 0; c < 3; ++c) {
        const double fraction = cover.barycentric[static_cast<Eigen::Index>(c)];
        if (fraction > 0.0) {
            links.push_back({cover.vertex, corners[c], fraction * stiffness});
        }
    }
}

} // namespace

SurfaceLayers surfaceLayers(const BindProblem& problem, std::span<const SharedTriangle> triangles,
                            const Progress& progress) {
    SurfaceLayers layers{{}, std::vector<bool>(problem.vertices.size(), false)};
    const Splits splits = splitsOf(problem, triangles);
    const SurfaceShells shells = surfaceShells(problem.vertices.size(), splits.triangles);
    if (shells.count < 2) {
        return layers;
    }
    const double closeness = kLayerCloseness * problem.surface.diagonal();
    const LayeredSurface surface{problem.vertices, splits.normals, splits.triangles, shells.ofVertex,
                                 splits.splits};
    const std::vector<Cover> covers =
        findCovers(surface, kLayerReach * problem.surface.diagonal(), 0.0, progress);
    const CoveredShells covered(splits, shells, covers);
    for (const Cover& cover : covers) {
        if (!covered.outerIsWorn(cover)) {
            continue;
        }
        const double stiffness = splits.areas[cover.vertex] / (cover.gap * cover.gap + closeness * closeness);
        addLinks(cover, splits.triangles[cover.triangle], 0.5 * stiffness, layers.links);
        if (covered.lies(cover)) {
            layers.lying[cover.vertex] = true;
        }
    }
    return layers;
}

namespace {

Mesh polygonsOtherThanQuads(const Mesh& mesh) {
    Mesh rest;
    rest.vertices = mesh.vertices;
    for (std::size_t f = 0; f < mesh.polygonCount(); ++f) {
        if (mesh.polygon(f).size() != 4) {
            rest.addPolygon(mesh.polygon(f));
        }
    }
    return rest;
}

void addQuads(const Mesh& mesh, std::vector<SharedTriangle>& triangles) {
    for (std::size_t f = 0; f < mesh.polygonCount(); ++f) {
        const std::span<const std::uint32_t> q = mesh.polygon(f);
        if (q.size() == 4) {
            for (const Triangle& t : {Triangle{q[0], q[1], q[2]}, Triangle{q[0], q[2], q[3]},
                                      Triangle{q[0], q[1], q[3]}, Triangle{q[1], q[2], q[3]}}) {
                triangles.push_back({t, 0.5});
            }
        }
    }
}

} // namespace

BindSurface describeSurface(const Scene& scene, const BindProblem& problem, const Progress& progress) {
    const std::vector<SharedTriangle> triangles = sharedTriangles(scene, problem);
    SurfaceLayers layers = surfaceLayers(problem, triangles, progress);
    return {SurfaceDiffusion(problem.vertices, triangles, progress, layers.links), std::move(layers.lying),
            findFollowers(scene, problem, progress), findAttachedShells(scene, problem)};
}

std::vector<SharedTriangle> sharedTriangles(const Mesh& mesh) {
    std::vector<SharedTriangle> all;
    for (const Triangle& triangle : triangulate(polygonsOtherThanQuads(mesh))) {
        all.push_back({triangle, 1.0});
    }
    addQuads(mesh, all);
    return all;
}

std::vector<SharedTriangle> sharedTriangles(const Scene& scene, const BindProblem& problem) {
    std::vector<SharedTriangle> all;
    for (std::size_t n = 0; n < problem.parts.size(); ++n) {
        const std::size_t part = problem.parts[n];
        for (SharedTriangle triangle : sharedTriangles(*scene.parts[part].mesh)) {
            if (problem.plan.isExcluded(part, triangle.corners[0])) {
                continue;
            }
            triangle.corners = problem.surface.welded(n, triangle.corners);
            all.push_back(triangle);
        }
    }
    return all;
}

} // namespace sinew
