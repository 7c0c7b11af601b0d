#include "app/document/edits/LayerEdits.h"

#include "app/document/edits/Edits.h"
#include "app/document/edits/SelectEdits.h"
#include "core/layers/operations/StackOperations.h"

#include <QCoreApplication>

#include <algorithm>
#include <vector>

namespace sinew {
namespace {

const char* nameOfKind(LayerKind kind) {
    switch (kind) {
    case LayerKind::Mirror:
        return QT_TRANSLATE_NOOP("LayerEdits", "Mirror Everything %1");
    case LayerKind::Relax:
        return QT_TRANSLATE_NOOP("LayerEdits", "Relax %1");
    case LayerKind::Paint:
        break;
    }
    return QT_TRANSLATE_NOOP("LayerEdits", "Paint %1");
}

std::string freshName(const LayerStack& stack, LayerKind kind) {
    for (int number = 1;; ++number) {
        std::string name =
            QCoreApplication::translate("LayerEdits", nameOfKind(kind)).arg(number).toStdString();
        if (std::ranges::none_of(stack.layers, [&](const auto& layer) { return layer->name == name; })) {
            return name;
        }
    }
}

DocumentState withLayer(DocumentState state, LayerKind kind) {
    WeightLayer layer;
    layer.name = freshName(state.layers, kind);
    layer.kind = kind;
    const std::size_t at = state.activeLayer == kNone ? state.layers.layers.size()
                                                      : static_cast<std::size_t>(state.activeLayer) + 1;
    state.layers = state.layers.added(std::move(layer), at);
    state.activeLayer = static_cast<std::int32_t>(at);
    return state;
}

/// The active layer after one left the stack.
std::int32_t activeAfter(const DocumentState& state, std::size_t removed) {
    const auto count = static_cast<std::int32_t>(state.layers.layers.size());
    const std::int32_t at =
        state.activeLayer > static_cast<std::int32_t>(removed) ? state.activeLayer - 1 : state.activeLayer;
    return std::min(at, count - 1); // kNone when none is left
}

template<typename Edit>
void changeLayers(Document& document, std::span<const std::size_t> layers, const QString& text,
                  const Edit& edit, MergeKey merge = MergeKey::None) {
    document.change(
        text,
        [&](DocumentState& state) {
            for (const std::size_t layer : layers) {
                WeightLayer changed = *state.layers.layers[layer];
                edit(changed);
                state.layers = state.layers.replaced(layer, std::move(changed));
            }
        },
        merge);
}

template<typename Edit>
void changeLayer(Document& document, std::size_t layer, const QString& text, const Edit& edit,
                 MergeKey merge = MergeKey::None) {
    changeLayers(document, std::span(&layer, 1), text, edit, merge);
}

/// "Delete Layer" or "Delete Layers".
QString layersText(std::size_t count, const char* one, const char* several) {
    return QCoreApplication::translate("LayerEdits", count == 1 ? one : several);
}

std::vector<std::size_t> ascending(std::span<const std::size_t> layers) {
    std::vector<std::size_t> sorted(layers.begin(), layers.end());
    std::ranges::sort(sorted);
    return sorted;
}

void copyLayer(DocumentState& state, std::size_t layer) {
    const LayerKind kind = state.layers.layers[layer]->kind;
    state.layers = state.layers.duplicated(layer, freshName(state.layers, kind));
    state.activeLayer = static_cast<std::int32_t>(layer + 1);
}

/// The stack with a layer merged into the one below; `now` is a state whose weights below are known.
LayerStack mergedStack(WeightLayering& layering, const DocumentState& now, std::size_t layer) {
    return mergedDown(now.layers, layer, layering.below(now, layer - 1), layering.below(now, layer + 1),
                      *layering.context(now, false));
}

} // namespace

void addLayer(Document& document, LayerKind kind) {
    const QString text = kind == LayerKind::Mirror
                             ? QCoreApplication::translate("LayerEdits", "Mirror Everything")
                             : QCoreApplication::translate("LayerEdits", "Add Layer");
    document.change(text, [&](DocumentState& state) { state = withLayer(state, kind); });
}

void removeLayer(Document& document, std::size_t layer) {
    document.change(QCoreApplication::translate("LayerEdits", "Delete Layer"), [&](DocumentState& state) {
        state.layers = state.layers.removed(layer);
        state.activeLayer = activeAfter(state, layer);
    });
}

void removeLayers(Document& document, std::span<const std::size_t> layers) {
    std::vector<std::size_t> sorted = ascending(layers);
    std::ranges::reverse(sorted);
    document.change(layersText(layers.size(), QT_TRANSLATE_NOOP("LayerEdits", "Delete Layer"),
                               QT_TRANSLATE_NOOP("LayerEdits", "Delete Layers")),
                    [&](DocumentState& state) {
                        for (const std::size_t layer : sorted) {
                            state.layers = state.layers.removed(layer);
                            state.activeLayer = activeAfter(state, layer);
                        }
                    });
}

void duplicateLayer(Document& document, std::size_t layer) {
    duplicateLayers(document, std::span(&layer, 1));
}

void duplicateLayers(Document& document, std::span<const std::size_t> layers) {
    const std::vector<std::size_t> sorted = ascending(layers);
    document.change(layersText(layers.size(), QT_TRANSLATE_NOOP("LayerEdits", "Duplicate Layer"),
                               QT_TRANSLATE_NOOP("LayerEdits", "Duplicate Layers")),
                    [&](DocumentState& state) {
                        std::size_t copies = 0; // each moves those above it up
                        for (const std::size_t layer : sorted) {
                            copyLayer(state, layer + copies++);
                        }
                    });
}

void moveLayers(Document& document, std::span<const std::size_t> layers, std::size_t to) {
    const std::vector<std::size_t> sorted = ascending(layers);
    document.change(
        layersText(layers.size(), QT_TRANSLATE_NOOP("LayerEdits", "Move Layer"),
                   QT_TRANSLATE_NOOP("LayerEdits", "Move Layers")),
        [&](DocumentState& state) {
            auto& stack = state.layers.layers;
            const auto active =
                state.activeLayer == kNone ? nullptr : stack[static_cast<std::size_t>(state.activeLayer)];
            std::vector<std::shared_ptr<const WeightLayer>> moved;
            moved.reserve(sorted.size());
            for (const std::size_t layer : sorted) {
                moved.push_back(stack[layer]);
            }
            const auto below = static_cast<std::size_t>(
                std::ranges::count_if(sorted, [&](std::size_t layer) { return layer < to; }));
            stack = withoutRows(std::move(stack), sorted);
            const std::size_t at = std::min(to - below, stack.size());
            stack.insert(stack.begin() + static_cast<std::ptrdiff_t>(at), moved.begin(), moved.end());
            const auto found = std::ranges::find(stack, active);
            state.activeLayer =
                found == stack.end() ? kNone : static_cast<std::int32_t>(found - stack.begin());
        });
}

void moveLayer(Document& document, std::size_t layer, std::size_t to) {
    document.change(QCoreApplication::translate("LayerEdits", "Move Layer"), [&](DocumentState& state) {
        state.layers = state.layers.moved(layer, to);
        state.activeLayer = static_cast<std::int32_t>(to);
    });
}

void mergeLayerDown(Document& document, std::size_t layer) {
    const LayerStack merged = mergedStack(document.layering(), document.finishWeights(), layer);
    document.change(QCoreApplication::translate("LayerEdits", "Merge Layer Down"), [&](DocumentState& state) {
        state.layers = merged;
        state.activeLayer = static_cast<std::int32_t>(layer - 1);
    });
}

void mergeLayers(Document& document, std::span<const std::size_t> layers) {
    const std::vector<std::size_t> sorted = ascending(layers);
    if (sorted.size() < 2) {
        return;
    }
    DocumentState merging = document.finishWeights();
    const std::size_t lowest = sorted.front();
    for (std::size_t gone = 0; gone + 1 < sorted.size(); ++gone) { // into the lowest, one by one
        merging.layers = merging.layers.moved(sorted[gone + 1] - gone, lowest + 1);
        document.layering().update(merging);
        merging.layers = mergedStack(document.layering(), merging, lowest + 1);
    }
    document.change(QCoreApplication::translate("LayerEdits", "Merge Layers"), [&](DocumentState& state) {
        state.layers = merging.layers;
        state.activeLayer = static_cast<std::int32_t>(lowest);
    });
}

void flattenLayers(Document& document) {
    const DocumentState& now = document.finishWeights();
    const LayerStack flat =
        flattened(now.layers, *now.solved, *now.weights, *document.layering().context(now, false),
                  QCoreApplication::translate("LayerEdits", "Flattened").toStdString());
    document.change(QCoreApplication::translate("LayerEdits", "Flatten Layers"), [&](DocumentState& state) {
        state.layers = flat;
        state.activeLayer = flat.layers.empty() ? kNone : 0;
    });
}

void activateLayer(Document& document, std::int32_t layer) {
    document.change(
        QCoreApplication::translate("LayerEdits", "Select Layer"),
        [&](DocumentState& state) { state.activeLayer = layer; }, MergeKey::Selection);
}

void renameLayer(Document& document, std::size_t layer, const QString& name) {
    document.change(QCoreApplication::translate("LayerEdits", "Rename Layer"), [&](DocumentState& state) {
        state.layers = state.layers.renamed(layer, name.toStdString());
    });
}

void showLayer(Document& document, std::size_t layer, bool on) {
    showLayers(document, std::span(&layer, 1), on);
}

void showLayers(Document& document, std::span<const std::size_t> layers, bool on) {
    const QString text = on ? layersText(layers.size(), QT_TRANSLATE_NOOP("LayerEdits", "Show Layer"),
                                         QT_TRANSLATE_NOOP("LayerEdits", "Show Layers"))
                            : layersText(layers.size(), QT_TRANSLATE_NOOP("LayerEdits", "Hide Layer"),
                                         QT_TRANSLATE_NOOP("LayerEdits", "Hide Layers"));
    changeLayers(document, layers, text, [&](WeightLayer& changed) { changed.on = on; });
}

void setLayerOpacity(Document& document, std::size_t layer, float opacity) {
    setLayersOpacity(document, std::span(&layer, 1), opacity);
}

void setLayersOpacity(Document& document, std::span<const std::size_t> layers, float opacity) {
    changeLayers(
        document, layers, QCoreApplication::translate("LayerEdits", "Change Layer Opacity"),
        [&](WeightLayer& changed) { changed.opacity = std::clamp(opacity, 0.0F, 1.0F); },
        MergeKey::LayerOpacity);
}

void setLayerSource(Document& document, std::size_t layer, bool fromPositive) {
    changeLayer(document, layer, QCoreApplication::translate("LayerEdits", "Change Mirror Direction"),
                [&](WeightLayer& changed) { changed.fromPositive = fromPositive; });
}

void setLayerRelax(Document& document, std::size_t layer, int rounds, float strength) {
    changeLayer(
        document, layer, QCoreApplication::translate("LayerEdits", "Change Relax Iterations"),
        [&](WeightLayer& changed) {
            changed.rounds = rounds;
            changed.strength = strength;
        },
        MergeKey::LayerOpacity);
}

Expected<DocumentState> readyToPaint(const DocumentState& state) {
    if (state.activeLayer == kNone) {
        return withLayer(state, LayerKind::Paint);
    }
    const WeightLayer& layer = *state.layers.layers[static_cast<std::size_t>(state.activeLayer)];
    if (layer.kind != LayerKind::Paint || !layer.active()) {
        return fail(ErrorCode::LayerNotPaintable, {layer.name});
    }
    return state;
}

void setMirrorAxis(Document& document, std::optional<int> axis) {
    document.change(QCoreApplication::translate("MirrorEdits", "Change Mirror Axis"),
                    [&](DocumentState& state) { state.mirror.axis = axis; });
}

void setMirrorPartner(Document& document, std::int32_t joint, std::int32_t partner) {
    const auto& joints = document.state().scene->skeleton.joints;
    const std::string name = joints[static_cast<std::size_t>(joint)].name;
    const std::string other =
        partner == kNone ? std::string() : joints[static_cast<std::size_t>(partner)].name;
    document.change(QCoreApplication::translate("MirrorEdits", "Change Joint Mapping"),
                    [&](DocumentState& state) {
                        std::erase_if(state.mirror.pairs, [&](const JointPair& pair) {
                            return pair.joint == name || pair.partner == name ||
                                   (!other.empty() && (pair.joint == other || pair.partner == other));
                        });
                        state.mirror.pairs.push_back({name, other});
                    });
}

void resetMirror(Document& document) {
    document.change(QCoreApplication::translate("MirrorEdits", "Reset Joint Mapping"),
                    [](DocumentState& state) { state.mirror = {}; });
}

VertexSet unmirroredVertices(Document& document) {
    const DocumentState& state = document.state();
    VertexSet vertices = noVertices(state);
    if (!state.hasSkeleton()) {
        return vertices;
    }
    const auto context = document.layering().context(state, true);
    for (const std::uint32_t vertex : context->mirror->unmatched()) {
        const VertexId at = context->surface->vertexAt(vertex);
        vertices.set(at.part, at.vertex);
    }
    return vertices;
}

} // namespace sinew
