#include "app/document/edits/LayerEdits.h"
#include "app/document/regions/NewRegion.h"
#include "app/document/regions/RegionEdits.h"
#include "app/painting/BrushStroke.h"
#include "app/view/surface/SkinData.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/ui/support/ViewportDesk.h"

#include <QApplication>
#include <QTest>

namespace testSurfaceColorings {

using namespace sinew;
using namespace sinew::test;

namespace {

/// A bound limb with its weights shown.
struct ColorDesk : ViewportDesk {
    ColorDesk() {
        DocumentState state = stateOfScene(limb(), {});
        state.settings.resolution = 32;
        state.settings.automatic = false;
        Progress progress;
        state.field = *solveBind(*state.scene, state.settings, progress);
        state.solved =
            std::make_shared<const PartWeights>(bindWeights(*state.scene, *state.field, state.settings));
        document.reset(std::move(state));
        selectJoint(document, 1);
        look({Overlay::Mesh, Overlay::Weights});
        show(600, 400);
    }
    /// Until what was changed is drawn.
    void draw() {
        const int frames = viewport.framesDrawn();
        viewport.grab();
        QVERIFY(viewport.framesDrawn() > frames);
        settle();
    }
    void turn(double angle) {
        JointPose pose;
        pose.rotation = Quat(Eigen::AngleAxisd(angle, Vec3::UnitZ()));
        setJointPose(document, 1, pose, MergeKey::Pose);
        draw();
    }
};

} // namespace

/// The surface's colours are worked out and uploaded when what they show changes, and never else.
class TestSurfaceColorings : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { SINEW_NEED_GL(); }
    void posingColorsNothing_data() {
        QTest::addColumn<int>("layer");
        for (const Overlay layer : {Overlay::Weights, Overlay::JointColors, Overlay::InfluenceCount,
                                    Overlay::SurfaceDistance, Overlay::LimitCut, Overlay::Parts}) {
            QTest::addRow("layer %d", static_cast<int>(layer)) << static_cast<int>(layer);
        }
    }

    void posingColorsNothing() {
        QFETCH(int, layer);
        ColorDesk desk;
        desk.look({Overlay::Mesh, static_cast<Overlay>(layer)});
        desk.draw();
        desk.draw();
        const int before = desk.viewport.surfaceColorings();
        QVERIFY(before > 0);
        for (int frame = 1; frame <= 10; ++frame) {
            desk.turn(0.1 * frame);
        }
        desk.document.undoStack().undo();
        desk.draw();
        // A clip that plays, and another deformer.
        Pose pose = desk.document.state().pose;
        pose.joints[1].rotation = Quat(Eigen::AngleAxisd(0.5, Vec3::UnitX()));
        desk.posed.setPreview(pose);
        desk.draw();
        desk.posed.setPreview(std::nullopt);
        setDeformer(desk.document, Deformer::DualQuaternion);
        desk.draw();
        QCOMPARE(desk.viewport.surfaceColorings(), before);
    }

    /// The card has the skin: a pose is the joints' places alone.
    void posingSkinsNothing() {
        ColorDesk desk;
        desk.turn(0.1);
        const SurfaceCounts before = desk.viewport.surfaceCounts();
        QVERIFY(before.skinned > 0 && before.colored > 0);
        for (int frame = 2; frame <= 6; ++frame) {
            desk.turn(0.1 * frame);
        }
        QCOMPARE(desk.viewport.surfaceCounts().skinned, before.skinned);
        QCOMPARE(desk.viewport.surfaceCounts().colored, before.colored);
    }

    void aStrokeColorsAndSkinsWhatItChanged() {
        ColorDesk desk;
        desk.turn(0.1);
        const std::size_t vertices = makeDrawSurface(*desk.document.state().scene).vertexCount();
        const SurfaceCounts before = desk.viewport.surfaceCounts();
        BrushStroke stroke(desk.document, desk.posed);
        PaintOptions options;
        options.mode = BrushMode::Replace;
        options.strength = 1.0F;
        options.frontOnly = false;
        QVERIFY(stroke.begin(options, StrokeKind::Plain));
        BrushDab dab;
        dab.triangle = 100;
        dab.radius = 0.2;
        QVERIFY(stroke.dab(dab));
        desk.draw();
        const SurfaceCounts now = desk.viewport.surfaceCounts();
        QVERIFY(now.colored > before.colored && now.skinned > before.skinned);
        QVERIFY2(now.colored - before.colored < vertices / 2, qPrintable(QString::number(vertices)));
        QVERIFY(now.skinned - before.skinned < vertices / 2);
        QCOMPARE(now.colorings, before.colorings + 1);
        dab.triangle = 20;
        QVERIFY(stroke.dab(dab));
        stroke.end();
        desk.turn(0.6); // by the skin that the card has
        const QImage changed = desk.picture();
        keepPicture(changed, "recolored_by_a_stroke");
        // The same as when all is coloured and skinned anew.
        const OrbitCamera camera = desk.viewport.camera();
        desk.look({Overlay::Mesh});
        desk.document.reset(desk.document.state());
        desk.draw();
        desk.viewport.setCamera(camera);
        selectJoint(desk.document, 1);
        desk.look({Overlay::Mesh, Overlay::Weights});
        QCOMPARE(differingPixels(changed, desk.picture()), 0);
        const SurfaceCounts anew = desk.viewport.surfaceCounts();
        QVERIFY(anew.colored >= now.colored + vertices);
    }

    void whatTheyShowColorsAnew() {
        ColorDesk desk;
        desk.turn(0.5);
        int before = desk.viewport.surfaceColorings();
        const auto coloredOnce = [&] {
            desk.draw();
            const int now = desk.viewport.surfaceColorings();
            return std::exchange(before, now) + 1 == now;
        };
        selectJoint(desk.document, 0);
        QVERIFY(coloredOnce());
        BindSettings settings = desk.document.state().settings;
        settings.alpha = 0.1;
        setBindSettings(desk.document, settings);
        QVERIFY(coloredOnce());
        desk.document.undoStack().undo();
        QVERIFY(coloredOnce());
        desk.posed.setWeightsPreview(std::make_shared<const PartWeights>(*desk.document.state().weights));
        QVERIFY(coloredOnce());
        desk.posed.setWeightsPreview(nullptr);
        QVERIFY(coloredOnce());
        desk.look({Overlay::Mesh, Overlay::JointColors});
        QVERIFY(coloredOnce());
        desk.look({Overlay::Mesh});
        QVERIFY(coloredOnce()); // taken off
        desk.turn(0.7);
        QCOMPARE(desk.viewport.surfaceColorings(), before);
        desk.look({Overlay::Mesh, Overlay::JointColors});
        QVERIFY(coloredOnce());
        desk.document.reset(desk.document.state());
        desk.draw();
        QVERIFY(desk.viewport.surfaceColorings() > before);
    }

    void amountsOfTheChosenRegionColorAnew() {
        ColorDesk desk;
        QVERIFY(addRegionHere(desk.document, SolidShape::Sphere));
        Region region = desk.document.state().settings.regions[0];
        desk.look({Overlay::Mesh, Overlay::RegionAmount});
        desk.draw();
        int before = desk.viewport.surfaceColorings();
        const auto coloredAnew = [&] {
            desk.draw();
            const int now = desk.viewport.surfaceColorings();
            return std::exchange(before, now) < now;
        };
        desk.viewport.setRegion(region.name, false);
        QVERIFY(coloredAnew());
        region.blend = 20.0;
        changeRegion(desk.document, 0, region);
        QVERIFY(coloredAnew());
        desk.turn(0.3);
        QCOMPARE(desk.viewport.surfaceColorings(), before);
        desk.viewport.setRegion({}, false);
        QVERIFY(coloredAnew());
    }
};

SINEW_TEST(TestSurfaceColorings, QApplication)

} // namespace testSurfaceColorings

#include "TestSurfaceColorings.moc"
