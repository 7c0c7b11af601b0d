#include "tests/io/support/FbxFiles.h"
#include "tests/io/support/GltfFiles.h"
#include "tests/io/support/GltfScenes.h"
#include "tests/io/support/ImportFiles.h"
#include "tests/support/CancelAfter.h"
#include "tests/support/Runner.h"
#include "tests/support/TestModels.h"

#include <QTest>

#include <cmath>
#include <fstream>
#include <limits>
#include <random>
#include <sstream>

namespace testImportBadFiles {

using namespace sinew::test::gltf;
using namespace sinew::test;
using namespace sinew;

namespace {

std::string gltf() {
    GltfBuilder file;
    file.json["nodes"] = {{{"name", "a"}, {"mesh", 0}}};
    const nlohmann::json attributes = {{"POSITION", file.vertices({{0, 0, 0}, {1, 0, 0}, {0, 1, 0}})}};
    file.json["meshes"] = {{{"primitives", {{{"attributes", attributes}}}}}};
    return file.text();
}

std::string fbx() {
    FbxBuilder file;
    file.model(1, "a", "Mesh", 0);
    file.geometry(2, 1, {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}}, {0, 1, ~2});
    return file.binary();
}

std::string dae() {
    return "<COLLADA><library_geometries><geometry id='g'><mesh><source id='p'><float_array>0 0 0 1 0 0 0 1 0"
           "</float_array><technique_common><accessor stride='3'/></technique_common></source><vertices "
           "id='v'>"
           "<input semantic='POSITION' source='#p'/></vertices><triangles><input semantic='VERTEX' "
           "source='#v' "
           "offset='0'/><p>0 1 "
           "2</p></triangles></mesh></geometry></library_geometries><library_visual_scenes>"
           "<visual_scene id='s'><node id='n'><instance_geometry url='#g'/></node></visual_scene>"
           "</library_visual_scenes><scene><instance_visual_scene url='#s'/></scene></COLLADA>";
}

struct Sample {
    std::string name;
    std::string bytes;
};

std::vector<Sample> samples() {
    const std::string ply =
        "ply\nformat ascii 1.0\nelement vertex 3\nproperty float x\nproperty float y\nproperty "
        "float z\nelement face 1\nproperty list uchar int vertex_indices\nend_header\n"
        "0 0 0\n1 0 0\n0 1 0\n3 0 1 2\n";
    const std::string stl =
        "solid s\nfacet normal 0 0 1\nouter loop\nvertex 0 0 0\nvertex 1 0 0\nvertex 0 1 0\n"
        "endloop\nendfacet\nendsolid s\n";
    return {{"a.gltf", gltf()}, {"a.fbx", fbx()}, {"a.dae", dae()},
            {"a.ply", ply},     {"a.stl", stl},   {"a.obj", "v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n"}};
}

/// Turns bits, cuts, doubles and overwrites, by the seed.
std::string mutated(std::string bytes, unsigned seed) {
    std::mt19937 dice(seed);
    const auto place = [&] { return dice() % bytes.size(); };
    switch (dice() % 4) {
    case 0:
        bytes.resize(place());
        break;
    case 1:
        bytes.erase(place(), 1 + dice() % 64);
        break;
    case 2:
        bytes.insert(place(), bytes.substr(place(), 1 + dice() % 64));
        break;
    default:
        for (unsigned i = 0; i < 1 + seed % 9; ++i) {
            const std::size_t at = place();
            bytes[at] = dice() % 2 == 0 ? static_cast<char>(dice())
                                        : static_cast<char>(bytes[at] ^ (1 << dice() % 8));
        }
    }
    return bytes;
}

/// Whatever was read keeps the scene model's promises.
void checkScene(const Scene& scene) {
    QVERIFY(parentsFirst(scene.skeleton));
    for (const Joint& joint : scene.skeleton.joints) {
        QVERIFY(joint.modelFromJointBind.matrix().allFinite());
        QVERIFY(joint.parentFromJointRest.matrix().allFinite());
        QVERIFY(joint.modelFromJointBind.linear().isUnitary(1e-6));
    }
    for (const Part& part : scene.parts) {
        const Mesh& mesh = *part.mesh;
        QVERIFY(mesh.polygonOffsets.back() == mesh.corners.size());
        for (const Vec3& point : mesh.vertices) {
            QVERIFY(point.allFinite());
        }
        for (const std::uint32_t corner : mesh.corners) {
            QVERIFY(corner < mesh.vertexCount());
        }
        for (std::size_t f = 0; f < mesh.polygonCount(); ++f) {
            QVERIFY(mesh.polygon(f).size() >= 3);
        }
        QVERIFY(mesh.normals.empty() || mesh.normals.size() == mesh.corners.size());
        QVERIFY(mesh.materials.empty() || mesh.materials.size() == mesh.polygonCount());
        QVERIFY(!part.weights || part.weights->vertexCount() == mesh.vertexCount());
    }
}

using Json = nlohmann::json;

} // namespace

class TestImportBadFiles : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void missingEmptyAndUnknown() {
        Progress progress;
        QVERIFY(failsWith(importScene(m_folder.path("none.fbx"), progress), ErrorCode::FileNotFound));
        QVERIFY(failsWith(importSkeleton(m_folder.path("none.tgf"), progress), ErrorCode::FileNotFound));
        QVERIFY(failsWith(importScene(m_folder.path(""), progress), ErrorCode::FileUnreadable)); // a folder
        for (const Sample& sample : samples()) {
            QVERIFY(failsWith(m_folder.scene(sample.name, ""), ErrorCode::FileEmpty));
        }
        const auto unknown = m_folder.scene("notes.doc", "hello");
        QVERIFY(failsWith(unknown, ErrorCode::FormatUnknown));
        QVERIFY(errorNames(unknown, ".doc"));
        QVERIFY(failsWith(m_folder.scene("noextension", "hello"), ErrorCode::FormatUnknown));
    }

    void everySampleReads() {
        for (const Sample& sample : samples()) {
            const auto read = m_folder.scene(sample.name, sample.bytes);
            QVERIFY2(read, qPrintable(outcome(read)));
            QCOMPARE(read->scene.parts.at(0).mesh->vertexCount(), std::size_t{3});
            checkScene(read->scene);
        }
        // Extensions are read in any case.
        QVERIFY(m_folder.scene("A.OBJ", "v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n"));
    }

    void wrongExtensionIsAnError() {
        for (const Sample& content : samples()) {
            for (const Sample& named : samples()) {
                if (content.name != named.name) {
                    const auto read = m_folder.scene(named.name, content.bytes);
                    QVERIFY2(!read, qPrintable(QString::fromStdString(content.name + " as " + named.name)));
                }
            }
        }
    }

    void truncationsNeverCrash() {
        for (const Sample& sample : samples()) {
            for (std::size_t length = 1; length < sample.bytes.size(); ++length) {
                const auto read =
                    m_folder.scene(sample.name, std::string_view(sample.bytes).substr(0, length));
                if (read) {
                    checkScene(read->scene);
                }
            }
        }
    }

    void mutationsNeverCrash() {
        for (const Sample& sample : samples()) {
            for (unsigned seed = 0; seed < 300; ++seed) {
                const auto read = m_folder.scene(sample.name, mutated(sample.bytes, seed));
                if (read) {
                    checkScene(read->scene);
                }
            }
        }
    }

    void mutatedModelsNeverCrash() {
        for (const char* name : {"rigged_figure.glb", "xr_hand_l.gltf", "pab_arnaud.fbx"}) {
            SINEW_NEED_MODEL(path, QString::fromLatin1(name));
            std::ifstream stream(path.toStdString(), std::ios::binary);
            std::ostringstream bytes;
            bytes << stream.rdbuf();
            for (unsigned seed = 0; seed < 40; ++seed) {
                const auto read = m_folder.scene(name, mutated(bytes.str(), seed));
                if (read) {
                    checkScene(read->scene);
                }
            }
        }
    }

    void cancelAtEveryPoll() {
        for (const Sample& sample : samples()) {
            const std::filesystem::path file = m_folder.write(sample.name, sample.bytes);
            bool finished = false;
            for (int polls = 0; polls < 1000 && !finished; ++polls) {
                CancelAfter progress(polls);
                const auto read = importScene(file, progress);
                finished = read.has_value();
                QVERIFY2(finished || read.error().code == ErrorCode::Canceled, qPrintable(outcome(read)));
            }
            QVERIFY2(finished, sample.name.c_str());
        }
    }

    void memoryThatRunsOutIsSaid() {
        struct NoMemory : Progress {
            bool canceled() const override { throw std::bad_alloc(); }
            void report(Stage, double) override { throw std::bad_alloc(); }
        };
        for (const Sample& sample : samples()) {
            const std::filesystem::path file = m_folder.write(sample.name, sample.bytes);
            NoMemory progress;
            const auto read = importScene(file, progress);
            QVERIFY2(!read && read.error().code == ErrorCode::OutOfMemory, qPrintable(outcome(read)));
            QCOMPARE(read.error().arguments, (std::vector<std::string>{"reading", file.string()}));
        }
    }

    /// Assimp's speak of its own parts.
    void noWordsOfALibrary() {
        const auto read =
            m_folder.scene("early.stl", "solid a\nfacet normal 0 0 1\nouter loop\nvertex 0 0 0\n");
        QVERIFY(!read && read.error().code == ErrorCode::FileBroken);
        QCOMPARE(read.error().arguments.at(1), std::string("its facets end early or are not numbers"));
    }

    void cyclesAreNamed() {
        GltfBuilder file = plain();
        file.json["nodes"].push_back({{"name", "egg"}, {"children", {2}}});
        file.json["nodes"].push_back({{"name", "hen"}, {"children", {1}}});
        const auto read = m_folder.scene("cycle.gltf", file.text());
        QVERIFY(failsWith(read, ErrorCode::SkeletonCycle));
        QVERIFY(errorNames(read, "egg") || errorNames(read, "hen"));
        GltfBuilder self = plain();
        self.json["nodes"].push_back({{"name", "ouroboros"}, {"children", {1}}});
        QVERIFY(errorNames(m_folder.scene("self.gltf", self.text()), "ouroboros"));
    }

    void wildReferencesAreRefused_data() {
        QTest::addColumn<QString>("pointer");
        QTest::addColumn<QString>("value");
        const auto row = [](const char* pointer, const char* value) {
            QTest::addRow("%s = %s", pointer, value)
                << QString::fromLatin1(pointer) << QString::fromLatin1(value);
        };
        row("/nodes/0/mesh", "7");
        row("/nodes/0/mesh", "-1");
        row("/nodes/0/mesh", "\"a\"");
        row("/nodes/0/skin", "3");
        row("/nodes/0/children", "[9]");
        row("/meshes/0/primitives/0/attributes/POSITION", "99");
        row("/meshes/0/primitives/0/indices", "99");
        row("/meshes/0/primitives/0/material", "0");
        row("/accessors/0/bufferView", "5");
        row("/accessors/0/byteOffset", "4");
        row("/accessors/0/byteOffset", "18446744073709551615");
        row("/accessors/0/count", "4");
        row("/accessors/0/count", "4000000000");
        row("/accessors/0/count", "-3");
        row("/accessors/0/componentType", "1");
        row("/accessors/0/type", "\"VEC2\"");
        row("/bufferViews/0/byteLength", "18446744073709551615");
        row("/bufferViews/0/byteOffset", "37");
        row("/bufferViews/0/byteStride", "1000000");
        row("/bufferViews/0/buffer", "1");
        row("/asset/version", "\"1.0\"");
        row("/asset", "[]");
        row("/animations", "[{\"channels\":[{\"sampler\":0,\"target\":{\"node\":0,\"path\":\"scale\"}}]}]");
        row("/accessors/0/sparse", "{\"count\":9}");
    }

    void wildReferencesAreRefused() {
        QFETCH(QString, pointer);
        QFETCH(QString, value);
        GltfBuilder file = plain();
        file.json[Json::json_pointer(pointer.toStdString())] = Json::parse(value.toStdString());
        const auto read = m_folder.scene("wild.gltf", file.text());
        const bool old = pointer == "/asset/version";
        QVERIFY2(failsWith(read, old ? ErrorCode::FormatTooOld : ErrorCode::FileBroken),
                 qPrintable(outcome(read)));
    }

    void wildIndicesAndVerticesAreReported() {
        GltfBuilder file;
        file.json["scenes"] = {{{"nodes", {0}}}};
        file.json["nodes"] = {{{"name", "thing"}, {"mesh", 0}}};
        const float nan = std::numeric_limits<float>::quiet_NaN();
        const std::size_t positions = file.floats("VEC3", 3, {0, 0, 0, 1, 0, 0, 0, nan, 0, 0, 0, INFINITY});
        const std::size_t indices = file.shorts("SCALAR", 1, {0, 1, 2, 0, 1, 3, 0, 1, 900});
        file.json["meshes"] = {{{"primitives",
                                 {{{"attributes", {{"POSITION", positions}}}, {"indices", indices}},
                                  {{"attributes", {{"POSITION", positions}}}, {"mode", 1}}}}}};
        const auto read = m_folder.scene("nan.gltf", file.text());
        QVERIFY2(read, qPrintable(outcome(read)));
        QCOMPARE(read->scene.parts[0].mesh->polygonCount(), std::size_t{2});
        for (const Vec3& point : read->scene.parts[0].mesh->vertices) {
            QVERIFY(point.allFinite());
        }
        QCOMPARE(findNotice(read->notices, NoticeCode::PolygonsOutOfRangeDropped)->count, std::size_t{1});
        QCOMPARE(findNotice(read->notices, NoticeCode::NonFiniteVerticesMoved)->count, std::size_t{4});
        QCOMPARE(findNotice(read->notices, NoticeCode::LinesAndVerticesDropped)->count, std::size_t{2});
    }

    void emptyScenes() {
        GltfBuilder none;
        none.json["nodes"] = {{{"name", "nothing"}}};
        QVERIFY(failsWith(m_folder.scene("none.gltf", none.text()), ErrorCode::NoMesh));
        GltfBuilder lines = plain();
        lines.json["meshes"][0]["primitives"][0]["mode"] = 3;
        QVERIFY(failsWith(m_folder.scene("lines.gltf", lines.text()), ErrorCode::NoFaces));
        QVERIFY(failsWith(m_folder.skeleton("noskeleton.gltf", plain().text()), ErrorCode::NoSkeleton));
    }

private:
    ImportFolder m_folder;
};

SINEW_TEST(TestImportBadFiles, QCoreApplication)

} // namespace testImportBadFiles

#include "TestImportBadFiles.moc"
