#include "core/io/ExportScene.h"
#include "core/io/ImportScene.h"
#include "tests/app/support/RunSinew.h"
#include "tests/clients/GodotClient.h"
#include "tests/clients/WebClients.h"
#include "tests/io/support/DrawnPictures.h"
#include "tests/io/support/FlatScenes.h"
#include "tests/support/DrawnFigure.h"
#include "tests/support/Runner.h"

#include <QDir>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace testFlatClients {

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr double kHalfAPixel = 0.5;
const QList<double> kTimes{0.0, 0.1, 0.2333, 0.5, 0.71, 0.95};

std::vector<Eigen::Vector2d> pointsOf(const QJsonArray& numbers) {
    std::vector<Eigen::Vector2d> points;
    for (qsizetype i = 0; i + 1 < numbers.size(); i += 2) {
        points.emplace_back(numbers[i].toDouble(), numbers[i + 1].toDouble());
    }
    return points;
}

std::size_t partNamed(const Scene& scene, const QString& name) {
    return static_cast<std::size_t>(
        std::ranges::find(scene.parts, name.toStdString(), [](const Part& part) { return part.mesh->name; }) -
        scene.parts.begin());
}

/// The largest distance, in pixels, of what a program shows in a clip from where Sinew has it. `pieces`: the
/// program's meshes, each with name and rest.
double apart(const Scene& scene, const Clip& clip, const QJsonArray& pieces, const QJsonObject& shown,
             double pixelsPerUnit) {
    const QJsonArray poses = shown["poses"].toArray();
    double largest = poses.size() == kTimes.size() ? 0.0 : 1e9;
    for (qsizetype p = 0; p < pieces.size(); ++p) {
        const std::size_t part = partNamed(scene, pieces[p]["name"].toString());
        const std::vector<Eigen::Vector2d> bound = pointsOf(pieces[p]["rest"].toArray());
        for (qsizetype t = 0; part < scene.parts.size() && t < poses.size(); ++t) {
            const double seconds = std::min(kTimes[t], clip.duration);
            const std::vector<Eigen::Vector2d> here = seenAt(scene, part, clip, seconds, pixelsPerUnit);
            const std::vector<Eigen::Vector2d> there = pointsOf(poses[t][p].toArray());
            for (std::size_t v = 0; v < bound.size(); ++v) {
                const std::size_t vertex = vertexSeenAt(scene, part, bound[v], pixelsPerUnit);
                largest = vertex < here.size() ? std::max(largest, (here[vertex] - there[v]).norm()) : 1e9;
            }
        }
        largest = part < scene.parts.size() ? largest : 1e9;
    }
    return pieces.isEmpty() ? 1e9 : largest;
}

/// A clip that turns joints in the picture's plane, whatever their own axes are.
Clip dance(const Skeleton& skeleton) {
    Clip clip{"dance", 1.0, {}};
    clip.frameRate = 24.0;
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        JointTrack track;
        track.joint = static_cast<std::int32_t>(j);
        const Mat3 axes = skeleton.joints[j].modelFromJointBind.linear();
        const Quat rest(skeleton.parentFromJointBind(j).linear());
        for (int key = 0; key <= 4; ++key) {
            const double angle =
                0.5 * std::sin(1.0 + 2.0 * key + static_cast<double>(j)) * (key % 4 == 0 ? 0 : 1);
            const Vec3 axis = axes.transpose() * Vec3::UnitZ();
            track.rotations.push_back({0.25 * key, rest * Quat(Eigen::AngleAxisd(angle, axis))});
        }
        clip.tracks.push_back(track);
    }
    return clip;
}

QByteArray toldOf(const QJsonObject& object) {
    return QJsonDocument(object).toJson().left(3000);
}

} // namespace

/// The runtime of DragonBones and Godot 3.2 show flat characters as Sinew does, within half a pixel.
class TestFlatClients : public QObject {
    Q_OBJECT

    QString write(const Scene& scene, const QString& name) {
        const QString folder = m_folder.filePath(QFileInfo(name).completeBaseName());
        QDir().mkpath(folder);
        const QString file = folder + QChar('/') + name;
        ExportSettings settings;
        settings.profile = EngineProfile::Godot3;
        Progress progress;
        const auto written = exportScene(scene, file.toStdString(), settings, progress);
        return written ? file : QString();
    }

    /// Of Godot 3: no shear.
    static Scene plainDoll() {
        Scene scene = flatDoll();
        scene.clips[0].tracks[2].scales = {
            {0.0, Vec3::Ones()}, {0.5, Vec3(1.4, 1.4, 1)}, {1.0, Vec3::Ones()}};
        return scene;
    }

    static void compare(const Scene& scene, const QJsonArray& pieces, const QJsonObject& clips,
                        double pixelsPerUnit) {
        QCOMPARE(clips.size(), static_cast<qsizetype>(scene.clips.size()));
        for (const Clip& clip : scene.clips) {
            const QJsonObject shown = clips[QString::fromStdString(clip.name)].toObject();
            const double off = apart(scene, clip, pieces, shown, pixelsPerUnit);
            QVERIFY2(off < kHalfAPixel,
                     qPrintable(QString::fromStdString(clip.name) + ": " + QString::number(off) + " pixels"));
        }
    }

    /// A picture that the command line gave a skeleton, bound, and wrote with bends of all joints.
    QString boundPicture(const QString& name) {
        const QString picture = m_folder.filePath("figure.png");
        writePicture(picture,
                     pictureOf(200, 190, [](auto x, auto y) { return isInFigure(x + 0.5, 189.5 - y); }));
        const QString rigged = m_folder.filePath("rigged.glb");
        const Ran rig = runSinew({"rig", picture, "--template", "paper-doll", "-o", rigged, "--quiet"});
        const QString file = m_folder.filePath(name);
        const Ran ran =
            runSinew({"bind", picture, "--skeleton", rigged, "--solver", "picture", "--range-of-motion", "-o",
                      file, "-o", m_folder.filePath("bound.glb"), "--quiet"});
        if (rig.exitCode != 0 || ran.exitCode != 0) {
            qWarning("%s%s", qPrintable(rig.told()), qPrintable(ran.told()));
        }
        return ran.exitCode == 0 ? file : QString();
    }

    Scene boundScene() const {
        Progress progress;
        const auto read = importScene(m_folder.filePath("bound.glb").toStdString(), progress);
        return read ? read->scene : Scene();
    }

    QTemporaryDir m_folder;

private Q_SLOTS:
    void dragonBonesShowsTheDoll() {
        SINEW_NEED_WEB_CLIENTS()
        const Scene scene = flatDoll();
        const QJsonObject shown = showWithDragonBones(write(scene, "doll_ske.json"), kTimes);
        QVERIFY2(!shown.contains("error") && shown["warnings"].toArray().isEmpty(), toldOf(shown));
        QCOMPARE(shown["version"].toString(), QString("5.5"));
        QVERIFY(shown["pictureThere"].toBool());
        const QJsonArray meshes = shown["slots"].toArray();
        QCOMPARE(meshes.size(), 2);
        QCOMPARE(meshes[0]["name"].toString(), QString("body"));
        for (const QJsonValue slot : meshes) {
            QVERIFY2(slot["texture"].isObject(), toldOf(shown));
        }
        compare(scene, meshes, shown["clips"].toObject(), 1.0);
    }

    void dragonBonesShowsAPicture() {
        SINEW_NEED_WEB_CLIENTS()
        const QJsonObject shown = showWithDragonBones(boundPicture("figure_ske.json"), kTimes);
        QVERIFY2(!shown.contains("error") && shown["warnings"].toArray().isEmpty(), toldOf(shown));
        compare(boundScene(), shown["slots"].toArray(), shown["clips"].toObject(), 95.0);
    }

    void dragonBonesTakesOddNames() {
        SINEW_NEED_WEB_CLIENTS()
        Scene scene = flatDoll();
        const char* names[] = {"constructor", "__proto__", "a \"b\"\n", "toString"};
        for (std::size_t j = 0; j < scene.skeleton.size(); ++j) {
            scene.skeleton.joints[j].name = names[j];
        }
        const QJsonObject shown = showWithDragonBones(write(scene, "odd_ske.json"), kTimes);
        QVERIFY2(!shown.contains("error") && shown["warnings"].toArray().isEmpty(), toldOf(shown));
        compare(scene, shown["slots"].toArray(), shown["clips"].toObject(), 1.0);
    }

    void godotShowsScenes() {
        SINEW_NEED_GODOT()
        Scene odd = plainDoll();
        odd.skeleton.joints[1].name = "spine: \"the/upper\" one %";
        odd.clips.resize(1);
        boundPicture("unused_ske.json");
        Scene figure = boundScene();
        figure.clips = {dance(figure.skeleton)};
        const Scene doll = plainDoll();
        const QJsonArray shown = showWithGodot(
            {write(doll, "doll.tscn"), write(odd, "odd.tscn"), write(figure, "figure.tscn")}, kTimes);
        QCOMPARE(shown.size(), 3);
        const std::array<const Scene*, 3> scenes{&doll, &odd, &figure};
        for (qsizetype s = 0; s < shown.size(); ++s) {
            const QJsonObject result = shown[s].toObject();
            QVERIFY2(!result.contains("error"), toldOf(result));
            const Scene& scene = *scenes[static_cast<std::size_t>(s)];
            QCOMPARE(result["bones"].toArray().size(), static_cast<qsizetype>(scene.skeleton.size()));
            for (const QJsonValue polygon : result["polygons"].toArray()) {
                QVERIFY2(polygon["picture"][0].toInt() == 200 && polygon["unweighted"].toInt() == 0,
                         toldOf(result));
                QCOMPARE(2 * polygon["uvs"].toInt(), static_cast<int>(polygon["rest"].toArray().size()));
            }
            compare(scene, result["polygons"].toArray(), result["clips"].toObject(), s == 2 ? 95.0 : 1.0);
        }
        QCOMPARE(shown[0]["polygons"][0]["name"].toString(), QString("body"));
    }
};

SINEW_TEST(TestFlatClients, QCoreApplication)

} // namespace testFlatClients

#include "TestFlatClients.moc"
