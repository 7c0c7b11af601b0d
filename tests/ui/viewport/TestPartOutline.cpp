#include "app/document/edits/SelectEdits.h"
#include "app/document/edits/VisibilityEdits.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/ui/support/Easel.h"

#include <QApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace testPartOutline {

using namespace sinew;
using namespace sinew::test;

namespace {

/// Two boxes side by side, the second one half behind a third.
Scene boxes() {
    Scene scene = test::scene(test::box(Vec3(-2, -0.5, -0.5), Vec3(-1, 0.5, 0.5)), Skeleton());
    for (const auto& [min, max] : {std::pair(Vec3(1, -0.5, -0.5), Vec3(2, 0.5, 0.5)),
                                   std::pair(Vec3(1.5, -0.6, 0.7), Vec3(2.5, 0.6, 0.8))}) {
        scene.parts.push_back({std::make_shared<const Mesh>(test::box(min, max)), nullptr, kNone});
    }
    return scene;
}

bool accented(QColor color) {
    const QColor accent = toQt(ViewTheme::dark().selected);
    constexpr int slack = 30;
    return std::abs(color.red() - accent.red()) < slack && std::abs(color.green() - accent.green()) < slack &&
           std::abs(color.blue() - accent.blue()) < slack;
}

/// Pixels in the colour of what is selected, within columns.
std::vector<QPoint> accent(const QImage& picture, int fromX, int toX) {
    std::vector<QPoint> found;
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = fromX; x < toX; ++x) {
            if (accented(picture.pixelColor(x, y))) {
                found.emplace_back(x, y);
            }
        }
    }
    return found;
}

std::vector<QPoint> accent(const QImage& picture) {
    return accent(picture, 0, picture.width());
}

/// Whether a pixel within the width of a line from a place is in the accent colour, going one way.
bool accentedNear(const QImage& picture, QPoint point, QPoint way) {
    for (int step = 1; step <= 4; ++step) {
        if (accented(picture.pixelColor(point + step * way))) {
            return true;
        }
    }
    return false;
}

/// Half way between the highest and the lowest: lines between two rows of pixels are paler and not all found.
double middleY(const std::vector<QPoint>& points) {
    const auto [top, bottom] = std::ranges::minmax(points, {}, &QPoint::y);
    return 0.5 * (top.y() + bottom.y());
}

struct BoxDesk : ViewportDesk {
    BoxDesk() {
        document.reset(stateOfScene(boxes(), {}));
        look({Overlay::Mesh});
        viewport.setStandardView(StandardView::Front);
        show(600, 400);
    }
    /// Columns left and right of the middle of the scene.
    int middle() const { return placeOf(Vec3::Zero()).x(); }
};

} // namespace

class TestPartOutline : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void itIsAroundTheSelectedPartsOnly() {
        SINEW_NEED_GL()
        BoxDesk desk;
        const QImage before = desk.picture();
        QVERIFY(accent(before).empty());
        selectPart(desk.document, 0);
        const QImage left = desk.picture();
        keepPicture(left, "outline_left");
        QVERIFY(accent(left, 0, desk.middle()).size() > 200);
        QVERIFY(accent(left, desk.middle(), left.width()).empty());
        selectParts(desk.document, std::array<std::size_t, 2>{0, 1}, 1);
        const QImage both = desk.picture();
        QCOMPARE(accent(both, 0, desk.middle()).size(), accent(left, 0, desk.middle()).size());
        QVERIFY(accent(both, desk.middle(), both.width()).size() > 200);
        selectPart(desk.document, kNone);
        QCOMPARE(differingPixels(desk.picture(), before), 0);
    }

    /// A chosen shell stands for its part, until something else is selected.
    void itIsAroundTheChosenShell() {
        SINEW_NEED_GL()
        ViewportDesk desk;
        const Mesh left = test::box(Vec3(-2, -0.5, -0.5), Vec3(-1, 0.5, 0.5));
        const Mesh right = test::box(Vec3(1, -0.5, -0.5), Vec3(2, 0.5, 0.5));
        desk.document.reset(stateOfScene(test::scene(test::joined(left, right), Skeleton()), {}));
        desk.look({Overlay::Mesh});
        desk.viewport.setStandardView(StandardView::Front);
        desk.show(600, 400);
        const int middle = desk.placeOf(Vec3::Zero()).x();
        selectPart(desk.document, 0);
        const QImage whole = desk.picture();
        QVERIFY(accent(whole, 0, middle).size() > 200 && accent(whole, middle, whole.width()).size() > 200);
        desk.viewport.outlineShells({{0, 2}});
        const QImage shell = desk.picture();
        keepPicture(shell, "outline_shell");
        QVERIFY(accent(shell, 0, middle).empty());
        QCOMPARE(accent(shell, middle, shell.width()).size(), accent(whole, middle, whole.width()).size());
        desk.viewport.outlineShells({{0, 0}});
        QCOMPARE(differingPixels(desk.picture(), whole), 0);
        desk.viewport.outlineShells({{0, 1}});
        selectPart(desk.document, kNone);
        selectPart(desk.document, 0);
        QCOMPARE(differingPixels(desk.picture(), whole), 0);
    }

    void itIsALineOutsideThePart() {
        SINEW_NEED_GL()
        BoxDesk desk;
        const QImage before = desk.picture();
        selectPart(desk.document, 0);
        const QImage after = desk.picture();
        const QPoint edge = desk.placeOf(Vec3(-2, 0, 0.5)); // left, of the face that looks here
        QVERIFY(accentedNear(after, edge, QPoint(-1, 0)));
        QVERIFY(!accented(after.pixelColor(edge - QPoint(6, 0))));
        for (int inside = 3; inside < 20; ++inside) {
            const QPoint point = edge + QPoint(inside, 0);
            QCOMPARE(after.pixelColor(point), before.pixelColor(point));
        }
    }

    void itShowsWhatIsBehindOthers() {
        SINEW_NEED_GL()
        BoxDesk desk;
        selectPart(desk.document, 1);
        const QImage picture = desk.picture();
        keepPicture(picture, "outline_behind");
        const QPoint inside = desk.placeOf(Vec3(2, 0, 0.5)) - QPoint(1, 0); // the last pixel of the part
        QVERIFY(accentedNear(picture, inside, QPoint(1, 0)));
    }

    void hiddenPartsHaveNone() {
        SINEW_NEED_GL()
        BoxDesk desk;
        hidePart(desk.document, 0);
        selectPart(desk.document, 0);
        QCOMPARE(desk.document.state().selection.part, 0);
        QVERIFY(accent(desk.picture()).empty());
        showAllParts(desk.document);
        QVERIFY(!accent(desk.picture()).empty());
    }

    void itFollowsThePose() {
        SINEW_NEED_GL()
        Easel easel;
        ViewportDesk& desk = easel.desk;
        desk.look({Overlay::Mesh});
        desk.viewport.setTool(ViewTool::Select);
        selectJoint(desk.document, kNone);
        selectPart(desk.document, 0);
        desk.show(600, 400);
        const std::vector<QPoint> rest = accent(desk.picture());
        QVERIFY(rest.size() > 200);
        JointPose up;
        up.translation = Vec3(0.0, 0.3, 0.0);
        setJointPose(desk.document, 0, up);
        const QImage picture = desk.picture();
        keepPicture(picture, "outline_posed");
        const std::vector<QPoint> posed = accent(picture);
        const double moved = desk.placeOf(Vec3::Zero()).y() - desk.placeOf(Vec3(0.0, 0.3, 0.0)).y();
        QVERIFY2(std::abs(middleY(rest) - middleY(posed) - moved) < 2.0,
                 qPrintable(QString("%1 %2 %3").arg(middleY(rest)).arg(middleY(posed)).arg(moved)));
    }

    /// While a brush is at hand, or something is dragged.
    void itFadesUnderHands() {
        SINEW_NEED_GL()
        Easel easel;
        ViewportDesk& desk = easel.desk;
        desk.look({Overlay::Mesh});
        desk.viewport.setTool(ViewTool::Select);
        selectPart(desk.document, 0);
        desk.show(600, 400);
        const std::size_t whole = accent(desk.picture()).size();
        QVERIFY(whole > 200);
        desk.viewport.setTool(ViewTool::PaintWeights);
        const QImage faded = desk.picture();
        keepPicture(faded, "outline_faded");
        QVERIFY(accent(faded).size() < whole / 10);
        desk.viewport.setTool(ViewTool::Select);
        QCOMPARE(accent(desk.picture()).size(), whole);
        desk.viewport.setTool(ViewTool::BoxSelect);
        const QPoint middle = desk.placeOf(Vec3::Zero());
        const auto besideTheFrame = [&] { // which is drawn from the upper left corner to the middle
            return std::ranges::count_if(accent(desk.picture()), [&](const QPoint& at) {
                return at.x() > middle.x() + 8 && at.y() > middle.y() + 8;
            });
        };
        const auto before = besideTheFrame();
        QVERIFY(before > 20);
        QTest::mousePress(&desk.viewport, Qt::LeftButton, {}, {20, 20});
        for (const QPoint& at : {QPoint(60, 60), middle}) {
            QMouseEvent event(QEvent::MouseMove, at, at, Qt::NoButton, Qt::LeftButton, {});
            QCoreApplication::sendEvent(&desk.viewport, &event);
        }
        QVERIFY(besideTheFrame() < before / 10);
        QTest::mouseRelease(&desk.viewport, Qt::LeftButton, {}, middle);
    }

    void nothingDrawnNothingOutlined() {
        SINEW_NEED_GL()
        BoxDesk desk;
        selectPart(desk.document, 0);
        desk.look({});
        QVERIFY(accent(desk.picture()).empty());
        desk.look({Overlay::Wireframe});
        QVERIFY(!accent(desk.picture()).empty());
    }
};

SINEW_TEST(TestPartOutline, QApplication)

} // namespace testPartOutline

#include "TestPartOutline.moc"
