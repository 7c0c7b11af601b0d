#include "app/cli/CommandLine.h"

#include "app/cli/CommonOptions.h"
#include "app/cli/InputOutput.h"
#include "app/cli/terminal/Printout.h"
#include "app/files/Overwriting.h"
#include "app/style/StyleFile.h"
#include "app/style/StyleTrials.h"
#include "app/text/FormatLabels.h"
#include "app/text/Texts.h"
#include "core/base/Error.h"
#include "core/io/Formats.h"
#include "core/io/export/OutputSet.h"

#include <CLI/App.hpp>

#include <algorithm>
#include <filesystem>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

namespace sinew {
namespace {

namespace fs = std::filesystem;

/// One character is no style.
constexpr std::size_t kFewestExamples = 2;

/// The command line of `sinew learn`.
struct LearnOptions {
    std::string folder;
    std::string output;
    CommonOptions common;
};

using LearnRows = std::vector<std::pair<std::string, std::string>>;

/// What learning came to.
struct LearnRun {
    std::vector<StyleExample> examples;
    LearnRows leftOut; ///< file and why
};

bool mayBeCharacter(const fs::path& file) {
    const Format* format = formatOf(file);
    return format != nullptr && !format->picture && hasEndingOf(file, characterFormats());
}

/// The characters in a folder, by their names. Errors: FileNotFound, FileUnreadable.
Expected<std::vector<fs::path>> charactersIn(const fs::path& folder) {
    std::error_code problem;
    if (!fs::exists(folder, problem)) {
        return fail(ErrorCode::FileNotFound, {folder.string()});
    }
    std::vector<fs::path> files;
    fs::directory_iterator at(folder, problem);
    for (; !problem && at != fs::directory_iterator(); at.increment(problem)) {
        if (mayBeCharacter(at->path())) {
            files.push_back(at->path());
        }
    }
    if (problem) {
        return fail(ErrorCode::FileUnreadable, {folder.string(), problem.message()});
    }
    std::ranges::sort(files);
    return files;
}

Expected<StyleExample> exampleFrom(const fs::path& file, const LearnOptions& options, Progress& progress) {
    SINEW_TRY(const ImportedScene imported, readRigged(file.string(), options.common.read, progress));
    return styleExample(imported.scene, file.filename().string(), progress);
}

/// A file that cannot be learned from is left out, and told.
Expected<LearnRun> readExamples(const LearnOptions& options, Progress& progress) {
    SINEW_TRY(const std::vector<fs::path> files, charactersIn(options.folder));
    LearnRun run;
    for (const fs::path& file : files) {
        Expected<StyleExample> example = exampleFrom(file, options, progress);
        if (example) {
            run.examples.push_back(std::move(*example));
        } else if (example.error().code == ErrorCode::Canceled) {
            return fail(example.error());
        } else {
            run.leftOut.emplace_back(file.filename().string(), errorText(example.error()).toStdString());
        }
    }
    if (run.examples.size() < kFewestExamples) {
        return fail(ErrorCode::StyleTooFew,
                    {options.folder, std::to_string(run.examples.size()), std::to_string(kFewestExamples)});
    }
    return run;
}

std::string learnSummary(const LearnRun& run, const HouseStyle& style, const std::string& output) {
    std::string text = "Learned a style from " + countText(run.examples.size(), "character", "characters") +
                       "\n" + columns(styleLines(style));
    if (!run.leftOut.empty()) {
        text += "Left out\n" + columns(run.leftOut);
    }
    return text + "Wrote " + output + "\n";
}

Expected<Printout> runLearn(const LearnOptions& options, Progress& progress) {
    const bool printed = options.output == kStandardOutput;
    if (!printed) {
        SINEW_CHECK(checkTarget(options.output));
    }
    SINEW_TRY(const LearnRun run, readExamples(options, progress));
    const HouseStyle style = learnStyle(run.examples);
    Printout printout;
    if (printed) {
        printout.result = styleText(style);
        return printout;
    }
    OutputSet outputs;
    SINEW_CHECK(outputs.add(options.output, styleText(style)));
    SINEW_CHECK(outputs.place(progress));
    printout.summary = learnSummary(run, style, options.output);
    return printout;
}

const char* const kLearnHelp =
    R"(FOLDER holds characters of one maker, finished, each with its own skeleton and
weights; subfolders are not read. Each is bound several times, and the settings
that come nearest to its weights on all of them become the style.

The style knows two kinds of characters: those of one surface, whose largest
shell has two thirds of the area or more, and those of several shells. Of each
kind it learns the solver, whether shells may be rigid, stiffness, smoothing and
which weights are too small. What n characters agree on goes n / (n + 1) of the
distance from the default; what harms any of them is not learned. Widths and
centres of bends by kind of joint are told, but a bind does not use them.

Examples:
  sinew learn studio/finished -o studio.style
  sinew bind hero.fbx --style studio.style -o hero_rigged.fbx

Style (JSON; sinewStyle names its version):
  version     release of Sinew that wrote it
  prior       characters that the defaults count for
  examples    characters that it was learned from
  influences  joints that move a vertex, the mean
  surfaces    of each surface (one or several) examples; bind, what a bind
              takes: solver, rigidShells, alpha, smoothing, pruneBelow; artist,
              the same before the prior; difference and usualDifference: how far
              the characters' weights are from what comes nearest and from the
              defaults (0 to 2)
  joints      of each kind examples, joints; width, center, usualWidth and
              usualCenter of its bends, in limb radii
)";

CLI::App* addLearnCommand(CLI::App& app, LearnOptions& options) {
    CLI::App* command =
        app.add_subcommand("learn", "Learn how a maker binds from finished characters, as a style");
    command->add_option("FOLDER", options.folder, "Folder of finished characters")->required();
    command
        ->add_option("-o,--output", options.output,
                     "Style to write; - prints it in place of the summary (required)")
        ->required()
        ->option_text("FILE");
    addCommonOptions(*command, options.common, Writes::Files);
    command->footer(kLearnHelp);
    return command;
}

} // namespace

Command learnCommand(CLI::App& app) {
    return makeCommand(app, addLearnCommand, &LearnOptions::folder, runLearn);
}

} // namespace sinew
