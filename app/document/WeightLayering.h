#pragma once

#include "app/document/DocumentState.h"
#include "core/layers/evaluate/LayerEvaluator.h"

namespace sinew {

/// The layer context of a state's scene, without its mirror map. On any thread.
std::shared_ptr<const LayerContext> makeContext(const DocumentState& state);

/// Keeps the weights in force what a state's layers make of the solver's. On the GUI thread.
class WeightLayering {
public:
    /// Sets state.weights: state.solved itself without an active layer. O(what changed since the last call).
    void update(DocumentState& state);

    /// Surface and joints of the state's scene; with the mirror map if one is asked for, which takes a second
    /// on a dense character the first time.
    std::shared_ptr<const LayerContext> context(const DocumentState& state, bool mirrored);
    /// The same if that takes no time, else null; without a mirror map where none was made.
    std::shared_ptr<const LayerContext> known(const DocumentState& state) const;
    /// Whether there is a mirror map, so that asking for it takes no time.
    bool hasMirror(const DocumentState& state) const;
    /// The state's layer context, made elsewhere.
    void setContext(const DocumentState& state, std::shared_ptr<const LayerContext> context);
    /// Weights below a layer of the state (which was settled last), or above its last one.
    PartWeights below(const DocumentState& state, std::size_t layer);

private:
    void evaluate(const DocumentState& state);

    LayerEvaluator m_evaluator;
    std::shared_ptr<const Scene> m_scene; ///< of the layer context
    MirrorChoice m_mirror;                ///< of the layer context
    std::shared_ptr<const LayerContext> m_context;
    std::shared_ptr<const PartWeights> m_last; ///< what came out last
};

/// When the weights of changed settings are worked out.
enum class WeightUpdate {
    Now,
    Later ///< for a slider that moves: where they take long, the shown weights stay until the new ones come
};

/// Whether the weights of a bound state take longer than a frame or two.
bool weighsLong(const DocumentState& state);

/// The weights below all layers that follow from a bound state's field and settings. Once `progress` is
/// canceled, what comes is worth nothing.
std::shared_ptr<const PartWeights> baseWeights(const DocumentState& state, Progress& progress);
std::shared_ptr<const PartWeights> baseWeights(const DocumentState& state);

} // namespace sinew
