#include "app/document/edits/Edits.h"
#include "app/models/PartsModel.h"
#include "tests/support/Patience.h"
#include "tests/support/RigScenes.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/ui/support/ViewportDesk.h"
#include "tests/ui/support/WindowDesk.h"
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

namespace testReport {

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr int kLeaks = 12;

/// As a bind leaves it that has found many leaks, the largest first, and something about a part.
void report(Document& document) {
    BindReport report;
    report.voxelSize = 0.01;
    const std::vector<Joint>& joints = document.state().scene->skeleton.joints;
    report.notices.push_back({NoticeCode::FlatModel, {}, 0, {}});
    for (int i = 0; i < kLeaks; ++i) {
        const std::int32_t joint = i % 2;
        report.leaks.push_back({Vec3(i, 0, 0), joint, joint + 1, 0.01, 0.1, 64, false});
        report.notices.push_back({NoticeCode::VoxelsJoin,
                                  joints[static_cast<std::size_t>(joint)].name,
                                  1,
                                  {joints[static_cast<std::size_t>(joint) + 1].name, "0.01", "0", "0", "0"}});
    }
    report.notices.push_back({NoticeCode::WeightsPruned, partName(*document.state().scene, 0), 3, {}});
    document.change("Report", [&](DocumentState& state) {
        state.report = std::make_shared<const BindReport>(std::move(report));
    });
}

/// The same with something of most sections: a proposal, a hole, a leak between joints that are far from one
/// another, a flat model, a remark.
void reportOfEverything(Document& document) {
    Scene scene = test::limb();
    scene.parts[0].mesh = std::make_shared<const Mesh>([&] {
        Mesh mesh = *scene.parts[0].mesh;
        mesh.name = "limb";
        return mesh;
    }());
    const std::string first = scene.skeleton.joints[0].name;
    const std::string last = scene.skeleton.joints[2].name;
    document.reset(stateOfScene(std::move(scene), {}));
    BindReport report;
    report.voxelSize = 0.01;
    report.leaks = {{Vec3(0, 1, 0), 0, 2, 0.02, 0.05, 64, false}};
    report.proposals = {{0, 0, PartBinding::Rigid, 1, 0.9}};
    report.notices = {{NoticeCode::RigidProposed, "limb", 9, {"0.9", "joint_1"}},
                      {NoticeCode::HolesLetOutsideIn, "limb", 1, {"0.1", "0.1", "0", "0", "0"}},
                      {NoticeCode::VoxelsJoin, first, 1, {last, "0.1", "0", "1", "0"}},
                      {NoticeCode::FlatModel, {}, 0, {}},
                      {NoticeCode::WeightsPruned, "limb", 3, {}}};
    document.change("Report", [&](DocumentState& state) {
        state.report = std::make_shared<const BindReport>(std::move(report));
    });
}

/// A limb that its first two joints move, half each.
Scene weighedLimb() {
    Scene scene = test::limb();
    SkinWeightsBuilder builder;
    for (std::size_t p = 0; p < scene.parts[0].mesh->vertexCount(); ++p) {
        builder.add(std::array{Influence{0, 0.5F}, Influence{1, 0.5F}});
    }
    scene.parts[0].weights = std::make_shared<const SkinWeights>(builder.finish());
    return scene;
}

/// The row over the leaks between parents and children, among the notes.
QModelIndex leaksOf(const QTreeView* tree) {
    const QModelIndex notes = tree->model()->index(tree->model()->rowCount() - 1, 0);
    return tree->model()->index(1, 0, notes);
}

void click(QTreeView* tree, const QModelIndex& index) {
    tree->scrollTo(index);
    QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, tree->visualRect(index).center());
}

} // namespace

class TestReport : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void leaksLieUnderOneRow() {
        WindowDesk desk;
        Document& document = desk.workspace.document;
        document.reset(stateOfScene(test::limb(), {}));
        report(document);
        ReportPanel panel(document, desk.workspace.bind);
        panel.resize(400, 600);
        panel.setVisible(true);
        auto* tree = panel.findChild<QTreeView*>("report.tree");
        QCOMPARE(tree->model()->rowCount(), 2); // what is to be checked, the notes
        const QModelIndex fold = leaksOf(tree);
        tree->expand(fold.parent());
        QCOMPARE(tree->model()->rowCount(fold), kLeaks);
        QVERIFY2(fold.data().toString().contains("12 places"), qPrintable(fold.data().toString()));
        const QSignalSpy asked(&panel, &ReportPanel::volumeEditAsked);
        click(tree, fold);
        QVERIFY(tree->isExpanded(fold));
        QCOMPARE(asked.count(), 0);
        for (const int row : {0, 7}) {
            click(tree, tree->model()->index(row, 0, fold));
            QCOMPARE(asked.last().first().value<Aabb>().center().x(), static_cast<double>(row));
            QCOMPARE(document.state().selection.joint, row % 2);
        }
        click(tree, fold);
        QVERIFY(tree->isExpanded(fold));
    }

    void notesAreFolded() {
        WindowDesk desk;
        Document& document = desk.workspace.document;
        document.reset(stateOfScene(test::limb(), {{NoticeCode::TextureMissing, "wood", 0, {"wood.png"}}}));
        report(document);
        ReportPanel panel(document, desk.workspace.bind);
        panel.setVisible(true);
        auto* tree = panel.findChild<QTreeView*>("report.tree");
        const int last = tree->model()->rowCount() - 1;
        const auto notes = [&] { return tree->model()->index(last, 0); };
        QCOMPARE(notes().data().toString(), QString("Notes (2)"));
        QVERIFY(!tree->isExpanded(notes()));
        for (int row = 0; row < last; ++row) {
            const QModelIndex warning = tree->model()->index(row, 0);
            QCOMPARE(warning.data(ReportModel::SeverityRole).toInt(), static_cast<int>(Severity::Warning));
        }
        click(tree, notes());
        QVERIFY(tree->isExpanded(notes()));
        report(document); // as another bind leaves it
        QVERIFY(tree->isExpanded(notes()));
        tree->collapse(notes());
        document.undoStack().undo();
        QVERIFY(!tree->isExpanded(notes()));
    }

    void rowsMarkTheirPlace() {
        WindowDesk desk;
        Document& document = desk.workspace.document;
        document.reset(stateOfScene(weighedLimb(), {}));
        report(document);
        desk.window.show();
        auto* tree = desk.window.findChild<QTreeView*>("report.tree");
        auto* view = desk.window.findChild<ViewportWidget*>();
        const QModelIndex fold = leaksOf(tree);
        const auto chooseRow = [&](const QModelIndex& row) { Q_EMIT tree->clicked(row); };
        chooseRow(fold);
        QVERIFY(!view->mark());
        chooseRow(tree->model()->index(0, 0, fold));
        QVERIFY(view->mark().has_value());
        const Vec3 leak = document.state().report->leaks[0].position;
        QVERIFY((positionOf(*view->mark(), desk.workspace.posed) - leak).norm() < 1e-9);
        const Eigen::Vector2d seen = view->camera().onScreen(leak); // and the camera has gone there
        QVERIFY((seen - Eigen::Vector2d(0.5 * view->width(), 0.5 * view->height())).norm() <
                0.1 * view->width());
        // It moves with the pose.
        Pose pose = document.state().pose;
        const Vec3 moved(0, 3, 0);
        pose.joints[0].translation = moved;
        setPose(document, pose, "Pose");
        QVERIFY(view->mark().has_value());
        QVERIFY((positionOf(*view->mark(), desk.workspace.posed) - (leak + moved)).norm() < 1e-6);
        // Whoever turns to something else is done with it.
        selectJoint(document, 2);
        QVERIFY(!view->mark());
        const QModelIndex notes = tree->model()->index(1, 0);
        chooseRow(tree->model()->index(0, 0, notes));
        QVERIFY(view->mark().has_value());
        QCOMPARE(view->mark()->part, 0);
        QTest::keyClick(view, Qt::Key_Escape);
        QVERIFY(!view->mark());
        chooseRow(tree->model()->index(0, 0, notes));
        QVERIFY(view->mark().has_value());
        QTest::mouseClick(view, Qt::LeftButton, {}, QPoint(5, 5));
        QVERIFY(!view->mark());
    }

    void theMarkIsSeenThroughWhatHidesIt() {
        SINEW_NEED_GL()
        ViewportDesk desk;
        Scene scene = test::limb();
        Mesh shield = test::box(Vec3(-3, -1, 2), Vec3(3, 1, 2.2));
        scene.parts.push_back({std::make_shared<const Mesh>(std::move(shield)), nullptr, kNone});
        desk.document.reset(stateOfScene(scene, {}));
        desk.view.setVisible(Overlay::Grid, false);
        desk.viewport.setStandardView(StandardView::Front);
        desk.show(600, 400);
        selectPart(desk.document, 0);
        const QImage before = desk.picture();
        desk.viewport.showMark(*markOfPiece(scene, {0, 0}));
        desk.viewport.setStandardView(StandardView::Front);
        desk.viewport.frameAll();
        const QImage marked = desk.picture();
        keepPicture(marked, "marked_limb_behind_a_shield");
        QVERIFY(differingPixels(before, marked) > 3000);
        desk.viewport.dropMark();
        QVERIFY(differingPixels(before, desk.picture()) < 100);
        // A place has its ring.
        desk.viewport.showMark(*markOfVolumeEdit(scene, Vec3(0.5, 0, 0.4), 0.05, 1.0));
        desk.viewport.setStandardView(StandardView::Front);
        desk.viewport.frameAll();
        const QImage ringed = desk.picture();
        keepPicture(ringed, "marked_place_behind_a_shield");
        const QPoint at = desk.placeOf(Vec3(0.5, 0, 0.4));
        int red = 0;
        for (int x = at.x() - 30; x <= at.x() + 30; ++x) {
            const QColor color = ringed.pixelColor(x, at.y());
            red += color.red() > 200 && color.green() < 120 ? 1 : 0;
        }
        QVERIFY2(red >= 4, qPrintable(QString::number(red)));
    }

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

    /// As a bind leaves it that found something for most sections; nothing of it is answered.
    void rowsStandByWhatToDo() {
        WindowDesk desk;
        Document& document = desk.workspace.document;
        reportOfEverything(document);
        auto* tree = desk.window.findChild<QTreeView*>("report.tree");
        QStringList titles;
        for (int row = 0; row < tree->model()->rowCount(); ++row) {
            const QModelIndex section = tree->model()->index(row, 0);
            titles << section.data().toString();
            QCOMPARE(tree->isExpanded(section), !titles.last().startsWith("Notes"));
            const bool button = tree->indexWidget(section.siblingAtColumn(ReportModel::Fix)) != nullptr;
            QCOMPARE(button, row < 3);
        }
        const QStringList wanted{"Accept binding proposals (1)", "Close holes for the solver (1)",
                                 "Use finer voxels (1)", "Check by hand (1)", "Notes (1)"};
        QCOMPARE(titles, wanted);
        QAction* all = desk.window.actions()["bind.fixAll"];
        QVERIFY(all->isEnabled());
        const int steps = document.undoStack().count();
        all->trigger();
        QCOMPARE(document.undoStack().count(), steps + 1);
        const BindSettings& settings = document.state().settings;
        QVERIFY(settings.fixes.fill && settings.parts.size() == 1 && settings.refine.size() == 1);
        QVERIFY(!all->isEnabled());
        QCOMPARE(tree->model()->rowCount(), 2);
        document.undoStack().undo();
        QCOMPARE(tree->model()->rowCount(), static_cast<int>(wanted.size()));
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

    void theStatusBarCountsIssues() {
        WindowDesk desk;
        Document& document = desk.workspace.document;
        desk.window.show();
        auto* count = desk.window.findChild<QToolButton*>("status.issues");
        auto* tree = desk.window.findChild<QTreeView*>("report.tree");
        QVERIFY(count != nullptr && !count->isVisible());
        document.reset(stateOfScene(test::limb(), {}));
        QVERIFY(!count->isVisible()); // nobody knows before a bind
        reportOfEverything(document);
        QVERIFY(count->isVisible());
        QCOMPARE(count->text(), QString("Issues: 4"));
        QVERIFY2(count->toolTip().contains("Notes: 1"), qPrintable(count->toolTip()));
        desk.window.findChild<QDockWidget*>("panel.report")->hide();
        QVERIFY(!tree->isVisible());
        count->click();
        QVERIFY(tree->isVisible());
        desk.window.actions()["bind.fixAll"]->trigger();
        QCOMPARE(count->text(), QString("Issues: 1"));
        document.change("Report",
                        [](DocumentState& state) { state.report = std::make_shared<const BindReport>(); });
        QCOMPARE(count->text(), QString("No issues"));
    }

    void rowsWrapInTheirColumn() {
        WindowDesk desk;
        Document& document = desk.workspace.document;
        document.reset(stateOfScene(test::limb(), {}));
        report(document);
        ReportPanel panel(document, desk.workspace.bind);
        panel.setVisible(true);
        auto* tree = panel.findChild<QTreeView*>("report.tree");
        const auto heightAt = [&](int width) {
            panel.resize(width, 600);
            QCoreApplication::processEvents();
            return tree->visualRect(tree->model()->index(0, 0, tree->model()->index(0, 0))).height();
        };
        const int wide = heightAt(1400);
        QVERIFY(heightAt(300) >= 2 * wide - 8);
        QCOMPARE(heightAt(1400), wide);
    }

    void bindingsAreReadInANarrowPanel() {
        WindowDesk desk;
        Mesh mesh = *test::limb().parts[0].mesh;
        mesh.name = "A_name_that_is_longer_than_any_panel_is_wide_and_then_some";
        Scene scene = test::limb();
        scene.parts[0].mesh = std::make_shared<const Mesh>(mesh);
        desk.workspace.document.reset(stateOfScene(std::move(scene), {}));
        desk.window.show();
        auto* table = desk.window.findChild<QTableView*>("parts.table");
        for (const int width : {240, 300, 500}) {
            table->setFixedWidth(width);
            QCoreApplication::processEvents();
            const QHeaderView* header = table->horizontalHeader();
            const int end =
                header->sectionViewportPosition(PartsModel::Rule) + header->sectionSize(PartsModel::Rule);
            QVERIFY2(end <= table->viewport()->width(), qPrintable(QString::number(end)));
            QVERIFY(header->sectionSize(PartsModel::Rule) >= header->sectionSizeHint(PartsModel::Rule));
        }
    }

    /// "No issues" is what a bind says that has ended, and no other.
    void nothingIsSaidOfABindThatRuns() {
        WindowDesk desk;
        Document& document = desk.workspace.document;
        document.reset(stateOfScene(test::limb(), {}));
        BindSettings settings;
        settings.resolution = 64;
        settings.automatic = false;
        setBindSettings(document, settings);
        const auto* summary = desk.window.findChild<QLabel*>("report.summary");
        QVERIFY2(summary->text().contains("Not bound yet"), qPrintable(summary->text()));
        desk.window.actions()["bind.run"]->trigger();
        QVERIFY(desk.workspace.bind.running());
        QVERIFY2(!summary->text().contains("issues") && summary->text().contains("Binding"),
                 qPrintable(summary->text()));
        QTRY_VERIFY_WITH_TIMEOUT(!desk.workspace.bind.running(), kPatience);
        QVERIFY(document.state().bound());
        QVERIFY2(summary->text().contains("Bound "), qPrintable(summary->text()));
        desk.window.actions()["bind.run"]->trigger();
        QVERIFY2(!summary->text().contains("Bound "), qPrintable(summary->text()));
        desk.window.actions()["bind.cancel"]->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!desk.workspace.bind.running(), kPatience);
        QVERIFY2(summary->text().contains("Bound "), qPrintable(summary->text()));
    }
};

SINEW_TEST(TestReport, QApplication)

} // namespace testReport

#include "TestReport.moc"
