#include "app/document/edits/Edits.h"
#include "tests/support/Runner.h"
#include "tests/support/TestModels.h"
#include "tests/ui/support/ViewportDesk.h"

#include <QApplication>

namespace testHighDpi {

using namespace sinew;
using sinew::test::keepPicture;
using sinew::test::openedState;
using sinew::test::ViewportDesk;

namespace {

constexpr int kWidth = 700; // logical pixels; twice that has to fit on the test's screen
constexpr int kHeight = 480;

/// Whether a colour is within a few device pixels of a place given in logical ones.
bool colorNear(const QImage& image, const QPoint& point, const QColor& color) {
    const QPoint middle = point * image.devicePixelRatio();
    constexpr int reach = 3;
    constexpr int slack = 24;
    for (int y = -reach; y <= reach; ++y) {
        for (int x = -reach; x <= reach; ++x) {
            const QColor found = image.pixelColor(middle + QPoint(x, y));
            if (std::abs(found.red() - color.red()) < slack &&
                std::abs(found.green() - color.green()) < slack &&
                std::abs(found.blue() - color.blue()) < slack) {
                return true;
            }
        }
    }
    return false;
}

} // namespace

/// A screen with two device pixels a logical one.
class TestHighDpi : public QObject {
    Q_OBJECT

    DocumentState m_sample;

private Q_SLOTS:
    void initTestCase() {
        m_sample = openedState(sinew::test::sourcePath("resources/sample/wayfarer.fbx"));
        QVERIFY(m_sample.hasSkeleton());
        if (!ViewportCanvas::possible()) {
            QSKIP("no OpenGL 3.3 core context here");
        }
    }

    void clicksHitWhatIsDrawn() {
        ViewportDesk desk;
        desk.document.reset(m_sample);
        desk.show(kWidth, kHeight);
        QCOMPARE(desk.viewport.devicePixelRatioF(), 2.0);
        desk.viewport.setStandardView(StandardView::Front);
        for (const char* name : {"LeftForeArm", "RightHand", "Head", "LeftFoot"}) {
            const QPoint point = desk.pointOfJoint(name);
            QVERIFY(QRect(0, 0, kWidth, kHeight).contains(point));
            QTest::mouseClick(&desk.viewport, Qt::LeftButton, {}, point);
            const std::int32_t joint = m_sample.scene->skeleton.find(name);
            QCOMPARE(desk.document.state().selection.joint, joint);
            const QImage picture = desk.picture();
            keepPicture(picture, QString("dpi_%1").arg(name));
            QVERIFY2(colorNear(picture, point, toQt(ViewTheme::dark().selected)), name);
        }
    }

    void handlesAreWhereTheyAreDrawn() {
        ViewportDesk desk;
        desk.document.reset(m_sample);
        selectJoint(desk.document, m_sample.scene->skeleton.find("LeftForeArm"));
        desk.show(kWidth, kHeight);
        desk.viewport.setStandardView(StandardView::Front);
        desk.viewport.setAxes(ViewAxes::World);
        desk.viewport.setTool(ViewTool::Rotate);
        const QPoint center = desk.pointOfJoint("LeftForeArm");
        const QPoint grip = center + QPoint(0, 84); // on the ring around Z, which faces the viewer
        QVERIFY(colorNear(desk.picture(), grip, QColor(0x4a, 0x8d, 0xf8)));
        QTest::mousePress(&desk.viewport, Qt::LeftButton, {}, grip);
        for (const QPoint way : {QPoint(40, 74), QPoint(59, 59), QPoint(84, 0)}) {
            QMouseEvent move(QEvent::MouseMove, center + way, center + way, Qt::NoButton, Qt::LeftButton, {});
            QCoreApplication::sendEvent(&desk.viewport, &move);
        }
        keepPicture(desk.picture(), "dpi_rotate");
        QTest::mouseRelease(&desk.viewport, Qt::LeftButton, {}, center + QPoint(84, 0));
        QCOMPARE(desk.document.undoStack().undoText().isEmpty(), false);
        QVERIFY(!(desk.document.state().pose == m_sample.pose));
    }

    void verticesAreRinged() {
        ViewportDesk desk;
        desk.document.reset(m_sample);
        desk.show(kWidth, kHeight);
        desk.look({Overlay::Mesh});
        desk.viewport.setStandardView(StandardView::Front);
        QTest::mouseClick(&desk.viewport, Qt::LeftButton, Qt::ControlModifier, desk.pointOfJoint("Spine1"));
        const std::optional<VertexId> vertex = desk.document.state().selection.vertex;
        QVERIFY(vertex.has_value());
        const QPoint point = desk.placeOf(desk.posed.vertices(vertex->part)[vertex->vertex]);
        QVERIFY((point - desk.pointOfJoint("Spine1")).manhattanLength() < 30);
        const QImage picture = desk.picture();
        keepPicture(picture, "dpi_point");
        QVERIFY(colorNear(picture, point, Qt::white));
        QVERIFY(colorNear(picture, point + QPoint(8, 0), toQt(ViewTheme::dark().selected)));
    }

    void picturesAreSharp() {
        ViewportDesk desk;
        desk.document.reset(m_sample);
        desk.look({Overlay::Mesh, Overlay::Skeleton, Overlay::JointNames, Overlay::Parts, Overlay::Grid});
        desk.show(kWidth, kHeight);
        const QImage picture = desk.picture();
        keepPicture(picture, "dpi_names");
        QCOMPARE(picture.size(), QSize(kWidth, kHeight) * 2);
        QCOMPARE(picture.devicePixelRatio(), 2.0);
    }
};

namespace {

int withTwoPixelsAVertex(int argc, char** argv) {
    qputenv("QT_SCALE_FACTOR", "2"); // read when the application begins
    return test::runTest<TestHighDpi, QApplication>(argc, argv);
}

} // namespace

SINEW_TEST_MAIN(TestHighDpi, withTwoPixelsAVertex)

} // namespace testHighDpi

#include "TestHighDpi.moc"
