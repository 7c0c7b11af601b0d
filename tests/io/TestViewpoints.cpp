#include "core/io/ExportScene.h"
#include "core/io/ImportScene.h"
#include "tests/io/support/GltfFiles.h"
#include "tests/io/support/ImportFiles.h"
#include "tests/support/RigScenes.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <cmath>

namespace testViewpoints {

using namespace sinew;
using namespace sinew::test;
using Json = nlohmann::json;

namespace {

/// Two joints in a row; a spot and a camera on the upper one, a sun and a plan view in the scene.
std::string stagedGltf() {
    GltfBuilder file;
    file.json["extensionsUsed"] = {"KHR_lights_punctual"};
    const double half = std::sqrt(0.5);
    const auto lit = [](int light) { return Json{{"KHR_lights_punctual", {{"light", light}}}}; };
    file.json["nodes"] = {
        {{"name", "hips"}, {"children", {1}}},
        {{"name", "head"}, {"translation", {0, 1, 0}}, {"children", {3, 4}}},
        {{"name", "card"}, {"mesh", 0}, {"skin", 0}},
        {{"name", "eye"}, {"camera", 0}, {"translation", {0, 0, 2}}, {"rotation", {0, half, 0, half}}},
        {{"name", "torch"}, {"translation", {1, 0, 0}}, {"extensions", lit(0)}},
        {{"name", "plan"}, {"camera", 1}, {"translation", {0, 5, 0}}, {"rotation", {-half, 0, 0, half}}},
        {{"name", "sun"}, {"extensions", lit(1)}}};
    file.json["scenes"] = {{{"nodes", {0, 2, 5, 6}}}};
    file.json["cameras"] = {
        {{"type", "perspective"},
         {"perspective", {{"yfov", 0.75}, {"aspectRatio", 1.5}, {"znear", 0.25}, {"zfar", 50.0}}}},
        {{"type", "orthographic"},
         {"orthographic", {{"xmag", 4.0}, {"ymag", 2.0}, {"znear", 0.5}, {"zfar", 20.0}}}}};
    Json torch = {{"type", "spot"}, {"color", {1.0, 0.5, 0.25}}, {"intensity", 20.0}, {"range", 8.0}};
    torch["spot"] = {{"innerConeAngle", 0.25}, {"outerConeAngle", 0.5}};
    const Json sun = {{"type", "directional"}, {"intensity", 3.0}};
    file.json["extensions"] = {{"KHR_lights_punctual", {{"lights", {torch, sun}}}}};
    const Json attributes = {
        {"POSITION", file.vertices({{0, 0, 0}, {1, 0, 0}, {0, 1, 0}})},
        {"JOINTS_0", file.shorts("VEC4", 4, {0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0})},
        {"WEIGHTS_0", file.floats("VEC4", 4, {0.5F, 0.5F, 0, 0, 0.25F, 0.75F, 0, 0, 1, 0, 0, 0})}};
    file.json["meshes"] = {{{"primitives", {{{"attributes", attributes}}}}}};
    file.json["skins"] = {
        {{"joints", {0, 1}},
         {"inverseBindMatrices",
          file.matrices({Transform::Identity(), Transform(Eigen::Translation3d(0, -1, 0))})}}};
    return file.text();
}

bool near(double a, double b) {
    return std::abs(a - b) < 1e-5 * std::max(1.0, std::abs(b));
}

Transform inModel(const Scene& scene, const Viewpoint& viewpoint) {
    return viewpoint.joint == kNone
               ? viewpoint.parentFromThis
               : scene.skeleton.joints[static_cast<std::size_t>(viewpoint.joint)].modelFromJointBind *
                     viewpoint.parentFromThis;
}

/// Stands at `position` and looks along `direction`.
bool aims(const Scene& scene, const Viewpoint& viewpoint, const Vec3& position, const Vec3& direction) {
    const Transform modelFromThis = inModel(scene, viewpoint);
    return distance(modelFromThis.translation(), position) < 1e-5 &&
           distance(modelFromThis.linear() * -Vec3::UnitZ(), direction) < 1e-5;
}

template<typename T>
T named(const std::vector<T>& all, const std::string& name) {
    const auto found = std::ranges::find(all, name, &T::name);
    return found == all.end() ? T() : *found;
}

} // namespace

/// Cameras and lights stand and look as they did, whatever format they went through.
class TestViewpoints : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyWayKeepsThem_data() {
        QTest::addColumn<QStringList>("files");
        QTest::newRow("as read") << QStringList{};
        QTest::newRow("glTF anew") << QStringList{"a.glb"};
        QTest::newRow("FBX") << QStringList{"a.fbx"};
        QTest::newRow("FBX anew and back") << QStringList{"a.fbx", "b.fbx", "c.glb"};
    }

    void everyWayKeepsThem() {
        QFETCH(QStringList, files);
        Expected<ImportedScene> read = m_folder.scene("staged.gltf", stagedGltf());
        QVERIFY2(read, qPrintable(outcome(read)));
        for (const QString& file : files) {
            read = rewritten(read->scene, file.toStdString());
            QVERIFY2(read, qPrintable(outcome(read)));
            QVERIFY(findNotice(read->notices, NoticeCode::ContentIgnored) == nullptr);
        }
        const Scene& scene = read->scene;
        QCOMPARE(scene.cameras.size(), std::size_t{2});
        QCOMPARE(scene.lights.size(), std::size_t{2});
        const std::int32_t head = scene.skeleton.find("head");
        const SceneCamera eye = named(scene.cameras, "eye");
        QCOMPARE(eye.viewpoint.joint, head);
        QVERIFY(aims(scene, eye.viewpoint, {0, 1, 2}, {-1, 0, 0}));
        QVERIFY(!eye.orthographic && near(eye.fieldOfView, 0.75) && near(eye.aspect, 1.5));
        const double metre = 1.0 / scene.metersPerUnit;
        QVERIFY(near(eye.nearest, 0.25 * metre) && near(eye.farthest, 50.0 * metre));
        const SceneCamera plan = named(scene.cameras, "plan");
        QCOMPARE(plan.viewpoint.joint, kNone);
        QVERIFY(aims(scene, plan.viewpoint, {0, 5, 0}, {0, -1, 0}));
        QVERIFY(plan.orthographic && near(plan.halfHeight, 2.0 * metre) && near(plan.aspect, 2.0));
        const SceneLight torch = named(scene.lights, "torch");
        QCOMPARE(torch.viewpoint.joint, head);
        QVERIFY(aims(scene, torch.viewpoint, {1, 1, 0}, {0, 0, -1}));
        QCOMPARE(torch.kind, LightKind::Spot);
        QVERIFY((torch.color - Vec3f(1.0F, 0.5F, 0.25F)).norm() < 1e-5F);
        QVERIFY(near(torch.intensity, 20.0) && near(torch.range, 8.0 * metre));
        QVERIFY(near(torch.innerAngle, 0.25) && near(torch.outerAngle, 0.5));
        const SceneLight sun = named(scene.lights, "sun");
        QCOMPARE(sun.kind, LightKind::Directional);
        QVERIFY(near(sun.intensity, 3.0) && aims(scene, sun.viewpoint, {0, 0, 0}, {0, 0, -1}));
    }

    void theyAreNoJoints() {
        for (const char* file : {"a.glb", "a.fbx"}) {
            const auto read = m_folder.scene("staged.gltf", stagedGltf());
            QVERIFY2(read, qPrintable(outcome(read)));
            const auto again = rewritten(read->scene, file);
            QVERIFY2(again, qPrintable(outcome(again)));
            QCOMPARE(again->scene.skeleton.size(), std::size_t{2});
            QCOMPARE(again->scene.parts.size(), std::size_t{1});
        }
    }

    void objNamesThem() {
        const auto read = m_folder.scene("staged.gltf", stagedGltf());
        QVERIFY2(read, qPrintable(outcome(read)));
        Progress progress;
        const auto notices = exportScene(read->scene, m_folder.path("a.obj"), {}, progress);
        QVERIFY2(notices, qPrintable(outcome(notices)));
        const Notice* dropped = findNotice(*notices, NoticeCode::ContentDropped);
        QVERIFY(dropped != nullptr);
        QVERIFY(std::ranges::count(dropped->arguments, std::string("cameras:2")) == 1);
        QVERIFY(std::ranges::count(dropped->arguments, std::string("lights:2")) == 1);
    }

    /// Under the joint of the same name where there is one, else in the scene: in the same place.
    void anotherSkeletonLeavesThemThere() {
        for (const char* name : {"head", "neck"}) {
            auto read = m_folder.scene("staged.gltf", stagedGltf());
            QVERIFY2(read, qPrintable(outcome(read)));
            ImportedSkeleton other;
            other.skeleton = read->scene.skeleton;
            Joint& moved = other.skeleton.joints.at(1);
            moved.name = name;
            moved.modelFromJointBind = Transform(Eigen::Translation3d(0, 2, 0));
            replaceSkeleton(read->scene, std::move(other));
            const SceneCamera eye = named(read->scene.cameras, "eye");
            QCOMPARE(eye.viewpoint.joint, std::string(name) == "head" ? 1 : kNone);
            QVERIFY(aims(read->scene, eye.viewpoint, {0, 1, 2}, {-1, 0, 0}));
        }
    }

private:
    Expected<ImportedScene> rewritten(const Scene& scene, const std::string& name) {
        Progress progress;
        const auto path = m_folder.path(name);
        const auto written = exportScene(scene, path, {}, progress);
        return written ? importScene(path, progress)
                       : Expected<ImportedScene>(tl::unexpected(written.error()));
    }

    ImportFolder m_folder;
};

SINEW_TEST(TestViewpoints, NoApplication)

} // namespace testViewpoints

#include "TestViewpoints.moc"
