#include "app/cli/CommandLine.h"
#include "app/cli/help/ManPage.h"
#include "tests/app/support/RunSinew.h"
#include "tests/support/Runner.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

namespace testCommandDocs {

using namespace sinew;
using namespace sinew::test;

namespace {

struct Said {
    int exitCode = -1;
    QString text; ///< both streams
};

Said run(const QString& program, const QStringList& arguments) {
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(program, arguments);
    process.waitForFinished(-1);
    return {process.exitCode(), QString::fromUtf8(process.readAll())};
}

bool installed(const char* program) {
    return !QStandardPaths::findExecutable(program).isEmpty();
}

/// Each command with the names of its options; the program's own under "".
QList<QPair<QString, QStringList>> allOptions() {
    Commands commands;
    QList<QPair<QString, QStringList>> all;
    for (const CommandRow& command : optionTable(commands.app())) {
        all.append({QString::fromStdString(command.name), {}});
        for (const OptionRow& option : command.options) {
            for (const std::string& name : option.names) {
                all.last().second << QString::fromStdString(name);
            }
        }
    }
    return all;
}

/// What stands behind the first `begin`, up to the next `end`; empty without `begin`.
QString between(const QString& text, const QString& begin, const QString& end) {
    const qsizetype at = text.indexOf(begin);
    return at < 0 ? QString() : text.mid(at + begin.size()).split(end).first();
}

/// The words that bash offers for a dash.
QStringList offeredByBash(const QString& script, const QString& command) {
    const QString words = "then\n        %1_sinew_words \"";
    if (command.isEmpty()) {
        const QString all = between(script, "COMP_CWORD == 1)); " + words.arg(""), "\"");
        return all.split(' ').filter(QRegularExpression("^-"));
    }
    const QString section = between(script, "\n    " + command + ")\n", "\n        ;;\n");
    return between(section, "[[ $cur == -* ]]; " + words.arg("    "), "\"").split(' ');
}

/// '(-o --output)'{-o,--output}'[Rigged file to write]:FILE:_files', a line each.
QStringList offeredByZsh(const QString& script, const QString& command) {
    const QString section = command.isEmpty()
                                ? between(script, "_arguments -C", "\n    case ")
                                : between(script, "\n        " + command + ")\n", "\n            ;;\n");
    static const QRegularExpression option(R"(^ *(?:'[^']*')?(?:\{([^}]+)\}|(-[\w-]+))'\[)",
                                           QRegularExpression::MultilineOption);
    QStringList names;
    for (auto match = option.globalMatch(section); match.hasNext();) {
        const QRegularExpressionMatch found = match.next();
        names << (found.captured(1) + found.captured(2)).split(',');
    }
    return names;
}

/// -l output -s o, a line for each option, with the command it is of.
QStringList offeredByFish(const QString& script, const QString& command) {
    const QString condition =
        command.isEmpty() ? "__fish_use_subcommand" : "__fish_seen_subcommand_from " + command;
    const QString head = "complete -c sinew -n '" + condition + "' ";
    static const QRegularExpression option(" -([ls]) (\\S+)");
    QStringList names;
    for (const QString& line : script.split('\n')) {
        if (!line.startsWith(head)) {
            continue;
        }
        for (auto match = option.globalMatch(line.split(" -d ").first()); match.hasNext();) {
            const QRegularExpressionMatch found = match.next();
            names << (found.captured(1) == "l" ? "--" : "-") + found.captured(2);
        }
    }
    return names;
}

} // namespace

/// Manual page and completions are made from the options themselves.
class TestCommandDocs : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void tableHasEveryCommand() {
        Commands commands;
        QStringList names;
        for (const CommandRow& command : optionTable(commands.app())) {
            names << QString::fromStdString(command.name);
        }
        QCOMPARE(names,
                 (QStringList{"", "bind", "batch", "rig", "skeleton", "inspect", "explain", "compare",
                              "check", "learn", "transfer", "weights", "pose", "bake", "avatar", "help"}));
        qsizetype options = 0;
        for (const auto& [command, given] : allOptions()) {
            options += given.size();
        }
        QVERIFY(options > 60);
    }

    void tableKnowsWordsAndFiles() {
        Commands commands;
        const std::vector<CommandRow> table = optionTable(commands.app());
        const auto option = [&](const char* name) {
            for (const OptionRow& row : table[1].options) {
                if (row.names.back() == name) {
                    return row;
                }
            }
            return OptionRow();
        };
        QCOMPARE(option("--profile").choices,
                 (std::vector<std::string>{"unity", "unreal", "godot", "godot3", "blender", "maya", "3dsmax",
                                           "houdini"}));
        QCOMPARE(option("--joints").choices, (std::vector<std::string>{"all", "deforming"}));
        QVERIFY(option("--joints").file && option("--output").file && option("--output").repeats);
        QVERIFY(option("--resolution").choices.size() == 8 && !option("--resolution").file);
        QVERIFY(option("--no-animations").value.empty() && !option("--alpha").value.empty());
        QVERIFY(table[1].positionals.size() == 1 && table[1].positionals[0].file);
    }

    void pageIsSound() {
        const QString page = written("sinew.1", runSinew({"man"}).out);
        QVERIFY(fileBytes(page).startsWith(".\\\""));
        int checks = 0;
        if (installed("groff")) {
            const Said groff = run("groff", {"-man", "-ww", "-z", "-Kutf8", page});
            QVERIFY2(groff.exitCode == 0 && groff.text.isEmpty(), qPrintable(groff.text));
            ++checks;
        }
        if (installed("man")) {
            qputenv("MAN_KEEP_FORMATTING", "");
            qputenv("LC_ALL", "C.UTF-8");
            qputenv("MANWIDTH", "80");
            const Said man = run("sh", {"-c", "man --warnings -l -Tutf8 '" + page + "' >/dev/null"});
            QVERIFY2(man.exitCode == 0 && man.text.isEmpty(), qPrintable(man.text));
            ++checks;
        }
        if (installed("mandoc")) {
            const Said mandoc = run("mandoc", {"-Tlint", "-Werror", page}); // it has no date on purpose
            QVERIFY2(mandoc.exitCode == 0, qPrintable(mandoc.text));
            ++checks;
        }
        if (checks == 0) {
            QSKIP("there is no groff, man or mandoc to judge the page");
        }
    }

    void pageTellsEveryOption() {
        const QString page = QString::fromUtf8(runSinew({"man"}).out);
        for (const auto& [command, names] : allOptions()) {
            const QString section = command.isEmpty()
                                        ? between(page, "\n.SH OPTIONS\n", "\n.SH ")
                                        : between(page, "\n.SS sinew " + command + '\n', "\n.S");
            for (const QString& name : names) {
                const QString roff = "\\fB" + QString(name).replace("-", "\\-") + "\\fR";
                QVERIFY2(section.contains(roff), qPrintable(command + ' ' + name));
            }
        }
        QVERIFY(page.contains(SINEW_VERSION) && page.contains("130"));
    }

    /// Text that begins with a dot or holds a backslash shows as it is.
    void pageHasNoCommandsOfText() {
        CommandRow program;
        CommandRow command;
        command.name = "try";
        command.footer = ".hidden starts with a dot\n'so does this\n  C:\\path --x\n";
        const QString page = QString::fromStdString(manPage({program, command}));
        QVERIFY2(page.contains("\n\\&.hidden") && page.contains("\n\\&'so") &&
                     page.contains("C:\\epath \\-\\-x"),
                 qPrintable(page));
    }

    /// Options that had another name once still take it, and nothing tells of it.
    void formerNamesAreHidden() {
        Commands commands;
        const std::vector<CommandRow> table = optionTable(commands.app());
        std::string told = commands.find("pose")->help("sinew") + manPage(table);
        for (const char* shell : {"bash", "zsh", "fish"}) {
            told += completionFor(shell, table).value_or("");
        }
        QVERIFY(told.find("dq-blend") != std::string::npos);
        QVERIFY(told.find("dual-share") == std::string::npos &&
                told.find("dual\\-share") == std::string::npos);
        const CLI::Option* former = commands.find("pose")->get_option_no_throw("--dual-share");
        QVERIFY(former != nullptr && former->get_group().empty());
    }

    void scriptsParse_data() {
        QTest::addColumn<QString>("shell");
        for (const char* shell : {"bash", "zsh", "fish"}) {
            QTest::newRow(shell) << shell;
        }
    }

    void scriptsParse() {
        QFETCH(QString, shell);
        const Ran ran = runSinew({"completions", shell});
        QVERIFY2(ran.exitCode == 0 && ran.err.isEmpty() && ran.out.size() > 2000, qPrintable(ran.told()));
        if (!installed(qPrintable(shell))) {
            QSKIP(qPrintable("there is no " + shell + " to read it"));
        }
        const Said said = run(shell, {"-n", written("completion." + shell, ran.out)});
        QVERIFY2(said.exitCode == 0 && said.text.isEmpty(), qPrintable(said.text));
    }

    void scriptsOfferEveryOption_data() { scriptsParse_data(); }

    void scriptsOfferEveryOption() {
        QFETCH(QString, shell);
        Commands commands;
        const auto table = optionTable(commands.app());
        const QString script = QString::fromStdString(completionFor(shell.toStdString(), table).value_or(""));
        const auto offered = shell == "bash" ? offeredByBash : shell == "zsh" ? offeredByZsh : offeredByFish;
        for (const auto& [command, names] : allOptions()) {
            QCOMPARE(offered(script, command), names);
        }
    }

    void bashCompletes_data() {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("offers");
        QTest::newRow("command") << QStringList{"sinew", "in"} << "inspect";
        QTest::newRow("option") << QStringList{"sinew", "bind", "--max"} << "--max-influences";
        QTest::newRow("word") << QStringList{"sinew", "bind", "--profile", "unr"} << "unreal";
        QTest::newRow("word behind a sign")
            << QStringList{"sinew", "bind", "--falloff", "=", "qu"} << "quadratic";
        QTest::newRow("resolution") << QStringList{"sinew", "bind", "--resolution", "au"} << "auto";
        QTest::newRow("command to help with") << QStringList{"sinew", "help", "ex"} << "explain";
        QTest::newRow("file") << QStringList{"sinew", "bind", "kni"} << "knight of old.fbx";
        QTest::newRow("file of an option")
            << QStringList{"sinew", "pose", "a.glb", "-o", "kni"} << "knight of old.fbx";
    }

    void bashCompletes() {
        QFETCH(QStringList, words);
        QFETCH(QString, offers);
        if (!installed("bash")) {
            QSKIP("there is no bash");
        }
        written("knight of old.fbx", "x");
        const QString script = written("sinew.bash", runSinew({"completions", "bash"}).out);
        for (QString& word : words) {
            word = '\'' + word + '\'';
        }
        const QString ask = "cd '" + m_folder.path() + "' && source '" + script + "' && COMP_WORDS=(" +
                            words.join(' ') + ") && COMP_CWORD=" + QString::number(words.size() - 1) +
                            " && _sinew && printf '%s\\n' \"${COMPREPLY[@]}\"";
        const Said said = run("bash", {"--norc", "-c", ask});
        QCOMPARE(said.text.trimmed(), offers);
    }

    void fishCompletes_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("offers");
        QTest::newRow("command") << "sinew in"
                                 << "inspect";
        QTest::newRow("option") << "sinew bind --max"
                                << "--max-influences";
        QTest::newRow("option of another command") << "sinew pose --max"
                                                   << "";
        QTest::newRow("short option") << "sinew bind -o kni"
                                      << "knight of old.fbx";
        QTest::newRow("word") << "sinew bind --profile unr"
                              << "unreal";
        QTest::newRow("command to help with") << "sinew help ex"
                                              << "explain";
        QTest::newRow("file") << "sinew bind kni"
                              << "knight of old.fbx";
    }

    void fishCompletes() {
        QFETCH(QString, line);
        QFETCH(QString, offers);
        if (!installed("fish")) {
            QSKIP("there is no fish");
        }
        written("knight of old.fbx", "x");
        const QString script = written("sinew.fish", runSinew({"completions", "fish"}).out);
        // Nothing of the user's, nor of a Sinew that is installed.
        const QString ask = "set fish_complete_path; cd '" + m_folder.path() + "'; source '" + script +
                            "'; complete -C '" + line + "'";
        const Said said = run("fish", {"--no-config", "-c", ask});
        QCOMPARE(said.text.section('\t', 0, 0).trimmed(), offers);
    }

private:
    QString written(const QString& name, const QByteArray& text) const {
        writeFile(m_folder.filePath(name), text);
        return m_folder.filePath(name);
    }
    QTemporaryDir m_folder;
};

SINEW_TEST(TestCommandDocs, QCoreApplication)

} // namespace testCommandDocs

#include "TestCommandDocs.moc"
