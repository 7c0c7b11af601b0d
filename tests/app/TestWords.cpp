#include "app/cli/CommandLine.h"
#include "app/cli/help/ManPage.h"
#include "app/text/NoticeText.h"
#include "app/text/Texts.h"
#include "tests/app/OldWords.h"
#include "tests/app/support/LimbFiles.h"
#include "tests/app/support/RunSinew.h"
#include "tests/support/Runner.h"
#include "tests/support/TestModels.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>

namespace testWords {

using namespace sinew;
using namespace sinew::test;

namespace {

/// What a user reads, and where.
struct Read {
    QString where;
    QString text;
};

QString contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Every text that is translated: those of the window, of errors and notices.
QList<Read> translatedTexts() {
    QFile file(sourcePath("translations/sinew_de.ts"));
    QList<Read> texts;
    if (!file.open(QIODevice::ReadOnly)) {
        return texts;
    }
    QXmlStreamReader xml(&file);
    QString context;
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isStartElement() && xml.name() == QStringLiteral("name")) {
            context = xml.readElementText();
        } else if (xml.isStartElement() && xml.name() == QStringLiteral("source")) {
            texts.append({context, xml.readElementText()});
        }
    }
    return texts;
}

QList<Read> linesOf(const QString& where, const QString& text) {
    QList<Read> lines;
    for (const QString& line : text.split('\n')) {
        lines.append({where, line.trimmed()});
    }
    return lines;
}

QList<Read> helpTexts() {
    Commands commands;
    QList<Read> texts = linesOf("sinew help", QString::fromStdString(commands.app().help()));
    for (const std::string& name : commands.names()) {
        texts += linesOf("sinew help " + QString::fromStdString(name),
                         QString::fromStdString(commands.find(name)->help("sinew")));
    }
    return texts + linesOf("sinew man", QString::fromStdString(manPage(optionTable(commands.app()))));
}

/// Without code, and without the addresses of links and pictures.
QString proseOf(QString text) {
    static const QRegularExpression blocks("```.*?```", QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression code("`[^`\n]*`");
    static const QRegularExpression addresses(R"(\]\([^)]*\))");
    return text.remove(blocks).remove(code).replace(addresses, "]");
}

QList<Read> pages() {
    QList<Read> texts = linesOf("README.md", proseOf(contentOf(sourcePath("README.md"))));
    const QDir manual(sourcePath("resources/manual"));
    for (const QString& page : manual.entryList({"*.md"}, QDir::Files)) {
        texts += linesOf(page, proseOf(contentOf(manual.filePath(page))));
    }
    return texts;
}

QList<Read> errorsAndNotices() {
    QList<Read> texts;
    for (int i = 0; i < static_cast<int>(ErrorCode::Count); ++i) {
        const auto code = static_cast<ErrorCode>(i);
        texts.append({QString("error %1").arg(i), errorText(makeError(code))});
        texts.append({QString("error %1").arg(i), errorText(makeError(code, {"a", "", "b", "0", "c", "d"}))});
    }
    for (int i = 0; i < static_cast<int>(NoticeCode::Count); ++i) {
        const Notice notice{static_cast<NoticeCode>(i), "a", 2, {"1", "2", "3", "4", "5", "6", "7"}};
        texts.append({QString("notice %1").arg(i), noticeText(notice)});
    }
    return texts;
}

QStringList oldWordsIn(const QList<Read>& texts) {
    QStringList found;
    for (const Read& read : texts) {
        for (const QString& word : test::oldWordsIn(read.text)) {
            found << read.where + ": \"" + read.text + "\" holds " + word;
        }
    }
    return found;
}

} // namespace

/// Sinew speaks the words of riggers: no text that a user reads holds an old one.
class TestWords : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        const Ran ran = runSinew(bind("bound.glb"));
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
    }

    void everyOldWordIsFound() {
        for (const OldWord& word : oldWords()) {
            const QStringList found = test::oldWordsIn(word.example);
            const bool named =
                std::ranges::any_of(found, [&](const QString& each) { return each.endsWith(word.say); });
            QVERIFY2(named, word.example);
        }
        const QStringList found = oldWordsIn(
            QList<Read>{{"report", "Treated specially: 9. To look at: 1"}, {"panel", "Why this point"}});
        QVERIFY2(found.size() >= 3 && found.first().startsWith("report: "), qPrintable(found.join('\n')));
    }

    void rightWordsPass() {
        for (const char* text : {"Vertex 431: 96 % Spine", "1 warning, 8 notes",
                                 "Numbers have a decimal point: 0.5", "A point handle", "%1: point",
                                 "Bend the elbow in a walk cycle", "Each part in its own colour"}) {
            const QStringList found = test::oldWordsIn(text);
            QVERIFY2(found.isEmpty(), qPrintable(text + (": " + found.join(", "))));
        }
    }

    void textsSpeakTheWords_data() {
        QTest::addColumn<QStringList>("found");
        const auto row = [](const char* name, const QList<Read>& texts, qsizetype atLeast) {
            QVERIFY2(texts.size() >= atLeast, name);
            QTest::newRow(name) << oldWordsIn(texts);
        };
        row("translated", translatedTexts(), 1000);
        row("help and manual page", helpTexts(), 300);
        row("README and manual", pages(), 100);
        row("errors and notices", errorsAndNotices(), 150);
    }

    void textsSpeakTheWords() {
        QFETCH(QStringList, found);
        QVERIFY2(found.isEmpty(), qPrintable("\n" + found.join('\n')));
    }

    void printedTextsSpeakThem_data() {
        QTest::addColumn<QStringList>("arguments");
        const QString bound = m_files.path("bound.glb");
        const QString pose = m_files.with("pose.json", "{}");
        QTest::newRow("bind") << bind("again.glb");
        QTest::newRow("inspect") << QStringList{"inspect", bound, "--resolution", "32"};
        QTest::newRow("explain") << QStringList{"explain", bound, "--vertex", "7", "--resolution", "32"};
        QTest::newRow("compare") << QStringList{"compare", bound, "--nearest-bone"};
        QTest::newRow("pose") << QStringList{"pose",       bound,      "--pose", pose,
                                             "--deformer", "implicit", "-o",     m_files.path("posed.obj")};
    }

    void printedTextsSpeakThem() {
        QFETCH(QStringList, arguments);
        const Ran ran = runSinew(arguments);
        QVERIFY2(ran.exitCode == 0 && !ran.out.isEmpty(), qPrintable(ran.told()));
        const QStringList found =
            oldWordsIn(linesOf(arguments.first(), QString::fromUtf8(ran.out + ran.err)));
        QVERIFY2(found.isEmpty(), qPrintable("\n" + found.join('\n')));
    }

private:
    QStringList bind(const QString& output) const {
        return {"bind", m_files.mesh(),       "--skeleton",   m_files.skeleton(),
                "-o",   m_files.path(output), "--resolution", "32"};
    }
    LimbFiles m_files;
};

SINEW_TEST(TestWords, QCoreApplication)

} // namespace testWords

#include "TestWords.moc"
