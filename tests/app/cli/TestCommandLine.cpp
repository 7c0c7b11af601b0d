#include "tests/app/support/LimbFiles.h"
#include "tests/app/support/RunSinew.h"
#include "tests/support/Runner.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

#include <clocale>
#include <cstring>

namespace testCommandLine {

using namespace sinew::test;

/// Where numbers have a comma, those of the command line, of recipes and of files have a vertex all the same.
/// The tests of the command line and of the readers run in such a locale, too (tests/CMakeLists.txt); this
/// one makes sure that they do.
class TestCommandLine : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void helpAndVersionSucceed_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("says");
        QTest::newRow("--help") << QStringList{"--help"} << QByteArray("inspect");
        QTest::newRow("-h") << QStringList{"-h"} << QByteArray("Exit codes");
        QTest::newRow("-V") << QStringList{"-V"} << QByteArray("sinew " SINEW_VERSION);
        QTest::newRow("help") << QStringList{"help"} << QByteArray("Exit codes");
        QTest::newRow("help bind") << QStringList{"help", "bind"} << QByteArray("--max-influences");
        QTest::newRow("--version") << QStringList{"--version"} << QByteArray("sinew " SINEW_VERSION);
        QTest::newRow("bind --help") << QStringList{"bind", "--help"} << QByteArray("Examples:");
        QTest::newRow("inspect --help") << QStringList{"inspect", "--help"} << QByteArray("jointsOutside");
        QTest::newRow("compare --help") << QStringList{"compare", "--help"} << QByteArray("posedError");
        QTest::newRow("pose --help") << QStringList{"pose", "--help"} << QByteArray("R = Rx * Ry * Rz");
    }

    void helpAndVersionSucceed() {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, says);
        const Ran ran = runSinew(arguments);
        QVERIFY2(ran.exitCode == 0 && !ran.crashed && ran.err.isEmpty(), qPrintable(ran.told()));
        QVERIFY2(ran.out.contains(says), qPrintable(ran.told()));
    }

    void unknownCommandIsNamed_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("says");
        QTest::newRow("mistyped") << QStringList{"bnd", "a.fbx"}
                                  << QByteArray("no command bnd. Did you mean bind?");
        QTest::newRow("mistyped, alone")
            << QStringList{"bnd"} << QByteArray("no command bnd. Did you mean bind?");
        QTest::newRow("far from all")
            << QStringList{"retarget", "a.fbx"}
            << QByteArray("no command retarget. The commands are bind, batch, rig, skeleton, inspect");
        QTest::newRow("help of it") << QStringList{"help", "inspet"} << QByteArray("Did you mean inspect?");
        QTest::newRow("option before all") << QStringList{"--alpha", "1"} << QByteArray("no option --alpha");
        QTest::newRow("no way up") << QStringList{"rig", "a.obj", "-o", "b.glb", "--up", "w"}
                                   << QByteArray("--up: choose y, z, x, -y, -z or -x, not w");
        QTest::newRow("shell") << QStringList{"completions", "tcsh"}
                               << QByteArray("bash, zsh or fish, not tcsh");
    }

    void unknownCommandIsNamed() {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, says);
        const Ran ran = runSinew(arguments);
        QVERIFY2(ran.exitCode == 2 && !ran.crashed && ran.out.isEmpty(), qPrintable(ran.told()));
        QVERIFY2(ran.err.startsWith("sinew: ") && ran.err.count('\n') == 1, qPrintable(ran.told()));
        QVERIFY2(ran.err.contains(says), qPrintable(ran.told()));
    }

    void helpNamesCommands() {
        for (const char* command : {"bind", "batch", "rig", "inspect", "explain", "compare", "learn",
                                    "transfer", "weights", "pose", "bake"}) {
            QCOMPARE(runSinew({"help", command}).out, runSinew({command, "--help"}).out);
        }
        QCOMPARE(runSinew({"help"}).out, runSinew({"--help"}).out);
    }

    void windowWithoutDisplayIsOneLine_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("nothing") << QStringList{};
        QTest::newRow("just a file") << QStringList{"character.fbx"};
    }

    void windowWithoutDisplayIsOneLine() {
        QFETCH(QStringList, arguments);
        const Ran ran = runSinew(arguments);
        QVERIFY2(failedCleanly(ran), qPrintable(ran.told()));
        QVERIFY2(ran.err.contains("display"), qPrintable(ran.told()));
    }

    void everyOptionNamesItsDefault_data() {
        QTest::addColumn<QString>("command");
        for (const char* command :
             {"bind", "batch", "rig", "inspect", "pose", "compare", "learn", "transfer", "weights", "bake"}) {
            QTest::newRow(command) << command;
        }
    }

    void everyOptionNamesItsDefault() {
        QFETCH(QString, command);
        const QString help = QString::fromUtf8(runSinew({command, "--help"}).out);
        const QString options =
            help.left(help.indexOf(command == "pose" ? "\nPOSE.json names" : "\nExamples:"));
        static const QRegularExpression start("\n  (-[^\n]*(?:\n {10,}[^\n]*)*)");
        int count = 0;
        for (auto match = start.globalMatch(options); match.hasNext(); ++count) {
            const QString option = match.next().captured(1).simplified();
            const bool told = option.contains("default") || option.contains("(required)") ||
                              option.contains("is required") || option.contains("--help");
            QVERIFY2(told, qPrintable(option));
        }
        QVERIFY(count >= 3);
    }

    void helpFitsTheTerminal_data() { everyOptionNamesItsDefault_data(); }

    void helpFitsTheTerminal() {
        QFETCH(QString, command);
        for (const QString& line : QString::fromUtf8(runSinew({command, "--help"}).out).split('\n')) {
            QVERIFY2(line.size() <= 80, qPrintable(line));
        }
    }

    void wrongUsageIsOneLine_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("says");
        const QString in = m_files.mesh();
        const auto row = [&](const char* name, const QStringList& options, const char* says) {
            QTest::newRow(name) << QStringList{"bind", in, "-o", m_files.path("out.glb")} + options
                                << QByteArray(says);
        };
        QTest::newRow("no output") << QStringList{"bind", in} << QByteArray("--output");
        QTest::newRow("no input") << QStringList{"bind", "-o", "x.glb"} << QByteArray("IN");
        QTest::newRow("output without name") << QStringList{"bind", in, "-o"} << QByteArray("--output");
        QTest::newRow("pose without pose") << QStringList{"pose", in, "-o", "x.obj"} << QByteArray("--pose");
        row("unknown option", {"--smooth"}, "--smooth");
        row("mistyped option", {"--smothing", "0.2"}, "Did you mean --smoothing?");
        row("second input", {"other.fbx"}, "other.fbx");
        row("resolution no number", {"--resolution", "high"}, "16, 32, 64, 128, 256, 512 or 1024, not high");
        row("resolution between", {"--resolution", "300"}, "not 300");
        row("a box of five numbers", {"--refine", "0,0,0,1,1"}, "X0,Y0,Z0,X1,Y1,Z1@2048, not 0,0,0,1,1");
        row("a box too fine", {"--refine", "0,0,0,1,1,1@8192"}, "16 to 4096");
        row("a sphere without size", {"--separate", "0,0,0,0"}, "X,Y,Z,RADIUS, not 0,0,0,0");
        row("a gap of nothing", {"--gap", "0"}, "from 0.02 to 5, not 0");
        row("resolution too large", {"--resolution", "2048"}, "not 2048");
        row("alpha too large", {"--alpha", "1.5"}, "0 to 1, not 1.5");
        row("alpha negative", {"--alpha", "-0.1"}, "not -0.1");
        row("alpha NaN", {"--alpha", "nan"}, "not nan");
        row("penalty too small", {"--penalty", "-0.5"}, "0 to 1000, not -0.5");
        row("penalty too large", {"--penalty", "1001"}, "not 1001");
        row("no influence", {"--max-influences", "0"}, "or all, not 0");
        row("falloff", {"--falloff", "steep"}, "power, quadratic or exponential, not steep");
        row("inside", {"--inside", "odd"}, "signed or nearest, not odd");
        row("handle", {"--handle", "Jaw=ball:1,2,3"}, "JOINT=sphere");
        row("region", {"--region", "Jaw=point:1,2,3"}, "NAME=sphere");
        row("region with an unknown rule", {"--region", "Jaw=sphere:1,2,3,4;size=3"}, "not ;size=3");
        row("region with a wide alpha", {"--region", "Jaw=sphere:1,2,3,4;alpha=3"}, "not ;alpha=3");
        row("region that keeps too much", {"--region", "Jaw=sphere:1,2,3,4;keep-shape=1000"},
            "not ;keep-shape=1000");
        row("region of no solver", {"--region", "Jaw=sphere:1,2,3,4;solver="}, "not ;solver=");
        row("part of no solver", {"--part", "Jaw=solve:"}, "voxel-heat");
        row("limit of no solver", {"--part", "Jaw=limit:A;solver="}, "voxel-heat");
        row("region of no joint", {"--region", "Jaw=sphere:1,2,3,4;joints=A,"}, "not ;joints=A,");
        row("alpha of a bone", {"--bone-alpha", "Jaw=2"}, "JOINT=A");
        row("smoothness of a bone", {"--bone-smoothness", "Hair=0"}, "JOINT=S");
        row("envelope without a size", {"--envelope", "Arm=cylinder:"}, "JOINT=cylinder:R");
        row("envelope of no shape", {"--envelope", "Arm=cone:0.1"}, "JOINT=cylinder:R");
        row("envelope of a negative radius", {"--envelope", "Arm=capsule:0.1,-0.1"}, "at least 0");
        row("envelope of three radii", {"--envelope", "Arm=box:1,2,3"}, "JOINT=box:R");
        row("envelope with an unknown field", {"--envelope", "Arm=box:1;length=2"}, "not ;length=2");
        row("envelope with a short offset", {"--envelope", "Arm=box:1;offset=1,2"}, "not ;offset=1,2");
        row("sharing of envelopes", {"--envelope-sharing", "both"}, "blend, depth or rigid, not both");
        row("second pass of envelopes", {"--envelope-smoothing", "2"}, "0 to 1");
        row("curve without a measure", {"--alpha-curve", "Elbow=0.5@90"}, "JOINT=swing");
        row("curve without keys", {"--alpha-curve", "Elbow=swing:"}, "JOINT=swing");
        row("curve of a wide alpha", {"--alpha-curve", "Elbow=swing:1.5@90"}, "JOINT=swing");
        row("curve with an unknown rule", {"--alpha-curve", "Elbow=swing:0.5@90;bone=A"}, "not ;bone=A");
        row("driver without a target", {"--driver", "Elbow=swing:1@90"}, "CHANNEL=TARGET");
        row("driver of no channel", {"--driver", "Elbow=swing:1@90;tint=A"}, "CHANNEL=TARGET");
        row("shape without a pose", {"--shape", "elbow=file.obj"}, "NAME=FILE@POSE.json");
        row("an envelope's field twice", {"--envelope", "Hand=capsule:1;beyond=1;beyond=2"},
            "give ;beyond= once");
        row("a region's field twice", {"--region", "r=sphere:0,0,0,1;alpha=1;alpha=0"}, "give ;alpha= once");
        row("a long word", {"--envelope", "Hand=" + QString(5000, 'x')}, "Hand=" + QByteArray(55, 'x') + "…");
        row("a long joint", {"--pseudo-edge", QString(5000, 'x')}, "not " + QByteArray(60, 'x') + "…");
        row("a long number", {"--alpha", QString(5000, '7')}, QByteArray(60, '7') + "…");
        row("a long option", {"--" + QString(5000, 'x')}, QByteArray(58, 'x') + "…");
        row("picture paths", {"--picture-paths", "round"}, "rows, diagonals or euclidean, not round");
        row("picture threshold", {"--picture-threshold", "256"}, "1 to 255, not 256");
        row("handle of too few numbers", {"--handle", "Jaw=sphere:1,2,3"}, "JOINT=sphere");
        row("fix", {"--fix", "orient,weld"}, "orient, fill or drop-duplicates, or none, not weld");
        row("lookup", {"--lookup", "far"}, "smooth or voxel, not far");
        row("paths", {"--paths", "crooked"}, "face-centers or manhattan, not crooked");
        row("profile", {"--profile", "softimage"},
            "unity, unreal, godot, godot3, blender, maya, 3dsmax or houdini, not softimage");
        row("threshold", {"--prune-below", "0.9"}, "not 0.9");
        row("threads", {"--threads", "-1"}, "not -1");
        row("same output twice", {"-o", m_files.path("out.glb")}, "out.glb");
        row("same output by another way",
            {"-o", m_files.path("../") + QFileInfo(m_files.path(".")).dir().dirName() + "/out.glb"},
            "out.glb");
        row("report and recipe to standard output", {"--report", "-", "--save-recipe", "-"}, "-");
    }

    void wrongUsageIsOneLine() {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, says);
        const Ran ran = runSinew(arguments);
        QVERIFY2(ran.exitCode == 2 && !ran.crashed && ran.out.isEmpty(), qPrintable(ran.told()));
        QVERIFY2(ran.err.startsWith("sinew: ") && ran.err.count('\n') == 1, qPrintable(ran.told()));
        QVERIFY2(ran.err.contains(says), qPrintable(ran.told()));
        QVERIFY(fileBytes(m_files.path("out.glb")).isEmpty());
    }

    void theLocaleIsInForce() {
        if (qEnvironmentVariable("LC_ALL") != "de_DE.UTF-8") {
            QSKIP("this is not the run with a comma");
        }
        const char* const set = std::setlocale(LC_ALL, "");
        QVERIFY2(set != nullptr && std::strcmp(set, "de_DE.UTF-8") == 0, "LOCPATH holds no such locale");
        QCOMPARE(std::localeconv()->decimal_point, ",");
    }

    void optionsAndTextsHaveAPoint() {
        const Ran ran = runSinew(bind({"--alpha", "0.5", "--smoothing", "0.25", "--bone-alpha", "2=0.75",
                                       "--refine", "-0.2,-0.2,-0.2,0.2,0.2,0.2@64"}));
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        QVERIFY2(ran.out.contains("alpha 0.5") && ran.out.contains("smoothing 0.25"), qPrintable(ran.told()));
        static const QRegularExpression comma("[0-9],[0-9]");
        QVERIFY2(!comma.match(QString::fromUtf8(ran.out)).hasMatch(), qPrintable(ran.told()));
        const Ran wrong = runSinew(bind({"--alpha", "0,5"}));
        QVERIFY2(wrong.exitCode == 2 && wrong.err.contains("from 0 to 1, not 0,5"), qPrintable(wrong.told()));
        const Ran at =
            runSinew({"explain", m_files.path("out.glb"), "--at", "0.1,0.05,0.5", "--resolution", "32"});
        QVERIFY2(at.exitCode == 0, qPrintable(at.told()));
    }

    void recipesHaveAPoint() {
        const QString recipe = m_files.path("recipe.json");
        QCOMPARE(runSinew(bind({"--alpha", "0.35", "--save-recipe", recipe})).exitCode, 0);
        QVERIFY(fileBytes(recipe).contains("\"alpha\": 0.35"));
        const Ran ran = runSinew(bind({"--recipe", recipe, "--report", "-"}));
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        const QJsonObject report = QJsonDocument::fromJson(ran.out).object();
        QCOMPARE(report["recipe"].toObject()["bind"].toObject()["alpha"].toDouble(), 0.35);
    }

private:
    LimbFiles m_files;

    QStringList bind(const QStringList& options) const {
        return QStringList{"bind", m_files.mesh(),          "--skeleton",   m_files.skeleton(),
                           "-o",   m_files.path("out.glb"), "--resolution", "32"} +
               options;
    }
};

SINEW_TEST(TestCommandLine, QCoreApplication)

} // namespace testCommandLine

#include "TestCommandLine.moc"
