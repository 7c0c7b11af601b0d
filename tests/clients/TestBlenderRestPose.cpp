#include "app/recipe/Recipe.h"
#include "core/io/ImportScene.h"
#include "core/scene/EditSkeleton.h"
#include "core/skeleton/edit/JointEdits.h"
#include "core/skeleton/edit/JointPlaces.h"
#include "core/skeleton/edit/MirrorJoints.h"
#include "tests/app/support/RunSinew.h"
#include "tests/clients/BlenderReader.h"
#include "tests/support/Runner.h"
#include "tests/support/TestModels.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <numeric>

namespace testBlenderRestPose {

using namespace sinew;
using namespace sinew::test;

namespace {

/// Of the height of the skeleton, or how far its farthest joint is from the origin: files hold floats.
constexpr double kRestTolerance = 1e-5;

/// Edits made one after the other, each on the skeleton that the one before left.
class RestEditing {
public:
    explicit RestEditing(const Scene& scene)
        : m_skeleton(scene.skeleton) {}

    bool make(const Expected<SkeletonSteps>& made) {
        const auto edited = made ? withEdits(m_skeleton, *made) : fail(made.error());
        if (!edited) {
            return false;
        }
        m_skeleton = edited->skeleton;
        steps.insert(steps.end(), made->begin(), made->end());
        return true;
    }
    const Skeleton& skeleton() const { return m_skeleton; }
    /// A joint with a parent and a child.
    std::int32_t limb() const {
        for (std::size_t j = 1; j < m_skeleton.size(); ++j) {
            const auto joint = static_cast<std::int32_t>(j);
            if (m_skeleton.joints[j].parent != kNone && mainChild(m_skeleton, joint) != kNone) {
                return joint;
            }
        }
        return kNone;
    }
    SkeletonSteps steps;

private:
    Skeleton m_skeleton;
};

Vec3 asideOf(const Skeleton& skeleton, std::int32_t joint) {
    const Vec3 end = *boneEnd(skeleton, joint);
    const Vec3 bone = end - skeleton.position(static_cast<std::size_t>(joint));
    return 0.2 * bone.norm() * Vec3(0.6, 0.5, -0.4);
}

std::vector<std::int32_t> allJoints(const Skeleton& skeleton) {
    std::vector<std::int32_t> all(skeleton.size());
    std::iota(all.begin(), all.end(), 0);
    return all;
}

/// Moved and turned: a file of the same joints can be patched.
bool moveSome(RestEditing& editing) {
    const std::int32_t joint = editing.limb();
    const Vec3 to =
        editing.skeleton().position(static_cast<std::size_t>(joint)) + asideOf(editing.skeleton(), joint);
    const Quat turn(Eigen::AngleAxisd(0.7, Vec3(1, 2, 3).normalized()));
    return editing.make(
               moveJoints(editing.skeleton(), std::array{JointMove{joint, to}}, JointsBelow::Stay)) &&
           editing.make(turnJoints(editing.skeleton(), std::array{joint}, turn, JointsBelow::Follow));
}

/// Everything that changes which joints there are, and how they are called and turned.
bool rebuildSome(RestEditing& editing) {
    const std::int32_t joint = editing.limb();
    const Vec3 aside = asideOf(editing.skeleton(), joint);
    return editing.make(splitBone(editing.skeleton(), joint, 3)) &&
           editing.make(extrudeJoints(editing.skeleton(), std::array{joint}, aside)) &&
           editing.make(renameJoint(editing.skeleton(), joint, "Gelenk")) &&
           editing.make(mirrorJoints(editing.skeleton(),
                                     std::array{static_cast<std::int32_t>(editing.skeleton().size() - 1)},
                                     mirrorTable(editing.skeleton()))) &&
           editing.make(orientJoints(editing.skeleton(), allJoints(editing.skeleton()),
                                     orientationFor(AxisConvention::Unreal),
                                     mirrorTable(editing.skeleton())));
}

/// What is farthest from where Blender has it, by joint; empty: all are near.
QString displaced(const BlenderFile& blender, const Skeleton& skeleton, double metersPerUnit) {
    double size = 0.0;
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        size = std::max(size, skeleton.position(j).norm() * metersPerUnit);
    }
    QString told;
    // Joints that the file does not name have names of our own: then the nearest bone is meant.
    const bool unnamed = std::ranges::none_of(skeleton.joints, [&](const Joint& joint) {
        return std::ranges::find(blender.bones, QString::fromStdString(joint.name), &BlenderBone::name) !=
               blender.bones.end();
    });
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        const QString name = QString::fromStdString(skeleton.joints[j].name);
        const auto away2 = [&](const BlenderBone& bone) {
            return (bone.modelFromBone.translation() - skeleton.position(j) * metersPerUnit).squaredNorm();
        };
        const auto bone = unnamed ? std::ranges::min_element(blender.bones, {}, away2)
                                  : std::ranges::find(blender.bones, name, &BlenderBone::name);
        if (bone == blender.bones.end()) {
            told += name + " is not there; ";
            continue;
        }
        const Vec3 head = bone->modelFromBone.translation();
        const double away = (head - skeleton.position(j) * metersPerUnit).norm();
        if (!(away <= kRestTolerance * size)) {
            told += QString("%1 is %2 of %3 away; ").arg(name).arg(away).arg(size);
        }
    }
    return told;
}

} // namespace

/// Skeletons edited by a recipe on the command line, and where Blender finds their bones at rest.
class TestBlenderRestPose : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void boneHeadsAreOurJoints_data() {
        QTest::addColumn<QString>("model");
        QTest::addColumn<bool>("rebuilt");
        for (const char* model : {"rigged_figure.glb", "cesium_man.glb", "fox.glb", "mh_worker_mixamo.fbx"}) {
            QTest::addRow("%s, moved", model) << QString(model) << false;
            QTest::addRow("%s, rebuilt", model) << QString(model) << true;
        }
    }

    void boneHeadsAreOurJoints() {
        QFETCH(QString, model);
        QFETCH(bool, rebuilt);
        SINEW_NEED_MODEL(source, model)
        SINEW_NEED_BLENDER();
        Progress progress;
        const auto read = importScene(source.toStdString(), progress);
        QVERIFY(read);
        RestEditing editing(read->scene);
        QVERIFY(rebuilt ? rebuildSome(editing) : moveSome(editing));
        const QTemporaryDir folder;
        Recipe recipe;
        recipe.skeletonEdits = editing.steps;
        recipe.bind.resolution = 64;
        recipe.bind.automatic = false;
        recipe.bind.jointChoice = JointChoice::All; // Blender makes no bones of joints without weight
        QVERIFY(writeRecipe(recipe, folder.filePath("edits.json").toStdString()));
        const QStringList outputs{folder.filePath("out.glb"), folder.filePath("out.fbx")};
        const Ran ran = runSinew({"bind", source, "--recipe", folder.filePath("edits.json"), "-q", "-o",
                                  outputs[0], "-o", outputs[1]});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        const std::vector<BlenderFile> files = readWithBlender({{outputs[0], {}, {}}, {outputs[1], {}, {}}});
        for (std::size_t f = 0; f < files.size(); ++f) {
            QCOMPARE(files[f].error, QString());
            const QString told = displaced(files[f], editing.skeleton(), read->scene.metersPerUnit);
            QVERIFY2(told.isEmpty(), qPrintable(outputs[static_cast<qsizetype>(f)] + ": " + told.left(600)));
        }
    }
};

SINEW_TEST(TestBlenderRestPose, QCoreApplication)

} // namespace testBlenderRestPose

#include "TestBlenderRestPose.moc"
