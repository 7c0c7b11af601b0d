#include "core/deform/RestSkin.h"
#include "core/deform/Skinning.h"
#include "core/io/ExportScene.h"
#include "core/io/gltf/GltfContainer.h"
#include "core/io/patch/SaveScene.h"
#include "core/io/source/FileBytes.h"
#include "core/scene/ClipPose.h"
#include "core/scene/EditSkeleton.h"
#include "core/scene/RestPose.h"
#include "core/skeleton/HumanPose.h"
#include "tests/io/support/ExoticGltf.h"
#include "tests/io/support/ImportFiles.h"
#include "tests/support/HumanScene.h"
#include "tests/support/RigScenes.h"
#include "tests/support/Runner.h"
#include "tests/support/TestModels.h"

#include <nlohmann/json.hpp>

#include <QTest>

#include <array>

namespace testPatchRest {

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr double kNear = 2e-5; // of lengths: files keep floats

/// The scene with a pose as its rest pose, carried by linear skinning.
Scene restPosed(const Scene& scene, const Pose& pose) {
    SkeletonEdit edit = restEdit(scene.skeleton, pose);
    const std::vector<Transform> matrices = skinningMatrices(scene.skeleton, pose);
    std::vector<RestSkin> skins;
    for (const Part& part : scene.parts) {
        skins.push_back(part.weights ? restSkin(*part.mesh, *part.weights, matrices, Deformer::LinearBlend)
                                     : RestSkin{part.mesh->vertices, std::vector<Eigen::Quaternionf>(
                                                                         part.mesh->vertexCount(),
                                                                         Eigen::Quaternionf::Identity())});
    }
    edit.skins = std::make_shared<const std::vector<RestSkin>>(std::move(skins));
    const Expected<Scene> posed = withSkeletonEdits(scene, std::array{edit});
    return posed ? *posed : Scene();
}

Pose bentPose(const Skeleton& skeleton) {
    Pose pose = Pose::bindPose(skeleton);
    for (std::size_t j = 1; j < skeleton.size(); j += 2) {
        pose.joints[j].rotation = Quat(Eigen::AngleAxisd(0.4, Vec3(1, 2, 3).normalized()));
    }
    return pose;
}

double farthest(const std::vector<Vec3>& a, const std::vector<Vec3>& b) {
    double most = a.size() == b.size() ? 0.0 : 1e30;
    for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i) {
        most = std::max(most, (a[i] - b[i]).norm());
    }
    return most;
}

double shapesApart(const Mesh& a, const Mesh& b) {
    double most = a.morphTargets.size() == b.morphTargets.size() ? 0.0 : 1e30;
    for (std::size_t t = 0; t < std::min(a.morphTargets.size(), b.morphTargets.size()); ++t) {
        std::vector<Vec3> left(a.vertexCount(), Vec3::Zero());
        std::vector<Vec3> right = left;
        for (std::size_t i = 0; i < a.morphTargets[t].vertices.size(); ++i) {
            left[a.morphTargets[t].vertices[i]] = a.morphTargets[t].offsets[i];
        }
        for (std::size_t i = 0; i < b.morphTargets[t].vertices.size(); ++i) {
            right[b.morphTargets[t].vertices[i]] = b.morphTargets[t].offsets[i];
        }
        most = std::max(most, farthest(left, right));
    }
    return most;
}

double normalsApart(const Mesh& a, const Mesh& b) {
    double most = a.normals.size() == b.normals.size() ? 0.0 : 1e30;
    for (std::size_t c = 0; c < std::min(a.normals.size(), b.normals.size()); ++c) {
        most = std::max(most, static_cast<double>((a.normals[c] - b.normals[c]).norm()));
    }
    return most;
}

double jointsApart(const Scene& a, const Scene& b) {
    double most = a.skeleton.size() == b.skeleton.size() ? 0.0 : 1e30;
    for (std::size_t j = 0; j < std::min(a.skeleton.size(), b.skeleton.size()); ++j) {
        const Joint& left = a.skeleton.joints[j];
        const Joint& right = b.skeleton.joints[j];
        most = std::max({most, (left.modelFromJointBind.matrix() - right.modelFromJointBind.matrix()).norm(),
                         (left.parentFromJointRest.matrix() - right.parentFromJointRest.matrix()).norm()});
    }
    return most;
}

/// Of joints in all clips, at ten times each.
double clipsApart(const Scene& a, const Scene& b) {
    double most = a.clips.size() == b.clips.size() ? 0.0 : 1e30;
    for (std::size_t c = 0; c < std::min(a.clips.size(), b.clips.size()); ++c) {
        for (int i = 0; i <= 10; ++i) {
            const double seconds = a.clips[c].duration * i / 10.0;
            const auto left = modelFromJoints(a.skeleton, poseAt(a.skeleton, a.clips[c], seconds));
            const auto right = modelFromJoints(b.skeleton, poseAt(b.skeleton, b.clips[c], seconds));
            for (std::size_t j = 0; j < left.size(); ++j) {
                most = std::max(most, (left[j].translation() - right[j].translation()).norm());
            }
        }
    }
    return most;
}

nlohmann::json jsonIn(const std::string& bytes) {
    const auto container = GltfContainer::split(bytes);
    return container ? nlohmann::json::parse(container->json, nullptr, false) : nlohmann::json();
}

} // namespace

/// Files of a character with another rest pose: vertices, joints and skins follow, all else is kept.
class TestPatchRest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theFileIsKept_data() {
        QTest::addColumn<QString>("which");
        for (const char* which : {"exotic", "rich", "human"}) {
            QTest::newRow(which) << QString(which);
        }
    }

    void theFileIsKept() {
        QFETCH(QString, which);
        const std::filesystem::path file =
            which == "exotic" ? m_folder.write("in.glb", exoticGlb())
                              : exported(which == "rich" ? richScene() : humanWithArms(40.0));
        const Scene scene = read(file);
        const Scene posed = restPosed(scene, bentPose(scene.skeleton));
        QVERIFY(!posed.skeleton.empty());
        const SavedScene saved = save(posed, file, "out.glb");
        QVERIFY(saved.kept);
        compare(posed, read(m_folder.path("out.glb")));
        const nlohmann::json before = jsonIn(*readWholeFile(file));
        const nlohmann::json after = jsonIn(*readWholeFile(m_folder.path("out.glb")));
        for (const char* list : {"materials", "textures", "images", "samplers", "scenes", "asset"}) {
            QVERIFY2(before.value(list, nlohmann::json()) == after.value(list, nlohmann::json()), list);
        }
    }

    /// Vertices that the pose leaves keep the very floats of the file.
    void whatStaysKeepsItsBytes() {
        const std::filesystem::path file = exported(humanWithArms(40.0));
        const Scene scene = read(file);
        Pose pose = Pose::bindPose(scene.skeleton);
        const auto arm = static_cast<std::size_t>(scene.skeleton.find("mixamorig:LeftForeArm"));
        pose.joints[arm].rotation = Quat(Eigen::AngleAxisd(0.7, Vec3::UnitY()));
        QVERIFY(save(restPosed(scene, pose), file, "arm.glb").kept);
        const Scene back = read(m_folder.path("arm.glb"));
        std::size_t same = 0;
        std::size_t moved = 0;
        for (std::size_t p = 0; p < scene.parts.size(); ++p) {
            for (std::size_t v = 0; v < scene.parts[p].mesh->vertexCount(); ++v) {
                const bool stays = scene.parts[p].mesh->vertices[v] == back.parts[p].mesh->vertices[v];
                same += stays ? 1U : 0U;
                moved += stays ? 0U : 1U;
            }
        }
        QVERIFY(same > moved && moved > 0);
    }

    /// There and back: the file is the first again, but for rounding.
    void thePoseBackBringsTheFileBack() {
        const std::filesystem::path file = exported(humanWithArms(45.0));
        const Scene scene = read(file);
        const Pose there = *humanPose(scene.skeleton, HumanPose::T);
        QVERIFY(save(restPosed(scene, there), file, "t.glb").kept);
        const Scene level = read(m_folder.path("t.glb"));
        Pose back = Pose::bindPose(level.skeleton);
        for (std::size_t j = 0; j < back.joints.size(); ++j) {
            back.joints[j].rotation = there.joints[j].rotation.conjugate();
        }
        QVERIFY(save(restPosed(level, back), m_folder.path("t.glb"), "a.glb").kept);
        compare(scene, read(m_folder.path("a.glb")));
    }

    void anFbxIsWrittenAnew() {
        Progress progress;
        const std::filesystem::path file = m_folder.path("human.fbx");
        QVERIFY(exportScene(humanWithArms(45.0), file, {}, progress).has_value());
        const Scene scene = read(file);
        const SavedScene saved = save(restPosed(scene, bentPose(scene.skeleton)), file, "posed.fbx");
        QVERIFY(!saved.kept);
        const auto rebuilt = std::ranges::find(saved.notices, NoticeCode::FileRebuilt, &Notice::code);
        QVERIFY(rebuilt != saved.notices.end());
        QCOMPARE(rebuilt->arguments, std::vector<std::string>{"rest-pose"});
    }

    void sharedModelsAreKept_data() {
        QTest::addColumn<QString>("file");
        for (const char* file :
             {"cesium_man.glb", "rigged_figure.glb", "kaykit_knight.glb", "quaternius_adventurer.glb",
              "mh_helpers_game.glb", "fox.glb", "xr_hand_l.gltf", "more/q_bunny.gltf", "more/q_george.glb"}) {
            QTest::newRow(file) << QString(file);
        }
    }

    void sharedModelsAreKept() {
        QFETCH(QString, file);
        SINEW_NEED_MODEL(found, file);
        const std::filesystem::path path = found.toStdString();
        const Scene scene = read(path);
        const Scene posed = restPosed(scene, bentPose(scene.skeleton));
        const std::string name = file.endsWith("gltf") ? "model.gltf" : "model.glb";
        const SavedScene saved = save(posed, path, name);
        if (!saved.kept) {
            for (const Notice& notice : saved.notices) {
                qInfo("%s: written anew: %s", qPrintable(file),
                      notice.arguments.empty() ? "" : notice.arguments.front().c_str());
            }
        }
        QVERIFY(saved.kept);
        compare(posed, read(m_folder.path(name)), file != "fox.glb");
    }

private:
    std::filesystem::path exported(const Scene& scene) const {
        Progress progress;
        const std::filesystem::path file = m_folder.path("source.glb");
        return exportScene(scene, file, {}, progress) ? file : std::filesystem::path();
    }

    static Scene read(const std::filesystem::path& file) {
        Progress progress;
        auto imported = importScene(file, progress);
        return imported ? std::move(imported->scene) : Scene();
    }

    SavedScene save(const Scene& scene, const std::filesystem::path& source, const std::string& name) const {
        Progress progress;
        ExportSettings settings;
        settings.maxInfluences = 0;
        settings.replaceSideFiles = true;
        auto saved = saveScene(scene, source, m_folder.path(name), settings, progress);
        if (!saved) {
            qWarning("not saved: %s", qPrintable(outcome(saved)));
        }
        return saved ? std::move(*saved) : SavedScene();
    }

    /// `normals`: the file has some; those of others are made anew when it is read.
    static void compare(const Scene& expected, const Scene& found, bool normals = true) {
        const double size = bounds(expected).diagonal();
        QCOMPARE(found.parts.size(), expected.parts.size());
        for (std::size_t p = 0; p < expected.parts.size(); ++p) {
            const Mesh& a = *expected.parts[p].mesh;
            const Mesh& b = *found.parts[p].mesh;
            QVERIFY2(farthest(a.vertices, b.vertices) < kNear * size, a.name.c_str());
            QVERIFY2(shapesApart(a, b) < kNear * size, a.name.c_str());
            if (normals) {
                QVERIFY2(normalsApart(a, b) < 1e-3, a.name.c_str());
            }
        }
        const double joints = jointsApart(expected, found);
        QVERIFY2(joints < kNear * (1.0 + size), QByteArray::number(joints).constData());
        const double clips = clipsApart(expected, found);
        QVERIFY2(clips < 1e-4 * size, QByteArray::number(clips / size).constData());
    }

    ImportFolder m_folder;
};

SINEW_TEST(TestPatchRest, sinew::test::NoApplication)

} // namespace testPatchRest

#include "TestPatchRest.moc"
