#include "core/io/ExportScene.h"
#include "core/io/Formats.h"
#include "core/io/export/WriteExport.h"
#include "core/io/flat/FlatCharacter.h"
#include "core/io/png/Png.h"
#include "tests/io/support/DrawnPictures.h"
#include "tests/io/support/FlatReaders.h"
#include "tests/io/support/FlatScenes.h"
#include "tests/support/CancelAfter.h"
#include "tests/support/Dice.h"
#include "tests/support/Runner.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <set>

namespace testFlatFormats {

using namespace sinew;
using namespace sinew::test;
using Json = nlohmann::json;

namespace {

Quat turnAbout(const Vec3& axis, double degrees) {
    return Quat(Eigen::AngleAxisd(degrees * std::numbers::pi / 180.0, axis));
}

/// A clip of one joint that is scaled and turned about this axis, away from its rest and back.
Clip swing(const Skeleton& skeleton, std::int32_t joint, const Vec3& axis, double degrees) {
    const Quat rest(skeleton.parentFromJointBind(static_cast<std::size_t>(joint)).linear());
    Clip clip{"swing", 1.0, {}};
    clip.frameRate = 30.0;
    clip.tracks.push_back(
        {joint, {}, {{0.0, rest}, {0.5, rest * turnAbout(axis, degrees)}, {1.0, rest}}, {}});
    return clip;
}

template<typename Error>
QString said(const Error& error) {
    QString text = QString::number(static_cast<int>(error.code));
    for (const std::string& argument : error.arguments) {
        text += ' ' + QString::fromStdString(argument);
    }
    return text;
}

bool noted(const Notices& notices, NoticeCode code) {
    return std::ranges::find(notices, code, &Notice::code) != notices.end();
}

const Notice& noteOf(const Notices& notices, NoticeCode code) {
    return *std::ranges::find(notices, code, &Notice::code);
}

std::set<std::string> boneNames(const Json& file) {
    std::set<std::string> names;
    for (const Json& bone : file["armature"][0]["bone"]) {
        names.insert(bone["name"].get<std::string>());
    }
    return names;
}

} // namespace

/// DragonBones and Godot 2D: the files hold the flat character as Sinew shows it. What reads them here knows
/// their grammar alone; tests/clients gives them to the programs that they are for.
class TestFlatFormats : public QObject {
    Q_OBJECT

    QString path(const QString& name) const { return m_folder.filePath(name); }

    QByteArray bytesOf(const QString& name) const {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    Expected<Notices> write(const Scene& scene, const QString& name,
                            EngineProfile profile = EngineProfile::Blender) {
        ExportSettings settings;
        settings.profile = profile;
        Progress progress;
        return exportScene(scene, path(name).toStdString(), settings, progress);
    }

    /// Its notices; a failed test where it cannot be written.
    Notices written(const Scene& scene, const QString& name, EngineProfile profile = EngineProfile::Blender) {
        const auto notices = write(scene, name, profile);
        if (!notices) {
            QTest::qFail(qPrintable(said(notices.error())), __FILE__, __LINE__);
            return {};
        }
        return *notices;
    }

    Json jsonOf(const QString& name) const {
        return Json::parse(bytesOf(name).toStdString(), nullptr, false);
    }
    std::vector<GodotSection> sceneOf(const QString& name) const {
        return godotSections(bytesOf(name).toStdString());
    }

    /// The largest distance of any vertex from where Sinew has it, in pixels.
    double apart(const Scene& scene, const Clip& clip, double seconds, const std::vector<ShownPiece>& bound,
                 const std::vector<ShownPiece>& posed) {
        double largest = bound.size() == scene.parts.size() ? 0.0 : 1e9;
        for (std::size_t p = 0; p < bound.size(); ++p) {
            const auto part =
                static_cast<std::size_t>(std::ranges::find(scene.parts, bound[p].name,
                                                           [](const Part& each) { return each.mesh->name; }) -
                                         scene.parts.begin());
            const std::vector<Eigen::Vector2d> seen = seenAt(scene, part, clip, seconds);
            for (std::size_t v = 0; v < bound[p].vertices.size(); ++v) {
                const std::size_t vertex = vertexSeenAt(scene, part, bound[p].vertices[v]);
                largest = vertex < seen.size()
                              ? std::max(largest, (seen[vertex] - posed[p].vertices[v]).norm())
                              : 1e9;
            }
        }
        return largest;
    }

    QTemporaryDir m_folder;

private Q_SLOTS:
    void poseAsHere_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("profile");
        QTest::newRow("DragonBones") << "doll_ske.json" << static_cast<int>(EngineProfile::Blender);
        QTest::newRow("Godot 3") << "doll3.tscn" << static_cast<int>(EngineProfile::Godot3);
        QTest::newRow("Godot 4") << "doll4.tscn" << static_cast<int>(EngineProfile::Godot);
    }

    /// At frames and between them.
    void poseAsHere() {
        QFETCH(const QString, name);
        QFETCH(const int, profile);
        Scene scene = flatDoll();
        const bool shears = profile != static_cast<int>(EngineProfile::Godot3);
        if (!shears) {
            scene.clips[0].tracks[2].scales.clear();
        }
        const Notices notices = written(scene, name, static_cast<EngineProfile>(profile));
        QVERIFY(!noted(notices, NoticeCode::ShearDropped) && !noted(notices, NoticeCode::MotionFlattened));
        const bool godot = name.endsWith(".tscn");
        const auto show = [&](const std::string& clip, double seconds) {
            return godot ? showGodot(sceneOf(name), clip, seconds)
                         : showDragonBones(jsonOf(name), clip, 30.0 * seconds);
        };
        const std::vector<ShownPiece> bound = show("", 0.0);
        QCOMPARE(bound.size(), std::size_t{2});
        for (const Clip& clip : scene.clips) {
            for (const double seconds : {0.0, 0.1, 0.2333, 1.0 / 3.0, 0.5, 0.71, 1.0}) {
                const double at = std::min(seconds, clip.duration);
                const double off = apart(scene, clip, at, bound, show(clip.name, at));
                QVERIFY2(off < 0.3, qPrintable(QString("%1 at %2 s: %3 pixels")
                                                   .arg(QString::fromStdString(clip.name))
                                                   .arg(at)
                                                   .arg(off)));
            }
        }
    }

    void layersKeepTheirOrder() {
        written(flatDoll(), "order_ske.json");
        written(flatDoll(), "order.tscn");
        for (const auto& pieces : {showDragonBones(jsonOf("order_ske.json"), "", 0.0),
                                   showGodot(sceneOf("order.tscn"), "", 0.0)}) {
            QCOMPARE(pieces[0].name, std::string("body"));
            QCOMPARE(pieces[1].name, std::string("arm"));
        }
    }

    void yRunsDownInPixels() {
        written(flatDoll(), "axes_ske.json");
        const Json file = jsonOf("axes_ske.json");
        QVERIFY(file["version"] == "5.5");
        const Json& bones = file["armature"][0]["bone"];
        QVERIFY(bones[0]["name"] == "root");
        QVERIFY(bones[1]["name"] == "hips");
        QVERIFY(bones[1]["parent"] == "root");
        QCOMPARE(bones[1]["transform"]["y"].get<double>(), -100.0);
        QCOMPARE(bones[1]["transform"]["skY"].get<double>(), -90.0); // up to the spine
        QCOMPARE(bones[1]["length"].get<double>(), 80.0);
        const Json& box = file["armature"][0]["aabb"];
        QCOMPARE(box["y"].get<double>(), -300.0);
        QCOMPARE(box["height"].get<double>(), 300.0);
    }

    void atlasHoldsWhatIsShown() {
        Scene scene = flatDoll();
        std::vector<std::byte> texels;
        for (int t = 0; t < 200 * 300; ++t) {
            texels.insert(texels.end(),
                          {std::byte(t % 251), std::byte(t / 200), std::byte{7}, std::byte{255}});
        }
        scene.textures[1].data = std::make_shared<const std::vector<std::byte>>(encodePng(200, 300, texels));
        auto mesh = std::make_shared<Mesh>(*scene.parts[0].mesh);
        for (Vec2f& uv : mesh->uvSets[0].values) {
            uv = Vec2f(0.25F, 0.5F) + 0.25F * uv; // 50 to 100 pixels from the left, 75 to 150 from above
        }
        scene.parts[0].mesh = mesh;
        written(scene, "atlas_ske.json");
        const Json table = jsonOf("atlas_tex.json");
        QVERIFY(table["imagePath"] == "atlas_tex.png");
        std::string why;
        const auto atlas = decodeColorPng(bytesOf("atlas_tex.png").toStdString(), why);
        QVERIFY(atlas && atlas->width == table["width"] && atlas->height == table["height"]);
        const Json region = *std::ranges::find_if(table["SubTexture"],
                                                  [](const Json& each) { return each["name"] == "arm"; });
        QCOMPARE(region["width"].get<int>(), 52); // a pixel more on each side
        QCOMPARE(region["height"].get<int>(), 77);
        const auto at = 4 * (region["y"].get<std::size_t>() * atlas->width + region["x"].get<std::size_t>());
        QCOMPARE(atlas->texels[at + 1], std::byte(74));
        QCOMPARE(atlas->texels[at], std::byte((74 * 200 + 49) % 251));
        const Json uvs = jsonOf("atlas_ske.json")["armature"][0]["skin"][0]["slot"][1]["display"][0]["uvs"];
        const Json vertices =
            jsonOf("atlas_ske.json")["armature"][0]["skin"][0]["slot"][1]["display"][0]["vertices"];
        for (std::size_t v = 0; v < uvs.size(); v += 2) {
            const double across = (vertices[v].get<double>() - 20.0) / 80.0;
            QVERIFY(std::abs(uvs[v].get<double>() - (1.0 + 50.0 * across) / 52.0) < 1e-5);
        }
    }

    void godotSceneIsWhole_data() {
        QTest::addColumn<int>("profile");
        QTest::addColumn<QString>("format");
        QTest::newRow("3") << static_cast<int>(EngineProfile::Godot3) << "2";
        QTest::newRow("4") << static_cast<int>(EngineProfile::Unity) << "3";
    }

    void godotSceneIsWhole() {
        QFETCH(const int, profile);
        QFETCH(const QString, format);
        written(flatDoll(), "whole.tscn", static_cast<EngineProfile>(profile));
        const std::vector<GodotSection> scene = sceneOf("whole.tscn");
        QVERIFY(!scene.empty());
        QCOMPARE(scene[0].kind, std::string("gd_scene"));
        QCOMPARE(scene[0].heading.at("format"), format.toStdString());
        int resources = 1;
        std::set<std::string> paths;
        for (const GodotSection& section : scene) {
            resources += section.kind.ends_with("resource") ? 1 : 0;
            if (section.kind == "ext_resource") {
                QVERIFY(QFile::exists(path(QString::fromStdString(section.heading.at("path")))));
            }
            if (section.kind == "node" && section.heading.contains("parent")) {
                const std::string parent = section.heading.at("parent");
                QVERIFY2(parent == "." || paths.contains(parent), parent.c_str());
                paths.insert(parent == "." ? section.heading.at("name")
                                           : parent + '/' + section.heading.at("name"));
            }
        }
        QCOMPARE(scene[0].heading.at("load_steps"), std::to_string(resources));
        QVERIFY(paths.contains("Skeleton2D/hips/spine/upper arm/lower arm") &&
                paths.contains("AnimationPlayer"));
        const QByteArray text = bytesOf("whole.tscn");
        QVERIFY(text.contains(format == "2" ? "anims/wave" : "\"wave\": SubResource(\"Animation_1\")"));
        QVERIFY(text.contains(format == "2" ? "PoolVector2Array(" : "PackedVector2Array("));
        QVERIFY(!text.contains(format == "2" ? "Packed" : "Pool"));
    }

    void fourWeightsAreGodots() {
        Scene scene = flatDoll();
        addExtraJoint(scene);
        scene.parts[1].weights =
            std::make_shared<const SkinWeights>(fiveEach(scene.parts[1].mesh->vertexCount()));
        QVERIFY(noted(written(scene, "four.tscn"), NoticeCode::InfluencesLimited));
        QVERIFY(!noted(written(scene, "five_ske.json"), NoticeCode::InfluencesLimited));
    }

    void namesAreMadeFit() {
        Scene scene = flatDoll();
        scene.skeleton.joints[0].name = "a/b:\"c\"\n\\";
        scene.skeleton.joints[1].name = "constructor";
        scene.skeleton.joints[2].name = "root";
        scene.skeleton.joints[3].name = "root";
        scene.clips[0].name = "run/left, \"fast\"";
        scene.clips[1].name.clear();
        scene.clips[2].name = "\xff\xfe broken";
        const Notices notices = written(scene, "names_ske.json");
        QCOMPARE(noteOf(notices, NoticeCode::NamesChanged).count, std::size_t{5});
        const std::set<std::string> bones = boneNames(jsonOf("names_ske.json"));
        QCOMPARE(bones, (std::set<std::string>{"a/b:\"c\"_\\", "constructor_", "root", "root_2", "root_3"}));
        for (const EngineProfile profile : {EngineProfile::Godot, EngineProfile::Godot3}) {
            written(scene, "names.tscn", profile);
            const std::vector<GodotSection> sections = sceneOf("names.tscn");
            QVERIFY(!sections.empty());
            for (const GodotSection& section : sections) {
                if (section.kind == "node") {
                    const std::string& name = section.heading.at("name");
                    QVERIFY2(name.find_first_of(".:@/\"%") == std::string::npos, name.c_str());
                }
            }
            QVERIFY(showGodot(sections, "run_left_ _fast_", 0.3)[0].vertices !=
                    showGodot(sections, "", 0.0)[0].vertices);
        }
    }

    void onlyFlatCharactersAreWritten() {
        Scene scene = flatDoll();
        auto mesh = std::make_shared<Mesh>(*scene.parts[1].mesh);
        mesh->vertices[3].z() = 5.0;
        scene.parts[1].mesh = mesh;
        for (const char* name : {"solid_ske.json", "solid.tscn"}) {
            const auto notices = write(scene, name);
            QVERIFY(!notices && notices.error().code == ErrorCode::NotFlat);
            QCOMPARE(notices.error().arguments[1], std::string("body"));
            Progress progress;
            QVERIFY(!checkExport(scene, path(name).toStdString(), {}));
        }
        QVERIFY(QDir(m_folder.path()).entryList({"solid*"}).isEmpty());
    }

    void tooManyVerticesAreRefused() {
        Scene scene = flatDoll();
        auto mesh = std::make_shared<Mesh>(*scene.parts[1].mesh);
        *mesh = Mesh();
        mesh->name = "many";
        SkinWeightsBuilder weights;
        for (std::uint32_t v = 0; v < 9000; ++v) {
            mesh->vertices.emplace_back(v % 100, v / 100, 0.0);
            weights.add(std::array{Influence{0, 0.5F}, Influence{1, 0.5F}});
        }
        for (std::uint32_t v = 0; v + 101 < 9000; ++v) {
            mesh->addPolygon(std::array{v, v + 1, v + 101});
        }
        scene.parts[1] = {mesh, std::make_shared<const SkinWeights>(weights.finish()), kNone};
        const auto notices = write(scene, "many_ske.json");
        QVERIFY(!notices && notices.error().code == ErrorCode::FlatTooLarge);
        QVERIFY(QString::fromStdString(notices.error().arguments[3]).toInt() > 5000);
        written(scene, "many.tscn");
    }

    void lossesAreSaid() {
        Scene scene = flatDoll();
        scene.clips[1].tracks[0].scales = {{0.0, Vec3::Ones()}, {1.0, Vec3(2, 1, 1)}};
        const Notices sheared = written(scene, "loss.tscn", EngineProfile::Godot3);
        QCOMPARE(noteOf(sheared, NoticeCode::ShearDropped).arguments[0], std::string("lower arm"));
        QVERIFY(!noted(written(scene, "loss.tscn"), NoticeCode::ShearDropped));
        scene.clips = {swing(scene.skeleton, 2, Vec3::UnitX(), 200.0)};
        QVERIFY(noted(written(scene, "loss_ske.json"), NoticeCode::MotionFlattened));
        scene.clips[0].duration = 1e6;
        const Notices cut = written(scene, "loss_ske.json");
        QVERIFY(noted(cut, NoticeCode::ClipTooLong) &&
                jsonOf("loss_ske.json")["armature"][0]["animation"].empty());
        auto mesh = std::make_shared<Mesh>(*scene.parts[1].mesh);
        mesh->uvSets[0].values[0] = {3.0F, 0.5F};
        mesh->morphTargets.push_back({"smile", {0}, {Vec3::UnitX()}});
        scene.parts[1].mesh = mesh;
        const Notices others = written(scene, "loss_ske.json");
        QVERIFY(noted(others, NoticeCode::TextureNotRepeated) && noted(others, NoticeCode::ContentDropped));
    }

    /// Seen from the front, a joint that turns out of the picture is foreshortened.
    void turnsOutOfThePictureAreForeshortened() {
        Scene scene = flatDoll();
        scene.clips = {swing(scene.skeleton, 2, Vec3(1, 0.3, 0.2).normalized(), 130.0)};
        written(scene, "out_ske.json");
        written(scene, "out.tscn");
        for (const double frame : {0.0, 4.0, 9.0, 15.0, 21.0}) {
            const auto bound = showDragonBones(jsonOf("out_ske.json"), "", 0.0);
            const auto posed = showDragonBones(jsonOf("out_ske.json"), "swing", frame);
            // The arm lies a pixel before the joints' plane.
            QVERIFY(apart(scene, scene.clips[0], frame / 30.0, bound, posed) < 1.2);
            const auto four = showGodot(sceneOf("out.tscn"), "swing", frame / 30.0);
            QVERIFY(apart(scene, scene.clips[0], frame / 30.0, bound, four) < 1.2);
        }
    }

    void sameBytesEachTime() {
        for (const char* name : {"same_ske.json", "same.tscn"}) {
            written(flatDoll(), name);
            const QByteArray first = bytesOf(name) + bytesOf("same_tex.png") + bytesOf("same_tex.json");
            written(flatDoll(), name);
            QVERIFY(first == bytesOf(name) + bytesOf("same_tex.png") + bytesOf("same_tex.json"));
        }
    }

    void filesOfOthersStay_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("other");
        QTest::newRow("atlas") << "stay_ske.json"
                               << "stay_tex.png";
        QTest::newRow("table") << "stay_ske.json"
                               << "stay_tex.json";
        QTest::newRow("picture") << "stay.tscn"
                                 << "stay_0.png";
    }

    void filesOfOthersStay() {
        QFETCH(const QString, name);
        QFETCH(const QString, other);
        QVERIFY(writePicture(path(other), "mine"));
        const auto refused = write(flatDoll(), name);
        QVERIFY(!refused && refused.error().code == ErrorCode::SideFileExists);
        QCOMPARE(bytesOf(other), QByteArray("mine"));
        QVERIFY(QFile::remove(path(other)));
        written(flatDoll(), name);
        written(flatDoll(), name); // its own are replaced
        for (const QString& each : QDir(m_folder.path()).entryList({"stay*"})) {
            QFile::remove(path(each));
        }
    }

    void withoutPicturesColoursAreWritten() {
        Scene scene = flatDoll();
        scene.materials[0].baseColorTexture = kNone;
        scene.materials[0].baseColor = {1.0F, 0.0F, 0.2F, 0.5F};
        scene.textures[1].data = std::make_shared<const std::vector<std::byte>>(9);
        scene.skeleton = {};
        scene.clips.clear();
        for (Part& part : scene.parts) {
            part.weights = nullptr;
        }
        written(scene, "plain_ske.json");
        written(scene, "plain.tscn");
        const Json file = jsonOf("plain_ske.json");
        QVERIFY(file["armature"][0]["slot"][0]["color"]["aM"] == 50);
        QVERIFY(!file["armature"][0]["skin"][0]["slot"][0]["display"][0].contains("weights"));
        QVERIFY(bytesOf("plain.tscn").contains("color = Color( 1.0, 0.0, "));
        QCOMPARE(showGodot(sceneOf("plain.tscn"), "", 0.0).size(), std::size_t{2});
    }

    void cancelLeavesNothing() {
        for (const char* name : {"cancel_ske.json", "cancel.tscn"}) {
            CancelAfter progress(0);
            const auto notices = exportScene(flatDoll(), path(name).toStdString(), {}, progress);
            QVERIFY(!notices && notices.error().code == ErrorCode::Canceled);
            QVERIFY(QDir(m_folder.path()).entryList({"cancel*"}).isEmpty());
        }
    }

    void oddCharactersGiveSoundFiles();

private:
    static void addExtraJoint(Scene& scene) {
        scene.skeleton.joints.push_back(scene.skeleton.joints.back());
        scene.skeleton.joints.back().name = "hand";
        scene.skeleton.joints.back().parent = 3;
    }
    static SkinWeights fiveEach(std::size_t vertices) {
        SkinWeightsBuilder weights;
        for (std::size_t v = 0; v < vertices; ++v) {
            weights.add(std::array{Influence{0, 0.3F}, Influence{1, 0.25F}, Influence{2, 0.2F},
                                   Influence{3, 0.15F}, Influence{4, 0.1F}});
        }
        return weights.finish();
    }
    static void spoil(Scene& scene, Dice& dice);
};

/// Changes one thing of a scene to something odd.
void TestFlatFormats::spoil(Scene& scene, Dice& dice) {
    const std::array<std::string, 8> names{"",
                                           std::string(100'000, 'x'),
                                           "\xc3\xa4\xe2\x82\xac \xf0\x9f\x98\x80",
                                           "\"]\n[node name=\"x\"",
                                           "__proto__",
                                           "..",
                                           "\xff\x80",
                                           "body"};
    constexpr double kInfinite = std::numeric_limits<double>::infinity();
    const std::array numbers{0.0, -1.0, 1e30, -1e-30, kInfinite, std::nan("")};
    const std::size_t part = dice.below(scene.parts.size());
    auto mesh = std::make_shared<Mesh>(*scene.parts[part].mesh);
    const std::string& name = names[dice.below(names.size())];
    const double number = numbers[dice.below(numbers.size())];
    switch (dice.below(16)) {
    case 0:
        mesh->name = name;
        break;
    case 1:
        scene.skeleton.joints[dice.below(scene.skeleton.size())].name = name;
        break;
    case 2:
        scene.clips[dice.below(scene.clips.size())].name = name;
        break;
    case 3:
        scene.textures[dice.below(scene.textures.size())].name = name;
        break;
    case 4:
        scene.clips[dice.below(scene.clips.size())].duration = number;
        break;
    case 5:
        scene.clips[dice.below(scene.clips.size())].tracks.clear();
        break;
    case 6:
        mesh->vertices[dice.below(mesh->vertexCount())].x() = number;
        break;
    case 7:
        mesh->uvSets.clear();
        break;
    case 8:
        mesh->uvSets.empty() ? void() : void(mesh->uvSets[0].values[0].x() = static_cast<float>(number));
        break;
    case 9:
        scene.parts[part].weights = std::make_shared<const SkinWeights>(unweighted(mesh->vertexCount()));
        break;
    case 10:
        scene.parts[part].weights = nullptr;
        break;
    case 11:
        scene.textures[dice.below(scene.textures.size())].data = nullptr;
        break;
    case 12:
        mesh->pixels = PixelGrid{Eigen::Vector2d::Zero(), number};
        break;
    case 13:
        mesh->materials.clear();
        break;
    case 14: {
        JointTrack& track =
            scene.clips[0].tracks.empty() ? scene.clips[0].tracks.emplace_back() : scene.clips[0].tracks[0];
        track.scales = {{0.0, Vec3::Zero()}, {0.5, Vec3(number, 1, 1)}, {number, Vec3(1, -1, 1)}};
        break;
    }
    default: {
        Mesh one;
        one.name = mesh->name;
        one.vertices = {Vec3(1, 2, 0)};
        dice.below(2) == 0 ? one.addPolygon(std::array<std::uint32_t, 3>{0, 0, 0}) : void();
        one.materials.assign(one.polygonCount(), 0);
        *mesh = one;
        scene.parts[part].weights = nullptr;
    }
    }
    scene.parts[part].mesh = mesh;
}

void TestFlatFormats::oddCharactersGiveSoundFiles() {
    for (std::uint32_t seed = 0; seed < 200; ++seed) {
        Dice dice(seed);
        Scene scene = flatDoll();
        for (std::uint32_t i = 0; i < 1 + seed % 4; ++i) {
            spoil(scene, dice);
        }
        const EngineProfile profile = seed % 2 == 0 ? EngineProfile::Godot : EngineProfile::Godot3;
        const QByteArray which = "character " + QByteArray::number(seed);
        if (write(scene, "odd_ske.json")) {
            const Json file = jsonOf("odd_ske.json");
            QVERIFY2(!file.is_discarded() && !jsonOf("odd_tex.json").is_discarded(), which);
            const std::size_t bones = file["armature"][0]["bone"].size();
            QVERIFY2(boneNames(file).size() == bones && bones == scene.skeleton.size() + 1, which);
            showDragonBones(file, "wave", 3.0);
        }
        if (write(scene, "odd.tscn", profile)) {
            const QByteArray text = bytesOf("odd.tscn");
            QVERIFY2(QString::fromUtf8(text).toUtf8() == text, which);
            const std::vector<GodotSection> sections = godotSections(text.toStdString());
            QVERIFY2(!sections.empty() && !text.contains("nan") && !text.contains("inf"), which);
            showGodot(sections, "wave", 0.1);
        }
    }
}

SINEW_TEST(TestFlatFormats, NoApplication)

} // namespace testFlatFormats

#include "TestFlatFormats.moc"
