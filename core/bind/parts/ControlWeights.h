#pragma once

#include "core/base/Notice.h"
#include "core/base/Progress.h"
#include "core/bind/BindInput.h"
#include "core/bind/settings/Lattice.h"
#include "core/bind/settings/WireCurve.h"
#include "core/weights/SkinWeights.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace sinew {

// What lattices and wires make of the solver's weights. At a vertex v, the control vertices i of a lattice or
// a wire have the fraction a(v) of all weight, and of that B_i(v) each (ControlField). A control vertex is
//  - a joint of its own (ControlFollow::Parent, Nearest): it has a B_i. Where these joints are moved by m_i
//  and
//    nothing else moves, linear skinning gives v + a(v) sum_i B_i(v) m_i: inside a lattice that is free-form
//    deformation itself, sum_i B_i(v) (p_i + m_i), by linear precision, and beside a wire that of Singh and
//    Fiume;
//  - skinned to several joints of the skeleton (ControlFollow::Skin), by weights c_ij of sum 1. It then
//  carries a
//    frame, the matrices of its joints mixed: M_i = sum_j c_ij M_j, and linear skinning gives
//      v' = sum_i B_i(v) M_i v = sum_j (sum_i B_i(v) c_ij) M_j v,
//    which is a skin like any other: joint j has a(v) sum_i B_i(v) c_ij. A lattice that mixed the positions
//    of its control vertices instead, sum_i B_i(v) M_i p_i, is no skin of these joints, for each joint would
//    see the vertex elsewhere at rest. Both agree where all control vertices follow alike, and differ by
//    sum_i B_i(v) M_i (v - p_i).
// A control vertex takes its c_ij from the skin that it holds: the mean of the solver's weights w_vj over the
// surface, each vertex by its area A_v and by what it has of the control vertex,
//   c_ij = sum_v A_v a(v) B_i(v) w_vj / sum_v A_v a(v) B_i(v).

/// How a lattice or a wire, which must be valid, holds positions.
class ControlField {
public:
    explicit ControlField(const Cage& cage);

    std::size_t size() const { return m_size; } ///< control vertices
    /// The fraction a(p) of a position that the cage has, 0 to 1: in the box of a lattice all, and beyond it
    /// what the drop-off leaves by the distance to the place in the box whose coordinates are nearest. Where
    /// it is over 0, `coefficients` (#size, in the order of the cage's vertices) are the B_i(p), of sum 1;
    /// beyond a lattice those of that place. O(#size).
    double at(const Vec3& position, std::span<double> coefficients) const;

private:
    double atLattice(const Vec3& position, std::span<double> coefficients) const;
    double atWire(const Vec3& position, std::span<double> coefficients) const;

    std::size_t m_size;
    double m_dropOff;
    LatticeCounts m_counts{};
    LatticeBox m_box;
    Mat3 m_boxFromModel = Mat3::Identity(); ///< of directions
    double m_touch = 0.0;                   ///< nearer than this is in the box
    std::optional<WireCurve> m_curve;       ///< of a wire
    std::vector<std::uint32_t> m_order;     ///< of its control vertices
};

/// The welded vertices' weights (#G) with those of all lattices and wires of the input over them, a later one
/// over those before, limited as the settings and regions say. Vertices that none of them holds keep their
/// bits. Notices: ControlHoldsNothing; ControlWeightsCut, where the limit takes more than a hundredth of a
/// vertex. O(#G #control vertices), parallel, the same bytes on any number of threads. When canceled, the
/// result must not be used.
SkinWeights withControlWeights(const BindInput& input, const WeightingSettings& settings,
                               const SkinWeights& welded, Notices& notices, const Progress& progress);

} // namespace sinew
