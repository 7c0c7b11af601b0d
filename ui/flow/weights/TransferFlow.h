#pragma once

#include "app/document/Document.h"
#include "app/jobs/WeightFiles.h"
#include "app/jobs/WeightTransfers.h"
#include "ui/dialogs/TransferDialog.h"
#include "ui/workspace/Workspace.h"

#include <QObject>
#include <QPointer>

#include <optional>

class QMenu;

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

class Actions;
class MirrorFinder;
class SolverLayers;
class UserPrompts;

/// Layers of weights and locks of joints from the menu.
class LayersFlow : public QObject {
    Q_OBJECT
public:
    LayersFlow(const Actions& actions, Document& document, MirrorFinder& mirrors, SolverLayers& solvers,
               UserPrompts& prompts, QObject* parent = nullptr);
    /// Puts all solvers into a menu, each to add a layer of its weights; their names follow the language.
    void fillMenu(QMenu* menu);
    void retranslate();

Q_SIGNALS:
    /// For the status bar.
    void said(const QString& text);

private:
    void connectSolvers(UserPrompts& prompts);
    void addMirror();
    void show();

    const Actions& m_actions;
    Document& m_document;
    MirrorFinder& m_mirrors;
    SolverLayers& m_solvers;
    QPointer<QMenu> m_menu; ///< of the solvers
};

/// Weights > Check Weights: looks for faults, tells how many there are.
class CheckFlow : public QObject {
    Q_OBJECT
public:
    explicit CheckFlow(const WindowContext& context, QObject* parent = nullptr);

Q_SIGNALS:
    /// For the status bar.
    void said(const QString& text);
    /// The report lists some.
    void found();

private:
    void tell();
    void show();

    WindowContext m_context;
};

class ViewportWidget;

/// Flood: one dab of the view's brush on all selected vertices, whatever tool is in hand.
class FloodFlow : public QObject {
    Q_OBJECT
public:
    FloodFlow(const WindowContext& context, ViewportWidget& viewport, QObject* parent = nullptr);

Q_SIGNALS:
    void said(const QString& text);

private:
    void flood();
    void show();

    WindowContext m_context;
    ViewportWidget& m_viewport;
};

class Actions;

/// The actions of the Select menu that change which vertices are selected.
class SelectFlow : public QObject {
    Q_OBJECT
public:
    SelectFlow(const Actions& actions, Document& document, QObject* parent = nullptr);

private:
    void show();

    const Actions& m_actions;
    Document& m_document;
};

} // namespace sinew
