#include "app/document/edits/Edits.h"
#include "app/document/edits/SelectEdits.h"
#include "app/models/PartsModel.h"
#include "tests/support/Patience.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/ui/support/WindowDesk.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

namespace testPartBindings {

using namespace sinew;
using namespace sinew::test;

namespace {

/// A limb with a ball at its end that moves nearly as one with the last joint.
Scene limbWithBall() {
    Scene scene = test::scene(test::capsule(Vec3(-2, 0, 0), Vec3(2, 0, 0), 0.4, 16, 40),
                              test::chain({Vec3(-2, 0, 0), Vec3(0, 0, 0), Vec3(2, 0, 0)}));
    Mesh ball = test::sphere(Vec3(2.55, 0.35, 0), 0.5, 8);
    ball.name = "ball";
    scene.parts.push_back({std::make_shared<const Mesh>(std::move(ball)), nullptr, kNone});
    return scene;
}

/// A window with that character bound and the ball chosen.
struct BallDesk {
    WindowDesk desk;
    Document& document = desk.workspace.document;
    QTableView* table = desk.window.findChild<QTableView*>("parts.table");
    QComboBox* binding = desk.window.findChild<QComboBox*>("parts.treatment");
    QComboBox* joint = desk.window.findChild<QComboBox*>("parts.joint");
    QComboBox* solver = desk.window.findChild<QComboBox*>("parts.solver");
    QPushButton* accept = desk.window.findChild<QPushButton*>("parts.acceptProposal");

    explicit BallDesk(bool rigidShells = false) {
        DocumentState state = stateOfScene(limbWithBall(), {});
        state.settings.resolution = 64;
        state.settings.automatic = false;
        state.settings.jointChoice = JointChoice::All;
        state.settings.rigidShells = rigidShells;
        document.reset(std::move(state));
        desk.workspace.bind.bind();
    }
    bool settled() const { return !desk.workspace.bind.running() && document.state().bound(); }
    void chooseRow(int row) { table->setCurrentIndex(table->model()->index(row, 0)); }
    void bindAs(PartBinding as) {
        binding->setCurrentIndex(static_cast<int>(as));
        Q_EMIT binding->activated(static_cast<int>(as));
    }
    /// Whether the ball follows this joint alone.
    bool rigidTo(std::int32_t of) const {
        const SkinWeights& weights = *(*document.state().weights)[1];
        for (std::size_t p = 0; p < weights.vertexCount(); ++p) {
            if (weights.at(p).size() != 1 || weights.at(p)[0].joint != of) {
                return false;
            }
        }
        return true;
    }
};

} // namespace

class TestPartBindings : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void bindingsAreChosenUndoneAndObeyed() {
        BallDesk ball;
        QTRY_VERIFY_WITH_TIMEOUT(ball.settled(), test::kPatience);
        QVERIFY(!ball.binding->isEnabled());
        ball.chooseRow(1);
        QVERIFY(ball.binding->isEnabled());
        QCOMPARE(ball.binding->currentIndex(), static_cast<int>(PartBinding::Smooth));
        const auto before = ball.document.state().weights;

        ball.bindAs(PartBinding::Rigid);
        QVERIFY(!ball.joint->isHidden());
        ball.joint->setCurrentIndex(0);
        Q_EMIT ball.joint->activated(0);
        QCOMPARE(ball.document.state().settings.parts.size(), std::size_t{1});
        QCOMPARE(ball.document.state().settings.parts[0].joints.front(),
                 ball.document.state().scene->skeleton.joints[0].name);
        QTRY_VERIFY_WITH_TIMEOUT(ball.settled() && !ball.document.state().stale() && ball.rigidTo(0),
                                 test::kPatience);

        // Other settings re-bind, and the rule still holds.
        BindSettings settings = ball.document.state().settings;
        settings.resolution = 32;
        settings.automatic = false;
        setBindSettings(ball.document, settings);
        QTRY_VERIFY_WITH_TIMEOUT(ball.settled() && !ball.document.state().stale(), test::kPatience);
        QVERIFY(ball.rigidTo(0));

        ball.bindAs(PartBinding::CopySkin);
        QVERIFY(ball.joint->isHidden());
        QVERIFY(ball.document.state().settings.parts[0].binding == PartBinding::CopySkin);
        QTRY_VERIFY_WITH_TIMEOUT(ball.settled() && !ball.document.state().stale(), test::kPatience);
        QVERIFY(!ball.rigidTo(0));

        while (ball.document.undoStack().canUndo() && !ball.document.state().settings.parts.empty()) {
            ball.desk.window.actions()["edit.undo"]->trigger();
        }
        QCOMPARE(ball.binding->currentIndex(), static_cast<int>(PartBinding::Smooth));
        QCOMPARE(ball.document.state().weights, before);
    }

    /// One undo takes back the row and the weights that its bind gave.
    void aBindingIsOneStep() {
        BallDesk ball;
        QTRY_VERIFY_WITH_TIMEOUT(ball.settled(), test::kPatience);
        ball.chooseRow(1);
        const auto before = ball.document.state().weights;
        const QUndoStack& undo = ball.document.undoStack();
        const int steps = undo.index();
        ball.bindAs(PartBinding::Rigid);
        QTRY_VERIFY_WITH_TIMEOUT(ball.settled() && !ball.document.state().stale(), test::kPatience);
        QCOMPARE(undo.index(), steps + 1);
        QCOMPARE(undo.undoText(), QString("Binding of ball"));
        const auto* action = ball.desk.window.actions()["edit.undo"];
        QVERIFY2(action->text().contains("Binding of ball"), qPrintable(action->text()));
        const auto rigid = ball.document.state().weights;
        QVERIFY(before != rigid);
        ball.desk.window.actions()["edit.undo"]->trigger();
        QCOMPARE(ball.binding->currentIndex(), static_cast<int>(PartBinding::Smooth));
        QCOMPARE(ball.document.state().weights, before);
        QVERIFY(!ball.document.state().stale());
        ball.desk.window.actions()["edit.redo"]->trigger();
        QCOMPARE(ball.binding->currentIndex(), static_cast<int>(PartBinding::Rigid));
        QCOMPARE(ball.document.state().weights, rigid);
        QVERIFY(!ball.desk.workspace.bind.running());
    }

    void aPartHasItsOwnSolver() {
        BallDesk ball;
        QTRY_VERIFY_WITH_TIMEOUT(ball.settled(), test::kPatience);
        QVERIFY(!ball.solver->isEnabled());
        ball.chooseRow(1);
        QVERIFY(ball.solver->isEnabled());
        QCOMPARE(ball.solver->currentIndex(), 0);
        const auto before = ball.document.state().weights;
        const auto voxels = ball.document.state().field->voxels();
        const int steps = ball.document.undoStack().index();
        const auto choose = [&](const char* key) {
            ball.solver->setCurrentIndex(ball.solver->findData(QString(key)));
            Q_EMIT ball.solver->activated(ball.solver->currentIndex());
        };
        choose("nearest");
        QCOMPARE(ball.document.undoStack().index(), steps + 1);
        QCOMPARE(ball.document.undoStack().undoText(), QString("Solver of ball"));
        QCOMPARE(ball.document.state().settings.parts.size(), std::size_t{1});
        QCOMPARE(ball.document.state().settings.parts[0].solver, std::string("nearest"));
        QTRY_VERIFY_WITH_TIMEOUT(ball.settled() && !ball.document.state().stale(), test::kPatience);
        const PartWeights& mixed = *ball.document.state().weights;
        QVERIFY(*mixed[0] == *(*before)[0] && *mixed[1] != *(*before)[1]);
        const QString shown =
            ball.table->model()->index(1, PartsModel::Rule).data(Qt::DisplayRole).toString();
        QCOMPARE(shown, QString("Smooth, Nearest Bone"));
        const QString summary = ball.desk.window.findChild<QLabel*>("report.summary")->text();
        QVERIFY2(summary.contains("vertices by Nearest Bone"), qPrintable(summary));
        // What is not solved has none.
        ball.bindAs(PartBinding::Rigid);
        QVERIFY(!ball.solver->isEnabled());
        QVERIFY(ball.document.state().settings.parts[0].solver.empty());
        while (ball.document.undoStack().index() > steps) {
            ball.desk.window.actions()["edit.undo"]->trigger();
        }
        QCOMPARE(ball.document.state().weights, before);
        QCOMPARE(ball.document.state().field->voxels(), voxels);
        QCOMPARE(ball.solver->currentIndex(), 0);
        QVERIFY(ball.document.state().settings.parts.empty());
    }

    void proposalsAreShownAndTaken() {
        BallDesk ball;
        QTRY_VERIFY_WITH_TIMEOUT(ball.settled(), test::kPatience);
        QVERIFY(!ball.rigidTo(2));
        QVERIFY(ball.accept->isHidden());
        ball.chooseRow(1);
        QVERIFY(!ball.accept->isHidden());
        const QString shown = ball.desk.window.findChild<QLabel*>("parts.proposal")->text();
        QVERIFY2(shown.contains(QString::fromStdString(ball.document.state().scene->skeleton.joints[2].name)),
                 qPrintable(shown));
        ball.accept->click();
        QVERIFY(ball.accept->isHidden());
        QTRY_VERIFY_WITH_TIMEOUT(ball.settled() && !ball.document.state().stale() && ball.rigidTo(2),
                                 test::kPatience);
        ball.chooseRow(0);
        QVERIFY(ball.accept->isHidden());
    }

    void allProposalsAreOneStepAndOneBind() {
        BallDesk ball;
        QTRY_VERIFY_WITH_TIMEOUT(ball.settled(), test::kPatience);
        const DocumentState before = ball.document.state();
        const QSignalSpy bound(&ball.desk.workspace.bind, &BindController::finished);
        const int steps = ball.document.undoStack().count();
        ball.desk.window.actions()["parts.acceptAll"]->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(ball.settled() && !ball.document.state().stale() && ball.rigidTo(2),
                                 test::kPatience);
        QCOMPARE(bound.count(), 1);
        QCOMPARE(ball.document.undoStack().count(), steps + 1);
        QCOMPARE(ball.document.undoStack().undoText(), QString("Accept All Proposals"));
        ball.document.undoStack().undo();
        QVERIFY(ball.document.state() == before);
        QVERIFY(!ball.rigidTo(2));
        ball.document.undoStack().redo();
        QVERIFY(ball.rigidTo(2));
    }

    void whatWasMadeRigidIsShownAndMadeSmooth() {
        BallDesk ball(true);
        QTRY_VERIFY_WITH_TIMEOUT(ball.settled() && ball.rigidTo(2), test::kPatience);
        const QString joint = QString::fromStdString(ball.document.state().scene->skeleton.joints[2].name);
        const auto shown = [&] {
            return ball.table->model()->index(1, PartsModel::Rule).data(Qt::DisplayRole).toString();
        };
        QCOMPARE(shown(), QString("Rigid to %1 (found)").arg(joint));
        ball.chooseRow(1);
        QVERIFY(!ball.accept->isHidden());
        const QString told = ball.desk.window.findChild<QLabel*>("parts.proposal")->text();
        QVERIFY2(told.contains(joint), qPrintable(told));
        ball.accept->click();
        QTRY_VERIFY_WITH_TIMEOUT(ball.settled() && !ball.document.state().stale() && !ball.rigidTo(2),
                                 test::kPatience);
        QCOMPARE(ball.document.state().settings.parts.size(), std::size_t{1});
        QCOMPARE(shown(), QString("Smooth"));
        QVERIFY(ball.accept->isHidden());
        // Chosen again, it stays smooth.
        ball.bindAs(PartBinding::Smooth);
        QCOMPARE(ball.document.state().settings.parts.size(), std::size_t{1});
        ball.desk.window.actions()["edit.undo"]->trigger();
        QVERIFY(ball.rigidTo(2));
    }

    void severalPartsAreBoundInOneStep() {
        BallDesk ball;
        QTRY_VERIFY_WITH_TIMEOUT(ball.settled(), test::kPatience);
        ball.table->selectAll();
        QCOMPARE(selectedParts(ball.document.state()), (std::vector<std::size_t>{0, 1}));
        QCOMPARE(ball.binding->currentIndex(), static_cast<int>(PartBinding::Smooth));
        const DocumentState before = ball.document.state();
        const int steps = ball.document.undoStack().index();
        // The ball as proposed; the limb to the joint that has most of its weight.
        const std::int32_t fits = rigidJointFor(before, {0, 0});
        QCOMPARE(rigidJointFor(before, {1, 0}), 2);
        ball.bindAs(PartBinding::Rigid);
        QCOMPARE(ball.document.undoStack().index(), steps + 1);
        QCOMPARE(ball.document.undoStack().undoText(), QString("Binding of 2 Parts"));
        QCOMPARE(ball.document.state().settings.parts.size(), std::size_t{2});
        QTRY_VERIFY_WITH_TIMEOUT(ball.settled() && !ball.document.state().stale() && ball.rigidTo(2),
                                 test::kPatience);
        QCOMPARE(ball.joint->currentIndex(), fits == 2 ? 2 : -1);
        ball.joint->setCurrentIndex(1);
        Q_EMIT ball.joint->activated(1);
        QTRY_VERIFY_WITH_TIMEOUT(ball.settled() && !ball.document.state().stale() && ball.rigidTo(1),
                                 test::kPatience);
        ball.document.undoStack().setIndex(steps);
        QVERIFY(ball.document.state() == before);
    }

    void severalPartsHaveOneSolverAndMayDiffer() {
        BallDesk ball;
        QTRY_VERIFY_WITH_TIMEOUT(ball.settled(), test::kPatience);
        ball.chooseRow(1);
        ball.bindAs(PartBinding::CopySkin);
        ball.table->selectAll();
        QCOMPARE(ball.binding->currentIndex(), -1);
        QVERIFY(!ball.solver->isEnabled()); // of one of them nothing is solved
        ball.bindAs(PartBinding::Smooth);
        QCOMPARE(ball.binding->currentIndex(), static_cast<int>(PartBinding::Smooth));
        const int steps = ball.document.undoStack().index();
        ball.solver->setCurrentIndex(ball.solver->findData(QString("nearest")));
        Q_EMIT ball.solver->activated(ball.solver->currentIndex());
        QCOMPARE(ball.document.undoStack().index(), steps + 1);
        QCOMPARE(ball.document.undoStack().undoText(), QString("Solver of 2 Parts"));
        for (const std::size_t part : {0, 1}) {
            QCOMPARE(ruleOf(ball.document.state(), {part, 0})->solver, std::string("nearest"));
        }
        ball.chooseRow(0);
        QCOMPARE(selectedParts(ball.document.state()), (std::vector<std::size_t>{0}));
    }
};

SINEW_TEST(TestPartBindings, QApplication)

} // namespace testPartBindings

#include "TestPartBindings.moc"
