#include "app/document/regions/NewRegion.h"
#include "app/document/regions/RegionEdits.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/ui/support/WindowDesk.h"
#include "ui/panels/regions/RegionsForm.h"
#include "ui/viewport/ViewportWidget.h"
#include "ui/widgets/Forms.h"

#include <QApplication>
#include <QCheckBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QTest>

namespace testRegionBrushForm {

using namespace sinew;
using namespace sinew::test;

namespace {

/// A window with a limb.
struct Studio : WindowDesk {
    Document& document = workspace.document;
    ViewportWidget& view = *window.findChild<ViewportWidget*>();

    Studio() { document.reset(stateOfScene(limb(), {})); }
    template<typename T>
    T* find(const char* name) {
        return window.findChild<T*>(name);
    }
    QPushButton* paint() { return find<QPushButton>("regions.paint"); }
    QListWidget* list() { return find<QListWidget>("regions.list"); }
    const std::vector<Region>& regions() const { return document.state().settings.regions; }
    void stroke() {
        view.resize(900, 700);
        view.frameAll();
        view.setStandardView(StandardView::Front);
        QTest::mousePress(&view, Qt::LeftButton, {}, view.rect().center());
        QTest::mouseRelease(&view, Qt::LeftButton, {}, view.rect().center());
    }
};

} // namespace

/// The brush for regions in the window.
class TestRegionBrushForm : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theButtonTakesTheBrush() {
        Studio studio;
        auto* form = studio.window.findChild<RegionBrushForm*>();
        QVERIFY(form->isHidden());
        QCOMPARE(studio.paint()->text(), QString("Paint New Region"));
        studio.paint()->click();
        QCOMPARE(studio.view.tool(), ViewTool::PaintRegion);
        QVERIFY(studio.window.actions()["paint.region"]->isChecked() && !form->isHidden());
        QVERIFY(studio.regions().empty()); // until there is a stroke
        studio.view.setTool(ViewTool::Select);
        QVERIFY(form->isHidden());
        studio.document.reset({});
        QVERIFY(!studio.paint()->isEnabled());
    }

    void theButtonConvertsShapes() {
        Studio studio;
        addRegionHere(studio.document, SolidShape::Sphere);
        const VertexAmounts held = amountsOf(studio.regions()[0], *studio.document.state().scene);
        QCOMPARE(studio.paint()->text(), QString("Convert and Paint"));
        studio.paint()->click();
        QCOMPARE(studio.view.tool(), ViewTool::PaintRegion);
        QVERIFY(!studio.regions()[0].solid);
        QVERIFY(amountsOf(studio.regions()[0], *studio.document.state().scene) == held);
        QCOMPARE(studio.paint()->text(), QString("Paint"));
        studio.document.undoStack().undo();
        QVERIFY(studio.regions()[0].solid.has_value());
    }

    void theActionShowsThePanel() {
        Studio studio;
        studio.window.show();
        studio.window.actions()["mode.pose"]->trigger();
        studio.window.actions()["paint.region"]->trigger();
        QCOMPARE(studio.view.tool(), ViewTool::PaintRegion);
        QVERIFY(studio.workspace.view.visible(Overlay::RegionAmount));
        QTRY_VERIFY(!studio.paint()->visibleRegion().isEmpty());
    }

    void strokesChooseTheirRegion() {
        Studio studio;
        studio.paint()->click();
        studio.stroke();
        QCOMPARE(studio.regions().size(), std::size_t{1});
        QCOMPARE(studio.list()->currentRow(), 0);
        QCOMPARE(studio.paint()->text(), QString("Paint"));
        studio.stroke();
        QCOMPARE(studio.regions().size(), std::size_t{1});
        addRegionHere(studio.document, SolidShape::Box); // is chosen
        const Region box = studio.regions()[1];
        studio.stroke();
        QCOMPARE(studio.regions().size(), std::size_t{3});
        QVERIFY(studio.regions()[1] == box);
        QCOMPARE(studio.list()->currentRow(), 2);
        studio.document.undoStack().undo();
        QCOMPARE(studio.regions().size(), std::size_t{2});
    }

    void bothFormsSetOneBrush() {
        Studio studio;
        auto* strength = studio.find<SliderSpin>("brush.strength");
        auto* same = studio.find<SliderSpin>("regions.brush.strength");
        Q_EMIT same->valueChanged(0.75);
        QCOMPARE(studio.view.paintOptions().strength, 0.75F);
        QCOMPARE(strength->value(), 0.75);
        Q_EMIT strength->valueChanged(0.25);
        QCOMPARE(same->value(), 0.25);
        auto* mirror = studio.find<QCheckBox>("brush.mirror");
        studio.find<QCheckBox>("regions.brush.mirror")->click();
        QVERIFY(mirror->isChecked() && studio.view.paintOptions().mirror);
        mirror->click();
        QVERIFY(!studio.find<QCheckBox>("regions.brush.mirror")->isChecked());
    }

    void idleRegionsSaySo() {
        Studio studio;
        auto* hint = studio.find<QLabel>("regions.noRule");
        studio.paint()->click();
        studio.stroke();
        QVERIFY(!hint->isHidden() && hint->text().contains("Bounded Biharmonic"));
        BindSettings settings = studio.document.state().settings;
        settings.solver = "biharmonic";
        setBindSettings(studio.document, settings);
        QVERIFY(hint->isHidden());
        settings.regions[0].solver = "nearest"; // makes its weights in the place of the other
        setBindSettings(studio.document, settings);
        QVERIFY(hint->isHidden()); // which is a rule
        settings.regions[0].solver.reset();
        settings.solver = "geodesic";
        settings.handles.push_back({.joint = "hip", .region = settings.regions[0].name});
        setBindSettings(studio.document, settings);
        QVERIFY(hint->isHidden()); // it is the handle of a joint
        settings.handles.clear();
        settings.regions[0].on = false;
        setBindSettings(studio.document, settings);
        QVERIFY(!hint->isHidden() && !hint->text().contains("Bounded Biharmonic"));
    }
};

SINEW_TEST(TestRegionBrushForm, QApplication)

} // namespace testRegionBrushForm

#include "TestRegionBrushForm.moc"
