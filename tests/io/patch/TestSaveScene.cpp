#include "core/io/patch/SaveScene.h"

#include "core/io/source/FileBytes.h"
#include "tests/io/support/ExoticGltf.h"
#include "tests/io/support/ImportFiles.h"
#include "tests/io/support/Reweigh.h"
#include "tests/support/CancelAfter.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <unistd.h>

namespace testSaveScene {

using namespace sinew;
using namespace sinew::test;
namespace fs = std::filesystem;

namespace {

std::string textOf(const fs::path& file) {
    return readWholeFile(file).value_or(std::string());
}

/// The text of the exotic file with its buffer in a file of its own, and a picture in a folder.
std::string withFilesBeside() {
    std::string text = exoticGltf();
    const std::size_t buffer = text.find("\"uri\": \"data:application");
    text.replace(buffer, text.find('"', buffer + 8) + 1 - buffer, "\"uri\": \"the%20buffer.bin\"");
    const std::string picture = "data:image/png;base64,iVBORw0KGgo=";
    return text.replace(text.find(picture), picture.size(), "pictures/cloth.png");
}

/// What withFilesBeside refers to.
std::string bufferOfExotic() {
    const std::string text = exoticGltf();
    const std::size_t begin = text.find("base64,", text.find("application/octet-stream")) + 7;
    const QByteArray base64 = QByteArray::fromStdString(text.substr(begin, text.find('"', begin) - begin));
    return QByteArray::fromBase64(base64).toStdString();
}

} // namespace

class TestSaveScene : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        m_folder = std::make_unique<ImportFolder>();
        m_source = m_folder->write("in.glb", exoticGlb());
    }

    void sameFormatIsKept() {
        const Scene scene = reweighed(read(m_source), 2);
        const auto saved = save(scene, m_folder->path("out.glb"));
        QVERIFY2(saved, qPrintable(outcome(saved)));
        QVERIFY(saved->kept);
        QCOMPARE(saved->written, (std::vector<fs::path>{m_folder->path("out.glb")}));
        QVERIFY(textOf(saved->written.front()).find("the artist") != std::string::npos);
    }

    void otherwiseItIsWrittenAnew_data() {
        QTest::addColumn<QString>("why");
        for (const char* why :
             {"rebuild", "other-format", "animations-left-out", "other-skeleton", "source-missing"}) {
            QTest::newRow(why) << QString(why);
        }
    }

    void otherwiseItIsWrittenAnew() {
        QFETCH(QString, why);
        Scene scene = reweighed(read(m_source), 2);
        ExportSettings settings;
        settings.rebuild = why == "rebuild";
        settings.animations = why != "animations-left-out";
        if (why == "other-skeleton") {
            scene.skeleton.joints[1].modelFromJointBind.translation() += Vec3(0, 0.5, 0);
        }
        if (why == "source-missing") {
            fs::remove(m_source);
        }
        const auto saved =
            save(scene, m_folder->path(why == "other-format" ? "out.fbx" : "out.glb"), settings);
        QVERIFY2(saved, qPrintable(outcome(saved)));
        QVERIFY(!saved->kept);
        QVERIFY(textOf(saved->written.front()).find("the artist") == std::string::npos);
        const Notice* rebuilt = findNotice(saved->notices, NoticeCode::FileRebuilt);
        const bool asked = why == "rebuild" || why == "other-format";
        QVERIFY(asked == (rebuilt == nullptr));
        QVERIFY(asked || rebuilt->arguments == std::vector<std::string>{why.toStdString()});
    }

    void vrmIsKept() {
        const Scene glb = reweighed(read(m_source), 2);
        QVERIFY(failsWith(save(glb, m_folder->path("out.vrm")), ErrorCode::VrmBonesMissing)); // no human
        const Scene vrm = reweighed(read(m_folder->write("in.vrm", exoticGlb())), 2);
        const auto kept = save(vrm, m_folder->path("out.vrm"));
        QVERIFY2(kept && kept->kept, qPrintable(outcome(kept)));
        const auto plain = save(vrm, m_folder->path("plain.glb"));
        QVERIFY2(plain && plain->kept, qPrintable(outcome(plain)));
        ExportSettings anew;
        anew.rebuild = true;
        QVERIFY(failsWith(save(vrm, m_folder->path("anew.vrm"), anew), ErrorCode::VrmBonesMissing));
        Scene moved = vrm;
        moved.skeleton.joints[1].modelFromJointBind.translation() += Vec3(0, 0.5, 0);
        QVERIFY(failsWith(save(moved, m_folder->path("moved.vrm")), ErrorCode::NotKept));
    }

    void filesBesideStayTheArtists() {
        m_folder->write("the buffer.bin", bufferOfExotic());
        const fs::path source = m_folder->write("in.gltf", withFilesBeside());
        const auto saved = save(reweighed(read(source), 2), m_folder->path("out.gltf"));
        QVERIFY2(saved, qPrintable(outcome(saved)));
        QVERIFY(saved->kept);
        QCOMPARE(saved->written,
                 (std::vector<fs::path>{m_folder->path("out.gltf"), m_folder->path("out_skin.bin")}));
        QCOMPARE(textOf(m_folder->path("the buffer.bin")), bufferOfExotic());
        QVERIFY(textOf(saved->written.front()).find("\"the%20buffer.bin\"") != std::string::npos);
        // Once more takes another name, as the first one's is its source's.
        const auto again = save(reweighed(read(m_folder->path("out.gltf")), 1), m_folder->path("out.gltf"));
        QVERIFY2(again, qPrintable(outcome(again)));
        QCOMPARE(again->written.back(), m_folder->path("out_skin2.bin"));
    }

    void filesBesideFollowIntoAnotherFolder() {
        fs::create_directories(m_folder->path("pictures"));
        fs::create_directories(m_folder->path("there"));
        m_folder->write("pictures/cloth.png", "\x89PNG no picture");
        m_folder->write("the buffer.bin", bufferOfExotic());
        const fs::path source = m_folder->write("in.gltf", withFilesBeside());
        const Scene scene = reweighed(read(source), 2);
        const fs::path target = m_folder->path("there/out.gltf");
        const std::vector<fs::path> planned = plannedFilesBeside(scene, source, target, {});
        const auto saved = save(scene, target);
        QVERIFY2(saved, qPrintable(outcome(saved)));
        QCOMPARE(textOf(m_folder->path("there/pictures/cloth.png")), std::string("\x89PNG no picture"));
        QCOMPARE(textOf(m_folder->path("there/the buffer.bin")), bufferOfExotic());
        QCOMPARE(read(target).parts.size(), scene.parts.size());
        QCOMPARE(planned.size() + 1, saved->written.size());
        for (const fs::path& file : planned) {
            QVERIFY2(std::ranges::find(saved->written, file) != saved->written.end(), file.c_str());
        }
    }

    void filesOfOthersStay() {
        m_folder->write("the buffer.bin", bufferOfExotic());
        const fs::path source = m_folder->write("in.gltf", withFilesBeside());
        fs::create_directories(m_folder->path("there"));
        m_folder->write("there/the buffer.bin", "another's");
        const Scene scene = reweighed(read(source), 2);
        const fs::path target = m_folder->path("there/out.gltf");
        QVERIFY(failsWith(checkSaved(scene, source, target, {}), ErrorCode::SideFileExists));
        QVERIFY(failsWith(save(scene, target), ErrorCode::SideFileExists));
        QVERIFY(!fs::exists(target));
        QCOMPARE(textOf(m_folder->path("there/the buffer.bin")), std::string("another's"));
        m_folder->write("there/the buffer.bin", bufferOfExotic()); // the same bytes may stay
        QVERIFY(checkSaved(scene, source, target, {}));
        QVERIFY(save(scene, target));
    }

    void itMayReplaceItsSource() {
        const Scene scene = reweighed(read(m_source), 2);
        const auto saved = save(scene, m_source);
        QVERIFY2(saved, qPrintable(outcome(saved)));
        QVERIFY(saved->kept);
        QVERIFY(textOf(m_source) != exoticGlb());
    }

    void changedSourcesAreRefused() {
        const Scene scene = reweighed(read(m_source), 2);
        std::string other = exoticGlb();
        const float moved = 0.25F; // the first vertex
        const std::size_t buffer = other.find(std::string("BIN\0", 4)) + 4;
        other.replace(buffer, sizeof(moved), reinterpret_cast<const char*>(&moved), sizeof(moved));
        m_folder->write("in.glb", other);
        const auto saved = save(scene, m_folder->path("out.glb"));
        QVERIFY(failsWith(saved, ErrorCode::SourceUnmatched));
        QVERIFY(errorNames(saved, "body"));
        QVERIFY(!fs::exists(m_folder->path("out.glb")));
    }

    void nothingIsWrittenWhereItMayNot() {
        const Scene scene = reweighed(read(m_source), 2);
        QVERIFY(failsWith(save(scene, m_folder->path("nowhere/out.glb")), ErrorCode::FileUnwritable));
        if (geteuid() == 0) {
            QSKIP("root may write everywhere");
        }
        const fs::path target = m_folder->write("fixed.glb", "old");
        fs::permissions(target, fs::perms::owner_read);
        QVERIFY(failsWith(save(scene, target), ErrorCode::FileUnwritable));
        QCOMPARE(textOf(target), std::string("old"));
    }

    void canceledLeavesNothing() {
        const Scene scene = reweighed(read(m_source), 2);
        CancelAfter progress(0);
        const auto saved = saveScene(scene, m_source, m_folder->path("out.glb"), {}, progress);
        QVERIFY(failsWith(saved, ErrorCode::Canceled));
        QVERIFY(!fs::exists(m_folder->path("out.glb")));
    }

    void keptTwiceIsTheSameSkin() {
        const Scene scene = reweighed(read(m_source), 2);
        QVERIFY(save(scene, m_folder->path("a.glb")));
        QVERIFY(save(scene, m_folder->path("b.glb")));
        QVERIFY(textOf(m_folder->path("a.glb")) == textOf(m_folder->path("b.glb")));
        // Weights that are the file's own change nothing at all.
        const auto same = save(read(m_source), m_folder->path("same.glb"));
        QVERIFY(same && same->kept);
        QVERIFY(textOf(m_folder->path("same.glb")) == exoticGlb());
    }

private:
    Scene read(const fs::path& file) const {
        Progress progress;
        auto imported = importScene(file, progress);
        return imported ? std::move(imported->scene) : Scene();
    }

    Expected<SavedScene> save(const Scene& scene, const fs::path& target,
                              const ExportSettings& settings = {}) {
        Progress progress;
        return saveScene(scene, scene.sourceFile, target, settings, progress);
    }

    std::unique_ptr<ImportFolder> m_folder;
    fs::path m_source;
};

SINEW_TEST(TestSaveScene, QCoreApplication)

} // namespace testSaveScene

#include "TestSaveScene.moc"
