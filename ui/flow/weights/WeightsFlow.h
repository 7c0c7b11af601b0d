#pragma once

#include "app/document/Document.h"
#include "app/document/ViewState.h"
#include "app/jobs/MirrorFinder.h"
#include "app/jobs/OperationRunner.h"
#include "app/painting/BrushStroke.h"
#include "app/view/surface/SurfaceColors.h"

#include <QObject>
#include <QString>

#include <optional>

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

} // namespace sinew
