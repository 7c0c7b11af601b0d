#include "core/io/ExportScene.h"
#include "core/io/ImportScene.h"
#include "tests/clients/BlenderReader.h"
#include "tests/clients/ExportChecks.h"
#include "tests/support/RigScenes.h"
#include "tests/support/Runner.h"

#include <QTemporaryDir>
#include <QTest>

namespace testAlphaCards {

using namespace sinew;
using namespace sinew::test;

static QString opacityOf(const BlenderFile& file, const QString& material) {
    for (const BlenderMesh& mesh : file.meshes) {
        if (const qsizetype at = mesh.materials.indexOf(material); at >= 0) {
            return mesh.opacities.at(at);
        }
    }
    return "no such material";
}

/// Hair cards in Blender: cut out by the alpha of their picture, whichever way they went.
class TestAlphaCards : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        SINEW_NEED_BLENDER();
        const Scene first = cards();
        Progress progress;
        const auto write = [&](const Scene& scene, const QString& name) {
            return exportScene(scene, m_folder.filePath(name).toStdString(), {}, progress).has_value();
        };
        QVERIFY(write(first, "cards.fbx") && write(first, "cards.glb"));
        // And each again by way of the other.
        const auto fromFbx = importScene(m_folder.filePath("cards.fbx").toStdString(), progress);
        const auto fromGlb = importScene(m_folder.filePath("cards.glb").toStdString(), progress);
        QVERIFY(fromFbx && fromGlb && write(fromFbx->scene, "again.glb") &&
                write(fromGlb->scene, "again.fbx"));
        std::vector<BlenderJob> jobs;
        for (const char* name : {"cards.fbx", "cards.glb", "again.glb", "again.fbx"}) {
            jobs.push_back({m_folder.filePath(name), {}, {}});
        }
        std::vector<BlenderFile> read = readWithBlender(jobs);
        for (std::size_t i = 0; i < jobs.size(); ++i) {
            QCOMPARE(read[i].error, QString());
            m_files[jobs[i].file.section('/', -1)] = std::move(read[i]);
        }
    }

    void cardsAreCut_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("opacity");
        // glTF has a word for the cut; from FBX Blender blends by the same alpha.
        QTest::newRow("glb") << "cards.glb"
                             << "CLIP 0.25 Alpha";
        QTest::newRow("glb by way of fbx") << "again.glb"
                                           << "CLIP 0.25 Alpha";
        QTest::newRow("fbx") << "cards.fbx"
                             << "BLEND 0.50 Alpha";
        QTest::newRow("fbx by way of glb") << "again.fbx"
                                           << "BLEND 0.50 Alpha";
    }

    void cardsAreCut() {
        SINEW_NEED_BLENDER();
        QFETCH(const QString, file);
        QFETCH(const QString, opacity);
        QCOMPARE(opacityOf(m_files[file], "Haut"), opacity);
    }

    void glassWithoutPictureHasNone() {
        SINEW_NEED_BLENDER();
        for (const auto& [name, file] : m_files) {
            QVERIFY2(!opacityOf(file, "Glas").endsWith("Alpha"), qPrintable(name));
        }
    }

private:
    /// The first material is cut at 0.25, the second is half transparent all over.
    static Scene cards() {
        Scene scene = richScene();
        scene.materials[0].alphaMode = AlphaMode::Mask;
        scene.materials[0].alphaCutoff = 0.25F;
        return scene;
    }

    QTemporaryDir m_folder;
    std::map<QString, BlenderFile> m_files;
};

SINEW_TEST(TestAlphaCards, QCoreApplication)

} // namespace testAlphaCards

#include "TestAlphaCards.moc"
