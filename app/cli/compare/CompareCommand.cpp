#include "app/cli/compare/CompareCommand.h"

#include "app/cli/compare/CompareFiles.h"
#include "app/cli/compare/CompareHelp.h"
#include "app/cli/compare/CompareSolvers.h"
#include "core/solve/Solvers.h"

#include <CLI/Option.hpp>

namespace sinew {
namespace {

CLI::Validator solverKeyOrAll() {
    std::string choices = "all";
    for (const Solver& solver : solvers()) {
        choices += '|';
        choices += solver.key;
    }
    return CLI::Validator(
        [](std::string& word) {
            const bool known = word == "all" || findSolver(word) != nullptr;
            return known ? std::string() : "choose all, or some of " + solverKeys() + ", not " + word;
        },
        "", choices);
}

/// Around the names of a list that people write with spaces.
CLI::Validator withoutSpaces() {
    return CLI::Validator(
        [](std::string& word) {
            const std::size_t first = word.find_first_not_of(' ');
            const std::size_t last = word.find_last_not_of(' ');
            word = first == std::string::npos ? std::string() : word.substr(first, last - first + 1);
            return std::string();
        },
        "");
}

CLI::Option* addSolvers(CLI::App& command, CompareOptions& options) {
    return command
        .add_option(
            "--solvers", options.solvers,
            "Bind REFERENCE with each of these solvers, in place of CANDIDATE, and say how near they "
            "come to its weights: all, or names with commas between them (default: compare CANDIDATE)")
        ->delimiter(',')
        ->allow_extra_args(false)
        ->check(solverKeyOrAll())
        ->transform(withoutSpaces())
        ->option_text("all|LIST");
}

/// What makes sense with several solvers alone.
void addSolverOptions(CLI::App& command, CompareOptions& options, CLI::Option* solvers) {
    const std::size_t before = command.get_options().size();
    command.add_flag("--per-joint", options.perJoint,
                     "Show which solver comes nearest at each joint (default: only how often each does)");
    command
        .add_option(
            "--snapshot", options.snapshot,
            "Write pictures into this folder: of each solver's character, bent, and of its difference "
            "from the reference (default: none)")
        ->option_text("DIR");
    addBindSettingOptions(command, options.bind);
    const auto declared = command.get_options([](CLI::Option*) { return true; });
    for (std::size_t i = before; i < declared.size(); ++i) {
        declared[i]->needs(solvers);
    }
}

} // namespace

CLI::App* addCompareCommand(CLI::App& app, CompareOptions& options) {
    CLI::App* command =
        app.add_subcommand("compare", "Compare the weights of two files, or of several solvers");
    command
        ->add_option("REFERENCE", options.reference,
                     "Rigged file with the reference weights; with --solvers the character to bind")
        ->required();
    CLI::Option* candidate =
        command->add_option("CANDIDATE", options.candidate, "Rigged file to compare with it");
    CLI::Option* nearest =
        command->add_flag("--nearest-bone", options.nearestBone,
                          "Compare weights that bind every vertex to its nearest bone, in place of CANDIDATE "
                          "(default: compare CANDIDATE)");
    CLI::Option* solvers = addSolvers(*command, options);
    command->add_flag("--json", options.json, "Print JSON for programs (default: text for people)");
    addCommonOptions(*command, options.common, Writes::Files);
    addSolverOptions(*command, options, solvers);
    command->footer(compareHelp());
    command->parse_complete_callback([candidate, nearest, solvers] {
        const int given = static_cast<int>(!candidate->empty()) + static_cast<int>(!nearest->empty()) +
                          static_cast<int>(!solvers->empty());
        if (given == 0) {
            throw CLI::RequiredError("Either CANDIDATE, --nearest-bone or --solvers");
        }
        if (given > 1) {
            throw CLI::ValidationError(
                "Either CANDIDATE, --nearest-bone or --solvers can be given, not several of them");
        }
    });
    return command;
}

Expected<Printout> runCompare(const CompareOptions& options, Progress& progress) {
    return options.solvers.empty() ? compareFiles(options, progress) : compareSolvers(options, progress);
}

} // namespace sinew
