#include "app/document/edits/Edits.h"
#include "app/project/ProjectWriter.h"
#include "app/project/RestoreProject.h"
#include "core/io/ExportScene.h"
#include "tests/app/support/BindNow.h"
#include "tests/app/support/RunSinew.h"
#include "tests/support/Patience.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>

namespace testAutosave {

using namespace sinew;

namespace {

/// What the victim does before it dies, done again to compare.
void work(Document& document, const QString& character) {
    Progress progress;
    DocumentState state = *readCharacter(character.toStdString(), progress);
    state.settings.resolution = 32;
    state.settings.automatic = false;
    document.reset(state, "/home/of/limb.sinew");
    test::bindNow(document);
    BindSettings softer = state.settings;
    softer.alpha = 0.05;
    setBindSettings(document, softer);
    setJointPose(document, 1, {Quat(Eigen::AngleAxisd(0.7, Vec3::UnitZ())), Vec3(0, 0.1, 0), Vec3::Ones()});
}

/// The program that is killed: works, saves as its timer would, says so and waits.
int victim(const QString& folder) {
    Document document;
    ViewState view;
    ProjectWriter writer;
    Autosave autosave(document, view, writer, folder);
    work(document, folder + "/limb.glb");
    view.setVisible(Overlay::Octree, true);
    autosave.setInterval(1);
    QObject::connect(&autosave, &Autosave::saved, [] {
        std::puts("saved");
        std::fflush(stdout);
    });
    return QCoreApplication::exec();
}

/// Saves, and waits for it.
bool savedNow(Autosave& autosave) {
    autosave.saveNow();
    return autosave.saving() && QTest::qWaitFor([&] { return !autosave.saving(); }, test::kPatience) &&
           QFile::exists(autosave.file());
}

} // namespace

class TestAutosave : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        Progress progress;
        QVERIFY(exportScene(test::limb(), (m_folder->path() + "/limb.glb").toStdString(), {}, progress));
    }
    void killedWorkComesBack() {
        QProcess process;
        process.start(QCoreApplication::applicationFilePath(),
                      {"TestAutosave", "--victim", m_folder->path()});
        QVERIFY(process.waitForReadyRead(60000));
        QVERIFY(process.readAllStandardOutput().startsWith("saved"));
        Document document;
        ViewState view;
        ProjectWriter writer;
        Autosave autosave(document, view, writer, m_folder->path());
        QVERIFY(autosave.recoverable().works.empty()); // it lives, so it is not ours
        QVERIFY(!autosave.discard(m_folder->path() + '/' + savesLeft().value(0)));
        process.kill(); // SIGKILL
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitStatus(), QProcess::CrashExit);

        const AutosaveScan scan = autosave.recoverable();
        QVERIFY(scan.problems.empty());
        QCOMPARE(scan.works.size(), std::size_t{1});
        QCOMPARE(scan.works[0].title, QString("limb"));
        QCOMPARE(scan.works[0].projectFile, QString("/home/of/limb.sinew"));
        QVERIFY(std::abs(scan.works[0].time.secsTo(QDateTime::currentDateTime())) < 120);
        Progress progress;
        const auto restored = restoreProject(scan.works[0].project, {}, progress);
        QVERIFY(restored && !restored->weightsDiffer);
        Document same;
        work(same, m_folder->path() + "/limb.glb");
        QVERIFY(restored->state.pose == same.state().pose);
        QVERIFY(restored->state.settings == same.state().settings);
        QVERIFY(*(*restored->state.weights)[0] == *(*same.state().weights)[0]);
        QVERIFY(scan.works[0].project.view.layer(Overlay::Octree).visible);
        QVERIFY(autosave.discard(scan.works[0].file));
        QVERIFY(autosave.recoverable().works.empty());
    }

    void onlyModifiedWorkIsSaved() {
        Document document;
        ViewState view;
        ProjectWriter writer;
        Autosave autosave(document, view, writer, m_folder->path());
        QSignalSpy saved(&autosave, &Autosave::saved);
        autosave.saveNow();
        QVERIFY(!autosave.saving()); // nothing is open
        work(document, m_folder->path() + "/limb.glb");
        QVERIFY(savedNow(autosave));
        QCOMPARE(saved.count(), 1);
        autosave.saveNow();
        QVERIFY(!autosave.saving()); // nothing new
        setDeformer(document, Deformer::DualQuaternion);
        QVERIFY(savedNow(autosave));
        QCOMPARE(saved.count(), 2);
        QCOMPARE(savesLeft().size(), 1);
        document.undoStack().setIndex(0); // back to what was opened
        QVERIFY(savesLeft().isEmpty());
    }

    void savingTheProjectRemovesIt() {
        ViewState view;
        {
            Document document;
            ProjectWriter writer;
            Autosave autosave(document, view, writer, m_folder->path());
            work(document, m_folder->path() + "/limb.glb");
            QVERIFY(savedNow(autosave));
            QCOMPARE(savesLeft().size(), 1);
            document.setSaved("/tmp/limb.sinew");
            QVERIFY(savesLeft().isEmpty());
            setDeformer(document, Deformer::DualQuaternion);
            QVERIFY(savedNow(autosave));
            QCOMPARE(savesLeft().size(), 1);
        }
        QVERIFY(savesLeft().isEmpty()); // closed properly
        QVERIFY(QDir(m_folder->path()).entryList({"*.lock"}, QDir::Files).isEmpty());
    }

    /// The copy is written when it is no longer wanted: it must not be offered as lost work.
    void whatIsSavedMeanwhileLeavesNoCopy() {
        ViewState view;
        ProjectWriter writer;
        {
            Document document;
            Autosave autosave(document, view, writer, m_folder->path());
            QSignalSpy saved(&autosave, &Autosave::saved);
            work(document, m_folder->path() + "/limb.glb");
            autosave.saveNow();
            QVERIFY(autosave.saving());
            document.setSaved("/tmp/limb.sinew");
            QTRY_VERIFY_WITH_TIMEOUT(!autosave.saving(), test::kPatience);
            QVERIFY(savesLeft().isEmpty());
            QCOMPARE(saved.count(), 0);
            setDeformer(document, Deformer::DualQuaternion);
            autosave.saveNow(); // closed while it runs
        }
        QVERIFY(savesLeft().isEmpty());
        QVERIFY(QDir(m_folder->path()).entryList({"*.lock"}, QDir::Files).isEmpty());
    }

    /// What is changed while the copy is written is in the next one.
    void changesMeanwhileAreSavedNext() {
        Document document;
        ViewState view;
        ProjectWriter writer;
        Autosave autosave(document, view, writer, m_folder->path());
        work(document, m_folder->path() + "/limb.glb");
        autosave.saveNow();
        setDeformer(document, Deformer::DualQuaternion);
        QTRY_VERIFY_WITH_TIMEOUT(!autosave.saving(), test::kPatience);
        QVERIFY(readProject(autosave.file().toStdString())->deform.deformer == Deformer::LinearBlend);
        QVERIFY(savedNow(autosave));
        QVERIFY(readProject(autosave.file().toStdString())->deform.deformer == Deformer::DualQuaternion);
    }

    void brokenOnesAreKept() {
        Document document;
        ViewState view;
        ProjectWriter writer;
        Autosave autosave(document, view, writer, m_folder->path());
        for (int round = 0; round < 2; ++round) { // the second time the name aside is taken
            const QByteArray bytes = round == 0 ? "{\"sinewProject\": 1, \"char" : "";
            test::writeFile(m_folder->path() + "/dead.sinew", bytes);
            const AutosaveScan scan = autosave.recoverable();
            QVERIFY(scan.works.empty());
            QCOMPARE(scan.problems.size(), std::size_t{1});
            QVERIFY(scan.problems[0].code == ErrorCode::AutosaveBroken);
            const QString aside = QString::fromStdString(scan.problems[0].arguments[0]);
            QCOMPARE(test::fileBytes(aside), bytes);
            QVERIFY(savesLeft().isEmpty());
            QVERIFY(autosave.recoverable().problems.empty());
        }
        QCOMPARE(QDir(m_folder->path() + "/broken").entryList(QDir::Files).size(), 2);
        test::writeFile(m_folder->path() + "/new.sinew", "{\"sinewProject\": 9}");
        const AutosaveScan newer = autosave.recoverable();
        QVERIFY(newer.problems.size() == 1 && newer.problems[0].code == ErrorCode::ProjectTooNew);
        QCOMPARE(savesLeft(), QStringList{"new.sinew"});
    }

    void recoveredWorkStaysSafe() {
        Document lost;
        ViewState view;
        work(lost, m_folder->path() + "/limb.glb");
        const QString orphan = m_folder->path() + "/orphan.sinew";
        QVERIFY(writeProject(projectOf(lost.state(), {}), orphan.toStdString()));
        Document document;
        ProjectWriter writer;
        Autosave autosave(document, view, writer, m_folder->path());
        const AutosaveScan scan = autosave.recoverable();
        QCOMPARE(scan.works.size(), std::size_t{1});
        document.reset(lost.state());
        QVERIFY(!autosave.adopt(orphan)); // something else was opened meanwhile
        Progress progress;
        auto restored = restoreProject(scan.works[0].project, {}, progress);
        document.reset(std::move(restored->state), {}, true);
        QVERIFY(autosave.adopt(orphan));
        QVERIFY(QFile::exists(orphan)); // until it is saved elsewhere it stays
        Document other;
        Autosave second(other, view, writer, m_folder->path());
        QVERIFY(second.recoverable().works.empty() && !second.adopt(orphan));
        setDeformer(document, Deformer::DualQuaternion);
        QVERIFY(savedNow(autosave));
        QCOMPARE(savesLeft(), QStringList{"orphan.sinew"});
        QVERIFY(readProject(orphan.toStdString())->deform.deformer == Deformer::DualQuaternion);
        document.setSaved("/tmp/limb.sinew");
        QVERIFY(!QFile::exists(orphan));
    }

    void worksByItself() {
        Document document;
        ViewState view;
        ProjectWriter writer;
        Autosave autosave(document, view, writer, m_folder->path() + "/deep/folder");
        QSignalSpy saved(&autosave, &Autosave::saved);
        autosave.setInterval(5);
        work(document, m_folder->path() + "/limb.glb");
        QTRY_COMPARE_WITH_TIMEOUT(saved.count(), 1, test::kPatience);
        QVERIFY(QFile::exists(autosave.file()));
    }

private:
    QStringList savesLeft() const { return QDir(m_folder->path()).entryList({"*.sinew"}, QDir::Files); }
    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

/// Itself started again as the program that dies, or the tests.
int victimOrTests(int argc, char** argv) {
    if (argc > 2 && QByteArray(argv[1]) == "--victim") {
        QCoreApplication app(argc, argv);
        return victim(QString::fromLocal8Bit(argv[2]));
    }
    return test::runTest<TestAutosave, QCoreApplication>(argc, argv);
}

} // namespace

SINEW_TEST_MAIN(TestAutosave, victimOrTests)

} // namespace testAutosave

#include "TestAutosave.moc"
