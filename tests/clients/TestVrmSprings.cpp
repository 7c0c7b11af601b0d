#include "core/avatar/BakeSprings.h"
#include "core/io/ExportScene.h"
#include "tests/clients/SkinComparer.h"
#include "tests/clients/WebClients.h"
#include "tests/io/support/ImportFiles.h"
#include "tests/io/support/VrmFiles.h"
#include "tests/support/Runner.h"
#include "tests/support/TestModels.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

#include <cmath>
#include <numbers>
#include <optional>

namespace testVrmSprings {

using namespace sinew;
using namespace sinew::test;

namespace {

/// Of a chain's length, by which its joints may be elsewhere than in three-vrm.
constexpr double kSameSwing = 0.001;
/// Of a chain's length, by which colliders push its joints away from those of a free chain at some time.
constexpr double kPushed = 0.02;
constexpr double kSeconds = 10.0;

/// How far joints of a chain are apart at some time, by the chain's length.
struct Swing {
    double swung = 0.0;  ///< from where they are without springs
    double apart = 1e9;  ///< in baked keys from where three-vrm has them
    double pushed = 0.0; ///< in baked keys from where three-vrm has them without colliders
};

/// A walk in place: hips that go up, down and aside, and a head that nods, a round every 1.2 seconds.
Clip walk(const Skeleton& skeleton) {
    constexpr int kFrames = 72;
    Clip clip{"walk", kFrames / 60.0, {}};
    JointTrack hips{skeleton.find("mixamorig:Hips"), {}, {}, {}};
    JointTrack head{skeleton.find("mixamorig:Head"), {}, {}, {}};
    const auto rest = [&](const JointTrack& track) {
        return skeleton.joints[static_cast<std::size_t>(track.joint)].parentFromJointRest;
    };
    for (int f = 0; f <= kFrames; ++f) {
        const double phase = 2.0 * std::numbers::pi * f / kFrames;
        const Vec3 step(3.0 * std::sin(phase), 2.5 * std::cos(2.0 * phase), 0.0);
        hips.translations.push_back({f / 60.0, Vec3(rest(hips).translation() + step)});
        const Quat nod(Eigen::AngleAxisd(0.25 * std::sin(2.0 * phase), Vec3::UnitX()));
        head.rotations.push_back({f / 60.0, Quat(Mat3(rest(head).linear())) * nod});
    }
    clip.tracks = {hips, head};
    return clip;
}

/// An avatar on a human who walks.
Scene walkingHuman(const Avatar& avatar) {
    Scene scene = livingHuman();
    scene.avatar = sharedAvatar(avatar);
    scene.clips = {walk(scene.skeleton)};
    return scene;
}

/// A collider that the lock of livingHuman leans on while its human walks. It leaves the lock room.
SpringCollider touched(ColliderShape shape) {
    SpringCollider result;
    result.name = nameOf(kColliderShapeNames, shape);
    result.shape = shape;
    result.joint = "mixamorig:Head";
    switch (shape) {
    case ColliderShape::Sphere:
        result.offset = Vec3(1.5, -7, -18);
        result.radius = 7;
        break;
    case ColliderShape::Capsule:
        result.joint = "mixamorig:Spine2";
        result.offset = Vec3(-8, 18, -22);
        result.tail = Vec3(10, 14, -24);
        result.radius = 5;
        break;
    case ColliderShape::Plane:
        result.offset = Vec3(0, -4, -20);
        result.normal = Vec3(0.2, 0.9, -0.4).normalized();
        break;
    case ColliderShape::InsideSphere:
        result.offset = Vec3(0, 4, -18);
        result.radius = 14;
        break;
    case ColliderShape::InsideCapsule:
        result.offset = Vec3(0, 10, -8);
        result.tail = Vec3(0, 2, -22);
        result.radius = 10;
        break;
    }
    return result;
}

/// Soft springs of fullAvatar, with all its colliders.
Springs softSprings() {
    Springs springs = fullAvatar().springs;
    for (SpringJoint& joint : springs.chains[0].joints) {
        joint.stiffness = 0.8;
        joint.drag = 0.3;
        joint.gravity = 0.4;
    }
    return springs;
}

/// The same with another collider, or none, instead of theirs.
Springs softSprings(const std::optional<SpringCollider>& collider) {
    Springs springs = softSprings();
    springs.colliders.clear();
    springs.groups.clear();
    springs.chains[0].groups.clear();
    if (collider) {
        springs.colliders = {*collider};
        springs.groups = {{"touched", {0}}};
        springs.chains[0].groups = {0};
    }
    return springs;
}

} // namespace

/// VRMs with springs, constraints and expressions: their schemas, the Khronos validator, and three-vrm.
class TestVrmSprings : public QObject {
    Q_OBJECT

    ImportFolder m_folder;

    QString written(const Scene& scene, const char* name, const ExportSettings& settings) {
        Progress progress;
        const auto done = exportScene(scene, m_folder.path(name), settings, progress);
        return done ? QString::fromStdString(m_folder.path(name).string()) : QString();
    }

private Q_SLOTS:
    void schemasFit_data() { versions(); }

    void schemasFit() {
        SINEW_NEED_PYTHON()
        QFETCH(const bool, old);
        SINEW_NEED_MODEL(schemas, QStringLiteral("../vrm/schema"))
        const QString file = fileOf(old);
        QVERIFY(!file.isEmpty());
        const QJsonObject checked = checkVrm(schemas, file);
        QVERIFY2(checked["problems"].toArray().isEmpty(), told(checked));
        for (const char* name :
             {"VRMC_vrm", "VRMC_springBone", "VRMC_node_constraint", "VRMC_materials_mtoon"}) {
            QVERIFY2(checked["checked"].toArray().contains(QString::fromLatin1(name)) != old, name);
        }
        QVERIFY(checked["checked"].toArray().contains(QStringLiteral("VRM")) == old);
    }

    void validatorFindsNoError_data() { versions(); }

    void validatorFindsNoError() {
        SINEW_NEED_WEB_CLIENTS();
        QFETCH(const bool, old);
        const QJsonArray verdicts = validateGltf({fileOf(old)});
        QCOMPARE(verdicts.size(), 1);
        QVERIFY2(verdicts[0].toObject()["errors"].toInt(-1) == 0, told(verdicts[0]));
    }

    void threeVrmReadsIt_data() { versions(); }

    void threeVrmReadsIt() {
        SINEW_NEED_WEB_CLIENTS();
        QFETCH(const bool, old);
        const QJsonObject read = readWithThreeVrm({}, fileOf(old));
        QVERIFY2(read["error"].toString().isEmpty(), told(read));
        QCOMPARE(read["version"].toString(), old ? QStringLiteral("0") : QStringLiteral("1"));
        const QJsonArray expressions = read["expressions"].toArray();
        for (const char* name : {"happy", "blink", "wink"}) {
            QVERIFY2(expressions.contains(QString::fromLatin1(name)), told(read));
        }
        QVERIFY2(read["moved"].toDouble() > 0.05, told(read));
        for (const QJsonValue& warning : read["warnings"].toArray()) {
            QVERIFY2(!warning.toString().contains(QStringLiteral("pring")), told(read));
        }
    }

    void freeChainsSwingAsInThreeVrm() {
        SINEW_NEED_WEB_CLIENTS();
        const Swing swing = swingOf(softSprings(std::nullopt));
        QVERIFY(swing.swung > 0.05);
        QVERIFY(swing.apart < kSameSwing);
    }

    void pushedChainsSwingAsInThreeVrm_data() {
        QTest::addColumn<int>("shape");
        for (const auto& [name, shape] : kColliderShapeNames) {
            QTest::newRow(name) << static_cast<int>(shape);
        }
    }

    void pushedChainsSwingAsInThreeVrm() {
        SINEW_NEED_WEB_CLIENTS();
        QFETCH(const int, shape);
        const Swing swing = swingOf(softSprings(touched(static_cast<ColliderShape>(shape))));
        QVERIFY(swing.pushed > kPushed);
        QVERIFY(swing.apart < kSameSwing);
    }

    /// Their order counts: no chain could obey them all.
    void allCollidersPushAsInThreeVrm() {
        SINEW_NEED_WEB_CLIENTS();
        const Swing swing = swingOf(softSprings());
        QVERIFY(swing.pushed > kPushed);
        QVERIFY(swing.apart < kSameSwing);
    }

private:
    static void versions() {
        QTest::addColumn<bool>("old");
        QTest::newRow("1.0") << false;
        QTest::newRow("0.x") << true;
    }

    Swing swingOf(const Springs& springs) {
        Avatar avatar = fullAvatar();
        avatar.constraints.clear();
        avatar.springs = softSprings(std::nullopt);
        const QString free = written(walkingHuman(avatar), "free.vrm", {});
        avatar.springs = springs;
        Scene scene = walkingHuman(avatar);
        const QString swinging = written(scene, "springs.vrm", {});
        Progress progress;
        const bool done = bakeSprings(scene, springs, {}, progress).has_value();
        const QString baked = written(scene, "baked.glb", {});
        if (!done || swinging.isEmpty() || free.isEmpty() || baked.isEmpty()) {
            return {};
        }
        const QJsonObject chain = chainOf(swinging, baked);
        const double length = chain["length"].toDouble();
        const Swing swing{chain["swung"].toDouble() / length, chain["apart"].toDouble(1e9) / length,
                          chainOf(free, baked)["apart"].toDouble() / length};
        qInfo("swings by %.2f %%, pushed by %.2f %%, apart %.6f %%", 100.0 * swing.swung,
              100.0 * swing.pushed, 100.0 * swing.apart);
        return swing;
    }

    static QJsonObject chainOf(const QString& springs, const QString& baked) {
        const QJsonObject swung = swingWithThreeVrm(springs, baked, kSeconds);
        if (!swung["error"].toString().isEmpty()) {
            qWarning("%s", told(swung).constData());
        }
        return swung["chains"].toArray()[0].toObject();
    }

    QString fileOf(bool old) {
        Avatar avatar = fullAvatar();
        Scene scene = walkingHuman(avatar);
        scene.materials = {Material()};
        scene.materials[0].name = "skin";
        ExportSettings settings;
        settings.vrm.spec = old ? VrmSpec::V0 : VrmSpec::V1;
        settings.vrm.mtoon = true;
        return written(scene, "full.vrm", settings);
    }
};

SINEW_TEST(TestVrmSprings, QCoreApplication)

} // namespace testVrmSprings

#include "TestVrmSprings.moc"
