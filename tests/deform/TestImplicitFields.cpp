#include "core/base/Parallel.h"
#include "core/deform/Deform.h"
#include "core/deform/implicit/ImplicitSkin.h"
#include "core/deform/implicit/PosedFields.h"
#include "core/geometry/Intersect.h"
#include "core/skeleton/Pose.h"
#include "tests/geometry/Soups.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <map>

namespace testImplicitFields {

using namespace sinew;
using namespace sinew::test;

/// Fields of bones and how they are put together.
class TestImplicitFields : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void hermiteFieldMeetsItsSamples() {
        const Mesh ball = sphere(Vec3::Zero(), 0.7, 8);
        std::vector<OrientedPoint> samples;
        for (const Vec3& point : ball.vertices) {
            samples.push_back({point, point.normalized()});
        }
        const std::optional<HermiteField> field = HermiteField::fit(samples);
        QVERIFY(field);
        for (const OrientedPoint& sample : samples) {
            const DistanceSample at = field->at(sample.position);
            QVERIFY(std::abs(at.distance) < 1e-6);
            QVERIFY((at.gradient - sample.normal).norm() < 1e-5);
        }
        QVERIFY(field->at(Vec3::Zero()).distance < -0.2);
        QVERIFY(field->at(Vec3(1.0, 0.2, 0.0)).distance > 0.2);
        samples.assign(6, OrientedPoint());
        QVERIFY(!HermiteField::fit(samples));
    }

    void operatorsAreUnionAtTheirEnds() {
        const FieldSample a{0.6F, Vec3f(1, 0, 0)};
        const FieldSample b{0.4F, Vec3f(-1, 0, 0)};
        const FieldSample apart{0.0F, Vec3f(0, 1, 0)};
        const FieldSample along{0.4F, Vec3f(1, 0, 0)};
        for (const JointOperator how : {JointOperator::Union, JointOperator::Blend, JointOperator::Bulge}) {
            const FieldOperator closed(how, openingOf(how, 0.0F));
            const FieldOperator open(how, openingOf(how, 1.0F));
            QCOMPARE(closed(a, b).value, a.value);
            QCOMPARE(open(a, apart).value, a.value); // the other has ended
            QCOMPARE(open(a, along).value, a.value); // bones in line do not swell
            QCOMPARE(open(a, b).value > a.value + 0.01F, how != JointOperator::Union);
            QCOMPARE(open(b, a).value, open(a, b).value);
        }
        // The gradient is that of the value: a step of one input along its own gradient, the angle held.
        const FieldOperator blend(JointOperator::Blend, openingOf(JointOperator::Blend, 0.7F));
        const float step = 1e-2F;
        const FieldSample here = blend(a, b);
        const float slope =
            (blend({a.value + step, a.gradient}, b).value - blend({a.value - step, a.gradient}, b).value) /
            (2.0F * step);
        const float other =
            (blend(a, {b.value + step, b.gradient}).value - blend(a, {b.value - step, b.gradient}).value) /
            (2.0F * step);
        QVERIFY((here.gradient - (slope * a.gradient + other * b.gradient)).norm() < 0.05F);
    }

    void openingsFollowTheirKeys() {
        const OpeningCurve curve{{30.0F, 90.0F}, {0.1F, 0.6F, 0.3F}};
        QVERIFY(isValid(curve));
        QCOMPARE(curve.widest(), 0.6F);
        for (const auto& [degrees, value] : {std::pair(-5.0F, 0.1F),
                                             {0.0F, 0.1F},
                                             {15.0F, 0.35F},
                                             {30.0F, 0.6F},
                                             {60.0F, 0.45F},
                                             {90.0F, 0.3F},
                                             {180.0F, 0.3F}}) {
            QVERIFY(std::abs(curve.at(degrees) - value) < 1e-6F);
        }
        for (float degrees = 0.0F; degrees < 180.0F; degrees += 0.5F) { // no jump, no overshoot
            QVERIFY(std::abs(curve.at(degrees + 0.5F) - curve.at(degrees)) < 0.02F);
            QVERIFY(curve.at(degrees) >= 0.1F && curve.at(degrees) <= 0.6F);
        }
        const OpeningCurve step{{0.0F, 0.0F}, {0.2F, 0.4F, 0.9F}};
        QVERIFY(isValid(step));
        QCOMPARE(step.at(0.0F), 0.9F);
        constexpr float nan = std::numeric_limits<float>::quiet_NaN();
        QVERIFY(!isValid({{60.0F, 20.0F}, {0.0F, 0.0F, 0.5F}}));
        QVERIFY(!isValid({{20.0F, 181.0F}, {0.0F, 0.0F, 0.5F}}));
        QVERIFY(!isValid({{20.0F, 60.0F}, {0.0F, 1.1F, 0.5F}}));
        QVERIFY(!isValid({{nan, 60.0F}, {0.0F, 0.0F, 0.5F}}));
        for (const JointPreset preset : {JointPreset::Elbow, JointPreset::Knee, JointPreset::Finger,
                                         JointPreset::Neck, JointPreset::Shoulder}) {
            QVERIFY(isValid(presetOf(preset).opening));
            QVERIFY(presetIn(presetOf(preset)) == preset);
        }
        QVERIFY(!presetIn({1.0F, JointOperator::Blend, curve}));
    }

    void meanValuesGiveThePointBack() {
        const Vec3 point(0.1, -0.05, 0.0);
        const std::vector<Vec3> ring{{1, 0, 0}, {0, 1.3, 0}, {-0.8, 0, 0}, {0, -1, 0}, {0.6, -0.7, 0}};
        std::vector<float> fractions(ring.size());
        meanValueFractions(point, Vec3::UnitZ(), ring, fractions);
        Vec3 sum = Vec3::Zero();
        for (std::size_t k = 0; k < ring.size(); ++k) {
            QVERIFY(fractions[k] > 0.0F);
            sum += fractions[k] * ring[k];
        }
        QVERIFY((sum - point).norm() < 1e-6);
        meanValueFractions(Vec3(3, 0, 0), Vec3::UnitZ(), ring, fractions); // outside: it does not relax
        QVERIFY(std::ranges::all_of(fractions, [](float fraction) { return fraction == 0.0F; }));
    }

    void compactFieldEndsSmoothly() {
        const auto at = [](double distance) { return compactField({distance, Vec3::UnitX()}, 2.0); };
        QCOMPARE(at(0.0).value, 0.5F);
        QCOMPARE(at(-2.0).value, 1.0F);
        QCOMPARE(at(2.0).value, 0.0F);
        QCOMPARE(at(7.0).value, 0.0F);
        QCOMPARE(at(-7.0).value, 1.0F);
        QVERIFY(std::abs(at(0.6).value + at(-0.6).value - 1.0F) < 1e-6F);
        constexpr double step = 1e-3;
        for (double distance = -1.99; distance < 2.0; distance += 0.01) {
            const double slope = (static_cast<double>(at(distance + step).value) -
                                  static_cast<double>(at(distance - step).value)) /
                                 (2.0 * step);
            QVERIFY(std::abs(static_cast<double>(at(distance).gradient.x()) - slope) < 1e-3);
        }
        QVERIFY(at(1.999).gradient.norm() < 1e-5F); // C1 where it ends
        QVERIFY(at(-1.999).gradient.norm() < 1e-5F);
    }

    void paperSamplesFiftyOffTheEnds() {
        FieldSegment segment;
        segment.bones.push_back({Vec3(0, 0, 0), Vec3(10, 0, 0)});
        for (int k = 0; k <= 400; ++k) {
            const double x = -1.0 + 12.0 * k / 400.0;
            const double radius = k == 200 ? 3.0 : 1.0;
            segment.surface.push_back(
                {Vec3(x, radius * std::cos(k), radius * std::sin(k)), Vec3(0, std::cos(k), std::sin(k))});
        }
        const std::vector<OrientedPoint> samples = fieldSamples(segment, ImplicitMethod::Paper);
        QCOMPARE(samples.size(), std::size_t{50});
        for (const OrientedPoint& sample : samples) {
            QVERIFY(sample.position.x() >= 0.5 && sample.position.x() <= 9.5);
        }
        QVERIFY(std::abs(fieldReach(segment, samples, ImplicitMethod::Paper) - 3.0) < 1e-9);
        const std::vector<OrientedPoint> ours = fieldSamples(segment, ImplicitMethod::Contact);
        QCOMPARE(ours.size(), std::size_t{50});
        QVERIFY(std::ranges::any_of(ours, [](const OrientedPoint& s) { return s.position.x() < 0.0; }));
        QVERIFY(std::abs(fieldReach(segment, ours, ImplicitMethod::Contact) - 1.25) < 0.05);
    }

    /// One on each side of the bone, as far past its end as the closest skin is from it, normals outward.
    void paperClosesBothEndsOnTheAxis() {
        FieldSegment segment;
        segment.bones.push_back({Vec3(0, 0, 0), Vec3(10, 0, 0)});
        for (int k = 0; k <= 400; ++k) {
            const double radius = k < 200 ? 1.0 : 2.0;
            segment.surface.push_back({Vec3(k / 40.0, radius * std::cos(k), radius * std::sin(k)),
                                       Vec3(0, std::cos(k), std::sin(k))});
        }
        QVERIFY(axisCenters(segment, ImplicitMethod::Contact).empty()); // no other skin goes on
        const std::vector<OrientedPoint> centers = axisCenters(segment, ImplicitMethod::Paper);
        QCOMPARE(centers.size(), std::size_t{2});
        QVERIFY(centers[0].position.isApprox(Vec3(12, 0, 0), 1e-12) && centers[0].normal == Vec3::UnitX());
        QVERIFY(centers[1].position.isApprox(Vec3(-1, 0, 0), 1e-12) && centers[1].normal == -Vec3::UnitX());
        segment.ends.push_back({Vec3(10, 0, 0), Vec3::UnitX(), 0.5, 1});
        QCOMPARE(axisCenters(segment, ImplicitMethod::Contact).size(), std::size_t{1});
        segment.bones.push_back({Vec3(0, 0, 0), Vec3(0, 10, 0)}); // a fork has one head
        QCOMPARE(axisCenters(segment, ImplicitMethod::Paper).size(), std::size_t{3});
    }

    void paperStepsByAThirdOfWhatIsMissing() {
        const FieldSample field{0.4F, Vec3f(0.0F, 2.0F, 0.0F)};
        QVERIFY((paperStep(field, 0.5F) - Vec3(0.0, 0.35 * 0.1 / 2.0, 0.0)).norm() < 1e-7);
        QVERIFY((paperStep(field, 0.3F) + Vec3(0.0, 0.35 * 0.1 / 2.0, 0.0)).norm() < 1e-7);
        QVERIFY(paperStep({0.4F, Vec3f::Zero()}, 0.5F).isZero());
        const auto turned = [](double degrees) {
            const double angle = degrees / 180.0 * M_PI;
            return Vec3(std::cos(angle), std::sin(angle), 0.0);
        };
        QVERIFY(!paperStops(turned(54.9), Vec3::UnitX()));
        QVERIFY(paperStops(turned(55.1), Vec3::UnitX()));
        QCOMPARE(paperRelaxation(0.0), 0.0);
        QCOMPARE(paperRelaxation(1.0), 1.0);
        QVERIFY(std::abs(paperRelaxation(0.5) - 0.9375) < 1e-12);
        QCOMPARE(paperRelaxation(2.5), 0.0);
    }

    void paperSmoothsAboutContacts() {
        ImplicitVertices line; // five vertices in a row
        line.vertex.resize(5);
        line.ring = {1, 0, 2, 1, 3, 2, 4, 3};
        line.ringOffsets = {0, 1, 3, 5, 7, 8};
        const std::vector<std::uint32_t> active{0, 1, 2, 3, 4};
        std::vector<VertexState> states(5, VertexState::OnSurface);
        const auto none = paperSmoothing(line, active, states);
        QVERIFY(std::ranges::all_of(none, [](float beta) { return beta == 0.0F; }));
        states.assign(5, VertexState::Contact);
        const auto all = paperSmoothing(line, active, states);
        QVERIFY(std::ranges::all_of(all, [](float beta) { return beta == 1.0F; }));
        states.assign(5, VertexState::OnSurface);
        states[2] = VertexState::Contact;
        const std::vector<float> beta = paperSmoothing(line, active, states);
        QVERIFY(beta[2] > beta[1] && beta[1] > beta[0] && beta[0] > 0.0F && beta[2] < 1.0F);
        QCOMPARE(beta[1], beta[3]);
    }
};

SINEW_TEST(TestImplicitFields, NoApplication)

} // namespace testImplicitFields

#include "TestImplicitFields.moc"
