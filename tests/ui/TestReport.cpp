#include "app/document/edits/Edits.h"
#include "app/models/PartsModel.h"
#include "tests/support/Patience.h"
#include "tests/support/RigScenes.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/ui/support/Reports.h"
#include "tests/ui/support/ViewportDesk.h"
#include "tests/ui/support/WindowDriver.h"
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

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace testReport {

using namespace sinew;
using namespace sinew::test;

class TestReport : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void leaksLieUnderOneRow() {
        WindowDesk desk;
        Document& document = desk.workspace.document;
        document.reset(stateOfScene(test::limb(), {}));
        reportLeaks(document);
        ReportPanel panel(document, desk.workspace.bind);
        panel.resize(400, 600);
        panel.setVisible(true);
        auto* tree = panel.findChild<QTreeView*>("report.tree");
        QCOMPARE(tree->model()->rowCount(), 2); // what is to be checked, the notes
        const QModelIndex fold = leaksOf(tree);
        tree->expand(fold.parent());
        QCOMPARE(tree->model()->rowCount(fold), kReportedLeaks);
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

    /// After another bind the same issue is current, or none, whatever its number.
    void theSameIssueStaysCurrent() {
        WindowDesk desk;
        Document& document = desk.workspace.document;
        document.reset(stateOfScene(test::limb(), {}));
        const auto show = [&](Notices notices) {
            BindReport report;
            report.notices = std::move(notices);
            document.change("Report", [&](DocumentState& state) {
                state.report = std::make_shared<const BindReport>(std::move(report));
            });
        };
        const Notice one{NoticeCode::JointOutside, "joint_1", 0, {"0.01"}};
        const Notice two{NoticeCode::JointOutside, "joint_0", 0, {"0.02"}};
        show({one});
        ReportPanel panel(document, desk.workspace.bind);
        panel.resize(400, 600);
        panel.setVisible(true);
        panel.setAllExpanded(true);
        auto* tree = panel.findChild<QTreeView*>("report.tree");
        const QModelIndex row = tree->model()->index(0, 0, tree->model()->index(0, 0));
        QVERIFY(row.data().toString().contains("joint_1"));
        tree->setCurrentIndex(row);
        show({two, one});
        QVERIFY2(tree->currentIndex().data().toString().contains("joint_1"),
                 qPrintable(tree->currentIndex().data().toString()));
        show({two});
        QVERIFY(!tree->currentIndex().isValid());
    }

    void notesAreFolded() {
        WindowDesk desk;
        Document& document = desk.workspace.document;
        document.reset(stateOfScene(test::limb(), {{NoticeCode::TextureMissing, "wood", 0, {"wood.png"}}}));
        reportLeaks(document);
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
        reportLeaks(document); // as another bind leaves it
        QVERIFY(tree->isExpanded(notes()));
        tree->collapse(notes());
        document.undoStack().undo();
        QVERIFY(!tree->isExpanded(notes()));
    }

    void rowsMarkTheirPlace() {
        WindowDesk desk;
        Document& document = desk.workspace.document;
        document.reset(stateOfScene(weighedLimb(), {}));
        reportLeaks(document);
        desk.window.show();
        auto* tree = desk.window.findChild<QTreeView*>("report.tree");
        auto* view = desk.window.findChild<ViewportWidget*>();
        const QModelIndex fold = leaksOf(tree);
        const auto chooseRow = [&](const QModelIndex& row) { Q_EMIT tree->clicked(row); };
        chooseRow(fold);
        QVERIFY(!view->mark());
        const OrbitCamera before = view->camera();
        chooseRow(tree->model()->index(0, 0, fold));
        QVERIFY(view->mark().has_value());
        QVERIFY(view->camera() == before); // only a double click moves it
        Q_EMIT tree->doubleClicked(tree->model()->index(0, 0, fold));
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

    /// With the list, and with the issue that it belongs to.
    void theMarkGoesWithItsRow() {
        WindowDesk desk;
        Document& document = desk.workspace.document;
        reportOfEverything(document);
        desk.window.show();
        desk.window.actions()["bind.report"]->trigger();
        auto* panel = desk.window.findChild<ReportPanel*>();
        auto* tree = panel->findChild<QTreeView*>("report.tree");
        auto* view = desk.window.findChild<ViewportWidget*>();
        const auto mark = [&] {
            panel->choose(tree->model()->index(0, 0, tree->model()->index(0, 0))); // the proposal
            return view->mark().has_value();
        };
        QVERIFY(panel->isVisible() && mark());
        desk.window.findChild<QDockWidget*>("panel.report")->hide();
        QVERIFY(!view->mark());
        desk.window.actions()["bind.report"]->trigger();
        QVERIFY(mark());
        const QSignalSpy dropped(panel, &ReportPanel::markDropped);
        panel->fix(tree->model()->index(0, 0, tree->model()->index(0, 0)));
        QVERIFY(!view->mark());
        QCOMPARE(dropped.count(), 1);
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
        reportLeaks(document);
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

    /// A moved slider binds anew in a moment: what was said of the bind before holds no longer.
    void nothingIsSaidOfABindThatIsDue() {
        WindowDesk desk;
        Document& document = desk.workspace.document;
        document.reset(stateOfScene(test::limb(), {}));
        bindCoarsely(document);
        QVERIFY(Driver(desk).bind());
        const auto* summary = desk.window.findChild<QLabel*>("report.summary");
        const auto* count = desk.window.findChild<QToolButton*>("status.issues");
        BindSettings settings = document.state().settings;
        settings.resolution = 40;
        setBindSettings(document, settings);
        QVERIFY(!desk.workspace.bind.running() && desk.workspace.bind.awaited());
        QCOMPARE(summary->text(), QString("Binding..."));
        QCOMPARE(count->text(), QString("Checking..."));
        const auto texts = desk.window.findChildren<QLabel*>();
        QVERIFY(std::ranges::none_of(
            texts, [](const QLabel* label) { return label->text().contains("settings have changed"); }));
        desk.workspace.bind.cancel();
        QVERIFY2(summary->text().contains("Bound "), qPrintable(summary->text()));
        QVERIFY(count->text() != QString("Checking..."));
    }
};

SINEW_TEST(TestReport, QApplication)

} // namespace testReport

#include "TestReport.moc"
