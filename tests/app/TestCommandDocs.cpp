#include "app/cli/Commands.h"
#include "app/cli/Completions.h"
#include "app/cli/ManPage.h"
#include "tests/app/RunSinew.h"
#include "tests/support/Runner.h"

#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

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

/// `command --option` for each option of each command, "--option" for the program's.
QList<QPair<QString, QString>> allOptions() {
    Commands commands;
    QList<QPair<QString, QString>> all;
    for (const CommandRow& command : optionTable(commands.app())) {
        for (const OptionRow& option : command.options) {
            for (const std::string& name : option.names) {
                all.append({QString::fromStdString(command.name), QString::fromStdString(name)});
            }
        }
    }
    return all;
}

} // namespace

/// Manual page and completions are made from the options themselves.
class TestCommandDocs : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void tableHasEveryCommand();
    void tableKnowsWordsAndFiles();
    void pageIsSound();
    void pageTellsEveryOption();
    void pageHasNoCommandsOfText();
    void scriptsParse_data();
    void scriptsParse();
    void scriptsOfferEveryOption_data();
    void scriptsOfferEveryOption();
    void bashCompletes_data();
    void bashCompletes();

private:
    QString written(const QString& name, const QByteArray& text) const {
        writeFile(m_folder.filePath(name), text);
        return m_folder.filePath(name);
    }
    QTemporaryDir m_folder;
};

void TestCommandDocs::tableHasEveryCommand() {
    Commands commands;
    QStringList names;
    for (const CommandRow& command : optionTable(commands.app())) {
        names << QString::fromStdString(command.name);
    }
    QCOMPARE(names, (QStringList{"", "bind", "inspect", "explain", "compare", "pose", "help"}));
    QVERIFY(allOptions().size() > 60);
}

void TestCommandDocs::tableKnowsWordsAndFiles() {
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
    QCOMPARE(option("--profile").choices, (std::vector<std::string>{"unity", "unreal", "godot", "blender"}));
    QCOMPARE(option("--joints").choices, (std::vector<std::string>{"all", "deforming"}));
    QVERIFY(option("--joints").file && option("--output").file && option("--output").repeats);
    QVERIFY(option("--resolution").choices.size() == 8 && !option("--resolution").file);
    QVERIFY(option("--no-animations").value.empty() && !option("--alpha").value.empty());
    QVERIFY(table[1].positionals.size() == 1 && table[1].positionals[0].file);
}

void TestCommandDocs::pageIsSound() {
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

void TestCommandDocs::pageTellsEveryOption() {
    const QString page = QString::fromUtf8(runSinew({"man"}).out);
    for (const auto& [command, name] : allOptions()) {
        const QString roff = "\\fB" + QString(name).replace("-", "\\-") + "\\fR";
        const qsizetype section = command.isEmpty() ? 0 : page.indexOf(".SS sinew " + command);
        QVERIFY2(section >= 0 && page.indexOf(roff, section) >= 0, qPrintable(command + ' ' + name));
    }
    QVERIFY(page.contains(SINEW_VERSION) && page.contains("130"));
}

/// Text that begins with a dot or holds a backslash shows as it is.
void TestCommandDocs::pageHasNoCommandsOfText() {
    CommandRow program;
    CommandRow command;
    command.name = "try";
    command.footer = ".hidden starts with a dot\n'so does this\n  C:\\path --x\n";
    const QString page = QString::fromStdString(manPage({program, command}));
    QVERIFY2(page.contains("\n\\&.hidden") && page.contains("\n\\&'so") && page.contains("C:\\epath \\-\\-x"),
             qPrintable(page));
}

void TestCommandDocs::scriptsParse_data() {
    QTest::addColumn<QString>("shell");
    for (const char* shell : {"bash", "zsh", "fish"}) {
        QTest::newRow(shell) << shell;
    }
}

void TestCommandDocs::scriptsParse() {
    QFETCH(QString, shell);
    const Ran ran = runSinew({"completions", shell});
    QVERIFY2(ran.exitCode == 0 && ran.err.isEmpty() && ran.out.size() > 2000, qPrintable(ran.told()));
    if (!installed(qPrintable(shell))) {
        QSKIP(qPrintable("there is no " + shell + " to read it"));
    }
    const Said said = run(shell, {"-n", written("completion." + shell, ran.out)});
    QVERIFY2(said.exitCode == 0 && said.text.isEmpty(), qPrintable(said.text));
}

void TestCommandDocs::scriptsOfferEveryOption_data() {
    scriptsParse_data();
}

void TestCommandDocs::scriptsOfferEveryOption() {
    QFETCH(QString, shell);
    Commands commands;
    const auto table = optionTable(commands.app());
    const QString script = QString::fromStdString(completionFor(shell.toStdString(), table).value_or(""));
    for (const auto& [command, name] : allOptions()) {
        // fish says -l output and -s o, per line with the command it is of.
        const QString fish = name.startsWith("--") ? " -l " + name.mid(2) + ' ' : " -s " + name.mid(1) + ' ';
        const bool offered =
            shell == "fish"
                ? std::ranges::any_of(script.split('\n'),
                                      [&](const QString& line) {
                                          return line.contains(fish) &&
                                                 (command.isEmpty() ||
                                                  line.contains("from " + command + '\''));
                                      })
                : script.indexOf(name, command.isEmpty() ? 0 : script.indexOf("    " + command + ")\n")) >= 0;
        QVERIFY2(offered, qPrintable(shell + ": " + command + ' ' + name));
    }
}

void TestCommandDocs::bashCompletes_data() {
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

void TestCommandDocs::bashCompletes() {
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

SINEW_TEST(TestCommandDocs, QCoreApplication)
#include "TestCommandDocs.moc"
