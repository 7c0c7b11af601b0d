#include "app/document/edits/Edits.h"
#include "app/document/edits/LimitEdits.h"
#include "app/document/edits/SkeletonEditing.h"
#include "app/project/RestoreProject.h"
#include "core/io/ExportScene.h"
#include "core/skeleton/edit/JointEdits.h"
#include "tests/app/support/BindNow.h"
#include "tests/app/support/LimbDocument.h"
#include "tests/app/support/ProjectWork.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <memory>

namespace testLimitEdits {

using namespace sinew;

namespace {

Quat aboutX(double degrees) {
    return rotationOfAngles({degrees, 0, 0}, AxisOrder::XYZ);
}

} // namespace

/// Limits of joints as steps of a document.
class TestLimitEdits : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        m_document = std::make_unique<Document>();
        test::openLimb(*m_document);
        selectJoint(*m_document, 1);
        m_steps = m_document->undoStack().count();
    }

    void ticksSetAndFreeAndUndo() {
        const DocumentState before = state();
        QVERIFY(setLimited(*m_document, true));
        QVERIFY(joint(1).limits);
        QCOMPARE(joint(1).limits->ranges[2], (AngleRange{-180, 180}));
        QVERIFY(!joint(0).limits);
        QVERIFY(setLimited(*m_document, false));
        QVERIFY(!joint(1).limits);
        m_document->undoStack().undo();
        QVERIFY(joint(1).limits);
        m_document->undoStack().undo();
        QVERIFY(state() == before);
    }

    void numbersOfOneFieldAreOneStep() {
        QVERIFY(setLimited(*m_document, true));
        for (const double degrees : {120.0, 90.0, 45.0}) {
            QVERIFY(setLimit(*m_document, 0, true, degrees));
        }
        m_document->endMerge();
        QCOMPARE(m_document->undoStack().count(), m_steps + 2);
        QCOMPARE(joint(1).limits->ranges[0].max, 45.0);
        QVERIFY(setLimit(*m_document, 1, false, -kNoLimitDegrees));
        QVERIFY(std::isinf(joint(1).limits->ranges[1].min));
    }

    void turnedRoundIsRefused() {
        QVERIFY(setLimit(*m_document, 0, true, 30.0));
        const DocumentState before = state();
        const auto done = setLimit(*m_document, 0, false, 60.0);
        QVERIFY(!done && done.error().code == ErrorCode::LimitsTurnedRound);
        QVERIFY(state() == before);
    }

    void allSelectedJointsAreLimited() {
        m_document->change("Select", [](DocumentState& state) { state.selection.others = {2}; });
        QVERIFY(setLimit(*m_document, 0, true, 30.0));
        QCOMPARE(joint(1).limits->ranges[0].max, 30.0);
        QCOMPARE(joint(2).limits->ranges[0].max, 30.0);
    }

    void thePoseIsTurnedBack() {
        setJointPose(*m_document, 1, {aboutX(80)});
        QVERIFY(setLimit(*m_document, 0, true, 30.0));
        QVERIFY((limitedAngles(state(), 1) - Vec3(30, 0, 0)).norm() < 1e-6);
        QVERIFY(state().pose.joints[1].rotation.angularDistance(aboutX(30)) < 1e-6);
        // What a hand poses then ends there too; clips of files play as they are.
        Pose wanted = state().pose;
        wanted.joints[1].rotation = aboutX(75);
        setPoseWithinLimits(*m_document, wanted, "Pose Joint");
        QVERIFY(state().pose.joints[1].rotation.angularDistance(aboutX(30)) < 1e-6);
        setPose(*m_document, wanted, "Use Pose from Clip");
        QCOMPARE(state().pose.joints[1].rotation.coeffs(), wanted.joints[1].rotation.coeffs());
    }

    void thePoseSetsLimits() {
        setJointPose(*m_document, 1, {aboutX(70)});
        QVERIFY(setLimitsFromPose(*m_document));
        QVERIFY(std::abs(joint(1).limits->ranges[0].max - 70.0) < 0.06);
        QVERIFY(std::abs(joint(1).limits->ranges[0].min) < 0.06);
        setJointPose(*m_document, 1, {aboutX(-20)});
        QVERIFY(setLimitsFromPose(*m_document)); // the other side
        QVERIFY(std::abs(joint(1).limits->ranges[0].min + 20.0) < 0.06);
        QVERIFY(std::abs(joint(1).limits->ranges[0].max - 70.0) < 0.06);
    }

    void theBindStays() {
        test::bindNow(*m_document);
        const DocumentState before = state();
        QVERIFY(setLimit(*m_document, 0, true, 30.0));
        QVERIFY(state().bound() && state().field == before.field && state().report == before.report);
        QVERIFY(state().weights == before.weights);
    }

    void projectsKeepThem() {
        QTemporaryDir folder;
        Progress progress;
        const auto character = folder.filePath("limb.glb").toStdString();
        QVERIFY(exportScene(test::limb(), character, {}, progress));
        DocumentState opened = *readCharacter(character, progress);
        opened.settings = state().settings;
        m_document->reset(opened);
        selectJoint(*m_document, 1);
        test::bindNow(*m_document);
        QVERIFY(setLimit(*m_document, 0, true, 30.5));
        QVERIFY(setLimit(*m_document, 2, false, -12.0));
        QVERIFY(editSkeleton(*m_document, *renameJoint(state().scene->skeleton, 1, "Elbow"), "Rename"));
        const std::optional<JointLimits> limits = joint(1).limits;
        const auto file = folder.filePath("limb.sinew").toStdString();
        QVERIFY(writeProject(projectOf(state(), {}), file));
        const auto project = readProject(file);
        QVERIFY(project);
        const auto restored = restoreProject(*project, {}, progress);
        QVERIFY(restored);
        QCOMPARE(restored->state.scene->skeleton.joints[1].name, std::string("Elbow"));
        QVERIFY(restored->state.scene->skeleton.joints[1].limits == limits);
    }

private:
    const DocumentState& state() const { return m_document->state(); }
    const Joint& joint(std::size_t j) const { return state().scene->skeleton.joints[j]; }

    std::unique_ptr<Document> m_document;
    int m_steps = 0;
};

SINEW_TEST(TestLimitEdits, QCoreApplication)

} // namespace testLimitEdits

#include "TestLimitEdits.moc"
