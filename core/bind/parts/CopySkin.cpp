#include "core/bind/parts/OverriddenWeights.h"

#include "core/base/Parallel.h"
#include "core/bind/parts/BindSurface.h"
#include "core/geometry/BoxTree.h"
#include "core/geometry/WeldedSurface.h"
#include "core/weights/Falloff.h"

#include <algorithm>
#include <optional>

namespace sinew {
namespace {

constexpr double kWidth = 0.25; // of the squared gap: the diffusion is half as long as the gap is wide
constexpr std::size_t kFollowSkinGrain = 256;
constexpr std::uint32_t kNotThere = 0xffffffffU;

std::vector<Vec3> weldPieces(const Scene& scene, const PartPlan& plan, SkinFollowers& followers) {
    std::vector<Vec3> vertices;
    std::vector<std::uint32_t> firstVertex{0};
    for (const std::size_t piece : followers.pieces) {
        for (const std::uint32_t vertex : plan.pieces[piece].vertices) {
            vertices.push_back(scene.parts[plan.pieces[piece].part].mesh->vertices[vertex]);
        }
        firstVertex.push_back(static_cast<std::uint32_t>(vertices.size()));
    }
    followers.surface = WeldedSurface(vertices, std::move(firstVertex));
    return followers.surface.positions(vertices);
}

/// The pieces' own surface over their welded vertices.
std::vector<SharedTriangle> ownTriangles(const Scene& scene, const PartPlan& plan,
                                         const SkinFollowers& followers) {
    std::vector<SharedTriangle> all;
    for (std::size_t k = 0; k < followers.pieces.size(); ++k) {
        const PartOverride& piece = plan.pieces[followers.pieces[k]];
        const Mesh& mesh = *scene.parts[piece.part].mesh;
        std::vector<std::uint32_t> groupOf(mesh.vertexCount(), kNotThere);
        for (std::size_t i = 0; i < piece.vertices.size(); ++i) {
            groupOf[piece.vertices[i]] = followers.surface.weldedVertices(k)[i];
        }
        for (SharedTriangle triangle : sharedTriangles(mesh)) {
            if (groupOf[triangle.corners[0]] != kNotThere) {
                for (std::uint32_t& corner : triangle.corners) {
                    corner = groupOf[corner];
                }
                all.push_back(triangle);
            }
        }
    }
    return all;
}

void findLocations(const Scene& scene, const BindProblem& problem, const std::vector<Vec3>& vertices,
                   const Progress& progress, SkinFollowers& followers) {
    std::vector<Triangle> triangles; // quads split both ways: no diagonal is favoured
    for (const SharedTriangle& triangle : sharedTriangles(scene, problem)) {
        triangles.push_back(triangle.corners);
    }
    const NearestSurface surface(problem.vertices, triangles);
    followers.reads.resize(vertices.size());
    followers.gaps.resize(vertices.size());
    parallelFor(vertices.size(), kFollowSkinGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t p = begin; p < end && !progress.canceled(); ++p) {
            for (const auto& hit : surface.nearest(vertices[p])) {
                followers.gaps[p] = static_cast<float>(hit.distance);
                for (int c = 0; c < 3; ++c) {
                    followers.reads[p].push_back({triangles[hit.triangle][static_cast<std::size_t>(c)],
                                                  static_cast<float>(hit.barycentric[c] * hit.weight)});
                }
            }
        }
    });
}

} // namespace

double SkinFollowers::widestGap(std::size_t piece) const {
    float widest = 0.0F;
    for (const std::uint32_t weldedVertex : surface.weldedVertices(piece)) {
        widest = std::max(widest, gaps[weldedVertex]);
    }
    return static_cast<double>(widest);
}

std::shared_ptr<const SkinFollowers> findFollowers(const Scene& scene, const BindProblem& problem,
                                                   const Progress& progress) {
    auto followers = std::make_shared<SkinFollowers>();
    for (std::size_t k = 0; k < problem.plan.pieces.size(); ++k) {
        if (problem.plan.pieces[k].binding == PartBinding::CopySkin) {
            followers->pieces.push_back(k);
        }
    }
    if (followers->pieces.empty()) {
        return nullptr;
    }
    const std::vector<Vec3> vertices = weldPieces(scene, problem.plan, *followers);
    findLocations(scene, problem, vertices, progress, *followers);
    followers->diffusion = std::make_unique<const SurfaceDiffusion>(
        vertices, ownTriangles(scene, problem.plan, *followers), progress);
    return followers;
}

std::vector<SkinWeights> followSkin(const SkinFollowers& followers, const SkinWeights& skin,
                                    std::span<const std::int32_t> joints, const BindSettings& settings,
                                    Progress& progress) {
    WeightTable table(followers.reads.size(), joints.size());
    parallelFor(followers.reads.size(), kFollowSkinGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t p = begin; p < end && !progress.canceled(); ++p) {
            for (const SkinFollowers::Fraction& read : followers.reads[p]) {
                for (const Influence& influence : skin.at(read.group)) {
                    const auto source = std::ranges::lower_bound(joints, influence.joint) - joints.begin();
                    table.row(p)[static_cast<std::size_t>(source)] += read.fraction * influence.weight;
                }
            }
        }
    });
    followers.diffusion->apply(table, followers.gaps, kWidth, progress);
    const SkinWeights all = weightsFromTable(table, joints, static_cast<std::size_t>(settings.maxInfluences),
                                             settings.pruneBelow, progress);
    std::vector<SkinWeights> weights;
    for (std::size_t k = 0; k < followers.pieces.size() && !progress.canceled(); ++k) {
        weights.push_back(gatherWeights(all, followers.surface.weldedVertices(k)));
    }
    return weights;
}

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
    return 0.5 * triangle.fraction * cross.norm();
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
              double min) {
        std::vector<bool> large(problem.vertices.size(), false);
        for (const ShellsOfPart& shells : all) {
            const auto weldedVertices = problem.surface.weldedVertices(problem.solvedIndex(shells.part));
            for (std::size_t p = 0; p < shells.found.ofVertex.size(); ++p) {
                const std::uint32_t shell = shells.found.ofVertex[p];
                if (shell != SurfaceShells::kNone && shells.areas[shell] >= min) {
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
    bool add(AttachedShell& piece, const Vec3& position, double farthest) const {
        const auto hits = m_surface ? m_surface->nearest(position) : std::vector<NearestSurface::Hit>();
        if (hits.empty() || hits.front().distance > farthest) {
            return false;
        }
        piece.gap = std::max(piece.gap, hits.front().distance);
        auto& below = piece.skin.emplace_back();
        for (const auto& hit : hits) {
            for (int c = 0; c < 3; ++c) {
                below.push_back({m_triangles[hit.triangle][static_cast<std::size_t>(c)],
                                 static_cast<float>(hit.barycentric[c] * hit.weight)});
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
std::vector<AttachedShell> smallPieces(const ShellsOfPart& shells, double max) {
    const auto small = [&](std::uint32_t shell) { return shells.areas[shell] <= max; };
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
        for (AttachedShell& piece : smallPieces(shells, kSmallFraction * largest)) {
            pieces.push_back(std::move(piece));
        }
    }
    if (pieces.empty()) {
        return pieces;
    }
    const LargeSkin skin(scene, problem, all, kLargeFraction * largest);
    Aabb box;
    for (const Vec3& point : problem.usedVertices) {
        box.add(point);
    }
    std::vector<std::optional<AttachedShell>> found(pieces.size());
    parallelFor(pieces.size(), 1, [&](std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end; ++i) {
            found[i] = attached(scene, skin, std::move(pieces[i]), kNearFraction * box.diagonal());
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
