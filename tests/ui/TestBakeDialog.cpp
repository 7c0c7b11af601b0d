#include "app/bake/BakeEdits.h"
#include "app/document/edits/Edits.h"
#include "app/document/edits/SelectEdits.h"
#include "tests/support/Patience.h"
#include "tests/support/Quiet.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/ui/support/PanelControls.h"
#include "tests/ui/support/WindowDriver.h"
#include "ui/dialogs/BakeDialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QTreeWidget>

namespace testBakeDialog {

using namespace sinew;
using namespace sinew::test;

namespace {

/// A window with a bound limb under dual quaternions, and the dialog open.
struct BakeDesk : WindowDesk {
    explicit BakeDesk(Deformer deformer = Deformer::DualQuaternion) {
        workspace.document.reset(stateOfScene(test::limb(), {}));
        bindCoarsely(workspace.document);
        test::Driver(*this).bind();
        setDeformer(workspace.document, deformer);
        window.show();
        window.actions()["pose.bake"]->trigger();
        handleEvents();
    }
    BakeDialog* dialog() const { return window.findChild<BakeDialog*>(); }
    template<typename T>
    T* find(const char* name) const {
        T* found = dialog()->findChild<T*>(name);
        if (found == nullptr) {
            qFatal("no control %s", name);
        }
        return found;
    }
    void bake() {
        find<QPushButton>("bake.run")->click();
        QTRY_VERIFY_WITH_TIMEOUT(!workspace.bake.running(), kPatience);
        handleEvents();
    }
    const DocumentState& state() const { return workspace.document.state(); }
};

} // namespace

/// Pose > Bake for Engine.
class TestBakeDialog : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void itSaysWhatIsBakedAndInWhichPoses() {
        BakeDesk desk;
        auto* method = desk.find<QComboBox>("bake.method");
        QCOMPARE(method->currentIndex(), static_cast<int>(Deformer::DualQuaternion));
        choose(method, static_cast<int>(Deformer::CentersOfRotation));
        QVERIFY(desk.state().deform.deformer == Deformer::CentersOfRotation);
        QVERIFY(!desk.find<QLabel>("bake.source")->isVisibleTo(desk.dialog()));
        auto* poses = desk.find<QTreeWidget>("bake.poses");
        QCOMPARE(poses->topLevelItemCount(), static_cast<int>(kBakeGroups));
        QTreeWidgetItem* motion = poses->topLevelItem(0);
        QVERIFY(motion->childCount() > 3);
        bool held = false;
        for (int pose = 0; pose < motion->childCount(); ++pose) {
            held = held || motion->child(pose)->text(0).contains("held out");
        }
        QVERIFY(held);
        QVERIFY(!desk.find<QPushButton>("bake.apply")->isEnabled());
        motion->setCheckState(0, Qt::Unchecked);
        QVERIFY(motion->child(0)->isDisabled());
    }

    void linearSkinningHasNothingToGain() {
        BakeDesk desk(Deformer::LinearBlend);
        QVERIFY(desk.find<QLabel>("bake.source")->text().contains("as it is"));
        desk.bake();
        QVERIFY(desk.find<QLabel>("bake.said")->text().contains("nothing to bake"));
        QVERIFY(!desk.find<QPushButton>("bake.apply")->isEnabled());
    }

    void aBakeIsShownAndApplied() {
        BakeDesk desk;
        desk.find<QSpinBox>("bake.maxShapes")->setValue(4);
        desk.bake();
        QVERIFY(desk.workspace.bake.outcome() != nullptr);
        QVERIFY(desk.state().deform.deformer == Deformer::DualQuaternion); // nothing is changed yet
        QVERIFY(!desk.find<QLabel>("bake.gate")->text().isEmpty());
        QVERIFY(!desk.find<QLabel>("bake.weights.made")->text().isEmpty());
        auto* rows = desk.find<QTreeWidget>("bake.rows");
        QVERIFY(rows->topLevelItemCount() > 0);
        auto* by = desk.find<QComboBox>("bake.by");
        by->setCurrentIndex(1);
        Q_EMIT by->activated(1);
        QCOMPARE(rows->topLevelItemCount(), static_cast<int>(desk.workspace.bake.outcome()->poses.size()));
        const Pose before = desk.state().pose;
        rows->setCurrentItem(rows->topLevelItem(rows->topLevelItemCount() - 1));
        rows->setCurrentItem(rows->topLevelItem(0));
        QVERIFY(desk.state().pose != before);
        const int steps = desk.workspace.document.undoStack().count();
        desk.find<QPushButton>("bake.apply")->click();
        handleEvents();
        QCOMPARE(desk.workspace.document.undoStack().count(), steps + 1);
        QVERIFY(desk.state().deform.deformer == Deformer::LinearBlend);
        desk.workspace.document.undoStack().undo();
        QVERIFY(desk.state().deform.deformer == Deformer::DualQuaternion);
    }

    void sourceAndBakeStandSideBySide() {
        BakeDesk desk;
        desk.bake();
        QVERIFY(desk.workspace.bake.fits());
        const int wide = desk.dialog()->width();
        desk.find<QPushButton>("bake.compare")->click();
        handleEvents();
        QVERIFY(desk.dialog()->width() < wide); // both panes are to be seen
        Workspace& workspace = desk.workspace;
        QVERIFY(workspace.compare.open());
        QCOMPARE(workspace.compare.skin(1).source.kind, SkinSource::Kind::Baked);
        QCOMPARE(workspace.compareData.map(), CompareMap::PosedDistance);
        Pose pose = desk.state().pose;
        pose.joints[1].rotation = Quat(Eigen::AngleAxisd(1.3, Vec3::UnitZ()));
        setPose(workspace.document, pose, "Bend");
        handleEvents();
        workspace.compareData.finish();
        const auto baked = bakedFrame(*workspace.compare.skin(1).source.baked, pose);
        double farthest = 0.0;
        const std::vector<Vec3>& shown = workspace.compareData.posed(1).vertices(0);
        QCOMPARE(shown.size(), baked->pose->vertices[0].size());
        for (std::size_t p = 0; p < shown.size(); ++p) {
            farthest = std::max(farthest, (shown[p] - baked->pose->vertices[0][p]).norm());
        }
        QVERIFY(farthest < 1e-9);
        QVERIFY(workspace.compareData.mapFigures(1).largest > 0.0);
        QCOMPARE(workspace.compareData.mapFigures(0).largest, 0.0);
        // A change of what is selected does not bring the direct method back.
        selectJoint(workspace.document, kNone);
        handleEvents();
        QVERIFY(workspace.compareData.posed(1).implicit() != nullptr);
        desk.dialog()->reject(); // ends the comparison, not the dialog
        handleEvents();
        QVERIFY(!workspace.compare.open() && desk.dialog()->isVisible());
        QCOMPARE(desk.dialog()->width(), wide);
    }

    void aRowShowsItsPoseAndSelectsItsJoint() {
        BakeDesk desk;
        selectJoint(desk.workspace.document, kNone);
        desk.bake();
        auto* rows = desk.find<QTreeWidget>("bake.rows");
        QVERIFY(rows->topLevelItemCount() > 0);
        QVERIFY(!desk.find<QLabel>("bake.reason")->text().isEmpty()); // of the farthest
        rows->setCurrentItem(rows->topLevelItem(0));
        handleEvents();
        QVERIFY(desk.state().selection.joint != kNone);
        QVERIFY(desk.find<QLabel>("bake.reason")->text().contains("mm"));
    }

    void aPoseOfTheListIsShown() {
        BakeDesk desk;
        auto* poses = desk.find<QTreeWidget>("bake.poses");
        const Pose before = desk.state().pose;
        Q_EMIT poses->itemClicked(poses->topLevelItem(0)->child(0), 0);
        QVERIFY(desk.state().pose != before);
        QVERIFY(!(poses->topLevelItem(static_cast<int>(BakeGroup::Keys))->flags() & Qt::ItemIsEnabled));
    }

    void whatIsNextStandsOut() {
        BakeDesk desk;
        QVERIFY(desk.find<QPushButton>("bake.run")->property("primary").toBool());
        desk.bake();
        QVERIFY(desk.find<QPushButton>("bake.apply")->property("primary").toBool());
        QVERIFY(!desk.find<QPushButton>("bake.run")->property("primary").toBool());
    }

    void aChangedCharacterIsNotOverwritten() {
        BakeDesk desk;
        desk.bake();
        setDeformer(desk.workspace.document, Deformer::LinearBlend);
        handleEvents();
        QVERIFY(!desk.find<QPushButton>("bake.apply")->isEnabled());
        QVERIFY(desk.find<QLabel>("bake.said")->text().contains("changed"));
        desk.workspace.document.undoStack().undo();
        handleEvents();
        QVERIFY(desk.find<QPushButton>("bake.apply")->isEnabled());
    }
};

SINEW_TEST(TestBakeDialog, QApplication)

} // namespace testBakeDialog

#include "TestBakeDialog.moc"
