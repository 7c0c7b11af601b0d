#include "app/cli/avatar/AvatarCommand.h"
#include "app/rig/RigFiles.h"
#include "app/text/FormatLabels.h"

#include <CLI/Error.hpp>

namespace sinew {
namespace {

const char* const kAvatarHelp = R"(Does what a character still lacks of an avatar, in this order:
  --rig        a skeleton, where the file has none, with chains of joints in
               skirts, capes and hair that are shells of their own
  bind         weights, where it has none
  --rest-pose  a T-pose that looks along +Z and stands on the ground, for a VRM
               that is not in one
  --springs    chains of joints that swing: hair, skirt, cape, tail, ears and
               accessories, found by shape and place below the bones of a human
  --colliders  capsules and spheres in body, head, arms and legs that push them
  --expressions, --constraints, --first-person
Whatever the file has stays, unless an option says otherwise.

Springs and colliders are tried in the first animation of the file, or in a
walk cycle: how many vertices of chains are inside of colliders while they hang
as modelled, and while they swing.

--write-avatar writes all of it as JSON, and --avatar takes it back for the same
or another character with joints and parts of the same names. A recipe and a
project hold the same under "avatar". It begins with {"sinewAvatar": 1.

Report (sinewAvatarReport names its version; lengths are metres):
  version     release of Sinew that wrote it
  file        as given
  rigged      joints that were made, or 0
  garments    for which chains of joints were made
  bound       whether weights were made
  restPose    whether it is another one now
  chains      each with name, kind (null: the file's own), joints, groups
  colliders   each with name, joint, shape, radius
  expressions names
  constraints how many
  crossings   clip, steps, vertices (that follow chains), still and swung (those
              inside of colliders, of all steps together), deepest; or null
  baked       whether animations have keys of springs
  notices     each with code, level, subject, count, arguments and text
  outputs     files with their bytes

Examples:
  sinew avatar body.obj -o body.vrm --vrm-author "Ada L."
  sinew avatar hero.fbx -o hero.vrm --vrm-author "Ada L." --expressions auto \
      --constraints auto --first-person Head=thirdPersonOnly
  sinew avatar hero.vrm -o hero.vrm --force --springs keep --colliders auto
  sinew avatar hero.vrm -o hero.glb --bake-springs
  sinew avatar hero.glb -o hero.vrm --avatar hero.avatar.json
)";

CLI::Validator templateNames() {
    std::string choices;
    for (const RigShapeKey& shape : rigShapes()) {
        choices += (choices.empty() ? "" : "|") + std::string(shape.key);
    }
    return CLI::Validator(
        [](std::string& word) {
            return rigShape(word) != nullptr ? std::string()
                                             : "choose one of " + rigShapeNames() + butNot(word);
        },
        "", choices);
}

void addAvatarFiles(CLI::App& command, AvatarOptions& options) {
    command
        .add_option("FILE", options.input,
                    "A character: " + formatNames(mainCharacterFormats()).toStdString() + " and more")
        ->required();
    command
        .add_option("-o,--output", options.output,
                    "File to write: " + formatExtensions(savedFormats()).toStdString() + " (required)")
        ->required()
        ->option_text("FILE");
    command
        .add_option("--avatar", options.avatar,
                    "Take springs, constraints, expressions, first person and licence from a file that "
                    "--write-avatar wrote, or from a recipe or project (default: those of FILE)")
        ->option_text("FILE");
    command
        .add_option(
            "--write-avatar", options.writeAvatar,
            "Write the avatar as JSON for --avatar; - prints it in place of the summary (default: not "
            "written)")
        ->option_text("FILE");
    addReportOption(command, options.report);
}

void addSpringOptions(CLI::App& command, AvatarOptions& options) {
    const char* group = "Springs";
    command
        .add_option("--springs", options.springs,
                    "Chains that swing: auto finds them where FILE has none, keep leaves those of FILE, none "
                    "removes them (default auto)")
        ->transform(namesOf(kAvatarChoiceNames))
        ->option_text("CHOICE")
        ->group(group);
    command
        .add_option("--colliders", options.colliders,
                    "What pushes chains: auto fits them where FILE has none, keep leaves those of FILE, none "
                    "removes them (default auto)")
        ->transform(namesOf(kAvatarChoiceNames))
        ->option_text("CHOICE")
        ->group(group);
    command
        .add_flag("--bake-springs", options.bakeSprings,
                  "Write what springs do into the animations as keys, 60 a second, for programs without "
                  "springs; the file is written anew (default: animations stay)")
        ->group(group);
}

/// One file cannot be two results, and only one of them can be printed.
void refuseClashes(const AvatarOptions& options) {
    if (!options.report.empty() && options.report == options.writeAvatar) {
        throw CLI::ValidationError("--report", "the avatar is written there");
    }
}

} // namespace

CLI::App* addAvatarCommand(CLI::App& app, AvatarOptions& options) {
    CLI::App* command = app.add_subcommand("avatar", "Give a character all that an avatar needs");
    addAvatarFiles(*command, options);
    command->add_option("--rig", options.rig, "Template of the skeleton where FILE has none (default biped)")
        ->check(templateNames());
    addRestPoseOptions(*command, options.rest,
                       "t-pose with --front and --ground for a VRM that is in none, else it stays; keep: it "
                       "stays");
    addSpringOptions(*command, options);
    addFaceOptions(*command, options.face);
    command
        ->add_option("--max-influences", options.maxInfluences,
                     "Largest number of joints that move one vertex, all, or a platform, such as quest or "
                     "unreal-8 (default 4)")
        ->transform(influenceLimit(64))
        ->option_text("N");
    command->add_flag("--rebuild", options.rebuild,
                      "Write the file anew, even where the original could be kept (default: it is kept)");
    addPackedOption(*command, options.packed);
    addVrmOptions(*command, options.vrm);
    addCommonOptions(*command, options.common, Writes::Files);
    command->footer(kAvatarHelp);
    command->parse_complete_callback([&options, command] {
        checkRestPoseOptions(options.rest, *command);
        refuseClashes(options);
        refusePacked(options.packed, {options.output});
    });
    return command;
}

} // namespace sinew
