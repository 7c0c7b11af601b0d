#include "app/document/edits/CageEdits.h"
#include "app/document/edits/Edits.h"
#include "app/document/edits/HandleEdits.h"
#include "app/document/edits/InfluenceEdits.h"
#include "app/document/edits/PartEdits.h"
#include "app/document/edits/SkeletonEditing.h"
#include "app/document/edits/VisibilityEdits.h"
#include "app/document/regions/RegionEdits.h"
#include "app/painting/BrushStroke.h"
#include "app/project/ProjectFile.h"
#include "core/skeleton/edit/JointEdits.h"
#include "core/skeleton/edit/JointPlaces.h"
#include "core/skeleton/edit/MirrorJoints.h"
#include "core/solve/Solvers.h"
#include "tests/app/support/BindNow.h"
#include "tests/app/support/LimbDocument.h"
#include "tests/app/support/PaintedLimb.h"
#include "tests/support/Dice.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <array>
#include <random>

namespace testMixedHistory {

using namespace sinew::test;
using namespace sinew;

namespace {

constexpr std::size_t kMaxHistoryJoints = 16;

std::int32_t someJointOf(const Document& document, Dice& dice) {
    return static_cast<std::int32_t>(dice.below(document.state().scene->skeleton.size()));
}

Vec3 somePositionNear(Dice& dice) {
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
        return extrudeJoints(skeleton, joints, somePositionNear(dice));
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
        return moveJoints(skeleton, std::array{JointMove{joints.front(), somePositionNear(dice)}}, below);
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
                 {someTurn(dice), 0.1 * somePositionNear(dice), Vec3::Ones()},
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

using Engine = std::mt19937;

std::size_t throwOf(Engine& dice, std::size_t sides) {
    return dice() % sides;
}

/// A wire of two vertices near an end of the limb.
Cage someCage(Engine& dice) {
    Cage cage;
    cage.name = "cage" + std::to_string(throwOf(dice, 3));
    const double x = 0.2 + 0.2 * static_cast<double>(throwOf(dice, 4));
    cage.vertices = {Vec3(x, 0.05, 0.0), Vec3(x + 0.1, -0.05, 0.0)};
    cage.edges = {{0, 1}};
    return cage;
}

Vec3 somePosition(Engine& dice) {
    const auto part = [&] { return 0.05 * static_cast<double>(throwOf(dice, 20)); };
    return {part(), 0.2 * part(), 0.2 * part()};
}

/// A chain of one to four vertices, some of them of a cage, open or closed; some are refused.
CageChain someChain(const std::vector<Cage>& cages, Engine& dice) {
    CageChain chain;
    if (!cages.empty() && throwOf(dice, 2) == 0) {
        chain.cage = throwOf(dice, cages.size());
        const auto vertex = static_cast<std::uint32_t>(throwOf(dice, cages[*chain.cage].vertices.size()));
        chain.vertices.push_back({cages[*chain.cage].vertices[vertex], vertex});
    }
    for (std::size_t left = 1 + throwOf(dice, 3); left > 0; --left) {
        chain.vertices.push_back({somePosition(dice), {}});
    }
    if (throwOf(dice, 2) == 0) {
        chain.closedAt = 0;
    }
    return chain;
}

/// A vertex of a cage or a point handle is moved or removed.
void changeSomePoint(Document& document, Engine& dice) {
    const std::vector<HandlePoint> points = handlePoints(document.state().settings);
    if (!points.empty()) {
        const HandlePoint& point = points[throwOf(dice, points.size())];
        (void)(throwOf(dice, 2) == 0 ? moveHandlePoint(document, point, somePosition(dice))
                                     : removeHandlePoint(document, point));
    }
}

Region someRegion(Engine& dice) {
    Region region;
    region.name = "region";
    region.solid = Solid::sphere(Vec3(0.3 * static_cast<double>(throwOf(dice, 4)), 0.0, 0.0), 0.5);
    region.keepShape = 0.25 * static_cast<double>(throwOf(dice, 5));
    if (throwOf(dice, 2) == 0) {
        region.solver = solvers()[throwOf(dice, solvers().size())].key;
    }
    return region;
}

/// On the region there is, or on a new one.
void someStroke(Document& document, Engine& dice) {
    PosedMesh posed(document);
    RegionStroke stroke(document, posed);
    const std::vector<Region>& regions = document.state().settings.regions;
    const std::string name = regions.empty() ? std::string() : regions[throwOf(dice, regions.size())].name;
    PaintOptions options;
    options.strength = 0.25F * static_cast<float>(1 + throwOf(dice, 4));
    options.frontOnly = false;
    options.mirror = throwOf(dice, 3) == 0;
    stroke.begin(name, options, static_cast<StrokeKind>(throwOf(dice, 3)));
    for (std::size_t dabs = 1 + throwOf(dice, 3); dabs > 0; --dabs) {
        BrushDab dab;
        dab.triangle = static_cast<std::uint32_t>(throwOf(dice, 200));
        dab.radius = 0.2 + 0.1 * static_cast<double>(throwOf(dice, 4));
        stroke.dab(dab);
    }
    if (throwOf(dice, 5) == 0) {
        stroke.cancel();
    } else {
        stroke.end();
    }
}

/// One step of a user who tries solvers, draws cages and paints regions that keep their shape.
void someStep(Document& document, Engine& dice) {
    BindSettings settings = document.state().settings;
    switch (throwOf(dice, 10)) {
    case 0:
        settings.solver = solvers()[throwOf(dice, solvers().size())].key;
        return setBindSettings(document, settings);
    case 1:
        settings.heat = 0.5 + static_cast<double>(throwOf(dice, 4));
        settings.exactSum = throwOf(dice, 2) == 0;
        return setBindSettings(document, settings, MergeKey::Setting);
    case 2:
        settings.regions = {someRegion(dice)};
        return setBindSettings(document, settings);
    case 3:
        (void)addCage(document, someCage(dice)); // refused where its name is taken
        return;
    case 4:
        if (!settings.cages.empty()) {
            removeCage(document, throwOf(dice, settings.cages.size()));
        }
        return;
    case 5:
        return someStroke(document, dice);
    case 6:
        (void)drawCage(document, someChain(settings.cages, dice));
        return;
    case 7:
        return changeSomePoint(document, dice);
    default:
        return test::bindNow(document);
    }
}

/// Equal, and by the very same scene, bind and weights.
bool sameStates(const DocumentState& a, const DocumentState& b) {
    return a == b && a.scene == b.scene && a.weights == b.weights && a.field == b.field;
}

} // namespace

/// Edits of the skeleton among poses, paint, parts, locks and binds: all of it undone, and done again.
/// Histories of solvers, cages and painted stiffness.
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

    void randomStepsUndoAndRedo_data() {
        QTest::addColumn<unsigned>("seed");
        for (unsigned seed = 1; seed <= 8; ++seed) {
            QTest::addRow("seed %u", seed) << seed;
        }
    }

    void randomStepsUndoAndRedo() {
        QFETCH(unsigned, seed);
        Engine dice(seed);
        Document document;
        test::openLimb(document);
        QUndoStack& history = document.undoStack();
        std::vector<DocumentState> states{document.state()};
        for (int step = 0; step < 25; ++step) {
            someStep(document, dice);
            states.resize(static_cast<std::size_t>(history.index()) + 1, document.state());
            states.back() = document.state();
        }
        for (std::size_t i = states.size(); i-- > 0;) {
            QVERIFY2(sameStates(document.state(), states[i]), qPrintable(QString::number(i)));
            history.undo();
        }
        for (std::size_t i = 0; i < states.size(); ++i) {
            QVERIFY2(sameStates(document.state(), states[i]), qPrintable(QString::number(i)));
            history.redo();
        }
    }
};

SINEW_TEST(TestMixedHistory, QCoreApplication)

} // namespace testMixedHistory

#include "TestMixedHistory.moc"
