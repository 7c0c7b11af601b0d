#pragma once

#include "app/jobs/WeightTransfers.h"
#include "ui/dialogs/TransferDialog.h"
#include "ui/workspace/WindowContext.h"

#include <functional>
#include <optional>

namespace sinew {

/// Weights > Transfer Weights From File: asks for the file and how, takes its skeleton where the character
/// has none, transfers, tells how it went.
class TransferFlow : public QObject {
    Q_OBJECT
public:
    /// How the weights of a file are to be transferred; nothing: not at all.
    using Ask = std::function<std::optional<TransferWish>(const QString& file)>;

    TransferFlow(const WindowContext& context, Ask ask, QObject* parent = nullptr);

Q_SIGNALS:
    /// For the status bar.
    void said(const QString& text);

private:
    struct Waiting {
        QString file;
        TransferWish wish;
    };
    void connectTransfers();
    void start();
    void skeletonLoaded(const QString& file);
    void tell(const QString& layer, const TransferCounts& counts, const Notices& notices);
    void show();

    WindowContext m_context;
    Ask m_ask;
    std::optional<Waiting> m_waiting; ///< for the skeleton
    QString m_file;                   ///< of the transfer that runs
};

} // namespace sinew
