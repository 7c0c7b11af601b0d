#include "app/document/edits/InfluenceEdits.h"
#include "app/document/edits/LayerEdits.h"
#include "app/document/edits/SelectEdits.h"
#include "app/jobs/WeightFiles.h"
#include "tests/support/Patience.h"
#include "tests/support/Quiet.h"
#include "tests/support/RunOperation.h"
#include "tests/support/Runner.h"
#include "tests/ui/support/Easel.h"
#include "tests/ui/support/ScriptedPrompts.h"
#include "ui/actions/Actions.h"
#include "ui/dialogs/SkeletonDialogs.h"
#include "ui/flow/weights/WeightsFlow.h"
#include "ui/panels/JointsPanel.h"
#include "ui/panels/weights/VertexPanels.h"
#include "ui/panels/weights/WeightLayersPanel.h"
#include "ui/widgets/Elided.h"
#include "ui/widgets/Forms.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QToolButton>
#include <QTreeView>

namespace testWeightsPanel {

using namespace sinew;
using sinew::test::Easel;

namespace {

/// Everything about weights that the window has, beside the view.
struct Workshop {
    Easel easel;
    QWidget window;
    Actions actions{&window};
    OperationValues values;
    test::ScriptedPrompts prompts;
    OperationRunner runner{easel.desk.document, easel.desk.pool};
    MirrorFinder mirrors{easel.desk.document, easel.desk.pool};
    WeightsFlow weights{actions, easel.desk.document, values, runner, mirrors, prompts};
    SolverLayers solvers{easel.desk.document, easel.desk.pool};
    LayersFlow layers{actions, easel.desk.document, mirrors, solvers, prompts};
    WeightLayersPanel panel{easel.desk.document, easel.desk.viewport, values, actions};
    QSignalSpy said{&weights, &WeightsFlow::said};

    Document& document() { return easel.desk.document; }
    template<typename Widget>
    Widget* find(const char* name) {
        return panel.findChild<Widget*>(name);
    }
    /// Presses an operation's button and waits until it is done.
    void operate(const char* button) {
        find<QToolButton>(button)->click();
        QVERIFY(QTest::qWaitFor([this] { return !runner.running(); }, test::kPatience));
    }
    QString lastSaid() const { return said.isEmpty() ? QString() : said.last().first().toString(); }
};

void select(Document& document, std::initializer_list<std::size_t> vertices) {
    VertexSet some = noVertices(document.state());
    for (const std::size_t p : vertices) {
        some.set(0, p);
    }
    setSelectedVertices(document, some, "Select");
}

} // namespace

class TestWeightsPanel : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void thePanelWorksOnLayers() {
        Easel easel;
        QWidget window;
        Actions actions(&window);
        OperationValues values;
        WeightLayersPanel panel(easel.desk.document, easel.desk.viewport, values, actions);
        auto* list = panel.findChild<QListView*>("weightLayers.list");
        QCOMPARE(list->model()->rowCount(), 1); // the file's
        easel.stroke();
        QCOMPARE(list->model()->rowCount(), 2);
        QCOMPARE(list->currentIndex().row(), 0);
        const QModelIndex top = list->model()->index(0, 0);
        QVERIFY(list->model()->setData(top, Qt::Unchecked, Qt::CheckStateRole));
        QCOMPARE(easel.mean(1), 0.5);
        QVERIFY(list->model()->setData(top, Qt::Checked, Qt::CheckStateRole));
        QVERIFY(list->model()->setData(top, QString("Armpit"), Qt::EditRole));
        QCOMPARE(easel.desk.document.state().layers.layers[0]->name, std::string("Armpit"));
        panel.findChild<QToolButton*>("weightLayers.duplicate")->click();
        QCOMPARE(list->model()->rowCount(), 3);
        QCOMPARE(easel.desk.document.state().activeLayer, 1);
        panel.findChild<QToolButton*>("weightLayers.merge")->click();
        panel.findChild<QToolButton*>("weightLayers.remove")->click();
        QCOMPARE(list->model()->rowCount(), 1);
        QCOMPARE(easel.mean(1), 0.5);
        // A locked joint keeps strokes off.
        panel.findChild<QCheckBox*>("brush.locked")->click();
        easel.stroke();
        QCOMPARE(easel.mean(1), 0.5);
    }

    void theBrushKeepsMaxInfluencesAndSaysWhatTheyCost() {
        Workshop shop;
        static_cast<QWidget&>(shop.panel).show();
        auto* keep = shop.find<QCheckBox>("brush.keepLimit");
        auto* cost = shop.find<QLabel>("brush.limitCost");
        QVERIFY(keep->isChecked() && shop.easel.desk.viewport.paintOptions().keepLimit);
        keep->click();
        QVERIFY(!shop.easel.desk.viewport.paintOptions().keepLimit);
        QVERIFY(cost->text().contains("Max Influences 4") && cost->text().contains("no vertex"));
        BindSettings settings = shop.document().state().settings;
        settings.maxInfluences = 1; // of two that weigh the same
        setBindSettings(shop.document(), settings);
        QVERIFY2(cost->text().contains("50 %"), qPrintable(cost->text()));
        settings.maxInfluences = 0;
        setBindSettings(shop.document(), settings);
        QVERIFY2(cost->text().contains("all"), qPrintable(cost->text()));
    }

    void theBrushGoesThroughLayers() {
        Workshop shop;
        auto* layers = shop.find<QCheckBox>("brush.layers");
        QVERIFY(layers->isChecked() && layers->isEnabled());
        layers->click();
        QVERIFY(!shop.easel.desk.viewport.paintOptions().throughLayers);
        shop.find<QCheckBox>("brush.surface")->click(); // straight through the room it reaches all layers
        QVERIFY(!layers->isEnabled());
    }

    void operationsGoAsFarAsThePanelSays() {
        Workshop shop;
        shop.find<QSpinBox>("operations.limit")->setValue(1);
        QCOMPARE(shop.values.limit, 1);
        shop.find<QSpinBox>("operations.rounds")->setValue(7);
        QCOMPARE(shop.values.rounds, 7);
        auto* prune = shop.find<SliderSpin>("operations.prune");
        prune->spin()->setValue(0.25);
        QCOMPARE(shop.values.prune, 0.25);
        select(shop.document(), {3});
        const std::vector<VertexId> vertices{{0, 3}};
        QVERIFY(test::runOperation(shop.document(), "Set", vertices, [](const OperationInput& input) {
            VertexTargets copied;
            SkinWeightsBuilder builder;
            builder.add(std::array{Influence{0, 0.75F}, Influence{1, 0.15F}, Influence{2, 0.1F}});
            copied.vertices = {{0, 3}};
            copied.weights = builder.finish();
            return pasteWeights(input, copied);
        }));
        shop.operate("operation.weights.prune");
        QVERIFY2(shop.lastSaid().contains("1 of 1 vertices"), qPrintable(shop.lastSaid()));
        QCOMPARE(shop.easel.weight(3, 0), 1.0F);
        QCOMPARE(shop.easel.weight(4, 0), 0.5F);
        shop.document().undoStack().undo();
        QVERIFY(shop.easel.weight(3, 2) > 0.05F);
    }

    /// Of two names that are cut alike one would be taken for the other.
    void operationsSayTheirWholeNames() {
        Workshop shop;
        shop.panel.setStyleSheet("QToolButton { padding: 3px 8px; }"); // as in the window
        shop.panel.resize(290, 1400);
        static_cast<QWidget&>(shop.panel).show();
        test::handleEvents();
        int seen = 0;
        for (const auto* button : shop.panel.findChildren<ElidedToolButton*>()) {
            if (button->objectName().startsWith("operation.")) {
                QCOMPARE(button->shownText(), button->text());
                ++seen;
            }
        }
        QVERIFY(seen > 10);
        const auto* there = shop.find<ElidedToolButton>("operation.weights.mirrorPlus");
        const auto* back = shop.find<ElidedToolButton>("operation.weights.mirrorMinus");
        QVERIFY(there->text().contains("+X to -X") && back->text().contains("-X to +X"));
        QVERIFY(there->geometry().bottom() < back->geometry().top()); // a line each
        QCOMPARE(there->width(), back->width());
    }

    void operationsCanKeepToAJoint() {
        Workshop shop;
        const VertexId at{0, 3};
        QVERIFY(setJointWeight(shop.document(), std::span(&at, 1), 2, 0.5F));
        shop.find<QCheckBox>("operations.ofJoint")->setChecked(true);
        selectJoint(shop.document(), 2);
        shop.find<QSpinBox>("operations.limit")->setValue(1);
        shop.operate("operation.weights.limit");
        QVERIFY2(shop.lastSaid().contains("of 1 vertices"), qPrintable(shop.lastSaid()));
        QCOMPARE(shop.easel.weight(3, 2), 1.0F);
        QCOMPARE(shop.easel.weight(4, 0), 0.5F);
    }

    void limitingTellsWhatItCosts() {
        Workshop shop;
        QVERIFY(test::runOperation(shop.document(), "Set", {{0, 0}}, [](const OperationInput& input) {
            VertexTargets copied;
            SkinWeightsBuilder builder;
            builder.add(std::array{Influence{0, 0.6F}, Influence{1, 0.4F}});
            copied.vertices = {{0, 0}};
            copied.weights = builder.finish();
            return pasteWeights(input, copied);
        }));
        shop.find<QSpinBox>("operations.limit")->setValue(1);
        select(shop.document(), {0});
        shop.operate("operation.weights.limit");
        QVERIFY2(shop.lastSaid().contains("m when ") && shop.lastSaid().contains("60°"),
                 qPrintable(shop.lastSaid()));
        QCOMPARE(shop.easel.weight(0, 0), 1.0F);
    }

    void relaxingAsksForAPose() {
        Workshop shop;
        shop.actions["weights.relaxPosed"]->trigger();
        QCOMPARE(shop.prompts.errors.size(), 1);
        Pose pose = shop.document().state().pose;
        pose.joints[1].rotation = Eigen::Quaterniond(Eigen::AngleAxisd(1.2, Vec3::UnitZ()));
        setPose(shop.document(), pose, "Bend");
        shop.operate("operation.weights.relaxPosed");
        QCOMPARE(shop.prompts.errors.size(), 1);
        QVERIFY2(!shop.lastSaid().isEmpty(), "it tells what it did");
        QCOMPARE(shop.document().state().layers.layers.size(), std::size_t{1});
    }

    void fractionsOfAVertexCanBeEdited() {
        Workshop shop;
        InfluencesPanel panel(shop.document(), shop.easel.desk.explainer);
        selectVertex(shop.document(), VertexId{0, 7});
        auto* table = panel.findChild<QTableView*>("influences.table");
        QAbstractItemModel* model = table->model();
        QCOMPARE(model->rowCount(), 2);
        const QModelIndex fraction = model->index(0, InfluencesModel::Weight);
        const int joint = fraction.data(InfluencesModel::JointRole).toInt();
        QVERIFY(model->flags(fraction).testFlag(Qt::ItemIsEditable));
        QVERIFY(!model->flags(model->index(0, InfluencesModel::Joint)).testFlag(Qt::ItemIsEditable));
        QVERIFY(model->setData(fraction, 80.0, Qt::EditRole));
        QVERIFY(std::abs(shop.easel.weight(7, joint) - 0.8F) < 1e-5F);
        QVERIFY(std::abs(shop.easel.weight(7, 1 - joint) - 0.2F) < 1e-5F);
        QCOMPARE(shop.easel.weight(8, 0), 0.5F);
        // A joint without weight is given some in the row of the active joint.
        selectJoint(shop.document(), 2);
        QCOMPARE(model->rowCount(), 3);
        QVERIFY(model->setData(model->index(2, InfluencesModel::Weight), 10.0, Qt::EditRole));
        QVERIFY(std::abs(shop.easel.weight(7, 2) - 0.1F) < 1e-5F);
        QVERIFY(panel.findChild<QLabel*>("influences.verdict")->text().contains("Layers"));
        shop.document().undoStack().undo();
        QCOMPARE(shop.easel.weight(7, 2), 0.0F);
    }

    void aLockedFractionSaysWhy() {
        Workshop shop;
        InfluencesPanel panel(shop.document(), shop.easel.desk.explainer);
        selectVertex(shop.document(), VertexId{0, 7});
        lockJoints(shop.document(), {0, 1}, true);
        QAbstractItemModel* model = panel.findChild<QTableView*>("influences.table")->model();
        QVERIFY(!model->setData(model->index(0, InfluencesModel::Weight), 80.0, Qt::EditRole));
        QVERIFY(panel.findChild<QLabel*>("influences.verdict")->text().contains("locked"));
        QCOMPARE(shop.easel.weight(7, 0), 0.5F);
    }

    void padlocksInTheTreeLock() {
        Workshop shop;
        JointsPanel panel(shop.document(), shop.easel.desk.inspector);
        panel.resize(300, 300);
        panel.show();
        auto* tree = panel.findChild<QTreeView*>("joints.tree");
        const QModelIndex root = tree->model()->index(0, JointTreeModel::Lock);
        QCOMPARE(root.data(Qt::AccessibleTextRole).toString(), QString("not locked"));
        QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, tree->visualRect(root).center());
        QVERIFY(isLocked(shop.document().state(), 0));
        QVERIFY(root.data(JointTreeModel::LockedRole).toBool());
        QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, tree->visualRect(root).center());
        QVERIFY(shop.document().state().locked.empty());
    }

    void menuLocksAllButOne() {
        Workshop shop;
        shop.actions["weights.lockOthers"]->trigger();
        QVERIFY(isLocked(shop.document().state(), 0));
        QVERIFY(!isLocked(shop.document().state(), 1));
        shop.actions["weights.lock"]->trigger();
        QVERIFY(isLocked(shop.document().state(), 1));
        QVERIFY(shop.actions["weights.lock"]->isChecked());
        shop.actions["weights.unlockAll"]->trigger();
        QVERIFY(shop.document().state().locked.empty());
        QVERIFY(!shop.actions["weights.unlockAll"]->isEnabled());
    }

    void layersOfAnotherMeshAreTold() {
        Workshop shop;
        auto* trouble = shop.find<QLabel>("weightLayers.trouble");
        shop.easel.stroke();
        QVERIFY(trouble->text().isEmpty());
        shop.document().change("Other mesh", [](DocumentState& state) {
            Scene other = *state.scene;
            other.parts[0].mesh =
                std::make_shared<const Mesh>(test::capsule(Vec3(-1, 0, 0), Vec3(1, 0, 0), 0.25, 8, 10));
            other.parts[0].weights = nullptr;
            state.scene = std::make_shared<const Scene>(std::move(other));
            state.solved = std::make_shared<const PartWeights>(PartWeights{nullptr});
        });
        QVERIFY2(trouble->text().contains("Paint 1"), qPrintable(trouble->text()));
        QVERIFY(!shop.find<QToolButton>("weightLayers.carryOver")->isHidden());
    }

    void mirrorPairsCanBeChosen() {
        Workshop shop;
        MirrorPairsDialog dialog(shop.document(), shop.mirrors);
        QAbstractItemModel* model = dialog.findChild<QTableView*>("mirror.table")->model();
        QCOMPARE(model->rowCount(), 3);
        auto* axis = dialog.findChild<QComboBox*>("mirror.axis");
        axis->setCurrentIndex(1);
        QVERIFY(shop.document().state().mirror.axis == 0);
        // Both ends of the limb are each other's partner.
        const QModelIndex partner = model->index(0, MirrorPairsModel::Partner);
        QVERIFY(model->setData(partner, 3, Qt::EditRole));
        QCOMPARE(partner.data(Qt::EditRole).toInt(), 3);
        QCOMPARE(model->index(2, MirrorPairsModel::Partner).data(Qt::EditRole).toInt(), 1);
        auto* matched = dialog.findChild<QLabel*>("mirror.matched");
        QTRY_VERIFY_WITH_TIMEOUT(matched->text().contains("have a counterpart"), test::kPatience);
        dialog.findChild<QPushButton*>("mirror.reset")->click();
        QVERIFY(shop.document().state().mirror == MirrorChoice());
    }

    void recipientsAreTheJoints() {
        Workshop shop;
        auto* recipient = shop.find<QComboBox>("brush.recipient");
        QCOMPARE(recipient->count(), 4);
        recipient->setCurrentIndex(3);
        QCOMPARE(shop.easel.desk.viewport.paintOptions().recipient, 2);
        shop.document().reset(stateOfScene(test::limb(), {}));
        QCOMPARE(shop.easel.desk.viewport.paintOptions().recipient, kNone);
    }
};

SINEW_TEST(TestWeightsPanel, QApplication)

} // namespace testWeightsPanel

#include "TestWeightsPanel.moc"
