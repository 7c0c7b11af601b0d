#include "app/cli/batch/BatchRecord.h"

#include "app/files/FileHash.h"
#include "app/files/Overwriting.h"
#include "app/files/ReadFile.h"
#include "app/recipe/Recipe.h"
#include "app/report/BindReportJson.h"
#include "core/io/ExportScene.h"

#include <QCryptographicHash>

#include <nlohmann/json.hpp>

#include <system_error>

namespace sinew {
namespace {

namespace fs = std::filesystem;

constexpr int kRecordVersion = 1;

std::string textSha256(const std::string& text) {
    return QCryptographicHash::hash(QByteArray::fromStdString(text), QCryptographicHash::Sha256)
        .toHex()
        .toStdString();
}

fs::path recordFolder(const BatchRow& row) {
    return row.output.parent_path() / ".sinew";
}

/// A record that is cut off or edited counts as none.
void fillRow(BatchRow& row, const nlohmann::ordered_json& record, const Progress& progress) {
    if (record.value("sinewBatchFile", 0) != kRecordVersion || record.value("key", "") != row.key) {
        return;
    }
    const std::string error = record.value("error", "");
    if (error.empty()) {
        const Expected<std::string> output = fileSha256(row.output, progress);
        if (!output || *output != record.value("output", "")) {
            return;
        }
    }
    row.state = error.empty() ? BatchState::Skipped : BatchState::Failed;
    row.vertices = record.value("vertices", std::size_t{0});
    row.warnings = record.value("warnings", std::size_t{0});
    row.seconds = record.value("seconds", 0.0);
    row.error = error;
}

} // namespace

Expected<std::string> batchBasis(const BatchOptions& options, const Progress& progress) {
    const Expected<Recipe> recipe =
        options.recipe.empty() ? Expected<Recipe>(Recipe()) : readRecipe(options.recipe);
    if (!recipe) {
        return fail(recipe.error());
    }
    std::string basis = "Sinew " SINEW_VERSION "\n" + recipeJson(*recipe).dump() + "\n" +
                        lodText(options.lods) + (options.lods.files ? " files" : "") +
                        (options.rebuild ? "\nrebuild\n" : "\n");
    for (const std::string& folder : options.common.textureFolders) {
        std::error_code problem;
        basis += "textures " + fs::absolute(folder, problem).string() + "\n";
    }
    if (!options.skeleton.empty()) {
        const Expected<std::string> skeleton = fileSha256(options.skeleton, progress);
        if (!skeleton) {
            return fail(skeleton.error());
        }
        basis += *skeleton;
    }
    return textSha256(basis);
}

std::string batchKey(const std::string& basis, const fs::path& input,
                     const std::vector<std::string>& textureFolders, const Progress& progress) {
    const Expected<std::string> own = fileSha256(input, progress);
    if (!own) {
        return {};
    }
    std::string all = basis + *own;
    for (const std::string& file : filesBehind(Scene(), {input.string()}, textureFolders)) {
        all += fileSha256(file, progress).value_or("missing");
    }
    return textSha256(all);
}

fs::path recordFile(const BatchRow& row) {
    return recordFolder(row) / (row.output.filename().string() + ".json");
}

fs::path batchReportFile(const BatchRow& row) {
    return recordFolder(row) / (row.output.filename().string() + ".report.json");
}

void readRecord(BatchRow& row, const Progress& progress) {
    if (row.key.empty()) {
        return;
    }
    const Expected<nlohmann::ordered_json> record = readJsonFile(recordFile(row), ErrorCode::FileBroken);
    if (!record || !record->is_object()) {
        return;
    }
    try {
        fillRow(row, *record, progress);
    } catch (const nlohmann::json::exception&) { // a value of another type
        row.state = BatchState::Open;
    }
}

Expected<void> writeRecord(const BatchRow& row) {
    std::string output;
    if (row.state == BatchState::Done) {
        const Expected<std::string> hash = fileSha256(row.output);
        if (!hash) {
            return fail(hash.error());
        }
        output = *hash;
    }
    const nlohmann::ordered_json record{{"sinewBatchFile", kRecordVersion},
                                        {"key", row.key},
                                        {"output", output},
                                        {"vertices", row.vertices},
                                        {"warnings", row.warnings},
                                        {"seconds", row.seconds},
                                        {"error", row.error}};
    return writeFileWhole(recordFile(row), jsonText(record));
}

} // namespace sinew
