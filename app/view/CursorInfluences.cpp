#include "app/view/CursorInfluences.h"

#include "app/document/edits/LockEdits.h"
#include "app/text/Fill.h"

#include <algorithm>
#include <span>

namespace sinew {

CursorInfluences cursorInfluences(const DocumentState& state, const PartWeights& weights, VertexId at,
                                  std::size_t most) {
    CursorInfluences result;
    const bool there =
        at.part < weights.size() && weights[at.part] && at.vertex < weights[at.part]->vertexCount();
    const auto influences = there ? weights[at.part]->at(at.vertex) : std::span<const Influence>();
    if (influences.empty() || most == 0) {
        return result;
    }
    const std::int32_t active = state.selection.joint;
    std::vector<Influence> listed(influences.begin(), influences.end());
    if (active != kNone && std::ranges::find(listed, active, &Influence::joint) == listed.end()) {
        listed.push_back({active, 0.0F});
    }
    if (listed.size() > most) {
        result.more = listed.size() - most;
        const auto own = std::ranges::find(listed, active, &Influence::joint);
        const auto last = listed.begin() + static_cast<std::ptrdiff_t>(most) - 1;
        if (own != listed.end() && own > last) {
            *last = *own;
        }
        listed.resize(most);
    }
    for (const Influence& influence : listed) {
        const auto joint = static_cast<std::size_t>(influence.joint);
        result.rows.push_back({influence.joint, printable(state.scene->skeleton.joints[joint].name),
                               influence.weight, influence.joint == active,
                               isLocked(state, influence.joint)});
    }
    return result;
}

} // namespace sinew
