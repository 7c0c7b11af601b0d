#include "core/io/patch/SaveScene.h"
#include "tests/io/support/FbxFiles.h"
#include "tests/io/support/GltfScenes.h"
#include "tests/io/support/ShownShape.h"
#include "tests/support/Runner.h"

#include <QFile>
#include <QTest>

#include <cmath>

namespace testNodePose {

using namespace sinew;
using namespace sinew::test;
using gltf::at;
using Json = nlohmann::json;

namespace {

/// Hips and spine, bound straight; the spine's node stands turned a quarter about x.
GltfBuilder posed() {
    GltfBuilder file = gltf::withTwoJoints();
    file.json["nodes"][1]["rotation"] = {std::sqrt(0.5), 0, 0, std::sqrt(0.5)};
    const std::size_t body = gltf::addMesh(file, gltf::triangle({0, 3, 0}), 1);
    file.json["skins"] = {
        {{"joints", {0, 1}}, {"inverseBindMatrices", file.matrices({at(0, -1, 0), at(0, -2, 0)})}}};
    file.json["nodes"].push_back({{"name", "body"}, {"mesh", body}, {"skin", 0}});
    file.json["scenes"] = {{{"nodes", {0, 2}}}};
    return file;
}

/// The same as FBX, the root joint moved and turned as well, and bound where it is.
FbxBuilder posedFbx() {
    FbxBuilder file;
    file.setting("UnitScaleFactor", 1.0);
    file.model(11, "Hips", "LimbNode", 0, {0, 1, 7}, {0, 30, 0});
    file.model(12, "Spine", "LimbNode", 11, {0, 1, 0}, {90, 0, 0});
    file.model(20, "Body", "Mesh", 0);
    file.geometry(21, 20, {{0, 0, 0}, {1, 0, 0}, {1, 3, 0}, {0, 3, 0}}, {0, 1, 2, ~3});
    file.object("Deformer", 22, "", "Skin");
    file.connect(22, 21);
    file.cluster(31, 22, 11, {0, 1}, at(0, 1, 0), at(0, 0, 0));
    file.cluster(32, 22, 12, {2, 3}, at(0, 2, 0), at(0, 0, 0));
    return file;
}

std::string bytesOf(const std::filesystem::path& file) {
    QFile read(QString::fromStdString(file.string()));
    return read.open(QIODevice::ReadOnly) ? read.readAll().toStdString() : std::string();
}

} // namespace

/// Files whose nodes stand otherwise than they were bound.
class TestNodePose : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void conversionsKeepIt() {
        const auto read = m_folder.scene("in.gltf", posed().text());
        QVERIFY2(read, qPrintable(outcome(read)));
        QVERIFY(read->scene.nodesPosed);
        const std::vector<Vec3> shown = shownShape(read->scene);
        QVERIFY(distance(shown.at(0), {0, 2, 1}) < 1e-6);
        for (const char* name : {"out.fbx", "out.glb", "out.gltf"}) {
            const auto out = converted(m_folder, read->scene, name);
            QVERIFY2(out, qPrintable(outcome(out)));
            QVERIFY2(apart(shown, shownShape(out->scene)) < 1e-5, name);
            QVERIFY(findNotice(out->written, NoticeCode::NodePoseDropped) == nullptr);
            // It is still bound straight.
            QVERIFY(out->scene.skeleton.joints[1].modelFromJointBind.linear().isIdentity(1e-5));
            const Vec3 tip = out->scene.parts[0].mesh->vertices[0] * out->scene.metersPerUnit;
            QVERIFY(distance(tip, {0, 3, 0}) < 1e-5);
        }
    }

    void fbxKeepsAMovedRoot() {
        const auto read = m_folder.scene("in.fbx", posedFbx().binary());
        QVERIFY2(read, qPrintable(outcome(read)));
        const std::vector<Vec3> shown = shownShape(read->scene);
        for (const char* name : {"moved.glb", "moved.fbx"}) {
            const auto out = converted(m_folder, read->scene, name);
            QVERIFY2(out, qPrintable(outcome(out)));
            QVERIFY2(apart(shown, shownShape(out->scene)) < 1e-7, name);
        }
    }

    void scaleInTheNodesIsKept() {
        GltfBuilder file = posed();
        file.json["nodes"][0]["scale"] = {1, 2, 1};
        file.json["nodes"][1]["scale"] = {0.5, 0.5, 3};
        file.json["skins"][0]["joints"] = {0, 1};
        const auto read = m_folder.scene("in.gltf", file.text());
        QVERIFY2(read, qPrintable(outcome(read)));
        const std::vector<Vec3> shown = shownShape(read->scene);
        // (0, 3, 0) is 1 above the spine: halved, turned to z; the spine stands at 1 + 2.
        QVERIFY(distance(shown.at(0), {0, 3, 0.5}) < 1e-6);
        for (const char* name : {"scaled.fbx", "scaled.glb"}) {
            const auto out = converted(m_folder, read->scene, name);
            QVERIFY2(out, qPrintable(outcome(out)));
            QVERIFY2(apart(shown, shownShape(out->scene)) < 1e-5, name);
        }
    }

    /// A joint turned by 30 degrees under a root with three scales shears what hangs on it: no translation,
    /// rotation and scale of a joint bound with that scale can say so.
    void turnsUnderUnevenScaleAreKept() {
        GltfBuilder file = posed();
        file.json["nodes"][0]["scale"] = {1, 2, 0.5};
        file.json["nodes"][1]["rotation"] = {std::sin(M_PI / 12), 0, 0, std::cos(M_PI / 12)};
        const auto read = m_folder.scene("in.gltf", file.text());
        QVERIFY2(read, qPrintable(outcome(read)));
        const std::vector<Vec3> shown = shownShape(read->scene);
        // (0, 3, 0) is 1 above the spine, which stands at 1 + 2 * 1.
        QVERIFY(distance(shown.at(0), {0, 3 + 2 * std::cos(M_PI / 6), 0.5 * std::sin(M_PI / 6)}) < 1e-6);
        for (const char* name : {"sheared.fbx", "sheared.glb"}) {
            const auto out = converted(m_folder, read->scene, name);
            QVERIFY2(out, qPrintable(outcome(out)));
            QVERIFY2(apart(shown, shownShape(out->scene)) < 1e-5, name);
            QVERIFY(findNotice(out->written, NoticeCode::NodePoseDropped) == nullptr);
        }
    }

    /// The same turn, in a clip alone.
    void clipsUnderUnevenScaleAreKept() {
        GltfBuilder file = posed();
        file.json["nodes"][0]["scale"] = {1, 2, 0.5};
        file.json["nodes"][1].erase("rotation");
        const auto sine = static_cast<float>(std::sin(M_PI / 12));
        const auto cosine = static_cast<float>(std::cos(M_PI / 12));
        const std::size_t times = file.floats("SCALAR", 1, {0.0F, 1.0F});
        const std::size_t turns = file.floats("VEC4", 4, {0, 0, 0, 1, sine, 0, 0, cosine});
        file.json["animations"] = {
            {{"name", "turn"},
             {"samplers", {{{"input", times}, {"output", turns}}}},
             {"channels", {{{"sampler", 0}, {"target", {{"node", 1}, {"path", "rotation"}}}}}}}};
        const auto read = m_folder.scene("in.gltf", file.text());
        QVERIFY2(read, qPrintable(outcome(read)));
        const std::vector<Vec3> shown = shownShape(read->scene, read->scene.clips.at(0), 1.0);
        QVERIFY(distance(shown.at(0), {0, 3 + 2 * std::cos(M_PI / 6), 0.5 * std::sin(M_PI / 6)}) < 1e-6);
        for (const char* name : {"sheared_clip.fbx", "sheared_clip.glb"}) {
            const auto out = converted(m_folder, read->scene, name);
            QVERIFY2(out, qPrintable(outcome(out)));
            QVERIFY2(apart(shown, shownShape(out->scene, out->scene.clips.at(0), 1.0)) < 1e-5, name);
        }
    }

    /// Nodes that stand as bound are written as they were before there was a pose beside it.
    void boundFilesStandAsTheyDid() {
        GltfBuilder file = posed();
        file.json["nodes"][1].erase("rotation");
        file.json["nodes"][1]["translation"] = {0, 1.00001, 0}; // what rounding does
        const auto read = m_folder.scene("in.gltf", file.text());
        QVERIFY2(read, qPrintable(outcome(read)));
        QVERIFY(!read->scene.nodesPosed);
        Scene straight = read->scene;
        straight.skeleton.joints[1].parentFromJointRest = straight.skeleton.parentFromJointBind(1);
        Progress progress;
        for (const std::string name : {"still.glb", "still.fbx"}) {
            QVERIFY(exportScene(read->scene, m_folder.path(name), {}, progress));
            QVERIFY(exportScene(straight, m_folder.path("straight_" + name), {}, progress));
            QVERIFY(bytesOf(m_folder.path(name)) == bytesOf(m_folder.path("straight_" + name)));
        }
    }

    void clipsStayAsTheyWere() {
        GltfBuilder file = posed();
        const std::size_t times = file.floats("SCALAR", 1, {0.0F, 1.0F});
        const std::size_t moves = file.floats("VEC3", 3, {0, 1, 0, 4, 1, 0});
        file.json["animations"] = {
            {{"name", "go"},
             {"samplers", {{{"input", times}, {"output", moves}}}},
             {"channels", {{{"sampler", 0}, {"target", {{"node", 0}, {"path", "translation"}}}}}}}};
        const auto read = m_folder.scene("in.gltf", file.text());
        QVERIFY2(read, qPrintable(outcome(read)));
        const std::vector<Vec3> shown = shownShape(read->scene, read->scene.clips.at(0), 1.0);
        QVERIFY(distance(shown.at(0), {4, 2, 1}) < 1e-6); // the spine stays turned
        for (const char* name : {"clip.fbx", "clip.glb"}) {
            const auto out = converted(m_folder, read->scene, name);
            QVERIFY2(out, qPrintable(outcome(out)));
            QVERIFY2(apart(shown, shownShape(out->scene, out->scene.clips.at(0), 1.0)) < 1e-5, name);
        }
    }

    void formatsWithoutNodesSayIt() {
        const auto read = m_folder.scene("in.gltf", posed().text());
        QVERIFY2(read, qPrintable(outcome(read)));
        Progress progress;
        const auto written = exportScene(read->scene, m_folder.path("out.obj"), {}, progress);
        QVERIFY2(written, qPrintable(outcome(written)));
        const Notice* notice = findNotice(*written, NoticeCode::NodePoseDropped);
        QVERIFY(notice != nullptr);
        QCOMPARE(notice->subject, read->scene.sourceFile);
        QCOMPARE(notice->count, std::size_t{1});
        QCOMPARE(notice->arguments.at(0), std::string("spine"));
        // The farthest vertex goes from (0, 4, 0) to (0, 2, 2).
        QVERIFY(std::abs(std::stod(notice->arguments.at(1)) - std::sqrt(8.0)) < 1e-4);
    }

    void anotherSkeletonBringsNoPose() {
        auto read = m_folder.scene("in.gltf", posed().text());
        auto other = m_folder.skeleton("other.gltf", posed().text());
        QVERIFY(read && other);
        replaceSkeleton(read->scene, std::move(*other));
        QVERIFY(!read->scene.nodesPosed);
        const auto out = converted(m_folder, read->scene, "other.glb");
        QVERIFY2(out, qPrintable(outcome(out)));
        QVERIFY(distance(shownShape(out->scene).at(0), {0, 3, 0}) < 1e-5);
    }

private:
    ImportFolder m_folder;
};

SINEW_TEST(TestNodePose, QCoreApplication)

} // namespace testNodePose

#include "TestNodePose.moc"
