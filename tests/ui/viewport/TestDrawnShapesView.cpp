#include "app/document/edits/CageEdits.h"
#include "app/document/edits/Edits.h"
#include "app/document/edits/SelectEdits.h"
#include "app/document/edits/VolumeEdits.h"
#include "app/document/regions/NewRegion.h"
#include "app/document/regions/RegionEdits.h"
#include "tests/app/support/BindNow.h"
#include "tests/app/support/LimbDocument.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/ui/support/ViewportDesk.h"

#include <QApplication>
#include <QSignalSpy>

namespace testDrawnShapesView {

using namespace sinew::test;
using namespace sinew;

namespace {

using sinew::test::differingPixels;
using sinew::test::keepPicture;
using sinew::test::ViewportDesk;

using sinew::test::bindNow;
using sinew::test::differingPixels;
using sinew::test::keepPicture;
using sinew::test::openLimb;
using sinew::test::ViewportDesk;

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

/// A hand whose joints are all roots, from above.
void openFlatHand(ViewportDesk& desk) {
    desk.document.reset(stateOfScene(flatHand(), {}));
    desk.look({Overlay::Skeleton});
    desk.viewport.resize(900, 700);
    desk.viewport.setStandardView(StandardView::Top);
    desk.viewport.frameAll();
}

void switchGuessOff(Document& document) {
    BindSettings settings = document.state().settings;
    settings.guessLoneBones = false;
    setBindSettings(document, settings);
}

} // namespace

/// Guessed bones in the window.
class TestDrawnShapesView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Boxes of voxel edits are seen with the voxels, whose legend names them, or while their list is.
    void voxelEditsAreSeenWithVoxels() {
        SINEW_NEED_GL()
        LimbView view;
        const QImage before = view.shown();
        addVolumeEdit(view.desk.document,
                      {VolumeEditKind::Refine, Solid::box(Vec3(0.3, 0, 0), Vec3(0.4, 0.4, 0.4)), 256});
        QCOMPARE(differingPixels(view.shown(), before), 0);
        view.desk.viewport.showVolumeEdits(true);
        QVERIFY(differingPixels(view.shown(), before) > 50);
        view.desk.viewport.showVolumeEdits(false);
        QCOMPARE(differingPixels(view.shown(), before), 0);
    }

    void cagesAreDrawnAndPosed() {
        SINEW_NEED_GL();
        ViewportDesk desk;
        desk.document.reset(stateOfScene(sinew::test::limb(), {}));
        desk.show(700, 500);
        desk.look({Overlay::Mesh});
        const QImage plain = desk.picture();
        const Cage cage{
            "flap", {Vec3(-0.8, 0.3, 0), Vec3(0.8, 0.3, 0), Vec3(0, 0.4, 0.3)}, {{0, 2, 1}}, {}, {}, {}};
        QVERIFY(addCage(desk.document, cage));
        const QImage drawn = desk.picture();
        keepPicture(drawn, "cage");
        QVERIFY(differingPixels(plain, drawn) > 300);
        const std::int32_t joint = desk.document.state().scene->skeleton.find("flap_1");
        selectJoint(desk.document, joint);
        const QImage chosen = desk.picture();
        QVERIFY(differingPixels(drawn, chosen) > 10);
        JointPose moved;
        moved.translation = Vec3(0, 0.3, 0);
        setJointPose(desk.document, joint, moved);
        QVERIFY(differingPixels(chosen, desk.picture()) > 100);
        removeCage(desk.document, 0);
        QCOMPARE(differingPixels(plain, desk.picture()), 0);
    }

    void capsulesAreDrawnAndPosed() {
        SINEW_NEED_GL();
        ViewportDesk desk;
        openLimb(desk.document);
        const auto bindBy = [&](const char* solver) {
            BindSettings settings = desk.document.state().settings;
            settings.solver = solver;
            setBindSettings(desk.document, settings);
            bindNow(desk.document);
        };
        bindBy("nearest");
        desk.show(700, 500);
        desk.look({Overlay::Mesh});
        const QImage plain = desk.picture();
        bindBy("envelope");
        QCOMPARE(differingPixels(plain, desk.picture()), 0);
        const ViewSettings before = desk.view.settings();
        desk.look({Overlay::Mesh, Overlay::Envelopes});
        const QImage drawn = desk.picture();
        keepPicture(drawn, "envelopes");
        QVERIFY(differingPixels(plain, drawn) > 500);
        selectJoint(desk.document, 1);
        const QImage chosen = desk.picture();
        QVERIFY(differingPixels(drawn, chosen) > 100);
        JointPose moved;
        moved.translation = Vec3(0, 0.3, 0);
        setJointPose(desk.document, 1, moved);
        QVERIFY(differingPixels(chosen, desk.picture()) > 100);
        setJointPose(desk.document, 1, JointPose());
        selectJoint(desk.document, kNone);
        desk.view.set(before);
        QCOMPARE(differingPixels(plain, desk.picture()), 0);
    }

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

    void theSettingShowsAndHidesThem() {
        SINEW_NEED_GL()
        ViewportDesk desk;
        openFlatHand(desk);
        desk.show(900, 700);
        const QImage guessed = desk.picture();
        keepPicture(guessed, "guessed_bones");
        switchGuessOff(desk.document);
        QVERIFY(differingPixels(guessed, desk.picture()) > 500);
        desk.document.undoStack().undo();
        QCOMPARE(differingPixels(guessed, desk.picture()), 0);
    }

    void theCursorTellsThem() {
        ViewportDesk desk;
        openFlatHand(desk);
        QSignalSpy said(&desk.viewport, &ViewportWidget::hoverText);
        const auto hover = [&](const Vec3& position) {
            const QPoint at = desk.placeOf(position);
            QMouseEvent move(QEvent::MouseMove, at, at, Qt::NoButton, Qt::NoButton, {});
            QCoreApplication::sendEvent(&desk.viewport, &move);
            return said.takeLast().at(0).toString();
        };
        const Vec3 first = desk.document.state().scene->skeleton.position(0);
        const QString onBone = hover(1.5 * first);
        QVERIFY2(onBone.contains("finger_a1") && onBone.contains("guessed"), qPrintable(onBone));
        switchGuessOff(desk.document);
        QVERIFY(hover(1.5 * first).isEmpty());
        const QString onPoint = hover(first);
        QVERIFY2(onPoint.contains("finger_a1") && !onPoint.contains("guessed"), qPrintable(onPoint));
    }
};

SINEW_TEST(TestDrawnShapesView, QApplication)

} // namespace testDrawnShapesView

#include "TestDrawnShapesView.moc"
