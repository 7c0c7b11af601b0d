#include "core/io/patch/PatchSkin.h"
#include "tests/app/support/LimbFiles.h"
#include "tests/app/support/RunSinew.h"
#include "tests/support/Runner.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

#include <cmath>

namespace testBindKeeps {

using namespace sinew;
using namespace sinew::test;

/// What `sinew bind` leaves of a file whose format it writes, and what it says of it.
class TestBindKeeps : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        const Ran ran = runSinew(m_files.bind("limb.glb", {"-o", m_files.path("limb.fbx")}));
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        QCOMPARE(runSinew(m_files.bind("centimetres.fbx", {"--profile", "unreal"})).exitCode, 0);
    }

    void sameFormatsAreKept_data() {
        QTest::addColumn<QString>("in");
        for (const char* file : {"limb.glb", "limb.fbx"}) {
            QTest::newRow(file) << QString(file);
        }
    }

    void sameFormatsAreKept() {
        QFETCH(QString, in);
        const QString out = "kept_" + in;
        const QJsonObject report = again(in, out);
        QVERIFY(keptIn(report));
        QCOMPARE(whyRebuiltIn(report), QString());
        const std::string before = fileBytes(m_files.path(in)).toStdString();
        const std::string after = fileBytes(m_files.path(out)).toStdString();
        QVERIFY(before != after);
        const auto found = differencesBesideSkin(in.toStdString(), before, after);
        QVERIFY2(found.empty(), found.empty() ? "" : found.front().c_str());
    }

    void rebuiltFilesAreNotCalledKept() {
        QVERIFY(!keptIn(again("limb.glb", "anew.glb", {"--rebuild"})));
        QVERIFY(!keptIn(again("limb.glb", "other.fbx")));
        const QJsonObject still = again("limb.glb", "still.glb", {"--no-animations"});
        QVERIFY(!keptIn(still));
        QCOMPARE(whyRebuiltIn(still), QString("animations-left-out"));
    }

    void shapesAndDriversKeepTheFile_data() { sameFormatsAreKept_data(); }

    void shapesAndDriversKeepTheFile() {
        QFETCH(QString, in);
        const Scene scene = imported(m_files.path(in));
        const QString joint = QString::fromStdString(scene.skeleton.joints[1].name);
        const QString pose = m_files.path("bent.json");
        writeFile(pose, QString(R"({"%1": {"rotate": [0, 0, 80]}})").arg(joint).toUtf8());
        const QString out = "shaped_" + in;
        const QJsonObject report = again(in, out, {"--shape", "Bend=dqs@" + pose});
        QVERIFY(keptIn(report));
        QCOMPARE(whyRebuiltIn(report), QString());
        const Scene read = imported(m_files.path(out));
        QCOMPARE(read.parts[0].mesh->morphTargets.size(), scene.parts[0].mesh->morphTargets.size() + 1);
        QCOMPARE(read.parts[0].mesh->morphTargets.back().name, std::string("Bend"));
        QVERIFY(read.parts[0].mesh->vertices == scene.parts[0].mesh->vertices);
    }

    void aNamedEngineDecidesTheUnit() {
        QVERIFY(keptIn(again("limb.fbx", "unity.fbx", {"--profile", "unity"}))); // in metres already
        const QJsonObject unreal = again("limb.fbx", "unreal.fbx", {"--profile", "unreal"});
        QVERIFY(!keptIn(unreal));
        QCOMPARE(whyRebuiltIn(unreal), QString("other-unit"));
        QCOMPARE(imported(m_files.path("unreal.fbx")).metersPerUnit, 0.01);
        // That one stays in centimetres unless an engine is named.
        QVERIFY(keptIn(again("centimetres.fbx", "stays.fbx")));
        QCOMPARE(imported(m_files.path("stays.fbx")).metersPerUnit, 0.01);
        QVERIFY(!keptIn(again("centimetres.fbx", "blender.fbx", {"--profile", "blender"})));
        QCOMPARE(imported(m_files.path("blender.fbx")).metersPerUnit, 1.0);
        QVERIFY(keptIn(again("limb.glb", "unreal.glb", {"--profile", "unreal"}))); // glTF has metres alone
    }

    void recipesKeepWhatWasAsked() {
        const QString plain = m_files.path("plain.json");
        again("limb.fbx", "a.fbx", {"--save-recipe", plain});
        QVERIFY(keptIn(again("centimetres.fbx", "b.fbx", {"--recipe", plain})));
        const QString anew = m_files.path("anew.json");
        again("limb.fbx", "c.fbx", {"--rebuild", "--profile", "unity", "--save-recipe", anew});
        const QJsonObject kept = jsonOf(fileBytes(anew))["export"].toObject();
        QVERIFY(kept["rebuild"].toBool() && !kept["keepUnit"].toBool(true));
        QVERIFY(!keptIn(again("limb.fbx", "d.fbx", {"--recipe", anew})));
    }

    /// In the file that is kept as in one that is written anew; how far it moves vertices is said.
    void packedWeightsAreBytes() {
        const QString recipe = m_files.path("packed.json");
        const QJsonObject kept = again("limb.glb", "packed.glb", {"--packed", "--save-recipe", recipe});
        QVERIFY(keptIn(kept));
        QVERIFY(jsonOf(fileBytes(recipe))["export"].toObject()["packed"].toBool());
        const QJsonObject anew = again("limb.glb", "packed_anew.glb", {"--recipe", recipe, "--rebuild"});
        for (const QJsonObject& report : {kept, anew}) {
            const QJsonValue loss = report["outputs"].toArray().first().toObject()["packedLossMeters"];
            QVERIFY(loss.toDouble() > 0.0 && loss.toDouble() < 0.01); // the limb is two metres long
        }
        for (const char* file : {"packed.glb", "packed_anew.glb"}) {
            const Scene scene = imported(m_files.path(file));
            double rest = 0.0;
            for (std::size_t v = 0; v < scene.parts[0].weights->vertexCount(); ++v) {
                for (const Influence& influence : scene.parts[0].weights->at(v)) {
                    const double bytes = 255.0 * static_cast<double>(influence.weight);
                    rest = std::max(rest, std::abs(bytes - std::round(bytes)));
                }
            }
            QVERIFY2(rest < 1e-3, file);
        }
        const QJsonValue none = again("limb.glb", "floats.glb")["outputs"].toArray().first().toObject();
        QVERIFY(none["packedLossMeters"].isNull());
    }

    void packedWeightsNeedTheirFormats() {
        const Ran ran =
            runSinew({"bind", m_files.path("limb.fbx"), "-o", m_files.path("packed.fbx"), "--packed"});
        QCOMPARE(ran.exitCode, 2);
        QVERIFY2(ran.err.contains("GLB, glTF or VRM"), qPrintable(ran.told()));
        const Ran both = runSinew({"bind", m_files.path("limb.glb"), "-o", m_files.path("both.fbx"), "-o",
                                   m_files.path("both.glb"), "--packed", "--resolution", "32"});
        QVERIFY2(both.exitCode == 0 && both.out.count("8-bit weights move") == 1, qPrintable(both.told()));
    }

    void olderRecipesThatNameAnEngineMeanIt() {
        const QString unreal =
            m_files.with("unreal.json", R"({"sinewRecipe": 1, "export": {"profile": "unreal"}})");
        QVERIFY(!keptIn(again("limb.fbx", "e.fbx", {"--recipe", unreal})));
        const QString usual =
            m_files.with("usual.json", R"({"sinewRecipe": 1, "export": {"profile": "blender"}})");
        QVERIFY(keptIn(again("centimetres.fbx", "f.fbx", {"--recipe", usual})));
    }

private:
    /// A bind of a file of the folder again, by other weights; its report.
    QJsonObject again(const QString& in, const QString& out, const QStringList& options = {}) const {
        const Ran ran = runSinew(QStringList{"bind", m_files.path(in), "-o", m_files.path(out),
                                             "--resolution", "32", "--solver", "nearest", "--report", "-"} +
                                 options);
        if (ran.exitCode != 0) {
            qWarning("%s", qPrintable(ran.told()));
        }
        return jsonOf(ran.out);
    }

    static bool keptIn(const QJsonObject& report) {
        return report["outputs"].toArray().first().toObject()["onlySkinChanged"].toBool();
    }

    static QString whyRebuiltIn(const QJsonObject& report) {
        for (const QJsonValue issue : report["issues"].toArray()) {
            if (issue.toObject()["code"].toString() == "FileRebuilt") {
                return issue.toObject()["arguments"].toArray().first().toString();
            }
        }
        return {};
    }

    LimbFiles m_files;
};

SINEW_TEST(TestBindKeeps, QCoreApplication)

} // namespace testBindKeeps

#include "TestBindKeeps.moc"
