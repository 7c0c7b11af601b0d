#include "app/batch/Quarantine.h"

#include "app/batch/BatchPaths.h"
#include "core/base/platform/Files.h"

#include <system_error>

namespace sinew {
namespace {

namespace fs = std::filesystem;

/// Another disk takes a copy, which gets its name once it is whole.
std::error_code moveFile(const fs::path& from, const fs::path& to) {
    std::error_code problem = replaceFile(from, to);
    if (!problem) {
        return problem;
    }
    const fs::path part = to.parent_path() / (to.filename().string() + ".part");
    fs::copy_file(from, part, fs::copy_options::overwrite_existing, problem);
    if (!problem) {
        problem = replaceFile(part, to);
    }
    std::error_code gone;
    if (problem) {
        fs::remove(part, gone);
        return problem;
    }
    fs::remove(from, problem);
    return problem;
}

/// Levels of detail and side files lie in the output's folder or below it; what lies elsewhere keeps its name
/// alone.
fs::path placeInQuarantine(const fs::path& file, const BatchRow& row, const fs::path& folder) {
    const fs::path home = row.output.parent_path();
    return folder / (liesWithin(file, home) ? file.lexically_relative(home) : file.filename());
}

} // namespace

fs::path quarantineFolder(const BatchRow& row, const BatchSettings& settings) {
    const fs::path below = row.output.parent_path().lexically_relative(wholeName(settings.folder));
    return (wholeName(settings.quarantine) / below).lexically_normal();
}

std::vector<fs::path> quarantineFiles(const BatchRow& row, const BatchSettings& settings) {
    const fs::path folder = quarantineFolder(row, settings);
    return {folder / row.output.filename(), folder / batchReportFile(row).filename(),
            folder / batchCheckFile(row).filename()};
}

Expected<void> quarantine(const BatchRow& row, const std::vector<fs::path>& written,
                          const BatchSettings& settings) {
    const std::vector<fs::path> places = quarantineFiles(row, settings);
    std::error_code problem;
    fs::create_directories(places[0].parent_path(), problem);
    Expected<void> moved;
    const auto move = [&](const fs::path& from, const fs::path& to) {
        std::error_code unknown;
        if (!fs::exists(from, unknown)) {
            return;
        }
        fs::create_directories(to.parent_path(), unknown);
        if (const std::error_code failed = moveFile(from, to); failed && moved) {
            moved = fail(ErrorCode::FileUnwritable, {to.string(), failed.message()});
        }
    };
    move(row.output, places[0]);
    for (const fs::path& file : written) {
        move(file, placeInQuarantine(file, row, places[0].parent_path()));
    }
    move(batchReportFile(row), places[1]);
    move(batchCheckFile(row), places[2]);
    return moved;
}

} // namespace sinew
