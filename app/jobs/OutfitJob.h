#pragma once

#include "app/document/Document.h"
#include "app/jobs/TaskPool.h"
#include "app/jobs/WeightTransfers.h"
#include "app/transfer/SceneTransfer.h"
#include "core/io/export/ExportSettings.h"

#include <QString>
#include <QTimer>

#include <cstddef>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace sinew {

/// An outfit as its file has it.
struct Outfit {
    std::filesystem::path file;
    Scene scene;        ///< on the body's skeleton where the file has none
    std::string sha256; ///< of the file when it was read
};

/// What came of dressing.
struct OutfitOutcome {
    std::vector<std::filesystem::path> written; ///< the file that was named first, then those beside it
    std::size_t bytes = 0;                      ///< of all of them
    bool kept = false;                          ///< it is the outfit's file with another skin
    TransferMatching matching;                  ///< an entry a part
    Notices notices;                            ///< of the transfer, then of writing
    double metersPerUnit = 1.0;
};

/// Transfers the weights of the document's character to all parts of an outfit's file at once, in the
/// background, and writes the outfit; the document stays as it is. Before that it tells which vertices match
/// while the limits are moved (matchesBetween).
class OutfitJob : public QObject {
    Q_OBJECT
public:
    OutfitJob(Document& document, TaskPool& pool, QObject* parent = nullptr);

    /// Reads a file and matches it; nothing for the file that was read already. An empty name: none.
    void open(const QString& file, const TransferChoices& choices);
    /// Matches again, a moment after the last change.
    void match(const TransferChoices& choices);
    /// Writes the outfit that was read, with weights, to `output`. Nothing while one is being written, before
    /// an outfit is read, and without weights.
    void dress(const QString& output, const TransferChoices& choices, const ExportSettings& settings);
    /// Of what is being written: no file remains of it.
    void cancel() { m_job.cancel(); }
    /// Forgets the outfit; cancels all.
    void close();

    /// Null: none is read.
    const std::shared_ptr<const Outfit>& outfit() const { return m_outfit; }
    /// Of the outfit by the last limits; null: not known yet.
    const std::shared_ptr<const TransferMatching>& matching() const { return m_matching; }
    bool reading() const { return m_preview.running() || m_timer.isActive(); }
    bool running() const { return m_job.running(); }
    Stage stage() const { return m_job.stage(); }
    double fraction() const { return m_job.fraction(); }

Q_SIGNALS:
    /// An outfit was read or forgotten, or it is known how it matches.
    void changed();
    void unreadable(const sinew::Error& error); ///< of reading or matching
    void runningChanged(bool running);
    void finished(const sinew::OutfitOutcome& outcome);
    void failed(const sinew::Error& error); ///< of writing: no file was written
    void canceled();

private:
    void read();
    void beginMatch();
    Scene body();
    void refuse(const Error& error);

    Document& m_document;
    LatestJob m_preview;
    LatestJob m_job;
    QTimer m_timer; ///< until the limits stand still
    QString m_file;
    TransferChoices m_choices;
    std::shared_ptr<const Outfit> m_outfit;
    std::shared_ptr<const TransferMatching> m_matching;
};

} // namespace sinew
