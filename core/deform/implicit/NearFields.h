#pragma once

#include "core/deform/implicit/PosedFields.h"

#include <array>
#include <span>
#include <vector>

namespace sinew {

/// Another joint's field near a vertex.
struct NearField {
    std::uint32_t joint = 0;
    bool contact = false; ///< skin that the vertex must stay out of; else skin that it goes over into
    /// How far a contact fades, 0..1, because the vertex's own bone lies inside the other joint's skin.
    float given = 0.0F;
};

/// Fields near a vertex, the first few by joint.
struct NearList {
    static constexpr std::size_t kMost = 8;
    std::array<NearField, kMost> fields;
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
    FieldQuery queryAt(std::size_t vertex, const NearList& near, const Vec3& place) const;
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

} // namespace sinew
