#include "app/document/edits/Edits.h"
#include "app/models/CompareModel.h"
#include "app/view/compare/CompareData.h"
#include "core/solve/Solvers.h"
#include "tests/app/support/BindNow.h"
#include "tests/app/support/LimbDocument.h"
#include "tests/support/Patience.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QAbstractItemModelTester>
#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>

namespace testCompareMaps {

using namespace sinew;

namespace {

SkinWeights skin(const std::vector<std::vector<Influence>>& vertices) {
    SkinWeightsBuilder builder;
    for (const auto& influences : vertices) {
        builder.add(influences);
    }
    return builder.finish();
}

/// A square of side 1 with a vertex that no polygon uses.
Mesh square() {
    Mesh mesh;
    mesh.vertices = {{0, 0, 0}, {1, 0, 0}, {1, 1, 0}, {0, 1, 0}, {9, 9, 9}};
    const std::array<std::uint32_t, 4> polygon{0, 1, 2, 3};
    mesh.addPolygon(polygon);
    return mesh;
}

std::vector<Vec3> scaled(const std::vector<Vec3>& vertices, const Vec3& factors) {
    std::vector<Vec3> result;
    for (const Vec3& vertex : vertices) {
        result.emplace_back(vertex.cwiseProduct(factors));
    }
    return result;
}

bool all(const std::vector<float>& values, float value) {
    return std::ranges::all_of(values, [=](float each) { return std::abs(each - value) < 1e-6F; });
}

/// An open comparison of a coarse limb with itself, without a window.
struct Desk {
    Document document;
    PosedMesh posed{document};
    TaskPool pool;
    CompareController compare{document, pool};
    CompareData data{document, posed, compare, pool};

    Desk() {
        DocumentState state = stateOfScene(test::limb(), {});
        state.settings.resolution = 32;
        state.settings.automatic = false;
        document.reset(std::move(state));
        test::bindNow(document);
        compare.setOpen(true);
        compare.keep(); // in the second pane, the same weights
        rest();
    }
    void rest() {
        const bool done =
            QTest::qWaitFor([this] { return !compare.running() && compare.skin(1).state == SkinState::Done; },
                            test::kPatience);
        if (!done) {
            qFatal("the comparison never ends");
        }
        data.finish();
    }
    void bend() {
        JointPose pose;
        pose.rotation = Quat(Eigen::AngleAxisd(1.2, Vec3::UnitZ()));
        setJointPose(document, 1, pose);
        data.finish();
    }
    /// All vertices to the first joint, in the second pane.
    void stiffen() {
        const std::size_t vertices = document.state().scene->parts[0].mesh->vertexCount();
        auto weights = std::make_shared<const SkinWeights>(
            skin(std::vector<std::vector<Influence>>(vertices, {{0, 1.0F}})));
        compare.setSource(1, {SkinSource::Kind::Kept,
                              {},
                              {},
                              std::make_shared<const PartWeights>(PartWeights{std::move(weights)}),
                              7});
        data.finish();
    }
};

struct ChoiceDesk {
    Document document;
    PosedMesh posed{document};
    TaskPool pool;
    CompareController compare{document, pool};
    CompareData data{document, posed, compare, pool};
    ChoiceDesk() { test::openLimb(document); }
};

} // namespace

class TestCompareMaps : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void weightsOfAJoint() {
        const SkinWeights weights = skin({{{0, 0.75F}, {1, 0.25F}}, {{0, 1.0F}}, {}});
        const auto values = jointWeightValues(&weights, 1, 3);
        QCOMPARE(values[0], 0.25F);
        QCOMPARE(values[1], 0.0F);
        QVERIFY(std::isnan(values[2]));
        QVERIFY(std::isnan(jointWeightValues(&weights, kNone, 3)[0]));
        QVERIFY(std::isnan(jointWeightValues(nullptr, 1, 3)[1]));
    }

    void differenceIsHalfTheSum() {
        const SkinWeights a = skin({{{0, 0.75F}, {1, 0.25F}}, {{0, 1.0F}}, {{0, 1.0F}}, {}, {}});
        const SkinWeights b = skin({{{0, 0.5F}, {2, 0.5F}}, {{1, 1.0F}}, {{0, 1.0F}}, {{0, 1.0F}}, {}});
        const auto values = differenceValues(&a, &b, 5);
        QCOMPARE(values[0], 0.5F); // (0.25 + 0.25 + 0.5) / 2
        QCOMPARE(values[1], 1.0F);
        QCOMPARE(values[2], 0.0F);
        QCOMPARE(values[3], 1.0F); // one of both is unweighted
        QCOMPARE(values[4], 0.0F);
        QVERIFY(differenceValues(&b, &a, 5) == values);
        QVERIFY(all(differenceValues(&a, &a, 5), 0.0F));
    }

    void bleedIsBeyondTheNeighbours() {
        const Skeleton chain = test::chain({{0, 0, 0}, {1, 0, 0}, {2, 0, 0}, {3, 0, 0}});
        const SkinWeights weights =
            skin({{{1, 0.5F}, {0, 0.2F}, {2, 0.2F}, {3, 0.1F}}, {{0, 0.6F}, {3, 0.4F}}, {{2, 1.0F}}, {}});
        const auto values = bleedValues(&weights, chain, 4);
        QVERIFY(std::abs(values[0] - 0.1F) < 1e-6F);
        QVERIFY(std::abs(values[1] - 0.4F) < 1e-6F);
        QCOMPARE(values[2], 0.0F);
        QVERIFY(std::isnan(values[3]));
    }

    void restChangesNothing() {
        const Mesh mesh = test::sphere(Vec3(1, 2, 3), 0.5, 8);
        const PartMeasure rest = measureAtRest(mesh);
        QVERIFY(all(distanceValues(mesh.vertices, mesh.vertices), 0.0F));
        QVERIFY(all(stretchValues(rest, mesh.vertices), 0.0F));
        QVERIFY(all(areaValues(rest, mesh.vertices), 0.0F));
    }

    void stretchAndAreaAreLogarithms() {
        const Mesh mesh = square();
        const PartMeasure rest = measureAtRest(mesh);
        QCOMPARE(rest.edges.size(), std::size_t{4});
        QCOMPARE(rest.used, (std::vector<bool>{true, true, true, true, false}));
        const auto wide = scaled(mesh.vertices, Vec3(2.0, 1.0, 1.0));
        const auto stretch = stretchValues(rest, wide);
        const auto area = areaValues(rest, wide);
        for (std::size_t p = 0; p < 4; ++p) {
            QVERIFY(std::abs(stretch[p] - 1.0F) < 1e-6F); // twice as long
            QVERIFY(std::abs(area[p] - 1.0F) < 1e-6F);
        }
        QVERIFY(std::isnan(area[4]));
        const auto narrow = stretchValues(rest, scaled(mesh.vertices, Vec3(0.25, 1.1, 1.0)));
        QVERIFY(std::abs(narrow[0] + 2.0F) < 1e-6F); // a quarter, though other edges are longer
        const auto gone = scaled(mesh.vertices, Vec3(0.0, 0.0, 0.0));
        QVERIFY(std::isfinite(stretchValues(rest, gone)[0]) && std::isfinite(areaValues(rest, gone)[0]));
    }

    void figuresOfKnownSkins() {
        const Scene scene = test::scene(square(), test::chain({{0, 0, 0}, {1, 0, 0}, {2, 0, 0}}));
        const auto measure = [&](const SkinWeights& weights, double factor) {
            return std::pair(PartWeights{std::make_shared<const SkinWeights>(weights)},
                             scaled(scene.parts[0].mesh->vertices, Vec3::Constant(factor)));
        };
        const auto [first, rest] =
            measure(skin({{{0, 1.0F}}, {{0, 1.0F}}, {{0, 1.0F}}, {{0, 1.0F}}, {}}), 1.0);
        const auto [second, large] =
            measure(skin({{{0, 1.0F}}, {{1, 1.0F}}, {{0, 0.6F}, {2, 0.4F}}, {}, {}}), 3.0);
        const std::vector<PartMeasure> measures{measureAtRest(*scene.parts[0].mesh)};
        const CompareSide reference{first, {rest}};
        const CompareFigures same = compareFigures(scene, measures, reference, reference);
        QCOMPARE(same.difference, 0.0);
        QCOMPARE(same.distance95, 0.0);
        QCOMPARE(same.stretch, 1.0);
        QCOMPARE(same.unweighted, std::size_t{0}); // the one without polygons does not count
        const CompareFigures other = compareFigures(scene, measures, {second, {large}}, reference);
        QCOMPARE(other.unweighted, std::size_t{1});
        QVERIFY(std::abs(other.influences - 4.0 / 3.0) < 1e-9);
        QVERIFY(std::abs(other.difference - (0.0 + 1.0 + 0.4 + 1.0) / 4.0) < 1e-6);
        QVERIFY(std::abs(other.bleed - 0.4 / 3.0) < 1e-6);
        QVERIFY(std::abs(other.stretch - 3.0) < 1e-9);
        QVERIFY(other.distance95 >= 2.0 && other.distance95 <= 2.0 * std::sqrt(2.0) + 1e-6);
    }

    void scalesAreRound() {
        const auto distance = [](double largest) { return compareScale(CompareMap::PosedDistance, largest); };
        QCOMPARE(distance(0.0), 1.0);
        QVERIFY(std::abs(distance(0.013) - 0.02) < 1e-12);
        QVERIFY(std::abs(distance(0.05) - 0.05) < 1e-12);
        QVERIFY(std::abs(distance(6.0) - 10.0) < 1e-12);
        QCOMPARE(compareScale(CompareMap::WeightDifference, 0.01), 1.0);
    }

    void coloursFollowTheScale() {
        for (const CompareMap map :
             {CompareMap::PosedDistance, CompareMap::Stretch, CompareMap::AreaChange}) {
            QCOMPARE(compareColor(map, 0.5F, 1.0), compareColor(map, 1.0F, 2.0));
            QVERIFY(compareColor(map, 0.0F, 1.0) != compareColor(map, 1.0F, 1.0));
        }
        QVERIFY(compareColor(CompareMap::Stretch, -1.0F, 1.0) !=
                compareColor(CompareMap::Stretch, 1.0F, 1.0));
        QCOMPARE(channel(compareColor(CompareMap::Stretch, -1.0F, 1.0), 3), 255U); // nothing shines through
        QCOMPARE(compareColor(CompareMap::Shaded, 0.5F, 1.0), Rgba{0});
    }

    void everyMapHasItsWords() {
        for (std::size_t i = 0; i < kCompareMapCount; ++i) {
            const auto map = static_cast<CompareMap>(i);
            QVERIFY(!compareMapName(map).isEmpty() && !compareMapTip(map).isEmpty());
            const Legend legend = compareLegend(map, 1.0, 1.0, "LeftArm");
            QCOMPARE(legend.title.isEmpty(), map == CompareMap::Shaded);
            QCOMPARE(legend.ramp.empty(), map == CompareMap::Shaded);
        }
        QVERIFY(!compareLegend(CompareMap::JointWeights, 1.0, 1.0, {}).note.isEmpty());
    }

    void likeSkinsDifferNowhere() {
        Desk desk;
        desk.bend();
        for (const CompareMap map : {CompareMap::WeightDifference, CompareMap::PosedDistance}) {
            desk.data.setMap(map);
            desk.data.finish();
            QVERIFY(desk.data.mapFigures(1).known);
            QCOMPARE(desk.data.mapFigures(1).largest, 0.0);
            QVERIFY(desk.data.colors(0) == desk.data.colors(1));
            const auto& colors = desk.data.colors(1)[0];
            QVERIFY(
                std::ranges::all_of(colors, [&](Rgba each) { return each == compareColor(map, 0.0F, 1.0); }));
        }
        QVERIFY(desk.data.figures(1) && desk.data.figures(1)->difference == 0.0);
        QCOMPARE(desk.data.figures(1)->distance95, 0.0);
        QVERIFY(desk.data.figures(1)->stretch > 1.0); // it is bent
        QVERIFY(desk.data.colors(2).empty());         // two are compared
    }

    void posesAreFollowed() {
        Desk desk;
        desk.stiffen();
        desk.data.setMap(CompareMap::PosedDistance);
        desk.data.finish();
        QCOMPARE(desk.data.mapFigures(1).largest, 0.0); // at rest all weights look alike
        QVERIFY(desk.data.figures(1)->difference > 0.1);
        desk.bend();
        QVERIFY(desk.data.mapFigures(1).largest > 0.1);
        QVERIFY(desk.data.scale() >= desk.data.mapFigures(1).largest);
        QVERIFY(desk.data.figures(1)->distance95 > 0.0);
        // What follows the first joint alone stays, though the second is bent.
        const std::vector<Vec3>& still = desk.document.state().scene->parts[0].mesh->vertices;
        const std::vector<Vec3>& shown = desk.data.posed(1).vertices(0);
        for (std::size_t p = 0; p < still.size(); ++p) {
            QVERIFY((shown[p] - still[p]).norm() < 1e-9);
        }
        QVERIFY(desk.data.posed(1).directSkinning()); // a graphics card may do it
        QCOMPARE(desk.data.posed(0).vertices(0), desk.posed.vertices(0));
    }

    void aClipOnlyRaisesTheScale() {
        Desk desk;
        desk.stiffen();
        desk.data.setMap(CompareMap::PosedDistance);
        Pose pose = desk.document.state().pose;
        pose.joints[1].rotation = Quat(Eigen::AngleAxisd(1.5, Vec3::UnitZ()));
        desk.posed.setPreview(pose);
        desk.data.finish();
        const double scale = desk.data.scale();
        pose.joints[1].rotation = Quat(Eigen::AngleAxisd(0.05, Vec3::UnitZ()));
        desk.posed.setPreview(pose);
        desk.data.finish();
        QCOMPARE(desk.data.scale(), scale);
        QVERIFY(desk.data.mapFigures(1).largest < 0.2 * scale);
        desk.posed.setPreview(std::nullopt);
        setPose(desk.document, pose, "Pose");
        desk.data.finish();
        QVERIFY(desk.data.scale() < scale);
    }

    void theTableSaysIt() {
        Desk desk;
        CompareModel model(desk.document, desk.compare, desk.data);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const auto text = [&](int row, int column) {
            return model.index(row, column).data(Qt::DisplayRole).toString();
        };
        desk.data.finish();
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(text(0, CompareModel::Skin), QString("This document"));
        QCOMPARE(text(1, CompareModel::Skin), QString("Kept 1"));
        QCOMPARE(text(1, CompareModel::Difference), QString("0.000"));
        QCOMPARE(text(1, CompareModel::Unweighted), QString("0"));
        QVERIFY(!text(0, CompareModel::Influences).isEmpty());
        desk.compare.setSource(1, {SkinSource::Kind::File, {}, "/nowhere/hero.fbx", nullptr, 0});
        QTRY_COMPARE_WITH_TIMEOUT(desk.compare.skin(1).state, SkinState::Failed, test::kPatience);
        QVERIFY(text(1, CompareModel::Time).contains("hero.fbx"));
        QVERIFY(text(1, CompareModel::Difference).isEmpty());
        desk.compare.setCount(4);
        QCOMPARE(model.rowCount(), 4);
        desk.compare.setCount(2);
        QCOMPARE(model.rowCount(), 2);
    }

    void everySourceHasItsWord() {
        using Kind = SkinSource::Kind;
        std::vector<SkinSource> sources{{Kind::Document, {}, {}, {}, 0},
                                        {Kind::Imported, {}, {}, {}, 0},
                                        {Kind::Paper, {}, {}, {}, 0},
                                        {Kind::File, {}, "/home/of/solver:a.fbx", {}, 0},
                                        {Kind::Disk, {}, "/home/of/solver:a.fbx", {}, 0}};
        for (const Solver& solver : solvers()) {
            sources.push_back({Kind::Solver, solver.key, {}, {}, 0});
        }
        std::set<std::string> words;
        for (const SkinSource& source : sources) {
            const std::string word = sourceWord(source);
            QVERIFY2(words.insert(word).second, word.c_str());
            QVERIFY2(sourceOfWord(word) == source, word.c_str());
        }
        QCOMPARE(sourceWord({Kind::Kept, {}, {}, std::make_shared<const PartWeights>(), 3}), std::string());
        for (const char* unknown : {"", "kept", "solver:magic", "solver:", "file:", "disk:", "documents"}) {
            QVERIFY2(!sourceOfWord(unknown), unknown);
        }
    }

    void everyMapHasItsName() {
        for (std::size_t map = 0; map < kCompareMapCount; ++map) {
            const std::string name = nameOf(kCompareMapNames, static_cast<CompareMap>(map));
            QVERIFY2(valueOf(kCompareMapNames, name) == static_cast<CompareMap>(map), name.c_str());
        }
    }

    void whatIsNotUnderstoodStays() {
        ChoiceDesk desk;
        const ComparedView before = comparedView(desk.compare, desk.data);
        chooseCompared({true, 2, "rainbow", {"solver:magic", "", "?"}, 0}, desk.compare, desk.data);
        QVERIFY(comparedView(desk.compare, desk.data) == before);
    }

    void choicesComeBack() {
        ChoiceDesk desk;
        const ComparedView wanted{false, 4, "bleed", {"paper", "document", "solver:rigid", "file:a.fbx"}, 0};
        chooseCompared(wanted, desk.compare, desk.data);
        QVERIFY(comparedView(desk.compare, desk.data) == wanted);
        QVERIFY(!desk.compare.running()); // it is closed
        desk.compare.setOpen(true);
        ComparedView opened = wanted;
        opened.open = true;
        QVERIFY(comparedView(desk.compare, desk.data) == opened); // not chosen anew
    }
};

SINEW_TEST(TestCompareMaps, QCoreApplication)

} // namespace testCompareMaps

#include "TestCompareMaps.moc"
