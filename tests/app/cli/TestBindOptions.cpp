#include "core/bind/settings/BindSettings.h"
#include "core/io/ExportScene.h"
#include "tests/app/support/LimbFiles.h"
#include "tests/app/support/RunSinew.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/support/TestModels.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

namespace testBindOptions {

using namespace sinew;
using namespace sinew::test;

namespace {

/// "--alpha", "0.1" and so on, as the manual's page on the paper lists them.
QStringList paperOptions() {
    static const QRegularExpression row(R"(^\| `(--[a-z-]+) ([^`]+)` \|)",
                                        QRegularExpression::MultilineOption);
    const QString page = QString::fromUtf8(fileBytes(sourcePath("resources/manual/paper.md")));
    QStringList options;
    for (auto match = row.globalMatch(page); match.hasNext();) {
        const QRegularExpressionMatch found = match.next();
        options << found.captured(1) << found.captured(2);
    }
    return options;
}

} // namespace

/// Settings given as options, and the recipes that stand for them.
class TestBindOptions : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void optionsReachTheBind() {
        const Ran ran = runSinew(m_files.bind("o.glb", {"--alpha",
                                                        "0.7",
                                                        "--penalty",
                                                        "3",
                                                        "--max-influences",
                                                        "all",
                                                        "--falloff",
                                                        "exponential",
                                                        "--inside",
                                                        "nearest",
                                                        "--lookup",
                                                        "voxel",
                                                        "--paths",
                                                        "centers",
                                                        "--uniform",
                                                        "on",
                                                        "--fix",
                                                        "fill,drop-duplicates",
                                                        "--prune-below",
                                                        "0.02",
                                                        "--joints",
                                                        "all",
                                                        "--no-animations",
                                                        "--profile",
                                                        "unity",
                                                        "--memory-limit",
                                                        "900",
                                                        "--report",
                                                        "-"}));
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        const QJsonObject recipe = jsonOf(ran.out)["recipe"].toObject();
        const QJsonObject settings = recipe["bind"].toObject();
        QCOMPARE(settings["resolution"].toInt(), 32);
        QCOMPARE(settings["fix"].toArray(), (QJsonArray{"fill", "drop-duplicates"}));
        QCOMPARE(settings["alpha"].toDouble(), 0.7);
        QCOMPARE(settings["penalty"].toDouble(), 3.0);
        QCOMPARE(settings["maxInfluences"].toInt(-1), 0);
        QCOMPARE(settings["falloff"].toString(), QString("exponential"));
        QCOMPARE(settings["insideRule"].toString(), QString("nearest"));
        QCOMPARE(settings["lookup"].toString(), QString("voxel"));
        QCOMPARE(settings["paths"].toString(), QString("centers"));
        QVERIFY(settings["uniform"].toBool());
        QCOMPARE(settings["pruneBelow"].toDouble(), 0.02);
        QCOMPARE(settings["joints"].toString(), QString("all"));
        QCOMPARE(settings["memoryLimit"].toInt(), 900 * 1024 * 1024);
        QCOMPARE(recipe["export"].toObject()["profile"].toString(), QString("unity"));
        QCOMPARE(recipe["export"].toObject()["animations"].toBool(true), false);
        QCOMPARE(jsonOf(ran.out)["penalty"].toDouble(), 3.0);
    }

    /// The manual's table of the paper's settings, option by option, is what the preset makes of the
    /// defaults.
    void thePresetIsThePapersTable() {
        const QStringList table = paperOptions();
        QVERIFY(table.size() > 20);
        forEachSetting([&](const auto& row) {
            if constexpr (requires { row.paper; }) {
                const bool own = std::string_view(row.key) != "automatic"; // a resolution says so
                QVERIFY2(!row.paper || !own || table.contains("--" + QString::fromStdString(optionOf(row))),
                         row.key);
            }
        });
        const QString single = m_files.path("single.json");
        const QString preset = m_files.path("preset.json");
        const auto bindAs = [&](const QStringList& options) {
            return runSinew(QStringList{"bind", m_files.mesh(), "--skeleton", m_files.skeleton(), "-o",
                                        m_files.path("o.glb")} +
                            options);
        };
        const Ran one = bindAs(table + QStringList{"--save-recipe", single});
        QVERIFY2(one.exitCode == 0, qPrintable(one.told()));
        const Ran all = bindAs({"--preset", "paper", "--save-recipe", preset});
        QVERIFY2(all.exitCode == 0, qPrintable(all.told()));
        QCOMPARE(jsonOf(fileBytes(preset))["bind"].toObject(), jsonOf(fileBytes(single))["bind"].toObject());
    }

    /// Without a display there is nothing to draw voxels with; nothing is written.
    void drawnVoxelsNeedADisplay() {
        if (qEnvironmentVariable("QT_QPA_PLATFORM") != "offscreen") {
            QSKIP("there may be a display");
        }
        const Ran ran = runSinew(m_files.bind("d.glb", {"--voxelizer", "drawn"}));
        QCOMPARE(ran.exitCode, 1);
        QVERIFY2(ran.err.contains("OpenGL 3.3") && ran.err.contains("--voxelizer columns"),
                 qPrintable(ran.told()));
        QVERIFY(!QFile::exists(m_files.path("d.glb")));
        const Ran large = runSinew({"bind", m_files.mesh(), "--skeleton", m_files.skeleton(), "-o",
                                    m_files.path("l.glb"), "--voxelizer", "drawn", "--resolution", "1024"});
        QVERIFY(large.exitCode != 0);
        QVERIFY2(large.err.contains("512"), qPrintable(large.told()));
    }

    void methodsStandForManySettings() {
        const Ran paper =
            runSinew(m_files.bind("p.glb", {"--preset", "paper", "--alpha", "0.2", "--report", "-"}));
        QVERIFY2(paper.exitCode == 0, qPrintable(paper.told()));
        const QJsonObject settings = jsonOf(paper.out)["recipe"].toObject()["bind"].toObject();
        QCOMPARE(settings["alpha"].toDouble(), 0.2); // given beside it
        QCOMPARE(settings["penalty"].toDouble(), 4.0);
        QCOMPARE(settings["resolution"].toInt(), 32); // so is this
        QCOMPARE(settings["smoothing"].toDouble(1.0), 0.0);
        QCOMPARE(settings["lookup"].toString(), QString("voxel"));
        QCOMPARE(settings["paths"].toString(), QString("centers"));
        QVERIFY(settings.contains("uniform") && !settings["uniform"].toBool()); // the paper has both
        for (const char* name : {"scaleByThickness", "fitBones", "guessLoneBones", "rigidShells"}) {
            QVERIFY(settings.contains(name) && !settings[name].toBool());
        }
        const Ran single = runSinew(
            m_files.bind("s.glb", {"--scale-by-thickness", "off", "--fit-bones", "off", "--guess-lone-bones",
                                   "off", "--rigid-shells", "off", "--report", "-"}));
        QVERIFY2(single.exitCode == 0, qPrintable(single.told()));
        const QJsonObject own = jsonOf(single.out)["recipe"].toObject()["bind"].toObject();
        for (const char* name : {"scaleByThickness", "fitBones", "guessLoneBones", "rigidShells"}) {
            QVERIFY(own.contains(name) && !own[name].toBool());
        }
        QVERIFY(own["smoothing"].toDouble() > 0.0);
        QCOMPARE(runSinew(m_files.bind("n.glb", {"--scale-by-thickness", "perhaps"})).exitCode, 2);
        // Over a recipe a method sets its own settings and leaves what was made by hand.
        const QString made = m_files.path("made.json");
        const QString after = m_files.path("after.json");
        const Ran first = runSinew(m_files.bind(
            "m.glb", {"--alpha", "0.3", "--lookup", "voxel", "--gap", "0.5", "--fix", "fill", "--refine",
                      "-0.2,-0.2,-0.2,0.2,0.2,0.2@64", "--separate", "-0.1,-0.1,-0.1,0.1,0.1,0.1", "--handle",
                      "joint_2=sphere:0,0,0,0.1", "--save-recipe", made}));
        QVERIFY2(first.exitCode == 0, qPrintable(first.told()));
        const Ran back = runSinew(
            m_files.bind("b.glb", {"--recipe", made, "--preset", "standard", "--save-recipe", after}));
        QVERIFY2(back.exitCode == 0, qPrintable(back.told()));
        QJsonObject expected = jsonOf(fileBytes(made))["bind"].toObject();
        expected["alpha"] = sinew::BindSettings().alpha;
        expected["lookup"] = "smooth";
        QCOMPARE(jsonOf(fileBytes(after))["bind"].toObject(), expected);
    }

    void savedRecipeRepeatsTheBind() {
        const QString recipe = m_files.path("saved.json");
        QCOMPARE(runSinew(m_files.bind("first.glb",
                                       {"--alpha", "0.65", "--penalty", "2.5", "--save-recipe", recipe}))
                     .exitCode,
                 0);
        const Ran ran = runSinew({"bind", m_files.mesh(), "--skeleton", m_files.skeleton(), "-o",
                                  m_files.path("second.glb"), "--recipe", recipe, "--save-recipe",
                                  m_files.path("again.json")});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        QCOMPARE(fileBytes(m_files.path("second.glb")), fileBytes(m_files.path("first.glb")));
        QCOMPARE(fileBytes(m_files.path("again.json")), fileBytes(recipe));
    }

    /// 0 is no penalty, not the automatic one: kept by the recipe, told by the report.
    void noPenaltyIsAskedForByZero() {
        const QString fingers = m_files.path("fingers.glb");
        Progress progress;
        QVERIFY(
            exportScene(twoFingers(), fingers.toStdString(), {}, progress)); // the gap is the penalty's work
        const auto bound = [&](const QString& name, const QStringList& options) {
            const QStringList arguments{"bind", fingers, "-o", m_files.path(name), "--resolution", "32"};
            return runSinew(arguments + options);
        };
        const QString recipe = m_files.path("none.json");
        const Ran none = bound("none.glb", {"--penalty", "0", "--save-recipe", recipe, "--report", "-"});
        QVERIFY2(none.exitCode == 0, qPrintable(none.told()));
        QCOMPARE(jsonOf(none.out)["penalty"].toDouble(-1.0), 0.0);
        QCOMPARE(bound("one.glb", {"--penalty", "1"}).exitCode, 0);
        QCOMPARE(bound("high.glb", {"--penalty", "20"}).exitCode, 0);
        QCOMPARE(bound("again.glb", {"--recipe", recipe}).exitCode, 0);
        QCOMPARE(fileBytes(m_files.path("again.glb")), fileBytes(m_files.path("none.glb")));
        QCOMPARE(fileBytes(m_files.path("one.glb")), fileBytes(m_files.path("none.glb")));
        QVERIFY(fileBytes(m_files.path("high.glb")) != fileBytes(m_files.path("none.glb")));
    }

    void optionsWinOverTheRecipe() {
        const QString recipe = m_files.with(
            "win.json",
            R"({"sinewRecipe": 1, "bind": {"alpha": 0.5, "penalty": 7}, "export": {"profile": "unreal"}})");
        const Ran ran =
            runSinew(m_files.bind("w.glb", {"--recipe", recipe, "--alpha", "0.1", "--report", "-"}));
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        const QJsonObject used = jsonOf(ran.out)["recipe"].toObject();
        QCOMPARE(used["bind"].toObject()["alpha"].toDouble(), 0.1);
        QCOMPARE(used["bind"].toObject()["penalty"].toDouble(), 7.0);
        QCOMPARE(used["export"].toObject()["profile"].toString(), QString("unreal"));
    }

private:
    LimbFiles m_files;
};

SINEW_TEST(TestBindOptions, QCoreApplication)

} // namespace testBindOptions

#include "TestBindOptions.moc"
