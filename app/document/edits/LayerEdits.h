#pragma once

#include "app/document/Document.h"
#include "core/base/Error.h"
#include "core/layers/LayerContext.h"

#include <span>

namespace sinew {

/// The steps a user takes with layers of weights, each one undoable. Numbers of layers exist.

/// A new layer above the active one (or on top), active from then on. Its name, "Paint 2", is one that no
/// other layer has.
void addLayer(Document& document, LayerKind kind);
void removeLayer(Document& document, std::size_t layer);
void removeLayers(Document& document, std::span<const std::size_t> layers);
void duplicateLayer(Document& document, std::size_t layer);
/// Each copy lies right above its layer; the topmost is the active one.
void duplicateLayers(Document& document, std::span<const std::size_t> layers);
/// Up or down the stack; `to` is the number it gets.
void moveLayer(Document& document, std::size_t layer, std::size_t to);
/// Several, which come to lie together in their order, below the layer that is number `to` now (beyond all:
/// on top).
void moveLayers(Document& document, std::span<const std::size_t> layers, std::size_t to);
/// Merges a layer (not the lowest) into the one below it.
void mergeLayerDown(Document& document, std::size_t layer);
/// Merges several into the lowest of them, which they come to lie on first.
void mergeLayers(Document& document, std::span<const std::size_t> layers);
/// All active layers as one painted layer of fixed weights.
void flattenLayers(Document& document);

void activateLayer(Document& document, std::int32_t layer);
void renameLayer(Document& document, std::size_t layer, const QString& name);
void showLayer(Document& document, std::size_t layer, bool on);
void showLayers(Document& document, std::span<const std::size_t> layers, bool on);
/// 0 to 1; steps that follow one another become one.
void setLayerOpacity(Document& document, std::size_t layer, float opacity);
void setLayersOpacity(Document& document, std::span<const std::size_t> layers, float opacity);
/// Mirror layers: which side is the source.
void setLayerSource(Document& document, std::size_t layer, bool fromPositive);
/// Relax layers: rings and fraction of the neighbours' mean.
void setLayerRelax(Document& document, std::size_t layer, int rounds, float strength);

/// The state as brushes and operations need it: its active layer is one that can be painted on. Without any
/// layer, or without an active one, it gets a painted layer on top. Error: LayerNotPaintable with the active
/// layer's name when that is hidden or of another kind.
Expected<DocumentState> readyToPaint(const DocumentState& state);

/// Each is one undoable step.
void setMirrorAxis(Document& document, std::optional<int> axis);
/// `partner`: kNone for none, the joint itself for one in the middle.
void setMirrorPartner(Document& document, std::int32_t joint, std::int32_t partner);
/// Everything as it is found.
void resetMirror(Document& document);

/// Vertices without a counterpart on the other side, by part. Empty without a skeleton.
VertexSet unmirroredVertices(Document& document);

} // namespace sinew
