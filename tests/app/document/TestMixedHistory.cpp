#include "app/document/edits/Edits.h"
#include "app/document/edits/InfluenceEdits.h"
#include "app/document/edits/PartEdits.h"
#include "app/document/edits/SkeletonEditing.h"
#include "app/document/edits/VisibilityEdits.h"
#include "app/project/ProjectFile.h"
#include "core/skeleton/edit/JointEdits.h"
#include "core/skeleton/edit/JointPlaces.h"
#include "core/skeleton/edit/MirrorJoints.h"
#include "tests/app/support/PaintedLimb.h"
#include "tests/support/Dice.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <array>

namespace testMixedHistory {

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr std::size_t kMaxHistoryJoints = 16;

std::int32_t someJointOf(const Document& document, Dice& dice) {
    return static_cast<std::int32_t>(dice.below(document.state().scene->skeleton.size()));
}

Vec3 somePlaceNear(Dice& dice) {
    return {0.5 + 0.5 * dice.number(), 0.2 * dice.number(), 0.2 * dice.number()};
}

Quat someTurn(Dice& dice) {
    return Quat(Eigen::AngleAxisd(dice.number(), Vec3(dice.number(), dice.number(), 1.0).normalized()));
}

Expected<SkeletonSteps> someSkeletonSteps(const Document& document, Dice& dice) {
    const Skeleton& skeleton = document.state().scene->skeleton;
    const std::array joints{someJointOf(document, dice)};
    const JointsBelow below = dice.below(2) == 0 ? JointsBelow::Stay : JointsBelow::Follow;
    const bool many = skeleton.size() > kMaxHistoryJoints;
    const std::uint32_t what = dice.below(9);
    switch (many && what < 3 ? 3 : what) {
    case 0:
        return extrudeJoints(skeleton, joints, somePlaceNear(dice));
    case 1:
        return splitBone(skeleton, joints.front(), 2);
    case 2:
        return mirrorJoints(skeleton, joints, mirrorTable(skeleton));
    case 3:
        return skeleton.size() > 3 ? deleteJoints(skeleton, joints) : SkeletonSteps();
    case 4:
        return reparentJoints(skeleton, joints, someJointOf(document, dice));
    case 5:
        return renameJoint(skeleton, joints.front(), "name" + std::to_string(dice.below(9)));
    case 6:
        return turnJoints(skeleton, joints, someTurn(dice), below);
    default:
        return moveJoints(skeleton, std::array{JointMove{joints.front(), somePlaceNear(dice)}}, below);
    }
}

void editSomeJoint(Document& document, Dice& dice) {
    if (const auto steps = someSkeletonSteps(document, dice)) { // others are refused
        (void)editSkeleton(document, *steps, "Edit Skeleton",
                           dice.below(2) == 0 ? MergeKey::Skeleton : MergeKey::None);
    }
}

void poseSomeJoint(Document& document, Dice& dice) {
    setJointPose(document, someJointOf(document, dice),
                 {someTurn(dice), 0.1 * somePlaceNear(dice), Vec3::Ones()},
                 dice.below(2) == 0 ? MergeKey::Pose : MergeKey::None);
}

void changeSomePart(Document& document, Dice& dice) {
    switch (dice.below(4)) {
    case 0:
        return hidePart(document, 0);
    case 1:
        return showAllParts(document);
    case 2: {
        const auto joint = static_cast<std::size_t>(someJointOf(document, dice));
        const std::string name = document.state().scene->skeleton.joints[joint].name;
        return setPartBinding(document, {0, 0}, PartBinding::LimitJoints, {name});
    }
    default:
        return setPartBinding(document, {0, 0}, PartBinding::Smooth);
    }
}

/// Joints may stand where nothing can be bound to them.
void tryToBind(Document& document) {
    Progress progress;
    const DocumentState& state = document.state();
    auto field = solveBind(*state.scene, state.settings, progress, state.field.get());
    if (field) {
        BindResult result = weighBind(*state.scene, **field, state.settings);
        applyBind(document, {*field, std::make_shared<const BindReport>(std::move(result.report)),
                             std::make_shared<const PartWeights>(std::move(result.weights))});
    }
}

/// One step of a user who goes back and forth between the skeleton and all that stands on it.
void someMixedStep(Document& document, Dice& dice) {
    switch (dice.below(12)) {
    case 0:
        return selectJoint(document, someJointOf(document, dice));
    case 1:
    case 2:
        return poseSomeJoint(document, dice);
    case 3:
        (void)paintOnce(document); // not without weights, on hidden parts or locked joints
        return;
    case 4:
        return changeSomePart(document, dice);
    case 5:
        return lockJoints(document, {someJointOf(document, dice)}, dice.below(2) == 0);
    case 6:
        return dice.below(8) == 0 ? tryToBind(document) : selectPart(document, 0);
    default:
        return editSomeJoint(document, dice);
    }
}

std::string savedText(const DocumentState& state) {
    return projectText(projectOf(state, {}), "/tmp/history.sinew");
}

/// Of layers only the project speaks: weights in force are worked out anew.
bool sameMoment(const DocumentState& a, const DocumentState& b) {
    return a == b && a.scene == b.scene && a.skeletonEdits == b.skeletonEdits;
}

bool sameWeights(const PartWeights& a, const PartWeights& b) {
    return std::ranges::equal(a, b, [](const auto& left, const auto& right) {
        return left && right ? *left == *right : left == right;
    });
}

} // namespace

/// Edits of the skeleton among poses, paint, parts, locks and binds: all of it undone, and done again.
class TestMixedHistory : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everythingComesBack_data() {
        QTest::addColumn<unsigned>("seed");
        for (unsigned seed = 1; seed <= 2; ++seed) {
            QTest::addRow("seed %u", seed) << seed;
        }
    }

    void everythingComesBack() {
        QFETCH(unsigned, seed);
        Dice dice(seed);
        Document document;
        openBound(document);
        QUndoStack& history = document.undoStack();
        history.clear();
        const std::string firstText = savedText(document.state());
        const PartWeights firstWeights = *document.state().weights;
        std::vector<DocumentState> states{document.state()};
        for (int step = 0; step < 2000; ++step) {
            someMixedStep(document, dice);
            states.resize(static_cast<std::size_t>(history.index()) + 1, document.state());
            states.back() = document.state();
            states.back().weights.reset();
        }
        QVERIFY(states.size() > 500);
        QVERIFY(!stepsOf(document.state().skeletonEdits).empty());
        document.finishWeights();
        const std::string lastText = savedText(document.state());
        const PartWeights lastWeights = *document.state().weights;
        for (std::size_t i = states.size(); i-- > 0;) {
            QVERIFY2(sameMoment(document.state(), states[i]), qPrintable(QString::number(i)));
            history.undo();
        }
        document.finishWeights();
        QVERIFY(savedText(document.state()) == firstText);
        QVERIFY(sameWeights(*document.state().weights, firstWeights));
        for (std::size_t i = 0; i < states.size(); ++i) {
            QVERIFY2(sameMoment(document.state(), states[i]), qPrintable(QString::number(i)));
            history.redo();
        }
        document.finishWeights();
        QVERIFY(savedText(document.state()) == lastText);
        QVERIFY(sameWeights(*document.state().weights, lastWeights));
    }
};

SINEW_TEST(TestMixedHistory, QCoreApplication)

} // namespace testMixedHistory

#include "TestMixedHistory.moc"
