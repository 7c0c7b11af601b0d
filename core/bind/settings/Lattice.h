#pragma once

#include "core/base/Error.h"
#include "core/base/Types.h"
#include "core/bind/settings/Cage.h"

#include <cstddef>
#include <span>
#include <string>

namespace sinew {

// Lattices: cages whose vertices are a grid of n x m x k control vertices that fills a box, which may be
// turned or sheared (free-form deformation, Sederberg and Parry 1986). With s, t, u from 0 to 1 along the
// edges of the box and p_ijk where the control vertices stand,
//   X(s, t, u) = sum_ijk B_i(s) B_j(t) B_k(u) p_ijk,   B_i(s) = C(n - 1, i) s^i (1 - s)^(n - 1 - i).
// The B are not negative and sum to 1, so they are skin weights. The p_ijk are evenly spaced, so at rest
// X(s, t, u) is the very position with these coordinates (linear precision): a lattice at rest moves nothing,
// and an affine motion of all its control vertices moves what is in the box alike.

constexpr int kMinLatticeCount = 2; ///< control vertices along an axis
constexpr int kMaxLatticeCount = 8; ///< beyond it a lattice moves hardly finer and is hard to pose
constexpr LatticeCounts kUsualLatticeCounts{4, 4, 4};

/// How many control vertices there are.
std::size_t latticeSize(const LatticeCounts& counts);

/// A lattice that fills a box along the axes. Its edges are the lines of the grid.
Cage makeLattice(const std::string& name, const Aabb& box, const LatticeCounts& counts = kUsualLatticeCounts);

/// The box of a lattice around something: a little larger than that, so that nothing lies on its sides and
/// what is flat has room. `size`: the character's diagonal.
Aabb latticeRoom(const Aabb& around, double size);

/// The same box with other control vertices, whose joints are named by the lattice anew.
Cage withCounts(const Cage& lattice, const LatticeCounts& counts);

/// Errors: LatticeCountOutOfRange, LatticeIncomplete.
Expected<void> checkLatticeCounts(const Cage& cage);

/// Whether the vertices of a lattice whose counts are right are a grid. Errors: LatticeFlat, LatticeUneven.
/// O(n).
Expected<void> checkLattice(const Cage& cage);

/// Where the box of a lattice lies: the position with coordinates q is corner + edges * q.
struct LatticeBox {
    Vec3 corner = Vec3::Zero();
    Mat3 edges = Mat3::Identity(); ///< columns

    Vec3 at(const Vec3& coordinates) const { return corner + edges * coordinates; }
    Vec3 coordinatesOf(const Vec3& position) const { return edges.inverse() * (position - corner); }
};

/// Of a lattice whose counts are right.
LatticeBox latticeBox(const Cage& lattice);

/// The lattice when a control vertex of it is taken elsewhere, still a grid: a vertex on a side of the box
/// takes that side along, one on an edge or in a corner two or three sides, and one inside the whole box.
Cage withLatticeVertex(const Cage& lattice, std::size_t vertex, const Vec3& position);

/// The Bernstein polynomials of degree values.size() - 1 at s. O(n^2), n at most kMaxLatticeCount.
void bernstein(double s, std::span<double> values);

} // namespace sinew
