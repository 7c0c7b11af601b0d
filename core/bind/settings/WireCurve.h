#pragma once

#include "core/base/Error.h"
#include "core/base/Types.h"
#include "core/bind/settings/Cage.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace sinew {

// Wires: cages whose edges are one path of control vertices, with a drop-off (Singh and Fiume 1998). The
// curve is the B-spline of the control vertices, of degree 3, or less where there are fewer than four; it
// starts and ends in the path's ends, and its basis functions N_i are not negative and sum to 1, so they are
// skin weights. Where R(t) is the curve's position nearest to a position p, at the distance d, the wire holds
//   f(d / r),   f(x) = (x^2 - 1)^2 up to 1 and 0 beyond,
// of it, and of that each control vertex N_i(t): when control vertices move by m_i, p moves by
// f(d / r) * sum_i N_i(t) m_i, the motion of the curve there.

constexpr std::size_t kMaxWireVertices = 64; ///< beyond it a wire is hard to pose

/// A wire through control vertices in their order. `dropOff` in model units.
Cage makeWire(const std::string& name, const std::vector<Vec3>& vertices, double dropOff);

/// The control vertices in the order of the curve, from the end of the smaller number; empty where the edges
/// are not one path through all vertices. O(n log n).
std::vector<std::uint32_t> wireOrder(const Cage& cage);

/// Errors: WireVertexCount, WireNotPath. Indices of edges are valid. O(n log n).
Expected<void> checkWire(const Cage& cage);

/// f(distance / width), the drop-off of wires and lattices: 1 at a distance of 0, 0 from the width on, smooth
/// at both. A width of 0 holds only what has no distance.
double dropOffAt(double distance, double width);

/// The curve of control vertices in their order, 2 and more.
class WireCurve {
public:
    explicit WireCurve(std::vector<Vec3> control);

    std::size_t size() const { return m_control.size(); } ///< control vertices
    double end() const { return m_end; }                  ///< parameters run from 0 to it
    double length() const;                                ///< of the curve, nearly
    const Aabb& box() const { return m_box; }             ///< of the control vertices, which holds the curve

    Vec3 at(double t) const;
    /// N_i(t) of every control vertex (#size). O(#size).
    void weightsAt(double t, std::span<double> weights) const;
    /// Where the curve is nearest to a position, of equally near places the first. O(#size).
    double nearest(const Vec3& position) const;
    /// Positions along it, close enough to draw it by.
    const std::vector<Vec3>& line() const { return m_line; }

private:
    struct Basis;
    Basis basisAt(double t) const;
    double knot(std::size_t index) const;

    std::vector<Vec3> m_control;
    std::size_t m_degree;
    double m_end;
    std::vector<Vec3> m_line;
    Aabb m_box;
};

} // namespace sinew
