#include "app/picture/Rasterizer.h"
#include "app/picture/SkeletonLayer.h"
#include "app/picture/image/Colors.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <set>

namespace testPictureParts {

using namespace sinew;
using namespace sinew::picture;

namespace {

double luminance(const Vec3f& color) {
    return 0.2126 * color.x() + 0.7152 * color.y() + 0.0722 * color.z();
}

} // namespace

/// The parts pictures are made of.
class TestPictureParts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void srgbGoesThereAndBack() {
        for (int i = 0; i <= 255; ++i) {
            const float value = static_cast<float>(i) / 255.0F;
            QVERIFY(std::abs(srgbFromLinear(linearFromSrgb(value)) - value) < 1e-5F);
        }
        QVERIFY(std::abs(linearFromSrgb(0.5F) - 0.21404F) < 1e-4F);
    }

    void viridisGrowsBrighterAllTheWay() {
        for (int i = 0; i < 100; ++i) {
            const float t = static_cast<float>(i) / 100.0F;
            QVERIFY(luminance(viridis(t + 0.01F)) > luminance(viridis(t)));
        }
        QCOMPARE(viridis(-1.0F), viridis(0.0F));
        QCOMPARE(viridis(2.0F), viridis(1.0F));
    }

    void neighbouringJointsLookDifferent() {
        for (std::size_t joint = 0; joint < 200; ++joint) {
            const Vec3f color = jointColor(joint);
            QVERIFY(color.minCoeff() >= 0.0F && color.maxCoeff() <= 1.0F);
            QVERIFY((jointColor(joint + 1) - color).norm() > 0.25F);
            QVERIFY((jointColor(joint + 2) - color).norm() > 0.15F);
        }
    }

    void everySampleOfASquareIsCoveredOnce() {
        // Two triangles that share a slanted edge: no sample may fall between them.
        const std::vector<Vec3f> screen{
            {2.3F, 1.7F, 1.0F}, {57.9F, 4.1F, 1.0F}, {61.2F, 58.8F, 1.0F}, {1.1F, 55.5F, 1.0F}};
        const Canvas both = rasterize(64, 64, screen, std::vector<Triangle>{{0, 1, 2}, {0, 2, 3}});
        const Canvas turned = rasterize(64, 64, screen, std::vector<Triangle>{{2, 1, 0}, {2, 0, 3}});
        std::size_t covered = 0;
        for (int y = 0; y < 64; ++y) {
            for (int x = 0; x < 64; ++x) {
                const bool seen = both.triangle[both.index(x, y)] != kNothing;
                QCOMPARE(turned.triangle[both.index(x, y)] != kNothing, seen);
                covered += seen ? 1 : 0;
                if (x > 4 && x < 56 && y > 6 && y < 54) {
                    QVERIFY(seen);
                }
            }
        }
        QVERIFY(std::abs(static_cast<double>(covered) - 3113.0) < 60.0); // the square's area
    }

    void nearerTriangleWinsWhateverTheOrder() {
        const std::vector<Vec3f> screen{{0, 0, 1.0F}, {20, 0, 1.0F}, {0, 20, 1.0F},
                                        {0, 0, 2.0F}, {20, 0, 2.0F}, {0, 20, 2.0F}};
        const std::vector<Triangle> farFirst{{0, 1, 2}, {3, 4, 5}};
        const std::vector<Triangle> nearFirst{{3, 4, 5}, {0, 1, 2}};
        QCOMPARE(rasterize(20, 20, screen, farFirst).triangle[21], 1U);
        QCOMPARE(rasterize(20, 20, screen, nearFirst).triangle[21], 0U);
    }

    void hugeAndEmptyTrianglesDoNoHarm() {
        const std::vector<Vec3f> screen{
            {-1e9F, -1e9F, 1.0F}, {1e9F, -1e9F, 1.0F}, {0, 1e9F, 1.0F}, {5, 5, 3.0F}, {5, 5, 0.0F}};
        const Canvas canvas =
            rasterize(10, 10, screen, std::vector<Triangle>{{3, 3, 3}, {0, 1, 2}, {0, 1, 4}});
        for (const std::uint32_t triangle : canvas.triangle) {
            QCOMPARE(triangle, 1U); // without area: nothing; a corner behind the viewer: left out
        }
    }

    void bonesAreClosedSolids() {
        Skeleton skeleton;
        skeleton.joints.resize(3);
        skeleton.joints[1].parent = 0;
        skeleton.joints[1].modelFromJointBind.translation() = Vec3(0.0, 1.0, 0.0);
        skeleton.joints[2].parent = 1;
        skeleton.joints[2].modelFromJointBind.translation() = Vec3(0.3, 2.0, 0.1);
        skeleton.joints[2].tail = Vec3(0.3, 2.5, 0.1);
        const SkeletonSolids solids = skeletonSolids(skeleton, {true, true, true}, 2.0);
        QCOMPARE(std::set<std::uint32_t>(solids.solidOf.begin(), solids.solidOf.end()).size(),
                 std::size_t{6});
        // Outward and closed: every solid's volume, summed over its facets, is positive.
        std::vector<double> volume(6, 0.0);
        for (std::size_t t = 0; t < solids.triangles.size(); ++t) {
            const Triangle& k = solids.triangles[t];
            volume[solids.solidOf[t]] +=
                solids.vertices[k[0]].dot(solids.vertices[k[1]].cross(solids.vertices[k[2]])) / 6.0;
        }
        for (const double v : volume) {
            QVERIFY(v > 0.0);
        }
    }

    void hiddenJointsDrawNoBone() {
        Skeleton skeleton;
        skeleton.joints.resize(2);
        skeleton.joints[1].parent = 0;
        skeleton.joints[1].modelFromJointBind.translation() = Vec3(0.0, 1.0, 0.0);
        const SkeletonSolids solids = skeletonSolids(skeleton, {false, true}, 1.0);
        QCOMPARE(std::set<std::uint32_t>(solids.solidOf.begin(), solids.solidOf.end()).size(),
                 std::size_t{1});
        QVERIFY(skeletonSolids(skeleton, {false, false}, 1.0).triangles.empty());
    }
};

SINEW_TEST(TestPictureParts, QCoreApplication)

} // namespace testPictureParts

#include "TestPictureParts.moc"
