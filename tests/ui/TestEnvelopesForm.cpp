#include "app/document/edits/EnvelopeEdits.h"
#include "app/document/edits/SelectEdits.h"
#include "tests/support/Quiet.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/ui/support/ViewportDesk.h"
#include "tests/ui/support/WindowDriver.h"
#include "ui/actions/Actions.h"
#include "ui/panels/bind/EnvelopesForm.h"
#include "ui/widgets/Forms.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QPushButton>
#include <QTest>

#include <cmath>

namespace testEnvelopesForm {

using namespace sinew;
using namespace sinew::test;

namespace {

/// A window with a limb, its second joint selected, the solver Envelopes chosen and the form open.
struct EnvelopesDesk : WindowDesk {
    EnvelopesDesk() {
        workspace.document.reset(stateOfScene(test::limb(), {}));
        BindSettings chosen = state().settings;
        chosen.solver = "envelope";
        setBindSettings(workspace.document, chosen);
        selectJoint(workspace.document, 1);
        find<FoldBox>("fold.bind.envelopes")->setOpen(true);
        window.show();
        handleEvents();
        workspace.document.undoStack().clear();
    }
    template<typename T>
    T* find(const char* name) const {
        T* found = window.findChild<T*>(name);
        if (found == nullptr) {
            qFatal("no control %s", name);
        }
        return found;
    }
    const DocumentState& state() const { return workspace.document.state(); }
    const std::vector<BoneVolume>& own() const { return state().settings.boneVolumes; }
    int steps() { return workspace.document.undoStack().count(); }
    void type(const char* spin, double millimetres) const {
        find<QDoubleSpinBox>(spin)->setValue(millimetres);
        Q_EMIT find<QDoubleSpinBox>(spin)->editingFinished();
    }
};

} // namespace

/// The envelopes of joints in the Bind panel.
class TestEnvelopesForm : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void otherSolversDoNotShowIt() {
        EnvelopesDesk desk;
        QVERIFY(!desk.find<EnvelopesForm>("")->isHidden());
        BindSettings settings = desk.state().settings;
        settings.solver = "geodesic";
        setBindSettings(desk.workspace.document, settings);
        QVERIFY(desk.find<EnvelopesForm>("")->isHidden());
    }

    void nothingWithoutAJoint() {
        EnvelopesDesk desk;
        selectJoint(desk.workspace.document, kNone);
        QVERIFY(!desk.find<QCheckBox>("envelopes.own")->isEnabled());
        QVERIFY(!desk.find<QDoubleSpinBox>("envelopes.first")->isEnabled());
        QVERIFY(desk.find<QLabel>("envelopes.owners")->isHidden());
    }

    void theTickGivesAndTakes() {
        EnvelopesDesk desk;
        const double shown = desk.find<QDoubleSpinBox>("envelopes.first")->value();
        QVERIFY(shown > 0.0);
        desk.find<QCheckBox>("envelopes.own")->click();
        QCOMPARE(desk.own().size(), std::size_t{1});
        QVERIFY(std::abs(1000.0 * desk.own()[0].radii[0] - shown) < 0.1);
        QVERIFY(desk.find<QDoubleSpinBox>("envelopes.first")->isEnabled());
        QVERIFY(desk.find<QLabel>("envelopes.owners")->text().contains("joint_1"));
        desk.find<QCheckBox>("envelopes.own")->click();
        QVERIFY(desk.own().empty());
        QCOMPARE(desk.steps(), 2);
    }

    void numbersAreSteps() {
        EnvelopesDesk desk;
        desk.find<QCheckBox>("envelopes.own")->click();
        desk.type("envelopes.first", 120.0);
        desk.type("envelopes.second", 80.0);
        desk.type("envelopes.before", -10.0);
        desk.type("envelopes.beyond", 20.0);
        desk.type("envelopes.offset.y", 5.0);
        const BoneVolume& volume = desk.own().at(0);
        QVERIFY(std::abs(volume.radii[0] - 0.12) < 1e-9 && std::abs(volume.radii[1] - 0.08) < 1e-9);
        QVERIFY(std::abs(volume.before + 0.01) < 1e-9 && std::abs(volume.beyond - 0.02) < 1e-9);
        QVERIFY((volume.offset - Vec3(0, 0.005, 0)).norm() < 1e-9);
        QCOMPARE(desk.steps(), 6);
        desk.workspace.document.undoStack().undo();
        QVERIFY(desk.own().at(0).offset.isZero());
    }

    void theShapeNamesItsRadii() {
        EnvelopesDesk desk;
        desk.find<QCheckBox>("envelopes.own")->click();
        QCOMPARE(desk.find<QDoubleSpinBox>("envelopes.first")->accessibleName(),
                 QString("Radius at the joint"));
        auto* shape = desk.find<QComboBox>("envelopes.shape");
        shape->setCurrentIndex(static_cast<int>(AxisVolumeShape::Box));
        Q_EMIT shape->activated(shape->currentIndex());
        QCOMPARE(desk.own().at(0).shape, AxisVolumeShape::Box);
        QCOMPARE(desk.find<QDoubleSpinBox>("envelopes.first")->accessibleName(), QString("Half width"));
    }

    void allAreKeptAndCleared() {
        EnvelopesDesk desk;
        desk.find<QPushButton>("envelopes.keep")->click();
        QVERIFY(desk.own().size() >= 2);
        desk.find<QPushButton>("envelopes.clear")->click();
        QVERIFY(desk.own().empty());
        QVERIFY(!desk.find<QPushButton>("envelopes.clear")->isEnabled());
    }

    void theButtonTakesTheTool() {
        EnvelopesDesk desk;
        desk.find<QPushButton>("envelopes.draw")->click();
        QVERIFY(desk.window.actions()["bind.editEnvelopes"]->isChecked());
        QCOMPARE(desk.window.findChild<ViewportWidget*>()->tool(), ViewTool::Envelope);
        desk.window.actions()["pose.select"]->trigger();
        QVERIFY(!desk.find<QPushButton>("envelopes.draw")->isChecked());
    }
};

SINEW_TEST(TestEnvelopesForm, QApplication)

} // namespace testEnvelopesForm

#include "TestEnvelopesForm.moc"
