#include "core/io/gltf/read/GltfFile.h"
#include "tests/io/support/LoadModel.h"
#include "tests/support/Runner.h"
#include "tests/support/TestModels.h"

#include <QTest>

#include <array>
#include <cmath>
#include <map>

namespace testImportRestPose {

using namespace sinew;
using sinew::test::load;

namespace {

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

class TestImportRestPose : public QObject {
    Q_OBJECT

private Q_SLOTS:
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
};

SINEW_TEST(TestImportRestPose, QCoreApplication)

} // namespace testImportRestPose

#include "TestImportRestPose.moc"
