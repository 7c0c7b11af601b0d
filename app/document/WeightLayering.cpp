#include "app/document/WeightLayering.h"

#include "app/document/edits/MirrorEdits.h"

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

std::shared_ptr<const LayerContext> makeContext(const DocumentState& state) {
    std::vector<std::shared_ptr<const Mesh>> meshes;
    for (const Part& part : state.scene->parts) {
        meshes.push_back(part.mesh);
    }
    return std::make_shared<const LayerContext>(
        makeLayerContext(std::move(meshes), state.scene->skeleton, mirrorTableOf(state)));
}

std::shared_ptr<const LayerContext> WeightLayering::context(const DocumentState& state, bool mirrored) {
    if (!m_context || m_scene != state.scene) {
        m_context = makeContext(state);
    } else if (!(m_mirror == state.mirror)) {
        m_context = std::make_shared<const LayerContext>(paired(*m_context, mirrorTableOf(state)));
    }
    m_scene = state.scene;
    m_mirror = state.mirror;
    if (mirrored && !m_context->mirror) {
        m_context = std::make_shared<const LayerContext>(withMirror(*m_context, mirrorTableOf(state)));
    }
    return m_context;
}

std::shared_ptr<const LayerContext> WeightLayering::known(const DocumentState& state) const {
    return m_scene == state.scene && m_mirror == state.mirror ? m_context : nullptr;
}

bool WeightLayering::hasMirror(const DocumentState& state) const {
    return m_context && m_context->mirror && m_scene == state.scene && m_mirror == state.mirror;
}

void WeightLayering::setContext(const DocumentState& state, std::shared_ptr<const LayerContext> context) {
    m_context = std::move(context);
    m_scene = state.scene;
    m_mirror = state.mirror;
}

void WeightLayering::evaluate(const DocumentState& state) {
    const PartWeights& result =
        m_evaluator.evaluate(state.layers, *state.solved, context(state, mirrors(state.layers)));
    if (!m_last || *m_last != result) {
        m_last = std::make_shared<const PartWeights>(result);
    }
}

void WeightLayering::update(DocumentState& state) {
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

bool weighsLong(const DocumentState& state) {
    constexpr std::size_t quickly = 250'000; // distances
    const BindState& field = *state.field;
    return field.input->sources.joints.size() * field.input->problem.vertices.size() > quickly;
}

std::shared_ptr<const PartWeights> baseWeights(const DocumentState& state, Progress& progress) {
    return std::make_shared<const PartWeights>(
        bindWeights(*state.scene, *state.field, state.settings, progress));
}

std::shared_ptr<const PartWeights> baseWeights(const DocumentState& state) {
    Progress progress;
    return baseWeights(state, progress);
}

} // namespace sinew
