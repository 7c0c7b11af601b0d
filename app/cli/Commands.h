#pragma once

#include "app/cli/batch/BatchCommand.h"
#include "app/cli/bind/BindOptions.h"
#include "app/cli/compare/CompareCommand.h"
#include "app/cli/explain/ExplainCommand.h"
#include "app/cli/inspect/InspectCommand.h"
#include "app/cli/pose/PoseCommand.h"
#include "app/cli/rig/RigCommand.h"
#include "app/cli/skeleton/SkeletonCommand.h"
#include "app/cli/terminal/Printout.h"
#include "app/cli/transfer/TransferCommand.h"
#include "app/cli/weights/WeightsCommand.h"

#include <functional>

namespace sinew {

/// A subcommand: where it was declared, and what runs it.
struct Command {
    CLI::App* declared = nullptr;
    const CommonOptions* common = nullptr;
    const std::string* input = nullptr; ///< the file it is about
    std::function<Expected<Printout>(Progress&)> run;
};

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
    template<typename Options>
    void add(CLI::App* declared, const Options& options, const std::string& input,
             Expected<Printout> (*run)(const Options&, Progress&)) {
        m_all.push_back({declared, &options.common, &input,
                         [&options, run](Progress& progress) { return run(options, progress); }});
    }
    void addAbout();

    CLI::App m_app;
    BindOptions m_bind;
    BatchOptions m_batch;
    RigOptions m_rig;
    SkeletonOptions m_skeleton;
    InspectOptions m_inspect;
    ExplainOptions m_explain;
    TransferOptions m_transfer;
    WeightsOptions m_weights;
    PoseOptions m_pose;
    CompareOptions m_compare;
    std::string m_helpOf;
    std::string m_shell;
    CLI::App* m_help = nullptr;
    CLI::App* m_man = nullptr;
    CLI::App* m_completions = nullptr;
    std::vector<Command> m_all;
};

/// "There is no command bin. Did you mean bind?"
std::string unknownCommand(const std::string& word, const std::vector<std::string>& names);

} // namespace sinew
