#include "app/document/Edits.h"
#include "app/models/PartsModel.h"
#include "tests/support/Patience.h"
#include "tests/support/RigScenes.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/ui/WindowDesk.h"
#include "ui/panels/ReportPanel.h"

#include <QApplication>
#include <QHeaderView>
#include <QLabel>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QTreeView>

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
    report.notices.push_back({NoticeCode::WeightsPruned, "limb", 3, {}});
    document.change("Report", [&](DocumentState& state) {
        state.report = std::make_shared<const BindReport>(std::move(report));
    });
}

void click(QTreeView* tree, const QModelIndex& index) {
    tree->scrollTo(index);
    QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, tree->visualRect(index).center());
}

} // namespace

class TestReport : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void leaksLieUnderOneRow();
    void rowsWrapInTheirColumn();
    void treatmentsAreReadInANarrowPanel();
    void nothingIsSaidOfABindThatRuns();
};

void TestReport::leaksLieUnderOneRow() {
    WindowDesk desk;
    Document& document = desk.workspace.document;
    document.reset(stateOfScene(test::limb(), {}));
    report(document);
    ReportPanel panel(document, desk.workspace.bind);
    panel.resize(400, 600);
    panel.setVisible(true);
    auto* tree = panel.findChild<QTreeView*>("report.tree");
    QCOMPARE(tree->model()->rowCount(), 3);
    const QModelIndex fold = tree->model()->index(1, 0);
    QCOMPARE(tree->model()->rowCount(fold), kLeaks);
    QVERIFY2(fold.data().toString().contains("12 places"), qPrintable(fold.data().toString()));
    const QSignalSpy asked(&panel, &ReportPanel::placeAsked);
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

void TestReport::rowsWrapInTheirColumn() {
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
        return tree->visualRect(tree->model()->index(1, 0)).height();
    };
    const int wide = heightAt(1400);
    QVERIFY(heightAt(300) >= 2 * wide - 8);
    QCOMPARE(heightAt(1400), wide);
}

/// "No issues" is what a bind says that has ended, and no other.
void TestReport::nothingIsSaidOfABindThatRuns() {
    WindowDesk desk;
    Document& document = desk.workspace.document;
    document.reset(stateOfScene(test::limb(), {}));
    BindSettings settings;
    settings.resolution = 64;
    setBindSettings(document, settings);
    const auto* summary = desk.window.findChild<QLabel*>("report.summary");
    QVERIFY2(summary->text().contains("not bound yet"), qPrintable(summary->text()));
    desk.window.actions()["bind.run"]->trigger();
    QVERIFY(desk.workspace.bind.running());
    QVERIFY2(!summary->text().contains("issues") && summary->text().contains("follows"),
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

void TestReport::treatmentsAreReadInANarrowPanel() {
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

SINEW_TEST(TestReport, QApplication)
#include "TestReport.moc"
