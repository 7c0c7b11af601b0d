#include "tests/io/support/FbxFiles.h"
#include "tests/io/support/GltfScenes.h"
#include "tests/io/support/ShownShape.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <array>

namespace testMorphWeights {

using namespace sinew;
using namespace sinew::test;
using Json = nlohmann::json;

namespace {

/// One triangle with the targets "up" and "out".
GltfBuilder morphed() {
    GltfBuilder file = gltf::plain();
    Json& mesh = file.json["meshes"][0];
    for (const Vec3& way : {Vec3(0, 1, 0), Vec3(0, 0, 1)}) {
        mesh["primitives"][0]["targets"].push_back(
            {{"POSITION", file.vertices({way, Vec3::Zero(), Vec3::Zero()})}});
    }
    mesh["extras"]["targetNames"] = {"up", "out"};
    mesh["weights"] = {0.25, 0.5};
    return file;
}

std::vector<double> weightsOf(const Scene& scene) {
    std::vector<double> weights;
    for (const MorphTarget& shape : scene.parts.at(0).mesh->morphTargets) {
        weights.push_back(shape.weight);
    }
    return weights;
}

const std::vector<double> kGiven{0.25, 0.5};

} // namespace

/// The weights that morph targets are shown with while nothing plays.
class TestMorphWeights : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void conversionsKeepThem() {
        const auto read = m_folder.scene("in.gltf", morphed().text());
        QVERIFY2(read, qPrintable(outcome(read)));
        QCOMPARE(weightsOf(read->scene), kGiven);
        for (const char* name : {"out.fbx", "out.glb"}) {
            const auto out = converted(m_folder, read->scene, name);
            QVERIFY2(out, qPrintable(outcome(out)));
            QCOMPARE(weightsOf(out->scene), kGiven);
            QVERIFY(apart(shownShape(read->scene), shownShape(out->scene)) < 1e-6);
        }
    }

    /// glTF splits vertices where normals or UVs change; they become one again.
    void splitVerticesKeepThem() {
        const auto twice = [](const std::array<Vec3, 3>& three) {
            return std::vector<Vec3>{three[0], three[1], three[2], three[0], three[2], three[1]};
        };
        GltfBuilder file = morphed();
        Json& primitive = file.json["meshes"][0]["primitives"][0];
        primitive["attributes"]["POSITION"] =
            file.vertices(twice({Vec3(0, 0, 0), Vec3(1, 0, 0), Vec3(0, 1, 0)}));
        for (Json& target : primitive["targets"]) {
            target["POSITION"] = file.vertices(twice({Vec3(0, 0, 1), Vec3::Zero(), Vec3::Zero()}));
        }
        const auto read = m_folder.scene("split.gltf", file.text());
        QVERIFY2(read, qPrintable(outcome(read)));
        QCOMPARE(read->scene.parts.at(0).mesh->vertexCount(), std::size_t{3});
        QCOMPARE(weightsOf(read->scene), kGiven);
    }

    void aNodesOwnGoFirst() {
        GltfBuilder file = morphed();
        file.json["nodes"][0]["weights"] = {1.0, 0.0};
        const auto read = m_folder.scene("in.gltf", file.text());
        QVERIFY2(read, qPrintable(outcome(read)));
        QCOMPARE(weightsOf(read->scene), (std::vector<double>{1.0, 0.0}));
    }

    void fbxChannelsHaveThem() {
        FbxBuilder file;
        file.model(1, "Body", "Mesh", 0);
        file.geometry(2, 1, {{0, 0, 0}, {1, 0, 0}, {1, 1, 0}}, {0, 1, ~2});
        file.object("Deformer", 3, "", "BlendShape");
        file.connect(3, 2);
        for (const std::int64_t id : {4, 6}) {
            FbxNode& channel = file.object("Deformer", id, "shape", "BlendShapeChannel");
            if (id == 4) {
                FbxBuilder::number(channel, "DeformPercent", 25.0);
            } else {
                channel.children.push_back({"DeformPercent", {40.0}, {}});
                channel.children.push_back({"FullWeights", {std::vector<double>{80.0}}, {}});
            }
            file.connect(id, 3);
            FbxNode& shape = file.object("Geometry", id + 1, "shape", "Shape");
            shape.children.push_back({"Indexes", {std::vector<std::int32_t>{0}}, {}});
            shape.children.push_back({"Vertices", {std::vector<double>{0, 1, 0}}, {}});
            file.connect(id + 1, id);
        }
        const auto read = m_folder.scene("in.fbx", file.binary());
        QVERIFY2(read, qPrintable(outcome(read)));
        QCOMPARE(weightsOf(read->scene), kGiven); // the second is whole at 80
        const auto out = converted(m_folder, read->scene, "back.glb");
        QVERIFY2(out, qPrintable(outcome(out)));
        QCOMPARE(weightsOf(out->scene), kGiven);
    }

    void clipsOfOneTargetLeaveTheOthers() {
        const auto read = m_folder.scene("in.gltf", morphed().text());
        QVERIFY2(read, qPrintable(outcome(read)));
        Scene scene = read->scene;
        scene.clips.push_back({"talk", 1.0, {}, {{0, 0, {{0.0, 0.0}, {1.0, 1.0}}}}});
        const auto out = converted(m_folder, scene, "talk.glb");
        QVERIFY2(out, qPrintable(outcome(out)));
        const std::vector<MorphTrack>& tracks = out->scene.clips.at(0).morphTracks;
        QCOMPARE(tracks.size(), std::size_t{2});
        QCOMPARE(tracks[1].shape, 1);
        for (const Key<double>& key : tracks[1].weights) {
            QCOMPARE(key.value, 0.5);
        }
    }

    void wildNumbersAreNone() {
        GltfBuilder file = morphed();
        file.json["meshes"][0]["weights"] = {1e300, "much", 3.0};
        const auto read = m_folder.scene("in.gltf", file.text());
        QVERIFY2(read, qPrintable(outcome(read)));
        QCOMPARE(weightsOf(read->scene), (std::vector<double>{0.0, 0.0}));
    }

private:
    ImportFolder m_folder;
};

SINEW_TEST(TestMorphWeights, QCoreApplication)

} // namespace testMorphWeights

#include "TestMorphWeights.moc"
