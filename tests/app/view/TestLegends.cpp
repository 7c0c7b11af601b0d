#include "app/document/edits/Edits.h"
#include "app/document/edits/VolumeEdits.h"
#include "app/picture/image/Film.h"
#include "app/view/ColorMaps.h"
#include "app/view/DrawnShapes.h"
#include "app/view/OverlayTable.h"
#include "app/view/compare/CompareData.h"
#include "app/view/legend/Legend.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QCoreApplication>
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <limits>
#include <utility>

namespace testLegends {

using namespace sinew;

namespace {

/// The three kinds of colour blindness at full strength, in linear light (Machado, Oliveira and Fernandes
/// 2009), after the eye that sees all.
const std::array<Eigen::Matrix3f, 4>& eyes() {
    static const auto of = [](std::array<float, 9> m) {
        return Eigen::Matrix3f(Eigen::Map<Eigen::Matrix<float, 3, 3, Eigen::RowMajor>>(m.data()));
    };
    static const std::array<Eigen::Matrix3f, 4> all{
        Eigen::Matrix3f::Identity(),
        of({0.152286F, 1.052583F, -0.204868F, 0.114503F, 0.786281F, 0.099216F, -0.003882F, -0.048116F,
            1.051998F}),
        of({0.367322F, 0.860646F, -0.227968F, 0.280085F, 0.672501F, 0.047413F, -0.011820F, 0.042940F,
            0.968881F}),
        of({1.255528F, -0.076749F, -0.178779F, -0.078411F, 0.930809F, 0.147602F, 0.004733F, 0.691367F,
            0.303900F})};
    return all;
}

/// Linear sRGB to OKLab (Ottosson 2020).
Vec3f oklab(const Vec3f& rgb) {
    Eigen::Matrix3f cones;
    cones << 0.4122214708F, 0.5363325363F, 0.0514459929F, 0.2119034982F, 0.6806995451F, 0.1073969566F,
        0.0883024619F, 0.2817188376F, 0.6299787005F;
    Eigen::Matrix3f lab;
    lab << 0.2104542553F, 0.7936177850F, -0.0040720468F, 1.9779984951F, -2.4285922050F, 0.4505937099F,
        0.0259040371F, 0.7827717662F, -0.8086757660F;
    const Vec3f seen = cones * rgb;
    return lab * Vec3f(std::cbrt(seen.x()), std::cbrt(seen.y()), std::cbrt(seen.z()));
}

Vec3f seenBy(const Eigen::Matrix3f& eye, Rgba color) {
    Vec3f linear;
    for (unsigned c = 0; c < 3; ++c) {
        linear[static_cast<int>(c)] = picture::linearFromSrgb(static_cast<float>(channel(color, c)) / 255.0F);
    }
    return oklab((eye * linear).cwiseMax(0.0F).cwiseMin(1.0F));
}

/// The two colours nearest to one another, as an eye sees them.
float minDistance(const std::vector<Rgba>& colors, const Eigen::Matrix3f& eye) {
    float min = std::numeric_limits<float>::max();
    for (std::size_t a = 0; a < colors.size(); ++a) {
        for (std::size_t b = 0; b < a; ++b) {
            min = std::min(min, (seenBy(eye, colors[a]) - seenBy(eye, colors[b])).norm());
        }
    }
    return min;
}

std::vector<Rgba> colorsOf(const Legend& legend) {
    std::vector<Rgba> colors;
    for (const Legend::Entry& entry : legend.entries) {
        colors.push_back(entry.color);
    }
    return colors;
}

/// What one tells apart at a glance: well above 0.02, which a trained eye sees side by side.
constexpr float kApart = 0.12F;
constexpr float kApartForTheColorBlind = 0.09F;
constexpr float kStep = 0.07F; ///< between neighbours of a row that is in order

ViewSettings showing(Overlay shown) {
    ViewSettings view;
    for (OverlayView& layer : view.layers) {
        layer = {false, 1.0F};
    }
    view.layer(shown).visible = true;
    return view;
}

/// As many legends as there are overlays with one, tall and low ones.
std::vector<LegendSize> manyLegends(double viewWidth) {
    std::vector<LegendSize> sizes;
    for (std::size_t n = 0; n < 17; ++n) {
        const double height = 60.0 + 23.0 * static_cast<double>(n * 7 % 9);
        const double width = legendWidthWithin(viewWidth, 236.0, 236.0 + 12.0 * static_cast<double>(n % 8));
        sizes.push_back({width, height, std::min(height, 90.0)});
    }
    return sizes;
}

} // namespace

class TestLegends : public QObject {
    Q_OBJECT
    DocumentState m_state;
    Legend legendOf(Overlay layer, const SceneDefects* defects = nullptr,
                    const VertexExplanation* explanation = nullptr) const {
        const std::vector<Legend> all = legends({m_state, showing(layer), defects, explanation});
        return all.empty() ? Legend() : all.front();
    }

    static void verifyApart(const Legend& legend, std::size_t entries) {
        const std::vector<Rgba> colors = colorsOf(legend);
        QCOMPARE(colors.size(), entries);
        for (const Eigen::Matrix3f& eye : eyes()) {
            const float min = minDistance(colors, eye);
            const float wanted = &eye == &eyes().front() ? kApart : kApartForTheColorBlind;
            QVERIFY2(min >= wanted, qPrintable(QString::number(static_cast<double>(min))));
        }
    }

    /// Colours that stand for numbers: each is lighter than the one before, whatever the eye.
    static void verifyInOrder(const std::vector<Rgba>& colors) {
        for (const Eigen::Matrix3f& eye : eyes()) {
            for (std::size_t i = 1; i < colors.size(); ++i) {
                const float lighter = seenBy(eye, colors[i]).x() - seenBy(eye, colors[i - 1]).x();
                QVERIFY2(lighter > 0.03F, qPrintable(QString::number(static_cast<double>(lighter))));
            }
        }
        QVERIFY(minDistance(colors, eyes().front()) >= kStep);
    }

private Q_SLOTS:
    void initTestCase() {
        Scene scene = test::twoFingers();
        while (scene.parts.size() < 12) {
            scene.parts.push_back(scene.parts.front());
        }
        m_state = stateOfScene(std::move(scene), {});
    }

    void parts() {
        const Legend legend = legendOf(Overlay::Parts);
        QVERIFY(!legend.note.isEmpty()); // there are more than it names
        verifyApart(legend, kMaxDistinct);
    }

    /// Joints far apart in the skeleton stand in one legend, with the marks on their paths.
    void explanation() {
        VertexExplanation explained;
        for (int bone = 0; bone < 6; ++bone) {
            BonePath path;
            path.joint =
                static_cast<std::int32_t>(static_cast<std::size_t>(bone) % m_state.scene->skeleton.size());
            path.steps.resize(1);
            path.steps.front().boundary = true;
            path.thinPlace = 0;
            explained.bones.push_back(path);
        }
        verifyApart(legendOf(Overlay::Explanation, nullptr, &explained), 8);
    }

    /// As the tree of joints has them; weight and distance are never cut.
    void explanationNamesJointsShortly() {
        Scene scene = *m_state.scene;
        QVERIFY(scene.skeleton.size() >= 3);
        for (std::size_t j = 0; j < scene.skeleton.size(); ++j) {
            scene.skeleton.joints[j].name = std::string("mixamorig:Arm") + static_cast<char>('A' + j);
        }
        const DocumentState state = stateOfScene(std::move(scene), {});
        VertexExplanation explained;
        BonePath path;
        path.joint = 1;
        path.weight = 0.28F;
        path.meters = 0.157;
        path.steps.resize(1);
        explained.bones.push_back(path);
        const LegendInput input{state, showing(Overlay::Explanation), nullptr, &explained};
        const Legend legend = legends(input).front();
        QCOMPARE(legend.entries.front().text, QString("ArmB"));
        const QString end = legend.entries.front().end;
        QVERIFY2(end.contains("28 %") && end.contains("cm"), qPrintable(end));
    }

    void defects() {
        SceneDefects found;
        found.counts.fill(1);
        verifyApart(legendOf(Overlay::Defects, &found), static_cast<std::size_t>(DefectKind::Count));
    }

    void poseFaults() {
        LegendInput input{m_state, showing(Overlay::PoseFaults)};
        QVERIFY(legends(input).front().entries.empty()); // still looked for
        const std::vector<PartPoseFaults> none(2);
        input.poseFaults = &none;
        QVERIFY(!legends(input).front().note.isEmpty());
        std::vector<PartPoseFaults> found(2);
        found[0].counts = {3, 0};
        found[1].counts = {4, 5};
        input.poseFaults = &found;
        const Legend legend = legends(input).front();
        verifyApart(legend, 2);
        QVERIFY(legend.entries[0].text.contains("7") && legend.entries[1].text.contains("5"));
    }

    void voxels() { verifyApart(legendOf(Overlay::Voxels), static_cast<std::size_t>(VoxelKind::Count)); }

    /// The boxes are named where voxels are seen, each kind once.
    void voxelEdits() {
        DocumentState edited = m_state;
        const RefineBox box{Vec3::Zero(), Vec3::Ones(), 8};
        edited.settings.refine = {box, box};
        const std::vector<Legend::Entry> before = legendOf(Overlay::Voxels).entries;
        const std::vector<Legend::Entry> after = legends({edited, showing(Overlay::Voxels)}).front().entries;
        QCOMPARE(after.size(), before.size() + 1);
        QCOMPARE(after.back().text, QString("voxel edit: finer voxels"));
        QVERIFY(after.back().color == volumeEditColor(VolumeEditKind::Refine));
        QVERIFY(legends({edited, showing(Overlay::Parts)}).front().entries.size() ==
                legendOf(Overlay::Parts).entries.size());
    }

    /// Among the cells too, bound or not, before their sizes, of which a low view leaves some out.
    void voxelEditsAmongTheOctree() {
        DocumentState edited = m_state;
        edited.settings.refine = {RefineBox{Vec3::Zero(), Vec3::Ones(), 8}};
        for (const bool bound : {true, false}) {
            edited.field = bound ? m_state.field : nullptr;
            const std::vector<Legend::Entry> entries =
                legends({edited, showing(Overlay::Octree)}).front().entries;
            QVERIFY(!entries.empty());
            QCOMPARE(entries.front().text, QString("voxel edit: finer voxels"));
            QVERIFY(entries.front().line);
        }
    }

    void octree() {
        std::vector<Rgba> colors;
        for (int level = 0; level < kMaxLevels; ++level) {
            colors.push_back(levelColor(level));
        }
        verifyInOrder(colors);
    }

    void influences() {
        std::vector<Rgba> colors;
        for (std::size_t count = 1; count <= kMaxCounted; ++count) {
            colors.push_back(countColor(count));
        }
        verifyInOrder(colors);
        colors.push_back(countColor(0));
        QVERIFY(minDistance(colors, eyes().front()) >= kStep);
    }

    void envelopes() {
        Legend legend;
        legend.entries = {{kEnvelope, {}, true}, {kEnvelopeEnd, {}, true}};
        verifyApart(legend, 2);
    }

    void ramps_data() {
        QTest::addColumn<int>("ramp");
        QTest::addColumn<bool>("lighter");
        QTest::newRow("weights") << 0 << true;
        QTest::newRow("distances") << 1 << false;
        QTest::newRow("cuts") << 2 << false;
        QTest::newRow("comparison of weights") << 3 << true;
        QTest::newRow("comparison of lengths") << 4 << false;
        QTest::newRow("bleed") << 5 << false;
    }

    /// More is lighter, or darker, all the way and for every eye; no step is too small to be seen beside
    /// another.
    void ramps() {
        QFETCH(int, ramp);
        QFETCH(bool, lighter);
        const std::array<std::function<Rgba(float)>, 6> ramps{
            weightColor,
            distanceColor,
            cutColor,
            [](float t) { return compareColor(CompareMap::JointWeights, t, 1.0); },
            [](float t) { return compareColor(CompareMap::PosedDistance, t, 1.0); },
            [](float t) { return compareColor(CompareMap::Bleed, t, 1.0); }};
        constexpr int steps = 16;
        for (const Eigen::Matrix3f& eye : eyes()) {
            for (int i = 0; i < steps; ++i) {
                const auto at = [&](int k) {
                    return seenBy(eye, ramps[static_cast<std::size_t>(ramp)](static_cast<float>(k) / steps));
                };
                const float step = at(i + 1).x() - at(i).x();
                QVERIFY2((lighter ? step : -step) > 0.005F,
                         qPrintable(QString("step %1: %2").arg(i).arg(step)));
            }
        }
    }

    /// Palest where nothing changes, and either way darker in another colour, blue or orange.
    void balancedMapsHaveTwoArms() {
        constexpr int steps = 10;
        for (const Eigen::Matrix3f& eye : eyes()) {
            for (const float side : {-1.0F, 1.0F}) {
                for (int i = 0; i < steps; ++i) {
                    const auto at = [&](int k) {
                        const float value = side * static_cast<float>(k) / steps;
                        return seenBy(eye, compareColor(CompareMap::Stretch, value, 1.0)).x();
                    };
                    QVERIFY2(at(i + 1) < at(i), qPrintable(QString("%1: %2").arg(side).arg(i)));
                }
            }
            for (const float much : {0.5F, 1.0F}) {
                const Vec3f less = seenBy(eye, compareColor(CompareMap::Stretch, -much, 1.0));
                const Vec3f more = seenBy(eye, compareColor(CompareMap::Stretch, much, 1.0));
                QVERIFY((more - less).norm() > kApart);
            }
        }
        const Rgba less = compareColor(CompareMap::AreaChange, -1.0F, 1.0);
        const Rgba more = compareColor(CompareMap::AreaChange, 1.0F, 1.0);
        QVERIFY(channel(less, 2) > channel(less, 0) && channel(more, 0) > channel(more, 2));
    }

    /// Those that follow one another in the list are mostly parent and child, side by side on the skin.
    void neighbouringJoints() {
        for (const Eigen::Matrix3f& eye : eyes()) {
            const float wanted = &eye == &eyes().front() ? 0.10F : 0.06F;
            for (std::size_t joint = 0; joint < 100; ++joint) {
                for (std::size_t next = joint + 1; next <= joint + 3; ++next) {
                    const float apart = (seenBy(eye, jointRgba(joint)) - seenBy(eye, jointRgba(next))).norm();
                    QVERIFY2(apart >= wanted,
                             qPrintable(QString("%1, %2: %3").arg(joint).arg(next).arg(apart)));
                }
            }
        }
    }

    void nothingOverlaps_data() {
        QTest::addColumn<double>("width");
        QTest::addColumn<double>("height");
        for (const auto& [width, height] :
             {std::pair(1600.0, 1000.0), std::pair(900.0, 560.0), std::pair(640.0, 480.0),
              std::pair(300.0, 200.0), std::pair(160.0, 120.0)}) {
            QTest::addRow("%dx%d", static_cast<int>(width), static_cast<int>(height)) << width << height;
        }
    }

    void nothingOverlaps() {
        QFETCH(double, width);
        QFETCH(double, height);
        constexpr double lowerRight = 46.0;
        constexpr double lowerLeft = 83.0;
        const std::vector<LegendSize> sizes = manyLegends(width);
        for (std::size_t count = 1; count <= sizes.size(); ++count) {
            const auto placed =
                placeLegends({sizes.begin(), sizes.begin() + static_cast<std::ptrdiff_t>(count)},
                             {width, height, lowerRight, lowerLeft});
            for (std::size_t a = 0; a < placed.size(); ++a) {
                const ScreenBox& box = placed[a].box;
                QVERIFY(box.top >= 0.0 && box.left >= 0.0 && box.right <= width);
                const bool right = box.right > width - 13.0;
                QVERIFY(box.bottom <= height - (right ? lowerRight : lowerLeft));
                if (width >= 800.0) {
                    QVERIFY(box.right <= 0.36 * width ||
                            box.left >= 0.64 * width); // the middle is the character's
                }
                for (std::size_t b = 0; b < a; ++b) {
                    QVERIFY(!box.overlaps(placed[b].box));
                }
            }
            if (width > 1000.0 && count <= 9) {
                QCOMPARE(placed.size(), count);
            }
        }
    }

    void oneColumnWhileThatIsEnough() {
        const auto placed = placeLegends({{240, 200, 100}, {260, 200, 100}}, {1000, 500, 0, 0});
        QCOMPARE(placed.size(), std::size_t{2});
        for (const PlacedLegend& legend : placed) {
            QVERIFY(!legend.shortened);
            QCOMPARE(legend.box.right, 988.0);
        }
        QVERIFY(placed[1].box.top >= placed[0].box.bottom);
    }

    void notesGoBeforeTheSecondColumnComes() {
        const LegendRoom room{1000, 400, 0, 0};
        const auto two = placeLegends({{240, 200, 100}, {240, 200, 100}}, room);
        QVERIFY(two.size() == 2 && !two[0].shortened && two[1].shortened);
        const auto five =
            placeLegends({{240, 200, 100}, {240, 200, 100}, {240, 200, 100}, {240, 200, 100}}, room);
        QCOMPARE(five.size(), std::size_t{4});
        QVERIFY(
            std::ranges::any_of(five, [](const PlacedLegend& legend) { return legend.box.left < 100.0; }));
    }

    void narrowViewsKeepTheirMiddle() {
        const auto placed =
            placeLegends({{236, 200, 100}, {236, 200, 100}, {236, 200, 100}}, {500, 250, 0, 0});
        QCOMPARE(placed.size(), std::size_t{2});
        QVERIFY(placed[0].box.left > 250.0 && placed[1].box.left > 250.0);
        QVERIFY(legendWidthWithin(640.0, 236.0, 330.0) == 236.0);
        QVERIFY(legendWidthWithin(1600.0, 236.0, 330.0) == 330.0);
    }

    void cursorTextLeavesLegendsAlone() {
        const std::vector<ScreenBox> taken{{300, 10, 590, 200}};
        for (double x = 0.0; x <= 600.0; x += 30.0) {
            for (double y = 0.0; y <= 400.0; y += 20.0) {
                const ScreenBox box = boxBesideCursor(x, y, 120, 24, 600, 400, taken);
                QVERIFY(box.left >= 0.0 && box.top >= 0.0 && box.right <= 600.0 && box.bottom <= 400.0);
                const bool outside = !ScreenBox{x - 150, y - 60, x + 150, y + 60}.overlaps(taken.front());
                QVERIFY(!outside || !box.overlaps(taken.front()));
            }
        }
        // To the right as long as nothing is there, to the left of a legend.
        QVERIFY(boxBesideCursor(100, 100, 120, 24, 600, 400, taken).left > 100.0);
        QVERIFY(boxBesideCursor(280, 100, 120, 24, 600, 400, taken).right < 280.0);
    }

    void labelsLeaveLegendsAlone() {
        const std::vector<ScreenBox> taken{{100, 0, 300, 200}};
        const std::vector<Label> labels{{90, 50, 60, 14, 1.0}, {200, 100, 60, 14, 1.0}};
        const auto placed = placeLabels(labels, 400, 300, taken);
        QCOMPARE(placed.size(), std::size_t{1}); // the other one's joint lies below the legend
        QCOMPARE(placed[0].label, std::size_t{0});
        QVERIFY(placed[0].left + 60 <= 100.0);
    }
};

SINEW_TEST(TestLegends, QCoreApplication)

} // namespace testLegends

#include "TestLegends.moc"
