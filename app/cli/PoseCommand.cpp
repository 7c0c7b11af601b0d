#include "app/cli/PoseCommand.h"

#include "app/cli/PoseSummary.h"
#include "app/cli/Print.h"
#include "app/cli/Targets.h"
#include "app/pose/PoseFile.h"
#include "app/report/BindRun.h"
#include "core/io/ExportScene.h"

namespace sinew {
namespace {

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

} // namespace

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
    const Expected<DeformSettings> settings = deformSettings(options, imported->scene.skeleton);
    if (!settings) {
        return fail(settings.error());
    }
    const Expected<PosedScene> posed = posedScene(imported->scene, *pose, *settings, progress);
    if (!posed) {
        return fail(posed.error());
    }
    const Expected<Notices> notices = exportScene(posed->scene, options.output, ExportSettings(), progress);
    if (!notices) {
        return fail(notices.error());
    }
    Notices all = imported->notices;
    append(all, *notices);
    return print(poseSummary(options, *settings, *imported, *pose, *posed, all));
}

} // namespace sinew
