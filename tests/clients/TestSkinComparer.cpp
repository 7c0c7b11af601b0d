#include "tests/app/support/RunSinew.h"
#include "tests/clients/SkinComparer.h"
#include "tests/support/Runner.h"
#include "tests/support/TestModels.h"

#include <QTemporaryDir>
#include <QTest>

namespace testSkinComparer {

using namespace sinew::test;

/// What compares files with the same files given another skin: it has to find whatever else is different.
class TestSkinComparer : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsEveryPlantedDifference_data() {
        QTest::addColumn<QString>("file");
        const QString sample = sourcePath(QStringLiteral("resources/sample/wayfarer.fbx"));
        for (const char* name : {"sample.glb", "sample.fbx"}) {
            const QString file = m_folder.filePath(QString::fromLatin1(name));
            const Ran ran = runSinew({"bind", sample, "-o", file, "--resolution", "64", "--quiet"});
            QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
            QTest::newRow(name) << file;
        }
        for (const char* name : {"cesium_man.glb", "fox.glb", "quaternius_adventurer.glb", "pab_arnaud.fbx",
                                 "quaternius_spider.fbx"}) {
            QTest::newRow(name) << modelPath(QString::fromLatin1(name));
        }
    }

    void findsEveryPlantedDifference() {
        QFETCH(const QString, file);
        SINEW_NEED_PYTHON();
        if (file.isEmpty()) {
            QSKIP("SINEW_TEST_MODELS does not hold it");
        }
        const QTemporaryDir copies;
        const QJsonObject result =
            runCompareScript(QStringLiteral("plant_differences.py"), {file, copies.path()}).toObject();
        QVERIFY2(result["planted"].toInt() >= 20, told(result));
        QVERIFY2(result["missed"].toArray().isEmpty(), told(result["missed"]));
        QVERIFY2(result["alarms"].toObject().isEmpty(), told(result["alarms"]));
    }

    void saysWhatItCannotRead() {
        SINEW_NEED_PYTHON();
        for (const char* name : {"broken.glb", "broken.gltf", "broken.fbx"}) {
            const QString file = m_folder.filePath(QString::fromLatin1(name));
            writeFile(file, QByteArray("glTF \xff\xfe {"));
            QVERIFY2(!compareSkins({file, file})["differences"].toArray().isEmpty(), name);
        }
    }

    /// One of the two samples keeps an empty list that the schema does not allow.
    void findsWhatASchemaForbids() {
        SINEW_NEED_PYTHON();
        SINEW_NEED_MODEL(schemas, QStringLiteral("../vrm/schema"))
        SINEW_NEED_MODEL(good, QStringLiteral("../vrm/samples/VRMC_materials_mtoon_UV_Animation_Test.vrm"))
        SINEW_NEED_MODEL(bad, QStringLiteral("../vrm/samples/VRMC_vrm_expressions_isBinary_Overridden.vrm"))
        const QJsonObject first = checkVrm(schemas, good);
        QVERIFY2(first["checked"].toArray().contains("VRMC_vrm"), told(first));
        QVERIFY2(first["problems"].toArray().isEmpty(), told(first));
        const QJsonObject second = checkVrm(schemas, bad);
        QVERIFY2(second["problems"].toArray() == QJsonArray{"VRMC_vrm.meta.references: has too few entries"},
                 told(second));
    }

private:
    QTemporaryDir m_folder;
};

SINEW_TEST(TestSkinComparer, QCoreApplication)

} // namespace testSkinComparer

#include "TestSkinComparer.moc"
