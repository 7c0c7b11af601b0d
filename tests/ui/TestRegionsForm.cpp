#include "app/document/edits/SelectEdits.h"
#include "app/document/regions/BoneValueEdits.h"
#include "app/document/regions/RegionEdits.h"
#include "core/bind/PosedAlphas.h"
#include "tests/support/Quiet.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/ui/support/PanelControls.h"
#include "tests/ui/support/ViewportDesk.h"
#include "tests/ui/support/WindowDriver.h"
#include "ui/dialogs/JointDialogs.h"
#include "ui/panels/regions/RegionsForm.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>
#include <QTest>
#include <QTimer>

#include <cmath>

namespace testRegionsForm {

using namespace sinew;
using namespace sinew::test;

namespace {

/// A window with a bound limb, its second joint selected.
struct LimbDesk : WindowDesk {
    LimbDesk() {
        workspace.document.reset(stateOfScene(test::limb(), {}));
        bindCoarsely(workspace.document);
        Driver(*this).bind();
        selectJoint(workspace.document, 1);
    }
    Document& document() { return workspace.document; }
    const DocumentState& state() const { return workspace.document.state(); }
    const std::vector<Region>& regions() const { return state().settings.regions; }
    int steps() { return document().undoStack().count(); }
    void press(const char* button) const { control<QPushButton>(*this, button)->click(); }
    void tick(const char* box) const { control<QCheckBox>(*this, box)->click(); }
    void type(const char* spin, double value) const { control<QDoubleSpinBox>(*this, spin)->setValue(value); }
    QSlider* slider(const char* name) const { return control<QWidget>(*this, name)->findChild<QSlider*>(); }
    /// Selects the vertices of the limb from there on.
    void selectFrom(double x) {
        VertexSet vertices = noVertices(state());
        const std::vector<Vec3>& positions = state().scene->parts[0].mesh->vertices;
        for (std::size_t p = 0; p < positions.size(); ++p) {
            vertices.set(0, p, positions[p].x() >= x);
        }
        setSelectedVertices(document(), vertices, "Pick");
    }
    /// Whether what was just done changed the weights by one step that undo takes back.
    bool reweighed(const std::shared_ptr<const PartWeights>& before) {
        if (largestDifference(*(*before)[0], *(*state().weights)[0]) < 1e-4) {
            return false;
        }
        document().undoStack().undo();
        const bool back = state().weights == before;
        document().undoStack().redo();
        return back;
    }
};

/// Ticks joints in the dialog that `open` shows, and accepts it.
void tickJoints(const std::vector<int>& rows, const std::function<void()>& open) {
    QTimer::singleShot(0, qApp, [=] {
        auto* dialog = qobject_cast<JointListDialog*>(QApplication::activeModalWidget());
        auto* list = dialog->findChild<QListWidget*>();
        for (int row = 0; row < list->count(); ++row) {
            list->item(row)->setCheckState(std::ranges::find(rows, row) != rows.end() ? Qt::Checked
                                                                                      : Qt::Unchecked);
        }
        dialog->accept();
    });
    open();
}

} // namespace

class TestRegionsForm : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void nothingIsOfferedWithoutACharacter() {
        const WindowDesk desk;
        for (const char* name : {"regions.sphere", "regions.capsule", "regions.box", "regions.points",
                                 "regions.remove", "regions.up", "regions.down"}) {
            QVERIFY2(!control<QPushButton>(desk, name)->isEnabled(), name);
        }
        for (const char* name : {"regions.sphere", "regions.capsule", "regions.box", "regions.points"}) {
            QVERIFY2(!desk.window.actions()[name]->isEnabled(), name);
        }
        QVERIFY(!control<QCheckBox>(desk, "bind.ownBoneAlpha")->isEnabled());
        QVERIFY(!control<QWidget>(desk, "bind.boneAlpha")->isEnabled());
        QVERIFY(control<QCheckBox>(desk, "bind.ownBoneAlpha")->text().contains("selected joint"));
    }

    void newRegionsAreChosen() {
        LimbDesk desk;
        QVERIFY(!control<QPushButton>(desk, "regions.points")->isEnabled());
        auto* list = control<QListWidget>(desk, "regions.list");
        for (const char* shape : {"regions.sphere", "regions.capsule", "regions.box"}) {
            desk.press(shape);
            QCOMPARE(list->currentRow(), list->count() - 1);
        }
        desk.selectFrom(0.5);
        desk.press("regions.points");
        QCOMPARE(desk.regions().size(), std::size_t{4});
        const std::array shapes{SolidShape::Sphere, SolidShape::Capsule, SolidShape::Box};
        for (std::size_t i = 0; i < shapes.size(); ++i) {
            QVERIFY(desk.regions()[i].solid && desk.regions()[i].solid->shape == shapes[i]);
        }
        QVERIFY(!desk.regions()[3].solid && desk.regions()[3].painting);
        QCOMPARE(list->item(0)->text(), QString::fromStdString(desk.state().scene->skeleton.joints[1].name));
        QCOMPARE(list->item(3)->text(), QString("Region"));
        desk.press("regions.remove");
        QCOMPARE(list->count(), 3);
        QCOMPARE(list->currentRow(), 2);
        while (desk.document().undoStack().canUndo()) {
            desk.document().undoStack().undo();
        }
        QCOMPARE(list->count(), 0);
    }

    void menusAddRegionsAndShowThem() {
        LimbDesk desk;
        desk.window.show();
        desk.window.actions()["mode.pose"]->trigger();
        desk.window.actions()["regions.capsule"]->trigger();
        QCOMPARE(desk.regions().size(), std::size_t{1});
        auto* list = control<QListWidget>(desk, "regions.list");
        QTRY_VERIFY(!list->visibleRegion().isEmpty());
        QVERIFY(!desk.window.actions()["regions.points"]->isEnabled());
        desk.selectFrom(0.5);
        desk.window.actions()["regions.points"]->trigger();
        QCOMPARE(list->count(), 2);
    }

    void rulesChangeTheWeights() {
        LimbDesk desk;
        desk.selectFrom(-10.0);
        desk.press("regions.box");
        auto* hint = control<QLabel>(desk, "regions.noRule");
        QVERIFY(!hint->isHidden());
        const auto plain = desk.state().weights;
        desk.tick("regions.ownAlpha"); // the settings' at first
        QCOMPARE(desk.regions()[0].alpha, std::optional(desk.state().settings.alpha));
        QVERIFY(hint->isHidden());
        desk.slider("regions.alpha")->setValue(5);
        Q_EMIT desk.slider("regions.alpha")->sliderReleased();
        QVERIFY(desk.reweighed(plain) || desk.state().weights != plain);
        QCOMPARE(desk.regions()[0].alpha, std::optional(0.05));
        desk.tick("regions.ownAlpha");
        QVERIFY(!desk.regions()[0].alpha);
        auto before = desk.state().weights;
        choose(control<QComboBox>(desk, "regions.falloff"), 1 + static_cast<int>(Falloff::Exponential));
        QCOMPARE(desk.regions()[0].falloff, std::optional(Falloff::Exponential));
        QVERIFY(desk.reweighed(before));
        choose(control<QComboBox>(desk, "regions.falloff"), 0);
        QVERIFY(!desk.regions()[0].falloff);
        auto* solver = control<QComboBox>(desk, "regions.solver");
        choose(solver, solver->findData(QString("nearest")));
        QCOMPARE(desk.regions()[0].solver, std::optional<std::string>("nearest"));
        QVERIFY(hint->isHidden() && desk.state().settings.solver == "geodesic");
        choose(solver, 0);
        QVERIFY(!desk.regions()[0].solver);
        desk.tick("regions.ownInfluences");
        before = desk.state().weights;
        control<QSpinBox>(desk, "regions.influences")->setValue(1);
        QCOMPARE(desk.regions()[0].maxInfluences, std::optional(1));
        QVERIFY(desk.reweighed(before));
        desk.tick("regions.ownInfluences");
        before = desk.state().weights;
        tickJoints({1}, [&] { desk.press("regions.joints"); });
        QCOMPARE(desk.regions()[0].joints, std::vector{desk.state().scene->skeleton.joints[1].name});
        QVERIFY(control<QLabel>(desk, "regions.names")->text().startsWith("Rigid"));
        QVERIFY(desk.reweighed(before));
        const SkinWeights& weights = *(*desk.state().weights)[0];
        for (std::size_t p = 0; p < weights.vertexCount(); ++p) {
            QVERIFY(weights.at(p).size() == 1 && weights.at(p)[0].joint == 1);
        }
        desk.press("regions.allJoints");
        QVERIFY(desk.regions()[0].joints.empty() && !hint->isHidden());
        QVERIFY(largestDifference(*(*plain)[0], *(*desk.state().weights)[0]) == 0.0);
    }

    void shapesChangeTheWeights() {
        LimbDesk desk;
        desk.press("regions.sphere");
        tickJoints({0}, [&] { desk.press("regions.joints"); });
        for (const auto& [spin, value] :
             {std::pair("regions.radius", 150.0), std::pair("regions.radius", 600.0),
              std::pair("regions.middle.x", 900.0), std::pair("regions.blend", 40.0)}) {
            const auto before = desk.state().weights;
            desk.type(spin, value);
            Q_EMIT control<QDoubleSpinBox>(desk, spin)->editingFinished();
            QVERIFY2(desk.reweighed(before), spin);
        }
    }

    void numbersAreMillimetres() {
        LimbDesk desk;
        desk.press("regions.box");
        for (const auto& [spin, value] :
             {std::pair("regions.edges.x", 300.0), std::pair("regions.edges.z", 0.0),
              std::pair("regions.middle.y", 50.0), std::pair("regions.blend", 10.0)}) {
            desk.type(spin, value);
        }
        const auto box = [&] { return desk.regions()[0]; };
        QVERIFY(std::abs(box().solid->half.x() - 0.15) < 1e-9 && box().solid->half.z() == 0.0 &&
                box().solid->half.y() > 0.0);
        QVERIFY(std::abs(box().solid->from.y() - 0.05) < 1e-9);
        QVERIFY(box().blendOfHeight && box().blend == 10.0);
        const double height = bounds(*desk.state().scene).extent().y();
        choose(control<QComboBox>(desk, "regions.blendUnit"), 0);
        QVERIFY(!box().blendOfHeight && std::abs(box().blend - 0.1 * height) < 1e-9);
        QCOMPARE(control<QDoubleSpinBox>(desk, "regions.blend")->value(), 100.0 * height);
        desk.type("regions.edges.y", 0.0);
        desk.type("regions.edges.x", 0.0); // the last one: there would be no box
        QVERIFY(box().solid->half.maxCoeff() > 0.0);
        QVERIFY(control<QDoubleSpinBox>(desk, "regions.edges.x")->value() > 0.0);
    }

    void capsulesAreTurnedByTheirEnds() {
        LimbDesk desk;
        desk.press("regions.capsule");
        const auto capsule = [&] { return desk.regions()[0]; };
        auto* form = desk.window.findChild<RegionsForm*>();
        QVERIFY(!control<QWidget>(desk, "regions.edges.x")->isVisibleTo(form)); // it has none
        QVERIFY(control<QWidget>(desk, "regions.to.x")->isVisibleTo(form));
        desk.type("regions.to.y", 400.0);
        QVERIFY(std::abs(capsule().solid->to.y() - 0.4) < 1e-9);
        desk.type("regions.from.x", -200.0);
        QVERIFY(std::abs(capsule().solid->from.x() + 0.2) < 1e-9);
        desk.type("regions.length", 500.0);
        QVERIFY(std::abs((capsule().solid->to - capsule().solid->from).norm() - 0.5) < 1e-9);
    }

    void regionsMoveHere() {
        LimbDesk desk;
        desk.press("regions.sphere");
        auto* here = control<QPushButton>(desk, "regions.here");
        QVERIFY(!here->isEnabled());
        selectVertex(desk.document(), VertexId{0, 3});
        here->click();
        QVERIFY(desk.regions()[0].solid->from == desk.state().scene->parts[0].mesh->vertices[3]);
        desk.selectFrom(0.5);
        here->click();
        QVERIFY(desk.regions()[0].solid->from.x() > 0.5);
    }

    void aDragIsOneStepAndOtherControlsAreOthers() {
        LimbDesk desk;
        desk.press("regions.sphere");
        desk.tick("regions.ownAlpha");
        const int before = desk.steps();
        for (int step = 20; step < 40; ++step) {
            desk.slider("regions.alpha")->setValue(step);
        }
        QCOMPARE(desk.steps(), before + 1);
        desk.type("regions.radius", 200.0); // without the slider let go
        desk.type("regions.radius", 210.0);
        QCOMPARE(desk.steps(), before + 2);
        desk.tick("regions.ownInfluences");
        QCOMPARE(desk.steps(), before + 3);
        desk.slider("regions.alpha")->setValue(50);
        Q_EMIT desk.slider("regions.alpha")->sliderReleased();
        desk.slider("regions.alpha")->setValue(60);
        QCOMPARE(desk.steps(), before + 5);
    }

    void verticesArePainted() {
        LimbDesk desk;
        desk.selectFrom(0.6);
        desk.press("regions.points");
        tickJoints({0}, [&] { desk.press("regions.joints"); });
        const auto count = control<QLabel>(desk, "regions.count");
        const QString few = count->text();
        const auto held = [&](double x) {
            const std::vector<Vec3>& positions = desk.state().scene->parts[0].mesh->vertices;
            const SkinWeights& weights = *(*desk.state().weights)[0];
            for (std::size_t p = 0; p < positions.size(); ++p) {
                if (positions[p].x() >= x && (weights.at(p).size() != 1 || weights.at(p)[0].joint != 0)) {
                    return false;
                }
            }
            return true;
        };
        QVERIFY(held(0.6) && !held(0.2));
        desk.selectFrom(0.2);
        desk.press("regions.addSelected");
        QVERIFY(held(0.2) && count->text() != few);
        desk.selectFrom(0.6);
        desk.press("regions.takeSelected");
        QVERIFY(!held(0.6));
        desk.document().undoStack().undo();
        QVERIFY(held(0.2));
        const auto before = desk.state().weights;
        desk.press("regions.soften");
        QVERIFY(desk.reweighed(before));
        selectNoVertices(desk.document());
        QVERIFY(!control<QPushButton>(desk, "regions.addSelected")->isEnabled());
    }

    void ticksAndNames() {
        LimbDesk desk;
        desk.press("regions.sphere");
        desk.press("regions.sphere");
        tickJoints({0}, [&] { desk.press("regions.joints"); });
        auto* list = control<QListWidget>(desk, "regions.list");
        const auto before = desk.state().weights;
        list->item(1)->setCheckState(Qt::Unchecked);
        QVERIFY(!desk.regions()[1].on && desk.reweighed(before));
        list->item(0)->setText("Chest");
        QCOMPARE(desk.regions()[0].name, std::string("Chest"));
        list->item(1)->setText("Chest"); // taken
        QVERIFY(desk.regions()[1].name != "Chest" && list->item(1)->text() != "Chest");
        list->item(1)->setText("  ");
        QCOMPARE(list->item(1)->text(), QString::fromStdString(desk.regions()[1].name));
        desk.document().undoStack().undo();
        QVERIFY(list->item(0)->text() != "Chest");
    }

    void orderDecides() {
        LimbDesk desk;
        desk.selectFrom(-10.0);
        for (const int joint : {0, 2}) {
            desk.press("regions.box");
            tickJoints({joint}, [&] { desk.press("regions.joints"); });
        }
        const auto owner = [&] { return (*desk.state().weights)[0]->at(0)[0].joint; };
        QCOMPARE(owner(), 2); // the later one
        auto* list = control<QListWidget>(desk, "regions.list");
        desk.press("regions.up");
        QCOMPARE(owner(), 0);
        QCOMPARE(list->currentRow(), 0);
        QVERIFY(!control<QPushButton>(desk, "regions.up")->isEnabled());
        desk.press("regions.down");
        QCOMPARE(owner(), 2);
        QCOMPARE(list->currentRow(), 1);
    }

    void choicesSurviveUndo() {
        LimbDesk desk;
        for (int i = 0; i < 3; ++i) {
            desk.press("regions.sphere");
        }
        auto* list = control<QListWidget>(desk, "regions.list");
        list->setCurrentRow(0);
        desk.press("regions.remove");
        QCOMPARE(list->currentRow(), 0);
        desk.document().undoStack().undo();
        QCOMPARE(list->currentRow(), 0); // the one that has come back
        list->setCurrentRow(1);
        desk.type("regions.radius", 123.0);
        QVERIFY(std::abs(desk.regions()[1].solid->radius - 0.123) < 1e-9);
    }

    void bonesHaveAlphas() {
        LimbDesk desk;
        auto* own = control<QCheckBox>(desk, "bind.ownBoneAlpha");
        auto* owners = control<QLabel>(desk, "bind.boneAlphas");
        const std::string joint = desk.state().scene->skeleton.joints[1].name;
        QVERIFY(own->isEnabled() && own->text().contains(QString::fromStdString(joint)));
        QVERIFY(owners->isHidden() && !desk.slider("bind.boneAlpha")->isEnabled());
        const auto before = desk.state().weights;
        own->click();
        const int steps = desk.steps();
        for (int step = 50; step > 10; --step) {
            desk.slider("bind.boneAlpha")->setValue(step);
        }
        Q_EMIT desk.slider("bind.boneAlpha")->sliderReleased();
        QCOMPARE(desk.steps(), steps + 1);
        QCOMPARE(boneAlphaOf(desk.state().settings, joint), std::optional(0.11));
        QVERIFY(largestDifference(*(*before)[0], *(*desk.state().weights)[0]) > 1e-3);
        QVERIFY(owners->text().contains(QString::fromStdString(joint)) && owners->text().contains("0.11"));
        selectJoint(desk.document(), 0);
        QVERIFY(!own->isChecked());
        own->click();
        QCOMPARE(desk.state().settings.boneAlphas.size(), std::size_t{2});
        own->click();
        QCOMPARE(desk.state().settings.boneAlphas.size(), std::size_t{1});
        desk.press("bind.clearBoneAlphas");
        QVERIFY(desk.state().settings.boneAlphas.empty() && owners->isHidden());
        QCOMPARE(largestDifference(*(*before)[0], *(*desk.state().weights)[0]), 0.0);
    }

    /// For the eye, and nothing may be cut off.
    void picture() {
        LimbDesk desk;
        desk.window.show();
        setBoneAlpha(desk.document(), desk.state().scene->skeleton.joints[1].name, 0.3);
        desk.press("regions.capsule");
        auto* form = desk.window.findChild<RegionsForm*>();
        test::handleEvents(); // for the rows to find their room
        keepPicture(form->grab().toImage(), "regions_capsule");
        QVERIFY(form->minimumSizeHint().width() <= 360);
        desk.selectFrom(0.5);
        desk.press("regions.points");
        test::handleEvents();
        keepPicture(form->grab().toImage(), "regions_painted");
    }
};

SINEW_TEST(TestRegionsForm, QApplication)

} // namespace testRegionsForm

#include "TestRegionsForm.moc"
