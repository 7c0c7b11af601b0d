#include "app/document/edits/SelectEdits.h"
#include "core/weights/SkinWeights.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/support/TestModels.h"
#include "tests/ui/support/ViewportDesk.h"

#include <QApplication>
#include <QSignalSpy>

#include <cmath>

namespace testVertexSelection {

using namespace sinew;
using sinew::test::openedState;
using sinew::test::ViewportDesk;

namespace {

/// Looks at the front of a character and drives its mouse.
struct Hand {
    ViewportDesk desk;

    explicit Hand(const DocumentState& state) {
        desk.document.reset(state);
        desk.viewport.resize(900, 700);
        desk.viewport.frameAll();
        desk.viewport.setStandardView(StandardView::Front);
        desk.view.setVisible(Overlay::Skeleton, false);
    }

    void press(QPoint at, Qt::KeyboardModifiers keys = {}) {
        QTest::mousePress(&desk.viewport, Qt::LeftButton, keys, at);
    }
    void move(QPoint to, Qt::KeyboardModifiers keys = {}) {
        QMouseEvent event(QEvent::MouseMove, to, to, Qt::NoButton, Qt::LeftButton, keys);
        QCoreApplication::sendEvent(&desk.viewport, &event);
    }
    void drag(const std::vector<QPoint>& way, Qt::KeyboardModifiers keys = {}) {
        press(way.front(), keys);
        for (std::size_t i = 1; i < way.size(); ++i) {
            move(way[i], keys);
        }
        QTest::mouseRelease(&desk.viewport, Qt::LeftButton, keys, way.back());
    }
    void click(QPoint at, Qt::KeyboardModifiers keys = {}) {
        QTest::mouseClick(&desk.viewport, Qt::LeftButton, keys, at);
    }
    void through(bool on) {
        PickOptions options = desk.viewport.pickOptions();
        options.through = on;
        desk.viewport.setPickOptions(options);
    }
    VertexSet selected() const { return selectedVertices(desk.document.state()); }
    std::size_t count() const { return selected().count(); }
    int steps() { return desk.document.undoStack().count(); }
    QRect everything() const { return desk.viewport.rect().adjusted(2, 2, -2, -2); }
    QPoint screen(std::size_t part, std::size_t vertex) {
        return desk.placeOf(desk.posed.vertices(part)[vertex]);
    }
};

} // namespace

class TestVertexSelection : public QObject {
    Q_OBJECT

    DocumentState m_sample; ///< bound
    DocumentState m_ball;   ///< a sphere about a chain of joints

private Q_SLOTS:
    void initTestCase() {
        m_sample = openedState(sinew::test::sourcePath("resources/sample/wayfarer.fbx"), 64);
        QVERIFY(m_sample.hasSkeleton());
        m_ball = stateOfScene(
            test::scene(test::sphere(Vec3(0, 0, 0), 1.0, 24), test::chain({Vec3::Zero(), Vec3(0, 0.5, 0)})),
            {});
    }

    void boxesPickWhatIsSeen() {
        Hand hand(m_ball);
        hand.desk.viewport.setTool(ViewTool::BoxSelect);
        const QRect all = hand.everything();
        hand.drag({all.topLeft(), all.center(), all.bottomRight()});
        const VertexSet front = hand.selected();
        const Mesh& mesh = *m_ball.scene->parts[0].mesh;
        const double edge = 1.0 / hand.desk.viewport.camera().distance(); // of what perspective lets one see
        for (std::size_t p = 0; p < mesh.vertexCount(); ++p) {
            if (std::abs(mesh.vertices[p].z() - edge) > 0.15) { // a pixel at the rim is that deep
                QCOMPARE(front.has(0, p), mesh.vertices[p].z() > edge);
            }
        }
        QCOMPARE(hand.steps(), 1);
        QCOMPARE(hand.desk.document.undoStack().undoText(), QString("Box Select"));
        hand.through(true);
        hand.drag({all.bottomRight(), all.center(), all.topLeft()});
        QCOMPARE(hand.count(), mesh.vertexCount());
        hand.desk.document.undoStack().undo();
        QVERIFY(hand.selected() == front);
        QVERIFY(!hand.desk.document.modified());
    }

    void boxesPickWhatIsInside() {
        Hand hand(m_sample);
        hand.desk.viewport.setTool(ViewTool::BoxSelect);
        hand.through(true);
        const QRect box(QPoint(380, 120), QPoint(520, 300));
        hand.drag({box.topLeft(), box.bottomRight()});
        QVERIFY(hand.count() > 100);
        for (std::size_t part = 0; part < m_sample.scene->parts.size(); ++part) {
            for (std::size_t p = 0; p < m_sample.scene->parts[part].mesh->vertexCount(); ++p) {
                const QPoint at = hand.screen(part, p);
                if (!box.adjusted(-1, -1, 1, 1).contains(at) || box.adjusted(1, 1, -1, -1).contains(at)) {
                    QCOMPARE(hand.selected().has(part, p), box.contains(at));
                    p += 96; // the picture of a vertex in a hundred is enough
                }
            }
        }
    }

    void modifiersAddAndRemove() {
        Hand hand(m_ball);
        hand.desk.viewport.setTool(ViewTool::BoxSelect);
        const QRect all = hand.everything();
        const QPoint middle = all.center();
        const auto half = [&](bool left) {
            return left ? std::vector<QPoint>{all.topLeft(), {middle.x(), all.bottom()}}
                        : std::vector<QPoint>{{middle.x(), all.top()}, all.bottomRight()};
        };
        hand.drag(half(true));
        const VertexSet left = hand.selected();
        hand.drag(half(false), Qt::ShiftModifier);
        const VertexSet both = hand.selected();
        QVERIFY(both.count() > left.count() && without(left, both).empty());
        hand.drag(half(true), Qt::ControlModifier);
        QVERIFY(hand.selected() == without(both, left));
        hand.drag(half(true));
        QVERIFY(hand.selected() == left);
        QCOMPARE(hand.steps(), 4);
        // Where nothing is, Shift changes nothing and a bare drag lets all go.
        hand.drag({all.topLeft(), all.topLeft() + QPoint(40, 40)}, Qt::ShiftModifier);
        QCOMPARE(hand.steps(), 4);
        hand.drag({all.topLeft(), all.topLeft() + QPoint(40, 40)});
        QVERIFY(!hand.desk.document.state().selected);
    }

    void lassosFollowTheirLine() {
        Hand hand(m_ball);
        hand.desk.viewport.setTool(ViewTool::LassoSelect);
        const QPoint middle = hand.everything().center();
        const QPoint top = middle - QPoint(0, 200);
        hand.drag({top, middle + QPoint(200, 200), middle + QPoint(-200, 200)});
        const VertexSet triangle = hand.selected();
        QVERIFY(triangle.count() > 20);
        QCOMPARE(hand.desk.document.undoStack().undoText(), QString("Lasso Select"));
        for (const std::uint32_t p : triangle.indices(0)) {
            const QPoint at = hand.screen(0, p) - middle;
            QVERIFY(at.y() <= 201 && std::abs(at.x()) <= (at.y() + 200) / 2 + 2);
        }
        // A line there and back holds nothing.
        hand.drag({top, middle}, Qt::ShiftModifier);
        QVERIFY(hand.selected() == triangle);
        hand.drag({top, middle});
        QCOMPARE(hand.count(), std::size_t{0});
    }

    void brushesPaint() {
        Hand hand(m_ball);
        hand.desk.viewport.setTool(ViewTool::PaintSelect);
        const QPoint middle = hand.everything().center();
        const QPoint start = middle - QPoint(120, 0);
        const QPoint end = middle + QPoint(120, 0);
        hand.drag({start, end}); // so quick that the brush jumps
        const VertexSet stroke = hand.selected();
        const double radius = hand.desk.viewport.pickOptions().radius;
        bool between = false;
        for (const std::uint32_t p : stroke.indices(0)) {
            const QPoint at = hand.screen(0, p) - middle;
            QVERIFY(std::abs(at.y()) <= radius + 1.0 && std::abs(at.x()) <= 121.0 + radius);
            between = between || std::abs(at.x()) < 30;
        }
        QVERIFY(between);
        QCOMPARE(hand.steps(), 1);
        hand.drag({middle - QPoint(0, 120), middle + QPoint(0, 120)}, Qt::ShiftModifier);
        const VertexSet cross = hand.selected();
        QVERIFY(without(stroke, cross).empty() && cross.count() > stroke.count());
        hand.drag({start, middle, end}, Qt::ControlModifier);
        QVERIFY(common(hand.selected(), stroke).empty());
        QCOMPARE(hand.steps(), 3);
        hand.click(middle);
        QVERIFY(hand.count() > 0 && hand.count() < stroke.count());
    }

    void wheelAndKeysSizeTheBrush() {
        Hand hand(m_ball);
        const auto wheel = [&](Qt::KeyboardModifiers keys) {
            QWheelEvent event(QPointF(450, 350), QPointF(450, 350), {}, {0, 120}, Qt::NoButton, keys,
                              Qt::NoScrollPhase, false);
            QCoreApplication::sendEvent(&hand.desk.viewport, &event);
        };
        const auto radius = [&] { return hand.desk.viewport.pickOptions().radius; };
        const double start = radius();
        const double distance = hand.desk.viewport.camera().distance();
        hand.desk.viewport.setTool(ViewTool::PaintSelect);
        QSignalSpy changed(&hand.desk.viewport, &ViewportWidget::pickOptionsChanged);
        wheel({});
        QVERIFY(radius() > start);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(hand.desk.viewport.camera().distance(), distance);
        wheel(Qt::ControlModifier);
        QVERIFY(hand.desk.viewport.camera().distance() < distance);
        for (int i = 0; i < 99; ++i) {
            wheel({});
        }
        QCOMPARE(radius(), PickOptions::kLargest);
        hand.desk.viewport.setTool(ViewTool::BoxSelect);
        wheel({});
        QCOMPARE(radius(), PickOptions::kLargest);
    }

    void escapeGivesUpThenLeaves() {
        for (const ViewTool tool : {ViewTool::BoxSelect, ViewTool::LassoSelect, ViewTool::PaintSelect}) {
            Hand hand(m_ball);
            hand.desk.viewport.setTool(tool);
            selectShellVertices(hand.desk.document, {0, 0}, SelectMode::Replace);
            const auto before = hand.desk.document.state().selected;
            const QPoint middle = hand.everything().center();
            hand.press(middle, Qt::ControlModifier);
            hand.move(middle + QPoint(50, 50), Qt::ControlModifier);
            QTest::keyClick(&hand.desk.viewport, Qt::Key_Escape);
            QCOMPARE(hand.desk.document.state().selected, before);
            QCOMPARE(hand.steps(), 1);
            QTest::mouseRelease(&hand.desk.viewport, Qt::LeftButton, Qt::ControlModifier, middle);
            QCOMPARE(hand.desk.document.state().selected, before);
            QCOMPARE(hand.desk.viewport.tool(), tool);
            QTest::keyClick(&hand.desk.viewport, Qt::Key_Escape);
            QCOMPARE(hand.desk.viewport.tool(), ViewTool::Select);
            QCOMPARE(hand.desk.document.state().selected, before);
        }
    }

    void clicksPickVertices() {
        Hand hand(m_ball);
        hand.desk.viewport.setTool(ViewTool::BoxSelect);
        const Mesh& mesh = *m_ball.scene->parts[0].mesh;
        const auto front = static_cast<std::size_t>(
            std::max_element(mesh.vertices.begin(), mesh.vertices.end(),
                             [](const Vec3& a, const Vec3& b) { return a.z() < b.z(); }) -
            mesh.vertices.begin());
        hand.click(hand.screen(0, front) + QPoint(2, 1));
        QCOMPARE(hand.count(), std::size_t{1});
        QVERIFY(hand.selected().has(0, front));
        hand.click(hand.screen(0, front) + QPoint(0, 45), Qt::ShiftModifier);
        hand.click(hand.screen(0, front), Qt::ControlModifier);
        QVERIFY(!hand.selected().has(0, front));
        hand.click({4, 4});
        QVERIFY(!hand.desk.document.state().selected);
        QVERIFY(hand.desk.document.state().selection == Selection());
    }

    void doubleClicksPickShells() {
        const Mesh balls =
            test::joined(test::sphere(Vec3(-1.5, 0, 0), 1.0, 16), test::sphere(Vec3(1.5, 0, 0), 1.0, 16));
        Hand hand(stateOfScene(test::scene(balls, test::chain({Vec3::Zero()})), {}));
        hand.desk.viewport.setTool(ViewTool::LassoSelect);
        const auto doubleClick = [&](const Vec3& position, Qt::KeyboardModifiers keys) {
            const QPoint at = hand.desk.placeOf(position);
            hand.click(at, keys);
            QTest::mouseDClick(&hand.desk.viewport, Qt::LeftButton, keys, at);
        };
        doubleClick(Vec3(-1.5, 0, 1), {});
        QCOMPARE(hand.count(), balls.vertexCount() / 2);
        doubleClick(Vec3(1.5, 0, 1), Qt::ShiftModifier);
        QCOMPARE(hand.count(), balls.vertexCount());
        doubleClick(Vec3(-1.5, 0, 1), Qt::ControlModifier);
        QCOMPARE(hand.count(), balls.vertexCount() / 2);
    }

    void picksInTheShownPose() {
        Hand hand(m_sample);
        hand.desk.viewport.setTool(ViewTool::BoxSelect);
        const std::int32_t wrist = m_sample.scene->skeleton.find("LeftHand");
        const VertexSet skin = verticesByWeight(noVertices(m_sample), *m_sample.weights, wrist, 0.5F, 1.0F);
        const auto boxed = [&](QPoint at) {
            hand.drag({at - QPoint(15, 15), at + QPoint(15, 15)});
            return common(hand.selected(), skin);
        };
        const QPoint bind = hand.desk.pointOfJoint("LeftHand");
        QVERIFY(!boxed(bind).empty());
        JointPose raised;
        raised.rotation = Eigen::AngleAxisd(1.2, Vec3::UnitZ());
        setJointPose(hand.desk.document, m_sample.scene->skeleton.find("LeftArm"), raised);
        const QPoint up = hand.desk.pointOfJoint("LeftHand");
        QVERIFY((up - bind).manhattanLength() > 60);
        QVERIFY(boxed(bind).empty());
        QVERIFY(!boxed(up).empty());
    }

    void othersMayNavigate() {
        Hand hand(m_ball);
        hand.desk.viewport.setTool(ViewTool::BoxSelect);
        const OrbitCamera before = hand.desk.viewport.camera();
        hand.drag({{300, 300}, {360, 330}}, Qt::AltModifier);
        QVERIFY(!(hand.desk.viewport.camera() == before));
        QCOMPARE(hand.steps(), 0);
        QTest::mousePress(&hand.desk.viewport, Qt::RightButton, {}, {300, 300});
        QTest::mouseRelease(&hand.desk.viewport, Qt::RightButton, {}, {500, 500});
        QCOMPARE(hand.steps(), 0);
    }

    void worksWithoutACharacter() {
        ViewportDesk desk;
        desk.viewport.resize(400, 300);
        for (const ViewTool tool : {ViewTool::BoxSelect, ViewTool::LassoSelect, ViewTool::PaintSelect}) {
            desk.viewport.setTool(tool);
            QTest::mousePress(&desk.viewport, Qt::LeftButton, {}, {50, 50});
            QTest::mouseRelease(&desk.viewport, Qt::LeftButton, {}, {250, 250});
            QTest::mouseDClick(&desk.viewport, Qt::LeftButton, {}, {100, 100});
        }
        QCOMPARE(desk.document.undoStack().count(), 0);
    }

    void drawsDots() {
        SINEW_NEED_GL()
        Hand hand(m_sample);
        hand.desk.show(1200, 900);
        const QImage before = hand.desk.picture();
        hand.desk.viewport.setTool(ViewTool::BoxSelect);
        hand.drag({{520, 150}, {680, 420}});
        const QImage front = hand.desk.picture();
        sinew::test::keepPicture(front, "points_front");
        QVERIFY(sinew::test::differingPixels(before, front) > 800);
        selectAllVertices(hand.desk.document);
        const QImage all = hand.desk.picture();
        sinew::test::keepPicture(all, "points_all");
        hand.through(true);
        const QImage through = hand.desk.picture();
        sinew::test::keepPicture(through, "points_through");
        QVERIFY(sinew::test::differingPixels(all, through) > 300);
        selectNoVertices(hand.desk.document);
        QCOMPARE(sinew::test::differingPixels(before, hand.desk.picture()), 0);
    }

    void dragsOverAll_data() {
        QTest::addColumn<int>("tool");
        QTest::addColumn<bool>("through");
        for (const auto& [name, tool] :
             {std::pair("box", ViewTool::BoxSelect), std::pair("lasso", ViewTool::LassoSelect),
              std::pair("paint", ViewTool::PaintSelect)}) {
            QTest::addRow("%s front", name) << static_cast<int>(tool) << false;
            QTest::addRow("%s through", name) << static_cast<int>(tool) << true;
        }
    }

    void dragsOverAll() {
        QFETCH(int, tool);
        QFETCH(bool, through);
        Hand hand(m_sample);
        hand.desk.viewport.setTool(static_cast<ViewTool>(tool));
        hand.through(through);
        hand.click(hand.everything().center()); // the posed mesh is there when a hand reaches for it
        hand.desk.viewport.setStandardView(StandardView::Back);
        std::vector<QPoint> way;
        for (int i = 0; i < 100; ++i) {
            const double angle = 0.06 * i;
            way.emplace_back(450 + static_cast<int>(250 * std::cos(angle)),
                             350 + static_cast<int>(330 * std::sin(angle)));
        }
        if (static_cast<ViewTool>(tool) == ViewTool::BoxSelect) {
            way.emplace_back(2, 2);
            way.emplace_back(898, 698);
            way.erase(way.begin(), way.end() - 2);
        }
        hand.drag(way);
        QVERIFY(hand.count() > 0);
        if (through && static_cast<ViewTool>(tool) == ViewTool::BoxSelect) {
            QCOMPARE(hand.count(), hand.selected().vertexCount()); // the box holds all
        }
    }
};

SINEW_TEST(TestVertexSelection, QApplication)

} // namespace testVertexSelection

#include "TestVertexSelection.moc"
