#include "app/document/edits/LayerEdits.h"
#include "app/document/regions/RegionEdits.h"
#include "tests/support/Runner.h"
#include "tests/ui/support/Easel.h"

#include <QApplication>

#include <algorithm>

namespace testRegionBrush {

using namespace sinew;
using sinew::test::differingPixels;
using sinew::test::Easel;
using sinew::test::keepPicture;

namespace {

/// An easel with the brush for regions in hand.
struct RegionEasel : Easel {
    RegionEasel() {
        desk.viewport.setTool(ViewTool::PaintRegion);
        setOptions([](PaintOptions& options) { options.strength = 0.5F; });
    }
    const std::vector<Region>& regions() const { return desk.document.state().settings.regions; }
    std::vector<float> amounts(const Region& region) const {
        return amountsOf(region, *desk.document.state().scene)[0];
    }
    /// Of the region that the view shows.
    double shown() const {
        const Region* region = desk.viewport.shownRegion();
        double sum = 0.0;
        for (const float amount : region != nullptr ? amounts(*region) : std::vector<float>()) {
            sum += static_cast<double>(amount);
        }
        return sum;
    }
    void press(Qt::KeyboardModifiers keys = {}) {
        QTest::mousePress(&desk.viewport, Qt::LeftButton, keys, middle());
    }
};

} // namespace

class TestRegionBrush : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aStrokeMakesARegionAndUndoes() {
        RegionEasel easel;
        const DocumentState before = easel.desk.document.state();
        const int steps = easel.steps();
        easel.stroke();
        QCOMPARE(easel.steps(), steps + 1);
        QCOMPARE(easel.regions().size(), std::size_t{1});
        const double once = easel.shown(); // it is chosen
        QVERIFY(once > 0.0);
        easel.stroke({}, {-60, 0}); // the next stroke goes on there
        QCOMPARE(easel.steps(), steps + 2);
        QCOMPARE(easel.regions().size(), std::size_t{1});
        QVERIFY(easel.shown() > once);
        easel.desk.document.undoStack().undo();
        QCOMPARE(easel.shown(), once);
        easel.desk.document.undoStack().undo();
        QVERIFY(easel.desk.document.state() == before && easel.desk.viewport.shownRegion() == nullptr);
    }

    void whatIsPaintedShowsBeforeTheButtonIsLetGo() {
        RegionEasel easel;
        easel.press();
        const double pressed = easel.shown();
        QVERIFY(pressed > 0.0 && easel.regions().empty());
        easel.moveTo({60, 0});
        const double dragged = easel.shown();
        QVERIFY(dragged > pressed && easel.regions().empty());
        QTest::mouseRelease(&easel.desk.viewport, Qt::LeftButton, {}, easel.middle() + QPoint(60, 0));
        QCOMPARE(easel.regions().size(), std::size_t{1});
        QCOMPARE(easel.shown(), dragged);
    }

    void ctrlTakesAwayAndShiftSmooths() {
        RegionEasel easel;
        easel.setOptions([](PaintOptions& options) { options.falloff = BrushFalloff::Constant; });
        easel.stroke();
        const double full = easel.shown();
        const std::vector<float> sharp = easel.amounts(easel.regions()[0]);
        easel.stroke(Qt::ShiftModifier);
        const std::vector<float> soft = easel.amounts(easel.regions()[0]);
        QVERIFY(soft != sharp);
        QVERIFY(*std::ranges::max_element(soft) <= *std::ranges::max_element(sharp));
        easel.desk.document.undoStack().undo();
        easel.stroke(Qt::ControlModifier);
        QVERIFY(easel.shown() < full);
    }

    void escapeGivesTheStrokeUp() {
        RegionEasel easel;
        const int steps = easel.steps();
        easel.press();
        QVERIFY(easel.shown() > 0.0);
        QTest::keyClick(&easel.desk.viewport, Qt::Key_Escape);
        QVERIFY(easel.desk.viewport.shownRegion() == nullptr);
        QTest::mouseRelease(&easel.desk.viewport, Qt::LeftButton, {}, easel.middle());
        QCOMPARE(easel.steps(), steps);
        QVERIFY(easel.regions().empty());
        QCOMPARE(easel.desk.viewport.tool(), ViewTool::PaintRegion);
        QTest::keyClick(&easel.desk.viewport, Qt::Key_Escape); // leaves the tool
        QCOMPARE(easel.desk.viewport.tool(), ViewTool::Select);
    }

    void anotherToolGivesTheStrokeUp() {
        RegionEasel easel;
        easel.press();
        easel.desk.viewport.setTool(ViewTool::Select);
        QTest::mouseRelease(&easel.desk.viewport, Qt::LeftButton, {}, easel.middle());
        QVERIFY(easel.regions().empty());
    }

    void strokesBesideTheCharacterDoNothing() {
        RegionEasel easel;
        const int steps = easel.steps();
        const QPoint corner(4, 4);
        QTest::mousePress(&easel.desk.viewport, Qt::LeftButton, {}, corner);
        QTest::mouseRelease(&easel.desk.viewport, Qt::LeftButton, {}, corner);
        QCOMPARE(easel.steps(), steps);
        QVERIFY(easel.regions().empty());
    }

    void theWheelSizesTheBrush() {
        RegionEasel easel;
        const double before = easel.desk.viewport.pickOptions().radius;
        QWheelEvent turned(easel.middle(), easel.desk.viewport.mapToGlobal(easel.middle()), {},
                           QPoint(0, 120), Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&easel.desk.viewport, &turned);
        QVERIFY(easel.desk.viewport.pickOptions().radius > before);
    }

    void strokesAreMirrored() {
        RegionEasel easel;
        setMirrorAxis(easel.desk.document, 0);
        easel.setOptions([](PaintOptions& options) { options.mirror = true; });
        const QPoint side = easel.middle() + QPoint(150, 0);
        QTest::mousePress(&easel.desk.viewport, Qt::LeftButton, {}, side);
        QTest::mouseRelease(&easel.desk.viewport, Qt::LeftButton, {}, side);
        QCOMPARE(easel.regions().size(), std::size_t{1});
        const std::vector<float> amounts = easel.amounts(easel.regions()[0]);
        const std::vector<Vec3>& positions = easel.desk.document.state().scene->parts[0].mesh->vertices;
        double left = 0.0;
        double right = 0.0;
        for (std::size_t p = 0; p < amounts.size(); ++p) {
            (positions[p].x() < 0.0 ? left : right) += static_cast<double>(amounts[p]);
        }
        QVERIFY(right > 0.0);
        QVERIFY(std::abs(left - right) < 1e-4 * right);
    }

    void theColorsFollowTheStroke() {
        SINEW_NEED_GL()
        RegionEasel easel;
        easel.desk.show(600, 400);
        easel.desk.look({Overlay::Mesh, Overlay::RegionAmount});
        const QImage plain = easel.desk.picture();
        easel.press();
        const QImage pressed = easel.desk.picture();
        keepPicture(pressed, "region_brush");
        QVERIFY(differingPixels(plain, pressed) > 300);
        QTest::keyClick(&easel.desk.viewport, Qt::Key_Escape);
        QVERIFY(differingPixels(pressed, easel.desk.picture()) > 300);
    }
};

SINEW_TEST(TestRegionBrush, QApplication)

} // namespace testRegionBrush

#include "TestRegionBrush.moc"
