#include "app/document/RestMode.h"
#include "app/document/edits/SkeletonEditing.h"
#include "app/jobs/DragPreview.h"
#include "tests/app/support/BindNow.h"
#include "tests/app/support/LimbDocument.h"
#include "tests/support/Patience.h"
#include "tests/support/Runner.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>

namespace testDragPreview {

using namespace sinew;

namespace {

struct DragDesk {
    Document document;
    PosedMesh posed{document};
    TaskPool pool;
    BindController bind{document, posed, pool};
    DragPreview preview{document, posed, bind, pool};
    QSignalSpy shown{&preview, &DragPreview::shown};

    DragDesk() { test::openLimb(document); }
    SkeletonSteps moved(double y) const {
        return restMoveSteps(document.state(), std::array{1}, Vec3(0, y, 0), {});
    }
    /// Whether the weights that are shown are a preview of these places, in whichever detail.
    bool isShown(const SkeletonSteps& steps) const {
        const auto edited = withSkeletonSteps(document.state(), steps);
        Progress progress;
        return std::ranges::any_of(
            std::array{DragDetail::Coarsest, DragDetail::Coarse, DragDetail::Real}, [&](DragDetail detail) {
                const auto weights = draggedWeights(*edited, detail, document.state().field.get(), progress);
                return *(**weights)[0] == *(*posed.shownWeights())[0];
            });
    }
    void edit(double y) { QVERIFY(moveRestJoints(document, std::array{1}, Vec3(0, y, 0), {})); }
    bool rest() {
        return QTest::qWaitFor([this] { return document.state().bound() && !bind.running(); },
                               test::kPatience);
    }
};

} // namespace

/// What follows a joint that is dragged, and the bind that follows the drag.
class TestDragPreview : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void thePreviewFollowsAndIsNotKept() {
        DragDesk desk;
        test::bindNow(desk.document);
        const DocumentState before = desk.document.state();
        const auto weights = before.weights;
        desk.preview.follow(desk.moved(0.3));
        QTRY_COMPARE_WITH_TIMEOUT(desk.shown.count(), 1, test::kPatience);
        QVERIFY(desk.posed.weightsPreview());
        QVERIFY(!(*(*desk.posed.shownWeights())[0] == *(*weights)[0]));
        QVERIFY(desk.document.state() == before && desk.document.state().weights == weights);
        desk.preview.end();
        QVERIFY(!desk.posed.weightsPreview() && desk.posed.shownWeights() == weights);
        QVERIFY(desk.document.state() == before);
    }

    void theLatestPlaceIsShownLast() {
        DragDesk often;
        test::bindNow(often.document);
        for (const double y : {0.1, 0.2, 0.3, 0.4, 0.5}) {
            often.preview.follow(often.moved(y));
        }
        QTRY_COMPARE_WITH_TIMEOUT(often.shown.count(), 2, test::kPatience); // the first and the last
        QVERIFY(often.isShown(often.moved(0.5)));
    }

    void aPreviewThatIsSlowGetsCoarserAndStaysSo() {
        DragPace pace;
        QCOMPARE(pace.detail(), DragDetail::Coarse);
        pace.took(20.0);
        QCOMPARE(pace.detail(), DragDetail::Real);
        pace.took(20.0);
        pace.took(150.0); // slow, but it follows
        QCOMPARE(pace.detail(), DragDetail::Real);
        pace.took(250.0);
        QCOMPARE(pace.detail(), DragDetail::Coarse);
        pace.took(20.0); // Real would be slow again
        QCOMPARE(pace.detail(), DragDetail::Coarse);
        pace.took(250.0);
        pace.took(250.0);
        QCOMPARE(pace.detail(), DragDetail::Coarsest);
        pace.rest();
        pace.took(20.0);
        pace.took(20.0);
        QCOMPARE(pace.detail(), DragDetail::Real);
    }

    /// In the finest detail a drag shows what the bind after it gives.
    void theFinestDetailIsTheBind() {
        DragDesk desk;
        test::bindNow(desk.document);
        const auto edited = withSkeletonSteps(desk.document.state(), desk.moved(0.3));
        Progress progress;
        const auto shown =
            draggedWeights(*edited, DragDetail::Real, desk.document.state().field.get(), progress);
        const auto anew = bind(*edited->scene, edited->settings, progress);
        QVERIFY(*(**shown)[0] == *anew->weights[0]);
    }

    /// A mesh that was put in another's place is bound in the volume of that one while a joint is dragged,
    /// too.
    void theVolumeOfTheMeshBeforeStays() {
        DragDesk desk;
        test::bindNow(desk.document);
        auto edited = withSkeletonSteps(desk.document.state(), desk.moved(0.3));
        const auto alone = [&] {
            Progress progress;
            return draggedWeights(*edited, DragDetail::Real, nullptr, progress);
        };
        const auto own = alone();
        Scene wide = *edited->scene;
        Mesh mesh = *wide.parts[0].mesh;
        for (Vec3& vertex : mesh.vertices) {
            vertex.x() *= 1.5;
        }
        wide.parts[0].mesh = std::make_shared<const Mesh>(std::move(mesh));
        edited->volume = std::make_shared<const VolumeMesh>(
            VolumeMesh{{}, std::make_shared<const Scene>(std::move(wide))});
        const auto inVolume = alone();
        Progress progress;
        const auto field = solveState(*edited, edited->settings, progress);
        const auto bound = bindWeights(*edited->scene, **field, edited->settings, progress);
        QVERIFY(*(**inVolume)[0] == *bound[0]);
        QVERIFY(!(*(**inVolume)[0] == *(**own)[0]));
    }

    void whatIsNotBoundHasNoPreview() {
        DragDesk desk;
        desk.preview.follow(desk.moved(0.3));
        QVERIFY(!desk.pool.busy());
        test::bindNow(desk.document);
        desk.bind.setLive(false);
        desk.preview.follow(desk.moved(0.3));
        QVERIFY(!desk.pool.busy());
    }

    void theRealBindBelongsToTheEdit() {
        DragDesk desk;
        test::bindNow(desk.document);
        const DocumentState before = desk.document.state();
        const int steps = desk.document.undoStack().count();
        desk.preview.follow(desk.moved(0.3));
        QTRY_COMPARE_WITH_TIMEOUT(desk.shown.count(), 1, test::kPatience);
        desk.edit(0.3);
        desk.preview.end();
        QVERIFY2(desk.posed.weightsPreview(), "what was shown stays until there is better");
        QVERIFY(desk.rest());
        QCOMPARE(desk.document.undoStack().count(), steps + 1);
        QVERIFY(!desk.posed.weightsPreview());
        Progress progress;
        const DocumentState& state = desk.document.state();
        const auto anew = bind(*state.scene, state.settings, progress);
        QVERIFY(*(*state.weights)[0] == *anew->weights[0]);
        desk.document.undoStack().undo();
        QVERIFY(desk.document.state() == before && desk.document.state().weights == before.weights);
        desk.document.undoStack().redo();
        QVERIFY(desk.document.state().bound());
    }

    void withoutLiveUpdateAnEditOnlyCarries() {
        DragDesk desk;
        test::bindNow(desk.document);
        desk.bind.setLive(false);
        desk.edit(0.3);
        QVERIFY(desk.document.state().unboundByEdit() && !desk.bind.rebindDue());
        QVERIFY(!desk.pool.busy());
    }

    void undoWhileItBindsShowsTheOldWeights() {
        DragDesk desk;
        test::bindNow(desk.document);
        const DocumentState before = desk.document.state();
        desk.edit(0.3);
        QTRY_VERIFY_WITH_TIMEOUT(desk.bind.running() || desk.document.state().bound(), test::kPatience);
        desk.document.undoStack().undo();
        desk.pool.waitForWork();
        QCoreApplication::processEvents();
        QVERIFY(desk.document.state() == before);
        QVERIFY(desk.posed.shownWeights() == before.weights);
    }

    void aCoarserGridKeepsThePriceOfWalls() {
        BindSettings settings;
        settings.resolution = 256;
        const BindSettings usual = coarseSettings(settings);
        const BindSettings coarser = coarseSettings(settings, 32);
        QCOMPARE(usual.resolution, kPreviewResolution);
        QCOMPARE(coarser.resolution, 32);
        const double walls = (effectivePenalty(usual) - 1.0) / (effectivePenalty(coarser) - 1.0);
        QVERIFY(std::abs(walls - 2.0) < 1e-9); // half as many voxels on a way
        settings.resolution = 16;
        QCOMPARE(coarseSettings(settings, 32).resolution, 16);
    }
};

SINEW_TEST(TestDragPreview, QCoreApplication)

} // namespace testDragPreview

#include "TestDragPreview.moc"
