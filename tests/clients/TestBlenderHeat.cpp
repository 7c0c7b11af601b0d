#include "core/solve/Bind.h"
#include "tests/clients/BlenderReader.h"
#include "tests/support/BlockSurface.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/support/TestModels.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>

namespace testBlenderHeat {

using namespace sinew;
using namespace sinew::test;

namespace {

BindSettings heatSettings() {
    BindSettings settings;
    settings.solver = "heat";
    settings.jointChoice = JointChoice::All;
    settings.fitBones = false;
    settings.guessLoneBones = false;
    settings.rigidShells = false;
    settings.maxInfluences = 0;
    return settings;
}

/// Joints at all places but the last, where the last one's bone ends.
void addChain(Skeleton& skeleton, const std::vector<Vec3>& positions) {
    for (std::size_t i = 0; i + 1 < positions.size(); ++i) {
        Joint joint;
        joint.name = "joint_" + std::to_string(skeleton.size());
        joint.parent = i == 0 ? kNone : static_cast<std::int32_t>(skeleton.size()) - 1;
        joint.modelFromJointBind.translation() = positions[i];
        joint.tail = positions[i + 1];
        skeleton.joints.push_back(joint);
    }
}

Scene threeBones() {
    Skeleton skeleton;
    addChain(skeleton, {Vec3(-2, 0, 0), Vec3(-0.7, 0, 0), Vec3(0.6, 0, 0), Vec3(2, 0, 0)});
    return scene(capsule(Vec3(-2, 0, 0), Vec3(2, 0, 0), 0.4, 16, 40), skeleton);
}

Scene letterT() {
    Skeleton skeleton;
    addChain(skeleton, {Vec3(0, -1.2, 0), Vec3(0, 0, 0), Vec3(0, 0.9, 0)});
    addChain(skeleton, {Vec3(-0.2, 0.9, 0), Vec3(-0.7, 0.9, 0), Vec3(-1.2, 0.9, 0)});
    addChain(skeleton, {Vec3(0.2, 0.9, 0), Vec3(0.7, 0.9, 0), Vec3(1.2, 0.9, 0)});
    const std::vector<Round> rounds{{Vec3(0, -1.2, 0), Vec3(0, 0.9, 0), 0.3},
                                    {Vec3(-1.2, 0.9, 0), Vec3(1.2, 0.9, 0), 0.22}};
    return scene(blockSurface(rounds, 0.08), skeleton);
}

/// A trunk with two legs and two arms that hang down beside it.
Scene hangingArms() {
    Skeleton skeleton;
    std::vector<Round> rounds{{Vec3(0, -0.9, 0), Vec3(0, 0.8, 0), 0.3}};
    addChain(skeleton, {Vec3(0, -1, 0), Vec3(0, 0, 0), Vec3(0, 0.9, 0)});
    for (const double side : {-1.0, 1.0}) {
        addChain(skeleton, {Vec3(0.25 * side, 0.8, 0), Vec3(0.6 * side, 0.8, 0), Vec3(0.7 * side, 0, 0),
                            Vec3(0.75 * side, -0.8, 0)});
        addChain(skeleton,
                 {Vec3(0.22 * side, -1.1, 0), Vec3(0.26 * side, -1.7, 0), Vec3(0.3 * side, -2.3, 0)});
        rounds.push_back({Vec3(0.1 * side, 0.8, 0), Vec3(0.6 * side, 0.8, 0), 0.17});
        rounds.push_back({Vec3(0.6 * side, 0.8, 0), Vec3(0.75 * side, -0.8, 0), 0.15});
        rounds.push_back({Vec3(0.18 * side, -1.0, 0), Vec3(0.3 * side, -2.3, 0), 0.17});
    }
    return scene(blockSurface(rounds, 0.07), skeleton);
}

QJsonArray numbers(std::initializer_list<Vec3> positions) {
    QJsonArray flat;
    for (const Vec3& position : positions) {
        for (const double value : position) {
            flat.append(value);
        }
    }
    return flat;
}

QJsonObject jobOf(const Scene& scene, const std::vector<Bone>& bones, const QString& result) {
    QJsonArray vertices;
    for (const Vec3& vertex : scene.parts[0].mesh->vertices) {
        for (const double value : vertex) {
            vertices.append(value);
        }
    }
    QJsonArray polygons;
    for (std::size_t f = 0; f < scene.parts[0].mesh->polygonCount(); ++f) {
        QJsonArray polygon;
        for (const std::uint32_t vertex : scene.parts[0].mesh->polygon(f)) {
            polygon.append(static_cast<int>(vertex));
        }
        polygons.append(polygon);
    }
    QJsonArray segments;
    for (const Bone& bone : bones) {
        segments.append(numbers({bone.segments[0].a, bone.segments[0].b}));
    }
    return {{"vertices", vertices}, {"polygons", polygons}, {"bones", segments}, {"result", result}};
}

/// Blender's automatic weights, normalised as its armature modifier has them; joints are places in `bones`.
/// Empty when it wrote none.
SkinWeights heatOfBlender(const Scene& scene, const std::vector<Bone>& bones) {
    const QTemporaryDir folder;
    QFile job(folder.filePath(QStringLiteral("job.json")));
    const QString result = folder.filePath(QStringLiteral("weights.json"));
    if (job.open(QIODevice::WriteOnly)) {
        job.write(QJsonDocument(jobOf(scene, bones, result)).toJson());
        job.close();
    }
    QProcess blender;
    blender.setProcessChannelMode(QProcess::MergedChannels);
    blender.start(blenderProgram(),
                  {QStringLiteral("-b"), QStringLiteral("--factory-startup"), QStringLiteral("-P"),
                   sourcePath(QStringLiteral("tests/clients/blender_heat.py")), QStringLiteral("--"),
                   job.fileName()});
    blender.waitForFinished(-1);
    SkinWeightsBuilder weights;
    QFile written(result);
    if (!written.open(QIODevice::ReadOnly)) {
        qWarning("%s", blender.readAll().right(2000).constData());
        return weights.finish();
    }
    for (const QJsonValue vertex : QJsonDocument::fromJson(written.readAll()).array()) {
        const QJsonArray flat = vertex.toArray();
        std::vector<Influence> influences;
        for (qsizetype i = 0; i + 1 < flat.size(); i += 2) {
            influences.push_back({flat[i].toInt(), static_cast<float>(flat[i + 1].toDouble())});
        }
        weights.add(influences);
    }
    return weights.finish();
}

struct HeatDifference {
    double mean = 0.0; ///< over all vertices and bones of which either has a weight
    double largest = 0.0;
};

HeatDifference compare(const SkinWeights& ours, const SkinWeights& theirs, const std::vector<Bone>& bones) {
    HeatDifference difference;
    double pairs = 0.0;
    for (std::size_t p = 0; p < ours.vertexCount(); ++p) {
        for (std::size_t s = 0; s < bones.size(); ++s) {
            const auto a = static_cast<double>(weightOf(ours.at(p), bones[s].joint));
            const auto b = static_cast<double>(weightOf(theirs.at(p), static_cast<std::int32_t>(s)));
            if (a > 0.0 || b > 0.0) {
                difference.mean += std::abs(a - b);
                difference.largest = std::max(difference.largest, std::abs(a - b));
                ++pairs;
            }
        }
    }
    difference.mean /= std::max(pairs, 1.0);
    return difference;
}

} // namespace

/// On clean closed meshes bone heat gives Blender's automatic weights.
class TestBlenderHeat : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void weightsAreBlenders_data() {
        QTest::addColumn<int>("shape");
        QTest::newRow("three bones in a limb") << 0;
        QTest::newRow("letter T") << 1;
        QTest::newRow("hanging arms") << 2;
    }

    void weightsAreBlenders() {
        SINEW_NEED_BLENDER();
        QFETCH(int, shape);
        const Scene scene = shape == 0 ? threeBones() : shape == 1 ? letterT() : hangingArms();
        Progress progress;
        const auto bound = [&](double heat) {
            BindSettings settings = heatSettings();
            settings.heat = heat;
            const auto state = solveBind(scene, settings, progress);
            return std::pair(*state, *bindWeights(scene, **state, settings)[0]);
        };
        const auto [state, ours] = bound(1.0);
        const std::vector<Bone>& bones = state->input->sources.joints;
        QVERIFY(std::ranges::all_of(bones, [](const Bone& bone) { return bone.segments.size() == 1; }));
        const SkinWeights theirs = heatOfBlender(scene, bones);
        QCOMPARE(theirs.vertexCount(), ours.vertexCount());
        QCOMPARE(theirs.unweightedCount(), std::size_t{0});
        const HeatDifference difference = compare(ours, theirs, bones);
        QVERIFY2(difference.mean < 0.01, qPrintable(QString::number(difference.mean)));
        QVERIFY2(difference.largest < 0.15, qPrintable(QString::number(difference.largest)));
        // The check itself must see a difference where there is one.
        QVERIFY(compare(bound(4.0).second, theirs, bones).mean > 0.01);
    }
};

SINEW_TEST(TestBlenderHeat, QCoreApplication)

} // namespace testBlenderHeat

#include "TestBlenderHeat.moc"
