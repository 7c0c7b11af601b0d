#include "app/jobs/SolverLayers.h"

#include "app/document/WeightLayering.h"
#include "app/text/SolverText.h"
#include "core/layers/operations/MergeLayers.h"

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
    , m_pool(pool) {
    // What runs was meant for another character.
    document.onChange(DocumentChange::Scene, this, &SolverLayers::cancel);
}

void SolverLayers::setTask(std::shared_ptr<TaskProgress> task) {
    const bool before = running();
    m_task = std::move(task);
    if (running() != before) {
        Q_EMIT runningChanged(running());
    }
}

void SolverLayers::add(const std::string& solver) {
    if (!m_document.state().hasSkeleton()) {
        return;
    }
    cancel();
    m_name = tr("Add Layer From %1").arg(solverName(solver));
    const Asked asked{m_document.state(),
                      freeLayerName(m_document.state().layers, solverName(solver).toStdString())};
    const quint64 ticket = ++m_ticket;
    setTask(m_pool.run<LayerStack>(
        this,
        [asked, solver](Progress& progress) {
            return stackBySolver(asked.state, solver, asked.layer, progress);
        },
        [this, asked, ticket](Expected<LayerStack> outcome) {
            if (ticket == m_ticket) { // else another one has taken its place
                end(asked, std::move(outcome));
            }
        }));
}

void SolverLayers::cancel() {
    if (m_task) {
        m_task->cancel(); // end() tells it
    }
}

void SolverLayers::end(const Asked& asked, Expected<LayerStack> outcome) {
    const bool late = m_task && m_task->canceled(); // canceled when the weights were there already
    setTask(nullptr);
    const DocumentState& now = m_document.state();
    if (late || (!outcome && outcome.error().code == ErrorCode::Canceled)) {
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
