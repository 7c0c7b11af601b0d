#include "core/io/patch/SaveScene.h"
#include "tests/io/support/GltfScenes.h"
#include "tests/io/support/ImportFiles.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <cmath>

namespace testImportGltfSkins {

using namespace sinew;
using namespace sinew::test;
using namespace sinew::test::gltf;
using Json = nlohmann::json;

namespace {

Transform scaled(double factor) {
    return Transform(Eigen::UniformScaling<double>(factor));
}

/// The body in plain space, and a second skin bound when both joints stood `offset` further and `scale` times
/// larger.
std::string twoSkins(const Transform& secondSpace) {
    GltfBuilder file = withTwoJoints();
    const Transform hips = at(0, 1, 0);
    const Transform spine = at(0, 2, 0);
    const std::size_t body = addMesh(file, triangle({0, 2, 0}), 1);
    std::vector<Vec3> pack = triangle({0, 2, -1});
    for (Vec3& point : pack) {
        point = secondSpace.inverse() * point;
    }
    const std::size_t second = addMesh(file, pack, 0);
    file.json["skins"] = {
        {{"joints", {0, 1}}, {"inverseBindMatrices", file.matrices({hips.inverse(), spine.inverse()})}},
        {{"joints", {1}}, {"inverseBindMatrices", file.matrices({spine.inverse() * secondSpace})}}};
    file.json["nodes"].push_back({{"name", "body"}, {"mesh", body}, {"skin", 0}});
    file.json["nodes"].push_back({{"name", "pack"}, {"mesh", second}, {"skin", 1}});
    return file.text();
}

} // namespace

class TestImportGltfSkins : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void skinsOfTwoBindSpacesShareOne() {
        const Transform space = at(3, 0, 5) * scaled(100.0);
        const auto read = m_folder.scene("two.gltf", twoSkins(space));
        QVERIFY2(read, qPrintable(outcome(read)));
        QCOMPARE(read->scene.parts.size(), std::size_t{2});
        const Mesh& body = *read->scene.parts[0].mesh;
        const Mesh& pack = *read->scene.parts[1].mesh;
        QVERIFY(distance(body.vertices[0], {0, 2, 0}) < 1e-5);
        QVERIFY(distance(pack.vertices[0], {0, 2, -1}) < 1e-4);
        QVERIFY(distance(pack.vertices[1], {1, 2, -1}) < 1e-4);
        const Notice* notice = findNotice(read->notices, NoticeCode::BindSpaceUnified);
        QVERIFY(notice != nullptr);
        QCOMPARE(QString::fromStdString(notice->subject), QStringLiteral("pack"));
        QVERIFY(findNotice(read->notices, NoticeCode::BindPoseInconsistent) == nullptr);
        QVERIFY(distance(read->scene.skeleton.position(1), {0, 2, 0}) < 1e-5);
    }

    void contradictingBindsArePosedTogether() {
        // The second skin binds hips and spine further apart than the first did.
        GltfBuilder file = withTwoJoints();
        const std::size_t body = addMesh(file, triangle({0, 2, 0}), 1);
        const std::size_t coat = addMesh(file, triangle({0, 3, 0}), 1);
        file.json["skins"] = {
            {{"joints", {0, 1}}, {"inverseBindMatrices", file.matrices({at(0, -1, 0), at(0, -2, 0)})}},
            {{"joints", {0, 1}}, {"inverseBindMatrices", file.matrices({at(0, -1, 0), at(0, -3, 0)})}}};
        file.json["nodes"].push_back({{"name", "body"}, {"mesh", body}, {"skin", 0}});
        file.json["nodes"].push_back({{"name", "coat"}, {"mesh", coat}, {"skin", 1}});
        const auto read = m_folder.scene("contradicting.gltf", file.text());
        QVERIFY2(read, qPrintable(outcome(read)));
        const Notice* notice = findNotice(read->notices, NoticeCode::BindPoseInconsistent);
        QVERIFY(notice != nullptr);
        QCOMPARE(QString::fromStdString(notice->subject), QStringLiteral("spine"));
        // What was bound at the spine stands at the spine.
        QVERIFY(distance(read->scene.parts[1].mesh->vertices[0], {0, 2, 0}) < 1e-5);
    }

    void bindIsNotTheNodesPose() {
        GltfBuilder file = withTwoJoints();
        file.json["nodes"][1]["rotation"] = {std::sqrt(0.5), 0, 0, std::sqrt(0.5)}; // the file is posed
        const std::size_t body = addMesh(file, triangle({0, 3, 0}), 1);
        file.json["skins"] = {
            {{"joints", {0, 1}}, {"inverseBindMatrices", file.matrices({at(0, -1, 0), at(0, -2, 0)})}}};
        file.json["nodes"].push_back({{"name", "body"}, {"mesh", body}, {"skin", 0}});
        file.json["nodes"].push_back({{"name", "empty"}});
        const auto read = m_folder.scene("posed.gltf", file.text());
        QVERIFY2(read, qPrintable(outcome(read)));
        const Skeleton& skeleton = read->scene.skeleton;
        QVERIFY(distance(read->scene.parts[0].mesh->vertices[0], {0, 3, 0}) < 1e-6);
        QVERIFY(skeleton.joints[1].modelFromJointBind.linear().isIdentity(1e-6));
        QVERIFY(distance(skeleton.joints[1].parentFromJointRest * Vec3(0, 1, 0), {0, 1, 1}) < 1e-6);
    }

    void scaledBindsBecomeRigidAndClipsFollow() {
        // An armature 100 times too large over joints in centimetres, as game exporters write it.
        GltfBuilder file;
        file.json["scenes"] = {{{"nodes", {0}}}};
        file.json["nodes"] = {{{"name", "armature"}, {"scale", {0.01, 0.01, 0.01}}, {"children", {1, 3}}},
                              {{"name", "hips"}, {"translation", {0, 100, 0}}, {"children", {2}}},
                              {{"name", "spine"}, {"translation", {0, 50, 0}}}};
        const std::size_t body = addMesh(file, triangle({0, 150, 0}), 1);
        file.json["skins"] = {
            {{"joints", {1, 2}}, {"inverseBindMatrices", file.matrices({at(0, -100, 0), at(0, -150, 0)})}}};
        file.json["nodes"].push_back({{"name", "body"}, {"mesh", body}, {"skin", 0}});
        const std::size_t times = file.floats("SCALAR", 1, {1.0F, 2.0F});
        const std::size_t moves = file.floats("VEC3", 3, {0, 100, 0, 0, 200, 0});
        const std::size_t lifts = file.floats("VEC3", 3, {0, 50, 0, 0, 70, 0});
        file.json["animations"] = {
            {{"name", "up"},
             {"samplers", {{{"input", times}, {"output", moves}}, {{"input", times}, {"output", lifts}}}},
             {"channels",
              {{{"sampler", 0}, {"target", {{"node", 1}, {"path", "translation"}}}},
               {{"sampler", 1}, {"target", {{"node", 2}, {"path", "translation"}}}}}}}};
        const auto read = m_folder.scene("scaled.gltf", file.text());
        QVERIFY2(read, qPrintable(outcome(read)));
        const Scene& scene = read->scene;
        QCOMPARE(scene.skeleton.size(), std::size_t{2}); // the armature is no joint
        QVERIFY(scene.skeleton.joints[0].modelFromJointBind.linear().isIdentity(1e-6));
        QVERIFY(distance(scene.skeleton.position(1), {0, 1.5, 0}) < 1e-6);
        QVERIFY(distance(scene.parts[0].mesh->vertices[0], {0, 1.5, 0}) < 1e-6);
        QCOMPARE(findNotice(read->notices, NoticeCode::JointScaleRemoved)->count, std::size_t{2});
        QCOMPARE(scene.clips.size(), std::size_t{1});
        QCOMPARE(scene.clips[0].duration, 2.0);
        QVERIFY(distance(scene.clips[0].tracks[0].translations[1].value, {0, 2, 0}) < 1e-6);
        QVERIFY(distance(scene.clips[0].tracks[1].translations[1].value, {0, 0.7, 0}) < 1e-6);
    }

    void skinWithoutBindMatricesRestsAsItStands() {
        GltfBuilder file = withTwoJoints();
        const std::size_t body = addMesh(file, triangle({0, 0, 0}), 1);
        file.json["skins"] = {{{"joints", {0, 1}}}};
        file.json["nodes"].push_back({{"name", "body"}, {"mesh", body}, {"skin", 0}});
        file.json["nodes"].push_back({{"name", "empty"}});
        const auto read = m_folder.scene("nobind.gltf", file.text());
        QVERIFY2(read, qPrintable(outcome(read)));
        // The vertices are in the joint's own space, says the format.
        QVERIFY(distance(read->scene.parts[0].mesh->vertices[0], {0, 2, 0}) < 1e-6);
        QVERIFY(distance(read->scene.skeleton.position(1), {0, 2, 0}) < 1e-6);
    }

    void skinWithoutBindMatricesContradictsNobody() {
        GltfBuilder file = withTwoJoints();
        const std::size_t body = addMesh(file, triangle({0, 2, 0}), 1);
        const std::size_t badge = addMesh(file, triangle({0, 0, 1}), 1);
        file.json["skins"] = {
            {{"joints", {0, 1}}},
            {{"joints", {0, 1}}, {"inverseBindMatrices", file.matrices({at(0, -1, 0), at(0, -2, 0)})}}};
        file.json["nodes"].push_back({{"name", "body"}, {"mesh", body}, {"skin", 1}});
        file.json["nodes"].push_back({{"name", "badge"}, {"mesh", badge}, {"skin", 0}});
        const auto read = m_folder.scene("badge.gltf", file.text());
        QVERIFY2(read, qPrintable(outcome(read)));
        QVERIFY(findNotice(read->notices, NoticeCode::BindPoseInconsistent) == nullptr);
        QVERIFY(distance(read->scene.parts[1].mesh->vertices[0], {0, 2, 1}) < 1e-6);
    }

    void skinWithoutBindMatricesIsWrittenAnew() {
        // Vertices of two joints: no one transform takes them where they are.
        GltfBuilder file = withTwoJoints();
        const std::size_t body = addMesh(file, triangle({0, 0, 0}), 1);
        file.json["meshes"][body]["primitives"][0]["attributes"]["JOINTS_0"] =
            file.shorts("VEC4", 4, {0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0});
        file.json["skins"] = {{{"joints", {0, 1}}}};
        file.json["nodes"].push_back({{"name", "body"}, {"mesh", body}, {"skin", 0}});
        file.json["nodes"].push_back({{"name", "empty"}});
        const auto source = m_folder.write("nobind.gltf", file.text());
        Progress progress;
        auto read = importScene(source, progress);
        QVERIFY2(read, qPrintable(outcome(read)));
        QVERIFY(findNotice(read->notices, NoticeCode::BindPoseInconsistent) == nullptr);
        SkinWeightsBuilder builder;
        const Influence hips{0, 1.0F};
        for (std::size_t p = 0; p < 3; ++p) {
            builder.add({&hips, 1});
        }
        read->scene.parts[0].weights = std::make_shared<const SkinWeights>(builder.finish());
        const auto saved = saveScene(read->scene, source, m_folder.path("anew.gltf"), {}, progress);
        QVERIFY2(saved, qPrintable(outcome(saved)));
        const Notice* notice = findNotice(saved->notices, NoticeCode::FileRebuilt);
        QVERIFY(notice != nullptr);
        QCOMPARE(notice->arguments.at(0), std::string("bind-pose-missing"));
    }

    void rigidPartFollowsItsJoint() {
        GltfBuilder file = withTwoJoints();
        // The spine is bound a unit lower than it rests; the hat hangs on it in the file.
        const std::size_t body = addMesh(file, triangle({0, 1, 0}), 0);
        const Json attributes = {{"POSITION", file.vertices(triangle({0, 0, 0}))}};
        file.json["meshes"].push_back({{"primitives", {{{"attributes", attributes}}}}});
        file.json["skins"] = {
            {{"joints", {0, 1}}, {"inverseBindMatrices", file.matrices({at(0, -1, 0), at(0, -1, 0)})}}};
        file.json["nodes"].push_back({{"name", "body"}, {"mesh", body}, {"skin", 0}});
        file.json["nodes"].push_back({{"name", "floor"}, {"mesh", 1}});
        file.json["nodes"].push_back({{"name", "hat"}, {"mesh", 1}, {"translation", {0, 0.5, 0}}});
        file.json["nodes"][1]["children"] = {4};
        const auto read = m_folder.scene("rigid.gltf", file.text());
        QVERIFY2(read, qPrintable(outcome(read)));
        QCOMPARE(read->scene.skeleton.size(), std::size_t{2});
        const Part& hat = read->scene.parts[2];
        QCOMPARE(hat.rigidJoint, 1);
        QCOMPARE(hat.weights->at(2)[0], (Influence{1, 1.0F}));
        QVERIFY(distance(hat.mesh->vertices[0], {0, 1.5, 0}) < 1e-6);
        QCOMPARE(findNotice(read->notices, NoticeCode::RigidPartSkinned)->arguments[0], std::string("spine"));
        QVERIFY(!read->scene.parts[1].weights && read->scene.parts[1].rigidJoint == kNone);
    }

    void skeletonIsGuessedWithoutSkin() {
        GltfBuilder file = plain();
        file.json["nodes"].push_back({{"name", "group"}, {"children", {2}}});
        file.json["nodes"].push_back({{"name", "tip"}, {"translation", {0, 1, 0}}});
        const auto read = m_folder.scene("guessed.gltf", file.text());
        QVERIFY2(read, qPrintable(outcome(read)));
        QCOMPARE(read->scene.skeleton.size(), std::size_t{2});
        QCOMPARE(findNotice(read->notices, NoticeCode::SkeletonGuessed)->subject, std::string("group"));
        QCOMPARE(m_folder.scene("bare.gltf", plain().text())->scene.skeleton.size(), std::size_t{0});
    }

    void stepAndSplineKeys() {
        GltfBuilder file = withTwoJoints();
        const std::size_t body = addMesh(file, triangle({0, 2, 0}), 1);
        file.json["skins"] = {
            {{"joints", {0, 1}}, {"inverseBindMatrices", file.matrices({at(0, -1, 0), at(0, -2, 0)})}}};
        file.json["nodes"].push_back({{"name", "body"}, {"mesh", body}, {"skin", 0}});
        file.json["nodes"].push_back({{"name", "empty"}});
        const std::size_t times = file.floats("SCALAR", 1, {0.0F, 1.0F});
        const std::size_t steps = file.floats("VEC3", 3, {0, 1, 0, 0, 3, 0});
        // In-tangent, value, out-tangent: a smooth start and stop.
        const std::size_t spline =
            file.floats("VEC3", 3, {0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0});
        file.json["animations"] = {
            {{"samplers",
              {{{"input", times}, {"output", steps}, {"interpolation", "STEP"}},
               {{"input", times}, {"output", spline}, {"interpolation", "CUBICSPLINE"}}}},
             {"channels",
              {{{"sampler", 0}, {"target", {{"node", 0}, {"path", "translation"}}}},
               {{"sampler", 1}, {"target", {{"node", 1}, {"path", "translation"}}}}}}}};
        const auto read = m_folder.scene("keys.gltf", file.text());
        QVERIFY2(read, qPrintable(outcome(read)));
        const Clip& clip = read->scene.clips.at(0);
        const auto& step = clip.tracks[0].translations;
        QCOMPARE(step.size(), std::size_t{3});
        QCOMPARE(step[1].value.y(), 1.0);
        QVERIFY(step[1].seconds > 0.99 && step[1].seconds < 1.0);
        const auto& smooth = clip.tracks[1].translations;
        QCOMPARE(smooth.size(), std::size_t{31});
        QVERIFY(std::abs(smooth[15].value.y() - 1.5) < 1e-6); // halfway
        QVERIFY(smooth[3].value.y() < 1.05);                  // slow at first: 3 * 0.1^2 - 2 * 0.1^3
    }

private:
    ImportFolder m_folder;
};

SINEW_TEST(TestImportGltfSkins, QCoreApplication)

} // namespace testImportGltfSkins

#include "TestImportGltfSkins.moc"
