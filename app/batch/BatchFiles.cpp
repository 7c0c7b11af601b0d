#include "app/batch/Batch.h"
#include "app/batch/BatchPaths.h"
#include "app/files/ReadFile.h"
#include "app/text/FormatLabels.h"
#include "core/base/Error.h"
#include "core/io/Formats.h"

#include <QString>

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
        const fs::path file = wholeName(list.parent_path() / name.toStdString());
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
    if (liesWithin(trueName(outputFolder), trueName(input))) {
        return fail(ErrorCode::BatchOutputInside, {outputFolder.string(), input.string()});
    }
    return inputsBelow(input);
}

/// What lies there may not be read again as a character, nor be taken for an output.
Expected<void> checkQuarantine(const BatchSettings& settings) {
    if (settings.quarantine.empty()) {
        return {};
    }
    for (const std::string& folder : {settings.input, settings.folder}) {
        std::error_code problem;
        if (fs::is_regular_file(folder, problem)) {
            continue;
        }
        if (liesWithin(trueName(wholeName(settings.quarantine)), trueName(wholeName(folder)))) {
            return fail(ErrorCode::BatchQuarantineInside, {settings.quarantine, folder});
        }
    }
    return {};
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
    const fs::path folder = wholeName(settings.folder);
    SINEW_TRY(const std::vector<BatchInput> inputs, inputsOfBatch(wholeName(settings.input), folder));
    if (inputs.empty()) {
        return fail(ErrorCode::BatchEmpty,
                    {settings.input, formatExtensions(mainCharacterFormats()).toStdString()});
    }
    SINEW_CHECK(checkQuarantine(settings));
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
        if (belongsTo(settings.shard, row.output.lexically_relative(folder))) {
            rows.push_back(std::move(row));
        }
    }
    return rows;
}

} // namespace sinew
