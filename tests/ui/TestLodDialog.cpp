#include "app/document/edits/Edits.h"
#include "app/text/Numbers.h"
#include "core/io/ImportScene.h"
#include "tests/support/Patience.h"
#include "tests/support/Quiet.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/ui/support/WindowDriver.h"
#include "ui/dialogs/LodDialog.h"

#include <QAction>
#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

#include <algorithm>

namespace testLodDialog {

using namespace sinew;
using namespace sinew::test;

namespace {

/// A bound limb in a window, and the dialog open.
struct LodDesk {
    QTemporaryDir folder;
    QString file = folder.filePath("limb.glb");
    WindowDesk desk;
    LodJob& job = desk.workspace.lods;

    LodDesk() {
        desk.workspace.document.reset(stateOfScene(limb(), {}));
        bindCoarsely(desk.workspace.document);
        Driver(desk).bind();
        desk.window.show();
        desk.window.actions()["file.lods"]->trigger();
        find<QLineEdit>("lods.file")->setText(file);
        setLevels({50.0, 20.0});
    }
    LodDialog* dialog() const { return desk.window.findChild<LodDialog*>(); }
    template<typename T>
    T* find(const QString& name) const {
        T* found = dialog()->findChild<T*>(name);
        if (found == nullptr) {
            qFatal("no control %s", qPrintable(name));
        }
        return found;
    }
    void setLevels(const std::vector<double>& percents) const {
        find<QSpinBox>("lods.count")->setValue(static_cast<int>(percents.size()));
        for (std::size_t level = 0; level < percents.size(); ++level) {
            find<QDoubleSpinBox>(QString("lods.keep.%1").arg(level + 1))->setValue(percents[level]);
        }
    }
    QString said() const { return find<QLabel>("lods.said")->text(); }
    QString triangles(int level) const {
        return find<QLabel>(QString("lods.triangles.%1").arg(level))->text();
    }
    void make() {
        find<QPushButton>("lods.run")->click();
        QVERIFY(QTest::qWaitFor([this] { return !job.running(); }, kPatience));
        handleEvents();
    }
    static Scene read(const QString& name) {
        Progress progress;
        Expected<ImportedScene> read = importScene(name.toStdString(), progress);
        return read ? std::move(read->scene) : Scene();
    }
};

} // namespace

/// File > Make LODs.
class TestLodDialog : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyLevelTellsItsTriangles() {
        const LodDesk desk;
        const std::size_t all = triangleCount(limb());
        QCOMPARE(desk.triangles(0), wholeText(all));
        QTRY_VERIFY_WITH_TIMEOUT(desk.job.triangles(0.5) && desk.job.triangles(0.2), kPatience);
        QVERIFY(*desk.job.triangles(0.5) < all && *desk.job.triangles(0.2) < *desk.job.triangles(0.5));
        QCOMPARE(desk.triangles(1), wholeText(*desk.job.triangles(0.5)));
        QCOMPARE(desk.triangles(2), wholeText(*desk.job.triangles(0.2)));
        QVERIFY(!desk.find<QDoubleSpinBox>("lods.keep.3")->isVisibleTo(desk.dialog()));
        desk.setLevels({50.0, 20.0, 10.0});
        QVERIFY(desk.find<QDoubleSpinBox>("lods.keep.3")->isVisibleTo(desk.dialog()));
        QTRY_VERIFY_WITH_TIMEOUT(desk.triangles(3) != "...", kPatience);
    }

    void allLevelsStandInOneFile() {
        LodDesk desk;
        desk.make();
        QVERIFY2(desk.said().contains("Wrote limb.glb"), qPrintable(desk.said()));
        const Scene scene = LodDesk::read(desk.file);
        QCOMPARE(scene.parts.size(), std::size_t{3});
        for (const char* ending : {"_LOD0", "_LOD1", "_LOD2"}) {
            QVERIFY2(std::ranges::any_of(
                         scene.parts,
                         [&](const Part& part) { return part.mesh->name.ends_with(ending) && part.weights; }),
                     ending);
        }
        QCOMPARE(desk.desk.workspace.document.state().scene->parts.size(), std::size_t{1});
    }

    void eachLevelCanHaveAFile() {
        LodDesk desk;
        desk.find<QCheckBox>("lods.files")->setChecked(true);
        desk.make();
        QVERIFY2(desk.said().contains("limb_LOD2.glb"), qPrintable(desk.said()));
        QTRY_VERIFY_WITH_TIMEOUT(desk.job.triangles(0.2), kPatience);
        QCOMPARE(triangleCount(LodDesk::read(desk.file)), triangleCount(limb()));
        QCOMPARE(triangleCount(LodDesk::read(desk.folder.filePath("limb_LOD2.glb"))),
                 *desk.job.triangles(0.2));
    }

    void whatIsCanceledLeavesNoFile() {
        LodDesk desk;
        desk.find<QCheckBox>("lods.files")->setChecked(true);
        desk.find<QPushButton>("lods.run")->click();
        QVERIFY(desk.job.running());
        desk.find<QPushButton>("lods.close")->click();
        QTRY_VERIFY_WITH_TIMEOUT(!desk.job.running(), kPatience);
        handleEvents();
        QVERIFY2(desk.said().contains("Canceled"), qPrintable(desk.said()));
        QVERIFY(QDir(desk.folder.path()).isEmpty() && desk.dialog()->isVisible());
    }

    void whatCannotBeWrittenIsNamed() {
        LodDesk desk;
        desk.find<QLineEdit>("lods.file")->setText(desk.folder.filePath("none/limb.glb"));
        desk.make();
        QVERIFY2(desk.said().contains("limb.glb") && !desk.said().contains("Wrote"), qPrintable(desk.said()));
        desk.find<QLineEdit>("lods.file")->setText(desk.folder.filePath("limb.xyz"));
        desk.make();
        QVERIFY2(desk.said().contains("limb.xyz"), qPrintable(desk.said()));
        QVERIFY(QDir(desk.folder.path()).isEmpty());
    }
};

SINEW_TEST(TestLodDialog, QApplication)

} // namespace testLodDialog

#include "TestLodDialog.moc"
