#pragma once

#include "core/layers/LayerStack.h"

#include <map>
#include <span>
#include <utility>

namespace sinew {

/// Edits of a place between vertices: what several vertices' edits have in shares. No edits count as the edit
/// that changes nothing.
class EditMixer {
public:
    void clear();
    /// `joints`: for each joint of the stack's table the one that its edits count for, kNone: for none;
    /// without it each counts for itself.
    void add(const VertexEdits& edits, double share, std::span<const std::int32_t> joints = {});
    /// Ascending by joint; empty: none of them said anything.
    std::span<const JointEdit> edits();
    /// Whether most of those that said anything are held.
    bool held() const { return m_held >= 0.0; }

private:
    std::map<std::int32_t, std::pair<double, double>> m_scales; ///< scale, shift
    std::vector<JointEdit> m_edits;
    double m_held = 0.0;
};

/// The edits of a layer's vertex; none where the layer has no such vertex.
VertexEdits editsAt(const WeightLayer& layer, std::size_t part, std::uint32_t vertex);

} // namespace sinew
