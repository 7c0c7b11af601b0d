#include "app/cli/terminal/Printout.h"
#include "app/text/NoticeText.h"
#include "tests/app/support/LimbFiles.h"
#include "tests/app/support/RunSinew.h"
#include "tests/support/Runner.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

namespace testPrintout {

using namespace sinew;
using namespace sinew::test;

/// What goes to standard output, what to standard error, and what nowhere.
class TestPrintout : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void warningsAreTenLines() {
        Notices notices;
        QVERIFY(warningLines({}).empty());
        for (int code = 0; code < static_cast<int>(NoticeCode::Count); ++code) {
            for (int i = 0; i < 5; ++i) {
                notices.push_back(
                    {static_cast<NoticeCode>(code), "subject", 2, {"1", "2", "3", "4", "5", "6", "7"}});
            }
        }
        const QStringList lines = QString::fromStdString(warningLines(issuesOf(notices))).split('\n');
        QCOMPARE(lines.size(), 11); // ten, each with its end
        const auto warnings = std::ranges::count_if(
            notices, [](const Notice& notice) { return severityOf(notice.code) == Severity::Warning; });
        QCOMPARE(lines[9], QString("sinew: %1 more warnings").arg(warnings - 9));
        for (int i = 0; i < 9; ++i) {
            QVERIFY2(lines[i].startsWith("sinew: warning: subject"), qPrintable(lines[i]));
        }
    }

    /// They come gathered: a line for each pair of joints.
    void leaksAreAllTold() {
        Notices leaks;
        for (const char* joint : {"a", "b", "c", "d", "e", "f"}) {
            leaks.push_back({NoticeCode::VoxelsJoin, joint, 1, {"Spine", "0.002", "1", "2", "3"}});
        }
        const QString text = QString::fromStdString(warningLines(issuesOf(leaks)));
        QVERIFY2(text.count('\n') == 6 && !text.contains("more warning"), qPrintable(text));
        Issue pair;
        pair.kind = IssueKind::Pair;
        pair.severity = Severity::Warning;
        pair.parts = issuesOf({leaks[2], leaks[2], leaks[2]});
        const QString wanted =
            "sinew: warning: Weights may bleed between c and Spine in 3 places. Largest: " +
            noticeText(leaks[2]);
        QCOMPARE(QString::fromStdString(warningLines({pair})), wanted + '\n');
        QCOMPARE(issueCounts({pair}), std::string("1 warning"));
    }

    void notesAreNoWarnings() {
        const Issues issues = issuesOf(
            {{NoticeCode::WeightsPruned, "body", 3, {}}, {NoticeCode::JointOutside, "tip", 1, {"0.2"}}});
        const QString text = QString::fromStdString(warningLines(issues));
        QVERIFY2(text.count('\n') == 1 && text.contains("tip") && text.contains("20 cm"), qPrintable(text));
        QVERIFY(QString::fromStdString(
                    warningLines(issuesOf({{NoticeCode::JointOutside, "tip", 1, {"1.2"}}}), 0.01))
                    .contains("120 cm")); // in a scene of centimetres
        QCOMPARE(notesAmong(issues).size(), std::size_t{1});
        QCOMPARE(noteLines(notesAmong(issues)),
                 std::string("Notes\n  body: 3 weights below the threshold pruned\n"));
        QVERIFY(noteLines({}).empty());
        QCOMPARE(issueCounts(issues), std::string("1 warning, 1 note"));
        QCOMPARE(issueCounts({issues[0], issues[0]}), std::string("2 notes"));
        QCOMPARE(issueCounts({}), std::string("No issues found"));
    }

    void lossesAreToldOnce() {
        QVERIFY(lossLines({{NoticeCode::WeightsPruned, "body", 3, {}}}).empty());
        Notices notices{{NoticeCode::ContentIgnored, "elf.gltf", 2, {"cameras:2", "tangents:1"}},
                        {NoticeCode::WeightsPruned, "body", 3, {}},
                        {NoticeCode::JointOutside, "tip", 1, {"0.2"}}};
        for (const char* name : {"skin", "hair", "cloth", "belt", "boots"}) {
            notices.push_back({NoticeCode::TextureDropped, name, 1, {"metallic-roughness"}});
        }
        notices.push_back({NoticeCode::TextureKindRare, "face", 1, {"webp"}});
        notices.push_back({NoticeCode::TextureNotEmbedded, "eyes", 1, {"eyes.png"}});
        notices.push_back({NoticeCode::MorphTargetsDropped, "head", 2, {"no room"}});
        // As many files say what they have no place for, each in one notice that is never cut.
        for (const char* file : {"1.fbx", "2.fbx", "3.fbx", "4.fbx"}) {
            notices.push_back({NoticeCode::TextureDropped, "skin", 1, {"metallic-roughness"}}); // again
            notices.push_back({NoticeCode::ContentDropped, file, 1, {"doubleSided:1"}});
        }
        const QStringList lines = QString::fromStdString(lossLines(notices)).split('\n');
        const QStringList wanted{"Left behind",
                                 "  elf.gltf: * 2 cameras, tangents of 1 mesh",
                                 "  skin: texture skipped*(metallic-roughness)",
                                 "  hair: texture skipped*(metallic-roughness)",
                                 "  cloth: texture skipped*(metallic-roughness)",
                                 "  and 2 more",
                                 "  face: * webp *",
                                 "  eyes: texture not embedded: eyes.png",
                                 "  head: 2 morph targets skipped: no room",
                                 "  1.fbx: *two-sided*",
                                 "  2.fbx: *two-sided*",
                                 "  3.fbx: *two-sided*",
                                 "  4.fbx: *two-sided*",
                                 ""};
        QCOMPARE(lines.size(), wanted.size());
        for (int i = 0; i < lines.size(); ++i) {
            const auto pattern = QRegularExpression::fromWildcard(wanted[i]);
            QVERIFY2(pattern.match(lines[i]).hasMatch(), qPrintable(lines[i]));
        }
        QCOMPARE(notesAmong(issuesOf(notices)).size(), std::size_t{1});
    }

    /// As a warning, as a loss, or counted as a note.
    void everyNoticeIsToldInOneWay() {
        for (int i = 0; i < static_cast<int>(NoticeCode::Count); ++i) {
            const Notice notice{
                static_cast<NoticeCode>(i), "subject", 2, {"1", "2", "3", "4", "5", "6", "7"}};
            const Issues issues = issuesOf({notice});
            const auto ways = (warningLines(issues).empty() ? 0 : 1) + (lossLines({notice}).empty() ? 0 : 1) +
                              static_cast<int>(notesAmong(issues).size());
            QVERIFY2(ways == 1, noticeName(notice.code).c_str());
            QCOMPARE(lossLines({notice}).empty(), !isLoss(notice.code));
        }
    }

    void bindWarnsOnStandardError() {
        const Ran ran = runSinew(warned({}));
        QVERIFY2(ran.exitCode == 0 && onlyWarned(ran), qPrintable(ran.told()));
        QVERIFY2(ran.err.contains("outside the mesh") && ran.err.contains(" more warnings\n"),
                 qPrintable(ran.told()));
        QVERIFY2(!ran.out.contains("outside the mesh"), qPrintable(ran.told()));
    }

    void quietSaysNothing() {
        for (const char* option : {"--quiet", "-q"}) {
            const Ran ran = runSinew(warned({option}));
            QVERIFY2(ran.exitCode == 0 && ran.out.isEmpty() && ran.err.isEmpty(), qPrintable(ran.told()));
        }
        // What was asked for comes all the same, and so do errors.
        const Ran report = runSinew(warned({"--quiet", "--report", "-"}));
        QVERIFY2(QJsonDocument::fromJson(report.out).isObject() && report.err.isEmpty(),
                 qPrintable(report.told()));
        const Ran inspected = runSinew({"inspect", m_files.mesh(), "--quiet"});
        QVERIFY2(inspected.exitCode == 0 && inspected.out.contains("vertices"), qPrintable(inspected.told()));
        QVERIFY(failedCleanly(runSinew({"inspect", m_files.path("nothing.fbx"), "--quiet"})));
    }

    void recipeGoesToStandardOutput() {
        const Ran ran = runSinew(warned({"--save-recipe", "-", "--alpha", "0.25"}));
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        const QJsonObject recipe = QJsonDocument::fromJson(ran.out).object();
        QCOMPARE(recipe["bind"].toObject()["alpha"].toDouble(), 0.25);
        const QString saved = m_files.path("saved.json");
        QCOMPARE(runSinew(warned({"--save-recipe", saved, "--alpha", "0.25"})).exitCode, 0);
        QCOMPARE(fileBytes(saved), ran.out);
    }

private:
    /// A bind with warnings: joints far outside of the mesh, and more of them than anybody reads, but fewer
    /// than those inside.
    QStringList warned(const QStringList& options) const {
        QByteArray far;
        QByteArray links = "#\n";
        for (int i = 1; i <= 75; ++i) {
            const bool inside = i <= 45;
            far += QByteArray::number(i) + ' ' + QByteArray::number(inside ? -1.0 + (i - 1) / 22.0 : 0.0) +
                   ' ' + QByteArray::number(inside ? 0.0 : 0.02 * i) + " 0\n";
            if (i > 1) {
                links += QByteArray::number(inside ? i - 1 : 45) + ' ' + QByteArray::number(i) + '\n';
            }
        }
        return QStringList{
                   "bind", m_files.mesh(),          "--skeleton",   m_files.with("far.tgf", far + links),
                   "-o",   m_files.path("out.glb"), "--resolution", "32"} +
               options;
    }
    LimbFiles m_files;
};

SINEW_TEST(TestPrintout, QCoreApplication)

} // namespace testPrintout

#include "TestPrintout.moc"
