#include "app/document/edits/FixEdits.h"
#include "app/document/edits/PictureMeshEdits.h"
#include "app/export/ExportJob.h"
#include "app/posing/PoseEdits.h"
#include "app/project/ProjectFile.h"
#include "app/text/NoticeText.h"
#include "core/io/ExportScene.h"
#include "core/io/ImportScene.h"
#include "core/scene/CharacterSize.h"
#include "tests/app/support/RunSinew.h"
#include "tests/support/Figures.h"
#include "tests/support/Quiet.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/ui/support/ReloadDesk.h"
#include "ui/dialogs/PictureMeshDialog.h"
#include "ui/viewport/ViewportWidget.h"
#include "ui/widgets/Elided.h"
#include "ui/widgets/NoticeBar.h"

#include <QApplication>
#include <QFile>
#include <QImage>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <QStatusBar>
#include <QTest>
#include <QToolButton>

namespace testReloadFlow {

using namespace sinew;
using namespace sinew::test;

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

    /// By its row: one step, which a reload keeps and an export writes.
    void anUnusualSizeIsCorrected() {
        ReloadDesk desk;
        const auto open = desk.driver.state().scene;
        Scene large = *open;
        large.metersPerUnit = 100.0; // centimetres that were taken for metres
        Progress progress;
        QVERIFY(exportScene(large, desk.file.toStdString(), {}, progress));
        desk.driver.trigger("file.reload");
        QTRY_VERIFY_WITH_TIMEOUT(desk.driver.state().scene != open, kPatience);
        const auto size = [&] { return characterSize(*desk.driver.state().scene); };
        const double before = size();
        QVERIFY(before > 60.0);
        const auto unusual = [&] {
            const Notices& notices = *desk.driver.state().importNotices;
            return std::ranges::find(notices, NoticeCode::SizeUnusual, &Notice::code) != notices.end();
        };
        QVERIFY(unusual());
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // buttons of rows before
        auto* fix = desk.window.findChild<QToolButton*>("report.fix");
        QVERIFY(fix != nullptr);
        fix->menu()->popup(QPoint());
        QVERIFY(fix->menu()->actions().size() > 1); // other units
        fix->menu()->close();
        fix->click();
        QVERIFY(std::abs(size() - 0.01 * before) < 1e-9 && !unusual());
        QVERIFY(desk.workspace.document.undoStack().undoText().contains("Scale to"));
        desk.workspace.document.undoStack().undo();
        QVERIFY(size() == before && unusual());
        desk.workspace.document.undoStack().redo();
        const auto scaled = desk.driver.state().scene;
        desk.driver.trigger("file.reload");
        QTRY_VERIFY_WITH_TIMEOUT(desk.driver.state().scene != scaled, kPatience);
        QVERIFY(std::abs(size() - 0.01 * before) < 1e-9 && !unusual());
        // A file of the same kind would be kept, in its own size.
        const std::filesystem::path written = desk.folder.filePath("small.glb").toStdString();
        const auto outcome = exportAndCheck(desk.driver.state(), written, {}, progress);
        QVERIFY(outcome && !outcome->kept);
        const auto read = importScene(written, progress);
        QVERIFY(read && std::abs(characterSize(read->scene) - 0.01 * before) < 1e-6);
        // A project has it too.
        desk.prompts.files.push_back(desk.folder.filePath("work.sinew"));
        QVERIFY(desk.driver.save());
        desk.driver.trigger("file.close");
        QVERIFY(desk.driver.open(desk.folder.filePath("work.sinew")));
        QVERIFY(std::abs(size() - 0.01 * before) < 1e-9);
        QVERIFY(!desk.window.isWindowModified());
    }

    /// Metres that were taken for one another's hundredths, and inches.
    void likelySizesAreHuman_data() {
        QTest::addColumn<double>("meters");
        QTest::addColumn<double>("wanted");
        QTest::newRow("centimetres as metres") << 180.0 << 1.8;
        QTest::newRow("millimetres as metres") << 1750.0 << 1.75;
        QTest::newRow("inches as metres") << 70.0 << 70.0 * 0.0254;
        QTest::newRow("metres as centimetres") << 0.0175 << 1.75;
        QTest::newRow("metres as millimetres") << 0.0018 << 1.8;
        QTest::newRow("a child in centimetres") << 110.0 << 1.1;
        QTest::newRow("3 mm") << 0.003 << 3.0;
    }

    void likelySizesAreHuman() {
        QFETCH(const double, meters);
        QFETCH(const double, wanted);
        const std::vector<double> scales = likelyScales(meters);
        QVERIFY2(std::abs(scales.front() * meters - wanted) < 1e-9,
                 QByteArray::number(scales.front() * meters).constData());
        for (const double scale : scales) {
            QVERIFY(isUsualSize(scale * meters));
        }
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
};

SINEW_TEST(TestReloadFlow, QApplication)

} // namespace testReloadFlow

#include "TestReloadFlow.moc"
