#include "app/document/edits/Edits.h"
#include "app/document/edits/HandleEdits.h"
#include "app/document/edits/SelectEdits.h"
#include "app/document/regions/RegionEdits.h"
#include "app/posing/PseudoEdgeEdits.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/ui/support/ViewportDesk.h"
#include "tests/ui/support/WindowDesk.h"
#include "ui/actions/Actions.h"

#include <QApplication>
#include <QListWidget>
#include <QPushButton>

#include <cmath>

namespace testPseudoEdgeView {

using namespace sinew;
using sinew::test::differingPixels;
using sinew::test::keepPicture;
using sinew::test::ViewportDesk;
using sinew::test::WindowDesk;

namespace {

/// A limb, and two point handles with joints of their own, number 3 and 4.
void openHandles(Document& document) {
    document.reset(stateOfScene(test::limb(), {}));
    for (const double x : {-0.5, 0.5}) {
        addHandle(document, newJointAt(document.state(), Vec3(x, 0.2, 0)));
    }
}

void selectBoth(Document& document) {
    const std::vector<std::int32_t> joints{3, 4};
    selectJoints(document, joints, 4);
}

/// Seen from the front, with the last handle's arrows in hand.
struct DraggingHand {
    ViewportDesk desk;

    explicit DraggingHand(bool connected) {
        openHandles(desk.document);
        selectBoth(desk.document);
        if (connected) {
            connectSelectedJoints(desk.document);
        }
        selectJoint(desk.document, 4);
        desk.viewport.resize(900, 700);
        desk.viewport.frameAll();
        desk.viewport.setStandardView(StandardView::Front);
        desk.viewport.setTool(ViewTool::Move);
    }
    QPoint joint() const { return desk.placeOf(Vec3(0.5, 0.2, 0)); }
    void press() { QTest::mousePress(&desk.viewport, Qt::LeftButton, {}, joint()); }
    void moveTo(const QPoint& point) {
        QMouseEvent move(QEvent::MouseMove, point, point, Qt::NoButton, Qt::LeftButton, {});
        QCoreApplication::sendEvent(&desk.viewport, &move);
    }
    void release(const QPoint& point) { QTest::mouseRelease(&desk.viewport, Qt::LeftButton, {}, point); }
    const DocumentState& state() const { return desk.document.state(); }
    double turned(std::size_t joint) const {
        return state().pose.joints[joint].rotation.angularDistance(Quat::Identity());
    }
};

} // namespace

/// Pseudo-edges and handles that are areas, as a user of the window meets them.
class TestPseudoEdgeView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theMenuConnectsAndRemoves() {
        WindowDesk desk;
        Document& document = desk.workspace.document;
        QAction* connect = desk.window.findChild<QAction*>("pose.connect");
        QAction* remove = desk.window.findChild<QAction*>("pose.disconnect");
        QVERIFY(connect != nullptr && remove != nullptr);
        QVERIFY(!connect->isEnabled() && !remove->isEnabled());
        openHandles(document);
        selectJoint(document, 4);
        QVERIFY(!connect->isEnabled());
        selectBoth(document);
        QVERIFY(connect->isEnabled() && !remove->isEnabled());
        connect->trigger();
        QCOMPARE(pseudoEdgesOf(document.state()).size(), std::size_t{1});
        QVERIFY(!connect->isEnabled() && remove->isEnabled());
        QCOMPARE(document.undoStack().undoText(), QString("Connect by Pseudo-Edge"));
        document.undoStack().undo();
        QVERIFY(connect->isEnabled() && !remove->isEnabled());
        document.undoStack().redo();
        remove->trigger();
        QVERIFY(document.state().pseudoEdges == nullptr);
        QVERIFY(connect->isEnabled());
    }

    void handlesTurnWhileTheyAreDragged() {
        DraggingHand hand(true);
        const int steps = hand.desk.document.undoStack().count();
        const Pose before = hand.state().pose;
        const QPoint above = hand.desk.placeOf(Vec3(-0.5, 1.2, 0));
        hand.press();
        hand.moveTo(0.5 * (QPointF(hand.joint()) + QPointF(above)).toPoint() + QPoint());
        hand.moveTo(above);
        QVERIFY(std::abs(hand.turned(4) - 1.5708) < 0.05); // before the button is let go
        QVERIFY(std::abs(hand.turned(3) - 1.5708) < 0.05);
        QVERIFY(hand.state().pose.joints[3].translation.isZero(1e-9));
        hand.release(above);
        QCOMPARE(hand.desk.document.undoStack().count(), steps + 1);
        hand.desk.document.undoStack().undo();
        QVERIFY(hand.state().pose == before);
    }

    void withoutEdgesTheyOnlyMove() {
        DraggingHand hand(false);
        const QPoint above = hand.desk.placeOf(Vec3(-0.5, 1.2, 0));
        hand.press();
        hand.moveTo(above);
        hand.release(above);
        QVERIFY(!hand.state().pose.joints[4].translation.isZero(0.1));
        QCOMPARE(hand.turned(4), 0.0);
    }

    void escapeTakesTheTurnsBack() {
        DraggingHand hand(true);
        const Pose before = hand.state().pose;
        hand.press();
        hand.moveTo(hand.desk.placeOf(Vec3(-0.5, 1.2, 0)));
        QVERIFY(!(hand.state().pose == before));
        QTest::keyClick(&hand.desk.viewport, Qt::Key_Escape);
        QVERIFY(hand.state().pose == before);
    }

    void edgesAreDrawn() {
        SINEW_NEED_GL();
        DraggingHand hand(false);
        selectJoint(hand.desk.document, kNone);
        hand.desk.show(900, 700);
        hand.desk.look({Overlay::Skeleton});
        const QImage without = hand.desk.picture();
        selectBoth(hand.desk.document);
        connectSelectedJoints(hand.desk.document);
        selectJoint(hand.desk.document, kNone);
        const QImage with = hand.desk.picture();
        keepPicture(with, "pseudo-edge");
        QVERIFY(differingPixels(without, with) > 50);
        hand.desk.look({Overlay::Mesh});
        const QImage hidden = hand.desk.picture(); // with the skeleton
        selectBoth(hand.desk.document);
        removeSelectedEdges(hand.desk.document);
        selectJoint(hand.desk.document, kNone);
        QVERIFY(differingPixels(hidden, hand.desk.picture()) < 20);
    }

    void aRegionBecomesAHandle() {
        WindowDesk desk;
        Document& document = desk.workspace.document;
        document.reset(stateOfScene(test::limb(), {}));
        Region region;
        region.name = "patch";
        region.solid = Solid::sphere(Vec3(1, 0, 0), 0.4);
        QVERIFY(addRegion(document, region));
        auto* use = desk.window.findChild<QPushButton*>("regions.handle");
        QVERIFY(use != nullptr && !use->isEnabled()); // of which joint?
        selectJoint(document, 1);
        QVERIFY(use->isEnabled());
        use->click();
        QCOMPARE(document.state().settings.handles.size(), std::size_t{1});
        QCOMPARE(document.state().settings.handles[0].region, std::string("patch"));
        QVERIFY(!use->isEnabled());
        const auto* list = desk.window.findChild<QListWidget*>("handles.list");
        QVERIFY(list != nullptr && list->count() == 1 && list->item(0)->text().contains("region patch"));
        document.undoStack().undo();
        QVERIFY(document.state().settings.handles.empty() && use->isEnabled());
    }

    void selectedVerticesBecomeAHandle() {
        WindowDesk desk;
        Document& document = desk.workspace.document;
        document.reset(stateOfScene(test::limb(), {}));
        auto* add = desk.window.findChild<QPushButton*>("handles.vertices");
        QVERIFY(add != nullptr && !add->isEnabled());
        selectJoint(document, 1);
        QVERIFY(!add->isEnabled());
        selectPartVertices(document, 0, SelectMode::Replace);
        QVERIFY(add->isEnabled());
        add->click();
        QVERIFY(document.state().settings.handles.size() == 1 &&
                document.state().settings.handles[0].isArea());
        const auto* list = desk.window.findChild<QListWidget*>("handles.list");
        QVERIFY(list != nullptr && list->item(0)->text().contains("vertices"));
    }
};

SINEW_TEST(TestPseudoEdgeView, QApplication)

} // namespace testPseudoEdgeView

#include "TestPseudoEdgeView.moc"
