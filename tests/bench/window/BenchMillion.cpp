#include "app/document/edits/Edits.h"
#include "app/voxelizer/OffscreenGl.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/ui/support/ViewportDesk.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QSurfaceFormat>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr int kAround = 708;
constexpr int kAlong = 355;
constexpr std::size_t kBones = 20;

/// A capsule of a million triangles on a chain of joints, four influences a vertex.
DocumentState millionTriangles() {
    std::vector<Vec3> joints;
    for (std::size_t j = 0; j <= kBones; ++j) {
        joints.emplace_back(0.0, 2.0 * static_cast<double>(j) / kBones, 0.0);
    }
    Scene scene =
        test::scene(test::capsule(joints.front(), joints.back(), 0.3, kAround, kAlong), test::chain(joints));
    SkinWeightsBuilder builder;
    for (const Vec3& vertex : scene.parts[0].mesh->vertices) {
        const double at = std::clamp(vertex.y() / 2.0 * kBones - 1.5, 0.0, kBones - 4.0);
        const auto first = static_cast<std::int32_t>(at);
        const auto fraction = static_cast<float>(at - first);
        builder.add(std::array{Influence{first, 0.3F * (1.0F - fraction) + 0.1F},
                               Influence{first + 1, 0.3F * (1.0F - fraction) + 0.1F * fraction},
                               Influence{first + 2, 0.3F * fraction + 0.1F * (1.0F - fraction)},
                               Influence{first + 3, 0.3F * fraction + 0.2F}});
    }
    scene.parts[0].weights = std::make_shared<const SkinWeights>(builder.finish());
    return stateOfScene(std::move(scene), {});
}

} // namespace

/// Milliseconds a frame of a character of a million triangles, from the change to the picture that is read
/// back: what a user feels, and a little more. The goal is 33 ms on a plain graphics card.
class BenchMillion : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void orbiting_data();
    void orbiting();
    void posing();
    void painting();

private:
    template<typename Change>
    static void timeFrames(ViewportDesk& desk, const char* what, const Change& change);
    DocumentState m_state;
};

void BenchMillion::initTestCase() {
    SINEW_NEED_GL()
    m_state = millionTriangles();
    const auto gl = OffscreenGl::create();
    qInfo("%s", gl ? gl->renderer().constData() : "unknown renderer");
    std::size_t triangles = 0;
    const Mesh& mesh = *m_state.scene->parts[0].mesh;
    for (std::size_t polygon = 0; polygon < mesh.polygonCount(); ++polygon) {
        triangles += mesh.polygon(polygon).size() - 2;
    }
    qInfo("%zu vertices, %zu triangles, %zu joints", mesh.vertexCount(), triangles,
          m_state.scene->skeleton.size());
}

template<typename Change>
void BenchMillion::timeFrames(ViewportDesk& desk, const char* what, const Change& change) {
    const int frames = desk.viewport.softwareRenderer() ? 6 : 60;
    std::vector<double> times;
    for (int frame = -2; frame < frames; ++frame) { // two to warm up
        QElapsedTimer timer;
        timer.start();
        change(frame + 2);
        desk.viewport.grab();
        if (frame >= 0) {
            times.push_back(static_cast<double>(timer.nsecsElapsed()) * 1e-6);
        }
    }
    std::ranges::sort(times);
    qInfo("%-34s median %7.1f ms, worst %7.1f ms a frame", what, times[times.size() / 2], times.back());
}

void BenchMillion::orbiting_data() {
    QTest::addColumn<QList<Overlay>>("layers");
    QTest::addColumn<bool>("shadows");
    QTest::newRow("orbit") << QList{Overlay::Mesh, Overlay::Grid} << false;
    QTest::newRow("orbit, shadows") << QList{Overlay::Mesh, Overlay::Grid} << true;
    QTest::newRow("orbit, wireframe") << QList{Overlay::Mesh, Overlay::Wireframe} << false;
    QTest::newRow("orbit, weights") << QList{Overlay::Mesh, Overlay::Weights, Overlay::Skeleton} << false;
}

void BenchMillion::orbiting() {
    QFETCH(QList<Overlay>, layers);
    QFETCH(bool, shadows);
    ViewportDesk desk;
    desk.document.reset(m_state);
    selectJoint(desk.document, 10);
    desk.look({});
    ViewSettings view = desk.view.settings();
    for (const Overlay layer : layers) {
        view.layer(layer).visible = true;
    }
    view.shadows = shadows;
    desk.view.set(view);
    desk.show();
    OrbitCamera camera = desk.viewport.camera();
    timeFrames(desk, QTest::currentDataTag(), [&](int) {
        camera.orbit(9.0, 0.0);
        desk.viewport.setCamera(camera);
    });
}

void BenchMillion::posing() {
    ViewportDesk desk;
    desk.document.reset(m_state);
    desk.look({Overlay::Mesh, Overlay::Skeleton, Overlay::Grid});
    desk.show();
    for (const auto& [name, deformer] : {std::pair("pose, classic linear", Deformer::LinearBlend),
                                         std::pair("pose, dual quaternion", Deformer::DualQuaternion)}) {
        setDeformer(desk.document, deformer);
        timeFrames(desk, name, [&](int frame) {
            JointPose pose;
            pose.rotation = Quat(Eigen::AngleAxisd(0.02 * frame, Vec3::UnitZ()));
            setJointPose(desk.document, 10, pose, MergeKey::Pose);
        });
    }
}

void BenchMillion::painting() {
    ViewportDesk desk;
    desk.document.reset(m_state);
    selectJoint(desk.document, 10);
    desk.look({Overlay::Mesh, Overlay::Weights, Overlay::Grid});
    desk.show();
    desk.viewport.setStandardView(StandardView::Front);
    desk.viewport.setTool(ViewTool::PaintWeights);
    const QPoint middle = desk.viewport.rect().center();
    QTest::mousePress(&desk.viewport, Qt::LeftButton, {}, middle);
    timeFrames(desk, "paint", [&](int frame) {
        const QPoint to = middle + QPoint(0, 4 * (frame % 30));
        QMouseEvent event(QEvent::MouseMove, to, to, Qt::NoButton, Qt::LeftButton, {});
        QCoreApplication::sendEvent(&desk.viewport, &event);
    });
    QTest::mouseRelease(&desk.viewport, Qt::LeftButton, {}, middle);
}

namespace {

int withoutWaitingForTheScreen(int argc, char** argv) {
    QSurfaceFormat format = QSurfaceFormat::defaultFormat();
    format.setSwapInterval(0);
    QSurfaceFormat::setDefaultFormat(format);
    return test::runTest<BenchMillion, QApplication>(argc, argv);
}

} // namespace

SINEW_TEST_MAIN(BenchMillion, withoutWaitingForTheScreen)
#include "BenchMillion.moc"
