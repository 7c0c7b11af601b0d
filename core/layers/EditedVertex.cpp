#include "core/layers/EditedVertex.h"

#include "core/base/Types.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace sinew {
namespace {

/// An influence as a number that is the larger the stronger it is (strongerInfluence): positive floats are
/// ordered as their bits are, which saves two comparisons.
std::uint64_t strengthOf(const Influence& influence) {
    return static_cast<std::uint64_t>(std::bit_cast<std::uint32_t>(influence.weight)) << 32U |
           ~static_cast<std::uint32_t>(influence.joint);
}

Influence influenceOf(std::uint64_t strength) {
    return {static_cast<std::int32_t>(~static_cast<std::uint32_t>(strength)),
            std::bit_cast<float>(static_cast<std::uint32_t>(strength >> 32U))};
}

} // namespace

bool EditedVertex::editJoints(const VertexEdits& edits) {
    bool any = false;
    for (const JointEdit& edit : edits.edits) {
        const auto number = static_cast<std::size_t>(edit.joint);
        const std::int32_t joint = number < m_skeletonJoints.size() ? m_skeletonJoints[number] : kNone;
        if (joint == kNone) {
            continue;
        }
        auto entry = std::ranges::find(m_entries, joint, &Entry::joint);
        if (entry == m_entries.end()) {
            m_entries.push_back({joint, 0.0, false});
            entry = std::prev(m_entries.end());
        }
        entry->weight = edit.apply(entry->weight);
        entry->edited = true;
        any = true;
    }
    return any;
}

bool EditedVertex::distribute(bool held) {
    double edited = 0.0;
    double others = 0.0;
    for (const Entry& entry : m_entries) {
        (entry.edited ? edited : others) += entry.weight;
    }
    double forEdited = 1.0;
    double forOthers = 1.0;
    if (!held) {
        forEdited = forOthers = 1.0 / (edited + others);
    } else if (1.0 - edited > kNothing && others > 0.0) {
        forOthers = (1.0 - edited) / others;
    } else {
        forEdited = 1.0 / edited;
        forOthers = 0.0;
    }
    if (!std::isfinite(forEdited) || !std::isfinite(forOthers)) {
        return false;
    }
    for (Entry& entry : m_entries) {
        entry.weight *= entry.edited ? forEdited : forOthers;
    }
    return true;
}

bool EditedVertex::apply(std::span<const Influence> below, const VertexEdits& edits) {
    const auto takeBelow = [&] {
        m_entries.clear();
        for (const Influence& influence : below) {
            m_entries.push_back({influence.joint, static_cast<double>(influence.weight), false});
        }
    };
    takeBelow();
    if (editJoints(edits) && distribute(edits.held)) {
        return true;
    }
    takeBelow();
    return false;
}

double EditedVertex::weightOf(std::int32_t joint) const {
    const auto entry = std::ranges::find(m_entries, joint, &Entry::joint);
    return entry != m_entries.end() ? entry->weight : 0.0;
}

void EditedVertex::addTo(SkinWeightsBuilder& builder, std::span<const Influence> below,
                         const VertexEdits& edits, float amount) {
    if (!(amount > 0.0F) || edits.empty() || !apply(below, edits)) {
        builder.addSame(below);
        return;
    }
    // Shares sum to 1 and so do weights below: no need to normalise, which would cost as much as the rest.
    const double fraction = below.empty() ? 1.0 : static_cast<double>(amount);
    m_order.resize(m_entries.size());
    std::size_t count = 0;
    for (std::size_t i = 0; i < m_entries.size(); ++i) { // those below come first, in their order
        const double before = i < below.size() ? static_cast<double>(below[i].weight) : 0.0;
        const auto mixed = static_cast<float>(fraction * m_entries[i].weight + (1.0 - fraction) * before);
        if (mixed > 0.0F) {
            insert(strengthOf({m_entries[i].joint, mixed}), count++);
        }
    }
    m_mixed.resize(count);
    for (std::size_t i = 0; i < count; ++i) {
        m_mixed[i] = influenceOf(m_order[i]);
    }
    builder.addSame(m_mixed);
}

/// Into the order of influences; what comes is nearly in it.
void EditedVertex::insert(std::uint64_t strength, std::size_t count) {
    std::size_t at = count;
    for (; at > 0 && m_order[at - 1] < strength; --at) {
        m_order[at] = m_order[at - 1];
    }
    m_order[at] = strength;
}

void EditMixer::clear() {
    m_scales.clear();
    m_held = 0.0;
}

void EditMixer::add(const VertexEdits& edits, double fraction, std::span<const std::int32_t> joints) {
    m_held += edits.empty() ? 0.0 : (edits.held ? fraction : -fraction);
    for (const JointEdit& edit : edits.edits) {
        const auto number = static_cast<std::size_t>(edit.joint);
        const std::int32_t joint =
            joints.empty() ? edit.joint : (number < joints.size() ? joints[number] : kNone);
        if (joint == kNone) {
            continue;
        }
        auto& [scale, shift] = m_scales.try_emplace(joint, 1.0, 0.0).first->second;
        scale += fraction * (static_cast<double>(edit.scale) - 1.0);
        shift += fraction * static_cast<double>(edit.shift);
    }
}

std::span<const JointEdit> EditMixer::edits() {
    m_edits.clear();
    for (const auto& [joint, edit] : m_scales) {
        m_edits.push_back({joint, static_cast<float>(edit.first), static_cast<float>(edit.second)});
    }
    return m_edits;
}

VertexEdits editsAt(const WeightLayer& layer, std::size_t part, std::uint32_t vertex) {
    const bool there = part < layer.parts.size() && vertex < layer.parts[part].edits.vertexCount();
    return there ? layer.parts[part].edits.at(vertex) : VertexEdits();
}

} // namespace sinew
