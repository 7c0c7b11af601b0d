#pragma once

#include "core/deform/PosedFields.h"

#include <array>
#include <span>
#include <vector>

namespace sinew {

/// Another joint's field near a point.
struct NearField {
    std::uint32_t joint = 0;
    bool contact = false;        ///< skin that the point must stay out of; else skin that it goes over into
    float held = 0.0F;           ///< of the own field's lead over this one, the least the point keeps
    Vec3f apart = Vec3f::Zero(); ///< unit: across the contact to the own side; zero: no joint between the two
};

/// Fields near a point, the first few by joint.
struct NearList {
    static constexpr std::size_t kMost = 8;
    std::array<NearField, kMost> fields;
    std::uint32_t count = 0;
    bool bends = false; ///< any of them, or a joint that pulls, moves against the point's own joint
    Vec3 inward =
        Vec3::Zero(); ///< unit: the gradient of rest, carried along by all that pass into each other
    Vec3 ownInward = Vec3::Zero(); ///< unit: the same of the own field alone
    std::span<const NearField> all() const { return {fields.data(), count}; }
};

/// What a point feels at a place.
struct Felt {
    FieldSample own;   ///< of the joint whose segment it belongs to
    FieldSample field; ///< composed of all
    float room = 1.0F; ///< own lead over the contact that leaves least, less what it must keep; < 0: inside
    Vec3f other = Vec3f::Zero(); ///< gradient of that contact's field
    Vec3f apart = Vec3f::Zero(); ///< of that contact
};

/// Who is near whom in one pose. Fields that overlap in the bind pose, of joints one above the other, pass
/// into each other: their skin is one, and what the projection does at the crease of a fold is enough; only
/// points that the closed form has put past the middle of the other bone are in contact with it. All other
/// fields that come near are in contact.
class NearFields {
public:
    /// Keeps references. rest: places in the bind pose, base: places by the closed form. #points each.
    NearFields(const ImplicitSkin& skin, const PosedFields& fields, std::span<const Vec3> base);

    /// O(joints whose fields meet the segment's box).
    NearList at(std::size_t point) const;
    Felt feel(std::size_t point, const NearList& near, const Vec3& place) const;
    /// Whether anything near a joint's segment moves against it; else none of its points needs a look.
    bool bends(std::size_t joint) const { return m_segments[joint].bends; }

private:
    /// Another joint whose posed field meets the box of a segment's points.
    struct Other {
        std::uint32_t joint = 0;
        bool alike = false;        ///< moves as one with the segment's joint
        bool chained = false;      ///< one is above the other in the skeleton
        Vec3 along = Vec3::Zero(); ///< unit: the segment's bone, away from where the two meet
        Vec3 apart = Vec3::Zero(); ///< see NearField
    };
    struct SegmentNear {
        std::vector<Other> others;
        bool bends = false;
    };
    void findNear();
    Other otherOf(std::size_t own, std::size_t other) const;
    Vec3 carriedInward(std::size_t joint, const FieldSample& atRest) const;

    const ImplicitSkin& m_skin;
    const PosedFields& m_fields;
    std::span<const Vec3> m_base;
    std::vector<SegmentNear> m_segments; ///< #J
};

/// Composed value of every point in the bind pose: what it keeps in all others. #points, parallel.
std::vector<float> isoValues(const ImplicitSkin& skin, const DeformSettings& settings);

} // namespace sinew
