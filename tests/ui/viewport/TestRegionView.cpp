#include "app/document/edits/SelectEdits.h"
#include "app/document/regions/RegionEdits.h"
#include "tests/support/Runner.h"

#include "tests/support/Shapes.h"
#include "tests/ui/support/ViewportDesk.h"
#include <QApplication>

namespace testRegionView {

using namespace sinew;
using sinew::test::differingPixels;
using sinew::test::keepPicture;
using sinew::test::ViewportDesk;

namespace {

/// Looks at a limb.
struct LimbView {
    ViewportDesk desk;

    LimbView() {
        desk.document.reset(stateOfScene(sinew::test::limb(), {}));
        selectJoint(desk.document, 1);
        desk.show(700, 500);
        desk.look({Overlay::Mesh});
    }
    QImage shown(const std::string& chosen = {}, bool vertices = false) {
        desk.viewport.setRegion(chosen, vertices);
        return desk.picture();
    }
    void turnOff(std::size_t row) {
        Region region = desk.document.state().settings.regions[row];
        region.on = false;
        changeRegion(desk.document, row, region);
    }
};

} // namespace

class TestRegionView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void shapesAreOutlined() {
        SINEW_NEED_GL();
        LimbView view;
        const QImage plain = view.shown();
        for (const SolidShape shape : {SolidShape::Sphere, SolidShape::Capsule, SolidShape::Box}) {
            addRegionHere(view.desk.document, shape);
            const QImage outlined = view.shown();
            QVERIFY(differingPixels(plain, outlined) > 300);
            const QImage chosen = view.shown(view.desk.document.state().settings.regions[0].name);
            QVERIFY(differingPixels(outlined, chosen) > 300);
            view.turnOff(0);
            QCOMPARE(differingPixels(plain, view.shown()), 0);
            removeRegion(view.desk.document, 0);
        }
    }

    void verticesAreMarked() {
        SINEW_NEED_GL();
        LimbView view;
        const QImage plain = view.shown();
        selectAllVertices(view.desk.document);
        addPaintedRegion(view.desk.document);
        selectNoVertices(view.desk.document);
        const std::string name = view.desk.document.state().settings.regions[0].name;
        QCOMPARE(differingPixels(plain, view.shown(name, false)), 0); // it has no shape
        const QImage marked = view.shown(name, true);
        keepPicture(marked, "region_marked");
        QVERIFY(differingPixels(plain, marked) > 300);
        view.turnOff(0);
        QCOMPARE(differingPixels(plain, view.shown(name, true)), 0);
    }

    void posesHideOutlinesAndKeepMarks() {
        SINEW_NEED_GL();
        LimbView view;
        addRegionHere(view.desk.document, SolidShape::Sphere);
        const std::string name = view.desk.document.state().settings.regions[0].name;
        JointPose turned;
        turned.rotation = Quat(Eigen::AngleAxisd(0.5, Vec3::UnitZ()));
        setJointPose(view.desk.document, 1, turned);
        const QImage posed = view.shown(name, false);
        QVERIFY(differingPixels(posed, view.shown(name, true)) > 100);
        removeRegion(view.desk.document, 0);
        QCOMPARE(differingPixels(posed, view.shown()), 0);
    }
};

SINEW_TEST(TestRegionView, QApplication)

} // namespace testRegionView

#include "TestRegionView.moc"
