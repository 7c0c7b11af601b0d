#include "app/document/edits/Edits.h"
#include "app/document/regions/NewRegion.h"
#include "app/text/SolverTexts.h"
#include "core/bind/settings/PartPlan.h"
#include "core/solve/Solvers.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/ui/support/WindowDesk.h"
#include "ui/widgets/Forms.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QTest>

#include <algorithm>

namespace testSettingFields {

using namespace sinew;
using namespace sinew::test;

namespace {

/// A window whose document has this solver.
struct SolverDesk : WindowDesk {
    explicit SolverDesk(const char* solver) { choose(solver); }
    void choose(const char* solver) {
        BindSettings changed = workspace.document.state().settings;
        changed.solver = solver;
        setBindSettings(workspace.document, changed);
    }
    QWidget* field(const char* key) const {
        auto* found = window.findChild<QWidget*>(QString("bind.") + key);
        if (found == nullptr) {
            qFatal("no field %s", key);
        }
        return found;
    }
    /// The label before a field; before the number of a slider, which has the line below.
    QWidget* label(const char* key) const {
        QWidget* beside = field(key);
        if (const auto* slider = qobject_cast<const SliderSpin*>(beside)) {
            beside = slider->spin();
        }
        const auto* form = qobject_cast<const QFormLayout*>(beside->parentWidget()->layout());
        QWidget* found = form != nullptr ? form->labelForField(beside) : nullptr;
        if (found == nullptr) {
            qFatal("no label %s", key);
        }
        return found;
    }
};

} // namespace

/// Fields of settings that do not count for the chosen solver.
class TestSettingFields : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// All rows with all solvers, as the table has them: a solver's own settings are hidden, others disabled.
    void followTheChosenSolver() {
        SolverDesk desk("geodesic");
        int hidden = 0;
        int disabled = 0;
        for (const Solver& solver : solvers()) {
            desk.choose(solver.key);
            const BindSettings& settings = desk.workspace.document.state().settings;
            forEachSetting([&](const auto& row) {
                constexpr bool list = !requires {
                    row.kind;
                }; // has a form of its own
                if (list || row.counts == nullptr) {
                    return;
                }
                const QString which = QString("%1: %2").arg(solver.key, row.key);
                const QWidget* field = desk.field(row.key);
                const bool counts = row.counts(settings);
                QVERIFY2(field->isHidden() == (row.solversOwn && !counts), qPrintable(which));
                hidden += field->isHidden() ? 1 : 0;
                QVERIFY2(field->isEnabled() == counts, qPrintable(which));
                disabled += field->isEnabled() ? 0 : 1;
            });
            for (const char* always : {"alpha", "maxInfluences", "pruneBelow", "rigidShells", "fitBones"}) {
                QVERIFY2(desk.field(always)->isEnabled() && !desk.field(always)->isHidden(), always);
            }
        }
        QVERIFY(hidden > 10 && disabled > 20);
    }

    void ownSettingsAreHiddenWithTheirLabels() {
        SolverDesk desk("geodesic");
        QVERIFY(desk.label("envelopeBlend")->isHidden() && desk.label("distancePower")->isHidden());
        QVERIFY(!desk.label("smoothing")->isHidden());
        desk.choose("envelope");
        QVERIFY(!desk.label("envelopeBlend")->isHidden() && !desk.label("envelopeHold")->isHidden());
        QVERIFY(desk.label("distancePower")->isHidden());
        QVERIFY(!desk.label("smoothing")->isHidden() && !desk.field("smoothing")->isEnabled());
        auto* blend = qobject_cast<QDoubleSpinBox*>(desk.field("envelopeBlend"));
        blend->setValue(1.25);
        QCOMPARE(desk.workspace.document.state().settings.envelopeBlend, 1.25);
    }

    /// The penalty is geodesic voxel binding's: with another solver it is grey, and says why.
    void whatIsNotInUseSaysWhy() {
        SolverDesk desk("geodesic");
        const auto* automatic = desk.field("automaticPenalty");
        auto* penalty = qobject_cast<SliderSpin*>(desk.field("penalty"));
        const auto why = [&] {
            return penalty->toolTip() + penalty->slider()->toolTip() + penalty->spin()->toolTip() +
                   automatic->toolTip();
        };
        QVERIFY(automatic->isEnabled() && penalty->isEnabled());
        QVERIFY2(!why().contains("Not in use"), qPrintable(why()));
        for (const char* solver : {"nearest", "heat", "picture"}) {
            desk.choose(solver);
            QVERIFY(!automatic->isEnabled() && !penalty->isEnabled() && !penalty->slider()->isEnabled());
            QCOMPARE(why().count("Not in use: the solver " + solverName(solver)), 4);
        }
        QVERIFY(!desk.field("lookup")->isEnabled());
        desk.choose("geodesic");
        QVERIFY(automatic->isEnabled() && penalty->isEnabled());
        QVERIFY2(!why().contains("Not in use") && why().contains("surface"), qPrintable(why()));
    }

    void undoBringsThemBack() {
        SolverDesk desk("geodesic");
        desk.choose("inverse-distance");
        QVERIFY(!desk.field("distancePower")->isHidden() && !desk.field("falloff")->isEnabled());
        desk.window.actions()["edit.undo"]->trigger();
        QVERIFY(desk.field("distancePower")->isHidden() && desk.field("falloff")->isEnabled());
    }

    void regionsHaveNoFalloffWithoutDistances() {
        SolverDesk desk("nearest");
        Document& document = desk.workspace.document;
        document.reset(stateOfScene(test::limb(), {}));
        selectVertex(document, VertexId{0, 3});
        QVERIFY(addRegionHere(document, SolidShape::Sphere));
        const auto* falloff = desk.window.findChild<QComboBox*>("regions.falloff");
        desk.choose("nearest");
        QVERIFY(falloff->isEnabled());
        desk.choose("rigid");
        QVERIFY(!falloff->isEnabled());
    }

    /// What counts for any solver in force can be set.
    void followTheSolversOfRegions() {
        SolverDesk desk("rigid");
        Document& document = desk.workspace.document;
        document.reset(stateOfScene(test::limb(), {}));
        selectVertex(document, VertexId{0, 3});
        QVERIFY(addRegionHere(document, SolidShape::Sphere));
        desk.choose("rigid");
        QVERIFY(!desk.field("resolution")->isEnabled() && desk.field("envelopeBlend")->isHidden());
        const auto regionBy = [&](const char* solver) {
            BindSettings changed = document.state().settings;
            changed.regions[0].solver = solver;
            setBindSettings(document, changed);
        };
        regionBy("biharmonic");
        QVERIFY(desk.field("resolution")->isEnabled() && desk.field("envelopeBlend")->isHidden());
        regionBy("envelope");
        QVERIFY(!desk.field("resolution")->isEnabled() && !desk.field("envelopeBlend")->isHidden());
    }

    void voxelEditsNeedASolverWithVoxels() {
        SolverDesk desk("geodesic");
        Document& document = desk.workspace.document;
        document.reset(stateOfScene(test::limb(), {}));
        selectVertex(document, VertexId{0, 3});
        auto* refine = desk.window.findChild<QPushButton*>("places.refine");
        const auto* remove = desk.window.findChild<QPushButton*>("places.remove");
        refine->click();
        for (const Solver& solver : solvers()) {
            desk.choose(solver.key);
            QVERIFY2(refine->isEnabled() == solver.voxels, solver.key);
            QVERIFY2(remove->isEnabled(), solver.key); // what no solver heeds may go
            const auto hints = refine->parentWidget()->findChildren<QLabel*>();
            const bool told = std::ranges::any_of(
                hints, [&](const QLabel* hint) { return hint->text() == noVoxelsText(solver.key); });
            QVERIFY2(told != solver.voxels, solver.key);
        }
        BindSettings mixed = document.state().settings;
        mixed.solver = "nearest";
        mixed.parts = {
            PartRule{partName(*document.state().scene, 0), 0, PartBinding::Smooth, {}, "biharmonic"}};
        setBindSettings(document, mixed);
        QVERIFY(refine->isEnabled());
    }
};

SINEW_TEST(TestSettingFields, QApplication)

} // namespace testSettingFields

#include "TestSettingFields.moc"
