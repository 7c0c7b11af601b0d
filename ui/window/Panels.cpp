#include "ui/window/Panels.h"

#include "ui/Workspace.h"
#include "ui/actions/Actions.h"
#include "ui/panels/BindPanel.h"
#include "ui/panels/LayersPanel.h"
#include "ui/panels/PosePanel.h"
#include "ui/panels/TimelinePanel.h"
#include "ui/widgets/ScrollPane.h"
#include "ui/window/Docks.h"

namespace sinew {

void addPanels(Docks& docks, const WindowContext& context) {
    Workspace& workspace = context.workspace;
    const Actions& actions = context.actions;
    docks.add("layers", QT_TRANSLATE_NOOP("Docks", "Layers"), Qt::LeftDockWidgetArea,
              scrollPane(new LayersPanel(workspace.view, actions)));
    docks.add("bind", QT_TRANSLATE_NOOP("Docks", "Bind"), Qt::RightDockWidgetArea,
              new BindPanel(workspace.document, workspace.bind, actions));
    docks.add("pose", QT_TRANSLATE_NOOP("Docks", "Pose"), Qt::RightDockWidgetArea,
              scrollPane(new PosePanel(workspace.document, actions)));
    docks.add("timeline", QT_TRANSLATE_NOOP("Docks", "Timeline"), Qt::BottomDockWidgetArea,
              new TimelinePanel(workspace.document, workspace.player, actions));
    docks.tab("bind", "pose");
    docks.raise("bind");
}

} // namespace sinew
