#include "core/io/ExportScene.h"
#include "tests/clients/ExportChecks.h"
#include "tests/support/RigScenes.h"
#include "tests/support/Runner.h"

#include <QTemporaryDir>
#include <QTest>

namespace testBlender {

using namespace sinew;
using namespace sinew::test;

/// Where the clip has its one moving joint, linear between keys.
static Transform kneeAt(const Scene& scene, double seconds) {
    const JointTrack& track = scene.clips[0].tracks[0];
    std::size_t k = 0;
    while (k + 2 < track.rotations.size() && track.rotations[k + 1].seconds < seconds) {
        ++k;
    }
    const double t = (seconds - track.rotations[k].seconds) / 0.25;
    Transform local = Transform::Identity();
    local.translate((1.0 - t) * track.translations[k].value + t * track.translations[k + 1].value);
    local.rotate(track.rotations[k].value.slerp(t, track.rotations[k + 1].value));
    return scene.skeleton.joints[1].modelFromJointBind * local;
}

/// What Blender makes of a small scene that has one of everything.
class TestBlender : public QObject {
    Q_OBJECT

    enum File { Fbx, Glb, TwoRootsFbx, TwoRootsGlb, UnrealFbx };
    const BlenderFile& file(File which) const { return m_files[which]; }
    QString write(const Scene& scene, const char* name, EngineProfile profile = EngineProfile::Blender) {
        const QString path = m_folder.filePath(QString::fromLatin1(name));
        ExportSettings settings;
        settings.profile = profile;
        Progress progress;
        const auto written = exportScene(scene, path.toStdString(), settings, progress);
        return written ? path : QString();
    }

    void compareClip(const BlenderFile& blender, BoneAxes axes) {
        const double height = heightInMeters(m_scene);
        QCOMPARE(blender.samples.size(), m_seconds.size());
        for (std::size_t s = 0; s < m_seconds.size(); ++s) {
            const Transform knee = kneeAt(m_scene, m_seconds[s]);
            for (std::size_t b = 0; b < blender.bones.size(); ++b) {
                const QString& name = blender.bones[b].name;
                const Transform& bone = blender.samples[s][b];
                if (name == QStringLiteral("膝.001") && axes == BoneAxes::Exact) {
                    // Between keys Blender runs straight in its own quaternions.
                    QVERIFY2((bone.linear() - knee.linear()).norm() < 2e-3,
                             qPrintable(QString::number(m_seconds[s])));
                }
                if (name == QStringLiteral("Spitze")) {
                    const Vec3 tip = knee * m_scene.skeleton.parentFromJointBind(4).translation() * 0.01;
                    QVERIFY2((bone.translation() - tip).norm() < 2e-3 * height,
                             qPrintable(QString::number(m_seconds[s])));
                }
            }
        }
    }

    QTemporaryDir m_folder;
    Scene m_scene = richScene();
    Scene m_twoRoots = richSceneWithTwoRoots();
    Pose m_pose = bentPose(m_scene.skeleton);
    std::vector<double> m_seconds{0.0, 0.25, 0.6, 1.1, 2.0};
    std::vector<BlenderFile> m_files;

private Q_SLOTS:
    void initTestCase() {
        SINEW_NEED_BLENDER();
        const auto pose = blenderPose(m_scene.skeleton, m_pose);
        m_files = readWithBlender({{write(m_scene, "rich.fbx"), pose, m_seconds},
                                   {write(m_scene, "rich.glb"), {}, m_seconds},
                                   {write(m_twoRoots, "two.fbx"), pose, {}},
                                   {write(m_twoRoots, "two.glb"), {}, {}},
                                   {write(m_scene, "unreal.fbx", EngineProfile::Unreal), pose, {}}});
        for (const BlenderFile& one : m_files) {
            QCOMPARE(one.error, QString());
        }
    }

    void fbxKeepsSkeletonGeometryAndWeights() {
        QCOMPARE(skeletonDifference(file(Fbx), m_scene, BoneAxes::Exact), QString());
        QCOMPARE(geometryDifference(file(Fbx), m_scene), QString());
        QCOMPARE(weightsDifference(file(Fbx), m_scene, 1e-6), QString());
    }

    void fbxKeepsWhatHangsOnTheMesh() {
        QCOMPARE(file(Fbx).meshes.size(), std::size_t{2});
        const auto& meshes = file(Fbx).meshes;
        const BlenderMesh& body = meshes[0].name == QStringLiteral("Körper") ? meshes[0] : meshes[1];
        const BlenderMesh& prop = meshes[0].name == QStringLiteral("Körper") ? meshes[1] : meshes[0];
        QCOMPARE(body.uvSets, (QStringList{"UVMap", "Detail"}));
        QCOMPARE(body.colorSets, QStringList{"Col"});
        QCOMPARE(body.materials, (QStringList{"Haut", "Glas"}));
        QCOMPARE(body.morphTargets, (QStringList{"Basis", QStringLiteral("lächeln"), "leer"}));
        QVERIFY(
            body.images.contains(QStringLiteral("Haut packed 2x2"))); // Blender makes a copy for the alpha
        QVERIFY(body.skinned);
        QCOMPARE(prop.name, QStringLiteral("Kiste"));
        QVERIFY(!prop.skinned);
    }

    void fbxPosesAsWeDo() {
        QVERIFY(!(m_pose == Pose::bindPose(m_scene.skeleton)));
        QCOMPARE(poseDifference(file(Fbx), m_scene, m_pose, 1e-5), QString());
        // The check itself must see a difference where there is one.
        QVERIFY(!poseDifference(file(Fbx), m_scene, Pose::bindPose(m_scene.skeleton), 1e-5).isEmpty());
    }

    void fbxPlaysTheClip() {
        QCOMPARE(file(Fbx).actions.size(), 1);
        QVERIFY(file(Fbx).actions[0].contains(QStringLiteral("Dreh dich")));
        compareClip(file(Fbx), BoneAxes::Exact);
    }

    void severalRootsBecomeOneArmature() {
        QCOMPARE(skeletonDifference(file(TwoRootsFbx), m_twoRoots, BoneAxes::Exact), QString());
        QCOMPARE(weightsDifference(file(TwoRootsFbx), m_twoRoots, 1e-6), QString());
        Pose pose = m_pose;
        pose.joints.emplace_back(); // the other root stays
        QCOMPARE(poseDifference(file(TwoRootsFbx), m_twoRoots, pose, 1e-5), QString());
        QCOMPARE(skeletonDifference(file(TwoRootsGlb), m_twoRoots, BoneAxes::HeadsOnly), QString());
    }

    void unrealFileIsInCentimeters() {
        // Blender shows the unit as a scale of the object; places in metres are the same.
        const BlenderFile& unreal = file(UnrealFbx);
        QVERIFY((unreal.armatureScale - Vec3::Constant(0.01)).norm() < 1e-8);
        QCOMPARE(geometryDifference(unreal, m_scene), QString());
        QCOMPARE(poseDifference(unreal, m_scene, m_pose, 1e-5), QString());
    }

    void glbHasTheSameSkeletonAndWeights() {
        QCOMPARE(skeletonDifference(file(Glb), m_scene, BoneAxes::HeadsOnly), QString());
        QCOMPARE(weightsDifference(file(Fbx), file(Glb), 1e-6), QString());
        const auto& meshes = file(Glb).meshes;
        QCOMPARE(meshes.size(), std::size_t{2});
        const BlenderMesh& body = meshes[0].name == QStringLiteral("Körper") ? meshes[0] : meshes[1];
        QCOMPARE(body.uvSets.size(), 2);
        QCOMPARE(body.materials, (QStringList{"Haut", "Glas"}));
        QCOMPARE(body.morphTargets, (QStringList{"Basis", QStringLiteral("lächeln"), "leer"}));
        QCOMPARE(body.images, QStringList{"Haut packed 2x2"});
    }

    void glbPlaysTheClip() {
        QCOMPARE(file(Glb).actions.size(), 1);
        compareClip(file(Glb), BoneAxes::HeadsOnly);
    }
};

SINEW_TEST(TestBlender, QCoreApplication)

} // namespace testBlender

#include "TestBlender.moc"
