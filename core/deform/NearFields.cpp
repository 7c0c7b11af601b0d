#include "core/deform/NearFields.h"

#include "core/base/Parallel.h"

#include <algorithm>

namespace sinew {
namespace {

constexpr std::size_t kGrain = 256;
constexpr float kGap = 0.02F;    ///< lead that skin in contact keeps, so that two sides never share a place
constexpr double kFolded = 0.25; ///< of the field's reach: skin driven together by that much is in contact

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
                const bool alike = m_fields.moveAlike(j, other);
                segment.joints.push_back(static_cast<std::uint32_t>(other));
                segment.alike.push_back(alike ? 1 : 0);
                segment.bends = segment.bends || !alike;
            }
        }
    }
}

double NearFields::folding(std::size_t point, std::size_t other) const {
    const auto own = static_cast<std::size_t>(m_skin.points.joint[point]);
    Vec3 alongOwn = m_skin.directions[own];
    const std::int32_t below =
        nextBelow(m_skin.parents, static_cast<std::int32_t>(own), static_cast<std::int32_t>(other));
    if (below != kNone) {
        alongOwn = (m_skin.pivots[own] - m_skin.pivots[static_cast<std::size_t>(below)]).stableNormalized();
    } else if (nextBelow(m_skin.parents, static_cast<std::int32_t>(other), static_cast<std::int32_t>(own)) ==
               kNone) {
        return 1.0; // siblings and strangers have no joint between them
    }
    const Vec3& rest = m_skin.rest[point];
    const Vec3 carried = m_fields.matrix(other) * rest - m_fields.matrix(own) * rest;
    const double together = carried.dot(m_fields.matrix(own).linear() * alongOwn);
    return std::clamp(together / (kFolded * m_skin.fields[own]->reach()), 0.0, 1.0);
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
    for (std::size_t k = 0; k < segment.joints.size() && list.count < NearList::kMost; ++k) {
        const std::size_t other = segment.joints[k];
        const Aabb& box = m_fields.box(other);
        const Vec3& place = m_base[point];
        if ((place.array() < box.min.array()).any() || (place.array() > box.max.array()).any()) {
            continue;
        }
        const FieldSample rest = m_skin.fields[other]->at(m_skin.rest[point]);
        if (!(rest.value > 0.0F || m_fields.at(other, place).value > 0.0F)) {
            continue;
        }
        list.bends = list.bends || segment.alike[k] == 0;
        NearField& near = list.fields[list.count++];
        near = {static_cast<std::uint32_t>(other), true, kGap};
        if (rest.value > 0.0F) {
            // The contact closes as the fold does, so that no point jumps when it begins.
            const auto folded = static_cast<float>(folding(point, other));
            near.contact = folded > 0.0F;
            near.held = folded * (1.0F + std::min(kGap, ownRest.value - rest.value)) - 1.0F;
            list.inward += (1.0F - folded) * rest.value * carriedInward(other, rest);
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
