#include "app/cli/Values.h"
#include "app/cli/transfer/TransferCommand.h"
#include "app/text/FormatText.h"

namespace sinew {
namespace {

const char* const kTransferHelp = R"(Both characters have to stand in the same place, in the same pose.

Each vertex takes the weights of the nearest place of the other surface, if that
is near enough and faces the same way. The other vertices get theirs from these
by inpainting: the weights spread over the surface and change as little as
possible from one vertex to the next. A shell in which no vertex matches copies
the nearest place, however far it is; a warning says so.

Joints are paired by name. Names of Mixamo, Unreal, Unity, Rigify, 3ds Max Biped
and VRM are understood. The table for other names is JSON,
  {"LeftArm": "arm_l", "Tail": null}
or text with two names on each line, the joint of FROM first:
  LeftArm,arm_l
The weight of a joint without counterpart goes to its nearest parent with one.

Examples:
  sinew transfer body.glb jacket.glb -o jacket_rigged.glb
  sinew transfer hero.fbx outfit.fbx --from-part Body --part Coat -o outfit.fbx
  sinew transfer old.fbx new.fbx --joints Jaw,Tongue -o new_rigged.fbx
  sinew transfer body.glb coat.glb --symmetric -o coat_rigged.glb
  sinew transfer body.glb jacket.obj --map names.csv -o jacket.glb --report -

JSON (sinewTransfer names its version):
  version     release of Sinew that wrote it
  from, to    files
  settings    distance (per cent of the diagonal), angle (degrees),
              flippedNormals, symmetric, smooth, maxInfluences (0: all)
  parts       each with part, vertices, matched, inpainted and far (vertices of
              shells without a match)
  joints      for each joint of FROM its counterpart in TO, or null
  notices     each with code, level, subject, count, arguments and text
  outputs     files that were written, each with file, bytes and
              onlySkinChanged: it is TO with another skin, and a comparison of
              both found no other difference
)";

void addTransferFiles(CLI::App& command, TransferOptions& options) {
    command
        .add_option("FROM", options.from,
                    "A file with skeleton and weights: " + formatNames(weightedFormats()).toStdString())
        ->required();
    command.add_option("TO", options.to, "The file that gets weights; it may have no skeleton yet")
        ->required();
    command
        .add_option("-o,--output", options.output,
                    "File to write: " + formatExtensions(savedFormats()).toStdString() + " (required)")
        ->required()
        ->option_text("FILE");
    command.add_flag("--rebuild", options.rebuild,
                     "Write the whole file anew (default: an output of TO's format is TO with another skin, "
                     "and nothing else is changed)");
    command
        .add_option("--report", options.report,
                    "Write a report as JSON; - prints it in place of the summary (default: not written)")
        ->option_text("FILE");
}

void addTransferChoices(CLI::App& command, TransferChoices& choices) {
    const char* group = "What is transferred";
    command
        .add_option("--from-part", choices.fromParts,
                    "Read the weights of this part of FROM; repeat it for several (default: all parts)")
        ->allow_extra_args(false)
        ->option_text("NAME")
        ->group(group);
    command
        .add_option("--part", choices.parts,
                    "Give weights to this part of TO, the others keep theirs; repeat it for several "
                    "(default: all parts)")
        ->allow_extra_args(false)
        ->option_text("NAME")
        ->group(group);
    command
        .add_option("--joints", choices.joints,
                    "Transfer the weights of these joints of TO only, names with commas between them; the "
                    "others share the rest as before (default: all joints)")
        ->delimiter(',')
        ->allow_extra_args(false)
        ->option_text("LIST")
        ->group(group);
    command
        .add_option("--map", choices.jointTable,
                    "Table of joint names, see below (default: joints are paired by name)")
        ->option_text("FILE")
        ->group(group);
}

void addTransferLimits(CLI::App& command, TransferOptions& options) {
    const char* group = "Matching";
    TransferSettings& settings = options.choices.settings;
    command
        .add_option("--distance", options.distance,
                    "How far the nearest place may be, in per cent of TO's diagonal (default 5)")
        ->check(between(0.0, 100.0))
        ->option_text("PCT")
        ->group(group);
    command
        .add_option("--angle", settings.angle,
                    "How far its normal may be turned from the vertex's at that distance, in degrees; up to "
                    "twice as much where they touch (default 60)")
        ->check(between(0.0, 180.0))
        ->option_text("DEG")
        ->group(group);
    command
        .add_flag("--flipped-normals", settings.flippedNormals,
                  "Let normals match that face the opposite way, as on linings (default: they do not)")
        ->group(group);
    command
        .add_option("--smooth", settings.smoothing,
                    "Rounds of smoothing around inpainted vertices (default 0)")
        ->check(between(0, 1000))
        ->option_text("N")
        ->group(group);
    command
        .add_flag("--symmetric", settings.symmetric,
                  "Give both sides of the mesh mirrored weights: at each vertex the mean of both (default: "
                  "each side its own)")
        ->group(group);
    command
        .add_option("--max-influences", settings.maxInfluences,
                    "Largest number of joints that move one vertex, or all (default 4)")
        ->transform(numberOrAll(64))
        ->option_text("N")
        ->group(group);
}

} // namespace

CLI::App* addTransferCommand(CLI::App& app, TransferOptions& options) {
    CLI::App* command =
        app.add_subcommand("transfer", "Transfer weights from one file to the mesh of another");
    addTransferFiles(*command, options);
    addTransferChoices(*command, options.choices);
    addTransferLimits(*command, options);
    addVrmOptions(*command, options.vrm);
    addCommonOptions(*command, options.common, Writes::Files);
    command->footer(kTransferHelp);
    return command;
}

} // namespace sinew
