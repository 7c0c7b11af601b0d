#include "core/base/Parallel.h"
#include "core/bind/thickness/LimbThickness.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>

namespace testThicknessField {

using namespace sinew;

namespace {

constexpr float kNever = std::numeric_limits<float>::infinity();

Bone bone(const std::vector<Segment>& segments) {
    Bone made;
    made.segments = segments;
    return made;
}

ThicknessField field(const std::vector<Bone>& bones, const std::vector<double>& scales) {
    return {bones, scales, 10.0};
}

bool near(float value, double expected) {
    return std::abs(static_cast<double>(value) - expected) < 1e-5 * expected;
}

double distanceOf(const Bone& bone, const Vec3& position) {
    double min = std::numeric_limits<double>::infinity();
    for (const Segment& segment : bone.segments) {
        min = std::min(min, distanceTo(position, segment));
    }
    return min;
}

/// Two bones of length 4 on the x axis that meet at 0, the first one the thicker.
std::vector<Bone> rod() {
    return {bone({{Vec3(-4, 0, 0), Vec3(0, 0, 0)}}), bone({{Vec3(0, 0, 0), Vec3(4, 0, 0)}})};
}

/// Where on the rod's surface, of radius 1, both bones count alike.
double splitOfRod(const std::function<double(std::size_t, const Vec3&)>& scaleAt) {
    const std::vector<Bone> bones = rod();
    const auto firstCounts = [&](double x) {
        const Vec3 position(x, 1, 0);
        return distanceOf(bones[0], position) / scaleAt(0, position) <
               distanceOf(bones[1], position) / scaleAt(1, position);
    };
    double from = -1.0;
    double to = 1.0;
    for (int k = 0; k < 40; ++k) {
        const double middle = 0.5 * (from + to);
        (firstCounts(middle) ? from : to) = middle;
    }
    return from;
}

/// A chain of two bones, one vertex beside the first and three around the second, which is 1 long: their
/// median distance from it is `away`.
struct EndChain {
    std::vector<Bone> bones{bone({{Vec3(0, -4, 0), Vec3(0, 0, 0)}}), bone({{Vec3(0, 0, 0), Vec3(0, 1, 0)}})};
    std::vector<double> areas{1.0, 1.0, 1.0, 1.0};
    BoneDistances distances;

    explicit EndChain(float away) {
        bones[1].endsChain = true;
        distances.extent = 2.0;
        const float led = away / 2.0F;
        distances.rows = {{0.1F, kNever, 9.0F, 9.0F}, {9.0F, 0.9F * led, led, 1.1F * led}};
    }
    double factor(std::size_t source = 1) const {
        BoneDistances scaled = distances;
        scaled.scaled = scaled.rows;
        return stubbyEndFactors(bones, areas, scaled, Progress())[source];
    }
};

/// A limb with a thick half, its three bones and straight distances to them. The first bone alone reaches the
/// last vertex.
struct ThickHalf {
    BindInput input;
    BoneDistances distances;
    std::vector<double> areas;

    explicit ThickHalf(const Transform& frame = Transform::Identity()) {
        Mesh mesh = test::capsule(Vec3(-4, 0, 0), Vec3(4, 0, 0), 0.4, 24, 200);
        for (Vec3& vertex : mesh.vertices) {
            const double wider = vertex.x() < 0.0 ? 2.0 : 1.0;
            vertex = frame * Vec3(vertex.x(), wider * vertex.y(), wider * vertex.z());
        }
        Skeleton skeleton = test::chain({Vec3(-4, 0, 0), Vec3(0, 0, 0), Vec3(2, 0, 0)});
        skeleton = test::transformed(std::move(skeleton), frame);
        skeleton.joints[2].tail = frame * Vec3(4, 0, 0);
        const Scene scene = test::scene(std::move(mesh), std::move(skeleton));
        BindSettings settings;
        settings.jointChoice = JointChoice::All;
        input = *prepareInput(scene, settings);
        areas.assign(input.problem.vertices.size(), 1.0);
        distances.extent = 10.0 * std::cbrt(frame.linear().determinant());
        for (const Bone& source : input.sources.joints) {
            std::vector<float>& row = distances.rows.emplace_back();
            for (const Vec3& vertex : input.problem.vertices) {
                row.push_back(static_cast<float>(distanceOf(source, vertex) / distances.extent));
            }
        }
        distances.rows[1].back() = kNever;
        distances.rows[2].back() = kNever;
    }
    ThicknessField field() const {
        const std::vector<Bone>& bones = input.sources.joints;
        return {bones, scalesByThickness(input.problem, areas, bones, distances.extent, Progress()),
                distances.extent};
    }
    std::vector<double> scale() { return scaleByLimbThickness(distances, input, areas, field(), Progress()); }
};

} // namespace

class TestThicknessField : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void collinearBonesPartAtTheirJoint() {
        for (const double ratio : {1.05, 1.1, 1.15}) {
            const std::vector<double> scales{ratio, 1.0};
            const ThicknessField along = field(rod(), scales);
            const double constant = splitOfRod([&](std::size_t s, const Vec3&) { return scales[s]; });
            const double varying = splitOfRod([&](std::size_t s, const Vec3& position) {
                return static_cast<double>(along.at(s, position));
            });
            QVERIFY(std::abs(constant - std::sqrt(ratio * ratio - 1.0)) < 1e-6); // of the radius, 1
            QVERIFY2(std::abs(varying) < 0.1, qPrintable(QString::number(varying)));
        }
    }

    void middleIsTheBonesOwn() {
        const ThicknessField along = field(rod(), {2.0, 0.5});
        QVERIFY(near(along.at(0, Vec3(-2, 1, 0)), 2.0));
        QVERIFY(near(along.at(1, Vec3(2, 0, -3)), 0.5));
        // The geometric mean of 2 and 0.5 is 1; half-way to it the logarithm is half as large.
        QVERIFY(near(along.at(0, Vec3(0, 1, 0)), 1.0));
        QVERIFY(near(along.at(1, Vec3(0, 1, 0)), 1.0));
        QVERIFY(near(along.at(0, Vec3(-1, 5, 0)), std::sqrt(2.0)));
        QVERIFY(near(along.at(1, Vec3(1, 0, 0)), std::sqrt(0.5)));
    }

    void freeEndsAreTheBonesOwn() {
        const ThicknessField along = field(rod(), {2.0, 0.5});
        for (const double x : {-3.0, -3.9, -4.0, -7.0}) {
            QVERIFY(near(along.at(0, Vec3(x, 1, 0)), 2.0));
            QVERIFY(near(along.at(1, Vec3(-x, 1, 0)), 0.5));
        }
        QVERIFY(near(along.at(0, Vec3(5, 1, 0)), 1.0)); // past the joint its end still counts
    }

    void endsCloseTogetherAreOnePlace() {
        for (const double apart : {0.5, 2.0}) {
            std::vector<Bone> bones = rod();
            bones[1].segments[0].a = Vec3(0, apart * kSameBoneEnd * 10.0, 0);
            const ThicknessField along = field(bones, {2.0, 0.5});
            QVERIFY(near(along.at(0, Vec3(0, 0, 0)), apart < 1.0 ? 1.0 : 2.0));
        }
    }

    void fansCountOnceWhereTheyMeet() {
        // A pelvis with bones to both thighs and the spine.
        const std::vector<Bone> bones{
            bone({{Vec3(0, 0, 0), Vec3(-1, 0, 0)},
                  {Vec3(0, 0, 0), Vec3(1, 0, 0)},
                  {Vec3::Zero(), Vec3(0, 1, 0)}}),
            bone({{Vec3(-1, 0, 0), Vec3(-1, -4, 0)}}), bone({{Vec3(1, 0, 0), Vec3(1, -4, 0)}}),
            bone({{Vec3(0, 1, 0), Vec3(0, 5, 0)}}), bone({{Vec3(0, 0, 0), Vec3(0, 0, 4)}})};
        const ThicknessField along = field(bones, {4.0, 1.0, 1.0, 2.0, 9.0});
        QVERIFY(near(along.at(0, Vec3(-1, 0, 0)), 2.0));
        QVERIFY(near(along.at(1, Vec3(-1, 1, 0)), 2.0));
        QVERIFY(near(along.at(0, Vec3(1, 0, 0)), 2.0));
        QVERIFY(near(along.at(0, Vec3(0, 1, 0)), std::sqrt(8.0)));
        QVERIFY(near(along.at(0, Vec3(0, 0, 0)), 6.0)); // three segments of one bone and one of another
        QVERIFY(near(along.at(4, Vec3(0, 0, 0)), 6.0));
        QVERIFY(near(along.at(0, Vec3(0.5, 0, 0)), 4.0));
        QVERIFY(near(along.greatest(0), 6.0));
        QVERIFY(near(along.greatest(1), 2.0));
        QVERIFY(near(along.greatest(3), std::sqrt(8.0)));
    }

    void mirroredTurnedAndScaledAreEqual() {
        const std::vector<Bone> bones{
            bone({{Vec3(0, 0, 0), Vec3(-1, 0.5, 0)}, {Vec3(0, 0, 0), Vec3(2, 0, 1)}}),
            bone({{Vec3(2, 0, 1), Vec3(3, 0, 2)}}), bone({{Vec3(-1, 0.5, 0), Vec3(-2, 2, 0)}})};
        const std::vector<double> scales{1.3, 0.7, 1.0};
        Transform turned(Eigen::Translation3d(3, -20, 7) *
                         Eigen::AngleAxisd(0.7, Vec3(1, 2, 3).normalized()));
        turned.scale(25.0);
        for (const Transform& change : {Transform(Eigen::Scaling(-1.0, 1.0, 1.0)), turned}) {
            std::vector<Bone> changed = bones;
            for (Bone& source : changed) {
                for (Segment& segment : source.segments) {
                    segment = {change * segment.a, change * segment.b};
                }
                std::ranges::reverse(source.segments);
            }
            const double size = std::cbrt(std::abs(change.linear().determinant()));
            const ThicknessField before(bones, scales, 4.0);
            const ThicknessField after(changed, scales, 4.0 * size);
            for (int k = 0; k < 200; ++k) {
                const Vec3 position(std::sin(1.7 * k) * 3.0, std::sin(2.3 * k) * 2.0, std::sin(3.1 * k));
                for (std::size_t s = 0; s < bones.size(); ++s) {
                    QVERIFY(
                        near(after.at(s, change * position), static_cast<double>(before.at(s, position))));
                }
            }
        }
    }

    void orderOfEquallyNearSegmentsDoesNotMatter() {
        std::vector<Bone> bones{bone({{Vec3(0, 0, 0), Vec3(-1, 1, 0)}, {Vec3(0, 0, 0), Vec3(1, 1, 0)}}),
                                bone({{Vec3(1, 1, 0), Vec3(3, 1, 0)}})};
        const Vec3 between(0, 1.5, 0.25);
        const float one = field(bones, {1.0, 2.0}).at(0, between);
        std::ranges::reverse(bones[0].segments);
        QCOMPARE(field(bones, {1.0, 2.0}).at(0, between), one);
        QVERIFY(one > 1.01F);
    }

    void oneBoneAloneIsTheSameEverywhere() {
        const ThicknessField along = field({bone({{Vec3(0, 0, 0), Vec3(1, 0, 0)}})}, {1.7});
        for (const double x : {-1.0, 0.0, 0.2, 0.5, 1.0, 4.0}) {
            QVERIFY(near(along.at(0, Vec3(x, 0.3, 0)), 1.7));
        }
    }

    void bonesOfNoLength() {
        const std::vector<Bone> bones{bone({{Vec3(0, 0, 0), Vec3(4, 0, 0)}}),
                                      bone({{Vec3(4, 0, 0), Vec3(4, 0, 0)}}),
                                      bone({{Vec3(0, 9, 0), Vec3(0, 9, 0)}})};
        const ThicknessField along = field(bones, {1.0, 4.0, 3.0});
        QVERIFY(near(along.at(0, Vec3(4, 1, 0)), 2.0));
        QVERIFY(near(along.at(1, Vec3(9, 9, 9)), 2.0)); // all of it is where the two meet
        QVERIFY(near(along.at(2, Vec3(4, 0, 0)), 3.0)); // alone
    }

    void stubbyEndsCountNearerByDegrees() {
        const double max = std::exp(2.0 / 16.25);
        QCOMPARE(stubbyEndFactor(0.0), 1.0);
        QCOMPARE(stubbyEndFactor(0.3), 1.0);
        QVERIFY(std::abs(stubbyEndFactor(0.45) - std::sqrt(max)) < 1e-12);
        QVERIFY(std::abs(stubbyEndFactor(0.6) - max) < 1e-12);
        QCOMPARE(stubbyEndFactor(50.0), stubbyEndFactor(0.6));
        for (const float ratio : {0.2F, 0.4F, 0.5F, 0.9F}) { // the bone is 1 long
            const double expected = stubbyEndFactor(static_cast<double>(ratio));
            QVERIFY(std::abs(EndChain(ratio).factor() - expected) < 1e-5);
        }
    }

    void onlyEndsOfChainsAreStubby() {
        EndChain chain(0.9F);
        QVERIFY(chain.factor() > 1.1);
        QCOMPARE(chain.factor(0), 1.0);
        chain.bones[1].endsChain = false;
        QCOMPARE(chain.factor(), 1.0);
        chain = EndChain(0.9F);
        chain.bones[1].volumes.emplace_back(); // a handle says itself what is near
        QCOMPARE(chain.factor(), 1.0);
        chain = EndChain(0.9F);
        chain.bones[1].segments[0].b = chain.bones[1].segments[0].a; // a point is no stub
        QCOMPARE(chain.factor(), 1.0);
        chain = EndChain(0.9F);
        chain.distances.rows[1].assign(4, kNever); // leads nothing
        QCOMPARE(chain.factor(), 1.0);
    }

    void medianIsOverWhatTheBoneLeads() {
        EndChain chain(0.45F);
        chain.distances.rows[0] = {0.1F, 0.1F, 0.1F, 9.0F}; // only the farthest is still its own
        QVERIFY(std::abs(chain.factor() - stubbyEndFactor(0.495)) < 1e-5);
        chain = EndChain(0.5F);
        chain.areas = {1.0, 1.0, 0.0, 0.0}; // vertices of no polygon do not count
        QVERIFY(std::abs(chain.factor() - stubbyEndFactor(0.45)) < 1e-5);
    }

    void endsOfChainsAreKnownByTheSkeleton() {
        Scene scene = test::scene(test::box(Vec3(-1, -1, -1), Vec3(9, 9, 1)),
                                  test::chain({Vec3(0, 0, 0), Vec3(0, 2, 0), Vec3(0, 4, 0), Vec3(0, 6, 0)}));
        Joint lone;
        lone.name = "lone";
        lone.modelFromJointBind.translation() = Vec3(5, 5, 0);
        scene.skeleton.joints.push_back(lone);
        BindSettings settings;
        settings.jointChoice = JointChoice::All;
        const auto ends = [&] {
            std::vector<bool> found;
            const auto chosen = chooseBones(scene, settings);
            for (const Bone& source : chosen->joints) {
                found.push_back(source.endsChain);
            }
            return found;
        };
        QCOMPARE(ends(), (std::vector<bool>{false, false, false, true, false}));
        // Joints that are no sources are passed over, and what is left above and below nothing is no end.
        settings.jointChoice = JointChoice::Listed;
        settings.joints = {scene.skeleton.joints[0].name, scene.skeleton.joints[2].name};
        QCOMPARE(ends(), (std::vector<bool>{false, true}));
        settings.joints = {scene.skeleton.joints[3].name};
        QCOMPARE(ends(), (std::vector<bool>{false}));
    }

    void rowsAreDividedByTheField() {
        ThickHalf limb;
        const ThicknessField field = limb.field();
        const std::vector<Vec3>& vertices = limb.input.problem.vertices;
        QVERIFY(field.at(0, Vec3(-2, 0.8, 0)) > 1.1F * field.at(1, Vec3(1, 0.4, 0)));
        const std::vector<double> factors = limb.scale();
        QCOMPARE(factors.size(), limb.distances.rows.size());
        QCOMPARE(limb.distances.scaled.size(), limb.distances.rows.size());
        for (std::size_t s = 0; s < limb.distances.rows.size(); ++s) {
            for (std::size_t p = 0; p + 1 < vertices.size(); ++p) {
                const float ofLimb = limb.distances.rows[s][p] / field.at(s, vertices[p]);
                QCOMPARE(limb.distances.scaled[s][p], ofLimb / static_cast<float>(factors[s]));
            }
        }
        QVERIFY(std::isfinite(limb.distances.scaled[0].back()));
        QVERIFY(std::isinf(limb.distances.scaled[1].back()) && std::isinf(limb.distances.scaled[2].back()));
    }

    void stubbyEndsAreScaledBesides() {
        ThickHalf limb;
        Bone& end = limb.input.sources.joints.back();
        QVERIFY(end.endsChain);
        end.segments[0].b = end.segments[0].a + 0.1 * (end.segments[0].b - end.segments[0].a);
        const std::vector<double> factors = limb.scale();
        QVERIFY(factors[2] > 1.1);
        const std::vector<Vec3>& vertices = limb.input.problem.vertices;
        const float ofLimb = limb.distances.rows[2][0] / limb.field().at(2, vertices[0]);
        QCOMPARE(limb.distances.scaled[2][0], ofLimb / static_cast<float>(factors[2]));
    }

    void sizeAndPlaceOfTheModelDoNotMatter() {
        Transform change(Eigen::Translation3d(-30, 4, 11) *
                         Eigen::AngleAxisd(1.1, Vec3(2, -1, 3).normalized()));
        change.scale(40.0);
        ThickHalf one;
        ThickHalf other(change);
        one.scale();
        other.scale();
        for (std::size_t s = 0; s < one.distances.rows.size(); ++s) {
            for (std::size_t p = 0; p + 1 < one.areas.size(); ++p) {
                const float expected = one.distances.scaled[s][p];
                QVERIFY(std::abs(other.distances.scaled[s][p] - expected) < 1e-3F * expected + 1e-6F);
            }
        }
    }

    void threadsDoNotMatter() {
        std::vector<std::vector<std::vector<float>>> all;
        for (const int threads : {1, 2, 8}) {
            withThreads(threads, [&] {
                ThickHalf limb;
                limb.scale();
                all.push_back(limb.distances.scaled);
            });
        }
        QVERIFY(all[0] == all[1] && all[0] == all[2]);
    }
};

SINEW_TEST(TestThicknessField, sinew::test::NoApplication)

} // namespace testThicknessField

#include "TestThicknessField.moc"
