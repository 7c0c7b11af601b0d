#include "app/document/edits/CageEdits.h"
#include "app/document/edits/Edits.h"
#include "app/document/edits/HandleEdits.h"
#include "app/document/edits/InfluenceEdits.h"
#include "app/document/edits/LayerEdits.h"
#include "app/document/edits/SelectEdits.h"
#include "app/document/edits/VolumeEdits.h"
#include "app/document/regions/NewRegion.h"
#include "app/models/ReportModel.h"
#include "tests/support/RigScenes.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/ui/support/WindowDesk.h"
#include "ui/panels/ReportPanel.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QDockWidget>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMimeData>
#include <QTest>
#include <QTreeView>

#include <array>
#include <memory>

namespace testListEdits {

using namespace sinew;
using namespace sinew::test;

namespace {

/// A window with a limb that has weights, and the lists of its panels.
struct ListDesk : WindowDesk {
    Document& document = workspace.document;

    ListDesk() {
        Scene scene = test::limb();
        SkinWeightsBuilder builder;
        for (std::size_t p = 0; p < scene.parts[0].mesh->vertexCount(); ++p) {
            builder.add(std::array{Influence{0, 0.5F}, Influence{1, 0.5F}});
        }
        scene.parts[0].weights = std::make_shared<const SkinWeights>(builder.finish());
        document.reset(stateOfScene(std::move(scene), {}));
        selectJoint(document, 1);
        window.show();
        QCoreApplication::processEvents();
    }
    ~ListDesk() { close(); }
    ListDesk(const ListDesk&) = delete;
    ListDesk& operator=(const ListDesk&) = delete;

    void raise(const char* dock) const {
        auto* panel = window.findChild<QDockWidget*>(QString("panel.") + dock);
        panel->show();
        panel->raise();
        QCoreApplication::processEvents();
    }
    template<typename List>
    List* list(const char* name) const {
        return window.findChild<List*>(name);
    }
    QMenu* menuOf(QAbstractItemView* view) const {
        close();
        QContextMenuEvent event(QContextMenuEvent::Keyboard, {}, view->mapToGlobal(QPoint()));
        QCoreApplication::sendEvent(view, &event);
        return qobject_cast<QMenu*>(QApplication::activePopupWidget());
    }
    static QAction* find(const QMenu* menu, const char* name) {
        for (QAction* action : menu->actions()) {
            if (action->objectName() == name) {
                return action;
            }
        }
        return nullptr;
    }
    void close() const {
        while (QWidget* popup = QApplication::activePopupWidget()) {
            popup->close();
        }
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    int steps() { return document.undoStack().count(); }
};

/// Types a name into the field that a double click on the current row opens.
void renameByMouse(QAbstractItemView* view, const QString& name) {
    view->scrollTo(view->currentIndex());
    const QPoint at = view->visualRect(view->currentIndex()).center();
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, at);
    QTest::mouseDClick(view->viewport(), Qt::LeftButton, {}, at);
    auto* field = view->findChild<QLineEdit*>();
    QVERIFY(field != nullptr);
    field->setText(name);
    QTest::keyClick(field, Qt::Key_Return);
    QCoreApplication::processEvents(); // the field hands over what was typed,
    QCoreApplication::processEvents(); // and the list fills itself anew
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

} // namespace

/// Lists of several things: their menus, what is done to all that is selected, names and drags.
class TestListEdits : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void layersHaveAMenuForAllThatIsSelected() {
        ListDesk desk;
        desk.raise("weightLayers");
        for (int i = 0; i < 3; ++i) {
            addLayer(desk.document, LayerKind::Paint);
        }
        auto* list = desk.list<QListView>("weightLayers.list");
        list->selectionModel()->select(list->model()->index(1, 0), QItemSelectionModel::Select);
        const int steps = desk.steps();
        const auto& layers = desk.document.state().layers.layers;
        ListDesk::find(desk.menuOf(list), "menu.hideLayers")->trigger();
        QVERIFY(layers[0]->on && !layers[1]->on && !layers[2]->on);
        QVERIFY(ListDesk::find(desk.menuOf(list), "menu.hideLayers") == nullptr);
        ListDesk::find(desk.menuOf(list), "menu.showLayers")->trigger();
        QVERIFY(layers[1]->on && layers[2]->on);
        QVERIFY(ListDesk::find(desk.menuOf(list), "weights.flatten") != nullptr);
        ListDesk::find(desk.menuOf(list), "menu.weightLayers.remove")->trigger();
        QCOMPARE(layers.size(), std::size_t{1});
        QCOMPARE(desk.steps(), steps + 3);
        desk.document.undoStack().undo();
        QCOMPARE(layers.size(), std::size_t{3});
    }

    void layersAreRenamed() {
        ListDesk desk;
        desk.raise("weightLayers");
        addLayer(desk.document, LayerKind::Paint);
        auto* list = desk.list<QListView>("weightLayers.list");
        QCOMPARE(list->currentIndex().row(), 0);
        renameByMouse(list, "Armpit");
        QCOMPARE(desk.document.state().layers.layers[0]->name, std::string("Armpit"));
        QVERIFY(ListDesk::find(desk.menuOf(list), "menu.rename") != nullptr);
    }

    void ticksAreForAllSelectedLayers() {
        ListDesk desk;
        for (int i = 0; i < 3; ++i) {
            addLayer(desk.document, LayerKind::Paint);
        }
        auto* list = desk.list<QListView>("weightLayers.list");
        list->selectionModel()->select(list->model()->index(1, 0), QItemSelectionModel::Select);
        const int steps = desk.steps();
        list->model()->setData(list->model()->index(0, 0), Qt::Unchecked, Qt::CheckStateRole);
        const auto& layers = desk.document.state().layers.layers;
        QVERIFY(layers[0]->on && !layers[1]->on && !layers[2]->on);
        list->model()->setData(list->model()->index(2, 0), Qt::Unchecked, Qt::CheckStateRole);
        QVERIFY(!layers[0]->on); // not one of the selected
        QCOMPARE(desk.steps(), steps + 2);
    }

    void regions() {
        ListDesk desk;
        desk.raise("bind");
        for (int i = 0; i < 3; ++i) {
            addRegionHere(desk.document, SolidShape::Sphere);
        }
        auto* list = desk.list<QListWidget>("regions.list");
        const auto& all = desk.document.state().settings.regions;
        list->setCurrentRow(0, QItemSelectionModel::ClearAndSelect);
        renameByMouse(list, "Knee");
        QCOMPARE(all[0].name, std::string("Knee"));
        list->item(2)->setSelected(true);
        const int steps = desk.steps();
        list->item(2)->setCheckState(Qt::Unchecked);
        QVERIFY(!all[0].on && all[1].on && !all[2].on);
        list->item(0)->setSelected(true);
        list->item(2)->setSelected(true);
        ListDesk::find(desk.menuOf(list), "menu.regions.remove")->trigger();
        QCOMPARE(all.size(), std::size_t{1});
        QCOMPARE(desk.steps(), steps + 2);
    }

    void voxelEdits() {
        ListDesk desk;
        desk.raise("bind");
        selectVertex(desk.document, VertexId{0, 3});
        for (const VolumeEditKind kind : {VolumeEditKind::Separate, VolumeEditKind::Connect}) {
            addVolumeEdit(desk.document, {kind, Solid::sphere(Vec3::Zero(), 0.1), 0});
        }
        auto* list = desk.list<QListWidget>("places.list");
        list->setCurrentRow(0);
        list->selectAll();
        const int steps = desk.steps();
        selectJoint(desk.document, 0); // fills the list anew
        QCOMPARE(list->selectedItems().size(), 2);
        const QMenu* menu = desk.menuOf(list);
        QVERIFY(ListDesk::find(menu, "menu.places.refine") != nullptr);
        ListDesk::find(menu, "menu.places.remove")->trigger();
        QVERIFY(volumeEditsOf(desk.document.state().settings).empty());
        QCOMPARE(desk.steps(), steps + 2);
    }

    void handles() {
        ListDesk desk;
        desk.raise("bind");
        for (int i = 0; i < 3; ++i) {
            addHandle(desk.document, *handleHere(desk.document.state(), SolidShape::Sphere));
        }
        auto* list = desk.list<QListWidget>("handles.list");
        list->setCurrentRow(0);
        list->item(2)->setSelected(true);
        const int steps = desk.steps();
        ListDesk::find(desk.menuOf(list), "menu.handles.remove")->trigger();
        QCOMPARE(desk.document.state().settings.handles.size(), std::size_t{1});
        QCOMPARE(desk.steps(), steps + 1);
        QCOMPARE(desk.document.undoStack().undoText(), QString("Delete Handles"));
        // A joint that came with its handle is renamed here.
        QVERIFY(!list->item(0)->flags().testFlag(Qt::ItemIsEditable));
        selectVertex(desk.document, VertexId{0, 3});
        addHandle(desk.document, *newJointHere(desk.document.state()));
        addLayer(desk.document, LayerKind::Paint);
        list->setCurrentRow(1, QItemSelectionModel::ClearAndSelect);
        const Skeleton& skeleton = desk.document.state().scene->skeleton;
        const std::string before = skeleton.joints.back().name;
        renameByMouse(list, QString::fromStdString(skeleton.joints.front().name)); // which is taken
        QCOMPARE(desk.document.state().scene->skeleton.joints.back().name, before);
        renameByMouse(list, "tail");
        QCOMPARE(desk.document.state().scene->skeleton.joints.back().name, std::string("tail"));
        QCOMPARE(desk.document.state().settings.handles[1].joint, std::string("tail"));
        desk.document.undoStack().undo();
        QCOMPARE(desk.document.state().scene->skeleton.joints.back().name, before);
    }

    void cages() {
        ListDesk desk;
        desk.raise("bind");
        Cage cage;
        cage.vertices = {Vec3(0, 1, 0), Vec3(1, 1, 0), Vec3(0, 1, 1)};
        cage.faces = {{0, 1, 2}};
        for (const char* name : {"belly", "chest"}) {
            cage.name = name;
            QVERIFY(addCage(desk.document, cage));
        }
        auto* list = desk.list<QListWidget>("cages.list");
        const auto& cages = desk.document.state().settings.cages;
        list->setCurrentRow(1, QItemSelectionModel::ClearAndSelect);
        const std::string joint = cageJoint(cages[1], 0);
        renameByMouse(list, "torso");
        QCOMPARE(cages[1].name, std::string("torso"));
        QCOMPARE(cageJoint(cages[1], 0), joint); // its weights stay its own
        renameByMouse(list, "belly");
        QCOMPARE(cages[1].name, std::string("torso")); // that name is taken
        QVERIFY(list->item(1)->text().startsWith("torso"));
        list->selectAll();
        ListDesk::find(desk.menuOf(list), "menu.cages.remove")->trigger();
        QVERIFY(cages.empty());
        QCOMPARE(desk.document.undoStack().undoText(), QString("Delete Cages"));
    }

    /// Lock and hide are for all selected joints.
    void joints() {
        ListDesk desk;
        desk.raise("joints");
        selectJoints(desk.document, std::array{1, 2}, 1);
        const QAction* lock = desk.window.actions()["weights.lock"];
        const int steps = desk.steps();
        desk.window.actions()["weights.lock"]->trigger();
        QVERIFY(lock->isChecked() && isLocked(desk.document.state(), 1) &&
                isLocked(desk.document.state(), 2));
        desk.window.actions()["weights.lockOthers"]->trigger();
        QVERIFY(isLocked(desk.document.state(), 0) && !isLocked(desk.document.state(), 2));
        auto* tree = desk.list<QTreeView>("joints.tree");
        const QMenu* menu = desk.menuOf(tree);
        QCOMPARE(menu->actions().front()->text(), QString("2 joints"));
        ListDesk::find(menu, "menu.hideJoints")->trigger();
        QCOMPARE(desk.document.state().hiddenJoints, (std::vector<bool>{false, true, true}));
        QCOMPARE(desk.steps(), steps + 3);
        desk.document.undoStack().undo();
        ListDesk::find(desk.menuOf(tree), "menu.isolateJoints")->trigger();
        QCOMPARE(desk.document.state().hiddenJoints, (std::vector<bool>{true, false, false}));
    }

    void jointsAreDraggedBelowOthers() {
        ListDesk desk;
        auto* tree = desk.list<QTreeView>("joints.tree");
        QCOMPARE(tree->dragDropMode(), QAbstractItemView::NoDragDrop);
        desk.workspace.rest.setOn(true);
        QCOMPARE(tree->dragDropMode(), QAbstractItemView::InternalMove);
        QAbstractItemModel* model = tree->model();
        const QModelIndex root = model->index(0, 0);
        const auto parentOf = [&](std::size_t joint) {
            return desk.document.state().scene->skeleton.joints[joint].parent;
        };
        QCOMPARE(parentOf(2), 1);
        const QModelIndex tip = model->index(0, 0, model->index(0, 0, root));
        std::unique_ptr<QMimeData> data(model->mimeData({tip}));
        QVERIFY(model->dropMimeData(data.get(), Qt::MoveAction, -1, -1, root));
        QCoreApplication::processEvents();
        QCOMPARE(parentOf(2), 0);
        QCOMPARE(desk.document.undoStack().undoText(),
                 desk.window.actions()["skeleton.parent"]->text().remove('&'));
        desk.document.undoStack().undo();
        QCOMPARE(parentOf(2), 1);
        // Beside all rows it becomes a root.
        const QModelIndex top = tree->model()->index(0, 0);
        data.reset(model->mimeData({model->index(0, 0, model->index(0, 0, top))}));
        QVERIFY(model->dropMimeData(data.get(), Qt::MoveAction, -1, -1, {}));
        QCoreApplication::processEvents();
        QCOMPARE(parentOf(2), kNone);
    }

    void severalIssuesAreFixedAtOnce() {
        ListDesk desk;
        Scene scene = *desk.document.state().scene;
        for (const char* name : {"shield", "sword"}) {
            Mesh mesh = test::box(Vec3(-3, -1, 2), Vec3(3, 1, 2.2));
            mesh.name = name;
            scene.parts.push_back({std::make_shared<const Mesh>(std::move(mesh)), nullptr, kNone});
        }
        desk.document.reset(stateOfScene(std::move(scene), {}));
        desk.document.change("Report", [](DocumentState& state) {
            BindReport report;
            report.proposals = {{1, 0, PartBinding::Rigid, 2, 0.9}, {2, 0, PartBinding::Rigid, 2, 0.9}};
            report.notices = {{NoticeCode::RigidProposed, "shield", 8, {"0.90", "Tip"}},
                              {NoticeCode::RigidProposed, "sword", 8, {"0.90", "Tip"}}};
            state.report = std::make_shared<const BindReport>(report);
        });
        desk.raise("report");
        auto* tree = desk.list<QTreeView>("report.tree");
        const auto* panel = desk.window.findChild<ReportPanel*>();
        const QModelIndex section = tree->model()->index(0, 0);
        QCOMPARE(tree->model()->rowCount(section), 2);
        for (int row = 0; row < 2; ++row) {
            tree->selectionModel()->setCurrentIndex(tree->model()->index(row, 0, section),
                                                    QItemSelectionModel::Select | QItemSelectionModel::Rows);
        }
        QCOMPARE(panel->fixableCount(), 2);
        const int steps = desk.steps();
        ListDesk::find(desk.menuOf(tree), "menu.fixSelected")->trigger();
        QCOMPARE(desk.document.state().settings.parts.size(), std::size_t{2});
        QCOMPARE(desk.steps(), steps + 1);
        desk.document.undoStack().undo();
        QVERIFY(desk.document.state().settings.parts.empty());
    }
};

SINEW_TEST(TestListEdits, QApplication)

} // namespace testListEdits

#include "TestListEdits.moc"
