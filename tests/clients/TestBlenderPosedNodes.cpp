#include "tests/app/support/LimbFiles.h"
#include "tests/app/support/RunSinew.h"
#include "tests/clients/BlenderReader.h"
#include "tests/clients/SkinComparer.h"
#include "tests/io/support/GltfFiles.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <cmath>

namespace testBlenderPosedNodes {

using namespace sinew;
using namespace sinew::test;
using Json = nlohmann::json;

namespace {

Transform standing(double x) {
    Transform frame = Transform::Identity();
    frame.translation() = Vec3(x, 0, 0);
    return frame.inverse();
}

/// A limb along x whose joints were bound in a line, and whose nodes now stand otherwise: "body" and what
/// hangs below it is turned, "foot" beside it is not. Blender takes the pose of the nodes for the bind pose
/// of "body", so that its importer moves vertices of "body" and those of "foot" differently. The comparison
/// turns bones by their names, "spine" among them.
std::string posedLimb() {
    const Mesh limb = capsule(Vec3(-2, 0, 0), Vec3(2, 0, 0), 0.25, 12, 24);
    GltfBuilder file;
    std::vector<std::uint16_t> joints;
    std::vector<float> weights;
    for (const Vec3& vertex : limb.vertices) {
        const std::uint16_t joint = vertex.x() < -1.0 ? 0 : vertex.x() < 0.9 ? 1 : 2;
        joints.insert(joints.end(), {joint, 0, 0, 0});
        weights.insert(weights.end(), {1.0F, 0.0F, 0.0F, 0.0F});
    }
    std::vector<std::uint16_t> corners;
    for (const Triangle& triangle : triangulate(limb)) {
        for (const std::uint32_t corner : triangle) {
            corners.push_back(static_cast<std::uint16_t>(corner));
        }
    }
    const std::size_t vertices = file.vertices(limb.vertices);
    Vec3 min = limb.vertices.front();
    Vec3 max = min;
    for (const Vec3& vertex : limb.vertices) {
        min = min.cwiseMin(vertex);
        max = max.cwiseMax(vertex);
    }
    file.json["accessors"][vertices]["min"] = {min.x(), min.y(), min.z()};
    file.json["accessors"][vertices]["max"] = {max.x(), max.y(), max.z()};
    const Json attributes = {{"POSITION", vertices},
                             {"JOINTS_0", file.shorts("VEC4", 4, joints)},
                             {"WEIGHTS_0", file.floats("VEC4", 4, weights)}};
    const std::size_t indices = file.shorts("SCALAR", 1, corners);
    file.json["meshes"] = {
        {{"name", "limb"}, {"primitives", {{{"attributes", attributes}, {"indices", indices}}}}}};
    file.json["skins"] = {{{"joints", {1, 2, 3}},
                           {"inverseBindMatrices", file.matrices({standing(-2), standing(0), standing(1)})}}};
    const double turn = 0.15;
    file.json["nodes"] = {{{"name", "rig"}, {"children", {1, 3}}},
                          {{"name", "body"},
                           {"translation", {-2, 0, 0}},
                           {"rotation", {0, 0, std::sin(turn), std::cos(turn)}},
                           {"children", {2}}},
                          {{"name", "spine"}, {"translation", {2, 0, 0}}},
                          {{"name", "foot"}, {"translation", {1, 0, 0}}, {"children", {5}}},
                          {{"name", "limb"}, {"mesh", 0}, {"skin", 0}},
                          {{"name", "toe"}, {"translation", {1, 0, 0}}}};
    file.json["scenes"] = {{{"nodes", {0, 4}}}};
    return file.text();
}

} // namespace

/// A file whose nodes stand otherwise than they were bound, bound into its own format: Blender poses it as it
/// poses the source with those weights.
class TestBlenderPosedNodes : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void blenderPosesAsTheSource() {
        SINEW_NEED_BLENDER();
        const LimbFiles files;
        const QString source = files.with("posed.gltf", QByteArray::fromStdString(posedLimb()));
        const QString result = files.path("bound.gltf");
        const Ran ran = runSinew({"bind", source, "-o", result, "--resolution", "64", "--report", "-"});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        QVERIFY2(ran.out.contains("\"onlySkinChanged\": true"), qPrintable(ran.told()));
        const QJsonObject posed = poseWithBlender({{source, result}})[0].toObject();
        QVERIFY2(posed["error"].toString().isEmpty(), told(posed));
        QCOMPARE(posed["meshes"].toInt(), 1);
        QVERIFY2(posed["bones"].toBool(), told(posed));
        QVERIFY2(posed["moved"].toDouble() > 0.05, told(posed));
        QVERIFY2(posed["apart"].toDouble(1.0) < 1e-4, told(posed));
    }
};

SINEW_TEST(TestBlenderPosedNodes, QCoreApplication)

} // namespace testBlenderPosedNodes

#include "TestBlenderPosedNodes.moc"
