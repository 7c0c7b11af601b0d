#include "tests/support/PokeThrough.h"

#include "core/base/Parallel.h"
#include "core/geometry/WeldedSurface.h"
#include "tests/support/SurfacePatch.h"

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace sinew::test {
namespace {

constexpr double kOutward = 0.3; // less lies beside a rim
constexpr std::size_t kPokeGrain = 64;

double diagonalOf(std::span<const Vec3> vertices) {
    Aabb box;
    for (const Vec3& vertex : vertices) {
        box.add(vertex);
    }
    return box.diagonal();
}

} // namespace

PokeThrough::PokeThrough(std::vector<Vec3> vertices, std::vector<Triangle> triangles)
    : m_rest(std::move(vertices))
    , m_triangles(std::move(triangles))
    , m_diagonal(diagonalOf(m_rest)) {
    const SurfaceShells shells = surfaceShells(m_rest.size(), m_triangles);
    std::vector<Vec3> normals(m_rest.size(), Vec3::Zero());
    addNormals(m_rest, m_triangles, normals);
    std::vector<Cover> covers = findCovers({m_rest, normals, m_triangles, shells.ofVertex, {}},
                                           kReach * m_diagonal, kTolerance * m_diagonal, Progress());
    std::erase_if(covers, [](const Cover& one) { return !one.above; });
    cover(covers);
}

void PokeThrough::cover(const std::vector<Cover>& covers) {
    const SurfacePatches patches(m_rest, m_triangles);
    const std::vector<double> longest = longestEdges(m_rest, m_triangles);
    std::unordered_map<std::uint32_t, std::uint32_t> patchOf;
    for (const Cover& one : covers) {
        const auto number = static_cast<std::uint32_t>(m_patches.size());
        const auto [patch, isNew] = patchOf.try_emplace(one.triangle, number);
        if (isNew) {
            m_patches.push_back(patches.around(one.triangle, kReach * m_diagonal));
        }
        m_covered.push_back({one.vertex, one.triangle, Vec3::Zero(), 0.0, patch->second});
    }
    parallelFor(m_covered.size(), kPokeGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t k = begin; k < end; ++k) {
            CoveredVertex& one = m_covered[k];
            const SignedPoint point =
                nearestOnPatch(m_rest[one.vertex], m_patches[one.patch], m_rest, m_triangles, longest);
            one.triangle = point.triangle;
            one.barycentric = point.barycentric;
            one.gap = point.outward < 0.0 ? point.distance : 0.0;
        }
    });
    // Near a sharp fold the line outwards may meet a sheet that the vertex does not lie below.
    std::erase_if(m_covered, [&](const CoveredVertex& one) { return one.gap < kTolerance * m_diagonal; });
}

/// True when neither the vertex nor the covering triangle has moved, or the vertex lies straight below it.
bool PokeThrough::staysBelow(const CoveredVertex& one, std::span<const Vec3> posed) const {
    const Triangle& t = m_triangles[one.triangle];
    const auto rests = [&](std::uint32_t vertex) { return posed[vertex] == m_rest[vertex]; };
    if (rests(one.vertex) && std::ranges::all_of(t, rests)) {
        return true;
    }
    const Vec3& a = posed[t[0]];
    const Vec3 first = posed[t[1]] - a;
    const Vec3 second = posed[t[2]] - a;
    const Vec3 offset = posed[one.vertex] - a;
    const Vec3 normal = first.cross(second);
    const double square = normal.squaredNorm();
    if (!(square > 0.0) || offset.dot(normal) > 0.0) {
        return false;
    }
    const double b = offset.cross(second).dot(normal) / square;
    const double c = first.cross(offset).dot(normal) / square;
    return b >= 0.0 && c >= 0.0 && b + c <= 1.0;
}

std::vector<double> PokeThrough::depths(std::span<const Vec3> posed) const {
    const std::vector<double> longest = longestEdges(posed, m_triangles);
    std::vector<double> depths(m_covered.size(), 0.0);
    parallelFor(m_covered.size(), kPokeGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t k = begin; k < end; ++k) {
            const CoveredVertex& one = m_covered[k];
            if (staysBelow(one, posed)) {
                continue;
            }
            const SignedPoint point =
                nearestOnPatch(posed[one.vertex], m_patches[one.patch], posed, m_triangles, longest);
            if (point.outward > kOutward && point.distance > kTolerance * m_diagonal) {
                depths[k] = point.distance;
            }
        }
    });
    return depths;
}

} // namespace sinew::test
