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
    bool running() const { return m_timer.isActive() || m_job.running(); }

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
    LatestJob m_job;
    QTimer m_timer; ///< until the limits stand still
    QString m_file;
    TransferChoices m_choices;
    std::shared_ptr<const Scene> m_from; ///< of m_file; null: not read yet
    bool m_reading = false;
    std::shared_ptr<const TransferMatching> m_matching;
};

/// How a transfer went, in vertices.
struct TransferCounts {
    std::size_t matched = 0;
    std::size_t inpainted = 0;
    std::size_t copied = 0;
    std::size_t bound = 0;

    std::size_t all() const { return matched + inpainted + copied + bound; }
};

TransferCounts countsOf(const TransferMatching& matching);

/// Transfers weights from another character in the background (transferBetween) and adds them as a painted
/// layer right above the base: all weights of the parts, or those of chosen joints. One undoable step, which
/// also selects the vertices that found no match; when the character or its layers have changed meanwhile, it
/// is dropped.
class WeightTransfers : public QObject {
    Q_OBJECT
public:
    WeightTransfers(Document& document, TaskPool& pool, QObject* parent = nullptr);

    /// From the character in `file`, of any format. Takes the place of one that runs. Nothing without a
    /// skeleton. `selectUnmatched`: of the parts that get weights, and in place of what is selected.
    void start(const QString& file, const TransferChoices& choices, bool selectUnmatched);
    void cancel();

    bool running() const { return m_job.running(); }
    /// Of the step.
    QString name() const;
    double fraction() const { return m_job.fraction(); }

Q_SIGNALS:
    void runningChanged(bool running);
    /// Before added().
    void matched(const std::shared_ptr<const sinew::TransferMatching>& matching);
    void added(const QString& layer, const sinew::TransferCounts& counts, const sinew::Notices& notices);
    void dropped(const QString& name);
    void failed(const sinew::Error& error);
    void canceled(const QString& name);

private:
    struct Transferred {
        LayerStack stack;
        std::shared_ptr<const VertexSet> unmatched; ///< null: none
        TransferMatching matching;
        Notices notices;
    };
    struct Asked {
        DocumentState state;
        std::string file;
        TransferChoices choices;
        std::string layer; ///< its name
        bool selectUnmatched = false;
    };
    static Expected<Transferred> work(const Asked& asked, Progress& progress);
    void end(const Asked& asked, Expected<Transferred> outcome);

    Document& m_document;
    LatestJob m_job;
};

} // namespace sinew
