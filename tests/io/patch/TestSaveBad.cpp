#include "core/io/patch/SaveScene.h"

#include "core/io/source/FileBytes.h"
#include "tests/io/support/ExoticGltf.h"
#include "tests/io/support/FbxPatchFiles.h"
#include "tests/io/support/Reweigh.h"
#include "tests/support/Runner.h"

#include <nlohmann/json.hpp>

#include <QDir>
#include <QTest>

#include <functional>
#include <memory>
#include <utility>

namespace testSaveBad {

using namespace sinew;
using namespace sinew::test;
namespace fs = std::filesystem;

namespace {

std::string allOf(const fs::path& file) {
    return readWholeFile(file).value_or(std::string());
}

/// A GLB has the length of its text in its header: both are of one length.
std::string exchanged(std::string text, const std::string& what, const std::string& by) {
    const std::size_t index = text.find(what);
    return index == std::string::npos ? std::string() : text.replace(index, what.size(), by);
}

/// Does something once, in the middle of writing.
class WhileWriting final : public Progress {
public:
    explicit WhileWriting(std::function<void()> what)
        : m_what(std::move(what)) {}
    void report(Stage stage, double fraction) override {
        if (stage == Stage::Export && fraction == 0.5 && m_what) {
            std::exchange(m_what, nullptr)();
        }
    }

private:
    std::function<void()> m_what;
};

} // namespace

/// Saving into a file that was read, where that cannot be done or is odd: a clear error and no file, or a
/// file and a notice.
class TestSaveBad : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        m_folder = std::make_unique<ImportFolder>();
        m_source = m_folder->write("in.glb", exoticGlb());
    }

    /// The comparison reads the source again: here another program changed it while the new file was made.
    void whatDiffersIsNotWritten() {
        const Scene scene = reweighed(read(m_source), 2);
        const std::string other = exchanged(exoticGlb(), "\"strength\": 0.90", "\"strength\": 0.91");
        QVERIFY(!other.empty());
        WhileWriting progress([&] { m_folder->write("in.glb", other); });
        const auto saved = saveScene(scene, m_source, m_folder->path("out.glb"), {}, progress);
        QVERIFY2(failsWith(saved, ErrorCode::KeptFileDiffers), qPrintable(outcome(saved)));
        QVERIFY(errorNames(saved, "materials") && errorNames(saved, "out.glb"));
        QCOMPARE(left(), QStringList());
        QVERIFY(allOf(m_source) == other);
        m_folder->write("out.glb", "old");
        m_folder->write("in.glb", exoticGlb());
        WhileWriting again([&] { m_folder->write("in.glb", other); });
        QVERIFY(failsWith(saveScene(scene, m_source, m_folder->path("out.glb"), {}, again),
                          ErrorCode::KeptFileDiffers));
        QCOMPARE(allOf(m_folder->path("out.glb")), std::string("old"));
    }

    void readOnlyFoldersAreRefused() {
        const auto saved = save(reweighed(read(m_source), 2), "/proc/out.glb");
        QVERIFY2(failsWith(saved, ErrorCode::FileUnwritable), qPrintable(outcome(saved)));
        QVERIFY(errorNames(saved, "/proc/out.glb"));
        QCOMPARE(left(), QStringList());
    }

    void foldersAreNoFiles() {
        fs::create_directories(m_folder->path("out.glb/inside"));
        const auto saved = save(reweighed(read(m_source), 2), m_folder->path("out.glb"));
        QVERIFY2(failsWith(saved, ErrorCode::FileUnwritable), qPrintable(outcome(saved)));
        QVERIFY(fs::is_directory(m_folder->path("out.glb/inside")));
        QCOMPARE(left(), QStringList());
    }

    void cyclesAreRefused() {
        const Scene scene = reweighed(read(m_source), 2);
        // The file became one whose nodes stand under each other.
        const std::string text = "\"translation\": [0.0, 1, 0e0]";
        std::string cyclic = "\"children\": [1]";
        cyclic.resize(text.size(), ' ');
        const std::string other =
            exchanged(exchanged(exoticGlb(), "\"children\": [1]", "\"children\": [ ]"), text, cyclic);
        QVERIFY(!other.empty());
        m_folder->write("in.glb", other);
        const auto saved = save(scene, m_folder->path("out.glb"));
        QVERIFY2(failsWith(saved, ErrorCode::SkeletonCycle), qPrintable(outcome(saved)));
        QCOMPARE(left(), QStringList());
    }

    void otherVerticesAreRefused() {
        const fs::path source = m_folder->write("in.fbx", patchSource().binary());
        const Scene scene = reweighted(read(source));
        FbxBuilder other = patchSource();
        for (FbxNode& section : other.root().children) {
            if (section.name == "Connections") {
                std::erase_if(section.children, [](const FbxNode& link) {
                    return link.properties[1] == FbxProperty(kHatGeometry);
                });
            }
        }
        m_folder->write("in.fbx", other.binary());
        const auto saved = save(scene, m_folder->path("out.fbx"));
        QVERIFY2(failsWith(saved, ErrorCode::SourceUnmatched), qPrintable(outcome(saved)));
        QVERIFY(errorNames(saved, "in.fbx"));
        QVERIFY(!fs::exists(m_folder->path("out.fbx")));
    }

    void equalNamesStay() {
        // Both joints are called one thing, and so are two meshes.
        const fs::path source =
            m_folder->write("twins.glb", exchanged(exoticGlb(), "\"spine\"", "\"hips\" "));
        Progress progress;
        const auto before = importMapped(source, progress);
        QVERIFY2(before, qPrintable(outcome(before)));
        Scene wanted = before->imported.scene;
        reweigh(wanted, 0, 1);
        const auto saved = save(wanted, m_folder->path("twins_out.glb"));
        QVERIFY2(saved && saved->kept, qPrintable(outcome(saved)));
        const auto after = importMapped(m_folder->path("twins_out.glb"), progress);
        QVERIFY(after);
        const SkinWeights& ours = *wanted.parts[0].weights;
        const SkinWeights& theirs = *after->imported.scene.parts[0].weights;
        for (std::size_t v = 0; v < wanted.parts[0].mesh->vertexCount(); ++v) {
            QCOMPARE(theirs.at(v).size(), std::size_t{1});
            QCOMPARE(theirs.at(v).front().joint, ours.at(v).front().joint);
        }
    }

    void sharedMeshesOfAnFbxAreSaid() {
        FbxBuilder twins = patchSource();
        twins.model(200, "second hat", "Mesh", 0, Vec3(3, 0, 0));
        twins.connect(kHatGeometry, 200);
        const fs::path source = m_folder->write("in.fbx", twins.binary());
        const auto saved = save(reweighted(read(source)), m_folder->path("out.fbx"));
        QVERIFY2(saved, qPrintable(outcome(saved)));
        QVERIFY(!saved->kept);
        const Notice* rebuilt = findNotice(saved->notices, NoticeCode::FileRebuilt);
        QVERIFY(rebuilt != nullptr && rebuilt->arguments == std::vector<std::string>{"shared-mesh"});
    }

    void otherUnitsAreWrittenAnew() {
        const Scene scene = reweighted(read(m_folder->write("in.fbx", patchSource().binary())));
        const bool inUnreal = std::abs(scene.metersPerUnit - 0.01) < 1e-9;
        ExportSettings other;
        other.profile = inUnreal ? EngineProfile::Unity : EngineProfile::Unreal;
        const auto stays = save(scene, m_folder->path("stays.fbx"), other);
        QVERIFY2(stays && stays->kept, qPrintable(outcome(stays))); // nobody asked for that unit
        other.keepUnit = false;
        QVERIFY(whyNotPatched(scene, m_folder->path("in.fbx"), m_folder->path("out.fbx"), other) ==
                PatchObstacle::OtherUnit);
        const auto saved = save(scene, m_folder->path("out.fbx"), other);
        QVERIFY2(saved, qPrintable(outcome(saved)));
        QVERIFY(!saved->kept);
        const Notice* rebuilt = findNotice(saved->notices, NoticeCode::FileRebuilt);
        QVERIFY(rebuilt != nullptr && rebuilt->arguments == std::vector<std::string>{"other-unit"});
        QCOMPARE(read(m_folder->path("out.fbx")).metersPerUnit, metersPerUnit(other.profile));
    }

    void unitsOfOneLengthAreKept() {
        const Scene scene = reweighted(read(m_folder->write("in.fbx", patchSource().binary())));
        const bool inUnreal = std::abs(scene.metersPerUnit - 0.01) < 1e-9;
        ExportSettings same;
        same.keepUnit = false;
        same.profile = inUnreal ? EngineProfile::Unreal : EngineProfile::Unity;
        const auto saved = save(scene, m_folder->path("out.fbx"), same);
        QVERIFY2(saved && saved->kept, qPrintable(outcome(saved)));
        same.profile = EngineProfile::Unreal; // glTF is in metres for all
        const auto glb = save(reweighed(read(m_source), 2), m_folder->path("out.glb"), same);
        QVERIFY2(glb && glb->kept, qPrintable(outcome(glb)));
    }

    void vrmWithoutHumanoidIsSaid() {
        Progress progress;
        const std::string bones = "\"EXT_of_ours\": {\"anything\"";
        const std::string zero = "\"VRM\": {\"humanoid\": {\"humanBones\": [{\"bone\": \"hips\"}]}}, ";
        const std::string one = "\"VRMC_vrm\": {\"humanoid\": {\"humanBones\": {\"hips\": {\"node\": 1}}}}, ";
        const std::string empty = "\"VRMC_vrm\": {\"humanoid\": {\"humanBones\": {}}}, ";
        for (const std::string& vrm : {std::string(), empty, zero, one}) {
            // The text form, under another name: readers tell them apart by what they begin with.
            const fs::path source = m_folder->write("in.vrm", exchanged(exoticGltf(), bones, vrm + bones));
            const auto imported = importScene(source, progress);
            QVERIFY2(imported, qPrintable(outcome(imported)));
            const bool whole = vrm == zero || vrm == one;
            QCOMPARE(findNotice(imported->notices, NoticeCode::VrmWithoutHumanoid) == nullptr, whole);
            const auto saved = save(reweighed(imported->scene, 2), m_folder->path("out.vrm"));
            QVERIFY2(saved && saved->kept, qPrintable(outcome(saved)));
        }
        const auto plain = importScene(m_source, progress);
        QVERIFY(plain && findNotice(plain->notices, NoticeCode::VrmWithoutHumanoid) == nullptr);
    }

    /// A second set of influences stays where the artist's file has one, also where four are enough.
    void secondSetsOfTheFileStay() {
        const std::string first = "\"WEIGHTS_0\": 5 }, \"indices\": 7, \"material\": 0,";
        const std::string both =
            "\"WEIGHTS_0\": 5, \"JOINTS_1\": 13, \"WEIGHTS_1\": 13 }, \"indices\": 7, \"material\": 0,";
        const fs::path source = m_folder->write("two.gltf", exchanged(exoticGltf(), first, both));
        Scene scene = read(source);
        QVERIFY(!scene.parts.empty());
        reweigh(scene, 0, 2);
        ExportSettings four;
        four.maxInfluences = 4;
        const auto saved = save(scene, m_folder->path("two_out.gltf"), four);
        QVERIFY2(saved && saved->kept, qPrintable(outcome(saved)));
        const auto file = nlohmann::json::parse(allOf(m_folder->path("two_out.gltf")), nullptr, false);
        const auto& attributes = file["meshes"][0]["primitives"][0]["attributes"];
        QVERIFY(attributes.contains("JOINTS_1") && attributes.contains("WEIGHTS_1"));
        QVERIFY(attributes["JOINTS_1"].get<int>() > 13 && attributes["WEIGHTS_1"].get<int>() > 13);
        const Scene again = read(m_folder->path("two_out.gltf"));
        QVERIFY(again.parts[0].weights && again.parts[0].weights->largestInfluenceCount() == 2);
    }

    /// What a link leads to need not be called as its format.
    void linksOfOtherNamesAreKept() {
        m_folder->write("data", "old");
        fs::create_symlink(m_folder->path("data"), m_folder->path("link.glb"));
        const auto saved = save(reweighed(read(m_source), 2), m_folder->path("link.glb"));
        QVERIFY2(saved && saved->kept, qPrintable(outcome(saved)));
        QVERIFY(fs::is_symlink(m_folder->path("link.glb")));
        QVERIFY(allOf(m_folder->path("data")).starts_with("glTF"));
    }

private:
    Scene read(const fs::path& file) const {
        Progress progress;
        auto imported = importScene(file, progress);
        return imported ? std::move(imported->scene) : Scene();
    }

    /// Files in the folder beside those that were there: none may be left half-written.
    QStringList left() const {
        QStringList names = QDir(QString::fromStdString(m_folder->path("").string()))
                                .entryList(QDir::Files | QDir::Hidden | QDir::System, QDir::Name);
        names.removeOne("in.glb");
        return names;
    }

    Expected<SavedScene> save(const Scene& scene, const fs::path& target,
                              const ExportSettings& settings = {}) const {
        Progress progress;
        return saveScene(scene, scene.sourceFile, target, settings, progress);
    }

    std::unique_ptr<ImportFolder> m_folder;
    fs::path m_source;
};

SINEW_TEST(TestSaveBad, QCoreApplication)

} // namespace testSaveBad

#include "TestSaveBad.moc"
