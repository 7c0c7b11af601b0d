#include "core/layers/evaluate/EditMixer.h"

#include "core/base/Types.h"

namespace sinew {

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
