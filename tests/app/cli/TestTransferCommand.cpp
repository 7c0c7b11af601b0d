#include "app/transfer/SceneTransfer.h"
#include "core/io/ExportScene.h"
#include "core/io/ImportScene.h"
#include "tests/app/support/LimbFiles.h"
#include "tests/app/support/RunSinew.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace testTransferCommand {

using namespace sinew;
using namespace sinew::test;

namespace {

std::shared_ptr<const SkinWeights> allOn(std::int32_t joint, std::size_t vertices) {
    SkinWeightsBuilder builder;
    for (std::size_t v = 0; v < vertices; ++v) {
        builder.add(std::array{Influence{joint, 1.0F}});
    }
    return std::make_shared<const SkinWeights>(builder.finish());
}

} // namespace

class TestTransferCommand : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        const Ran ran = runSinew(
            {"bind", m_files.mesh(), "--skeleton", m_files.skeleton(), "-o", rigged(), "--resolution", "64"});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
    }

    void aBareMeshGetsSkeletonAndWeights() {
        const Ran ran =
            runSinew({"transfer", rigged(), m_files.mesh(), "-o", out(), "--max-influences", "all"});
        QVERIFY2(ran.exitCode == 0 && ran.err.isEmpty(), qPrintable(ran.told()));
        QVERIFY2(ran.out.contains("100 % matched"), qPrintable(ran.told()));
        const Scene from = imported(rigged());
        const Scene to = imported(out());
        QCOMPARE(to.skeleton.size(), from.skeleton.size());
        QCOMPARE(to.parts.size(), std::size_t{1});
        QVERIFY(to.parts[0].weights);
        QCOMPARE(to.parts[0].weights->unweightedCount(), std::size_t{0});
        const Ran compared = runSinew({"compare", rigged(), out(), "--json"});
        QVERIFY2(compared.exitCode == 0, qPrintable(compared.told()));
        const double error = QJsonDocument::fromJson(compared.out).object()["posedError"].toDouble(1.0);
        QVERIFY2(error < 1e-3, compared.out.constData());
    }

    void theReportSaysWhatMatched() {
        const Ran ran = runSinew({"transfer", rigged(), m_files.mesh(), "-o", out(), "--report", "-"});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        const QJsonObject report = QJsonDocument::fromJson(ran.out).object();
        QCOMPARE(report["sinewTransfer"].toInt(), 1);
        const QJsonObject part = report["parts"].toArray()[0].toObject();
        QVERIFY(part["vertices"].toInt() > 0);
        QCOMPARE(part["matched"].toInt(), part["vertices"].toInt());
        QCOMPARE(part["inpainted"].toInt() + part["copied"].toInt() + part["bound"].toInt(), 0);
        QVERIFY(!report["joints"].toObject().isEmpty());
    }

    void onlyTheSkinOfTheFileChanges() {
        const auto changedOnly = [](const QJsonObject& report) {
            return report["outputs"].toArray()[0].toObject()["onlySkinChanged"].toBool();
        };
        QVERIFY(changedOnly(reportOf(rigged(), rigged())));
        QVERIFY(!changedOnly(reportOf(rigged(), rigged(), {"--rebuild"})));
        QVERIFY(!changedOnly(reportOf(rigged(), m_files.mesh())));
    }

    void chosenPartsAndJointsAlone() {
        Scene limb = imported(rigged());
        limb.parts.push_back(limb.parts[0]);
        for (std::size_t part = 0; part < 2; ++part) {
            Mesh mesh = *limb.parts[part].mesh;
            mesh.name = part == 0 ? "skin" : "sleeve";
            limb.parts[part].mesh = std::make_shared<const Mesh>(std::move(mesh));
            limb.parts[part].weights = allOn(0, limb.parts[part].mesh->vertexCount());
        }
        const QString two = m_files.path("two.glb");
        Progress progress;
        QVERIFY(exportScene(limb, two.toStdString(), {}, progress));
        QCOMPARE(reportOf(rigged(), two, {"--part", "sleeve"})["parts"].toArray().size(), 1);
        const Scene sleeve = imported(out());
        QVERIFY(largestDifference(*sleeve.parts[0].weights, *limb.parts[0].weights) < 1e-6);
        QVERIFY(largestDifference(*sleeve.parts[1].weights, *limb.parts[1].weights) > 0.5);
        const QString second = QString::fromStdString(limb.skeleton.joints[1].name);
        QVERIFY(!reportOf(rigged(), two, {"--joints", second}).isEmpty());
        for (const Part& part : imported(out()).parts) {
            for (std::size_t v = 0; v < part.mesh->vertexCount(); ++v) {
                for (const Influence& influence : part.weights->at(v)) {
                    QVERIFY(influence.joint < 2); // what it had, and what was chosen
                }
            }
        }
    }

    void namesOfTheTableCount() {
        Scene limb = imported(rigged());
        limb.skeleton.joints[1].name = "fin";
        const QString renamed = m_files.path("renamed.glb");
        Progress progress;
        QVERIFY(exportScene(limb, renamed.toStdString(), {}, progress));
        const std::string old = imported(rigged()).skeleton.joints[1].name;
        const QString table = m_files.with("fin.csv", QByteArray::fromStdString(old + ",fin\n"));
        const QJsonObject joints = reportOf(rigged(), renamed, {"--map", table})["joints"].toObject();
        QCOMPARE(joints[QString::fromStdString(old)].toString(), QString("fin"));
        QVERIFY(largestDifference(*imported(out()).parts[0].weights, *imported(rigged()).parts[0].weights) <
                0.01);
    }

    /// What it does to weights: tests/solve/TestMirrorTransfer.
    void theOptionForBothSidesArrives() {
        const QJsonObject report = reportOf(rigged(), rigged(), {"--symmetric", "--max-influences", "all"});
        QVERIFY(report["settings"].toObject()["symmetric"].toBool());
        QVERIFY(!reportOf(rigged(), rigged())["settings"].toObject()["symmetric"].toBool());
    }

    void tablesPairOtherNames_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("good");
        const auto row = [](const char* name, const QByteArray& text, bool good) {
            QTest::newRow(qPrintable(QString(name) + ' ' + text.left(12))) << QString(name) << text << good;
        };
        row("a.csv", "# pairs\n arm , fin\n\n\"leg\";\n", true);
        row("a.txt", "arm\tfin\nleg,\n", true);
        row("a.json", R"({"arm": "fin", "leg": null})", true);
        row("b.csv", "arm fin\n", false);
        row("b.json", R"({"arm": 3})", false);
        row("c.json", R"(["arm"])", false);
        row("d.json", "{", false);
    }

    void tablesPairOtherNames() {
        QFETCH(QString, name);
        QFETCH(QByteArray, text);
        QFETCH(bool, good);
        const auto table = readJointTable(m_files.with(name, text).toStdString());
        QCOMPARE(table.has_value(), good);
        if (good) {
            const std::vector<JointMapping> wanted{{"arm", "fin"}, {"leg", ""}};
            QVERIFY(*table == wanted);
        } else {
            QCOMPARE(table.error().code, ErrorCode::JointMapBroken);
        }
    }

    void wrongOptionsAreRefused_data() {
        QTest::addColumn<QString>("options");
        QTest::addColumn<QByteArray>("says");
        const auto row = [](const char* options, const char* says) {
            QTest::newRow(options) << QString(options) << QByteArray(says);
        };
        row("--distance -1", "from 0 to 100");
        row("--distance far", "not far");
        row("--angle 190", "from 0 to 180");
        row("--smooth 1001", "from 0 to 1000");
        row("--max-influences 0", "or all");
        row("--limit 3", "--limit");
    }

    void wrongOptionsAreRefused() {
        QFETCH(QString, options);
        QFETCH(QByteArray, says);
        const Ran ran =
            runSinew(QStringList{"transfer", rigged(), m_files.mesh(), "-o", out()} + options.split(' '));
        QVERIFY2(ran.exitCode == 2 && ran.out.isEmpty(), qPrintable(ran.told()));
        QVERIFY2(ran.err.contains(says) && ran.err.count('\n') == 1, qPrintable(ran.told()));
    }

    void failsCleanly_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("says");
        const auto row = [&](const char* name, const QString& from, const QString& to,
                             const QStringList& options, const char* says) {
            QTest::newRow(name) << QStringList{"transfer", from, to, "-o", m_files.path("bad.glb")} + options
                                << QByteArray(says);
        };
        const QString in = m_files.mesh();
        row("missing", m_files.path("missing.glb"), in, {}, "missing.glb");
        row("no weights", in, rigged(), {}, "Bind it first");
        row("unknown part", rigged(), in, {"--part", "nose"}, "no part nose");
        row("unknown source part", rigged(), in, {"--from-part", "nose"}, "no part nose");
        row("unknown joint", rigged(), in, {"--joints", "nose"}, "no joint nose");
        row("unknown joint in a table", rigged(), in, {"--map", m_files.with("nose.csv", "nose,ear\n")},
            "no joint nose");
        row("broken table", rigged(), in, {"--map", m_files.with("broken.json", "{")}, "broken.json");
        const QByteArray far = "v 500 0 0\nv 501 0 0\nv 500 1 0\nf 1 2 3\n";
        row("nothing near", rigged(), m_files.with("far.obj", far), {}, "within reach");
        const QString same = m_files.path("same.glb");
        QFile::copy(rigged(), same);
        QTest::newRow("over an input")
            << QStringList{"transfer", rigged(), same, "-o", same} << QByteArray("would overwrite");
    }

    void failsCleanly() {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, says);
        const Ran ran = runSinew(arguments);
        QVERIFY2(failedCleanly(ran), qPrintable(ran.told()));
        QVERIFY2(ran.err.contains(says), qPrintable(ran.told()));
        QVERIFY(!QFile::exists(m_files.path("bad.glb")));
    }

private:
    Scene imported(const QString& file) const {
        Progress progress;
        Expected<ImportedScene> read = importScene(file.toStdString(), progress);
        return read ? read->scene : Scene();
    }
    /// The transfer's report; empty when it failed.
    QJsonObject reportOf(const QString& from, const QString& to, const QStringList& options = {}) const {
        const Ran ran = runSinew(QStringList{"transfer", from, to, "-o", out(), "--report", "-"} + options);
        if (ran.exitCode != 0) {
            qWarning("%s", qPrintable(ran.told()));
        }
        return jsonOf(ran.out);
    }
    QString rigged() const { return m_files.path("rigged.glb"); }
    QString out() const { return m_files.path("out.glb"); }
    LimbFiles m_files;
};

SINEW_TEST(TestTransferCommand, QCoreApplication)

} // namespace testTransferCommand

#include "TestTransferCommand.moc"
