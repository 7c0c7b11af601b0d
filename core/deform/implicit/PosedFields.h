#pragma once

#include "core/deform/Deform.h"
#include "core/deform/JointDeform.h"
#include "core/deform/implicit/ImplicitSkin.h"

#include <array>
#include <memory>
#include <span>
#include <vector>

namespace sinew {

/// The operators that make one field of two (after Gourmel et al.: A gradient-based implicit blend, 2013).
/// All are g(f1, f2) = M h(m / M, t), M and m the larger and the smaller value, so a table over the ratio and
/// the sharpness t holds each whole. Blend: the arc of a circle between the lines m = t M, that is h the root
/// of (t^2 + 2t - 1) h^2 - 2t (1 + ratio) h + 1 + ratio^2 = 0, and 1 for ratio <= t. Bulge: 1 + (1 - t)
/// kBulge 16 ratio^2 (1 - ratio)^2, a rim beside the crease. t = 1 - theta(angle between the
/// gradients).
class FieldOperator {
public:
    /// O(1) after the first of a kind, which tabulates.
    explicit FieldOperator(JointOperator how, const OpeningCurve& opening);

    FieldSample operator()(const FieldSample& a, const FieldSample& b) const;
    bool isUnion() const { return m_table == nullptr; }

private:
    static constexpr int kRatios = 128;
    static constexpr int kSharpness = 32;
    /// h and its slope by the ratio, [sharpness][ratio].
    using Table = std::array<std::array<std::array<float, 2>, kRatios + 1>, kSharpness + 1>;
    static const Table& tableOf(JointOperator how);
    float sharpness(const Vec3f& a, const Vec3f& b) const;

    const Table* m_table = nullptr; ///< null: the larger of the two
    OpeningCurve m_opening;
};

/// The fields of a character, moved with their joints.
class PosedFields {
public:
    /// Keeps a reference to the skin. matrices #J; a joint whose matrix is not finite, has no inverse or
    /// turns space inside out has no field here.
    PosedFields(const ImplicitSkin& skin, std::span<const Transform> skinningMatrices,
                const DeformSettings& settings);

    /// One joint's field at a place of posed model space. O(1).
    FieldSample at(std::size_t joint, const Vec3& position) const;
    float valueAt(std::size_t joint, const Vec3& position) const;
    bool has(std::size_t joint) const { return m_joints[joint].field != nullptr; }
    /// Box round all of a joint's field, in posed model space.
    const Aabb& box(std::size_t joint) const { return m_joints[joint].box; }
    const Transform& matrix(std::size_t joint) const { return m_joints[joint].modelFromBind; }
    /// Whether two joints move as one body.
    bool moveAlike(std::size_t a, std::size_t b) const;
    /// How the fields of a joint and the nearest one above that has a field become one; that one (or kNone).
    const FieldOperator& toParent(std::size_t joint) const { return m_joints[joint].how; }
    std::int32_t parent(std::size_t joint) const { return m_joints[joint].parent; }

private:
    struct Posed {
        const BoneField* field = nullptr;
        Transform modelFromBind = Transform::Identity();
        Mat3 cellFromModel = Mat3::Identity(); ///< to cells of the field's grid, less `shift`
        Vec3 shift = Vec3::Zero();
        Eigen::Matrix3f gradientFromBind = Eigen::Matrix3f::Identity();
        Aabb box;
        std::int32_t parent = kNone;
        FieldOperator how{JointOperator::Union, {}};
    };
    void place(Posed& posed, const BoneField& field, const Transform& matrix) const;

    const ImplicitSkin& m_skin;
    std::vector<Posed> m_joints;
};

/// What became of a vertex.
enum class VertexState : std::uint8_t {
    Still,     ///< nothing near it bends: it is where the direct method put it
    OnSurface, ///< on its iso-value
    Contact,   ///< held back by other skin
    NotReached ///< neither: the rounds ended, or the field has no direction there
};

/// A character in a pose. One entry a part.
struct ImplicitPose {
    std::vector<std::vector<Vec3>> vertices;      ///< #P model space
    std::vector<std::vector<VertexState>> states; ///< #P; empty where no vertex of the part moves
    bool operator==(const ImplicitPose&) const = default;
};

/// Moves vertices as ImplicitMethod::Contact does, one fold after the other, from the root outwards. In a
/// fold skin swells away from its bones until the joint has the volume it has at rest; what then lies beyond
/// the plane between both bones gives way, across it and as far as the other side's flesh lies on the way
/// back. Every response is smooth, every count of steps fixed: the result is a continuous function of the
/// pose. positions and states #skin.vertices, of the direct method, Still. O(vertices about folds that bend),
/// parallel.
void foldSkin(const ImplicitSkin& skin, const PosedFields& fields, const DeformSettings& settings,
              std::vector<Vec3>& positions, std::vector<VertexState>& states);

/// Keeps layers on their sides of one another: a vertex whose height above a face of another layer falls
/// below that of rest moves back, along the face's normal as the vertex's own weights turn it, by up to .003
/// of the height a round and in rounds of a fixed count, all vertices at once. Nothing moves where layers
/// move as one body. A continuous function of the positions. base: of every part, where rigid shells are.
/// positions and states as foldSkin leaves them. O(vertices beside layers that bend), parallel.
void partLayers(const ImplicitSkin& skin, const PosedFields& fields, std::span<const std::vector<Vec3>> base,
                const DeformSettings& settings, std::vector<Vec3>& positions,
                std::vector<VertexState>& states);

/// All fields as one: the largest of what the operators make of each joint's field and its parent's.
class ComposedField {
public:
    /// Keeps references. joints: whose fields count, ascending.
    ComposedField(const PosedFields& fields, std::vector<std::size_t> joints);
    /// O(joints).
    FieldSample at(const Vec3& position) const;

private:
    const PosedFields& m_fields;
    std::vector<std::size_t> m_joints;
    std::vector<std::size_t> m_parents; ///< indices of the joints' parents among them; its own: none
};

/// Composed value of every vertex in the bind pose: what it keeps in all others. #vertices, parallel.
std::vector<float> isoValues(const ImplicitSkin& skin, const DeformSettings& settings);

/// A step of projection of Vaillant et al. 2013 (section 4.2): sigma (iso - f) grad f / |grad f|^2, sigma =
/// 0.35. Zero where the field has no direction.
Vec3 paperStep(const FieldSample& field, float iso);

/// Whether a vertex stops for good: the gradient turned by more than 55 degrees. Unit vectors.
bool paperStops(const Vec3& gradient, const Vec3& last);

/// mu, how far a vertex relaxes: max(0, 1 - (|f - iso| - 1)^4).
double paperRelaxation(double off);

/// beta, how far a vertex is smoothed: 1 where it stopped, 0 elsewhere, diffused over the rings. Of `active`
/// vertices; the others stay 0. #vertices.
std::vector<float> paperSmoothing(const ImplicitVertices& vertices, std::span<const std::uint32_t> active,
                                  std::span<const VertexState> states);

/// Moves vertices as Vaillant et al. 2013 do, sections 4.2 to 4.4: steps of projection, each followed by
/// tangential relaxation, then smoothing of the contacts. iso: isoValues. As foldSkin otherwise.
void projectSkin(const ImplicitSkin& skin, const PosedFields& fields, const DeformSettings& settings,
                 std::span<const float> iso, std::vector<Vec3>& positions, std::vector<VertexState>& states);

/// Poses a character by implicit skinning, the way its skin was bound for. Where a pose leads depends on the
/// pose alone. Not for two threads at once.
class ImplicitPoser {
public:
    explicit ImplicitPoser(std::shared_ptr<const ImplicitSkin> skin);

    /// base: vertices of every part as the direct method puts them; matrices #J. O(vertices near what bends),
    /// parallel, the same bytes on any number of threads. A joint whose matrix is not finite or turns space
    /// inside out has no field in this pose. No result is ever non-finite where base is finite.
    const ImplicitPose& pose(std::span<const Transform> skinningMatrices, std::vector<std::vector<Vec3>> base,
                             const DeformSettings& settings);
    const ImplicitSkin& skin() const { return *m_skin; }

private:
    void useOperators(const DeformSettings& settings);

    std::shared_ptr<const ImplicitSkin> m_skin;
    std::vector<JointDeform> m_operators;
    std::vector<float> m_iso; ///< #vertices, of m_operators; empty: not measured, or not asked for
    ImplicitPose m_result;
};

} // namespace sinew
