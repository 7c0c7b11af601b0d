#include "ui/window/MainWindow.h"

#include "app/text/Texts.h"
#include "ui/actions/Actions.h"
#include "ui/dialogs/HelpDialogs.h"
#include "ui/dialogs/SettingsDialog.h"
#include "ui/dialogs/SkeletonDialogs.h"
#include "ui/flow/MenuFlows.h"
#include "ui/flow/SkeletonFlow.h"
#include "ui/flow/UpdateFlow.h"
#include "ui/flow/ViewFlow.h"
#include "ui/flow/files/FileFlow.h"
#include "ui/flow/files/ReloadFlow.h"
#include "ui/flow/weights/WeightsFlow.h"
#include "ui/help/Help.h"
#include "ui/help/tour/Tour.h"
#include "ui/panels/JointsPanel.h"
#include "ui/panels/ReportPanel.h"
#include "ui/panels/avatar/ExpressionsPanel.h"
#include "ui/panels/poses/DriverForm.h"
#include "ui/panels/poses/PoseShelfForm.h"
#include "ui/panels/poses/ShapesForm.h"
#include "ui/viewport/ViewportWidget.h"
#include "ui/welcome/WelcomePage.h"
#include "ui/widgets/NoticeBar.h"
#include "ui/window/Docks.h"
#include "ui/window/Menus.h"
#include "ui/window/Modes.h"
#include "ui/window/StatusLine.h"
#include "ui/window/ViewBar.h"
#include "ui/workspace/Workspace.h"

#include <QCoreApplication>
#include <QDesktopServices>
#include <QMainWindow>
#include <QStatusBar>
#include <QUrl>

namespace sinew {
namespace {

/// What a flow says stands in the status bar.
template<typename Flow>
void showSaid(const Flow& flow, QStatusBar& bar) {
    QObject::connect(&flow, &Flow::said, &bar, [&bar](const QString& text) { bar.showMessage(text); });
}

} // namespace

Flows::Flows(const WindowContext& context, const Pieces& pieces)
    : QObject(&pieces.window)
    , m_context(context)
    , m_pieces(pieces)
    , m_file(new FileFlow(context, this))
    , m_drop(new DropFlow(context, *m_file, this))
    , m_edit(new EditFlow(context.actions, context.workspace.document, this))
    , m_bind(new BindFlow(context.actions, context.workspace.document, context.workspace.bind,
                          context.workspace.implicit, context.prompts, this))
    , m_pose(new PoseFlow(context.actions, context.workspace.document, context.workspace.player,
                          context.prompts, this))
    , m_export(new ExportFlow(context, &pieces.window))
    , m_link(new LiveLinkFlow(context, QCoreApplication::arguments(), this))
    , m_autosave(new AutosaveFlow(context, this))
    , m_compare(new CompareFlow(context, pieces.pages, pieces.viewport, this)) {
    new ViewFlow(context.actions, context.workspace.view, context.workspace.document, context.workspace.posed,
                 this);
    auto* presets = new PresetFlow(context.actions, context.workspace.view, context.workspace.document,
                                   pieces.viewport, this);
    // Before all that shows something else with another tool: a mode keeps what it showed until then.
    presets->showBinds(context.workspace.bind, context.preferences);
    m_modes = new Modes(context, pieces.menus, pieces.docks, pieces.viewport, *presets, this);
    connectViewBar();
    new ViewportFlow(context.actions, pieces.viewport, this);
    new BrushView(context.workspace.document, context.workspace.view, pieces.viewport, this);
    showSaid(*new FloodFlow(context, pieces.viewport, this), *pieces.window.statusBar());
    new SelectFlow(context.actions, context.workspace.document, this);
    auto* weights =
        new WeightsFlow(context.actions, context.workspace.document, context.workspace.operations,
                        context.workspace.operationRunner, context.workspace.mirrors, context.prompts, this);
    new PartsFlow(context.actions, context.workspace.document, pieces.viewport, this);
    m_layers = new LayersFlow(context.actions, context.workspace.document, context.workspace.mirrors,
                              context.workspace.solverLayers, context.prompts, this);
    m_layers->fillMenu(pieces.menus.solverLayers());
    auto* transfer = new TransferFlow(context, &pieces.window, this);
    if (auto* report = pieces.window.findChild<ReportPanel*>()) {
        connect(report, &ReportPanel::repairAsked, weights, &WeightsFlow::repair);
        report->setFixAll(*context.actions["bind.fixAll"]);
        connectReport(*report);
    }
    m_making = new MakingFlow(context, *m_file, &pieces.window);
    showSaid(*m_making, *pieces.window.statusBar());
    auto* check = new CheckFlow(context, this);
    connect(check, &CheckFlow::found, this, [this] { m_pieces.docks.raise("report"); });
    showSaid(*check, *pieces.window.statusBar());
    showSaid(*new CheckPageFlow(context, this), *pieces.window.statusBar());
    auto* files = new WeightFilesFlow(context, this);
    showSaid(*files, *pieces.window.statusBar());
    showSaid(*new PictureFlow(context, pieces.viewport, &pieces.window, this), *pieces.window.statusBar());
    showSaid(*transfer, *pieces.window.statusBar());
    makeShelfFlow();
    makeSkeletonFlows();
    new RegionFlow(context.actions, context.workspace.document, this);
    for (const char* id :
         {"regions.sphere", "regions.capsule", "regions.box", "regions.points", "paint.region"}) {
        context.actions.on(id, this, [this] { m_pieces.docks.raise("bind"); });
    }
    showSaid(*weights, *pieces.window.statusBar());
    showSaid(*m_layers, *pieces.window.statusBar());
    connect(context.actions["paint.weights"], &QAction::triggered, this, [this] {
        m_pieces.docks.raise("weightLayers");
        m_context.workspace.mirrors.prepare();
        if (m_context.workspace.document.state().selection.joint == kNone) { // the one that is pointed at
            m_context.actions["paint.joint"]->trigger();
        }
    });
    connect(&pieces.viewport, &ViewportWidget::toolChanged, this, [this](ViewTool tool) {
        if (tool == ViewTool::DragSkin) {
            m_pieces.docks.raise("weightLayers");
        }
        if (tool == ViewTool::PaintWeights || tool == ViewTool::PaintRegion ||
            tool == ViewTool::DragSkin) { // they may mirror
            m_context.workspace.mirrors.prepare();
        }
    });
    connect(&context.workspace.mirrors, &MirrorFinder::busyChanged, &pieces.viewport,
            &ViewportWidget::hoverAgain); // the second ring
    context.actions.on("pose.expressions", this, [this] { m_pieces.docks.raise("expressions"); });
    context.actions.on("points.byRule", this, [this] { m_pieces.docks.raise("points"); });
    context.actions.on("weights.components", this, [this] { m_pieces.docks.raise("components"); });
    m_pose->fillMenu(pieces.menus.clips());
    m_compare->fillMenu(pieces.menus.compare());
    m_pose->watch(context.workspace.implicit);
    m_file->setOtherWork([this] {
        return m_context.workspace.exportJob.running() || m_context.workspace.operationRunner.running() ||
               m_context.workspace.solverLayers.running() || m_context.workspace.weightTransfers.running() ||
               m_context.workspace.weightFiles.running() || m_context.workspace.render.running() ||
               m_context.workspace.bake.running() || m_context.workspace.springBake.running() ||
               m_context.workspace.restPose.running() || m_context.workspace.outfit.running() ||
               m_context.workspace.lods.running();
    });
    watchActivity();
    pieces.viewport.setExplainer(&context.workspace.explainer);
    pieces.viewport.setTransferPreview(&context.workspace.transferPreview);
    connect(&pieces.viewport, &ViewportWidget::vertexPicked, this,
            [this] { m_pieces.docks.raise("influences"); });
    connectFiles();
    connectReload();
    connectTextures();
    followWork();
    connectLink();
    connectStatusBar();
    connectDialogs();
}

/// The bar over the view tells of the mode, and opens the panels below.
void Flows::connectViewBar() {
    QAction* lower = m_context.actions["view.lowerPanels"];
    connect(lower, &QAction::triggered, &m_pieces.docks, &Docks::setLowerShown);
    connect(&m_pieces.docks, &Docks::lowerChanged, lower, &QAction::setChecked);
    const auto show = [this] { m_pieces.viewBar.setMirror(modeRow(m_modes->mode()).mirror); };
    connect(m_modes, &Modes::changed, this, show);
    show();
}

void Flows::makeShelfFlow() {
    auto* shelf = m_pieces.window.findChild<PoseShelfForm*>();
    auto* flow = new PoseShelfFlow(m_context, *shelf, this);
    connect(flow, &PoseShelfFlow::wanted, this, [this] { m_pieces.docks.raise("pose"); });
    showSaid(*flow, *m_pieces.window.statusBar());
    auto* shapes = new ShapeFlow(m_context, *m_pieces.window.findChild<DriverForm*>(),
                                 *m_pieces.window.findChild<ShapesForm*>(), m_pieces.viewport, this);
    connect(shapes, &ShapeFlow::wanted, this, [this] { m_pieces.docks.raise("pose"); });
    showSaid(*shapes, *m_pieces.window.statusBar());
    auto* bake = new BakeFlow(m_context, &m_pieces.window, this);
    connect(bake, &BakeFlow::wanted, this, [this] { m_pieces.docks.raise("pose"); });
    showSaid(*bake, *m_pieces.window.statusBar());
    auto* rest = new RestPoseFlow(m_context, &m_pieces.window, this);
    showSaid(*rest, *m_pieces.window.statusBar());
    connect(m_export, &ExportFlow::restPoseAsked, rest, &RestPoseFlow::open);
    showSaid(*m_pieces.window.findChild<ExpressionsPanel*>(), *m_pieces.window.statusBar());
    auto* springs = new SpringFlow(m_context, this);
    connect(springs, &SpringFlow::wanted, this, [this] { m_pieces.docks.raise("springs"); });
    connect(springs, &SpringFlow::clipsWanted, this, [this] { m_pieces.docks.raise("timeline"); });
    showSaid(*springs, *m_pieces.window.statusBar());
    m_pieces.viewport.setSpringChoice(&m_context.workspace.springChoice);
    auto* motion = new MotionFlow(m_context, this);
    connect(motion, &MotionFlow::wanted, this, [this] { m_pieces.docks.raise("timeline"); });
    showSaid(*motion, *m_pieces.window.statusBar());
}

void Flows::makeSkeletonFlows() {
    auto* rig = new RigFlow(m_context, m_pieces.viewport, &m_pieces.window, this);
    showSaid(*rig, *m_pieces.window.statusBar());
    m_pieces.viewport.setJointCheck(&m_context.workspace.jointCheck);
    m_pieces.viewport.setDragPreview(&m_context.workspace.dragPreview);
    showSaid(*new EngineFlow(m_context, &m_pieces.window, this), *m_pieces.window.statusBar());
    auto* skeleton = new SkeletonFlow(m_context, m_pieces.viewport, this);
    showSaid(*skeleton, *m_pieces.window.statusBar());
    const auto showBrushes = [this, skeleton] {
        const WorkMode mode = m_modes->mode();
        skeleton->setBrushes(hasTool(mode, ViewTool::PaintWeights) || hasTool(mode, ViewTool::PaintRegion));
    };
    connect(m_modes, &Modes::changed, this, showBrushes);
    showBrushes();
    new JointDialogsFlow(m_context, *skeleton, &m_pieces.window, this);
    if (auto* joints = m_pieces.window.findChild<JointsPanel*>()) {
        joints->setRest(m_context.workspace.rest);
        joints->setCheck(m_context.workspace.jointCheck);
        joints->setWaysToJoints(*m_context.actions["skeleton.fromTemplate"],
                                *m_context.actions["file.loadSkeleton"]);
        connect(skeleton, &SkeletonFlow::renameAsked, joints, &JointsPanel::rename);
        connect(joints, &JointsPanel::renamed, skeleton, &SkeletonFlow::rename);
        connect(joints, &JointsPanel::reparented, skeleton, &SkeletonFlow::reparent);
    }
}

void Flows::watchActivity() {
    Workspace& workspace = m_context.workspace;
    workspace.activity.watch(workspace.session);
    workspace.activity.watch(workspace.bind);
    workspace.activity.watch(workspace.implicit);
    workspace.activity.watch(workspace.exportJob);
    workspace.activity.watch(workspace.autosave);
}

void Flows::connectFiles() {
    Workspace& workspace = m_context.workspace;
    const auto* lists = new RecentLists(workspace.recent, workspace.thumbnails, *m_pieces.menus.recent(),
                                        m_pieces.welcome, this);
    connect(lists, &RecentLists::chosen, m_file, &FileFlow::openRecent);
    new ThumbnailFlow(m_context, this);
}

void Flows::connectReload() {
    auto* reload = new ReloadFlow(m_context, &m_pieces.window, this);
    showSaid(*reload, *m_pieces.window.statusBar());
    NoticeBar* bar = &m_pieces.notice;
    connect(reload, &ReloadFlow::offered, bar, &NoticeBar::showChanged);
    connect(reload, &ReloadFlow::withdrawn, bar, &QWidget::hide);
    connect(reload, &ReloadFlow::moved, &m_pieces.viewport, &ViewportWidget::frameAll);
    connect(reload, &ReloadFlow::workLost, this, [this] { m_pieces.docks.raise("report"); });
    connect(bar, &NoticeBar::reloadAsked, reload, &ReloadFlow::reload);
    connect(bar, &NoticeBar::compareAsked, reload, &ReloadFlow::compareWithDisk);
    connect(reload, &ReloadFlow::weightsAsked, m_compare, &CompareFlow::compareWithDisk);
    connect(bar, &NoticeBar::ignored, reload, &ReloadFlow::ignore);
}

void Flows::connectTextures() {
    auto* textures = new TextureFlow(m_context, this);
    showSaid(*textures, *m_pieces.window.statusBar());
    TextureBar* bar = &m_pieces.textures;
    connect(textures, &TextureFlow::offered, bar, &TextureBar::showOutside);
    connect(textures, &TextureFlow::withdrawn, bar, &QWidget::hide);
    connect(bar, &TextureBar::folderAsked, textures, &TextureFlow::chooseFolder);
    connect(bar, &TextureBar::ignored, textures, &TextureFlow::ignore);
}

void Flows::connectReport(ReportPanel& report) {
    StatusLine* status = &m_pieces.status;
    const auto count = [status, &report] {
        status->setIssues(report.issues(), report.notes(), report.pending());
    };
    connect(&report, &ReportPanel::counted, status, count);
    count();
    m_context.actions.on("bind.report", this, [this, &report] {
        m_pieces.docks.raise("report");
        report.takeKeyboard();
    });
    connect(status, &StatusLine::reportAsked, m_context.actions["bind.report"], &QAction::trigger);
}

void Flows::followWork() {
    Workspace& workspace = m_context.workspace;
    StatusLine& status = m_pieces.status;
    const auto follow = [&status](const QObject* owner, bool runs, const StatusLine::Work& work) {
        runs ? status.follow(owner, work) : status.followNothing(owner);
    };
    Session& session = workspace.session;
    connect(&session, &Session::busyChanged, this, [follow, &session](bool busy) {
        follow(&session, busy,
               {stageText(Stage::Import), [&session] { return session.fraction(); },
                [&session] { session.cancel(); }});
    });
    connect(&session, &Session::savingChanged, this, [this, follow](bool saving) {
        follow(m_file, saving, {tr("Saving"), {}, {}});
    });
    OperationRunner& runner = workspace.operationRunner;
    connect(&runner, &OperationRunner::runningChanged, this, [follow, &runner](bool runs) {
        follow(&runner, runs,
               {runner.name(), [&runner] { return runner.fraction(); }, [&runner] { runner.cancel(); }});
    });
    CompareController& compare = workspace.compare;
    connect(&compare, &CompareController::runningChanged, this, [follow, &compare](bool runs) {
        follow(
            &compare, runs,
            {tr("Comparing"), [&compare] { return compare.fraction(); }, [&compare] { compare.cancel(); }});
    });
    SolverLayers& solvers = workspace.solverLayers;
    connect(&solvers, &SolverLayers::runningChanged, this, [follow, &solvers](bool runs) {
        follow(&solvers, runs,
               {solvers.name(), [&solvers] { return solvers.fraction(); }, [&solvers] { solvers.cancel(); }});
    });
    WeightTransfers& transfers = workspace.weightTransfers;
    connect(&transfers, &WeightTransfers::runningChanged, this, [follow, &transfers](bool runs) {
        follow(&transfers, runs,
               {transfers.name(), [&transfers] { return transfers.fraction(); },
                [&transfers] { transfers.cancel(); }});
    });
    WeightCheck& check = workspace.weightCheck;
    connect(&check, &WeightCheck::runningChanged, this, [follow, &check](bool runs) {
        follow(&check, runs,
               {check.name(), [&check] { return check.fraction(); }, [&check] { check.cancel(); }});
    });
    CheckPageJob& page = workspace.checkPage;
    connect(&page, &CheckPageJob::runningChanged, this, [follow, &page](bool runs) {
        follow(&page, runs, {page.name(), [&page] { return page.fraction(); }, [&page] { page.cancel(); }});
    });
    WeightFiles& files = workspace.weightFiles;
    connect(&files, &WeightFiles::runningChanged, this, [follow, &files](bool runs) {
        follow(&files, runs,
               {files.name(), [&files] { return files.fraction(); }, [&files] { files.cancel(); }});
    });
    SpringBakeJob& springs = workspace.springBake;
    connect(&springs, &SpringBakeJob::runningChanged, this, [follow, &springs](bool runs) {
        follow(&springs, runs,
               {tr("Baking springs"), [&springs] { return springs.fraction(); },
                [&springs] { springs.cancel(); }});
    });
    RenderJob& render = workspace.render;
    connect(&render, &RenderJob::runningChanged, this, [follow, &render](bool runs) {
        follow(&render, runs,
               {render.name(), [&render] { return render.fraction(); }, [&render] { render.cancel(); }});
    });
    ChainMaker& chains = workspace.chains;
    connect(&chains, &ChainMaker::runningChanged, this, [follow, &chains](bool runs) {
        follow(&chains, runs, {tr("Draw Chain"), {}, [&chains] { chains.cancel(); }});
    });
    JointCheck& joints = workspace.jointCheck;
    connect(&joints, &JointCheck::changed, this, [follow, &joints] {
        follow(&joints, joints.running(),
               {tr("Checking joints"), [&joints] { return joints.fraction(); }, {}});
    });
    MirrorFinder& mirrors = workspace.mirrors;
    connect(&mirrors, &MirrorFinder::busyChanged, this, [follow, &mirrors](bool busy) {
        follow(&mirrors, busy, {tr("Finding mirrored vertices"), {}, {}});
    });
}

void Flows::connectLink() {
    StatusLine& status = m_pieces.status;
    connect(&status, &StatusLine::linkAsked, m_context.actions["file.liveLink"], &QAction::trigger);
    connect(m_link, &LiveLinkFlow::told, &status, &StatusLine::setLink);
    m_link->retranslate();
}

void Flows::connectStatusBar() {
    QStatusBar* bar = m_pieces.window.statusBar();
    const auto say = [bar](const QString& text) { bar->showMessage(text); };
    connect(m_bind, &BindFlow::said, bar, say);
    connect(m_pose, &PoseFlow::said, bar, say);
    connect(m_file, &FileFlow::said, bar, say);
    connect(m_drop, &DropFlow::said, bar, say);
    connect(m_export, &ExportFlow::said, bar, say);
    connect(m_autosave, &AutosaveFlow::said, bar, say);
    connect(&m_pieces.viewport, &ViewportWidget::hoverText, bar, say);
    connect(&m_pieces.viewport, &ViewportWidget::frameDrawn, &m_pieces.status, &StatusLine::setFrameTime);
}

void Flows::connectDialogs() {
    const Actions& actions = m_context.actions;
    QWidget* window = &m_pieces.window;
    auto* help =
        new Help({actions["help.manual"], actions["help.whatsThis"], actions["help.explainFocus"]}, window);
    new Tour(m_context, m_pieces.window, m_pieces.welcome, this);
    actions.on("help.shortcuts", this,
               [this, window] { ShortcutsDialog(window, m_context.actions.navigation()).exec(); });
    actions.on("edit.commands", this, [this, window, help] {
        CommandDialog dialog(m_context.actions, window);
        for (const ManualEntry& page : manualEntries()) {
            dialog.addPage(page.title, page.topic + '\n' + Help::wordsOf(page.topic),
                           [help, topic = page.topic] { help->show(topic); });
        }
        if (dialog.exec() == QDialog::Accepted) {
            dialog.chosen()->trigger();
        }
    });
    actions.on("help.engineScripts", this,
               [this] { m_pieces.window.statusBar()->showMessage(saveEngineScripts(m_context.prompts)); });
    m_updates = new UpdateFlow(actions, m_context.preferences, window, systemCurl(), this);
    connect(m_updates, &UpdateFlow::pageAsked, this,
            [](const QString& page) { QDesktopServices::openUrl(QUrl(page)); });
    actions.on("help.about", this, [window] { AboutDialog(window).exec(); });
    actions.on("weights.mirrorPairs", this, [this, window] {
        MirrorPairsDialog(m_context.workspace.document, m_context.workspace.mirrors, window).exec();
    });
    actions.on("edit.settings", this,
               [this, window] { SettingsDialog(m_context.preferences, window).exec(); });
}

void Flows::retranslate() {
    m_edit->retranslate();
    m_compare->retranslate();
    m_layers->retranslate();
    m_link->retranslate();
    m_modes->retranslate();
}

} // namespace sinew
