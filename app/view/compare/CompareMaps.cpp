#include "app/view/compare/CompareMaps.h"

#include "core/base/Parallel.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sinew {
namespace {

constexpr float kUnknownValue = std::numeric_limits<float>::quiet_NaN();
constexpr std::size_t kCompareGrain = 4096;
constexpr double kMinRatio = 1.0 / 1024.0; // what collapses entirely has no logarithm

double areaOfTriangle(std::span<const Vec3> vertices, const Triangle& triangle) {
    const Vec3& a = vertices[triangle[0]];
    return 0.5 * (vertices[triangle[1]] - a).cross(vertices[triangle[2]] - a).norm();
}

/// #P: the sum of the areas of the triangles around each vertex.
std::vector<double> areasAround(std::span<const Triangle> triangles, std::span<const Vec3> vertices) {
    std::vector<double> areas(vertices.size(), 0.0);
    for (const Triangle& triangle : triangles) {
        const double area = areaOfTriangle(vertices, triangle);
        for (const std::uint32_t corner : triangle) {
            areas[corner] += area;
        }
    }
    return areas;
}

float logRatio(double now, double rest) {
    const double ratio = now / rest;
    return std::isfinite(ratio) ? static_cast<float>(std::log2(std::max(ratio, kMinRatio))) : kUnknownValue;
}

std::vector<std::array<std::uint32_t, 2>> sidesOf(const Mesh& mesh) {
    constexpr unsigned half = 32;
    std::vector<std::uint64_t> keys;
    keys.reserve(mesh.cornerCount());
    for (std::size_t f = 0; f < mesh.polygonCount(); ++f) {
        const auto polygon = mesh.polygon(f);
        for (std::size_t i = 0; i < polygon.size(); ++i) {
            const auto [a, b] = std::minmax(polygon[i], polygon[(i + 1) % polygon.size()]);
            keys.push_back(std::uint64_t{a} << half | std::uint64_t{b});
        }
    }
    sortUnique(keys);
    std::vector<std::array<std::uint32_t, 2>> sides;
    sides.reserve(keys.size());
    for (const std::uint64_t key : keys) {
        sides.push_back({static_cast<std::uint32_t>(key >> half), static_cast<std::uint32_t>(key)});
    }
    return sides;
}

float differenceAt(std::span<const Influence> a, std::span<const Influence> b) {
    if (a.empty() || b.empty()) {
        return a.empty() && b.empty() ? 0.0F : 1.0F;
    }
    const auto in = [](std::span<const Influence> influences, std::int32_t joint) {
        const auto found = std::ranges::find(influences, joint, &Influence::joint);
        return found == influences.end() ? 0.0F : found->weight;
    };
    float sum = 0.0F;
    for (const Influence& mine : a) {
        sum += std::abs(mine.weight - in(b, mine.joint));
    }
    for (const Influence& other : b) {
        sum += in(a, other.joint) > 0.0F ? 0.0F : other.weight;
    }
    return std::min(0.5F * sum, 1.0F);
}

float bleedAt(std::span<const Influence> influences, const Skeleton& skeleton) {
    const std::int32_t strongest = influences.front().joint;
    const auto parent = [&](std::int32_t joint) {
        return skeleton.joints[static_cast<std::size_t>(joint)].parent;
    };
    float beyond = 0.0F;
    for (const Influence& each : influences.subspan(1)) {
        const bool near = each.joint == parent(strongest) || parent(each.joint) == strongest;
        beyond += near ? 0.0F : each.weight;
    }
    return beyond;
}

std::span<const Influence> influencesOf(const SkinWeights* weights, std::size_t vertex) {
    return weights != nullptr && vertex < weights->vertexCount() ? weights->at(vertex)
                                                                 : std::span<const Influence>();
}

template<typename Value>
std::vector<float> valuesOf(std::size_t vertices, const Value& value) {
    std::vector<float> values(vertices);
    parallelFor(vertices, kCompareGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t p = begin; p < end; ++p) {
            values[p] = value(p);
        }
    });
    return values;
}

} // namespace

bool followsPose(CompareMap map) {
    return map == CompareMap::PosedDistance || isRatio(map);
}

bool isRatio(CompareMap map) {
    return map == CompareMap::Stretch || map == CompareMap::AreaChange;
}

PartMeasure measureAtRest(const Mesh& mesh) {
    PartMeasure rest;
    for (const auto& side : sidesOf(mesh)) {
        const double length = (mesh.vertices[side[0]] - mesh.vertices[side[1]]).norm();
        if (length > 0.0 && std::isfinite(length)) {
            rest.edges.push_back(side);
            rest.lengths.push_back(length);
        }
    }
    rest.triangles = triangulate(mesh);
    rest.areas = areasAround(rest.triangles, mesh.vertices);
    rest.used.assign(mesh.vertexCount(), false);
    for (const std::uint32_t corner : mesh.corners) {
        rest.used[corner] = true;
    }
    return rest;
}

std::vector<float> jointWeightValues(const SkinWeights* weights, std::int32_t joint, std::size_t vertices) {
    return valuesOf(vertices, [&](std::size_t p) {
        const auto influences = influencesOf(weights, p);
        const auto found = std::ranges::find(influences, joint, &Influence::joint);
        return joint == kNone || influences.empty() ? kUnknownValue
               : found == influences.end()          ? 0.0F
                                                    : found->weight;
    });
}

std::vector<float> differenceValues(const SkinWeights* weights, const SkinWeights* reference,
                                    std::size_t vertices) {
    return valuesOf(vertices, [&](std::size_t p) {
        return differenceAt(influencesOf(weights, p), influencesOf(reference, p));
    });
}

std::vector<float> bleedValues(const SkinWeights* weights, const Skeleton& skeleton, std::size_t vertices) {
    return valuesOf(vertices, [&](std::size_t p) {
        const auto influences = influencesOf(weights, p);
        return influences.empty() ? kUnknownValue : bleedAt(influences, skeleton);
    });
}

std::vector<float> distanceValues(std::span<const Vec3> posed, std::span<const Vec3> reference) {
    return valuesOf(posed.size(), [&](std::size_t p) {
        const double distance = (posed[p] - reference[p]).norm();
        return std::isfinite(distance) ? static_cast<float>(distance) : kUnknownValue;
    });
}

std::vector<float> stretchValues(const PartMeasure& rest, std::span<const Vec3> posed) {
    std::vector<float> values(posed.size(), 0.0F);
    for (std::size_t e = 0; e < rest.edges.size(); ++e) {
        const auto& edge = rest.edges[e];
        const float change = logRatio((posed[edge[0]] - posed[edge[1]]).norm(), rest.lengths[e]);
        for (const std::uint32_t vertex : edge) {
            if (std::abs(change) > std::abs(values[vertex])) {
                values[vertex] = change;
            }
        }
    }
    return values;
}

std::vector<float> areaValues(const PartMeasure& rest, std::span<const Vec3> posed) {
    const std::vector<double> areas = areasAround(rest.triangles, posed);
    return valuesOf(posed.size(), [&](std::size_t p) {
        return rest.areas[p] > 0.0 ? logRatio(areas[p], rest.areas[p]) : kUnknownValue;
    });
}

} // namespace sinew
