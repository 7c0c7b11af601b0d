#include "core/io/gltf/read/GltfFile.h"
#include "core/io/patch/SaveScene.h"
#include "tests/io/support/FbxFiles.h"
#include "tests/io/support/GltfScenes.h"
#include "tests/io/support/LoadModel.h"
#include "tests/io/support/ShownShape.h"
#include "tests/support/Runner.h"
#include "tests/support/TestModels.h"

#include <QFile>
#include <QTest>

#include <array>
#include <cmath>
#include <map>

namespace testNodePose {

using namespace sinew::test;
using namespace sinew;

namespace {

using gltf::at;
using Json = nlohmann::json;

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

using sinew::test::load;

/// modelFromJoint at rest, by the skeleton's own rest transforms.
std::vector<Transform> restTransforms(const Skeleton& skeleton) {
    std::vector<Transform> result;
    for (const Joint& joint : skeleton.joints) {
        const Transform parent =
            joint.parent == kNone ? Transform::Identity() : result[static_cast<std::size_t>(joint.parent)];
        result.push_back(parent * joint.parentFromJointRest);
    }
    return result;
}

/// Our vertices posed as the file's nodes stand: sum w * rest * bind^-1 * p.
std::vector<Vec3> posedAtRest(const Scene& scene, const Part& part) {
    const std::vector<Transform> rest = restTransforms(scene.skeleton);
    std::vector<Vec3> posed;
    for (std::size_t p = 0; p < part.mesh->vertexCount(); ++p) {
        Vec3 sum = Vec3::Zero();
        for (const Influence& influence : part.weights->at(p)) {
            const auto j = static_cast<std::size_t>(influence.joint);
            sum +=
                static_cast<double>(influence.weight) *
                (rest[j] * (scene.skeleton.joints[j].modelFromJointBind.inverse() * part.mesh->vertices[p]));
        }
        posed.push_back(sum);
    }
    return posed;
}

/// An independent, literal reading of a glTF file's own posed vertices: sum w * worldRest(joint) * IBM * v
/// (or worldRest(node) * v without skin) over every stored vertex.
class GltfPose {
public:
    explicit GltfPose(GltfFile& file)
        : m_file(file)
        , m_world(file.count("nodes"), Transform::Identity()) {
        for (const Json& node : file.root()["scenes"][0]["nodes"]) {
            place(node.get<std::size_t>(), Transform::Identity());
        }
    }

    std::vector<Vec3> vertices() {
        std::vector<Vec3> all;
        for (std::size_t n = 0; n < m_file.count("nodes"); ++n) {
            const Json& node = m_file.item("nodes", n);
            if (!node.contains("mesh")) {
                continue;
            }
            for (const Json& primitive :
                 m_file.item("meshes", node["mesh"].get<std::size_t>())["primitives"]) {
                append(primitive["attributes"], node, n, all);
            }
        }
        return all;
    }

private:
    void place(std::size_t n, const Transform& parent) {
        const Json& node = m_file.item("nodes", n);
        Transform local = Transform::Identity();
        if (node.contains("matrix")) {
            const auto m = node["matrix"].get<std::vector<double>>();
            local.matrix() = Eigen::Map<const Eigen::Matrix4d>(m.data());
        }
        if (node.contains("translation")) {
            const auto t = node["translation"].get<std::vector<double>>();
            local.translate(Vec3(t[0], t[1], t[2]));
        }
        if (node.contains("rotation")) {
            const auto r = node["rotation"].get<std::vector<double>>();
            local.rotate(Quat(r[3], r[0], r[1], r[2]).normalized());
        }
        if (node.contains("scale")) {
            const auto s = node["scale"].get<std::vector<double>>();
            local.scale(Vec3(s[0], s[1], s[2]));
        }
        m_world[n] = parent * local;
        for (const Json& child : node.value("children", Json::array())) {
            place(child.get<std::size_t>(), m_world[n]);
        }
    }

    void append(const Json& attributes, const Json& node, std::size_t n, std::vector<Vec3>& all) {
        const auto positions = m_file.floats(attributes["POSITION"].get<std::size_t>(), 3);
        if (!node.contains("skin")) {
            for (std::size_t p = 0; p < positions.size() / 3; ++p) {
                all.push_back(m_world[n] * Vec3(Eigen::Map<const Vec3f>(&positions[3 * p]).cast<double>()));
            }
            return;
        }
        const std::vector<Transform> matrices = skinMatrices(node["skin"].get<std::size_t>());
        std::vector<Eigen::Vector4d> sums(positions.size() / 3, Eigen::Vector4d::Zero());
        for (int set = 0; attributes.contains("JOINTS_" + std::to_string(set)); ++set) {
            const auto joints =
                m_file.integers(attributes["JOINTS_" + std::to_string(set)].get<std::size_t>(), 4);
            const auto weights =
                m_file.floats(attributes["WEIGHTS_" + std::to_string(set)].get<std::size_t>(), 4);
            for (std::size_t i = 0; i < joints.size(); ++i) {
                const Vec3 point = Eigen::Map<const Vec3f>(&positions[3 * (i / 4)]).cast<double>();
                sums[i / 4] += static_cast<double>(weights[i]) * (matrices[joints[i]] * point).homogeneous();
            }
        }
        for (const Eigen::Vector4d& sum : sums) {
            all.push_back(sum.hnormalized());
        }
    }

    std::vector<Transform> skinMatrices(std::size_t index) {
        const Json& skin = m_file.item("skins", index);
        const auto inverse = m_file.floats(skin["inverseBindMatrices"].get<std::size_t>(), 16);
        std::vector<Transform> matrices;
        for (std::size_t j = 0; j < skin["joints"].size(); ++j) {
            Transform bind;
            bind.matrix() = Eigen::Map<const Eigen::Matrix4f>(&inverse[16 * j]).cast<double>();
            matrices.push_back(m_world[skin["joints"][j].get<std::size_t>()] * bind);
        }
        return matrices;
    }

    GltfFile& m_file;
    std::vector<Transform> m_world;
};

/// The largest distance from a vertex of `from` to the nearest of `to`, by cells.
double largestGap(const std::vector<Vec3>& from, const std::vector<Vec3>& to, double cell) {
    std::map<std::array<std::int64_t, 3>, std::vector<std::size_t>> cells;
    const auto keyOf = [cell](const Vec3& p) {
        return std::array{std::llround(p.x() / cell), std::llround(p.y() / cell), std::llround(p.z() / cell)};
    };
    for (std::size_t i = 0; i < to.size(); ++i) {
        const auto key = keyOf(to[i]);
        cells[{key[0], key[1], key[2]}].push_back(i);
    }
    double largest = 0.0;
    for (const Vec3& p : from) {
        double nearest = cell;
        const auto key = keyOf(p);
        for (std::int64_t i = 0; i < 27; ++i) {
            const auto found = cells.find({key[0] + i % 3 - 1, key[1] + i / 3 % 3 - 1, key[2] + i / 9 - 1});
            for (std::size_t k = 0; found != cells.end() && k < found->second.size(); ++k) {
                nearest = std::min(nearest, (to[found->second[k]] - p).norm());
            }
        }
        largest = std::max(largest, nearest);
    }
    return largest;
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

    void restPoseIsTheFilesOwn_data() {
        QTest::addColumn<QString>("file");
        for (const char* file :
             {"cesium_man.glb", "fox.glb", "kaykit_knight.glb", "mh_helpers_game.glb",
              "quaternius_adventurer.glb", "rigged_figure.glb", "tps_red_robot.glb", "xr_hand_l.gltf"}) {
            QTest::newRow(file) << QString::fromLatin1(file);
        }
    }

    void restPoseIsTheFilesOwn() {
        QFETCH(QString, file);
        SINEW_NEED_MODEL(path, file);
        const Scene scene = load(path);
        std::vector<Vec3> ours;
        for (const Part& part : scene.parts) {
            const std::vector<Vec3> posed = posedAtRest(scene, part);
            ours.insert(ours.end(), posed.begin(), posed.end());
        }
        Expected<GltfFile> gltf = GltfFile::open(path.toStdString());
        QVERIFY(gltf);
        const std::vector<Vec3> theirs = GltfPose(*gltf).vertices();
        Aabb box;
        for (const Vec3& point : theirs) {
            box.add(point);
        }
        // Every stored vertex has a vertex of ours at its place, and every vertex of ours is some vertex.
        const double tolerance = 1e-4 * box.diagonal();
        QVERIFY(largestGap(theirs, ours, tolerance * 4) < tolerance);
        QVERIFY(largestGap(ours, theirs, tolerance * 4) < tolerance);
    }

private:
    ImportFolder m_folder;
};

SINEW_TEST(TestNodePose, QCoreApplication)

} // namespace testNodePose

#include "TestNodePose.moc"
