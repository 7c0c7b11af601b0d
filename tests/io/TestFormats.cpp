#include "core/io/ExportScene.h"
#include "core/io/Formats.h"
#include "core/io/export/WriteExport.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <assimp/Importer.hpp>

#include <algorithm>
#include <set>

namespace testFormats {

using namespace sinew;

class TestFormats : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rowsAreComplete() {
        QVERIFY(formats().size() > 30);
        for (const Format& format : formats()) {
            const std::string id(format.id);
            QVERIFY2(!id.empty() && !format.name.empty() && !format.extensions.empty(), id.c_str());
            QVERIFY2(format.read != nullptr || format.writer != nullptr, id.c_str());
            QVERIFY2(format.content.meshes || format.content.skeleton, id.c_str());
            QVERIFY2(!format.content.weights || format.content.skeleton, id.c_str());
            for (const std::string_view extension : format.extensions) {
                QVERIFY2(extension.size() > 1 && extension.front() == '.', id.c_str());
                QVERIFY2(std::ranges::none_of(extension, [](char c) { return c >= 'A' && c <= 'Z'; }),
                         id.c_str());
            }
        }
    }

    void nothingIsNamedTwice() {
        std::set<std::string_view> ids;
        std::set<std::string_view> names;
        std::set<std::string_view> extensions;
        for (const Format& format : formats()) {
            QVERIFY(ids.insert(format.id).second);
            QVERIFY(names.insert(format.name).second);
            for (const std::string_view extension : format.extensions) {
                QVERIFY2(extensions.insert(extension).second, std::string(extension).c_str());
            }
        }
    }

    void assimpKnowsWhatIsLeftToIt() {
        const Assimp::Importer importer;
        for (const Format& format : formats()) {
            for (const std::string_view extension : format.extensions) {
                QVERIFY2(!format.byAssimp || importer.IsExtensionSupported(std::string(extension)),
                         std::string(extension).c_str());
            }
        }
    }

    void extensionsNameFormats_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("id");
        QTest::newRow("plain") << "a.fbx"
                               << "fbx";
        QTest::newRow("upper case") << "folder.x/A.GLB"
                                    << "glb";
        QTest::newRow("second extension") << "a.lxo"
                                          << "lwo";
        QTest::newRow("last extension") << "a.fbx.md5mesh"
                                        << "md5";
        QTest::newRow("motion of VRM") << "wave.VRMA"
                                       << "vrma";
        QTest::newRow("unknown") << "a.doc"
                                 << "";
        QTest::newRow("none") << "fbx"
                              << "";
        QTest::newRow("hidden file") << ".fbx"
                                     << "";
        QTest::newRow("dot alone") << "a."
                                   << "";
    }

    void extensionsNameFormats() {
        QFETCH(QString, file);
        QFETCH(QString, id);
        const Format* format = formatOf(file.toStdString());
        QCOMPARE(format == nullptr ? std::string() : std::string(format->id), id.toStdString());
    }

    void writersAreComplete() {
        QCOMPARE(writableExtensions(), (std::vector<std::string>{".fbx", ".glb", ".gltf", ".vrm", ".obj"}));
        for (const Format& format : formats()) {
            if (const FormatWriter* writer = format.writer) {
                QVERIFY(writer->needs != nullptr && writer->write != nullptr &&
                        writer->countLosses != nullptr);
                QVERIFY(writer->sideFiles == nullptr ||
                        (writer->sideFiles->planned != nullptr && writer->sideFiles->present != nullptr));
                // What is written is read back.
                QVERIFY(format.read != nullptr && !format.byAssimp);
            }
        }
    }

    void someTellTheirUnit() {
        QVERIFY(tellsUnit("a.fbx") && tellsUnit("a.glb") && tellsUnit("a.gltf") && tellsUnit("a.dae"));
        QVERIFY(!tellsUnit("a.obj") && !tellsUnit("a.x") && !tellsUnit("a.tgf") && !tellsUnit("a.txt"));
    }
};

SINEW_TEST(TestFormats, QCoreApplication)

} // namespace testFormats

#include "TestFormats.moc"
