#include "core/base/Parallel.h"
#include "tests/solve/TransferCase.h"
#include "tests/support/CancelAfter.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <limits>

/// What does not fit: parts of another size or place, missing joints, turned normals, broken meshes.
namespace testTransferTrouble {

using namespace sinew;
using namespace sinew::test;

class TestTransferTrouble : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void partsOfAnotherSizeAreTold_data() {
        QTest::addColumn<double>("scale");
        QTest::addColumn<double>("offset");
        QTest::addColumn<NoticeCode>("code");
        QTest::newRow("as it should be") << 1.0 << 0.0 << NoticeCode::Count;
        QTest::newRow("three times as large") << 3.0 << 0.0 << NoticeCode::TransferSizesDiffer;
        QTest::newRow("a third") << 0.3 << 0.0 << NoticeCode::TransferSizesDiffer;
        QTest::newRow("in another place") << 1.0 << 2.2 << NoticeCode::TransferFewMatched;
    }

    void partsOfAnotherSizeAreTold() {
        QFETCH(double, scale);
        QFETCH(double, offset);
        QFETCH(NoticeCode, code);
        const Scene body = weighted(limbMesh(0.3), alongX);
        Transform moved = Transform::Identity();
        moved.linear() *= scale;
        moved.translation() = Vec3(offset, 0.0, 0.0);
        // A leaf on the body, so that something matches.
        Mesh leaf;
        leaf.vertices = {Vec3(0, 0, 0.301), Vec3(0.001, 0, 0.301), Vec3(0, 0.001, 0.301)};
        leaf.addPolygon(std::vector<std::uint32_t>{0, 1, 2});
        const Scene garment = scene(joined(transformed(limbMesh(0.3), moved), leaf), body.skeleton);
        const auto result = transferred(body, garment);
        QVERIFY(result);
        const auto told = std::ranges::find_if(result->notices, [](const Notice& notice) {
            return notice.code == NoticeCode::TransferSizesDiffer ||
                   notice.code == NoticeCode::TransferFewMatched;
        });
        QCOMPARE(told == result->notices.end() ? NoticeCode::Count : told->code, code);
        if (told != result->notices.end()) {
            QCOMPARE(told->subject, garment.parts[0].mesh->name);
        }
    }

    /// A shoe is small, and as it should be.
    void smallPartsThatMatchAreFine() {
        const Scene body = weighted(limbMesh(0.3), alongX);
        const Scene shoe =
            scene(cutAbove(capsule(Vec3(0, 0, -1), Vec3(0, 0, 1), 0.32, 24, 40), -0.95), body.skeleton);
        const Scene standing = weighted(capsule(Vec3(0, 0, -1), Vec3(0, 0, 1), 0.3, 24, 40), alongX);
        const auto result = transferred(standing, shoe);
        QVERIFY(result);
        QVERIFY(result->notices.empty());
    }

    void jointsWithoutCounterpartGiveToTheirParents() {
        const Scene limb = weighted(limbMesh(0.3), alongX);
        Progress progress;
        const auto result = transferWeights({limb, limb, {0}, {0}, {0, kNone}, {}}, progress);
        QVERIFY(result);
        QCOMPARE(maxOfSecond(*result->weights[0]), 0.0);
        QCOMPARE(result->weights[0]->unweightedCount(), std::size_t{0});
        QCOMPARE(result->notices.size(), std::size_t{1});
        QCOMPARE(result->notices[0].code, NoticeCode::TransferJointsMissing);
        QCOMPARE(result->notices[0].arguments, std::vector{limb.skeleton.joints[1].name});
    }

    void turnedNormalsCountWhenAsked() {
        const Scene body = weighted(limbMesh(0.3), alongX);
        const Scene turned = scene(flipped(limbMesh(0.3)), body.skeleton);
        const auto refused = transferred(body, turned);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::TransferNormalsTurned);
        TransferSettings settings;
        settings.flippedNormals = true;
        const auto result = transferred(body, turned, settings);
        QVERIFY(result);
        QVERIFY(largestDifference(*result->weights[0], *body.parts[0].weights) < 1e-5);
    }

    /// Vertices that no polygon uses, and such that stand nowhere, get no more than they can.
    void oddTargetsAreTransferred() {
        const Scene body = weighted(limbMesh(0.3), alongX);
        Mesh points;
        points.vertices = {Vec3(0, 0, 0.3), Vec3(5, 5, 5)};
        Progress progress;
        const Scene loose = scene(joined(limbMesh(0.32), points), body.skeleton);
        const auto result = transferred(body, loose);
        QVERIFY(result);
        QCOMPARE(result->weights[0]->unweightedCount(), std::size_t{0});
        Mesh broken = limbMesh(0.32);
        broken.vertices[3].x() = std::numeric_limits<double>::quiet_NaN();
        broken.vertices[4].y() = 1e300;
        const auto nowhere = transferred(body, scene(std::move(broken), body.skeleton));
        QVERIFY(!nowhere || nowhere->weights[0]->vertexCount() == limbMesh(0.32).vertexCount());
        const auto bare = transferred(body, scene(std::move(points), body.skeleton));
        QVERIFY(!bare);
        QCOMPARE(bare.error().code, ErrorCode::TransferNothingNear);
    }

    void uselessInputsAreErrors() {
        const Scene limb = weighted(limbMesh(0.3), alongX);
        Scene bare = limb;
        bare.parts[0].weights = nullptr;
        QCOMPARE(transferred(bare, limb).error().code, ErrorCode::NoWeights);
        Transform away = Transform::Identity();
        away.translation() = Vec3(0, 50, 0);
        const Scene far = scene(transformed(limbMesh(0.3), away), limb.skeleton);
        QCOMPARE(transferred(limb, far).error().code, ErrorCode::TransferNothingNear);
        Progress progress;
        const auto strange = transferWeights({limb, limb, {0}, {0}, {kNone, kNone}, {}}, progress);
        QCOMPARE(strange.error().code, ErrorCode::TransferJointsDiffer);
    }

    void threadsMakeNoDifference() {
        const Scene body = weighted(limbMesh(0.3), alongX);
        const Scene bulging = bulgingLimb();
        TransferSettings settings;
        settings.smoothing = 3;
        std::vector<SkinWeights> results;
        for (const int threads : {1, 2, 8}) {
            withThreads(threads,
                        [&] { results.push_back(*transferred(body, bulging, settings)->weights[0]); });
        }
        QCOMPARE(results[1], results[0]);
        QCOMPARE(results[2], results[0]);
    }

    void canBeCanceledAtEveryPoll() {
        const Scene body = weighted(limbMesh(0.3), alongX);
        const Scene bulging = bulgingLimb();
        bool done = false;
        int canceled = 0;
        for (int polls = 0; !done && polls < 100000; polls = polls < 20 ? polls + 1 : polls * 2) {
            CancelAfter progress(polls);
            const auto result = transferWeights({body, bulging, {0}, {0}, {0, 1}, {}}, progress);
            done = result.has_value();
            if (!done) {
                QCOMPARE(result.error().code, ErrorCode::Canceled);
                ++canceled;
            }
        }
        QVERIFY(done);
        QVERIFY(canceled > 0);
    }
};

SINEW_TEST(TestTransferTrouble, NoApplication)

} // namespace testTransferTrouble

#include "TestTransferTrouble.moc"
