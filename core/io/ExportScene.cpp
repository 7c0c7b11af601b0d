#include "core/io/ExportScene.h"

#include "core/io/ExportSceneFile.h"
#include "core/io/ExportSceneInput.h"
#include "core/io/ImportFile.h"
#include "core/io/export/FormatLosses.h"
#include "core/io/fbx/FbxWriteScene.h"
#include "core/io/gltf/GltfSideFiles.h"
#include "core/io/gltf/GltfWeights.h"
#include "core/io/gltf/GltfWriteScene.h"
#include "core/io/obj/ObjWriteScene.h"

#include <algorithm>
#include <limits>
#include <new>
#include <system_error>

namespace sinew {
namespace {

namespace fs = std::filesystem;

std::string joined(const std::vector<std::string>& words) {
    std::string result;
    for (const std::string& word : words) {
        result += (result.empty() ? "" : ", ") + word;
    }
    return result;
}

ExportNeeds needsOf(const std::string& extension, const ExportSettings& settings) {
    ExportNeeds needs{metersPerUnit(settings.profile), settings.maxInfluences, false};
    if (extension == ".glb" || extension == ".gltf") {
        needs.metersPerUnit = 1.0;
        needs.maxInfluences =
            settings.maxInfluences == 0 ? kGltfInfluences : std::min(settings.maxInfluences, kGltfInfluences);
        needs.alwaysEmbedTextures = true;
    }
    return needs;
}

/// What goes to disk: the file itself, and for .gltf those beside it.
Expected<std::vector<OutputFile>> writeFormat(const ExportInput& input, const fs::path& file,
                                              const std::string& extension, double centimetersPerUnit,
                                              Notices& notices, Progress& progress) {
    if (extension == ".gltf") {
        return writeGltf(input, file, notices, progress);
    }
    Expected<std::string> bytes = extension == ".glb" ? writeGlb(input, notices, progress)
                                  : extension == ".fbx"
                                      ? writeFbxScene(input, centimetersPerUnit, notices, progress)
                                      : writeObj(input, progress);
    if (!bytes) {
        return fail(bytes.error());
    }
    std::vector<OutputFile> files;
    files.push_back({file, std::move(*bytes)});
    return files;
}

/// FBX 7400 and GLB count bytes in 32 bits.
bool tooLong(const std::vector<OutputFile>& files) {
    return std::any_of(files.begin(), files.end(), [](const OutputFile& file) {
        return file.bytes.size() > std::numeric_limits<std::uint32_t>::max();
    });
}

bool isAmong(const fs::path& file, const std::vector<fs::path>& files) {
    return std::any_of(files.begin(), files.end(), [&](const fs::path& other) {
        std::error_code error;
        return fs::equivalent(file, other, error) && !error;
    });
}

/// Whether files beside the one that was named may take their places: nothing is there, or what is there
/// belongs to the old file of that name.
Expected<void> checkFree(const std::vector<fs::path>& beside, const fs::path& file,
                         const ExportSettings& settings) {
    if (beside.empty() || settings.replaceSideFiles) {
        return {};
    }
    const std::vector<fs::path> own = gltfSideFiles(file);
    for (const fs::path& path : beside) {
        std::error_code error;
        if (fs::exists(path, error) && (!isAmong(path, own) || isAmong(path, settings.sources))) {
            return fail(ErrorCode::SideFileExists, {path.string(), file.string()});
        }
    }
    return {};
}

/// Those of the files that stand beside the one that was named.
std::vector<fs::path> besideOf(const std::vector<OutputFile>& files, const fs::path& file) {
    std::vector<fs::path> paths;
    for (const OutputFile& output : files) {
        if (output.path != file) {
            paths.push_back(output.path);
        }
    }
    return paths;
}

/// Where a file itself is written: files beside a .gltf stand beside what a link leads to.
fs::path writtenPlace(const fs::path& file, const std::string& extension) {
    return extension == ".gltf" ? linkTarget(file) : file;
}

Expected<Notices> exportByExtension(const Scene& scene, const fs::path& file, const std::string& extension,
                                    const ExportSettings& settings, Progress& progress,
                                    std::vector<fs::path>* written) {
    Notices notices;
    const ExportNeeds needs = needsOf(extension, settings);
    const ExportInput input = prepareExport(scene, settings, needs, notices);
    noteFormatLosses(input, extension, file.string(), notices);
    const fs::path place = writtenPlace(file, extension);
    const Expected<std::vector<OutputFile>> files =
        writeFormat(input, place, extension, needs.metersPerUnit * 100.0, notices, progress);
    if (!files) {
        return fail(files.error());
    }
    if (extension != ".obj" && tooLong(*files)) {
        return fail(ErrorCode::FileUnwritable, {file.string(), "4 GiB"});
    }
    if (progress.canceled()) {
        return fail(ErrorCode::Canceled);
    }
    const std::vector<fs::path> beside = besideOf(*files, place);
    Expected<void> done = checkFree(beside, place, settings);
    if (done) {
        done = writeFilesWhole(*files);
    }
    if (!done) {
        return fail(done.error());
    }
    if (written != nullptr) {
        *written = {file};
        written->insert(written->end(), beside.begin(), beside.end());
    }
    progress.report(Stage::Export, 1.0);
    return notices;
}

} // namespace

double metersPerUnit(EngineProfile profile) {
    return profile == EngineProfile::Unreal ? 0.01 : 1.0;
}

const std::vector<std::string>& writableExtensions() {
    static const std::vector<std::string> kExtensions{".fbx", ".glb", ".gltf", ".obj"};
    return kExtensions;
}

std::vector<fs::path> plannedSideFiles(const Scene& scene, const fs::path& file) {
    const std::string extension = lowerExtension(file);
    return extension == ".gltf" ? gltfFilesBeside(scene, writtenPlace(file, extension))
                                : std::vector<fs::path>();
}

Expected<void> checkSideFiles(const Scene& scene, const fs::path& file, const ExportSettings& settings) {
    return checkFree(plannedSideFiles(scene, file), writtenPlace(file, lowerExtension(file)), settings);
}

Expected<Notices> exportScene(const Scene& scene, const fs::path& file, const ExportSettings& settings,
                              Progress& progress, std::vector<fs::path>* written) {
    const std::string extension = lowerExtension(file);
    const std::vector<std::string>& known = writableExtensions();
    if (std::find(known.begin(), known.end(), extension) == known.end()) {
        return fail(ErrorCode::FormatNotWritable, {file.string(), extension, joined(known)});
    }
    if (scene.parts.empty()) {
        return fail(ErrorCode::NoMesh, {file.string()});
    }
    try {
        return exportByExtension(scene, file, extension, settings, progress, written);
    } catch (const std::bad_alloc&) {
        return fail(ErrorCode::OutOfMemory, {"writing", file.string()});
    }
}

} // namespace sinew
