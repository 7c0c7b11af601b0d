#include "core/deform/implicit/NearFields.h"

#include "core/base/Parallel.h"

#include <algorithm>

namespace sinew {
namespace {

constexpr std::size_t kNearFieldsGrain = 256;
constexpr float kBoneNear = 0.3F; ///< value of other skin at a vertex's bone from which on contact gives way
constexpr float kBoneIn = 0.7F;   ///< and is none
constexpr float kGap = 0.02F;     ///< lead that skin in contact keeps, so that two sides never share a place

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
        boxes[static_cast<std::size_t>(m_skin.vertices.joint[i])].add(m_base[i]);
    }
    for (std::size_t j = 0; j < m_segments.size(); ++j) {
        SegmentNear& segment = m_segments[j];
        if (boxes[j].empty() || !m_fields.has(j)) {
            continue;
        }
        boxes[j].add(m_fields.box(j));
        for (std::size_t other = 0; other < m_segments.size(); ++other) {
            if (other != j && m_fields.has(other) && meet(boxes[j], m_fields.box(other))) {
                const FieldOrigin origin = m_skin.origins[other];
                segment.others.push_back({static_cast<std::uint32_t>(other), m_fields.moveAlike(j, other),
                                          origin == FieldOrigin::Hermite || origin == FieldOrigin::TooSmall});
                segment.bends = segment.bends || !segment.others.back().alike;
            }
        }
    }
}

Vec3 NearFields::carriedInward(std::size_t joint, const FieldSample& atRest) const {
    return (m_fields.matrix(joint).linear() * atRest.gradient.cast<double>()).stableNormalized();
}

/// Skin gives way up to its bone and no further: where the bone itself lies in other skin the two stay in one
/// another, as the direct method has them.
float NearFields::contactFade(std::size_t own, std::size_t vertex, std::size_t other) const {
    const float depth = m_fields.at(other, m_fields.matrix(own) * m_skin.anchors[vertex]).value;
    const float t = std::clamp((depth - kBoneNear) / (kBoneIn - kBoneNear), 0.0F, 1.0F);
    return t * t * (3.0F - 2.0F * t);
}

NearList NearFields::at(std::size_t vertex) const {
    const auto own = static_cast<std::size_t>(m_skin.vertices.joint[vertex]);
    const SegmentNear& segment = m_segments[own];
    const FieldSample ownRest = m_skin.fields[own]->at(m_skin.rest[vertex]);
    NearList list;
    for (std::size_t k = m_skin.vertices.pullOffsets[vertex]; k < m_skin.vertices.pullOffsets[vertex + 1];
         ++k) {
        list.bends =
            list.bends || !m_fields.moveAlike(own, static_cast<std::size_t>(m_skin.vertices.pulls[k]));
    }
    list.inward = ownRest.value * carriedInward(own, ownRest);
    const Vec3& place = m_base[vertex];
    for (const Other& other : segment.others) {
        const Aabb& box = m_fields.box(other.joint);
        if (list.count == NearList::kMost || (place.array() < box.min.array()).any() ||
            (place.array() > box.max.array()).any()) {
            continue;
        }
        const FieldSample rest = m_skin.fields[other.joint]->at(m_skin.rest[vertex]);
        if (!other.skin && !(rest.value > 0.0F)) {
            continue;
        }
        if (!(rest.value > 0.0F || m_fields.at(other.joint, place).value > 0.0F)) {
            continue;
        }
        NearField near{other.joint, !(rest.value > 0.0F), 0.0F};
        if (near.contact) {
            near.given = contactFade(own, vertex, other.joint);
            if (near.given >= 1.0F) {
                continue;
            }
            list.touches = true;
        } else {
            list.inward += rest.value * carriedInward(other.joint, rest);
        }
        list.bends = list.bends || !other.alike;
        list.fields[list.count++] = near;
    }
    list.inward = list.inward.stableNormalized();
    return list;
}

FieldQuery NearFields::queryAt(std::size_t vertex, const NearList& near, const Vec3& place) const {
    const auto own = static_cast<std::size_t>(m_skin.vertices.joint[vertex]);
    FieldQuery query;
    query.own = m_fields.at(own, place);
    query.field = query.own;
    std::array<FieldSample, NearList::kMost> samples;
    for (std::size_t k = 0; k < near.count; ++k) {
        const NearField& other = near.fields[k];
        samples[k] = m_fields.at(other.joint, place);
        const float room = query.own.value - samples[k].value - kGap + other.given;
        if (other.contact && samples[k].value > 0.0F && room < query.room) {
            query.room = room;
            query.other = samples[k].gradient;
        }
        const float heard = 1.0F - other.given;
        if (heard * samples[k].value > query.field.value) {
            query.field = {heard * samples[k].value, heard * samples[k].gradient};
        }
    }
    const auto sampleOf = [&](std::size_t joint) -> const FieldSample* {
        if (joint == own) {
            return &query.own;
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
            if (joined.value > query.field.value) {
                query.field = joined;
            }
        }
    };
    join(own, query.own);
    for (std::size_t k = 0; k < near.count; ++k) {
        join(near.fields[k].joint, samples[k]);
    }
    return query;
}

std::vector<float> isoValues(const ImplicitSkin& skin, const DeformSettings& settings) {
    const std::vector<Transform> rest(skin.fields.size(), Transform::Identity());
    const PosedFields fields(skin, rest, settings);
    const NearFields near(skin, fields, skin.rest);
    std::vector<float> iso(skin.vertices.size());
    parallelFor(iso.size(), kNearFieldsGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end; ++i) {
            iso[i] = near.queryAt(i, near.at(i), skin.rest[i]).field.value;
        }
    });
    return iso;
}

} // namespace sinew
