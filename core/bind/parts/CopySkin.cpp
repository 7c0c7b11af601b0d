#include "core/bind/parts/CopySkin.h"

#include "core/base/Parallel.h"
#include "core/bind/BindSurface.h"
#include "core/geometry/NearestSurface.h"
#include "core/weights/Falloff.h"

#include <algorithm>

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

void findPlaces(const Scene& scene, const BindProblem& problem, const std::vector<Vec3>& vertices,
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
                                                  static_cast<float>(hit.shares[c] * hit.weight)});
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
    findPlaces(scene, problem, vertices, progress, *followers);
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
            for (const SkinFollowers::Share& read : followers.reads[p]) {
                for (const Influence& influence : skin.at(read.group)) {
                    const auto source = std::ranges::lower_bound(joints, influence.joint) - joints.begin();
                    table.row(p)[static_cast<std::size_t>(source)] += read.share * influence.weight;
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

} // namespace sinew
