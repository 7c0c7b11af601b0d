#include "core/io/ExportScene.h"
#include "tests/io/support/FbxFiles.h"
#include "tests/io/support/GltfFiles.h"
#include "tests/io/support/ImportFiles.h"
#include "tests/support/Runner.h"
#include "tests/support/TestModels.h"

#include <QTest>

#include <cmath>

namespace testImportNormals {

using namespace sinew;
using namespace sinew::test;
using Json = nlohmann::json;

namespace {

/// Two unit squares that meet in a right angle at the edge of the first two vertices: up and +x.
const std::vector<Vec3> kFold{{0, 0, 0}, {0, 0, 1}, {-1, 0, 1}, {-1, 0, 0}, {0, -1, 1}, {0, -1, 0}};
const Vec3f kUp(0, 1, 0);
const Vec3f kRight(1, 0, 0);
const Vec3f kBetween = Vec3f(1, 1, 0).normalized();

bool near(const Vec3f& a, const Vec3f& b) {
    return (a - b).norm() < 1e-5F;
}

/// The mesh's normal at a vertex, seen from the polygon that faces `side`.
Vec3f normalAt(const Mesh& mesh, const Vec3& position, const Vec3f& side) {
    for (std::size_t f = 0; f < mesh.polygonCount(); ++f) {
        const auto polygon = mesh.polygon(f);
        const Vec3 a = mesh.vertices[polygon[0]];
        const Vec3 facing = (mesh.vertices[polygon[1]] - a).cross(mesh.vertices[polygon[2]] - a);
        for (std::size_t c = 0; c < polygon.size(); ++c) {
            if (distance(mesh.vertices[polygon[c]], position) < 1e-6 &&
                facing.normalized().cast<float>().dot(side) > 0.9F) {
                return mesh.normals.at(mesh.polygonOffsets[f] + c);
            }
        }
    }
    return Vec3f::Zero();
}

std::size_t notUnit(const Scene& scene) {
    std::size_t count = 0;
    for (const Part& part : scene.parts) {
        count += part.mesh->normals.size() == part.mesh->cornerCount() ? 0 : part.mesh->cornerCount();
        for (const Vec3f& normal : part.mesh->normals) {
            count += std::abs(normal.norm() - 1.0F) < 1e-5F ? 0U : 1U;
        }
    }
    return count;
}

/// The corners whose normal differs from that of their own triangle.
std::size_t notFlat(const Scene& scene) {
    std::size_t count = 0;
    for (const Part& part : scene.parts) {
        const Mesh& mesh = *part.mesh;
        for (std::size_t f = 0; f < mesh.polygonCount(); ++f) {
            const auto polygon = mesh.polygon(f);
            const Vec3 a = mesh.vertices[polygon[0]];
            const Vec3 facing = (mesh.vertices[polygon[1]] - a).cross(mesh.vertices[polygon[2]] - a);
            for (std::size_t c = mesh.polygonOffsets[f];
                 facing.norm() > 1e-9 && c < mesh.polygonOffsets[f + 1]; ++c) {
                count += (mesh.normals[c].cast<double>() - facing.normalized()).norm() < 1e-3 ? 0U : 1U;
            }
        }
    }
    return count;
}

Json primitiveOf(GltfBuilder& file, const std::vector<Vec3>& vertices,
                 const std::vector<std::uint16_t>& indices) {
    return {{"attributes", {{"POSITION", file.vertices(vertices)}}},
            {"indices", file.shorts("SCALAR", 1, indices)}};
}

GltfBuilder gltfWith(const Json& primitives, GltfBuilder file) {
    file.json["scenes"] = {{{"nodes", {0}}}};
    file.json["nodes"] = {{{"mesh", 0}}};
    file.json["meshes"] = {{{"primitives", primitives}}};
    return file;
}

const std::vector<std::uint16_t> kFoldTriangles{0, 3, 2, 0, 2, 1, 0, 1, 4, 0, 4, 5};
constexpr const char* kFoldVertices = "v 0 0 0\nv 0 0 1\nv -1 0 1\nv -1 0 0\nv 0 -1 1\nv 0 -1 0\n";

/// The fold as FBX, with the given layer beside the vertices.
FbxBuilder fbxFold(FbxNode layer) {
    FbxBuilder file;
    file.model(1, "fold", "Mesh", 0);
    FbxNode& geometry = file.geometry(2, 1, kFold, {0, 3, 2, ~1, 0, 1, 4, ~5});
    geometry.children.push_back({"Edges", {std::vector<std::int32_t>{0, 1, 2, 3, 5, 6, 7}}, {}});
    geometry.children.push_back(std::move(layer));
    return file;
}

FbxNode smoothingLayer(const char* mapping, const std::vector<std::int32_t>& values) {
    return {"LayerElementSmoothing",
            {std::int32_t{0}},
            {{"MappingInformationType", {std::string(mapping)}, {}},
             {"ReferenceInformationType", {std::string("Direct")}, {}},
             {"Smoothing", {values}, {}}}};
}

} // namespace

class TestImportNormals : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void gltfWithoutNormalsIsFlat() {
        GltfBuilder file;
        const Json primitive = primitiveOf(file, kFold, kFoldTriangles);
        const auto read = m_folder.scene("flat.gltf", gltfWith(Json::array({primitive}), file).text());
        QCOMPARE(outcome(read), QString("ok"));
        const Mesh mesh = meshOf(read);
        QCOMPARE(mesh.vertexCount(), std::size_t{6}); // flat or not, the artist's vertices
        QCOMPARE(notFlat(read->scene), std::size_t{0});
        QVERIFY(near(normalAt(mesh, {0, 0, 0}, kUp), kUp));
        QVERIFY(near(normalAt(mesh, {0, 0, 0}, kRight), kRight));
    }

    void gltfPrimitivesAreFlatOneByOne() {
        GltfBuilder file;
        Json smooth = primitiveOf(file, kFold, kFoldTriangles);
        std::vector<Vec3> tilted(kFold.size(), Vec3(0.6, 0.8, 0.0));
        tilted[5] = Vec3::Zero(); // a normal of no length is no normal
        smooth["attributes"]["NORMAL"] = file.vertices(tilted);
        std::vector<Vec3> far = kFold;
        for (Vec3& point : far) {
            point.x() += 10.0;
        }
        const Json flat = primitiveOf(file, far, kFoldTriangles);
        const auto read = m_folder.scene("both.gltf", gltfWith(Json::array({smooth, flat}), file).text());
        QCOMPARE(outcome(read), QString("ok"));
        const Mesh mesh = meshOf(read);
        QVERIFY(near(normalAt(mesh, {0, 0, 0}, kUp), {0.6F, 0.8F, 0.0F}));
        QVERIFY(near(normalAt(mesh, {0, -1, 0}, kRight), kRight));
        QVERIFY(near(normalAt(mesh, {10, 0, 0}, kUp), kUp));
        QVERIFY(near(normalAt(mesh, {10, 0, 0}, kRight), kRight));
    }

    void objCornersWithoutNormal() {
        const auto read = m_folder.scene("half.obj", std::string(kFoldVertices) +
                                                         "vn 0 0 1\nf 1//1 4//1 3//1 2//1\nf 1 2 5 6\n");
        const Mesh mesh = meshOf(read);
        QVERIFY(near(normalAt(mesh, {0, 0, 0}, kUp), {0, 0, 1}));
        QVERIFY(near(normalAt(mesh, {0, 0, 0}, kRight), kBetween));
        QVERIFY(near(normalAt(mesh, {0, -1, 0}, kRight), kRight));
    }

    void objSmoothingGroups() {
        const std::string vertices(kFoldVertices);
        const auto normal = [&](const std::string& faces) {
            return normalAt(meshOf(m_folder.scene("groups.obj", vertices + faces)), {0, 0, 0}, kUp);
        };
        QVERIFY(near(normal("s 1\nf 1 4 3 2\nf 1 2 5 6\n"), kBetween));
        QVERIFY(near(normal("s 1\nf 1 4 3 2\ns 2\nf 1 2 5 6\n"), kUp));
        QVERIFY(near(normal("s 1\nf 1 4 3 2\ns 3\nf 1 2 5 6\n"), kUp)); // numbers, not bits
        QVERIFY(near(normal("s off\nf 1 4 3 2\nf 1 2 5 6\n"), kUp));
        QVERIFY(near(normal("f 1 4 3 2\ns 1\nf 1 2 5 6\n"), kUp)); // off until the first line says otherwise
        QVERIFY(near(normal("s 1\nf 1 4 3 2\nl 1 2\nf 9 9 9\nf 1 2 5 6\n"),
                     kBetween)); // what is dropped shifts nothing
    }

    void objWithoutAnyIsSmooth() {
        const Mesh mesh =
            meshOf(m_folder.scene("plain.obj", std::string(kFoldVertices) + "f 1 4 3 2\nf 1 2 5 6\n"));
        QVERIFY(near(normalAt(mesh, {0, 0, 0}, kUp), kBetween));
        QVERIFY(near(normalAt(mesh, {-1, 0, 0}, kUp), kUp));
    }

    void plyAndDae() {
        const auto ply = m_folder.scene(
            "some.ply",
            "ply\nformat ascii 1.0\nelement vertex 4\nproperty float x\nproperty float y\nproperty "
            "float z\nproperty float nx\nproperty float ny\nproperty float nz\nelement face 1\n"
            "property list uchar int vertex_indices\nend_header\n0 0 0 0 0 -1\n1 0 0 0 0 0\n"
            "1 1 0 nan 0 0\n0 1 0 0 0 -1\n4 0 1 2 3\n");
        QVERIFY(near(normalAt(meshOf(ply), {0, 0, 0}, {0, 0, 1}), {0, 0, -1}));
        QVERIFY(near(normalAt(meshOf(ply), {1, 0, 0}, {0, 0, 1}), {0, 0, 1}));
        QVERIFY(near(normalAt(meshOf(ply), {1, 1, 0}, {0, 0, 1}), {0, 0, 1}));

        // Two primitives, of which one has normals, and one of its indices leads nowhere.
        const auto dae = m_folder.scene(
            "some.dae",
            "<COLLADA><library_geometries><geometry id='g'><mesh><source id='p'><float_array>0 0 0 0 0 1 -1 "
            "0 1 "
            "-1 "
            "0 0 0 -1 1 0 -1 0</float_array><technique_common><accessor "
            "stride='3'/></technique_common></source>"
            "<source id='n'><float_array>0 0 1</float_array><technique_common><accessor stride='3'/>"
            "</technique_common></source><vertices id='v'><input semantic='POSITION' source='#p'/></vertices>"
            "<polylist><input semantic='VERTEX' source='#v' offset='0'/><vcount>4</vcount><p>0 3 2 "
            "1</p></polylist>"
            "<polylist><input semantic='VERTEX' source='#v' offset='0'/><input semantic='NORMAL' source='#n' "
            "offset='1'/><vcount>4</vcount><p>0 0 1 0 4 0 5 "
            "7</p></polylist></mesh></geometry></library_geometries>"
            "<library_visual_scenes><visual_scene><node><instance_geometry url='#g'/></node></visual_scene>"
            "</library_visual_scenes></COLLADA>");
        QCOMPARE(outcome(dae), QString("ok"));
        QVERIFY(near(normalAt(meshOf(dae), {0, 0, 0}, kUp), kBetween));
        QVERIFY(near(normalAt(meshOf(dae), {0, 0, 0}, kRight), {0, 0, 1}));
        QVERIFY(near(normalAt(meshOf(dae), {0, -1, 0}, kRight), kRight));
    }

    void fbxSmoothing_data() {
        QTest::addColumn<QString>("mapping");
        QTest::addColumn<std::vector<std::int32_t>>("values");
        QTest::addColumn<bool>("smooth");
        using Values = std::vector<std::int32_t>;
        // Edges begin at the corners 0 1 2 3 (the fold: vertices 1 and 0) 5 6 7.
        QTest::newRow("all edges soft") << "ByEdge" << Values{1, 1, 1, 1, 1, 1, 1} << true;
        QTest::newRow("the fold is hard") << "ByEdge" << Values{1, 1, 1, 0, 1, 1, 1} << false;
        QTest::newRow("another is hard") << "ByEdge" << Values{0, 1, 1, 1, 1, 1, 1} << true;
        QTest::newRow("groups in common") << "ByPolygon" << Values{1, 3} << true;
        QTest::newRow("groups apart") << "ByPolygon" << Values{1, 2} << false;
        QTest::newRow("no groups") << "ByPolygon" << Values{0, 0} << false;
    }

    void fbxSmoothing() {
        QFETCH(QString, mapping);
        QFETCH(std::vector<std::int32_t>, values);
        QFETCH(bool, smooth);
        const FbxBuilder file = fbxFold(smoothingLayer(mapping.toUtf8().constData(), values));
        const Mesh mesh = meshOf(m_folder.scene("fold.fbx", file.binary()));
        QVERIFY(near(normalAt(mesh, {0, 0, 0}, kUp), smooth ? kBetween : kUp));
        QVERIFY(near(normalAt(mesh, {0, 0, 1}, kRight), smooth ? kBetween : kRight));

        // Corners that the normals leave out follow the same rule; the others keep theirs.
        FbxBuilder partly = fbxFold(smoothingLayer(mapping.toUtf8().constData(), values));
        partly.root().children[2].children.back().children.push_back(
            {"LayerElementNormal",
             {std::int32_t{0}},
             {{"MappingInformationType", {std::string("ByPolygonVertex")}, {}},
              {"ReferenceInformationType", {std::string("IndexToDirect")}, {}},
              {"Normals", {std::vector<double>{0, 0, 1}}, {}},
              {"NormalsIndex", {std::vector<std::int32_t>{0, 0, 0, 0, -1, 5, 0, 0}}, {}}}});
        const Mesh half = meshOf(m_folder.scene("partly.fbx", partly.binary()));
        QVERIFY(near(normalAt(half, {0, 0, 0}, kUp), {0, 0, 1}));
        QVERIFY(near(normalAt(half, {0, 0, 0}, kRight), smooth ? kBetween : kRight));
        QVERIFY(near(normalAt(half, {0, 0, 1}, kRight), smooth ? kBetween : kRight));
    }

    void facesWithoutArea() {
        GltfBuilder file;
        std::vector<Vec3> vertices = kFold;
        vertices.emplace_back(7, 7, 7); // no triangle uses it
        std::vector<std::uint16_t> indices = kFoldTriangles;
        indices.insert(indices.end(), {3, 3, 2});
        const Json primitive = primitiveOf(file, vertices, indices);
        const auto gltf = m_folder.scene("thin.gltf", gltfWith(Json::array({primitive}), file).text());
        QCOMPARE(outcome(gltf), QString("ok"));
        QCOMPARE(notUnit(gltf->scene), std::size_t{0});
        QVERIFY(near(gltf->scene.parts[0].mesh->normals.back(), kUp));
        const auto obj =
            m_folder.scene("thin.obj", std::string(kFoldVertices) + "v 4 4 4\nf 1 4 3 2\nf 4 7 7\nf 5 5 5\n");
        QCOMPARE(notUnit(obj->scene), std::size_t{0});
        QVERIFY(near(obj->scene.parts[0].mesh->normals[5], kUp)); // vertex 7, beside vertex 4
    }

    void exportsKeepThem() {
        GltfBuilder file;
        const Json primitive = primitiveOf(file, kFold, kFoldTriangles);
        const auto read = m_folder.scene("out.gltf", gltfWith(Json::array({primitive}), file).text());
        QCOMPARE(outcome(read), QString("ok"));
        for (const char* name : {"out.glb", "out.fbx", "out2.gltf", "out.obj"}) {
            Progress progress;
            QVERIFY(exportScene(read->scene, m_folder.path(name), {}, progress));
            const auto back = importScene(m_folder.path(name), progress);
            QCOMPARE(outcome(back), QString("ok"));
            QCOMPARE(back->scene.parts[0].mesh->vertexCount(), std::size_t{6});
            QCOMPARE(notFlat(back->scene), std::size_t{0});
            QVERIFY(back->scene.parts[0].mesh->normals == read->scene.parts[0].mesh->normals);
        }
    }

    void foxIsFlat() {
        SINEW_NEED_MODEL(path, QStringLiteral("fox.glb"));
        Progress progress;
        const auto read = importScene(path.toStdString(), progress);
        QCOMPARE(outcome(read), QString("ok"));
        QCOMPARE(notUnit(read->scene), std::size_t{0});
        QCOMPARE(notFlat(read->scene), std::size_t{0});
        QVERIFY(exportScene(read->scene, m_folder.path("fox.glb"), {}, progress));
        const auto back = importScene(m_folder.path("fox.glb"), progress);
        QCOMPARE(notFlat(back->scene), std::size_t{0});
        QCOMPARE(back->scene.parts[0].mesh->vertexCount(), read->scene.parts[0].mesh->vertexCount());
    }

private:
    Mesh meshOf(const Expected<ImportedScene>& read) {
        return read && read->scene.parts.size() == 1 ? *read->scene.parts[0].mesh : Mesh();
    }
    ImportFolder m_folder;
};

SINEW_TEST(TestImportNormals, QCoreApplication)

} // namespace testImportNormals

#include "TestImportNormals.moc"
