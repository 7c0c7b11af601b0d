#include "core/solve/leaks/RefinePlan.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <tuple>
#include <utility>

namespace sinew {
namespace {

/// A triangle may lean out of its plane by this, as a part of the sheets' extent: what files round.
constexpr double kFlat = 1e-5;
/// How far walls rise on the two sides, voxels. Not alike: a ray in the plane then meets the diagonal of two
/// triangles nowhere near the middles and ends of borders, which are round numbers in pictures.
constexpr double kRiseBelow = 0.01;
constexpr double kRiseAbove = 0.0162;

Vec3 crossOf(std::span<const Vec3> vertices, const Triangle& triangle) {
    const Vec3& a = vertices[triangle[0]];
    return (vertices[triangle[1]] - a).cross(vertices[triangle[2]] - a);
}

bool isFinite(std::span<const Vec3> vertices, const Triangle& triangle) {
    return std::ranges::all_of(triangle, [&](std::uint32_t corner) { return vertices[corner].allFinite(); });
}

/// The normal that all sheets share; nothing where they share none.
std::optional<Vec3> commonNormal(std::span<const Vec3> vertices, std::span<const Triangle> triangles) {
    Vec3 largest = Vec3::Zero();
    Aabb box;
    for (const Triangle& triangle : triangles) {
        if (!isFinite(vertices, triangle)) {
            continue;
        }
        const Vec3 cross = crossOf(vertices, triangle);
        largest = cross.squaredNorm() > largest.squaredNorm() ? cross : largest;
        for (const std::uint32_t corner : triangle) {
            box.add(vertices[corner]);
        }
    }
    if (box.empty() || largest.isZero()) {
        return std::nullopt;
    }
    const Vec3 normal = largest.normalized();
    const double leaning = kFlat * box.diagonal();
    for (const Triangle& triangle : triangles) {
        const double height = normal.dot(vertices[triangle[0]]);
        for (const std::uint32_t corner : triangle) {
            if (std::abs(normal.dot(vertices[corner]) - height) > leaning) {
                return std::nullopt;
            }
        }
    }
    return normal;
}

struct OpenSide {
    std::uint32_t low = 0;
    std::uint32_t high = 0;
    std::uint32_t opposite = 0; ///< the triangle's third vertex

    bool sameEdge(const OpenSide& other) const { return low == other.low && high == other.high; }
};

/// Sides that one triangle alone has, by their vertices.
std::vector<OpenSide> openSides(std::span<const Vec3> vertices, std::span<const Triangle> triangles) {
    std::vector<OpenSide> sides;
    for (const Triangle& triangle : triangles) {
        if (!isFinite(vertices, triangle)) {
            continue;
        }
        for (std::size_t i = 0; i < 3; ++i) {
            const auto [low, high] = std::minmax(triangle[i], triangle[(i + 1) % 3]);
            sides.push_back({low, high, triangle[(i + 2) % 3]});
        }
    }
    std::ranges::sort(sides, [](const OpenSide& a, const OpenSide& b) {
        return std::tuple(a.low, a.high, a.opposite) < std::tuple(b.low, b.high, b.opposite);
    });
    std::vector<OpenSide> open;
    for (std::size_t i = 0; i < sides.size();) {
        std::size_t end = i + 1;
        while (end < sides.size() && sides[end].sameEdge(sides[i])) {
            ++end;
        }
        if (end == i + 1) {
            open.push_back(sides[i]);
        }
        i = end;
    }
    return open;
}

void addWall(const OpenSide& side, const Vec3& normal, WalledSheets& sheets) {
    const Vec3 a = sheets.vertices[side.low];
    const Vec3 b = sheets.vertices[side.high];
    const bool inward = (b - a).cross(normal).dot(sheets.vertices[side.opposite] - a) > 0.0;
    const Segment border = inward ? Segment{b, a} : Segment{a, b};
    const auto first = static_cast<std::uint32_t>(sheets.vertices.size());
    sheets.vertices.push_back(border.a - kRiseBelow * normal);
    sheets.vertices.push_back(border.b - kRiseBelow * normal);
    sheets.vertices.push_back(border.b + kRiseAbove * normal);
    sheets.vertices.push_back(border.a + kRiseAbove * normal);
    sheets.triangles.push_back({first, first + 1, first + 2});
    sheets.triangles.push_back({first, first + 2, first + 3});
    sheets.borders.push_back(border);
}

} // namespace

std::optional<WalledSheets> wallFlatSheets(std::span<const Vec3> vertices,
                                           std::span<const Triangle> triangles) {
    const std::optional<Vec3> normal = commonNormal(vertices, triangles);
    const std::vector<OpenSide> open = normal ? openSides(vertices, triangles) : std::vector<OpenSide>();
    if (open.empty()) {
        return std::nullopt;
    }
    WalledSheets sheets;
    sheets.vertices.assign(vertices.begin(), vertices.end());
    sheets.triangles.assign(triangles.begin(), triangles.end());
    sheets.firstWall = static_cast<std::uint32_t>(triangles.size());
    for (const OpenSide& side : open) {
        addWall(side, *normal, sheets);
    }
    return sheets;
}

} // namespace sinew
