#include "app/picture/Picture.h"
#include "app/picture/Rasterizer.h"
#include "app/picture/Studio.h"
#include "app/picture/image/Film.h"
#include "core/base/Parallel.h"
#include "tests/app/support/PictureScenes.h"
#include "tests/support/CancelAfter.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <atomic>
#include <memory>
#include <numbers>
#include <set>

namespace testPicture {

using namespace sinew::picture;
using namespace sinew::test;
using namespace sinew;

namespace {

Material colored(const Vec4f& color) {
    Material material;
    material.baseColor = color;
    return material;
}

/// A standing pipe with a knee in it, bound rigidly above and below.
Scene pipe() {
    Mesh mesh;
    constexpr std::uint32_t sides = 12;
    constexpr std::uint32_t rings = 9;
    SkinWeightsBuilder weights;
    for (std::uint32_t r = 0; r < rings; ++r) {
        for (std::uint32_t s = 0; s < sides; ++s) {
            const double turn = 2.0 * std::numbers::pi * s / sides;
            mesh.vertices.emplace_back(0.3 + 0.06 * std::sin(turn), 1.0 - r / 8.0, 0.06 * std::cos(turn));
            weights.add(std::array{Influence{r < 4 ? 1 : 2, 1.0F}});
        }
    }
    for (std::uint32_t r = 0; r + 1 < rings; ++r) {
        for (std::uint32_t s = 0; s < sides; ++s) {
            const std::uint32_t t = (s + 1) % sides;
            mesh.addPolygon(
                std::array{r * sides + s, (r + 1) * sides + s, (r + 1) * sides + t, r * sides + t});
        }
    }
    Scene scene;
    for (const Vec3& at :
         {Vec3(0, 1.1, 0), Vec3(0.3, 1.0, 0), Vec3(0.3, 0.5, 0.01), Vec3(0.3, 0, 0), Vec3(-0.3, 0.9, 0)}) {
        Joint joint;
        joint.parent = scene.skeleton.empty() ? kNone : static_cast<std::int32_t>(scene.skeleton.size()) - 1;
        joint.modelFromJointBind.translation() = at;
        scene.skeleton.joints.push_back(joint);
    }
    scene.skeleton.joints[4].parent = 0;
    scene.parts.push_back({std::make_shared<const Mesh>(std::move(mesh)),
                           std::make_shared<const SkinWeights>(weights.finish()), kNone});
    return scene;
}

QImage bindPicture(const Scene& scene) {
    Progress progress;
    const auto picture = renderBindPicture(scene, progress, 120);
    return picture ? *picture : QImage();
}

class Watch : public Progress {
public:
    void report(Stage stage, double fraction) override {
        ordered = ordered && stage == Stage::Picture;
        max = std::max(max.load(), fraction);
    }
    std::atomic<bool> ordered{true};
    std::atomic<double> max{0.0};
};

double luminance(const Vec3f& color) {
    return 0.2126 * color.x() + 0.7152 * color.y() + 0.0722 * color.z();
}

} // namespace

/// The parts pictures are made of.
class TestPicture : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void materialColorFillsTheMiddle() {
        Mesh mesh = square();
        mesh.materials = {0};
        Scene scene = sceneOf(std::move(mesh));
        scene.materials = {colored({0.8F, 0.02F, 0.02F, 1.0F})};
        const QColor middle = render(scene, small()).pixelColor(30, 30);
        QVERIFY2(middle.red() > 150 && middle.green() < 110 && middle.blue() < 110,
                 qPrintable(middle.name()));
    }

    void alphaOfZeroIsNoReasonToShowNothing() {
        Mesh mesh = square();
        mesh.materials = {0};
        Scene scene = sceneOf(std::move(mesh));
        scene.materials = {colored({0.8F, 0.02F, 0.02F, 0.0F})};
        const QColor middle = render(scene, small()).pixelColor(30, 30);
        QVERIFY(middle.red() > middle.blue() + 60);
    }

    void cornerColorsMultiply() {
        Mesh mesh = square();
        mesh.colorSets.push_back({"Color", std::vector<Vec4f>(4, Vec4f(0.0F, 0.7F, 0.0F, 1.0F))});
        const QColor middle = render(sceneOf(std::move(mesh)), small()).pixelColor(30, 30);
        QVERIFY(middle.green() > middle.red() + 60);
    }

    void backgroundIsOpaqueOrAbsent() {
        const Scene scene = sceneOf(square());
        const QImage with = render(scene, small());
        for (int y = 0; y < with.height(); ++y) {
            for (int x = 0; x < with.width(); ++x) {
                QCOMPARE(qAlpha(with.pixel(x, y)), 255);
            }
        }
        PictureSettings settings = small();
        settings.background = false;
        const QImage without = render(scene, settings);
        QCOMPARE(qAlpha(without.pixel(0, 0)), 0);
        QCOMPARE(qAlpha(without.pixel(30, 30)), 255);
    }

    void textureIsSampledTheRightWayRound() {
        const QImage picture = render(texturedScene(twoTexels(Qt::red, Qt::blue)), small());
        QVERIFY(picture.pixelColor(16, 30).red() > picture.pixelColor(16, 30).blue() + 60);
        QVERIFY(picture.pixelColor(44, 30).blue() > picture.pixelColor(44, 30).red() + 60);
    }

    void cutOutTextureLeavesHoles() {
        Scene scene = texturedScene(twoTexels(Qt::red, Qt::transparent));
        PictureSettings settings = small();
        settings.background = false;
        settings.height = 60;
        QCOMPARE(qAlpha(render(scene, settings).pixel(40, 15)), 255);
        scene.materials[0].alphaMode = AlphaMode::Blend;
        const QImage cut = render(scene, settings);
        QVERIFY(qAlpha(cut.pixel(40, 15)) < 128);
        QCOMPARE(qAlpha(cut.pixel(16, 15)), 255);
    }

    void brokenTextureLeavesTheColor() {
        Texture texture;
        texture.data = std::make_shared<const std::vector<std::byte>>(40, std::byte{0x5A});
        Scene scene = texturedScene(texture);
        scene.materials[0].baseColor = {0.02F, 0.02F, 0.8F, 1.0F};
        const QColor middle = render(scene, small()).pixelColor(30, 30);
        QVERIFY(middle.blue() > middle.red() + 60);
    }

    void weightsTellJointsApart() {
        PictureSettings settings = small();
        settings.color = PictureSettings::Color::Weights;
        const QImage picture = render(boundScene(), settings);
        const QColor left = picture.pixelColor(10, 30);
        const QColor right = picture.pixelColor(50, 30);
        const int apart = std::abs(left.red() - right.red()) + std::abs(left.green() - right.green()) +
                          std::abs(left.blue() - right.blue());
        QVERIFY2(apart > 80, qPrintable(left.name() + right.name()));
    }

    void oneJointRunsFromDarkToYellow() {
        PictureSettings settings = small();
        settings.color = PictureSettings::Color::Joint;
        settings.joint = 1;
        const QImage picture = render(boundScene(), settings);
        int last = 0;
        for (int x = 8; x <= 52; x += 4) {
            const int brightness = qGray(picture.pixel(x, 30));
            QVERIFY2(brightness > last, qPrintable(QString::number(x)));
            last = brightness;
        }
        QVERIFY(picture.pixelColor(52, 30).red() > picture.pixelColor(52, 30).blue() + 60);
    }

    void skeletonShowsThroughTheMesh() {
        Scene scene = boundScene();
        scene.skeleton.joints[1].parent = 0;
        for (Joint& joint : scene.skeleton.joints) {
            joint.modelFromJointBind.translation().z() = -0.2; // behind the square
        }
        PictureSettings settings = small();
        const QImage without = render(scene, settings);
        settings.skeleton = true;
        const QImage with = render(scene, settings);
        int changed = 0;
        for (int x = 0; x < 60; ++x) {
            changed += with.pixel(x, 30) != without.pixel(x, 30) ? 1 : 0;
        }
        QVERIFY(changed > 20);
        QCOMPARE(with.pixel(30, 10), without.pixel(30, 10));
    }

    void showsThreePanels() {
        const QImage picture = bindPicture(pipe());
        QVERIFY(!picture.isNull());
        QVERIFY(picture.height() <= 120);
        const int panel = picture.width() / 3;
        int colored = 0; // weights are colourful, clay and backdrop are not
        int bent = 0;    // the third panel shows the first one's mesh elsewhere
        for (int y = 0; y < picture.height(); ++y) {
            for (int x = 0; x < panel; ++x) {
                const QColor first = picture.pixelColor(x, y);
                const QColor second = picture.pixelColor(x + panel, y);
                const QColor third = picture.pixelColor(x + 2 * panel, y);
                QCOMPARE(first.alpha(), 255);
                QVERIFY(first.hsvSaturation() < 80);
                colored += second.hsvSaturation() > 80 ? 1 : 0;
                bent += std::abs(qGray(first.rgb()) - qGray(third.rgb())) > 40 ? 1 : 0;
            }
        }
        QVERIFY2(colored > 200, qPrintable(QString::number(colored)));
        QVERIFY2(bent > 100, qPrintable(QString::number(bent)));
    }

    void worksWithoutWeightsAndSkeleton() {
        Scene scene = pipe();
        scene.parts[0].weights = nullptr;
        scene.skeleton = {};
        QVERIFY(!bindPicture(scene).isNull());
    }

    void threadsDoNotMatter() {
        const Scene scene = pipe();
        QImage one;
        QImage eight;
        withThreads(1, [&] { one = bindPicture(scene); });
        withThreads(8, [&] { eight = bindPicture(scene); });
        QCOMPARE(eight, one);
    }

    void reportsOneProgress() {
        Watch watch;
        QVERIFY(renderBindPicture(pipe(), watch, 60));
        QVERIFY(watch.ordered);
        QCOMPARE(watch.max.load(), 1.0);
    }

    void cancelsInEveryPanel() {
        for (const int polls : {0, 3, 12, 40}) {
            test::CancelAfter progress(polls);
            const auto picture = renderBindPicture(pipe(), progress, 120);
            QVERIFY(!picture);
            QCOMPARE(picture.error().code, ErrorCode::Canceled);
        }
    }

    void errorsAreThePictures() {
        Progress progress;
        QCOMPARE(renderBindPicture(Scene(), progress).error().code, ErrorCode::NoMesh);
        QCOMPARE(renderBindPicture(pipe(), progress, 0).error().code, ErrorCode::ParameterOutOfRange);
    }

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

SINEW_TEST(TestPicture, QCoreApplication)

} // namespace testPicture

#include "TestPicture.moc"
