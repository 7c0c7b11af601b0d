#include "core/io/fbx/FbxDocument.h"
#include "tests/io/support/FbxPatchFiles.h"
#include "tests/support/CancelAfter.h"
#include "tests/support/Runner.h"

#include <QHash>
#include <QTest>

#include <random>

namespace testFbxPatch {

using namespace sinew::test;
using namespace sinew;

namespace {

constexpr std::int64_t kRoot = 0;

/// Objects of a kind, by subtype.
std::size_t countOf(const PatchedFbx& file, const std::string& kind, const std::string& subtype) {
    std::size_t count = 0;
    for (const FbxNode& object : file.root.child("Objects")->children) {
        count += object.name == kind && fbxText(&object, 2) == subtype ? 1 : 0;
    }
    return count;
}

/// The ids of those that are connected into an object.
std::vector<std::int64_t> sourcesOf(const PatchedFbx& file, std::int64_t target) {
    std::vector<std::int64_t> ids;
    for (const FbxNode& link : file.root.child("Connections")->children) {
        if (link.properties[2] == FbxProperty(target)) {
            ids.push_back(fbxInteger(link.properties[1]).value_or(0));
        }
    }
    return ids;
}

/// The first object of a kind that is connected into another.
const FbxNode* sourceOf(const PatchedFbx& file, std::int64_t target, const std::string& subtype) {
    for (const std::int64_t id : sourcesOf(file, target)) {
        const FbxNode* object = file.object(id);
        if (object != nullptr && fbxText(object, 2) == subtype) {
            return object;
        }
    }
    return nullptr;
}

std::int64_t count(const FbxNode* node) {
    const std::vector<std::int64_t> numbers = fbxIntegers(node);
    return numbers.empty() ? -1 : numbers.front();
}

void reweightAll(Scene& scene) {
    scene = reweighted(std::move(scene));
}

/// One part gets weights: all to one joint.
void giveTo(Scene& scene, const std::string& part, std::int32_t joint) {
    for (Part& each : scene.parts) {
        if (each.mesh->name != part) {
            continue;
        }
        SkinWeightsBuilder builder;
        const Influence whole{joint, 1.0F};
        for (std::size_t v = 0; v < each.mesh->vertexCount(); ++v) {
            builder.add({&whole, 1});
        }
        each.weights = std::make_shared<const SkinWeights>(builder.finish());
    }
}

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
class TestFbxPatch : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void unchangedScenesGiveTheSameFile_data() {
        QTest::addColumn<QByteArray>("bytes");
        const auto row = [](const char* name, const std::string& bytes) {
            QTest::newRow(name) << QByteArray::fromStdString(bytes);
        };
        row("binary 7400", m_source.binary());
        row("binary 7700", binaryFbx(m_source.root(), 7700));
        row("text", m_source.text());
    }

    void unchangedScenesGiveTheSameFile() {
        QFETCH(QByteArray, bytes);
        const PatchedFbx patched = patchedFbx(m_folder, bytes.toStdString(), [](Scene&) {});
        QCOMPARE(outcome(patched.outcome), QString("ok"));
        QVERIFY(patched.bytes == bytes.toStdString());
    }

    void newWeightsAreReadBack_data() { unchangedScenesGiveTheSameFile_data(); }

    void newWeightsAreReadBack() {
        QFETCH(QByteArray, bytes);
        const PatchedFbx patched = patchedFbx(m_folder, bytes.toStdString(), reweightAll);
        QCOMPARE(outcome(patched.outcome), QString("ok"));
        QCOMPARE(patched.written.parts.size(), std::size_t{4});
        const Expected<ImportedScene> read = m_folder.scene("target.fbx", patched.bytes);
        QCOMPARE(outcome(read), QString("ok"));
        QCOMPARE(unlike(patched.written, read->scene), QString());
        const std::vector<std::string> differences =
            differencesBesideSkin("x.fbx", bytes.toStdString(), patched.bytes);
        QVERIFY2(differences.empty(), differences.empty() ? "" : differences.front().c_str());
    }

    void idsOfSkinsAndClustersStay() {
        const PatchedFbx patched = patchedFbx(m_folder, m_source.binary(), reweightAll);
        QVERIFY(patched.object(kBodySkin) != nullptr);
        QCOMPARE(patched.connections(kBodySkin, kBodyGeometry), std::size_t{1});
        const FbxNode* cluster = patched.object(kHipsCluster);
        QVERIFY(cluster != nullptr && cluster->child("Curious") != nullptr);
        QCOMPARE(patched.connections(kHipsCluster, kBodySkin), std::size_t{1});
        QCOMPARE(patched.connections(kHips, kHipsCluster), std::size_t{1});
        QVERIFY(fbxIntegers(cluster->child("Indexes")).size() == 8);
        // A third joint came to the body: one cluster more, and no other skin.
        QCOMPARE(sourcesOf(patched, kBodySkin).size(), std::size_t{3});
    }

    void clustersWithoutWeightStay() {
        const PatchedFbx patched =
            patchedFbx(m_folder, m_source.binary(), [](Scene& scene) { giveTo(scene, "body", 1); });
        const FbxNode* cluster = patched.object(kHipsCluster);
        QVERIFY(cluster != nullptr && cluster->child("Indexes") == nullptr);
        QVERIFY(cluster->child("Weights") == nullptr && cluster->child("TransformLink") != nullptr);
        const Expected<ImportedScene> read = m_folder.scene("target.fbx", patched.bytes);
        QCOMPARE(unlike(patched.written, read->scene), QString());
    }

    void whatHadNoSkinIsBound() {
        const PatchedFbx patched =
            patchedFbx(m_folder, m_source.binary(), [](Scene& scene) { giveTo(scene, "hat", 1); });
        const FbxNode* skin = sourceOf(patched, kHatGeometry, "Skin");
        QVERIFY(skin != nullptr);
        const FbxNode* cluster = sourceOf(patched, fbxInteger(skin->properties[0]).value_or(0), "Cluster");
        QVERIFY(cluster != nullptr);
        // It was not bound before, so the bind pose tells where it stood, and where its joint did.
        const FbxNode& pose = *patched.object(95);
        QCOMPARE(count(pose.child("NbPoseNodes")), std::int64_t{4});
        QCOMPARE(fbxIntegers(pose.children[pose.children.size() - 2].child("Node")).front(), kHat);
        QVERIFY(fbxMatrix(pose.children.back().child("Matrix"))
                    ->isApprox(*fbxMatrix(cluster->child("TransformLink")), 1e-12));
        const Expected<ImportedScene> read = m_folder.scene("target.fbx", patched.bytes);
        QCOMPARE(unlike(patched.written, read->scene), QString());
    }

    void onlyPartsThatChangedAreWritten() {
        const PatchedFbx patched =
            patchedFbx(m_folder, m_source.binary(), [](Scene& scene) { giveTo(scene, "coat", 0); });
        const Expected<FbxNode> before = readFbxNodes(m_source.binary(), "x.fbx");
        const PatchedFbx source{{}, {}, {}, *before};
        // The pose too: coat and hips were bound before.
        for (const std::int64_t id : {kBodySkin, kHipsCluster, kHat, kHatGeometry, std::int64_t{95}}) {
            FbxNode a{"", {}, {*source.object(id)}};
            FbxNode b{"", {}, {*patched.object(id)}};
            QVERIFY2(writeFbxNodes(a) == writeFbxNodes(b), std::to_string(id).c_str());
        }
        QVERIFY(sourceOf(patched, kHatGeometry, "Skin") == nullptr);
    }

    void countsAreRaised() {
        const PatchedFbx patched = patchedFbx(m_folder, m_source.binary(), reweightAll);
        const std::size_t before = 5;
        const FbxNode& definitions = *patched.root.child("Definitions");
        const std::size_t deformers =
            countOf(patched, "Deformer", "Skin") + countOf(patched, "Deformer", "Cluster");
        const auto added = static_cast<std::int64_t>(deformers - before);
        QVERIFY(added > 0);
        QCOMPARE(count(definitions.children[1].child("Count")), 5 + added);
        QCOMPARE(count(definitions.children[2].child("Count")), std::int64_t{7});
        QCOMPARE(count(definitions.child("Count")), 20 + added);
    }

    void aFileWithoutSkinGetsOne() {
        FbxBuilder plain;
        plain.model(1, "root", "LimbNode", 0, Vec3(0, 0, 1));
        plain.model(2, "tip", "LimbNode", 1, Vec3(0, 3, 0), Vec3(20, 0, 0));
        plain.model(10, "cloth", "Mesh", 0, Vec3(1, 2, 3), Vec3(0, 45, 0));
        plain.geometry(11, 10, {{0, 0, 0}, {1, 0, 0}, {1, 1, 0}, {0, 1, 0}}, {0, 1, 2, -4});
        for (const std::string& bytes : {plain.binary(), plain.text()}) {
            const PatchedFbx patched =
                patchedFbx(m_folder, bytes, [](Scene& scene) { giveTo(scene, "cloth", 1); });
            QCOMPARE(outcome(patched.outcome), QString("ok"));
            const Expected<ImportedScene> read = m_folder.scene("target.fbx", patched.bytes);
            QCOMPARE(outcome(read), QString("ok"));
            QCOMPARE(unlike(patched.written, read->scene), QString());
            QVERIFY(differencesBesideSkin("x.fbx", bytes, patched.bytes).empty());
        }
        const PatchedFbx patched =
            patchedFbx(m_folder, plain.binary(), [](Scene& scene) { giveTo(scene, "cloth", 1); });
        QCOMPARE(countOf(patched, "Pose", "BindPose"), std::size_t{1});
        QCOMPARE(count(patched.root.child("Objects")->children.back().child("NbPoseNodes")), std::int64_t{3});
    }

    void aSecondClusterOfAJointIsEmptied() {
        FbxBuilder twice = patchSource();
        twice.cluster(23, kBodySkin, kHips, {0, 1}, Transform(Eigen::Translation3d(Vec3(0, 1, 0))),
                      Transform(Eigen::Translation3d(Vec3(0.5, 0, 0))));
        const PatchedFbx patched = patchedFbx(m_folder, twice.binary(), reweightAll);
        QVERIFY(patched.object(23) != nullptr && patched.object(23)->child("Indexes") == nullptr);
        const Expected<ImportedScene> read = m_folder.scene("target.fbx", patched.bytes);
        QCOMPARE(unlike(patched.written, read->scene), QString());
    }

    void linesOfOthersStay() {
        const std::string source = "; FBX\n; by an artist\n" + m_source.text() + "; the end\n";
        const PatchedFbx patched = patchedFbx(m_folder, source, reweightAll);
        QCOMPARE(outcome(patched.outcome), QString("ok"));
        QHash<QString, int> left;
        for (const QString& line : QString::fromStdString(patched.bytes).split('\n')) {
            ++left[line];
        }
        int lost = 0;
        for (const QString& line : QString::fromStdString(source).split('\n')) {
            lost += left[line]-- > 0 ? 0 : 1;
        }
        // Of three clusters: how many numbers Indexes and Weights have, and the numbers. Three counts.
        QVERIFY2(lost > 0 && lost <= 3 * 4 + 3, qPrintable(QString::number(lost)));
        QVERIFY(patched.bytes.starts_with("; FBX\n; by an artist\n") &&
                patched.bytes.ends_with("; the end\n"));
    }

    void theSameAgain() {
        const PatchedFbx first = patchedFbx(m_folder, m_source.binary(), reweightAll);
        const PatchedFbx second = patchedFbx(m_folder, m_source.binary(), reweightAll);
        QVERIFY(!first.bytes.empty() && first.bytes == second.bytes);
        // Written once more, everything has a cluster already: nothing is added.
        const PatchedFbx again =
            patchedFbx(m_folder, first.bytes, [](Scene& scene) { giveTo(scene, "body", 0); });
        QCOMPARE(countOf(again, "Deformer", "Cluster"), countOf(first, "Deformer", "Cluster"));
        QCOMPARE(countOf(again, "Deformer", "Skin"), countOf(first, "Deformer", "Skin"));
    }

    void sharedMeshesAreRefused() {
        FbxBuilder twins = patchSource();
        twins.model(200, "second hat", "Mesh", kRoot, Vec3(3, 0, 0));
        twins.connect(kHatGeometry, 200);
        const PatchedFbx patched =
            patchedFbx(m_folder, twins.binary(), [](Scene& scene) { giveTo(scene, "hat", 1); });
        QVERIFY(patched.outcome && patched.outcome->obstacle == PatchObstacle::SharedMesh);
        const PatchedFbx others =
            patchedFbx(m_folder, twins.binary(), [](Scene& scene) { giveTo(scene, "body", 1); });
        QVERIFY(!others.bytes.empty());
    }

    void sharedMeshesThatMoveAlikeAreWritten() {
        FbxBuilder twins = patchSource();
        twins.model(200, "second body", "Mesh", kRoot);
        twins.connect(kBodyGeometry, 200);
        const PatchedFbx patched = patchedFbx(m_folder, twins.binary(), [](Scene& scene) {
            giveTo(scene, "body", 1);
            giveTo(scene, "second body", 1);
        });
        QVERIFY(!patched.bytes.empty());
        const Expected<ImportedScene> read = m_folder.scene("target.fbx", patched.bytes);
        QCOMPARE(unlike(patched.written, read->scene), QString());
    }

    void repeatedIdsAreRefused() {
        FbxBuilder twice = patchSource();
        twice.object("Model", kHips, "impostor", "LimbNode");
        const PatchedFbx patched = patchedFbx(m_folder, twice.binary(), reweightAll);
        QVERIFY(failsWith(patched.outcome, ErrorCode::FileBroken));
        QVERIFY(patched.bytes.empty());
    }

    void limitsHold() {
        Progress progress;
        const std::filesystem::path source = m_folder.write("source.fbx", m_source.binary());
        const Scene scene = reweighted(importScene(source, progress)->scene);
        ExportSettings settings;
        settings.maxInfluences = 2;
        Notices notices;
        const Expected<PatchOutcome> patched =
            patchSkin(scene, source, {m_folder.path("target.fbx"), 1.0}, settings, notices, progress);
        QCOMPARE(outcome(patched), QString("ok"));
        const Expected<ImportedScene> read = m_folder.scene("target.fbx", patched->files.front().bytes);
        for (const Part& part : read->scene.parts) {
            QCOMPARE(part.weights->largestInfluenceCount(), std::size_t{2});
        }
        QVERIFY(findNotice(notices, NoticeCode::InfluencesLimited) != nullptr);
    }

    void cancelLeavesNothing() {
        const std::filesystem::path source = m_folder.write("source.fbx", m_source.binary());
        Progress free;
        const Scene scene = reweighted(importScene(source, free)->scene);
        const ExportSettings settings;
        bool finished = false;
        for (int polls = 0; polls < 1000 && !finished; ++polls) {
            CancelAfter progress(polls);
            Notices notices;
            const Expected<PatchOutcome> patched =
                patchSkin(scene, source, {m_folder.path("target.fbx"), 1.0}, settings, notices, progress);
            finished = patched.has_value();
            QVERIFY(finished || failsWith(patched, ErrorCode::Canceled));
        }
        QVERIFY(finished);
    }

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
    const FbxBuilder m_source = patchSource();
};

SINEW_TEST(TestFbxPatch, sinew::test::NoApplication)

} // namespace testFbxPatch

#include "TestFbxPatch.moc"
