#include "app/document/edits/Edits.h"
#include "app/document/edits/HandleEdits.h"
#include "app/document/edits/InfluenceEdits.h"
#include "app/document/edits/SkeletonEditing.h"
#include "app/project/RestoreProject.h"
#include "core/io/ExportScene.h"
#include "core/io/source/FileBytes.h"
#include "core/skeleton/edit/EngineJoints.h"
#include "core/skeleton/edit/JointEdits.h"
#include "core/skeleton/edit/JointPlaces.h"
#include "core/skeleton/edit/MirrorJoints.h"
#include "tests/app/support/BindNow.h"
#include "tests/app/support/LimbDocument.h"
#include "tests/app/support/ProjectWork.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <random>
#include <set>

namespace testSkeletonEditing {

using namespace sinew;

namespace {

using Dice = std::mt19937;

std::size_t throwOf(Dice& dice, std::size_t sides) {
    return dice() % sides;
}

Vec3 somePosition(Dice& dice) {
    const auto part = [&] { return 0.05 * static_cast<double>(throwOf(dice, 20)); };
    return {part(), 0.2 * part(), 0.2 * part()};
}

std::vector<std::int32_t> someJoints(Dice& dice, std::size_t count) {
    std::vector<std::int32_t> joints;
    for (std::size_t left = 1 + throwOf(dice, 2); count > 0 && left > 0; --left) {
        joints.push_back(static_cast<std::int32_t>(throwOf(dice, count)));
    }
    return joints;
}

Expected<SkeletonSteps> someSteps(const Skeleton& skeleton, Dice& dice) {
    const std::vector<std::int32_t> joints = someJoints(dice, skeleton.size());
    const JointsBelow below = throwOf(dice, 2) == 0 ? JointsBelow::Stay : JointsBelow::Follow;
    const bool many = skeleton.size() > 24;
    const std::size_t what = joints.empty() ? 0 : throwOf(dice, 11);
    switch (many && what < 4 ? 4 : what) {
    case 0:
        return addJoint(skeleton, "new", joints.empty() ? kNone : joints.front(), somePosition(dice));
    case 1:
        return extrudeJoints(skeleton, joints, somePosition(dice));
    case 2:
        return splitBone(skeleton, joints.front(), 1 + throwOf(dice, 3));
    case 3:
        return duplicateJoints(skeleton, joints, somePosition(dice));
    case 4:
        return deleteJoints(skeleton, joints);
    case 5:
        return reparentJoints(skeleton, joints, static_cast<std::int32_t>(throwOf(dice, skeleton.size())));
    case 6:
        return renameJoint(skeleton, joints.front(), "name" + std::to_string(throwOf(dice, 9)));
    case 7:
        return insertJoint(skeleton, joints.front(), 0.5);
    case 8: {
        const Quat turn(Eigen::AngleAxisd(static_cast<double>(throwOf(dice, 6)), Vec3::UnitZ()));
        return turnJoints(skeleton, joints, turn, below);
    }
    case 9:
        return mirrorJoints(skeleton, joints, mirrorTable(skeleton));
    default:
        return moveJoints(skeleton, std::array{JointMove{joints.front(), somePosition(dice)}}, below);
    }
}

void someStep(Document& document, Dice& dice) {
    const auto steps = someSteps(document.state().scene->skeleton, dice);
    if (steps) { // others are refused, as is what names a joint of a handle
        (void)editSkeleton(document, *steps, "Edit Skeleton",
                           throwOf(dice, 2) == 0 ? MergeKey::Skeleton : MergeKey::None);
    }
}

bool sameStates(const DocumentState& a, const DocumentState& b) {
    return a == b && a.scene == b.scene && a.weights == b.weights && a.skeletonEdits == b.skeletonEdits;
}

bool sameJoints(const Skeleton& a, const Skeleton& b) {
    return std::ranges::equal(a.joints, b.joints, [](const Joint& left, const Joint& right) {
        return left.name == right.name && left.parent == right.parent && left.tail == right.tail &&
               left.created == right.created && left.limits == right.limits &&
               left.modelFromJointBind.matrix() == right.modelFromJointBind.matrix() &&
               left.parentFromJointRest.matrix() == right.parentFromJointRest.matrix();
    });
}

} // namespace

/// Edits of the skeleton in a document: everything goes on with its joint, and all of it comes back.
class TestSkeletonEditing : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        m_document = std::make_unique<Document>();
        test::openLimb(*m_document);
    }

    void aStepUndoes() {
        const DocumentState before = state();
        QVERIFY(edit(addJoint(skeleton(), "tail", 0, Vec3(0, 0.3, 0))));
        QCOMPARE(skeleton().joints.back().name, std::string("tail"));
        QCOMPARE(state().pose.joints.size(), skeleton().size());
        QCOMPARE(state().skeletonEdits->list.size(), std::size_t{1});
        QVERIFY(state().skeletonEdits->base == before.scene);
        const DocumentState after = state();
        m_document->undoStack().undo();
        QVERIFY(sameStates(state(), before));
        m_document->undoStack().redo();
        QVERIFY(sameStates(state(), after));
        QVERIFY(edit(SkeletonSteps()));
        QCOMPARE(m_document->undoStack().count(), 1);
    }

    void dragsBecomeOneStep() {
        QVERIFY(edit(addJoint(skeleton(), "tail", 0, Vec3(0, 0.3, 0))));
        for (int i = 1; i <= 5; ++i) {
            const std::array moves{JointMove{1, Vec3(0.1 * i, 0, 0)}};
            QVERIFY(editSkeleton(*m_document, moveJoints(skeleton(), moves, JointsBelow::Stay), "Move Joint",
                                 MergeKey::Skeleton));
        }
        QCOMPARE(m_document->undoStack().count(), 2);
        QCOMPARE(state().skeletonEdits->list.size(), std::size_t{2});
        QVERIFY(skeleton().position(1) == Vec3(0.5, 0, 0));
        m_document->undoStack().undo();
        QCOMPARE(state().skeletonEdits->list.size(), std::size_t{1});
    }

    void whatNamesJointsGoesOn() {
        BindSettings settings = state().settings;
        const std::string name = skeleton().joints[1].name;
        settings.jointChoice = JointChoice::Listed;
        settings.joints = {name, skeleton().joints[0].name};
        settings.handles = {{name, Solid::point(Vec3::Zero())}};
        settings.boneAlphas = {{name, 0.25}};
        setBindSettings(*m_document, settings);
        m_document->change("Lay", [&](DocumentState& changed) {
            changed.layers.joints = {name, "other"};
            changed.mirror.pairs = {{name, name}};
        });
        QVERIFY(edit(renameJoint(skeleton(), 1, "other")));
        QCOMPARE(state().settings.joints.front(), std::string("other"));
        QCOMPARE(state().settings.handles.front().joint, std::string("other"));
        QCOMPARE(state().settings.boneAlphas.front().joint, std::string("other"));
        QCOMPARE(state().layers.joints.front(), std::string("other"));
        QVERIFY(state().layers.joints[1] != "other");
        QCOMPARE(state().mirror.pairs.front().partner, std::string("other"));
        QVERIFY(edit(deleteJoints(skeleton(), std::array{1})));
        QCOMPARE(state().settings.joints.size(), std::size_t{1});
        QVERIFY(state().settings.handles.empty() && state().settings.boneAlphas.empty());
        QVERIFY(state().mirror.pairs.empty());
    }

    void numbersGoOn() {
        setJointPose(*m_document, 2,
                     {Quat(Eigen::AngleAxisd(0.5, Vec3::UnitZ())), Vec3::Zero(), Vec3::Ones()});
        lockJoints(*m_document, {2}, true);
        selectJoint(*m_document, 2);
        const JointPose pose = state().pose.joints[2];
        QVERIFY(edit(insertJoint(skeleton(), 2, 0.5)));
        const auto now = static_cast<std::size_t>(joint("joint_2"));
        const std::string between =
            skeleton().joints[static_cast<std::size_t>(skeleton().joints[now].parent)].name;
        QVERIFY(now != 2 && state().pose.joints[now] == pose);
        QVERIFY(isLocked(state(), static_cast<std::int32_t>(now)) && !isLocked(state(), 2));
        QCOMPARE(state().selection.joint, static_cast<std::int32_t>(now));
        QVERIFY(edit(deleteJoints(skeleton(), std::array{static_cast<std::int32_t>(now)})));
        QVERIFY(state().locked.empty());
        QCOMPARE(state().selection.joint, skeleton().find(between));
    }

    void deletedJointsLeaveTheirWeight() {
        test::bindNow(*m_document);
        const SkinWeights before = *(*state().solved)[0];
        QVERIFY(edit(deleteJoints(skeleton(), std::array{1})));
        const SkinWeights& after = *(*state().solved)[0];
        for (std::size_t v = 0; v < before.vertexCount(); ++v) {
            double upper = 0.0;
            for (const Influence& influence : before.at(v)) {
                upper += influence.joint < 2 ? static_cast<double>(influence.weight) : 0.0;
            }
            double now = 0.0;
            for (const Influence& influence : after.at(v)) {
                now += influence.joint == 0 ? static_cast<double>(influence.weight) : 0.0;
            }
            QVERIFY(std::abs(upper - now) < 1e-6);
        }
    }

    void boundWeightsStayUntilTheNextBind() {
        test::bindNow(*m_document);
        const auto weights = state().solved;
        const std::array moves{JointMove{1, Vec3(0.1, 0.05, 0)}};
        QVERIFY(edit(moveJoints(skeleton(), moves, JointsBelow::Stay)));
        QVERIFY(!state().bound() && state().skeletonEdits->carried);
        QVERIFY((*state().weights)[0] == (*weights)[0]);
        test::bindNow(*m_document);
        QVERIFY(state().bound());
    }

    void handlesStayLast() {
        BindSettings settings = state().settings;
        settings.handles = {{"knob", Solid::point(Vec3(0, 0.1, 0)), true, skeleton().joints[1].name}};
        setBindSettings(*m_document, settings);
        QVERIFY(skeleton().joints.back().added);
        QVERIFY(edit(addJoint(skeleton(), "tail", 0, Vec3(0, 0.3, 0))));
        QCOMPARE(skeleton().joints.back().name, std::string("knob"));
        QVERIFY(edit(renameJoint(skeleton(), 1, "elbow")));
        QCOMPARE(skeleton().joints.back().parent, joint("elbow"));
        const auto refused =
            editSkeleton(*m_document, deleteJoints(skeleton(), std::array{joint("knob")}), "Delete");
        QVERIFY(!refused && refused.error().code == ErrorCode::JointOfHandle);
        QVERIFY(edit(deleteJoints(skeleton(), std::array{1})));
        QCOMPARE(skeleton().joints.back().name, std::string("knob"));
        QCOMPARE(skeleton().joints.back().parent, 0);
    }

    void handlesKeepTheirState() {
        BindSettings settings = state().settings;
        settings.handles = {{"button", Solid::point(Vec3(0, 0.2, 0)), true},
                            {"knob", Solid::point(Vec3(0, 0.1, 0)), true, skeleton().joints[1].name}};
        setBindSettings(*m_document, settings);
        const JointPose posed{Quat(Eigen::AngleAxisd(0.5, Vec3::UnitZ())), Vec3(0.1, 0, 0), Vec3::Ones()};
        setJointPose(*m_document, joint("knob"), posed);
        lockJoints(*m_document, {joint("knob")}, true);
        selectJoint(*m_document, joint("knob"));
        QVERIFY(edit(addJoint(skeleton(), "tail", 0, Vec3(0, 0.3, 0))));
        settings.handles.erase(settings.handles.begin());
        setBindSettings(*m_document, settings);
        QCOMPARE(skeleton().find("button"), kNone);
        QVERIFY(state().pose.joints[static_cast<std::size_t>(joint("knob"))] == posed);
        QVERIFY(isLocked(state(), joint("knob")) && !isLocked(state(), joint("tail")));
        QCOMPARE(state().selection.joint, joint("knob"));
        settings.handles.clear();
        setBindSettings(*m_document, settings);
        QVERIFY(state().locked.empty());
        QCOMPARE(state().selection.joint, kNone);
    }

    void errorsChangeNothing() {
        const DocumentState before = state();
        const SkeletonSteps steps{{SkeletonEditKind::Add, {{"new"}}},
                                  {SkeletonEditKind::Parent, {{"new", "new"}}}};
        const auto refused = editSkeleton(*m_document, steps, "Edit Skeleton");
        QVERIFY(!refused && refused.error().code == ErrorCode::JointParentCycle);
        QVERIFY(sameStates(state(), before));
        QCOMPARE(m_document->undoStack().count(), 0);
    }

    void fitsTakeEditsAlong() {
        const std::array moves{JointMove{1, Vec3(0.1, 0.05, 0)}};
        QVERIFY(edit(moveJoints(skeleton(), moves, JointsBelow::Stay)));
        const SkeletonFit fit{2.0, Mat3::Identity(), Vec3(1, 0, 0)};
        setSkeletonFit(*m_document, fit);
        QVERIFY(skeleton().position(1).isApprox(Vec3(1.2, 0.1, 0), 1e-12));
        QVERIFY(
            state().skeletonEdits->list.front()->joints.front().position.isApprox(Vec3(1.2, 0.1, 0), 1e-12));
    }

    void projectsKeepThem() {
        const QTemporaryDir folder;
        Progress progress;
        const auto file = folder.filePath("limb.glb").toStdString();
        QVERIFY(exportScene(test::limb(), file, {}, progress));
        DocumentState opened = *readCharacter(file, progress);
        opened.settings = state().settings;
        m_document->reset(opened);
        QVERIFY(edit(addTwistJoints(skeleton(), 0, 2)));
        QVERIFY(edit(insertJoint(skeleton(), 2, 0.3)));
        const std::array moves{JointMove{1, Vec3(0.1, 1.0 / 3.0, 0)}};
        QVERIFY(edit(moveJoints(skeleton(), moves, JointsBelow::Follow)));
        QVERIFY(edit(renameJoint(skeleton(), 1, "Ellenbogen")));
        const DocumentState again = saved(folder.path(), state());
        QVERIFY(again.hasScene() && sameJoints(again.scene->skeleton, skeleton()));
        QVERIFY(stepsOf(again.skeletonEdits) == stepsOf(state().skeletonEdits));
        test::bindNow(*m_document);
        const DocumentState bound = saved(folder.path(), state());
        QVERIFY(bound.hasScene() && test::sameWork(bound, state()));
        QVERIFY(edit(moveJoints(skeleton(), std::array{JointMove{0, Vec3::Zero()}}, JointsBelow::Stay)));
        QVERIFY(saved(folder.path(), state()).bound()); // as it was before the move
    }

    void projectsOfEveryKindExportTheSameBytes() {
        const QTemporaryDir folder;
        Progress progress;
        const auto file = [&](const char* name) { return folder.filePath(name).toStdString(); };
        QVERIFY(exportScene(test::limb(), file("limb.glb"), {}, progress));
        m_document->reset(*readCharacter(file("limb.glb"), progress));
        QVERIFY(edit(addRootJoint(skeleton(), "motion")));
        QVERIFY(edit(addBoneLinks(skeleton(), 2, 3)));
        QVERIFY(edit(renameJoint(skeleton(), 1, "Schulter")));
        const std::array moves{JointMove{1, Vec3(-0.9, 1.0 / 3.0, 0)}};
        QVERIFY(edit(moveJoints(skeleton(), moves, JointsBelow::Stay)));
        const auto last = static_cast<std::int32_t>(skeleton().size() - 1);
        QVERIFY(edit(deleteJoints(skeleton(), std::array{last})));
        const JointLimits limits = limitsFromBind(skeleton(), 1, {{{-10, 1.0 / 3.0}, {}, {0, 0}}});
        QVERIFY(edit(limitJoints(skeleton(), std::array{1}, std::array{std::optional(limits)})));
        std::set<SkeletonEditKind> kinds;
        for (const SkeletonEdit& step : stepsOf(state().skeletonEdits)) {
            kinds.insert(step.kind);
        }
        QCOMPARE(kinds.size(), std::size_t{9}); // all there are
        const DocumentState again = saved(folder.path(), state());
        QVERIFY(again.hasScene());
        for (const char* name : {"out.glb", "out.fbx"}) {
            QVERIFY(exportScene(*state().scene, file(name), {}, progress));
            const auto bytes = readWholeFile(file(name));
            QVERIFY(bytes && !bytes->empty());
            QVERIFY(exportScene(*again.scene, file(name), {}, progress));
            QVERIFY(*bytes == *readWholeFile(file(name)));
        }
    }

    void impossibleOnesAreTold() {
        std::size_t lost = 0;
        SkeletonSteps steps = addJoint(skeleton(), "tail", 0, Vec3::Zero());
        steps.push_back({SkeletonEditKind::Delete, {{"nobody"}}});
        const DocumentState stored = withStoredSteps(state(), steps, lost);
        QCOMPARE(lost, std::size_t{1});
        QCOMPARE(stored.scene->skeleton.joints.back().name, std::string("tail"));
        QCOMPARE(stored.skeletonEdits->list.size(), std::size_t{1});
    }

    void newJointsAreBound() {
        test::bindNow(*m_document);
        QVERIFY(edit(splitBone(skeleton(), 0, 2)));
        test::bindNow(*m_document);
        const std::vector<bool> weighted = weightedJoints(state().boundScene());
        const auto made = std::ranges::find(skeleton().joints, true, &Joint::created);
        QVERIFY(made != skeleton().joints.end());
        QVERIFY(weighted[static_cast<std::size_t>(made - skeleton().joints.begin())]);
    }

    void aSkeletonFromNothing() {
        Scene bare = test::limb();
        bare.skeleton.joints.clear();
        bare.parts[0].weights.reset();
        m_document->reset(stateOfScene(std::move(bare), {}));
        QVERIFY(!state().hasSkeleton());
        QVERIFY(edit(addJoint(skeleton(), "root", kNone, Vec3(0.1, 0, 0))));
        QVERIFY(edit(extrudeJoints(skeleton(), std::array{0}, Vec3(0.5, 0, 0))));
        QVERIFY(edit(extrudeJoints(skeleton(), std::array{1}, Vec3(0.5, 0, 0))));
        test::bindNow(*m_document);
        QVERIFY(state().bound() && state().hasWeights());
    }

    void randomHistories_data() {
        QTest::addColumn<unsigned>("seed");
        for (unsigned seed = 1; seed <= 3; ++seed) {
            QTest::addRow("seed %u", seed) << seed;
        }
    }

    void randomHistories() {
        QFETCH(unsigned, seed);
        Dice dice(seed);
        QUndoStack& history = m_document->undoStack();
        std::vector<DocumentState> states{state()};
        for (int step = 0; step < 2000; ++step) {
            someStep(*m_document, dice);
            states.resize(static_cast<std::size_t>(history.index()) + 1, state());
            states.back() = state();
        }
        QVERIFY(states.size() > 500);
        // What is saved and made again is the same to the last bit.
        std::size_t lost = 0;
        const auto anew = withStoredSteps(states.front(), stepsOf(state().skeletonEdits), lost);
        QCOMPARE(lost, std::size_t{0});
        QVERIFY(sameJoints(anew.scene->skeleton, skeleton()));
        for (std::size_t i = states.size(); i-- > 0;) {
            QVERIFY2(sameStates(state(), states[i]), qPrintable(QString::number(i)));
            history.undo();
        }
        for (std::size_t i = 0; i < states.size(); ++i) {
            QVERIFY2(sameStates(state(), states[i]), qPrintable(QString::number(i)));
            history.redo();
        }
    }

private:
    const DocumentState& state() const { return m_document->state(); }
    const Skeleton& skeleton() const { return state().scene->skeleton; }
    std::int32_t joint(const char* name) const { return skeleton().find(name); }
    bool edit(const SkeletonSteps& steps) {
        return editSkeleton(*m_document, steps, "Edit Skeleton").has_value();
    }
    bool edit(const Expected<SkeletonSteps>& steps) { return steps && edit(*steps); }
    DocumentState saved(const QString& folder, const DocumentState& of) const {
        const auto file = (folder + "/a.sinew").toStdString();
        Progress progress;
        const auto written = writeProject(projectOf(of, {}), file);
        const auto project = readProject(file);
        const auto restored = written && project ? restoreProject(*project, {}, progress)
                                                 : Expected<RestoredProject>(fail(ErrorCode::ProjectBroken));
        return restored ? restored->state : DocumentState();
    }

    std::unique_ptr<Document> m_document;
};

SINEW_TEST(TestSkeletonEditing, QCoreApplication)

} // namespace testSkeletonEditing

#include "TestSkeletonEditing.moc"
