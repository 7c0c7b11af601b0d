#include "app/cli/Values.h"
#include "app/cli/batch/BatchCommand.h"
#include "app/text/FormatText.h"

#include <QStringList>

namespace sinew {
namespace {

constexpr int kMostJobs = 256;

const char* const kBatchHelp = R"(IN is a folder, whose files of known formats are bound with those of its
subfolders; or a list, a .txt file with one file on each line, relative to the
list, # starts a comment; or one file.

Each file is bound by a process of its own, so one that fails stops nothing.
Started again, a batch does only what is left: a file counts as done if its
output is unchanged and was made from the same input, by the same recipe and
options, by the same version of Sinew. What was done is noted in .sinew beside
the outputs.

Examples:
  sinew batch characters --recipe crowd.json --out bound --jobs 4
  sinew batch characters --recipe crowd.json --out bound --status
  sinew batch list.txt --out bound --lods 0.5,0.25 --json table.json
  sinew batch characters --out bound --list0 | parallel -0 --jobs 8
The scripts parallel.sh and slurm.sh in share/sinew/batch do that with GNU
parallel and with a Slurm array.

Exit codes: 0 all done; 1 to 100 that many files failed, or were left out of a
list because of their names; 101 more than 100. A batch that cannot begin ends
with 1 and one line that says why, wrong usage with 2; neither prints a table.

JSON (sinewBatch names its version):
  version     release of Sinew that wrote it
  recipe      file, empty without
  done, skipped, failed, open
              counts of files; skipped: done before; open: not tried yet
  files       each with input, output, state (done, skipped, failed or open),
              vertices, warnings, seconds and error
)";

CLI::Validator formatName() {
    QStringList names;
    for (const FormatLabel& format : riggedFormats()) {
        for (const QString& extension : format.extensions) {
            names += extension.mid(1);
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
    command.add_option("-o,--out", options.folder, "Folder for the rigged files; it is made (required)")
        ->required()
        ->option_text("DIR")
        ->group(group);
    command
        .add_option("--recipe", options.recipe,
                    "Bind with the settings of this file (default: the default settings)")
        ->option_text("R.json")
        ->group(group);
    command
        .add_option("--skeleton", options.skeleton,
                    "Bind all files to the skeleton of this file (default: each to its own)")
        ->option_text("FILE")
        ->group(group);
    command
        .add_option("--format", options.format,
                    "Format of the outputs (default: that of each input, glb where it cannot be written)")
        ->check(formatName())
        ->option_text("NAME")
        ->group(group);
    command
        .add_flag("--rebuild", options.rebuild,
                  "Write whole files anew (default: an output of its input's format is the input with "
                  "another skin)")
        ->group(group);
    addLodOptions(command, options.lods, group);
}

void addBatchRun(CLI::App& command, BatchOptions& options) {
    const char* group = "Run";
    command.add_option("-j,--jobs", options.jobs, "Number of files bound at a time (default 1)")
        ->check(between(1, kMostJobs))
        ->option_text("N")
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
        .add_option("--json", options.json,
                    "Write the table as JSON; - prints it in place of the text (default: not written)")
        ->option_text("FILE")
        ->group(group);
    addCommonOptions(command, options.common, Writes::Files, group);
}

} // namespace

CLI::App* addBatchCommand(CLI::App& app, BatchOptions& options) {
    CLI::App* command = app.add_subcommand("batch", "Bind many characters, and go on where it was stopped");
    addBatchFiles(*command, options);
    addBatchRun(*command, options);
    command->footer(kBatchHelp);
    return command;
}

} // namespace sinew
