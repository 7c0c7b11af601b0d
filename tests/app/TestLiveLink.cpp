#include "app/export/LiveLink.h"
#include "core/io/ImportScene.h"
#include "tests/app/support/LimbDocument.h"
#include "tests/app/support/PaintedLimb.h"
#include "tests/app/support/RunSinew.h"
#include "tests/support/Patience.h"
#include "tests/support/Runner.h"

#include <QDir>
#include <QFile>
#include <QSaveFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <string>

namespace testLiveLink {

using namespace sinew;
using namespace sinew::test;

namespace {

using State = LiveLink::State;

/// A character in a folder of another program, which is played here.
struct LinkedLimb {
    QTemporaryDir folder;
    QString character = folder.filePath("limb.glb");
    QString live = folder.filePath("live");
    Document document;
    TaskPool pool;
    std::optional<LiveLink> link{std::in_place, document, pool};

    LinkedLimb() {
        QDir().mkdir(live);
        writeFile(character, "as it was sent");
        openCharacter(character);
        link->join(character, live);
    }
    void openCharacter(const QString& file) {
        Scene scene = limb();
        scene.sourceFile = file.toStdString();
        DocumentState state = stateOfScene(std::move(scene), {});
        state.settings.resolution = 32;
        state.settings.automatic = false;
        document.reset(std::move(state));
    }
    QStringList sent() const { return QDir(live).entryList({"weights-*.glb"}, QDir::Files, QDir::Name); }
    bool waitForSent(const QString& name) const {
        return QTest::qWaitFor([this, name] { return sent() == QStringList{name}; }, kPatience);
    }
    bool waitFor(State state) const {
        return QTest::qWaitFor([this, state] { return link->state() == state; }, kPatience);
    }
    void answer(const QByteArray& json) const {
        QSaveFile file(live + "/answer.json");
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(json);
        QVERIFY(file.commit());
    }
    bool paint() {
        selectJoint(document, 1);
        return paintOnce(document);
    }
    /// Largest difference of any weight between a file, as another program reads it, and `weights`; the
    /// vertices may stand in another order.
    double apart(const QString& name, const PartWeights& weights) const {
        Progress progress;
        const auto read = importScene((live + '/' + name).toStdString(), progress);
        if (!read || read->scene.parts.size() != 1) {
            return 1.0;
        }
        const Scene& here = *document.state().scene;
        const Part& part = read->scene.parts[0];
        double largest = 0.0;
        for (std::size_t v = 0; v < part.mesh->vertexCount(); ++v) {
            const auto& vertices = here.parts[0].mesh->vertices;
            const auto same = std::ranges::min_element(vertices, {}, [&](const Vec3& vertex) {
                return (vertex - part.mesh->vertices[v]).squaredNorm();
            });
            std::map<std::string, double> difference;
            for (const Influence& each : part.weights->at(v)) {
                difference[nameOf(read->scene, each.joint)] += each.weight;
            }
            for (const Influence& each : weights[0]->at(static_cast<std::size_t>(same - vertices.begin()))) {
                difference[nameOf(here, each.joint)] -= each.weight;
            }
            for (const auto& [joint, value] : difference) {
                largest = std::max(largest, std::abs(value));
            }
        }
        return largest;
    }

private:
    static const std::string& nameOf(const Scene& scene, std::int32_t joint) {
        return scene.skeleton.joints[static_cast<std::size_t>(joint)].name;
    }
};

} // namespace

class TestLiveLink : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void nobodyWaitsUnasked() {
        Document document;
        TaskPool pool;
        LiveLink link(document, pool);
        openLimb(document);
        QVERIFY(link.state() == State::None && link.text().isEmpty() && link.tip().isEmpty());
        link.join("limb.glb", {});
        link.join("limb.glb", "/nowhere/at/all");
        QVERIFY(link.state() == State::None);
    }

    /// The weights that the other program sent are not sent back to it.
    void everyBindIsSent() {
        LinkedLimb limb;
        QVERIFY(limb.link->state() == State::Live);
        QTest::qWait(2 * LiveLink::kRest);
        QCOMPARE(limb.sent(), QStringList());
        bindNow(limb.document);
        QVERIFY(limb.waitForSent("weights-1.glb"));
        QVERIFY(limb.link->state() == State::Sending);
        const double apart = limb.apart("weights-1.glb", *limb.document.state().weights);
        QVERIFY2(apart < 1e-6, qPrintable(QString::number(apart)));
        limb.answer(R"({"number": 1, "failed": false, "text": "Blender has\nthem"})");
        QVERIFY(limb.waitFor(State::Live));
        QCOMPARE(limb.link->answer(), QString("Blender has them"));
        QCOMPARE(limb.link->tip(), limb.link->answer());
    }

    /// One file for all dabs, and another when the stroke is undone.
    void aStrokeIsSentWhenItRests() {
        LinkedLimb limb;
        bindNow(limb.document);
        QVERIFY(limb.waitForSent("weights-1.glb"));
        selectJoint(limb.document, 1);
        PosedMesh posed(limb.document);
        BrushStroke stroke(limb.document, posed);
        QVERIFY(stroke.begin(replaceBy(0.4F), StrokeKind::Plain));
        for (std::uint32_t dab = 0; dab < 5; ++dab) {
            QVERIFY(stroke.dab(dabOn(5 + dab, 0.4)));
            QCOMPARE(limb.sent(), QStringList{"weights-1.glb"});
        }
        stroke.end();
        QVERIFY(limb.waitForSent("weights-2.glb"));
        const PartWeights painted = *limb.document.state().weights;
        QVERIFY(limb.apart("weights-2.glb", painted) < 1e-6);
        limb.document.undoStack().undo();
        QVERIFY(limb.waitForSent("weights-3.glb"));
        QVERIFY(limb.apart("weights-3.glb", painted) > 0.01);
    }

    void whatTheOtherProgramRefusesIsSaid() {
        LinkedLimb limb;
        bindNow(limb.document);
        QVERIFY(limb.waitForSent("weights-1.glb"));
        limb.answer(R"({"number": 1, "failed": true, "text": "Body is in Edit Mode"})");
        QVERIFY(limb.waitFor(State::Refused));
        QCOMPARE(limb.link->tip(), QString("Body is in Edit Mode"));
        // It may take them later.
        limb.answer(R"({"number": 1, "failed": false, "text": "Taken"})");
        QVERIFY(limb.waitFor(State::Live));
        // What it says of older weights, or not in words of this program, is no answer.
        QVERIFY(limb.paint());
        QVERIFY(limb.waitForSent("weights-2.glb"));
        for (const char* text :
             {R"({"number": 1, "failed": true, "text": "old"})", "[1, 2]", "{", "", R"({"number": "2"})"}) {
            limb.answer(text);
            QTest::qWait(50);
            QVERIFY2(limb.link->state() == State::Sending, text);
        }
    }

    void offMeansNothingIsSent() {
        LinkedLimb limb;
        limb.link->setOn(false);
        QVERIFY(limb.link->state() == State::Off);
        bindNow(limb.document);
        QTest::qWait(3 * LiveLink::kRest);
        QCOMPARE(limb.sent(), QStringList());
        limb.link->setOn(true);
        QVERIFY(limb.waitForSent("weights-1.glb"));
    }

    void otherCharactersAreNobodysBusiness() {
        LinkedLimb limb;
        limb.openCharacter(limb.folder.filePath("other.glb"));
        QVERIFY(limb.link->state() == State::None);
        bindNow(limb.document);
        QTest::qWait(3 * LiveLink::kRest);
        QCOMPARE(limb.sent(), QStringList());
        limb.openCharacter(limb.character);
        QVERIFY(limb.link->state() == State::Live);
        bindNow(limb.document);
        QVERIFY(limb.waitForSent("weights-1.glb"));
    }

    /// The other program ends first. Once this one ends too, nothing is left.
    void aClosedLinkIsCleanedUp() {
        LinkedLimb limb;
        bindNow(limb.document);
        QVERIFY(limb.waitForSent("weights-1.glb"));
        writeFile(limb.folder.filePath("kept.txt"), "another's");
        limb.answer(R"({"closed": true, "remove": ["limb.glb", "back.glb", "../kept.txt", "live", ".."]})");
        QVERIFY(limb.waitFor(State::Closed));
        QVERIFY(limb.paint());
        QTest::qWait(3 * LiveLink::kRest);
        QVERIFY(limb.link->state() == State::Closed);
        QVERIFY(QFile::exists(limb.character)); // it is still open here
        limb.link.reset();
        QCOMPARE(QDir(limb.folder.path()).entryList(QDir::NoDotAndDotDot | QDir::AllEntries),
                 QStringList{"kept.txt"});
        QFile::remove(limb.folder.filePath("kept.txt"));
    }

    void theFolderGoesWithItsLastFile() {
        LinkedLimb limb;
        limb.answer(R"({"closed": true, "remove": ["limb.glb"]})");
        QVERIFY(limb.waitFor(State::Closed));
        limb.link.reset();
        QVERIFY(!QFile::exists(limb.folder.path()));
    }

    /// Without an answer the other program takes all away itself, what is not taken yet included.
    void anOpenLinkLeavesItsFiles() {
        LinkedLimb limb;
        bindNow(limb.document);
        QVERIFY(limb.waitForSent("weights-1.glb"));
        limb.link.reset();
        QCOMPARE(limb.sent(), QStringList{"weights-1.glb"});
        QVERIFY(QFile::exists(limb.character));
    }

    void aFolderThatIsGoneClosesTheLink() {
        LinkedLimb limb;
        QVERIFY(QDir(limb.live).removeRecursively());
        QVERIFY(limb.waitFor(State::Closed));
        LinkedLimb other;
        bindNow(other.document);
        QVERIFY(QDir(other.live).removeRecursively()); // before it is written
        QVERIFY(other.waitFor(State::Closed));
        QVERIFY(!QFile::exists(other.live));
    }

    void aProjectKeepsTheCharacter() {
        LinkedLimb limb;
        limb.link->keepCharacter("/home/artist/hero.sinew");
        const QString note = limb.folder.filePath("kept-for-a-project.txt");
        QCOMPARE(fileBytes(note), QByteArray("/home/artist/hero.sinew\n"));
        limb.answer(R"({"closed": true, "remove": ["limb.glb"]})");
        QVERIFY(limb.waitFor(State::Closed));
        limb.link.reset();
        QVERIFY(QFile::exists(limb.character) && QFile::exists(note));
    }

    void aFailedWriteIsSaidAndTriedAgain() {
        LinkedLimb limb;
        QDir().mkdir(limb.live + "/weights-1.glb"); // in the way
        writeFile(limb.live + "/weights-1.glb/file", "x");
        bindNow(limb.document);
        QVERIFY(limb.waitFor(State::Failed));
        QVERIFY2(limb.link->tip().contains("weights-1.glb"), qPrintable(limb.link->tip()));
        QVERIFY(QDir(limb.live + "/weights-1.glb").removeRecursively());
        QVERIFY(limb.paint());
        QVERIFY(limb.waitForSent("weights-1.glb"));
    }
};

SINEW_TEST(TestLiveLink, QCoreApplication)

} // namespace testLiveLink

#include "TestLiveLink.moc"
