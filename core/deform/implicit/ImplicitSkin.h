#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/base/Types.h"
#include "core/geometry/Mesh.h"
#include "core/skeleton/Skeleton.h"
#include "core/weights/SkinWeights.h"

#include <cstdint>
#include <memory>
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
    FieldSample at(const Vec3& position) const {
        return atCell((position - m_grid.origin).cwiseProduct(m_inverseStep));
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
    Vec3 position = Vec3::Zero();
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
    DistanceSample at(const Vec3& position) const;

private:
    struct Center {
        Vec3 position; ///< in units of m_size, from m_origin
        double a = 0.0;
        Vec3 b;
    };
    Vec3 m_origin = Vec3::Zero();
    double m_size = 1.0;
    std::vector<Center> m_centers;
};

/// A part that deforms. Both outlive the call they are given to.
struct SkinnedPart {
    const Mesh* mesh = nullptr;
    const SkinWeights* weights = nullptr; ///< null: the part stays
};

/// Why a joint's field is what it is.
enum class FieldOrigin {
    None,     ///< nothing that bends is led by the joint: no field
    Hermite,  ///< HRBF through samples of its segment
    TooSmall, ///< a capsule: fewer samples than a fit needs
    Flat,     ///< a capsule: the segment is a sheet
    Misfit    ///< a capsule: the fit does not follow its segment
};

/// Vertices that implicit skinning moves, of all parts, and what it knows of each: one entry a vertex.
struct ImplicitVertices {
    std::vector<std::uint32_t> part;
    std::vector<std::uint32_t> vertex;      ///< in the part's mesh
    std::vector<std::int32_t> joint;        ///< whose segment it belongs to: its largest weight
    std::vector<std::uint32_t> pullOffsets; ///< + 1; into `pulls`
    std::vector<std::int32_t> pulls;        ///< the other joints that have a thousandth of its weight or more
    std::vector<std::uint32_t> ringOffsets; ///< + 1; into the two below
    std::vector<std::uint32_t> ring;        ///< neighbours along edges, ascending; indices of this struct
    std::vector<float> ringFractions; ///< mean value coordinates at rest; all 0: the vertex does not relax
    std::size_t size() const { return vertex.size(); }
};

/// What implicit skinning prepares once for a bound character (Vaillant et al. 2013): a field a joint, and
/// what every vertex needs to stay on it.
struct ImplicitSkin {
    std::vector<std::shared_ptr<const BoneField>> fields; ///< #J, null: none; bind pose, model space
    std::vector<FieldOrigin> origins;                     ///< #J
    std::vector<std::int32_t> parents;                    ///< #J
    std::vector<Vec3> pivots;                             ///< #J, where the joints are in the bind pose
    ImplicitVertices vertices;
    std::vector<Vec3> rest;    ///< places of `vertices` in the bind pose
    std::vector<Vec3> anchors; ///< of `vertices`: the nearest places on their own joints' bones, bind pose
    double height = 1.0;       ///< largest side of the box round all vertices
};

/// Segments by the largest weight, fields, iso-values and one-rings. Shells all of whose vertices follow one
/// joint alone (props, armour, eyes) have no part in it: they neither bend nor touch. O(joints samples^3 +
/// grid), parallel, the same bytes on any number of threads. Stage: Fields. Error: Canceled.
Expected<ImplicitSkin> bindImplicit(std::span<const SkinnedPart> parts, const Skeleton& skeleton,
                                    Progress& progress);

/// One end of a joint's bones where other skin goes on.
struct BoneEnd {
    Vec3 position = Vec3::Zero();
    Vec3 outward = Vec3::UnitY(); ///< unit, away from the bone
    double radius = 0.0;          ///< of the skin about it
    std::size_t beyond = 0;       ///< the joint whose skin that is
};

/// The skin a joint leads: what its field is made of.
struct FieldSegment {
    std::vector<OrientedPoint> surface; ///< candidates for samples, spread evenly; > 0
    std::vector<Segment> bones;         ///< of the joint; at least one, may be of no length
    std::vector<BoneEnd> ends;
};

struct FittedField {
    std::shared_ptr<const BoneField> field;
    FieldOrigin origin = FieldOrigin::None;
};

/// Nearest place on any of the bones; the place itself without bones. O(#bones).
Vec3 nearestOnBones(std::span<const Segment> bones, const Vec3& position);

/// At most `count` of the points, each the one farthest from all before it: a Poisson-disk set whose radius
/// is as large as it gets. The first is the one farthest from the mean. Ties: the earlier. O(#points count).
std::vector<std::uint32_t> spreadSamples(std::span<const OrientedPoint> points, std::size_t count);

/// The compactly supported field of a segment (Vaillant et al. 2013, section 3.1): HRBF through at most 50
/// samples and a cap beyond every end; f = 1/2 - 15/16 s + 5/8 s^3 - 3/16 s^5 with s = d / r in [-1, 1]; on
/// 32^3 nodes. Unlike there, samples near the ends stay, those over twice the median distance from bones go,
/// and r is 1.25 x the median. Where that cannot be, the capsule round the bones through the mean radius.
FittedField fitField(const FieldSegment& segment);

/// The vertices of all shells that bend, with their joints and one-rings. A shell whose vertices all follow
/// one joint alone does not bend; vertices without weight or polygon are left out. O(#C log #C).
ImplicitVertices bendingVertices(std::span<const SkinnedPart> parts);

/// Place of every vertex at rest. #vertices.
std::vector<Vec3> restPositions(std::span<const SkinnedPart> parts, const ImplicitVertices& vertices);

/// Mean value coordinates (Floater 2003) of a vertex in the polygon of its neighbours, all projected onto the
/// plane through the vertex across `normal` and sorted round it; sum 1. All 0 where the vertex is not inside
/// (on a border, next to a fold) or neighbours coincide. Sized as the ring.
void meanValueFractions(const Vec3& point, const Vec3& normal, std::span<const Vec3> ring,
                        std::span<float> fractions);

} // namespace sinew
