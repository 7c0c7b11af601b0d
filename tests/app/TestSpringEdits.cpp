#include "app/avatar/SpringBake.h"
#include "app/document/avatar/NewSprings.h"
#include "app/document/avatar/SpringChoice.h"
#include "app/document/avatar/SpringEdits.h"
#include "app/document/edits/Edits.h"
#include "app/document/edits/MotionEdits.h"
#include "app/document/edits/SelectEdits.h"
#include "app/document/edits/SkeletonEditing.h"
#include "app/project/RestoreProject.h"
#include "app/view/gizmo/ColliderGrips.h"
#include "core/avatar/SpringChecks.h"
#include "core/io/ExportScene.h"
#include "core/skeleton/edit/SkeletonEdit.h"
#include "tests/support/DressedBody.h"
#include "tests/support/Runner.h"

#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <cmath>
#include <numbers>

namespace testSpringEdits {

using namespace sinew;
using namespace sinew::test;

namespace {

/// A document with the dressed body on its joints.
struct Desk {
    Document document;

    Desk() { document.reset(stateOfScene(riggedDressedBody(), {})); }
    const DocumentState& state() const { return document.state(); }
    const Springs& springs() const { return avatarOf(state()).springs; }
    std::int32_t joint(const char* name) const { return state().scene->skeleton.find(name); }
    void select(std::initializer_list<const char*> names) {
        std::vector<std::int32_t> joints;
        for (const char* name : names) {
            joints.push_back(joint(name));
        }
        selectJoints(document, joints, joints.front());
    }
    void propose() { proposeSprings(document, ProposedSprings::All, "Propose"); }
};

QStringList jointsOf(const SpringChain& chain) {
    QStringList names;
    for (const SpringJoint& joint : chain.joints) {
        names << QString::fromStdString(joint.joint);
    }
    return names;
}

} // namespace

/// Springs of a document: what comes, what changes, and what undo brings back.
class TestSpringEdits : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void undoRestoresTheIdenticalAvatar() {
        Desk desk;
        desk.propose();
        const auto proposed = desk.state().avatar;
        QVERIFY(proposed != nullptr);
        removeChains(desk.document, std::array<std::size_t, 1>{0});
        QVERIFY(desk.state().avatar != proposed);
        desk.document.undoStack().undo();
        QCOMPARE(desk.state().avatar, proposed);
        desk.document.undoStack().undo();
        QVERIFY(desk.state().avatar == nullptr);
    }

    void whatChangesNothingLeavesNoStep() {
        Desk desk;
        desk.propose();
        const int steps = desk.document.undoStack().count();
        const auto before = desk.state().avatar;
        changeChains(desk.document, std::array<std::size_t, 2>{0, 1}, "Nothing", [](SpringChain&) {});
        desk.propose();
        QCOMPARE(desk.document.undoStack().count(), steps);
        QCOMPARE(desk.state().avatar, before);
    }

    void aSliderIsOneStep() {
        Desk desk;
        desk.propose();
        const int steps = desk.document.undoStack().count();
        for (const double stiffness : {0.5, 0.6, 0.7}) {
            changeChains(
                desk.document, std::array<std::size_t, 2>{0, 2}, "Stiffness",
                [&](SpringChain& chain) { setFirstValue(chain, &SpringJoint::stiffness, stiffness, 4.0); },
                MergeKey::Avatar);
        }
        QCOMPARE(desk.document.undoStack().count(), steps + 1);
        QCOMPARE(firstValue(desk.springs().chains[0], &SpringJoint::stiffness), 0.7);
        QCOMPARE(firstValue(desk.springs().chains[2], &SpringJoint::stiffness), 0.7);
        QVERIFY(firstValue(desk.springs().chains[1], &SpringJoint::stiffness) != 0.7);
    }

    void proposalsFindChainsAndColliders() {
        Desk desk;
        const SpringsProposed added = proposeSprings(desk.document, ProposedSprings::All, "Propose");
        QCOMPARE(added.chains, kSkirtChains + kHairChains);
        QVERIFY(added.colliders > 8);
        QVERIFY(validateSprings(desk.state().scene->skeleton, desk.springs()));
        for (const SpringChain& chain : desk.springs().chains) {
            QVERIFY2(!chain.groups.empty(), chain.name.c_str());
        }
        const SpringsProposed again = proposeSprings(desk.document, ProposedSprings::All, "Propose");
        QCOMPARE(again.chains + again.colliders, std::size_t(0));
    }

    /// In either order the chains are pushed by the same colliders.
    void proposalsOneAfterTheOtherAgree() {
        Desk both;
        both.propose();
        Desk each;
        proposeSprings(each.document, ProposedSprings::Chains, "Chains");
        QVERIFY(each.springs().colliders.empty());
        proposeSprings(each.document, ProposedSprings::Colliders, "Colliders");
        QCOMPARE(each.springs().chains.size(), both.springs().chains.size());
        QCOMPARE(each.springs().colliders.size(), both.springs().colliders.size());
        for (std::size_t c = 0; c < both.springs().chains.size(); ++c) {
            QCOMPARE(each.springs().chains[c].groups, both.springs().chains[c].groups);
        }
    }

    void handMadeChainsStayWithProposals() {
        Desk desk;
        desk.select({"s_1_1"});
        const auto chains = chainsOfSelection(desk.state());
        QCOMPARE(chains.size(), std::size_t(1));
        QCOMPARE(jointsOf(chains[0]), QStringList({"s_1_1", "s_1_2", "s_1_3", "s_1_4"}));
        addChains(desk.document, chains, "Add");
        QVERIFY(chainsOfSelection(desk.state()).empty()); // they are in a chain
        const SpringsProposed added = proposeSprings(desk.document, ProposedSprings::All, "Propose");
        QCOMPARE(added.chains, kSkirtChains + kHairChains - 1);
        QCOMPARE(desk.springs().chains[0].name, std::string("s_1_1"));
        QVERIFY(!desk.springs().chains[0].groups.empty());
    }

    void selectedJointsBecomeRuns() {
        Desk desk;
        desk.select({"k_1_1", "k_1_3", "k_2_1", "k_2_2", "hips"});
        const auto chains = chainsOfSelection(desk.state());
        QCOMPARE(chains.size(), std::size_t(2));
        QCOMPARE(jointsOf(chains[0]), QStringList({"hips", "k_1_1", "k_1_3"}));
        QCOMPARE(jointsOf(chains[1]), QStringList({"k_2_1", "k_2_2"}));
        desk.select({"k_1_4"});
        QVERIFY(chainsOfSelection(desk.state()).empty()); // a joint alone swings nothing
    }

    void collidersFitTheSkin() {
        Desk desk;
        desk.select({"leftUpperLeg"});
        const auto capsule = colliderHere(desk.state(), ColliderShape::Capsule);
        QVERIFY(capsule && capsule->joint == "leftUpperLeg");
        QVERIFY(std::abs(capsule->radius - 0.075) < 0.02);
        const auto ball = colliderHere(desk.state(), ColliderShape::Sphere);
        QVERIFY(ball && (ball->offset - middleOf(*capsule)).norm() < 1e-9);
        const auto plane = colliderHere(desk.state(), ColliderShape::Plane);
        const Transform& joint =
            desk.state()
                .scene->skeleton.joints[static_cast<std::size_t>(desk.joint("leftUpperLeg"))]
                .modelFromJointBind;
        QVERIFY(plane && (joint.linear() * plane->normal - Vec3::UnitY()).norm() < 1e-9);
        setSelection(desk.document, {});
        QVERIFY(!colliderHere(desk.state(), ColliderShape::Sphere));
    }

    void collidersKnowTheirOtherSide() {
        Desk desk;
        desk.propose();
        const auto& colliders = desk.springs().colliders;
        const auto left = static_cast<std::size_t>(
            std::ranges::find(colliders, std::string("leftUpperLeg"), &SpringCollider::joint) -
            colliders.begin());
        SpringCollider wide = colliders[left];
        wide.radius *= 1.5;
        setCollider(desk.document, left, wide, true);
        const auto right =
            std::ranges::find(desk.springs().colliders, std::string("rightUpperLeg"), &SpringCollider::joint);
        QCOMPARE(right->radius, wide.radius);
        QCOMPARE(desk.springs().colliders.size(), colliders.size());
    }

    void groupsGoWithTheirLastCollider() {
        Desk desk;
        desk.propose();
        const std::size_t groups = desk.springs().groups.size();
        QVERIFY(groups > 1);
        const std::vector<std::size_t> first = desk.springs().groups.front().colliders;
        removeColliders(desk.document, first);
        QCOMPARE(desk.springs().groups.size(), groups - 1);
        QVERIFY(validateSprings(desk.state().scene->skeleton, desk.springs()));
        regroupColliders(desk.document, std::array<std::size_t, 1>{0}, "New");
        QCOMPARE(groupsOf(desk.springs(), 0), std::vector<std::string>{"New"});
        QVERIFY(validateSprings(desk.state().scene->skeleton, desk.springs()));
    }

    void valuesKeepTheirProportions() {
        SpringChain chain;
        chain.joints.resize(4);
        for (SpringJoint& joint : chain.joints) {
            joint.stiffness = 2.0;
        }
        setTipFraction(chain, &SpringJoint::stiffness, 0.5, 4.0);
        QCOMPARE(chain.joints[0].stiffness, 2.0);
        QCOMPARE(chain.joints[1].stiffness, 1.5);
        QCOMPARE(chain.joints[2].stiffness, 1.0); // the last one that swings
        QCOMPARE(tipFraction(chain, &SpringJoint::stiffness), 0.5);
        setFirstValue(chain, &SpringJoint::stiffness, 1.0, 4.0);
        QCOMPARE(tipFraction(chain, &SpringJoint::stiffness), 0.5);
        setFirstValue(chain, &SpringJoint::stiffness, 0.0, 4.0);
        setFirstValue(chain, &SpringJoint::stiffness, 3.0, 4.0);
        QCOMPARE(chain.joints[2].stiffness, 3.0);
    }

    void presetsAreRecognised() {
        Desk desk;
        desk.propose();
        presetChains(desk.document, std::array<std::size_t, 1>{0}, SpringKind::Tail, "Preset");
        QCOMPARE(presetOf(desk.state(), desk.springs().chains[0]), std::optional(SpringKind::Tail));
        changeChains(desk.document, std::array<std::size_t, 1>{0}, "Drag",
                     [](SpringChain& chain) { chain.joints[0].drag = 0.123; });
        QVERIFY(!presetOf(desk.state(), desk.springs().chains[0]));
    }

    void springsFollowTheirJoints() {
        Desk desk;
        desk.propose();
        const auto first = desk.springs().chains[0].joints[1].joint;
        SkeletonEdit rename;
        rename.kind = SkeletonEditKind::Rename;
        rename.joints.emplace_back();
        rename.joints[0].joint = first;
        rename.joints[0].other = "Renamed";
        QVERIFY(editSkeleton(desk.document, {rename}, "Rename"));
        QCOMPARE(desk.springs().chains[0].joints[1].joint, std::string("Renamed"));
        desk.document.undoStack().undo();
        QCOMPARE(desk.springs().chains[0].joints[1].joint, first);
    }

    /// A skeleton that is scaled as a whole takes lengths along.
    void springsFollowAFit() {
        Desk desk;
        desk.propose();
        const Springs before = desk.springs();
        SkeletonFit fit;
        fit.scale = 2.0;
        setSkeletonFit(desk.document, fit);
        QCOMPARE(desk.springs().colliders[0].radius, 2.0 * before.colliders[0].radius);
        QVERIFY((desk.springs().colliders[0].offset - 2.0 * before.colliders[0].offset).norm() < 1e-12);
        QCOMPARE(firstValue(desk.springs().chains[0], &SpringJoint::radius),
                 2.0 * firstValue(before.chains[0], &SpringJoint::radius));
    }

    void projectsKeepSprings() {
        const QTemporaryDir folder;
        const auto path = [&](const char* name) {
            return std::filesystem::path(folder.filePath(name).toStdString());
        };
        Progress progress;
        QVERIFY(exportScene(riggedDressedBody(), path("body.glb"), {}, progress));
        const auto read = readCharacter(path("body.glb"), progress);
        QVERIFY(read.has_value());
        Document document;
        document.reset(*read);
        proposeSprings(document, ProposedSprings::All, "Propose");
        QVERIFY(avatarOf(document.state()).springs.chains.size() > 3);
        QVERIFY(writeProject(projectOf(document.state(), {}), path("a.sinew")));
        const auto project = readProject(path("a.sinew"));
        QVERIFY(project.has_value());
        const auto restored = restoreProject(*project, {}, progress);
        QVERIFY(restored.has_value());
        QVERIFY(avatarOf(restored->state) == avatarOf(document.state()));
    }

    /// What was never edited is the file's, also when it is another file by then.
    void projectsLeaveTheFileItsOwnSprings() {
        Desk desk;
        Scene scene = *desk.state().scene;
        Avatar avatar;
        avatar.springs.chains.push_back({"c", {{.joint = "s_1_1"}, {.joint = "s_1_2"}}, {}, {}});
        scene.avatar = sharedAvatar(avatar);
        const DocumentState state = stateOfScene(scene, {});
        QVERIFY(avatarOf(state) == avatar);
        QVERIFY(!projectOf(state, {}).recipe.avatar);
        DocumentState without = state;
        without.avatar.reset();
        QVERIFY(projectOf(without, {}).recipe.avatar.has_value());
    }

    void choicesFollowTheDocument() {
        Desk desk;
        SpringChoice choice(desk.document);
        desk.propose();
        choice.setChains({4, 2, 2, 1000});
        QCOMPARE(choice.chains(), (std::vector<std::size_t>{2, 4}));
        removeChains(desk.document, std::array<std::size_t, 8>{0, 1, 2, 3, 4, 5, 6, 7});
        QCOMPARE(choice.chains(), std::vector<std::size_t>{2});
        desk.document.reset(stateOfScene(riggedDressedBody(), {}));
        QVERIFY(choice.chains().empty());
    }

    void clipsGetKeysOfSprings() {
        Desk desk;
        desk.propose();
        QVERIFY(!canBakeSprings(desk.state()));
        Clip walk;
        walk.name = "Walk";
        walk.duration = 1.0;
        walk.frameRate = 30.0;
        JointTrack track;
        track.joint = desk.joint("hips");
        track.rotations = {{0.0, Quat::Identity()},
                           {0.5, Quat(Eigen::AngleAxisd(0.6, Vec3::UnitY()))},
                           {1.0, Quat::Identity()}};
        walk.tracks.push_back(track);
        addMotions(desk.document, {walk}, "walk.bvh");
        QVERIFY(canBakeSprings(desk.state()));
        Progress progress;
        const auto baked = clipsWithSprings(desk.state(), progress);
        QVERIFY(baked && baked->size() == 1);
        QCOMPARE(baked->front().name, std::string("Walk_springs"));
        QVERIFY(baked->front().tracks.size() > kSkirtChains);
    }

    void collidersAreDraggedByHandles() {
        SpringCollider capsule;
        capsule.shape = ColliderShape::Capsule;
        capsule.tail = Vec3(0.0, 1.0, 0.0);
        capsule.radius = 0.1;
        for (const ColliderHandle& handle : colliderHandles(capsule, 1.0)) {
            const Vec3 way(0.0, 0.2, 0.1);
            const SpringCollider dragged = draggedCollider(capsule, handle, way, 1.0);
            QVERIFY(handle.grip == ColliderGrip::Radius || dragged.radius == capsule.radius);
            const bool start = handle.grip == ColliderGrip::Start || handle.grip == ColliderGrip::Middle;
            const bool end = handle.grip == ColliderGrip::End || handle.grip == ColliderGrip::Middle;
            QVERIFY(dragged.offset == (start ? way : Vec3(Vec3::Zero())));
            QVERIFY(dragged.tail == (end ? Vec3(capsule.tail + way) : capsule.tail));
        }
        SpringCollider plane;
        plane.shape = ColliderShape::Plane;
        const auto handles = colliderHandles(plane, 2.0);
        QCOMPARE(handles.back().grip, ColliderGrip::Normal);
        const SpringCollider turned = draggedCollider(plane, handles.back(), Vec3(2.0, -2.0, 0.0), 2.0);
        QVERIFY((turned.normal - Vec3::UnitX()).norm() < 1e-12);
    }

    void collidersOutlineWhatTheyAre() {
        SpringCollider ball;
        ball.radius = 0.5;
        ball.offset = Vec3(1.0, 2.0, 3.0);
        for (const Segment& line : colliderOutline(ball, 1.0)) {
            QVERIFY(std::abs((line.a - ball.offset).norm() - 0.5) < 1e-9);
        }
    }
};

SINEW_TEST(TestSpringEdits, QCoreApplication)

} // namespace testSpringEdits

#include "TestSpringEdits.moc"
