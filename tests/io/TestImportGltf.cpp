#include "tests/io/support/GltfScenes.h"
#include "tests/io/support/ImportFiles.h"
#include "tests/support/Runner.h"

#include <QTest>

namespace testImportGltf {

using namespace sinew;
using namespace sinew::test;
using namespace sinew::test::gltf;
using Json = nlohmann::json;

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

private:
    ImportFolder m_folder;
};

SINEW_TEST(TestImportGltf, QCoreApplication)

} // namespace testImportGltf

#include "TestImportGltf.moc"
