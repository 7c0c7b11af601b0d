#include "core/io/patch/SaveScene.h"
#include "tests/io/support/GltfScenes.h"
#include "tests/io/support/ImportFiles.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <cmath>

namespace testImportGltf {

using namespace sinew::test::gltf;
using namespace sinew::test;
using namespace sinew;

namespace {

using Json = nlohmann::json;

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

class TestImportGltf : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void splitVerticesAreWeldedUnlessTheyMoveApart() {
        GltfBuilder file = withTwoJoints();
        // Two triangles that share an edge, three stored vertices each; of the shared pair one end is bound
        // otherwise.
        const std::vector<Vec3> vertices{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {1, 0, 0}, {1, 1, 0}, {0, 1, 0}};
        const std::vector<std::uint16_t> joints{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, //
                                                0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0};
        std::vector<float> weights;
        for (std::size_t p = 0; p < vertices.size(); ++p) {
            weights.insert(weights.end(), {0.5F, 0.0F, 0.0F, 0.0F});
        }
        const Json attributes = {{"POSITION", file.vertices(vertices)},
                                 {"JOINTS_0", file.shorts("VEC4", 4, joints)},
                                 {"WEIGHTS_0", file.floats("VEC4", 4, weights)}};
        file.json["meshes"] = {{{"primitives", {{{"attributes", attributes}}}}}};
        file.json["skins"] = {
            {{"joints", {0, 1}}, {"inverseBindMatrices", file.matrices({at(0, -1, 0), at(0, -2, 0)})}}};
        file.json["nodes"].push_back({{"name", "body"}, {"mesh", 0}, {"skin", 0}});
        file.json["nodes"].push_back({{"name", "empty"}});
        const auto read = m_folder.scene("split.gltf", file.text());
        QVERIFY2(read, qPrintable(outcome(read)));
        const Part& part = read->scene.parts[0];
        QCOMPARE(part.mesh->vertexCount(), std::size_t{5});
        QCOMPARE(part.mesh->polygonCount(), std::size_t{2});
        QCOMPARE(part.weights->vertexCount(), std::size_t{5});
        QCOMPARE(part.weights->at(4)[0], (Influence{1, 1.0F}));
        QCOMPARE(findNotice(read->notices, NoticeCode::WeightsNormalised)->count, std::size_t{5});
    }

    void primitivesAreOnePartWithMaterials() {
        GltfBuilder file = plain();
        const Json more = {{"POSITION", file.vertices(triangle({1, 0, 0}))}};
        file.json["meshes"][0]["primitives"][0]["material"] = 1;
        file.json["meshes"][0]["primitives"].push_back({{"attributes", more}, {"material", 0}});
        file.json["materials"] = {
            {{"name", "red"}, {"pbrMetallicRoughness", {{"baseColorFactor", {1, 0, 0, 0.5}}}}},
            {{"name", "blue"}, {"doubleSided", true}, {"alphaMode", "BLEND"}}};
        const auto read = m_folder.scene("materials.gltf", file.text());
        QVERIFY2(read, qPrintable(outcome(read)));
        QCOMPARE(read->scene.parts.size(), std::size_t{1});
        const Mesh& mesh = *read->scene.parts[0].mesh;
        QCOMPARE(mesh.vertexCount(), std::size_t{5}); // (1,0,0) is in both
        QCOMPARE(mesh.materials, (std::vector<std::int32_t>{1, 0}));
        QCOMPARE(read->scene.materials[0].baseColor, Vec4f(1.0F, 0.0F, 0.0F, 0.5F));
        QVERIFY(read->scene.materials[1].doubleSided &&
                read->scene.materials[1].alphaMode == AlphaMode::Blend);
    }

    void missingAndRepeatedNames() {
        GltfBuilder file = withTwoJoints();
        file.json["nodes"][0].erase("name");
        file.json["nodes"][1]["name"] = "Bein.L \xC3\xA4 /|:";
        file.json["nodes"][1]["children"] = {4, 5};
        const std::size_t body = addMesh(file, triangle({0, 2, 0}), 1);
        file.json["skins"] = {
            {{"joints", {0, 1}}, {"inverseBindMatrices", file.matrices({at(0, -1, 0), at(0, -2, 0)})}}};
        file.json["nodes"].push_back({{"mesh", body}, {"skin", 0}});
        file.json["nodes"].push_back({{"name", "empty"}});
        file.json["nodes"].push_back({{"name", "twin"}});
        file.json["nodes"].push_back({{"name", "twin"}});
        const auto read = m_folder.scene("names.gltf", file.text());
        QVERIFY2(read, qPrintable(outcome(read)));
        const Skeleton& skeleton = read->scene.skeleton;
        QCOMPARE(skeleton.size(), std::size_t{4});
        QCOMPARE(skeleton.joints[0].name, std::string("joint_1"));
        QCOMPARE(skeleton.joints[1].name, std::string("Bein.L \xC3\xA4 /|:"));
        QCOMPARE(skeleton.joints[2].name, skeleton.joints[3].name);
        QCOMPARE(read->scene.parts[0].mesh->name, std::string("mesh_1"));
        QCOMPARE(findNotice(read->notices, NoticeCode::JointNameGiven)->subject, std::string("joint_1"));
        const Notice* twins = findNotice(read->notices, NoticeCode::JointNameDuplicate);
        QCOMPARE(twins->subject, std::string("twin"));
        QCOMPARE(twins->count, std::size_t{2});
    }

    void mirroredNodesKeepTheirOutside() {
        GltfBuilder file = plain();
        file.json["nodes"][0]["scale"] = {-1, 1, 1};
        const auto read = m_folder.scene("mirrored.gltf", file.text());
        QVERIFY2(read, qPrintable(outcome(read)));
        const Mesh& mesh = *read->scene.parts[0].mesh;
        const Vec3 a = mesh.vertices[mesh.corners[0]];
        const Vec3 normal = (mesh.vertices[mesh.corners[1]] - a).cross(mesh.vertices[mesh.corners[2]] - a);
        QVERIFY(normal.z() > 0.0);
        QVERIFY(bounds(mesh).min.x() < -0.5);
    }

    void shapesStandInModelSpace() {
        GltfBuilder file = plain();
        file.json["nodes"][0]["scale"] = {2, 2, 2};
        const std::size_t target = file.floats("VEC3", 3, {0, 0, 0, 0, 0, 1, 0, 0, 0});
        file.json["meshes"][0]["primitives"][0]["targets"] = {{{"POSITION", target}}};
        file.json["meshes"][0]["extras"] = {{"targetNames", {"smile"}}};
        const auto read = m_folder.scene("shapes.gltf", file.text());
        QVERIFY2(read, qPrintable(outcome(read)));
        const MorphTarget& shape = read->scene.parts[0].mesh->morphTargets.at(0);
        QCOMPARE(shape.name, std::string("smile"));
        QCOMPARE(shape.vertices, (std::vector<std::uint32_t>{1}));
        QVERIFY(distance(shape.offsets[0], {0, 0, 2}) < 1e-9);
    }

    void stripsAndFans() {
        const std::vector<Vec3> square{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {1, 1, 0}};
        for (const auto& [mode, order] :
             {std::pair<int, std::vector<std::uint16_t>>{5, {0, 1, 2, 3}}, {6, {0, 1, 3, 2}}}) {
            GltfBuilder file;
            file.json["nodes"] = {{{"name", "thing"}, {"mesh", 0}}};
            const std::size_t positions = file.vertices(square);
            const std::size_t indices = file.shorts("SCALAR", 1, order);
            file.json["meshes"] = {
                {{"primitives",
                  {{{"attributes", {{"POSITION", positions}}}, {"indices", indices}, {"mode", mode}}}}}};
            const auto read = m_folder.scene("strip.gltf", file.text());
            QVERIFY2(read, qPrintable(outcome(read)));
            const Mesh& mesh = *read->scene.parts[0].mesh;
            QCOMPARE(mesh.polygonCount(), std::size_t{2});
            Vec3 area = Vec3::Zero();
            for (std::size_t f = 0; f < 2; ++f) {
                const auto polygon = mesh.polygon(f);
                const Vec3 a = mesh.vertices[polygon[0]];
                area += (mesh.vertices[polygon[1]] - a).cross(mesh.vertices[polygon[2]] - a);
            }
            QVERIFY(distance(area, {0, 0, 2}) < 1e-9); // the whole square, both halves facing us
        }
    }

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

SINEW_TEST(TestImportGltf, QCoreApplication)

} // namespace testImportGltf

#include "TestImportGltf.moc"
