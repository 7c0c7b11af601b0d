#include "core/io/fbx/FbxDocument.h"
#include "tests/io/support/FbxPatchFiles.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <random>

namespace testFbxPatchBad {

using namespace sinew;
using namespace sinew::test;

namespace {

void reweightEach(Scene& scene) {
    if (!scene.skeleton.empty()) {
        scene = reweighted(std::move(scene));
    }
}

/// A cluster of the body's skin that follows no joint, or knows nothing of where it was bound.
FbxBuilder withCluster(std::int64_t id, bool joint, bool matrices) {
    FbxBuilder file = patchSource();
    FbxNode& cluster = file.object("Deformer", id, "odd", "Cluster");
    cluster.children.push_back({"Indexes", {std::vector<std::int32_t>{0, 1}}, {}});
    cluster.children.push_back({"Weights", {std::vector<double>{1.0, 1.0}}, {}});
    if (matrices) {
        cluster.children.push_back(FbxBuilder::matrix("Transform", Transform::Identity()));
    }
    file.connect(id, kBodySkin);
    if (joint) {
        file.connect(3, id);
    }
    return file;
}

} // namespace

/// Files that are broken or odd: a clear refusal, or a file that can be read.
class TestFbxPatchBad : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void sourcesCutShortAreRefused() {
        const std::string bytes = patchSource().binary();
        Progress progress;
        const Scene scene = reweighted(m_folder.scene("source.fbx", bytes)->scene);
        for (std::size_t length = 0; length + 200 < bytes.size(); length += 97) {
            const std::filesystem::path source = m_folder.write("short.fbx", bytes.substr(0, length));
            Notices notices;
            const Expected<PatchOutcome> patched =
                patchSkin(scene, source, {m_folder.path("target.fbx"), 1.0}, {}, notices, progress);
            QVERIFY(!patched);
        }
    }

    void textCutShortIsRefusedOrRead() {
        const std::string text = patchSource().text();
        for (std::size_t length = 100; length < text.size(); length += 61) {
            const PatchedFbx patched = patchedFbx(m_folder, text.substr(0, length), reweightEach);
            QVERIFY(patched.bytes.empty() || m_folder.scene("target.fbx", patched.bytes));
        }
    }

    void flippedBitsAreRefusedOrRead() {
        const FbxBuilder source = patchSource();
        for (const std::string& bytes : {source.binary(), source.text(), binaryFbx(source.root(), 7500)}) {
            std::mt19937 dice(7);
            for (int round = 0; round < 150; ++round) {
                std::string flipped = bytes;
                char& byte = flipped[27 + dice() % (flipped.size() - 27)];
                byte = static_cast<char>(byte ^ (1 << (dice() % 8)));
                const PatchedFbx patched = patchedFbx(m_folder, flipped, reweightEach);
                if (!patched.bytes.empty()) {
                    QVERIFY(m_folder.scene("target.fbx", patched.bytes));
                    const auto differences = differencesBesideSkin("x.fbx", flipped, patched.bytes);
                    QVERIFY2(differences.empty(), differences.empty() ? "" : differences.front().c_str());
                }
            }
        }
    }

    void clustersWithoutJointStay() {
        const FbxBuilder file = withCluster(400, false, true);
        const PatchedFbx patched = patchedFbx(m_folder, file.binary(), reweightEach);
        QVERIFY(patched.object(400) != nullptr);
        QCOMPARE(fbxIntegers(patched.object(400)->child("Indexes")), (std::vector<std::int64_t>{0, 1}));
        const Expected<ImportedScene> read = m_folder.scene("target.fbx", patched.bytes);
        QCOMPARE(unlike(patched.written, read->scene), QString());
    }

    void clustersWithoutMatricesAreNotPatched() {
        const FbxBuilder file = withCluster(400, true, false);
        const PatchedFbx patched = patchedFbx(m_folder, file.binary(), reweightEach);
        QVERIFY(patched.outcome);
        // Where the mesh stood cannot be told then, and the reason is named.
        QVERIFY(patched.outcome->obstacle == PatchObstacle::BindPoseMissing);
    }

    void missingConnectionsAreNotInvented() {
        FbxBuilder file = patchSource();
        auto& links = file.root().children[3].children;
        // The skin of the body leads nowhere: to the reader the body has none, and gets a new one.
        std::erase_if(links,
                      [](const FbxNode& link) { return link.properties[1] == FbxProperty(kBodySkin); });
        const PatchedFbx patched = patchedFbx(m_folder, file.binary(), reweightEach);
        QCOMPARE(outcome(patched.outcome), QString("ok"));
        QCOMPARE(patched.connections(kBodySkin, kBodyGeometry), std::size_t{0});
        QVERIFY(patched.object(kBodySkin) != nullptr);
        const Expected<ImportedScene> read = m_folder.scene("target.fbx", patched.bytes);
        QCOMPARE(unlike(patched.written, read->scene), QString());
    }

private:
    ImportFolder m_folder;
};

SINEW_TEST(TestFbxPatchBad, NoApplication)

} // namespace testFbxPatchBad

#include "TestFbxPatchBad.moc"
