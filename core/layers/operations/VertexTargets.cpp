#include "core/layers/operations/VertexTargets.h"

#include <algorithm>

namespace sinew {

void addTarget(EditList& list, std::uint32_t vertex, std::span<const Influence> below,
               std::span<const Influence> target, const JointNumbers& joints, const VertexEdits& former) {
    std::vector<JointEdit> edits;
    for (const JointEdit& edit : former.edits) {
        const auto number = static_cast<std::size_t>(edit.joint);
        if (number < joints.skeleton.size() && joints.skeleton[number] == kNone) {
            edits.push_back(edit);
        }
    }
    const auto add = [&](std::int32_t joint, float weight) {
        if (static_cast<std::size_t>(joint) < joints.table.size()) {
            edits.push_back({joints.table[static_cast<std::size_t>(joint)], 0.0F, weight});
        }
    };
    if (!std::ranges::equal(below, target)) {
        for (const Influence& influence : below) {
            add(influence.joint, 0.0F);
        }
        for (const Influence& influence : target) { // of one joint's edits the last counts
            add(influence.joint, influence.weight);
        }
    }
    list.add(vertex, edits);
}

LayerStack setTargets(const LayerInput& input, const VertexTargets& targets) {
    LayerStack result = input.stack;
    const JointNumbers joints(result, input.context.joints);
    for (std::size_t i = 0; i < targets.vertices.size();) {
        const std::uint32_t part = targets.vertices[i].part;
        PaintEdits fresh;
        const PaintEdits* edits = editsToChange(input, part, fresh);
        EditList changes;
        for (; i < targets.vertices.size() && targets.vertices[i].part == part; ++i) {
            const std::uint32_t vertex = targets.vertices[i].vertex;
            if (edits != nullptr && vertex < edits->vertexCount() && !targets.weights.at(i).empty()) {
                addTarget(changes, vertex, influencesAt(input.below, targets.vertices[i]),
                          targets.weights.at(i), joints, edits->at(vertex));
            }
        }
        if (changes.size() > 0) {
            result = result.withEdits(input.layer, part, edits->with(changes));
        }
    }
    return result;
}

} // namespace sinew
