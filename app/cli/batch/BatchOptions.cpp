#include "app/cli/batch/BatchCommand.h"

#include "app/batch/BindWorker.h"
#include "app/batch/Shard.h"
#include "app/check/Requirements.h"
#include "app/cli/CommonOptions.h"
#include "app/text/FormatLabels.h"
#include "app/text/Texts.h"

#include <CLI/Option.hpp>
#include <QStringList>

#include <string>
#include <vector>

namespace sinew {
namespace {

constexpr int kMaxJobs = 256;
constexpr int kMaxFilesPerProcess = 1'000'000;

const char* const kBatchHelp = R"(IN is a folder, whose files of known formats are bound with those of its
subfolders; or a list, a .txt file with one file on each line, relative to the
list, # starts a comment; or one file.

Files are bound by other processes, --jobs of them, so one that fails stops
nothing. Started again, a batch does only what is left: a file counts as done
if its output is unchanged and was made from the same input, by the same recipe
and options, by the same version of Sinew. What was done is noted in .sinew
beside the outputs.

Examples:
  sinew batch characters --recipe crowd.json --out bound --jobs 4
  sinew batch characters --recipe crowd.json --out bound --status
  sinew batch list.txt --out bound --lods 0.5,0.25 --json table.json
  sinew batch characters --out bound --shard 3/8
  sinew batch characters --out bound --list --json -
  sinew batch characters --out bound --require "unweighted=0, bleed<1%" \
              --quarantine rejected
Scripts in share/sinew/batch run a batch on farms: with GNU parallel, Slurm,
OpenCue, Deadline and Kubernetes.

Exit codes: 0 all done; 1 to 100 that many files failed, or were left out of a
list because of their names; 101 more than 100. A batch that cannot begin ends
with 1 and one line that says why, wrong usage with 2; neither prints a table.

JSON (sinewBatch names its version):
  version     release of Sinew that wrote it
  recipe      file, empty without
  done, skipped, failed, open
              counts of files; skipped: done before; open: not tried yet
  rejected    how many of those that failed missed a requirement
  files       each with input, output, state (done, skipped, failed or open),
              vertices, warnings, seconds, rejected and error

JSON of --list, an array with an object for each file that is not done:
  command     the program and its arguments, which do that file alone
  input, output
              files
  seconds     what one core will take, guessed from the sizes of the files
  memoryBytes guessed as well
)";

CLI::Validator shardName() {
    return CLI::Validator(
        [](std::string& word) {
            return shardFrom(word)
                       ? std::string()
                       : "choose I/N, the shard I of N, with 1 <= I <= N <= " + std::to_string(kMaxShards) +
                             butNot(word);
        },
        "");
}

/// The words of an error as CLI11 has them, which puts the stop itself.
std::string withoutFinalStop(const Error& error) {
    std::string text = errorText(error).toStdString();
    if (text.ends_with('.')) {
        text.pop_back();
    }
    return text;
}

/// Puts them into one writing, so that spaces make no other batch.
CLI::Validator requirementTexts() {
    return CLI::Validator(
        [](std::string& text) {
            const Expected<std::vector<Requirement>> all = parseRequirements(text);
            if (!all) {
                return withoutFinalStop(all.error());
            }
            if (const Expected<void> alone = checkWithoutReference(*all); !alone) {
                return withoutFinalStop(alone.error());
            }
            text.clear();
            for (const Requirement& each : *all) {
                text += (text.empty() ? "" : ", ") + requirementText(each);
            }
            return std::string();
        },
        "");
}

CLI::Validator formatName() {
    QStringList names;
    for (const FormatLabel& format : riggedFormats()) {
        for (const QString& extension : format.extensions) {
            names += extension.startsWith('.') ? extension.mid(1) : extension;
        }
    }
    const std::string choices = names.join('|').toStdString();
    return CLI::Validator(
        [names, choices](std::string& word) {
            const bool known = names.contains(QString::fromStdString(word));
            return known ? std::string() : "choose " + choices + ", not " + word;
        },
        "", choices);
}

void addBatchFiles(CLI::App& command, BatchOptions& options) {
    const char* group = "Files";
    command.add_option("IN", options.input, "Folder, list of files, or file")->required();
    command
        .add_option("-o,--out", options.batch.folder, "Folder for the rigged files; it is made (required)")
        ->required()
        ->option_text("DIR")
        ->group(group);
    command
        .add_option("--recipe", options.batch.recipe,
                    "Bind with the settings of this file (default: the default settings)")
        ->option_text("R.json")
        ->group(group);
    command
        .add_option(
            "--style", options.batch.style,
            "Take solver, stiffness, smoothing and pruning from this style of sinew learn (default: none)")
        ->option_text("FILE")
        ->group(group);
    command
        .add_option("--skeleton", options.batch.skeleton,
                    "Bind all files to the skeleton of this file (default: each to its own)")
        ->option_text("FILE")
        ->group(group);
    command
        .add_option("--format", options.batch.format,
                    "Format of the outputs (default: that of each input, glb where it cannot be written)")
        ->check(formatName())
        ->option_text("NAME")
        ->group(group);
    command
        .add_flag("--rebuild", options.batch.rebuild,
                  "Write whole files anew (default: an output of its input's format is the input with "
                  "another skin)")
        ->group(group);
    addPackedOption(command, options.batch.packed, group);
    addLodOptions(command, options.batch.lods, group);
}

void addBatchGate(CLI::App& command, BatchOptions& options) {
    const char* group = "Requirements";
    CLI::Option* require =
        command
            .add_option("--require", options.batch.requirements,
                        "What every output has to meet, as sinew check measures it; one that does not "
                        "counts as failed (default: nothing)")
            ->transform(requirementTexts())
            ->option_text("TEXT")
            ->group(group);
    CLI::Option* quarantine =
        command
            .add_option("--quarantine", options.batch.quarantine,
                        "Folder that outputs which miss a requirement go to, with their reports; it is "
                        "made (default: none; needed with --require)")
            ->option_text("DIR")
            ->group(group);
    require->needs(quarantine);
    quarantine->needs(require);
}

void addBatchRun(CLI::App& command, BatchOptions& options) {
    const char* group = "Run";
    command.add_option("-j,--jobs", options.batch.jobs, "Number of files bound at a time (default 1)")
        ->check(between(1, kMaxJobs))
        ->option_text("N")
        ->group(group);
    command
        .add_option("--files-per-process", options.batch.filesPerProcess,
                    byDefault("Number of files that a process binds before a new one takes its place",
                              std::to_string(kFilesPerProcess)))
        ->check(between(1, kMaxFilesPerProcess))
        ->option_text("N")
        ->group(group);
    command
        .add_option_function<std::string>(
            "--shard", [&options](const std::string& text) { options.batch.shard = *shardFrom(text); },
            "Do only the files of one shard, the I-th of N, so that N machines do all of them without "
            "knowing of each other (default: all files)")
        ->check(shardName())
        ->option_text("I/N")
        ->group(group);
    command
        .add_flag("--list", options.list,
                  "Bind nothing, print a command for each file that is not done; they can run in any order, "
                  "at the same time, on other machines (default: bind)")
        ->group(group);
    command
        .add_flag("--list0", options.listEndedByNul,
                  "As --list, but end each command with a NUL in place of a line feed, for parallel -0 and "
                  "xargs -0; it also lists names with line feeds (default: --list leaves them out)")
        ->group(group);
    command
        .add_flag("--status", options.status,
                  "Bind nothing, print the table of what is done and what failed (default: bind)")
        ->group(group);
    command
        .add_option(
            "--json", options.json,
            "Write the table, or the list of --list, as JSON; - prints it in place of the text (default: "
            "not written)")
        ->option_text("FILE")
        ->group(group);
    addCommonOptions(command, options.common, Writes::Files, group);
}

} // namespace

CLI::App* addBatchCommand(CLI::App& app, BatchOptions& options) {
    CLI::App* command = app.add_subcommand("batch", "Bind many characters, and go on where it was stopped");
    addBatchFiles(*command, options);
    addBatchGate(*command, options);
    addBatchRun(*command, options);
    command->footer(kBatchHelp);
    return command;
}

} // namespace sinew
