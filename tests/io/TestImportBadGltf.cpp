#include "tests/io/support/GltfScenes.h"
#include "tests/io/support/ImportFiles.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <cmath>
#include <limits>

namespace testImportBadGltf {

using namespace sinew;
using namespace sinew::test;
using namespace sinew::test::gltf;
using Json = nlohmann::json;

class TestImportBadGltf : public QObject {
    Q_OBJECT

private Q_SLOTS:
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

SINEW_TEST(TestImportBadGltf, QCoreApplication)

} // namespace testImportBadGltf

#include "TestImportBadGltf.moc"
