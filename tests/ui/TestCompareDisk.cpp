#include "tests/support/Runner.h"
#include "tests/ui/support/ReloadDesk.h"
#include "ui/panels/compare/CompareView.h"

#include <QApplication>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <QTreeWidget>

namespace testCompareDisk {

using namespace sinew;
using namespace sinew::test;

/// File > Compare With File on Disk.
class TestCompareDisk : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theComparisonListsAndReloads() {
        ReloadDesk desk;
        const double before = desk.height();
        desk.write(2.0);
        QVERIFY(desk.offered());
        desk.click("noticeBar.compare");
        QVERIFY(desk.compared());
        const auto* list = desk.dialog()->findChild<QTreeWidget*>("disk.list");
        QCOMPARE(list->topLevelItemCount(), 1);
        const QTreeWidgetItem* parts = list->topLevelItem(0);
        QVERIFY(parts->text(0).contains("(1)") && parts->childCount() == 1);
        QVERIFY2(parts->child(0)->text(1).contains(" cm"), qPrintable(parts->child(0)->text(1)));
        QCOMPARE(desk.height(), before); // looking changes nothing
        QVERIFY(desk.bar()->isVisible());
        desk.answer("disk.reload");
        QTRY_VERIFY_WITH_TIMEOUT(desk.height() > 1.5 * before, kPatience);
        QTRY_VERIFY_WITH_TIMEOUT(!desk.bar()->isVisible(), kPatience);
    }

    void keepingAnswersTheOffer() {
        ReloadDesk desk;
        const double before = desk.height();
        desk.write(2.0);
        QVERIFY(desk.offered());
        desk.driver.trigger("file.compareDisk");
        QVERIFY(desk.compared());
        desk.answer("disk.keep");
        QVERIFY(!desk.bar()->isVisible());
        QVERIFY(desk.settle());
        QCOMPARE(desk.height(), before);
    }

    void nothingChangedIsSaid() {
        ReloadDesk desk;
        desk.driver.trigger("file.compareDisk");
        QVERIFY(desk.compared());
        QVERIFY(!desk.dialog()->findChild<QTreeWidget*>("disk.list")->isVisible());
        QVERIFY(desk.dialog()->findChild<QLabel*>("disk.head")->text().contains("limb.glb"));
        QVERIFY(!desk.dialog()->findChild<QPushButton*>("disk.weights")->isVisible()); // it has none
        QVERIFY(desk.dialog()->findChild<QPushButton*>("disk.keep")->isDefault());
        desk.driver.trigger("file.close");
        QVERIFY(!desk.window.actions()["file.compareDisk"]->isEnabled());
    }

    void weightsOnDiskStandBesideTheDocuments() {
        ReloadDesk desk;
        bindCoarsely(desk.workspace.document);
        QVERIFY(desk.driver.bind());
        Scene bound = desk.driver.state().boundScene();
        Progress progress;
        QVERIFY(exportScene(bound, desk.file.toStdString(), {}, progress));
        QVERIFY(desk.offered());
        desk.click("noticeBar.compare");
        QVERIFY(desk.compared());
        QVERIFY(desk.dialog()->findChild<QPushButton*>("disk.weights")->isVisible());
        desk.answer("disk.weights");
        QVERIFY(desk.window.findChild<CompareView*>() != nullptr);
        QVERIFY(desk.bar()->isVisible()); // it is not decided yet
        const ComparedSkin& shown = desk.workspace.compare.skin(1);
        QCOMPARE(shown.source.kind, SkinSource::Kind::Disk);
        QTRY_COMPARE_WITH_TIMEOUT(shown.state, SkinState::Done, kPatience);
        QVERIFY(shown.weights != nullptr && shown.weights->front() != nullptr);
    }

    void aBrokenFileCannotBeCompared() {
        ReloadDesk desk;
        QVERIFY(QFile::remove(desk.file));
        desk.driver.trigger("file.compareDisk");
        QTRY_COMPARE_WITH_TIMEOUT(desk.prompts.errors.size(), 1, kPatience);
        QVERIFY2(desk.prompts.errors.first().contains("limb.glb"), qPrintable(desk.prompts.errors.first()));
        QVERIFY(desk.dialog() == nullptr);
    }
};

SINEW_TEST(TestCompareDisk, QApplication)

} // namespace testCompareDisk

#include "TestCompareDisk.moc"
