#pragma once

#include "core/base/Types.h"
#include "core/geometry/Mesh.h"

#include <optional>
#include <span>
#include <vector>

namespace sinew {

/// A field's value in [0, 1], 0.5 on the surface and growing inwards, and its gradient.
struct FieldSample {
    float value = 0.0F;
    Vec3f gradient = Vec3f::Zero();
};

/// A bone's field on a grid, values and gradients interpolated trilinearly; 0 outside the grid, which holds
/// all that is not 0.
class BoneField {
public:
    /// Nodes of a grid: first in x, then y, then z.
    struct Grid {
        Vec3 origin = Vec3::Zero();
        Vec3 step = Vec3::Ones(); ///< > 0
        std::array<int, 3> nodes{2, 2, 2};
        std::vector<Vec4f> samples; ///< gradient x y z, value
    };
    BoneField(Grid grid, double reach);

    /// O(1).
    FieldSample at(const Vec3& place) const {
        return atCell((place - m_grid.origin).cwiseProduct(m_inverseStep));
    }
    /// The same at a place in cells of the grid from its first node; gradient per model unit.
    FieldSample atCell(const Vec3& where) const;
    /// Cells per model unit.
    const Vec3& cellsPerUnit() const { return m_inverseStep; }
    const Aabb& box() const { return m_box; }
    /// Distance outside the surface at which the field ends, model units.
    double reach() const { return m_reach; }
    const Grid& grid() const { return m_grid; }

private:
    Grid m_grid;
    Aabb m_box;
    Vec3 m_inverseStep;
    double m_reach;
};

/// Where the field is 0.5 ("zero set"), as a triangle mesh with smooth normals, by marching tetrahedra.
/// O(grid).
Mesh surfaceOf(const BoneField& field);

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
