#include "core/deform/NearFields.h"

#include "core/base/Parallel.h"

#include <algorithm>

namespace sinew {
namespace {

constexpr std::size_t kGrain = 256;
constexpr float kGap = 0.02F; ///< lead that skin in contact keeps, so that two sides never share a place

bool meet(const Aabb& a, const Aabb& b) {
    return !a.empty() && !b.empty() && (a.min.array() <= b.max.array()).all() &&
           (b.min.array() <= a.max.array()).all();
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
                segment.others.push_back({static_cast<std::uint32_t>(other), m_fields.moveAlike(j, other)});
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
    list.inward = ownRest.value * carriedInward(own, ownRest);
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
        near = {other.joint, !(rest.value > 0.0F)};
        if (!near.contact) {
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
        const float room = felt.own.value - samples[k].value - kGap;
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
