#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/base/Types.h"
#include "core/deform/Deform.h"
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

/// A vertex near a joint that folds.
struct FoldVertex {
    std::uint32_t vertex = 0; ///< of ImplicitVertices
    float below = 0.0F;       ///< weight of the joint and all that hangs on it
    float along = 0.0F;       ///< signed distance from the seam in the bind pose, > 0 on the joint's side
    float yields = 0.0F; ///< how much of an overlap it gives way to, 0..1: little at the seam and far off
    float swells = 0.0F; ///< how far it follows when the joint swells to keep its volume, 0..1
    Vec3 axis = Vec3::Zero(); ///< nearest place on its own bones, bind pose: what it swells away from
};

/// A joint about which skin folds. Both sides meet at the plane through the joint half-way between the two
/// bones; at rest the plane lies across them.
struct JointFold {
    std::size_t joint = 0;
    std::size_t parent = 0; ///< nearest joint above that stands elsewhere and leads skin
    Vec3 pivot = Vec3::Zero();
    Vec3 normal = Vec3::UnitY(); ///< of the plane, unit, towards the joint's bone; bind pose
    double seam = 0.0;           ///< distance along the normal at which both sides hold the skin alike
    double radius = 0.0;         ///< of the skin about the joint
    bool keepsVolume = true;     ///< its skin encloses one
    std::vector<FoldVertex> vertices;
    std::vector<std::array<std::uint32_t, 3>> triangles; ///< that swell, indices of the above
    std::vector<std::size_t> fieldsAbove;                ///< joints whose fields the skin below yields to
    std::vector<std::size_t> fieldsBelow;
};

/// A vertex beside a face of another shell that moves much as it does: skin below cloth, cloth over skin.
struct LayerSide {
    std::array<std::uint32_t, 3> face{}; ///< of ImplicitVertices; from their count on, of SkinLayers::rigid
    Vec3f fractions = Vec3f::Zero();     ///< of its corners: the place nearest to the vertex, bind pose
    Vec3f normal = Vec3f::UnitY();       ///< of the face, unit, bind pose
    float height = 0.0F;                 ///< of the vertex above the face, signed, bind pose
};

/// On which sides of one another layers lie. One entry a vertex that lies beside another layer.
struct SkinLayers {
    std::vector<std::uint32_t> vertices;      ///< of ImplicitVertices, ascending
    std::vector<std::uint32_t> sideOffsets;   ///< + 1; into `sides`
    std::vector<LayerSide> sides;             ///< nearest face of every other shell, nearest shell first
    std::vector<std::uint32_t> weightOffsets; ///< + 1; into `weights`
    std::vector<Influence> weights;           ///< of the vertex; without weight: joints of its faces alone
    std::vector<VertexId> rigid;              ///< of shells that do not bend, but lie beside one that does
};

/// What implicit skinning prepares once for a bound character: a field a joint (Vaillant et al. 2013), and
/// what every vertex needs to stay on it or to fold.
struct ImplicitSkin {
    ImplicitMethod method = ImplicitMethod::Contact;
    std::vector<std::shared_ptr<const BoneField>> fields; ///< #J, null: none; bind pose, model space
    std::vector<FieldOrigin> origins;                     ///< #J
    std::vector<std::int32_t> parents;                    ///< #J
    std::vector<Vec3> pivots;                             ///< #J, where the joints are in the bind pose
    ImplicitVertices vertices;
    std::vector<Vec3> rest;       ///< places of `vertices` in the bind pose
    std::vector<JointFold> folds; ///< by joint; none for ImplicitMethod::Paper
    SkinLayers layers;            ///< none for ImplicitMethod::Paper
    double height = 1.0;          ///< largest side of the box round all vertices
};

/// Segments by the largest weight, fields, one-rings and folds. Shells all of whose vertices follow one
/// joint alone (props, armour, eyes) have no part in it: they neither bend nor touch. O(joints (samples^3 +
/// grid + vertices)), parallel, the same bytes on any number of threads. Stage: Fields. Error: Canceled.
Expected<ImplicitSkin> bindImplicit(std::span<const SkinnedPart> parts, const Skeleton& skeleton,
                                    Progress& progress, ImplicitMethod method = ImplicitMethod::Contact);

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

/// f of a signed distance (Vaillant et al. 2013, equation 3): 1/2 - 15/16 s + 5/8 s^3 - 3/16 s^5 with s = d /
/// r in [-1, 1], 1 before and 0 after; its first two derivatives end at 0.
FieldSample compactField(const DistanceSample& distance, double reach);

/// Candidates that become samples of a segment's field, at most 50 (kMaxFieldSamples). Paper: but those
/// nearer to an end of the bones than a twentieth of their length, measured along them. Contact: but those
/// farther than twice the median distance from the bones.
std::vector<OrientedPoint> fieldSamples(const FieldSegment& segment, ImplicitMethod method);
constexpr std::size_t kMaxFieldSamples = 50;

/// r of a field: 1.25 x the median distance of the samples, at least one, from the bones; Paper: the largest.
double fieldReach(const FieldSegment& segment, std::span<const OrientedPoint> samples, ImplicitMethod method);

/// Centres on the axes of the bones that close the field, with normals away from the bones. Contact: beyond
/// the ends where other skin goes on, at most 0.6 of a bone's length. Paper: beyond both ends of each bone,
/// as far as the skin nearest to that end is from it; bones of one joint begin with one.
std::vector<OrientedPoint> axisCenters(const FieldSegment& segment, ImplicitMethod method);

/// The compactly supported field of a segment (Vaillant et al. 2013, section 3.1): HRBF through its samples
/// and its centres on the axes, on 32^3 nodes. Where that cannot be, the capsule round the bones through the
/// mean radius.
FittedField fitField(const FieldSegment& segment, ImplicitMethod method);

/// The joints about which the skin folds. anchors: nearest places on their own bones, of skin.vertices.
/// O(joints vertices), parallel, the same bytes on any number of threads.
std::vector<JointFold> foldsOf(std::span<const SkinnedPart> parts, const Skeleton& skeleton,
                               const ImplicitSkin& skin, std::span<const Vec3> anchors);

/// Vertices that bend beside faces of other shells: at most a hundredth of the height away, at least half of
/// the distance of it across the face, and with half of the weight in common. Those that touch a face belong
/// to neither side of it. O(vertices shells log #C), parallel, the same bytes on any number of threads.
SkinLayers layersOf(std::span<const SkinnedPart> parts, const ImplicitSkin& skin);

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
