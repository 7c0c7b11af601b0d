#include "app/jobs/WeightFiles.h"

#include "app/document/DocumentState.h"
#include "app/files/Overwriting.h"
#include "app/text/SolverTexts.h"
#include "core/io/weights/WeightFile.h"
#include "core/layers/operations/StackOperations.h"

#include <QFileInfo>

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
    const auto bound = solveState(state, settings, progress, state.field.get());
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

WeightFiles::WeightFiles(Document& document, TaskPool& pool, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_job(pool, [this](bool runs) { Q_EMIT runningChanged(runs); }) {
    // What is read was meant for another character; what is written is of the one before.
    document.onChange(DocumentChange::Scene, this, [this] {
        if (m_reads) {
            cancel();
        }
    });
}

QString WeightFiles::name() const {
    return m_reads ? tr("Import Weights") : tr("Export Weights");
}

void WeightFiles::cancel() {
    m_job.cancel(); // its end comes with Canceled
}

Expected<WeightFiles::ReadLayer> WeightFiles::work(const Asked& asked, Progress& progress) {
    Expected<FittedWeights> fitted = readWeights(asked.state.boundScene(), asked.file, progress);
    if (!fitted) {
        return fail(fitted.error());
    }
    for (std::size_t part = 0; part < fitted->weights.size(); ++part) {
        if (!fitted->changed[part]) {
            fitted->weights[part] = nullptr; // the layer says nothing there
        }
    }
    const auto context = makeContext(asked.state);
    return ReadLayer{withFixedLayer(asked.state.layers, fitted->weights, *context, asked.layer),
                     std::move(fitted->notices)};
}

void WeightFiles::read(const QString& file) {
    const DocumentState& state = m_document.state();
    if (!state.hasSkeleton()) {
        return;
    }
    m_reads = true;
    const Asked asked{state, file.toStdString(),
                      freeLayerName(state.layers, QFileInfo(file).fileName().toStdString())};
    m_job.start<ReadLayer>(
        [asked](Progress& progress) { return work(asked, progress); },
        [this, asked](Expected<ReadLayer> outcome) { endRead(asked, std::move(outcome)); });
}

void WeightFiles::endRead(const Asked& asked, Expected<ReadLayer> outcome) {
    const DocumentState& now = m_document.state();
    if (!outcome) {
        tell(outcome.error());
    } else if (now.scene != asked.state.scene || !(now.layers == asked.state.layers)) {
        Q_EMIT dropped(name());
    } else {
        m_document.change(name(), [&](DocumentState& state) {
            state.layers = std::move(outcome->stack);
            state.activeLayer = 0;
        });
        Q_EMIT added(QString::fromStdString(asked.layer), outcome->notices);
    }
}

Expected<Notices> WeightFiles::workOut(const Asked& asked, Progress& progress) {
    const Scene scene = asked.state.boundScene();
    const auto free = checkNoInput({asked.file}, filesBehind(scene, {scene.sourceFile}));
    if (!free) {
        return fail(free.error());
    }
    return writeWeights(scene, asked.file, {}, progress);
}

void WeightFiles::write(const QString& file) {
    const DocumentState& state = m_document.finishWeights();
    if (!state.hasSkeleton()) {
        return;
    }
    m_reads = false;
    const Asked asked{state, file.toStdString(), {}};
    m_job.start<Notices>([asked](Progress& progress) { return workOut(asked, progress); },
                         [this, asked](const Expected<Notices>& outcome) { endWrite(asked, outcome); });
}

void WeightFiles::endWrite(const Asked& asked, const Expected<Notices>& outcome) {
    if (outcome) {
        Q_EMIT written(QString::fromStdString(asked.file), *outcome);
    } else {
        tell(outcome.error());
    }
}

void WeightFiles::tell(const Error& error) {
    if (error.code == ErrorCode::Canceled) {
        Q_EMIT canceled(name());
    } else {
        Q_EMIT failed(name(), error);
    }
}

} // namespace sinew
