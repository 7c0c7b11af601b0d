#include "core/base/Parallel.h"
#include "core/solve/transfer/TransferWeights.h"
#include "tests/support/CancelAfter.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <algorithm>
#include <cmath>

namespace testMirrorTransfer {

using namespace sinew;
using namespace sinew::test;

namespace {

/// A bar along x with a joint in the middle and one at either end, which are partners.
Scene bar(Mesh mesh) {
    Scene result = scene(std::move(mesh), chain({Vec3(0, 0, 0), Vec3(-1, 0, 0), Vec3(1, 0, 0)}));
    result.skeleton.joints[2].parent = 0;
    return result;
}

Mesh barMesh() {
    return capsule(Vec3(-1, 0, 0), Vec3(1, 0, 0), 0.3, 16, 24);
}

MirrorTable barTable() {
    return {Vec3::UnitX(), 0.0, {0, 2, 1}};
}

/// The left end follows its joint, the right end does not follow its own.
WeightTransfer lopsided(const Scene& scene) {
    SkinWeightsBuilder builder;
    for (const Vec3& vertex : scene.parts[0].mesh->vertices) {
        const double left = std::clamp(-vertex.x(), 0.0, 1.0);
        builder.add(
            std::array{Influence{0, static_cast<float>(1.0 - left)}, Influence{1, static_cast<float>(left)}});
    }
    WeightTransfer transfer;
    transfer.weights.push_back(std::make_shared<const SkinWeights>(builder.finish()));
    transfer.parts.resize(1);
    return transfer;
}

double weightOf(const SkinWeights& weights, std::size_t vertex, std::int32_t joint) {
    double sum = 0.0;
    for (const Influence& influence : weights.at(vertex)) {
        sum += influence.joint == joint ? static_cast<double>(influence.weight) : 0.0;
    }
    return sum;
}

TransferRequest requestOf(const Scene& scene) {
    TransferSettings settings;
    settings.pruneBelow = 0.0F;
    return {scene, scene, {0}, {0}, {0, 1, 2}, settings};
}

} // namespace

class TestMirrorTransfer : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void bothSidesGetTheMean() {
        const Scene scene = bar(barMesh());
        WeightTransfer transfer = lopsided(scene);
        Progress progress;
        QVERIFY(mirrorTransfer(requestOf(scene), barTable(), transfer, progress));
        QVERIFY(transfer.notices.empty());
        const SkinWeights& weights = *transfer.weights[0];
        const std::vector<Vec3>& vertices = scene.parts[0].mesh->vertices;
        for (std::size_t v = 0; v < vertices.size(); ++v) {
            const double left = std::clamp(-vertices[v].x(), 0.0, 1.0);
            const double right = std::clamp(vertices[v].x(), 0.0, 1.0);
            QVERIFY(std::abs(weightOf(weights, v, 1) - 0.5 * left) < 1e-5);
            QVERIFY(std::abs(weightOf(weights, v, 2) - 0.5 * right) < 1e-5);
            QVERIFY(std::abs(weightOf(weights, v, 0) - (1.0 - 0.5 * left - 0.5 * right)) < 1e-5);
        }
    }

    void whatHasNoOtherSideStays() {
        const Scene scene = bar(joined(barMesh(), box(Vec3(-0.8, 0.5, -0.1), Vec3(-0.6, 0.7, 0.1))));
        WeightTransfer transfer = lopsided(scene);
        const SkinWeights before = *transfer.weights[0];
        Progress progress;
        QVERIFY(mirrorTransfer(requestOf(scene), barTable(), transfer, progress));
        QCOMPARE(transfer.notices.size(), std::size_t{1});
        QCOMPARE(transfer.notices[0].code, NoticeCode::TransferNotMirrored);
        QCOMPARE(transfer.notices[0].count, std::size_t{8});
        for (std::size_t v = before.vertexCount() - 8; v < before.vertexCount(); ++v) {
            QVERIFY(std::abs(weightOf(*transfer.weights[0], v, 1) - weightOf(before, v, 1)) < 1e-6);
        }
    }

    void threadsMakeNoDifference() {
        const Scene scene = bar(barMesh());
        std::vector<SkinWeights> results;
        for (const int threads : {1, 2, 8}) {
            WeightTransfer transfer = lopsided(scene);
            Progress progress;
            withThreads(threads, [&] {
                if (mirrorTransfer(requestOf(scene), barTable(), transfer, progress)) {
                    results.push_back(*transfer.weights[0]);
                }
            });
        }
        QCOMPARE(results.size(), std::size_t{3});
        QCOMPARE(results[1], results[0]);
        QCOMPARE(results[2], results[0]);
    }

    void canBeCanceled() {
        const Scene scene = bar(barMesh());
        WeightTransfer transfer = lopsided(scene);
        CancelAfter progress(0);
        const auto mirrored = mirrorTransfer(requestOf(scene), barTable(), transfer, progress);
        QVERIFY(!mirrored);
        QCOMPARE(mirrored.error().code, ErrorCode::Canceled);
    }
};

SINEW_TEST(TestMirrorTransfer, NoApplication)

} // namespace testMirrorTransfer

#include "TestMirrorTransfer.moc"
