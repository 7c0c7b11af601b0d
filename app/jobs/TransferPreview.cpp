#include "app/jobs/TransferPreview.h"

#include "app/files/ReaderSetup.h"

#include <utility>

namespace sinew {
namespace {

constexpr int kPreviewDelay = 150; // milliseconds: a spin box that is held down asks more often

} // namespace

TransferPreview::TransferPreview(Document& document, TaskPool& pool, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_pool(pool) {
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
    if (m_task) {
        m_task->cancel();
        m_task.reset();
    }
    m_reading = false;
    ++m_ticket; // what is on its way is of no use any more
}

void TransferPreview::begin() {
    if (m_reading) {
        return; // matches when it is done
    }
    m_from ? match() : read();
}

void TransferPreview::read() {
    m_reading = true;
    const quint64 ticket = ++m_ticket;
    m_task = m_pool.run<std::shared_ptr<const Scene>>(
        this,
        [file = m_file.toStdString()](Progress& progress) -> Expected<std::shared_ptr<const Scene>> {
            Expected<ImportedScene> read = importScene(file, progress, importOptions());
            if (!read) {
                return fail(read.error());
            }
            return std::make_shared<const Scene>(std::move(read->scene));
        },
        [this, ticket](Expected<std::shared_ptr<const Scene>> from) {
            if (ticket != m_ticket) {
                return;
            }
            m_task.reset();
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
    cancel();
    const quint64 ticket = ++m_ticket;
    m_task = m_pool.run<TransferMatching>(
        this,
        [from = m_from, to = m_document.state().scene, choices = m_choices](Progress& progress) {
            return matchesBetween(*from, *to, choices, progress);
        },
        [this, ticket](Expected<TransferMatching> matching) {
            if (ticket != m_ticket) {
                return;
            }
            m_task.reset();
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

} // namespace sinew
