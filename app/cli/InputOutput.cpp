#include "app/cli/InputOutput.h"

#include "app/cli/terminal/Printout.h"
#include "app/files/ReadFile.h"
#include "app/report/BindReportJson.h"
#include "app/report/PackedLoss.h"
#include "app/text/NoticeText.h"
#include "app/text/Numbers.h"
#include "core/avatar/FollowAvatar.h"
#include "core/base/Error.h"
#include "core/base/platform/Files.h"
#include "core/bind/bones/HandleJoints.h"
#include "core/bind/placement/SkeletonPlacement.h"
#include "core/io/export/OutputFile.h"
#include "core/io/patch/PatchSkin.h"
#include "core/io/patch/SaveScene.h"
#include "core/io/picture/HandMeshes.h"
#include "core/io/source/FileBytes.h"
#include "core/scene/NodePose.h"
#include "core/skeleton/JointNames.h"

#include <QCoreApplication>

#include <algorithm>
#include <cerrno>
#include <system_error>

namespace sinew {

Expected<ImportedScene> readInput(const std::string& input, const std::string& skeleton,
                                  const ReadSettings& settings, Progress& progress) {
    Expected<ImportedScene> imported = importScene(input, progress, importOptions(settings));
    if (!imported || skeleton.empty()) {
        return imported;
    }
    SINEW_TRY(ImportedSkeleton other, importSkeleton(skeleton, progress, importOptions()));
    append(imported->notices, other.notices);
    append(imported->notices, replaceSkeleton(imported->scene, std::move(other)));
    return imported;
}

Expected<ImportedScene> readRigged(const std::string& input, const ReadSettings& settings,
                                   Progress& progress) {
    Expected<ImportedScene> imported = readInput(input, {}, settings, progress);
    if (imported && imported->scene.skeleton.empty()) {
        return fail(ErrorCode::NotRigged, {input});
    }
    if (imported && std::ranges::none_of(imported->scene.parts,
                                         [](const Part& part) { return part.weights != nullptr; })) {
        return fail(ErrorCode::NoWeights, {input});
    }
    return imported;
}

ReadSettings readSettingsOf(const ReadSettings& options, const Recipe& recipe) {
    ReadSettings settings = options;
    settings.picture.byHand = recipe.pictureMeshes;
    for (const HandMesh& hand : options.picture.byHand) {
        putHandMesh(settings.picture.byHand, hand);
    }
    return settings;
}

WrittenFile writtenFile(const std::filesystem::path& file, const OutputSet& outputs) {
    return {file.string(), outputs.sizeOf(file).value_or(0)};
}

void notePacked(const Scene& scene, const ExportSettings& settings, WrittenFile& file) {
    if (!settings.packed || !holdsPackedWeights(file.file) || scene.skeleton.empty()) {
        return;
    }
    const PackedLoss loss = packedLoss(scene, settings);
    file.packedMeters = loss.meters;
    if (loss.joint != kNone) {
        file.packedJoint = scene.skeleton.joints[static_cast<std::size_t>(loss.joint)].name;
    }
}

Expected<SavedOutput> saveOutput(const Scene& scene, const std::string& sha256, const std::string& output,
                                 const ExportSettings& settings, OutputSet& outputs, Progress& progress) {
    const std::filesystem::path source = scene.sourceFile;
    if (!settings.rebuild && !whyNotPatched(scene, source, output, settings)) {
        SINEW_CHECK(checkUnchanged(source, sha256));
    }
    SINEW_TRY(SavedScene saved, saveScene(scene, source, output, settings, progress, &outputs));
    SavedOutput result{saved.kept, {}, std::move(saved.notices)};
    for (const std::filesystem::path& file : saved.written) {
        result.files.push_back(writtenFile(file, outputs));
        result.files.back().kept = saved.kept && file == output;
    }
    if (!result.files.empty()) {
        notePacked(scene, settings, result.files.front());
    }
    return result;
}

void dropLosses(Notices& notices) {
    std::erase_if(notices, [](const Notice& notice) { return isLoss(notice.code); });
}

namespace {

/// "; 8-bit weights move vertices by up to 0.1 mm when Spine bends by 60 degrees". Empty without such.
std::string packedText(const WrittenFile& file) {
    if (!file.packedMeters) {
        return {};
    }
    return file.packedJoint.empty()
               ? std::string("; 8-bit weights move no vertex")
               : "; 8-bit weights move vertices by up to " + lengthText(*file.packedMeters) + " when " +
                     printable(file.packedJoint).toStdString() + " bends by 60 degrees";
}

} // namespace

std::string outputLines(const std::vector<WrittenFile>& outputs, const std::string& changed) {
    std::vector<std::pair<std::string, std::string>> rows;
    rows.reserve(outputs.size());
    for (const WrittenFile& output : outputs) {
        rows.emplace_back(output.file,
                          sizeText(output.bytes) +
                              (output.kept ? "; nothing but " + changed + " changed" : std::string()) +
                              packedText(output));
    }
    return "Wrote\n" + columns(rows);
}

namespace {

namespace fs = std::filesystem;

std::string joined(const std::vector<std::string>& words) {
    std::string list;
    for (std::size_t i = 0; i < words.size(); ++i) {
        list += i == 0 ? "" : (i + 1 == words.size() ? " or " : ", ");
        list += words[i];
    }
    return list;
}

tl::unexpected<Error> unwritable(const fs::path& file, const char* reason) {
    return fail(ErrorCode::FileUnwritable,
                {file.string(), QCoreApplication::translate("Targets", reason).toStdString()});
}

} // namespace

Expected<void> checkTarget(const fs::path& file, const std::vector<std::string>& extensions) {
    if (file.empty()) {
        return unwritable("\"\"", QT_TRANSLATE_NOOP("Targets", "its name is empty"));
    }
    const bool known =
        std::ranges::any_of(extensions, [&](const std::string& ending) { return hasEnding(file, ending); });
    if (!extensions.empty() && !known) {
        return fail(ErrorCode::FormatNotWritable, {file.string(), lowerExtension(file), joined(extensions)});
    }
    if (Expected<void> named = checkNameLength(file); !named) {
        return named;
    }
    if (isDeviceName(file)) {
        return unwritable(file, QT_TRANSLATE_NOOP("Targets", "the system gives this name to a device"));
    }
    std::error_code problem;
    if (fs::is_directory(file, problem)) {
        return unwritable(file, QT_TRANSLATE_NOOP("Targets", "it is a folder"));
    }
    const int refusal = fs::exists(file, problem) ? writeRefusal(file) : 0;
    if (refusal == EBUSY) {
        return unwritable(file, QT_TRANSLATE_NOOP("Targets", "another program has it open. Close it there"));
    }
    if (refusal != 0) {
        return unwritable(file, QT_TRANSLATE_NOOP("Targets", "the file is write-protected"));
    }
    if (fs::exists(file, problem) && !fs::is_regular_file(file, problem)) {
        return {}; // a device or a pipe, which needs nothing of its folder
    }
    const fs::path folder = file.has_parent_path() ? file.parent_path() : fs::path(".");
    if (!fs::exists(folder, problem)) {
        return unwritable(file, QT_TRANSLATE_NOOP("Targets", "its folder does not exist"));
    }
    if (!fs::is_directory(folder, problem)) {
        return unwritable(file, QT_TRANSLATE_NOOP("Targets", "its folder is a file"));
    }
    if (!mayAddTo(folder)) {
        return unwritable(file, QT_TRANSLATE_NOOP("Targets", "you may not write to its folder"));
    }
    return {};
}

Expected<void> checkDerivedTarget(const fs::path& file, const std::vector<std::string>& extensions) {
    std::error_code problem;
    const fs::path home = fs::weakly_canonical(fs::absolute(file, problem).parent_path(), problem);
    const fs::path real = fs::weakly_canonical(fs::absolute(linkTarget(file), problem), problem);
    if (std::mismatch(home.begin(), home.end(), real.begin(), real.end()).first != home.end()) {
        return unwritable(file, QT_TRANSLATE_NOOP("Targets", "it is a link that leads out of its folder"));
    }
    return checkTarget(file, extensions);
}

namespace {

/// All but the joints of handles and cages, which stand in the mesh.
Expected<void> placeFileJoints(Scene& scene, const SkeletonFit& fit, const BindSettings& settings) {
    placeSkeleton(scene, fit);
    return addHandleJoints(scene, settings);
}

/// A joint that is not there may be one of the file's, spelled in another way.
Error withNearestName(Error error, const Skeleton& skeleton) {
    if (error.code == ErrorCode::JointUnknown && error.arguments.size() == 2) {
        if (std::string nearest = nearestName(error.arguments.front(), skeleton); !nearest.empty()) {
            error.arguments.push_back(std::move(nearest));
        }
    }
    return error;
}

} // namespace

Expected<void> addHandleJoints(Scene& scene, const InputSettings& settings) {
    Expected<Scene> with = withHandleJoints(scene, settings);
    if (!with) {
        return fail(with.error());
    }
    scene = std::move(*with);
    return {};
}

Expected<void> prepareSkeleton(Scene& scene, const Recipe& recipe, const std::string& recipeFile) {
    const Skeleton asRead = scene.skeleton;
    Expected<Scene> edited = withFollowedEdits(std::move(scene), recipe.skeletonEdits);
    if (!edited) {
        Error error = withNearestName(edited.error(), asRead);
        if (error.code == ErrorCode::JointUnknown && error.arguments.size() > 1) {
            error.arguments[1] = recipeFile; // what edits name is named there
        }
        return fail(std::move(error));
    }
    scene = std::move(*edited);
    return addHandleJoints(scene, recipe.bind);
}

Expected<Notices> fitInput(Scene& judged, Scene* other, const BindSettings& settings, Progress& progress) {
    const auto placement = judgeSkeleton(judged, settings, progress);
    if (!placement) {
        return fail(placement.error());
    }
    if (!placement->fit) {
        return Notices();
    }
    Expected<void> placed = placeFileJoints(judged, *placement->fit, settings);
    if (placed && other != nullptr) {
        placed = placeFileJoints(*other, *placement->fit, settings);
    }
    if (!placed) {
        return fail(placed.error());
    }
    return Notices{fittedNotice(*placement->fit, judged)};
}

} // namespace sinew
