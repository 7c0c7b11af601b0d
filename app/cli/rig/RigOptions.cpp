#include "app/cli/CommonOptions.h"
#include "app/cli/rig/RigCommand.h"
#include "app/rig/RigFiles.h"
#include "app/text/FormatLabels.h"
#include "core/rig/BodyVolume.h"

#include <set>

namespace sinew {
namespace {

const char* const kRigHelp =
    R"(The character stands upright (or --up says where its head is), arms in a T- or
A-pose, or on four legs;
a bird with its wings spread, an insect or spider with its legs apart, a hand
with its fingers apart; a snake may lie in any way.

A body that stands on more or fewer legs than the template has is refused, and
the error names the template that fits. --force fits it all the same; so do
markers at the ends of its legs.

Markers are places on the surface or inside, in a JSON file in the character's
units, Y up; left and right are the character's own:
  {"chin": [0, 1.5, 0.1], "leftWrist": [0.7, 1.4, 0], "groin": [0, 0.85, 0.05]}
Of a biped: chin, leftWrist, leftElbow, groin, leftKnee, leftAnkle, and the same
of the right. On four legs: head, neck, leftFrontKnee, leftFrontPaw, tail,
leftHindKnee, leftHindPaw. Of a bird: head, leftWingTip, leftWingBend, leftFoot,
tailTip. Of an insect or spider: head, tailTip, and the ends of its legs from
the front, leftLeg1, leftLeg2, ... Of a snake: head, tailTip. Of a hand: wrist,
thumbTip, indexTip, middleTip, ringTip, littleTip. A marker of one side stands
for both. Markers that are missing are guessed; the report lists them, so that
they can be corrected.

A rigged file as template keeps its names and its hierarchy. Its names have to
say which joints are hips, head, arms and legs; with hands as low as feet it
is one on four legs.

A chain is a tail, hair or a tentacle along a line of places, from its root on:
  {"name": "tail", "joints": 6, "parent": "mixamorig:Hips",
   "places": [[0, 0.9, -0.1], [0, 0.8, -0.4], [0, 0.5, -0.7]]}
or an array of such. Its joints lie in the middle of the volume beneath; without
a parent it hangs below the nearest joint. For cloth set "kind": "ring" puts
"columns" of chains around a skirt, "row" beside each other over a cape. The
line lies on the cloth, from its upper border to its hem.

Examples:
  sinew rig body.obj -o body_rigged.glb
  sinew rig body.obj --markers m.json --names unreal --twists 1 -o body.fbx
  sinew rig monster.glb --template hero.fbx -o monster_rigged.glb --report -
  sinew rig figure.png --template paper-doll -o figure.glb
  sinew rig dog.obj --template quadruped --tail 5 --names blender -o dog.glb
  sinew rig spider.obj --template insect --legs 8 -o spider.glb
  sinew rig fox.obj --template quadruped --chain ears.json -o fox.glb

JSON (sinewRig names its version):
  version     release of Sinew that wrote it
  file, template, names, up
  markers     for each marker its place; a file for --markers
  guessed     for each marker that was guessed its confidence, 0 to 1
  joints      each with name, parent, position, confidence (0 to 1), reason
              (marker, section, bend, thinnest, branch, path, proportion,
              mirrored)
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

CLI::Validator upAxes() {
    return CLI::Validator(
        [](std::string& word) {
            return upOf(word) ? std::string() : "choose y, z, x, -y, -z or -x, not " + word;
        },
        "", "y|z|x|-y|-z|-x");
}

CLI::Validator handSides() {
    return CLI::Validator(
        [](std::string& word) {
            const bool known = word == "left" || word == "right";
            return known ? std::string() : "choose left or right, not " + word;
        },
        "", "left|right");
}

CLI::Validator legCounts() {
    return CLI::Validator(
        [](std::string& word) {
            static const std::set<std::string> kCounts{"4", "6", "8", "10", "12"};
            return kCounts.contains(word) ? std::string() : "choose 4, 6, 8, 10 or 12, not " + word;
        },
        "", "4|6|8|10|12");
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
        .add_option("--template", options.shape,
                    rigShapeNames() + ", or a rigged file whose skeleton is fitted (default biped)")
        ->option_text("NAME");
    command
        .add_option("--markers", options.markers, "Places of joints, see below (default: they are guessed)")
        ->option_text("FILE");
    command
        .add_option("--up", options.up,
                    "Where the head of a character is that lies or stands on its head (default y)")
        ->check(upAxes());
    command
        .add_option("--chain", options.chains,
                    "Add a chain of joints along a line, see below; may be repeated (default: none)")
        ->option_text("FILE")
        ->allow_extra_args(false);
    addReportOption(command, options.report);
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
    command
        .add_option("--fingers", settings.fingers,
                    "Fingers of a hand, 0 to 5; hands that show three or four have no more (default 5)")
        ->check(between(0, 5))
        ->option_text("N")
        ->group(group);
    command.add_option("--twists", settings.twists, "Twist joints in each half of a limb (default 0)")
        ->check(between(0, 3))
        ->option_text("N")
        ->group(group);
    command.add_option("--tail", settings.tail, "Joints of a tail, on four legs or of a bird (default 3)")
        ->check(between(0, 8))
        ->option_text("N")
        ->group(group);
    command.add_option("--legs", settings.legs, "Legs of an insect or spider (default 8)")
        ->check(legCounts())
        ->option_text("N")
        ->group(group);
    command.add_option("--links", settings.links, "Joints along the body of a snake (default 12)")
        ->check(between(3, 64))
        ->option_text("N")
        ->group(group);
    command.add_option("--side", options.side, "Which hand it is: left or right (default left)")
        ->check(handSides())
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
    addPackedOption(*command, options.packed);
    addCommonOptions(*command, options.common, Writes::Files);
    command->get_option("--force")->description(
        "Fit the template although the body stands on other legs, and overwrite input files, and files "
        "beside a .gltf that do not belong to it (default: refuse; an existing output is replaced)");
    command->footer(kRigHelp);
    command->parse_complete_callback([&options] { refusePacked(options.packed, {options.output}); });
    return command;
}

} // namespace sinew
