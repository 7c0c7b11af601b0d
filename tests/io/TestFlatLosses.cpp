#include "core/io/export/WriteExport.h"
#include "tests/io/support/DrawnPictures.h"
#include "tests/io/support/FlatFolder.h"
#include "tests/io/support/FlatScenes.h"
#include "tests/support/CancelAfter.h"
#include "tests/support/Dice.h"
#include "tests/support/Runner.h"

#include <QDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

namespace testFlatLosses {

using namespace sinew;
using namespace sinew::test;
using Json = nlohmann::json;

/// What DragonBones and Godot 2D cannot hold is said or refused, and odd characters give sound files.
class TestFlatLosses : public QObject, FlatFolder {
    Q_OBJECT
private Q_SLOTS:
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
        QVERIFY(QDir(folder()).entryList({"solid*"}).isEmpty());
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
        for (const QString& each : QDir(folder()).entryList({"stay*"})) {
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
            QVERIFY(QDir(folder()).entryList({"cancel*"}).isEmpty());
        }
    }

    void oddCharactersGiveSoundFiles();

private:
    static void spoil(Scene& scene, Dice& dice);
};

/// Changes one thing of a scene to something odd.
void TestFlatLosses::spoil(Scene& scene, Dice& dice) {
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

void TestFlatLosses::oddCharactersGiveSoundFiles() {
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

SINEW_TEST(TestFlatLosses, NoApplication)

} // namespace testFlatLosses

#include "TestFlatLosses.moc"
