#include "core/solve/transfer/SurfaceEnergy.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace sinew {
namespace {

constexpr double kLeastSlack = 1e-5; ///< of the mean side: by how much two sides are longer than the third
constexpr double kLeastEdgeStiffness = 1e-3; ///< of an edge
constexpr double kMostEdgeStiffness = 1e3;
constexpr double kLeastMass = 1e-3; ///< of the mean vertex's area

using EnergyEntries = std::vector<Eigen::Triplet<double, int>>;
using Sides = std::array<double, 3>; ///< side c lies across from corner c

Sides sidesOf(const TransferSurface& surface, const SharedTriangle& triangle) {
    Sides sides;
    for (std::size_t c = 0; c < 3; ++c) {
        sides[c] = (surface.vertices[triangle.corners[(c + 1) % 3]] -
                    surface.vertices[triangle.corners[(c + 2) % 3]])
                       .norm() /
                   surface.diagonal;
    }
    return sides;
}

/// By how much all sides are made longer.
double lengthening(const std::vector<Sides>& all) {
    double sum = 0.0;
    for (const Sides& sides : all) {
        sum += sides[0] + sides[1] + sides[2];
    }
    const double slack =
        kLeastSlack * sum / (3.0 * static_cast<double>(std::max(all.size(), std::size_t{1})));
    double most = 0.0;
    for (const Sides& sides : all) {
        const double longest = *std::ranges::max_element(sides);
        most = std::max(most, slack - (sides[0] + sides[1] + sides[2] - 2.0 * longest));
    }
    return most;
}

double areaOf(const Sides& sides) {
    const double half = 0.5 * (sides[0] + sides[1] + sides[2]);
    return std::sqrt(half * (half - sides[0]) * (half - sides[1]) * (half - sides[2]));
}

/// Stiffness of edges, summed over triangles: the lower vertex first.
struct EdgeStiffness {
    std::uint64_t edge = 0;
    double stiffness = 0.0;
};

void addTriangle(const SharedTriangle& triangle, const Sides& sides, std::vector<EdgeStiffness>& edges,
                 Eigen::VectorXd& mass) {
    const double area = areaOf(sides);
    const double squares = sides[0] * sides[0] + sides[1] * sides[1] + sides[2] * sides[2];
    for (std::size_t c = 0; c < 3; ++c) {
        const std::uint32_t a = triangle.corners[(c + 1) % 3];
        const std::uint32_t b = triangle.corners[(c + 2) % 3];
        const double cotangent = (squares - 2.0 * sides[c] * sides[c]) / (4.0 * area);
        edges.push_back({static_cast<std::uint64_t>(std::min(a, b)) << 32U | std::max(a, b),
                         0.5 * triangle.share * cotangent});
        mass[static_cast<Eigen::Index>(triangle.corners[c])] += triangle.share * area / 3.0;
    }
}

Eigen::SparseMatrix<double> stiffnessOf(std::vector<EdgeStiffness> edges, Eigen::Index size) {
    std::ranges::stable_sort(edges, {}, &EdgeStiffness::edge);
    EnergyEntries entries;
    for (std::size_t e = 0; e < edges.size();) {
        double sum = 0.0;
        const std::uint64_t edge = edges[e].edge;
        for (; e < edges.size() && edges[e].edge == edge; ++e) {
            sum += edges[e].stiffness;
        }
        const double stiffness = std::clamp(sum, kLeastEdgeStiffness, kMostEdgeStiffness);
        const auto a = static_cast<int>(edge >> 32U);
        const auto b = static_cast<int>(edge & 0xffffffffU);
        entries.emplace_back(a, b, -stiffness);
        entries.emplace_back(b, a, -stiffness);
        entries.emplace_back(a, a, stiffness);
        entries.emplace_back(b, b, stiffness);
    }
    Eigen::SparseMatrix<double> matrix(size, size);
    matrix.setFromTriplets(entries.begin(), entries.end());
    return matrix;
}

} // namespace

Eigen::SparseMatrix<double> surfaceEnergy(const TransferSurface& surface) {
    std::vector<Sides> all;
    for (const SharedTriangle& triangle : surface.triangles) {
        all.push_back(sidesOf(surface, triangle));
    }
    const double longer = lengthening(all);
    const auto size = static_cast<Eigen::Index>(surface.vertices.size());
    std::vector<EdgeStiffness> edges;
    Eigen::VectorXd mass = Eigen::VectorXd::Zero(size);
    for (std::size_t t = 0; t < all.size(); ++t) {
        for (double& side : all[t]) {
            side += longer;
        }
        addTriangle(surface.triangles[t], all[t], edges, mass);
    }
    const double least =
        std::max(kLeastMass * mass.sum() / static_cast<double>(std::max<Eigen::Index>(size, 1)), 1e-300);
    const Eigen::SparseMatrix<double> stiffness = stiffnessOf(std::move(edges), size);
    const Eigen::VectorXd inverse = mass.cwiseMax(least).cwiseInverse();
    return stiffness + Eigen::SparseMatrix<double>(stiffness * inverse.asDiagonal() * stiffness);
}

} // namespace sinew
