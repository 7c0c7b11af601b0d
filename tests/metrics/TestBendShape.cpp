#include "core/base/Parallel.h"
#include "core/metrics/WeightMeasures.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <cmath>

namespace testBendShape {

using namespace sinew;

namespace {

/// The same influences for every vertex.
SkinWeights alike(std::size_t vertices, const std::vector<Influence>& influences) {
    SkinWeightsBuilder builder;
    for (std::size_t p = 0; p < vertices; ++p) {
        builder.add(influences);
    }
    return builder.finish();
}

/// Weights that pass from the first joint to the second at x = 0.
SkinWeights passing(const std::vector<Vec3>& vertices) {
    SkinWeightsBuilder builder;
    for (const Vec3& vertex : vertices) {
        const auto second = static_cast<float>(std::clamp(0.5 + vertex.x(), 0.0, 1.0));
        const std::vector<Influence> influences{{0, 1.0F - second}, {1, second}};
        builder.add(influences);
    }
    return builder.finish();
}

bool near(double a, double b) {
    return std::abs(a - b) < 1e-6;
}

} // namespace

class TestBendShape : public QObject {
    Q_OBJECT
    Skeleton m_skeleton = test::chain({Vec3(-1, 0, 0), Vec3(0, 0, 0)});
    std::vector<bool> m_second{false, true};

private Q_SLOTS:
    void whatMovesAsOneKeepsItsShape() {
        const Mesh box = test::box(Vec3(-1, -1, -1), Vec3(1, 1, 1));
        for (const std::int32_t joint : {0, 1}) {
            const BendShape shape =
                bendShape(box.vertices, triangulate(box), alike(box.vertexCount(), {{joint, 1.0F}}),
                          m_skeleton, {true, true});
            QVERIFY(near(shape.stretch, 0.0));
            QVERIFY(near(shape.volumeChange, 0.0));
        }
    }

    /// One end of an edge stays, the other turns by 60 degrees about the joint in its middle: about the edge
    /// itself nothing changes, about the two other axes 2 becomes the root of 3.
    void anEdgeAcrossTheJointShortens() {
        const std::vector<Vec3> ends{Vec3(-1, 0, 0), Vec3(1, 0, 0)};
        SkinWeightsBuilder weights;
        weights.add(std::vector<Influence>{{0, 1.0F}});
        weights.add(std::vector<Influence>{{1, 1.0F}});
        const std::vector<Triangle> edge{{0, 1, 1}};
        const BendShape shape = bendShape(ends, edge, weights.finish(), m_skeleton, m_second);
        QVERIFY(near(shape.stretch, 2.0 / 3.0 * (2.0 - std::sqrt(3.0)) / 2.0));
        QCOMPARE(shape.volumeChange, 0.0); // it encloses nothing
    }

    /// Halfway between the identity and a turn by 60 degrees a plane shrinks by the cosine of 30 degrees.
    void halfWeightsLoseAQuarterOfTheVolume() {
        const Mesh box = test::box(Vec3(-1, -1, -1), Vec3(1, 1, 1));
        const BendShape shape =
            bendShape(box.vertices, triangulate(box), alike(box.vertexCount(), {{0, 0.5F}, {1, 0.5F}}),
                      m_skeleton, m_second);
        QVERIFY(near(shape.volumeChange, 0.25));
        QVERIFY(shape.stretch > 0.05 && shape.stretch < 1.0 - std::cos(std::acos(-1.0) / 6.0));
    }

    void jointsThatAreNotBentDoNotCount() {
        const Mesh limb = test::capsule(Vec3(-2, 0, 0), Vec3(2, 0, 0), 0.5, 12, 20);
        const SkinWeights weights = passing(limb.vertices);
        const auto bent = [&](const std::vector<bool>& joints) {
            return bendShape(limb.vertices, triangulate(limb), weights, m_skeleton, joints);
        };
        QCOMPARE(bent({false, false}).stretch, 0.0);
        QVERIFY(bent(m_second).stretch > 0.0);
        QVERIFY(near(bent({true, true}).stretch, 0.5 * bent(m_second).stretch)); // the root moves all as one
    }

    void movingEverythingChangesNothing() {
        const Mesh limb = test::capsule(Vec3(-2, 0, 0), Vec3(2, 0, 0), 0.5, 12, 20);
        const SkinWeights weights = passing(limb.vertices);
        const Transform moved = Eigen::Translation3d(3, 40, -5) *
                                Eigen::AngleAxisd(1.1, Vec3(1, 2, 3).normalized()) * Transform::Identity();
        const std::vector<Triangle> triangles = triangulate(limb);
        const std::vector<Vec3> other = test::transformed(limb, moved).vertices;
        Skeleton turned = m_skeleton; // the axes too
        for (Joint& joint : turned.joints) {
            joint.modelFromJointBind = moved * joint.modelFromJointBind;
        }
        const BendShape here = bendShape(limb.vertices, triangles, weights, m_skeleton, m_second);
        const BendShape there = bendShape(other, triangles, weights, turned, m_second);
        QVERIFY(here.volumeChange > 0.0);
        QVERIFY(near(here.stretch, there.stretch));
        QVERIFY(near(here.volumeChange, there.volumeChange));
    }

    void threadsChangeNothing() {
        const Mesh limb = test::capsule(Vec3(-2, 0, 0), Vec3(2, 0, 0), 0.5, 12, 20);
        const SkinWeights weights = passing(limb.vertices);
        std::vector<BendShape> shapes;
        for (const int threads : {1, 2, 8}) {
            withThreads(threads, [&] {
                shapes.push_back(
                    bendShape(limb.vertices, triangulate(limb), weights, m_skeleton, {true, true}));
            });
        }
        for (const BendShape& shape : shapes) {
            QVERIFY(shape.stretch == shapes[0].stretch && shape.volumeChange == shapes[0].volumeChange);
        }
    }
};

SINEW_TEST(TestBendShape, sinew::test::NoApplication)

} // namespace testBendShape

#include "TestBendShape.moc"
