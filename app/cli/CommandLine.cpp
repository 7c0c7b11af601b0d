#include "app/cli/CommandLine.h"

#include "app/cli/BindCommand.h"
#include "app/cli/CompareCommand.h"
#include "app/cli/ExplainCommand.h"
#include "app/cli/HelpFormat.h"
#include "app/cli/InspectCommand.h"
#include "app/cli/Interrupt.h"
#include "app/cli/PoseCommand.h"
#include "app/cli/TerminalProgress.h"
#include "app/text/Texts.h"
#include "core/base/Parallel.h"

#include <QCoreApplication>
#include <QFile>

#include <CLI/Config.hpp>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <new>
#include <string_view>

namespace sinew {
namespace {

constexpr int kDone = 0;
constexpr int kFailed = 1;
constexpr int kUsage = 2;

const char* const kLineHelp = R"(Each command has a help of its own: sinew bind --help

Without a command Sinew opens its window: sinew, or sinew FILE

Examples:
  sinew inspect knight.fbx
  sinew bind knight.fbx -o knight_rigged.fbx
  sinew pose knight_rigged.fbx --pose wave.json -o wave.obj
  sinew explain knight.fbx --vertex 1234
  sinew compare artist.fbx knight_rigged.fbx

Exit codes: 0 done; 1 failed, with one line that says why; 2 wrong usage.
)";

/// A subcommand: where it was declared, and what runs it.
struct Command {
    CLI::App* declared = nullptr;
    const int* threads = nullptr;
    std::function<Expected<void>(Progress&)> run;
};

struct Commands {
    BindOptions bind;
    InspectOptions inspect;
    ExplainOptions explain;
    PoseOptions pose;
    CompareOptions compare;
    std::vector<Command> all;

    template<typename Options>
    void add(CLI::App* declared, const Options& options, Expected<void> (*run)(const Options&, Progress&)) {
        all.push_back({declared, &options.threads,
                       [&options, run](Progress& progress) { return run(options, progress); }});
    }
};

void declare(CLI::App& app, Commands& commands) {
    app.name("sinew");
    app.description("Sinew binds characters to skeletons, by geodesic distance through the body.");
    app.formatter(std::make_shared<HelpFormat>());
    app.footer(kLineHelp);
    app.set_help_flag("-h,--help", "Show this help");
    app.set_version_flag("--version", "sinew " SINEW_VERSION, "Show the version");
    app.require_subcommand(1);
    commands.add(addBindCommand(app, commands.bind), commands.bind, runBind);
    commands.add(addInspectCommand(app, commands.inspect), commands.inspect, runInspect);
    commands.add(addExplainCommand(app, commands.explain), commands.explain, runExplain);
    commands.add(addCompareCommand(app, commands.compare), commands.compare, runCompare);
    commands.add(addPoseCommand(app, commands.pose), commands.pose, runPose);
}

/// Libraries print warnings of their own; what matters of them comes as errors and notices.
void silence(QtMsgType /*type*/, const QMessageLogContext& /*context*/, const QString& /*message*/) {}

int runParsed(const Commands& commands) {
    const auto chosen =
        std::ranges::find_if(commands.all, [](const Command& command) { return command.declared->parsed(); });
    Expected<void> result;
    try {
        TerminalProgress progress;
        withThreads(*chosen->threads, [&] { result = chosen->run(progress); });
    } catch (const std::bad_alloc&) {
        result = fail(ErrorCode::OutOfMemory, {chosen->declared->get_name() == "bind" ? "bind" : "reading"});
    }
    if (result) {
        return kDone;
    }
    std::fprintf(stderr, "sinew: %s\n", errorText(result.error()).toUtf8().constData());
    return kFailed;
}

/// Answers --help and --version, and says in a line what is wrong with anything else.
int answer(const CLI::App& app, const CLI::ParseError& error) {
    if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::Success)) {
        return app.exit(error);
    }
    const std::vector<CLI::App*> chosen = const_cast<CLI::App&>(app).get_subcommands();
    if (chosen.empty()) {
        std::fputs(app.help().c_str(), stderr);
    } else {
        std::fprintf(stderr, "sinew: %s. See sinew %s --help.\n", error.what(),
                     chosen.front()->get_name().c_str());
    }
    return kUsage;
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
    return argc == 2 && file;
}

int runCommandLine(int argc, char** argv) {
    catchInterrupts();
    qInstallMessageHandler(silence);
    const QCoreApplication application(argc, argv);
    CLI::App app;
    Commands commands;
    declare(app, commands);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return answer(app, error);
    }
    return runParsed(commands);
}

} // namespace sinew
