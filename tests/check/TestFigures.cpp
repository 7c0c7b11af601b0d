#include "app/check/CheckTexts.h"
#include "app/check/MeasureFigures.h"
#include "app/check/Requirements.h"
#include "core/io/ImportScene.h"
#include "tests/app/support/LimbFiles.h"
#include "tests/support/CancelAfter.h"
#include "tests/support/Runner.h"
#include "tests/support/TestModels.h"

#include <QTest>

#include <algorithm>
#include <functional>

namespace testFigures {

using namespace sinew;
using namespace sinew::test;

namespace {

using Row = std::vector<Influence>;

/// The scene with every vertex' influences changed.
Scene changed(Scene scene, const std::function<void(std::size_t vertex, Row& row)>& change) {
    for (Part& part : scene.parts) {
        SkinWeightsBuilder builder;
        for (std::size_t v = 0; part.weights && v < part.weights->vertexCount(); ++v) {
            Row row(part.weights->at(v).begin(), part.weights->at(v).end());
            change(v, row);
            builder.add(row);
        }
        part.weights = part.weights ? std::make_shared<const SkinWeights>(builder.finish()) : part.weights;
    }
    return scene;
}

bool follows(const Row& row, std::int32_t joint) {
    return !row.empty() && row.front().joint == joint;
}

Figures measured(const Scene& scene, const Scene* reference = nullptr) {
    Progress progress;
    const auto figures = measureFigures(scene, reference, progress);
    return figures ? *figures : Figures();
}

std::vector<Verdict> verdictsOf(const Scene& scene) {
    return judge(measured(scene), *parseRequirements(kDefaultRequirements));
}

QString missed(const std::vector<Verdict>& verdicts) {
    QString text;
    for (const Verdict& verdict : verdicts) {
        if (verdict.outcome == Outcome::Failed) {
            text += QString::fromStdString(verdictText(verdict)) + '\n';
        }
    }
    return text;
}

double highest(const Figures& figures, Measure measure) {
    return figures[measure].highest ? figures[measure].highest->value : -1.0;
}

} // namespace

/// The artists' rigs pass, and injected faults fail.
class TestFigures : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void artistsPass_data() {
        QTest::addColumn<QString>("name");
        for (const char* name :
             {"fox.glb", "pab_arnaud.fbx", "xr_hand_l.gltf", "cesium_man.glb", "rigged_figure.glb",
              "kaykit_knight.glb", "quaternius_adventurer.glb", "quaternius_spider.fbx", "tps_red_robot.glb",
              "mh_worker_mixamo.fbx", "mh_helpers_game.glb", "more/greenman.glb", "more/q_bunny.gltf",
              "more/q_george.glb", "more/q_horse.glb", "more/q_koi.glb", "more/q_trex.glb"}) {
            QTest::newRow(name) << QString(name);
        }
    }

    void artistsPass() {
        QFETCH(QString, name);
        SINEW_NEED_MODEL(path, name);
        const std::vector<Verdict> verdicts = verdictsOf(imported(path));
        QVERIFY2(allPassed(verdicts, true), qPrintable(missed(verdicts)));
    }

    void unweightedVerticesFail() {
        SINEW_NEED_MODEL(path, "fox.glb");
        const Scene scene = changed(imported(path), [](std::size_t vertex, Row& row) {
            if (vertex < 5) {
                row.clear();
            }
        });
        QVERIFY2(missed(verdictsOf(scene)).contains("unweighted=0: 5"),
                 qPrintable(missed(verdictsOf(scene))));
    }

    void sumsThatAreOffFail() {
        SINEW_NEED_MODEL(path, "fox.glb");
        Scene scene = imported(path);
        auto faults = std::make_shared<StoredWeightFaults>();
        faults->notOfSumOne = {3, 4};
        faults->lowestSum = 0.9;
        faults->highestSum = 1.8;
        scene.parts[0].storedFaults = faults;
        QVERIFY2(missed(verdictsOf(scene)).contains("sum<=1.05: 1.80"),
                 qPrintable(missed(verdictsOf(scene))));
    }

    /// Weights of the tail on the head.
    void bleedingWeightsFail() {
        SINEW_NEED_MODEL(path, "fox.glb");
        const Scene fox = imported(path);
        const std::int32_t tail = fox.skeleton.find("b_Tail03_014");
        const std::int32_t head = fox.skeleton.find("b_Head_05");
        QVERIFY(tail != kNone && head != kNone);
        const Scene scene = changed(fox, [&](std::size_t, Row& row) {
            if (follows(row, head)) {
                row.push_back({tail, 1.0F});
            }
        });
        const Figures figures = measured(scene);
        QVERIFY(highest(figures, Measure::Bleed) > 0.03);
        QCOMPARE(figures[Measure::Bleed].highest->joint, std::string("b_Tail03_014"));
        QVERIFY(missed(verdictsOf(scene)).contains("bleed<3%"));
    }

    void tooManyInfluencesFail() {
        SINEW_NEED_MODEL(path, "fox.glb");
        const Scene scene = changed(imported(path), [](std::size_t vertex, Row& row) {
            if (vertex == 7) {
                row.clear();
                for (std::int32_t joint = 3; joint < 15; ++joint) {
                    row.push_back({joint, 1.0F});
                }
            }
        });
        QVERIFY2(missed(verdictsOf(scene)).contains("influences<=8: 12"),
                 qPrintable(missed(verdictsOf(scene))));
    }

    /// The weights of a left joint on the right one and the other way round.
    void swappedSidesFail_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("left");
        QTest::addColumn<QString>("right");
        QTest::newRow("fox, arms") << "fox.glb"
                                   << "b_LeftForeArm_010"
                                   << "b_RightForeArm_07";
        QTest::newRow("fox, legs") << "fox.glb"
                                   << "b_LeftLeg02_016"
                                   << "b_RightLeg02_020";
        QTest::newRow("man, arms") << "pab_arnaud.fbx"
                                   << "LeftArm"
                                   << "RightArm";
    }

    void swappedSidesFail() {
        QFETCH(QString, file);
        QFETCH(QString, left);
        QFETCH(QString, right);
        SINEW_NEED_MODEL(path, file);
        const Scene artist = imported(path);
        const std::int32_t a = artist.skeleton.find(left.toStdString());
        const std::int32_t b = artist.skeleton.find(right.toStdString());
        QVERIFY(a != kNone && b != kNone);
        const Scene scene = changed(artist, [&](std::size_t, Row& row) {
            for (Influence& influence : row) {
                influence.joint = influence.joint == a ? b : influence.joint == b ? a : influence.joint;
            }
        });
        const QString text = missed(verdictsOf(scene));
        QVERIFY2(text.contains("bleed") || text.contains("stretch"), qPrintable(text));
    }

    void aReferenceOfItselfIsEqual() {
        SINEW_NEED_MODEL(path, "xr_hand_l.gltf");
        const Scene hand = imported(path);
        const Figures same = measured(hand, &hand);
        QVERIFY(highest(same, Measure::L1) < 0.3); // weak weights of what is compared do not count
        QCOMPARE(highest(same, Measure::Strongest), 1.0);
        QVERIFY(same.poses.size() >= 15);
        QCOMPARE(measured(hand)[Measure::L1].why, Unmeasured::NoReference);
    }

    void figuresAreOfJointsAndPoses() {
        SINEW_NEED_MODEL(path, "fox.glb");
        const Figures figures = measured(imported(path));
        QCOMPARE(figures.vertices, imported(path).parts[0].mesh->vertexCount());
        QVERIFY(figures.joints.size() > 15 && figures.poses.size() > 30);
        const auto worst = std::ranges::max_element(figures.poses, {}, &PoseFigures::stretch);
        QCOMPARE(highest(figures, Measure::Stretch), worst->stretch);
        QCOMPARE(figures[Measure::Stretch].highest->pose, worst->name);
        for (const JointFigures& joint : figures.joints) {
            QVERIFY(joint.stretch >= 1.0 || !joint.bends);
            QVERIFY(joint.volume <= 1.0 || !joint.bends);
        }
    }

    void stopsWhenCanceled() {
        SINEW_NEED_MODEL(path, "fox.glb");
        const Scene fox = imported(path);
        for (const int polls : {0, 50}) {
            CancelAfter progress(polls);
            const auto figures = measureFigures(fox, nullptr, progress);
            QVERIFY(!figures && figures.error().code == ErrorCode::Canceled);
        }
    }
};

SINEW_TEST(TestFigures, QCoreApplication)

} // namespace testFigures

#include "TestFigures.moc"
