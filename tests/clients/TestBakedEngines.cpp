#include "core/io/ImportScene.h"
#include "core/skeleton/drivers/DriverRig.h"
#include "tests/app/support/RunSinew.h"
#include "tests/clients/BlenderReader.h"
#include "tests/clients/EngineFolder.h"
#include "tests/clients/GodotClient.h"
#include "tests/clients/WebClients.h"
#include "tests/support/Runner.h"
#include "tests/support/TestModels.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QTest>

#include <algorithm>
#include <map>
#include <set>

namespace testBakedEngines {

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr double kMaxMillimetres = 0.5;

/// Joints that a clip turns, and shapes that it turns on, by their names.
struct KeyedNames {
    std::set<std::string> joints;
    std::set<std::string> shapes;
};

KeyedNames keyedIn(const Scene& scene, const Clip& clip) {
    KeyedNames keyed;
    for (const JointTrack& track : clip.tracks) {
        if (!track.rotations.empty()) {
            keyed.joints.insert(scene.skeleton.joints[static_cast<std::size_t>(track.joint)].name);
        }
    }
    for (const MorphTrack& track : clip.morphTracks) {
        const Part& part = scene.parts[static_cast<std::size_t>(track.part)];
        keyed.shapes.insert(part.mesh->morphTargets[static_cast<std::size_t>(track.shape)].name);
    }
    return keyed;
}

std::set<std::string> namesIn(const QJsonObject& drivers, const char* list, const char* member) {
    std::set<std::string> names;
    for (const QJsonValue each : drivers[QLatin1String(list)].toArray()) {
        names.insert(each[QLatin1String(member)].toString().toStdString());
    }
    return names;
}

bool includes(const std::set<std::string>& all, const std::set<std::string>& some) {
    return std::ranges::includes(all, some);
}

} // namespace

/// What `sinew bake` writes, in engines: helper joints and shapes by drivers and by clips, against
/// `sinew pose` on the baked character.
class TestBakedEngines : public QObject {
    Q_OBJECT

    std::map<QString, std::unique_ptr<EngineFolder>> m_baked; ///< each is baked once

    static QString pathOf(const QString& name) {
        return name == QStringLiteral("sample") ? sourcePath(QStringLiteral("resources/sample/wayfarer.fbx"))
                                                : modelPath(name);
    }

    static void models() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("method");
        for (const char* name :
             {"pab_arnaud.fbx", "fox.glb", "sample", "kaykit_knight.glb", "mh_worker_mixamo.fbx"}) {
            for (const char* method : {"implicit", "dqs"}) {
                QTest::newRow(qPrintable(QString("%1 %2").arg(name, method)))
                    << QString::fromLatin1(name) << QString::fromLatin1(method);
            }
        }
    }

    /// Those of the row; null: the model is not there.
    const EngineFolder* filesOfRow(const QString& ending) {
        QFETCH(QString, name);
        QFETCH(QString, method);
        const QString key = name + method + ending;
        if (!m_baked.contains(key) && !pathOf(name).isEmpty()) {
            m_baked[key] = EngineFolder::baked(pathOf(name), method, ending);
            if (!m_baked[key]) {
                qFatal("%s could not be baked", qPrintable(name));
            }
        }
        return m_baked.contains(key) ? m_baked[key].get() : nullptr;
    }

    static void compare(const char* engine, const EngineResult& result) {
        QVERIFY2(result.error.isEmpty(), qPrintable(result.error));
        qInfo("%s | %.4f mm", engine, result.millimetres);
        QVERIFY2(result.millimetres < kMaxMillimetres, qPrintable(QString::number(result.millimetres)));
    }

private Q_SLOTS:
    void posesAreWorthIt_data() { models(); }
    void posesAreWorthIt() {
        const EngineFolder* files = filesOfRow("glb");
        if (files == nullptr) {
            QSKIP("the model is not there");
        }
        const EngineCharacter& character = files->character();
        const PoseReach reach = reachOf(character);
        const DriverRig rig(character.scene.skeleton, character.drivers);
        qInfo("%zu drivers, moved %.1f mm, driven %.1f mm", character.drivers.size(), reach.moved,
              reach.driven);
        QVERIFY(rig.drivesJoints() && rig.drivesShapes());
        QVERIFY2(reach.moved > 100.0 && reach.driven > 5.0,
                 qPrintable(QString("%1 %2").arg(reach.moved).arg(reach.driven)));
    }

    void threeShowsTheBake_data() { models(); }
    void threeShowsTheBake() {
        SINEW_NEED_WEB_CLIENTS();
        const EngineFolder* files = filesOfRow("glb");
        if (files == nullptr) {
            QSKIP("the model is not there");
        }
        compare("three.js by drivers", showInThree(*files, false));
        compare("three.js by clip", showInThree(*files, true));
    }

    void blenderShowsTheBake_data() { models(); }
    void blenderShowsTheBake() {
        SINEW_NEED_BLENDER();
        const EngineFolder* files = filesOfRow("glb");
        if (files == nullptr) {
            QSKIP("the model is not there");
        }
        compare("Blender, GLB by drivers", showInBlender(*files, false));
        compare("Blender, GLB by clip", showInBlender(*files, true));
    }

    void blenderShowsTheFbx_data() { models(); }
    void blenderShowsTheFbx() {
        SINEW_NEED_BLENDER();
        const EngineFolder* files = filesOfRow("fbx");
        if (files == nullptr) {
            QSKIP("the model is not there");
        }
        compare("Blender, FBX by drivers", showInBlender(*files, false));
        compare("Blender, FBX by clip", showInBlender(*files, true));
    }

    void godotShowsTheBake_data() { models(); }
    void godotShowsTheBake() {
        SINEW_NEED_GODOT();
        const EngineFolder* files = filesOfRow("glb");
        if (files == nullptr) {
            QSKIP("the model is not there");
        }
        compare("Godot by clip", showInGodot(*files));
    }

    void everyClipHasTheKeys_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("ending");
        for (const char* name :
             {"fox.glb", "cesium_man.glb", "kaykit_knight.glb", "quaternius_adventurer.glb"}) {
            for (const char* ending : {"glb", "fbx"}) {
                QTest::newRow(qPrintable(QString("%1 to %2").arg(name, ending)))
                    << QString::fromLatin1(name) << QString::fromLatin1(ending);
            }
        }
    }

    /// All clips of a file, not only one that poses were fitted to: no driver is needed to play them right.
    void everyClipHasTheKeys() {
        QFETCH(QString, name);
        QFETCH(QString, ending);
        const QString path = modelPath(name);
        if (path.isEmpty()) {
            QSKIP(qPrintable(whyNoModel(name)));
        }
        const QTemporaryDir folder;
        const QString file = folder.filePath("baked." + ending);
        const Ran ran = runSinew({"bake", path, "-o", file, "--poses", "motion", "--engine-files", "on"});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        const QJsonObject drivers = jsonOf(fileBytes(folder.filePath("baked.drivers.json")));
        const std::set<std::string> joints = namesIn(drivers, "driven", "joint");
        const std::set<std::string> shapes = namesIn(drivers, "shapes", "name");
        QVERIFY(!joints.empty() && !shapes.empty());
        Progress progress;
        const auto source = importScene(path.toStdString(), progress);
        const auto baked = importScene(file.toStdString(), progress);
        QVERIFY(source && baked);
        QCOMPARE(baked->scene.clips.size(), source->scene.clips.size());
        for (const Clip& clip : baked->scene.clips) {
            const KeyedNames keyed = keyedIn(baked->scene, clip);
            QVERIFY2(includes(keyed.joints, joints), clip.name.c_str());
            QVERIFY2(includes(keyed.shapes, shapes), clip.name.c_str());
        }
    }

    void theRangeOfMotionHasTheKeys_data() {
        QTest::addColumn<QString>("ending");
        QTest::newRow("glb") << QString("glb");
        QTest::newRow("fbx") << QString("fbx");
    }

    /// A clip that only the export adds has what drivers do as well.
    void theRangeOfMotionHasTheKeys() {
        QFETCH(QString, ending);
        const QTemporaryDir folder;
        const QString file = folder.filePath("moved." + ending);
        writeFile(folder.filePath("sit.json"), R"({"LeftForeArm": {"rotate": [0, 0, 90]}})");
        const Ran ran =
            runSinew({"bind", sourcePath("resources/sample/wayfarer.fbx"), "-o", file, "--resolution", "16",
                      "--range-of-motion", "--shape", "Elbow=dqs@" + folder.filePath("sit.json"), "--driver",
                      "LeftForeArm=swing:0@0,40@90;rotate-y=LeftShoulder"});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        Progress progress;
        const auto read = importScene(file.toStdString(), progress);
        QVERIFY(read && !read->scene.clips.empty());
        for (const Clip& clip : read->scene.clips) {
            const KeyedNames keyed = keyedIn(read->scene, clip);
            QVERIFY2(keyed.joints.contains("LeftShoulder"), clip.name.c_str());
            QVERIFY2(keyed.shapes.contains("Elbow"), clip.name.c_str());
        }
    }
};

SINEW_TEST(TestBakedEngines, NoApplication)

} // namespace testBakedEngines

#include "TestBakedEngines.moc"
