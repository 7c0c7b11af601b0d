#include "ui/window/Panels.h"

#include "ui/actions/Actions.h"
#include "ui/panels/JointsPanel.h"
#include "ui/panels/LogPanel.h"
#include "ui/panels/OverlaysPanel.h"
#include "ui/panels/PartsPanel.h"
#include "ui/panels/PosePanel.h"
#include "ui/panels/ReportPanel.h"
#include "ui/panels/RestForm.h"
#include "ui/panels/TimelinePanel.h"
#include "ui/panels/bind/BindPanel.h"
#include "ui/panels/poses/PoseShelfForm.h"
#include "ui/panels/regions/RegionBrushForm.h"
#include "ui/panels/weights/ComponentsPanel.h"
#include "ui/panels/weights/InfluencesPanel.h"
#include "ui/panels/weights/SelectPanel.h"
#include "ui/panels/weights/WeightLayersPanel.h"
#include "ui/viewport/ViewportWidget.h"
#include "ui/widgets/Forms.h"
#include "ui/window/ContextMenus.h"
#include "ui/window/Docks.h"
#include "ui/workspace/ErrorWords.h"
#include "ui/workspace/UserPrompts.h"
#include "ui/workspace/Workspace.h"

#include <QDockWidget>

namespace sinew {
namespace {

void addLeft(Docks& docks, const WindowContext& context, ViewportWidget& viewport, ContextMenus& menus) {
    Workspace& workspace = context.workspace;
    docks.add("layers", QT_TRANSLATE_NOOP("Docks", "Overlays"), Qt::LeftDockWidgetArea,
              scrollPane(new OverlaysPanel(workspace.view, context.actions)));
    auto* joints = new JointsPanel(workspace.document, workspace.inspector);
    joints->setView(workspace.view);
    docks.add("joints", QT_TRANSLATE_NOOP("Docks", "Joints"), Qt::LeftDockWidgetArea, joints);
    auto* parts = new PartsPanel(workspace.document, workspace.inspector);
    docks.add("parts", QT_TRANSLATE_NOOP("Docks", "Parts"), Qt::LeftDockWidgetArea, parts);
    QObject::connect(joints, &JointsPanel::frameAsked, &viewport, &ViewportWidget::frameSelection);
    QObject::connect(joints, &JointsPanel::menuAsked, &menus, &ContextMenus::openJoint);
    QObject::connect(parts, &PartsPanel::menuAsked, &menus, &ContextMenus::openParts);
    QObject::connect(parts, &PartsPanel::frameAsked, &viewport, &ViewportWidget::frameSelection);
    docks.add("points", QT_TRANSLATE_NOOP("Docks", "Select"), Qt::LeftDockWidgetArea,
              scrollPane(new SelectPanel(workspace.document, context.actions)));
    docks.tab("joints", "parts");
    docks.tab("parts", "points");
    docks.raise("joints");
}

PosePanel* posePanel(const WindowContext& context, ContextMenus& menus) {
    Workspace& workspace = context.workspace;
    auto* pose = new PosePanel(workspace.document, workspace.implicit, context.actions);
    auto* shelf = new PoseShelfForm(workspace.document, workspace.poses);
    pose->addShelf(shelf);
    QObject::connect(shelf, &PoseShelfForm::menuAsked, &menus,
                     [&menus, shelf](const QPoint& global) { menus.openShelf(*shelf, global); });
    auto* rest = new RestForm(workspace.document, workspace.rest);
    pose->setRest(workspace.rest, rest);
    QObject::connect(rest, &RestForm::failed, rest, [&prompts = context.prompts](const Error& error) {
        prompts.tellError(RestForm::tr("The joint cannot be placed so."), errorWords(error));
    });
    return pose;
}

void addRight(Docks& docks, const WindowContext& context, ViewportWidget& viewport, ContextMenus& menus) {
    Workspace& workspace = context.workspace;
    auto* bind = new BindPanel(workspace.document, workspace.bind, context.actions);
    QObject::connect(bind, &BindPanel::regionShown, &viewport, &ViewportWidget::setRegion);
    QObject::connect(bind, &BindPanel::regionPaintAsked, &viewport,
                     [&viewport] { viewport.setTool(ViewTool::PaintRegion); });
    bind->addRegionBrush(new RegionBrushForm(viewport));
    for (const char* id :
         {"regions.sphere", "regions.capsule", "regions.box", "regions.points", "paint.region"}) {
        context.actions.on(id, bind, &BindPanel::showRegions);
    }
    const QDockWidget* bindDock =
        docks.add("bind", QT_TRANSLATE_NOOP("Docks", "Bind"), Qt::RightDockWidgetArea, bind);
    QObject::connect(bindDock, &QDockWidget::visibilityChanged, bind, &BindPanel::setSeen);
    docks.add("pose", QT_TRANSLATE_NOOP("Docks", "Pose"), Qt::RightDockWidgetArea,
              scrollPane(posePanel(context, menus)));
    docks.add("weightLayers", QT_TRANSLATE_NOOP("Docks", "Weights"), Qt::RightDockWidgetArea,
              scrollPane(new WeightLayersPanel(workspace.document, viewport, workspace.operations,
                                               context.actions)));
    docks.add("influences", QT_TRANSLATE_NOOP("Docks", "Why These Weights"), Qt::RightDockWidgetArea,
              new InfluencesPanel(workspace.document, workspace.explainer));
    docks.add("components", QT_TRANSLATE_NOOP("Docks", "Component Editor"), Qt::RightDockWidgetArea,
              new ComponentsPanel(workspace.document));
    auto* report = new ReportPanel(workspace.document, workspace.bind);
    report->setCheck(workspace.weightCheck);
    docks.add("report", QT_TRANSLATE_NOOP("Docks", "Report"), Qt::RightDockWidgetArea, report);
    QObject::connect(report, &ReportPanel::markAsked, &viewport, &ViewportWidget::showMark);
    QObject::connect(report, &ReportPanel::fitAsked, context.actions["bind.fitSkeleton"], &QAction::trigger);
    QObject::connect(report, &ReportPanel::volumeEditAsked, bind, &BindPanel::offerVolumeEdit);
    QObject::connect(report, &ReportPanel::menuAsked, &menus,
                     [&menus, report](const QModelIndex& row, const QPoint& global) {
                         menus.openReport(*report, row, global);
                     });
    QObject::connect(report, &ReportPanel::choicesAsked, &menus, &ContextMenus::addChoices);
    docks.add("log", QT_TRANSLATE_NOOP("Docks", "Log"), Qt::RightDockWidgetArea, new LogPanel(workspace.log));
    docks.tab("influences", "components");
    docks.tab("components", "report");
    docks.tab("report", "log");
    docks.raise("influences");
    docks["components"]->hide(); // until it is asked for: four names find no room
    docks.tab("bind", "pose");
    docks.tab("pose", "weightLayers");
    docks.raise("bind");
}

void addBottom(Docks& docks, const WindowContext& context) {
    Workspace& workspace = context.workspace;
    docks.add("timeline", QT_TRANSLATE_NOOP("Docks", "Timeline"), Qt::BottomDockWidgetArea,
              new TimelinePanel(workspace.document, workspace.player, context.actions));
}

} // namespace

void addPanels(Docks& docks, const WindowContext& context, ViewportWidget& viewport, ContextMenus& menus) {
    addLeft(docks, context, viewport, menus);
    addRight(docks, context, viewport, menus);
    addBottom(docks, context);
}

} // namespace sinew
