#include "app/document/edits/CageEdits.h"
#include "app/document/edits/Edits.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/ui/support/WindowDesk.h"
#include "ui/actions/Actions.h"
#include "ui/help/Help.h"
#include "ui/panels/bind/ControlForm.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QListWidget>
#include <QPushButton>
#include <QTest>

#include <cmath>

namespace testControlForm {

using namespace sinew;
using namespace sinew::test;

namespace {

struct FormDesk : WindowDesk {
    Document& document = workspace.document;

    FormDesk() {
        document.reset(stateOfScene(test::limb(), {}));
        window.show();
        QCoreApplication::processEvents();
    }
    template<typename Control>
    Control* find(const char* name) const {
        return window.findChild<Control*>(name);
    }
    const std::vector<Cage>& cages() const { return document.state().settings.cages; }
    bool shown(const char* name) const {
        const auto* form = window.findChild<ControlForm*>();
        return !form->isHidden() && find<QWidget>(name)->isVisibleTo(form);
    }
};

} // namespace

/// The settings of lattices and wires in the Bind panel.
class TestControlForm : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theMenuAndTheButtonAddLattices() {
        FormDesk desk;
        QVERIFY(desk.window.findChild<ControlForm*>()->isHidden());
        desk.window.findChild<QAction*>("bind.addLattice")->trigger();
        QCOMPARE(desk.cages().size(), std::size_t{1});
        QCOMPARE(desk.cages()[0].kind, CageKind::Lattice);
        desk.find<QPushButton>("cages.lattice")->click();
        QCOMPARE(desk.cages().size(), std::size_t{2});
        QCOMPARE(desk.document.undoStack().undoText(), QString("Add Lattice \"Lattice 2\""));
        QVERIFY(desk.find<QListWidget>("cages.list")->item(0)->text().contains("64"));
        desk.document.undoStack().undo();
        desk.document.undoStack().undo();
        QVERIFY(desk.cages().empty());
    }

    void latticesHaveTheirFields() {
        FormDesk desk;
        desk.window.findChild<QAction*>("bind.addLattice")->trigger();
        QVERIFY(desk.shown("control.counts.x") && desk.shown("control.dropOff") &&
                desk.shown("control.follow"));
        QVERIFY(!desk.shown("control.wire") && desk.find<QCheckBox>("cages.fill")->isHidden());
        desk.find<QDoubleSpinBox>("control.counts.y")->setValue(2);
        QCOMPARE(desk.cages()[0].counts, (LatticeCounts{4, 2, 4}));
        desk.find<QDoubleSpinBox>("control.dropOff")->setValue(100.0);
        QVERIFY(std::abs(desk.cages()[0].dropOff - 0.1) < 1e-9);
        auto* follow = desk.find<QComboBox>("control.follow");
        follow->setCurrentIndex(2);
        Q_EMIT follow->activated(2);
        QCOMPARE(desk.cages()[0].follow, ControlFollow::Skin);
        desk.document.undoStack().undo();
        QCOMPARE(follow->currentIndex(), 0); // shown again
        QCOMPARE(manualTopic(follow), QString("lattices"));
    }

    void linesBecomeWires() {
        FormDesk desk;
        Cage line;
        line.name = "line";
        line.vertices = {Vec3(-0.5, 0.3, 0), Vec3(0, 0.3, 0), Vec3(0.5, 0.3, 0)};
        line.edges = {{0, 1}, {1, 2}};
        QVERIFY(addCage(desk.document, line));
        QVERIFY(desk.shown("control.wire") && !desk.shown("control.dropOff"));
        desk.find<QCheckBox>("control.wire")->click();
        QCOMPARE(desk.cages()[0].kind, CageKind::Wire);
        QVERIFY(desk.shown("control.dropOff") && !desk.shown("control.counts.x"));
        QVERIFY(desk.find<QDoubleSpinBox>("control.dropOff")->value() > 0.0);
        QVERIFY(desk.find<QListWidget>("cages.list")->item(0)->text().contains("wire"));
        QVERIFY(desk.find<QCheckBox>("cages.fill")->isHidden());
        renameCage(desk.document, 0, "brow");
        QCOMPARE(desk.document.undoStack().undoText(), QString("Rename Wire"));
        removeCage(desk.document, 0);
        QCOMPARE(desk.document.undoStack().undoText(), QString("Delete Wire \"brow\""));
        desk.document.undoStack().undo();
        desk.find<QCheckBox>("control.wire")->click();
        QCOMPARE(desk.cages()[0].kind, CageKind::Mesh);
    }
};

SINEW_TEST(TestControlForm, QApplication)

} // namespace testControlForm

#include "TestControlForm.moc"
