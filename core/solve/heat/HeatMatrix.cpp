#include "core/solve/heat/HeatMatrix.h"

#include <algorithm>
#include <array>

namespace sinew {
namespace {

/// Triangles count as having at least this area, in parts of their sides' squares: their cotangents, all by
/// the same factor, stay finite, and the matrix definite.
constexpr double kLeastSlimness = 1e-4;
/// The least area of a vertex, in parts of the character's size squared: it may lie on needles alone, or on
/// no triangle.
constexpr double kLeastHeatArea = 1e-10;
/// Blender's Laplace operator is a quarter of the true one.
constexpr double kBlenderScale = 4.0;
constexpr std::size_t kEntriesBetweenPolls = 3 * 65536;

struct HeatTriangle {
    std::array<double, 3> cotangents{}; ///< at each corner
    std::array<double, 3> areas{};      ///< mixed: Voronoi's, or in an obtuse triangle its half and quarters
};

HeatTriangle measureTriangle(std::span<const Vec3> vertices, const SharedTriangle& triangle) {
    HeatTriangle result;
    std::array<double, 3> across{}; // squared sides opposite to the corners
    std::array<double, 3> dots{};
    double twiceArea = 0.0;
    for (std::size_t c = 0; c < 3; ++c) {
        const Vec3& apex = vertices[triangle.corners[c]];
        const Vec3 a = vertices[triangle.corners[(c + 1) % 3]] - apex;
        const Vec3 b = vertices[triangle.corners[(c + 2) % 3]] - apex;
        dots[c] = a.dot(b);
        across[c] = (b - a).squaredNorm();
        twiceArea = a.cross(b).norm();
    }
    const double squares = across[0] + across[1] + across[2];
    if (!(squares > 0.0)) {
        return result; // no extent
    }
    const double divisor = std::max(twiceArea, kLeastSlimness * squares);
    const bool obtuse = std::ranges::any_of(dots, [](double dot) { return dot < 0.0; });
    for (std::size_t c = 0; c < 3; ++c) {
        const std::size_t d = (c + 1) % 3;
        const std::size_t e = (c + 2) % 3;
        result.cotangents[c] = triangle.share * dots[c] / divisor;
        const double voronoi = (dots[d] * across[d] + dots[e] * across[e]) / divisor / 8.0;
        const double mixed = obtuse ? twiceArea / (dots[c] < 0.0 ? 4.0 : 8.0) : voronoi;
        result.areas[c] = triangle.share * mixed;
    }
    return result;
}

using HeatEntries = std::vector<Eigen::Triplet<double, int>>;

/// The sides' stiffness, half the cotangent across each.
void addSideStiffness(const Triangle& corners, const HeatTriangle& triangle, HeatEntries& entries,
                      std::vector<double>& diagonal) {
    for (std::size_t c = 0; c < 3; ++c) {
        const std::uint32_t a = corners[(c + 1) % 3];
        const std::uint32_t b = corners[(c + 2) % 3];
        const double stiffness = 0.5 * triangle.cotangents[c];
        entries.emplace_back(static_cast<int>(std::max(a, b)), static_cast<int>(std::min(a, b)), -stiffness);
        diagonal[a] += stiffness;
        diagonal[b] += stiffness;
    }
}

} // namespace

HeatMatrix heatMatrix(const HeatProblem& problem, const Progress& progress) {
    HeatMatrix matrix;
    const std::size_t vertices = problem.vertices.size();
    HeatEntries entries;
    entries.reserve(vertices + 3 * problem.surface.triangles.size());
    Aabb box;
    std::ranges::for_each(problem.vertices, [&](const Vec3& vertex) { box.add(vertex); });
    const double size = box.extent().maxCoeff();
    matrix.pull.assign(vertices, kLeastHeatArea * size * size);
    std::vector<double> diagonal(vertices, 0.0);
    for (const SharedTriangle& shared : problem.surface.triangles) {
        const HeatTriangle triangle = measureTriangle(problem.vertices, shared);
        for (std::size_t c = 0; c < 3; ++c) {
            matrix.pull[shared.corners[c]] += triangle.areas[c];
        }
        addSideStiffness(shared.corners, triangle, entries, diagonal);
        if (entries.size() % kEntriesBetweenPolls == 0 && progress.canceled()) {
            return matrix;
        }
    }
    for (std::size_t v = 0; v < vertices; ++v) {
        const double distance = problem.sources.distances[v];
        matrix.pull[v] *= kBlenderScale * problem.heat / (distance * distance);
        diagonal[v] += static_cast<double>(problem.sources.bones[v].size()) * matrix.pull[v];
        entries.emplace_back(static_cast<int>(v), static_cast<int>(v), diagonal[v]);
    }
    matrix.lower.resize(static_cast<Eigen::Index>(vertices), static_cast<Eigen::Index>(vertices));
    matrix.lower.setFromTriplets(entries.begin(), entries.end());
    return matrix;
}

} // namespace sinew
