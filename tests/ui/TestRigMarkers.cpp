#include "app/jobs/rig/RigDraft.h"
#include "app/rig/RigWords.h"
#include "tests/support/Figures.h"
#include "tests/support/Patience.h"
#include "tests/support/Runner.h"
#include "tests/ui/support/ViewportDesk.h"
#include "ui/viewport/painters/OverlayPainter.h"

#include <QApplication>
#include <QMouseEvent>
#include <QTest>

#include <algorithm>
#include <cmath>

namespace testRigMarkers {

using namespace sinew::test;
using namespace sinew;

namespace {

/// How often a widget is painted.
struct PaintCount : QObject {
    int paints = 0;
    bool eventFilter(QObject* watched, QEvent* event) override {
        paints += event->type() == QEvent::Paint ? 1 : 0;
        return QObject::eventFilter(watched, event);
    }
};

} // namespace

/// Markers of a template in the view: how they are set, named and coloured.
class TestRigMarkers : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void clicksAndDragsSetMarkers() {
        SINEW_NEED_GL();
        ViewportDesk desk;
        RigDraft draft(desk.document, desk.pool);
        desk.viewport.setRigDraft(&draft);
        desk.document.reset(stateOfScene(tPoseFigure(), {}));
        desk.viewport.resize(900, 700);
        desk.viewport.frameAll();
        desk.viewport.setStandardView(StandardView::Front);
        desk.viewport.setTool(ViewTool::Markers);
        draft.begin({});
        const auto settled = [&] { return QTest::qWaitFor([&] { return !draft.running(); }, kPatience); };
        QVERIFY(settled());
        const FigureJoints joints;
        const auto markerOf = [&](const std::string& name) {
            const std::vector<DraftMarker> markers = draft.markers();
            return *std::ranges::find(markers, name, &DraftMarker::name);
        };
        const QPoint wrist = desk.placeOf(joints.leftElbow + Vec3(0.12, 0, 0)); // away from all guesses
        draft.choose("leftElbow");
        QTest::mouseClick(&desk.viewport, Qt::LeftButton, {}, wrist);
        QVERIFY(markerOf("leftElbow").set);
        QVERIFY(std::abs(markerOf("leftElbow").at->x() - 0.54) < 0.03);
        QVERIFY(settled());
        // A drag moves it.
        const QPoint goal = desk.placeOf(joints.leftElbow);
        QTest::mousePress(&desk.viewport, Qt::LeftButton, {}, wrist);
        QMouseEvent move(QEvent::MouseMove, goal, goal, Qt::NoButton, Qt::LeftButton, {});
        QCOMPARE(draft.next(), std::string("chin"));
        QCoreApplication::sendEvent(&desk.viewport, &move);
        QCOMPARE(draft.next(), std::string("leftElbow")); // so that the list shows which one
        QTest::mouseRelease(&desk.viewport, Qt::LeftButton, {}, goal);
        QVERIFY(std::abs(markerOf("leftElbow").at->x() - joints.leftElbow.x()) < 0.03);
        QVERIFY(std::abs(markerOf("leftElbow").at->z()) < 0.05); // in the middle of the arm
        QVERIFY(settled());
        // The axes in the corner are no place of the scene.
        const auto set = [&] {
            const std::vector<DraftMarker> markers = draft.markers();
            return std::ranges::count_if(markers, [](const DraftMarker& marker) { return marker.set; });
        };
        const auto before = set();
        const QPoint axes(46, desk.viewport.height() - 46);
        for (const QPoint& off : {QPoint(0, 0), QPoint(28, 0), QPoint(0, -28)}) {
            QTest::mouseClick(&desk.viewport, Qt::LeftButton, {}, axes + off);
            QCOMPARE(set(), before);
        }
        QTest::mouseClick(&desk.viewport, Qt::LeftButton, {}, axes + QPoint(120, -60));
        QVERIFY(set() > before);
        QVERIFY(settled());
    }

    /// The next marker beside the cursor while that is in the view; one that was just set is not named again.
    void theCursorNamesTheMarker() {
        SINEW_NEED_GL();
        ViewportDesk desk;
        RigDraft draft(desk.document, desk.pool);
        desk.viewport.setRigDraft(&draft);
        desk.document.reset(stateOfScene(tPoseFigure(), {}));
        desk.show(900, 700);
        desk.viewport.frameAll();
        desk.viewport.setStandardView(StandardView::Front);
        desk.viewport.setTool(ViewTool::Markers);
        draft.begin({});
        QVERIFY(QTest::qWaitFor([&] { return !draft.running(); }, kPatience));
        const auto hover = [&](const QPoint& at) {
            QMouseEvent move(QEvent::MouseMove, at, at, Qt::NoButton, Qt::NoButton, {});
            QCoreApplication::sendEvent(&desk.viewport, &move);
            return desk.viewport.cursorText();
        };
        const QPoint beside(20, 20);
        desk.picture(); // nothing else is left to be drawn
        PaintCount count;
        desk.viewport.findChild<ViewportCanvas*>()->installEventFilter(&count);
        QCOMPARE(hover(beside), markerText("chin"));
        QTRY_VERIFY_WITH_TIMEOUT(count.paints > 0, kPatience); // it follows
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(&desk.viewport, &leave);
        QCOMPARE(desk.viewport.cursorText(), QString());
        const QPoint place = desk.placeOf(FigureJoints().chin);
        QCOMPARE(hover(place), markerText("chin"));
        QTest::mouseClick(&desk.viewport, Qt::LeftButton, {}, place);
        QCOMPARE(draft.next(), std::string("leftWrist"));
        QCOMPARE(hover(place + QPoint(1, 0)), QString());
        QCOMPARE(hover(beside), markerText("leftWrist"));
        QCOMPARE(hover(place), markerText("chin")); // which a drag would move
        QVERIFY(QTest::qWaitFor([&] { return !draft.running(); }, kPatience));
    }

    void confidenceHasColors() {
        QVERIFY(confidenceColor(0.0).red() > confidenceColor(0.0).green());
        QVERIFY(confidenceColor(1.0).green() > confidenceColor(1.0).red());
        QCOMPARE(confidenceColor(7.0), confidenceColor(1.0));
    }

    void everyMarkerHasWords() {
        for (const RigKind kind : {RigKind::Biped, RigKind::Quadruped, RigKind::Bird, RigKind::Insect,
                                   RigKind::Snake, RigKind::Hand}) {
            for (const std::string& name : markerNames(kind, {12, 5})) {
                QVERIFY2(markerText(name).toStdString() != name && !markerTip(name).isEmpty(), name.c_str());
            }
        }
    }
};

SINEW_TEST(TestRigMarkers, QApplication)

} // namespace testRigMarkers

#include "TestRigMarkers.moc"
