#include "app/jobs/SolverLayers.h"

#include "app/document/DocumentState.h"
#include "app/text/Texts.h"
#include "core/layers/operations/StackOperations.h"

#include <algorithm>
#include <utility>

namespace sinew {

std::string freeLayerName(const LayerStack& stack, const std::string& wish) {
    std::string name = wish;
    for (int number = 2;
         std::ranges::any_of(stack.layers, [&](const auto& layer) { return layer->name == name; });
         ++number) {
        name = wish + " " + std::to_string(number);
    }
    return name;
}

namespace {

Expected<LayerStack> stackBySolver(const DocumentState& state, const std::string& solver,
                                   const std::string& layer, Progress& progress) {
    BindSettings settings = state.settings;
    settings.solver = solver;
    const auto bound = solveBind(*state.scene, settings, progress, state.field.get());
    if (!bound) {
        return fail(bound.error());
    }
    const BindResult result = weighBind(*state.scene, **bound, settings, progress);
    if (progress.canceled()) {
        return fail(ErrorCode::Canceled);
    }
    return withFixedLayer(state.layers, result.weights, *makeContext(state), layer);
}

} // namespace

SolverLayers::SolverLayers(Document& document, TaskPool& pool, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_job(pool, [this](bool runs) { Q_EMIT runningChanged(runs); }) {
    // What runs was meant for another character.
    document.onChange(DocumentChange::Scene, this, &SolverLayers::cancel);
}

void SolverLayers::add(const std::string& solver) {
    if (!m_document.state().hasSkeleton()) {
        return;
    }
    m_name = tr("Add Layer From %1").arg(solverName(solver));
    const Asked asked{m_document.state(),
                      freeLayerName(m_document.state().layers, solverName(solver).toStdString())};
    m_job.start<LayerStack>(
        [asked, solver](Progress& progress) {
            return stackBySolver(asked.state, solver, asked.layer, progress);
        },
        [this, asked](Expected<LayerStack> outcome) { end(asked, std::move(outcome)); });
}

void SolverLayers::cancel() {
    m_job.cancel(); // end() tells it
}

void SolverLayers::end(const Asked& asked, Expected<LayerStack> outcome) {
    const DocumentState& now = m_document.state();
    if (m_job.canceled()) { // perhaps when the weights were there already
        Q_EMIT canceled(m_name);
    } else if (!outcome) {
        Q_EMIT failed(outcome.error());
    } else if (now.scene != asked.state.scene || !(now.layers == asked.state.layers)) {
        Q_EMIT dropped(m_name);
    } else {
        m_document.change(m_name, [&](DocumentState& state) {
            state.layers = std::move(*outcome);
            state.activeLayer = 0;
        });
        Q_EMIT added(QString::fromStdString(asked.layer));
    }
}

} // namespace sinew
