#include "core/base/Parallel.h"
#include "core/deform/Deform.h"
#include "core/geometry/Intersect.h"
#include "core/metrics/PosedFaces.h"
#include "core/skeleton/Pose.h"
#include "tests/support/CancelAfter.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <algorithm>
#include <numbers>

namespace testPosedFaces {

using namespace sinew;

namespace {

struct Surface {
    std::vector<Vec3> vertices;
    std::vector<Triangle> triangles;
    SkinWeights weights;
};

/// By x from the first joint to the second, over `width` about 0.
SkinWeights passingOver(const std::vector<Vec3>& vertices, double width) {
    SkinWeightsBuilder builder;
    for (const Vec3& vertex : vertices) {
        const auto second = static_cast<float>(std::clamp(0.5 + vertex.x() / width, 0.0, 1.0));
        builder.add(std::vector<Influence>{{0, 1.0F - second}, {1, second}});
    }
    return builder.finish();
}

/// A flat strip along x in the plane z = 0, facing +z.
Surface strip() {
    constexpr std::uint32_t along = 40;
    constexpr std::uint32_t across = 10;
    Surface surface;
    for (std::uint32_t i = 0; i <= along; ++i) {
        for (std::uint32_t k = 0; k <= across; ++k) {
            surface.vertices.emplace_back(-1.0 + 0.05 * i, -0.25 + 0.05 * k, 0.0);
        }
    }
    for (std::uint32_t i = 0; i < along; ++i) {
        for (std::uint32_t k = 0; k < across; ++k) {
            const std::uint32_t a = i * (across + 1) + k;
            const std::uint32_t b = a + across + 1;
            surface.triangles.push_back({a, b, b + 1});
            surface.triangles.push_back({a, b + 1, a + 1});
        }
    }
    surface.weights = passingOver(surface.vertices, 0.3);
    return surface;
}

Surface tube() {
    const Mesh mesh = test::capsule(Vec3(-1, 0, 0), Vec3(1, 0, 0), 0.2, 24, 40);
    return {mesh.vertices, triangulate(mesh), passingOver(mesh.vertices, 0.3)};
}

/// Two tubes beside each other, the first on the first joint, the second on the second.
Surface twoTubes(double gap) {
    const Mesh first = test::capsule(Vec3(-1, 0, 0), Vec3(1, 0, 0), 0.2, 24, 40);
    const Mesh both =
        test::joined(first, test::capsule(Vec3(-1, 0.4 + gap, 0), Vec3(1, 0.4 + gap, 0), 0.2, 24, 40));
    SkinWeightsBuilder builder;
    for (std::size_t v = 0; v < both.vertexCount(); ++v) {
        builder.add(std::vector<Influence>{{v < first.vertexCount() ? 0 : 1, 1.0F}});
    }
    return {both.vertices, triangulate(both), builder.finish()};
}

/// Every triangle with vertices of its own.
Surface cutApart(const Surface& whole) {
    Surface cut;
    SkinWeightsBuilder builder;
    for (const Triangle& triangle : whole.triangles) {
        const auto first = static_cast<std::uint32_t>(cut.vertices.size());
        for (const std::uint32_t corner : triangle) {
            cut.vertices.push_back(whole.vertices[corner]);
            builder.add(whole.weights.at(corner));
        }
        cut.triangles.push_back({first, first + 1, first + 2});
    }
    cut.weights = builder.finish();
    return cut;
}

std::size_t countOf(const std::vector<char>& marks) {
    return static_cast<std::size_t>(std::ranges::count(marks, char{1}));
}

Pose turned(const Skeleton& skeleton, std::size_t joint, double degrees, const Vec3& axis) {
    Pose pose = Pose::bindPose(skeleton);
    pose.joints[joint].rotation = Quat(Eigen::AngleAxisd(degrees * std::numbers::pi / 180.0, axis));
    return pose;
}

} // namespace

/// Faces that a pose turns over or pushes through others.
class TestPosedFaces : public QObject {
    Q_OBJECT
    const Skeleton m_skeleton = test::chain({Vec3(-1, 0, 0), Vec3(0, 0, 0)});
    const std::vector<std::int32_t> m_parents{kNone, 0};

    std::vector<Vec3> posedVertices(const Surface& surface, const Pose& pose,
                                    Deformer deformer = Deformer::LinearBlend) const {
        return deformVertices(surface.vertices, surface.weights, skinningMatrices(m_skeleton, pose), deformer,
                              {{}, {}, m_parents});
    }

    std::vector<char> flippedIn(const Surface& surface, const Pose& pose,
                                const std::vector<Vec3>& posed) const {
        return flippedFaces(surface.vertices, surface.triangles, posed, surface.weights,
                            skinningMatrices(m_skeleton, pose), m_parents);
    }

    std::vector<char> flippedIn(const Surface& surface, const Pose& pose) const {
        return flippedIn(surface, pose, posedVertices(surface, pose));
    }

    static std::vector<char> crossingIn(const Surface& surface, const std::vector<Vec3>& posed) {
        Progress progress;
        return *PosedCrossings::make(surface.vertices, surface.triangles, progress)->marks(posed, progress);
    }

private Q_SLOTS:
    void theBindPoseSpoilsNothing() {
        const Pose bind = Pose::bindPose(m_skeleton);
        for (const Surface& surface : {strip(), tube(), twoTubes(0.1)}) {
            QCOMPARE(countOf(flippedIn(surface, bind)), std::size_t{0});
            QCOMPARE(countOf(crossingIn(surface, surface.vertices)), std::size_t{0});
        }
    }

    /// A flat character that bends in its plane: flipped is what has a negative signed area.
    void flatFacesOfNegativeAreaAreFlipped() {
        const Surface surface = strip();
        for (const double degrees : {20.0, 90.0, 150.0, -150.0}) {
            const Pose pose = turned(m_skeleton, 1, degrees, Vec3::UnitZ());
            const std::vector<Vec3> posed = posedVertices(surface, pose);
            const std::vector<char> flipped = flippedIn(surface, pose, posed);
            std::size_t wrong = 0;
            for (std::size_t t = 0; t < flipped.size(); ++t) {
                const auto& [a, b, c] = surface.triangles[t];
                const double area = (posed[b] - posed[a]).cross(posed[c] - posed[a]).z();
                wrong += std::abs(area) > 1e-9 && (area < 0.0) != (flipped[t] != 0) ? 1 : 0;
            }
            QCOMPARE(wrong, std::size_t{0});
            QCOMPARE(countOf(flipped) > 0, std::abs(degrees) > 30.0);
        }
    }

    /// Whatever turns as a whole is seen from its other side and is not flipped.
    void turningTheWholeFlipsNothing() {
        for (const Surface& surface : {strip(), tube()}) {
            for (const Vec3& axis : {Vec3(Vec3::UnitX()), Vec3(Vec3::UnitY()), Vec3(1, 2, 3).normalized()}) {
                const Pose pose = turned(m_skeleton, 0, 180.0, axis);
                QCOMPARE(countOf(flippedIn(surface, pose)), std::size_t{0});
            }
        }
    }

    /// The inside of a strong bend folds over; dual quaternions fold it too, a slight bend does not.
    void theInsideOfAStrongBendIsFlipped() {
        const Surface surface = tube();
        const Pose slight = turned(m_skeleton, 1, 15.0, Vec3::UnitZ());
        const Pose strong = turned(m_skeleton, 1, 140.0, Vec3::UnitZ());
        for (const Deformer deformer : {Deformer::LinearBlend, Deformer::DualQuaternion}) {
            QCOMPARE(countOf(flippedIn(surface, slight, posedVertices(surface, slight, deformer))),
                     std::size_t{0});
            const std::vector<Vec3> posed = posedVertices(surface, strong, deformer);
            const std::vector<char> flipped = flippedIn(surface, strong, posed);
            QVERIFY(countOf(flipped) > 0);
            for (std::size_t t = 0; t < flipped.size(); ++t) { // the joint turns towards +y
                QVERIFY(flipped[t] == 0 || surface.vertices[surface.triangles[t][0]].y() > -0.05);
            }
        }
    }

    void aStripFoldedOverIsFlippedThere() {
        const Surface surface = strip();
        std::vector<Vec3> posed = surface.vertices;
        for (Vec3& vertex : posed) {
            vertex.x() = std::abs(vertex.x());
        }
        const std::vector<char> flipped = flippedIn(surface, Pose::bindPose(m_skeleton), posed);
        for (std::size_t t = 0; t < flipped.size(); ++t) {
            double x = 0.0;
            for (const std::uint32_t corner : surface.triangles[t]) {
                x += surface.vertices[corner].x() / 3.0;
            }
            QCOMPARE(flipped[t] != 0, x < 0.0);
        }
    }

    void squeezedFacesHaveNoSide() {
        const Surface surface = strip();
        std::vector<Vec3> posed = surface.vertices;
        for (std::size_t v = 0; v < posed.size(); ++v) {
            posed[v].y() = 1e-12 * (v % 2 == 0 ? 1.0 : -1.0);
        }
        const Pose bind = Pose::bindPose(m_skeleton);
        QCOMPARE(countOf(flippedIn(surface, bind, posed)), std::size_t{0});
        posed.assign(posed.size(), Vec3::Zero());
        QCOMPARE(countOf(flippedIn(surface, bind, posed)), std::size_t{0});
    }

    void limbsThatCrossAreFound() {
        const Surface surface = twoTubes(0.1);
        const std::size_t half = surface.triangles.size() / 2;
        const std::vector<char> apart =
            crossingIn(surface, posedVertices(surface, turned(m_skeleton, 1, -30.0, Vec3::UnitY())));
        QCOMPARE(countOf(apart), std::size_t{0});
        const std::vector<char> crossing =
            crossingIn(surface, posedVertices(surface, turned(m_skeleton, 1, -40.0, Vec3::UnitZ())));
        QVERIFY(std::count(crossing.begin(), crossing.begin() + static_cast<std::ptrdiff_t>(half), 1) > 10);
        QVERIFY(std::count(crossing.begin() + static_cast<std::ptrdiff_t>(half), crossing.end(), 1) > 10);
    }

    /// What crosses at rest is no fault of the pose.
    void facesThatCrossedBeforeDoNotCount() {
        const Surface surface = twoTubes(-0.13);
        Aabb box;
        std::ranges::for_each(surface.vertices, [&](const Vec3& vertex) { box.add(vertex); });
        Progress progress;
        const std::vector<char> rest =
            *selfIntersections(surface.vertices, surface.triangles, 1e-6 * box.diagonal(), progress);
        QVERIFY(countOf(rest) > 0);
        QCOMPARE(countOf(crossingIn(surface, surface.vertices)), std::size_t{0});
        const std::vector<char> slid =
            crossingIn(surface, posedVertices(surface, turned(m_skeleton, 1, 10.0, Vec3::UnitX())));
        for (std::size_t t = 0; t < slid.size(); ++t) {
            QVERIFY(slid[t] == 0 || rest[t] == 0);
        }
    }

    void seamsChangeNothing() {
        const Surface whole = tube();
        const Surface cut = cutApart(whole);
        const Pose pose = turned(m_skeleton, 1, 140.0, Vec3::UnitZ());
        const std::vector<char> flipped = flippedIn(whole, pose);
        QVERIFY(flipped == flippedIn(cut, pose));
        const std::vector<char> crossing = crossingIn(whole, posedVertices(whole, pose));
        QVERIFY(countOf(crossing) > 0);
        QVERIFY(crossing == crossingIn(cut, posedVertices(cut, pose)));
    }

    void threadsDoNotMatter() {
        const Surface surface = tube();
        const Pose pose = turned(m_skeleton, 1, 140.0, Vec3::UnitZ());
        std::vector<std::vector<char>> results;
        for (const int threads : {1, 2, 8}) {
            withThreads(threads, [&] {
                const std::vector<Vec3> posed = posedVertices(surface, pose);
                std::vector<char> marks = flippedIn(surface, pose, posed);
                std::ranges::copy(crossingIn(surface, posed), std::back_inserter(marks));
                results.push_back(std::move(marks));
            });
        }
        QVERIFY(results[0] == results[1] && results[0] == results[2]);
    }

    void cancelingStops() {
        const Surface surface = tube();
        test::CancelAfter none(0);
        const auto stopped = PosedCrossings::make(surface.vertices, surface.triangles, none);
        QVERIFY(!stopped && stopped.error().code == ErrorCode::Canceled);
        Progress progress;
        const auto crossings = PosedCrossings::make(surface.vertices, surface.triangles, progress);
        const auto marks = crossings->marks(surface.vertices, none);
        QVERIFY(!marks && marks.error().code == ErrorCode::Canceled);
    }

    void nothingIsNothing() {
        Progress progress;
        QVERIFY(flippedFaces({}, {}, {}, {}, {}, {}).empty());
        QVERIFY(PosedCrossings::make({}, {}, progress)->marks({}, progress)->empty());
    }
};

SINEW_TEST(TestPosedFaces, QCoreApplication)

} // namespace testPosedFaces

#include "TestPosedFaces.moc"
