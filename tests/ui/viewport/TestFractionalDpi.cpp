#include "tests/support/Runner.h"
#include "tests/support/TestModels.h"
#include "tests/ui/support/ViewportDesk.h"

#include <QApplication>

#include <cmath>

namespace testFractionalDpi {

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr int kFractionWidth = 702; // times 1.25 is 877.5
constexpr int kFractionHeight = 482;

bool alike(const QColor& a, const QColor& b) {
    constexpr int slack = 12;
    return std::abs(a.red() - b.red()) < slack && std::abs(a.green() - b.green()) < slack &&
           std::abs(a.blue() - b.blue()) < slack;
}

} // namespace

/// A screen with five device pixels for four logical ones, as many notebooks have.
class TestFractionalDpi : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        SINEW_NEED_GL()
        m_sample = openedState(sourcePath("resources/sample/wayfarer.fbx"));
        QVERIFY(m_sample.hasSkeleton());
    }

    void picturesReachTheEdges() {
        ViewportDesk desk;
        desk.document.reset(m_sample);
        desk.look({Overlay::Mesh});
        desk.show(kFractionWidth, kFractionHeight);
        QCOMPARE(desk.viewport.devicePixelRatioF(), 1.25);
        desk.picture(); // a refined one too
        const QImage picture = desk.viewport.findChild<ViewportCanvas*>()->grabFramebuffer();
        QCOMPARE(picture.size(), QSize(878, 603));
        const int right = picture.width() - 1;
        const int bottom = picture.height() - 1;
        for (int x = 0; x < picture.width(); x += 50) {
            QVERIFY(alike(picture.pixelColor(x, 0), picture.pixelColor(x, 2)));
            QVERIFY(alike(picture.pixelColor(x, bottom), picture.pixelColor(x, bottom - 2)));
        }
        for (int y = 0; y < picture.height(); y += 50) {
            QVERIFY(alike(picture.pixelColor(0, y), picture.pixelColor(2, y)));
            QVERIFY(alike(picture.pixelColor(right, y), picture.pixelColor(right - 2, y)));
        }
    }

    void clicksHitWhatIsDrawn() {
        ViewportDesk desk;
        desk.document.reset(m_sample);
        desk.show(kFractionWidth, kFractionHeight);
        desk.viewport.setStandardView(StandardView::Front);
        for (const char* name : {"LeftForeArm", "RightHand", "Head", "LeftFoot"}) {
            const QPoint point = desk.pointOfJoint(name);
            QTest::mouseClick(&desk.viewport, Qt::LeftButton, {}, point);
            QCOMPARE(desk.document.state().selection.joint, m_sample.scene->skeleton.find(name));
            const QImage picture = desk.picture();
            keepPicture(picture, QString("fraction_%1").arg(name));
            const QColor selected = toQt(ViewTheme::dark().selected);
            const QPoint middle = (QPointF(point) * picture.devicePixelRatio()).toPoint();
            bool found = false;
            for (int y = -3; y <= 3; ++y) {
                for (int x = -3; x <= 3; ++x) {
                    found = found || alike(picture.pixelColor(middle + QPoint(x, y)), selected);
                }
            }
            QVERIFY2(found, name);
        }
    }

private:
    DocumentState m_sample;
};

namespace {

int withFiveForFour(int argc, char** argv) {
    qputenv("QT_SCALE_FACTOR", "1.25"); // read when the application begins
    return test::runTest<TestFractionalDpi, QApplication>(argc, argv);
}

} // namespace

SINEW_TEST_MAIN(TestFractionalDpi, withFiveForFour)

} // namespace testFractionalDpi

#include "TestFractionalDpi.moc"
