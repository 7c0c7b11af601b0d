#include "tests/support/Patience.h"
#include "tests/support/Quiet.h"
#include "tests/support/Runner.h"
#include "tests/ui/support/ViewportDesk.h"

#include <QApplication>

namespace testViewport {

using namespace sinew;
using sinew::test::keepPicture;
using sinew::test::ViewportDesk;

class TestViewport : public QObject {
    Q_OBJECT

    DocumentState m_sample; ///< bound

private Q_SLOTS:
    void initTestCase() {
        m_sample = test::boundSample();
        QVERIFY(m_sample.bound());
        QVERIFY(m_sample.selection.joint != kNone);
    }

    void livesWithoutContext() {
        ViewportDesk desk;
        desk.document.reset(m_sample);
        desk.viewport.resize(400, 300);
        desk.viewport.frameAll();
        desk.viewport.setTool(ViewTool::Rotate);
        desk.viewport.setStandardView(StandardView::Top);
        QVERIFY(!desk.viewport.accessibleName().isEmpty());
        QCOMPARE(desk.viewport.framesDrawn(), 0);
    }

    void drawsOnlyWhenSomethingChanged() {
        SINEW_NEED_GL()
        ViewportDesk desk;
        desk.document.reset(m_sample);
        desk.show(500, 400);
        QTRY_VERIFY_WITH_TIMEOUT(!desk.viewport.refining() && sinew::test::noTimerRuns(desk.viewport),
                                 test::kPatience);
        const int before = desk.viewport.framesDrawn();
        sinew::test::handleEvents();
        QCOMPARE(desk.viewport.framesDrawn(), before);
        desk.viewport.setStandardView(StandardView::Back);
        QTRY_VERIFY_WITH_TIMEOUT(desk.viewport.framesDrawn() > before, test::kPatience);
    }

    void showsEveryLayer_data() {
        QTest::addColumn<QList<int>>("layers");
        const auto row = [](const char* name, std::initializer_list<Overlay> layers) {
            QList<int> list;
            for (const Overlay layer : layers) {
                list.append(static_cast<int>(layer));
            }
            QTest::newRow(name) << list;
        };
        row("wireframe", {Overlay::Mesh, Overlay::Wireframe, Overlay::Grid});
        row("parts", {Overlay::Parts, Overlay::Grid});
        row("defects", {Overlay::Mesh, Overlay::Defects, Overlay::Grid});
        row("skeleton", {Overlay::Skeleton, Overlay::Grid});
        row("names", {Overlay::Mesh, Overlay::Skeleton, Overlay::JointNames, Overlay::Grid});
        row("voxels", {Overlay::Voxels, Overlay::Grid});
        row("octree", {Overlay::Octree, Overlay::Grid});
        row("slice distance", {Overlay::Mesh, Overlay::SliceDistance, Overlay::Grid});
        row("surface distance", {Overlay::SurfaceDistance, Overlay::Skeleton, Overlay::Grid});
        row("weights", {Overlay::Weights, Overlay::Skeleton, Overlay::Grid});
        row("joint colors", {Overlay::JointColors, Overlay::Grid});
        row("influences", {Overlay::InfluenceCount, Overlay::Grid});
        row("limit cut", {Overlay::Mesh, Overlay::LimitCut, Overlay::Grid});
        row("voxels and octree", {Overlay::Voxels, Overlay::Octree, Overlay::Skeleton, Overlay::Grid});
    }

    void showsEveryLayer() {
        SINEW_NEED_GL()
        QFETCH(QList<int>, layers);
        ViewportDesk desk;
        desk.document.reset(m_sample);
        ViewSettings view = desk.view.settings();
        view.sliceAxis = SliceAxis::Z;
        desk.view.set(view);
        // The mesh alone would differ from an empty view: what lies beside it is compared with the mesh.
        const bool onMesh = layers.contains(static_cast<int>(Overlay::Mesh));
        desk.look(onMesh ? std::initializer_list<Overlay>{Overlay::Mesh, Overlay::Grid}
                         : std::initializer_list<Overlay>{Overlay::Grid});
        desk.show();
        const QImage without = desk.picture();
        ViewSettings settings = desk.view.settings();
        for (const int layer : layers) {
            settings.layer(static_cast<Overlay>(layer)).visible = true;
        }
        desk.view.set(settings);
        const QImage picture = desk.picture();
        keepPicture(picture, QString("layer_%1").arg(QTest::currentDataTag()).replace(' ', '_'));
        QVERIFY(sinew::test::differingPixels(without, picture) > (onMesh ? 150 : 3000));
    }

    void keepsWhatItShowsInAnotherWindow() {
        SINEW_NEED_GL()
        auto desk = std::make_unique<ViewportDesk>();
        desk->document.reset(m_sample);
        QWidget first;
        QWidget second;
        first.resize(500, 400);
        second.resize(500, 400);
        desk->viewport.setParent(&first);
        desk->viewport.resize(500, 400);
        first.show();
        QVERIFY(QTest::qWaitForWindowExposed(&first));
        desk->settle();
        const QImage before = desk->picture();
        desk->viewport.setParent(&second);
        desk->viewport.show();
        second.show();
        QVERIFY(QTest::qWaitForWindowExposed(&second));
        QCOMPARE(sinew::test::differingPixels(before, desk->picture()), 0);
        desk->viewport.setParent(nullptr);
    }

    void followsUndo() {
        SINEW_NEED_GL()
        ViewportDesk desk;
        desk.document.reset(m_sample);
        desk.show(700, 600);
        const QImage before = desk.picture();
        JointPose bent;
        bent.rotation = Quat(Eigen::AngleAxisd(1.0, Vec3::UnitY()));
        setJointPose(desk.document, m_sample.selection.joint, bent);
        const QImage posed = desk.picture();
        QVERIFY(sinew::test::differingPixels(before, posed) > 500);
        desk.document.undoStack().undo();
        QCOMPARE(sinew::test::differingPixels(before, desk.picture()), 0);
    }
};

SINEW_TEST(TestViewport, QApplication)

} // namespace testViewport

#include "TestViewport.moc"
