#include "core/io/gltf/GltfContainer.h"
#include "core/io/patch/PatchSkin.h"
#include "core/io/patch/SaveScene.h"
#include "core/io/source/FileBytes.h"
#include "core/scene/DrivenClips.h"
#include "tests/io/support/ExoticGltf.h"
#include "tests/io/support/FbxPatchFiles.h"
#include "tests/io/support/GltfScenes.h"
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
using Json = nlohmann::ordered_json;

namespace {

const char* const kNewShape = "Ellbögen_90 \"ß\"";
const char* const kHelper = "Helfer ü";

Json jsonOf(const std::string& bytes) {
    const auto container = GltfContainer::split(bytes);
    return container ? Json::parse(container->json, nullptr, false) : Json();
}

QString shown(const Json& json) {
    return QString::fromStdString(json.dump());
}

/// The rich scene as a file of that name has it.
std::string richFile(const std::string& name) {
    const ImportFolder folder;
    Progress progress;
    const auto written = exportScene(richScene(), folder.path(name), {}, progress);
    return written ? readWholeFile(folder.path(name)).value_or(std::string()) : std::string();
}

std::vector<float> clothOffsets(std::size_t vertices) {
    std::vector<float> offsets(3 * vertices, 0.0F);
    offsets[1] = 0.5F;
    return offsets;
}

/// Two joints under a node of scale 0.01, in centimetres; two triangles in two primitives; a morph target
/// with keys of a kind, and the second joint's, so many a second.
std::string keyedFile(const std::string& interpolation, const std::string& joints = "LINEAR",
                      std::size_t keys = 3, float perSecond = 2.0F) {
    GltfBuilder file;
    const bool spline = interpolation == "CUBICSPLINE";
    const auto positions = file.vertices(gltf::triangle(Vec3(0, 0, 0)));
    const auto higher = file.vertices(gltf::triangle(Vec3(0, 1, 0)));
    const auto lower = file.shorts("VEC4", 4, std::vector<std::uint16_t>(12, 0));
    std::vector<std::uint16_t> second(12, 0);
    second[0] = second[4] = second[8] = 1;
    const auto upper = file.shorts("VEC4", 4, second);
    const auto whole = file.floats("VEC4", 4, {1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0});
    const auto moved = file.floats("VEC3", 3, clothOffsets(3));
    Transform hips = Transform::Identity();
    hips.linear() *= 0.01;
    Transform spine = hips;
    spine.translation() = Vec3(0, 1, 0);
    const auto binds = file.matrices({hips.inverse(), spine.inverse()});
    const auto often = [&](const std::vector<float>& values) {
        std::vector<float> result;
        for (std::size_t i = 0; i < keys * values.size() / 3; ++i) {
            result.push_back(values[i % values.size()]);
        }
        return result;
    };
    std::vector<float> seconds;
    for (std::size_t k = 0; k < keys; ++k) {
        seconds.push_back(static_cast<float>(k) / perSecond);
    }
    const auto times = file.floats("SCALAR", 1, seconds);
    const auto weights = file.floats(
        "SCALAR", 1,
        often(spline ? std::vector<float>{0, 0, 1, 0, 1, -1, 0, 0.25F, 0} : std::vector<float>{0, 1, 0.25F}));
    const float half = std::sqrt(0.5F);
    const auto turns = file.floats("VEC4", 4, often({0, 0, 0, 1, 0, 0, half, half, 0, 0, 0, 1}));
    file.json["nodes"] = {{{"name", "rig"}, {"scale", {0.01, 0.01, 0.01}}, {"children", {1}}},
                          {{"name", "hips"}, {"children", {2}}},
                          {{"name", "spine"}, {"translation", {0, 100, 0}}},
                          {{"name", "body"}, {"mesh", 0}, {"skin", 0}}};
    const auto primitive = [&](std::size_t at, std::size_t of) {
        return nlohmann::json{{"attributes", {{"POSITION", at}, {"JOINTS_0", of}, {"WEIGHTS_0", whole}}},
                              {"targets", {{{"POSITION", moved}}}}};
    };
    file.json["meshes"] = {{{"primitives", {primitive(positions, lower), primitive(higher, upper)}}}};
    file.json["skins"] = {{{"joints", {1, 2}}, {"inverseBindMatrices", binds}}};
    file.json["animations"] = {{{"name", "wave"},
                                {"samplers",
                                 {{{"input", times}, {"output", weights}, {"interpolation", interpolation}},
                                  {{"input", times}, {"output", turns}, {"interpolation", joints}}}},
                                {"channels",
                                 {{{"sampler", 0}, {"target", {{"node", 3}, {"path", "weights"}}}},
                                  {{"sampler", 1}, {"target", {{"node", 2}, {"path", "rotation"}}}}}}}};
    file.json["scenes"] = {{{"nodes", {0, 3}}}};
    return file.text();
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

/// A new shape on every part, another in place of the first one it has; a joint half-way down from the
/// second, which moves the first vertex of every skin.
void addShapesAndHelper(Scene& scene) {
    Shapes shapes(scene.parts.size());
    const double size = bounds(scene).diagonal();
    for (std::size_t p = 0; p < scene.parts.size(); ++p) {
        const auto last = static_cast<std::uint32_t>(scene.parts[p].mesh->vertexCount() - 1);
        shapes[p].push_back({kNewShape, {0, last}, {Vec3(0, 0.1 * size, 0), Vec3(0.05 * size, 0, 0)}});
        if (!scene.parts[p].mesh->morphTargets.empty()) {
            shapes[p].push_back(
                {scene.parts[p].mesh->morphTargets[0].name, {last}, {Vec3(0, 0, 0.2 * size)}});
        }
    }
    scene = withShapes(std::move(scene), shapes);
    Joint helper;
    helper.name = kHelper;
    helper.parent = 1;
    helper.added = true;
    helper.modelFromJointBind = scene.skeleton.joints[1].modelFromJointBind;
    helper.modelFromJointBind.translation() += Vec3(0, 0.05 * size, 0);
    helper.parentFromJointRest =
        scene.skeleton.joints[1].modelFromJointBind.inverse() * helper.modelFromJointBind;
    scene.skeleton.joints.push_back(helper);
    const auto joint = static_cast<std::int32_t>(scene.skeleton.size() - 1);
    for (Part& part : scene.parts) {
        SkinWeightsBuilder weights;
        for (std::size_t v = 0; part.weights && v < part.mesh->vertexCount(); ++v) {
            const auto own = part.weights->at(v);
            const std::vector<Influence> all(own.begin(), own.end());
            weights.add(v == 0 ? std::vector<Influence>{{joint, 1.0F}} : all);
        }
        part.weights = part.weights ? std::make_shared<const SkinWeights>(weights.finish()) : nullptr;
    }
}

/// The second joint's swing shows the new shape, moves the helper, turns it and makes it longer, and lifts
/// the first joint.
Drivers driversOf(const Scene& scene) {
    const std::string& source = scene.skeleton.joints[1].name;
    const double size = bounds(scene).diagonal();
    return {{source, JointAngle::Swing, DriverChannel::Shape, kNewShape, {{0.0, 0.0}, {90.0, 1.0}}},
            {source, JointAngle::Swing, DriverChannel::Turn, kHelper, {{0.0, -0.5}}},
            {source, JointAngle::Swing, DriverChannel::TranslateY, kHelper, {{0.0, 0.0}, {90.0, 0.1 * size}}},
            {source, JointAngle::Swing, DriverChannel::ScaleX, kHelper, {{0.0, 1.0}, {90.0, 1.5}}}};
}

struct Patched {
    Scene scene; ///< before drivers were written into clips
    Drivers drivers;
    Expected<SavedScene> saved = SavedScene();
    Scene read;
    std::string bytes;
};

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

/// Files that are kept gain shapes, joints and what drivers do, and nothing else.
class TestPatchShapes : public QObject {
    Q_OBJECT

    using Change = std::function<void(Scene&, Drivers&)>;

    Patched patched(const std::string& name, const std::string& bytes, const Change& change = {}) const {
        Patched result;
        Progress progress;
        const auto source = m_folder.write(name, bytes);
        auto read = importScene(source, progress);
        if (!read) {
            result.saved = fail(read.error());
            return result;
        }
        result.scene = std::move(read->scene);
        addShapesAndHelper(result.scene);
        result.drivers = driversOf(result.scene);
        if (change) {
            change(result.scene, result.drivers);
        }
        Scene baked = result.scene;
        bakeDrivers(baked, result.drivers);
        ExportSettings settings;
        settings.drivers = result.drivers;
        settings.replaceSideFiles = true;
        settings.vrm.authors = {"Ada"};
        const auto target = m_folder.path("out-" + name);
        result.saved = saveScene(baked, source, target, settings, progress);
        if (auto again = result.saved ? importScene(target, progress) : fail(ErrorCode::Canceled)) {
            result.read = std::move(again->scene);
            result.bytes = readWholeFile(target).value_or(std::string());
        }
        return result;
    }

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
        const Patched result = patched(name.toStdString(), bytes);
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
        const Patched result = patched(std::filesystem::path(path.toStdString()).filename().string(),
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
            patched("turned.fbx", patchSource().binary(), [](Scene& scene, Drivers& drivers) {
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
        const Patched result = patched("old.fbx", kOldFbx);
        QVERIFY2(result.saved.has_value(), qPrintable(outcome(result.saved)));
        QVERIFY(!result.saved->kept);
        const auto notice = std::ranges::find(result.saved->notices, NoticeCode::FileRebuilt, &Notice::code);
        QVERIFY(notice != result.saved->notices.end());
        QCOMPARE(QString::fromStdString(notice->arguments.front()), QString("old-version"));
    }

    void everythingElseKeepsItsText() {
        const Patched result = patched("kept.glb", exoticGlb());
        const Json before = jsonOf(exoticGlb());
        const Json after = jsonOf(result.bytes);
        for (const char* list :
             {"asset", "extensionsUsed", "extensions", "materials", "textures", "images", "cameras"}) {
            QCOMPARE(shown(after[list]), shown(before[list]));
        }
        for (const char* list : {"accessors", "bufferViews"}) {
            for (std::size_t i = 0; i < before[list].size(); ++i) {
                QCOMPARE(shown(after[list][i]), shown(before[list][i]));
            }
        }
        QCOMPARE(shown(after["animations"][0]["samplers"][0]), shown(before["animations"][0]["samplers"][0]));
        QCOMPARE(shown(after["animations"][0]["channels"][0]), shown(before["animations"][0]["channels"][0]));
        const Json& body = after["meshes"][0];
        QCOMPARE(shown(body["extras"]["targetNames"]), shown(Json({"smile", kNewShape})));
        QCOMPARE(body["weights"].size(), std::size_t{2});
        QCOMPARE(shown(after["nodes"][3]["weights"]), QString("[0.0,0.0]"));
        QCOMPARE(body["primitives"][0]["targets"].size(), std::size_t{2});
        QVERIFY(!body["primitives"][0]["targets"][0].contains("NORMAL")); // of the shape that was replaced
        QVERIFY(result.bytes.find("\"translation\": [0.0, 1, 0e0]") != std::string::npos);
        const auto container = GltfContainer::split(result.bytes);
        const auto original = GltfContainer::split(exoticGlb());
        QVERIFY(container->others.size() == original->others.size());
    }

    /// Whatever else differs is found.
    void otherDifferencesAreFound_data() {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::newRow("a target of another name") << "\"smile\""
                                                  << "\"smirk\"";
        QTest::newRow("a new path") << "\"path\":\"rotation\""
                                    << "\"path\":\"pointers\"";
        QTest::newRow("a transform") << "[0.0, 1, 0e0]"
                                     << "[0.0, 2, 0e0]";
        QTest::newRow("a material") << "\"cloth\""
                                    << "\"cloak\"";
        QTest::newRow("another weight") << "\"weights\": [0.0,0.0], \"prim"
                                        << "\"weights\": [0.5,0.0], \"prim";
    }

    void otherDifferencesAreFound() {
        QFETCH(const QString, from);
        QFETCH(const QString, to);
        const Patched result = patched("spoiled.glb", exoticGlb());
        KeptChanges changes;
        changes.shapes = {kNewShape};
        changes.keys = true;
        for (std::size_t node = 0; node < 20; ++node) {
            changes.keyed.insert(node);
        }
        std::string spoiled = result.bytes;
        const std::size_t at = spoiled.find(from.toStdString());
        QVERIFY2(at != std::string::npos, qPrintable(from));
        const auto before = differencesBesideSkin("a.glb", exoticGlb(), spoiled, changes);
        spoiled.replace(at, static_cast<std::size_t>(from.size()), to.toStdString());
        const auto after = differencesBesideSkin("a.glb", exoticGlb(), spoiled, changes);
        std::string told;
        for (const std::string& each : after) {
            told += each + "; ";
        }
        QVERIFY2(after != before && !after.empty(), told.c_str());
    }

    void nothingNewKeepsEveryByte() {
        Progress progress;
        for (const auto& [name, bytes] : {std::pair<std::string, std::string>("same.glb", exoticGlb()),
                                          {"same.fbx", patchSource().binary()}}) {
            const auto source = m_folder.write(name, bytes);
            const auto read = importScene(source, progress);
            QVERIFY(read.has_value());
            ExportSettings settings;
            settings.drivers = {{"nobody", JointAngle::Swing, DriverChannel::Shape, "none", {{0.0, 1.0}}}};
            const auto saved =
                saveScene(read->scene, source, m_folder.path("out-" + name), settings, progress);
            QVERIFY(saved && saved->kept);
            QVERIFY(readWholeFile(m_folder.path("out-" + name)).value_or("") == bytes);
        }
    }

    void sparseWhereItIsSmaller() {
        const Patched result = patched("sparse.glb", plainCloth());
        const Json file = jsonOf(result.bytes);
        const Json& targets = file["meshes"][0]["primitives"][0]["targets"];
        const Json& accessor = file["accessors"][targets[0]["POSITION"].get<std::size_t>()];
        const auto count = accessor["count"].get<std::size_t>();
        QCOMPARE(accessor.contains("sparse"), count * 12 > 2 * 16 + 320);
        QVERIFY(accessor.contains("min") && accessor.contains("max"));
    }

    void aVrmGetsConstraints() {
        std::string text = keyedFile("LINEAR");
        text.replace(text.find("\"scene\":0"), 9,
                     "\"scene\":0,\"extensions\":{\"VRMC_vrm\":{\"specVersion\":\"1.0\"}}");
        const Patched result = patched("constrained.gltf", text, [](Scene&, Drivers& drivers) {
            std::erase_if(drivers, [](const JointDriver& driver) {
                return driver.target == kHelper && driver.channel != DriverChannel::Turn;
            });
            drivers[1].keys = {{0.0, 0.5}};
        });
        QVERIFY2(result.saved && result.saved->kept, qPrintable(outcome(result.saved)));
        const Json file = jsonOf(result.bytes);
        QCOMPARE(shown(file["extensionsUsed"]), QString("[\"VRMC_node_constraint\"]"));
        const Json& constraint = file["nodes"][4]["extensions"]["VRMC_node_constraint"]["constraint"];
        QCOMPARE(constraint["rotation"]["source"].get<int>(), 2);
        QCOMPARE(constraint["rotation"]["weight"].get<double>(), 0.5);
    }
};

SINEW_TEST(TestPatchShapes, QCoreApplication)

} // namespace testPatchShapes

#include "TestPatchShapes.moc"
