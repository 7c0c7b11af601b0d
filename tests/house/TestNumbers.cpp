#include "tests/support/Runner.h"
#include "tests/support/TestModels.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

namespace testNumbers {

using namespace sinew::test;

namespace {

/// Lines of the sources in which a pattern stands, comments aside, as file:line.
QStringList linesWith(const QStringList& folders, const QRegularExpression& pattern,
                      const QStringList& allowed) {
    QStringList found;
    for (const QString& folder : folders) {
        QDirIterator files(sourcePath(folder), {"*.h", "*.cpp"}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            const QString name = QDir(sourcePath("")).relativeFilePath(file.fileName());
            if (allowed.contains(name) || !file.open(QIODevice::ReadOnly)) {
                continue;
            }
            const QStringList lines = QString::fromUtf8(file.readAll()).split('\n');
            for (qsizetype i = 0; i < lines.size(); ++i) {
                const QString code = lines[i].section("//", 0, 0);
                if (pattern.match(code).hasMatch()) {
                    found << QString("%1:%2").arg(name).arg(i + 1);
                }
            }
        }
    }
    return found;
}

} // namespace

/// Numbers are read and written in one way.
class TestNumbers : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void peopleReadThemFromOnePlace() {
        const QStringList found = linesWith(
            {"app", "ui"}, QRegularExpression(R"re(\bQLocale\b(?!>)|QString::number\([^)]*,\s*')re"),
            {"app/text/Numbers.cpp", "app/text/Fill.cpp", "ui/workspace/Language.cpp",
             "ui/window/MainWindow.cpp"});
        QVERIFY2(found.isEmpty(), qPrintable("say numbers through app/text/Numbers: " + found.join(", ")));
    }

    void filesAreReadWithoutTheLocale() {
        const QStringList found = linesWith(
            {"app", "core"},
            QRegularExpression(R"re(\b(strtod|strtof|strtold|atof|sscanf|stod|stof|stold)\s*\()re"), {});
        QVERIFY2(found.isEmpty(), qPrintable("read numbers with std::from_chars: " + found.join(", ")));
    }
};

SINEW_TEST(TestNumbers, sinew::test::NoApplication)

} // namespace testNumbers

#include "TestNumbers.moc"
