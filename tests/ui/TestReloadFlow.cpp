#include "app/document/edits/PictureMeshEdits.h"
#include "app/posing/PoseEdits.h"
#include "app/project/ProjectFile.h"
#include "app/text/NoticeText.h"
#include "core/io/ExportScene.h"
#include "tests/app/support/RunSinew.h"
#include "tests/support/Figures.h"
#include "tests/support/Quiet.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/ui/support/WindowDriver.h"
#include "ui/dialogs/DiskDialog.h"
#include "ui/dialogs/PictureMeshDialog.h"
#include "ui/flow/files/ReloadFlow.h"
#include "ui/panels/compare/CompareView.h"
#include "ui/viewport/ViewportWidget.h"
#include "ui/widgets/Elided.h"
#include "ui/widgets/NoticeBar.h"

#include <QApplication>
#include <QFile>
#include <QImage>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QStatusBar>
#include <QTest>
#include <QTreeWidget>

namespace testReloadFlow {

using namespace sinew;
using namespace sinew::test;

namespace {

/// A window with a character whose file changes.
struct ReloadDesk : WindowDesk {
    QTemporaryDir folder;
    QString file = folder.filePath("limb.glb");
    Driver driver{*this};

    ReloadDesk() {
        write(1.0);
        window.show();
        if (!driver.open(file)) {
            qFatal("the limb cannot be opened");
        }
    }
    /// The limb, so many times as thick.
    void write(double thickness) const {
        Scene scene = limb();
        auto mesh = std::make_shared<Mesh>(*scene.parts[0].mesh);
        for (Vec3& vertex : mesh->vertices) {
            vertex.y() *= thickness;
        }
        scene.parts[0].mesh = mesh;
        Progress progress;
        if (!exportScene(scene, file.toStdString(), {}, progress)) {
            qFatal("the limb cannot be written");
        }
    }
    NoticeBar* bar() const { return window.findChild<NoticeBar*>(); }
    bool offered() const {
        return QTest::qWaitFor([this] { return bar()->isVisible(); }, kPatience);
    }
    void click(const char* button) const { bar()->findChild<QPushButton*>(button)->click(); }
    double height() const { return bounds(*workspace.document.state().scene).max.y(); }
    DiskDialog* dialog() const { return window.findChild<DiskDialog*>(); }
    bool compared() const {
        return QTest::qWaitFor([this] { return dialog() != nullptr; }, kPatience);
    }
    void answer(const char* button) const { dialog()->findChild<QPushButton*>(button)->click(); }
    FileWatch* watch() const { return window.findChild<FileWatch*>(); }
    bool settle() const {
        return QTest::qWaitFor(
            [this] {
                handleEvents();
                return noTimerRuns(*watch()) && !workspace.pool.busy();
            },
            kPatience);
    }
};

} // namespace

class TestReloadFlow : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aChangedFileIsOffered() {
        ReloadDesk desk;
        QVERIFY(!desk.bar()->isVisible());
        const double before = desk.height();
        desk.write(2.0);
        QVERIFY(desk.offered());
        QVERIFY(desk.bar()->findChild<ElidedLabel*>()->text().contains("limb.glb"));
        QCOMPARE(desk.height(), before); // nothing happens unasked
        desk.click("noticeBar.reload");
        QTRY_VERIFY_WITH_TIMEOUT(!desk.bar()->isVisible(), kPatience);
        QVERIFY(desk.height() > 1.5 * before);
        QVERIFY(desk.prompts.errors.isEmpty() && desk.prompts.asked.isEmpty());
        desk.write(3.0);
        QVERIFY(desk.offered()); // the file as it is now is watched
    }

    void anotherMeshTakesItsPlace() {
        ReloadDesk desk;
        const double before = desk.height();
        QVERIFY(QFile::copy(desk.file, desk.folder.filePath("old.glb")));
        desk.write(2.0);
        QVERIFY(QFile::rename(desk.file, desk.folder.filePath("thick.glb")));
        QVERIFY(QFile::rename(desk.folder.filePath("old.glb"), desk.file));
        desk.prompts.files.push_back(desk.folder.filePath("thick.glb"));
        desk.driver.trigger("file.replaceMesh");
        QTRY_VERIFY_WITH_TIMEOUT(desk.height() > 1.5 * before, kPatience);
        QVERIFY(desk.prompts.errors.isEmpty() && desk.prompts.asked.isEmpty()); // it is not bound
        QVERIFY(desk.window.statusBar()->currentMessage().contains("thick.glb"));
        desk.workspace.document.undoStack().undo();
        QCOMPARE(desk.height(), before);
        desk.prompts.files.push_back(desk.folder.filePath("none.glb"));
        desk.driver.trigger("file.replaceMesh");
        QTRY_VERIFY_WITH_TIMEOUT(!desk.prompts.errors.isEmpty(), kPatience);
        QCOMPARE(desk.height(), before);
        QVERIFY(!desk.window.actions()["file.pictureMesh"]->isEnabled()); // it is no picture
    }

    void aBoundCharacterAsksForTheVolume() {
        ReloadDesk desk;
        bindCoarsely(desk.workspace.document);
        desk.driver.bind();
        desk.prompts.files.push_back(desk.file);
        desk.driver.trigger("file.replaceMesh"); // and gives it up
        QCOMPARE(desk.prompts.asked.size(), 1);
        QVERIFY(!desk.workspace.session.busy());
        desk.prompts.files.push_back(desk.file);
        desk.prompts.choice = 0;
        desk.driver.trigger("file.replaceMesh");
        QTRY_VERIFY_WITH_TIMEOUT(desk.workspace.document.state().volume != nullptr, kPatience);
        QVERIFY(desk.workspace.document.state().bound());
        QVERIFY(desk.window.statusBar()->currentMessage().contains("volume"));
        desk.prompts.files.push_back(desk.file);
        desk.prompts.choice = 1;
        desk.driver.trigger("file.replaceMesh");
        QTRY_VERIFY_WITH_TIMEOUT(desk.workspace.document.state().volume == nullptr, kPatience);
    }

    /// The right half of the picture is half transparent.
    void aPictureIsReadAgain() {
        WindowDesk desk;
        Driver driver(desk);
        desk.window.show();
        const QTemporaryDir folder;
        QImage image(64, 32, QImage::Format_ARGB32);
        image.fill(QColor(200, 80, 40, 255));
        for (int y = 0; y < 32; ++y) {
            for (int x = 32; x < 64; ++x) {
                image.setPixelColor(x, y, QColor(200, 80, 40, 90));
            }
        }
        QVERIFY(image.save(folder.filePath("soft.png")));
        QVERIFY(driver.open(folder.filePath("soft.png")));
        const auto width = [&] { return bounds(*desk.workspace.document.state().scene).extent().x(); };
        const double before = width();
        driver.trigger("file.pictureMesh");
        auto* dialog = desk.window.findChild<PictureMeshDialog*>();
        QVERIFY(dialog != nullptr);
        dialog->findChild<QSpinBox*>("pictureMesh.threshold")->setValue(91);
        dialog->findChild<QSpinBox*>("pictureMesh.density")->setValue(12);
        dialog->accept();
        QTRY_VERIFY_WITH_TIMEOUT(width() < 0.6 * before, kPatience);
        const ProjectFile project = projectOf(desk.workspace.document.state(), {});
        const QString file = folder.filePath("soft.sinew");
        QVERIFY(writeProject(project, file.toStdString()));
        desk.prompts.saveAnswer = SaveAnswer::Discard;
        QVERIFY(driver.open(file));
        QVERIFY(width() < 0.6 * before);
        driver.trigger("file.reload");
        QTRY_VERIFY_WITH_TIMEOUT(!desk.workspace.session.busy(), kPatience);
        QVERIFY(width() < 0.6 * before);
        for (const char* wrong : {"0", "256", "\"much\""}) {
            QByteArray text = fileBytes(file);
            text.replace("\"threshold\": 91", QByteArray("\"threshold\": ") + wrong);
            writeFile(folder.filePath("wrong.sinew"), text);
            QVERIFY2(!readProject(folder.filePath("wrong.sinew").toStdString()), wrong);
        }
    }

    /// A drawing is dropped, then drawn in more pixels, which the project keeps.
    void aDrawingIsDrawnAgain() {
        WindowDesk desk;
        Driver driver(desk);
        desk.window.show();
        const QTemporaryDir folder;
        writeFile(folder.filePath("doll.svg"),
                  R"(<svg xmlns="http://www.w3.org/2000/svg" width="64" height="32">)"
                  R"(<rect x="8" y="4" width="40" height="20"/></svg>)");
        QVERIFY(driver.open(folder.filePath("doll.svg")));
        const auto pixel = [&] { return desk.workspace.document.state().scene->parts[0].mesh->pixels->size; };
        QCOMPARE(pixel(), 1.0);
        const double width = bounds(*desk.workspace.document.state().scene).extent().x();
        driver.trigger("file.pictureMesh");
        auto* dialog = desk.window.findChild<PictureMeshDialog*>();
        QVERIFY(dialog != nullptr);
        auto* size = dialog->findChild<QSpinBox*>("pictureMesh.size");
        QVERIFY(!size->isHidden());
        QCOMPARE(dialog->meshing().size, 0);
        size->setValue(2048);
        dialog->accept();
        QTRY_VERIFY_WITH_TIMEOUT(pixel() == 0.5, kPatience);
        QVERIFY(std::abs(bounds(*desk.workspace.document.state().scene).extent().x() - width) < 1.0);
        const ProjectFile project = projectOf(desk.workspace.document.state(), {});
        const QString file = folder.filePath("doll.sinew");
        QVERIFY(writeProject(project, file.toStdString()));
        desk.prompts.saveAnswer = SaveAnswer::Discard;
        QVERIFY(driver.open(file));
        QCOMPARE(pixel(), 0.5);
        for (const char* wrong : {"15", "4097", "-1"}) {
            QByteArray text = fileBytes(file);
            text.replace("\"size\": 2048", QByteArray("\"size\": ") + wrong);
            writeFile(folder.filePath("wrong.sinew"), text);
            QVERIFY2(!readProject(folder.filePath("wrong.sinew").toStdString()), wrong);
        }
    }

    /// Reading again keeps vertices that were edited; choosing other triangles does not.
    void verticesEditedByHandAreKept() {
        WindowDesk desk;
        Driver driver(desk);
        desk.window.show();
        const QTemporaryDir folder;
        QImage image(64, 32, QImage::Format_ARGB32);
        image.fill(Qt::red);
        QVERIFY(image.save(folder.filePath("card.png")));
        QVERIFY(driver.open(folder.filePath("card.png")));
        Document& document = desk.workspace.document;
        const auto count = [&] { return document.state().scene->parts[0].mesh->vertexCount(); };
        const std::size_t before = count();
        QVERIFY(addMeshVertex(document, 0, {8 * 30 + 3, 8 * 15 + 2}, 0.0));
        QCOMPARE(count(), before + 1);
        driver.trigger("file.reload");
        QTRY_VERIFY_WITH_TIMEOUT(!desk.workspace.session.busy(), kPatience);
        QCOMPARE(count(), before + 1);
        driver.trigger("file.pictureMesh");
        auto* dialog = desk.window.findChild<PictureMeshDialog*>();
        QVERIFY(dialog != nullptr);
        const int steps = document.undoStack().count();
        dialog->accept(); // nothing was chosen
        QCOMPARE(document.undoStack().count(), steps);
        QTRY_VERIFY_WITH_TIMEOUT(desk.window.findChild<PictureMeshDialog*>() == nullptr, kPatience);
        driver.trigger("file.pictureMesh");
        dialog = desk.window.findChild<PictureMeshDialog*>();
        dialog->findChild<QSpinBox*>("pictureMesh.density")->setValue(8);
        dialog->accept();
        QTRY_VERIFY_WITH_TIMEOUT(count() < before, kPatience);
        QVERIFY(document.state().sources->read.picture.byHand.empty());
        document.undoStack().undo();
        QCOMPARE(count(), before + 1);
        // A project whose mesh is broken is refused.
        const QString file = folder.filePath("card.sinew");
        QVERIFY(writeProject(projectOf(document.state(), {}), file.toStdString()));
        QVERIFY(readProject(file.toStdString()));
        QByteArray text = fileBytes(file);
        text.replace("\"width\": 64", "\"width\": 20");
        writeFile(file, text);
        QVERIFY(!readProject(file.toStdString()));
    }

    void ignoringKeepsTheFileAsItWas() {
        ReloadDesk desk;
        const double before = desk.height();
        desk.write(2.0);
        QVERIFY(desk.offered());
        desk.click("noticeBar.ignore");
        QVERIFY(desk.settle());
        QVERIFY(!desk.bar()->isVisible());
        QCOMPARE(desk.height(), before);
        desk.driver.trigger("file.reload"); // later, after all
        QTRY_VERIFY_WITH_TIMEOUT(desk.height() > 1.5 * before, kPatience);
    }

    void theSameBytesAreNoChange() {
        ReloadDesk desk;
        QFile file(desk.file);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(60), QFile::FileModificationTime));
        file.close();
        desk.watch()->look();
        QVERIFY(desk.settle());
        QVERIFY(!desk.bar()->isVisible());
        desk.write(2.0);
        QVERIFY(desk.offered());
        desk.driver.trigger("file.close");
        QVERIFY(!desk.bar()->isVisible());
    }

    void theViewStaysWhereItIs() {
        ReloadDesk desk;
        auto* viewport = desk.window.findChild<ViewportWidget*>();
        viewport->frameFirst();
        OrbitCamera camera = viewport->camera();
        camera.zoom(3.0, 10.0, 10.0);
        viewport->setCamera(camera);
        const Vec3 eye = viewport->camera().eye();
        desk.write(2.0);
        desk.driver.trigger("file.reload");
        const auto scene = desk.driver.state().scene;
        QTRY_VERIFY_WITH_TIMEOUT(desk.driver.state().scene != scene, kPatience);
        viewport->frameFirst(); // as before the next picture
        QVERIFY((viewport->camera().eye() - eye).norm() < 1e-12);
    }

    /// It is brought into view, and the status line says what is still there.
    void anotherModelIsFramed() {
        ReloadDesk desk;
        auto* viewport = desk.window.findChild<ViewportWidget*>();
        viewport->frameFirst();
        desk.driver.trigger("file.reload");
        QTRY_VERIFY_WITH_TIMEOUT(desk.window.statusBar()->currentMessage().contains("kept all work"),
                                 kPatience);
        const double near = (viewport->camera().eye() - viewport->camera().target()).norm();
        Scene other = tPoseFigure();
        auto mesh = std::make_shared<Mesh>(*other.parts[0].mesh);
        for (Vec3& vertex : mesh->vertices) {
            vertex *= 40.0;
        }
        mesh->name = "statue";
        other.parts.resize(1);
        other.parts[0].mesh = mesh;
        Progress progress;
        QVERIFY(exportScene(other, desk.file.toStdString(), {}, progress));
        const auto scene = desk.driver.state().scene;
        desk.driver.trigger("file.reload");
        QTRY_VERIFY_WITH_TIMEOUT(desk.driver.state().scene != scene, kPatience);
        const QString said = desk.window.statusBar()->currentMessage();
        QVERIFY2(said.contains("different model") && !said.contains("kept all work"), qPrintable(said));
        QVERIFY2(said.contains("0 of 1 parts"), qPrintable(said));
        const OrbitCamera& camera = viewport->camera();
        QVERIFY((camera.eye() - camera.target()).norm() > 5.0 * near);
        const Aabb box = bounds(*desk.driver.state().scene);
        QVERIFY(((camera.eye() - box.min).array() < 0.0).any() ||
                ((box.max - camera.eye()).array() < 0.0).any());
    }

    /// All names are there, the size is another: a unit that was changed by mistake, say.
    void anotherSizeIsTold() {
        ReloadDesk desk;
        const auto scene = desk.driver.state().scene;
        Scene large = *scene;
        for (Part& part : large.parts) {
            auto mesh = std::make_shared<Mesh>(*part.mesh);
            for (Vec3& vertex : mesh->vertices) {
                vertex *= 50.0;
            }
            part.mesh = std::move(mesh);
        }
        Progress progress;
        QVERIFY(exportScene(large, desk.file.toStdString(), {}, progress));
        desk.driver.trigger("file.reload");
        QTRY_VERIFY_WITH_TIMEOUT(desk.driver.state().scene != scene, kPatience);
        const QString said = desk.window.statusBar()->currentMessage();
        QVERIFY2(said.contains("another size") && !said.contains("kept all work"), qPrintable(said));
        const Notices& notices = *desk.driver.state().importNotices;
        QVERIFY(std::ranges::find(notices, NoticeCode::SizeUnusual, &Notice::code) != notices.end());
        QCOMPARE(noticeTraits(NoticeCode::SizeUnusual).severity, Severity::Warning); // a row, not a note
    }

    void aBrokenFileIsToldAndNothingChanges() {
        ReloadDesk desk;
        const auto scene = desk.driver.state().scene;
        QFile file(desk.file);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("glTF, but not for long");
        file.close();
        QVERIFY(desk.offered());
        desk.click("noticeBar.reload");
        QTRY_COMPARE_WITH_TIMEOUT(desk.prompts.errors.size(), 1, kPatience);
        QVERIFY2(desk.prompts.errors.first().contains("limb.glb"), qPrintable(desk.prompts.errors.first()));
        QVERIFY(desk.driver.state().scene == scene);
        QVERIFY(QFile::remove(desk.file));
        desk.driver.trigger("file.reload");
        QTRY_COMPARE_WITH_TIMEOUT(desk.prompts.errors.size(), 2, kPatience);
        QVERIFY(desk.driver.state().scene == scene);
    }

    void reloadIsThereForCharactersOfFiles() {
        ReloadDesk desk;
        QAction* reload = desk.window.actions()["file.reload"];
        QVERIFY(reload->isEnabled());
        desk.driver.trigger("file.close");
        QVERIFY(!reload->isEnabled());
        QVERIFY(desk.watch()->files().isEmpty());
    }

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

SINEW_TEST(TestReloadFlow, QApplication)

} // namespace testReloadFlow

#include "TestReloadFlow.moc"
