#include "app/cli/Values.h"
#include "app/cli/rig/RigCommand.h"
#include "app/text/FormatText.h"

namespace sinew {
namespace {

const char* const kRigHelp = R"(The character has to stand upright, arms in a T- or A-pose, or on four legs.

Markers are places on the surface or inside, in a JSON file in the character's
units, Y up; left and right are the character's own:
  {"chin": [0, 1.5, 0.1], "leftWrist": [0.7, 1.4, 0], "groin": [0, 0.85, 0.05]}
Of a biped: chin, leftWrist, leftElbow, groin, leftKnee, leftAnkle, and the same
of the right. On four legs: head, neck, leftFrontKnee, leftFrontPaw, tail,
leftHindKnee, leftHindPaw. A marker of one side stands for both. Markers that are
missing are guessed; the report lists them, so that they can be corrected.

A rigged file as template keeps its names and its hierarchy. Its names have to
say which joints are hips, head, arms and legs.

Examples:
  sinew rig body.obj -o body_rigged.glb
  sinew rig body.obj --markers m.json --names unreal --twists 1 -o body.fbx
  sinew rig monster.glb --template hero.fbx -o monster_rigged.glb --report -
  sinew rig figure.png --template paper-doll -o figure.glb
  sinew rig dog.obj --template quadruped --tail 5 --names blender -o dog.glb

JSON (sinewRig names its version):
  version     release of Sinew that wrote it
  file, template, names
  markers     for each marker its place; a file for --markers
  guessed     for each marker that was guessed its confidence, 0 to 1
  joints      each with name, parent, position, confidence (0 to 1), reason
              (marker, section, bend, girth, branch, path, proportion, mirrored)
              and inside (the volume)
  outputs     files that were written, each with file and bytes
)";

CLI::Validator namingNames() {
    std::string choices;
    for (const NamingKind& naming : rigNamings()) {
        choices += (choices.empty() ? "" : "|") + std::string(naming.key);
    }
    return CLI::Validator(
        [](std::string& word) {
            for (const NamingKind& naming : rigNamings()) {
                if (word == naming.key) {
                    return std::string();
                }
            }
            return "there are no names of " + word;
        },
        "", choices);
}

/// Hands of four fingers have no names in any convention.
CLI::Validator fingerCounts() {
    return CLI::Validator(
        [](std::string& word) {
            const bool known = word.size() == 1 && std::string("01235").find(word) != std::string::npos;
            return known ? std::string() : "choose 0, 1, 2, 3 or 5, not " + word;
        },
        "", "0|1|2|3|5");
}

void addRigFiles(CLI::App& command, RigOptions& options) {
    command
        .add_option("MESH", options.input,
                    "A character: " + formatNames(mainCharacterFormats()).toStdString())
        ->required();
    command
        .add_option("-o,--output", options.output,
                    "File to write: " + formatExtensions(riggedFormats()).toStdString() + " (required)")
        ->required()
        ->option_text("FILE");
    command
        .add_option(
            "--template", options.shape,
            "biped, quadruped, paper-doll (a biped of a picture, without fingers and toes), or a rigged file "
            "whose skeleton is fitted (default biped)")
        ->option_text("NAME");
    command
        .add_option("--markers", options.markers, "Places of joints, see below (default: they are guessed)")
        ->option_text("FILE");
    command
        .add_option("--report", options.report,
                    "Write a report as JSON; - prints it in place of the summary (default: not written)")
        ->option_text("FILE");
}

void addRigJoints(CLI::App& command, RigOptions& options) {
    const char* group = "Joints";
    RigTemplateSettings& settings = options.settings;
    command.add_option("--names", options.naming, "Names of the joints (default mixamo)")
        ->check(namingNames())
        ->group(group);
    command.add_option("--spine", settings.spine, "Joints between hips and neck (default 3)")
        ->check(between(1, 4))
        ->option_text("N")
        ->group(group);
    command.add_option("--fingers", settings.fingers, "Fingers of a hand: 0, 1, 2, 3 or 5 (default 5)")
        ->check(fingerCounts())
        ->option_text("N")
        ->group(group);
    command.add_option("--twists", settings.twists, "Twist joints in each half of a limb (default 0)")
        ->check(between(0, 3))
        ->option_text("N")
        ->group(group);
    command.add_option("--tail", settings.tail, "Joints of a tail, on four legs (default 3)")
        ->check(between(0, 8))
        ->option_text("N")
        ->group(group);
    command.add_flag("--no-toes", options.noToes, "No joints for the toes (default: one a foot)")
        ->group(group);
    command.add_flag("--jaw", settings.jaw, "A joint for the jaw (default: none)")->group(group);
    command.add_flag("--eyes", settings.eyes, "Joints for the eyes (default: none)")->group(group);
    command.add_flag("--ends", settings.ends, "Joints at the ends of the last bones (default: none)")
        ->group(group);
}

} // namespace

CLI::App* addRigCommand(CLI::App& app, RigOptions& options) {
    CLI::App* command = app.add_subcommand("rig", "Make a skeleton for a mesh without one, and bind it");
    addRigFiles(*command, options);
    addRigJoints(*command, options);
    command->add_flag("--no-mirror", options.notMirrored,
                      "Markers of one side do not stand for the other (default: they do)");
    command->add_flag("--no-bind", options.noBind,
                      "Write the skeleton without weights (default: the mesh is bound to it)");
    addCommonOptions(*command, options.common, Writes::Files);
    command->footer(kRigHelp);
    return command;
}

} // namespace sinew
