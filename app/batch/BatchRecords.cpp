#include "app/batch/Batch.h"

#include "app/files/Overwriting.h"
#include "app/files/ReadFile.h"
#include "app/recipe/ListFields.h"
#include "app/recipe/Recipe.h"
#include "app/report/BindReportJson.h"
#include "core/io/export/OutputSet.h"
#include "core/io/source/FileBytes.h"

#include <QCryptographicHash>
#include <nlohmann/json.hpp>

#include <algorithm>
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
    row.rejected = record.value("rejected", false);
    row.error = error;
}

} // namespace

Expected<std::string> batchBasis(const BatchSettings& settings, const Progress& progress) {
    SINEW_TRY(const Recipe recipe,
              settings.recipe.empty() ? Expected<Recipe>(Recipe()) : readRecipe(settings.recipe));
    std::string basis = "Sinew " SINEW_VERSION "\n" + recipeJson(recipe).dump() + "\n" +
                        lodText(settings.lods) + (settings.lods.files ? " files" : "") +
                        (settings.rebuild ? "\nrebuild\n" : "\n") + (settings.packed ? "packed\n" : "");
    for (const std::string& folder : settings.read.textureFolders) {
        std::error_code problem;
        basis += "textures " + fs::absolute(folder, problem).string() + "\n";
    }
    if (!(settings.read.picture == PictureMeshing())) {
        basis += "picture " + objectJson(settings.read.picture).dump() + "\n";
    }
    if (!settings.requirements.empty()) {
        basis += "require " + settings.requirements + "\n";
    }
    for (const std::string& file : {settings.skeleton, settings.style}) {
        if (!file.empty()) {
            SINEW_TRY(const std::string bytes, fileSha256(file, progress));
            basis += bytes;
        }
    }
    return textSha256(basis);
}

std::string batchKey(const std::string& basis, const fs::path& input, const ReadSettings& settings,
                     const Progress& progress) {
    const Expected<std::string> own = fileSha256(input, progress);
    if (!own) {
        return {};
    }
    std::string all = basis + *own;
    for (const std::string& file : filesBehind(Scene(), {input.string()}, settings.textureFolders)) {
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

fs::path batchCheckFile(const BatchRow& row) {
    return recordFolder(row) / (row.output.filename().string() + ".check.json");
}

std::vector<fs::path> readFigures(BatchRow& row) {
    const Expected<nlohmann::ordered_json> report = readJsonFile(batchReportFile(row), ErrorCode::FileBroken);
    if (!report) {
        return {};
    }
    row.vertices = report->at("input").value("vertices", std::size_t{0});
    row.warnings = static_cast<std::size_t>(
        std::ranges::count_if(report->at("issues"), [](const nlohmann::ordered_json& issue) {
            return issue.value("level", "") == "warning";
        }));
    std::vector<fs::path> written;
    for (const nlohmann::ordered_json& output : report->at("outputs")) {
        written.emplace_back(output.value("file", ""));
    }
    return written;
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
        SINEW_TRY(output, fileSha256(row.output));
    }
    const nlohmann::ordered_json record{
        {"sinewBatchFile", kRecordVersion}, {"key", row.key},           {"output", output},
        {"vertices", row.vertices},         {"warnings", row.warnings}, {"seconds", row.seconds},
        {"rejected", row.rejected},         {"error", row.error}};
    return writeFileWhole(recordFile(row), jsonText(record));
}

Expected<void> readRecords(std::vector<BatchRow>& rows, const BatchSettings& settings, Progress& progress) {
    SINEW_TRY(const std::string basis, batchBasis(settings, progress));
    for (BatchRow& row : rows) {
        if (progress.canceled()) {
            return fail(ErrorCode::Canceled);
        }
        row.key = batchKey(basis, row.input, settings.read, progress);
        if (!settings.again) {
            readRecord(row, progress);
        }
    }
    return progress.canceled() ? fail(ErrorCode::Canceled) : Expected<void>();
}

} // namespace sinew
