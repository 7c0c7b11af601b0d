#include "core/deform/NearFields.h"

#include "core/base/Parallel.h"

#include <algorithm>

namespace sinew {
namespace {

constexpr std::size_t kGrain = 256;
constexpr float kGap = 0.02F; ///< lead that skin in contact keeps, so that two sides never share a place

constexpr double kOpposed = 0.1; ///< bones nearer to one line than this have no contact between them

bool meet(const Aabb& a, const Aabb& b) {
    return !a.empty() && !b.empty() && (a.min.array() <= b.max.array()).all() &&
           (b.min.array() <= a.max.array()).all();
}

/// The joint next below `above` on the way to `joint`; kNone when `joint` is not below it.
std::int32_t nextBelow(const std::vector<std::int32_t>& parents, std::int32_t above, std::int32_t joint) {
    while (joint != kNone && parents[static_cast<std::size_t>(joint)] != above) {
        joint = parents[static_cast<std::size_t>(joint)];
    }
    return joint;
}

} // namespace

NearFields::NearFields(const ImplicitSkin& skin, const PosedFields& fields, std::span<const Vec3> base)
    : m_skin(skin)
    , m_fields(fields)
    , m_base(base)
    , m_segments(skin.fields.size()) {
    findNear();
}

NearFields::Other NearFields::otherOf(std::size_t own, std::size_t other) const {
    Other result;
    result.joint = static_cast<std::uint32_t>(other);
    result.alike = m_fields.moveAlike(own, other);
    const auto a = static_cast<std::int32_t>(own);
    const auto b = static_cast<std::int32_t>(other);
    const std::int32_t ownBelow = nextBelow(m_skin.parents, b, a);
    const std::int32_t otherBelow = nextBelow(m_skin.parents, a, b);
    if (ownBelow == kNone && otherBelow == kNone) {
        return result; // siblings and strangers have no joint between them
    }
    // The joint where they meet belongs to the lower one's side; the upper one's bone leads away from it.
    const auto upward = [&](std::size_t upper, std::int32_t meeting) -> Vec3 {
        return m_skin.pivots[upper] - m_skin.pivots[static_cast<std::size_t>(meeting)];
    };
    const Vec3 ownAway = ownBelow != kNone ? m_skin.directions[own] : upward(own, otherBelow);
    const Vec3 otherAway = ownBelow != kNone ? upward(other, ownBelow) : m_skin.directions[other];
    result.chained = true;
    result.along = (m_fields.matrix(own).linear() * ownAway).stableNormalized();
    result.apart = result.along - Vec3((m_fields.matrix(other).linear() * otherAway).stableNormalized());
    result.apart = result.apart.norm() > kOpposed ? Vec3(result.apart.normalized()) : Vec3(Vec3::Zero());
    return result;
}

void NearFields::findNear() {
    std::vector<Aabb> boxes(m_segments.size());
    for (std::size_t i = 0; i < m_base.size(); ++i) {
        boxes[static_cast<std::size_t>(m_skin.points.joint[i])].add(m_base[i]);
    }
    for (std::size_t j = 0; j < m_segments.size(); ++j) {
        SegmentNear& segment = m_segments[j];
        if (boxes[j].empty() || !m_fields.has(j)) {
            continue;
        }
        boxes[j].add(m_fields.box(j));
        for (std::size_t other = 0; other < m_segments.size(); ++other) {
            if (other != j && m_fields.has(other) && meet(boxes[j], m_fields.box(other))) {
                segment.others.push_back(otherOf(j, other));
                segment.bends = segment.bends || !segment.others.back().alike;
            }
        }
    }
}

Vec3 NearFields::carriedInward(std::size_t joint, const FieldSample& atRest) const {
    return (m_fields.matrix(joint).linear() * atRest.gradient.cast<double>()).stableNormalized();
}

NearList NearFields::at(std::size_t point) const {
    const auto own = static_cast<std::size_t>(m_skin.points.joint[point]);
    const SegmentNear& segment = m_segments[own];
    const FieldSample ownRest = m_skin.fields[own]->at(m_skin.rest[point]);
    NearList list;
    for (std::size_t k = m_skin.points.pullOffsets[point]; k < m_skin.points.pullOffsets[point + 1]; ++k) {
        list.bends = list.bends || !m_fields.moveAlike(own, static_cast<std::size_t>(m_skin.points.pulls[k]));
    }
    list.ownInward = carriedInward(own, ownRest);
    list.inward = ownRest.value * list.ownInward;
    const Vec3& place = m_base[point];
    for (const Other& other : segment.others) {
        const Aabb& box = m_fields.box(other.joint);
        if (list.count == NearList::kMost || (place.array() < box.min.array()).any() ||
            (place.array() > box.max.array()).any()) {
            continue;
        }
        const FieldSample rest = m_skin.fields[other.joint]->at(m_skin.rest[point]);
        if (!(rest.value > 0.0F || m_fields.at(other.joint, place).value > 0.0F)) {
            continue;
        }
        list.bends = list.bends || !other.alike;
        NearField& near = list.fields[list.count++];
        near = {other.joint, true, kGap, other.apart.cast<float>()};
        if (rest.value > 0.0F) {
            near.contact = !other.chained;
            near.held = std::min(kGap, ownRest.value - rest.value);
            list.inward += rest.value * carriedInward(other.joint, rest);
        }
    }
    list.inward = list.inward.stableNormalized();
    return list;
}

Felt NearFields::feel(std::size_t point, const NearList& near, const Vec3& place) const {
    const auto own = static_cast<std::size_t>(m_skin.points.joint[point]);
    Felt felt;
    felt.own = m_fields.at(own, place);
    felt.field = felt.own;
    std::array<FieldSample, NearList::kMost> samples;
    for (std::size_t k = 0; k < near.count; ++k) {
        const NearField& other = near.fields[k];
        samples[k] = m_fields.at(other.joint, place);
        const float room = felt.own.value - samples[k].value - other.held;
        if (other.contact && samples[k].value > 0.0F && room < felt.room) {
            felt.room = room;
            felt.other = samples[k].gradient;
            felt.apart = other.apart;
        }
        if (samples[k].value > felt.field.value) {
            felt.field = samples[k];
        }
    }
    const auto sampleOf = [&](std::size_t joint) -> const FieldSample* {
        if (joint == own) {
            return &felt.own;
        }
        for (std::size_t k = 0; k < near.count; ++k) {
            if (near.fields[k].joint == joint) {
                return &samples[k];
            }
        }
        return nullptr;
    };
    const auto join = [&](std::size_t joint, const FieldSample& sample) {
        const FieldOperator& how = m_fields.toParent(joint);
        const std::int32_t parent = m_fields.parent(joint);
        if (how.isUnion() || parent == kNone) {
            return;
        }
        if (const FieldSample* above = sampleOf(static_cast<std::size_t>(parent))) {
            const FieldSample joined = how(sample, *above);
            if (joined.value > felt.field.value) {
                felt.field = joined;
            }
        }
    };
    join(own, felt.own);
    for (std::size_t k = 0; k < near.count; ++k) {
        join(near.fields[k].joint, samples[k]);
    }
    return felt;
}

std::vector<float> isoValues(const ImplicitSkin& skin, const DeformSettings& settings) {
    const std::vector<Transform> rest(skin.fields.size(), Transform::Identity());
    const PosedFields fields(skin, rest, settings);
    const NearFields near(skin, fields, skin.rest);
    std::vector<float> iso(skin.points.size());
    parallelFor(iso.size(), kGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end; ++i) {
            iso[i] = near.feel(i, near.at(i), skin.rest[i]).field.value;
        }
    });
    return iso;
}

} // namespace sinew
