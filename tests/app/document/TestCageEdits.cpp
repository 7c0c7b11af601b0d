#include "app/document/edits/CageEdits.h"
#include "app/document/edits/Edits.h"
#include "app/document/edits/HandleEdits.h"
#include "app/document/edits/InfluenceEdits.h"
#include "app/project/RestoreProject.h"
#include "app/session/Session.h"
#include "core/scene/NodePose.h"
#include "tests/app/support/BindNow.h"
#include "tests/app/support/LimbFiles.h"
#include "tests/app/support/RunSinew.h"
#include "tests/support/Patience.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QGuiApplication>
#include <QSignalSpy>
#include <QTest>

namespace testCageEdits {

using namespace sinew;

namespace {

Cage wing() {
    return {"wing", {Vec3(-0.4, 0.2, 0), Vec3(0.4, 0.2, 0), Vec3(0, 0.25, 0.2)}, {{0, 2, 1}}, {}, {}, {}};
}

} // namespace

/// Joints of cages and handles in a document: they come, go and return with what needs them.
class TestCageEdits : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        qRegisterMetaType<sinew::Error>();
        m_document = std::make_unique<Document>();
        m_document->reset(stateOfScene(test::limb(), {}));
    }

    void aCageBringsItsJointsAndTakesThemAway() {
        QVERIFY(addCage(*m_document, wing()));
        QCOMPARE(skeleton().size(), std::size_t{6});
        QCOMPARE(state().pose.joints.size(), std::size_t{6});
        QCOMPARE(skeleton().position(static_cast<std::size_t>(joint("wing_3"))), Vec3(0, 0.25, 0.2));
        QCOMPARE(m_document->undoStack().count(), 1);
        removeCage(*m_document, 7);
        QCOMPARE(m_document->undoStack().count(), 1);
        removeCage(*m_document, 0);
        QCOMPARE(skeleton().size(), std::size_t{3});
        QVERIFY(state().settings.cages.empty());
    }

    void aStepUndoes() {
        const DocumentState before = state();
        QVERIFY(addCage(*m_document, wing()));
        const DocumentState after = state();
        m_document->undoStack().undo();
        QVERIFY(state() == before && state().scene == before.scene);
        m_document->undoStack().redo();
        QVERIFY(state() == after && state().scene == after.scene);
    }

    void fillingIsAStep() {
        QVERIFY(addCage(*m_document, wing()));
        QVERIFY(state().settings.cages[0].fill);
        setCageFill(*m_document, 0, true);
        setCageFill(*m_document, 7, false);
        QCOMPARE(m_document->undoStack().count(), 1);
        const DocumentState before = state();
        setCageFill(*m_document, 0, false);
        QVERIFY(!state().settings.cages[0].fill);
        QCOMPARE(m_document->undoStack().undoText(), QString("Empty Cage \"wing\""));
        m_document->undoStack().undo();
        QVERIFY(state() == before);
    }

    void namesAreFree() {
        QVERIFY(addCage(*m_document, wing()));
        QVERIFY(addCage(*m_document, wing()));
        QCOMPARE(state().settings.cages[1].name, std::string("wing 2"));
        QCOMPARE(skeleton().size(), std::size_t{9});
        Cage thief = wing();
        thief.name = "joint"; // the limb has joint_1 and joint_2
        QVERIFY(addCage(*m_document, thief));
        QCOMPARE(state().settings.cages[2].name, std::string("joint 2"));
        Cage meant = wing();
        meant.name = "meant";
        meant.joints = {"joint_0", "joint_1", "new"};
        QVERIFY(addCage(*m_document, meant));
        QCOMPARE(state().settings.cages[3].name, std::string("meant"));
        QCOMPARE(skeleton().size(), std::size_t{13});
    }

    void brokenCagesChangeNothing() {
        Cage broken = wing();
        broken.faces = {{0, 1, 8}};
        const auto refused = addCage(*m_document, broken);
        QVERIFY(!refused && refused.error().code == ErrorCode::CageIndexOutOfRange);
        Cage orphan = wing();
        orphan.parent = "nobody";
        const auto unknown = addCage(*m_document, orphan);
        QVERIFY(!unknown && unknown.error().code == ErrorCode::JointUnknown);
        QCOMPARE(m_document->undoStack().count(), 0);
    }

    /// Pose, locks and selection of joints behind those that leave.
    void numbersGoOnWithTheirJoints() {
        Cage second = wing();
        second.name = "tail";
        QVERIFY(addCage(*m_document, wing()));
        QVERIFY(addCage(*m_document, second));
        JointPose moved;
        moved.translation = Vec3(0, 0, 1);
        setJointPose(*m_document, joint("tail_2"), moved);
        setJointPose(*m_document, 1, moved);
        selectJoint(*m_document, joint("tail_2"));
        lockJoints(*m_document, {joint("tail_3"), 2}, true);
        removeCage(*m_document, 0);
        QCOMPARE(skeleton().size(), std::size_t{6});
        QCOMPARE(joint("tail_2"), 4);
        QCOMPARE(state().selection.joint, 4);
        for (std::size_t j = 0; j < 6; ++j) {
            QCOMPARE(state().pose.joints[j] == moved, j == 1 || j == 4);
            QCOMPARE(isLocked(state(), static_cast<std::int32_t>(j)), j == 2 || j == 5);
        }
        removeCage(*m_document, 0);
        QCOMPARE(state().selection.joint, kNone);
    }

    void aBindFallsAwayAndUsesThem() {
        test::bindNow(*m_document);
        QVERIFY(state().bound());
        const auto bound = state().field;
        QVERIFY(addCage(*m_document, wing()));
        QVERIFY(!state().bound() && state().solved);
        test::bindNow(*m_document);
        QVERIFY(state().bound());
        const std::int32_t third = joint("wing_3");
        bool used = false;
        const SkinWeights& weights = *(*state().weights)[0];
        for (std::size_t v = 0; v < weights.vertexCount(); ++v) {
            for (const Influence& influence : weights.at(v)) {
                used = used || (influence.joint == third && influence.weight > 0.1F);
            }
        }
        QVERIFY(used);
        m_document->undoStack().undo();
        m_document->undoStack().undo();
        QVERIFY(state().field == bound);
    }

    void handlesMakeTheirJoints() {
        QVERIFY(!newJointHere(state()));
        selectVertex(*m_document, VertexId{0, 3});
        selectJoint(*m_document, 1);
        const auto handle = newJointHere(state());
        QVERIFY(handle && handle->newJoint);
        QCOMPARE(handle->parent, std::string("joint_1"));
        addHandle(*m_document, *handle);
        QCOMPARE(skeleton().size(), std::size_t{4});
        QCOMPARE(skeleton().joints[3].name, std::string("handle_1"));
        QCOMPARE(skeleton().joints[3].parent, 1);
        QCOMPARE(newJointHere(state())->joint, std::string("handle_2"));
        changeHandle(*m_document, 0, Solid::point(Vec3(0.5, 0.1, 0)));
        QCOMPARE(skeleton().position(3), Vec3(0.5, 0.1, 0));
        removeHandle(*m_document, 0);
        QCOMPARE(skeleton().size(), std::size_t{3});
    }

    void otherSkeletonsAndFitsKeepThem() {
        QVERIFY(addCage(*m_document, wing()));
        setSkeletonFit(*m_document, {2.0, Mat3::Identity(), Vec3(5, 0, 0)});
        QCOMPARE(skeleton().position(0), Vec3(3, 0, 0));
        QCOMPARE(skeleton().position(3), Vec3(-0.4, 0.2, 0));
        Scene other = test::limb();
        other.skeleton = test::chain({Vec3(0, 0, 0), Vec3(0.5, 0, 0)});
        setSkeleton(*m_document, other, {});
        QCOMPARE(skeleton().size(), std::size_t{5});
        QCOMPARE(skeleton().joints[4].name, std::string("wing_3"));
        QCOMPARE(state().pose.joints.size(), std::size_t{5});
    }

    void projectsKeepThem() {
        const test::LimbFiles files;
        Progress progress;
        auto read = readCharacter(files.mesh().toStdString(), progress);
        QVERIFY(read);
        auto bones = readSkeleton(*read, files.skeleton().toStdString(), progress);
        QVERIFY(bones);
        m_document->reset(withSkeleton(*read, bones->scene, bones->notices, bones->sources));
        QVERIFY(addCage(*m_document, wing()));
        setCageFill(*m_document, 0, false);
        test::bindNow(*m_document);
        JointPose moved;
        moved.translation = Vec3(0, 0.5, 0);
        setJointPose(*m_document, joint("wing_2"), moved);
        const std::string file = files.path("caged.sinew").toStdString();
        QVERIFY(writeProject(projectOf(state(), {}), file));
        const auto project = readProject(file);
        QVERIFY(project);
        const auto restored = restoreProject(*project, {}, progress);
        QVERIFY(restored && !restored->weightsDiffer);
        QVERIFY(restored->state.settings == state().settings && restored->state.pose == state().pose);
        QCOMPARE(restored->state.scene->skeleton.size(), skeleton().size());
        QVERIFY(restored->state.scene->skeleton.joints.back().added);
    }

    void sessionsReadThem() {
        const test::LimbFiles files;
        ViewState view;
        TaskPool pool;
        ProjectWriter writer;
        Session session(*m_document, view, pool, writer);
        QSignalSpy added(&session, &Session::cageAdded);
        QSignalSpy failed(&session, &Session::failed);
        session.addCage(files.with("flap.obj", "v 0 0.2 0\nv 0.2 0.2 0\nv 0 0.2 0.2\nl 1 2\nf 1 3 2\n"));
        QTRY_COMPARE_WITH_TIMEOUT(added.count(), 1, test::kPatience);
        QCOMPARE(state().settings.cages.at(0).name, std::string("flap"));
        QCOMPARE(state().settings.cages[0].edges.size(), std::size_t{1});
        QCOMPARE(skeleton().size(), std::size_t{6});
        QCOMPARE(m_document->undoStack().count(), 1);
        session.addCage(files.with("bad.obj", "v 0 0 0\nv 0 0 0\n"));
        QTRY_COMPARE_WITH_TIMEOUT(failed.count(), 1, test::kPatience);
        QCOMPARE(m_document->undoStack().count(), 1);
        m_document->reset({});
        session.addCage(files.path("flap.obj")); // nothing to give it to
        QVERIFY(!session.busy());
    }

private:
    const DocumentState& state() const { return m_document->state(); }
    const Skeleton& skeleton() const { return state().scene->skeleton; }
    std::int32_t joint(const char* name) const { return skeleton().find(name); }

    std::unique_ptr<Document> m_document;
};

SINEW_TEST(TestCageEdits, QGuiApplication)

} // namespace testCageEdits

#include "TestCageEdits.moc"
