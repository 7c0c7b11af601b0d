#include "app/files/Overwriting.h"

#include "core/io/FormatFunctions.h"
#include "core/io/obj/ObjMaterials.h"
#include "core/io/patch/SaveScene.h"
#include "core/io/source/ReadPicture.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <string_view>
#include <system_error>

namespace sinew {
namespace {

namespace fs = std::filesystem;

bool namesFile(const std::string& name) {
    return !name.empty() && name != "-";
}

// sinew FILE --export-to OUT, or with --live FOLDER behind that
constexpr int kExportArguments = 4;
constexpr int kLiveArguments = 6;
constexpr const char* kExportTo = "--export-to";
constexpr const char* kLive = "--live";

QString absolutePath(const QString& file) {
    return QDir::cleanPath(QFileInfo(file).absoluteFilePath());
}

} // namespace

std::vector<std::string> filesBehind(const Scene& scene, const std::vector<std::string>& named,
                                     const std::vector<std::string>& textureFolders) {
    std::vector<std::string> files = scene.sideFiles;
    for (const std::string& name : named) {
        if (name.empty()) {
            continue;
        }
        files.push_back(name);
        for (const auto& beside : {gltfSideFiles(name), objSideFiles(name, textureFolders)}) {
            for (const fs::path& side : beside) {
                files.push_back(side.string());
            }
        }
    }
    const fs::path folder = fs::path(scene.sourceFile).parent_path();
    for (const Texture& texture : scene.textures) {
        const auto picture = findPicture(texture, scene.sourceFile);
        if (picture && !picture->file.empty()) {
            files.push_back(picture->file);
        } else if (!texture.path.empty()) {
            files.push_back((folder / texture.path).string()); // damaged, or embedded and there as well
        }
    }
    return files;
}

bool sameFile(const fs::path& a, const fs::path& b) {
    std::error_code problem;
    if (fs::equivalent(a, b, problem) && !problem) {
        return true;
    }
    const fs::path first = fs::weakly_canonical(fs::absolute(a, problem), problem);
    return !problem && first == fs::weakly_canonical(fs::absolute(b, problem), problem);
}

Expected<void> checkNoInput(const std::vector<std::string>& targets, const std::vector<std::string>& inputs) {
    for (const std::string& target : targets) {
        for (const std::string& input : inputs) {
            if (namesFile(target) && namesFile(input) && sameFile(target, input)) {
                return fail(ErrorCode::TargetIsInput, {target, input});
            }
        }
    }
    return {};
}

Expected<void> checkNoClash(const std::vector<std::string>& targets, const std::vector<std::string>& outputs,
                            const Scene& scene, const ExportSettings& settings) {
    std::vector<fs::path> taken; // beside the outputs so far
    for (const std::string& output : outputs) {
        const std::vector<fs::path> planned = plannedFilesBeside(scene, scene.sourceFile, output, settings);
        for (const fs::path& file : planned) {
            const auto isThat = [&](const fs::path& other) { return sameFile(file, other); };
            const bool named = std::ranges::any_of(
                targets, [&](const std::string& target) { return namesFile(target) && isThat(target); });
            if (named || std::ranges::any_of(taken, isThat)) {
                return fail(ErrorCode::TargetsClash, {file.string(), output});
            }
        }
        taken.insert(taken.end(), planned.begin(), planned.end());
    }
    return {};
}

QString exportFileFor(const QString& character, const QStringList& arguments) {
    const bool asked = arguments.size() == kExportArguments || arguments.size() == kLiveArguments;
    if (!asked || arguments[2] != QLatin1String(kExportTo) ||
        absolutePath(arguments[1]) != absolutePath(character)) {
        return {};
    }
    return QFileInfo(arguments[3]).absoluteFilePath();
}

QString liveFolder(const QStringList& arguments) {
    return arguments.size() == kLiveArguments && arguments[4] == QLatin1String(kLive)
               ? absolutePath(arguments[5])
               : QString();
}

bool namesExportFile(int argc, const char* const* argv) {
    return (argc == kExportArguments || (argc == kLiveArguments && std::string_view(argv[4]) == kLive)) &&
           std::string_view(argv[2]) == kExportTo;
}

} // namespace sinew
