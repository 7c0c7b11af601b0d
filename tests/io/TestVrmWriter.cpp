#include "core/io/ExportScene.h"
#include "core/io/ImportScene.h"
#include "core/io/patch/SaveScene.h"
#include "core/io/source/FileBytes.h"
#include "tests/support/HumanScene.h"
#include "tests/support/RigScenes.h"
#include "tests/support/Runner.h"

#include <QTemporaryDir>
#include <QTest>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <filesystem>

namespace testVrmWriter {

using namespace sinew;
using namespace sinew::test;
using nlohmann::json;

namespace {

ExportSettings authored() {
    ExportSettings settings;
    settings.vrm.authors = {"Ada"};
    return settings;
}

const Notice* noticeOf(const Notices& notices, NoticeCode code) {
    const auto found = std::ranges::find(notices, code, &Notice::code);
    return found == notices.end() ? nullptr : &*found;
}

} // namespace

class TestVrmWriter : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theExtensionIsWhole() {
        const Scene scene = humanScene();
        QVERIFY(write(scene));
        const json file = root();
        QVERIFY(file["extensionsUsed"] == json::array({"VRMC_vrm"}));
        QVERIFY(!file.contains("extensionsRequired"));
        const json extension = vrm();
        QVERIFY(extension["specVersion"] == json("1.0"));
        const json& bones = extension["humanoid"]["humanBones"];
        QCOMPARE(bones.size(), std::size_t{26});
        for (const auto& [bone, value] : bones.items()) {
            const json& node = file["nodes"][value["node"].get<std::size_t>()];
            QVERIFY2(!node.contains("mesh") && node.contains("name"), bone.c_str());
        }
        QVERIFY(file["nodes"][bones["leftLowerArm"]["node"].get<std::size_t>()]["name"] ==
                json("mixamorig:LeftForeArm"));
        const json& shown = extension["firstPerson"]["meshAnnotations"][0];
        QVERIFY(file["nodes"][shown["node"].get<std::size_t>()].contains("mesh"));
        QVERIFY(shown["type"] == json("auto"));
        QVERIFY(extension["lookAt"]["type"] == json("bone"));
        // In metres, whatever the scene's unit.
        QVERIFY(std::abs(file["nodes"][0]["translation"][1].get<double>() - 1.0) < 1e-6);
    }

    void metaSaysWhatWasAsked() {
        QVERIFY(write(humanScene()));
        const json strict = vrm()["meta"];
        QVERIFY(strict["name"] == json("hero"));
        QVERIFY(strict["authors"] == json::array({"Ada"}));
        QVERIFY(strict["licenseUrl"] == json("https://vrm.dev/licenses/1.0/"));
        QVERIFY(strict["avatarPermission"] == json("onlyAuthor"));
        QVERIFY(strict["allowRedistribution"] == json(false));
        QVERIFY(!strict.contains("version") && !strict.contains("copyrightInformation"));
        ExportSettings settings = authored();
        settings.vrm.name = "Heldin";
        settings.vrm.authors.push_back("Käthe");
        settings.vrm.version = "2";
        settings.vrm.copyright = "(c) Ada";
        settings.vrm.avatar = VrmAvatar::Everyone;
        settings.vrm.commercial = VrmCommercial::Corporation;
        settings.vrm.modification = VrmModification::AllowModification;
        settings.vrm.uncredited = true;
        settings.vrm.violence = true;
        QVERIFY(write(humanScene(), settings));
        const json open = vrm()["meta"];
        QVERIFY(open["name"] == json("Heldin"));
        QVERIFY(open["authors"] == json::array({"Ada", "Käthe"}));
        QVERIFY(open["version"] == json("2"));
        QVERIFY(open["copyrightInformation"] == json("(c) Ada"));
        QVERIFY(open["avatarPermission"] == json("everyone"));
        QVERIFY(open["commercialUsage"] == json("corporation"));
        QVERIFY(open["modification"] == json("allowModification"));
        QVERIFY(open["creditNotation"] == json("unnecessary"));
        QVERIFY(open["allowExcessivelyViolentUsage"] == json(true));
        QVERIFY(open["allowExcessivelySexualUsage"] == json(false));
    }

    void eyesAreLookedFrom() {
        Scene scene = humanScene();
        QVERIFY(write(scene));
        QVERIFY(std::abs(vrm()["lookAt"]["offsetFromHeadBone"][1].get<double>() - 0.06) < 1e-9);
        const std::int32_t head = scene.skeleton.find("mixamorig:Head");
        for (const double x : {3.0, -3.0}) {
            Joint eye;
            eye.name = x > 0 ? "LeftEye" : "RightEye";
            eye.parent = head;
            eye.modelFromJointBind = Transform(Eigen::Translation3d(x, 168, 9));
            scene.skeleton.joints.push_back(eye);
        }
        QVERIFY(write(scene));
        const json offset = vrm()["lookAt"]["offsetFromHeadBone"];
        QVERIFY(std::abs(offset[0].get<double>()) < 1e-9);
        QVERIFY(std::abs(offset[1].get<double>() - 0.08) < 1e-9);
        QVERIFY(std::abs(offset[2].get<double>() - 0.09) < 1e-9);
    }

    void unusualPosesAreNoted_data() {
        QTest::addColumn<double>("arms");
        QTest::addColumn<double>("turned");
        QTest::newRow("T-pose") << 0.0 << 0.0;
        QTest::newRow("nearly") << 5.0 << 0.0;
        QTest::newRow("A-pose") << 45.0 << 0.0;
        QTest::newRow("faces -Z") << 0.0 << 180.0;
        QTest::newRow("faces the side") << 0.0 << 90.0;
    }

    void unusualPosesAreNoted() {
        QFETCH(double, arms);
        QFETCH(double, turned);
        const Expected<Notices> notices = write(arms > 0.0 ? humanWithArms(arms) : humanTurned(turned));
        QVERIFY(notices);
        const Notice* pose = noticeOf(*notices, NoticeCode::VrmPoseOff);
        QCOMPARE(pose != nullptr, arms > 10.0);
        if (pose != nullptr) {
            QCOMPARE(pose->count, std::size_t{4});
            QCOMPARE(pose->arguments.back(), std::string("45"));
            QVERIFY(pose->arguments.front().ends_with("Arm"));
        }
        QCOMPARE(noticeOf(*notices, NoticeCode::VrmFacesElsewhere) != nullptr, turned > 20.0);
    }

    void whatIsNoHumanIsRefused() {
        std::filesystem::remove(path()); // of other tests
        const auto refused = [&](const Scene& scene, ErrorCode code,
                                 const ExportSettings& settings = authored()) {
            const Expected<Notices> notices = write(scene, settings);
            const auto checked = checkSideFiles(scene, path(), settings);
            return !notices && notices.error().code == code && !checked && checked.error().code == code &&
                   !std::filesystem::exists(path());
        };
        QVERIFY(refused(richScene(), ErrorCode::VrmBonesMissing));
        Scene bare = humanScene();
        bare.skeleton = {};
        QVERIFY(refused(bare, ErrorCode::VrmBonesMissing));
        QVERIFY(refused(humanScene(), ErrorCode::VrmAuthorMissing, {}));
        ExportSettings blank;
        blank.vrm.authors = {" "};
        QVERIFY(refused(humanScene(), ErrorCode::VrmAuthorMissing, blank));
        Scene renamed = humanScene();
        renameJoint(renamed, "mixamorig:Head", "Mitte");
        QVERIFY(refused(renamed, ErrorCode::VrmBonesMissing));
        ExportSettings mapped = authored();
        mapped.vrm.bones = {{"head", "Mitte"}};
        QVERIFY(write(renamed, mapped));
        // Other formats ask for nothing.
        Progress progress;
        QVERIFY(exportScene(richScene(), path("rich.glb"), {}, progress));
    }

    void aVrmIsReadBack() {
        const Scene scene = humanScene();
        QVERIFY(write(scene));
        Progress progress;
        const auto read = importScene(path(), progress);
        QVERIFY(read);
        QCOMPARE(read->scene.skeleton.size(), scene.skeleton.size());
        QCOMPARE(read->scene.parts.size(), std::size_t{1});
        QVERIFY(read->scene.parts[0].weights);
    }

    /// What was written is a VRM like any other: its next export keeps its words. One that cannot be kept is
    /// not written anew unasked.
    void aVrmThatWasReadIsKept() {
        ExportSettings first = authored();
        first.vrm.name = "The first";
        QVERIFY(write(humanScene(), first));
        Progress progress;
        auto read = importScene(path(), progress);
        QVERIFY(read);
        const auto kept = saveScene(read->scene, path(), path(), {}, progress);
        QVERIFY(kept && kept->kept);
        QVERIFY(vrm()["meta"]["name"] == json("The first"));
        Scene moved = read->scene;
        moved.skeleton.joints.front().modelFromJointBind.translation() += Vec3(0, 0.1, 0);
        const auto lost = saveScene(moved, path(), path("second.vrm"), authored(), progress);
        QVERIFY(!lost && lost.error().code == ErrorCode::NotKept);
        ExportSettings anew = authored();
        anew.rebuild = true;
        const auto rebuilt = saveScene(moved, path(), path("second.vrm"), anew, progress);
        QVERIFY(rebuilt && !rebuilt->kept);
    }

private:
    Expected<Notices> write(const Scene& scene, const ExportSettings& settings = authored()) {
        Progress progress;
        return exportScene(scene, path(), settings, progress);
    }
    std::string path(const char* name = "hero.vrm") const { return m_folder.filePath(name).toStdString(); }
    json root() const {
        const std::string bytes = readWholeFile(path()).value_or(std::string(20, '\0'));
        std::uint32_t length = 0;
        std::memcpy(&length, bytes.data() + 12, 4);
        return json::parse(bytes.substr(20, length), nullptr, false);
    }
    json vrm() const { return root()["extensions"]["VRMC_vrm"]; }

    QTemporaryDir m_folder;
};

SINEW_TEST(TestVrmWriter, NoApplication)

} // namespace testVrmWriter

#include "TestVrmWriter.moc"
