#pragma once

#include "core/deform/implicit/BoneField.h"
#include "core/deform/implicit/ImplicitSkin.h"

#include <memory>
#include <span>
#include <vector>

namespace sinew {

/// One end of a joint's bones where other skin goes on.
struct BoneEnd {
    Vec3 place = Vec3::Zero();
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
Vec3 nearestOnBones(std::span<const Segment> bones, const Vec3& place);

/// At most `count` of the points, each the one farthest from all before it: a Poisson-disk set whose radius
/// is as large as it gets. The first is the one farthest from the mean. Ties: the earlier. O(#points count).
std::vector<std::uint32_t> spreadSamples(std::span<const OrientedPoint> points, std::size_t count);

/// The compactly supported field of a segment (Vaillant et al. 2013, section 3.1): HRBF through at most 50
/// samples and a cap beyond every end; f = 1/2 - 15/16 s + 5/8 s^3 - 3/16 s^5 with s = d / r in [-1, 1]; on
/// 32^3 nodes. Unlike there, samples near the ends stay, those over twice the median distance from bones go,
/// and r is 1.25 x the median. Where that cannot be, the capsule round the bones through the mean radius.
FittedField fitField(const FieldSegment& segment);

} // namespace sinew
