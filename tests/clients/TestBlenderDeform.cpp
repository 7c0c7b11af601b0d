#include "core/io/ExportScene.h"
#include "core/io/ImportScene.h"
#include "core/solve/Bind.h"
#include "tests/clients/ExportChecks.h"
#include "tests/support/Runner.h"
#include "tests/support/TestModels.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <map>

namespace testBlenderDeform {

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr double kTolerance = 1e-4; ///< of the height
constexpr const char* kSample = "wayfarer.fbx";

/// A posed character and what Blender makes of it.
struct Case {
    Scene scene;
    Pose pose;
    BlenderFile linear;
    BlenderFile preservingVolume;
    Pose wrung;
    BlenderFile wrungPreservingVolume;
};

/// Every joint turned by 80 degrees against its parent.
Pose wrungPose(const Skeleton& skeleton) {
    Pose pose = bentPose(skeleton);
    for (JointPose& joint : pose.joints) {
        joint.rotation = Quat(Eigen::AngleAxisd(1.4, Vec3::UnitY()));
    }
    return pose;
}

/// With the weights of the file, or those of a bind where it has none.
Expected<Scene> weightedScene(const QString& file) {
    Progress progress;
    Expected<ImportedScene> imported = importScene(file.toStdString(), progress);
    if (!imported) {
        return fail(imported.error());
    }
    Scene& scene = imported->scene;
    if (std::ranges::none_of(scene.parts, [](const Part& part) { return part.weights != nullptr; })) {
        BindSettings settings;
        settings.resolution = 64;
        settings.automatic = false;
        Expected<BindResult> bound = bind(scene, settings, progress);
        if (!bound) {
            return fail(bound.error());
        }
        for (std::size_t p = 0; p < bound->weights.size(); ++p) {
            scene.parts[p].weights = bound->weights[p];
        }
    }
    return limited(std::move(scene), 4);
}

} // namespace

#define SINEW_CASE()                                                                                         \
    SINEW_NEED_BLENDER();                                                                                    \
    QFETCH(const QString, name);                                                                             \
    if (!m_cases.contains(name)) {                                                                           \
        QSKIP("SINEW_TEST_MODELS does not hold it");                                                         \
    }                                                                                                        \
    const Case& one = m_cases.at(name);

/// Linear blending and dual quaternions are those of Blender's armature modifier, without and with "Preserve
/// Volume".
class TestBlenderDeform : public QObject {
    Q_OBJECT

    void models() {
        QTest::addColumn<QString>("name");
        for (const char* name :
             {kSample, "fox.glb", "mh_worker_mixamo.fbx", "quaternius_spider.fbx", "tps_red_robot.glb"}) {
            QTest::newRow(name) << QString::fromLatin1(name);
        }
    }

    QTemporaryDir m_folder;
    std::map<QString, Case> m_cases;

private Q_SLOTS:
    void initTestCase() {
        SINEW_NEED_BLENDER();
        std::vector<BlenderJob> jobs;
        for (const char* file :
             {kSample, "fox.glb", "mh_worker_mixamo.fbx", "quaternius_spider.fbx", "tps_red_robot.glb"}) {
            const QString name = QString::fromLatin1(file);
            const QString path = file == kSample ? sourcePath("resources/sample/" + name) : modelPath(name);
            if (path.isEmpty()) {
                continue;
            }
            auto scene = weightedScene(path);
            QVERIFY2(scene, file);
            Case& one = m_cases[name];
            one.scene = std::move(*scene);
            one.pose = bentPose(one.scene.skeleton);
            const QString exported = m_folder.filePath(name.section(u'.', 0, 0) + ".fbx");
            Progress progress;
            QVERIFY(exportScene(one.scene, exported.toStdString(), ExportSettings(), progress));
            one.wrung = wrungPose(one.scene.skeleton);
            for (const bool preserve : {false, true}) {
                jobs.push_back({exported, blenderPose(one.scene.skeleton, one.pose), {}, preserve});
            }
            jobs.push_back({exported, blenderPose(one.scene.skeleton, one.wrung), {}, true});
        }
        std::vector<BlenderFile> read = readWithBlender(jobs);
        for (auto& [name, one] : m_cases) {
            const QString stem = m_folder.filePath(name.section(u'.', 0, 0) + ".fbx");
            auto next = read.begin() + (std::ranges::find(jobs, stem, &BlenderJob::file) - jobs.begin());
            for (BlenderFile* file : {&one.linear, &one.preservingVolume, &one.wrungPreservingVolume}) {
                *file = std::move(*next++);
                QCOMPARE(file->error, QString());
            }
        }
    }

    void linearBlendIsBlenders_data() { models(); }
    void linearBlendIsBlenders() {
        SINEW_CASE();
        const double off = poseError(one.linear, one.scene, one.pose, Deformer::LinearBlend);
        qInfo("off by %.2g of the height", off);
        QVERIFY(off <= kTolerance);
        // The check must see a difference where there is one.
        QVERIFY(poseError(one.preservingVolume, one.scene, one.pose, Deformer::LinearBlend) >
                10.0 * kTolerance);
    }

    void dualQuaternionsAreBlenders_data() { models(); }
    void dualQuaternionsAreBlenders() {
        SINEW_CASE();
        const double off = poseError(one.preservingVolume, one.scene, one.pose, Deformer::DualQuaternion);
        qInfo("off by %.2g of the height", off);
        QVERIFY(off <= kTolerance);
    }

    void beyondHalfTurnsSignsDiffer_data() { models(); }
    /// Blender takes each quaternion the way round that is nearer to the sum of those before it, we the one
    /// that is nearer to the parent's: a vertex that hangs on joints more than half a turn apart goes another
    /// way.
    void beyondHalfTurnsSignsDiffer() {
        SINEW_CASE();
        const BlenderFile& blender = one.wrungPreservingVolume;
        const double chain = poseError(blender, one.scene, one.wrung, Deformer::DualQuaternion);
        const double inTurn =
            poseError(blender, one.scene, one.wrung, Deformer::DualQuaternion, Signs::NearestToSum);
        qInfo("off by %.2g of the height; with Blender's signs by %.2g", chain, inTurn);
        QVERIFY(inTurn <= kTolerance);
    }
};

SINEW_TEST(TestBlenderDeform, QCoreApplication)

} // namespace testBlenderDeform

#include "TestBlenderDeform.moc"
