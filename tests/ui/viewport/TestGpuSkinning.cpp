#include "app/jobs/ImplicitController.h"
#include "tests/geometry/Soups.h"
#include "tests/support/Runner.h"

#include "app/voxelizer/OffscreenGl.h"
#include "tests/support/TestModels.h"
#include "tests/ui/support/SkinCapture.h"
#include "tests/ui/support/ViewportDesk.h"
#include <QApplication>

namespace testGpuSkinning {

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr std::size_t kJoints = 12;
constexpr double kTolerance = 1e-5; ///< of the height
constexpr std::array kDeformers{Deformer::LinearBlend, Deformer::DualQuaternion, Deformer::Blended,
                                Deformer::CentersOfRotation};

/// A cloud of vertices 2 high about `middle`, hung on a chain of joints.
struct Cloud {
    std::vector<Vec3> vertices;
    std::vector<Vec3f> normals;
    SkinWeights weights;
    std::vector<float> fractions;
    std::vector<Vec3> centers;
    std::vector<std::int32_t> parents;
    Vec3 middle;

    /// Joints of a vertex: any, or some that follow one another.
    enum class Hung { Anyhow, OnNeighbours };

    explicit Cloud(const Vec3& at, Hung hung = Hung::Anyhow)
        : middle(at) {
        std::mt19937 random(11);
        SkinWeightsBuilder builder;
        for (std::size_t p = 0; p < 20000; ++p) {
            vertices.push_back(at + randomPoint(random));
            normals.push_back((randomPoint(random) + Vec3(2, 0, 0)).normalized().cast<float>());
            fractions.push_back(static_cast<float>(uniform(random, 0.0, 1.0)));
            centers.push_back(at + randomPoint(random));
            std::vector<Influence> influences;
            const std::size_t first = random() % kJoints;
            for (std::size_t k = 0; k < random() % 9; ++k) { // 0: a vertex without weights
                const std::size_t joint = hung == Hung::Anyhow ? static_cast<std::size_t>(random() % kJoints)
                                                               : std::min(first + k / 2, kJoints - 1);
                influences.push_back(
                    {static_cast<std::int32_t>(joint), static_cast<float>(uniform(random, 0.01, 1.0))});
            }
            builder.add(influences);
        }
        weights = builder.finish();
        for (std::size_t j = 0; j < kJoints; ++j) {
            parents.push_back(static_cast<std::int32_t>(j) - 1);
        }
    }

    SkinTrial trial(std::span<const Transform> matrices) const {
        return {vertices, normals, weights, matrices, {fractions, centers, parents}};
    }
    /// Turns about the cloud's middle, so that it stays where it is.
    Transform about(const Mat3& linear, const Vec3& shift) const {
        Transform result = Transform::Identity();
        result.linear() = linear;
        result.translation() = middle - linear * middle + shift;
        return result;
    }
};

/// Every joint turned at random in its own place.
Pose randomPose(const Skeleton& skeleton, double largest) {
    std::mt19937 random(5);
    Pose pose = Pose::bindPose(skeleton);
    for (JointPose& joint : pose.joints) {
        const Vec3 axis = (randomPoint(random) + Vec3(1e-3, 0.0, 0.0)).normalized();
        joint.rotation = Quat(Eigen::AngleAxisd(uniform(random, -largest, largest), axis));
    }
    return pose;
}

/// All weighted parts of a character in a random pose, with a random mix for Deformer::Blended.
struct Character {
    std::vector<Transform> matrices;
    std::vector<std::int32_t> parents;
    PartCenters centers;
    std::vector<SkinWeights> weights;
    std::vector<std::vector<float>> fractions;
    std::vector<std::vector<Vec3f>> normals;
    std::vector<SkinTrial> trials;

    explicit Character(const DocumentState& state) {
        const Scene& scene = *state.scene;
        matrices = skinningMatrices(scene.skeleton, randomPose(scene.skeleton, 1.5));
        DeformSettings mix;
        for (const Joint& joint : scene.skeleton.joints) {
            mix.joints.emplace_back().dualFraction = parents.size() % 3 == 0 ? 0.3F : 0.8F;
            parents.push_back(joint.parent);
        }
        Progress progress;
        centers = std::move(*centersOf(scene, *state.weights, progress));
        for (std::size_t part = 0; part < scene.parts.size(); ++part) {
            const auto& own = (*state.weights)[part];
            weights.push_back(own ? limitInfluences(*own, SkinLimits::influences) : SkinWeights());
            fractions.push_back(dualFractionsOf(weights.back(), mix));
            normals.push_back(normalsOfVertices(*scene.parts[part].mesh));
        }
        for (std::size_t part = 0; part < scene.parts.size(); ++part) {
            if ((*state.weights)[part]) {
                trials.push_back({scene.parts[part].mesh->vertices,
                                  normals[part],
                                  weights[part],
                                  matrices,
                                  {fractions[part], centers[part], parents}});
            }
        }
    }
};

const char* nameOf(Deformer deformer) {
    constexpr std::array names{"linear", "dual quaternion", "blended", "centres"};
    return names[static_cast<std::size_t>(deformer)];
}

} // namespace

/// The vertex shader and core/deform make the same of every skin.
class TestGpuSkinning : public QObject {
    Q_OBJECT

    std::unique_ptr<OffscreenGl> m_gl;

    void compare(const char* what, std::span<const SkinTrial> parts, double height) const {
        const OffscreenGl::Stay stay(*m_gl);
        for (const Deformer deformer : kDeformers) {
            SkinErrors errors;
            for (const SkinTrial& part : parts) {
                errors.add(skinErrors(*stay.operator->(), part, deformer));
            }
            qInfo("%s, %s: places off by %.2g of the height, normals by %.2g, %zu of %zu by more than 0.001",
                  what, nameOf(deformer), errors.position / height, errors.normal, errors.roughNormals,
                  errors.normalCount);
            QVERIFY(errors.position <= kTolerance * height);
            // Where a matrix flattens the skin its normal depends on the last digits of a float.
            QVERIFY(errors.roughNormals * 1000 <= errors.normalCount);
        }
    }

private Q_SLOTS:
    void initTestCase() {
        m_gl = OffscreenGl::create();
        if (!m_gl) {
            QSKIP("no OpenGL 3.3 core context here");
        }
        qInfo() << "on" << m_gl->renderer();
    }

    void whatStaysStaysBitForBit() {
        const Vec3 middle(3.0, 40.0, -7.0);
        const Cloud cloud(middle);
        std::vector<Transform> matrices(kJoints, Transform::Identity());
        matrices[3] = cloud.about(Mat3(Eigen::AngleAxisd(0.7, Vec3::UnitZ())), Vec3::Zero());
        const OffscreenGl::Stay stay(*m_gl);
        for (const Deformer deformer : kDeformers) {
            const SkinTrial trial = cloud.trial(matrices);
            const SkinCapture moved = captureSkin(*stay.operator->(), trial, deformer, middle);
            for (std::size_t p = 0; p < cloud.vertices.size(); ++p) {
                const Vec3f rest = (cloud.vertices[p] - middle).cast<float>();
                const bool moves =
                    std::ranges::any_of(cloud.weights.at(p), [](const Influence& i) { return i.joint == 3; });
                if (!moves && (deformer != Deformer::CentersOfRotation || cloud.weights.at(p).empty())) {
                    QVERIFY(moved.vertices[p] == rest.cast<double>() + middle);
                }
            }
        }
    }

    void agreesOnClouds_data() {
        QTest::addColumn<double>("far");
        QTest::addColumn<int>("kind");
        for (const auto& [name, kind] : {std::pair("turned", 0), std::pair("scaled", 1),
                                         std::pair("mirrored", 2), std::pair("twisted", 3)}) {
            // Scale is about zero, so a float has fewer digits left for it the farther off zero is.
            for (const double far : {0.0, kind == 1 || kind == 2 ? 20.0 : 300.0}) {
                QTest::addRow("%s, %g from zero", name, far) << far << kind;
            }
        }
    }

    void agreesOnClouds() {
        QFETCH(double, far);
        QFETCH(int, kind);
        const Cloud cloud(Vec3(far, 0.5 * far, 1.0),
                          kind == 3 ? Cloud::Hung::OnNeighbours : Cloud::Hung::Anyhow);
        std::mt19937 random(3);
        std::vector<Transform> matrices;
        for (std::size_t j = 0; j < kJoints; ++j) {
            Mat3 linear = randomRotation(random).toRotationMatrix();
            if (kind == 1 || kind == 2) {
                linear *= Vec3(uniform(random, 0.5, 1.5), uniform(random, 0.5, 1.5), 1.0).asDiagonal();
            }
            if (kind == 2 && j % 2 == 1) {
                linear.col(0) = -linear.col(0);
            }
            if (kind == 3) { // 45 degrees a joint: more than a whole turn in all
                linear = Eigen::AngleAxisd(0.25 * M_PI * static_cast<double>(j), Vec3::UnitX());
            }
            matrices.push_back(cloud.about(linear, randomPoint(random, 0.3)));
        }
        const SkinTrial trial = cloud.trial(matrices);
        compare(QTest::currentDataTag(), std::span(&trial, 1), 2.0);
    }

    void agreesOnCharacters_data() {
        QTest::addColumn<QString>("skeleton");
        QTest::newRow("sample") << QString();
        for (const char* name : {"cesium_man.glb", "rigged_figure.glb", "fox.glb", "kaykit_knight.glb",
                                 "quaternius_adventurer.glb", "quaternius_spider.fbx", "pab_arnaud.fbx",
                                 "mh_worker_mixamo.fbx", "mh_helpers_game.glb", "tps_red_robot.glb"}) {
            QTest::newRow(name) << QString();
        }
        QTest::newRow("armadillo.obj") << QStringLiteral("armadillo.tgf");
        QTest::newRow("xr_hand_l.gltf") << QStringLiteral("xr_hand_l.tgf");
    }

    void agreesOnCharacters() {
        QFETCH(QString, skeleton);
        skeleton = skeleton.isEmpty() ? QString() : modelPath(skeleton);
        const QString name = QTest::currentDataTag();
        QString file = sourcePath("resources/sample/wayfarer.fbx");
        if (name != "sample") {
            SINEW_NEED_MODEL(model, name)
            file = model;
        }
        // The file's own weights, or a bind's where it has none.
        const DocumentState own = openedState(file, 0, skeleton);
        const bool weighted =
            std::ranges::any_of(*own.weights, [](const auto& part) { return part != nullptr; });
        const DocumentState state = weighted ? own : openedState(file, 64, skeleton);
        const Character character(state);
        QVERIFY(!character.trials.empty());
        compare(qPrintable(name), character.trials, bounds(*state.scene).extent().y());
    }

    void tooMuchForTheCardIsSaid() {
        std::vector<Transform> matrices(2, Transform::Identity());
        QVERIFY(packJoints(matrices, {}, Vec3::Zero()).finite);
        matrices[1].translation().x() = std::numeric_limits<double>::quiet_NaN();
        QVERIFY(!packJoints(matrices, {}, Vec3::Zero()).finite);
    }
};

SINEW_TEST(TestGpuSkinning, QApplication)

} // namespace testGpuSkinning

#include "TestGpuSkinning.moc"
