#include "core/io/source/FileBytes.h"
#include "core/scene/DrivenClips.h"
#include "tests/io/support/DrivenPatch.h"
#include "tests/io/support/ExoticGltf.h"
#include "tests/io/support/FbxPatchFiles.h"
#include "tests/io/support/OldFbxFile.h"
#include "tests/io/support/PackedGltf.h"
#include "tests/io/support/ShownShape.h"
#include "tests/support/RigScenes.h"
#include "tests/support/Runner.h"
#include "tests/support/TestModels.h"

#include <QTest>

namespace testPatchShapes {

using namespace sinew;
using namespace sinew::test;

namespace {

/// The rich scene as a file of that name has it.
std::string richFile(const std::string& name) {
    const ImportFolder folder;
    Progress progress;
    const auto written = exportScene(richScene(), folder.path(name), {}, progress);
    return written ? readWholeFile(folder.path(name)).value_or(std::string()) : std::string();
}

/// Positions in whole numbers that the node scales: KHR_mesh_quantization.
std::string quantizedFile() {
    GltfBuilder file;
    const auto positions = file.shorts("VEC3", 4, {0, 0, 0, 0, 1000, 0, 0, 0, 0, 2000, 0, 0});
    file.json["bufferViews"][0]["byteStride"] = 8;
    const auto joints = file.shorts("VEC4", 4, std::vector<std::uint16_t>(12, 0));
    const auto whole = file.floats("VEC4", 4, {1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0});
    Transform meters = Transform::Identity();
    meters.linear() *= 0.001;
    const auto binds = file.matrices({meters, meters});
    const auto times = file.floats("SCALAR", 1, {0.0F, 1.0F});
    const auto turns = file.floats("VEC4", 4, {0, 0, 0, 1, 0, 0, std::sqrt(0.5F), std::sqrt(0.5F)});
    file.json["extensionsUsed"] = {"KHR_mesh_quantization"};
    file.json["extensionsRequired"] = {"KHR_mesh_quantization"};
    file.json["nodes"] = {{{"name", "hips"}, {"children", {1}}},
                          {{"name", "spine"}},
                          {{"name", "body"}, {"mesh", 0}, {"skin", 0}}};
    file.json["meshes"] = {
        {{"primitives",
          {{{"attributes", {{"POSITION", positions}, {"JOINTS_0", joints}, {"WEIGHTS_0", whole}}}}}}}};
    file.json["skins"] = {{{"joints", {0, 1}}, {"inverseBindMatrices", binds}}};
    file.json["animations"] = {
        {{"samplers", {{{"input", times}, {"output", turns}}}},
         {"channels", {{{"sampler", 0}, {"target", {{"node", 1}, {"path", "rotation"}}}}}}}};
    file.json["scenes"] = {{{"nodes", {0, 2}}}};
    return file.text();
}

/// By number, where both have the same vertices; a file whose shapes differ may be welded otherwise.
double farthestApart(const std::vector<Vec3>& a, const std::vector<Vec3>& b) {
    if (a.size() != b.size()) {
        return apart(a, b);
    }
    double farthest = 0.0;
    for (std::size_t v = 0; v < a.size(); ++v) {
        farthest = std::max(farthest, (a[v] - b[v]).norm());
    }
    return farthest;
}

/// As both formats want it: later by what a float can tell apart.
template<typename T>
bool keysAscend(const std::vector<Key<T>>& keys) {
    return std::ranges::adjacent_find(keys, [](const Key<T>& a, const Key<T>& b) {
               return static_cast<float>(a.seconds) >= static_cast<float>(b.seconds);
           }) == keys.end();
}

bool keysAscend(const Scene& scene) {
    return std::ranges::all_of(scene.clips, [](const Clip& clip) {
        return std::ranges::all_of(clip.tracks, [](const JointTrack& track) {
            return keysAscend(track.translations) && keysAscend(track.rotations) && keysAscend(track.scales);
        });
    });
}

} // namespace

/// Files that are kept show shapes, joints and what drivers do.
class TestPatchShapes : public QObject {
    Q_OBJECT

    ImportFolder m_folder;

private Q_SLOTS:
    void filesShowWhatDriversDo_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<std::string>("bytes");
        QTest::newRow("glb") << "rich.glb" << richFile("rich.glb");
        QTest::newRow("exotic glb") << "exotic.glb" << exoticGlb();
        QTest::newRow("exotic gltf") << "exotic.gltf" << exoticGltf();
        QTest::newRow("exotic vrm") << "exotic.vrm" << exoticGlb();
        QTest::newRow("linear weights, scaled joints") << "linear.gltf" << keyedFile("LINEAR");
        QTest::newRow("steps") << "steps.gltf" << keyedFile("STEP");
        QTest::newRow("splines") << "spline.gltf" << keyedFile("CUBICSPLINE");
        QTest::newRow("turns in steps") << "turns.gltf" << keyedFile("LINEAR", "STEP");
        QTest::newRow("a key each frame") << "frames.gltf" << keyedFile("LINEAR", "LINEAR", 91, 30.0F);
        QTest::newRow("quantized") << "quantized.gltf" << quantizedFile();
        QTest::newRow("plain cloth") << "cloth.glb" << plainCloth();
        QTest::newRow("meshopt") << "meshopt.glb" << meshoptCloth().glb();
        QTest::newRow("draco") << "draco.glb" << dracoCloth(true).glb();
        QTest::newRow("fbx") << "rich.fbx" << richFile("rich.fbx");
        QTest::newRow("fbx of others") << "others.fbx" << patchSource().binary();
        QTest::newRow("fbx text") << "text.fbx" << patchSource().text();
        QTest::newRow("fbx 7500") << "wide.fbx" << binaryFbx(patchSource().root(), 7500);
    }

    void filesShowWhatDriversDo() {
        QFETCH(const QString, name);
        QFETCH(const std::string, bytes);
        const Patched result = patched(m_folder, name.toStdString(), bytes);
        QVERIFY2(result.saved.has_value(), qPrintable(outcome(result.saved)));
        const Notice* rebuilt = findNotice(result.saved->notices, NoticeCode::FileRebuilt);
        QVERIFY2(result.saved->kept, rebuilt == nullptr ? "" : rebuilt->arguments.front().c_str());
        Scene scene = result.scene;
        bakeDrivers(scene, result.drivers);
        QCOMPARE(result.read.skeleton.size(), scene.skeleton.size());
        QCOMPARE(result.read.parts.size(), scene.parts.size());
        QCOMPARE(result.read.clips.size(), scene.clips.size());
        for (std::size_t p = 0; p < scene.parts.size(); ++p) {
            const auto& wanted = scene.parts[p].mesh->morphTargets;
            const auto& found = result.read.parts[p].mesh->morphTargets;
            QCOMPARE(found.size(), wanted.size());
            for (std::size_t t = 0; t < wanted.size(); ++t) {
                QCOMPARE(QString::fromStdString(found[t].name), QString::fromStdString(wanted[t].name));
                QCOMPARE(found[t].weight, wanted[t].weight);
            }
        }
        QVERIFY(keysAscend(result.read));
        const double height = bounds(scene).diagonal() * scene.metersPerUnit;
        for (std::size_t c = 0; c < scene.clips.size(); ++c) {
            for (const double seconds : frameTimes(scene.clips[c])) {
                const double off = farthestApart(playedShape(result.read, result.read.clips[c], seconds),
                                                 playedShape(scene, scene.clips[c], seconds));
                QVERIFY2(off < 1e-4 * height, qPrintable(QString("%1 at %2 s").arg(off).arg(seconds)));
            }
        }
        QVERIFY(farthestApart(shownShape(result.read), shownShape(scene)) < 1e-4 * height);
    }

    void realFilesShowWhatDriversDo_data() {
        QTest::addColumn<QString>("file");
        for (const char* file :
             {"cesium_man.glb", "fox.glb", "kaykit_knight.glb", "mh_helpers_game.glb",
              "quaternius_adventurer.glb", "rigged_figure.glb", "tps_red_robot.glb", "more/q_trex.glb",
              "pab_arnaud.fbx", "mh_worker_mixamo.fbx", "quaternius_spider.fbx",
              "../vrm/samples/VRMC_vrm_expressions_isBinary_Overridden.vrm",
              "../vrm/samples/VRMC_materials_mtoon_UV_Animation_Test.vrm"}) {
            QTest::newRow(file) << QString::fromLatin1(file);
        }
    }

    void realFilesShowWhatDriversDo() {
        QFETCH(const QString, file);
        SINEW_NEED_MODEL(path, file);
        const Patched result =
            patched(m_folder, std::filesystem::path(path.toStdString()).filename().string(),
                    readWholeFile(path.toStdString()).value_or(std::string()));
        QVERIFY2(result.saved.has_value(), qPrintable(outcome(result.saved)));
        const Notice* rebuilt = findNotice(result.saved->notices, NoticeCode::FileRebuilt);
        QVERIFY2(result.saved->kept, rebuilt == nullptr ? "" : rebuilt->arguments.front().c_str());
        Scene scene = result.scene;
        bakeDrivers(scene, result.drivers);
        QCOMPARE(result.read.clips.size(), scene.clips.size());
        QVERIFY(keysAscend(result.read));
        const double height = bounds(scene).diagonal() * scene.metersPerUnit;
        double farthest = farthestApart(shownShape(result.read), shownShape(scene));
        for (std::size_t c = 0; c < std::min<std::size_t>(scene.clips.size(), 3); ++c) {
            for (const double part : {0.0, 0.31, 0.77, 1.0}) {
                const double seconds = part * scene.clips[c].duration;
                farthest =
                    std::max(farthest, farthestApart(playedShape(result.read, result.read.clips[c], seconds),
                                                     playedShape(scene, scene.clips[c], seconds)));
            }
        }
        QVERIFY2(farthest < 2e-4 * height, qPrintable(QString::number(farthest / height)));
    }

    void fbxCurvesOfTheFileAreReplaced() {
        const Patched result =
            patched(m_folder, "turned.fbx", patchSource().binary(), [](Scene& scene, Drivers& drivers) {
                drivers.push_back({scene.skeleton.joints[2].name,
                                   JointAngle::Swing,
                                   DriverChannel::RotateX,
                                   scene.skeleton.joints[1].name,
                                   {{0.0, 20.0}}});
                std::erase_if(drivers, [](const JointDriver& driver) { return driver.target == kHelper; });
            });
        QVERIFY2(result.saved && result.saved->kept, qPrintable(outcome(result.saved)));
        Scene baked = result.scene;
        bakeDrivers(baked, result.drivers);
        for (const double seconds : frameTimes(baked.clips[0])) {
            const double off = farthestApart(playedShape(result.read, result.read.clips[0], seconds),
                                             playedShape(baked, baked.clips[0], seconds));
            QVERIFY2(off < 1e-3, qPrintable(QString::number(off)));
        }
    }

    void oldFbxIsWrittenAnew() {
        const Patched result = patched(m_folder, "old.fbx", kOldFbx);
        QVERIFY2(result.saved.has_value(), qPrintable(outcome(result.saved)));
        QVERIFY(!result.saved->kept);
        const auto notice = std::ranges::find(result.saved->notices, NoticeCode::FileRebuilt, &Notice::code);
        QVERIFY(notice != result.saved->notices.end());
        QCOMPARE(QString::fromStdString(notice->arguments.front()), QString("old-version"));
    }
};

SINEW_TEST(TestPatchShapes, QCoreApplication)

} // namespace testPatchShapes

#include "TestPatchShapes.moc"
