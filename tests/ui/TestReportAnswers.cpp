#include "app/document/edits/Edits.h"
#include "app/models/PartsModel.h"
#include "tests/support/Patience.h"
#include "tests/support/Quiet.h"
#include "tests/support/RigScenes.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/ui/support/Reports.h"
#include "tests/ui/support/ViewportDesk.h"
#include "tests/ui/support/WindowDesk.h"
#include "tests/ui/support/WindowDriver.h"
#include "ui/actions/Actions.h"
#include "ui/panels/ReportPanel.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

#include <array>
#include <cmath>
#include <utility>

namespace testReportAnswers {

using namespace sinew;
using namespace sinew::test;

class TestReportAnswers : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void proposalsAreTakenAtOnce() {
        WindowDesk desk;
        Document& document = desk.workspace.document;
        Scene scene = test::limb();
        for (const char* name : {"ball", "belt", "hat"}) {
            Mesh mesh = test::sphere(Vec3(0, 3, 0), 0.5, 8);
            mesh.name = name;
            scene.parts.push_back({std::make_shared<const Mesh>(std::move(mesh)), nullptr, kNone});
        }
        document.reset(stateOfScene(std::move(scene), {}));
        auto* all = desk.window.findChild<QPushButton*>("report.fixAll");
        auto* same = desk.window.findChild<QPushButton*>("parts.acceptAllProposals");
        const QAction* action = desk.window.actions()["parts.acceptAll"];
        QVERIFY(all->isHidden() && same->isHidden() && !action->isEnabled());
        BindReport proposing;
        proposing.proposals = {{1, 0, PartBinding::Rigid, 2, 0.9},
                               {2, 0, PartBinding::CopySkin, kNone, 0.5},
                               {3, 0, PartBinding::Rigid, 1, 0.85}};
        proposing.notices = {{NoticeCode::RigidProposed, "ball", 9, {"0.9", "joint_2"}},
                             {NoticeCode::FollowProposed, "belt", 9, {"0.5", "0.1"}},
                             {NoticeCode::RigidProposed, "hat", 9, {"0.85", "joint_1"}}};
        document.change("Report", [&](DocumentState& state) {
            state.report = std::make_shared<const BindReport>(proposing);
            state.settings.parts = {{"hat", 0, PartBinding::Skip, {}}};
        });
        QVERIFY(!all->isHidden() && !same->isHidden() && action->isEnabled());
        QVERIFY2(all->text().contains("(2)"), qPrintable(all->text())); // one is decided
        const int steps = document.undoStack().count();
        all->click();
        QCOMPARE(document.undoStack().count(), steps + 1);
        QCOMPARE(document.undoStack().undoText(), QString("Fix All Issues"));
        const std::vector<PartRule>& rules = document.state().settings.parts;
        QCOMPARE(rules.size(), std::size_t{3});
        const std::string joint = document.state().scene->skeleton.joints[2].name;
        QVERIFY(rules[0] == (PartRule{"hat", 0, PartBinding::Skip, {}}));
        QVERIFY(rules[1] == (PartRule{"ball", 0, PartBinding::Rigid, {joint}}));
        QVERIFY(rules[2] == (PartRule{"belt", 0, PartBinding::CopySkin, {}}));
        QVERIFY(all->isHidden() && !action->isEnabled());
        document.undoStack().undo();
        QCOMPARE(document.state().settings.parts.size(), std::size_t{1});
        QVERIFY(!all->isHidden());
    }

    /// "All" is also what the bind that follows finds anew, until nothing is left.
    void fixAllGoesOnAfterTheBind() {
        WindowDesk desk;
        Driver driver(desk);
        Document& document = desk.workspace.document;
        Scene scene = test::limb();
        for (const char* name : {"ball", "hat"}) {
            Mesh mesh = test::sphere(Vec3(0, 3, 0), 0.5, 8);
            mesh.name = name;
            scene.parts.push_back({std::make_shared<const Mesh>(std::move(mesh)), nullptr, kNone});
        }
        document.reset(stateOfScene(std::move(scene), {}));
        bindCoarsely(document);
        QVERIFY(driver.bind());
        const auto propose = [&](std::size_t part, const std::string& name) {
            BindReport report;
            report.proposals = {{part, 0, PartBinding::Rigid, 2, 0.9}};
            report.notices = {{NoticeCode::RigidProposed, name, 9, {"0.9", "joint_2"}}};
            document.change("Report", [&](DocumentState& state) {
                state.report = std::make_shared<const BindReport>(report);
            });
        };
        int binds = 0;
        connect(&desk.workspace.bind, &BindController::finished, &desk.window, [&] {
            if (++binds == 1) {
                propose(2, "hat");
            }
        });
        propose(1, "ball");
        desk.window.actions()["bind.fixAll"]->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(binds, 2, kPatience);
        QCOMPARE(document.state().settings.parts.size(), std::size_t{2});
    }

    /// Undo takes back every round at once.
    void allRoundsOfFixAllAreOneStep() {
        WindowDesk desk;
        Driver driver(desk);
        Document& document = desk.workspace.document;
        Scene scene = test::limb();
        for (const char* name : {"ball", "hat"}) {
            Mesh mesh = test::sphere(Vec3(0, 3, 0), 0.5, 8);
            mesh.name = name;
            scene.parts.push_back({std::make_shared<const Mesh>(std::move(mesh)), nullptr, kNone});
        }
        document.reset(stateOfScene(std::move(scene), {}));
        bindCoarsely(document);
        QVERIFY(driver.bind());
        /// As a bind does it: into the steps that have these settings.
        const auto propose = [&](std::size_t part, const std::string& name) {
            BindReport report;
            report.proposals = {{part, 0, PartBinding::Rigid, 2, 0.9}};
            report.notices = {{NoticeCode::RigidProposed, name, 9, {"0.9", "joint_2"}}};
            const auto found = std::make_shared<const BindReport>(report);
            document.complete([&, asked = document.state().settings](DocumentState& state) {
                const bool same = state.settings == asked;
                if (same) {
                    state.report = found;
                }
                return same;
            });
        };
        int binds = 0;
        connect(&desk.workspace.bind, &BindController::finished, &desk.window, [&] {
            if (++binds == 1) {
                propose(2, "hat");
            }
        });
        propose(1, "ball");
        const QUndoStack& undo = document.undoStack();
        const int steps = undo.count();
        desk.window.findChild<QPushButton*>("report.fixAll")->click();
        QTRY_COMPARE_WITH_TIMEOUT(binds, 2, kPatience);
        QCOMPARE(document.state().settings.parts.size(), std::size_t{2});
        QCOMPARE(undo.count(), steps + 1);
        QCOMPARE(undo.undoText(), QString("Fix All Issues"));
        // The next one is a step of its own.
        handleEvents();
        document.complete([](DocumentState& state) {
            BindReport report;
            report.notices = {{NoticeCode::HolesLetOutsideIn, "limb", 1, {"0.1", "0.1", "0", "0", "0"}}};
            state.report = std::make_shared<const BindReport>(report);
            return true;
        });
        desk.window.actions()["bind.fixAll"]->trigger();
        QCOMPARE(undo.count(), steps + 2);
        desk.window.actions()["edit.undo"]->trigger();
        desk.window.actions()["edit.undo"]->trigger();
        QVERIFY(document.state().settings.parts.empty() && !document.state().settings.fixes.fill);
    }

    void anAnsweredRowGoes() {
        WindowDesk desk;
        Document& document = desk.workspace.document;
        reportOfEverything(document);
        auto* panel = desk.window.findChild<ReportPanel*>();
        auto* tree = desk.window.findChild<QTreeView*>("report.tree");
        const auto holes = [&] { return tree->model()->index(1, 0); };
        QCOMPARE(panel->fixText(holes()), QString("Close Holes for the Solver"));
        auto* button = qobject_cast<QToolButton*>(
            tree->indexWidget(tree->model()->index(0, 0, holes()).siblingAtColumn(ReportModel::Fix)));
        QVERIFY(button != nullptr && button->accessibleName().contains("Close Holes"));
        button->click();
        QVERIFY(document.state().settings.fixes.fill && document.state().settings.parts.empty());
        QCOMPARE(document.undoStack().undoText(), QString("Close Holes for the Solver"));
        QVERIFY(holes().data().toString().startsWith("Use finer voxels"));
        setPartBinding(document, {0, 0}, PartBinding::Rigid, {"joint_1"}); // by hand, in the Parts panel
        QVERIFY(tree->model()->index(0, 0).data().toString().startsWith("Use finer voxels"));
    }

    void leaksAreAnsweredByFinerVoxels() {
        WindowDesk desk;
        Document& document = desk.workspace.document;
        reportOfEverything(document);
        const LeakLocation& leak = document.state().report->leaks.front();
        const IssueFix fix = fixOfLeak(document.state(), 0);
        QCOMPARE(fix.refine.size(), std::size_t{1});
        const RefineBox& box = fix.refine.front();
        const double side = bounds(*document.state().scene).extent().maxCoeff();
        QVERIFY(std::ldexp(side, -box.depth) <= 0.5 * leak.gap); // two voxels fit
        QVERIFY((leak.position - box.low).minCoeff() > 0.0 && (box.high - leak.position).minCoeff() > 0.0);
        BindReport other = *document.state().report;
        for (const auto& [gap, resolution] :
             {std::pair(0.0, 64), std::pair(1e-6, 64), std::pair(0.1, 4096)}) {
            other.leaks.front().gap = gap;
            other.leaks.front().resolution = resolution;
            document.change("Report", [&](DocumentState& state) {
                state.report = std::make_shared<const BindReport>(other);
            });
            QVERIFY2(fixOfLeak(document.state(), 0).empty(), qPrintable(QString::number(gap)));
        }
    }

    void invertedNormalsAreTurned() {
        WindowDesk desk;
        Document& document = desk.workspace.document;
        reportOfEverything(document);
        BindSettings settings = document.state().settings;
        settings.fixes.orient = false;
        setBindSettings(document, settings);
        document.change("Report", [](DocumentState& state) {
            BindReport report;
            report.notices = {{NoticeCode::ShellsInverted, "limb", 1, {}}};
            state.report = std::make_shared<const BindReport>(std::move(report));
        });
        auto* panel = desk.window.findChild<ReportPanel*>();
        auto* tree = desk.window.findChild<QTreeView*>("report.tree");
        const QModelIndex section = tree->model()->index(0, 0);
        QCOMPARE(section.data().toString(), QString("Turn inverted normals for the solver (1)"));
        const QModelIndex row = tree->model()->index(0, 0, section);
        QCOMPARE(row.data(ReportModel::PartRole).toInt(), 0);
        panel->fix(row);
        QVERIFY(document.state().settings.fixes.orient);
        QCOMPARE(document.undoStack().undoText(), QString("Turn Normals for the Solver"));
        QCOMPARE(tree->model()->rowCount(), 0);
        document.undoStack().undo();
        QVERIFY(!document.state().settings.fixes.orient);
        QCOMPARE(tree->model()->rowCount(), 1);
    }

    /// Finer voxels everywhere would take too long; one place may still have them.
    void manyLeaksAreNotAllRefined() {
        WindowDesk desk;
        Document& document = desk.workspace.document;
        reportOfEverything(document);
        BindReport found = *document.state().report;
        const LeakLocation leak = found.leaks.front();
        const Notice notice = found.notices[2];
        found.leaks.clear();
        found.notices.clear();
        constexpr int many = 60;
        for (int i = 0; i < many; ++i) {
            found.leaks.push_back(leak);
            found.leaks.back().position.x() += 0.01 * i; // each a box of its own
            found.notices.push_back(notice);
        }
        document.change("Report", [&](DocumentState& state) {
            state.report = std::make_shared<const BindReport>(found);
        });
        QAction* all = desk.window.actions()["bind.fixAll"];
        QVERIFY(all->isEnabled());
        all->trigger();
        const std::size_t boxes = document.state().settings.refine.size();
        QVERIFY2(boxes > 1 && boxes < many, qPrintable(QString::number(boxes)));
        QVERIFY(!all->isEnabled());
        auto* panel = desk.window.findChild<ReportPanel*>();
        auto* tree = desk.window.findChild<QTreeView*>("report.tree");
        const QModelIndex section = tree->model()->index(0, 0);
        QCOMPARE(section.data().toString(), QString("Check by hand (1)"));
        const QModelIndex pair = tree->model()->index(0, 0, section);
        QCOMPARE(tree->model()->rowCount(pair), many - static_cast<int>(boxes));
        QVERIFY(!panel->hasFix(pair));
        const QModelIndex one = tree->model()->index(0, 0, pair);
        QVERIFY(panel->hasFix(one));
        QCOMPARE(panel->fixText(one), QString("Use Finer Voxels Here"));
        panel->fix(one);
        QCOMPARE(document.state().settings.refine.size(), boxes + 1);
    }

    void aFixThatDidNotHelpIsNotOfferedAgain() {
        WindowDesk desk;
        Document& document = desk.workspace.document;
        reportOfEverything(document);
        const BindReport found = *document.state().report;
        BindSettings settings = document.state().settings;
        settings.resolution = 64;
        settings.automatic = false;
        settings.fixes.fill = true;
        setBindSettings(document, settings);
        desk.window.actions()["bind.run"]->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(document.state().bound() && !desk.workspace.bind.running(), kPatience);
        document.change("Report", [&](DocumentState& state) {
            state.report = std::make_shared<const BindReport>(found);
        });
        auto* tree = desk.window.findChild<QTreeView*>("report.tree");
        QStringList titles;
        for (int row = 0; row < tree->model()->rowCount(); ++row) {
            titles << tree->model()->index(row, 0).data().toString();
        }
        const QStringList wanted{"Accept binding proposals (1)", "Use finer voxels (1)", "Check by hand (2)",
                                 "Notes (1)"};
        QCOMPARE(titles, wanted);
    }

    void arrowsShowRowsAndEnterMendsThem() {
        WindowDesk desk;
        Document& document = desk.workspace.document;
        reportOfEverything(document);
        desk.window.show();
        desk.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&desk.window));
        auto* tree = desk.window.findChild<QTreeView*>("report.tree");
        auto* view = desk.window.findChild<ViewportWidget*>();
        QAction* action = desk.window.actions()["bind.report"];
        QCOMPARE(action->shortcut(), QKeySequence("Ctrl+Alt+R"));
        action->trigger();
        QVERIFY(tree->isVisible());
        QCOMPARE(desk.window.focusWidget(), tree);
        const auto text = [tree] { return tree->currentIndex().data().toString(); };
        QVERIFY2(text().startsWith("limb"), qPrintable(text()));
        QVERIFY(view->mark().has_value());
        QCOMPARE(view->mark()->part, 0);     // the proposal's
        QTest::keyClick(tree, Qt::Key_Down); // a title: nothing to show
        QTest::keyClick(tree, Qt::Key_Down); // the hole
        QVERIFY(view->mark().has_value());
        QVERIFY(positionOf(*view->mark(), desk.workspace.posed).norm() < 1e-9);
        QVERIFY(!document.state().settings.fixes.fill);
        QTest::keyClick(tree, Qt::Key_Return);
        QVERIFY(document.state().settings.fixes.fill);
        QCOMPARE(document.undoStack().undoText(), QString("Close Holes for the Solver"));
        QVERIFY2(text().contains("gap"), qPrintable(text())); // the row that comes next is current
        QCOMPARE(desk.window.focusWidget(), tree);
        QTest::keyClick(tree, Qt::Key_Enter);
        QCOMPARE(document.state().settings.refine.size(), std::size_t{1});
        document.undoStack().undo();
        document.undoStack().undo();
        QVERIFY(document.state().settings.refine.empty() && !document.state().settings.fixes.fill);
    }

    void aProposalOffersOtherBindings() {
        WindowDesk desk;
        Document& document = desk.workspace.document;
        reportOfEverything(document);
        auto* tree = desk.window.findChild<QTreeView*>("report.tree");
        const auto firstOf = [&](int section) {
            return tree->model()->index(0, 0, tree->model()->index(section, 0));
        };
        const auto buttonOf = [&](const QModelIndex& row) {
            return qobject_cast<QToolButton*>(tree->indexWidget(row.siblingAtColumn(ReportModel::Fix)));
        };
        QVERIFY(buttonOf(firstOf(1)) != nullptr && buttonOf(firstOf(1))->menu() == nullptr);
        const auto choose = [&](const QString& name) {
            QMenu* menu = buttonOf(firstOf(0))->menu();
            Q_EMIT menu->aboutToShow();
            const auto actions = menu->actions();
            const auto found = std::ranges::find(actions, name, &QAction::objectName);
            QVERIFY(found != actions.end());
            (*found)->trigger();
        };
        const auto sectionTitle = [&] { return tree->model()->index(0, 0).data().toString(); };
        choose("menu.copySkin");
        QVERIFY(document.state().settings.parts[0].binding == PartBinding::CopySkin);
        QVERIFY2(!sectionTitle().startsWith("Accept"), qPrintable(sectionTitle()));
        document.undoStack().undo();
        QVERIFY(document.state().settings.parts.empty());
        QVERIFY2(sectionTitle().startsWith("Accept"), qPrintable(sectionTitle()));
        choose("menu.smooth"); // as it is: the proposal is declined
        QVERIFY(document.state().settings.parts[0].binding == PartBinding::Smooth);
        QVERIFY2(!sectionTitle().startsWith("Accept"), qPrintable(sectionTitle()));
        desk.window.actions()["bind.fixAll"]->trigger();
        QCOMPARE(document.state().settings.parts.size(), std::size_t{1});
        QVERIFY(document.state().settings.parts[0].binding == PartBinding::Smooth);
    }
};

SINEW_TEST(TestReportAnswers, QApplication)

} // namespace testReportAnswers

#include "TestReportAnswers.moc"
