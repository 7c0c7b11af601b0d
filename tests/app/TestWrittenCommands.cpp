#include "app/cli/CommandLine.h"
#include "app/cli/help/ManPage.h"
#include "tests/support/Runner.h"
#include "tests/support/TestModels.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>

namespace testWrittenCommands {

using namespace sinew;
using namespace sinew::test;

namespace {

/// README and the pages of the manual, from the root.
QStringList documents() {
    QStringList files{"README.md"};
    for (const QString& page : QDir(sourcePath("resources/manual")).entryList({"*.md"})) {
        files << "resources/manual/" + page;
    }
    return files;
}

QString textOf(const QString& document) {
    QFile file(sourcePath(document));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// The lines of code blocks that run the program, without its name; what goes on behind a backslash is one
/// line.
QStringList commandsOf(QString text) {
    static const QRegularExpression joined("\\s*\\\\\n\\s*");
    static const QRegularExpression command("^    (?:build/release/bin/)?sinew (.*)$",
                                            QRegularExpression::MultilineOption);
    text.replace(joined, " ");
    QStringList commands;
    for (auto match = command.globalMatch(text); match.hasNext();) {
        commands << match.next().captured(1);
    }
    return commands;
}

/// What the command line has against a command; empty: nothing.
QString objectionTo(const QString& command) {
    std::vector<std::string> arguments;
    for (const QString& argument : QProcess::splitCommand(command)) {
        arguments.push_back(argument.toStdString());
    }
    std::ranges::reverse(arguments); // as CLI11 takes them
    Commands commands;
    try {
        commands.app().parse(std::move(arguments));
    } catch (const CLI::ParseError& error) {
        return QString::fromStdString(error.what());
    }
    return {};
}

QSet<QString> optionsOf(const QString& command) {
    Commands commands;
    QSet<QString> names;
    for (const CommandRow& row : optionTable(commands.app())) {
        if (command.isEmpty() || QString::fromStdString(row.name) == command) {
            for (const OptionRow& option : row.options) {
                for (const std::string& name : option.names) {
                    names.insert(QString::fromStdString(name));
                }
            }
        }
    }
    return names;
}

/// Inline code that begins with `begin`.
QStringList spansOf(const QString& text, const QString& begin) {
    const QRegularExpression span("`(" + QRegularExpression::escape(begin) + "[^`\n]*)`");
    QStringList spans;
    for (auto match = span.globalMatch(text); match.hasNext();) {
        spans << match.next().captured(1);
    }
    return spans;
}

/// What the window takes beside a file.
const QSet<QString> kOfWindow{"--export-to", "--live", "--software-rendering"};

} // namespace

/// What README and manual say of the command line is so.
class TestWrittenCommands : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void findsCommands() {
        QCOMPARE(commandsOf("x\n\n    build/release/bin/sinew bind a.glb \\\n        -o b.glb\n    sinew "
                            "man\nsinew no\n"),
                 (QStringList{"bind a.glb -o b.glb", "man"}));
        QVERIFY(objectionTo("bind a.glb -o b.glb").isEmpty());
        QVERIFY(!objectionTo("bind a.glb -o b.glb --stiffness 1").isEmpty());
    }

    void commandsParse() {
        qsizetype count = 0;
        for (const QString& document : documents()) {
            for (const QString& command : commandsOf(textOf(document))) {
                const QString objection = objectionTo(command);
                QVERIFY2(objection.isEmpty(), qPrintable(document + ": sinew " + command + ": " + objection));
                ++count;
            }
        }
        QVERIFY(count > 20);
    }

    /// `sinew bind IN --alpha A`: there is such a command, and it has such an option.
    void commandsOfTextExist() {
        for (const QString& document : documents()) {
            for (const QString& span : spansOf(textOf(document), "sinew ")) {
                const QStringList words = span.split(' ');
                Commands commands;
                const bool window = words[1] == "FILE";
                QVERIFY2(window || commands.find(words[1].toStdString()) != nullptr,
                         qPrintable(document + ": " + span));
                const QSet<QString> options = window ? kOfWindow : optionsOf(words[1]);
                for (const QString& word : words.filter(QRegularExpression("^-"))) {
                    QVERIFY2(options.contains(word), qPrintable(document + ": " + span));
                }
            }
        }
    }

    void optionsOfTextExist() {
        const QSet<QString> known = optionsOf({});
        const QSet<QString> ofScripts{"--all", "--cores", "--old", "--source"};
        for (const QString& document : documents()) {
            for (const QString& span : spansOf(textOf(document), "--")) {
                const QString option = span.section(' ', 0, 0);
                QVERIFY2(known.contains(option) || ofScripts.contains(option) || kOfWindow.contains(option),
                         qPrintable(document + ": " + span));
            }
        }
    }

    /// Tables say `--option` and beside it the default, a number or `word`.
    void defaultsAreThePrograms() {
        Commands commands;
        QHash<QString, QString> helps;
        const std::vector<CommandRow> table = optionTable(commands.app());
        for (const OptionRow& option : table[1].options) {
            helps.insert(QString::fromStdString(option.names.back()), QString::fromStdString(option.text));
        }
        static const QRegularExpression row(R"(^\|(?:[^|`]*\|)? `(--[\w-]+)` \| (?:`(\w+)`|(\d[^|]*?)) \|)",
                                            QRegularExpression::MultilineOption);
        int count = 0;
        for (const QString& document : documents()) {
            const QString text = textOf(document);
            for (auto match = row.globalMatch(text); match.hasNext(); ++count) {
                const QRegularExpressionMatch found = match.next();
                const QString said = found.captured(2) + found.captured(3);
                QVERIFY2(helps.value(found.captured(1)).contains("default " + said),
                         qPrintable(document + ": " + found.captured(1) + ' ' + said));
            }
        }
        QVERIFY(count > 15);
    }

    void everyOptionOfABindIsWrittenAbout() {
        QString all;
        for (const QString& document : documents()) {
            all += textOf(document);
        }
        for (const QString& option : optionsOf("bind")) {
            const QRegularExpression word(QRegularExpression::escape(option) + "(?![\\w-])");
            QVERIFY2(option == "--help" || option == "-h" || all.contains(word), qPrintable(option));
        }
    }
};

SINEW_TEST(TestWrittenCommands, QCoreApplication)

} // namespace testWrittenCommands

#include "TestWrittenCommands.moc"
