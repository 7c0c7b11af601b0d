#include "core/io/picture/PictureMesh.h"
#include "core/solve/picture/PictureSolver.h"
#include "tests/solve/ClassicCase.h"
#include "tests/solve/SolveNow.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <random>

namespace testPictureSolver {

using namespace sinew;
using namespace sinew::test;

namespace {

/// A flat sheet of squares, `columns` x `rows`, each `side` wide, without those that `left out` names.
template<typename LeftOut>
Mesh sheet(int columns, int rows, double side, double depth, const LeftOut& leftOut) {
    Mesh mesh;
    mesh.name = "sheet";
    for (int y = 0; y <= rows; ++y) {
        for (int x = 0; x <= columns; ++x) {
            mesh.vertices.emplace_back(x * side, y * side, depth);
        }
    }
    for (int y = 0; y < rows; ++y) {
        for (int x = 0; x < columns; ++x) {
            const auto low = static_cast<std::uint32_t>(y * (columns + 1) + x);
            const auto high = low + static_cast<std::uint32_t>(columns + 1);
            if (!leftOut(x, y)) {
                mesh.addPolygon(std::array{low, low + 1, high + 1, high});
            }
        }
    }
    return mesh;
}

/// Two strips, 2 wide and 10 high, 1 apart, joined at the top: a bone down each.
Scene twoLegs() {
    const auto gap = [](int x, int y) { return (x == 4 || x == 5) && y < 16; };
    Skeleton skeleton = test::chain({Vec3(1, 8, 0), Vec3(4, 8, 0)});
    skeleton.joints[1].parent = kNone;
    for (Joint& joint : skeleton.joints) {
        joint.tail = joint.modelFromJointBind.translation() - Vec3(0, 7, 0);
    }
    return test::scene(sheet(10, 20, 0.5, 0.0, gap), std::move(skeleton));
}

/// Opaque in blots of some pixels, with holes and islands.
PictureMask blots(int width, int height, unsigned seed) {
    std::mt19937 dice(seed);
    PictureMask mask{width, height, std::vector<bool>(static_cast<std::size_t>(width * height), false)};
    for (int blot = 0; blot < 40; ++blot) {
        const int radius = 1 + static_cast<int>(dice() % 9);
        const int x0 = static_cast<int>(dice() % static_cast<unsigned>(width));
        const int y0 = static_cast<int>(dice() % static_cast<unsigned>(height));
        for (int y = std::max(0, y0 - radius); y < std::min(height, y0 + radius); ++y) {
            for (int x = std::max(0, x0 - radius); x < std::min(width, x0 + radius); ++x) {
                const bool round = std::hypot(x - x0, y - y0) < radius;
                const auto at = static_cast<std::size_t>(y * width + x);
                mask.opaque[at] = round ? blot % 4 != 3 : mask.opaque[at];
            }
        }
    }
    return mask;
}

/// A trunk on two legs, 1160 pixels tall, with a slit between them: straight up, or slanted.
Scene figureWithSlit(int slit, double slant) {
    constexpr int kWidth = 301;
    constexpr int kHeight = 1160;
    constexpr int kHip = 600;
    PictureMask mask{kWidth, kHeight, std::vector<bool>(static_cast<std::size_t>(kWidth * kHeight), true)};
    for (int y = 0; y < kHip; ++y) {
        const int middle = 150 + static_cast<int>(std::lround(slant * (y - 300)));
        for (int x = middle; x < middle + slit; ++x) {
            mask.opaque[static_cast<std::size_t>(y * kWidth + x)] = false;
        }
    }
    Skeleton skeleton = test::chain({Vec3(-75, 550, 0), Vec3(75, 550, 0)});
    skeleton.joints[1].parent = kNone;
    for (Joint& joint : skeleton.joints) {
        joint.tail = joint.modelFromJointBind.translation() - Vec3(0, 500, 0);
    }
    Progress progress;
    return test::scene(meshPicture(mask, {}, progress).front(), std::move(skeleton));
}

constexpr std::array kAllPaths{PicturePaths::Rows, PicturePaths::Diagonals, PicturePaths::Euclidean};

float slowDistance(const PixelShape& shape, const std::vector<float>& d, int x, int y, bool diagonals) {
    float min = d[shape.indexOf(x, y)];
    for (int dy = -1; dy <= 1; ++dy) {
        for (int dx = -1; dx <= 1; ++dx) {
            const bool diagonal = dx != 0 && dy != 0;
            const bool open = !diagonal || (diagonals && (shape.holds(x + dx, y) || shape.holds(x, y + dy)));
            if (open && shape.holds(x + dx, y + dy)) {
                min = std::min(min, d[shape.indexOf(x + dx, y + dy)] + (diagonal ? 1.41421356F : 1.0F));
            }
        }
    }
    return min;
}

/// Asks all neighbours of all pixels until nothing changes.
std::vector<float> slowDistances(const PixelShape& shape, std::uint32_t seed, bool diagonals) {
    std::vector<float> d(shape.inside.size(), std::numeric_limits<float>::infinity());
    d[seed] = 0.0F;
    for (bool changed = true; changed;) {
        changed = false;
        for (int y = shape.low; y < shape.low + shape.height; ++y) {
            for (int x = shape.left; x < shape.left + shape.width; ++x) {
                const float there = slowDistance(shape, d, x, y, diagonals);
                if (shape.holds(x, y) && there < d[shape.indexOf(x, y)]) {
                    d[shape.indexOf(x, y)] = there;
                    changed = true;
                }
            }
        }
    }
    return d;
}

} // namespace

class TestPictureSolver : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void pixelsAreThoseCovered() {
        const std::vector<PixelPoint> points{{-2.0, -1.0}, {7.9, -1.0}, {7.9, 4.9}, {-2.0, 4.9}};
        const std::vector<Triangle> triangles{{0, 1, 2}, {0, 3, 2}}; // one of them turned over
        const PixelShape shape = coverPixels(points, triangles);
        QCOMPARE(shape.left, -2);
        QCOMPARE(shape.low, -1);
        QCOMPARE(shape.width, 10);
        QCOMPARE(shape.height, 6);
        QCOMPARE(std::ranges::count(shape.inside, 1), 60);
        QVERIFY(!shape.holds(8, 0) && !shape.holds(-3, 0) && shape.holds(7, 4));
    }

    /// In its own pixels the mesh of a picture covers what was opaque, pixel by pixel.
    void pixelsOfAPictureAreItsOpaqueOnes() {
        for (unsigned seed = 1; seed <= 6; ++seed) {
            const PictureMask mask = blots(61, 80, seed);
            std::vector<bool> covered(mask.opaque.size(), false);
            Progress progress;
            for (const Mesh& mesh : meshPicture(mask, {}, progress)) {
                std::vector<PixelPoint> points;
                for (const Vec3& vertex : mesh.vertices) {
                    points.emplace_back((vertex.head<2>() - mesh.pixels->corner) / mesh.pixels->size);
                }
                const PixelShape shape = coverPixels(points, triangulate(mesh));
                for (int y = 0; y < mask.height; ++y) {
                    for (int x = 0; x < mask.width; ++x) {
                        const auto at = static_cast<std::size_t>(y * mask.width + x);
                        covered[at] = covered[at] || shape.holds(x, y);
                    }
                }
            }
            QVERIFY(covered == mask.opaque);
        }
    }

    /// Thinner than a pixel: middles alone would leave nothing of it, or crumbs.
    void thinShapesHangTogether() {
        const std::vector<PixelPoint> points{{0.1, 0.2}, {40.3, 17.6}, {40.3, 17.9}};
        const std::vector<Triangle> triangles{{0, 1, 2}};
        const PixelShape shape = coverPixels(points, triangles);
        QVERIFY(shape.holds(0, 0) && shape.holds(40, 17));
        QVERIFY(std::ranges::count(shape.inside, 1) >= 58);
    }

    void theNearestPixelIsOfTheShape() {
        PixelShape shape{-3, 2, 9, 7, std::vector<std::uint8_t>(63, 0)};
        QCOMPARE(nearestPixel(shape, PixelPoint(0, 4)), std::size_t{63});
        shape.inside[shape.indexOf(5, 8)] = 1;
        shape.inside[shape.indexOf(-3, 3)] = 1;
        QCOMPARE(nearestPixel(shape, PixelPoint(5.9, 8.9)), shape.indexOf(5, 8));
        QCOMPARE(nearestPixel(shape, PixelPoint(1.0, 5.0)), shape.indexOf(-3, 3));
        QCOMPARE(nearestPixel(shape, PixelPoint(-2.9, 8.7)), shape.indexOf(-3, 3));
    }

    void slitsPart_data() {
        QTest::addColumn<int>("slit");
        QTest::addColumn<double>("slant");
        QTest::newRow("one pixel") << 1 << 0.0;
        QTest::newRow("two pixels") << 2 << 0.0;
        QTest::newRow("four pixels") << 4 << 0.0;
        QTest::newRow("one pixel, slanted") << 1 << 0.07;
        QTest::newRow("two pixels, slanted") << 2 << 0.13;
    }
    /// However narrow, a slit keeps a leg's weight off the other; a coarse grid closes it.
    void slitsPart() {
        QFETCH(int, slit);
        QFETCH(double, slant);
        const Scene scene = figureWithSlit(slit, slant);
        const Mesh& mesh = *scene.parts[0].mesh;
        BindSettings settings = plainSettings("picture");
        const auto largestOther = [&] {
            const BindResult result = bound(scene, settings);
            float largest = 0.0F;
            for (std::uint32_t v = 0; v < mesh.vertexCount(); ++v) {
                const Vec3& position = mesh.vertices[v];
                const double beside = position.x() - slant * (position.y() - 300.0) - 0.5 * (slit - 1);
                const bool clear = slant == 0.0 || std::abs(beside) > 0.5 * slit + 0.6; // stairs in the edge
                if (position.y() < 300.0 && std::abs(beside) < 60.0 && clear) {
                    const std::int32_t other = beside < 0.0 ? 1 : 0;
                    largest = std::max(largest, weightOf(result.weights[0]->at(v), other));
                }
            }
            return largest;
        };
        const float fine = largestOther();
        QVERIFY2(fine < 0.01F, qPrintable(QString::number(fine)));
        settings.pictureResolution = 128;
        const float coarse = largestOther();
        QVERIFY2(coarse > 0.1F, qPrintable(QString::number(coarse)));
    }

    void linesAreWithoutGaps() {
        std::mt19937 dice(7);
        std::uniform_real_distribution<double> anywhere(-40.0, 40.0);
        for (int i = 0; i < 200; ++i) {
            const PixelPoint a(anywhere(dice), anywhere(dice));
            const PixelPoint b = i == 0 ? a : PixelPoint(anywhere(dice), i % 5 == 0 ? a.y() : anywhere(dice));
            std::vector<std::pair<int, int>> pixels;
            visitPixels(a, b, [&](int x, int y) { pixels.emplace_back(x, y); });
            QCOMPARE(pixels.front().first, static_cast<int>(std::floor(a.x())));
            QCOMPARE(pixels.back().second, static_cast<int>(std::floor(b.y())));
            for (std::size_t k = 1; k < pixels.size(); ++k) {
                QCOMPARE(std::abs(pixels[k].first - pixels[k - 1].first) +
                             std::abs(pixels[k].second - pixels[k - 1].second),
                         1);
            }
        }
    }

    void distancesAreThoseOfBruteForce() {
        std::mt19937 dice(3);
        for (int round = 0; round < 12; ++round) {
            PixelShape shape{-5, 3, 24, 18, {}};
            for (int i = 0; i < shape.width * shape.height; ++i) {
                shape.inside.push_back(dice() % 3 != 0 ? 1 : 0);
            }
            const auto seed = static_cast<std::uint32_t>(200 + round);
            shape.inside[seed] = 1;
            for (const PicturePaths paths : {PicturePaths::Rows, PicturePaths::Diagonals}) {
                const auto quick = pixelDistances(shape, std::array{seed}, paths);
                const auto slow = slowDistances(shape, seed, paths == PicturePaths::Diagonals);
                for (std::size_t i = 0; i < slow.size(); ++i) {
                    QVERIFY((std::isinf(slow[i]) && std::isinf(quick[i])) ||
                            std::abs(slow[i] - quick[i]) < 1e-3F);
                }
            }
        }
    }

    /// In a square nothing is in the way: fast marching is within a pixel and a half of the straight line,
    /// and rows and diagonals are off by what their metrics are.
    void straightPathsAreStraight() {
        constexpr int side = 101;
        const PixelShape shape{0, 0, side, side, std::vector<std::uint8_t>(side * side, 1)};
        const std::array seed{static_cast<std::uint32_t>(shape.indexOf(50, 50))};
        const auto straight = pixelDistances(shape, seed, PicturePaths::Euclidean);
        const auto diagonal = pixelDistances(shape, seed, PicturePaths::Diagonals);
        double farthestOff = 0.0;
        double diagonalOff = 0.0;
        for (int y = 0; y < side; ++y) {
            for (int x = 0; x < side; ++x) {
                const double exact = std::hypot(x - 50, y - 50);
                const auto off = [&](const std::vector<float>& distances) {
                    return std::abs(static_cast<double>(distances[shape.indexOf(x, y)]) - exact);
                };
                farthestOff = std::max(farthestOff, off(straight));
                diagonalOff = std::max(diagonalOff, off(diagonal));
            }
        }
        QVERIFY2(farthestOff < 1.5 && diagonalOff > 3.0,
                 qPrintable(QString("%1 and %2").arg(farthestOff).arg(diagonalOff)));
    }

    /// A wall that leaves a way around one end.
    void straightPathsGoAroundWalls() {
        PixelShape shape{0, 0, 61, 61, std::vector<std::uint8_t>(61 * 61, 1)};
        for (int y = 0; y < 50; ++y) {
            shape.inside[shape.indexOf(30, y)] = 0;
        }
        const std::array seed{static_cast<std::uint32_t>(shape.indexOf(10, 10))};
        const auto distances = pixelDistances(shape, seed, PicturePaths::Euclidean);
        const double exact = std::hypot(20.0, 40.0) * 2.0; // over the wall's end, and down as far again
        QVERIFY(std::abs(static_cast<double>(distances[shape.indexOf(50, 10)]) - exact) < 3.0);
        shape.inside[shape.indexOf(30, 50)] = 0;
        for (int y = 51; y < 61; ++y) {
            shape.inside[shape.indexOf(30, y)] = 0;
        }
        const auto parted = pixelDistances(shape, seed, PicturePaths::Euclidean);
        QVERIFY(std::isinf(parted[shape.indexOf(50, 10)]));
    }

    void jointsHaveTheirOwnSmoothness() {
        const Scene scene = twoLegs();
        BindSettings settings = plainSettings("picture");
        settings.pictureSmoothness = 40.0;
        settings.boneSmoothness = {{scene.skeleton.joints[1].name, 120.0}};
        const auto state = solved(scene, settings);
        const WeightTable& table = weightsOf(*state);
        const std::vector<Vec3>& vertices = state->input->problem.vertices;
        const auto left = static_cast<std::size_t>(state->input->sourceOf(0));
        const auto right = static_cast<std::size_t>(state->input->sourceOf(1));
        // The middle is equally far from both: exp(-d / 40) against exp(-d / 120), d in solver pixels.
        const double d = 1.5 * kPicturePixels / 10.0;
        int seen = 0;
        for (std::size_t v = 0; v < vertices.size(); ++v) {
            if (vertices[v].y() == 8.0 && vertices[v].x() == 2.5) {
                const auto ratio = static_cast<double>(table.row(v)[right] / table.row(v)[left]);
                const double wanted = std::exp(d / 40.0 - d / 120.0);
                QVERIFY2(std::abs(std::log(ratio / wanted)) < 0.1,
                         qPrintable(QString("%1 for %2").arg(ratio).arg(wanted)));
                ++seen;
            }
        }
        QCOMPARE(seen, 1);
        BindSettings other = settings;
        other.boneSmoothness.front().smoothness = 60.0;
        QVERIFY(reworkFor(settings, other) == BindRework::Distances);
        other.boneSmoothness.front().smoothness = 0.0;
        QVERIFY(!validate(other));
    }

    void weightsFallWithTheWayThere() {
        const Scene scene = twoLegs();
        BindSettings settings = plainSettings("picture");
        settings.pictureSmoothness = 40.0;
        const auto state = solved(scene, settings);
        const WeightTable& table = weightsOf(*state);
        const std::vector<Vec3>& vertices = state->input->problem.vertices;
        // Above the gap the ways are straight: the middle belongs to both alike, 1 beside it to exp(-2 / s).
        const double pixel = 10.0 / kPicturePixels;
        const auto left = static_cast<std::size_t>(state->input->sourceOf(0));
        const auto right = static_cast<std::size_t>(state->input->sourceOf(1));
        int seen = 0;
        for (std::size_t v = 0; v < vertices.size(); ++v) {
            const double beside = vertices[v].x() - 2.5;
            if (vertices[v].y() == 8.0 && std::abs(beside) <= 1.5) {
                const auto ratio = static_cast<double>(table.row(v)[left] / table.row(v)[right]);
                const double wanted = std::exp(-2.0 * beside / pixel / settings.pictureSmoothness);
                QVERIFY2(std::abs(std::log(ratio / wanted)) < 3.0 / settings.pictureSmoothness,
                         qPrintable(QString("%1 %2").arg(ratio).arg(wanted)));
                ++seen;
            }
            QVERIFY(std::abs(table.row(v)[left] + table.row(v)[right] - 1.0F) < 1e-5F);
        }
        QCOMPARE(seen, 7);
    }

    /// The legs' lower ends are 1 apart, and 13 on the way through the body.
    void gapsAreNotCrossed() {
        const Scene scene = twoLegs();
        for (const PicturePaths paths : kAllPaths) {
            BindSettings settings = plainSettings("picture");
            settings.pictureSmoothness = 50.0;
            settings.picturePaths = paths;
            const BindResult result = bound(scene, settings);
            const Mesh& mesh = *scene.parts[0].mesh;
            for (std::uint32_t v = 0; v < mesh.vertexCount(); ++v) {
                const Vec3& position = mesh.vertices[v];
                if (position.y() < 2.0 && std::abs(position.x() - 2.5) > 0.4) {
                    const std::int32_t joint = position.x() < 2.5 ? 0 : 1;
                    QVERIFY(weightOf(result.weights[0]->at(v), joint) > 0.99F);
                }
            }
        }
    }

    void smoothnessSpreads() {
        const Scene scene = twoLegs();
        float before = 0.0F;
        for (const double smoothness : {10.0, 30.0, 100.0}) {
            BindSettings settings = plainSettings("picture");
            settings.pictureSmoothness = smoothness;
            const BindResult result = bound(scene, settings);
            // 2, 9: nearer to the left by 51 pixels, which leaves the right more than kMinFraction at all
            // three.
            const auto vertex = static_cast<std::uint32_t>(18 * 11 + 4);
            const float other = weightOf(result.weights[0]->at(vertex), 1);
            QVERIFY2(other > before && other < 0.5F,
                     qPrintable(QString("%1 after %2").arg(other).arg(before)));
            before = other;
        }
    }

    /// Two layers, one over the other: the bone that crosses the upper one alone does not move the lower.
    void layersBendApart() {
        const auto none = [](int, int) { return false; };
        Skeleton skeleton = test::chain({Vec3(1, 1, 0), Vec3(6, 1, 0)});
        skeleton.joints[1].parent = kNone;
        skeleton.joints[0].tail = Vec3(3, 1, 0);
        skeleton.joints[1].tail = Vec3(9, 1, 0);
        Scene scene = test::scene(sheet(8, 4, 0.5, 0.0, none), std::move(skeleton)); // x 0 to 4
        scene.parts.push_back(
            {std::make_shared<const Mesh>(sheet(20, 4, 0.5, 0.5, none)), nullptr}); // 0 to 10
        const BindResult result = bound(scene, plainSettings("picture"));
        for (std::uint32_t v = 0; v < scene.parts[0].mesh->vertexCount(); ++v) {
            QCOMPARE(weightOf(result.weights[0]->at(v), 0), 1.0F);
        }
        const auto tip = static_cast<std::uint32_t>(scene.parts[1].mesh->vertexCount() - 1);
        QVERIFY(weightOf(result.weights[1]->at(tip), 1) > 0.9F);
    }

    void islandsFollowTheNearestBone() {
        const auto island = [](int x, int) { return x == 4 || x == 5; };
        Skeleton skeleton = test::chain({Vec3(0.5, 0.5, 0), Vec3(1.5, 0.5, 0)});
        skeleton.joints[1].parent = kNone;
        skeleton.joints[0].tail = Vec3(0.5, 1.5, 0);
        skeleton.joints[1].tail = Vec3(1.5, 1.5, 0);
        const Scene scene = test::scene(sheet(10, 4, 0.5, 0.0, island), std::move(skeleton));
        const BindResult result = bound(scene, plainSettings("picture"));
        const Mesh& mesh = *scene.parts[0].mesh;
        for (std::uint32_t v = 0; v < mesh.vertexCount(); ++v) {
            if (mesh.vertices[v].x() > 2.9) {
                QCOMPARE(weightOf(result.weights[0]->at(v), 1), 1.0F);
            }
        }
    }

    void changesOfOtherSettingsKeepThem() {
        const Scene scene = twoLegs();
        const BindSettings settings = plainSettings("picture");
        const auto first = solved(scene, settings);
        BindSettings stiffer = settings;
        stiffer.alpha = 0.9;
        const auto again = solved(scene, stiffer, first.get());
        QCOMPARE(&weightsOf(*again), &weightsOf(*first));
        BindSettings softer = settings;
        softer.pictureSmoothness = 77.0;
        BindSettings coarser = settings;
        coarser.pictureResolution = 100;
        QVERIFY(weightsOf(*solved(scene, coarser, first.get())).values != weightsOf(*first).values);
        const auto other = solved(scene, softer, first.get());
        QVERIFY(weightsOf(*other).values != weightsOf(*first).values);
    }
};

SINEW_TEST(TestPictureSolver, NoApplication)

} // namespace testPictureSolver

#include "TestPictureSolver.moc"
