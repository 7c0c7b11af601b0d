#include "core/io/fbx/parse/FbxReader.h"
#include "tests/io/support/ImportFiles.h"
#include "tests/io/support/OldFbxFile.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <numbers>

namespace testOldFbx {

using namespace sinew;
using namespace sinew::test;

namespace {

/// "Model::body" as binary files have it: "body\0\1Model".
void turnNames(FbxNode& node) {
    for (FbxProperty& property : node.properties) {
        auto* text = std::get_if<std::string>(&property);
        const std::size_t colons = text == nullptr ? std::string::npos : text->find("::");
        if (colons != std::string::npos) {
            *text = text->substr(colons + 2) + std::string("\0\1", 2) + text->substr(0, colons);
        }
    }
    for (FbxNode& child : node.children) {
        turnNames(child);
    }
}

/// The same file in the binary form of its time.
std::string binary() {
    Expected<FbxNode> root = readFbxText(kOldFbx, "file");
    turnNames(*root);
    std::string bytes = writeFbxNodes(*root);
    constexpr std::size_t kVersionAt = 23;
    bytes[kVersionAt] = static_cast<char>(6100 & 0xff);
    bytes[kVersionAt + 1] = static_cast<char>(6100 >> 8);
    return bytes;
}

} // namespace

class TestOldFbx : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        for (const std::string& bytes : {std::string(kOldFbx), binary()}) {
            auto read = m_folder.scene("old.fbx", bytes);
            QCOMPARE(outcome(read), QString("ok"));
            m_read.push_back(std::move(*read));
        }
    }

    void meshAndSkin_data() { forms(); }
    void meshAndSkin() {
        QFETCH(int, form);
        const Scene& old = m_read.at(static_cast<std::size_t>(form)).scene;
        QCOMPARE(old.metersPerUnit, 0.01);
        QVERIFY(old.sourceUpAxis == UpAxis::Z);
        QCOMPARE(old.parts.size(), std::size_t{1});
        const Mesh& mesh = *old.parts[0].mesh;
        QCOMPARE(mesh.name, std::string("body"));
        QCOMPARE(mesh.vertexCount(), std::size_t{4});
        QCOMPARE(mesh.polygonCount(), std::size_t{2});
        QVERIFY(distance(mesh.vertices[2], {1, 10, -1}) < 1e-9); // Z up and 10 above the ground
        QVERIFY((mesh.normals[0] - Vec3f(0, 1, 0)).norm() < 1e-6F);
        QCOMPARE(mesh.morphTargets.size(), std::size_t{1});
        QCOMPARE(mesh.morphTargets[0].name, std::string("smile"));
        QVERIFY(mesh.morphTargets[0].vertices == std::vector<std::uint32_t>{2});
        QVERIFY(distance(mesh.morphTargets[0].offsets[0], {0, 3, 0}) < 1e-9);
        QCOMPARE(old.skeleton.size(), std::size_t{2});
        QCOMPARE(old.skeleton.joints[1].name, std::string("tip"));
        QCOMPARE(old.skeleton.joints[1].parent, 0);
        QVERIFY(distance(old.skeleton.position(1), {0, 5, -2}) < 1e-9);
        const SkinWeights& weights = *old.parts[0].weights;
        QCOMPARE(weights.at(0).size(), std::size_t{1});
        QCOMPARE(weights.at(2).size(), std::size_t{2});
        QCOMPARE(weights.at(2)[0].weight, 0.5F);
    }

    void materialsAndTextures_data() { forms(); }
    void materialsAndTextures() {
        QFETCH(int, form);
        const Scene& old = m_read.at(static_cast<std::size_t>(form)).scene;
        QCOMPARE(old.materials.size(), std::size_t{2});
        QCOMPARE(old.materials[0].name, std::string("plain"));
        QCOMPARE(old.materials[0].baseColor.y(), 0.5F);
        QVERIFY(old.parts[0].mesh->materials == (std::vector<std::int32_t>{1, 0}));
        QCOMPARE(old.materials[0].baseColorTexture, kNone);
        QVERIFY(old.materials[1].baseColorTexture != kNone);
        const Texture& paint = old.textures[static_cast<std::size_t>(old.materials[1].baseColorTexture)];
        QCOMPARE(paint.path, std::string("paint.png"));
    }

    void takes_data() { forms(); }
    void takes() {
        QFETCH(int, form);
        const Scene& old = m_read.at(static_cast<std::size_t>(form)).scene;
        QCOMPARE(old.clips.size(), std::size_t{1});
        const Clip& walk = old.clips[0];
        QCOMPARE(walk.name, std::string("walk"));
        QCOMPARE(walk.duration, 1.0);
        QCOMPARE(walk.frameRate, 25.0);
        QCOMPARE(walk.morphTracks.size(), std::size_t{1});
        QCOMPARE(walk.morphTracks[0].weights.size(), std::size_t{3});
        QCOMPARE(walk.morphTracks[0].weights[1].seconds, 0.5);
        QCOMPARE(walk.morphTracks[0].weights[1].value, 1.0);
        QCOMPARE(walk.morphTracks[0].weights[2].value, -0.5);
        QCOMPARE(walk.tracks.size(), std::size_t{1});
        QCOMPARE(walk.tracks[0].joint, 1);
        QVERIFY(distance(walk.tracks[0].translations.back().value, {4, 2, 0}) < 1e-9);
        const Quat turned = walk.tracks[0].rotations.back().value;
        QVERIFY(std::abs(turned.angularDistance(walk.tracks[0].rotations.front().value) -
                         std::numbers::pi / 6) < 1e-9);
    }

    void lettersInBinaryFiles() {
        FbxReaderCursor letter(std::string_view("CU", 2));
        QVERIFY(readFbxProperty(letter) == FbxProperty(std::string("U")));
        FbxReaderCursor truth(std::string_view("C\1", 2));
        QVERIFY(readFbxProperty(truth) == FbxProperty(true));
    }

    void damage() {
        // Whatever is missing, the rest is read or refused.
        const std::string text(kOldFbx);
        for (std::size_t at = text.find('\n'); at != std::string::npos; at = text.find('\n', at + 1)) {
            const std::size_t end = std::min(text.find('\n', at + 1), text.size());
            const auto read = m_folder.scene("damaged.fbx", text.substr(0, at) + text.substr(end));
            QVERIFY(read || !read.error().arguments.empty());
        }
        std::string random = binary();
        for (std::size_t at = 27; at < random.size(); at += 7) {
            std::string broken = random;
            broken[at] = static_cast<char>(broken[at] ^ 0x55);
            const auto read = m_folder.scene("damaged.fbx", broken);
            QVERIFY(read || !read.error().arguments.empty());
        }
    }

private:
    static void forms() {
        QTest::addColumn<int>("form");
        QTest::newRow("text") << 0;
        QTest::newRow("binary") << 1;
    }

    ImportFolder m_folder;
    std::vector<ImportedScene> m_read;
};

SINEW_TEST(TestOldFbx, QCoreApplication)

} // namespace testOldFbx

#include "TestOldFbx.moc"
