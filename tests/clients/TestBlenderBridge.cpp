#include "core/solve/Bind.h"
#include "core/solve/Solvers.h"
#include "tests/app/support/RunSinew.h"
#include "tests/clients/BlenderBridge.h"
#include "tests/clients/BlenderReader.h"
#include "tests/support/Runner.h"
#include "tests/support/TestModels.h"

#include <QJsonArray>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>

namespace testBlenderBridge {

using namespace sinew;
using namespace sinew::test;

namespace {

double weightIn(std::span<const Influence> influences, std::int32_t joint) {
    const auto found = std::ranges::find(influences, joint, &Influence::joint);
    return found == influences.end() ? 0.0 : found->weight;
}

double differenceAt(std::span<const Influence> a, std::span<const Influence> b) {
    double largest = 0.0;
    for (const auto& influences : {a, b}) {
        for (const Influence& influence : influences) {
            largest =
                std::max(largest, std::abs(weightIn(a, influence.joint) - weightIn(b, influence.joint)));
        }
    }
    return largest;
}

/// What `sinew bind` makes of the very file that the add-on sent. A bind of what Blender has would not do:
/// the last bit of half of all coordinates moves weights of fingers by .05 at a hundred vertices.
Expected<PartWeights> boundHere(const BridgeCase& got, BindSettings settings) {
    settings.jointChoice = JointChoice::Listed;
    settings.joints = got.deforming;
    Progress progress;
    const Expected<BindResult> bound = bind(got.sent, settings, progress);
    return bound ? Expected<PartWeights>(bound->weights) : fail(bound.error());
}

BindSettings customSettings() {
    BindSettings settings;
    settings.solver = "nearest";
    settings.resolution = 32;
    settings.automatic = false;
    settings.maxInfluences = 2;
    settings.alpha = 0.8;
    settings.smoothing = 0.0;
    settings.pruneBelow = 0.01;
    return settings;
}

} // namespace

/// The Blender add-on of installer/blender, installed from its zip and used in a Blender without a window.
class TestBlenderBridge : public QObject {
    Q_OBJECT

    const BridgeCase& got(const QString& name) const { return *m_result.cases.constFind(name); }

    BridgeResult m_result;
    QStringList m_models;

private Q_SLOTS:
    void initTestCase() {
        SINEW_NEED_BLENDER();
        if (QStandardPaths::findExecutable("python3").isEmpty()) {
            QSKIP("No python3, which packs the add-on.");
        }
        for (const char* model :
             {"mh_worker_mixamo.fbx", "kaykit_knight.glb", "quaternius_spider.fbx", "cesium_man.glb"}) {
            if (const QString path = modelPath(model); !path.isEmpty()) {
                m_models << path;
            }
        }
        m_result = runBridge(m_models);
        QCOMPARE(m_result.error, QString());
        QVERIFY(!m_result.leftBehind);
    }

    void changesGroupsAlone_data() {
        QTest::addColumn<QString>("name");
        const QStringList bound{"body",       "bound again",    "custom", "recipe",
                                "half",       "armature alone", "window", "window after an error",
                                "window bake"};
        for (const QString& name : bound + m_models) {
            QTest::newRow(qPrintable(name)) << name;
        }
    }

    /// Shape keys, normals, modifiers, other groups, UVs and the armature are to the byte what they were;
    /// every vertex has weights of sum 1.
    void changesGroupsAlone() {
        QFETCH(QString, name);
        const BridgeCase& one = got(name);
        QVERIFY2(one.said.startsWith("FINISHED"), qPrintable(one.said));
        QCOMPARE(one.changed, QStringList());
        QVERIFY(!one.sums.empty());
        for (const std::vector<double>& sums : one.sums) {
            QVERIFY(!sums.empty());
            for (const double sum : sums) {
                QVERIFY2(std::abs(sum - 1.0) < 1e-6, qPrintable(QString::number(sum)));
            }
        }
    }

    void bindsAsSinewDoes_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("custom");
        for (const char* name :
             {"body", "bound again", "window", "window after an error", "without modifier"}) {
            QTest::newRow(name) << QString(name) << false;
        }
        QTest::newRow("custom") << QString("custom") << true;
        QTest::newRow("recipe") << QString("recipe") << true;
        for (const QString& model : m_models) {
            QTest::newRow(qPrintable(model)) << model << false;
        }
    }

    /// What is sent is what Blender has, and what comes back is to the last bits what Sinew makes of it.
    void bindsAsSinewDoes() {
        QFETCH(QString, name);
        QFETCH(bool, custom);
        const double apart = sentApart(got(name));
        QVERIFY2(apart < 2e-6, qPrintable(QString::number(apart)));
        const BindSettings settings = custom ? customSettings() : BindSettings();
        const auto expected = boundHere(got(name), settings);
        QVERIFY(expected);
        const double difference = differenceFromSent(got(name), *expected);
        QVERIFY2(difference < 1e-6, qPrintable(QString::number(difference)));
        // The checks themselves must see a difference where there is one.
        BindSettings other = settings;
        other.solver = "inverse-distance";
        QVERIFY(differenceFromSent(got(name), *boundHere(got(name), other)) > 0.01);
        BridgeCase moved = got(name);
        auto mesh = std::make_shared<Mesh>(*moved.sent.parts[0].mesh);
        mesh->vertices[mesh->corners[0]].x() += 1e-4;
        moved.sent.parts[0].mesh = mesh;
        QVERIFY(sentApart(moved) > 9e-5);
    }

    void bindsBothHalvesOfAMirror() {
        const SkinWeights& whole = *got("without modifier").scene.parts[0].weights;
        const BridgeCase& half = got("half");
        QCOMPARE(half.same.size(), half.sums[0].size());
        QVERIFY(half.same.size() < whole.vertexCount());
        for (std::size_t v = 0; v < half.same.size(); ++v) {
            const double difference =
                differenceAt(half.scene.parts[0].weights->at(v), whole.at(half.same[v]));
            QVERIFY2(difference < 1e-3, qPrintable(QString::number(difference)));
        }
    }

    /// What the window's export has besides weights, also when it is exported once more: the character shows
    /// in Blender what the file shows.
    void bringsBackWhatABakeMade() {
        const QJsonObject returned = got("window bake").returned;
        const qsizetype bones = returned["bones"].toArray().size();
        const qsizetype keys = returned["keys"].toArray().size();
        QVERIFY(bones > 0 && keys > 0);
        QVERIFY(returned["bones"].toArray().contains("middleHalf"));
        QCOMPARE(returned["drivers"].toInteger(),
                 4 * bones + keys); // four numbers of a turn, one of a weight
        const double apart = returned["apart"].toDouble(1.0);
        QVERIFY2(apart < 0.02, qPrintable(QString::number(apart)));
    }

    void addsAModifierWhenAsked() {
        QCOMPARE(got("without modifier").changed, QStringList{"Body: modifiers"});
    }

    void reportsWhatIsWrong_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* name, const char* said) {
            QTest::newRow(name) << QString(name) << QString(said);
        };
        row("no armature", "No armature: select a mesh and its armature");
        row("no deforming bone", "No bone of Rig deforms");
        row("edit mode", "Leave Edit Mode first");
        row("no recipe", "none\\.json cannot be read");
        row("broken recipe", "alpha cannot be 7");
        row("no program", "There is no Sinew program at .*nowhere");
        row("broken program", "Sinew ended without a word \\(code 7\\)");
    }

    void reportsWhatIsWrong() {
        QFETCH(QString, name);
        QFETCH(QString, said);
        const BridgeCase& one = got(name);
        QVERIFY2(one.said.contains(QRegularExpression(said)), qPrintable(one.said));
        QCOMPARE(one.said.count('\n'), 0);
        QCOMPARE(one.changed, QStringList());
        QVERIFY2(one.weighted() < 200, "the weights of before are still there");
    }

    void cancelsWithoutATrace() {
        const BridgeCase& canceled = got("canceled");
        // What was shown while it ran, in Sinew's words.
        QVERIFY2(canceled.said.contains(QRegularExpression("^Sinew: [A-Z][a-z ]+ \\d+ % ended clean$")),
                 qPrintable(canceled.said));
        QCOMPARE(canceled.changed, QStringList());
        QVERIFY(canceled.weighted() < 200);
    }

    void refusesWhatHasChanged() {
        const BridgeCase& changed = got("changed meanwhile");
        QVERIFY2(changed.said.contains("have changed since it was sent"), qPrintable(changed.said));
        QCOMPARE(changed.weighted(), std::size_t{0});
    }

    void offersEverySolver() {
        QStringList all;
        for (const Solver& solver : solvers()) {
            all << solver.key;
        }
        QCOMPARE(m_result.solvers, all);
    }

    void packsTheSameBytes() {
        const QTemporaryDir folder;
        QString said;
        QVERIFY2(packBridge(SINEW_VERSION, folder.filePath("a.zip"), said), qPrintable(said));
        QTest::qSleep(10);
        QVERIFY2(packBridge(SINEW_VERSION, folder.filePath("b.zip"), said), qPrintable(said));
        QVERIFY(fileBytes(folder.filePath("a.zip")).startsWith("PK"));
        QCOMPARE(fileBytes(folder.filePath("a.zip")), fileBytes(folder.filePath("b.zip")));
        // An add-on of another release is not packed by mistake.
        QVERIFY(!packBridge("9.9.9", folder.filePath("c.zip"), said));
        QVERIFY2(said.contains("the project is 9.9.9"), qPrintable(said));
    }
};

SINEW_TEST(TestBlenderBridge, QCoreApplication)

} // namespace testBlenderBridge

#include "TestBlenderBridge.moc"
