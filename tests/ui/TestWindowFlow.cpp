#include "app/document/edits/Edits.h"
#include "app/models/JointTreeModel.h"
#include "app/view/OverlayTable.h"
#include "app/view/legend/Legend.h"
#include "tests/support/Runner.h"
#include "tests/support/TestModels.h"
#include "tests/ui/support/WindowDriver.h"
#include "ui/dialogs/RigDialog.h"
#include "ui/viewport/ViewportWidget.h"

#include <QApplication>
#include <QDir>
#include <QDockWidget>
#include <QTest>
#include <QTreeView>

namespace testWindowFlow {

using namespace sinew;
using namespace sinew::test;

namespace {

/// Characters, and the files their skeletons come from when they have none.
const QList<QPair<QString, QString>>& models() {
    static const QList<QPair<QString, QString>> list = [] {
        QList<QPair<QString, QString>> found;
        const QDir folder(qEnvironmentVariable("SINEW_TEST_MODELS"));
        if (qEnvironmentVariableIsEmpty("SINEW_TEST_MODELS")) {
            return found;
        }
        for (const QString& name :
             folder.entryList({"*.fbx", "*.glb", "*.gltf", "*.dae", "*.obj"}, QDir::Files)) {
            if (const QString path = modelPath(name); !path.isEmpty()) {
                found.append({path, skeletonBeside(path)});
            }
        }
        return found;
    }();
    return list;
}

} // namespace

class TestWindowFlow : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void sampleFromOpenToReopen() {
        QTemporaryDir folder;
        WindowDesk desk;
        Driver driver(desk);
        QVERIFY(driver.openSample());
        bindCoarsely(desk.workspace.document);
        QVERIFY(driver.bind());
        QVERIFY(desk.window.isWindowModified());
        selectJoint(desk.workspace.document, 5);
        const QString said = driver.exportTo(folder.filePath("out.fbx"));
        QVERIFY2(QFile::exists(folder.filePath("out.fbx")), qPrintable(said));
        QVERIFY2(said.contains("mm"), qPrintable(said));

        desk.prompts.files.push_back(folder.filePath("work.sinew"));
        QVERIFY(driver.save());
        QVERIFY(QFile::exists(folder.filePath("work.sinew")));
        QVERIFY(!desk.window.isWindowModified());
        QCOMPARE(desk.workspace.recent.files().first(), folder.filePath("work.sinew"));
        const auto weights = driver.state().weights;
        driver.trigger("file.close");
        QVERIFY(!driver.state().hasScene());
        QVERIFY(driver.open(folder.filePath("work.sinew")));
        QVERIFY(driver.state().bound());
        QCOMPARE(driver.state().selection.joint, 5);
        QVERIFY(!desk.window.isWindowModified());
    }

    /// However it is named: a project that is opened from its own folder is no changed one.
    void aProjectByARelativePathIsUnchanged() {
        QTemporaryDir folder;
        QVERIFY(QFile::copy(sourcePath("resources/sample/wayfarer.fbx"), folder.filePath("hero.fbx")));
        {
            WindowDesk desk;
            Driver driver(desk);
            QVERIFY(driver.open(folder.filePath("hero.fbx")));
            selectJoint(desk.workspace.document,
                        static_cast<std::int32_t>(driver.state().scene->skeleton.size()) - 1);
            desk.prompts.files.push_back(folder.filePath("work.sinew"));
            QVERIFY(driver.save());
        }
        const QString before = QDir::currentPath();
        QVERIFY(QDir::setCurrent(folder.path()));
        WindowDesk desk;
        Driver driver(desk);
        desk.window.show();
        desk.window.openFile("work.sinew");
        const bool opened = QTest::qWaitFor([&] { return driver.state().hasScene(); }, kPatience);
        QVERIFY(QDir::setCurrent(before));
        QVERIFY(opened);
        QVERIFY(!desk.window.isWindowModified());
        QVERIFY(!desk.window.actions()["edit.undo"]->isEnabled());
        QCOMPARE(desk.workspace.recent.files().first(), folder.filePath("work.sinew"));
        // Its joint, the last one of the tree, is in sight.
        auto* tree = desk.window.findChild<QTreeView*>("joints.tree");
        QTRY_VERIFY_WITH_TIMEOUT(
            tree->viewport()->rect().contains(tree->visualRect(tree->currentIndex()).center()), kPatience);
        QCOMPARE(tree->currentIndex().data(JointTreeModel::JointRole).toInt(),
                 driver.state().selection.joint);
    }

    /// View, tool and tab are those of a new file, not what the last one was left with.
    void anotherFileStartsAfresh() {
        QTemporaryDir folder;
        QFile obj(folder.filePath("box.obj"));
        QVERIFY(obj.open(QIODevice::WriteOnly));
        obj.write("v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 2\nf 1 2 4\nf 2 3 4\nf 3 1 4\n");
        obj.close();
        WindowDesk desk;
        Driver driver(desk);
        desk.prompts.saveAnswer = SaveAnswer::Discard;
        desk.window.show();
        QVERIFY(driver.openSample() && driver.bind());
        auto* view = desk.window.findChild<ViewportWidget*>();
        auto* skeleton = desk.window.findChild<QDockWidget*>("panel.skeleton");
        selectJoint(desk.workspace.document, 5); // its weights: the bind has shown those of all
        driver.trigger("view.matcap");
        driver.trigger("paint.weights");
        driver.trigger("paint.mirror");
        driver.trigger("skeleton.symmetric");
        QVERIFY(desk.workspace.view.visible(Overlay::Weights));
        QCOMPARE(view->tool(), ViewTool::PaintWeights);
        QVERIFY(driver.open(obj.fileName()));
        QVERIFY(!driver.state().hasSkeleton());
        QVERIFY(!desk.workspace.view.visible(Overlay::Weights) && desk.workspace.view.visible(Overlay::Mesh));
        QVERIFY(!desk.window.actions()["view.weights"]->isChecked());
        QVERIFY(desk.window.actions()["view.shaded"]->isChecked());
        QCOMPARE(view->tool(), ViewTool::Select);
        QVERIFY(view->banner().isEmpty());
        const LegendInput input{driver.state(), desk.workspace.view.settings()};
        QVERIFY(legends(input).empty());
        QVERIFY(!view->paintOptions().mirror && !desk.workspace.rest.options().symmetric);
        QTRY_VERIFY_WITH_TIMEOUT(!skeleton->visibleRegion().isEmpty(), kPatience); // there is none yet
        QVERIFY(desk.workspace.view.settings().lighting == Lighting::Matcap);      // a habit, not the file's
    }

    void errorsAreTold() {
        WindowDesk desk;
        Driver driver(desk);
        QVERIFY(!driver.open("/nowhere/character.fbx"));
        QCOMPARE(desk.prompts.errors.size(), 1);
        QVERIFY(desk.prompts.errors.first().contains("character.fbx"));
        QVERIFY(!driver.state().hasScene());
    }

    void bindWithoutSkeletonOffersToLoadOne() {
        QTemporaryDir folder;
        QFile obj(folder.filePath("box.obj"));
        QVERIFY(obj.open(QIODevice::WriteOnly));
        obj.write("v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 2\nf 1 2 4\nf 2 3 4\nf 3 1 4\n");
        obj.close();
        WindowDesk desk;
        Driver driver(desk);
        QVERIFY(driver.open(obj.fileName()));
        driver.trigger("bind.run");
        QCOMPARE(desk.prompts.asked.size(), 1);
        QVERIFY(!desk.workspace.bind.running());
        desk.prompts.choice = 0;
        driver.trigger("bind.run");
        auto* dialog = desk.window.findChild<RigDialog*>();
        QVERIFY(dialog != nullptr);
        dialog->reject();
        desk.prompts.choice = 1;
        desk.prompts.files.push_back(sourcePath("resources/sample/wayfarer.fbx"));
        driver.trigger("bind.run");
        QVERIFY(QTest::qWaitFor([&] { return driver.state().hasSkeleton(); }, kPatience));
    }

    void closingWhileWorkRunsAsks() {
        WindowDesk desk;
        Driver driver(desk);
        QVERIFY(driver.openSample());
        driver.trigger("bind.run");
        QVERIFY(desk.workspace.bind.running());
        QVERIFY(!desk.window.close());
        QVERIFY(desk.workspace.bind.running());
        desk.prompts.yes = true;
        QVERIFY(desk.window.close());
        QVERIFY(QTest::qWaitFor([&] { return !desk.workspace.bind.running(); }, kPatience));
        QVERIFY(!driver.state().bound());
    }

    void unsavedWorkIsAskedFor() {
        WindowDesk desk;
        Driver driver(desk);
        QVERIFY(driver.openSample());
        driver.trigger("pose.dqs");
        QVERIFY(desk.window.isWindowModified());
        driver.trigger("file.close");
        QVERIFY(driver.state().hasScene());
        QCOMPARE(desk.prompts.asked.size(), 1);
        desk.prompts.saveAnswer = SaveAnswer::Discard;
        driver.trigger("file.close");
        QVERIFY(!driver.state().hasScene());
    }

    /// What was asked to be saved is saved before anything else is asked.
    void quittingWaitsForASave() {
        QTemporaryDir folder;
        WindowDesk desk;
        Driver driver(desk);
        QVERIFY(driver.openSample());
        driver.trigger("pose.dqs");
        desk.prompts.files.push_back(folder.filePath("work.sinew"));
        driver.trigger("file.save");
        QVERIFY(desk.workspace.session.saving());
        QVERIFY(desk.window.close());
        QVERIFY(!desk.workspace.session.saving());
        QVERIFY(desk.prompts.asked.isEmpty());
        const auto written = readProject(folder.filePath("work.sinew").toStdString());
        QVERIFY(written && written->deform.deformer == Deformer::DualQuaternion);
    }

    void aFailedSaveKeepsTheWindow() {
        WindowDesk desk;
        Driver driver(desk);
        QVERIFY(driver.openSample());
        driver.trigger("pose.dqs");
        desk.prompts.saveAnswer = SaveAnswer::Save;
        desk.prompts.files.push_back("/no/such/folder/work.sinew");
        QVERIFY(!desk.window.close());
        QCOMPARE(desk.prompts.errors.size(), 1);
        QVERIFY2(desk.prompts.errors.first().contains("/no/such/folder/work.sinew"),
                 qPrintable(desk.prompts.errors.first()));
        QVERIFY(driver.state().hasScene());
        QVERIFY(desk.window.isWindowModified());
        QTemporaryDir folder;
        desk.prompts.files.push_back(folder.filePath("work.sinew"));
        QVERIFY(desk.window.close());
        QVERIFY(QFile::exists(folder.filePath("work.sinew")));
    }

    void workLeftByACrashIsRecovered() {
        QString left;
        {
            WindowDesk desk;
            Driver driver(desk);
            driver.trigger("file.sample");
            QVERIFY(QTest::qWaitFor([&] { return driver.state().hasScene(); }, kPatience));
            driver.trigger("pose.dqs");
            desk.workspace.autosave.saveNow();
            QVERIFY(QTest::qWaitFor([&] { return !desk.workspace.autosave.saving(); }, kPatience));
            // What a crash leaves: a save whose lock is gone.
            left = QFileInfo(desk.workspace.autosave.file()).dir().filePath("crashed.sinew");
            QFile::remove(left);
            QVERIFY(QFile::copy(desk.workspace.autosave.file(), left));
        }
        WindowDesk desk;
        Driver driver(desk);
        desk.prompts.recovery = {0, false};
        QVERIFY(desk.window.offerRecovery());
        QVERIFY(QTest::qWaitFor([&] { return driver.state().hasScene(); }, kPatience));
        QVERIFY(driver.state().deform.deformer == Deformer::DualQuaternion);
        QVERIFY(desk.window.isWindowModified());
        desk.prompts.saveAnswer = SaveAnswer::Discard;
        driver.trigger("file.close");
        QVERIFY2(!QFile::exists(left), qPrintable(left));
    }

    void everyModel_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("skeleton");
        for (const auto& [file, skeleton] : models()) {
            QTest::newRow(qPrintable(QFileInfo(file).fileName())) << file << skeleton;
        }
        if (models().isEmpty()) {
            QTest::newRow("none") << QString() << QString();
        }
    }

    void everyModel() {
        QFETCH(QString, file);
        QFETCH(QString, skeleton);
        if (file.isEmpty()) {
            QSKIP("SINEW_TEST_MODELS names no folder with models");
        }
        QTemporaryDir folder;
        WindowDesk desk;
        Driver driver(desk);
        QVERIFY2(driver.open(file), qPrintable(desk.prompts.errors.join('\n')));
        if (!driver.state().hasSkeleton()) {
            QVERIFY2(!skeleton.isEmpty(), qPrintable(file));
            desk.prompts.files.push_back(skeleton);
            driver.trigger("file.loadSkeleton");
            QVERIFY(QTest::qWaitFor([&] { return driver.state().hasSkeleton(); }, kPatience));
        }
        bindCoarsely(desk.workspace.document);
        QVERIFY2(driver.bind(), qPrintable(desk.prompts.errors.join('\n')));
        const QString said = driver.exportTo(folder.filePath("out.fbx"));
        QVERIFY2(QFile::exists(folder.filePath("out.fbx")) && said.contains("mm"), qPrintable(said));
    }
};

SINEW_TEST(TestWindowFlow, QApplication)

} // namespace testWindowFlow

#include "TestWindowFlow.moc"
