#include "app/jobs/WeightTransfers.h"

#include "app/document/DocumentState.h"
#include "app/files/ReadFile.h"
#include "app/jobs/WeightFiles.h"
#include "core/layers/operations/StackOperations.h"

#include <QFileInfo>

#include <utility>

namespace sinew {
namespace {

constexpr int kPreviewDelay = 150; // milliseconds: a spin box that is held down asks more often

} // namespace

TransferPreview::TransferPreview(Document& document, TaskPool& pool, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_job(pool) {
    m_timer.setSingleShot(true);
    m_timer.setInterval(kPreviewDelay);
    connect(&m_timer, &QTimer::timeout, this, &TransferPreview::begin);
    document.onChange(DocumentChange::Scene, this, &TransferPreview::clear);
}

void TransferPreview::start(const QString& file, const TransferChoices& choices) {
    if (!m_document.state().hasScene()) {
        return;
    }
    if (file != m_file) {
        cancel();
        m_from.reset();
        m_file = file;
    }
    m_choices = choices;
    if (!m_reading) {
        cancel();
    }
    m_timer.start();
}

void TransferPreview::clear() {
    stop();
    m_from.reset();
    m_file.clear();
    set(nullptr);
}

void TransferPreview::stop() {
    m_timer.stop();
    cancel();
}

void TransferPreview::keep(std::shared_ptr<const TransferMatching> matching) {
    stop();
    set(std::move(matching));
}

void TransferPreview::cancel() {
    m_job.drop();
    m_reading = false;
}

void TransferPreview::begin() {
    if (m_reading) {
        return; // matches when it is done
    }
    m_from ? match() : read();
}

void TransferPreview::read() {
    m_reading = true;
    m_job.start<std::shared_ptr<const Scene>>(
        [file = m_file.toStdString()](Progress& progress) -> Expected<std::shared_ptr<const Scene>> {
            Expected<ImportedScene> read = importScene(file, progress, importOptions());
            if (!read) {
                return fail(read.error());
            }
            return std::make_shared<const Scene>(std::move(read->scene));
        },
        [this](Expected<std::shared_ptr<const Scene>> from) {
            m_reading = false;
            if (!from) {
                tell(from.error());
                return;
            }
            m_from = std::move(*from);
            match();
        });
}

void TransferPreview::match() {
    m_job.start<TransferMatching>(
        [from = m_from, to = m_document.state().scene, choices = m_choices](Progress& progress) {
            return matchesBetween(*from, *to, choices, progress);
        },
        [this](Expected<TransferMatching> matching) {
            if (matching) {
                set(std::make_shared<const TransferMatching>(std::move(*matching)));
            } else {
                tell(matching.error());
            }
        });
}

void TransferPreview::set(std::shared_ptr<const TransferMatching> matching) {
    if (m_matching != matching) {
        m_matching = std::move(matching);
        Q_EMIT changed();
    }
}

void TransferPreview::tell(const Error& error) {
    set(nullptr);
    Q_EMIT failed(error);
}

namespace {

/// Vertices that got weights and no match; null: none.
std::shared_ptr<const VertexSet> unmatchedOf(const Scene& scene, const WeightTransfer& transfer) {
    std::vector<std::size_t> counts;
    counts.reserve(scene.parts.size());
    for (const Part& part : scene.parts) {
        counts.push_back(part.mesh->vertexCount());
    }
    VertexSet set(counts);
    for (std::size_t part = 0; part < transfer.parts.size(); ++part) {
        const std::vector<VertexMatch>& matches = transfer.parts[part].matches;
        for (std::size_t v = 0; v < matches.size(); ++v) {
            set.set(part, v, matches[v] != VertexMatch::None && matches[v] != VertexMatch::Matched);
        }
    }
    return set.empty() ? nullptr : std::make_shared<const VertexSet>(std::move(set));
}

} // namespace

TransferCounts countsOf(const TransferMatching& matching) {
    TransferCounts counts;
    for (const TransferredPart& part : matching) {
        counts.matched += part.count(VertexMatch::Matched);
        counts.inpainted += part.count(VertexMatch::Inpainted);
        counts.copied += part.count(VertexMatch::Copied);
        counts.bound += part.count(VertexMatch::Bound);
    }
    return counts;
}

WeightTransfers::WeightTransfers(Document& document, TaskPool& pool, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_job(pool, [this](bool runs) { Q_EMIT runningChanged(runs); }) {
    // What runs was meant for another character.
    document.onChange(DocumentChange::Scene, this, &WeightTransfers::cancel);
}

QString WeightTransfers::name() const {
    return tr("Transfer Weights");
}

Expected<WeightTransfers::Transferred> WeightTransfers::work(const Asked& asked, Progress& progress) {
    const Expected<ImportedScene> from = importScene(asked.file, progress, importOptions());
    if (!from) {
        return fail(from.error());
    }
    const Scene& scene = *asked.state.scene;
    Expected<SceneTransfer> done = transferBetween(from->scene, scene, asked.choices, progress);
    if (!done) {
        return fail(done.error());
    }
    const auto context = makeContext(asked.state);
    const LayerStack& before = asked.state.layers;
    Transferred result;
    result.stack = done->chosen.empty()
                       ? withFixedLayer(before, done->transfer.weights, *context, asked.layer)
                       : withFixedJoints(before, done->transfer.weights, done->chosen, *context, asked.layer);
    if (asked.selectUnmatched) {
        result.unmatched = unmatchedOf(scene, done->transfer);
    }
    result.matching = std::move(done->transfer.parts);
    result.notices = done->transfer.notices;
    return result;
}

void WeightTransfers::start(const QString& file, const TransferChoices& choices, bool selectUnmatched) {
    const DocumentState& state = m_document.state();
    if (!state.hasSkeleton()) {
        return;
    }
    const Asked asked{state, file.toStdString(), choices,
                      freeLayerName(state.layers, QFileInfo(file).fileName().toStdString()), selectUnmatched};
    m_job.start<Transferred>(
        [asked](Progress& progress) { return work(asked, progress); },
        [this, asked](Expected<Transferred> outcome) { end(asked, std::move(outcome)); });
}

void WeightTransfers::cancel() {
    m_job.cancel(); // end() comes with Canceled
}

void WeightTransfers::end(const Asked& asked, Expected<Transferred> outcome) {
    const DocumentState& now = m_document.state();
    if (!outcome && outcome.error().code == ErrorCode::Canceled) {
        Q_EMIT canceled(name());
    } else if (!outcome) {
        Q_EMIT failed(outcome.error());
    } else if (now.scene != asked.state.scene || !(now.layers == asked.state.layers)) {
        Q_EMIT dropped(name());
    } else {
        m_document.change(name(), [&](DocumentState& state) {
            state.layers = std::move(outcome->stack);
            state.activeLayer = 0;
            if (asked.selectUnmatched) {
                state.selected = outcome->unmatched;
            }
        });
        const TransferCounts counts = countsOf(outcome->matching);
        Q_EMIT matched(std::make_shared<const TransferMatching>(std::move(outcome->matching)));
        Q_EMIT added(QString::fromStdString(asked.layer), counts, outcome->notices);
    }
}

} // namespace sinew
