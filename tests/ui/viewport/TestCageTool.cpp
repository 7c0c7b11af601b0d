#include "app/document/edits/CageEdits.h"
#include "app/document/edits/Edits.h"
#include "app/document/edits/HandleEdits.h"
#include "app/document/edits/LatticeEdits.h"
#include "app/document/edits/SelectEdits.h"
#include "tests/support/RigScenes.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/ui/support/ViewportDesk.h"
#include "tests/ui/support/WindowDesk.h"
#include "ui/actions/Actions.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QPushButton>
#include <QSignalSpy>

#include <cmath>

namespace testCageTool {

using namespace sinew;
using sinew::test::differingPixels;
using sinew::test::keepPicture;
using sinew::test::ViewportDesk;

namespace {

/// Draws in front of the limb, a capsule along x of radius 0.25.
struct DrawingHand {
    ViewportDesk desk;

    DrawingHand() {
        desk.document.reset(stateOfScene(test::limb(), {}));
        desk.viewport.resize(900, 700);
        desk.viewport.frameAll();
        desk.viewport.setStandardView(StandardView::Front);
        desk.view.setVisible(Overlay::Skeleton, false);
        desk.viewport.setTool(ViewTool::Cage);
    }
    QPoint at(double x, double y) const { return desk.placeOf(Vec3(x, y, 0)); }
    void click(const QPoint& point) { QTest::mouseClick(&desk.viewport, Qt::LeftButton, {}, point); }
    void click(double x, double y) { click(at(x, y)); }
    void doubleClick(double x, double y) {
        click(x, y);
        QTest::mouseDClick(&desk.viewport, Qt::LeftButton, {}, at(x, y));
    }
    void press(const QPoint& point) { QTest::mousePress(&desk.viewport, Qt::LeftButton, {}, point); }
    void move(const QPoint& point, Qt::MouseButtons held = Qt::LeftButton) {
        QMouseEvent event(QEvent::MouseMove, point, point, Qt::NoButton, held, {});
        QCoreApplication::sendEvent(&desk.viewport, &event);
    }
    void release(const QPoint& point) { QTest::mouseRelease(&desk.viewport, Qt::LeftButton, {}, point); }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(&desk.viewport, key, modifiers);
    }
    /// A triangle on the left half.
    void drawTriangle() {
        click(-0.9, -0.1);
        click(-0.5, -0.1);
        click(-0.7, 0.1);
        click(-0.9, -0.1);
    }
    const DocumentState& state() const { return desk.document.state(); }
    const std::vector<Cage>& cages() const { return state().settings.cages; }
    const std::vector<Handle>& handles() const { return state().settings.handles; }
    int steps() { return desk.document.undoStack().count(); }
};

} // namespace

/// Cages and point handles that are clicked in the view.
class TestCageTool : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void clicksDrawAFace() {
        DrawingHand hand;
        const DocumentState before = hand.state();
        hand.click(-0.9, -0.1);
        hand.click(-0.5, -0.1);
        hand.click(-0.7, 0.1);
        QCOMPARE(hand.steps(), 0);
        hand.click(-0.9, -0.1);
        QCOMPARE(hand.steps(), 1);
        QCOMPARE(hand.desk.document.undoStack().undoText(), QString("Draw Cage"));
        const Cage cage = hand.cages().at(0);
        QCOMPARE(cage.vertices.size(), std::size_t{3});
        QCOMPARE(cage.faces.size(), std::size_t{1});
        for (std::size_t v = 0; v < 3; ++v) {
            const QPoint seen = hand.desk.placeOf(cage.vertices[v]);
            const QPoint clicked = v == 0   ? hand.at(-0.9, -0.1)
                                   : v == 1 ? hand.at(-0.5, -0.1)
                                            : hand.at(-0.7, 0.1);
            QVERIFY((seen - clicked).manhattanLength() <= 2);
            QVERIFY2(std::abs(cage.vertices[v].z()) < 0.05, "in the middle of the limb");
        }
        QVERIFY(hand.state().scene->skeleton.find("Cage_3") != kNone);
        hand.desk.document.undoStack().undo();
        QVERIFY(hand.state() == before);
    }

    void clicksMayLieOnTheSurfaceAndBeside() {
        DrawingHand hand;
        hand.desk.viewport.setDrawDepth(DrawDepth::Surface);
        hand.click(0.3, 0.0);
        hand.click({20, 30}); // in the plane through the first
        hand.key(Qt::Key_Return);
        const std::vector<Vec3>& vertices = hand.cages().at(0).vertices;
        QVERIFY(std::abs(vertices[0].z() - 0.25) < 0.02);
        QVERIFY(std::abs(vertices[1].z() - vertices[0].z()) < 1e-9);
        QVERIFY((hand.desk.placeOf(vertices[1]) - QPoint(20, 30)).manhattanLength() <= 2);
        // The first one lies in the plane through the character's middle.
        hand.click({880, 30});
        hand.key(Qt::Key_Return);
        QVERIFY(std::abs(middleOf(hand.handles().at(0).solid).z()) < 1e-9);
    }

    void enterAndDoubleClickEndAChain() {
        DrawingHand hand;
        hand.click(-0.8, 0);
        hand.click(-0.5, 0);
        hand.key(Qt::Key_Enter);
        QCOMPARE(hand.cages().at(0).edges.size(), std::size_t{1});
        hand.click(0.2, 0);
        hand.click(0.5, 0);
        hand.doubleClick(0.8, 0);
        QCOMPARE(hand.cages().at(1).edges.size(), std::size_t{2});
        QVERIFY(hand.cages()[1].faces.empty());
        QCOMPARE(hand.steps(), 2);
        // A double click that closes a face begins nothing new.
        hand.click(-0.2, 0.1);
        hand.click(-0.1, -0.1);
        hand.click(0.0, 0.1);
        hand.doubleClick(-0.2, 0.1);
        hand.key(Qt::Key_Return);
        QCOMPARE(hand.cages().at(2).faces.size(), std::size_t{1});
        QCOMPARE(hand.steps(), 3);
    }

    void aSingleClickMakesAPointHandle() {
        DrawingHand hand;
        hand.doubleClick(0.5, 0.05);
        QVERIFY(hand.cages().empty());
        QCOMPARE(hand.handles().size(), std::size_t{1});
        QVERIFY(hand.handles()[0].newJoint);
        hand.click(-0.5, 0.05);
        hand.key(Qt::Key_Return);
        QCOMPARE(hand.handles().size(), std::size_t{2});
        QCOMPARE(hand.steps(), 2);
        // A click on one selects its joint.
        hand.click(0.5, 0.05);
        QCOMPARE(hand.state().selection.joint, hand.state().scene->skeleton.find("handle_1"));
    }

    void keysTakeBack() {
        DrawingHand hand;
        for (const auto& [key, modifiers] :
             {std::pair(Qt::Key_Backspace, Qt::KeyboardModifiers()),
              std::pair(Qt::Key_Delete, Qt::KeyboardModifiers()),
              std::pair(Qt::Key_Z, Qt::KeyboardModifiers(Qt::ControlModifier))}) {
            hand.click(-0.8, 0);
            hand.click(-0.5, 0);
            hand.click(-0.2, 0);
            hand.key(key, modifiers);
            hand.key(Qt::Key_Return);
            QCOMPARE(hand.cages().back().vertices.size(), std::size_t{2});
            hand.desk.document.undoStack().undo();
            hand.click(-0.8, 0);
            hand.key(key, modifiers);
            hand.key(Qt::Key_Return);
            QVERIFY(hand.cages().empty() && hand.handles().empty());
        }
    }

    void escapeGivesUpThenLeaves() {
        DrawingHand hand;
        hand.click(-0.8, 0);
        hand.click(-0.5, 0);
        hand.key(Qt::Key_Escape);
        QCOMPARE(hand.desk.viewport.tool(), ViewTool::Cage);
        hand.key(Qt::Key_Return);
        QVERIFY(hand.cages().empty());
        QCOMPARE(hand.steps(), 0);
        hand.key(Qt::Key_Escape);
        QCOMPARE(hand.desk.viewport.tool(), ViewTool::Select);
    }

    void theSamePlaceIsRefused() {
        DrawingHand hand;
        QSignalSpy said(&hand.desk.viewport, &ViewportWidget::hoverText);
        hand.click(-0.8, 0);
        hand.click(-0.8, 0);
        QVERIFY(said.takeLast().at(0).toString().contains("already"));
        hand.click(-0.5, 0);
        hand.click(-0.8, 0); // a loop of two
        QVERIFY(said.takeLast().at(0).toString().contains("at least 3"));
        hand.key(Qt::Key_Return);
        QCOMPARE(hand.cages().at(0).vertices.size(), std::size_t{2});
        QCOMPARE(hand.steps(), 1);
    }

    void facesBesideFaces() {
        DrawingHand hand;
        hand.drawTriangle();
        hand.click(-0.5, -0.1);
        hand.click(-0.3, 0.1);
        hand.click(-0.7, 0.1);
        hand.click(-0.5, -0.1);
        QCOMPARE(hand.cages().size(), std::size_t{1});
        QCOMPARE(hand.cages()[0].vertices.size(), std::size_t{4});
        QCOMPARE(hand.cages()[0].faces.size(), std::size_t{2});
        QCOMPARE(hand.steps(), 2);
        QVERIFY(hand.state().scene->skeleton.find("Cage_4") != kNone);
        // One that only touches a vertex changes nothing.
        hand.click(-0.7, 0.1);
        hand.key(Qt::Key_Return);
        QCOMPARE(hand.steps(), 2);
    }

    void latticesAreSizedByTheirVertices() {
        DrawingHand hand;
        QVERIFY(addLatticeHere(hand.desk.document));
        const Cage before = hand.cages().at(0);
        const QPoint corner = hand.desk.placeOf(before.vertices.back());
        hand.click(corner); // takes a joint, and draws nothing onto the lattice
        QVERIFY(hand.state().selection.joint != kNone);
        QCOMPARE(hand.cages().at(0), before);
        const int steps = hand.steps();
        hand.press(corner);
        for (int i = 1; i <= 6; ++i) {
            hand.move(corner + QPoint(8 * i, -4 * i));
        }
        hand.release(corner + QPoint(48, -24));
        QCOMPARE(hand.steps(), steps + 1);
        const Cage& after = hand.cages().at(0);
        QCOMPARE(after.vertices.size(), before.vertices.size());
        QVERIFY(validateCages({after}));
        QVERIFY((after.vertices.back() - before.vertices.back()).norm() > 0.01);
        QVERIFY((after.vertices[21] - before.vertices[21]).norm() > 1e-3); // the grid follows
        hand.desk.document.undoStack().undo();
        QCOMPARE(hand.cages().at(0), before);
    }

    void dragsMoveVertices() {
        DrawingHand hand;
        hand.drawTriangle();
        const DocumentState before = hand.state();
        const QPoint end = hand.at(-0.3, 0.3);
        hand.press(hand.at(-0.7, 0.1));
        hand.move(hand.at(-0.5, 0.2));
        hand.move(end);
        QCOMPARE(hand.steps(), 1); // nothing before the button is let go
        hand.release(end);
        QCOMPARE(hand.steps(), 2);
        QVERIFY((hand.desk.placeOf(hand.cages()[0].vertices[2]) - end).manhattanLength() <= 3);
        QVERIFY(std::abs(hand.cages()[0].vertices[2].z() - before.settings.cages[0].vertices[2].z()) < 1e-9);
        hand.desk.document.undoStack().undo();
        QVERIFY(hand.state() == before);
        // While something is drawn, a drag is neither a click nor a move.
        hand.click(0.5, 0);
        hand.press(hand.at(-0.7, 0.1));
        hand.move(end);
        hand.release(end);
        QVERIFY(hand.state() == before);
    }

    void escapeGivesADragUp() {
        DrawingHand hand;
        hand.drawTriangle();
        const DocumentState before = hand.state();
        hand.press(hand.at(-0.7, 0.1));
        hand.move(hand.at(-0.3, 0.3));
        hand.key(Qt::Key_Escape);
        hand.release(hand.at(-0.3, 0.3));
        QVERIFY(hand.state() == before);
        QCOMPARE(hand.steps(), 1);
        QCOMPARE(hand.desk.viewport.tool(), ViewTool::Cage);
    }

    void deleteRemoves() {
        DrawingHand hand;
        hand.drawTriangle();
        hand.click(-0.5, -0.1);
        hand.key(Qt::Key_Delete);
        QCOMPARE(hand.cages()[0].vertices.size(), std::size_t{2});
        QCOMPARE(hand.cages()[0].edges.size(), std::size_t{1});
        hand.key(Qt::Key_Return); // nothing is left of the chain
        QCOMPARE(hand.steps(), 2);
        // The selected joint's vertex, where nothing is drawn.
        selectJoint(hand.desk.document, hand.state().scene->skeleton.find("Cage_3"));
        hand.key(Qt::Key_Delete);
        QCOMPARE(hand.cages()[0].vertices.size(), std::size_t{1});
        selectJoint(hand.desk.document, 1); // a bone's
        const DocumentState before = hand.state();
        hand.key(Qt::Key_Delete);
        QVERIFY(hand.state() == before);
    }

    void otherPosesAreRefused() {
        DrawingHand hand;
        JointPose moved;
        moved.translation = Vec3(0, 0.2, 0);
        setJointPose(hand.desk.document, 1, moved);
        QSignalSpy said(&hand.desk.viewport, &ViewportWidget::hoverText);
        hand.click(-0.5, 0);
        QVERIFY(said.takeLast().at(0).toString().contains("bind pose"));
        hand.key(Qt::Key_Return);
        QVERIFY(hand.cages().empty() && hand.handles().empty());
    }

    void otherToolsForgetTheDrawing() {
        DrawingHand hand;
        hand.click(-0.8, 0);
        hand.click(-0.5, 0);
        hand.desk.viewport.setTool(ViewTool::Select);
        hand.desk.viewport.setTool(ViewTool::Cage);
        hand.key(Qt::Key_Return);
        QCOMPARE(hand.steps(), 0);
    }

    void anotherDocumentForgetsTheDrawing() {
        DrawingHand hand;
        hand.click(-0.8, 0);
        hand.click(-0.5, 0);
        hand.desk.document.reset(stateOfScene(test::limb(), {}));
        hand.key(Qt::Key_Return);
        QCOMPARE(hand.steps(), 0);
        // The cage that is extended has gone.
        hand.drawTriangle();
        hand.click(-0.7, 0.1);
        hand.click(-0.2, 0.1);
        hand.desk.document.undoStack().undo();
        hand.key(Qt::Key_Return);
        QVERIFY(hand.cages().empty());
    }

    void worksWithoutACharacter() {
        DrawingHand hand;
        hand.desk.document.reset({});
        hand.move({450, 350}, Qt::NoButton);
        hand.click({450, 350});
        hand.key(Qt::Key_Return);
        hand.key(Qt::Key_Delete);
        QCOMPARE(hand.steps(), 0);
    }

    void theDrawingIsShown() {
        SINEW_NEED_GL();
        DrawingHand hand;
        hand.desk.show(900, 700);
        hand.desk.look({Overlay::Mesh});
        const QImage before = hand.desk.picture();
        hand.click(-0.9, -0.1);
        hand.click(-0.3, -0.1);
        hand.click(-0.6, 0.1);
        const QImage drawn = hand.desk.picture();
        keepPicture(drawn, "cage-drawing");
        QVERIFY(differingPixels(before, drawn) > 300);
        hand.move(hand.at(0.6, 0.1), Qt::NoButton);
        const QImage band = hand.desk.picture();
        keepPicture(band, "cage-rubber-band");
        QVERIFY(differingPixels(drawn, band) > 100);
        hand.key(Qt::Key_Escape);
        hand.desk.viewport.setTool(ViewTool::Select);
        QVERIFY(differingPixels(before, hand.desk.picture()) < 100);
    }

    /// And not to the document, whose shortcut it is.
    void undoBelongsToTheDrawing() {
        test::WindowDesk desk;
        Document& document = desk.workspace.document;
        document.reset(stateOfScene(test::richScene(), {}));
        desk.window.show();
        desk.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&desk.window));
        auto* view = desk.window.findChild<ViewportWidget*>();
        view->setFocus();
        selectAllVertices(document);
        QCOMPARE(document.undoStack().index(), 1);
        QTest::keyClick(view, Qt::Key_V);
        QCOMPARE(view->tool(), ViewTool::Cage);
        QTest::mouseClick(view, Qt::LeftButton, {}, view->rect().center());
        QTest::keyClick(view, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(document.undoStack().index(), 1);
        QTest::keyClick(view, Qt::Key_Return);
        QCOMPARE(document.undoStack().index(), 1); // nothing was left
        QTest::keyClick(view, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(document.undoStack().index(), 0);
    }

    void theFormOffersIt() {
        test::WindowDesk desk;
        auto* draw = desk.window.findChild<QPushButton*>("cages.draw");
        auto* place = desk.window.findChild<QComboBox*>("cages.place");
        auto* view = desk.window.findChild<ViewportWidget*>();
        QVERIFY(!draw->isEnabled() && !place->isEnabled());
        desk.workspace.document.reset(stateOfScene(test::richScene(), {}));
        draw->click();
        QVERIFY(draw->isChecked());
        QCOMPARE(view->tool(), ViewTool::Cage);
        draw->click();
        QVERIFY(draw->isChecked());
        desk.window.actions()["pose.select"]->trigger();
        QVERIFY(!draw->isChecked());
        QCOMPARE(place->currentIndex(), 0);
        desk.window.actions()["bind.cageSurface"]->trigger();
        QCOMPARE(place->currentIndex(), 1);
        QVERIFY(view->drawDepth() == DrawDepth::Surface);
        place->setCurrentIndex(0);
        Q_EMIT place->activated(0);
        QVERIFY(view->drawDepth() == DrawDepth::Middle);
        QVERIFY(!desk.window.actions()["bind.cageSurface"]->isChecked());
    }

    void theFormFillsClosedCages() {
        test::WindowDesk desk;
        Document& document = desk.workspace.document;
        document.reset(stateOfScene(test::richScene(), {}));
        auto* fill = desk.window.findChild<QCheckBox*>("cages.fill");
        QVERIFY(!fill->isEnabled());
        const Mesh box = test::box(Vec3::Constant(-1), Vec3::Constant(1));
        Cage cage;
        cage.name = "box";
        cage.vertices = box.vertices;
        cage.faces = triangulate(box);
        QVERIFY(addCage(document, cage));
        QVERIFY(fill->isEnabled() && fill->isChecked());
        fill->click();
        QVERIFY(!document.state().settings.cages[0].fill);
        document.undoStack().undo();
        QVERIFY(fill->isChecked());
        cage.faces.pop_back();
        BindSettings open = document.state().settings;
        open.cages[0] = cage;
        setBindSettings(document, open);
        QVERIFY2(!fill->isEnabled(), "an open cage has no inside");
    }
};

SINEW_TEST(TestCageTool, QApplication)

} // namespace testCageTool

#include "TestCageTool.moc"
