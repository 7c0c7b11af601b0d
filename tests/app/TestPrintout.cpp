#include "app/cli/Printout.h"
#include "app/text/NoticeSeverity.h"
#include "tests/app/LimbFiles.h"
#include "tests/app/RunSinew.h"
#include "tests/support/Runner.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>

using namespace sinew;
using namespace sinew::test;

/// What goes to standard output, what to standard error, and what nowhere.
class TestPrintout : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void warningsAreTenLines();
    void notesAreNoWarnings();
    void bindWarnsOnStandardError();
    void quietSaysNothing();
    void recipeGoesToStandardOutput();

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

void TestPrintout::warningsAreTenLines() {
    Notices notices;
    QVERIFY(warningLines(notices).empty());
    for (int code = 0; code < static_cast<int>(NoticeCode::Count); ++code) {
        for (int i = 0; i < 5; ++i) {
            notices.push_back(
                {static_cast<NoticeCode>(code), "subject", 2, {"1", "2", "3", "4", "5", "6", "7"}});
        }
    }
    const QStringList lines = QString::fromStdString(warningLines(notices)).split('\n');
    QCOMPARE(lines.size(), 11); // ten, each with its end
    const auto warnings = std::ranges::count_if(
        notices, [](const Notice& notice) { return severityOf(notice.code) == Severity::Warning; });
    QCOMPARE(lines[9], QString("sinew: %1 more warnings").arg(warnings - 9));
    for (int i = 0; i < 9; ++i) {
        QVERIFY2(lines[i].startsWith("sinew: warning: subject"), qPrintable(lines[i]));
    }
}

void TestPrintout::notesAreNoWarnings() {
    const Notices notices{{NoticeCode::WeightsPruned, "body", 3, {}},
                          {NoticeCode::JointOutside, "tip", 1, {"0.2"}}};
    const QString text = QString::fromStdString(warningLines(notices));
    QVERIFY2(text.count('\n') == 1 && text.contains("tip"), qPrintable(text));
    QCOMPARE(noteCount(notices), std::size_t{1});
}

void TestPrintout::bindWarnsOnStandardError() {
    const Ran ran = runSinew(warned({}));
    QVERIFY2(ran.exitCode == 0 && onlyWarned(ran), qPrintable(ran.told()));
    QVERIFY2(ran.err.contains("outside the mesh") && ran.err.contains(" more warnings\n"),
             qPrintable(ran.told()));
    QVERIFY2(!ran.out.contains("outside the mesh"), qPrintable(ran.told()));
}

void TestPrintout::quietSaysNothing() {
    for (const char* option : {"--quiet", "-q"}) {
        const Ran ran = runSinew(warned({option}));
        QVERIFY2(ran.exitCode == 0 && ran.out.isEmpty() && ran.err.isEmpty(), qPrintable(ran.told()));
    }
    // What was asked for comes all the same, and so do errors.
    const Ran report = runSinew(warned({"--quiet", "--report", "-"}));
    QVERIFY2(QJsonDocument::fromJson(report.out).isObject() && report.err.isEmpty(),
             qPrintable(report.told()));
    const Ran inspected = runSinew({"inspect", m_files.mesh(), "--quiet"});
    QVERIFY2(inspected.exitCode == 0 && inspected.out.contains("points"), qPrintable(inspected.told()));
    QVERIFY(failedCleanly(runSinew({"inspect", m_files.path("nothing.fbx"), "--quiet"})));
}

void TestPrintout::recipeGoesToStandardOutput() {
    const Ran ran = runSinew(warned({"--save-recipe", "-", "--alpha", "0.25"}));
    QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
    const QJsonObject recipe = QJsonDocument::fromJson(ran.out).object();
    QCOMPARE(recipe["bind"].toObject()["alpha"].toDouble(), 0.25);
    const QString saved = m_files.path("saved.json");
    QCOMPARE(runSinew(warned({"--save-recipe", saved, "--alpha", "0.25"})).exitCode, 0);
    QCOMPARE(fileBytes(saved), ran.out);
}

SINEW_TEST(TestPrintout, QCoreApplication)
#include "TestPrintout.moc"
