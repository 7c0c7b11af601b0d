#include "core/io/ImportScene.h"
#include "tests/app/support/LimbFiles.h"
#include "tests/app/support/RunSinew.h"
#include "tests/support/Figures.h"
#include "tests/support/Runner.h"

#include <QColor>
#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

namespace testRigCommand {

using namespace sinew;
using namespace sinew::test;

namespace {

QByteArray objOf(const Scene& scene) {
    QByteArray text;
    const Mesh& mesh = *scene.parts.front().mesh;
    for (const Vec3& at : mesh.vertices) {
        text += "v " + QByteArray::number(at.x()) + ' ' + QByteArray::number(at.y()) + ' ' +
                QByteArray::number(at.z()) + '\n';
    }
    for (std::size_t f = 0; f < mesh.polygonCount(); ++f) {
        text += 'f';
        for (const std::uint32_t corner : mesh.polygon(f)) {
            text += ' ' + QByteArray::number(corner + 1);
        }
        text += '\n';
    }
    return text;
}

} // namespace

class TestRigCommand : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { writeFile(mesh(), objOf(tPoseFigure())); }
    void aMeshGetsASkeletonAndWeights() {
        const Ran ran =
            runSinew({"rig", mesh(), "-o", path("rigged.glb"), "--names", "unreal", "--fingers", "0"});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        const Scene scene = imported(path("rigged.glb"));
        QVERIFY(scene.skeleton.find("upperarm_l") != kNone);
        QVERIFY(scene.skeleton.find("index_01_l") == kNone);
        QVERIFY(scene.parts.size() == 1 && scene.parts.front().weights);
        QCOMPARE(scene.parts.front().weights->unweightedCount(), std::size_t{0});
    }

    void theReportServesAsMarkers() {
        const QStringList arguments{"rig", mesh(), "-o", path("again.glb"), "--no-bind", "--report", "-"};
        const Ran first = runSinew(arguments);
        QVERIFY2(first.exitCode == 0, qPrintable(first.told()));
        const QJsonObject report = jsonOf(first.out);
        QCOMPARE(report["sinewRig"].toInt(), 1);
        QVERIFY(!report["guessed"].toObject().isEmpty());
        writeFile(path("markers.json"), QJsonDocument(report["markers"].toObject()).toJson());
        const Ran second = runSinew(arguments + QStringList{"--markers", path("markers.json")});
        QVERIFY2(second.exitCode == 0, qPrintable(second.told()));
        const QJsonObject told = jsonOf(second.out);
        QVERIFY(told["guessed"].toObject().isEmpty());
        QCOMPARE(told["joints"].toArray().size(), report["joints"].toArray().size());
        for (const QJsonValue& joint : told["joints"].toArray()) {
            QVERIFY2(joint["inside"].toBool(), qPrintable(joint["name"].toString()));
            QVERIFY(!joint["reason"].toString().isEmpty());
        }
    }

    void aRiggedFileIsATemplate() {
        const QString own = path("own.glb");
        QCOMPARE(runSinew({"rig", mesh(), "-o", own, "--twists", "2"}).exitCode, 0);
        const Ran ran = runSinew(
            {"rig", mesh(), "--template", own, "-o", path("like.glb"), "--no-bind", "--report", "-"});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        const Scene scene = imported(own);
        const QJsonArray joints = jsonOf(ran.out)["joints"].toArray();
        QCOMPARE(static_cast<std::size_t>(joints.size()), scene.skeleton.size());
    }

    void aTemplateThatDoesNotFitIsRefused() {
        Transform cow = Transform::Identity();
        cow.linear() = Vec3(1.4, 1.1, 0.9).asDiagonal();
        const QString animal = path("cow.obj");
        writeFile(animal, objOf(placed(fourLegs(), cow)));
        const QStringList arguments{"rig", animal, "-o", path("cow.glb")};
        const Ran refused = runSinew(arguments);
        QVERIFY2(failedCleanly(refused), qPrintable(refused.told()));
        QVERIFY2(refused.err.contains("does not stand on two legs") &&
                     refused.err.contains("--template quadruped") && refused.err.contains("--force"),
                 qPrintable(refused.told()));
        QVERIFY(!QFile::exists(path("cow.glb")));
        const Ran doll = runSinew(arguments + QStringList{"--template", "paper-doll"});
        QVERIFY2(doll.err.contains("as the template paper-doll needs"), qPrintable(doll.told()));
        const Ran advised = runSinew(arguments + QStringList{"--template", "quadruped", "--no-bind"});
        QVERIFY2(advised.exitCode == 0, qPrintable(advised.told()));
        const Ran forced = runSinew(arguments + QStringList{"--force", "--no-bind"});
        QVERIFY2(forced.exitCode == 0 || !forced.err.contains("does not stand"), qPrintable(forced.told()));
        const Ran upright = runSinew({"rig", mesh(), "-o", path("no.glb"), "--template", "quadruped"});
        QVERIFY2(failedCleanly(upright) && upright.err.contains("--template biped"),
                 qPrintable(upright.told()));
    }

    void doubtsAreOneLine() {
        const Ran ran = runSinew({"rig", mesh(), "-o", path("doubts.glb"), "--no-bind"});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        QCOMPARE(ran.out.count("usual proportions"), 1); // of 30 fingers that the figure does not have
        QVERIFY2(ran.out.contains("--report lists them"), qPrintable(ran.told()));
        QVERIFY(!ran.out.contains("Thumb"));
        const Ran reported =
            runSinew({"rig", mesh(), "-o", path("doubts.glb"), "--no-bind", "--report", "-"});
        QVERIFY(reported.out.count("\"proportion\"") > 10);
    }

    void opaquePicturesAreSaidToBe() {
        QImage picture(60, 120, QImage::Format_RGBA8888);
        picture.fill(QColor(200, 120, 40));
        for (const bool alpha : {true, false}) {
            const QString file = path(alpha ? "opaque.png" : "no_alpha.png");
            QVERIFY((alpha ? picture : picture.convertToFormat(QImage::Format_RGB888)).save(file));
            const Ran rigged = runSinew({"rig", file, "--template", "paper-doll", "-o", path("doll.glb")});
            QVERIFY2(failedCleanly(rigged), qPrintable(rigged.told()));
            QVERIFY2(rigged.err.contains("nothing in it is transparent") &&
                         rigged.err.contains("Save it as PNG with transparency"),
                     qPrintable(rigged.told()));
            const Ran inspected = runSinew({"inspect", file});
            QVERIFY2(inspected.out.contains("nothing in the picture is transparent"),
                     qPrintable(inspected.told()));
        }
    }

    void badChoicesFailCleanly_data() {
        QTest::addColumn<QStringList>("options");
        writeFile(path("broken.json"), "[1, 2]");
        writeFile(path("place.json"), R"({"chin": [1, 2]})");
        writeFile(path("nose.json"), R"({"nose": [0, 1.5, 0]})");
        QTest::newRow("no object") << QStringList{"--markers", path("broken.json")};
        QTest::newRow("no place") << QStringList{"--markers", path("place.json")};
        QTest::newRow("no marker") << QStringList{"--markers", path("nose.json")};
        QTest::newRow("no file") << QStringList{"--markers", path("none.json")};
        writeFile(path("chain.json"), R"({"places": [[0, 1]]})");
        writeFile(path("orphan.json"), R"({"places": [[0, 1.1, 0], [0, 1.3, 0]], "parent": "nobody"})");
        QTest::newRow("no chain") << QStringList{"--chain", path("chain.json")};
        QTest::newRow("no parent") << QStringList{"--chain", path("orphan.json")};
        QTest::newRow("no spider") << QStringList{"--template", "insect", "--legs", "12"};
        QTest::newRow("no template") << QStringList{"--template", "centaur"};
        QTest::newRow("no skeleton") << QStringList{"--template", mesh()};
    }

    void badChoicesFailCleanly() {
        QFETCH(QStringList, options);
        const Ran ran = runSinew(QStringList{"rig", mesh(), "-o", path("bad.glb")} + options);
        QVERIFY2(failedCleanly(ran), qPrintable(ran.told()));
        QVERIFY(!QFile::exists(path("bad.glb")));
    }

private:
    QString path(const QString& name) const { return m_folder.filePath(name); }
    QString mesh() const { return path("figure.obj"); }
    QTemporaryDir m_folder;
};

SINEW_TEST(TestRigCommand, QCoreApplication)

} // namespace testRigCommand

#include "TestRigCommand.moc"
