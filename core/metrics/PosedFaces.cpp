#include "core/metrics/PosedFaces.h"

#include "core/base/Parallel.h"
#include "core/deform/Deform.h"
#include "core/geometry/Intersect.h"

#include <algorithm>

namespace sinew {
namespace {

constexpr std::size_t kFaceGrain = 4096;
constexpr double kNoSide = 1e-6;     ///< of the longest side squared: the area of a face without a side
constexpr double kNoTurn = 1e-3;     ///< a shorter sum of unit normals points nowhere
constexpr double kCrossDepth = 1e-6; ///< of the bind pose's diagonal: less is touching

/// Twice the area; the normal's direction.
Vec3 faceVector(std::span<const Vec3> vertices, const Triangle& t) {
    return (vertices[t[1]] - vertices[t[0]]).cross(vertices[t[2]] - vertices[t[0]]);
}

double longestSideSquared(std::span<const Vec3> vertices, const Triangle& t) {
    return std::max({(vertices[t[1]] - vertices[t[0]]).squaredNorm(),
                     (vertices[t[2]] - vertices[t[1]]).squaredNorm(),
                     (vertices[t[0]] - vertices[t[2]]).squaredNorm()});
}

/// The normal of every face at each of its corners, as the bones turn it there. #3T.
std::vector<Vec3f> turnedFaceNormals(std::span<const Vec3> vertices, std::span<const Triangle> triangles,
                                     const SkinWeights& weights, std::span<const Transform> matrices,
                                     std::span<const std::int32_t> parents) {
    std::vector<Vec3f> normals(3 * triangles.size());
    std::vector<std::uint32_t> corners(3 * triangles.size());
    parallelFor(triangles.size(), kFaceGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t t = begin; t < end; ++t) {
            const Vec3f normal = faceVector(vertices, triangles[t]).stableNormalized().cast<float>();
            for (std::size_t k = 0; k < 3; ++k) {
                normals[3 * t + k] = normal;
                corners[3 * t + k] = triangles[t][k];
            }
        }
    });
    return deformNormals(normals, corners, weights, matrices, Deformer::DualQuaternion, {{}, {}, parents});
}

} // namespace

std::vector<char> flippedFaces(std::span<const Vec3> vertices, std::span<const Triangle> triangles,
                               std::span<const Vec3> posed, const SkinWeights& weights,
                               std::span<const Transform> matrices, std::span<const std::int32_t> parents) {
    const std::vector<Vec3f> turned = turnedFaceNormals(vertices, triangles, weights, matrices, parents);
    std::vector<char> flipped(triangles.size(), 0);
    parallelFor(triangles.size(), kFaceGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t t = begin; t < end; ++t) {
            const Vec3 wanted = (turned[3 * t] + turned[3 * t + 1] + turned[3 * t + 2]).cast<double>();
            const double facing = faceVector(posed, triangles[t]).dot(wanted);
            const bool pointsSomewhere = wanted.norm() > kNoTurn;
            const double noSide = kNoSide * longestSideSquared(posed, triangles[t]) * wanted.norm();
            flipped[t] = pointsSomewhere && facing < -noSide ? 1 : 0;
        }
    });
    return flipped;
}

PosedCrossings::PosedCrossings(std::vector<Vec3> vertices, std::vector<Triangle> triangles)
    : m_triangles(std::move(triangles))
    , m_surface(vertices, {0, static_cast<std::uint32_t>(vertices.size())}) {}

Expected<PosedCrossings> PosedCrossings::make(std::vector<Vec3> vertices, std::vector<Triangle> triangles,
                                              Progress& progress) {
    PosedCrossings crossings(vertices, std::move(triangles));
    SINEW_TRY(crossings.m_restMarks, crossings.crossing(vertices, progress));
    return crossings;
}

Expected<std::vector<char>> PosedCrossings::crossing(std::span<const Vec3> posed, Progress& progress) const {
    const double together = kWeldTolerance * m_surface.diagonal();
    std::vector<Triangle> welded = m_triangles;
    for (Triangle& triangle : welded) {
        for (std::uint32_t& corner : triangle) {
            const std::uint32_t first = m_surface.firstVertex(m_surface.weldedVertexOf(corner));
            corner = (posed[corner] - posed[first]).norm() <= together ? first : corner;
        }
    }
    return selfIntersections(posed, welded, kCrossDepth * m_surface.diagonal(), progress);
}

Expected<std::vector<char>> PosedCrossings::marks(std::span<const Vec3> posed, Progress& progress) const {
    SINEW_TRY(std::vector<char> marks, crossing(posed, progress));
    for (std::size_t t = 0; t < marks.size(); ++t) {
        marks[t] = marks[t] != 0 && m_restMarks[t] == 0 ? 1 : 0;
    }
    return marks;
}

} // namespace sinew
