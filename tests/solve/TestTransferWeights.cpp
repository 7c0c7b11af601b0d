#include "tests/solve/TransferCase.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <span>
#include <utility>

namespace testTransferWeights {

using namespace sinew;
using namespace sinew::test;

namespace {

/// Two tubes along y, close to one another, and a sleeve around the left one that reaches beyond the middle,
/// where the right tube is nearer.
Scene twoTubes() {
    return weighted(joined(capsule(Vec3(-0.3, -1, 0), Vec3(-0.3, 1, 0), 0.25, 24, 30),
                           capsule(Vec3(0.3, -1, 0), Vec3(0.3, 1, 0), 0.25, 24, 30)),
                    rightSide);
}

Scene leftSleeve() {
    return scene(capsule(Vec3(-0.3, -0.8, 0), Vec3(-0.3, 0.8, 0), 0.34, 24, 30), twoTubes().skeleton);
}

double sumAt(const SkinWeights& weights, std::size_t vertex) {
    double sum = 0.0;
    for (const Influence& influence : weights.at(vertex)) {
        sum += static_cast<double>(influence.weight);
    }
    return sum;
}

double steeplyAlongZ(const Vec3& vertex) {
    return 0.5 + 2.0 * vertex.z();
}

/// A band that lies on the limb's front and hangs down from there, far below it.
Mesh hangingStrip() {
    Mesh mesh;
    constexpr std::uint32_t rows = 60;
    for (std::uint32_t row = 0; row <= rows; ++row) {
        const double y = 0.1 - 3.0 * row / rows;
        for (const double x : {-0.1, 0.0, 0.1}) {
            mesh.vertices.emplace_back(x, y, 0.31);
        }
    }
    for (std::uint32_t row = 0; row < rows; ++row) {
        for (std::uint32_t column = 0; column < 2; ++column) {
            const std::uint32_t first = 3 * row + column;
            mesh.addPolygon(std::vector<std::uint32_t>{first, first + 3, first + 4, first + 1});
        }
    }
    return mesh;
}

/// A sleeve along z that ends at z = 0 with a frill: a ring at right angles to the limb inside.
Scene frilledSleeve() {
    Mesh mesh = cutAbove(capsule(Vec3(0, 0, -1), Vec3(0, 0, 1), 0.32, 24, 40), 0.31);
    for (Vec3& vertex : mesh.vertices) {
        if (vertex.z() > 0.0) {
            const double wider = 1.0 + 0.6 * std::min(vertex.z(), 0.31); // by 0.06 at the rim
            vertex = Vec3(wider * vertex.x(), wider * vertex.y(), 0.0);
        }
    }
    return scene(std::move(mesh), chain({Vec3(-1, 0, 0), Vec3(0, 0, 0)}));
}

} // namespace

class TestTransferWeights : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aCopyGetsTheSameWeights() {
        const Scene limb = weighted(limbMesh(0.3), alongX);
        const auto result = transferred(limb, limb);
        QVERIFY(result);
        QVERIFY(largestDifference(*result->weights[0], *limb.parts[0].weights) < 1e-5);
        QCOMPARE(result->parts[0].count(VertexMatch::Matched), limb.parts[0].mesh->vertexCount());
        QVERIFY(result->notices.empty());
    }

    void aGarmentFollowsTheBodyBelow() {
        const Scene body = weighted(limbMesh(0.3), alongX);
        const Scene garment = scene(limbMesh(0.34, 13, 17), body.skeleton);
        const auto result = transferred(body, garment);
        QVERIFY(result);
        const Mesh& mesh = *garment.parts[0].mesh;
        const auto wanted = weightsBy(mesh, alongX);
        for (std::size_t v = 0; v < mesh.vertexCount(); ++v) {
            if (std::abs(mesh.vertices[v].x()) < 1.0) { // over the tube, not its round ends
                const double second = fractionOfSecond(result->weights[0]->at(v));
                QVERIFY(std::abs(second - alongX(mesh.vertices[v])) < 0.02);
            }
        }
    }

    void whatIsNearButFacesAwayDoesNotBleed() {
        const Scene body = twoTubes();
        const Scene sleeve = leftSleeve();
        TransferSettings anyNormal;
        anyNormal.angle = 180.0;
        const auto bleeding = transferred(body, sleeve, anyNormal);
        QVERIFY(bleeding);
        QVERIFY(maxOfSecond(*bleeding->weights[0]) > 0.9); // the nearest place is on the other tube
        const auto result = transferred(body, sleeve);
        QVERIFY(result);
        QVERIFY(result->parts[0].count(VertexMatch::Inpainted) > 0);
        QVERIFY(maxOfSecond(*result->weights[0]) < 1e-3);
    }

    void everyVertexGetsWeightsOfSumOne() {
        const Scene body = weighted(limbMesh(0.3), alongX);
        for (const int smoothing : {0, 5}) {
            TransferSettings settings;
            settings.smoothing = smoothing;
            const auto result = transferred(body, bulgingLimb(), settings);
            QVERIFY(result);
            QVERIFY(result->parts[0].count(VertexMatch::Inpainted) > 50);
            const SkinWeights& weights = *result->weights[0];
            for (std::size_t v = 0; v < weights.vertexCount(); ++v) {
                QVERIFY(std::abs(sumAt(weights, v) - 1.0) < 1e-5);
            }
        }
    }

    void whatLiesBetweenIsInpaintedSmoothly() {
        const Scene body = weighted(limbMesh(0.3), alongX);
        const Scene bulging = bulgingLimb();
        const auto result = transferred(body, bulging);
        QVERIFY(result);
        const auto wanted = weightsBy(*bulging.parts[0].mesh, alongX);
        QVERIFY(largestDifference(*result->weights[0], *wanted) < 0.15);
    }

    void foldsCloseToTheBodyFollowIt() {
        const Scene body = weighted(capsule(Vec3(0, 0, -1), Vec3(0, 0, 1), 0.3, 24, 60), steeplyAlongZ);
        const Scene sleeve = frilledSleeve();
        const auto result = transferred(body, sleeve);
        QVERIFY(result);
        const Mesh& mesh = *sleeve.parts[0].mesh;
        std::vector<bool> used(mesh.vertexCount(), false);
        for (const std::uint32_t corner : mesh.corners) {
            used[corner] = true;
        }
        std::size_t checked = 0;
        for (std::size_t v = 0; v < mesh.vertexCount(); ++v) {
            if (used[v] && mesh.vertices[v].z() == 0.0) {
                // Spread from the sleeve alone they would go on changing, by 0.04 to the rim.
                QVERIFY(std::abs(fractionOfSecond(result->weights[0]->at(v)) - 0.5) < 0.01);
                ++checked;
            }
        }
        QVERIFY(checked > 100);
    }

    void farPlacesHaveToFaceTheSameWay() {
        const Scene body = weighted(limbMesh(0.3), alongX);
        const Skeleton& skeleton = body.skeleton;
        // Leaves in planes across the limb, at right angles to it, one close to it, one twice as far.
        for (const auto& [gap, match] :
             {std::pair(0.01, VertexMatch::Matched), std::pair(0.08, VertexMatch::Copied)}) {
            Mesh leaf;
            leaf.vertices = {Vec3(0.1, 0, 0.3 + gap), Vec3(0.1, 0.001, 0.3 + gap), Vec3(0.1, 0, 0.301 + gap)};
            leaf.addPolygon(std::vector<std::uint32_t>{0, 1, 2});
            // A copy of the limb makes the target as large as the limb.
            const Scene target = scene(joined(limbMesh(0.3), leaf), skeleton);
            const auto result = transferred(body, target);
            QVERIFY(result);
            QCOMPARE(result->parts[0].matches.back(), match);
        }
    }

    void whatHangsOutOfReachIsBound() {
        const Scene body = weighted(limbMesh(0.3), rightSide);
        const Scene garment =
            scene(joined(limbMesh(0.32), box(Vec3(0.9, 3, -0.1), Vec3(1, 3.1, 0.1))), body.skeleton);
        const auto result = transferred(body, garment);
        QVERIFY(result);
        QCOMPARE(result->parts[0].count(VertexMatch::Bound), std::size_t{8});
        QCOMPARE(result->notices.size(), std::size_t{1});
        QCOMPARE(result->notices[0].code, NoticeCode::TransferBound);
        QCOMPARE(result->notices[0].count, std::size_t{8});
        const SkinWeights& weights = *result->weights[0];
        QVERIFY(fractionOfSecond(weights.at(weights.vertexCount() - 1)) > 0.9);
    }

    /// A strip that hangs down from a limb has nothing to do with what its upper end would pass on.
    void weightsAreNotSpreadThroughWhatHangsFree() {
        const Scene body = weighted(limbMesh(0.3), [](const Vec3& v) { return 0.5 + 2.0 * v.x(); });
        const Scene hanging = scene(hangingStrip(), body.skeleton);
        const auto result = transferred(body, hanging);
        QVERIFY(result);
        const Mesh& mesh = *hanging.parts[0].mesh;
        QVERIFY(result->parts[0].count(VertexMatch::Matched) > 0);
        QVERIFY(result->parts[0].count(VertexMatch::Inpainted) > 0);
        for (std::size_t v = 0; v < mesh.vertexCount(); ++v) {
            QVERIFY(std::abs(sumAt(*result->weights[0], v) - 1.0) < 1e-5);
            if (mesh.vertices[v].y() < -1.0) {
                QCOMPARE(result->parts[0].matches[v], VertexMatch::Bound);
            }
        }
    }

    /// A joint that nothing of either character follows gets no weight from what is bound.
    void onlyJointsWithWeightsAreBoundTo() {
        Scene body = weighted(limbMesh(0.3), rightSide);
        body.skeleton = chain({Vec3(-1, 0, 0), Vec3(0, 0, 0), Vec3(0.95, 3, 0)});
        const Scene garment =
            scene(joined(limbMesh(0.32), box(Vec3(0.9, 3, -0.1), Vec3(1, 3.1, 0.1))), body.skeleton);
        const auto result = transferred(body, garment);
        QVERIFY(result);
        for (std::size_t v = 0; v < result->weights[0]->vertexCount(); ++v) {
            for (const Influence& influence : result->weights[0]->at(v)) {
                QVERIFY(influence.joint != 2);
            }
        }
    }

    void mirroredCharactersStayMirrored() {
        const Scene body = weighted(limbMesh(0.3), alongX);
        const Scene bulging = bulgingLimb();
        const auto result = transferred(body, bulging);
        QVERIFY(result);
        const std::vector<Vec3>& vertices = bulging.parts[0].mesh->vertices;
        const auto secondAt = [&](std::size_t v, std::int32_t joint) {
            double sum = 0.0;
            for (const Influence& influence : result->weights[0]->at(v)) {
                sum += influence.joint == joint ? static_cast<double>(influence.weight) : 0.0;
            }
            return sum;
        };
        for (std::size_t v = 0; v < vertices.size(); ++v) {
            const Vec3 mirrored(-vertices[v].x(), vertices[v].y(), vertices[v].z());
            const auto other = std::ranges::find_if(
                vertices, [&](const Vec3& vertex) { return (vertex - mirrored).norm() < 1e-9; });
            QVERIFY(other != vertices.end());
            const auto partner = static_cast<std::size_t>(other - vertices.begin());
            QVERIFY(std::abs(secondAt(v, 1) - secondAt(partner, 0)) < 1e-4);
        }
    }

    void unitsAreConverted() {
        Transform larger = Transform::Identity();
        larger.linear() *= 100.0;
        Scene body = weighted(limbMesh(0.3), alongX);
        const Scene limb = body;
        body.parts[0].mesh = std::make_shared<const Mesh>(transformed(limbMesh(0.3), larger));
        Progress progress;
        const auto result = transferWeights({body, limb, {0}, {0}, {0, 1}, {}, 0.01}, progress);
        QVERIFY(result);
        QVERIFY(largestDifference(*result->weights[0], *limb.parts[0].weights) < 1e-4);
    }

    void chosenJointsLeaveTheOthers() {
        const auto weightsOf = [](std::vector<Influence> influences) {
            SkinWeightsBuilder builder;
            builder.add(influences);
            return builder.finish();
        };
        const SkinWeights base = weightsOf({{0, 0.5F}, {1, 0.25F}, {2, 0.25F}});
        const SkinWeights other = weightsOf({{2, 0.6F}, {3, 0.4F}});
        const SkinWeights wanted = weightsOf({{2, 0.6F}, {0, 0.8F / 3.0F}, {1, 0.4F / 3.0F}});
        QVERIFY(largestDifference(withJointsOf(&base, other, {false, false, true, false}), wanted) < 1e-6);
        QVERIFY(largestDifference(withJointsOf(&base, other, {false, true, false, false}),
                                  weightsOf({{0, 2.0F / 3.0F}, {2, 1.0F / 3.0F}})) < 1e-6);
        QCOMPARE(withJointsOf(nullptr, other, {false, false, true, false}), weightsOf({{2, 1.0F}}));
    }
};

SINEW_TEST(TestTransferWeights, NoApplication)

} // namespace testTransferWeights

#include "TestTransferWeights.moc"
