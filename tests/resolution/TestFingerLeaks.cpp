#include "core/deform/Deform.h"
#include "core/geometry/Intersect.h"
#include "core/io/ImportScene.h"
#include "core/skeleton/Pose.h"
#include "core/solve/Bind.h"
#include "tests/support/Runner.h"
#include "tests/support/TestModels.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>

namespace testFingerLeaks {

using namespace sinew;

namespace {

/// 0: no finger; thumb 1 to little finger 5. Left and right hands are far apart and need no difference.
int fingerOf(const std::string& joint) {
    const QString name = QString::fromStdString(joint).toLower();
    if (name.contains("foot") || name.contains("toe") || name.contains("metacarpal")) {
        return 0;
    }
    constexpr std::array<const char*, 6> words{"thumb", "index", "middle", "ring", "pinky", "little"};
    for (std::size_t w = 0; w < words.size(); ++w) {
        if (name.contains(words[w])) {
            return static_cast<int>(std::min<std::size_t>(w, 4)) + 1;
        }
    }
    return 0;
}

struct Strongest {
    std::int32_t joint = kNone;
    float weight = 0.0F;
};

Strongest strongestOf(const SkinWeights& weights, std::size_t vertex) {
    Strongest best;
    for (const Influence& influence : weights.at(vertex)) {
        if (influence.weight > best.weight) {
            best = {influence.joint, influence.weight};
        }
    }
    return best;
}

/// Beyond the webbing: on the last quarter of the first bone of a finger, or on a later one, by the artist's
/// strongest weight.
bool beyondWebbing(const Skeleton& skeleton, std::int32_t joint, const Vec3& position) {
    const auto j = static_cast<std::size_t>(joint);
    const std::int32_t parent = skeleton.joints[j].parent;
    const auto finger = fingerOf(skeleton.joints[j].name);
    if (parent != kNone && fingerOf(skeleton.joints[static_cast<std::size_t>(parent)].name) == finger) {
        return true;
    }
    const std::vector<std::int32_t> children = skeleton.children()[j];
    if (children.empty()) {
        return false;
    }
    const Vec3 bone = skeleton.position(static_cast<std::size_t>(children[0])) - skeleton.position(j);
    return (position - skeleton.position(j)).dot(bone) > 0.75 * bone.squaredNorm();
}

struct Foreign {
    std::size_t vertices = 0; ///< of fingers, beyond the webbing
    std::size_t leaking = 0;  ///< with an influence over 0.01 from another finger
    double worst = 0.0;
};

Foreign foreignInfluence(const Scene& scene, const BindResult& result) {
    Foreign foreign;
    for (std::size_t p = 0; p < scene.parts.size(); ++p) {
        const Part& part = scene.parts[p];
        if (!part.weights) {
            continue;
        }
        for (std::size_t vertex = 0; vertex < part.mesh->vertexCount(); ++vertex) {
            const Strongest artist = strongestOf(*part.weights, vertex);
            const int finger =
                artist.weight > 0.6F
                    ? fingerOf(scene.skeleton.joints[static_cast<std::size_t>(artist.joint)].name)
                    : 0;
            if (finger == 0 || !beyondWebbing(scene.skeleton, artist.joint, part.mesh->vertices[vertex])) {
                continue;
            }
            double worst = 0.0;
            for (const Influence& influence : result.weights[p]->at(vertex)) {
                const int other =
                    fingerOf(scene.skeleton.joints[static_cast<std::size_t>(influence.joint)].name);
                worst = std::max(worst, other != 0 && other != finger ? double(influence.weight) : 0.0);
            }
            ++foreign.vertices;
            foreign.leaking += worst > 0.01 ? 1 : 0;
            foreign.worst = std::max(foreign.worst, worst);
        }
    }
    return foreign;
}

BindResult bound(const Scene& scene, int resolution, bool automatic) {
    BindSettings settings;
    settings.resolution = resolution;
    settings.automatic = false;
    settings.automatic = automatic;
    settings.maxInfluences = 0;
    settings.smoothing = 0.0; // spreads over the webbing on purpose: what comes through voxels is judged here
    settings.findLeaks = true;
    Progress progress;
    auto result = bind(scene, settings, progress);
    if (!result) {
        qFatal("bind failed with code %d", static_cast<int>(result.error().code));
    }
    return std::move(*result);
}

Foreign measured(const char* what, const Scene& scene, int resolution, bool automatic,
                 std::size_t* leaves = nullptr) {
    const BindResult result = bound(scene, resolution, automatic);
    const Foreign foreign = foreignInfluence(scene, result);
    const auto open = std::count_if(result.report.leaks.begin(), result.report.leaks.end(),
                                    [](const LeakLocation& location) { return location.open; });
    qInfo("%-22s %4d %s: %7zu leaves, %3zu places (%td parted), finest %.5f; %4zu points, %4zu leak, worst "
          "%.4f",
          what, resolution, automatic ? "auto" : "    ", result.report.leaves, result.report.leaks.size(),
          open, result.report.finestVoxelSize, foreign.vertices, foreign.leaking, foreign.worst);
    if (leaves != nullptr) {
        *leaves = result.report.leaves;
    }
    return foreign;
}

std::int32_t jointNamed(const Skeleton& skeleton, const char* name) {
    const std::int32_t joint = skeleton.find(name);
    if (joint == kNone) {
        qFatal("no joint %s", name);
    }
    return joint;
}

/// A turn about an axis of the model's space as a change of a joint's own rotation.
void turn(const Skeleton& skeleton, Pose& pose, const char* name, const Vec3& axis, double degrees) {
    const auto joint = static_cast<std::size_t>(jointNamed(skeleton, name));
    const Vec3 own = skeleton.joints[joint].modelFromJointBind.linear().transpose() * axis;
    Quat& rotation = pose.joints[joint].rotation;
    rotation = rotation * Quat(Eigen::AngleAxisd(degrees * M_PI / 180.0, own.normalized()));
}

std::vector<Vec3> posedVertices(const Scene& scene, const Pose& pose) {
    const std::vector<Transform> matrices = skinningMatrices(scene.skeleton, pose);
    return deformVertices(scene.parts[0].mesh->vertices, *scene.parts[0].weights, matrices,
                          Deformer::LinearBlend);
}

std::ptrdiff_t crossings(const Scene& scene, const Pose& pose) {
    Progress progress;
    const std::vector<char> marks =
        *selfIntersections(posedVertices(scene, pose), triangulate(*scene.parts[0].mesh), 1e-7, progress);
    return std::count(marks.begin(), marks.end(), char{1});
}

/// The hand with its fingers drawn together, side by side, as far as they go without crossing.
Scene closedHand(const Scene& open) {
    const Skeleton& skeleton = open.skeleton;
    const auto at = [&](const char* name) {
        return skeleton.position(static_cast<std::size_t>(jointNamed(skeleton, name)));
    };
    const Vec3 across = at("Little_Proximal_L") - at("Index_Proximal_L");
    const Vec3 along = at("Middle_Tip_L") - at("Middle_Proximal_L");
    const Vec3 palm = across.cross(along).normalized();
    Pose pose = Pose::bindPose(skeleton);
    const std::ptrdiff_t before = crossings(open, pose);
    constexpr std::array<std::pair<const char*, double>, 3> turns{
        {{"Index_Proximal_L", -1.0}, {"Ring_Proximal_L", 1.0}, {"Little_Proximal_L", 1.0}}};
    for (const auto& [joint, way] : turns) {
        double free = 0.0;
        for (double step = 16.0; step > 0.05; step *= 0.5) {
            Pose further = pose;
            turn(skeleton, further, joint, palm, way * (free + step));
            free += crossings(open, further) <= before ? step : 0.0;
        }
        turn(skeleton, pose, joint, palm, way * 0.98 * free);
        qInfo("%s turned by %.2f degrees", joint, 0.98 * free);
    }
    Scene closed = open;
    auto mesh = std::make_shared<Mesh>(*open.parts[0].mesh);
    mesh->vertices = posedVertices(open, pose);
    closed.parts[0].mesh = mesh;
    const std::vector<Transform> places = modelFromJoints(skeleton, pose);
    for (std::size_t j = 0; j < places.size(); ++j) {
        closed.skeleton.joints[j].modelFromJointBind = places[j];
    }
    return closed;
}

} // namespace

/// Weights must not jump from one finger to the next, on real hands.
class TestFingerLeaks : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void closedFingers() {
        SINEW_NEED_MODEL(file, "xr_hand_l.gltf")
        Progress progress;
        const auto imported = importScene(file.toStdString(), progress);
        QVERIFY(imported);
        const Scene closed = closedHand(imported->scene);
        measured("xr_hand_l, open", imported->scene, 256, false);
        for (const int resolution : {64, 128, 256, 512}) {
            measured("xr_hand_l, closed", closed, resolution, false);
        }
        const Foreign foreign = measured("xr_hand_l, closed", closed, 256, true);
        QVERIFY(foreign.vertices > 300);
        // A wall of one layer of voxels remains where the fingers touch.
        QVERIFY2(foreign.leaking * 200 < foreign.vertices, qPrintable(QString::number(foreign.leaking)));
        QVERIFY2(foreign.worst <= 0.02, qPrintable(QString::number(foreign.worst)));
    }

    void wholeCharacters_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"mh_worker_mixamo.fbx", "mh_helpers_game.glb", "pab_arnaud.fbx"}) {
            QTest::newRow(name) << name;
        }
    }
    void wholeCharacters() {
        QFETCH(QString, name);
        SINEW_NEED_MODEL(file, name)
        Progress progress;
        const auto imported = importScene(file.toStdString(), progress);
        QVERIFY(imported);
        std::size_t uniform = 0;
        std::size_t refined = 0;
        const Foreign before = measured(qPrintable(name), imported->scene, 256, false, &uniform);
        const Foreign foreign = measured(qPrintable(name), imported->scene, 256, true, &refined);
        QVERIFY(foreign.vertices > 100);
        QVERIFY2(foreign.leaking * 25 < foreign.vertices, qPrintable(QString::number(foreign.leaking)));
        // Where nothing leaks without refinement nothing may with it.
        QVERIFY(foreign.leaking < before.leaking || (foreign.leaking == 0 && before.leaking == 0));
        QVERIFY(refined < 3 * uniform);
    }
};

SINEW_TEST(TestFingerLeaks, sinew::test::NoApplication)

} // namespace testFingerLeaks

#include "TestFingerLeaks.moc"
