#include "core/io/patch/SaveScene.h"
#include "core/io/source/FileBytes.h"
#include "tests/io/support/ExoticGltf.h"
#include "tests/io/support/FbxPatchFiles.h"
#include "tests/io/support/Reweigh.h"
#include "tests/support/Runner.h"

#include <QTest>

namespace testSceneOrigin {

using namespace sinew;
using namespace sinew::test;
namespace fs = std::filesystem;

namespace {

class CountsImports final : public Progress {
public:
    void report(Stage stage, double /*fraction*/) override { m_reports += stage == Stage::Import ? 1 : 0; }
    bool any() const { return m_reports > 0; }

private:
    int m_reports = 0;
};

/// The exotic file with its buffer in a file of its own.
struct ExoticBeside {
    std::string text = exoticGltf();
    std::string buffer;

    ExoticBeside() {
        const std::string begin = "data:application/octet-stream;base64,";
        const std::size_t at = text.find(begin);
        const std::size_t end = text.find('"', at);
        const std::string base64 = text.substr(at + begin.size(), end - at - begin.size());
        buffer = QByteArray::fromBase64(QByteArray::fromStdString(base64)).toStdString();
        text.replace(at, end - at, "buffer.bin");
    }
};

/// The first vertex lies at the begin of the buffer.
std::string withOtherVertex(std::string bytes, std::size_t buffer) {
    const float moved = 0.25F;
    return bytes.replace(buffer, sizeof(moved), reinterpret_cast<const char*>(&moved), sizeof(moved));
}

std::size_t bufferOfGlb(const std::string& bytes) {
    return bytes.find(std::string("BIN\0", 4)) + 4;
}

void addJoint(Scene& scene) {
    Joint joint;
    joint.name = "added";
    joint.parent = 0;
    joint.added = true;
    joint.modelFromJointBind = scene.skeleton.joints[0].modelFromJointBind;
    scene.skeleton.joints.push_back(std::move(joint));
}

} // namespace

/// What a scene keeps of its file (Scene::origin) spares reading it again, and is not used once the file is
/// another.
class TestSceneOrigin : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { m_folder = std::make_unique<ImportFolder>(); }

    void sourcesAreReadAgainWhereTheyMust_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("change");
        QTest::addColumn<bool>("again");
        const auto row = [](const char* file, const char* change, bool again) {
            QTest::addRow("%s %s", file, change) << QString(file) << QString(change) << again;
        };
        for (const char* file : {"in.glb", "in.vrm", "in.fbx"}) {
            row(file, "weights", false);
            row(file, "renamed", false);
            row(file, "added", false);
            row(file, "moved", true);
            row(file, "other bytes", true);
        }
        row("whole.gltf", "weights", false);
        row("beside.gltf", "weights", true); // its buffer may have changed
    }

    void sourcesAreReadAgainWhereTheyMust() {
        QFETCH(QString, file);
        QFETCH(QString, change);
        QFETCH(bool, again);
        const fs::path source = write(file.toStdString());
        Scene scene = reweighed(read(source), 2);
        if (change == "renamed") {
            scene.skeleton.joints[0].name += " too";
        } else if (change == "added") {
            addJoint(scene);
        } else if (change == "moved") {
            scene.skeleton.joints[1].modelFromJointBind.translation() += Vec3(0, 0.5, 0);
        } else if (change == "other bytes") {
            changeName(source);
        }
        CountsImports progress;
        ExportSettings settings;
        const auto saved = saveScene(scene, source, target(source), settings, progress);
        // No VRM is written anew.
        const bool refused = change == "moved" && file == "in.vrm";
        QVERIFY2(refused ? failsWith(saved, ErrorCode::NotKept) : saved.has_value(),
                 qPrintable(outcome(saved)));
        QVERIFY(refused || saved->kept == (change != "moved"));
        QCOMPARE(progress.any(), again);
    }

    void changedVerticesAreRefused_data() {
        QTest::addColumn<QString>("file");
        QTest::newRow("glb") << "in.glb";
        QTest::newRow("buffer beside") << "beside.gltf";
    }

    void changedVerticesAreRefused() {
        QFETCH(QString, file);
        const fs::path source = write(file.toStdString());
        const Scene scene = reweighed(read(source), 2);
        if (file == "in.glb") {
            m_folder->write("in.glb", withOtherVertex(exoticGlb(), bufferOfGlb(exoticGlb())));
        } else {
            m_folder->write("buffer.bin", withOtherVertex(ExoticBeside().buffer, 0));
        }
        const auto saved = save(scene, source);
        QVERIFY2(failsWith(saved, ErrorCode::SourceUnmatched), qPrintable(outcome(saved)));
        QVERIFY(errorNames(saved, "body"));
        QVERIFY(!fs::exists(target(source)));
    }

    void missingBuffersAreSaid() {
        const fs::path source = write("beside.gltf");
        const Scene scene = reweighed(read(source), 2);
        fs::remove(m_folder->path("buffer.bin"));
        const auto saved = save(scene, source);
        QVERIFY2(failsWith(saved, ErrorCode::FileNotFound), qPrintable(outcome(saved)));
        QVERIFY(!fs::exists(target(source)));
    }

    void changedWeightsAreReplaced_data() {
        QTest::addColumn<QString>("file");
        for (const char* file : {"in.glb", "whole.gltf", "beside.gltf", "in.fbx"}) {
            QTest::newRow(file) << QString(file);
        }
    }

    /// Another program gave the file other weights: those of the scene are written all the same.
    void changedWeightsAreReplaced() {
        QFETCH(QString, file);
        const fs::path source = write(file.toStdString());
        QVERIFY(save(reweighed(read(source), 2), source));
        fs::rename(target(source), source);
        const Scene scene = read(source);
        QVERIFY(save(reweighed(scene, 1), source));
        fs::rename(target(source), source);
        const auto saved = save(scene, source);
        QVERIFY2(saved && saved->kept, qPrintable(outcome(saved)));
        Progress progress;
        const auto before = importMapped(source, progress);
        const auto after = importMapped(target(source), progress);
        QVERIFY(before && after);
        const std::vector<std::string> wrong = misfits(scene, before->map, *after, 0.02);
        QVERIFY2(wrong.empty(), wrong.empty() ? "" : wrong.front().c_str());
    }

    void linksMayLeadElsewhere() {
        m_folder->write("a.glb", exoticGlb());
        m_folder->write("b.glb", withOtherVertex(exoticGlb(), bufferOfGlb(exoticGlb())));
        const fs::path link = m_folder->path("link.glb");
        fs::create_symlink("a.glb", link);
        const Scene scene = reweighed(read(link), 2);
        CountsImports progress;
        const auto saved = saveScene(scene, link, target(link), {}, progress);
        QVERIFY2(saved && saved->kept && !progress.any(), qPrintable(outcome(saved)));
        fs::remove(link);
        fs::create_symlink("b.glb", link);
        QVERIFY(failsWith(save(scene, link), ErrorCode::SourceUnmatched));
    }

    void sumsTellContentsApart() {
        const std::string bytes = exoticGlb();
        const ContentSum sum = contentSum(bytes);
        QVERIFY(sum == contentSum(std::string(bytes)));
        for (std::size_t at = 0; at < bytes.size(); at += 97) {
            std::string other = bytes;
            other[at] = static_cast<char>(other[at] ^ 1);
            QVERIFY(!(contentSum(other) == sum));
        }
        QVERIFY(!(contentSum(bytes + '\0') == sum));
        QVERIFY(!(contentSum(std::string_view(bytes).substr(1)) == sum));
    }

private:
    fs::path write(const std::string& name) const {
        if (name == "in.fbx") {
            return m_folder->write(name, patchSource().binary());
        }
        if (name == "beside.gltf") {
            const ExoticBeside exotic;
            m_folder->write("buffer.bin", exotic.buffer);
            return m_folder->write(name, exotic.text);
        }
        return m_folder->write(name, name == "whole.gltf" ? exoticGltf() : exoticGlb());
    }

    /// Gives something that is no skin another name, of the same length.
    void changeName(const fs::path& file) const {
        std::string bytes = *readWholeFile(file);
        const std::string name = file.extension() == ".fbx" ? "coat" : "the artist";
        const std::size_t at = bytes.find(name);
        QVERIFY(at != std::string::npos);
        bytes[at] = static_cast<char>(std::toupper(bytes[at]));
        m_folder->write(file.filename().string(), bytes);
    }

    static fs::path target(const fs::path& source) {
        return source.parent_path() / ("out" + source.extension().string());
    }

    static Scene read(const fs::path& file) {
        Progress progress;
        auto imported = importScene(file, progress);
        return imported ? std::move(imported->scene) : Scene();
    }

    static Expected<SavedScene> save(const Scene& scene, const fs::path& source) {
        Progress progress;
        ExportSettings settings;
        settings.replaceSideFiles = true;
        return saveScene(scene, source, target(source), settings, progress);
    }

    std::unique_ptr<ImportFolder> m_folder;
};

SINEW_TEST(TestSceneOrigin, sinew::test::NoApplication)

} // namespace testSceneOrigin

#include "TestSceneOrigin.moc"
