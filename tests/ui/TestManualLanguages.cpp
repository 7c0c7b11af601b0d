#include "tests/support/Runner.h"
#include "tests/support/TestModels.h"
#include "tests/ui/support/TsFile.h"
#include "tests/ui/support/WindowDesk.h"
#include "ui/help/Help.h"
#include "ui/theme/Theme.h"
#include "ui/workspace/Preferences.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QHash>
#include <QLineEdit>
#include <QListWidget>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSet>
#include <QTest>
#include <QTextBrowser>
#include <QTextCursor>

#include <algorithm>

namespace testManualLanguages {

using namespace sinew;
using namespace sinew::test;

namespace {

QString manualFolder() {
    return sourcePath("resources/manual");
}

QString readPage(const QString& folder, const QString& page) {
    QFile file(manualFolder() + '/' + folder + '/' + page);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QStringList pagesIn(const QString& folder) {
    return QDir(manualFolder() + '/' + folder).entryList({"*.md"}, QDir::Files);
}

/// The codes of the languages that have pages, without English.
QStringList translatedManuals() {
    return QDir(manualFolder()).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
}

/// What a translation of a page keeps.
struct PageParts {
    QList<int> headings;  ///< their levels
    QList<int> rows;      ///< columns of each row of a table
    int items = 0;        ///< of lists
    QStringList code;     ///< lines of blocks
    QStringList pictures; ///< in the order in which they stand
    QStringList links;    ///< sorted, because sentences have another order
    QStringList options;  ///< of the command line, sorted, each once
    QStringList lines;    ///< of sentences
    QString prose;        ///< the page without code
};

void addLine(PageParts& parts, const QString& line) {
    static const QRegularExpression item(R"(^ *([-*]|\d+\.) )");
    static const QRegularExpression code("`[^`]*`");
    if (line.startsWith('#')) {
        parts.headings << static_cast<int>(line.indexOf(' '));
    } else if (line.startsWith('|')) {
        parts.rows << static_cast<int>(QString(line).remove(code).count('|'));
    } else if (!line.startsWith('!') && !line.startsWith('<')) {
        parts.items += item.match(line).hasMatch() ? 1 : 0;
        parts.lines << line;
    }
    for (auto match = code.globalMatch(line); match.hasNext();) {
        const QString span = match.next().captured();
        if ((span.startsWith("`-") || span.startsWith("`sinew ")) && !parts.options.contains(span)) {
            parts.options << span;
        }
    }
    parts.prose += QString(line).remove(code) + '\n';
}

void addLinks(PageParts& parts) {
    static const QRegularExpression link(R"((!?)\[[^\]]*\]\(([^)]*)\))");
    for (auto match = link.globalMatch(parts.prose); match.hasNext();) {
        const QRegularExpressionMatch found = match.next();
        if (found.captured(1).isEmpty()) {
            parts.links << found.captured(2);
        } else {
            parts.pictures << found.captured(2);
        }
    }
    parts.links.sort();
}

PageParts partsOf(const QString& text) {
    PageParts parts;
    bool fenced = false;
    bool mayBegin = true; // a block of indented code: behind an empty line
    for (const QString& line : text.split('\n')) {
        if (line.startsWith("```")) {
            fenced = !fenced;
        } else if (fenced || (mayBegin && line.startsWith("    "))) {
            parts.code << line;
        } else {
            addLine(parts, line);
            mayBegin = line.trimmed().isEmpty();
        }
    }
    addLinks(parts);
    parts.options.sort();
    return parts;
}

/// The cells of a page's tables but the first of each row.
QStringList cellsOf(const QString& text) {
    QStringList cells;
    for (const QString& line : text.split('\n')) {
        if (line.startsWith("| ")) {
            cells << line.split(" | ").mid(1);
        }
    }
    return cells;
}

/// What a control is called, whatever marks its shortcut and its dialog.
QString plainName(QString name) {
    static const QRegularExpression ends("[.:]+$");
    return name.remove('&').simplified().remove(ends).toLower();
}

/// Names in italics: "pose > bake for engine".
QStringList namesIn(const QString& prose) {
    static const QRegularExpression italic(R"((?<!\*)\*(?![\s*])([^*]+?)\*(?!\*))");
    QStringList names;
    for (auto match = italic.globalMatch(prose); match.hasNext();) {
        names << plainName(match.next().captured(1));
    }
    return names;
}

using Names = QHash<QString, QSet<QString>>;

/// "Centre (mm)" without its unit.
QString withoutUnit(QString name) {
    static const QRegularExpression unit(R"( \([^)]*\)$)");
    return name.remove(unit);
}

/// What a language calls the window's texts.
Names namesOf(const QString& code) {
    Names names;
    for (const TsMessage& message : tsMessages(code)) {
        for (const QString& text : message.texts) {
            names[plainName(message.source)].insert(plainName(text));
            names[withoutUnit(plainName(message.source))].insert(withoutUnit(plainName(text)));
        }
    }
    return names;
}

/// "Menu > Entry" in the language's words, each that it may have. Empty: the window knows no such name.
QStringList translatedNames(const QString& name, const Names& names) {
    QStringList all{""};
    for (const QString& part : name.split(" > ")) {
        QStringList longer;
        for (const QString& begin : all) {
            for (const QString& word : names.value(plainName(part))) {
                longer << (begin.isEmpty() ? word : begin + " > " + word);
            }
        }
        all = longer;
    }
    return all;
}

void eachTranslatedPage() {
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("page");
    for (const QString& code : translatedManuals()) {
        for (const QString& page : pagesIn(code)) {
            QTest::newRow(qPrintable(code + '/' + page)) << code << page;
        }
    }
}

/// English where the program starts, until `use` is called.
struct Reader {
    Reader() { useResources(); }
    QString text() const { return page->toPlainText(); }
    void use(const QString& code) {
        language.use(code);
        QApplication::processEvents();
    }

    Language language;
    ManualDialog dialog;
    QTextBrowser* page = dialog.findChild<QTextBrowser*>();
    QListWidget* topics = dialog.findChild<QListWidget*>("manual.topics");
};

} // namespace

/// The manual speaks the window's language, and its pages say in every language what the English ones say.
class TestManualLanguages : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void pagesFollowTheLanguage() {
        Reader reader;
        reader.dialog.showTopic("joints");
        QVERIFY(reader.text().startsWith("Joints"));
        reader.use("de");
        QCOMPARE(manualFile("joints"), QString(":/manual/de/joints.md"));
        QCOMPARE(reader.dialog.topic(), QString("joints"));
        QVERIFY(reader.text().startsWith("Gelenke"));
        QCOMPARE(reader.topics->currentItem()->text(), QString("Gelenke"));
        reader.page->setSource(QUrl("binding.md")); // as a click on a link does
        QVERIFY(reader.text().startsWith("Binden"));
        reader.page->backward();
        QVERIFY(reader.text().startsWith("Gelenke"));
        reader.use("en");
        QVERIFY(reader.text().startsWith("Joints"));
        QCOMPARE(reader.topics->currentItem()->text(), QString("Joints"));
    }

    void germanHasOneWordForTheStatusBar() {
        const QString other = "Statusleiste";
        const QStringList pages = pagesIn("de");
        QVERIFY(!pages.isEmpty());
        for (const QString& page : pages) {
            QVERIFY2(!readPage("de", page).contains(other), qPrintable(page));
        }
        const QList<TsMessage> messages = tsMessages("de");
        QVERIFY(!messages.isEmpty());
        for (const TsMessage& message : messages) {
            QVERIFY2(!message.texts.join(' ').contains(other), qPrintable(message.source));
        }
    }

    void titlesAreReadable() {
        Reader reader;
        for (const char* code : {"de", "en"}) {
            reader.use(code);
            reader.dialog.show();
            QApplication::processEvents();
            QVERIFY2(!reader.topics->horizontalScrollBar()->isVisible(), code);
        }
    }

    void searchReadsTheLanguage() {
        Reader reader;
        reader.use("de");
        reader.dialog.showTopic("binding");
        auto* search = reader.dialog.findChild<QLineEdit*>("manual.search");
        QTest::keyClicks(search, "knochen");
        QCOMPARE(reader.page->textCursor().selectedText().toLower(), QString("knochen"));
    }

    void englishStandsInForPagesThatAreMissing() {
        Reader reader;
        reader.use("fr");
        QCOMPARE(manualFile("joints"), QString(":/manual/joints.md"));
        reader.dialog.showTopic("joints");
        QVERIFY(reader.text().startsWith("Joints"));
    }

    void titlesAreTheContents() {
        Reader reader;
        QStringList english;
        for (const ManualEntry& entry : manualEntries()) {
            english << entry.topic;
        }
        for (const QString& code : translatedManuals()) {
            reader.use(code);
            QStringList topics;
            for (const ManualEntry& entry : manualEntries()) {
                topics << entry.topic;
                QVERIFY2(manualPage(entry.topic).startsWith("# " + entry.title + '\n'),
                         qPrintable(code + '/' + entry.topic));
            }
            QCOMPARE(topics, english);
        }
    }

    void everyPageIsTranslated() {
        QVERIFY(translatedManuals().contains("de"));
        for (const QString& code : translatedManuals()) {
            QVERIFY2(languageOf(code) != nullptr, qPrintable(code));
            QCOMPARE(pagesIn(code), pagesIn("."));
        }
    }

    void findsParts() {
        const PageParts parts = partsOf("# A\n\nB *C > D* and **e** `f|`, [g](h.md)\ni.\n\n![j](../k.png)\n\n"
                                        "    l\n\n| m | `n|o` |\n|---|---|\n\n10. p\n    q\n");
        QCOMPARE(parts.headings, QList<int>({1}));
        QCOMPARE(parts.rows, QList<int>({3, 3}));
        QCOMPARE(parts.items, 1);
        QCOMPARE(parts.code, QStringList({"    l"}));
        QCOMPARE(parts.pictures, QStringList({"../k.png"}));
        QCOMPARE(parts.links, QStringList({"h.md"}));
        QCOMPARE(namesIn(parts.prose), QStringList({"c > d"}));
        const Names names{{"c", {"x", "y"}}, {"d", {"z"}}};
        QStringList both = translatedNames("c > d", names);
        both.sort();
        QCOMPARE(both, QStringList({"x > z", "y > z"}));
        QVERIFY(translatedNames("c > e", names).isEmpty());
    }

    void pagesHaveTheSameParts_data() { eachTranslatedPage(); }
    void pagesHaveTheSameParts() {
        QFETCH(const QString, code);
        QFETCH(const QString, page);
        const PageParts english = partsOf(readPage(".", page));
        PageParts own = partsOf(readPage(code, page));
        own.pictures.replaceInStrings("../../pictures/", "../pictures/"); // one folder deeper
        QCOMPARE(own.headings, english.headings);
        QCOMPARE(own.rows, english.rows);
        QCOMPARE(own.items, english.items);
        QCOMPARE(own.code, english.code);
        QCOMPARE(own.pictures, english.pictures);
        QCOMPARE(own.links, english.links);
        QCOMPARE(own.options, english.options);
    }

    /// One word stands for one word in the large table.
    void conversionsSayTheSame() {
        const QStringList english = cellsOf(readPage(".", "conversions.md"));
        QVERIFY(english.size() > 300);
        for (const QString& code : translatedManuals()) {
            const QStringList own = cellsOf(readPage(code, "conversions.md"));
            QCOMPARE(own.size(), english.size());
            QHash<QString, QString> words;
            for (qsizetype i = 0; i < own.size(); ++i) {
                if (!words.contains(english[i])) {
                    words.insert(english[i], own[i]);
                }
                QCOMPARE(own[i], words.value(english[i]));
            }
            QCOMPARE(QSet<QString>(words.begin(), words.end()).size(), words.size());
        }
    }

    /// Most languages need more room than English.
    void pagesAreShort_data() { eachTranslatedPage(); }
    void pagesAreShort() {
        QFETCH(const QString, code);
        QFETCH(const QString, page);
        constexpr int maxLines = 100;
        QVERIFY(readPage(code, page).count('\n') <= maxLines);
    }

    void noSentenceIsLeftInEnglish_data() { eachTranslatedPage(); }
    void noSentenceIsLeftInEnglish() {
        QFETCH(const QString, code);
        QFETCH(const QString, page);
        constexpr int maxArticles = 3; // in titles and in names of other programs
        static const QRegularExpression article("\\bthe\\b");
        const PageParts own = partsOf(readPage(code, page));
        const QStringList english = partsOf(readPage(".", page)).lines;
        for (const QString& line : own.lines) {
            QVERIFY2(line.size() <= 40 || !english.contains(line), qPrintable(line));
        }
        QVERIFY(own.prose.count(article) <= maxArticles);
    }

    /// Other programs keep their names.
    void controlsHaveTheirNamesInTheWindow_data() { eachTranslatedPage(); }
    void controlsHaveTheirNamesInTheWindow() {
        QFETCH(const QString, code);
        QFETCH(const QString, page);
        if (page.startsWith("blender") || page.startsWith("engine-")) {
            return;
        }
        static QHash<QString, Names> all;
        if (!all.contains(code)) {
            all.insert(code, namesOf(code));
        }
        const QStringList said = namesIn(partsOf(readPage(code, page)).prose);
        for (const QString& name : namesIn(partsOf(readPage(".", page)).prose)) {
            const QStringList allowed = translatedNames(name, all[code]);
            const bool found =
                std::ranges::any_of(allowed, [&](const QString& each) { return said.contains(each); });
            QVERIFY2(found || allowed.isEmpty(), qPrintable(name + " is called " + allowed.join(", ")));
        }
    }
};

SINEW_TEST(TestManualLanguages, QApplication)

} // namespace testManualLanguages

#include "TestManualLanguages.moc"
