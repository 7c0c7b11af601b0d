#include "ui/window/Docks.h"

#include "app/text/Texts.h"
#include "ui/actions/Actions.h"
#include "ui/panels/JointsPanel.h"
#include "ui/panels/LimitsForm.h"
#include "ui/panels/PartsPanel.h"
#include "ui/panels/PosePanel.h"
#include "ui/panels/ReportPanel.h"
#include "ui/panels/SkeletonPanel.h"
#include "ui/panels/TimelinePanel.h"
#include "ui/panels/avatar/ExpressionsPanel.h"
#include "ui/panels/avatar/SpringsPanel.h"
#include "ui/panels/bind/BindPanel.h"
#include "ui/panels/poses/DriverForm.h"
#include "ui/panels/poses/PoseShelfForm.h"
#include "ui/panels/poses/ShapesForm.h"
#include "ui/panels/regions/RegionsForm.h"
#include "ui/panels/weights/VertexPanels.h"
#include "ui/panels/weights/WeightLayersPanel.h"
#include "ui/viewport/ViewportWidget.h"
#include "ui/widgets/Forms.h"
#include "ui/window/Menus.h"
#include "ui/workspace/UserPrompts.h"
#include "ui/workspace/Workspace.h"

#include <QDockWidget>

namespace sinew {
namespace {

void addLeft(Docks& docks, const WindowContext& context, ViewportWidget& viewport, ContextMenus& menus) {
    Workspace& workspace = context.workspace;
    auto* joints = new JointsPanel(workspace.document, workspace.inspector);
    joints->setView(workspace.view);
    docks.add("joints", QT_TRANSLATE_NOOP("Docks", "Joints"), Qt::LeftDockWidgetArea, joints);
    QObject::connect(joints, &JointsPanel::frameAsked, &viewport, &ViewportWidget::frameSelection);
    QObject::connect(joints, &JointsPanel::menuAsked, &menus, &ContextMenus::openJoint);
    docks.add("points", QT_TRANSLATE_NOOP("Docks", "Select"), Qt::LeftDockWidgetArea,
              scrollPane(new SelectPanel(workspace.document, context.actions)));
    docks.tab("joints", "points");
    docks.raise("joints");
}

PosePanel* posePanel(const WindowContext& context, ContextMenus& menus) {
    Workspace& workspace = context.workspace;
    auto* pose = new PosePanel(workspace.document, workspace.implicit, context.actions);
    pose->setPlayer(workspace.posed, workspace.player);
    auto* shelf = new PoseShelfForm(workspace.document, workspace.poses);
    pose->addShelf(shelf);
    QObject::connect(shelf, &PoseShelfForm::menuAsked, &menus,
                     [&menus, shelf](const QPoint& global) { menus.openShelf(*shelf, global); });
    auto* limits = new LimitsForm(workspace.document);
    pose->addLimits(limits);
    QObject::connect(limits, &LimitsForm::failed, limits, [&prompts = context.prompts](const Error& error) {
        prompts.tellError(LimitsForm::tr("The joint cannot be limited so."), errorText(error));
    });
    auto* drivers = new DriverForm(workspace.document);
    pose->addForm(drivers);
    QObject::connect(drivers, &DriverForm::failed, drivers, [&prompts = context.prompts](const Error& error) {
        prompts.tellError(DriverForm::tr("The driver cannot be set so."), errorText(error));
    });
    pose->addForm(new ShapesForm(workspace.document, workspace.posed, workspace.pool));
    pose->setRest(workspace.rest);
    return pose;
}

SkeletonPanel* skeletonPanel(const WindowContext& context) {
    Workspace& workspace = context.workspace;
    auto* rest = new RestForm(workspace.document, workspace.rest);
    QObject::connect(rest, &RestForm::failed, rest, [&prompts = context.prompts](const Error& error) {
        prompts.tellError(RestForm::tr("The joint cannot be placed so."), errorText(error));
    });
    return new SkeletonPanel(workspace.document, context.actions, rest);
}

ExpressionsPanel* expressionsPanel(const WindowContext& context) {
    auto* panel = new ExpressionsPanel(context.workspace.document, context.workspace.expressions);
    QObject::connect(
        panel, &ExpressionsPanel::failed, panel, [&prompts = context.prompts](const Error& error) {
            prompts.tellError(ExpressionsPanel::tr("The avatar cannot be changed so."), errorText(error));
        });
    return panel;
}

BindPanel* addRight(Docks& docks, const WindowContext& context, ViewportWidget& viewport,
                    ContextMenus& menus) {
    Workspace& workspace = context.workspace;
    auto* bind = new BindPanel(workspace.document, workspace.bind, context.actions);
    QObject::connect(bind, &BindPanel::regionShown, &viewport, &ViewportWidget::setRegion);
    QObject::connect(bind, &BindPanel::volumeEditsSeen, &viewport, &ViewportWidget::showVolumeEdits);
    QObject::connect(bind, &BindPanel::regionPaintAsked, &viewport,
                     [&viewport] { viewport.setTool(ViewTool::PaintRegion); });
    bind->addRegionBrush(new RegionBrushForm(viewport));
    for (const char* id :
         {"regions.sphere", "regions.capsule", "regions.box", "regions.points", "paint.region"}) {
        context.actions.on(id, bind, &BindPanel::showRegions);
    }
    docks.add("skeleton", QT_TRANSLATE_NOOP("Docks", "Skeleton"), Qt::RightDockWidgetArea,
              scrollPane(skeletonPanel(context)));
    const QDockWidget* bindDock =
        docks.add("bind", QT_TRANSLATE_NOOP("Docks", "Bind"), Qt::RightDockWidgetArea, bind);
    QObject::connect(bindDock, &QDockWidget::visibilityChanged, bind, &BindPanel::setSeen);
    docks.add("pose", QT_TRANSLATE_NOOP("Docks", "Pose"), Qt::RightDockWidgetArea,
              scrollPane(posePanel(context, menus)));
    docks.add("weightLayers", QT_TRANSLATE_NOOP("Docks", "Weights"), Qt::RightDockWidgetArea,
              scrollPane(new WeightLayersPanel(workspace.document, viewport, workspace.operations,
                                               context.actions)));
    docks.add("springs", QT_TRANSLATE_NOOP("Docks", "Springs"), Qt::RightDockWidgetArea,
              scrollPane(new SpringsPanel(workspace.document, workspace.springChoice, context.actions,
                                          workspace.pool)));
    docks.add("expressions", QT_TRANSLATE_NOOP("Docks", "Expressions"), Qt::RightDockWidgetArea,
              scrollPane(expressionsPanel(context)));
    docks.tab("skeleton", "bind");
    docks.tab("bind", "pose");
    docks.tab("pose", "weightLayers");
    docks.tab("weightLayers", "springs");
    docks.tab("springs", "expressions");
    for (const char* other : {"skeleton", "pose", "weightLayers", "springs", "expressions"}) {
        docks[other]->hide(); // each comes with its mode
    }
    return bind;
}

ReportPanel* reportPanel(const WindowContext& context, ViewportWidget& viewport, ContextMenus& menus,
                         BindPanel& bind) {
    Workspace& workspace = context.workspace;
    auto* report = new ReportPanel(workspace.document, workspace.bind);
    report->setCheck(workspace.weightCheck);
    report->setShapeCheck(workspace.shapeCheck);
    QObject::connect(report, &ReportPanel::piecesChosen, &viewport, &ViewportWidget::outlineShells);
    QObject::connect(report, &ReportPanel::markAsked, &viewport,
                     [&viewport](const ViewMark& mark, bool framed) {
                         framed ? viewport.showMark(mark) : viewport.setMark(mark);
                     });
    QObject::connect(report, &ReportPanel::markDropped, &viewport, &ViewportWidget::dropMark);
    QObject::connect(report, &ReportPanel::fitAsked, context.actions["bind.fitSkeleton"], &QAction::trigger);
    QObject::connect(report, &ReportPanel::volumeEditAsked, &bind, &BindPanel::offerVolumeEdit);
    QObject::connect(report, &ReportPanel::menuAsked, &menus,
                     [&menus, report](const QModelIndex& row, const QPoint& global) {
                         menus.openReport(*report, row, global);
                     });
    QObject::connect(report, &ReportPanel::choicesAsked, &menus, &ContextMenus::addChoices);
    return report;
}

PartsPanel* partsPanel(const WindowContext& context, ViewportWidget& viewport, ContextMenus& menus) {
    auto* parts = new PartsPanel(context.workspace.document, context.workspace.inspector);
    QObject::connect(parts, &PartsPanel::menuAsked, &menus, &ContextMenus::openParts);
    QObject::connect(parts, &PartsPanel::piecesChosen, &viewport, &ViewportWidget::outlineShells);
    QObject::connect(parts, &PartsPanel::frameAsked, &viewport, &ViewportWidget::frameSelection);
    return parts;
}

/// The strip of the timeline, and what is wide: lists and tables.
void addBottom(Docks& docks, const WindowContext& context, ViewportWidget& viewport, ContextMenus& menus,
               BindPanel& bind) {
    Workspace& workspace = context.workspace;
    docks.add("timeline", QT_TRANSLATE_NOOP("Docks", "Timeline"), Qt::BottomDockWidgetArea,
              new TimelinePanel(workspace.document, workspace.player, context.actions));
    docks.strip("timeline");
    docks.add("influences", QT_TRANSLATE_NOOP("Docks", "Why These Weights"), Qt::BottomDockWidgetArea,
              new InfluencesPanel(workspace.document, workspace.explainer));
    docks.add("components", QT_TRANSLATE_NOOP("Docks", "Component Editor"), Qt::BottomDockWidgetArea,
              new ComponentsPanel(workspace.document));
    docks.add("report", QT_TRANSLATE_NOOP("Docks", "Report"), Qt::BottomDockWidgetArea,
              reportPanel(context, viewport, menus, bind));
    docks.add("parts", QT_TRANSLATE_NOOP("Docks", "Parts"), Qt::BottomDockWidgetArea,
              partsPanel(context, viewport, menus));
    docks.add("log", QT_TRANSLATE_NOOP("Docks", "Log"), Qt::BottomDockWidgetArea,
              new LogPanel(workspace.log));
}

} // namespace

void addPanels(Docks& docks, const WindowContext& context, ViewportWidget& viewport, ContextMenus& menus) {
    addLeft(docks, context, viewport, menus);
    BindPanel* bind = addRight(docks, context, viewport, menus);
    addBottom(docks, context, viewport, menus, *bind);
}

} // namespace sinew
