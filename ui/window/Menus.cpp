#include "ui/window/Menus.h"

#include "app/session/RememberedFiles.h"
#include "app/session/Session.h"
#include "app/view/OverlayTable.h"
#include "ui/actions/Actions.h"
#include "ui/theme/Icons.h"
#include "ui/viewport/ToolTable.h"
#include "ui/welcome/WelcomePage.h"

#include <QFileInfo>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>
#include <QToolButton>

namespace sinew {
namespace {

/// Stands for a line between groups.
const char* const kLine = "";

} // namespace

Menus::Menus(QMainWindow& window, const Actions& actions)
    : QObject(&window)
    , m_window(window)
    , m_actions(actions)
    , m_file(window.menuBar()->addMenu(QString()))
    , m_edit(window.menuBar()->addMenu(QString()))
    , m_view(window.menuBar()->addMenu(QString()))
    , m_skeleton(window.menuBar()->addMenu(QString()))
    , m_bind(window.menuBar()->addMenu(QString()))
    , m_pose(window.menuBar()->addMenu(QString()))
    , m_select(window.menuBar()->addMenu(QString()))
    , m_weights(window.menuBar()->addMenu(QString()))
    , m_help(window.menuBar()->addMenu(QString()))
    , m_toolBar(window.addToolBar(QString())) {
    buildFile();
    buildEdit();
    buildView();
    buildWork();
    buildSkeleton();
    buildHelp();
    buildToolBar();
    retranslate();
}

/// To a menu or to the tool bar.
void Menus::add(QWidget* list, std::initializer_list<const char*> ids) {
    for (const char* id : ids) {
        if (*id == '\0') {
            auto* line = new QAction(list);
            line->setSeparator(true);
            list->addAction(line);
        } else {
            list->addAction(m_actions[id]);
        }
    }
}

/// The tools of `menu`.
void Menus::addTools(QWidget* list, ToolMenu menu) {
    for (const ToolRow& row : toolTable()) {
        if (row.menu == menu) {
            list->addAction(m_actions[row.id]);
        }
    }
}

QMenu* Menus::submenu(QMenu* menu, const char* name, const char* icon) {
    QMenu* sub = menu->addMenu(QString());
    sub->setObjectName(name);
    sub->menuAction()->setObjectName(name);
    sub->setIcon(themedIcon(icon));
    return sub;
}

void Menus::buildFile() {
    add(m_file, {"file.open"});
    m_recent = submenu(m_file, "file.recent", "recent");
    add(m_file, {"file.sample", kLine, "file.loadSkeleton", "file.reload", "file.compareDisk",
                 "file.replaceMesh", "file.textureFolder", "file.pictureMesh", kLine});
    add(m_file,
        {"file.save", "file.saveAs", kLine, "file.export", "file.lods", "file.outfit", "file.batch",
         "file.liveLink", "file.savePicture", "file.saveTurntable", kLine, "file.close", "file.quit"});
}

void Menus::buildEdit() {
    add(m_edit, {"edit.undo", "edit.redo", kLine, "pose.copy", "pose.paste", kLine, "edit.deselect", kLine});
    addTools(m_edit, ToolMenu::Edit);
    add(m_edit, {kLine, "edit.commands", "edit.settings"});
}

void Menus::buildView() {
    m_modes = submenu(m_view, "view.mode", "panel");
    add(m_modes, {"mode.skeleton", "mode.bind", "mode.pose", "mode.paint", "mode.inspect"});
    add(m_view, {kLine, "view.frameAll", "view.frameSelection", "view.previous"});
    m_standardViews = submenu(m_view, "view.standard", "cube");
    add(m_standardViews, {"view.front", "view.back", "view.right", "view.left", "view.top", "view.bottom"});
    add(m_view, {"view.orthographic", kLine});
    add(m_view, {"view.shaded", "view.weights", "view.volume"});
    m_layers = submenu(m_view, "view.layers", "eye");
    for (const OverlayRow& row : overlayTable()) {
        m_layers->addAction(m_actions[row.id]);
    }
    add(m_layers, {kLine, "view.overlays"});
    m_parts = submenu(m_view, "view.parts", "parts");
    add(m_parts, {"parts.hide", "parts.isolate", "parts.ghost", "parts.ghostOthers", "parts.showAll", kLine,
                  "parts.selectPoints"});
    add(m_view, {"view.xray", "view.influences", "view.isolines", "view.normalMaps", "view.smooth",
                 "view.springs", "view.slice", "view.exportPreview"});
    m_lighting = submenu(m_view, "view.lighting", "studio");
    add(m_lighting, {"view.studio", "view.matcap", "view.flat", kLine, "view.shadows"});
    add(m_view, {kLine});
    m_compare = submenu(m_view, "view.comparison", "compare");
    add(m_compare, {"view.compare", "view.compareFour", "view.compareKeep", kLine});
    m_panels = submenu(m_view, "view.panels", "panel");
    add(m_view, {"view.lowerPanels", "view.resetLayout", "view.fullScreen"});
}

void Menus::buildWork() {
    add(m_bind, {"bind.run", "bind.cancel", kLine, "bind.live", "bind.defaults", kLine, "bind.fitSkeleton",
                 kLine, "bind.addCage", "bind.addLattice"});
    addTools(m_bind, ToolMenu::Cage);
    add(m_bind, {"bind.cageSurface", kLine});
    m_regions = submenu(m_bind, "bind.regions", "region");
    add(m_regions, {"regions.sphere", "regions.capsule", "regions.box", kLine, "regions.points", kLine});
    addTools(m_regions, ToolMenu::Regions);
    add(m_bind, {"bind.report", "parts.acceptAll", "bind.fixAll", "bind.checkPage", kLine});
    addTools(m_bind, ToolMenu::Bind);
    addTools(m_pose, ToolMenu::Pose);
    add(m_pose, {"pose.local", kLine, "pose.resetJoint", "pose.resetAll", kLine, "pose.copy", "pose.paste",
                 "pose.mirror", "pose.turnCages", "pose.connect", "pose.disconnect", kLine});
    m_stress = submenu(m_pose, "pose.stress", "person");
    add(m_stress, {"pose.armsUp", "pose.deepSquat", "pose.fist", "pose.lookBack"});
    add(m_pose,
        {"pose.keep", "pose.load", "pose.save", "pose.applyRest", kLine, "pose.dqs", "pose.implicit", kLine,
         "pose.addDriver", "pose.shapeFromFile", "pose.shapeFromMethod", "pose.shapeFromRemainder"});
    m_editShape = submenu(m_pose, "pose.editShape", "drag-skin");
    add(m_editShape, {"pose.renameShape", "pose.mirrorShape", "pose.splitShape", "pose.dragShape", kLine,
                      "pose.removeShape"});
    m_springs = submenu(m_pose, "pose.springs", "springs");
    m_springs->setProperty("manualPage", "springs");
    add(m_springs,
        {"springs.show", kLine, "springs.proposeAll", "springs.proposeChains", "springs.proposeColliders",
         kLine, "springs.addChains", "springs.addSphere", "springs.addCapsule", "springs.addPlane", kLine});
    addTools(m_springs, ToolMenu::Springs);
    add(m_springs, {"springs.bake"});
    add(m_pose, {"pose.bake", "pose.expressions", kLine, "pose.loadMotion"});
    m_clips = submenu(m_pose, "pose.clips", "motion");
    m_keys = submenu(m_pose, "pose.keys", "key");
    add(m_keys,
        {"pose.setKey", "pose.deleteKey", "pose.deleteKeys", kLine, "pose.previousKey", "pose.nextKey"});
    add(m_pose, {"pose.play", "pose.removeMotion"});
    addTools(m_select, ToolMenu::Select);
    add(m_select,
        {kLine, "points.through", "points.larger", "points.smaller", kLine, "points.all", "points.none",
         "points.invert", kLine, "points.grow", "points.shrink", "points.linked", kLine, "points.byRule"});
    buildWeights();
}

void Menus::buildSkeleton() {
    m_skeleton->setProperty("manualPage", "skeleton-editing");
    addTools(m_skeleton, ToolMenu::Skeleton);
    add(m_skeleton, {"file.loadSkeleton", kLine, "skeleton.rest", "skeleton.symmetric", "skeleton.below"});
    m_snap = submenu(m_skeleton, "skeleton.snap", "grid");
    add(m_snap, {"skeleton.snapMiddle", "skeleton.snapVertices", "skeleton.snapGrid", "skeleton.snapJoints"});
    add(m_skeleton, {kLine, "skeleton.add", "skeleton.extrude", "skeleton.insert"});
    m_split = submenu(m_skeleton, "skeleton.splits", "split");
    add(m_split, {"skeleton.split", "skeleton.splitInto", "skeleton.twist"});
    add(m_skeleton, {"skeleton.duplicate", "skeleton.mirror", "skeleton.delete", kLine, "skeleton.parent",
                     "skeleton.unparent", "skeleton.rename", kLine});
    m_orient = submenu(m_skeleton, "skeleton.orient", "orient");
    add(m_orient, {"skeleton.orientBlender", "skeleton.orientUnreal", "skeleton.orientUnity",
                   "skeleton.orientMaya", kLine, "skeleton.orientJoints"});
    m_arrange = submenu(m_skeleton, "skeleton.arrange", "arrange");
    add(m_arrange, {"skeleton.align", "skeleton.symmetrise", "skeleton.centre", "skeleton.repair"});
    add(m_skeleton,
        {kLine, "skeleton.scale", "bind.fitSkeleton", kLine, "skeleton.engine", "skeleton.export"});
}

void Menus::buildWeights() {
    addTools(m_weights, ToolMenu::Weights);
    add(m_weights, {"paint.joint", "paint.point", "paint.influences", kLine, "paint.flood"});
    add(m_weights,
        {"weights.components", kLine, "weights.smooth", "weights.sharpen", "weights.relaxPosed",
         "weights.hammer", "weights.average", "weights.normalize", "weights.limit", "weights.prune", kLine,
         "weights.copy", "weights.paste", kLine, "weights.rogues", "weights.check", "weights.repair", kLine});
    m_mirror = submenu(m_weights, "weights.mirror", "mirror");
    add(m_mirror, {"paint.mirror", kLine, "weights.mirrorPlus", "weights.mirrorMinus", "weights.addMirror",
                   kLine, "weights.mirrorPairs", "weights.unmirrored"});
    m_locks = submenu(m_weights, "weights.locks", "lock");
    add(m_locks, {"weights.lock", "weights.lockOthers", "weights.unlockAll"});
    add(m_weights, {"weights.transfer", "weights.import", "weights.export"});
    m_weightLayers = submenu(m_weights, "weights.layers", "parts");
    add(m_weightLayers, {"weights.addPaint", "weights.addMirror", "weights.addRelax"});
    m_solverLayers = submenu(m_weightLayers, "weights.addSolver", "parts");
    add(m_weightLayers, {kLine, "weights.flatten", "weights.carryOver"});
}

void Menus::buildHelp() {
    add(m_help, {"help.manual", "help.whatsThis", "help.explainFocus", "help.tour", "help.shortcuts", kLine,
                 "help.engineScripts", kLine, "help.updates", "help.about"});
}

void Menus::buildToolBar() {
    m_toolBar->setObjectName("toolbar");
    m_toolBar->setMovable(false);
    m_toolBar->setIconSize({20, 20});
    m_toolBar->toggleViewAction()->setVisible(false);
    add(m_toolBar, {"file.open", "file.save", "file.export", kLine, "edit.undo", "edit.redo", kLine,
                    "mode.skeleton", "mode.bind", "mode.pose", "mode.paint", "mode.inspect", kLine});
    for (const char* id : {"mode.skeleton", "mode.bind", "mode.pose", "mode.paint", "mode.inspect"}) {
        auto* button = qobject_cast<QToolButton*>(m_toolBar->widgetForAction(m_actions[id]));
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setProperty("mode", true);
    }
    // Qt keeps this one's icon as pixels, in the colour of the theme that was in force when it was made.
    if (auto* more = m_toolBar->findChild<QToolButton*>("qt_toolbar_ext_button")) {
        more->setIcon(themedIcon("more"));
    }
    nameButtons();
}

void Menus::showBar(std::span<const char* const> ids) {
    for (QAction* action : m_bar) {
        m_toolBar->removeAction(action);
        if (action->isSeparator()) {
            action->deleteLater();
        }
    }
    m_bar.clear();
    for (const char* id : ids) {
        if (*id == '\0') {
            m_bar.push_back(m_toolBar->addSeparator());
        } else {
            m_toolBar->addAction(m_actions[id]);
            m_bar.push_back(m_actions[id]);
        }
    }
    nameButtons();
}

void Menus::nameButtons() {
    for (auto* button : m_toolBar->findChildren<QToolButton*>()) {
        button->setFocusPolicy(Qt::TabFocus);
        if (const QAction* action = button->defaultAction()) {
            button->setAccessibleName(action->text().remove('&'));
        }
    }
}

void Menus::retranslate() {
    m_file->setTitle(tr("&File"));
    m_edit->setTitle(tr("&Edit"));
    m_view->setTitle(tr("&View"));
    m_skeleton->setTitle(tr("S&keleton"));
    m_bind->setTitle(tr("&Bind"));
    m_snap->setTitle(tr("&Snap"));
    m_orient->setTitle(tr("&Orient Joints"));
    m_split->setTitle(tr("Spli&t Bone"));
    m_arrange->setTitle(tr("Arran&ge Joints"));
    m_pose->setTitle(tr("&Pose"));
    m_select->setTitle(tr("&Select"));
    m_weights->setTitle(tr("&Weights"));
    m_mirror->setTitle(tr("&Mirror"));
    m_locks->setTitle(tr("&Locks"));
    m_weightLayers->setTitle(tr("La&yers"));
    m_solverLayers->setTitle(tr("Add Layer From &Solver"));
    m_help->setTitle(tr("He&lp"));
    m_recent->setTitle(tr("Open &Recent"));
    m_panels->setTitle(tr("Pa&nels"));
    m_layers->setTitle(tr("Over&lays"));
    m_lighting->setTitle(tr("Li&ghting"));
    m_compare->setTitle(tr("&Compare"));
    m_parts->setTitle(tr("Par&ts"));
    m_standardViews->setTitle(tr("Look &From"));
    m_regions->setTitle(tr("&Regions"));
    m_clips->setTitle(tr("&Timeline Clip"));
    m_stress->setTitle(tr("Stress Poses"));
    m_editShape->setTitle(tr("Edit Shape"));
    m_keys->setTitle(tr("Pose Keys"));
    m_springs->setTitle(tr("Springs"));
    m_modes->setTitle(tr("&Mode"));
    m_toolBar->setWindowTitle(tr("Tools"));
    nameButtons();
}

namespace {

/// Of a name in the menu, pixels: a name without end makes no menu as wide as the screen.
constexpr int kWidestName = 360;

QIcon pictureOf(const QString& file, const Thumbnails& thumbnails) {
    const QImage picture = thumbnails.find(file);
    if (picture.isNull()) {
        return themedIcon(Session::isProject(file) ? "save" : "person");
    }
    QIcon icon;
    // What is selected or greyed shows the character as it is.
    for (const QIcon::Mode mode : {QIcon::Normal, QIcon::Selected, QIcon::Active}) {
        icon.addPixmap(QPixmap::fromImage(picture), mode);
    }
    return icon;
}

} // namespace

RecentLists::RecentLists(const RecentFiles& files, const Thumbnails& thumbnails, QMenu& menu,
                         WelcomePage& welcome, QObject* parent)
    : QObject(parent)
    , m_files(files)
    , m_thumbnails(thumbnails)
    , m_menu(menu)
    , m_welcome(welcome) {
    menu.setProperty("pictures", true);
    menu.setToolTipsVisible(true);
    connect(&files, &RecentFiles::changed, this, &RecentLists::fill);
    connect(&thumbnails, &Thumbnails::changed, this, &RecentLists::fill);
    connect(&welcome, &WelcomePage::recentChosen, this, &RecentLists::chosen);
    fill();
}

void RecentLists::fill() {
    QList<RecentRow> rows;
    for (const QString& file : m_files.files()) {
        rows.append({file, pictureOf(file, m_thumbnails)});
    }
    m_menu.clear();
    for (const RecentRow& row : rows) {
        const QString name =
            m_menu.fontMetrics().elidedText(QFileInfo(row.file).fileName(), Qt::ElideMiddle, kWidestName);
        QAction* action = m_menu.addAction(row.picture, QString(name).replace('&', "&&"));
        action->setToolTip(row.file);
        action->setStatusTip(row.file);
        connect(action, &QAction::triggered, this, [this, file = row.file] { Q_EMIT chosen(file); });
    }
    m_menu.menuAction()->setEnabled(!rows.isEmpty());
    m_welcome.setRecent(rows);
}

} // namespace sinew
