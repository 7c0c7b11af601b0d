#include "app/cli/pose/PoseCommand.h"

#include "app/cli/CommonOptions.h"
#include "app/cli/InputOutput.h"
#include "app/cli/terminal/Printout.h"
#include "app/files/Overwriting.h"
#include "app/files/ReadFile.h"
#include "app/pose/PoseFile.h"
#include "app/report/BindReportJson.h"
#include "app/text/Numbers.h"
#include "app/text/Texts.h"
#include "core/base/Error.h"
#include "core/deform/Deform.h"
#include "core/io/ExportScene.h"
#include "core/io/ImportScene.h"
#include "core/scene/ClipPose.h"
#include "core/skeleton/JointNames.h"
#include "core/skeleton/Skeleton.h"

#include <filesystem>
#include <string>
#include <system_error>
#include <vector>

namespace sinew {
namespace {

using Rows = std::vector<std::pair<std::string, std::string>>;

std::string directSkinningText(Deformer deformer) {
    switch (deformer) {
    case Deformer::DualQuaternion:
        return "dual quaternion skinning";
    case Deformer::Blended:
        return "weight blended skinning";
    case Deformer::CentersOfRotation:
        return "skinning with centres of rotation";
    case Deformer::LinearBlend:
        break;
    }
    return "classic linear skinning";
}

std::string deformerText(const DeformSettings& settings) {
    return (settings.implicit ? "implicit skinning over " : "") + directSkinningText(settings.deformer);
}

std::string implicitText(const PosedScene& posed, const Skeleton& skeleton) {
    std::string text =
        "Implicit skinning\n" + columns({{"in contact", countText(posed.contacts, "vertex", "vertices")},
                                         {"unconverged", countText(posed.notReached, "vertex", "vertices")}});
    Rows capsules;
    for (std::size_t j = 0; j < posed.skin->origins.size(); ++j) {
        const FieldOrigin origin = posed.skin->origins[j];
        if (origin != FieldOrigin::None && origin != FieldOrigin::Hermite) {
            capsules.emplace_back(skeleton.joints[j].name, fieldOriginText(origin).toStdString());
        }
    }
    return capsules.empty() ? text : text + "Fields without a fit\n" + columns(capsules);
}

/// What `sinew pose` prints when it is done: what was posed, how, how implicit skinning fared, what was
/// written.
std::string poseSummary(const PoseOptions& options, const DeformSettings& settings,
                        const ImportedScene& rigged, const Pose& pose, const PosedScene& posed,
                        const std::vector<std::filesystem::path>& written) {
    const auto moved =
        std::ranges::count_if(pose.joints, [](const JointPose& joint) { return joint != JointPose(); });
    std::string text = "Posed " + options.input + ": " +
                       countText(static_cast<std::size_t>(moved), "joint", "joints") + " moved, " +
                       deformerText(settings) + "\n";
    if (posed.skin) {
        text += implicitText(posed, rigged.scene.skeleton);
    }
    Rows files;
    for (const std::filesystem::path& file : written) {
        std::error_code problem;
        const std::uintmax_t bytes = std::filesystem::file_size(file, problem);
        files.emplace_back(file.string(), problem ? "" : sizeText(static_cast<std::size_t>(bytes)));
    }
    return text + "Wrote\n" + columns(files);
}

Expected<ImportedScene> readRigged(const PoseOptions& options, Progress& progress) {
    const std::string& file = options.input;
    Expected<ImportedScene> imported = importScene(file, progress, importOptions(options.common.read));
    if (!imported) {
        return imported;
    }
    const Scene& scene = imported->scene;
    if (scene.skeleton.empty()) {
        return fail(ErrorCode::NotRigged, {file});
    }
    if (std::ranges::none_of(scene.parts, [](const Part& part) { return part.weights != nullptr; })) {
        return fail(ErrorCode::NoWeights, {file});
    }
    return imported;
}

Expected<void> checkTargets(const PoseOptions& options, const std::vector<std::string>& inputs) {
    std::vector<std::string> extensions;
    for (const FormatLabel& format : meshFormats()) {
        extensions.reserve(static_cast<std::size_t>(format.extensions.size()));
        for (const QString& extension : format.extensions) {
            extensions.push_back(extension.toStdString());
        }
    }
    const Expected<void> checked = checkTarget(options.output, extensions);
    return checked && !options.common.force ? checkNoInput({options.output}, inputs) : checked;
}

ExportSettings exportSettingsOf(const PoseOptions& options, const Scene& scene,
                                const std::vector<std::string>& inputs) {
    ExportSettings settings;
    settings.replaceSideFiles = options.common.force;
    const std::vector<std::string> sources = filesBehind(scene, inputs);
    settings.sources.assign(sources.begin(), sources.end());
    return settings;
}

/// A frame of the motion's first animation, as the motion's file counts them.
Expected<Pose> poseOfMotion(const PoseOptions& options, const Skeleton& skeleton, Notices& notices,
                            Progress& progress) {
    SINEW_TRY(const MotionFile motion, readMotionFile(options.motion, skeleton, progress));
    const Clip& clip = motion.clips.front();
    append(notices, motion.notices);
    const double last = lastFrame(clip);
    if (options.frame > last) {
        return fail(ErrorCode::ParameterOutOfRange,
                    {"--frame", exactText(options.frame), "0", exactText(last)});
    }
    return poseAt(skeleton, clip, options.frame / framesPerSecond(clip));
}

Expected<Pose> wantedPose(const PoseOptions& options, const Skeleton& skeleton, Notices& notices,
                          Progress& progress) {
    return options.motion.empty() ? readPose(options.pose, skeleton)
                                  : poseOfMotion(options, skeleton, notices, progress);
}

} // namespace

Expected<Printout> runPose(const PoseOptions& options, Progress& progress) {
    const std::string& posed = options.motion.empty() ? options.pose : options.motion;
    const std::vector<std::string> inputs{options.input, posed};
    SINEW_CHECK(checkTargets(options, inputs));
    SINEW_TRY(const ImportedScene imported, readRigged(options, progress));
    const ExportSettings how = exportSettingsOf(options, imported.scene, inputs);
    SINEW_CHECK(checkSideFiles(imported.scene, options.output, how));
    Notices all = imported.notices;
    SINEW_TRY(const Pose pose, wantedPose(options, imported.scene.skeleton, all, progress));
    SINEW_TRY(const DeformSettings settings, deformSettings(options, imported.scene.skeleton));
    SINEW_TRY(const PosedScene scene, posedScene(imported.scene, pose, settings, progress));
    std::vector<std::filesystem::path> written;
    SINEW_TRY(const Notices notices, exportScene(scene.scene, options.output, how, progress, &written));
    append(all, notices);
    const std::string summary = poseSummary(options, settings, imported, pose, scene, written);
    return Printout{{}, summary + lossLines(all), issuesOf(all), imported.scene.metersPerUnit};
}

} // namespace sinew
