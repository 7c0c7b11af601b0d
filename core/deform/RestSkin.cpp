#include "core/deform/RestSkin.h"

#include "core/base/Parallel.h"
#include "core/geometry/VertexNormals.h"
#include "core/geometry/WeldedSurface.h"

#include <Eigen/LU>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace sinew {
namespace {

using Frame = Eigen::Matrix4d;
using Frames = std::vector<Frame, Eigen::aligned_allocator<Frame>>;

constexpr std::size_t kRestGrain = 512;
constexpr int kMeanRounds = 24;
constexpr double kMeanReached = 1e-15;  ///< of what is left between the two means
constexpr double kSingularFrame = 1e-9; ///< of the product of the axes' lengths

/// What a method makes of each vertex, as matrices: where it brings the origin and the three axes.
Frames framesOf(std::size_t vertexCount, const SkinWeights& weights, std::span<const Transform> matrices,
                Deformer deformer, const DeformExtras& extras) {
    std::vector<Vec3> probe(vertexCount, Vec3::Zero());
    const std::vector<Vec3> origins = deformVertices(probe, weights, matrices, deformer, extras);
    Frames frames(vertexCount, Frame::Identity());
    for (std::size_t p = 0; p < vertexCount; ++p) {
        frames[p].topRightCorner<3, 1>() = origins[p];
    }
    for (int axis = 0; axis < 3; ++axis) {
        std::ranges::fill(probe, Vec3(Vec3::Unit(axis)));
        const std::vector<Vec3> ends = deformVertices(probe, weights, matrices, deformer, extras);
        for (std::size_t p = 0; p < vertexCount; ++p) {
            frames[p].block<3, 1>(0, axis) = ends[p] - origins[p];
        }
    }
    return frames;
}

/// Nothing where the matrix cannot be taken back.
bool invert(const Frame& matrix, Frame& inverse) {
    const Mat3 linear = matrix.topLeftCorner<3, 3>();
    const double lengths = linear.colwise().norm().prod();
    if (!(std::abs(linear.determinant()) > kSingularFrame * lengths)) {
        return false;
    }
    inverse = Frame::Identity();
    inverse.topLeftCorner<3, 3>() = linear.inverse();
    inverse.topRightCorner<3, 1>() = -inverse.topLeftCorner<3, 3>() * matrix.topRightCorner<3, 1>();
    return inverse.allFinite();
}

/// Arithmetic-harmonic mean of `forward` and the inverse of `back`; `forward` where there is none.
Frame meanFrame(const Frame& forward, const Frame& back) {
    Frame arithmetic = forward;
    Frame harmonic;
    if (forward == Frame::Identity() || !invert(back, harmonic)) {
        return forward;
    }
    for (int round = 0; round < kMeanRounds; ++round) {
        if ((arithmetic - harmonic).norm() <= kMeanReached * arithmetic.norm()) {
            break;
        }
        Frame arithmeticBack;
        Frame harmonicBack;
        Frame next;
        if (!invert(arithmetic, arithmeticBack) || !invert(harmonic, harmonicBack) ||
            !invert(0.5 * (arithmeticBack + harmonicBack), next)) {
            return forward;
        }
        arithmetic = (0.5 * (arithmetic + harmonic)).eval();
        harmonic = next;
    }
    return arithmetic.allFinite() ? arithmetic : forward;
}

Eigen::Quaternionf turnOf(const Frame& frame) {
    const Mat3 linear = frame.topLeftCorner<3, 3>();
    if (linear == Mat3::Identity() || !linear.allFinite()) {
        return Eigen::Quaternionf::Identity();
    }
    return Quat(Mat3(Transform(frame).rotation())).normalized().cast<float>();
}

std::vector<Transform> inverses(std::span<const Transform> matrices) {
    std::vector<Transform> result;
    result.reserve(matrices.size());
    for (const Transform& matrix : matrices) {
        Frame inverse = Frame::Identity();
        invert(matrix.matrix(), inverse);
        result.emplace_back(inverse);
    }
    return result;
}

/// Centers of rotation where the pose has moved them.
std::vector<Vec3> movedCenters(const SkinWeights& weights, std::span<const Transform> matrices,
                               const DeformExtras& extras) {
    return extras.centers.empty() ? std::vector<Vec3>()
                                  : deformVertices(extras.centers, weights, matrices, Deformer::LinearBlend);
}

} // namespace

RestSkin restSkin(const Mesh& mesh, const SkinWeights& weights, std::span<const Transform> matrices,
                  Deformer deformer, const DeformExtras& extras) {
    const std::size_t count = mesh.vertexCount();
    const Frames forward = framesOf(count, weights, matrices, deformer, extras);
    const std::vector<Vec3> centers = movedCenters(weights, matrices, extras);
    DeformExtras extrasBack = extras;
    extrasBack.centers = centers;
    const Frames back = framesOf(count, weights, inverses(matrices), deformer, extrasBack);
    RestSkin skin{mesh.vertices, std::vector<Eigen::Quaternionf>(count, Eigen::Quaternionf::Identity())};
    parallelFor(count, kRestGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t p = begin; p < end; ++p) {
            const Frame frame = meanFrame(forward[p], back[p]);
            if (frame != Frame::Identity()) {
                skin.vertices[p] = (frame * mesh.vertices[p].homogeneous()).head<3>();
                skin.turns[p] = turnOf(frame);
            }
        }
    });
    return skin;
}

void moveRestSkin(const Mesh& mesh, std::vector<Vec3> shown, RestSkin& skin) {
    const std::vector<Triangle> triangles = triangulate(mesh);
    const std::vector<Vec3> before = vertexNormals(skin.vertices, triangles);
    const std::vector<Vec3> now = vertexNormals(shown, triangles);
    for (std::size_t p = 0; p < shown.size(); ++p) {
        if (shown[p] != skin.vertices[p] && before[p].norm() > 0.0 && now[p].norm() > 0.0) {
            const Quat turn = Quat::FromTwoVectors(before[p], now[p]) * skin.turns[p].cast<double>();
            skin.turns[p] = turn.normalized().cast<float>();
        }
    }
    skin.vertices = std::move(shown);
}

std::vector<std::uint32_t> smoothFolds(const Mesh& mesh, RestSkin& skin, std::span<const double> scales) {
    const WeldedSurface surface(mesh);
    const std::array<const Mesh*, 1> meshes{&mesh};
    const NumberLists neighbors = neighborsOf(surface, meshes, NeighborsBy::Sides);
    const NumberLists members = verticesByPosition(surface);
    const std::vector<Vec3> rest = surface.positions(mesh.vertices);
    std::vector<Vec3> now = surface.positions(skin.vertices);
    std::vector<std::uint32_t> folds;
    for (std::uint32_t site = 0; site < neighbors.size(); ++site) {
        const double scale = scales.empty() ? 1.0 : scales[surface.firstVertex(site)];
        const bool stretched = std::ranges::any_of(neighbors[site], [&](std::uint32_t other) {
            return (now[site] - now[other]).norm() > kFoldStretch * scale * (rest[site] - rest[other]).norm();
        });
        if (stretched) {
            folds.push_back(site);
        }
    }
    for (int round = 0; round < kFoldRounds; ++round) {
        std::vector<Vec3> means;
        for (const std::uint32_t site : folds) {
            Vec3 sum = Vec3::Zero();
            for (const std::uint32_t other : neighbors[site]) {
                sum += now[other];
            }
            means.push_back(sum / static_cast<double>(neighbors[site].size()));
        }
        for (std::size_t i = 0; i < folds.size(); ++i) {
            now[folds[i]] = means[i];
        }
    }
    std::vector<Vec3> smooth = skin.vertices;
    std::vector<std::uint32_t> vertices;
    for (const std::uint32_t site : folds) {
        for (const std::uint32_t vertex : members[site]) {
            smooth[vertex] = now[site];
            vertices.push_back(vertex);
        }
    }
    std::ranges::sort(vertices);
    moveRestSkin(mesh, std::move(smooth), skin);
    return vertices;
}

} // namespace sinew
