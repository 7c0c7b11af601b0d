#include "core/bind/BindSettings.h"
#include "core/bind/parts/PartPlan.h"
#include "core/io/ImportScene.h"
#include "tests/app/support/LimbFiles.h"
#include "tests/app/support/RunSinew.h"
#include "tests/support/Runner.h"
#include "tests/support/TestModels.h"

#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace sinew;
using namespace sinew::test;

namespace {

QJsonObject jsonOf(const QByteArray& bytes) {
    return QJsonDocument::fromJson(bytes).object();
}

Scene imported(const QString& file) {
    Progress progress;
    Expected<ImportedScene> read = importScene(file.toStdString(), progress);
    return read ? read->scene : Scene();
}

} // namespace

class TestBindCommand : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void bindsIntoEveryFormat();
    void threadsDoNotChangeTheFiles();
    void optionsReachTheBind();
    void methodsStandForManySettings();
    void oldOptionsAreTaken();
    void partsFollowTheirRules();
    void regionsAreWeighedByTheirRules();
    void profileDecidesTheUnit();
    void jointListChoosesSources();
    void reportTellsEverything();
    void reportReplacesTheSummary();
    void notesAreGathered();
    void everyReportFieldIsInTheHelp();
    void savedRecipeRepeatsTheBind();
    void optionsWinOverTheRecipe();
    void snapshotIsAPicture();
    void voxelsOfAnotherFileAreReused();

private:
    QStringList bind(const QString& output, const QStringList& options = {}) const {
        return QStringList{"bind", m_files.mesh(),       "--skeleton",   m_files.skeleton(),
                           "-o",   m_files.path(output), "--resolution", "32"} +
               options;
    }
    LimbFiles m_files;
};

void TestBindCommand::bindsIntoEveryFormat() {
    const Ran ran =
        runSinew(bind("all.fbx", {"-o", m_files.path("all.glb"), "-o", m_files.path("all.gltf")}));
    QVERIFY2(ran.exitCode == 0 && !ran.crashed, qPrintable(ran.told()));
    // Standard error is no terminal here, so no progress either.
    QVERIFY2(ran.err.isEmpty(), qPrintable(ran.told()));
    QVERIFY2(ran.out.contains("all.fbx") && ran.out.contains("3 of 3 carry weight"), qPrintable(ran.told()));
    for (const char* name : {"all.fbx", "all.glb", "all.gltf"}) {
        const Scene scene = imported(m_files.path(name));
        QCOMPARE(scene.skeleton.size(), std::size_t{3});
        QCOMPARE(scene.parts.size(), std::size_t{1});
        QVERIFY(scene.parts[0].weights);
        QCOMPARE(scene.parts[0].weights->unweightedCount(), std::size_t{0});
        QVERIFY(scene.parts[0].weights->largestInfluenceCount() <= 4);
    }
}

void TestBindCommand::threadsDoNotChangeTheFiles() {
    QByteArray fbx;
    QByteArray glb;
    for (const char* threads : {"1", "2", "8"}) {
        const Ran ran = runSinew(bind("t.fbx", {"-o", m_files.path("t.glb"), "--threads", threads}));
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        if (fbx.isEmpty()) {
            fbx = fileBytes(m_files.path("t.fbx"));
            glb = fileBytes(m_files.path("t.glb"));
        }
        QVERIFY(!fbx.isEmpty() && !glb.isEmpty());
        QCOMPARE(fileBytes(m_files.path("t.fbx")), fbx);
        QCOMPARE(fileBytes(m_files.path("t.glb")), glb);
    }
}

void TestBindCommand::optionsReachTheBind() {
    const Ran ran = runSinew(bind("o.glb", {"--alpha",
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

void TestBindCommand::methodsStandForManySettings() {
    const Ran paper = runSinew(bind("p.glb", {"--preset", "paper", "--alpha", "0.2", "--report", "-"}));
    QVERIFY2(paper.exitCode == 0, qPrintable(paper.told()));
    const QJsonObject settings = jsonOf(paper.out)["recipe"].toObject()["bind"].toObject();
    QCOMPARE(settings["alpha"].toDouble(), 0.2); // given beside it
    QCOMPARE(settings["penalty"].toDouble(), 4.0);
    QCOMPARE(settings["smoothing"].toDouble(1.0), 0.0);
    QCOMPARE(settings["lookup"].toString(), QString("voxel"));
    QCOMPARE(settings["paths"].toString(), QString("centers"));
    QVERIFY(settings.contains("uniform") && !settings["uniform"].toBool()); // the paper has both
    for (const char* name :
         {"scaleByThickness", "fitEndBones", "offsetBonesToParent", "guessLoneBones", "rigidShells"}) {
        QVERIFY(settings.contains(name) && !settings[name].toBool());
    }
    const Ran single = runSinew(
        bind("s.glb", {"--scale-by-thickness", "off", "--fit-end-bones", "off", "--offset-bones-to-parent",
                       "off", "--guess-lone-bones", "off", "--rigid-shells", "off", "--report", "-"}));
    QVERIFY2(single.exitCode == 0, qPrintable(single.told()));
    const QJsonObject own = jsonOf(single.out)["recipe"].toObject()["bind"].toObject();
    for (const char* name :
         {"scaleByThickness", "fitEndBones", "offsetBonesToParent", "guessLoneBones", "rigidShells"}) {
        QVERIFY(own.contains(name) && !own[name].toBool());
    }
    QVERIFY(own["smoothing"].toDouble() > 0.0);
    QCOMPARE(runSinew(bind("n.glb", {"--scale-by-thickness", "perhaps"})).exitCode, 2);
    // Over a recipe a method sets its own settings and leaves what was made by hand.
    const QString made = m_files.path("made.json");
    const QString after = m_files.path("after.json");
    const Ran first = runSinew(
        bind("m.glb", {"--alpha", "0.3", "--lookup", "voxel", "--gap", "0.5", "--fix", "fill", "--refine",
                       "-0.2,-0.2,-0.2,0.2,0.2,0.2@64", "--separate", "-0.1,-0.1,-0.1,0.1,0.1,0.1",
                       "--handle", "joint_2=sphere:0,0,0,0.1", "--save-recipe", made}));
    QVERIFY2(first.exitCode == 0, qPrintable(first.told()));
    const Ran back =
        runSinew(bind("b.glb", {"--recipe", made, "--preset", "standard", "--save-recipe", after}));
    QVERIFY2(back.exitCode == 0, qPrintable(back.told()));
    QJsonObject expected = jsonOf(fileBytes(made))["bind"].toObject();
    expected["alpha"] = sinew::BindSettings().alpha;
    expected["lookup"] = "smooth";
    QCOMPARE(jsonOf(fileBytes(after))["bind"].toObject(), expected);
}

void TestBindCommand::oldOptionsAreTaken() {
    const QStringList old{
        "--method",     "paper",    "--girths",           "on",   "--last-bones", "fit",
        "--side-bones", "parent",   "--weight-threshold", "0.02", "--open",       "0,0,0,0.1",
        "--close",      "0,1,0,0.1"};
    const QStringList now{"--preset",
                          "paper",
                          "--scale-by-thickness",
                          "on",
                          "--fit-end-bones",
                          "on",
                          "--offset-bones-to-parent",
                          "on",
                          "--prune-below",
                          "0.02",
                          "--separate",
                          "0,0,0,0.1",
                          "--connect",
                          "0,1,0,0.1"};
    const QString one = m_files.path("old.json");
    const QString two = m_files.path("now.json");
    const Ran before = runSinew(bind("o.glb", old + QStringList{"--save-recipe", one}));
    QVERIFY2(before.exitCode == 0, qPrintable(before.told()));
    const Ran after = runSinew(bind("o.glb", now + QStringList{"--save-recipe", two}));
    QVERIFY2(after.exitCode == 0, qPrintable(after.told()));
    QCOMPARE(fileBytes(one), fileBytes(two));
    const QByteArray help = runSinew({"bind", "--help"}).out;
    for (qsizetype i = 0; i < old.size(); i += 2) {
        QVERIFY2(!help.contains(old[i].toUtf8() + ' ') && help.contains(now[i].toUtf8() + ' '),
                 qPrintable(old[i]));
    }
    const Ran both = runSinew(bind("x.glb", {"--girths=on", "--scale-by-thickness", "on"}));
    QVERIFY2(both.exitCode == 2 && both.err.contains("--scale-by-thickness"), qPrintable(both.told()));
    const Ran wrong = runSinew(bind("x.glb", {"--last-bones", "fitting"}));
    QVERIFY2(wrong.exitCode == 2 && wrong.err.contains("on or off, not fitting"), qPrintable(wrong.told()));
}

void TestBindCommand::partsFollowTheirRules() {
    QCOMPARE(runSinew(bind("plain.glb")).exitCode, 0);
    const std::string part = partName(imported(m_files.mesh()), 0);
    const std::string joint = imported(m_files.path("plain.glb")).skeleton.joints[1].name;
    const QString rigid = QString::fromStdString(part + "=rigid:" + joint);
    const QString recipe = m_files.path("rules.json");
    const Ran ran = runSinew(bind("r.glb", {"--part", rigid, "--save-recipe", recipe, "--report", "-"}));
    QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
    QVERIFY2(ran.out.contains("set rigid to"), qPrintable(ran.told()));
    const Scene scene = imported(m_files.path("r.glb"));
    for (std::size_t p = 0; p < scene.parts[0].weights->vertexCount(); ++p) {
        const auto influences = scene.parts[0].weights->at(p);
        QVERIFY(influences.size() == 1 &&
                scene.skeleton.joints[static_cast<std::size_t>(influences[0].joint)].name == joint);
    }
    const Ran again = runSinew(bind("a.glb", {"--recipe", recipe, "--report", "-"}));
    const QJsonArray rules = jsonOf(again.out)["recipe"].toObject()["bind"].toObject()["parts"].toArray();
    QCOMPARE(rules.size(), 1);
    QCOMPARE(rules[0].toObject()["treatment"].toString(), QString("rigid"));
    const Ran unknown = runSinew(bind("u.glb", {"--part", "Cloak=copy"}));
    QVERIFY2(unknown.exitCode == 1 && unknown.err.contains("Cloak"), qPrintable(unknown.told()));
    const Ran tail = runSinew(bind("u.glb", {"--part", QString::fromStdString(part + "=rigid:Tail9")}));
    QVERIFY2(tail.exitCode == 1 && tail.err.contains("Tail9") &&
                 tail.err.contains(QByteArray::fromStdString(part)),
             qPrintable(tail.told()));
    const Ran all = runSinew(bind("u.glb", {"--part", QString::fromStdString(part + "=skip")}));
    QVERIFY2(all.exitCode == 1 && all.err.contains("Every part is skipped"), qPrintable(all.told()));
    QCOMPARE(runSinew(bind("u.glb", {"--part", "Cloak=wave"})).exitCode, 2);
}

void TestBindCommand::regionsAreWeighedByTheirRules() {
    const QString end = "end=sphere:-1.2,0,0,0.5;joints=joint_1;blend=40%";
    const QString soft = "soft=box:0,-1,-1,2,1,1;alpha=0.1;falloff=quadratic;influences=2;blend=0.1";
    const QString recipe = m_files.path("regions.json");
    const Ran ran = runSinew(bind("g.glb", {"--region", end, "--region", soft, "--bone-alpha", "joint_2=0.3",
                                            "--save-recipe", recipe, "--report", "-"}));
    QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
    const QJsonArray regions = jsonOf(ran.out)["regions"].toArray();
    QCOMPARE(regions.size(), 2);
    QCOMPARE(regions[0]["name"].toString(), QString("end"));
    QVERIFY(regions[0]["on"].toBool() && regions[0]["vertices"].toInt() > regions[0]["whole"].toInt());
    const Scene scene = imported(m_files.path("g.glb"));
    const auto joint = scene.skeleton.find("joint_1");
    for (std::size_t p = 0; p < scene.parts[0].mesh->vertexCount(); ++p) {
        if ((scene.parts[0].mesh->vertices[p] - Vec3(-1.2, 0, 0)).norm() < 0.499) {
            QCOMPARE(scene.parts[0].weights->at(p).size(), std::size_t{1});
            QCOMPARE(scene.parts[0].weights->at(p)[0].joint, joint);
        }
    }
    const Ran again = runSinew(bind("h.glb", {"--recipe", recipe}));
    QVERIFY2(again.exitCode == 0 && again.out.contains("regions"), qPrintable(again.told()));
    QVERIFY(again.out.contains("end ") && again.out.contains("soft "));
    QCOMPARE(fileBytes(m_files.path("g.glb")), fileBytes(m_files.path("h.glb")));
    const Ran nobody = runSinew(bind("n.glb", {"--region", "end=sphere:-1.2,0,0,0.5;joints=nobody"}));
    QVERIFY2(nobody.exitCode == 0, qPrintable(nobody.told())); // a warning names both
    QVERIFY2(nobody.err.contains("end") && nobody.err.contains("nobody"), qPrintable(nobody.told()));
    const Ran flat = runSinew(bind("f.glb", {"--region", "flat=sphere:0,0,0,0;alpha=0"}));
    QVERIFY2(flat.exitCode == 1 && flat.err.contains("flat"), qPrintable(flat.told()));
}

void TestBindCommand::profileDecidesTheUnit() {
    QCOMPARE(runSinew(bind("unreal.fbx", {"--profile", "unreal"})).exitCode, 0);
    QCOMPARE(runSinew(bind("unity.fbx", {"--profile", "unity"})).exitCode, 0);
    QCOMPARE(imported(m_files.path("unreal.fbx")).metersPerUnit, 0.01);
    QCOMPARE(imported(m_files.path("unity.fbx")).metersPerUnit, 1.0);
}

void TestBindCommand::jointListChoosesSources() {
    const Scene whole = imported(m_files.mesh());
    QVERIFY(!whole.parts.empty());
    const Ran all = runSinew(bind("j.glb", {"--report", "-", "--joints", "all"}));
    const QJsonArray names = jsonOf(all.out)["influenceJoints"].toArray();
    QCOMPARE(names.size(), 3);
    const QString list =
        m_files.with("joints.txt", "\xef\xbb\xbf# two of three\r\n  " + names[0].toString().toUtf8() +
                                       "\r\n\n" + names[2].toString().toUtf8());
    const Ran some = runSinew(bind("j.glb", {"--report", "-", "--joints", list}));
    QVERIFY2(some.exitCode == 0, qPrintable(some.told()));
    QCOMPARE(jsonOf(some.out)["influenceJoints"].toArray(), (QJsonArray{names[0], names[2]}));
    const Ran unknown =
        runSinew(bind("k.glb", {"--joints", m_files.with("typo.txt", names[0].toString().toUtf8() + "x\n")}));
    QVERIFY2(failedCleanly(unknown), qPrintable(unknown.told()));
    QVERIFY2(unknown.err.contains("typo.txt") && unknown.err.contains("Did you mean"),
             qPrintable(unknown.told()));
}

void TestBindCommand::reportTellsEverything() {
    const QString file = m_files.path("report.json");
    const Ran ran =
        runSinew(bind("r.glb", {"--report", file, "-o", m_files.path("r.fbx"), "--threads", "2"}));
    QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
    const QJsonObject report = jsonOf(fileBytes(file));
    QCOMPARE(report["sinewReport"].toInt(), 2);
    QCOMPARE(report["version"].toString(), QString(SINEW_VERSION));
    QCOMPARE(report["input"].toObject()["file"].toString(), m_files.mesh());
    QCOMPARE(report["input"].toObject()["skeleton"].toString(), m_files.skeleton());
    QCOMPARE(report["input"].toObject()["joints"].toInt(), 3);
    QCOMPARE(report["threads"].toInt(), 2);
    const QJsonObject stages = report["seconds"].toObject()["stages"].toObject();
    for (const char* stage : {"import", "octree", "distances", "weights", "export"}) {
        QVERIFY2(stages.contains(stage) && stages[stage].toDouble() >= 0.0, stage);
    }
    QVERIFY(report["seconds"].toObject()["bind"].toDouble() > 0.0);
    QVERIFY(report["seconds"].toObject()["total"].toDouble() >=
            report["seconds"].toObject()["bind"].toDouble());
    QVERIFY(report["peakMemoryBytes"].toDouble() > 1e6);
    const QJsonObject counts = report["counts"].toObject();
    QCOMPARE(counts["vertices"].toInt(), report["input"].toObject()["vertices"].toInt());
    QCOMPARE(counts["unweightedVertices"].toInt(-1), 0);
    QVERIFY(counts["leaves"].toInt() > 0 && counts["boundaryVoxels"].toInt() > 0);
    QCOMPARE(report["outputs"].toArray().size(), 2);
    for (const QJsonValue& output : report["outputs"].toArray()) {
        QCOMPARE(QFileInfo(output["file"].toString()).size(),
                 static_cast<qint64>(output["bytes"].toDouble()));
    }
    for (const QJsonValue& issue : report["issues"].toArray()) {
        QVERIFY(!issue["code"].toString().isEmpty() && !issue["text"].toString().isEmpty());
        QVERIFY(issue["level"].toString() == "warning" || issue["level"].toString() == "note");
    }
}

void TestBindCommand::reportReplacesTheSummary() {
    const Ran ran = runSinew(bind("r.glb", {"--report", "-"}));
    QVERIFY2(ran.exitCode == 0 && ran.out.startsWith('{') && !jsonOf(ran.out).isEmpty(),
             qPrintable(ran.told()));
}

/// The sample opens many gaps and splits every part's polygons: a line each in the summary, which says that
/// the report has them all.
void TestBindCommand::notesAreGathered() {
    const QString file = m_files.path("sample.json");
    const Ran ran = runSinew({"bind", sourcePath("resources/sample/wayfarer.fbx"), "-o",
                              m_files.path("sample.glb"), "--report", file});
    QVERIFY2(ran.exitCode == 0 && onlyWarned(ran), qPrintable(ran.told()));
    const QJsonArray rows = jsonOf(fileBytes(file))["issues"].toArray();
    qsizetype gaps = 0;
    QString largest;
    for (const QJsonValue& row : rows) {
        if (row["code"].toString() == "VoxelsParted") {
            largest = gaps++ == 0 ? row["text"].toString() : largest;
        }
    }
    QVERIFY(gaps > 10);
    const QString out = QString::fromUtf8(ran.out);
    const QString notes = out.section("\nNotes\n", 1).section("\nWrote\n", 0, 0);
    const QString wanted = QString("  %1 gaps opened with finer voxels. Largest: %2").arg(gaps).arg(largest);
    QVERIFY2(notes.split('\n').contains(wanted), qPrintable(out));
    QCOMPARE(notes.count("opened by resolution"), 1);
    QCOMPARE(notes.count("split into triangles"), 1);
    QVERIFY2(notes.contains(" more like it)"), qPrintable(out));
    const qsizetype lines = notes.count('\n') + 1;
    QVERIFY2(lines < 15, qPrintable(out));
    QVERIFY2(out.contains(
                 QString(" %1 notes; --report lists all %2 issues one by one\n").arg(lines).arg(rows.size())),
             qPrintable(out));
}

namespace {

QStringList keysOf(const QJsonValue& value) {
    QStringList keys;
    if (value.isObject()) {
        const QJsonObject object = value.toObject();
        for (auto field = object.begin(); field != object.end(); ++field) {
            keys << field.key();
            if (field.key() != "recipe") { // a recipe explains itself
                keys += keysOf(field.value());
            }
        }
    } else if (value.isArray()) {
        for (const QJsonValue& item : value.toArray()) {
            keys += keysOf(item);
        }
    }
    return keys;
}

} // namespace

void TestBindCommand::everyReportFieldIsInTheHelp() {
    const QByteArray help = runSinew({"bind", "--help"}).out;
    const QStringList keys = keysOf(jsonOf(runSinew(bind("r.glb", {"--report", "-"})).out));
    QVERIFY(keys.size() > 30);
    for (const QString& key : keys) {
        QVERIFY2(help.contains(key.toUtf8()), qPrintable(key));
    }
}

void TestBindCommand::savedRecipeRepeatsTheBind() {
    const QString recipe = m_files.path("saved.json");
    QCOMPARE(runSinew(bind("first.glb", {"--alpha", "0.65", "--penalty", "2.5", "--save-recipe", recipe}))
                 .exitCode,
             0);
    const Ran ran =
        runSinew({"bind", m_files.mesh(), "--skeleton", m_files.skeleton(), "-o", m_files.path("second.glb"),
                  "--recipe", recipe, "--save-recipe", m_files.path("again.json")});
    QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
    QCOMPARE(fileBytes(m_files.path("second.glb")), fileBytes(m_files.path("first.glb")));
    QCOMPARE(fileBytes(m_files.path("again.json")), fileBytes(recipe));
}

void TestBindCommand::optionsWinOverTheRecipe() {
    const QString recipe = m_files.with(
        "win.json",
        R"({"sinewRecipe": 1, "bind": {"alpha": 0.5, "penalty": 7}, "export": {"profile": "unreal"}})");
    const Ran ran = runSinew(bind("w.glb", {"--recipe", recipe, "--alpha", "0.1", "--report", "-"}));
    QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
    const QJsonObject used = jsonOf(ran.out)["recipe"].toObject();
    QCOMPARE(used["bind"].toObject()["alpha"].toDouble(), 0.1);
    QCOMPARE(used["bind"].toObject()["penalty"].toDouble(), 7.0);
    QCOMPARE(used["export"].toObject()["profile"].toString(), QString("unreal"));
}

void TestBindCommand::snapshotIsAPicture() {
    const QString file = m_files.path("picture.png");
    const Ran ran = runSinew(bind("p.glb", {"--snapshot", file, "--report", "-"}));
    QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
    const QImage picture(file);
    QVERIFY(picture.width() > 100 && picture.height() > 100);
    QVERIFY(jsonOf(ran.out)["seconds"].toObject()["stages"].toObject().contains("picture"));
    QCOMPARE(jsonOf(ran.out)["outputs"].toArray().size(), 2);
}

void TestBindCommand::voxelsOfAnotherFileAreReused() {
    const Ran own = runSinew(bind("own.glb"));
    const Ran reused =
        runSinew(bind("reused.glb", {"--reuse", m_files.mesh(), "--report", m_files.path("r.json")}));
    QVERIFY2(reused.exitCode == 0, qPrintable(reused.told()));
    QVERIFY2(reused.out.contains("reused from"), qPrintable(reused.told()));
    QFile a(m_files.path("own.glb"));
    QFile b(m_files.path("reused.glb"));
    QVERIFY(own.exitCode == 0 && a.open(QIODevice::ReadOnly) && b.open(QIODevice::ReadOnly));
    QCOMPARE(a.readAll(), b.readAll());
    QFile report(m_files.path("r.json"));
    QVERIFY(report.open(QIODevice::ReadOnly));
    QCOMPARE(jsonOf(report.readAll())["input"].toObject()["reuse"].toString(), m_files.mesh());
    QVERIFY(failedCleanly(runSinew(bind("none.glb", {"--reuse", m_files.path("nobody.obj")}))));
}

SINEW_TEST(TestBindCommand, QCoreApplication)
#include "TestBindCommand.moc"
