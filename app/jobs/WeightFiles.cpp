#include "app/jobs/WeightFiles.h"

#include "app/document/DocumentState.h"
#include "app/files/Overwriting.h"
#include "app/jobs/SolverLayers.h"
#include "core/io/weights/WeightFile.h"
#include "core/layers/operations/StackOperations.h"

#include <QFileInfo>

#include <utility>

namespace sinew {

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
