#include "core/bind/FollowSkin.h"

#include "core/base/Parallel.h"
#include "core/bind/BindSurface.h"
#include "core/geometry/NearestSurface.h"
#include "core/weights/Falloff.h"

#include <algorithm>

namespace sinew {
namespace {

constexpr double kFollowerWeldTolerance = 1e-6; // of the diagonal, as for what is solved
constexpr double kWidth = 0.25; // of the squared gap: the diffusion is half as long as the gap is wide
constexpr std::size_t kFollowSkinGrain = 256;

std::vector<Vec3> weldPieces(const Scene& scene, const PartPlan& plan, SkinFollowers& followers) {
    std::vector<Vec3> points;
    Aabb box;
    followers.firstPoint = {0};
    for (const std::size_t piece : followers.pieces) {
        for (const std::uint32_t point : plan.pieces[piece].points) {
            points.push_back(scene.parts[plan.pieces[piece].part].mesh->points[point]);
            box.add(points.back());
        }
        followers.firstPoint.push_back(points.size());
    }
    followers.weld = weldPoints(points, kFollowerWeldTolerance * box.diagonal());
    std::vector<Vec3> welded;
    for (const std::uint32_t first : followers.weld.firstPoint) {
        welded.push_back(points[first]);
    }
    return welded;
}

/// The pieces' own surface over their welded points.
std::vector<SharedTriangle> ownTriangles(const Scene& scene, const PartPlan& plan,
                                         const SkinFollowers& followers) {
    std::vector<SharedTriangle> all;
    for (std::size_t k = 0; k < followers.pieces.size(); ++k) {
        const RuledPiece& piece = plan.pieces[followers.pieces[k]];
        const Mesh& mesh = *scene.parts[piece.part].mesh;
        std::vector<std::uint32_t> groupOf(mesh.pointCount(), PartShells::kNone);
        for (std::size_t i = 0; i < piece.points.size(); ++i) {
            groupOf[piece.points[i]] = followers.weld.groupOfPoint[followers.firstPoint[k] + i];
        }
        for (SharedTriangle triangle : sharedTriangles(mesh)) {
            if (groupOf[triangle.corners[0]] != PartShells::kNone) {
                for (std::uint32_t& corner : triangle.corners) {
                    corner = groupOf[corner];
                }
                all.push_back(triangle);
            }
        }
    }
    return all;
}

void findPlaces(const Scene& scene, const BindProblem& problem, const std::vector<Vec3>& points,
                const Progress& progress, SkinFollowers& followers) {
    std::vector<Triangle> triangles; // quads split both ways: no diagonal is favoured
    for (const SharedTriangle& triangle : sharedTriangles(scene, problem)) {
        triangles.push_back(triangle.corners);
    }
    const NearestSurface surface(problem.points, triangles);
    followers.reads.resize(points.size());
    followers.gaps.resize(points.size());
    parallelFor(points.size(), kFollowSkinGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t p = begin; p < end && !progress.canceled(); ++p) {
            for (const auto& hit : surface.nearest(points[p])) {
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
    for (std::size_t p = firstPoint[piece]; p < firstPoint[piece + 1]; ++p) {
        widest = std::max(widest, gaps[weld.groupOfPoint[p]]);
    }
    return static_cast<double>(widest);
}

std::shared_ptr<const SkinFollowers> findFollowers(const Scene& scene, const BindProblem& problem,
                                                   const Progress& progress) {
    auto followers = std::make_shared<SkinFollowers>();
    for (std::size_t k = 0; k < problem.plan.pieces.size(); ++k) {
        if (problem.plan.pieces[k].treatment == PartTreatment::Follow) {
            followers->pieces.push_back(k);
        }
    }
    if (followers->pieces.empty()) {
        return nullptr;
    }
    const std::vector<Vec3> points = weldPieces(scene, problem.plan, *followers);
    findPlaces(scene, problem, points, progress, *followers);
    followers->diffusion = std::make_unique<const SurfaceDiffusion>(
        points, ownTriangles(scene, problem.plan, *followers), progress);
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
                                             settings.weightThreshold, progress);
    std::vector<SkinWeights> weights;
    for (std::size_t k = 0; k < followers.pieces.size() && !progress.canceled(); ++k) {
        const std::span<const std::uint32_t> groups(followers.weld.groupOfPoint.data() +
                                                        followers.firstPoint[k],
                                                    followers.firstPoint[k + 1] - followers.firstPoint[k]);
        weights.push_back(gatherWeights(all, groups));
    }
    return weights;
}

} // namespace sinew
