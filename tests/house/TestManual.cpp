#include "tests/support/Runner.h"
#include "tests/support/TestModels.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <array>

namespace testManual {

using namespace sinew::test;

namespace {

struct Link {
    QString text;
    QString target;
    bool picture = false;
};

QString textOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// What Markdown links to, code aside.
QList<Link> linksOf(QString text) {
    static const QRegularExpression code("`[^`\n]*`|^    .*$", QRegularExpression::MultilineOption);
    static const QRegularExpression link(R"((!?)\[([^\]]*)\]\(([^)]*)\))");
    text.remove(code);
    QList<Link> links;
    for (auto match = link.globalMatch(text); match.hasNext();) {
        const QRegularExpressionMatch found = match.next();
        links.append({found.captured(2), found.captured(3), !found.captured(1).isEmpty()});
    }
    return links;
}

QString manualFolder() {
    return sourcePath("resources/manual");
}

QStringList pages() {
    return QDir(manualFolder()).entryList({"*.md"});
}

QString pageText(const QString& page) {
    return textOf(manualFolder() + '/' + page);
}

QString titleOf(const QString& page) {
    return pageText(page).section('\n', 0, 0);
}

/// The paths from the root that a document's inline code begins with: "core/solve/Bind",
/// "tests/quality/poke.sh".
QStringList pathsOf(const QString& text) {
    static const QRegularExpression path("`((?:app|core|installer|resources|tests|ui)/[\\w./-]+)[ `]");
    QStringList paths;
    for (auto match = path.globalMatch(text); match.hasNext();) {
        paths << match.next().captured(1);
    }
    return paths;
}

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

/// README, map and manual hang together. Their commands are app.TestWrittenCommands' business.
/// Numbers are read and written in one way.
/// Whoever listens to the document says to what.
class TestManual : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void findsLinks() {
        const QList<Link> links =
            linksOf("# A\n[b](c.md), ![d](e.png) and `[no](no.md)`\n\n    [no](no.md)\n");
        QCOMPARE(links.size(), 2);
        QCOMPARE(links[0].text, QString("b"));
        QCOMPARE(links[0].target, QString("c.md"));
        QVERIFY(!links[0].picture && links[1].picture);
        QCOMPARE(links[1].target, QString("e.png"));
    }

    void linksLeadSomewhere() {
        QStringList files{sourcePath("README.md"), sourcePath("core/README.md"),
                          sourcePath("core/EXPERIMENTS.md"), sourcePath("core/PAPERS.md")};
        for (const QString& page : pages()) {
            files << manualFolder() + '/' + page;
        }
        int count = 0;
        for (const QString& file : files) {
            for (const Link& link : linksOf(textOf(file))) {
                const QString target = link.target.section('#', 0, 0);
                const QString path = target.isEmpty() ? file : QFileInfo(file).path() + '/' + target;
                QVERIFY2(link.target.startsWith("https://") || QFileInfo::exists(path),
                         qPrintable(file + ": " + link.target));
                ++count;
            }
        }
        QVERIFY(count > 80);
    }

    /// A name without an ending stands for a header, a source, or both.
    void mapNamesFilesThatExist() {
        qsizetype count = 0;
        for (const char* document :
             {"README.md", "core/README.md", "core/EXPERIMENTS.md", "core/PAPERS.md"}) {
            for (const QString& path : pathsOf(textOf(sourcePath(document)))) {
                const bool exists =
                    std::ranges::any_of(std::array{"", ".h", ".cpp"}, [&](const char* ending) {
                        return QFileInfo::exists(sourcePath(path + ending));
                    });
                QVERIFY2(exists, qPrintable(document + (": " + path)));
                ++count;
            }
        }
        QVERIFY(count > 100);
    }

    /// The program holds the pages and nothing beside them; Qt's Markdown knows no places within a page.
    void pagesStayAmongThemselves() {
        static const QRegularExpression inside("^[\\w-]+\\.md$");
        for (const QString& page : pages()) {
            for (const Link& link : linksOf(pageText(page))) {
                const bool fits =
                    link.picture ? link.target.startsWith("../pictures/")
                                 : link.target.startsWith("https://") || inside.match(link.target).hasMatch();
                QVERIFY2(fits, qPrintable(page + ": " + link.target));
            }
        }
    }

    /// By its title, once.
    void contentsNameEveryPage() {
        QSet<QString> named{"contents.md"};
        for (const Link& link : linksOf(pageText("contents.md"))) {
            QVERIFY2(!named.contains(link.target), qPrintable(link.target));
            QCOMPARE(titleOf(link.target), "# " + link.text);
            named.insert(link.target);
        }
        const QStringList all = pages();
        QCOMPARE(named, QSet<QString>(all.begin(), all.end()));
    }

    /// One topic each, and what can go wrong with it. The contents grow with the pages.
    void pagesAreShort() {
        constexpr int maxLines = 90;
        for (const QString& page : pages()) {
            if (page != "contents.md") {
                const QString text = pageText(page);
                QVERIFY2(text.count('\n') <= maxLines, qPrintable(page));
                QVERIFY2(text.contains("\n## What can go wrong\n"), qPrintable(page));
            }
        }
    }

    void peopleReadThemFromOnePlace() {
        const QStringList found = linesWith(
            {"app", "ui"}, QRegularExpression(R"re(\bQLocale\b(?!>)|QString::number\([^)]*,\s*')re"),
            {"app/text/Numbers.cpp", "app/text/Language.cpp", "ui/workspace/Preferences.cpp",
             "ui/window/MainWindow.cpp"});
        QVERIFY2(found.isEmpty(), qPrintable("say numbers through app/text/Numbers: " + found.join(", ")));
    }

    void filesAreReadWithoutTheLocale() {
        const QStringList found =
            linesWith({"app", "core"},
                      QRegularExpression(
                          R"re(\b(strtod|strtof|strtold|atof|sscanf|stod|stof|stold|from_chars)\s*\()re"),
                      {"core/base/ReadNumber.h", "core/base/ReadNumber.cpp", "core/base/ReadDecimal.cpp",
                       "core/base/platform/InterruptsPosix.cpp", "core/base/platform/InterruptsWindows.cpp"});
        QVERIFY2(found.isEmpty(),
                 qPrintable("read numbers with readNumber of core/base/ReadNumber.h: " + found.join(", ")));
    }

    void listenersSayWhatTheyFollow() {
        QStringList found;
        int read = 0;
        for (const char* folder : {"app", "ui"}) {
            QDirIterator files(sourcePath(folder), {"*.h", "*.cpp"}, QDir::Files,
                               QDirIterator::Subdirectories);
            while (files.hasNext()) {
                QFile file(files.next());
                const QString name = QDir(sourcePath("")).relativeFilePath(file.fileName());
                QVERIFY(file.open(QIODevice::ReadOnly));
                ++read;
                if (name != "app/document/Document.h" && file.readAll().contains("&Document::changed")) {
                    found << name;
                }
            }
        }
        QVERIFY(read > 100);
        QVERIFY2(found.isEmpty(), qPrintable("use Document::onChange: " + found.join(", ")));
    }
};

SINEW_TEST(TestManual, sinew::test::NoApplication)

} // namespace testManual

#include "TestManual.moc"
