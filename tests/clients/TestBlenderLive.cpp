#include "app/document/edits/Edits.h"
#include "app/export/LiveLink.h"
#include "app/jobs/BindController.h"
#include "core/io/ImportScene.h"
#include "tests/app/support/PaintedLimb.h"
#include "tests/app/support/RunSinew.h"
#include "tests/clients/BlenderBridge.h"
#include "tests/clients/BlenderReader.h"
#include "tests/support/Patience.h"
#include "tests/support/Runner.h"
#include "tests/support/TestModels.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QJsonDocument>
#include <QProcess>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>

namespace testBlenderLive {

using namespace sinew;
using namespace sinew::test;

namespace {

using State = LiveLink::State;

bool waitUntil(const std::function<bool()>& done) {
    return QTest::qWaitFor(done, kPatience);
}

/// A Blender that has opened its character in this process.
class LiveDesk {
public:
    explicit LiveDesk(int cuts) {
        QString said;
        const QString zip = m_folder.filePath("sinew_bridge.zip");
        const QString program = shellProgram(
            m_folder, "sinew",
            "printf '%s\\n' \"$@\" > '" + file("words.part") + "'\nmv '" + file("words.part") + "' '" +
                file("words.txt") + "'\nwhile [ ! -e '" + file("stop") + "' ]; do sleep 0.05; done");
        if (!packBridge(SINEW_VERSION, zip, said)) {
            qWarning("%s", qPrintable(said));
            return;
        }
        writeFile(
            file("job.json"),
            QJsonDocument(
                QJsonObject{{"zip", zip}, {"program", program}, {"folder", m_folder.path()}, {"cuts", cuts}})
                .toJson());
        m_blender.setProcessEnvironment(blenderOfItsOwn(m_folder));
        m_blender.setProcessChannelMode(QProcess::MergedChannels);
        m_blender.start(blenderProgram(),
                        {"-b", "--factory-startup", "-P", sourcePath("tests/clients/blender_live.py"), "--",
                         file("job.json")});
        open();
    }
    LiveDesk(const LiveDesk&) = delete;
    LiveDesk& operator=(const LiveDesk&) = delete;
    ~LiveDesk() { stop(); }

    bool ready() const { return link && link->state() == State::Live; }
    QString output() { return QString::fromUtf8(m_blender.readAll().right(3000)); }

    /// Until the bind is applied, and on until Blender has answered. Seconds from the one to the other.
    double bind() {
        const QSignalSpy finished(&controller, &BindController::finished);
        controller.bind();
        if (!waitUntil([&] { return !finished.isEmpty(); })) {
            return -1.0;
        }
        QElapsedTimer clock;
        clock.start();
        return answered() ? 0.001 * static_cast<double>(clock.elapsed()) : -1.0;
    }
    /// Whether Blender takes what has just changed.
    bool answered() {
        return waitUntil([this] { return link->state() != State::Live; }) &&
               waitUntil([this] { return link->state() == State::Live; });
    }
    /// A step of the character in Blender, by a function of blender_live.py.
    QJsonObject tell(const char* command) {
        const QString number = QString::number(++m_commands);
        writeFile(file("do.part"), QJsonDocument(QJsonObject{{"do", command}}).toJson());
        QFile::rename(file("do.part"), file("do-" + number + ".json"));
        const QString told = file("did-" + number + ".json");
        return waitUntil([&] { return QFile::exists(told); }) ? jsonOf(fileBytes(told)) : QJsonObject();
    }
    /// Largest difference between the groups in Blender and the weights in force here.
    double apart() {
        BridgeCase got = bridgeCase(tell("groups"));
        got.sent = *document.state().scene;
        return got.scene.parts.empty() ? 1.0 : differenceFromSent(got, *document.state().weights);
    }
    /// The window is closed, as the add-on sees it.
    void stop() {
        writeFile(file("stop"), "now");
        m_blender.waitForFinished(kPatience);
    }
    void kill() {
        m_blender.kill();
        m_blender.waitForFinished(kPatience);
    }
    QString folder() const { return QFileInfo(character).absolutePath(); }

    QString character;
    Document document;
    PosedMesh posed{document};
    TaskPool pool;
    BindController controller{document, posed, pool};
    std::optional<LiveLink> link;

private:
    QString file(const QString& name) const { return m_folder.filePath(name); }
    void open() {
        if (!waitUntil([this] { return QFile::exists(file("words.txt")); })) {
            return;
        }
        const QStringList words = QString::fromUtf8(fileBytes(file("words.txt"))).split('\n');
        character = words.value(0);
        Progress progress;
        auto read = importScene(character.toStdString(), progress);
        if (words.value(3) != "--live" || !read) {
            return;
        }
        DocumentState state = stateOfScene(std::move(read->scene), {});
        state.settings.resolution = 32;
        state.settings.automatic = false;
        document.reset(std::move(state));
        link.emplace(document, pool);
        link->join(character, words.value(4));
    }

    QTemporaryDir m_folder;
    QProcess m_blender;
    int m_commands = 0;
};

} // namespace

/// The live link between the add-on in a Blender without a window and the weights of this process, which
/// plays the window that the add-on opens.
class TestBlenderLive : public QObject {
    Q_OBJECT

    std::optional<LiveDesk> m_desk;

private Q_SLOTS:
    void initTestCase() {
        SINEW_NEED_BLENDER();
        if (QStandardPaths::findExecutable("python3").isEmpty()) {
            QSKIP("No python3, which packs the add-on.");
        }
        m_desk.emplace(0);
        QVERIFY2(m_desk->ready(), qPrintable(m_desk->output()));
    }
    void cleanupTestCase() { m_desk.reset(); }

    void aBindArrives() {
        const double seconds = m_desk->bind();
        QVERIFY2(seconds >= 0.0, qPrintable(m_desk->link->tip()));
        QVERIFY2(m_desk->link->answer().contains("vertices"), qPrintable(m_desk->link->answer()));
        const double apart = m_desk->apart();
        QVERIFY2(apart < 1e-6, qPrintable(QString::number(apart)));
        qInfo("%s: taken after %.2f s", qPrintable(m_desk->link->answer()), seconds);
    }

    void aStrokeArrivesAndGoesAgain() {
        const PartWeights before = *m_desk->document.state().weights;
        selectJoint(m_desk->document, 2);
        QVERIFY(paintOnce(m_desk->document));
        QVERIFY(m_desk->answered());
        QVERIFY(m_desk->apart() < 1e-6);
        m_desk->document.undoStack().undo();
        QVERIFY(m_desk->answered());
        QVERIFY(*(*m_desk->document.state().weights)[0] == *before[0]);
        QVERIFY(m_desk->apart() < 1e-6);
    }

    /// The add-on writes what differs; where somebody has painted in Blender that would not be enough.
    void whatBlenderPaintedIsReplaced() {
        m_desk->tell("touch");
        QVERIFY(m_desk->apart() > 0.1);
        QVERIFY(paintOnce(m_desk->document));
        QVERIFY(m_desk->answered());
        QVERIFY(m_desk->apart() < 1e-6);
    }

    void offInBlenderIsSaidHere() {
        m_desk->tell("live_off");
        m_desk->document.undoStack().undo();
        QVERIFY(waitUntil([this] { return m_desk->link->state() == State::Refused; }));
        QVERIFY2(m_desk->link->tip().contains("switched off"), qPrintable(m_desk->link->tip()));
        QVERIFY(m_desk->apart() > 0.01);
        m_desk->tell("live_on");
        QVERIFY(waitUntil([this] { return m_desk->link->state() == State::Live; }));
        QVERIFY(m_desk->apart() < 1e-6);
    }

    void editModeIsWaitedFor() {
        m_desk->tell("edit");
        m_desk->document.undoStack().redo();
        QVERIFY(waitUntil([this] { return m_desk->link->state() == State::Refused; }));
        QVERIFY2(m_desk->link->tip().contains("Body is in Edit Mode"), qPrintable(m_desk->link->tip()));
        m_desk->tell("leave_edit");
        QVERIFY(waitUntil([this] { return m_desk->link->state() == State::Live; }));
        QVERIFY(m_desk->apart() < 1e-6);
    }

    void unknownBonesAreNamed() {
        m_desk->tell("rename_bone");
        m_desk->document.undoStack().undo();
        QVERIFY(waitUntil([this] { return m_desk->link->state() == State::Refused; }));
        QVERIFY2(m_desk->link->tip().contains("middle has weights in Sinew"),
                 qPrintable(m_desk->link->tip()));
    }

    void changedFacesAreSaid() {
        LiveDesk desk(0);
        QVERIFY2(desk.ready(), qPrintable(desk.output()));
        desk.tell("change_faces");
        desk.controller.bind();
        QVERIFY(waitUntil([&] { return desk.link->state() == State::Refused; }));
        QVERIFY2(desk.link->tip().contains("The faces of Body have changed"), qPrintable(desk.link->tip()));
        desk.stop();
        QVERIFY(!QFile::exists(desk.folder()));
    }

    void blenderLeavesFirst_data() {
        QTest::addColumn<QString>("how");
        QTest::newRow("the add-on is switched off") << "disable";
        QTest::newRow("another file is opened") << "open_other";
    }

    void blenderLeavesFirst() {
        QFETCH(QString, how);
        LiveDesk desk(0);
        QVERIFY2(desk.ready(), qPrintable(desk.output()));
        desk.tell(qPrintable(how));
        QVERIFY(waitUntil([&] { return desk.link->state() == State::Closed; }));
        QVERIFY(QFile::exists(desk.character));
        const QString folder = desk.folder();
        desk.link.reset(); // this program ends
        QVERIFY(!QFile::exists(folder));
    }

    void theProgramLeavesFirst() {
        LiveDesk desk(0);
        QVERIFY2(desk.ready() && desk.bind() >= 0.0, qPrintable(desk.output()));
        const QString folder = desk.folder();
        desk.link.reset();
        desk.stop();
        QVERIFY(!QFile::exists(folder));
    }

    /// A Blender that is no more takes nothing with it.
    void blenderCrashes() {
        LiveDesk desk(0);
        QVERIFY2(desk.ready(), qPrintable(desk.output()));
        desk.kill();
        const QSignalSpy finished(&desk.controller, &BindController::finished);
        desk.controller.bind();
        QVERIFY(waitUntil([&] { return !finished.isEmpty(); }));
        QVERIFY(waitUntil([&] { return desk.link->state() == State::Silent; }));
        QVERIFY(desk.document.state().bound());
        QDir(desk.folder()).removeRecursively();
    }

    /// How long weights of large characters take, and of a stroke on them.
    void largeCharactersArrive_data() {
        QTest::addColumn<int>("cuts");
        QTest::newRow("14,000 vertices") << 3;
        if (allModels()) {
            QTest::newRow("90,000 vertices") << 9;
        }
    }

    void largeCharactersArrive() {
        QFETCH(int, cuts);
        LiveDesk desk(cuts);
        QVERIFY2(desk.ready(), qPrintable(desk.output()));
        const double bound = desk.bind();
        QVERIFY(bound >= 0.0);
        selectJoint(desk.document, 2);
        QVERIFY(paintOnce(desk.document));
        QElapsedTimer clock;
        clock.start();
        QVERIFY(desk.answered());
        qInfo("%s: taken after %.2f s, a stroke after %.2f s", qPrintable(desk.link->answer()), bound,
              0.001 * static_cast<double>(clock.elapsed()));
        QVERIFY(desk.apart() < 1e-6);
    }
};

SINEW_TEST(TestBlenderLive, QCoreApplication)

} // namespace testBlenderLive

#include "TestBlenderLive.moc"
