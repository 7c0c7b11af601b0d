#include "app/document/drivers/PosedShapes.h"
#include "app/document/drivers/ShapeEdits.h"
#include "app/painting/SkinDrag.h"
#include "app/text/NoticeText.h"
#include "app/text/Numbers.h"
#include "app/text/Texts.h"
#include "ui/actions/Actions.h"
#include "ui/flow/MenuFlows.h"
#include "ui/panels/poses/DriverForm.h"
#include "ui/panels/poses/ShapesForm.h"
#include "ui/viewport/ViewportWidget.h"
#include "ui/workspace/UserPrompts.h"
#include "ui/workspace/Workspace.h"

#include <QAction>

#include <array>
#include <cmath>
#include <utility>

namespace sinew {

ShapeFlow::ShapeFlow(const WindowContext& context, DriverForm& form, ShapesForm& shapes,
                     ViewportWidget& viewport, QObject* parent)
    : QObject(parent)
    , m_context(context)
    , m_form(form)
    , m_shapes(shapes)
    , m_viewport(viewport) {
    connectEdits();
    context.actions.on("pose.addDriver", this, [this] {
        Q_EMIT wanted();
        m_form.add();
    });
    context.actions.on("pose.shapeFromFile", this, [this] { fromFile(); });
    context.actions.on("pose.shapeFromMethod", this, [this] { fromMethod(); });
    context.actions.on("pose.shapeFromRemainder", this, [this] { fromRemainder(); });
    connect(&viewport, &ViewportWidget::skinDragged, this, &ShapeFlow::show);
    connect(&viewport, &ViewportWidget::toolChanged, this, &ShapeFlow::show);
    Workspace& workspace = context.workspace;
    connect(&workspace.session, &Session::shapeAdded, this,
            [this](const QString& name, const Notices& notices) {
                Q_EMIT wanted();
                m_shapes.showShape(name.toStdString());
                Q_EMIT said(notices.empty() ? tr("Shape %1 made. Its driver is in the Pose panel").arg(name)
                                            : noticeText(notices.front()));
            });
    connect(&workspace.session, &Session::shapeFailed, this, [this](const Error& error) {
        m_context.prompts.tellError(tr("The shape cannot be made."), errorText(error));
    });
    workspace.document.onChange(DocumentChange::Scene | DocumentChange::Selection | DocumentChange::Weights |
                                    DocumentChange::Deformer | DocumentChange::Pose | DocumentChange::Driving,
                                this, &ShapeFlow::show);
    show();
}

void ShapeFlow::connectEdits() {
    const std::array edits{
        std::pair("pose.renameShape", &ShapesForm::rename),
        std::pair("pose.mirrorShape", &ShapesForm::mirror), std::pair("pose.splitShape", &ShapesForm::split),
        std::pair("pose.dragShape", &ShapesForm::drag), std::pair("pose.removeShape", &ShapesForm::remove)};
    for (const auto& [action, edit] : edits) {
        m_context.actions.on(action, this, [this, edit = edit] {
            Q_EMIT wanted();
            (m_shapes.*edit)();
        });
    }
    connect(&m_shapes, &ShapesForm::said, this, &ShapeFlow::said);
    connect(&m_shapes, &ShapesForm::chosenChanged, this, &ShapeFlow::show);
    connect(&m_shapes, &ShapesForm::dragAsked, this, &ShapeFlow::dragInto);
    connect(&m_shapes, &ShapesForm::failed, this, [this](const Error& error) {
        m_context.prompts.tellError(tr("The shape cannot be changed so."), errorText(error));
    });
}

/// Told at once where the shape is off, and not at the first drag.
void ShapeFlow::dragInto(const QString& shape) {
    Workspace& workspace = m_context.workspace;
    const std::string name = shape.toStdString();
    const double weight = shapeWeight(workspace.document.state(), workspace.posed.drivenPose(), name);
    if (std::abs(weight) < kSmallestShapeWeight) {
        m_context.prompts.tellError(tr("The shape cannot be changed so."),
                                    errorText({ErrorCode::ShapeOff, {name}}));
        return;
    }
    PaintOptions options = m_viewport.paintOptions();
    options.dragShape = name;
    m_viewport.setPaintOptions(options);
    if (QAction* compare = m_context.actions["view.compare"]; compare->isChecked()) {
        compare->trigger(); // skin is dragged in the view alone
    }
    m_viewport.setTool(ViewTool::DragSkin);
    Q_EMIT said(tr("Drag the skin to change the shape %1. The weights stay").arg(printable(name)));
}

/// What the view shows, also of a clip that stands still.
ShownForm ShapeFlow::shown() const {
    Workspace& workspace = m_context.workspace;
    ShownForm shown{workspace.posed.snapshot(), workspace.implicit.skin(), workspace.posed.drivenPose()};
    shown.form.settings.implicit = shown.form.settings.implicit && shown.skin != nullptr;
    return shown;
}

void ShapeFlow::fromFile() {
    const DocumentState& state = m_context.workspace.document.state();
    if (!state.hasSkeleton()) {
        return;
    }
    const QString file = m_context.prompts.fileToOpen(FileKind::Shape);
    if (!file.isEmpty()) {
        keepFolder(FileKind::Shape, file);
        m_context.workspace.session.shapeFromFile(file, shown(), state.selection.joint);
    }
}

void ShapeFlow::fromMethod() {
    const DocumentState& state = m_context.workspace.document.state();
    if (state.hasSkeleton()) {
        m_context.workspace.session.shapeFromMethod(shown(), state.selection.joint);
    }
}

void ShapeFlow::fromRemainder() {
    Workspace& workspace = m_context.workspace;
    if (const DragRemainder* remainder = m_viewport.remainder()) {
        workspace.session.shapeFromTargets(draggedPositions(*remainder, workspace.posed), shown(),
                                           workspace.document.state().selection.joint);
    }
}

void ShapeFlow::show() {
    const DocumentState& state = m_context.workspace.document.state();
    const bool skinned = state.hasSkeleton() && state.hasWeights();
    m_context.actions["pose.addDriver"]->setEnabled(state.hasSkeleton() && state.selection.joint != kNone);
    m_context.actions["pose.shapeFromFile"]->setEnabled(skinned);
    for (const char* edit : {"pose.mirrorShape", "pose.splitShape", "pose.dragShape"}) {
        m_context.actions[edit]->setEnabled(m_shapes.chosen().has_value());
    }
    for (const char* edit : {"pose.renameShape", "pose.removeShape"}) {
        m_context.actions[edit]->setEnabled(m_shapes.chosenIsOwn());
    }
    const DragRemainder* remainder = m_viewport.remainder();
    m_context.actions["pose.shapeFromRemainder"]->setEnabled(remainder != nullptr &&
                                                             notReached(*remainder) > 0);
    m_context.actions["pose.shapeFromMethod"]->setEnabled(
        skinned && (state.deform.implicit || state.deform.deformer != Deformer::LinearBlend));
}

} // namespace sinew
