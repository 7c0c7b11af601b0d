#include "core/bind/FollowSkin.h"

#include "core/base/Parallel.h"
#include "core/bind/BindSurface.h"
#include "core/geometry/NearestSurface.h"
#include "core/geometry/Weld.h"
#include "core/weights/Falloff.h"

#include <algorithm>

namespace sinew {
namespace {

constexpr double kWeldTolerance = 1e-6; // of the diagonal, as for what is solved
constexpr double kWidth = 0.25; // of the squared gap: the diffusion is half as long as the gap is wide
constexpr std::size_t kGrain = 256;

/// The pieces as one surface of their own.
struct Cloth {
    WeldMap weld;                          ///< of all points of all pieces
    std::vector<std::size_t> firstPoint;   ///< #pieces + 1
    std::vector<Vec3> points;              ///< welded
    std::vector<SharedTriangle> triangles; ///< welded
};

Cloth clothOf(const Scene& scene, const std::vector<RuledPiece>& pieces) {
    Cloth cloth;
    std::vector<Vec3> points;
    Aabb box;
    cloth.firstPoint = {0};
    for (const RuledPiece& piece : pieces) {
        for (const std::uint32_t point : piece.points) {
            points.push_back(scene.parts[piece.part].mesh->points[point]);
            box.add(points.back());
        }
        cloth.firstPoint.push_back(points.size());
    }
    cloth.weld = weldPoints(points, kWeldTolerance * box.diagonal());
    for (const std::uint32_t first : cloth.weld.firstPoint) {
        cloth.points.push_back(points[first]);
    }
    for (std::size_t k = 0; k < pieces.size(); ++k) {
        const Mesh& mesh = *scene.parts[pieces[k].part].mesh;
        std::vector<std::uint32_t> groupOf(mesh.pointCount(), PartShells::kNone);
        for (std::size_t i = 0; i < pieces[k].points.size(); ++i) {
            groupOf[pieces[k].points[i]] = cloth.weld.groupOfPoint[cloth.firstPoint[k] + i];
        }
        for (SharedTriangle triangle : sharedTriangles(mesh)) {
            if (groupOf[triangle.corners[0]] != PartShells::kNone) {
                for (std::uint32_t& corner : triangle.corners) {
                    corner = groupOf[corner];
                }
                cloth.triangles.push_back(triangle);
            }
        }
    }
    return cloth;
}

/// What the skin's weights are at the place nearest to each point, and how far that is.
void readSkin(const Scene& scene, const BindField& field, const SkinWeights& skin, const Cloth& cloth,
              const Progress& progress, WeightTable& table, std::vector<float>& gaps) {
    std::vector<Triangle> triangles; // quads split both ways: no diagonal is favoured
    for (const SharedTriangle& triangle : sharedTriangles(scene, *field.problem)) {
        triangles.push_back(triangle.corners);
    }
    const NearestSurface surface(field.problem->points, triangles);
    parallelFor(cloth.points.size(), kGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t p = begin; p < end && !progress.canceled(); ++p) {
            const auto hits = surface.nearest(cloth.points[p]);
            gaps[p] = static_cast<float>(hits.front().distance);
            for (const auto& hit : hits) {
                for (int c = 0; c < 3; ++c) {
                    const auto share = static_cast<float>(hit.shares[c] * hit.weight);
                    for (const Influence& influence :
                         skin.at(triangles[hit.triangle][static_cast<std::size_t>(c)])) {
                        table.row(p)[static_cast<std::size_t>(field.sourceOf(influence.joint))] +=
                            share * influence.weight;
                    }
                }
            }
        }
    });
}

} // namespace

FollowedSkin followSkin(const Scene& scene, const BindField& field, const SkinWeights& skin,
                        const std::vector<RuledPiece>& pieces, const BindSettings& settings,
                        Progress& progress) {
    const Cloth cloth = clothOf(scene, pieces);
    WeightTable table(cloth.points.size(), field.sources->joints.size());
    std::vector<float> gaps(cloth.points.size(), 0.0F);
    readSkin(scene, field, skin, cloth, progress, table, gaps);
    SurfaceDiffusion(cloth.points, cloth.triangles, progress).apply(table, gaps, kWidth, progress);
    const SkinWeights all =
        weightsFromTable(table, field.sourceJoints(), static_cast<std::size_t>(settings.maxInfluences),
                         settings.weightThreshold, progress);
    FollowedSkin followed;
    for (std::size_t k = 0; k < pieces.size() && !progress.canceled(); ++k) {
        const std::span<const std::uint32_t> groups(cloth.weld.groupOfPoint.data() + cloth.firstPoint[k],
                                                    pieces[k].points.size());
        followed.weights.push_back(gatherWeights(all, groups));
        double gap = 0.0;
        for (const std::uint32_t group : groups) {
            gap = std::max(gap, static_cast<double>(gaps[group]));
        }
        followed.gaps.push_back(gap);
    }
    return followed;
}

} // namespace sinew
