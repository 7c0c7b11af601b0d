#include "app/cli/check/CheckCommand.h"

#include "app/cli/help/ManPage.h"
#include "app/text/FormatLabels.h"
#include "app/text/Texts.h"

#include <CLI/Error.hpp>

#include <string>

namespace sinew {
namespace {

std::string checkHelp() {
    return "Figures, for --require; those in percent need the sign:\n"
           R"(  unweighted   vertices of polygons without weight
  invalid      vertices with weights that are negative or no numbers, or of
               joints that the skin lacks or names twice
  influences   largest number of joints that move a vertex
  sum          of the weights of a vertex in the file: the highest and lowest
  bleed        percent of the weight that joints have where their bones are far
               through the body; shells that one joint moves alone have none
  stretch      length of edges in a pose, as a multiple of their length in the
               bind pose: what 0.1 % of the edges' length goes beyond, so that
               no sliver decides
  flipped      percent of the triangles that a pose turns inside out
  poke         percent of the triangles that cross others in a pose, and
               crossed none in the bind pose
  volume       percent of the volume that is left in a pose, holes closed;
               shells that enclose nothing do not count
  l1           with --against: difference of the weights, 0 equal .. 2 nothing
               in common, mean over the vertices
  strongest    with --against: percent of the vertices whose strongest joint is
               the reference's
Signs: <, <=, >, >=, =. Upper limits are judged by the highest value over all
poses, lower limits by the lowest.

Poses: each joint with weight bends through its range of motion, alone, by
linear blend skinning; then the body takes stress poses: arms up, deep squat,
fists, look back. Feet attached to the root, as rigs for inverse kinematics
have them, follow their legs.

Where --require is not given:
  )" + wrapped(std::string(kDefaultRequirements), 76, 2) +
           R"(
What cannot be measured then does not count. With --require it fails.

Examples:
  sinew check knight.fbx
  sinew check *.glb --require "influences<=4, bleed<1%, stretch<3"
  sinew check knight_rigged.fbx --against artist.fbx --require "l1<0.3"
  sinew check knight.fbx --page check.html --junit check.xml

Exit codes: 0 all files pass; 1 a file fails or cannot be read, with a line for
each requirement that it misses; 2 wrong usage, such as a requirement that makes
no sense.

JSON (sinewCheck names its version; share/sinew/schema/check.schema.json says
what is in it).
)";
}

void addCheckOutputs(CLI::App& command, CheckOptions& options) {
    const char* group = "Outputs";
    command.add_flag("--json", options.json, "Print JSON for programs (default: text for people)")
        ->group(group);
    addReportOption(command, options.report)->group(group);
    command
        .add_option("--junit", options.junit,
                    "Write JUnit XML for servers of continuous integration (default: not written)")
        ->option_text("FILE")
        ->group(group);
    command
        .add_option("--sheet", options.sheet,
                    "Draw the poses that tell most, the worst places ringed (default: not drawn)")
        ->option_text("PIC.png")
        ->group(group);
    command
        .add_option("--page", options.page,
                    "Write an HTML page that stands alone, with all figures and the poses that tell most "
                    "(default: not written)")
        ->option_text("FILE")
        ->group(group);
}

/// The words of an error as CLI11 has them, which puts the stop itself.
std::string withoutStop(const Error& error) {
    std::string text = errorText(error).toStdString();
    if (text.ends_with('.')) {
        text.pop_back();
    }
    return text;
}

/// Requirements that make no sense are wrong usage, and told before anything is read.
void readRequirements(CheckOptions& options) {
    options.first = options.files.empty() ? std::string() : options.files.front();
    const bool given = !options.require.empty();
    auto requirements = parseRequirements(given ? std::string_view(options.require) : kDefaultRequirements);
    if (!requirements) {
        throw CLI::ValidationError("--require", withoutStop(requirements.error()));
    }
    if (options.against.empty()) {
        if (const Expected<void> checked = checkWithoutReference(*requirements); !checked) {
            throw CLI::ValidationError("--require", withoutStop(checked.error()));
        }
    }
    options.requirements = *std::move(requirements);
}

} // namespace

CLI::App* addCheckCommand(CLI::App& app, CheckOptions& options) {
    CLI::App* command =
        app.add_subcommand("check", "Measure rigged files and fail those that miss requirements");
    command
        ->add_option("FILE", options.files,
                     "Files with skeleton and weights: " + formatNames(weightedFormats()).toStdString())
        ->required();
    CLI::Option* require = command->add_option(
        "--require", options.require,
        "What every file has to fulfil: figures, signs and numbers with commas between them, see below "
        "(default: what good weights of artists fulfil)");
    require->option_text("TEXT");
    command
        ->add_option("--against", options.against,
                     "Compare the weights with those of this file, which has the same mesh and skeleton "
                     "(default: not)")
        ->option_text("FILE");
    addCheckOutputs(*command, options);
    addCommonOptions(*command, options.common, Writes::Files);
    command->parse_complete_callback([&options, require] {
        if (!require->empty() && options.require.empty()) {
            options.require = " "; // given, and says nothing
        }
        readRequirements(options);
    });
    command->footer(checkHelp());
    return command;
}

} // namespace sinew
