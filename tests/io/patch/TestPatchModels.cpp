#include "core/io/patch/SaveScene.h"
#include "tests/io/support/ImportFiles.h"
#include "tests/io/support/Reweigh.h"
#include "tests/support/Runner.h"
#include "tests/support/TestModels.h"

#include <QTest>

namespace testPatchModels {

using namespace sinew;
using namespace sinew::test;

/// Real files with other weights: nothing but the skin changes.
class TestPatchModels : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void onlyTheSkinChanges_data() {
        QTest::addColumn<QString>("file");
        for (const char* file :
             {"cesium_man.glb", "fox.glb", "kaykit_knight.glb", "mh_helpers_game.glb",
              "quaternius_adventurer.glb", "rigged_figure.glb", "tps_red_robot.glb", "xr_hand_l.gltf",
              "../vrm/samples/VRMC_vrm_expressions_isBinary_Overridden.vrm",
              "../vrm/samples/VRMC_materials_mtoon_UV_Animation_Test.vrm"}) {
            QTest::newRow(file) << QString::fromLatin1(file);
        }
    }

    void onlyTheSkinChanges() {
        QFETCH(QString, file);
        SINEW_NEED_MODEL(path, file);
        Progress progress;
        const auto before = importMapped(path.toStdString(), progress);
        QVERIFY2(before, qPrintable(outcome(before)));
        const Scene wanted = reweighed(before->imported.scene, 4);
        const std::filesystem::path target =
            m_folder.path("out" + std::filesystem::path(path.toStdString()).extension().string());
        const auto saved = saveScene(wanted, path.toStdString(), target, {}, progress);
        QVERIFY2(saved, qPrintable(outcome(saved)));
        const Notice* rebuilt = findNotice(saved->notices, NoticeCode::FileRebuilt);
        QVERIFY2(saved->kept, rebuilt == nullptr ? "" : rebuilt->arguments.front().c_str());
        const auto after = importMapped(target, progress);
        QVERIFY2(after, qPrintable(outcome(after)));
        for (const std::string& misfit : misfits(wanted, before->map, *after, 0.005)) {
            QFAIL(misfit.c_str());
        }
        QCOMPARE(after->imported.scene.clips.size(), before->imported.scene.clips.size());
        QCOMPARE(after->imported.scene.materials.size(), before->imported.scene.materials.size());
    }

private:
    ImportFolder m_folder;
};

SINEW_TEST(TestPatchModels, QCoreApplication)

} // namespace testPatchModels

#include "TestPatchModels.moc"
