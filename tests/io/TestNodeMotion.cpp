#include "core/io/patch/SaveScene.h"
#include "core/io/source/FileBytes.h"
#include "tests/io/support/FbxFiles.h"
#include "tests/io/support/FormatFiles.h"
#include "tests/io/support/GltfScenes.h"
#include "tests/io/support/Reweigh.h"
#include "tests/io/support/ShownShape.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <array>
#include <cmath>

namespace testNodeMotion {

using namespace sinew::test;
using namespace sinew;

namespace {

using gltf::at;
using Json = nlohmann::json;

/// Node 0 "Armature" over 1 "offset", 2 "hips" and 3 "spine", which the skin of node 4 "body" names; 5 "hat"
/// has a mesh without skin and stands under 6 "pin" under the spine.
GltfBuilder character() {
    GltfBuilder file;
    file.json["scenes"] = {{{"nodes", {0}}}};
    file.json["nodes"] = {{{"name", "Armature"}, {"children", {1, 4}}},
                          {{"name", "offset"}, {"translation", {0, 0, 0.5}}, {"children", {2}}},
                          {{"name", "hips"}, {"translation", {0, 1, 0}}, {"children", {3}}},
                          {{"name", "spine"}, {"translation", {0, 1, 0}}, {"children", {6}}}};
    const std::size_t body = gltf::addMesh(file, gltf::triangle({0, 2, 0}), 1);
    file.json["skins"] = {
        {{"joints", {2, 3}}, {"inverseBindMatrices", file.matrices({at(0, -1, -0.5), at(0, -2, -0.5)})}}};
    file.json["nodes"].push_back({{"name", "body"}, {"mesh", body}, {"skin", 0}});
    const Json attributes = {{"POSITION", file.vertices(gltf::triangle({0, 0, 0}))}};
    file.json["meshes"].push_back({{"primitives", {{{"attributes", attributes}}}}});
    file.json["nodes"].push_back({{"name", "hat"}, {"mesh", 1}, {"translation", {0, 1, 0}}});
    file.json["nodes"].push_back({{"name", "pin"}, {"children", {5}}});
    return file;
}

/// A clip of one second that moves or turns a node.
void addClip(GltfBuilder& file, std::size_t node, const char* path, std::size_t components,
             const std::vector<float>& values) {
    const std::size_t times = file.floats("SCALAR", 1, {0.0F, 1.0F});
    const std::size_t moves = file.floats(components == 3 ? "VEC3" : "VEC4", components, values);
    file.json["animations"].push_back(
        {{"name", "walk"},
         {"samplers", {{{"input", times}, {"output", moves}}}},
         {"channels", {{{"sampler", 0}, {"target", {{"node", node}, {"path", path}}}}}}});
}

/// From where it stands at (0, 0, 0) to 3 along x.
void walk(GltfBuilder& file, std::size_t node) {
    addClip(file, node, "translation", 3, {0, 0, 0, 3, 0, 0});
}

/// A quarter turn about y.
void turn(GltfBuilder& file, std::size_t node) {
    const auto half = static_cast<float>(std::sqrt(0.5));
    addClip(file, node, "rotation", 4, {0, 0, 0, 1, 0, half, 0, half});
}

bool isMover(const Skeleton& skeleton, const std::string& name) {
    const std::int32_t joint = skeleton.find(name);
    return joint != kNone && skeleton.joints[static_cast<std::size_t>(joint)].mover;
}

/// Through FBX and back, at the middle and the end of the clip.
void compareConverted(const ImportFolder& folder, const Scene& scene) {
    for (const std::string name : {"out.fbx", "out.glb"}) {
        const auto out = converted(folder, scene, name);
        QVERIFY2(out, qPrintable(outcome(out)));
        QCOMPARE(out->scene.clips.size(), std::size_t{1});
        for (const double seconds : {0.0, 0.5, 1.0}) {
            QVERIFY(apart(shownShape(scene, scene.clips[0], seconds),
                          shownShape(out->scene, out->scene.clips[0], seconds)) < 1e-4);
        }
        QVERIFY(apart(shownShape(scene), shownShape(out->scene)) < 1e-5);
    }
}

using MorphJson = nlohmann::json;

/// One triangle with the targets "up" and "out".
GltfBuilder morphed() {
    GltfBuilder file = gltf::plain();
    MorphJson& mesh = file.json["meshes"][0];
    for (const Vec3& offset : {Vec3(0, 1, 0), Vec3(0, 0, 1)}) {
        mesh["primitives"][0]["targets"].push_back(
            {{"POSITION", file.vertices({offset, Vec3::Zero(), Vec3::Zero()})}});
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

/// Clips that move nodes above, between and below the joints of skins.
/// The weights that morph targets are shown with while nothing plays.
class TestNodeMotion : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void nodesAboveJointsThatMoveAreJoints() {
        GltfBuilder file = character();
        walk(file, 0);
        const auto result = read(file);
        QVERIFY2(result, qPrintable(outcome(result)));
        const Scene& scene = result->scene;
        QCOMPARE(scene.skeleton.joints[0].name, std::string("Armature"));
        QCOMPARE(scene.skeleton.size(), std::size_t{5}); // with offset, and the pin that is bare
        QVERIFY(isMover(scene.skeleton, "Armature") && isMover(scene.skeleton, "offset"));
        QVERIFY(!isMover(scene.skeleton, "hips") && !isMover(scene.skeleton, "pin"));
        QVERIFY(findNotice(result->notices, NoticeCode::AnimationIgnored) == nullptr);
        // Body and hat both walk.
        const std::vector<Vec3> shown = shownShape(scene, scene.clips.at(0), 1.0);
        QVERIFY(distance(shown.at(0), {3, 2, 0}) < 1e-5);
        QVERIFY(distance(shown.at(3), {3, 3, 0.5}) < 1e-5);
        compareConverted(m_folder, scene);
    }

    void nodesBetweenFollow() {
        GltfBuilder file = character();
        file.json["nodes"][1]["scale"] = {2, 2, 2};
        turn(file, 1);
        const auto result = read(file);
        QVERIFY2(result, qPrintable(outcome(result)));
        const Scene& scene = result->scene;
        QVERIFY(scene.skeleton.find("Armature") == kNone);
        QVERIFY(isMover(scene.skeleton, "offset"));
        // The hat stands 3 over the offset, twice as large, and turns: x becomes -z.
        const std::vector<Vec3> shown = shownShape(scene, scene.clips.at(0), 1.0);
        QVERIFY(distance(shown.at(4), {0, 6, 0.5 - 2.0}) < 1e-4);
        compareConverted(m_folder, scene);
    }

    void aPartialSkinFollowsTheBody() {
        GltfBuilder file = character();
        file.json["skins"][0] = {{"joints", {3}}, {"inverseBindMatrices", file.matrices({at(0, -2, -0.5)})}};
        file.json["nodes"][4].erase("skin");
        const std::size_t head = gltf::addMesh(file, gltf::triangle({0, 2, 0.5}), 0);
        file.json["nodes"].push_back({{"name", "head"}, {"mesh", head}, {"skin", 0}});
        file.json["scenes"] = {{{"nodes", {0, 7}}}};
        turn(file, 2);
        const auto result = read(file);
        QVERIFY2(result, qPrintable(outcome(result)));
        const Scene& scene = result->scene;
        QVERIFY(isMover(scene.skeleton, "hips"));
        const auto part =
            std::ranges::find_if(scene.parts, [](const Part& p) { return p.mesh->name == "head"; });
        QVERIFY(part != scene.parts.end());
        const std::vector<Vec3> shown = shownShape(scene, scene.clips.at(0), 1.0);
        QVERIFY(std::ranges::any_of(shown, [](const Vec3& v) { return distance(v, {0, 2, -0.5}) < 1e-5; }));
        compareConverted(m_folder, scene);
    }

    void aRigidPartKeepsItsOwnMotion() {
        GltfBuilder file = character();
        turn(file, 5);
        const auto result = read(file);
        QVERIFY2(result, qPrintable(outcome(result)));
        const Scene& scene = result->scene;
        QVERIFY(scene.skeleton.find("Armature") == kNone);
        QVERIFY(isMover(scene.skeleton, "hat"));
        QCOMPARE(scene.parts.at(1).rigidJoint, scene.skeleton.find("hat"));
        const std::vector<Vec3> shown = shownShape(scene, scene.clips.at(0), 1.0);
        QVERIFY(distance(shown.at(4), {0, 3, -0.5}) < 1e-5);
        QVERIFY(distance(shown.at(1), {1, 2, 0}) < 1e-5); // the body does not turn
        compareConverted(m_folder, scene);
    }

    void stillNodesAreNoJoints() {
        const auto plain = read(character());
        GltfBuilder file = character();
        addClip(file, 0, "translation", 3, {0, 0, 0, 0, 0, 0}); // keys that say what the node says
        turn(file, 3);
        const auto result = read(file);
        QVERIFY2(plain && result, qPrintable(outcome(result)));
        QCOMPARE(result->scene.skeleton.size(), plain->scene.skeleton.size());
        QCOMPARE(result->scene.skeleton.joints[0].name, std::string("hips"));
        QVERIFY(std::ranges::none_of(result->scene.skeleton.joints, &Joint::mover));
    }

    void otherMotionIsStillNamed() {
        GltfBuilder file = character();
        file.json["scenes"] = {{{"nodes", {0, 7}}}};
        file.json["nodes"].push_back({{"name", "door"}, {"mesh", 1}});
        turn(file, 7);
        const auto result = read(file);
        QVERIFY2(result, qPrintable(outcome(result)));
        QVERIFY(result->scene.skeleton.find("door") == kNone);
        const Notice* notice = findNotice(result->notices, NoticeCode::AnimationIgnored);
        QVERIFY(notice != nullptr);
        QCOMPARE(notice->arguments.at(0), std::string("door"));
    }

    void fbxArmaturesWalk() {
        constexpr std::int64_t kArmature = 10;
        constexpr std::int64_t kBody = 20;
        constexpr std::int64_t kSkin = 22;
        FbxBuilder file;
        FbxBuilder::vector(file.model(kArmature, "Armature", "Null", 0, {0, 0, 0}, {-90, 0, 0}),
                           "Lcl Scaling", Vec3(100, 100, 100));
        file.model(11, "Hips", "LimbNode", kArmature, {0, 0, 0.01});
        file.model(12, "Spine", "LimbNode", 11, {0, 0, 0.01});
        file.model(kBody, "Body", "Mesh", kArmature);
        file.geometry(21, kBody, {{0, 0, 0}, {0.01, 0, 0}, {0.01, 0, 0.03}, {0, 0, 0.03}}, {0, 1, 2, ~3});
        file.object("Deformer", kSkin, "", "Skin");
        file.connect(kSkin, 21);
        Transform armature = Transform::Identity();
        armature.rotate(Eigen::AngleAxisd(-std::acos(0.0), Vec3::UnitX())).scale(100.0);
        file.cluster(31, kSkin, 11, {0, 1}, armature * at(0, 0, 0.01), armature);
        file.cluster(32, kSkin, 12, {2, 3}, armature * at(0, 0, 0.02), armature);
        file.object("AnimationStack", 40, "walk", "");
        file.object("AnimationLayer", 41, "", "");
        file.object("AnimationCurveNode", 42, "T", "");
        file.connect(41, 40);
        file.connect(42, 41);
        file.connect(42, kArmature, "Lcl Translation");
        FbxNode& curve = file.object("AnimationCurve", 43, "", "");
        curve.children.push_back({"KeyTime", {std::vector<std::int64_t>{0, 46186158000}}, {}});
        curve.children.push_back({"KeyValueFloat", {std::vector<float>{0.0F, 5.0F}}, {}});
        file.connect(43, 42, "d|X");
        const auto result = m_folder.scene("in.fbx", file.binary());
        QVERIFY2(result, qPrintable(outcome(result)));
        QVERIFY(isMover(result->scene.skeleton, "Armature"));
        const std::vector<Vec3> shown = shownShape(result->scene, result->scene.clips.at(0), 1.0);
        QVERIFY(distance(shown.at(2), Vec3(6, 3, 0) * 0.01) < 1e-6);
        compareConverted(m_folder, result->scene);
    }

    void daeArmaturesWalk() {
        std::string text = kDae;
        const auto replace = [&](const std::string& what, const std::string& by) {
            const std::size_t index = text.find(what);
            QVERIFY2(index != std::string::npos, what.c_str());
            text.replace(index, what.size(), by);
        };
        replace("n2/turn.ANGLE", "arm/go.X");
        replace("<node id=\"arm\" name=\"Armature\">",
                "<node id=\"arm\" name=\"Armature\"><translate sid=\"go\">0 0 0</translate>");
        const auto result = m_folder.scene("in.dae", text);
        QVERIFY2(result, qPrintable(outcome(result)));
        QVERIFY(isMover(result->scene.skeleton, "Armature"));
        const std::vector<Vec3> shown = shownShape(result->scene, result->scene.clips.at(0), 1.0);
        QVERIFY(distance(shown.at(0), {0.9, 0, 0}) < 1e-6); // 90 centimetres
        compareConverted(m_folder, result->scene);
    }

    void patchedSkinsDoNotGainThem() {
        GltfBuilder file = character();
        walk(file, 0);
        file.json["nodes"][4]["name"] = "body";
        const auto source = m_folder.write("patched.gltf", file.text());
        Progress progress;
        const auto before = importMapped(source, progress);
        QVERIFY2(before, qPrintable(outcome(before)));
        Scene wanted = before->imported.scene;
        const std::int32_t spine = wanted.skeleton.find("spine");
        const std::int32_t hips = wanted.skeleton.find("hips");
        SkinWeightsBuilder builder;
        for (std::size_t p = 0; p < wanted.parts[0].mesh->vertexCount(); ++p) {
            const std::vector<Influence> both{{spine, 0.75F}, {hips, 0.25F}};
            builder.add(both);
        }
        wanted.parts[0].weights = std::make_shared<const SkinWeights>(builder.finish());
        const auto saved = saveScene(wanted, source, m_folder.path("patched_out.gltf"), {}, progress);
        QVERIFY2(saved, qPrintable(outcome(saved)));
        QVERIFY(saved->kept);
        const auto bytes = readWholeFile(m_folder.path("patched_out.gltf"));
        QVERIFY(bytes);
        const Json json = Json::parse(*bytes);
        QCOMPARE(QString::fromStdString(json["skins"][0]["joints"].dump()), QString("[2,3]"));
    }

    void verticesWithoutWeightsStayWithTheBones() {
        GltfBuilder file = character();
        walk(file, 0);
        const auto result = read(file);
        QVERIFY2(result, qPrintable(outcome(result)));
        Scene scene = result->scene;
        SkinWeightsBuilder builder;
        for (std::size_t p = 0; p < scene.parts[0].mesh->vertexCount(); ++p) {
            builder.add({});
        }
        scene.parts[0].weights = std::make_shared<const SkinWeights>(builder.finish());
        Progress progress;
        const auto written = exportScene(scene, m_folder.path("bones.glb"), {}, progress);
        QVERIFY2(written, qPrintable(outcome(written)));
        const Notice* notice = findNotice(*written, NoticeCode::VerticesGivenToRoot);
        QVERIFY(notice != nullptr);
        QCOMPARE(notice->arguments.at(0), std::string("hips"));
    }

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
        MorphJson& primitive = file.json["meshes"][0]["primitives"][0];
        primitive["attributes"]["POSITION"] =
            file.vertices(twice({Vec3(0, 0, 0), Vec3(1, 0, 0), Vec3(0, 1, 0)}));
        for (MorphJson& target : primitive["targets"]) {
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
    Expected<ImportedScene> read(const GltfBuilder& file) const {
        return m_folder.scene("in.gltf", file.text());
    }

    ImportFolder m_folder;
};

SINEW_TEST(TestNodeMotion, QCoreApplication)

} // namespace testNodeMotion

#include "TestNodeMotion.moc"
