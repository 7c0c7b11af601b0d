#include "core/layers/evaluate/EditedVertex.h"

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
        auto share = std::ranges::find(m_shares, joint, &Share::joint);
        if (share == m_shares.end()) {
            m_shares.push_back({joint, 0.0, false});
            share = std::prev(m_shares.end());
        }
        share->weight = edit.apply(share->weight);
        share->edited = true;
        any = true;
    }
    return any;
}

bool EditedVertex::shareOut(bool held) {
    double edited = 0.0;
    double others = 0.0;
    for (const Share& share : m_shares) {
        (share.edited ? edited : others) += share.weight;
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
    for (Share& share : m_shares) {
        share.weight *= share.edited ? forEdited : forOthers;
    }
    return true;
}

bool EditedVertex::apply(std::span<const Influence> below, const VertexEdits& edits) {
    const auto takeBelow = [&] {
        m_shares.clear();
        for (const Influence& influence : below) {
            m_shares.push_back({influence.joint, static_cast<double>(influence.weight), false});
        }
    };
    takeBelow();
    if (editJoints(edits) && shareOut(edits.held)) {
        return true;
    }
    takeBelow();
    return false;
}

double EditedVertex::weightOf(std::int32_t joint) const {
    const auto share = std::ranges::find(m_shares, joint, &Share::joint);
    return share != m_shares.end() ? share->weight : 0.0;
}

void EditedVertex::addTo(SkinWeightsBuilder& builder, std::span<const Influence> below,
                         const VertexEdits& edits, float amount) {
    if (!(amount > 0.0F) || edits.empty() || !apply(below, edits)) {
        builder.addSame(below);
        return;
    }
    // Shares sum to 1 and so do weights below: no need to normalise, which would cost as much as the rest.
    const double share = below.empty() ? 1.0 : static_cast<double>(amount);
    m_order.resize(m_shares.size());
    std::size_t count = 0;
    for (std::size_t i = 0; i < m_shares.size(); ++i) { // those below come first, in their order
        const double before = i < below.size() ? static_cast<double>(below[i].weight) : 0.0;
        const auto mixed = static_cast<float>(share * m_shares[i].weight + (1.0 - share) * before);
        if (mixed > 0.0F) {
            insert(strengthOf({m_shares[i].joint, mixed}), count++);
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

void EditMixer::add(const VertexEdits& edits, double share, std::span<const std::int32_t> joints) {
    m_held += edits.empty() ? 0.0 : (edits.held ? share : -share);
    for (const JointEdit& edit : edits.edits) {
        const auto number = static_cast<std::size_t>(edit.joint);
        const std::int32_t joint =
            joints.empty() ? edit.joint : (number < joints.size() ? joints[number] : kNone);
        if (joint == kNone) {
            continue;
        }
        auto& [scale, shift] = m_scales.try_emplace(joint, 1.0, 0.0).first->second;
        scale += share * (static_cast<double>(edit.scale) - 1.0);
        shift += share * static_cast<double>(edit.shift);
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
