#include "app/document/edits/LayerEdits.h"

#include "core/layers/operations/MergeLayers.h"

#include <QCoreApplication>

#include <algorithm>

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
        const std::string name =
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
    const auto active = static_cast<std::size_t>(state.activeLayer + 1);
    const std::size_t at = state.activeLayer == kNone ? state.layers.layers.size() : active;
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
void changeLayer(Document& document, std::size_t layer, const QString& text, const Edit& edit,
                 MergeKey merge = MergeKey::None) {
    document.change(
        text,
        [&](DocumentState& state) {
            WeightLayer changed = *state.layers.layers[layer];
            edit(changed);
            state.layers = state.layers.replaced(layer, std::move(changed));
        },
        merge);
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

void duplicateLayer(Document& document, std::size_t layer) {
    document.change(QCoreApplication::translate("LayerEdits", "Duplicate Layer"), [&](DocumentState& state) {
        const LayerKind kind = state.layers.layers[layer]->kind;
        state.layers = state.layers.duplicated(layer, freshName(state.layers, kind));
        state.activeLayer = static_cast<std::int32_t>(layer + 1);
    });
}

void moveLayer(Document& document, std::size_t layer, std::size_t to) {
    document.change(QCoreApplication::translate("LayerEdits", "Move Layer"), [&](DocumentState& state) {
        state.layers = state.layers.moved(layer, to);
        state.activeLayer = static_cast<std::int32_t>(to);
    });
}

void mergeLayerDown(Document& document, std::size_t layer) {
    WeightLayering& layering = document.layering();
    const DocumentState& now = document.state();
    const LayerStack merged = mergedDown(now.layers, layer, layering.below(now, layer - 1),
                                         layering.below(now, layer + 1), *layering.context(now, false));
    document.change(QCoreApplication::translate("LayerEdits", "Merge Layer Down"), [&](DocumentState& state) {
        state.layers = merged;
        state.activeLayer = static_cast<std::int32_t>(layer - 1);
    });
}

void flattenLayers(Document& document) {
    const DocumentState& now = document.state();
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
    changeLayer(document, layer,
                on ? QCoreApplication::translate("LayerEdits", "Show Layer")
                   : QCoreApplication::translate("LayerEdits", "Hide Layer"),
                [&](WeightLayer& changed) { changed.on = on; });
}

void setLayerOpacity(Document& document, std::size_t layer, float opacity) {
    changeLayer(
        document, layer, QCoreApplication::translate("LayerEdits", "Change Layer Opacity"),
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

} // namespace sinew
