#include "app/document/edits/Edits.h"
#include "app/jobs/JointCheck.h"
#include "app/jobs/rig/RigDraft.h"
#include "app/project/RestoreProject.h"
#include "app/report/Inspection.h"
#include "core/io/ExportScene.h"
#include "core/io/ImportScene.h"
#include "tests/support/Cloth.h"
#include "tests/support/Figures.h"
#include "tests/support/HumanScene.h"
#include "tests/support/Patience.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <array>

namespace testRigDraft {

using namespace sinew;
using namespace sinew::test;

namespace {

/// A figure without a skeleton, and who makes one for it.
struct RigBench {
    Document document;
    TaskPool pool;
    RigDraft draft{document, pool};
    ChainMaker chains{document, pool};

    explicit RigBench(Scene scene = tPoseFigure()) { document.reset(stateOfScene(std::move(scene), {})); }
    bool settle() {
        return QTest::qWaitFor([this] { return !draft.running() && !chains.running(); }, kPatience);
    }
    const Skeleton& skeleton() const { return document.state().scene->skeleton; }
    const DraftMarker* marker(const std::string& name) {
        shown = draft.markers();
        const auto found = std::ranges::find(shown, name, &DraftMarker::name);
        return found == shown.end() ? nullptr : &*found;
    }
    Vec3 jointOf(const std::string& name) const {
        const Skeleton& made = draft.fitted()->skeleton;
        return made.position(static_cast<std::size_t>(made.find(name)));
    }

    std::vector<DraftMarker> shown;
};

bool samePositions(const Skeleton& a, const Skeleton& b) {
    bool same = a.size() == b.size();
    for (std::size_t j = 0; same && j < a.size(); ++j) {
        same = a.joints[j].name == b.joints[j].name && a.joints[j].parent == b.joints[j].parent &&
               a.joints[j].modelFromJointBind.isApprox(b.joints[j].modelFromJointBind, 1e-9);
    }
    return same;
}

} // namespace

/// Skeletons of templates and chains of joints, from a guess to the document.
class TestRigDraft : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void guessesCome() {
        RigBench bench;
        QVERIFY(bench.draft.markers().empty());
        bench.draft.begin({});
        QVERIFY(bench.draft.active() && bench.draft.running());
        QVERIFY(bench.settle());
        QVERIFY(bench.draft.fitted() && !bench.draft.problem());
        const DraftMarker* chin = bench.marker("chin");
        QVERIFY(chin != nullptr && chin->at && !chin->set);
        QVERIFY((*chin->at - FigureJoints().chin).norm() < 0.15);
        QVERIFY(bench.skeleton().empty()); // not before it is created
        bench.draft.end();
        QVERIFY(!bench.draft.active() && !bench.draft.fitted());
    }

    /// Fingers and hips of a fit are beside the middle of what is around them, which is no fault.
    void whatIsFittedHasNoFaults() {
        RigBench bench;
        RigWish wish;
        wish.settings.ends = true;
        bench.draft.begin(wish);
        QVERIFY(bench.settle());
        QVERIFY(bench.draft.create());
        JointCheck check(bench.document, bench.pool);
        QSignalSpy judged(&check, &JointCheck::judged);
        check.setWanted(true);
        QTRY_COMPARE_WITH_TIMEOUT(judged.count(), 1, kPatience);
        QVERIFY(check.hasVolume());
        QVERIFY(check.faultyJoints().empty());
        QVERIFY(jointsOutside(*bench.document.state().scene).empty());
    }

    void markersAreAskedForInTurn() {
        RigBench bench;
        bench.draft.begin({});
        QVERIFY(bench.settle());
        const FigureJoints joints;
        QCOMPARE(bench.draft.next(), std::string("chin"));
        bench.draft.place("chin", joints.chin);
        QCOMPARE(bench.draft.next(), std::string("leftWrist"));
        bench.draft.place("leftWrist", joints.leftWrist);
        QCOMPARE(bench.draft.next(), std::string("groin")); // the right one goes along, elbows are optional
        bench.draft.choose("leftAnkle");
        QCOMPARE(bench.draft.next(), std::string("leftAnkle"));
        bench.draft.place("leftAnkle", joints.leftAnkle);
        QCOMPARE(bench.draft.next(), std::string("groin"));
        bench.draft.choose("leftElbow");
        QCOMPARE(bench.draft.next(), std::string("leftElbow"));
        bench.draft.place("leftElbow", joints.leftElbow);
        QCOMPARE(bench.draft.next(), std::string("groin"));
        bench.draft.place("groin", joints.groin);
        QVERIFY(bench.draft.next().empty()); // knees are left, which are optional
        QVERIFY(bench.settle());
        QVERIFY(bench.marker("chin")->set && bench.marker("rightWrist")->set);
        bench.draft.forget("leftWrist");
        QCOMPARE(bench.draft.next(), std::string("leftWrist"));
        QVERIFY(bench.settle());
        QVERIFY(!bench.marker("leftWrist")->set && !bench.marker("rightWrist")->set);
        bench.draft.forgetAll();
        QCOMPARE(bench.draft.next(), std::string("chin"));
        QVERIFY(bench.settle());
        QVERIFY(!bench.marker("chin")->set);
    }

    void aMarkerMovesItsJoint() {
        RigBench bench;
        bench.draft.begin({});
        QVERIFY(bench.settle());
        const Vec3 wrist = FigureJoints().leftWrist;
        bench.draft.place("leftWrist", wrist - Vec3(0.05, 0, 0), false);
        bench.draft.place("leftWrist", wrist, false); // while the fit before still runs
        QVERIFY(bench.settle());
        QVERIFY(bench.draft.fitted());
        QVERIFY((bench.jointOf("mixamorig:LeftHand") - wrist).norm() < 0.02);
        QVERIFY((bench.jointOf("mixamorig:RightHand") - Vec3(-wrist.x(), wrist.y(), wrist.z())).norm() <
                0.03);
        QVERIFY(*bench.marker("leftWrist")->at == wrist);
    }

    /// At once, and where the fit will put it.
    void theOtherSideFollowsBeforeTheFit() {
        RigBench bench;
        bench.draft.begin({});
        QVERIFY(bench.settle());
        const Vec3 wrist = FigureJoints().leftWrist;
        for (const double distance : {0.05, 0.02, 0.0}) { // as a drag goes
            const Vec3 at = wrist - Vec3(distance, 0.5 * distance, 0);
            bench.draft.place("leftWrist", at, false);
            QVERIFY(bench.draft.running());
            const Vec3 other = *bench.marker("rightWrist")->at;
            QVERIFY((other - Vec3(-at.x(), at.y(), at.z())).norm() < 0.03);
            if (distance == 0.0) {
                QVERIFY(bench.settle());
                QVERIFY((*bench.marker("rightWrist")->at - other).norm() < 1e-6);
            }
        }
        bench.draft.place("rightWrist", Vec3(-0.9, 1.2, 0.0) + Vec3(0.3, 0.1, 0.0), false);
        QVERIFY((*bench.marker("leftWrist")->at - Vec3(0.6, 1.3, 0.0)).norm() < 0.05);
        QVERIFY(bench.settle());
    }

    /// By the volume that was there last, also where no fit comes of it.
    void theOtherSideFollowsWithoutAFit() {
        RigBench bench;
        bench.draft.begin({});
        QVERIFY(bench.settle());
        const Vec3 away(4.0, 3.0, 0.0);
        bench.draft.place("leftWrist", away, false);
        QVERIFY((*bench.marker("rightWrist")->at - Vec3(-away.x(), away.y(), 0.0)).norm() < 0.2);
        QVERIFY(bench.settle());
        QVERIFY((*bench.marker("rightWrist")->at - Vec3(-away.x(), away.y(), 0.0)).norm() < 0.2);
    }

    void bothSidesWhereNothingIsMirrored() {
        RigBench bench;
        RigWish wish;
        wish.mirrored = false;
        bench.draft.begin(wish);
        const FigureJoints joints;
        bench.draft.place("chin", joints.chin);
        bench.draft.place("leftWrist", joints.leftWrist);
        QCOMPARE(bench.draft.next(), std::string("rightWrist"));
        QVERIFY(bench.settle());
        QVERIFY(!bench.marker("rightWrist")->set);
    }

    void numbersAndNamesFollow() {
        RigBench bench;
        RigWish wish;
        bench.draft.begin(wish);
        QVERIFY(bench.settle());
        const std::size_t many = bench.draft.fitted()->skeleton.size();
        wish.settings.fingers = 0;
        wish.settings.naming = RigNaming::Unreal;
        bench.draft.setWish(wish);
        QVERIFY(bench.settle());
        QVERIFY(bench.draft.fitted()->skeleton.size() < many);
        QVERIFY(bench.draft.fitted()->skeleton.find("hand_l") != kNone);
    }

    void problemsAreTold() {
        Mesh sheet;
        sheet.vertices = {Vec3(0, 0, 0), Vec3(1, 0, 0), Vec3(1, 2, 0), Vec3(0, 2, 0)};
        sheet.addPolygon(std::array<std::uint32_t, 4>{0, 1, 2, 3});
        Scene flat;
        flat.parts.push_back({std::make_shared<const Mesh>(std::move(sheet)), nullptr, kNone});
        RigBench bench(std::move(flat));
        bench.draft.begin({});
        QVERIFY(bench.settle());
        QVERIFY(bench.draft.problem() && !bench.draft.fitted());
        QVERIFY(bench.draft.create());
        QCOMPARE(bench.document.undoStack().count(), 0);
    }

    void whatLiesIsTurned() {
        Transform lying = Transform::Identity();
        lying.linear() = standingFromModel(UpDirection::Z).transpose();
        RigBench bench(placed(tPoseFigure(), lying));
        bench.draft.begin({});
        QVERIFY(bench.settle());
        QVERIFY(bench.draft.problem() && bench.draft.problem()->code == ErrorCode::RigLying);
        QCOMPARE(bench.draft.problem()->arguments.at(1), std::string("z"));
        RigWish wish;
        wish.up = UpDirection::Z;
        bench.draft.setWish(wish); // the volume that was made lies
        QVERIFY(bench.settle());
        QVERIFY(bench.draft.fitted() && !bench.draft.problem());
        QVERIFY((*bench.marker("chin")->at - lying * FigureJoints().chin).norm() < 0.15);
        bench.draft.setWish({}); // overtaken while it runs
        bench.draft.setWish(wish);
        QVERIFY(bench.settle());
        QVERIFY(bench.draft.fitted() && !bench.draft.problem());
    }

    void creatingIsOneStep() {
        RigBench bench;
        bench.draft.begin({});
        QVERIFY(bench.settle());
        const auto fitted = bench.draft.fitted();
        const auto before = bench.document.state().scene;
        QVERIFY(bench.draft.create());
        QVERIFY(!bench.draft.active());
        QVERIFY(samePositions(bench.skeleton(), fitted->skeleton));
        QCOMPARE(bench.document.undoStack().count(), 1);
        bench.document.undoStack().undo();
        QVERIFY(bench.document.state().scene == before);
        bench.document.undoStack().redo();
        QVERIFY(samePositions(bench.skeleton(), fitted->skeleton));
    }

    void aSkeletonThatWasThereGoes() {
        Scene scene = tPoseFigure();
        scene.skeleton = humanScene().skeleton;
        const Skeleton before = scene.skeleton;
        RigBench bench(std::move(scene));
        bench.draft.begin({});
        QVERIFY(bench.settle());
        QVERIFY(bench.draft.fitted());
        const auto fitted = bench.draft.fitted(); // of the same names
        QVERIFY(bench.draft.create());
        QVERIFY(samePositions(bench.skeleton(), fitted->skeleton));
        bench.document.undoStack().undo();
        QVERIFY(samePositions(bench.skeleton(), before));
    }

    void projectsKeepIt() {
        const QTemporaryDir folder;
        Progress progress;
        const auto character = folder.filePath("figure.glb").toStdString();
        Scene scene = tPoseFigure();
        scene.skeleton = humanScene().skeleton;
        QVERIFY(exportScene(scene, character, {}, progress));
        RigBench bench;
        bench.document.reset(*readCharacter(character, progress));
        bench.draft.begin({});
        QVERIFY(bench.settle());
        QVERIFY(bench.draft.create());
        const auto file = folder.filePath("figure.sinew").toStdString();
        QVERIFY(writeProject(projectOf(bench.document.state(), {}), file));
        const auto project = readProject(file);
        QVERIFY(project);
        const auto restored = restoreProject(*project, {}, progress);
        QVERIFY(restored);
        QVERIFY(samePositions(restored->state.scene->skeleton, bench.skeleton()));
    }

    void aFileLendsItsSkeleton() {
        const QTemporaryDir folder;
        Progress progress;
        const auto file = folder.filePath("human.glb").toStdString();
        QVERIFY(exportScene(humanScene(), file, {}, progress));
        RigBench bench;
        RigWish wish;
        wish.file = file;
        bench.draft.begin(wish);
        QVERIFY(bench.settle());
        QVERIFY(bench.draft.fitted());
        QCOMPARE(bench.draft.fitted()->skeleton.size(), importSkeleton(file, progress)->skeleton.size());
        wish.file = folder.filePath("missing.glb").toStdString();
        bench.draft.setWish(wish);
        QVERIFY(bench.settle());
        QVERIFY(bench.draft.problem() && bench.draft.problem()->code == ErrorCode::FileNotFound);
    }

    void anotherSceneEndsIt() {
        RigBench bench;
        bench.draft.begin({});
        bench.document.reset(stateOfScene(limb(), {}));
        QVERIFY(!bench.draft.active() && !bench.draft.running());
        bench.pool.waitForWork();
        QCoreApplication::processEvents();
        QVERIFY(!bench.draft.fitted());
        bench.document.reset({});
        bench.draft.begin({});
        QVERIFY(!bench.draft.active());
    }

    void chainsFollowAStroke() {
        RigBench bench;
        const QSignalSpy added(&bench.chains, &ChainMaker::added);
        bench.chains.setWish({"arm", 4, true});
        bench.chains.start({Vec3(0.2, 1.4, 0.02), Vec3(0.45, 1.4, 0.02), Vec3(0.7, 1.4, 0.02)});
        QVERIFY(bench.settle());
        QCOMPARE(added.size(), 1);
        QCOMPARE(bench.skeleton().size(), std::size_t{4});
        QCOMPARE(bench.skeleton().joints[0].name, std::string("arm1"));
        for (std::size_t j = 0; j < 4; ++j) {
            const Joint& joint = bench.skeleton().joints[j];
            QCOMPARE(joint.parent, j == 0 ? kNone : static_cast<std::int32_t>(j) - 1);
            QVERIFY(std::abs(bench.skeleton().position(j).y() - 1.38) < 0.03); // the middle of the arm
            QVERIFY(joint.modelFromJointBind.linear().col(1).x() > 0.95);      // along it
        }
        bench.document.undoStack().undo();
        QVERIFY(bench.skeleton().empty());
    }

    void chainsHangBelowTheSelectedJoint() {
        RigBench bench(humanScene());
        const Skeleton before = bench.skeleton();
        const Vec3 hips = before.position(0);
        const std::vector<Vec3> stroke{hips, hips + Vec3(0, 5, 0), hips + Vec3(0, 10, 0)};
        selectJoint(bench.document, 2);
        bench.chains.start(stroke);
        QVERIFY(bench.settle());
        const auto first = static_cast<std::size_t>(bench.skeleton().find("tail1"));
        QCOMPARE(bench.skeleton().joints[first].parent, bench.skeleton().find(before.joints[2].name));
        bench.chains.setWish({"tail", 3, false});
        bench.chains.start(stroke);
        QVERIFY(bench.settle());
        QCOMPARE(bench.skeleton().size(), before.size() + 8);
    }

    void aSheetGetsChainsAround() {
        RigBench bench;
        Scene skirt; // has no volume
        skirt.parts.push_back({std::make_shared<const Mesh>(test::openCone({})), nullptr, kNone});
        bench.document.reset(stateOfScene(std::move(skirt), {}));
        const QSignalSpy wishes(&bench.chains, &ChainMaker::wishChanged);
        const QSignalSpy added(&bench.chains, &ChainMaker::added);
        bench.chains.setWish({"skirt", 3, true, ColumnKind::Ring, 6});
        QCOMPARE(wishes.size(), 1);
        bench.chains.start({Vec3(0, 0.98, 0.21), Vec3(0, 0.52, 0.44)});
        QVERIFY(bench.settle());
        QCOMPARE(added.size(), 1);
        QCOMPARE(added[0][0].toInt(), 18);
        QCOMPARE(bench.skeleton().size(), std::size_t{18});
        QVERIFY(bench.skeleton().find("skirt_06_03") != kNone);
        bench.document.undoStack().undo();
        QVERIFY(bench.skeleton().empty());
        QSignalSpy failed(&bench.chains, &ChainMaker::failed);
        bench.chains.start({Vec3(5, 1, 0), Vec3(5, 0.5, 0)});
        QVERIFY(bench.settle());
        QCOMPARE(failed[0][0].value<Error>().code, ErrorCode::RigStrokeMissed);
    }

    void shortStrokesAreTold() {
        RigBench bench;
        QSignalSpy failed(&bench.chains, &ChainMaker::failed);
        bench.chains.start({Vec3(0.2, 1.4, 0.0), Vec3(0.2, 1.4, 0.0)});
        QVERIFY(bench.settle());
        QCOMPARE(failed.size(), 1);
        QCOMPARE(failed[0][0].value<Error>().code, ErrorCode::RigStrokeShort);
        QCOMPARE(bench.document.undoStack().count(), 0);
    }
};

SINEW_TEST(TestRigDraft, QCoreApplication)

} // namespace testRigDraft

#include "TestRigDraft.moc"
