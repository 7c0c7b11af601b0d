#include "app/document/edits/Edits.h"
#include "app/view/compare/CompareData.h"
#include "tests/app/support/BindNow.h"
#include "tests/app/support/LimbDocument.h"
#include "tests/support/Patience.h"
#include "tests/support/Runner.h"

#include <QTest>

namespace testPaneDeformers {

using namespace sinew;

namespace {

/// A bound limb in the view and beside it, in an open comparison: pane 0 shows the document's weights, pane 1
/// those of the envelope solver.
struct PaneDesk {
    Document document;
    PosedMesh posed{document};
    TaskPool pool;
    CenterFinder centers{document, posed, pool};
    ImplicitController implicit{document, posed, pool};
    CompareController compare{document, pool};
    CompareData data{document, posed, compare, pool};

    PaneDesk() {
        test::openLimb(document);
        test::bindNow(document);
        compare.setOpen(true);
        compare.setSource(1, {SkinSource::Kind::Solver, "envelope", {}, {}, 0});
        bend(1.2);
        settle();
    }
    void bend(double angle) {
        JointPose pose;
        pose.rotation = Quat(Eigen::AngleAxisd(angle, Vec3(1, 1, 1).normalized()));
        setJointPose(document, 1, pose);
    }
    void settle() {
        const bool done = QTest::qWaitFor(
            [this] {
                data.finish();
                return !compare.running() && compare.skin(1).state == SkinState::Done && data.settled() &&
                       implicit.settled() && !centers.running();
            },
            test::kPatience);
        if (!done) {
            qFatal("the panes never rest");
        }
    }
    const std::vector<Vec3>& vertices(std::size_t pane) { return data.posed(pane).vertices(0); }
    /// What implicit skinning makes of a pane's weights in this pose, from scratch.
    std::vector<Vec3> fittedAnew(std::size_t pane) {
        Progress progress;
        auto skin = implicitSkinOf(*document.state().scene, *data.posed(pane).shownWeights(),
                                   ImplicitMethod::Contact, progress)
                        .value();
        ImplicitPoser poser(std::make_shared<const ImplicitSkin>(std::move(skin)));
        return implicitFrame(data.posed(pane).snapshot(), poser).pose->vertices[0];
    }
};

} // namespace

/// Panes of a comparison deform as the document says.
class TestPaneDeformers : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void implicitSkinningIsEveryPanesOwn() {
        PaneDesk desk;
        const std::vector<Vec3> direct = desk.vertices(1);
        setImplicit(desk.document, true);
        desk.settle();
        QVERIFY(desk.posed.implicit() && desk.data.posed(0).implicit() == desk.posed.implicit());
        QVERIFY(desk.vertices(0) == desk.posed.vertices(0));
        QVERIFY(desk.data.posed(1).implicit() && desk.data.posed(1).implicit() != desk.posed.implicit());
        QVERIFY(desk.vertices(1) != direct);
        QVERIFY(desk.vertices(1) == desk.fittedAnew(1));
        desk.bend(0.4);
        desk.settle();
        QVERIFY(desk.vertices(0) == desk.posed.vertices(0));
        QVERIFY(desk.vertices(1) == desk.fittedAnew(1));
    }

    void switchedOffPanesAreDirectAtOnce() {
        PaneDesk desk;
        const std::vector<Vec3> direct = desk.vertices(1);
        setImplicit(desk.document, true);
        desk.settle();
        setImplicit(desk.document, false);
        for (const std::size_t pane : {0, 1}) {
            QVERIFY(!desk.data.posed(pane).implicit());
        }
        QVERIFY(desk.vertices(1) == direct);
    }

    void centersOfRotationAreEveryPanesOwn() {
        PaneDesk desk;
        setDeformer(desk.document, Deformer::CentersOfRotation);
        desk.settle();
        for (const std::size_t pane : {0, 1}) {
            QCOMPARE(desk.data.posed(pane).deformer(), Deformer::CentersOfRotation);
        }
        QVERIFY(desk.data.posed(0).centers() == desk.posed.centers());
        QVERIFY(desk.data.posed(1).centers() && desk.data.posed(1).centers() != desk.posed.centers());
        QVERIFY(desk.vertices(0) == desk.posed.vertices(0));
    }

    /// What is fitted to them is not fitted again.
    void keptWeightsStayWhenTheDocumentsChange() {
        PaneDesk desk;
        setImplicit(desk.document, true);
        desk.compare.keep();
        desk.settle();
        const auto kept = desk.data.posed(1).shownWeights();
        BindSettings settings = desk.document.state().settings;
        settings.alpha = 0.2;
        setBindSettings(desk.document, settings);
        QVERIFY(desk.document.state().weights != kept);
        desk.settle();
        const auto frame = desk.data.posed(1).implicit();
        QVERIFY(frame && desk.data.posed(1).shownWeights() == kept);
        QVERIFY(desk.data.posed(0).implicit() == desk.posed.implicit());
        settings.alpha = 0.3;
        setBindSettings(desk.document, settings);
        QVERIFY(desk.data.posed(1).implicit() != nullptr); // it stays while the view's is fitted anew
        desk.settle();
        QVERIFY(desk.data.posed(1).implicit()->skin == frame->skin);
        QVERIFY(desk.vertices(1) == desk.fittedAnew(1));
    }

    /// The view's implicit skinning under a preview of weights would be of other weights.
    void previewsAreNotTakenOver() {
        PaneDesk desk;
        setImplicit(desk.document, true);
        desk.settle();
        desk.posed.setWeightsPreview(std::make_shared<const PartWeights>(*desk.document.state().weights));
        QVERIFY(!desk.posed.implicit());
        QVERIFY(!desk.data.posed(0).implicit());
        QVERIFY(desk.data.posed(1).implicit());
        desk.posed.setWeightsPreview(nullptr);
        desk.settle();
        QVERIFY(desk.data.posed(0).implicit() && desk.data.posed(0).implicit() == desk.posed.implicit());
    }

    void aClosedComparisonWorksOnNothing() {
        PaneDesk desk;
        setImplicit(desk.document, true);
        desk.compare.setOpen(false);
        QTRY_VERIFY_WITH_TIMEOUT(desk.implicit.settled(), test::kPatience);
        desk.bend(0.7);
        QTRY_VERIFY_WITH_TIMEOUT(desk.implicit.settled() && !desk.pool.busy(), test::kPatience);
        QVERIFY(desk.posed.implicit() && !desk.data.posed(1).implicit());
        desk.compare.setOpen(true);
        desk.settle();
        QVERIFY(desk.data.posed(1).implicit());
        QVERIFY(desk.vertices(0) == desk.posed.vertices(0));
    }
};

SINEW_TEST(TestPaneDeformers, QCoreApplication)

} // namespace testPaneDeformers

#include "TestPaneDeformers.moc"
