#pragma once

#include "core/base/Error.h"
#include "core/geometry/BoxTree.h"
#include "core/scene/Scene.h"

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace sinew {

/// The shell of a scene that a stroke lies on: a skirt, a cape. It needs no volume. Model space.
class Garment {
public:
    /// The shell that most places of the stroke are nearest to, its parts welded. Error: RigStrokeMissed
    /// (they lie further off than a twentieth of the scene's size). O(#T log #T).
    static Expected<Garment> under(const Scene& scene, std::span<const Vec3> stroke);

    /// How far from `from` along `direction` (unit) the shell is crossed: at the crossing nearest to
    /// `expected`, or halfway to the next where two are closer than a tenth of that (both layers of thick
    /// cloth). None: it is not crossed there. O(log #T) expected.
    std::optional<double> crossing(const Vec3& from, const Vec3& direction, double expected) const;

    /// The middle of the box around the line in which a plane cuts the shell; `at` where it does not.
    /// `normal` unit. O(#T).
    Vec3 middleAt(const Vec3& at, const Vec3& normal) const;

    /// The line in which a plane through `at` cuts the shell nearby, from border to border; of a closed line
    /// the half between its ends along `across` that is nearer. Empty: the plane does not cut it. O(#T).
    std::vector<Vec3> section(const Vec3& at, const Vec3& normal, const Vec3& across) const;

    /// Normal of the nearest triangle, unit.
    Vec3 normalNear(const Vec3& at) const;

private:
    Garment(std::vector<Vec3> vertices, std::vector<Triangle> triangles);

    std::vector<Vec3> m_vertices;      ///< welded, of the whole scene
    std::vector<Triangle> m_triangles; ///< the shell's
    double m_size = 0.0;               ///< diagonal of the shell
    std::shared_ptr<const BoxTree> m_tree;
};

} // namespace sinew
