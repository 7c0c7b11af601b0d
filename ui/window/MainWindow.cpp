#include "ui/window/MainWindow.h"

#include "ui/actions/Actions.h"
#include "ui/flow/ViewFlow.h"
#include "ui/flow/files/FileFlow.h"
#include "ui/panels/JointsPanel.h"
#include "ui/panels/LimitsForm.h"
#include "ui/panels/OverlaysPanel.h"
#include "ui/panels/PartsPanel.h"
#include "ui/panels/PosePanel.h"
#include "ui/panels/ReportPanel.h"
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
#include "ui/theme/Icons.h"
#include "ui/theme/Palette.h"
#include "ui/viewport/ViewportWidget.h"
#include "ui/welcome/WelcomePage.h"
#include "ui/widgets/Forms.h"
#include "ui/widgets/NoticeBar.h"
#include "ui/widgets/Panel.h"
#include "ui/window/Docks.h"
#include "ui/window/Menus.h"
#include "ui/window/StatusLine.h"
#include "ui/workspace/Preferences.h"
#include "ui/workspace/UserPrompts.h"
#include "ui/workspace/Workspace.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QLayout>
#include <QMimeData>
#include <QScreen>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTimer>
#include <QToolBar>
#include <QUrl>
#include <QVBoxLayout>
#include <QWindow>

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
    auto* limits = new LimitsForm(workspace.document);
    pose->addLimits(limits);
    QObject::connect(limits, &LimitsForm::failed, limits, [&prompts = context.prompts](const Error& error) {
        prompts.tellError(LimitsForm::tr("The joint cannot be limited so."), errorWords(error));
    });
    auto* drivers = new DriverForm(workspace.document);
    pose->addForm(drivers);
    QObject::connect(drivers, &DriverForm::failed, drivers, [&prompts = context.prompts](const Error& error) {
        prompts.tellError(DriverForm::tr("The driver cannot be set so."), errorWords(error));
    });
    pose->addForm(new ShapesForm(workspace.document, workspace.posed, workspace.pool));
    auto* rest = new RestForm(workspace.document, workspace.rest);
    pose->setRest(workspace.rest, rest);
    QObject::connect(rest, &RestForm::failed, rest, [&prompts = context.prompts](const Error& error) {
        prompts.tellError(RestForm::tr("The joint cannot be placed so."), errorWords(error));
    });
    return pose;
}

ExpressionsPanel* expressionsPanel(const WindowContext& context) {
    auto* panel = new ExpressionsPanel(context.workspace.document, context.workspace.expressions);
    QObject::connect(
        panel, &ExpressionsPanel::failed, panel, [&prompts = context.prompts](const Error& error) {
            prompts.tellError(ExpressionsPanel::tr("The avatar cannot be changed so."), errorWords(error));
        });
    return panel;
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
    docks.add("springs", QT_TRANSLATE_NOOP("Docks", "Springs"), Qt::RightDockWidgetArea,
              scrollPane(new SpringsPanel(workspace.document, workspace.springChoice, context.actions)));
    docks.add("expressions", QT_TRANSLATE_NOOP("Docks", "Expressions"), Qt::RightDockWidgetArea,
              scrollPane(expressionsPanel(context)));
    docks.add("influences", QT_TRANSLATE_NOOP("Docks", "Why These Weights"), Qt::RightDockWidgetArea,
              new InfluencesPanel(workspace.document, workspace.explainer));
    docks.add("components", QT_TRANSLATE_NOOP("Docks", "Component Editor"), Qt::RightDockWidgetArea,
              new ComponentsPanel(workspace.document));
    auto* report = new ReportPanel(workspace.document, workspace.bind);
    report->setCheck(workspace.weightCheck);
    report->setShapeCheck(workspace.shapeCheck);
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
    docks.tab("weightLayers", "springs");
    docks.tab("springs", "expressions");
    docks["springs"]->hide();     // likewise
    docks["expressions"]->hide(); // until somebody makes an avatar
    docks.raise("bind");
}

void addBottom(Docks& docks, const WindowContext& context) {
    Workspace& workspace = context.workspace;
    docks.add("timeline", QT_TRANSLATE_NOOP("Docks", "Timeline"), Qt::BottomDockWidgetArea,
              new TimelinePanel(workspace.document, workspace.player, context.actions));
}

/// Makes all panels and puts them where they are at the first start.
void addPanels(Docks& docks, const WindowContext& context, ViewportWidget& viewport, ContextMenus& menus) {
    addLeft(docks, context, viewport, menus);
    addRight(docks, context, viewport, menus);
    addBottom(docks, context);
}

/// The files that are dragged here; empty for anything else.
QStringList droppedFiles(const QMimeData& data) {
    QStringList files;
    for (const QUrl& url : data.urls()) {
        if (url.isLocalFile()) {
            files << url.toLocalFile();
        }
    }
    return files;
}

/// A widget under a bar.
QWidget* below(QWidget& bar, QWidget& widget) {
    auto* both = new QWidget;
    auto* rows = new QVBoxLayout(both);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(&bar);
    rows->addWidget(&widget, 1);
    return both;
}

} // namespace

MainWindow::MainWindow(Workspace& workspace, Preferences& preferences, Language& language,
                       UserPrompts& prompts)
    : m_workspace(workspace)
    , m_preferences(preferences)
    , m_language(language)
    , m_actions(new Actions(this))
    , m_menus(new Menus(*this, *m_actions))
    , m_docks(new Docks(*this, m_menus->panels()))
    , m_pages(new QStackedWidget)
    , m_welcome(new WelcomePage(*m_actions))
    , m_viewport(new ViewportWidget(workspace.document, workspace.posed, workspace.view, workspace.inspector,
                                    workspace.pool))
    , m_status(new StatusLine(workspace.document, workspace.bind, workspace.implicit, workspace.posed,
                              *m_actions)) {
    setWindowIcon(programIcon());
    setAcceptDrops(true);
    m_welcome->setSizePolicy(QSizePolicy::Ignored,
                             QSizePolicy::Ignored); // it is no wider than the view may be
    m_pages->addWidget(m_welcome);
    m_pages->addWidget(m_viewport);
    auto* notice = new NoticeBar;
    auto* textures = new TextureBar;
    setCentralWidget(below(*notice, *below(*textures, *m_pages)));
    statusBar()->addPermanentWidget(m_status);
    statusBar()->setSizeGripEnabled(false);
    const WindowContext context{workspace, preferences, prompts, *m_actions};
    addPanels(*m_docks, context, *m_viewport, *new ContextMenus(context, *m_menus, *m_viewport, *this));
    m_flows = new Flows(context, {*this, *m_menus, *m_docks, *m_pages, *m_viewport, *m_welcome, *m_status,
                                  *notice, *textures});
    new PanelKeys(*this, *m_viewport);
    connectWindow();
    applyPreferences();
    restoreLayout();
    showPage();
}

MainWindow::~MainWindow() = default;

void MainWindow::connectWindow() {
    m_actions->on("file.quit", this, &QWidget::close);
    m_actions->on("view.resetLayout", this, &MainWindow::resetLayout);
    m_actions->on("view.fullScreen", this, [this](bool on) {
        setWindowState(windowState().setFlag(Qt::WindowFullScreen, on)); // maximised stays maximised
    });
    m_workspace.document.onChange(DocumentChange::Scene, this, &MainWindow::showPage);
    connect(&m_workspace.document, &Document::titleChanged, this, &MainWindow::updateTitle);
    connect(&m_workspace.document, &Document::modifiedChanged, this, &MainWindow::updateTitle);
    connect(&m_preferences, &Preferences::changed, this, &MainWindow::applyPreferences);
}

void MainWindow::restoreLayout() {
    restorePlace();
    m_docks->arrangeFirst(size());
    m_firstLayout = saveState();
    m_layout = m_firstLayout;
    if (restoreState(Preferences::windowState())) {
        const QSize min = layout()->minimumSize();
        const QSize room = roomFor(*this).size();
        if (min.boundedTo(room) == min) {
            m_layout = saveState();
        } else { // panels of a larger screen
            restoreState(m_firstLayout);
        }
    }
}

/// Where it was when it was closed, if the screen still has room there.
void MainWindow::restorePlace() {
    const FirstGeometry first = firstGeometry(roomFor(*this));
    setMinimumSize(minWindow(roomFor(*this)));
    setGeometry(first.geometry);
    if (restoreGeometry(Preferences::windowGeometry())) {
        fitToScreen();
    } else if (first.maximized) {
        setWindowState(Qt::WindowMaximized);
    }
}

void MainWindow::showEvent(QShowEvent* event) {
    QMainWindow::showEvent(event);
    connect(windowHandle(), &QWindow::screenChanged, this, &MainWindow::followScreen, Qt::UniqueConnection);
    followScreen();
}

/// On a screen it is dragged to, the window may have to become smaller than it could on the one before.
void MainWindow::followScreen() {
    disconnect(m_room);
    m_room = connect(screen(), &QScreen::availableGeometryChanged, this, &MainWindow::fitToScreen);
    setMinimumSize(minWindow(roomFor(*this)));
}

void MainWindow::fitToScreen() {
    const QRect room = roomFor(*this);
    setMinimumSize(minWindow(room));
    if (!isMaximized() && !isFullScreen()) {
        setGeometry(fitted(geometry(), room));
    }
}

void MainWindow::applyPreferences() {
    const PreferenceValues& values = m_preferences.values();
    applyTheme(*qApp, values.theme);
    m_status->setTimingsShown(values.timings);
    m_viewport->setLight(darkTheme() ? ViewLight::Dark : ViewLight::Light);
    m_language.use(values.language);
    setLocale(QLocale()); // numbers in fields that were made before
    ViewSettings view = m_workspace.view.settings();
    view.navigation = values.navigation;
    m_workspace.view.set(view);
    m_actions->setNavigation(values.navigation);
    retranslate(); // a new style makes Qt name the buttons of title bars anew
}

/// The welcome page stands alone; panels come with a character.
void MainWindow::showPage() {
    const bool open = m_workspace.document.state().hasScene();
    m_pages->setCurrentWidget(open ? m_flows->compare().page() : m_welcome);
    if (open == m_panelsShown) {
        return;
    }
    m_panelsShown = open;
    if (open) {
        restoreState(m_layout);
        return;
    }
    m_layout = saveState();
    m_docks->setAllVisible(false);
    for (auto* bar : findChildren<QToolBar*>()) {
        bar->hide();
    }
}

void MainWindow::resetLayout() {
    m_layout = m_firstLayout;
    if (m_panelsShown) {
        restoreState(m_firstLayout);
    }
}

void MainWindow::updateTitle() {
    const QString title = m_workspace.document.title();
    setWindowTitle(title.isEmpty() ? QString("Sinew") : title + "[*] - Sinew");
    setWindowModified(m_workspace.document.modified());
}

void MainWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
}

void MainWindow::retranslate() {
    m_actions->retranslate();
    m_flows->retranslate();
    m_menus->retranslate();
    m_docks->retranslate();
    updateTitle();
}

void MainWindow::openFile(const QString& file) {
    m_flows->file().openFile(file);
}

bool MainWindow::offerRecovery() {
    return m_flows->autosave().offer();
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!m_flows->file().mayLeave()) {
        event->ignore();
        return;
    }
    Preferences::keepWindow(saveGeometry(), m_panelsShown ? saveState() : m_layout);
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (!droppedFiles(*event->mimeData()).isEmpty()) {
        event->acceptProposedAction();
    }
}

void MainWindow::dropEvent(QDropEvent* event) {
    event->acceptProposedAction();
    // Later: what it asks must not hold up the program the files are dragged from.
    QTimer::singleShot(0, this,
                       [this, files = droppedFiles(*event->mimeData())] { m_flows->drop().drop(files); });
}

} // namespace sinew
