#include "ui/window/MainWindow.h"

#include "ui/actions/Actions.h"
#include "ui/flow/UpdateFlow.h"
#include "ui/flow/ViewFlow.h"
#include "ui/flow/files/FileFlow.h"
#include "ui/theme/Icons.h"
#include "ui/theme/Palette.h"
#include "ui/viewport/ViewportWidget.h"
#include "ui/welcome/WelcomePage.h"
#include "ui/widgets/MessageBar.h"
#include "ui/widgets/NoticeBar.h"
#include "ui/widgets/Panel.h"
#include "ui/window/Docks.h"
#include "ui/window/Menus.h"
#include "ui/window/Modes.h"
#include "ui/window/StatusLine.h"
#include "ui/window/ViewBar.h"
#include "ui/workspace/Preferences.h"
#include "ui/workspace/UserPrompts.h"
#include "ui/workspace/Workspace.h"

#include <QApplication>
#include <QCloseEvent>
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

/// Of the places of panels that are kept: those of another one mean other panels.
constexpr int kLayoutVersion = 1;

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
    , m_reading(new ReadingPage(workspace.session))
    , m_viewport(new ViewportWidget(workspace.document, workspace.posed, workspace.view, workspace.inspector,
                                    workspace.pool))
    , m_viewBar(new ViewBar(workspace.view, *m_actions))
    , m_status(new StatusLine(workspace.document, workspace.bind, workspace.implicit, workspace.posed,
                              *m_actions)) {
    setWindowIcon(programIcon());
    setAcceptDrops(true);
    for (QWidget* page : {static_cast<QWidget*>(m_welcome), static_cast<QWidget*>(m_reading)}) {
        page->setSizePolicy(QSizePolicy::Ignored,
                            QSizePolicy::Ignored); // it is no wider than the view may be
        m_pages->addWidget(page);
    }
    m_pages->addWidget(m_viewport);
    auto* notice = new NoticeBar;
    auto* textures = new TextureBar;
    setCentralWidget(below(*notice, *below(*textures, *below(*m_viewBar, *m_pages))));
    setStatusBar(new MessageBar);
    statusBar()->addPermanentWidget(m_status);
    statusBar()->setSizeGripEnabled(false);
    const WindowContext context{workspace, preferences, prompts, *m_actions};
    addPanels(*m_docks, context, *m_viewport, *new ContextMenus(context, *m_menus, *m_viewport, *this));
    m_flows = new Flows(context, {*this, *m_menus, *m_docks, *m_pages, *m_viewport, *m_welcome, *m_status,
                                  *notice, *textures, *m_viewBar});
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
    connect(&m_workspace.session, &Session::busyChanged, this, &MainWindow::showPage);
    connect(&m_workspace.document, &Document::titleChanged, this, &MainWindow::updateTitle);
    connect(&m_workspace.document, &Document::modifiedChanged, this, &MainWindow::updateTitle);
    connect(&m_preferences, &Preferences::changed, this, &MainWindow::applyPreferences);
}

void MainWindow::restoreLayout() {
    restorePlace();
    m_docks->arrangeFirst(size());
    m_firstLayout = saveState(kLayoutVersion);
    m_layout = m_firstLayout;
    if (restoreState(Preferences::windowState(), kLayoutVersion)) {
        const QSize min = layout()->minimumSize();
        const QSize room = roomFor(*this).size();
        if (min.boundedTo(room) == min) {
            m_layout = saveState(kLayoutVersion);
        } else { // panels of a larger screen
            restoreState(m_firstLayout, kLayoutVersion);
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

/// The welcome page stands alone, and so does the page that follows the reading of a file; panels come with a
/// character.
void MainWindow::showPage() {
    const bool open = m_workspace.document.state().hasScene();
    QWidget* start = m_workspace.session.busy() ? static_cast<QWidget*>(m_reading) : m_welcome;
    m_pages->setCurrentWidget(open ? m_flows->compare().page() : start);
    if (open == m_panelsShown) {
        return;
    }
    m_panelsShown = open;
    m_viewBar->setVisible(open);
    if (open) {
        restoreState(m_layout, kLayoutVersion);
        return;
    }
    m_layout = saveState(kLayoutVersion);
    m_docks->setAllVisible(false);
    for (auto* bar : findChildren<QToolBar*>()) {
        bar->hide();
    }
}

void MainWindow::resetLayout() {
    m_layout = m_firstLayout;
    if (m_panelsShown) {
        restoreState(m_firstLayout, kLayoutVersion);
        m_flows->modes().resetPanels();
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

void MainWindow::checkForUpdates() {
    m_flows->updates().checkAtStart();
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!m_flows->making().mayQuit() || !m_flows->file().mayLeave()) {
        event->ignore();
        return;
    }
    Preferences::keepWindow(saveGeometry(), m_panelsShown ? saveState(kLayoutVersion) : m_layout);
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
