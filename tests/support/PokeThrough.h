#pragma once

#include "core/geometry/CoverSearch.h"

#include <span>
#include <vector>

namespace sinew::test {

/// A vertex below another shell at rest, and the place of that shell nearest to it.
struct CoveredVertex {
    std::uint32_t vertex = 0;
    std::uint32_t triangle = 0;
    Vec3 barycentric = Vec3::Zero(); ///< of the triangle's corners, sum 1
    double gap = 0.0;                ///< from the vertex to the place
    std::uint32_t patch = 0;         ///< the covering triangles around
};

/// How far inner layers show through outer ones when a character moves. Covered is what findCovers finds
/// within kReach of the diagonal and what lies below the covering shell's surface at rest. A covered vertex
/// pokes through in a pose when it lies outside of the piece of that shell around its place at rest (kReach
/// around, two rings at least), farther than kTolerance of the diagonal. A vertex that has left through a
/// rim, with the piece beside it rather than below, does not.
class PokeThrough {
public:
    static constexpr double kReach = 0.02;
    static constexpr double kTolerance = 1e-4;

    /// vertices #P at rest, triangles #T of welded vertices. O(#T log #T + covers * patch), parallel.
    PokeThrough(std::vector<Vec3> vertices, std::vector<Triangle> triangles);

    const std::vector<CoveredVertex>& covered() const { return m_covered; }
    const std::vector<Triangle>& triangles() const { return m_triangles; }
    double diagonal() const { return m_diagonal; }

    /// How far each covered vertex pokes through where the vertices are these (#P); 0: it does not.
    /// #covered. O(#covered + those whose place has moved * patch), parallel, the same on any number of
    /// threads.
    std::vector<double> depths(std::span<const Vec3> posed) const;

private:
    void cover(const std::vector<Cover>& covers);
    bool staysBelow(const CoveredVertex& one, std::span<const Vec3> posed) const;

    std::vector<Vec3> m_rest;
    std::vector<Triangle> m_triangles;
    double m_diagonal = 0.0;
    std::vector<CoveredVertex> m_covered;
    std::vector<std::vector<std::uint32_t>> m_patches;
};

} // namespace sinew::test
