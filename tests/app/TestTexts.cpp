#include "app/models/PartsModel.h"
#include "app/session/Session.h"
#include "app/text/FormatLabels.h"
#include "app/text/NoticeText.h"
#include "app/text/Numbers.h"
#include "app/text/SettingText.h"
#include "app/text/Texts.h"
#include "core/io/Formats.h"
#include "tests/support/Runner.h"

#include <QDir>
#include <QLocale>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

namespace testTexts {

using namespace sinew;

namespace {

bool oneLine(const QString& text) {
    return !text.contains('\n') && !text.contains('\r');
}

} // namespace

/// How values stand in texts: numbers, lengths, names, and one sentence or another by what they say.
class TestTexts : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everySettingHasOneText() {
        const auto check = [](const char* key) {
            QCOMPARE(std::ranges::count(settingTexts(), std::string_view(key),
                                        [](const SettingText& text) { return std::string_view(text.key); }),
                     std::ptrdiff_t{1});
        };
        std::apply([&](const auto&... row) { (check(row.key), ...); }, kSettings);
    }

    void errorSuggestsTheNearestJoint() {
        const QString text =
            errorText(makeError(ErrorCode::JointUnknown, {"LeftAm", "wave.json", "LeftArm"}));
        QVERIFY2(text.contains("LeftAm ") && text.contains("wave.json") && text.contains("LeftArm?"),
                 qPrintable(text));
    }

    void errorSaysWhenNoResolutionFits() {
        const QString text = errorText(makeError(ErrorCode::NotEnoughMemory, {"900", "100", "256", "0"}));
        QVERIFY2(text.contains("900") && text.contains("100") && !text.contains("Resolution 0"),
                 qPrintable(text));
    }

    void reasonsOfJointsArePlainWords() {
        QSet<QString> texts;
        for (const char* reason :
             {"weights", "name", "end", "root", "list", "mover", "stray-root", "place-taken"}) {
            const QString text = noticeText({NoticeCode::JointNotSource, "j", 1, {reason}});
            QVERIFY2(text.contains(": it ") || text.contains(": by "), qPrintable(text));
            texts.insert(text);
        }
        QCOMPARE(texts.size(), 8);
        // A joint that is called like a key word keeps its name.
        QVERIFY(noticeText({NoticeCode::VerticesGivenToRoot, "mesh", 1, {"root"}}).contains("root root"));
    }

    void countsBendTheWords() {
        QVERIFY(noticeText({NoticeCode::VerticesUnweighted, "body", 1, {}}).contains("1 vertex had"));
        QVERIFY(noticeText({NoticeCode::VerticesUnweighted, "body", 2, {}}).contains("2 vertices had"));
    }

    void noticesNameTheControlThatMendsThem() {
        const std::vector<std::pair<Notice, QString>> wanted{
            {{NoticeCode::HolesFilled, "Coat", 2, {}}, "Close holes"},
            {{NoticeCode::JointOutside, "Hand", 1, {"0.03"}}, "Move to the Middle"},
            {{NoticeCode::JointReachesNothing, "Hand", 1, {}}, "Paint Weights"},
            {{NoticeCode::VoxelsTouch, "Hand", 1, {"Hip", "0.001", "0", "1", "0"}}, "Separate"},
            {{NoticeCode::RefinementCurtailed, "Body", 2, {}}, "Resolution"},
            {{NoticeCode::RegionHoldsNothing, "Cuff", 1, {}}, "Add Selected Vertices"},
            {{NoticeCode::BindPoseInconsistent, "Hip", 1, {"Hip"}}, "Load Skeleton"},
            {{NoticeCode::JointNameDuplicate, "Hand", 2, {}}, "Rename Joint"},
            {{NoticeCode::TextureMissing, "Body", 1, {"skin.png"}}, "Texture Folder"},
            {{NoticeCode::PolygonsOutOfRangeDropped, "Body", 3, {}}, "Reload"}};
        for (const auto& [notice, control] : wanted) {
            QVERIFY2(noticeText(notice).contains(control), qPrintable(noticeText(notice)));
        }
        QVERIFY(noticeText(wanted.front().first).contains("2 open borders closed"));
    }

    /// The list of parts and the report of a bind say the same of the same thing.
    void bordersAreOpenBorders() {
        MeshReport report;
        report.holes.resize(1);
        QCOMPARE(conditionText(report), QString("1 open border"));
        report.holes.resize(2);
        QCOMPARE(conditionText(report), QString("2 open borders"));
    }

    void valuesAreNotFilledAgain() {
        QCOMPARE(fillText("%1 and %2", {"%2", "b"}), QString("%2 and b"));
        QCOMPARE(fillText("%1 and %2", {"a"}), QString("a and ?"));
        QCOMPARE(fillText("100 % of %1", {"a"}), QString("100 % of a"));
    }

    void valuesStayOnOneLine() {
        QCOMPARE(fillText("<%1>", {"a\nb\r\n\tc"}), QString("<a b c>"));
        QVERIFY(fillText("%1", {QString(5000, 'x')}).size() <= 300);
    }

    void brokenBytesAreShown() {
        const QString text = errorText(makeError(ErrorCode::FileEmpty, {std::string("a\xff\x00z", 4)}));
        QVERIFY2(text.startsWith('a') && oneLine(text) && !text.contains(QChar(0)), qPrintable(text));
    }

    void numbersKeepThreeDigits() {
        QCOMPARE(numberText(1.784), std::string("1.78"));
        QCOMPARE(numberText(0.01234), std::string("0.0123"));
        QCOMPARE(numberText(178.4), std::string("178"));
        QCOMPARE(numberText(0.0), std::string("0.00"));
        QCOMPARE(numberText(0.9997), std::string("1.00"));
        QCOMPARE(numberText(-2.5), std::string("-2.50"));
        QCOMPARE(numberText(1e12), std::string("1e+12"));
        QCOMPARE(sizeText(999), std::string("999 B"));
        QCOMPARE(sizeText(1234567), std::string("1.23 MB"));
        QCOMPARE(sizeText(999999), std::string("1.00 MB"));
        QVERIFY(noticeText({NoticeCode::JointOutside, "j", 1, {"0.034512"}}).contains("is 3.5 cm outside"));
    }

    void nothingHasNoSign() {
        QCOMPARE(decimalText(-0.004, 2), decimalText(0.0, 2));
        QCOMPARE(decimalText(-0.0, 1), decimalText(0.0, 1));
        QCOMPARE(decimalText(-0.006, 2), QString("-0.01"));
        QCOMPARE(decimalText(-2.0, 0), QString("-2"));
        QCOMPARE(positionText({2e-6, 0.744, 0.0085}), std::string("(0.00, 0.744, 0.00850)"));
        QCOMPARE(positionText({-0.0, -1e-7, 0.0}), std::string("(0.00, -1e-07, 0.00)"));
        QCOMPARE(positionText({-0.0, 0.0, 0.0}), std::string("(0.00, 0.00, 0.00)"));
        QCOMPARE(positionText({-1.5, 2e-4, 0.0}), std::string("(-1.50, 0.00, 0.00)"));
    }

    void lengthsAreInTheScenesUnit_data() {
        QTest::addColumn<double>("meters");
        QTest::addColumn<double>("metersPerUnit");
        QTest::addColumn<QString>("text");
        const auto row = [](double meters, double metersPerUnit, const char* text) {
            QTest::addRow("%s of %g", text, metersPerUnit) << meters << metersPerUnit << QString(text);
        };
        row(1.8343, 1.0, "1.83 m");
        row(2.0, 1.0, "2 m");
        row(12.345, 1.0, "12.3 m");
        row(1834.0, 1.0, "1830 m");
        row(0.999, 1.0, "1 m"); // not 100 cm
        row(0.0522, 1.0, "5.2 cm");
        row(0.522, 1.0, "52.2 cm");
        row(0.0055, 1.0, "5.5 mm");
        row(0.000042, 1.0, "0.042 mm");
        row(-0.0522, 1.0, "-5.2 cm");
        row(0.0, 1.0, "0 m");
        row(1.8343, 0.01, "183 cm");
        row(0.0522, 0.01, "5.2 cm");
        row(0.0055, 0.01, "5.5 mm");
        row(0.0, 0.01, "0 cm");
        row(1.8343, 0.001, "1830 mm");
        row(0.0522, 0.001, "52.2 mm");
        row(1.8288, 0.0254, "72 in");
        row(1.8288, 0.3048, "6 ft");
        row(0.0254, 0.3048, "1 in");
        row(1.8343, 0.037, "1.83 m"); // a unit without a name
    }

    void lengthsAreInTheScenesUnit() {
        QFETCH(double, meters);
        QFETCH(double, metersPerUnit);
        QTEST(QString::fromStdString(lengthText(meters, metersPerUnit)), "text");
    }

    void partsAreInPercent() {
        QCOMPARE(percentText(0.96), std::string("96 %"));
        QCOMPARE(percentText(1.0), std::string("100 %"));
        QCOMPARE(percentText(0.9996), std::string("100 %"));
        QCOMPARE(percentText(0.1234), std::string("12.3 %"));
        QCOMPARE(percentText(0.0421), std::string("4.21 %"));
        QCOMPARE(percentText(0.0), std::string("0 %"));
        QCOMPARE(percentText(std::string("0.5")), QString("50 %"));
        QCOMPARE(percentText(std::string("Hand.R")), QString("Hand.R"));
        QCOMPARE(lengthText(std::string("0.0522")), QString("5.2 cm"));
        QCOMPARE(lengthText(std::string("Hand.R")), QString("Hand.R"));
        QCOMPARE(coordinateText("0.5", 0.01), QString("50.0"));
        // Across a gap: of metres in the words of the scene.
        const Notice gap{NoticeCode::VoxelsJoin, "Hand", 1, {"Leg", "0.0055", "0.1", "2", "0.25"}};
        QVERIFY2(noticeText(gap, 0.01).contains("a 5.5 mm gap at (0.100, 2.00, 0.250)"),
                 qPrintable(noticeText(gap)));
        const Notice far{NoticeCode::JointFar, "tip", 1, {"2.5"}};
        QVERIFY(noticeText(far).contains("2.5 m") && noticeText(far, 0.01).contains("250 cm"));
    }

    void numbersSpeakTheLanguage() {
        const QLocale before;
        QLocale::setDefault(QLocale(QLocale::German));
        const QStringList german{
            QString::fromStdString(numberText(1.834)),
            QString::fromStdString(exactText(0.6)),
            QString::fromStdString(positionText({0.1, 2.0, 0.0})),
            QString::fromStdString(sizeText(1234567)),
            decimalText(2.5, 1),
            wholeText(37255),
            shortNumber("0.0123"),
            numberAsWritten("0.500000"),
            numberAsWritten("mixamorig:1.5"),
            noticeText({NoticeCode::JointOutside, "tip.L", 1, {"0.25"}}),
            noticeText({NoticeCode::RigidProposed, "ball", 2, {"0.927", "Hand.R"}}),
            errorText(makeError(ErrorCode::ParameterOutOfRange, {"alpha", "1.5", "0", "1"}))};
        QCOMPARE(smallText(0.000096), QString("9,6e-5"));
        QLocale::setDefault(QLocale(QLocale::English));
        const QString english = QString::fromStdString(numberText(1.834)) + ' ' + decimalText(2.5, 1);
        QLocale::setDefault(before);
        const QStringList wanted{"1,83",   "0,6",      "(0,100; 2,00; 0,00)", "1,23 MB", "2,5", "37.255",
                                 "0,0123", "0,500000", "mixamorig:1.5"};
        QCOMPARE(german.mid(0, wanted.size()), wanted);
        // Names keep their points, whatever the numbers beside them have.
        QVERIFY2(german[9].contains("tip.L") && german[9].contains("25 cm"), qPrintable(german[9]));
        QVERIFY2(german[10].contains("Hand.R") && german[10].contains("92,7 %"), qPrintable(german[10]));
        QVERIFY2(german[11].contains("1,5"), qPrintable(german[11]));
        QCOMPARE(english, QString("1.83 2.5"));
    }

    void memoryThatRanOutHasItsOwnAdvice() {
        const auto told = [](const char* what) {
            return errorText(makeError(ErrorCode::OutOfMemory, {what, "elf.glb"}));
        };
        QSet<QString> texts;
        for (const char* what : {"bind", "reading", "writing", "picture"}) {
            const QString text = told(what);
            QVERIFY2(text.contains("elf.glb") && !text.contains('?'), qPrintable(text));
            QCOMPARE(text.contains("resolution"), QByteArray(what) == "bind");
            texts.insert(text);
        }
        QCOMPARE(texts.size(), 4);
        const QString task = errorText(makeError(ErrorCode::OutOfMemory, {"task"}));
        QVERIFY2(!task.contains('?') && task.contains("Save"), qPrintable(task));
    }

    void filesWithoutAnEndingAreToldSo() {
        const QString read = errorText(makeError(ErrorCode::FormatUnknown, {"elf", ""}));
        const QString written = errorText(makeError(ErrorCode::FormatNotWritable, {"elf", "", ".glb"}));
        for (const QString& text : {read, written}) {
            QVERIFY2(text.contains("extension") && !text.contains("\"\""), qPrintable(text));
        }
    }

    /// A skeleton that is too small stands inside: then no joint is outside, and none is said to be.
    void numbersOfASentenceAgree() {
        const std::vector<std::string> fit{"8", "5.73", "Z", "0", "1.0", "2.0", "3.0"};
        for (const NoticeCode code : {NoticeCode::SkeletonOutside, NoticeCode::SkeletonFitProposed}) {
            for (const std::size_t outside : {0U, 1U, 4U, 5U, 8U}) {
                const QString text = noticeText({code, "a.glb", outside, fit});
                const QString counted = QString("%1 of its 8 joints are outside").arg(outside);
                QCOMPARE(text.contains(counted), outside > 4);
                QCOMPARE(text.contains("much smaller than the mesh"), outside <= 4);
                QVERIFY2(text.startsWith("a.glb: ") && !text.contains('%'), qPrintable(text));
            }
        }
        QVERIFY(noticeText({NoticeCode::SkeletonFitProposed, "a.glb", 0, fit}).contains("scaled by 5.73"));
    }

    void filesOfAnotherKindHaveTheirOwnAdvice() {
        QSet<QString> texts;
        const std::vector<std::string> kinds{"git-lfs", "web-page", "json",    "text", "zip", "7z",
                                             "rar",     "gzip",     "pdf",     "fbx",  "glb", "gltf",
                                             "picture", "blender",  "collada", "usd",  "ply", "bvh"};
        for (const std::string& kind : kinds) {
            const QString text = errorText(makeError(ErrorCode::FileOtherKind, {"hero.glb", kind}));
            QVERIFY2(text.startsWith("hero.glb is ") && !text.contains("what its extension says, but this"),
                     qPrintable(text));
            texts.insert(text);
        }
        QCOMPARE(texts.size(), static_cast<qsizetype>(kinds.size()));
        QCOMPARE(errorText(makeError(ErrorCode::FileOtherKind, {"hero.glb", "git-lfs"})),
                 QString("hero.glb is a Git LFS pointer, not the file itself. Get it with git lfs pull, or "
                         "download it from its page."));
    }

    void listsFollowTheTable() {
        const QStringList characters = formatPatterns(characterFormats()).split(' ');
        const QStringList skeletons = formatPatterns(skeletonFormats()).split(' ');
        const QStringList written = formatPatterns(writtenFormats()).split(' ');
        for (const Format& format : formats()) {
            for (const std::string_view extension : format.extensions) {
                const QString pattern = '*' + QString::fromStdString(std::string(extension));
                QCOMPARE(characters.contains(pattern), format.read != nullptr && format.content.meshes);
                QCOMPARE(skeletons.contains(pattern), format.read != nullptr && format.content.skeleton);
                QCOMPARE(written.contains(pattern), format.writer != nullptr);
            }
        }
        QCOMPARE(formatExtensions(riggedFormats()), QString(".fbx, .glb, .gltf, .vrm, _ske.json, .tscn"));
        QCOMPARE(formatExtensions(meshFormats()), QString(".fbx, .glb, .gltf, .obj"));
        QVERIFY(formatNames(weightedFormats()).contains("SMD"));
        QVERIFY(!formatNames(weightedFormats()).contains("OBJ"));
        QVERIFY(formatExtensions(motionFormats()).contains(".vrma"));
    }

    void mainFormatsComeFirst() {
        QCOMPARE(formatNames(mainCharacterFormats()),
                 QString("FBX, GLB, glTF, VRM, DAE, OBJ, PLY, PNG, WebP, PSD, SVG, LAYERS, SKIN"));
        QVERIFY(formatNames(characterFormats()).startsWith(formatNames(mainCharacterFormats()) + ", 3DS"));
        QCOMPARE(formatNames(mainSkeletonFormats()),
                 QString("FBX, GLB, glTF, VRM, VRMA, DAE, TGF, BVH, SKEL, SKIN, JSON, RigNet"));
    }

    void formatsAreJoined() {
        const FormatLabels labels{{"One", {".a", ".b"}}, {"Two", {".c"}}};
        QCOMPARE(formatNames(labels), QString("One, Two"));
        QCOMPARE(formatExtensions(labels), QString(".a, .b, .c"));
        QCOMPARE(formatPatterns(labels), QString("*.a *.b *.c"));
    }

    void errorsNameFormatsThatHelp() {
        const QString unknown = errorText(makeError(ErrorCode::FormatUnknown, {"a.max", ".max"}));
        QVERIFY2(unknown.contains(formatNames(mainCharacterFormats())), qPrintable(unknown));
        const QString bare = errorText(makeError(ErrorCode::NoSkeleton, {"a.obj"}));
        QVERIFY2(bare.contains(formatNames(mainSkeletonFormats())), qPrintable(bare));
    }

    void sorts_data() {
        QTest::addColumn<QStringList>("files");
        QTest::addColumn<QString>("open");
        QTest::addColumn<QString>("skeleton");
        QTest::addColumn<QStringList>("others");
        const auto row = [](const char* name, const QStringList& files, const char* open,
                            const char* skeleton, const QStringList& others = {}) {
            QTest::newRow(name) << files << QString(open) << QString(skeleton) << others;
        };
        row("mesh and skeleton", {"a.obj", "b.tgf"}, "a.obj", "b.tgf");
        row("in any order", {"walk.BVH", "a.FBX"}, "a.FBX", "walk.BVH");
        row("a mesh takes the skeleton of a rigged file", {"rig.fbx", "body.obj"}, "body.obj", "rig.fbx");
        row("of two rigged files the first", {"a.fbx", "b.glb"}, "a.fbx", "", {"b.glb"});
        row("of many meshes the first", {"a.fbx", "b.obj", "c.obj"}, "a.fbx", "", {"b.obj", "c.obj"});
        row("one skeleton", {"a.obj", "b.tgf", "c.bvh"}, "a.obj", "b.tgf", {"c.bvh"});
        row("a project alone", {"a.obj", "b.tgf", "c.sinew"}, "c.sinew", "", {"a.obj", "b.tgf"});
        row("textures lie beside", {"skin.png", "a.obj", "a.mtl"}, "a.obj", "", {"skin.png", "a.mtl"});
        row("a picture is a character", {"a.png", "b.tgf"}, "a.png", "b.tgf");
        row("a skeleton alone", {"b.tgf", "readme.pdf"}, "", "b.tgf", {"readme.pdf"});
        row("nothing at all", {"readme.pdf", "b"}, "", "", {"readme.pdf", "b"});
        row("no file", {}, "", "");
    }

    void sorts() {
        QFETCH(QStringList, files);
        const DroppedFiles sorted = sortDropped(files);
        QTEST(sorted.open, "open");
        QTEST(sorted.skeleton, "skeleton");
        QTEST(sorted.others, "others");
    }

    void foldersAreNoCharacters() {
        const QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir("body.obj"));
        const DroppedFiles sorted = sortDropped({folder.filePath("body.obj"), "a.obj"});
        QCOMPARE(sorted.open, QString("a.obj"));
        QCOMPARE(sorted.others, QStringList{folder.filePath("body.obj")});
    }
};

SINEW_TEST(TestTexts, QCoreApplication)

} // namespace testTexts

#include "TestTexts.moc"
