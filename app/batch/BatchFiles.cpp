#include "app/batch/Batch.h"

#include "app/files/Overwriting.h"
#include "app/files/ReadFile.h"
#include "app/recipe/ListFields.h"
#include "app/recipe/Recipe.h"
#include "app/report/BindReportJson.h"
#include "app/text/FormatLabels.h"
#include "core/base/Error.h"
#include "core/io/Formats.h"
#include "core/io/export/OutputSet.h"
#include "core/io/source/FileBytes.h"

#include <QCryptographicHash>
#include <QString>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <set>
#include <sstream>
#include <system_error>

namespace sinew {
namespace {

namespace fs = std::filesystem;

/// A character, and the folder below the output folder that it goes to.
struct BatchInput {
    fs::path file;
    fs::path folder;
};

bool isList(const fs::path& file) {
    return file.extension() == ".txt";
}

fs::path whole(const fs::path& file) {
    std::error_code problem;
    const fs::path absolute = fs::absolute(file, problem).lexically_normal();
    return absolute.has_filename() ? absolute : absolute.parent_path(); // "characters/"
}

/// Links seen through, as far as there are files.
fs::path trueFolder(const fs::path& folder) {
    std::error_code problem;
    const fs::path real = fs::weakly_canonical(folder, problem);
    return problem ? folder : real;
}

bool liesWithin(const fs::path& inner, const fs::path& outer) {
    const auto [end, rest] = std::mismatch(outer.begin(), outer.end(), inner.begin(), inner.end());
    return end == outer.end();
}

bool isHidden(const fs::path& file) {
    return file.filename().string().starts_with('.');
}

/// Pictures beside characters are their textures; as characters they have to be listed.
bool isCharacter(const fs::path& file) {
    const Format* format = formatOf(file);
    return format != nullptr && !format->picture && hasEndingOf(file, characterFormats());
}

std::vector<BatchInput> inputsBelow(const fs::path& folder) {
    std::vector<BatchInput> inputs;
    std::error_code problem;
    fs::recursive_directory_iterator at(folder, fs::directory_options::skip_permission_denied, problem);
    for (; !problem && at != fs::recursive_directory_iterator(); at.increment(problem)) {
        std::error_code unknown;
        if (at->is_directory(unknown)) {
            if (isHidden(at->path())) {
                at.disable_recursion_pending();
            }
        } else if (!isHidden(at->path()) && isCharacter(at->path())) {
            inputs.push_back({at->path(), at->path().parent_path().lexically_relative(folder)});
        }
    }
    std::ranges::sort(inputs, {}, &BatchInput::file);
    return inputs;
}

Expected<std::vector<BatchInput>> listedInputs(const fs::path& list) {
    SINEW_TRY(const std::string text, readWholeFile(list, FileUse::List));
    std::vector<BatchInput> inputs;
    std::set<fs::path> seen;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        const QString name = QString::fromStdString(line).trimmed();
        const fs::path file = whole(list.parent_path() / name.toStdString());
        if (!name.isEmpty() && !name.startsWith('#') && seen.insert(file).second) {
            inputs.push_back({file, {}});
        }
    }
    return inputs;
}

Expected<std::vector<BatchInput>> inputsOfBatch(const fs::path& input, const fs::path& outputFolder) {
    std::error_code problem;
    if (!fs::exists(input, problem)) {
        return fail(ErrorCode::FileNotFound, {input.string()});
    }
    if (!fs::is_directory(input, problem)) {
        return isList(input) ? listedInputs(input) : std::vector<BatchInput>{{input, {}}};
    }
    if (liesWithin(trueFolder(outputFolder), trueFolder(input))) {
        return fail(ErrorCode::BatchOutputInside, {outputFolder.string(), input.string()});
    }
    return inputsBelow(input);
}

fs::path batchOutput(const BatchInput& input, const fs::path& folder, const std::string& format) {
    fs::path name = input.file.filename();
    if (format.starts_with('_')) {
        name.replace_filename(name.stem().string() + format);
    } else if (!format.empty()) {
        name.replace_extension(format);
    } else if (!hasEndingOf(name, savedFormats())) {
        name.replace_extension(".glb");
    }
    return (folder / input.folder / name).lexically_normal();
}

} // namespace

Expected<std::vector<BatchRow>> batchRows(const BatchSettings& settings) {
    const fs::path folder = whole(settings.folder);
    SINEW_TRY(const std::vector<BatchInput> inputs, inputsOfBatch(whole(settings.input), folder));
    if (inputs.empty()) {
        return fail(ErrorCode::BatchEmpty,
                    {settings.input, formatExtensions(mainCharacterFormats()).toStdString()});
    }
    std::vector<BatchRow> rows;
    std::map<fs::path, fs::path> taken;
    const std::size_t levels = settings.lods.files ? settings.lods.fractions.size() : 0;
    for (const BatchInput& input : inputs) {
        BatchRow row;
        row.input = input.file;
        row.output = batchOutput(input, folder, settings.format);
        for (std::size_t level = 0; level <= levels; ++level) {
            const fs::path file = level == 0 ? row.output : fs::path(lodFile(row.output.string(), level));
            const auto [other, isNew] = taken.emplace(file, row.input);
            if (!isNew) {
                return fail(ErrorCode::BatchSameOutput,
                            {other->second.string(), row.input.string(), file.string()});
            }
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

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
    const nlohmann::ordered_json record{{"sinewBatchFile", kRecordVersion},
                                        {"key", row.key},
                                        {"output", output},
                                        {"vertices", row.vertices},
                                        {"warnings", row.warnings},
                                        {"seconds", row.seconds},
                                        {"error", row.error}};
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
