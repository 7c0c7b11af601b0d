#include "app/cli/bake/BakeCommand.h"
#include "app/text/FormatLabels.h"

#include <algorithm>
#include <string>

namespace sinew {
namespace {

const char* const kNoPoses = "none";

/// A word of --poses.
CLI::Validator groupWord() {
    std::string choices;
    for (const auto& [name, group] : kBakeGroupNames) {
        choices += group == BakeGroup::Keys ? std::string(kNoPoses) : std::string(name) + "|";
    }
    return CLI::Validator(
        [](std::string& word) {
            const auto group = valueOf(kBakeGroupNames, word);
            return word == kNoPoses || (group && *group != BakeGroup::Keys)
                       ? std::string()
                       : "choose motion, pairs, stress, clips or none, not " + word;
        },
        "", choices);
}

const char* const kBakeHelp = R"(A skinning method that engines do not have is shown in many poses. Linear
weights, helper joints and corrective shapes are then made that show the same.
Every third pose is held out: nothing is fitted to it, and it judges the result.

--poses, a list with commas:
  motion  each joint by itself through its range of motion, within its limits
  pairs   each joint bent together with the one above it
  stress  arms up, deep squat, fist, look back
  clips   moments of the clips of RIGGED and of --motion
  none    only the poses of --pose
Poses of --pose are always taken. They are written as sinew pose reads them.

The skin about a joint is all vertices that linear skinning or the result shows
elsewhere than the source in a pose that turns only the joint. A joint is good
where the mean over this skin is at most --good-to in every pose.

Clips get keys for all that drivers do, so the result also shows in programs
that know no drivers.

Report (sinewBake names its version; lengths are millimetres):
  version       release of Sinew that wrote it
  file, to      character and method as --to has it
  maxInfluences joints that may move one vertex; 0: all
  fitted, heldOut
                of all such poses together, or null: poses, meanBefore,
                meanAfter, worstBefore, worstAfter
  crossings     triangles that cross others and crossed none in the bind pose,
                in so many poses: of the source, before and after
  goodTo, good  the gate, and whether every joint passes it
  weightsGain   how much nearer the fitted weights come, or null
  heldVertices  those whose weights were not to change
  undriven      joints that got neither helper nor shape, since drivers know
                joints by name and others before them have the same
  helpers       each with name, source and gain
  shapes        each with name, joint, gain and bytes
  countedShapes towards --shapes, where a symmetric pair is one
  shapeBytes    of all shapes
  joints        each with name, vertices, fitted and heldOut as above, worstPose
                and its mean worstMean, volumeBefore and volumeAfter (the
                smallest in parts of the source's, or null), shapes, helper,
                good and reason: none, locked, painted, name-shared, not-fitted,
                steps-off, shapes-used-up, influence-limit or not-reached
  poses         each with name, joint (or null: several), heldOut, the means and
                worst distances, worstJoint
  seconds       source (shown in all poses), fit, figures
  notices       each with code, level, subject, count, arguments and text
  outputs       files with their bytes

Examples:
  sinew bake knight_rigged.glb -o knight_baked.glb
  sinew bake knight_rigged.fbx -o knight_ue.fbx --to dqs --profile unreal
  sinew bake knight_rigged.glb -o knight_mobile.glb --shapes 0 \
      --max-influences 4
  sinew bake knight_rigged.glb -o knight_baked.glb --pose sit.json \
      --motion run.bvh --good-to 1 --require-good --report -
)";

void addBakeFiles(CLI::App& command, BakeOptions& options) {
    command
        .add_option("RIGGED", options.input,
                    "A file with skeleton and weights: " + formatNames(weightedFormats()).toStdString())
        ->required();
    command
        .add_option("-o,--output", options.output,
                    "File to write: " + formatExtensions(savedFormats()).toStdString() + " (required)")
        ->required()
        ->option_text("FILE");
    addReportOption(command, options.report);
}

void addPoses(CLI::App& command, BakeOptions& options) {
    const char* group = "Poses";
    command
        .add_option("--poses", options.groups,
                    "Groups of poses, see below (default motion,pairs,stress,clips)")
        ->delimiter(',')
        ->allow_extra_args(false)
        ->check(groupWord())
        ->option_text("LIST")
        ->group(group);
    command.add_option("--pose", options.poses, "Take this pose too; repeat it for several (default: none)")
        ->allow_extra_args(false)
        ->option_text("POSE.json")
        ->group(group);
    command
        .add_option("--motion", options.motions,
                    "Take moments of all animations of a BVH, FBX or other file too; repeat it for several "
                    "(default: none)")
        ->allow_extra_args(false)
        ->option_text("FILE")
        ->group(group);
    command.add_option("--memory", options.megabytes, "Megabytes that the bake may take (default 4096)")
        ->check(between(1, 1048576))
        ->option_text("MB")
        ->group(group);
}

void addFit(CLI::App& command, BakeOptions& options) {
    const char* group = "What is baked";
    command
        .add_option("--shapes", options.shapes,
                    "Corrective shapes at most, a symmetric pair counts as one; 0 makes none (default 24)")
        ->check(between(0, 256))
        ->option_text("N")
        ->group(group);
    command
        .add_flag(
            "--no-weights", options.noWeights,
            "Leave the weights as they are where no helper joint needs others (default: they are fitted)")
        ->group(group);
    command
        .add_flag("--no-helpers", options.noHelpers,
                  "Add no joints that turn by fractions of others (default: they are added where they pay)")
        ->group(group);
    addInfluencesOption(command, options.maxInfluences, "as many as RIGGED has, at least 4")->group(group);
    command
        .add_option("--lock", options.locked,
                    "Keep the weights of this joint; repeat it for several (default: none)")
        ->allow_extra_args(false)
        ->option_text("JOINT")
        ->group(group);
    command
        .add_option("--good-to", options.goodTo,
                    "How far the skin about a joint may be from the source, as the mean in any pose, in "
                    "millimetres (default 2)")
        ->check(between(0.001, 1000.0))
        ->option_text("MM")
        ->group(group);
    command
        .add_flag("--require-good", options.requireGood,
                  "End with exit code 1 if a joint is farther; the files are written all the same (default: "
                  "exit code 0)")
        ->group(group);
}

void addBakeExport(CLI::App& command, BakeOptions& options) {
    const char* group = "Export";
    command
        .add_option("--profile", options.profile,
                    "Engine that the file is made for: unity, unreal, godot, godot3, blender, maya, 3dsmax "
                    "or houdini. It decides "
                    "the unit of an FBX and whether --engine-files are written (default blender)")
        ->transform(namesOf(kProfileNames))
        ->option_text("NAME")
        ->group(group);
    addEngineOptions(command, options.engines, group);
    command
        .add_flag("--rebuild", options.rebuild,
                  "Write the whole file anew (default: an output of RIGGED's format is RIGGED with what was "
                  "baked, and nothing else is changed)")
        ->group(group);
    addPackedOption(command, options.packed, group);
    addVrmOptions(command, options.vrm);
}

/// An option without effect is a mistake; so is one file for two results.
void refuseIdleBake(const BakeOptions& options) {
    const auto has = [&](const char* word) {
        return std::ranges::find(options.groups, word) != options.groups.end();
    };
    if (has(kNoPoses) && options.groups.size() > 1) {
        throw CLI::ValidationError("--poses", "none stands alone");
    }
    if (has(kNoPoses) && options.poses.empty()) {
        throw CLI::ValidationError("--poses", "none needs a --pose");
    }
    if (!options.motions.empty() && !options.groups.empty() && !has("clips")) {
        throw CLI::ValidationError("--motion", "it needs clips among --poses");
    }
    if (options.noWeights && options.noHelpers && options.shapes == 0) {
        throw CLI::ValidationError("--shapes", "nothing is left to bake");
    }
    if (!options.report.empty() && options.report == options.output) {
        throw CLI::ValidationError("--report", "the character is written there");
    }
    refuseIdleDeform(options.deform, "--to");
    refusePacked(options.packed, {options.output});
}

} // namespace

CLI::App* addBakeCommand(CLI::App& app, BakeOptions& options) {
    CLI::App* command =
        app.add_subcommand("bake", "Bake a skinning method into weights, joints and shapes for engines");
    addBakeFiles(*command, options);
    addDeformOptions(*command, options.deform, "--to",
                     std::string("Skinning method that the result is to show: ") + kDeformerWords +
                         " (default implicit)");
    addPoses(*command, options);
    addFit(*command, options);
    addDriverOptions(*command, options.drivers);
    addBakeExport(*command, options);
    addCommonOptions(*command, options.common, Writes::Files);
    command->parse_complete_callback([&options] { refuseIdleBake(options); });
    command->footer(kBakeHelp);
    return command;
}

} // namespace sinew
