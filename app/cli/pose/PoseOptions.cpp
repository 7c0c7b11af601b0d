#include "app/cli/pose/PoseCommand.h"

#include "app/cli/CommonOptions.h"
#include "app/text/FormatLabels.h"

#include <string>

namespace sinew {
namespace {

const char* const kPoseHelp = R"(POSE.json lists the joints that move; all others stay in the bind pose:
  {"LeftArm": {"rotate": [0, 0, 45]}, "Hips": {"translate": [0, -0.1, 0]}}

  rotate     [x, y, z] degrees about the joint's own axes in the bind pose:
             first about x, then about the rotated y, then about the twice
             rotated z; R = Rx * Ry * Rz. In Blender: rotation mode ZYX.
  translate  [x, y, z] in the file's unit along the axes of the parent joint in
             the bind pose (of the model for a root). In Blender a pose bone's
             location lies along the bone's own axes: turn it by the bone's
             rest rotation relative to its parent.
  scale      [x, y, z] along the joint's own axes in the bind pose, or one
             number for all three, from 0.01 to 100.
  A joint is scaled, then rotated, then translated, with its children:
  parentFromJoint = translate * parentFromJointBind * R * scale.

Report (sinewPose names its version):
  version             release of Sinew that wrote it
  file                that was posed
  pose, motion        file with the pose, or null
  frame               of the motion, or null
  deformer            as --deformer has it
  joints              names of the joints that the pose moved
  shapes              of each shape that drivers turned on: name and weight
  faces               polygons, of the smooth surface with --subdivision
  flippedFaces        those that the pose turns inside out: their normal faces
                      away from the one that the bones' turn makes of it
  crossingFaces       those that cross others and crossed none in the bind pose
  parts               of each part name, faces, flippedFaces and crossingFaces
  inContact, unconverged
                      vertices, or null without implicit skinning
  outputs             files with their bytes

Examples:
  sinew pose knight_rigged.fbx --pose wave.json -o wave.obj
  sinew pose knight_rigged.glb --pose wave.json --deformer dqs -o wave.glb
  sinew pose knight_rigged.fbx --motion jump.bvh --frame 12 -o jump.obj
  sinew pose knight_rigged.fbx --pose wave.json --deformer blended \
      --dq-blend 0.3 --dq-blend LeftForeArm=1 -o wave.obj
  sinew pose knight_rigged.fbx --pose fist.json --deformer implicit \
      --operator LeftArm=blend --operator LeftIndex1=bulge:0.8 -o fist.obj
  sinew pose knight_rigged.fbx --pose wave.json -o wave.obj \
      --driver "LeftHand=twist:-90@-180,90@180;rotate-y=LeftForeArmTwist"
  sinew pose knight_rigged.fbx --pose wave.json --subdivision 2 -o wave.obj
)";

void addFiles(CLI::App& command, PoseOptions& options) {
    command
        .add_option("RIGGED", options.input,
                    "A file with skeleton and weights: " + formatNames(weightedFormats()).toStdString())
        ->required();
    CLI::Option* pose = command.add_option("--pose", options.pose,
                                           "Rotations and translations of the joints, see below (this or "
                                           "--motion is required)");
    pose->option_text("POSE.json");
    CLI::Option* motion =
        command.add_option("--motion", options.motion,
                           "Take the pose from the first animation of a BVH, FBX or other file instead; "
                           "joints are matched by their names (this or --pose is required)");
    motion->option_text("FILE")->excludes(pose);
    command
        .add_option("--frame", options.frame,
                    "Frame of the motion as its file counts them, from 0 (default 0)")
        ->check(CLI::NonNegativeNumber)
        ->needs(motion)
        ->option_text("NUMBER");
    command
        .add_option("-o,--output", options.output,
                    "Mesh to write: " + formatExtensions(meshFormats()).toStdString() + " (required)")
        ->required()
        ->option_text("FILE");
    command
        .add_option("--report", options.report,
                    "Write a report as JSON, with the faces that the pose flips or pushes through others; - "
                    "prints it in place of the summary (default: not written)")
        ->option_text("FILE");
}

/// An option without effect is a mistake; so is one file for two results.
void refuseIdle(const PoseOptions& options) {
    if (options.pose.empty() && options.motion.empty()) {
        throw CLI::RequiredError("--pose or --motion");
    }
    if (!options.report.empty() && options.report == options.output) {
        throw CLI::ValidationError("--report", "the mesh is written there");
    }
    refuseIdleDeform(options.deform, "--deformer");
}

} // namespace

CLI::App* addPoseCommand(CLI::App& app, PoseOptions& options) {
    CLI::App* command = app.add_subcommand("pose", "Write the mesh of a rigged file in a pose");
    addFiles(*command, options);
    addDeformOptions(*command, options.deform, "--deformer",
                     std::string("Skinning method: lbs, classic linear as in engines; ") + kDeformerWords +
                         " (default lbs)");
    command->add_option("--dual-share", options.deform.formerDqBlends)
        ->check(dqBlendForm())
        ->allow_extra_args(false)
        ->group(""); // the former name of --dq-blend
    addDriverOptions(*command, options.drivers);
    addPseudoEdgeOption(
        *command, options.pseudoEdges,
        "Connect two joints by a pseudo-edge: where the pose moves one, both turn as their edges "
        "do, in flat characters by signed angles. A joint that the pose turns itself keeps that "
        "turn; repeat it for several (default: none)",
        "Pseudo-edges");
    addSubdivisionOptions(*command, options.subdivision, "Write and judge the smooth surface");
    addCommonOptions(*command, options.common, Writes::Files);
    command->parse_complete_callback([&options] { refuseIdle(options); });
    command->footer(kPoseHelp);
    return command;
}

} // namespace sinew
