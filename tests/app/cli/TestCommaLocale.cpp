#include "tests/app/support/LimbFiles.h"
#include "tests/app/support/RunSinew.h"
#include "tests/support/Runner.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

#include <clocale>
#include <cstring>

namespace testCommaLocale {

using namespace sinew::test;

/// Where numbers have a comma, those of the command line, of recipes and of files have a vertex all the same.
/// The tests of the command line and of the readers run in such a locale, too (tests/CMakeLists.txt); this
/// one makes sure that they do.
class TestCommaLocale : public QObject {
    Q_OBJECT
private Q_SLOTS:
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
    QStringList bind(const QStringList& options) const {
        return QStringList{"bind", m_files.mesh(),          "--skeleton",   m_files.skeleton(),
                           "-o",   m_files.path("out.glb"), "--resolution", "32"} +
               options;
    }
    LimbFiles m_files;
};

SINEW_TEST(TestCommaLocale, QCoreApplication)

} // namespace testCommaLocale

#include "TestCommaLocale.moc"
