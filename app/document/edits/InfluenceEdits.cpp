#include "app/document/edits/InfluenceEdits.h"

#include "app/document/edits/LayerEdits.h"
#include "core/layers/brush/Paint.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>
#include <vector>

namespace sinew {
namespace {

/// No lock at all is an empty list, so that locking and unlocking gives equal states.
void tidy(std::vector<bool>& locked) {
    if (std::ranges::none_of(locked, [](bool one) { return one; })) {
        locked.clear();
    }
}

} // namespace

void lockJoints(Document& document, const std::vector<std::int32_t>& joints, bool locked) {
    document.change(locked ? QCoreApplication::translate("LockEdits", "Lock Joints")
                           : QCoreApplication::translate("LockEdits", "Unlock Joints"),
                    [&](DocumentState& state) {
                        state.locked.resize(state.scene->skeleton.size());
                        for (const std::int32_t joint : joints) {
                            state.locked[static_cast<std::size_t>(joint)] = locked;
                        }
                        tidy(state.locked);
                    });
}

void lockAllBut(Document& document, const std::vector<std::int32_t>& joints) {
    document.change(QCoreApplication::translate("LockEdits", "Lock All Others"), [&](DocumentState& state) {
        state.locked.assign(state.scene->skeleton.size(), true);
        for (const std::int32_t joint : joints) {
            state.locked[static_cast<std::size_t>(joint)] = false;
        }
        tidy(state.locked);
    });
}

void unlockAll(Document& document) {
    document.change(QCoreApplication::translate("LockEdits", "Unlock All Joints"),
                    [](DocumentState& state) { state.locked.clear(); });
}

bool isLocked(const DocumentState& state, std::int32_t joint) {
    return joint >= 0 && static_cast<std::size_t>(joint) < state.locked.size() &&
           state.locked[static_cast<std::size_t>(joint)];
}

std::vector<std::string> lockedNames(const DocumentState& state) {
    std::vector<std::string> names;
    for (std::size_t j = 0; j < state.locked.size(); ++j) {
        if (state.locked[j]) {
            names.push_back(state.scene->skeleton.joints[j].name);
        }
    }
    return names;
}

std::vector<bool> locksOf(const Skeleton& skeleton, const std::vector<std::string>& names) {
    std::vector<bool> locked(skeleton.size());
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        locked[j] = std::ranges::find(names, skeleton.joints[j].name) != names.end();
    }
    tidy(locked);
    return locked;
}

namespace {

using Joints = std::vector<std::int32_t>;

float weightOf(const PartWeights& weights, VertexId vertex, std::int32_t joint) {
    const auto influences = influencesAt(weights, vertex);
    const auto at = std::ranges::find(influences, joint, &Influence::joint);
    return at == influences.end() ? 0.0F : at->weight;
}

/// Vertices of which the same joints are set, in the same order: what gains most comes first, so that there
/// is always a joint that can take what another one loses. Locked joints are left out where others are left.
std::map<Joints, std::vector<ReachedVertex>> reachByJoints(const std::map<WeightCell, float>& wanted,
                                                           const DocumentState& state) {
    const bool anyFree =
        std::ranges::any_of(wanted, [&](const auto& cell) { return !isLocked(state, cell.first.joint); });
    std::map<VertexId, std::vector<std::pair<float, std::int32_t>>> lossesOf;
    for (const auto& [cell, weight] : wanted) {
        if (!anyFree || !isLocked(state, cell.joint)) {
            const float now = weightOf(*state.weights, cell.vertex, cell.joint);
            lossesOf[cell.vertex].emplace_back(now - weight, cell.joint);
        }
    }
    std::map<Joints, std::vector<ReachedVertex>> reach;
    for (auto& [vertex, losses] : lossesOf) {
        std::ranges::sort(losses);
        Joints joints;
        std::ranges::transform(losses, std::back_inserter(joints),
                               [](const auto& loss) { return loss.second; });
        reach[joints].push_back({vertex, 1.0F});
    }
    return reach;
}

/// The same with one more joint locked.
std::vector<bool> withLock(std::vector<bool> locked, std::int32_t joint, std::size_t joints) {
    locked.resize(joints);
    locked[static_cast<std::size_t>(joint)] = true;
    return locked;
}

} // namespace

Expected<void> setWeights(Document& document, std::span<const WeightCell> cells,
                          std::span<const float> weights) {
    const auto ready = readyToPaint(document.finishWeights());
    if (!ready) {
        return fail(ready.error());
    }
    std::map<WeightCell, float> wanted;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        wanted[cells[i]] = weights[i];
    }
    const auto context = document.layering().context(*ready, false);
    const auto layer = static_cast<std::size_t>(ready->activeLayer);
    const PartWeights below = document.layering().below(*ready, layer);
    LayerStack stack = ready->layers;
    for (auto& [joints, reach] : reachByJoints(wanted, *ready)) {
        Brush brush;
        brush.mode = BrushMode::Gradient; // a weight for each vertex: it says where on the way from 0 to 1
        brush.value = 0.0F;
        brush.valueTo = 1.0F;
        brush.locked = ready->locked;
        for (const std::int32_t joint : joints) {
            brush.joint = joint;
            for (ReachedVertex& vertex : reach) {
                vertex.along = wanted.at({vertex.at, joint});
            }
            auto painted = paint({stack, layer, below, *context}, reach, brush);
            if (!painted) {
                return fail(painted.error());
            }
            stack = std::move(*painted);
            // What is set stays as it is while the next one takes from the others.
            brush.locked = withLock(brush.locked, joint, ready->scene->skeleton.size());
        }
    }
    document.change(QCoreApplication::translate("InfluenceEdits", "Set Weight"), [&](DocumentState& state) {
        state.layers = stack;
        state.activeLayer = ready->activeLayer;
    });
    return {};
}

Expected<void> setWeights(Document& document, std::span<const WeightCell> cells, float weight) {
    const std::vector<float> weights(cells.size(), weight);
    return setWeights(document, cells, weights);
}

Expected<void> setJointWeight(Document& document, std::span<const VertexId> vertices, std::int32_t joint,
                              float weight) {
    std::vector<WeightCell> cells;
    cells.reserve(vertices.size());
    for (const VertexId& vertex : vertices) {
        cells.push_back({vertex, joint});
    }
    return setWeights(document, cells, weight);
}

} // namespace sinew
