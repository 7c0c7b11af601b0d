#include "app/document/WeightLayering.h"

#include "app/document/MirrorEdits.h"

#include <algorithm>

namespace sinew {
namespace {

bool anyActive(const LayerStack& stack) {
    return std::ranges::any_of(stack.layers, [](const auto& layer) { return layer->active(); });
}

bool mirrors(const LayerStack& stack) {
    return std::ranges::any_of(
        stack.layers, [](const auto& layer) { return layer->active() && layer->kind == LayerKind::Mirror; });
}

} // namespace

std::shared_ptr<const LayerGround> makeGround(const DocumentState& state) {
    std::vector<std::shared_ptr<const Mesh>> meshes;
    for (const Part& part : state.scene->parts) {
        meshes.push_back(part.mesh);
    }
    return std::make_shared<const LayerGround>(
        makeLayerGround(std::move(meshes), state.scene->skeleton, mirrorTableOf(state)));
}

std::shared_ptr<const LayerGround> WeightLayering::ground(const DocumentState& state, bool mirrored) {
    if (!m_ground || m_scene != state.scene) {
        m_ground = makeGround(state);
    } else if (!(m_mirror == state.mirror)) {
        m_ground = std::make_shared<const LayerGround>(paired(*m_ground, mirrorTableOf(state)));
    }
    m_scene = state.scene;
    m_mirror = state.mirror;
    if (mirrored && !m_ground->mirror) {
        m_ground = std::make_shared<const LayerGround>(withMirror(*m_ground, mirrorTableOf(state)));
    }
    return m_ground;
}

std::shared_ptr<const LayerGround> WeightLayering::known(const DocumentState& state) const {
    return m_scene == state.scene && m_mirror == state.mirror ? m_ground : nullptr;
}

bool WeightLayering::hasMirror(const DocumentState& state) const {
    return m_ground && m_ground->mirror && m_scene == state.scene && m_mirror == state.mirror;
}

void WeightLayering::offer(const DocumentState& state, std::shared_ptr<const LayerGround> ground) {
    m_ground = std::move(ground);
    m_scene = state.scene;
    m_mirror = state.mirror;
}

void WeightLayering::evaluate(const DocumentState& state) {
    const PartWeights& result =
        m_evaluator.evaluate(state.layers, *state.solved, ground(state, mirrors(state.layers)));
    if (!m_last || *m_last != result) {
        m_last = std::make_shared<const PartWeights>(result);
    }
}

void WeightLayering::settle(DocumentState& state) {
    if (!state.scene || !state.solved || !anyActive(state.layers)) {
        state.weights = state.solved;
        return;
    }
    evaluate(state);
    state.weights = m_last;
}

PartWeights WeightLayering::below(const DocumentState& state, std::size_t layer) {
    evaluate(state);
    return m_evaluator.below(layer);
}

} // namespace sinew
