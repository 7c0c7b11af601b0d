#pragma once

#include "core/deform/Deform.h"
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
/// kBulge 16 ratio^2 (1 - ratio)^2, a rim beside the crease. t = 1 - opening where the gradients cross at a
/// wide angle, 1 where they agree, so that bones in line do not swell.
class FieldOperator {
public:
    /// O(1) after the first of a kind, which tabulates.
    explicit FieldOperator(JointOperator how, float opening);

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
    float m_opening = 0.0F;
    float m_alignedCosine = 1.0F;
    float m_crossedCosine = 0.0F;
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
        FieldOperator how{JointOperator::Union, 0.0F};
    };
    void place(Posed& posed, const BoneField& field, const Transform& matrix) const;

    const ImplicitSkin& m_skin;
    std::vector<Posed> m_joints;
};

/// Another joint's field near a vertex.
struct NearField {
    std::uint32_t joint = 0;
    bool contact = false; ///< skin that the vertex must stay out of; else skin that it goes over into
    /// How far a contact fades, 0..1, because the vertex's own bone lies inside the other joint's skin.
    float given = 0.0F;
};

/// Fields near a vertex, the first few by joint.
struct NearList {
    static constexpr std::size_t kMax = 8;
    std::array<NearField, kMax> fields;
    std::uint32_t count = 0;
    bool touches = false; ///< any of them is a contact
    bool bends = false;   ///< any of them, or a joint that pulls, moves against the vertex's own joint
    Vec3 inward =
        Vec3::Zero(); ///< unit: the gradient of rest, carried along by all that pass into each other
    std::span<const NearField> all() const { return {fields.data(), count}; }
};

/// What a vertex feels at a place.
struct FieldQuery {
    FieldSample own;   ///< of the joint whose segment it belongs to
    FieldSample field; ///< composed of all
    float room = 1.0F; ///< own lead over the contact that leaves least, less the gap to keep; < 0: inside
    Vec3f other = Vec3f::Zero(); ///< gradient of that contact's field
};

/// Who is near whom in one pose. Fields that overlap at a vertex in the bind pose pass into each other there:
/// their skin is one, and the crease of a fold is where the gradient turns. All other fields that come near a
/// vertex are in contact with it.
class NearFields {
public:
    /// Keeps references. rest: places in the bind pose, base: places by the direct method. #vertices each.
    NearFields(const ImplicitSkin& skin, const PosedFields& fields, std::span<const Vec3> base);

    /// O(joints whose fields meet the segment's box).
    NearList at(std::size_t vertex) const;
    FieldQuery queryAt(std::size_t vertex, const NearList& near, const Vec3& position) const;
    /// Whether anything near a joint's segment moves against it; else none of its vertices needs a look.
    bool bends(std::size_t joint) const { return m_segments[joint].bends; }

private:
    /// Another joint whose posed field meets the box of a segment's vertices.
    struct Other {
        std::uint32_t joint = 0;
        bool alike = false; ///< moves as one with the segment's joint
        bool skin = true;   ///< its field follows its skin closely enough to be in contact with
    };
    struct SegmentNear {
        std::vector<Other> others;
        bool bends = false;
    };
    void findNear();
    float contactFade(std::size_t own, std::size_t vertex, std::size_t other) const;
    Vec3 carriedInward(std::size_t joint, const FieldSample& atRest) const;

    const ImplicitSkin& m_skin;
    const PosedFields& m_fields;
    std::span<const Vec3> m_base;
    std::vector<SegmentNear> m_segments; ///< #J
};

/// Composed value of every vertex in the bind pose: what it keeps in all others. #vertices, parallel.
std::vector<float> isoValues(const ImplicitSkin& skin, const DeformSettings& settings);

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

/// Poses a character by implicit skinning (Vaillant et al. 2013, sections 4 and 5), frame after frame. Where
/// a pose leads depends on the pose alone; a vertex that would jump on the way there, from one side of a
/// contact to the other, is eased: half the way in the first frame. The same pose given a second time (see
/// settled) ends there exactly, whichever way it was reached. Not for two threads at once.
class ImplicitPoser {
public:
    explicit ImplicitPoser(std::shared_ptr<const ImplicitSkin> skin);

    /// base: vertices of every part as the direct method puts them; matrices #J. O(vertices near what bends),
    /// parallel, the same bytes on any number of threads. A joint whose matrix is not finite or turns space
    /// inside out has no field in this pose. No result is ever non-finite where base is finite.
    const ImplicitPose& pose(std::span<const Transform> skinningMatrices, std::vector<std::vector<Vec3>> base,
                             const DeformSettings& settings);
    /// No vertex is under way: the last pose is where it ends.
    bool settled() const { return m_settled; }
    /// The next pose ends at once, as the first does.
    void forget();
    const ImplicitSkin& skin() const { return *m_skin; }

private:
    void useOperators(const DeformSettings& settings);

    std::shared_ptr<const ImplicitSkin> m_skin;
    std::vector<JointDeform> m_operators;
    std::vector<float> m_iso; ///< #vertices, of m_operators; empty: not measured
    std::vector<Vec3>
        m_off; ///< #vertices: from the direct method, in the joints' own axes; empty: no last frame
    std::vector<Transform> m_last;
    bool m_settled = true;
    ImplicitPose m_result;
};

} // namespace sinew
