#pragma once

#include "app/jobs/WeightFiles.h"
#include "app/jobs/WeightTransfers.h"
#include "ui/dialogs/TransferDialog.h"
#include "ui/workspace/Workspace.h"

#include <QPointer>

#include <optional>

namespace sinew {

/// Weights > Transfer Weights From File: asks for the file and how, shows meanwhile in the view which
/// vertices match, takes the file's skeleton where the character has none, transfers, tells how it went.
class TransferFlow : public QObject {
    Q_OBJECT
public:
    /// `window`: over which the dialog opens.
    TransferFlow(const WindowContext& context, QWidget* window, QObject* parent = nullptr);

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
    void open(const QString& file);
    void preview();
    void connectPreview();
    void leave(int result);
    void transfer(const QString& file, const TransferWish& wish);
    void skeletonLoaded(const QString& file);
    void tell(const QString& layer, const TransferCounts& counts, const Notices& notices);
    void show();

    WindowContext m_context;
    QWidget* m_window;
    QPointer<TransferDialog> m_dialog; ///< while it is open
    bool m_shownBefore = false;        ///< the overlay of matches, when the dialog opened
    std::optional<Waiting> m_waiting;  ///< for the skeleton
    QString m_file;                    ///< of the transfer that runs
};

/// Weights > Import Weights and Export Weights: asks for the file, tells how it went.
class WeightFilesFlow : public QObject {
    Q_OBJECT
public:
    explicit WeightFilesFlow(const WindowContext& context, QObject* parent = nullptr);

Q_SIGNALS:
    /// For the status bar.
    void said(const QString& text);

private:
    void connectFiles();
    void read();
    void write();
    bool mayWrite(const QString& file) const;
    void tell(const QString& text, const Notices& notices);
    void show();

    WindowContext m_context;
};

} // namespace sinew
