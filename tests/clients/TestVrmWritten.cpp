#include "core/io/ExportScene.h"
#include "core/io/ImportScene.h"
#include "tests/clients/SkinComparer.h"
#include "tests/clients/WebClients.h"
#include "tests/support/HumanScene.h"
#include "tests/support/Runner.h"
#include "tests/support/TestModels.h"

#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

namespace testVrmWritten {

using namespace sinew;
using namespace sinew::test;

/// What others say of a VRM that is written anew: its schemas, and the Khronos validator.
class TestVrmWritten : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void schemasFit_data() { rows(); }

    void schemasFit() {
        SINEW_NEED_PYTHON()
        QFETCH(QString, model);
        QFETCH(bool, plain);
        SINEW_NEED_MODEL(schemas, QStringLiteral("../vrm/schema"))
        Scene scene = humanScene();
        if (!model.isEmpty()) {
            SINEW_NEED_MODEL(file, model)
            Progress progress;
            auto read = importScene(file.toStdString(), progress);
            QVERIFY(read);
            scene = std::move(read->scene);
        }
        const QString written = write(scene, plain);
        QVERIFY(!written.isEmpty());
        const QJsonObject checked = checkVrm(schemas, written);
        QVERIFY2(checked["checked"].toArray() == QJsonArray{"VRMC_vrm"}, told(checked));
        QVERIFY2(checked["problems"].toArray().isEmpty(), told(checked));
    }

    void validatorFindsNoError_data() { rows(); }

    void validatorFindsNoError() {
        SINEW_NEED_WEB_CLIENTS();
        QFETCH(QString, model);
        QFETCH(bool, plain);
        Scene scene = humanScene();
        if (!model.isEmpty()) {
            SINEW_NEED_MODEL(file, model)
            Progress progress;
            auto read = importScene(file.toStdString(), progress);
            QVERIFY(read);
            scene = std::move(read->scene);
        }
        const QString written = write(scene, plain);
        QVERIFY(!written.isEmpty());
        const QJsonArray verdicts = validateGltf({written});
        QCOMPARE(verdicts.size(), 1);
        QVERIFY2(verdicts[0].toObject()["errors"].toInt(-1) == 0, told(verdicts[0]));
    }

private:
    void rows() {
        QTest::addColumn<QString>("model");
        QTest::addColumn<bool>("plain");
        QTest::newRow("generated") << QString() << true;
        QTest::newRow("generated, all said") << QString() << false;
        for (const char* name : {"mh_worker_mixamo.fbx", "mh_helpers_game.glb", "kaykit_knight.glb"}) {
            QTest::newRow(name) << QString(name) << true;
        }
    }

    /// The file, or nothing when it could not be written.
    QString write(const Scene& scene, bool plain) {
        ExportSettings settings;
        settings.vrm.authors = {"Ada"};
        if (!plain) {
            settings.vrm.version = std::string(1, '1');
            settings.vrm.copyright = "(c) Ada";
            settings.vrm.commercial = VrmCommercial::PersonalProfit;
            settings.vrm.modification = VrmModification::AllowModificationRedistribution;
            settings.vrm.avatar = VrmAvatar::OnlySeparatelyLicensedPerson;
        }
        const QString path = m_folder.filePath("human.vrm");
        Progress progress;
        const auto written = exportScene(scene, path.toStdString(), settings, progress);
        return written ? path : QString();
    }

    QTemporaryDir m_folder;
};

SINEW_TEST(TestVrmWritten, QCoreApplication)

} // namespace testVrmWritten

#include "TestVrmWritten.moc"
