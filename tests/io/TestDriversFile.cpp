#include "core/io/ExportScene.h"
#include "core/io/export/DriversFile.h"
#include "core/io/export/OutputSet.h"
#include "core/scene/Shapes.h"
#include "core/skeleton/JointAngles.h"
#include "core/skeleton/drivers/DriverRig.h"
#include "tests/io/support/ImportFiles.h"
#include "tests/support/HumanScene.h"
#include "tests/support/Runner.h"

#include <nlohmann/json.hpp>

#include <QTest>

#include <algorithm>
#include <cmath>

namespace testDriversFile {

using namespace sinew;
using namespace sinew::test;
using Json = nlohmann::json;

namespace {

/// A human in centimetres with two mirrored shapes on its body.
Scene shapedHuman() {
    const Scene scene = humanScene();
    return withShapes(scene, {{{"Elbow_L_90", {0}, {Vec3(1, 0, 0)}}, {"Elbow_R_90", {1}, {Vec3(-1, 0, 0)}}}});
}

std::string jointLike(const Scene& scene, const std::string& ending) {
    for (const Joint& joint : scene.skeleton.joints) {
        if (joint.name.ends_with(ending)) {
            return joint.name;
        }
    }
    return {};
}

Drivers humanDrivers(const Scene& scene) {
    const std::string left = jointLike(scene, "LeftForeArm");
    const std::string right = jointLike(scene, "RightForeArm");
    const std::string head = jointLike(scene, "Head");
    return {{head,
             JointAngle::Swing,
             DriverChannel::RotateX,
             jointLike(scene, "LeftArm"),
             {{90.0, 5.0}, {0.0, 0.0}}},
            {left, JointAngle::Twist, DriverChannel::TranslateY, head, {{-90.0, -4.0}, {90.0, 4.0}}},
            {left, JointAngle::Swing, DriverChannel::Shape, "Elbow_L_90", {{0.0, 0.0}, {90.0, 1.0}}},
            {right, JointAngle::Swing, DriverChannel::Shape, "Elbow_R_90", {{0.0, 0.0}, {90.0, 1.0}}},
            {"nobody", JointAngle::Swing, DriverChannel::Shape, "Elbow_R_90", {{0.0, 1.0}}}};
}

ExportSettings engineSettings(const Scene& scene) {
    ExportSettings settings;
    settings.drivers = humanDrivers(scene);
    settings.engineFiles = EngineFiles::Always;
    return settings;
}

Json fileJson(const std::filesystem::path& path) {
    QFile file(QString::fromStdString(path.string()));
    return file.open(QIODevice::ReadOnly) ? Json::parse(file.readAll().toStdString(), nullptr, false)
                                          : Json();
}

std::vector<double> listOf(const Json& json) {
    return json.get<std::vector<double>>();
}

} // namespace

/// NAME.drivers.json, beside an export.
class TestDriversFile : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// In the order of evaluation, keys by angle, lengths in metres.
    void saysWhatIsDriven() {
        const Scene scene = shapedHuman();
        const Json json = Json::parse(driversText(scene, humanDrivers(scene)));
        QCOMPARE(json["format"].get<std::string>(), std::string("sinew-drivers"));
        QCOMPARE(json["driven"].size(), std::size_t{2});
        const Json& head = json["driven"][0]; // it drives the other one
        QCOMPARE(head["joint"].get<std::string>(), jointLike(scene, "Head"));
        QCOMPARE(head["drivers"][0]["channel"].get<std::string>(), std::string("translate-y"));
        QVERIFY(std::abs(listOf(head["drivers"][0]["values"])[1] - 0.04) < 1e-12);
        const Json& arm = json["driven"][1]["drivers"][0];
        QCOMPARE(listOf(arm["angles"]), (std::vector<double>{0.0, 90.0}));
        const std::int32_t source = scene.skeleton.find(jointLike(scene, "Head"));
        const std::vector<double> axis = listOf(arm["sources"][0]["axis"]);
        QVERIFY((Vec3(axis[0], axis[1], axis[2]) - boneAxis(scene.skeleton, source)).norm() < 1e-12);
    }

    void bindTransformsAreInMetres() {
        const Scene scene = shapedHuman();
        const Json json = Json::parse(driversText(scene, humanDrivers(scene)));
        QCOMPARE(json["joints"].size(), std::size_t{4});
        for (const Json& joint : json["joints"]) {
            const std::int32_t j = scene.skeleton.find(joint["name"]);
            const Transform bind = scene.skeleton.parentFromJointBind(static_cast<std::size_t>(j));
            const std::vector<double> t = listOf(joint["translation"]);
            QVERIFY((Vec3(t[0], t[1], t[2]) - bind.translation() * scene.metersPerUnit).norm() < 1e-9);
            const std::vector<double> q = listOf(joint["rotation"]);
            QVERIFY(Quat(q[3], q[0], q[1], q[2]).angularDistance(Quat(bind.linear())) < 1e-9);
        }
    }

    void shapesNameMeshesAndPartners() {
        const Scene scene = shapedHuman();
        const Json shapes = Json::parse(driversText(scene, humanDrivers(scene)))["shapes"];
        QCOMPARE(shapes.size(), std::size_t{2});
        QCOMPARE(shapes[0]["partner"].get<std::string>(), std::string("Elbow_R_90"));
        QCOMPARE(shapes[1]["partner"].get<std::string>(), std::string("Elbow_L_90"));
        QCOMPARE(shapes[1]["meshes"].size(), std::size_t{1});
        QCOMPARE(shapes[1]["meshes"][0]["target"].get<int>(), 1);
        QCOMPARE(shapes[1]["drivers"].size(), std::size_t{1}); // nobody drives nothing
    }

    void standsBesideTheExport_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"a.glb", "a.gltf", "a.fbx", "A.GLB"}) {
            QTest::newRow(name) << QString::fromLatin1(name);
        }
    }

    void standsBesideTheExport() {
        QFETCH(const QString, name);
        const Scene scene = shapedHuman();
        const std::string stem = name.section('.', 0, 0).toStdString();
        const ImportFolder folder;
        Progress progress;
        std::vector<std::filesystem::path> written;
        QVERIFY(
            exportScene(scene, folder.path(name.toStdString()), engineSettings(scene), progress, &written));
        QVERIFY(fileJson(folder.path(stem + ".drivers.json")) ==
                Json::parse(driversText(scene, humanDrivers(scene))));
        QVERIFY(std::ranges::find(written, folder.path(stem + ".drivers.json")) != written.end());
    }

    /// Bytes of exports without drivers, and of those whose profile asks for none, stay as they were.
    void withoutDriversThereIsNone() {
        const Scene scene = shapedHuman();
        const ImportFolder folder;
        Progress progress;
        ExportSettings settings = engineSettings(scene);
        settings.drivers.clear();
        QVERIFY(exportScene(scene, folder.path("none.glb"), settings, progress));
        settings = engineSettings(scene);
        settings.drivers = {{"nobody", JointAngle::Swing, DriverChannel::Shape, "no shape", {{0.0, 1.0}}}};
        QVERIFY(exportScene(scene, folder.path("idle.glb"), settings, progress));
        settings = engineSettings(scene);
        settings.engineFiles = EngineFiles::ByProfile;
        QVERIFY(exportScene(scene, folder.path("blender.glb"), settings, progress));
        for (const char* name : {"none.drivers.json", "idle.drivers.json", "blender.drivers.json"}) {
            QVERIFY2(!std::filesystem::exists(folder.path(name)), name);
        }
        settings.profile = EngineProfile::Godot;
        QVERIFY(exportScene(scene, folder.path("godot.glb"), settings, progress));
        QVERIFY(std::filesystem::exists(folder.path("godot.drivers.json")));
    }

    /// The last export's is replaced; what somebody else wrote is not.
    void replacesItsOwnAlone() {
        const Scene scene = shapedHuman();
        const ImportFolder folder;
        Progress progress;
        ExportSettings settings = engineSettings(scene);
        QVERIFY(exportScene(scene, folder.path("a.glb"), settings, progress));
        QVERIFY(exportScene(scene, folder.path("a.glb"), settings, progress));
        folder.write("b.drivers.json", "{\"mine\": true}");
        QVERIFY(failsWith(checkSideFiles(scene, folder.path("b.glb"), settings), ErrorCode::SideFileExists));
        QVERIFY(failsWith(exportScene(scene, folder.path("b.glb"), settings, progress),
                          ErrorCode::SideFileExists));
        QVERIFY(!std::filesystem::exists(folder.path("b.glb")));
        settings.replaceSideFiles = true;
        QVERIFY(exportScene(scene, folder.path("b.glb"), settings, progress));
    }

    /// `-o a.fbx -o a.glb`.
    void exportsOfOneNameShareIt() {
        const Scene scene = shapedHuman();
        const ImportFolder folder;
        Progress progress;
        OutputSet outputs;
        for (const char* name : {"a.fbx", "a.glb"}) {
            QVERIFY(exportInto(&outputs, scene, folder.path(name), engineSettings(scene), progress, nullptr));
        }
        QVERIFY(outputs.place(progress));
        for (const char* name : {"a.fbx", "a.glb", "a.drivers.json"}) {
            QVERIFY2(std::filesystem::exists(folder.path(name)), name);
        }
    }
};

SINEW_TEST(TestDriversFile, NoApplication)

} // namespace testDriversFile

#include "TestDriversFile.moc"
