#include "core/io/Formats.h"
#include "core/io/png/Png.h"
#include "tests/io/support/DrawnPictures.h"
#include "tests/io/support/FlatFolder.h"
#include "tests/io/support/FlatScenes.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>

namespace testFlatFormats {

using namespace sinew;
using namespace sinew::test;
using Json = nlohmann::json;

/// DragonBones and Godot 2D: the files hold the flat character as Sinew shows it. What reads them here knows
/// their grammar alone; tests/clients gives them to the programs that they are for.
class TestFlatFormats : public QObject, FlatFolder {
    Q_OBJECT

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
};

SINEW_TEST(TestFlatFormats, NoApplication)

} // namespace testFlatFormats

#include "TestFlatFormats.moc"
