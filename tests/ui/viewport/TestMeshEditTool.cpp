#include "app/document/edits/PictureMeshEdits.h"
#include "app/document/edits/SelectEdits.h"
#include "app/project/RestoreProject.h"
#include "tests/app/support/RunSinew.h"
#include "tests/io/support/DrawnPictures.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/ui/support/ViewportDesk.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <algorithm>

namespace testMeshEditTool {

using namespace sinew;
using namespace sinew::test;

namespace {

/// A rectangle of 80 x 60 pixels in a picture of 100 x 80, from 10 to 90 and from 10 to 70, seen from the
/// front, and a hand that edits its mesh.
struct MeshHand {
    QTemporaryDir folder;
    ViewportDesk desk;

    MeshHand() {
        writeFile(folder.filePath("card.png"),
                  pictureOf(100, 80, [](auto x, auto y) { return x >= 10 && x < 90 && y >= 10 && y < 70; }));
        Progress progress;
        PictureMeshing coarse;
        coarse.density = 4;
        desk.document.reset(
            readCharacter(folder.filePath("card.png").toStdString(), progress, {{}, coarse}).value());
        desk.viewport.resize(900, 700);
        desk.viewport.frameAll();
        desk.viewport.setStandardView(StandardView::Front);
        desk.view.setVisible(Overlay::Skeleton, false);
        desk.viewport.setTool(ViewTool::MeshEdit);
    }
    const DocumentState& state() const { return desk.document.state(); }
    const Mesh& mesh() const { return *state().scene->parts[0].mesh; }
    std::size_t count() const { return mesh().vertexCount(); }
    /// Pixels of the picture, from its lower left corner.
    QPoint at(double x, double y) const { return desk.placeOf(Vec3(x - 50.0, y, 0.0)); }
    QPoint at(std::uint32_t vertex) const { return desk.placeOf(mesh().vertices[vertex]); }
    std::uint32_t nearest(double x, double y) const {
        const auto found = std::ranges::min_element(mesh().vertices, {}, [&](const Vec3& vertex) {
            return (vertex - Vec3(x - 50.0, y, 0.0)).norm();
        });
        return static_cast<std::uint32_t>(found - mesh().vertices.begin());
    }
    void click(const QPoint& point, Qt::KeyboardModifiers keys = {}) {
        QTest::mouseClick(&desk.viewport, Qt::LeftButton, keys, point);
    }
    void press(const QPoint& point) { QTest::mousePress(&desk.viewport, Qt::LeftButton, {}, point); }
    void move(const QPoint& point, Qt::MouseButtons held = Qt::LeftButton) {
        QMouseEvent event(QEvent::MouseMove, point, point, Qt::NoButton, held, {});
        QCoreApplication::sendEvent(&desk.viewport, &event);
    }
    void release(const QPoint& point) { QTest::mouseRelease(&desk.viewport, Qt::LeftButton, {}, point); }
    void drag(const QPoint& from, const QPoint& to) {
        press(from);
        move((from + to) / 2);
        move(to);
        release(to);
    }
    void key(Qt::Key key) { QTest::keyClick(&desk.viewport, key); }
    int steps() { return desk.document.undoStack().index(); }
    std::size_t selected() const { return state().selected ? state().selected->count() : 0; }
};

/// What the view said last.
QString lastOf(const QSignalSpy& said) {
    return said.isEmpty() ? QString() : said.last().at(0).toString();
}

} // namespace

/// Vertices of a picture's mesh that are edited in the view.
class TestMeshEditTool : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aClickInsideAddsAVertex() {
        MeshHand hand;
        const std::size_t before = hand.count();
        hand.click(hand.at(44.0, 33.0));
        QCOMPARE(hand.count(), before + 1);
        QCOMPARE(hand.steps(), 1);
        QCOMPARE(hand.selected(), std::size_t{1});
        QVERIFY((hand.at(static_cast<std::uint32_t>(before)) - hand.at(44.0, 33.0)).manhattanLength() <= 3);
        hand.desk.document.undoStack().undo();
        QCOMPARE(hand.count(), before);
    }

    void aClickOnTheOutlineAddsOneThere() {
        MeshHand hand;
        const std::size_t before = hand.count();
        hand.click(hand.at(40.0, 70.0) + QPoint(0, -3)); // a little beside it
        QCOMPARE(hand.count(), before + 1);
        QVERIFY(std::abs(hand.mesh().vertices.back().y() - 70.0) < 1.0);
    }

    void aClickBesideLetsTheSelectionGo() {
        MeshHand hand;
        hand.click(hand.at(hand.nearest(10.0, 10.0)));
        QCOMPARE(hand.selected(), std::size_t{1});
        const std::size_t before = hand.count();
        hand.click(hand.at(97.0, 77.0));
        QCOMPARE(hand.selected(), std::size_t{0});
        QCOMPARE(hand.count(), before);
    }

    void aDragMovesAVertex() {
        MeshHand hand;
        const std::uint32_t corner = hand.nearest(90.0, 70.0);
        const Vec3 before = hand.mesh().vertices[corner];
        const QPoint from = hand.at(corner);
        const QPoint to = hand.at(95.0, 75.0);
        hand.press(from);
        hand.move((from + to) / 2);
        hand.move(to);
        QCOMPARE(hand.steps(), 0); // nothing before the button is let go
        hand.release(to);
        QCOMPARE(hand.steps(), 1);
        QVERIFY((hand.at(corner) - to).manhattanLength() <= 3);
        QCOMPARE(hand.desk.document.undoStack().undoText(), QString("Move Vertices"));
        // UV is the place in the picture.
        for (std::size_t c = 0; c < hand.mesh().cornerCount(); ++c) {
            const Vec3& at = hand.mesh().vertices[hand.mesh().corners[c]];
            const Vec2f wanted(static_cast<float>((at.x() + 50.0) / 100.0),
                               static_cast<float>(at.y() / 80.0));
            QVERIFY((hand.mesh().uvSets[0].values[c] - wanted).norm() < 1e-6F);
        }
        hand.desk.document.undoStack().undo();
        QVERIFY(hand.mesh().vertices[corner] == before);
    }

    void escapeGivesADragUp() {
        MeshHand hand;
        const std::uint32_t corner = hand.nearest(90.0, 70.0);
        hand.press(hand.at(corner));
        hand.move(hand.at(80.0, 60.0));
        hand.move(hand.at(75.0, 60.0));
        hand.key(Qt::Key_Escape);
        hand.release(hand.at(75.0, 60.0));
        QCOMPARE(hand.steps(), 0);
        QCOMPARE(hand.desk.viewport.tool(), ViewTool::MeshEdit);
        hand.key(Qt::Key_Escape);
        QCOMPARE(hand.desk.viewport.tool(), ViewTool::Select);
    }

    void theOutlineDoesNotCrossItself() {
        MeshHand hand;
        QSignalSpy said(&hand.desk.viewport, &ViewportWidget::hoverText);
        const Mesh before = hand.mesh();
        hand.drag(hand.at(hand.nearest(90.0, 70.0)), hand.at(5.0, 30.0));
        QCOMPARE(hand.steps(), 0);
        QVERIFY(hand.mesh().vertices == before.vertices);
        QVERIFY2(lastOf(said).contains("outline"), qPrintable(lastOf(said)));
    }

    void boxesSelectAndSelectedVerticesMoveTogether() {
        MeshHand hand;
        hand.drag(hand.at(4.0, 4.0), hand.at(16.0, 76.0)); // the left side
        const std::size_t picked = hand.selected();
        QVERIFY(picked >= 3 && picked < hand.count());
        const std::vector<std::uint32_t> side = hand.state().selected->indices(0);
        const Mesh before = hand.mesh();
        const QPoint from = hand.at(side[0]);
        hand.drag(from, from + (hand.at(6.0, 0.0) - hand.at(10.0, 0.0)));
        const Vec3 offset = hand.mesh().vertices[side[0]] - before.vertices[side[0]];
        QVERIFY(std::abs(offset.x() + 4.0) < 0.7);
        for (const std::uint32_t vertex : side) {
            QVERIFY((hand.mesh().vertices[vertex] - before.vertices[vertex] - offset).norm() < 1e-9);
        }
        QCOMPARE(hand.selected(), picked);
    }

    void deleteRemovesWhatIsSelected() {
        MeshHand hand;
        const std::size_t before = hand.count();
        hand.click(hand.at(44.0, 33.0));
        hand.key(Qt::Key_Delete);
        QCOMPARE(hand.count(), before);
        QCOMPARE(hand.steps(), 2);
        hand.click(hand.at(hand.nearest(90.0, 70.0)));
        hand.key(Qt::Key_Delete);
        QCOMPARE(hand.count(), before - 1);
        // All of them would leave nothing.
        QSignalSpy said(&hand.desk.viewport, &ViewportWidget::hoverText);
        selectAllVertices(hand.desk.document);
        const int steps = hand.steps();
        hand.key(Qt::Key_Delete);
        QCOMPARE(hand.steps(), steps);
        QVERIFY(lastOf(said).contains("at least 3"));
    }

    void otherCharactersAreRefused() {
        MeshHand hand;
        hand.desk.document.reset(stateOfScene(test::limb(), {}));
        QSignalSpy said(&hand.desk.viewport, &ViewportWidget::hoverText);
        hand.click(hand.desk.viewport.rect().center());
        QVERIFY2(lastOf(said).contains("PNG"), qPrintable(lastOf(said)));
        QCOMPARE(hand.steps(), 0);
        hand.desk.document.reset({});
        hand.click(hand.desk.viewport.rect().center());
        hand.key(Qt::Key_Delete);
        QCOMPARE(hand.steps(), 0);
    }

    void theMeshIsShown() {
        SINEW_NEED_GL();
        MeshHand hand;
        hand.desk.show(900, 700);
        hand.desk.look({Overlay::Mesh});
        hand.move(QPoint(20, 20), Qt::NoButton); // tools are drawn while the cursor is in the view
        const QImage edited = hand.desk.picture();
        keepPicture(edited, "mesh-edit");
        hand.desk.viewport.setTool(ViewTool::Select);
        QVERIFY(differingPixels(edited, hand.desk.picture()) > 300);
    }
};

SINEW_TEST(TestMeshEditTool, QApplication)

} // namespace testMeshEditTool

#include "TestMeshEditTool.moc"
