#pragma once

#include "core/base/Types.h"

#include <optional>
#include <span>
#include <vector>

namespace sinew {

/// A place on a surface and the unit normal there, outwards.
struct OrientedPoint {
    Vec3 place = Vec3::Zero();
    Vec3 normal = Vec3::UnitY();
};

/// Signed distance and gradient at a place.
struct DistanceSample {
    double distance = 0.0; ///< < 0 inside
    Vec3 gradient = Vec3::Zero();
};

/// Hermite radial basis functions (Macedo, Gois, Velho: Hermite radial basis functions implicits, 2011) with
/// phi(r) = r^3: d(x) = sum a_k phi(|x - p_k|) + b_k . grad phi(|x - p_k|), fitted so that d(p_k) = 0 and
/// grad d(p_k) = n_k. About a distance near its samples.
class HermiteField {
public:
    /// Nothing where the system has no solution: fewer than 4 samples, or some in one place. O(#samples^3).
    static std::optional<HermiteField> fit(std::span<const OrientedPoint> samples);

    /// O(#samples).
    DistanceSample at(const Vec3& place) const;

private:
    struct Center {
        Vec3 place; ///< in units of m_size, from m_origin
        double a = 0.0;
        Vec3 b;
    };
    Vec3 m_origin = Vec3::Zero();
    double m_size = 1.0;
    std::vector<Center> m_centers;
};

} // namespace sinew
