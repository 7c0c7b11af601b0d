#include "app/document/edits/InfluenceEdits.h"
#include "tests/support/Runner.h"
#include "tests/ui/support/Easel.h"
#include "ui/viewport/painters/InfluenceList.h"

#include <QApplication>

namespace testBrushPicks {

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr Qt::KeyboardModifiers kPick = Qt::ControlModifier | Qt::ShiftModifier;

void clickAt(Easel& easel, const QPoint& at) {
    QTest::mouseClick(&easel.desk.viewport, Qt::LeftButton, kPick, at);
}

} // namespace

/// What a brush tells and picks without painting.
class TestBrushPicks : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void bothKeysPickTheStrongestJoint() {
        Easel easel;
        selectJoint(easel.desk.document, 2);
        clickAt(easel, easel.middle() + QPoint(60, 0));
        QCOMPARE(easel.desk.document.state().selection.joint, 0); // of two that weigh the same the first
        QVERIFY(easel.desk.document.state().layers.layers.empty());
        QCOMPARE(easel.mean(1), 0.5);
        QCOMPARE(easel.desk.viewport.tool(), ViewTool::PaintWeights);
        // A drag with both keys is no stroke.
        easel.stroke(kPick);
        QVERIFY(easel.desk.document.state().layers.layers.empty());
        selectJoint(easel.desk.document, 1);
        easel.stroke();
        QVERIFY(easel.mean(1) > 0.5);
    }

    void bothKeysPickTheBone() {
        Easel easel;
        easel.desk.view.setVisible(Overlay::Skeleton, true);
        clickAt(easel, easel.desk.placeOf(Vec3(1, 0, 0)));
        QCOMPARE(easel.desk.document.state().selection.joint, 2);
        clickAt(easel, easel.desk.placeOf(Vec3(-1, 0, 0)));
        QCOMPARE(easel.desk.document.state().selection.joint, 0);
    }

    void besideTheSkinNothingHappens() {
        Easel easel;
        clickAt(easel, {5, 5});
        QCOMPARE(easel.desk.document.state().selection.joint, 1);
        QVERIFY(easel.desk.document.state().layers.layers.empty());
    }

    void theListKeepsClearOfTheRing_data() {
        QTest::addColumn<QRectF>("ring");
        QTest::addColumn<bool>("fits");
        QTest::newRow("in the middle") << QRectF(370, 270, 60, 60) << true;
        QTest::newRow("at the right edge") << QRectF(750, 300, 60, 60) << true;
        QTest::newRow("in a corner") << QRectF(-30, -30, 60, 60) << true;
        QTest::newRow("tall") << QRectF(300, -100, 200, 900) << true;
        QTest::newRow("wide") << QRectF(-100, 250, 1000, 100) << true;
        QTest::newRow("over everything") << QRectF(-100, -100, 1000, 900) << false;
    }

    void theListKeepsClearOfTheRing() {
        QFETCH(QRectF, ring);
        QFETCH(bool, fits);
        const QRectF room(8, 8, 784, 584);
        const auto place = placeBeside(ring, {170, 90}, room);
        QCOMPARE(place.has_value(), fits);
        if (place) {
            QVERIFY(room.contains(*place) && !place->intersects(ring));
            QCOMPARE(place->size(), QSizeF(170, 90));
        }
        QVERIFY(!placeBeside(ring, {900, 90}, room));
    }

    void theListIsShownAndSwitchedOff() {
        SINEW_NEED_GL()
        Easel easel;
        easel.desk.show(900, 700);
        easel.desk.view.setVisible(Overlay::Grid, false);
        lockJoints(easel.desk.document, {0}, true);
        const auto hover = [&](const QPoint& at) {
            QMouseEvent move(QEvent::MouseMove, at, at, Qt::NoButton, Qt::NoButton, {});
            QCoreApplication::sendEvent(&easel.desk.viewport, &move);
            return easel.desk.picture();
        };
        const QImage shown = hover(easel.middle());
        keepPicture(shown, "brush_influences");
        ViewSettings off = easel.desk.view.settings();
        off.cursorInfluences = false;
        easel.desk.view.set(off);
        const QImage hidden = hover(easel.middle());
        QVERIFY(differingPixels(shown, hidden) > 1000);
        // Where there is no skin there is no list either.
        off.cursorInfluences = true;
        const QImage beside = hover({20, 20});
        easel.desk.view.set(off);
        const QImage still = hover({20, 20});
        keepPicture(still, "brush_beside");
        QCOMPARE(differingPixels(beside, still), 0);
    }
};

SINEW_TEST(TestBrushPicks, QApplication)

} // namespace testBrushPicks

#include "TestBrushPicks.moc"
