#include "core/io/export/WriteExport.h"

#include <algorithm>
#include <limits>
#include <system_error>

namespace sinew {
namespace {

namespace fs = std::filesystem;

/// For formats that count bytes in 32 bits.
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

} // namespace

Expected<void> checkFilesBeside(const std::vector<fs::path>& beside, const fs::path& file,
                                const std::vector<fs::path>& own, const ExportSettings& settings) {
    if (settings.replaceSideFiles) {
        return {};
    }
    for (const fs::path& path : beside) {
        std::error_code error;
        // A link that leads to nothing is somebody's too.
        if (fs::exists(fs::symlink_status(path, error)) &&
            (!isAmong(path, own) || isAmong(path, settings.sources))) {
            return fail(ErrorCode::SideFileExists, {path.string(), file.string()});
        }
    }
    return {};
}

Expected<void> writeExport(std::vector<OutputFile> files, const WholeExport& whole,
                           const ExportSettings& settings, std::vector<fs::path>* written,
                           OutputSet* outputs) {
    if (whole.countsIn32Bits && tooLong(files)) {
        return fail(ErrorCode::FileUnwritable, {whole.file.string(), "4 GiB"});
    }
    const std::vector<fs::path> beside = besideOf(files, whole.target);
    Expected<void> done = checkFilesBeside(beside, whole.target, whole.own, settings);
    for (OutputFile& file : files) {
        file.beside = file.path != whole.target;
        if (!file.beside) {
            file.path = whole.file; // the set follows a link itself, and knows the file by this name
        }
    }
    OutputSet alone;
    done = done ? (outputs != nullptr ? outputs : &alone)->add(files) : done;
    // What came since the first look would count as there from the start.
    done = done ? checkFilesBeside(beside, whole.target, whole.own, settings) : done;
    if (done && outputs == nullptr) {
        done = alone.place(Progress());
    }
    if (done && written != nullptr) {
        *written = {whole.file};
        written->insert(written->end(), beside.begin(), beside.end());
    }
    return done;
}

} // namespace sinew
