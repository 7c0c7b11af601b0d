#include "app/cli/CommandLine.h"

#include "app/cli/Commands.h"
#include "app/cli/terminal/Printout.h"
#include "app/cli/terminal/TerminalProgress.h"
#include "app/files/Overwriting.h"
#include "app/text/Fill.h"
#include "app/text/Texts.h"
#include "core/base/Parallel.h"
#include "core/skeleton/JointNames.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>
#include <array>
#include <cstdio>
#include <new>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sinew {
namespace {

constexpr int kFailed = 1;
constexpr int kUsage = 2;

/// Libraries print warnings of their own; what matters of them comes as errors and notices.
void silence(QtMsgType /*type*/, const QMessageLogContext& /*context*/, const QString& /*message*/) {}

int told(const Error& trouble) {
    // What a wait that a signal ended could not do is no fault of its own.
    const Error error = interrupted() ? makeError(ErrorCode::Canceled) : trouble;
    std::fprintf(stderr, "sinew: %s\n", errorText(error).toUtf8().constData());
    if (error.code == ErrorCode::TargetsClash) {
        return kUsage; // as for two results of one name, which are seen before anything is read
    }
    return interrupted() ? interruptedExitCode() : kFailed;
}

int wrongUsage(const std::string& text) {
    std::fprintf(stderr, "sinew: %s\n", text.c_str());
    return kUsage;
}

/// What ran out of memory, by the stage it had come to.
const char* activityAt(Stage stage) {
    switch (stage) {
    case Stage::Count:
    case Stage::Import:
        return "reading";
    case Stage::Export:
        return "writing";
    case Stage::Picture:
        return "picture";
    default:
        return "bind";
    }
}

Expected<Printout> run(const Command& command) {
    TerminalProgress progress(!command.common->quiet, command.common->progress);
    Expected<Printout> printout;
    try {
        withThreads(command.common->threads, [&] { printout = command.run(progress); });
    } catch (const std::bad_alloc&) {
        return fail(ErrorCode::OutOfMemory, {activityAt(progress.stage()), *command.input});
    }
    return printout;
}

int printed(const Expected<Printout>& printout, bool quiet) {
    if (!printout) {
        return told(printout.error());
    }
    if (!quiet) {
        std::fputs(warningLines(printout->issues, printout->metersPerUnit).c_str(), stderr);
    }
    const Expected<void> arrived = print(quiet ? printout->result : printout->result + printout->summary);
    return arrived ? printout->exitCode : told(arrived.error());
}

std::vector<std::string> optionNames(const CLI::App& command) {
    std::vector<std::string> names;
    for (const CLI::Option* option : command.get_options()) {
        if (option->get_group().empty()) {
            continue; // a former name, still taken
        }
        for (const std::string& name : option->get_lnames()) {
            names.push_back("--" + name);
        }
    }
    return names;
}

/// The option that a mistyped one among the arguments probably meant.
std::string optionMeant(const CLI::App& command, int argc, const char* const* argv) {
    const std::vector<std::string> known = optionNames(command);
    for (int i = 2; i < argc; ++i) {
        const std::string given = std::string(argv[i]).substr(0, std::string(argv[i]).find('='));
        if (given.starts_with("--") && std::ranges::find(known, given) == known.end()) {
            return nearestOf(given, known);
        }
    }
    return {};
}

/// Says in a line what is wrong.
int answer(Commands& commands, const CLI::ParseError& error, int argc, const char* const* argv) {
    const std::vector<CLI::App*> chosen = commands.app().get_subcommands();
    if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::Success)) {
        return commands.app().exit(error); // --help or --version
    }
    if (chosen.empty()) {
        const std::string word = argc > 1 ? argv[1] : "";
        return word.starts_with('-')
                   ? wrongUsage("There is no option " + word + ". See sinew --help.")
                   : wrongUsage(unknownCommand(word, commands.names()) + " See sinew help.");
    }
    const CLI::App& command = *chosen.front();
    const std::string meant = error.get_exit_code() == static_cast<int>(CLI::ExitCodes::ExtrasError)
                                  ? optionMeant(command, argc, argv)
                                  : "";
    return wrongUsage(std::string(error.what()) + ". " +
                      (meant.empty() ? "" : "Did you mean " + meant + "? ") + "See sinew " +
                      command.get_name() + " --help.");
}

bool isCommand(const std::string& word) {
    return Commands().find(word) != nullptr;
}

} // namespace

bool asksForWindow(int argc, const char* const* argv) {
    if (argc <= 1) {
        return true;
    }
    const std::string_view first = argv[1];
    // A command or a mistyped one has no dot; a file to open has one, or is there.
    const bool file = !first.empty() && first.front() != '-' &&
                      (first.find_first_of("./\\") != std::string_view::npos || QFile::exists(argv[1]));
    return (argc == 2 || namesExportFile(argc, argv)) && file && !isCommand(argv[1]);
}

int runCommandLine(int argc, char** argv) {
    catchInterrupts();
    qInstallMessageHandler(silence);
    const QCoreApplication application(argc, argv);
    useCommandLineLocale();
    Commands commands;
    try {
        commands.app().parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return answer(commands, error, argc, argv);
    }
    if (const Command* command = commands.chosen()) {
        return printed(run(*command), command->common->quiet);
    }
    const Expected<Printout> about = commands.aboutCommands();
    return about ? printed(about, false)
                 : wrongUsage(unknownCommand(about.error().arguments.front(), commands.names()));
}

} // namespace sinew
