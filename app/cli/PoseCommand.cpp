#include "app/cli/PoseCommand.h"

#include "app/cli/BindSummary.h"
#include "app/cli/Print.h"
#include "app/cli/Targets.h"
#include "app/cli/Values.h"
#include "app/pose/PoseFile.h"
#include "app/pose/PosedScene.h"
#include "app/report/BindRun.h"
#include "app/text/Numbers.h"
#include "core/io/ExportScene.h"
#include "core/io/ImportScene.h"

#include <filesystem>
#include <system_error>

namespace sinew {
namespace {

constexpr Names<Deformer, 2> kDeformerNames{
    {{"lbs", Deformer::LinearBlend}, {"dqs", Deformer::DualQuaternion}}};

const char* const kHelp = R"(POSE.json names the joints that move, all others stay in the bind pose:
  {"LeftArm": {"rotate": [0, 0, 45]}, "Hips": {"translate": [0, -0.1, 0]}}

  rotate     [x, y, z] degrees about the joint's own axes in the bind pose:
             first x, then the turned y, then the twice turned z;
             R = Rx * Ry * Rz. In Blender this is the rotation mode ZYX.
  translate  [x, y, z] in the file's unit along the axes of the parent joint in
             the bind pose (of the model for a root). In Blender a pose bone's
             location lies along the bone's own axes: turn it by the bone's
             rest rotation relative to its parent.
  A joint first turns about itself, then moves: parentFromJoint =
  translate * parentFromJointBind * R. What hangs below goes along.

Examples:
  sinew pose knight_rigged.fbx --pose wave.json -o wave.obj
  sinew pose knight_rigged.glb --pose wave.json --deformer dqs -o wave.glb
)";

Expected<ImportedScene> readRigged(const std::string& file, Progress& progress) {
    Expected<ImportedScene> imported = importScene(file, progress);
    if (!imported) {
        return imported;
    }
    const Scene& scene = imported->scene;
    if (scene.skeleton.empty()) {
        return fail(ErrorCode::NoSkeleton, {file});
    }
    if (std::ranges::none_of(scene.parts, [](const Part& part) { return part.weights != nullptr; })) {
        return fail(ErrorCode::NoWeights, {file});
    }
    return imported;
}

std::string summary(const PoseOptions& options, const Pose& pose, const Notices& notices) {
    const auto moved =
        std::ranges::count_if(pose.joints, [](const JointPose& joint) { return joint != JointPose(); });
    std::error_code problem;
    const auto bytes = static_cast<std::size_t>(std::filesystem::file_size(options.output, problem));
    std::string text = "Posed " + options.input + ": " +
                       countText(static_cast<std::size_t>(moved), "joint", "joints") + " moved, " +
                       (options.deformer == Deformer::LinearBlend ? "linear blend" : "dual quaternion") +
                       " skinning\n";
    if (!notices.empty()) {
        text += "Good to know\n" + noticeLines(notices);
    }
    return text + "Wrote\n" + columns({{options.output, problem ? "" : sizeText(bytes)}});
}

} // namespace

CLI::App* addPoseCommand(CLI::App& app, PoseOptions& options) {
    CLI::App* command = app.add_subcommand("pose", "Write the mesh of a rigged file as it looks in a pose");
    command->add_option("RIGGED", options.input, "A file with skeleton and weights: FBX, GLB, glTF, DAE")
        ->required();
    command->add_option("--pose", options.pose, "How the joints turn and move, see below (required)")
        ->required()
        ->option_text("POSE.json");
    command->add_option("-o,--output", options.output, "Mesh to write: .obj, .glb, .gltf or .fbx (required)")
        ->required()
        ->option_text("FILE");
    command
        ->add_option(
            "--deformer", options.deformer,
            "lbs blends matrices as engines do; dqs blends dual quaternions and keeps the volume of twisted "
            "limbs (default lbs)")
        ->transform(namesOf(kDeformerNames))
        ->option_text("NAME");
    command->add_option("--threads", options.threads, "Threads to use (default 0: all the machine has)")
        ->check(between(0, 256))
        ->option_text("N");
    command->footer(kHelp);
    return command;
}

Expected<void> runPose(const PoseOptions& options, Progress& progress) {
    if (Expected<void> checked = checkTarget(options.output, writableExtensions()); !checked) {
        return checked;
    }
    const Expected<ImportedScene> imported = readRigged(options.input, progress);
    if (!imported) {
        return fail(imported.error());
    }
    const Expected<Pose> pose = readPose(options.pose, imported->scene.skeleton);
    if (!pose) {
        return fail(pose.error());
    }
    progress.report(Stage::Deform, 0.0);
    const Scene posed = posedScene(imported->scene, *pose, options.deformer);
    const Expected<Notices> notices = exportScene(posed, options.output, ExportSettings(), progress);
    if (!notices) {
        return fail(notices.error());
    }
    Notices all = imported->notices;
    append(all, *notices);
    return print(summary(options, *pose, all));
}

} // namespace sinew
