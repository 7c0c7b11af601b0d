#include "core/deform/VertexBlends.h"
#include "tests/geometry/Soups.h"
#include "tests/support/Runner.h"

#include <Eigen/LU>
#include <QTest>

#include <numeric>

namespace testMatrixLanes {

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr std::size_t kJoints = 9;
constexpr std::size_t kVertices = MatrixLanes::kCount - 3; ///< no whole number of registers

struct Posed {
    std::vector<Mat3> matrices;
    std::vector<Vec3> vertices{kVertices};
    std::vector<Vec3f> normals{kVertices};
    bool operator==(const Posed&) const = default;
};

/// Vertices on one to six joints, and a pose.
struct Skin {
    std::vector<Vec3> vertices;
    std::vector<Vec3f> normals;
    SkinWeights weights;
    std::vector<Transform> matrices;

    Skin() {
        std::mt19937 random(5);
        SkinWeightsBuilder builder;
        for (std::size_t p = 0; p < kVertices; ++p) {
            vertices.push_back(randomPoint(random, 50.0));
            normals.push_back((randomPoint(random) + Vec3(2, 0, 0)).normalized().cast<float>());
            std::vector<Influence> influences;
            for (std::size_t k = 0; k < 1 + p % 6; ++k) {
                influences.push_back({static_cast<std::int32_t>((p + k) % kJoints),
                                      static_cast<float>(uniform(random, 0.1, 1.0))});
            }
            builder.add(influences);
        }
        weights = builder.finish();
        for (std::size_t j = 0; j < kJoints; ++j) {
            matrices.emplace_back(Eigen::Translation3d(randomPoint(random, 10.0)) * randomRotation(random));
        }
    }

    template<typename Blend, std::size_t kBytes>
    Posed posed(const Blend& blend, RegisterBytes<kBytes>) const {
        Posed result;
        MatrixLanes lanes;
        for (std::size_t p = 0; p < kVertices; ++p) {
            blend.template put<kBytes>(p, weights.at(p), lanes, p);
        }
        blend.finish(lanes, kVertices);
        for (std::size_t p = 0; p < kVertices; ++p) {
            lanes.getLinear(p, result.matrices.emplace_back());
        }
        moveByLanes(lanes, kVertices, vertices.data(), result.vertices.data());
        MatrixLanes turns;
        normalMatrices(lanes, kVertices, turns);
        NormalLanes turned;
        turnByLanes(turns, kVertices, normals.data(), turned);
        unitNormals(turned, kVertices, normals.data(), result.normals.data());
        return result;
    }

    /// Whatever this machine's registers: the bytes of the narrow ones, and what the blend says of one
    /// vertex.
    template<typename Vertices, typename Blend>
    void check(const Vertices& blend, const Blend& one) const {
        const Posed narrow = posed(blend, RegisterBytes<16>());
        Posed widest;
        inWidestRegisters([&](auto bytes) { widest = posed(blend, bytes); });
        QVERIFY(narrow == widest);
        for (std::size_t p = 0; p < kVertices; ++p) {
            const Affine matrix = one.at(weights.at(p));
            QVERIFY((narrow.matrices[p] - matrix.leftCols<3>()).norm() < 1e-12);
            QVERIFY((narrow.vertices[p] - matrix * vertices[p].homogeneous()).norm() < 1e-11);
            const Vec3 direction = matrix.leftCols<3>().inverse().transpose() * normals[p].cast<double>();
            QVERIFY((narrow.normals[p] - unitNormal(normals[p], direction)).norm() < 1e-6F);
        }
    }
};

} // namespace

class TestMatrixLanes : public QObject {
    Q_OBJECT

    const Skin m_skin;

private Q_SLOTS:
    void lanesOfLinearBlend() {
        const LinearBlend linear(m_skin.matrices);
        m_skin.check(LinearVertices{linear}, linear);
    }

    void lanesOfDualQuaternions() {
        std::vector<std::int32_t> parents(kJoints);
        std::iota(parents.begin(), parents.end(), kNone);
        for (const auto& chain : {std::vector<std::int32_t>(), parents}) { // without parents the nearest way
            const DualQuaternionBlend dual(m_skin.matrices, chain);
            QVERIFY(!dual.stretches());
            m_skin.check(DualVertices{dual}, dual);
        }
    }

    void lanesOfStretches() {
        Skin skin = m_skin;
        skin.matrices[2].linear() *= 1.5;
        const DualQuaternionBlend dual(skin.matrices);
        QVERIFY(dual.stretches());
        skin.check(DualVertices{dual}, dual);
    }

    void hardNormalsInALane() {
        MatrixLanes lanes;
        lanes.set(0, Affine::Zero());
        lanes.set(1, 1e-60 * Affine::Identity());
        lanes.set(2, -1e60 * Affine::Identity());
        const std::vector<Vec3f> normals(3, Vec3f(0.6F, 0.0F, 0.8F));
        std::vector<Vec3f> turned(3);
        MatrixLanes turns;
        normalMatrices(lanes, 3, turns);
        NormalLanes directions;
        turnByLanes(turns, 3, normals.data(), directions);
        unitNormals(directions, 3, normals.data(), turned.data());
        QVERIFY(turned[0] == normals[0]);
        QVERIFY((turned[1] - normals[1]).norm() < 1e-6F);
        QVERIFY((turned[2] + normals[2]).norm() < 1e-6F);
    }
};

SINEW_TEST(TestMatrixLanes, NoApplication)

} // namespace testMatrixLanes

#include "TestMatrixLanes.moc"
