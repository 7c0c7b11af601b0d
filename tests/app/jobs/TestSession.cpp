#include "app/document/edits/Edits.h"
#include "app/project/RestoreProject.h"
#include "app/session/RememberedFiles.h"
#include "app/session/Session.h"
#include "core/io/ExportScene.h"
#include "tests/app/support/ProjectWork.h"
#include "tests/app/support/RunSinew.h"
#include "tests/support/Patience.h"
#include "tests/support/Quiet.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QFile>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace testSession {

using namespace sinew;

class TestSession : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        Progress progress;
        QVERIFY(exportScene(test::limb(), path("limb.glb").toStdString(), {}, progress));
    }

    void opensSavesAndReopens() {
        Document document;
        ViewState view;
        TaskPool pool;
        ProjectWriter writer;
        Session session(document, view, pool, writer);
        QSignalSpy opened(&session, &Session::opened);
        session.open(path("limb.glb"));
        QVERIFY(session.busy());
        QTRY_COMPARE_WITH_TIMEOUT(opened.count(), 1, test::kPatience);
        QVERIFY(!session.busy() && !document.modified());
        QCOMPARE(document.title(), QString("limb"));
        document.reset(work());
        setDeformer(document, Deformer::LinearBlend);
        QVERIFY(document.modified());
        const DocumentState before = document.state();
        view.setVisible(Overlay::Voxels, true);
        QSignalSpy saved(&session, &Session::saved);
        session.save(path("a.sinew"));
        QTRY_COMPARE_WITH_TIMEOUT(saved.count(), 1, test::kPatience);
        QVERIFY(!document.modified());
        view.setVisible(Overlay::Voxels, false);
        session.open(path("limb.glb"));
        session.open(path("a.sinew")); // takes the other's place
        QTRY_COMPARE_WITH_TIMEOUT(opened.count(), 2, test::kPatience);
        QVERIFY(test::sameWork(document.state(), before));
        QVERIFY(view.visible(Overlay::Voxels));
        QCOMPARE(document.projectFile(), path("a.sinew"));
        QVERIFY(!document.modified());
        pool.waitForWork();
        test::handleEvents();
        QCOMPARE(opened.count(), 2);
    }

    /// One bar for both: the bind of a project goes on where the reading has ended.
    void aProjectHasOneProgressForReadingAndBinding() {
        double before = -1.0;
        for (const Stage stage :
             {Stage::Import, Stage::Prepare, Stage::Octree, Stage::Voxelize, Stage::WindingNumbers,
              Stage::Adjacency, Stage::Distances, Stage::Weights}) {
            for (const double fraction : {0.0, 0.5, 1.0}) {
                const double now = openFraction(stage, fraction);
                QVERIFY2(now >= before && now <= 1.0, qPrintable(QString::number(now)));
                before = now;
            }
        }
        QCOMPARE(before, 1.0);
        QVERIFY(openFraction(Stage::Import, 1.0) < 0.5);

        QVERIFY(writeProject(projectOf(work(), {}), path("a.sinew").toStdString()));
        Document document;
        ViewState view;
        TaskPool pool;
        ProjectWriter writer;
        Session session(document, view, pool, writer);
        session.open(path("a.sinew"));
        double shown = 0.0;
        bool fell = false;
        const auto ended = [&] {
            const double now = session.busy() ? session.fraction() : shown;
            fell = fell || now < shown;
            shown = now;
            return !session.busy();
        };
        QVERIFY(QTest::qWaitFor(ended, test::kPatience));
        QVERIFY(!fell && document.state().bound());
        QCOMPARE(session.fraction(), 0.0);
    }

    void asksForWhatIsMissing() {
        const DocumentState before = work();
        QVERIFY(writeProject(projectOf(before, {}), path("a.sinew").toStdString()));
        QVERIFY(QFile::rename(path("limb.glb"), path("arm.glb")));
        Document document;
        ViewState view;
        TaskPool pool;
        ProjectWriter writer;
        Session session(document, view, pool, writer);
        QSignalSpy opened(&session, &Session::opened);
        std::optional<SourceQuestion> question;
        connect(&session, &Session::sourceAsked, this,
                [&](const SourceQuestion& asked) { question = asked; });
        session.open(path("a.sinew"));
        QTRY_VERIFY_WITH_TIMEOUT(question.has_value(), test::kPatience);
        QCOMPARE(question->file(), path("limb.glb"));
        session.restore(question->project, question->with(path("arm.glb")), question->projectFile,
                        question->recovered);
        QTRY_COMPARE_WITH_TIMEOUT(opened.count(), 1, test::kPatience);
        QVERIFY(test::sameWork(document.state(), before));
        QVERIFY(document.modified()); // the new place wants to be saved
    }

    void refusesWhatIsNotThere() {
        Document document;
        document.reset(work());
        const DocumentState before = document.state();
        ViewState view;
        TaskPool pool;
        ProjectWriter writer;
        Session session(document, view, pool, writer);
        QSignalSpy failed(&session, &Session::failed);
        for (const char* file : {"none.fbx", "none.sinew", "limb.xyz"}) {
            session.open(path(file));
        }
        session.loadSkeleton(path("none.tgf"));
        QTRY_VERIFY_WITH_TIMEOUT(!session.busy(), test::kPatience);
        // The project is refused at once; of the others the last that was asked for is answered.
        QCOMPARE(failed.count(), 2);
        QVERIFY(failed.last().at(0).value<sinew::Error>().arguments.front().find("none.tgf") !=
                std::string::npos);
        QVERIFY(document.state() == before);
        QSignalSpy canceled(&session, &Session::canceled);
        session.open(path("limb.glb"));
        session.cancel();
        QTRY_VERIFY_WITH_TIMEOUT(!session.busy(), test::kPatience);
        QCOMPARE(canceled.count() == 1, document.state() == before); // or it was read already
    }

    /// As setDeformer's step comes after the save was asked for, it is not in the file.
    void whatChangesWhileItSavesStaysModified() {
        Document document;
        document.reset(work());
        setDeformer(document, Deformer::LinearBlend);
        ViewState view;
        TaskPool pool;
        ProjectWriter writer;
        Session session(document, view, pool, writer);
        QSignalSpy saved(&session, &Session::saved);
        session.save(path("a.sinew"));
        QVERIFY(session.saving());
        setDeformer(document, Deformer::Blended);
        QTRY_COMPARE_WITH_TIMEOUT(saved.count(), 1, test::kPatience);
        QVERIFY(!session.saving());
        QVERIFY(document.modified());
        QCOMPARE(document.projectFile(), path("a.sinew"));
        const auto written = readProject(path("a.sinew").toStdString());
        QVERIFY(written && written->deform.deformer == Deformer::LinearBlend);
        document.undoStack().undo();
        QVERIFY(!document.modified());
        // Another document has nothing to do with a save that still runs.
        setDeformer(document, Deformer::Blended);
        session.save(path("b.sinew"));
        document.reset(work(), path("other.sinew"), true);
        QTRY_COMPARE_WITH_TIMEOUT(saved.count(), 2, test::kPatience);
        QVERIFY(document.modified());
        QCOMPARE(document.projectFile(), path("other.sinew"));
    }

    void savesComeOneAfterAnother() {
        Document document;
        document.reset(work());
        ViewState view;
        TaskPool pool;
        {
            ProjectWriter writer;
            Session session(document, view, pool, writer);
            QSignalSpy saved(&session, &Session::saved);
            QSignalSpy saving(&session, &Session::savingChanged);
            for (const Deformer deformer :
                 {Deformer::LinearBlend, Deformer::Blended, Deformer::DualQuaternion}) {
                setDeformer(document, deformer);
                session.save(path("a.sinew"));
            }
            session.save(path("b.sinew"));
            QTRY_COMPARE_WITH_TIMEOUT(saved.count(), 4, test::kPatience);
            QCOMPARE(saved.last().first().toString(), path("b.sinew"));
            QCOMPARE(saving.count(), 2);
            QVERIFY(readProject(path("a.sinew").toStdString())->deform.deformer == Deformer::DualQuaternion);
            QVERIFY(!document.modified());
            setDeformer(document, Deformer::CentersOfRotation);
            session.save(path("a.sinew"));
        }
        // Whoever goes waits for what was asked for.
        QVERIFY(readProject(path("a.sinew").toStdString())->deform.deformer == Deformer::CentersOfRotation);
    }

    void aFailedSaveSaysSo() {
        Document document;
        document.reset(work());
        setDeformer(document, Deformer::LinearBlend);
        ViewState view;
        TaskPool pool;
        ProjectWriter writer;
        Session session(document, view, pool, writer);
        QSignalSpy saved(&session, &Session::saved);
        QSignalSpy failed(&session, &Session::saveFailed);
        session.save(path("no/such/folder/a.sinew"));
        QTRY_COMPARE_WITH_TIMEOUT(failed.count(), 1, test::kPatience);
        QCOMPARE(failed.last().first().toString(), path("no/such/folder/a.sinew"));
        QCOMPARE(saved.count(), 0);
        QVERIFY(!session.saving());
        QVERIFY(document.modified());
        QVERIFY(document.projectFile().isEmpty());
    }

    void loadsASkeletonAsOneStep() {
        test::writeFile(path("bones.tgf"), "1 0 0 0\n2 0.5 0 0\n#\n1 2\n");
        Document document;
        ViewState view;
        TaskPool pool;
        ProjectWriter writer;
        Session session(document, view, pool, writer);
        QSignalSpy loaded(&session, &Session::skeletonLoaded);
        session.loadSkeleton(path("bones.tgf")); // nothing to give it to
        QVERIFY(!session.busy());
        document.reset(work());
        const DocumentState before = document.state();
        session.loadSkeleton(path("bones.tgf"));
        QTRY_COMPARE_WITH_TIMEOUT(loaded.count(), 1, test::kPatience);
        QCOMPARE(document.state().scene->skeleton.size(), std::size_t{2});
        QCOMPARE(document.undoStack().count(), 1);
        document.undoStack().undo();
        QVERIFY(document.state() == before);
        // One that was read for a character which has gone is dropped.
        session.loadSkeleton(path("bones.tgf"));
        document.reset(before);
        document.reset(work());
        QTRY_VERIFY_WITH_TIMEOUT(!session.busy(), test::kPatience);
        QCOMPARE(loaded.count(), 1);
    }

    void recentFilesAreFewAndThere() {
        QSettings settings(path("settings.ini"), QSettings::IniFormat);
        RecentFiles recent(&settings);
        QSignalSpy changed(&recent, &RecentFiles::changed);
        recent.add(path("limb.glb"));
        for (int i = 0; i < 14; ++i) {
            const QString file = path(qPrintable(QString("%1.fbx").arg(i)));
            test::writeFile(file, "x");
            recent.add(file);
        }
        QCOMPARE(recent.files().size(), RecentFiles::kMax);
        recent.add(m_folder->path() + "/./9.fbx"); // the same file by another way
        QCOMPARE(recent.files().size(), RecentFiles::kMax);
        QCOMPARE(recent.files().first(), QFileInfo(path("9.fbx")).canonicalFilePath());
        QVERIFY(recent.use(recent.files().at(1)));
        const QString gone = recent.files().at(2);
        QFile::remove(gone);
        QVERIFY(!recent.use(gone));
        QVERIFY(!recent.files().contains(gone));
        QVERIFY(changed.count() == 17);
        QVERIFY(RecentFiles(&settings).files() == recent.files());
        QVERIFY(QFile::exists(samplePath()));
    }

private:
    QString path(const char* name) const { return m_folder->filePath(QString::fromLatin1(name)); }
    /// A limb, bound and posed.
    DocumentState work() const {
        Progress progress;
        DocumentState state = *readCharacter(path("limb.glb").toStdString(), progress);
        state.settings.resolution = 32;
        state.settings.automatic = false;
        state = test::boundState(std::move(state));
        state.pose.joints[1].translation = Vec3(0.1, -0.2, 1.0 / 3.0);
        state.deform.deformer = Deformer::DualQuaternion;
        return state;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

SINEW_TEST(TestSession, QCoreApplication)

} // namespace testSession

#include "TestSession.moc"
