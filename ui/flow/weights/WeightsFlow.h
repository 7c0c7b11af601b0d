#pragma once

#include "app/document/Document.h"
#include "app/document/ViewState.h"
#include "app/jobs/OperationRunner.h"
#include "app/jobs/WeightFiles.h"
#include "app/jobs/WeightTransfers.h"
#include "app/painting/BrushStroke.h"
#include "app/view/surface/SurfaceColors.h"
#include "ui/dialogs/TransferDialog.h"
#include "ui/workspace/Workspace.h"

#include <QObject>
#include <QPointer>
#include <QString>

#include <optional>

class QMenu;

namespace sinew {

class ViewportWidget;
class Actions;
class UserPrompts;
struct RepairCounts;

/// While a brush is in hand, the view shows what it paints: the weights of the active joint, or the amounts
/// of the chosen region; when it is put away, what it showed before. Whoever turns to other colours meanwhile
/// has chosen, and keeps them.
class BrushView : public QObject {
    Q_OBJECT
public:
    BrushView(Document& document, ViewState& view, ViewportWidget& viewport, QObject* parent = nullptr);

private:
    /// Which layers colour the surface, and whether it is shaded.
    struct Look {
        std::array<bool, kSurfaceColorOverlays.size()> colors{};
        bool shaded = true;
        bool operator==(const Look&) const = default;
    };
    void follow();
    void take(Overlay painted);
    void putAway();
    Look look() const;
    void setLook(const Look& look);

    Document& m_document;
    ViewState& m_view;
    ViewportWidget& m_viewport;
    std::optional<Look> m_before;   ///< before the brush was taken; nothing: there is nothing to bring back
    Look m_painted;                 ///< what it was changed to
    std::optional<Overlay> m_taken; ///< what was brought up for the brush that is in hand
};

/// What the status line says of named work that was given up, and of such that an edit overtook.
QString workCanceled(const QString& name);
QString workDropped(const QString& name);

/// Has a flow say so whenever its work ends like that. `Work` has the signals canceled(QString) and
/// dropped(QString), `Flow` has said(QString).
template<typename Work, typename Flow>
void sayEnds(const Work& work, Flow& flow) {
    QObject::connect(&work, &Work::canceled, &flow,
                     [&flow](const QString& name) { Q_EMIT flow.said(workCanceled(name)); });
    QObject::connect(&work, &Work::dropped, &flow,
                     [&flow](const QString& name) { Q_EMIT flow.said(workDropped(name)); });
}

/// Operations on weights: on the selected vertices, or on all where that makes sense. They run beside the
/// window; what they did, or why they did nothing, is told in one line.
class WeightsFlow : public QObject {
    Q_OBJECT
public:
    /// `values`: how far they go; read when an operation is asked for.
    WeightsFlow(const Actions& actions, Document& document, const OperationValues& values,
                OperationRunner& runner, MirrorFinder& mirrors, UserPrompts& prompts,
                QObject* parent = nullptr);

    /// Repairs the weights of these vertices, ascending, as Repair Faulty Weights does.
    void repair(const std::vector<VertexId>& vertices);

Q_SIGNALS:
    void said(const QString& text);

private:
    void connectOperations();
    using Operation = std::function<OperationResult(const OperationInput&)>;
    /// `make` gives the operation as the values are now.
    void on(const char* action, std::function<Operation()> make);
    enum class Map { Needed, Unused };
    static QString repairText(const RepairCounts& counts);
    /// `more`: what else to say when it is done.
    void run(const char* action, LayerOperation operation, Map mirror = Map::Unused,
             std::function<QString()> more = {});
    void runOn(std::vector<VertexId> vertices, const char* action, LayerOperation operation, Map mirror,
               std::function<QString()> more);
    void limit();
    void relaxPosed();
    void copy();
    void selectRogues();
    void selectUnmirrored();
    void show();
    std::vector<VertexId> vertices() const;
    QString textOf(const OperationResult& result) const;
    void tell(const Error& error);
    bool canMirror() const;

    const Actions& m_actions;
    Document& m_document;
    const OperationValues& m_values;
    OperationRunner& m_runner;
    MirrorFinder& m_mirrors;
    UserPrompts& m_prompts;
    VertexTargets m_copied;
};

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

class MirrorFinder;
class SolverLayers;

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
