#include "tests/app/support/RunSinew.h"
#include "tests/clients/BlenderReader.h"
#include "tests/clients/GodotClient.h"
#include "tests/clients/SkinComparer.h"
#include "tests/clients/WebClients.h"
#include "tests/support/Runner.h"
#include "tests/support/TestModels.h"

#include <QDir>
#include <QFileInfo>
#include <QHash>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

namespace testPatchedModels {

using namespace sinew::test;

namespace {

/// How far a vertex may be from where it has to be in a pose, against the character's size. Clients compute
/// with floats.
constexpr double kPosed = 1e-4;

/// A rigged file, and what a bind to the same format made of it.
struct PatchedModel {
    QString source;
    QString result;
    Ran ran;
    QJsonObject fromBlender;
};

/// The sample, every rigged real model, and the VRM files beside them; not what is only a mesh.
QStringList riggedFiles() {
    QStringList files{sourcePath(QStringLiteral("resources/sample/wayfarer.fbx"))};
    const QString folder = qEnvironmentVariable("SINEW_TEST_MODELS");
    if (folder.isEmpty()) {
        return files;
    }
    for (const QString& place : {folder, folder + QStringLiteral("/../vrm/samples")}) {
        const QDir dir(place);
        for (const QString& name : dir.entryList({"*.glb", "*.gltf", "*.vrm", "*.fbx"}, QDir::Files)) {
            files.append(dir.filePath(name));
        }
    }
    return files;
}

/// Blender's importers and those of three.js go by the ending of a name, and none is .vrm.
bool readByClients(const QString& file) {
    return !file.endsWith(QStringLiteral(".vrm"));
}

/// The sample is a mesh beside a skeleton; the models for clients that pose come with a skin.
bool hadSkin(const QString& file) {
    return !file.endsWith(QStringLiteral("wayfarer.fbx"));
}

bool isGltf(const QString& file) {
    return !file.endsWith(QStringLiteral(".fbx"));
}

bool saysOnlyTheSkinChanged(const QByteArray& report) {
    for (const QJsonValue output : QJsonDocument::fromJson(report)["outputs"].toArray()) {
        if (output["onlySkinChanged"].toBool()) {
            return true;
        }
    }
    return false;
}

} // namespace

/// Binds to the same format: the same file with another skin, as others see it.
class TestPatchedModels : public QObject {
    Q_OBJECT

    void models(bool (*wanted)(const QString&) = nullptr) {
        QTest::addColumn<QString>("name");
        bool any = false;
        for (const QString& file : riggedFiles()) {
            const QString name = QFileInfo(file).fileName();
            if (wanted == nullptr || wanted(name)) {
                QTest::newRow(qPrintable(name)) << name;
                any = true;
            }
        }
        if (!any) { // Qt would call the test without a row, and abort at its first QFETCH
            QSKIP("SINEW_TEST_MODELS holds no model for this test");
        }
    }

    /// Godot imports all files in one run.
    void askGodot() {
        std::vector<FilePair> pairs;
        QStringList names;
        for (auto made = m_models.cbegin(); made != m_models.cend(); ++made) {
            if (made->ran.exitCode == 0) {
                pairs.emplace_back(made->source, made->result);
                names.append(made.key());
            }
        }
        const QJsonArray posed = poseWithGodot(pairs);
        for (qsizetype i = 0; i < names.size(); ++i) {
            m_fromGodot.insert(names[i], posed[i].toObject());
        }
    }

    const PatchedModel& model() {
        QFETCH(const QString, name);
        return *m_models.constFind(name);
    }

    QTemporaryDir m_folder;
    QHash<QString, PatchedModel> m_models;
    QHash<QString, QJsonObject> m_fromGodot;

private Q_SLOTS:
    void initTestCase() {
        std::vector<FilePair> pairs;
        QStringList names;
        for (const QString& source : riggedFiles()) {
            const QString name = QFileInfo(source).fileName();
            PatchedModel made{source, m_folder.filePath(name), {}, {}};
            made.ran = runSinew({"bind", source, "-o", made.result, "--resolution", "64", "--report", "-"});
            if (made.ran.exitCode == 0 && readByClients(name)) {
                pairs.emplace_back(made.source, made.result);
                names.append(name);
            }
            m_models.insert(name, std::move(made));
        }
        if (blenderProgram().isEmpty()) {
            return; // the test that asks it skips
        }
        const QJsonArray posed = poseWithBlender(pairs);
        for (qsizetype i = 0; i < names.size(); ++i) {
            m_models[names[i]].fromBlender = posed[i].toObject();
        }
    }

    void onlyTheSkinDiffers_data() { models(); }
    void onlyTheSkinDiffers() {
        SINEW_NEED_PYTHON();
        const PatchedModel& made = model();
        QVERIFY2(made.ran.exitCode == 0, qPrintable(made.ran.told()));
        QVERIFY2(saysOnlyTheSkinChanged(made.ran.out), qPrintable(made.ran.told()));
        const QJsonObject compared = compareSkins({made.source, made.result});
        QVERIFY2(compared["differences"].toArray().isEmpty(), told(compared));
        QVERIFY2(compared["weights"].toArray().isEmpty(), told(compared));
        QVERIFY2(compared["changed"].toInt() > 0, told(compared));
        QVERIFY2(compared["weighted"].toInt() > 0, told(compared));
    }

    void validatorFindsNoNewError_data() { models(isGltf); }
    void validatorFindsNoNewError() {
        SINEW_NEED_WEB_CLIENTS();
        const PatchedModel& made = model();
        const QJsonArray verdicts = validateGltf({made.source, made.result});
        QCOMPARE(verdicts.size(), 2);
        QVERIFY2(verdicts[1]["errors"].toInt(-1) >= 0, told(verdicts));
        QVERIFY2(verdicts[1]["errors"].toInt() <= verdicts[0]["errors"].toInt(), told(verdicts));
    }

    void vrmFitsItsSchemasAsBefore_data() {
        models([](const QString& name) { return name.endsWith(QStringLiteral(".vrm")); });
    }

    void vrmFitsItsSchemasAsBefore() {
        SINEW_NEED_PYTHON();
        SINEW_NEED_MODEL(schemas, QStringLiteral("../vrm/schema"))
        const PatchedModel& made = model();
        const QJsonObject before = checkVrm(schemas, made.source);
        const QJsonObject after = checkVrm(schemas, made.result);
        QVERIFY2(after["checked"].toArray().contains("VRMC_vrm"), told(after));
        QVERIFY2(after == before, told(after));
    }

    void threePosesAsBefore_data() { models(readByClients); }
    void threePosesAsBefore() {
        SINEW_NEED_WEB_CLIENTS();
        const PatchedModel& made = model();
        const QJsonObject posed = poseWithThree({{made.source, made.result}})[0].toObject();
        QVERIFY2(posed["error"].toString().isEmpty(), told(posed));
        QVERIFY2(posed["apart"].toDouble(1.0) < kPosed, told(posed));
        const bool skinned = posed["meshes"].toInt() > 0;
        QVERIFY2(skinned || !hadSkin(made.source), told(posed));
        QVERIFY2(!skinned || posed["moved"].toDouble() > 0.05, told(posed));
    }

    void blenderPosesAsBefore_data() { models(readByClients); }
    void blenderPosesAsBefore() {
        SINEW_NEED_BLENDER();
        const PatchedModel& made = model();
        QVERIFY2(made.ran.exitCode == 0, qPrintable(made.ran.told()));
        QVERIFY2(!made.fromBlender.isEmpty(), "Blender says nothing of it");
        QVERIFY2(made.fromBlender["error"].toString().isEmpty(), told(made.fromBlender));
        QVERIFY2(made.fromBlender["apart"].toDouble(1.0) < kPosed, told(made.fromBlender));
        const bool skinned = made.fromBlender["meshes"].toInt() > 0;
        QVERIFY2(skinned || !hadSkin(made.source), told(made.fromBlender));
        QVERIFY2(!skinned || made.fromBlender["moved"].toDouble() > 0.05, told(made.fromBlender));
    }

    void godotPosesAsBefore_data() { models(); }
    /// It compares bones, surfaces and places; a mesh without a skin before stands and moves as its joints
    /// have it.
    void godotPosesAsBefore() {
        SINEW_NEED_GODOT();
        const PatchedModel& made = model();
        QVERIFY2(made.ran.exitCode == 0, qPrintable(made.ran.told()));
        if (m_fromGodot.isEmpty()) {
            askGodot();
        }
        const QJsonObject posed = m_fromGodot.value(QFileInfo(made.source).fileName());
        QVERIFY2(!posed.isEmpty(), "Godot says nothing of it");
        QVERIFY2(posed["error"].toString().isEmpty(), told(posed));
        QVERIFY2(posed["meshes"].toInt() > 0, told(posed));
        QVERIFY2(posed["surfaces"].toArray().isEmpty(), told(posed));
        QVERIFY2(posed["disordered"].toArray().isEmpty(), told(posed));
        QCOMPARE(posed["weighted"].toInt(), posed["vertices"].toInt());
        QVERIFY2(posed["bones"].toDouble(1.0) < kPosed, told(posed));
        QVERIFY2(posed["moved"].toDouble() > 0.05, told(posed));
        QVERIFY2(posed["apart"].toDouble(1.0) < kPosed, told(posed));
    }
};

SINEW_TEST(TestPatchedModels, QCoreApplication)

} // namespace testPatchedModels

#include "TestPatchedModels.moc"
