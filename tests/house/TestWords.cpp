#include "tests/support/Runner.h"
#include "tests/support/TestModels.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace sinew::test;

namespace {

/// Words that once stood in the window and on the command line and that no rigger uses.
const QRegularExpression& oldWords() {
    static const QRegularExpression words(
        R"(\b(points|culprits?|treat(s|ed|ments?)?|walks?|walked|dearer|toll|girth|ball|astray|(hung|hangs?) on)"
        R"(|all the same|weighed|weighs|carr(y|ied) over|odd points|no way|follow settings|faced inwards)\b)",
        QRegularExpression::CaseInsensitiveOption);
    return words;
}

/// The texts of a source that have more than one word, those in pieces put together, comments aside.
QStringList textsOf(QString code) {
    code.remove(QRegularExpression(R"((^|\s)//[^\n]*)"));
    code.remove(QRegularExpression(R"("\s*\n\s*")"));
    static const QRegularExpression text(R"re("((?:[^"\\\n]|\\.)*)")re");
    QStringList found;
    auto matches = text.globalMatch(code);
    while (matches.hasNext()) {
        if (const QString words = matches.next().captured(1); words.contains(' ')) {
            found << words;
        }
    }
    return found;
}

} // namespace

/// One word for one thing, and a word that riggers know.
class TestWords : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void textsAreFoundInPieces();
    void oldWordsAreGone_data();
    void oldWordsAreGone();
};

void TestWords::textsAreFoundInPieces() {
    const QStringList texts = textsOf("tr(\"Select the \"\n       \"culprit\"); // \"a comment of points\"\n"
                                      "find(\"id\");");
    QCOMPARE(texts, QStringList{"Select the culprit"});
    QVERIFY(oldWords().match(texts.first()).hasMatch());
    QVERIFY(!oldWords().match("Select Part Vertices at this point").hasMatch());
}

void TestWords::oldWordsAreGone_data() {
    QTest::addColumn<QString>("folder");
    for (const char* folder : {"app", "ui"}) {
        QTest::newRow(folder) << QString(folder);
    }
}

void TestWords::oldWordsAreGone() {
    QFETCH(QString, folder);
    QStringList found;
    std::size_t read = 0;
    QDirIterator files(sourcePath(folder), {"*.h", "*.cpp"}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        const QString name = QDir(sourcePath("")).relativeFilePath(file.fileName());
        // What a recipe holds keeps its names.
        if (name.startsWith("app/recipe/") || !file.open(QIODevice::ReadOnly)) {
            continue;
        }
        for (const QString& text : textsOf(QString::fromUtf8(file.readAll()))) {
            ++read;
            if (oldWords().match(text).hasMatch()) {
                found << name + ": " + text;
            }
        }
    }
    QVERIFY(read > 100);
    QVERIFY2(found.isEmpty(), qPrintable("old words: " + found.join("\n")));
}

SINEW_TEST(TestWords, sinew::test::NoApplication)
#include "TestWords.moc"
