#include "app/cli/CommandLine.h"

#include "app/cli/avatar/AvatarCommand.h"
#include "app/cli/bake/BakeCommand.h"
#include "app/cli/batch/BatchCommand.h"
#include "app/cli/bind/BindOptions.h"
#include "app/cli/check/CheckCommand.h"
#include "app/cli/compare/CompareCommand.h"
#include "app/cli/help/ManPage.h"
#include "app/cli/pose/PoseCommand.h"
#include "app/cli/rig/RigCommand.h"
#include "app/cli/terminal/Printout.h"
#include "app/files/Overwriting.h"
#include "app/text/Numbers.h"
#include "app/text/Texts.h"
#include "core/base/Parallel.h"
#include "core/base/platform/Files.h"
#include "core/skeleton/JointNames.h"

#include <CLI/Config.hpp>
#include <QCoreApplication>
#include <QFile>

#include <algorithm>
#include <array>
#include <cstdio>
#include <functional>
#include <new>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sinew {
namespace {

const char* const kProgramHelp = R"(Help of a command: sinew help bind, or sinew bind --help

Without a command Sinew opens its window: sinew, or sinew FILE. With
sinew FILE --export-to OUT the export dialog proposes OUT; with --live FOLDER
behind that, FOLDER gets the weights after every bind and stroke. With
--software-rendering before FILE the processor draws the view.

Examples:
  sinew inspect knight.fbx
  sinew bind knight.fbx -o knight_rigged.fbx
  sinew batch characters --recipe crowd.json --out bound
  sinew rig body.obj -o body_rigged.glb
  sinew skeleton knight.fbx --twists 2 --names unreal -o knight_ue.fbx
  sinew learn studio/finished -o studio.style
  sinew transfer body.glb jacket.glb -o jacket_rigged.glb
  sinew weights knight_rigged.fbx --export knight.csv
  sinew pose knight_rigged.fbx --pose wave.json -o wave.obj
  sinew bake knight_rigged.fbx -o knight_baked.fbx
  sinew avatar body.obj -o body.vrm --vrm-author "Ada L."
  sinew explain knight.fbx --vertex 1234
  sinew compare artist.fbx knight_rigged.fbx
  sinew compare artist.fbx --solvers all
  sinew check knight_rigged.fbx --require "influences<=4, bleed<1%"

Results go to standard output; errors, warnings and progress to standard error.
Numbers have a decimal point in every language: 0.5

Exit codes: 0 done; 1 failed, with one line that says why; 2 wrong usage;
130 stopped by Ctrl-C, with every file as it was. Of sinew batch: how many files
failed. Of sinew check: 1 where a file misses a requirement.

Manual page and completions: sinew man, sinew completions bash, zsh or fish
)";

CLI::Validator knownShell() {
    return CLI::Validator(
        [](std::string& word) {
            return word == "bash" || word == "zsh" || word == "fish"
                       ? std::string()
                       : "choose bash, zsh or fish, not " + word;
        },
        "", "bash|zsh|fish");
}

std::string listed(const std::vector<std::string>& names) {
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i) {
        text += (i == 0 ? "" : i + 1 == names.size() ? " and " : ", ") + names[i];
    }
    return text;
}

/// So that reports are the same on every system.
void takeNamesWithSlashes(CLI::App& app) {
    const CLI::Validator slashes(
        [](std::string& name) {
            name = withSlashes(name);
            return std::string();
        },
        "");
    for (CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) {
        for (CLI::Option* option : command->get_options([](CLI::Option* each) { return takesFile(*each); })) {
            option->transform(slashes);
        }
    }
}

} // namespace

Commands::Commands() {
    m_app.name("sinew");
    m_app.description("Sinew binds characters to skeletons, by geodesic distance through the body.");
    m_app.formatter(std::make_shared<HelpFormat>());
    m_app.footer(kProgramHelp);
    m_app.set_help_flag("-h,--help", "Show this help");
    m_app.set_version_flag("-V,--version", "sinew " SINEW_VERSION, "Show the version");
    m_app.require_subcommand(1);
    m_all = {makeCommand(m_app, addBindCommand, &BindOptions::input, runBind),
             makeCommand(m_app, addBatchCommand, &BatchOptions::input, runBatch),
             makeCommand(m_app, addRigCommand, &RigOptions::input, runRig),
             skeletonCommand(m_app),
             inspectCommand(m_app),
             explainCommand(m_app),
             makeCommand(m_app, addCompareCommand, &CompareOptions::reference, runCompare),
             makeCommand(m_app, addCheckCommand, &CheckOptions::first, runCheck),
             learnCommand(m_app),
             transferCommand(m_app),
             weightsCommand(m_app),
             makeCommand(m_app, addPoseCommand, &PoseOptions::input, runPose),
             makeCommand(m_app, addBakeCommand, &BakeOptions::input, runBakeCommand),
             makeCommand(m_app, addAvatarCommand, &AvatarOptions::input, runAvatar)};
    addAbout();
    takeNamesWithSlashes(m_app);
}

void Commands::addAbout() {
    m_help = m_app.add_subcommand("help", "Show the help of a command, or of all");
    std::string choices;
    for (const std::string& name : names()) {
        choices += (choices.empty() ? "" : "|") + name;
    }
    m_help->add_option("COMMAND", m_helpOf, "Command to show the help of")
        ->check(CLI::Validator([](std::string&) { return std::string(); }, "", choices));
    m_man = m_app.add_subcommand("man", "Print the manual page, in roff")->group("");
    m_completions = m_app.add_subcommand("completions", "Print completions for a shell")->group("");
    m_completions->add_option("SHELL", m_shell, "bash, zsh or fish")->required()->check(knownShell());
}

const Command* Commands::chosen() const {
    const auto chosen =
        std::ranges::find_if(m_all, [](const Command& command) { return command.declared->parsed(); });
    return chosen == m_all.end() ? nullptr : &*chosen;
}

Expected<Printout> Commands::aboutCommands() {
    if (m_man->parsed()) {
        return Printout{manPage(optionTable(m_app)), {}, {}};
    }
    if (m_completions->parsed()) {
        return Printout{completionFor(m_shell, optionTable(m_app)).value_or(""), {}, {}};
    }
    Commands unparsed; // once a command was given, the program's help would be that command's
    const CLI::App* about = m_helpOf.empty() ? &unparsed.m_app : unparsed.find(m_helpOf);
    if (about == nullptr) {
        return fail(ErrorCode::ParameterUnknown, {m_helpOf, "help"});
    }
    return Printout{about->help(m_helpOf.empty() ? "" : "sinew"), {}, {}};
}

CLI::App* Commands::find(const std::string& name) {
    const auto found = m_app.get_subcommands([&](CLI::App* command) { return command->get_name() == name; });
    return found.empty() ? nullptr : found.front();
}

std::vector<std::string> Commands::names() const {
    std::vector<std::string> names;
    for (const CLI::App* command : m_app.get_subcommands([](const CLI::App*) { return true; })) {
        if (!command->get_group().empty()) {
            names.push_back(command->get_name());
        }
    }
    return names;
}

std::string unknownCommand(const std::string& word, const std::vector<std::string>& names) {
    const std::string meant = nearestOf(word, names);
    return "There is no command " + word + ". " +
           (meant.empty() ? "The commands are " + listed(names) + "." : "Did you mean " + meant + "?");
}

namespace {

/// Libraries print warnings of their own; what matters of them comes as errors and notices.
void silence(QtMsgType /*type*/, const QMessageLogContext& /*context*/, const QString& /*message*/) {}

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
    SINEW_CHECK(takePictureMeshes(*command.common));
    TerminalProgress progress(!command.common->quiet, command.common->progress);
    Expected<Printout> printout;
    try {
        withThreads(command.common->threads, [&] { printout = command.run(progress); });
    } catch (const std::bad_alloc&) {
        return fail(ErrorCode::OutOfMemory, {activityAt(progress.stage()), *command.input});
    }
    return printout;
}

int printed(const Expected<Printout>& printout, bool quiet, const Complaints& complaints) {
    if (!printout) {
        return complaints.told(printout.error());
    }
    if (!quiet) {
        std::fputs(warningLines(printout->issues, printout->metersPerUnit).c_str(), stderr);
    }
    if (quiet || printout->summary.empty()) {
        std::fputs(printout->shortfall.c_str(), stderr);
    }
    const Expected<void> arrived = print(quiet ? printout->result : printout->result + printout->summary);
    return arrived ? printout->exitCode : complaints.told(arrived.error());
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
std::string optionMeant(const CLI::App& command, std::span<const char* const> arguments) {
    const std::vector<std::string> known = optionNames(command);
    for (std::size_t i = 2; i < arguments.size(); ++i) {
        const std::string argument = arguments[i];
        const std::string given = argument.substr(0, argument.find('='));
        if (given.starts_with("--") && std::ranges::find(known, given) == known.end()) {
            return nearestOf(given, known);
        }
    }
    return {};
}

/// Says in a line what is wrong.
int answer(Commands& commands, const CLI::ParseError& error, const Complaints& complaints) {
    const std::vector<CLI::App*> chosen = commands.app().get_subcommands();
    if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::Success)) {
        return commands.app().exit(error); // --help or --version
    }
    if (chosen.empty()) {
        const std::string word = complaints.arguments().size() > 1 ? complaints.arguments()[1] : "";
        return word.starts_with('-')
                   ? complaints.wrongUsage("There is no option " + word + ". See sinew --help.")
                   : complaints.wrongUsage(unknownCommand(word, commands.names()) + " See sinew help.");
    }
    const CLI::App& command = *chosen.front();
    const std::string meant = error.get_exit_code() == static_cast<int>(CLI::ExitCodes::ExtrasError)
                                  ? optionMeant(command, complaints.arguments())
                                  : "";
    return complaints.wrongUsage(std::string(error.what()) + ". " +
                                 (meant.empty() ? "" : "Did you mean " + meant + "? ") + "See sinew " +
                                 command.get_name() + " --help.");
}

bool isCommand(const std::string& word) {
    return Commands().find(word) != nullptr;
}

bool namesSoftwareRendering(int argc, const char* const* argv) {
    return argc > 1 && std::string_view(argv[1]) == kSoftwareRendering;
}

} // namespace

bool asksForWindow(int argc, const char* const* argv) {
    if (argc <= 1) {
        return true;
    }
    if (namesSoftwareRendering(argc, argv)) {
        return asksForWindow(argc - 1, argv + 1);
    }
    const std::string_view first = argv[1];
    // A command or a mistyped one has no dot; a file to open has one, or is there.
    const bool file = !first.empty() && first.front() != '-' &&
                      (first.find_first_of("./\\") != std::string_view::npos || QFile::exists(argv[1]));
    return (argc == 2 || namesExportFile(argc, argv)) && file && !isCommand(argv[1]);
}

bool takeSoftwareRendering(int& argc, char** argv) {
    if (!namesSoftwareRendering(argc, argv)) {
        return false;
    }
    std::copy(argv + 2, argv + argc + 1, argv + 1); // with the null behind the last
    --argc;
    return true;
}

void beginCommandLine() {
    catchInterrupts();
    qInstallMessageHandler(silence);
    useCommandLineLocale();
}

int runCommandLine(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    beginCommandLine();
    const Complaints complaints(std::span<const char* const>(argv, static_cast<std::size_t>(argc)));
    Commands commands;
    try {
        commands.app().parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return answer(commands, error, complaints);
    }
    if (const Command* command = commands.chosen()) {
        return printed(run(*command), command->common->quiet, complaints);
    }
    const Expected<Printout> about = commands.aboutCommands();
    return about ? printed(about, false, complaints)
                 : complaints.wrongUsage(unknownCommand(about.error().arguments.front(), commands.names()));
}

namespace {

/// Without what a line on standard error begins with.
std::string firstLine(const std::string& text) {
    constexpr std::string_view kHead = "sinew: ";
    const std::string line = text.substr(0, text.find('\n'));
    return line.starts_with(kHead) ? line.substr(kHead.size()) : line;
}

} // namespace

CommandEnd runSilently(const std::vector<std::string>& words) {
    std::vector<const char*> arguments{"sinew"};
    for (const std::string& word : words) {
        arguments.push_back(word.c_str());
    }
    CommandEnd end;
    const Complaints complaints(arguments, &end.error);
    Commands commands;
    try {
        commands.app().parse(static_cast<int>(arguments.size()), arguments.data());
    } catch (const CLI::ParseError& error) {
        end.exitCode = answer(commands, error, complaints);
        return end;
    }
    const Command* command = commands.chosen();
    const Expected<Printout> printout =
        command != nullptr ? run(*command) : fail(ErrorCode::ParameterUnknown, {words.front(), "help"});
    end.exitCode = printout ? printout->exitCode : complaints.told(printout.error());
    if (printout) {
        end.error = firstLine(printout->shortfall);
    }
    end.lackedMemory = !printout && (printout.error().code == ErrorCode::OutOfMemory ||
                                     printout.error().code == ErrorCode::NotEnoughMemory);
    return end;
}

} // namespace sinew
