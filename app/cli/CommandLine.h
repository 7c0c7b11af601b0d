#pragma once

#include "app/cli/CommonOptions.h"
#include "app/cli/terminal/Printout.h"
#include "core/base/Error.h"
#include "core/base/Progress.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace sinew {

/// A subcommand: where it was declared, and what runs it.
struct Command {
    CLI::App* declared = nullptr;
    CommonOptions* common = nullptr;
    const std::string* input = nullptr;               ///< the file it is about
    std::function<Expected<Printout>(Progress&)> run; ///< keeps the options, which parsing fills
};

/// Declares a command by `declare` and keeps the options that it fills.
template<typename Options>
Command makeCommand(CLI::App& app, CLI::App* (*declare)(CLI::App&, Options&), std::string Options::*input,
                    Expected<Printout> (*run)(const Options&, Progress&)) {
    const auto options = std::make_shared<Options>();
    CLI::App* declared = declare(app, *options);
    return {declared, &options->common, &((*options).*input),
            [options, run](Progress& progress) { return run(*options, progress); }};
}

// The commands of one file. Those of several have a header for their options.

/// Binds the character and prints why one vertex got its weights. Errors: those of import, readRecipe,
/// findVertex, bind; Canceled.
Command explainCommand(CLI::App& app);
/// Reads the file and prints what is in it and what is wrong with it. Errors: those of import; Canceled.
Command inspectCommand(CLI::App& app);
/// Learns a style from the finished characters in a folder and writes it. Characters that cannot be learned
/// from are left out. Errors: FileNotFound, StyleTooFew, FileUnwritable; Canceled.
Command learnCommand(CLI::App& app);
/// Reads a character, changes its skeleton as engines want it, writes it. Errors: those of import,
/// changedForEngine, saveScene and writeSkeleton; NotRigged, TargetIsInput.
Command skeletonCommand(CLI::App& app);
/// Reads two files, gives the second weights from the first, writes it. A second file without skeleton takes
/// the first one's. Errors: those of import, transferBetween and export; NotRigged, NoWeights, TargetIsInput.
Command transferCommand(CLI::App& app);
/// Reads a character, gives it weights from a file, mends what is faulty in them, writes its weights, it, or
/// both. A character without skeleton takes that of a RigNet file. Errors: those of import, readWeights,
/// writeWeights and saveScene; NotRigged, TargetIsInput.
Command weightsCommand(CLI::App& app);

/// The whole command line: its declaration and, once it is parsed, what was given.
class Commands {
public:
    Commands();
    Commands(const Commands&) = delete;
    Commands& operator=(const Commands&) = delete;

    CLI::App& app() { return m_app; }
    /// The command that was given, or null for those that speak of the command line itself.
    const Command* chosen() const;
    /// What `help`, `man` and `completions` print: an error when they name what does not exist.
    Expected<Printout> aboutCommands();
    /// The declaration of a command, hidden ones too; null: there is none of that name.
    CLI::App* find(const std::string& name);
    /// Names of the commands, as help lists them.
    std::vector<std::string> names() const;

private:
    void addAbout();

    CLI::App m_app;
    std::string m_helpOf;
    std::string m_shell;
    CLI::App* m_help = nullptr;
    CLI::App* m_man = nullptr;
    CLI::App* m_completions = nullptr;
    std::vector<Command> m_all;
};

/// "There is no command bin. Did you mean bind?"
std::string unknownCommand(const std::string& word, const std::vector<std::string>& names);

/// Whether the arguments ask for the window: none at all, or a file to open in it (and, behind it, where to
/// export to). The option of the window may stand before them.
bool asksForWindow(int argc, const char* const* argv);

/// The option of the window: the view is drawn with the processor.
inline constexpr const char* kSoftwareRendering = "--software-rendering";
/// Takes that option out of the arguments of the window. False: it is not there.
bool takeSoftwareRendering(int& argc, char** argv);

/// The whole of `sinew` on the command line. Returns the exit code: 0 done, 1 failed, 2 usage.
int runCommandLine(int argc, char** argv);

/// What every run of a command needs first: interrupts, plain numbers, libraries that keep quiet. Once, in
/// the main thread, behind the QCoreApplication.
void beginCommandLine();

/// What a command came to.
struct CommandEnd {
    int exitCode = 0;
    std::string error;         ///< the line that says what went wrong; empty: nothing did
    bool lackedMemory = false; ///< where another process might not
};

/// Runs one command in a process that goes on after it: `words` are those behind the name of the program.
/// Results that would be printed are dropped. As often as wanted, once beginCommandLine was called.
CommandEnd runSilently(const std::vector<std::string>& words);

/// Whether the program was called to bind the files that its standard input names (kBindsCommand).
bool asksForBinds(int argc, const char* const* argv);

/// Binds them, one after another, until the standard input ends or somebody interrupts. Nothing is left of a
/// bind for the next one but memory that the system does not take back. Returns the exit code.
int runBinds(int argc, char** argv);

} // namespace sinew
