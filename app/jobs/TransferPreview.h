#pragma once

#include "app/document/Document.h"
#include "app/jobs/TaskPool.h"
#include "app/transfer/SceneTransfer.h"

#include <QString>
#include <QTimer>

namespace sinew {

/// Where weights come from, or would come from: an entry a part.
using TransferMatching = std::vector<TransferredPart>;

/// Shows before a transfer which vertices find a match in another file, while its limits are moved: worked
/// out in the background a moment after the last change, the file read once. After a transfer it keeps what
/// that one matched. Another scene forgets both.
class TransferPreview : public QObject {
    Q_OBJECT
public:
    TransferPreview(Document& document, TaskPool& pool, QObject* parent = nullptr);

    /// Takes the place of what runs. Nothing without a scene.
    void start(const QString& file, const TransferChoices& choices);
    /// Cancels what runs; what was found stays.
    void stop();
    /// The same, and forgets the file and what was found.
    void clear();
    /// What a transfer has matched, in the place of what was found.
    void keep(std::shared_ptr<const TransferMatching> matching);

    /// Null: nothing is known.
    const std::shared_ptr<const TransferMatching>& matching() const { return m_matching; }
    bool running() const { return m_timer.isActive() || m_task != nullptr; }

Q_SIGNALS:
    void changed();
    void failed(const sinew::Error& error);

private:
    void cancel();
    void begin();
    void read();
    void match();
    void set(std::shared_ptr<const TransferMatching> matching);
    void tell(const Error& error);

    Document& m_document;
    TaskPool& m_pool;
    QTimer m_timer; ///< until the limits stand still
    QString m_file;
    TransferChoices m_choices;
    std::shared_ptr<const Scene> m_from; ///< of m_file; null: not read yet
    bool m_reading = false;
    std::shared_ptr<TaskProgress> m_task;
    quint64 m_ticket = 0;
    std::shared_ptr<const TransferMatching> m_matching;
};

} // namespace sinew
