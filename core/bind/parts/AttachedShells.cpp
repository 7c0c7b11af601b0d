#include "core/bind/parts/AttachedShells.h"

#include "core/base/Parallel.h"
#include "core/bind/BindSurface.h"
#include "core/geometry/NearestSurface.h"
#include "core/geometry/WeldedSurface.h"

#include <algorithm>
#include <optional>

namespace sinew {
namespace {

constexpr std::size_t kLaidSamples = 64; ///< vertices of a piece that are looked at

/// The shells of one solved part.
struct ShellsOfPart {
    std::size_t part = 0;
    SurfaceShells found;
    std::vector<double> areas;
};

double areaOf(const Mesh& mesh, const SharedTriangle& triangle) {
    const Vec3& a = mesh.vertices[triangle.corners[0]];
    const Vec3 cross = (mesh.vertices[triangle.corners[1]] - a).cross(mesh.vertices[triangle.corners[2]] - a);
    return 0.5 * triangle.share * cross.norm();
}

ShellsOfPart shellsOf(const Scene& scene, std::size_t part) {
    const Mesh& mesh = *scene.parts[part].mesh;
    ShellsOfPart shells{part, surfaceShells(mesh), {}};
    shells.areas.assign(shells.found.count, 0.0);
    for (const SharedTriangle& triangle : sharedTriangles(mesh)) {
        const std::uint32_t shell = shells.found.ofVertex[triangle.corners[0]];
        if (shell != SurfaceShells::kNone) {
            shells.areas[shell] += areaOf(mesh, triangle);
        }
    }
    return shells;
}

/// The triangles, welded, of all shells that are large.
class LargeSkin {
public:
    LargeSkin(const Scene& scene, const BindProblem& problem, const std::vector<ShellsOfPart>& all,
              double least) {
        std::vector<bool> large(problem.vertices.size(), false);
        for (const ShellsOfPart& shells : all) {
            const auto weldedVertices = problem.surface.weldedVertices(problem.solvedIndex(shells.part));
            for (std::size_t p = 0; p < shells.found.ofVertex.size(); ++p) {
                const std::uint32_t shell = shells.found.ofVertex[p];
                if (shell != SurfaceShells::kNone && shells.areas[shell] >= least) {
                    large[weldedVertices[p]] = true;
                }
            }
        }
        for (const SharedTriangle& triangle : sharedTriangles(scene, problem)) {
            if (std::ranges::all_of(triangle.corners, [&](std::uint32_t corner) { return large[corner]; })) {
                m_triangles.push_back(triangle.corners);
            }
        }
        if (!m_triangles.empty()) {
            m_surface.emplace(problem.vertices, m_triangles);
        }
    }

    /// Adds a vertex to the piece; false when it is too far away.
    bool add(AttachedShell& piece, const Vec3& place, double farthest) const {
        const auto hits = m_surface ? m_surface->nearest(place) : std::vector<NearestSurface::Hit>();
        if (hits.empty() || hits.front().distance > farthest) {
            return false;
        }
        piece.gap = std::max(piece.gap, hits.front().distance);
        auto& below = piece.skin.emplace_back();
        for (const auto& hit : hits) {
            for (int c = 0; c < 3; ++c) {
                below.push_back({m_triangles[hit.triangle][static_cast<std::size_t>(c)],
                                 static_cast<float>(hit.shares[c] * hit.weight)});
            }
        }
        return true;
    }

private:
    std::vector<Triangle> m_triangles;
    std::optional<NearestSurface> m_surface;
};

/// The piece with what lies below it; nothing when some of it is too far from the skin.
std::optional<AttachedShell> attached(const Scene& scene, const LargeSkin& skin, AttachedShell piece,
                                      double farthest) {
    const std::size_t step = std::max<std::size_t>(1, piece.vertices.size() / kLaidSamples);
    const std::vector<std::uint32_t> all = std::move(piece.vertices);
    piece.vertices.clear();
    for (std::size_t i = 0; i < all.size(); i += step) {
        piece.vertices.push_back(all[i]);
        if (!skin.add(piece, scene.parts[piece.part].mesh->vertices[all[i]], farthest)) {
            return std::nullopt;
        }
    }
    return piece;
}

/// The small shells of a part, or the part when they all are small.
std::vector<AttachedShell> smallPieces(const ShellsOfPart& shells, double most) {
    const auto small = [&](std::uint32_t shell) { return shells.areas[shell] <= most; };
    std::vector<AttachedShell> pieces(shells.found.count);
    bool all = true;
    for (std::uint32_t shell = 0; shell < shells.found.count; ++shell) {
        pieces[shell].part = shells.part;
        pieces[shell].shell = static_cast<int>(shell) + 1;
        all = all && small(shell);
    }
    if (all) {
        pieces.assign(1, {shells.part, 0, 0.0, {}, {}});
    }
    for (std::uint32_t p = 0; p < shells.found.ofVertex.size() && !pieces.empty(); ++p) {
        const std::uint32_t shell = shells.found.ofVertex[p];
        if (shell != SurfaceShells::kNone && small(shell)) {
            pieces[all ? 0 : shell].vertices.push_back(p);
        }
    }
    std::erase_if(pieces, [](const AttachedShell& piece) { return piece.vertices.empty(); });
    return pieces;
}

} // namespace

std::vector<AttachedShell> findAttachedShells(const Scene& scene, const BindProblem& problem) {
    std::vector<ShellsOfPart> all;
    double largest = 0.0;
    for (const std::size_t part : problem.parts) {
        if (!problem.plan.named[part]) {
            all.push_back(shellsOf(scene, part));
            for (const double area : all.back().areas) {
                largest = std::max(largest, area);
            }
        }
    }
    std::vector<AttachedShell> pieces;
    for (const ShellsOfPart& shells : all) {
        for (AttachedShell& piece : smallPieces(shells, kSmallShare * largest)) {
            pieces.push_back(std::move(piece));
        }
    }
    if (pieces.empty()) {
        return pieces;
    }
    const LargeSkin skin(scene, problem, all, kLargeShare * largest);
    Aabb box;
    for (const Vec3& point : problem.usedVertices) {
        box.add(point);
    }
    std::vector<std::optional<AttachedShell>> found(pieces.size());
    parallelFor(pieces.size(), 1, [&](std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end; ++i) {
            found[i] = attached(scene, skin, std::move(pieces[i]), kNearShare * box.diagonal());
        }
    });
    std::vector<AttachedShell> result;
    for (std::optional<AttachedShell>& piece : found) {
        if (piece) {
            result.push_back(std::move(*piece));
        }
    }
    return result;
}

} // namespace sinew
