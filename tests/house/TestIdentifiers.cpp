#include "tests/support/Runner.h"
#include "tests/support/TestModels.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

namespace testIdentifiers {

using namespace sinew::test;

namespace {

/// A word of no trade, and what to say instead.
struct RefusedWord {
    const char* word;
    const char* instead;
};
constexpr RefusedWord kRefused[] = {
    {"least", "min"},   {"most", "max"},       {"heir", "weightTarget"},     {"heirs", "weightTargets"},
    {"lender", "host"}, {"share", "fraction"}, {"way", "path or direction"},
};

/// A source without its strings, characters and comments.
QString codeOf(const QString& source) {
    static const QRegularExpression rest("R\"([^\\s()\\\\]*)\\(.*?\\)\\1\"|\"(?:\\\\.|[^\"\\\\\\n])*\"|'(?:"
                                         "\\\\.|[^'\\\\\\n])+'|//[^\\n]*|/\\*.*?\\*/",
                                         QRegularExpression::DotMatchesEverythingOption);
    QString code = source;
    return code.replace(rest, " ");
}

/// "k", "least", "size" of kLeastSize.
QStringList wordsOf(const QString& identifier) {
    static const QRegularExpression word("[A-Z]?[a-z]+|[A-Z]+(?![a-z])");
    QStringList words;
    for (auto match = word.globalMatch(identifier); match.hasNext();) {
        words << match.next().captured().toLower();
    }
    return words;
}

QStringList refusedIn(const QString& code) {
    static const QRegularExpression identifier("\\b[A-Za-z_]\\w*");
    QStringList found;
    for (auto match = identifier.globalMatch(code); match.hasNext();) {
        const QString name = match.next().captured();
        if (name.startsWith("FILE_")) { // Windows' own names for how a file is opened
            continue;
        }
        const QStringList words = wordsOf(name);
        for (const auto& [word, instead] : kRefused) {
            if (words.contains(word)) {
                found << QString("%1: say %2 for %3").arg(name, instead, word);
            }
        }
    }
    found.removeDuplicates();
    return found;
}

} // namespace

class TestIdentifiers : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void wordsAreSeenInsideOfNames() {
        QCOMPARE(wordsOf("kLeastSize"), QStringList({"k", "least", "size"}));
        QCOMPARE(wordsOf("m_mostUVs"), QStringList({"m", "most", "u", "vs"}));
        QCOMPARE(refusedIn("int kMostRows = 2;"), QStringList("kMostRows: say max for most"));
        QVERIFY(refusedIn(codeOf("almost(\"least\"); // at most")).isEmpty());
    }

    /// The headers of Windows, which those of OpenGL include, define them.
    void macrosOfWindowsAreNoNames() {
        static const QRegularExpression macro("\\b(?:near|far)\\b");
        QVERIFY(macro.match(codeOf("bool far = true;")).hasMatch());
        for (const auto& [folder, endings] :
             {std::pair{"core", QStringList{"*.h"}}, std::pair{"app", QStringList{"*.h", "*.cpp"}},
              std::pair{"ui", QStringList{"*.h", "*.cpp"}}}) {
            QDirIterator files(sourcePath(folder), endings, QDir::Files, QDirIterator::Subdirectories);
            QVERIFY(files.hasNext());
            while (files.hasNext()) {
                QFile file(files.next());
                QVERIFY(file.open(QIODevice::ReadOnly));
                QVERIFY2(!macro.match(codeOf(QString::fromUtf8(file.readAll()))).hasMatch(),
                         qPrintable(file.fileName()));
            }
        }
    }

    void namesAreWordsOfTheField() {
        QStringList found;
        int read = 0;
        for (const char* folder : {"core", "app", "ui", "resources", "python"}) {
            QDirIterator files(sourcePath(folder), {"*.h", "*.cpp"}, QDir::Files,
                               QDirIterator::Subdirectories);
            while (files.hasNext()) {
                QFile file(files.next());
                QVERIFY(file.open(QIODevice::ReadOnly));
                ++read;
                for (const QString& refused : refusedIn(codeOf(QString::fromUtf8(file.readAll())))) {
                    found << QDir(sourcePath("")).relativeFilePath(file.fileName()) + ": " + refused;
                }
            }
        }
        QVERIFY(read > 500);
        QVERIFY2(found.isEmpty(), qPrintable(found.join('\n')));
    }
};

SINEW_TEST(TestIdentifiers, NoApplication)

} // namespace testIdentifiers

#include "TestIdentifiers.moc"
