#include "core/io/assimp/ReaderProgram.h"

#include "core/base/platform/Console.h"
#include "core/io/FormatFunctions.h"
#include "core/io/Formats.h"

#include <array>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <new>

namespace sinew {
namespace {

constexpr std::chrono::seconds kReaderTime{15};
constexpr std::uint64_t kReaderGibibytes = 4;

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool kLimitMemory = false;
#else
constexpr bool kLimitMemory = true;
#endif

std::string wholeSeconds(std::chrono::milliseconds time) {
    return std::to_string(std::chrono::ceil<std::chrono::seconds>(time).count());
}

Expected<ImportedFile> readOrRunOut(const std::filesystem::path& file) {
    try {
        Progress progress;
        return readWithAssimp(file, progress);
    } catch (const std::bad_alloc&) {
        return fail(ErrorCode::OutOfMemory, {"reading", file.string()});
    }
}

/// What the other process wrote when it came to its end.
Expected<ImportedFile> sourceOf(const RunResult& run, const std::string& file, const std::string& format) {
    auto read = run.code == 0 ? readSceneBytes(run.output) : std::nullopt;
    if (!read) {
        return fail(ErrorCode::ReaderCrashed, {file, format});
    }
    if (!*read && read->error().code == ErrorCode::OutOfMemory) {
        return fail(ErrorCode::ReaderOutOfMemory, {file, format, std::to_string(kReaderGibibytes)});
    }
    return std::move(*read);
}

} // namespace

Confinement confineReader(const std::filesystem::path& model) {
    const std::filesystem::path folder = model.parent_path();
    return confineTo(std::array{model, folder.empty() ? std::filesystem::path(".") : folder});
}

RunLimits readerLimits() {
    RunLimits limits;
    limits.wallTime = kReaderTime;
    limits.cpuTime = kReaderTime;
    limits.output = kReaderGibibytes << 30U;
    limits.memory = kLimitMemory ? limits.output : 0;
    return limits;
}

void readForAnotherProcess(const std::filesystem::path& file) {
    std::FILE* output = takeStandardOutput(); // Assimp prints there, too
    if (output == nullptr) {
        std::_Exit(EXIT_FAILURE);
    }
    confineReader(file);
    writeSceneBytes(readOrRunOut(file), [output](std::string_view bytes) {
        if (std::fwrite(bytes.data(), 1, bytes.size(), output) != bytes.size()) {
            std::_Exit(EXIT_FAILURE);
        }
    });
    // Straight out: a library that a file led astray need not survive its destructors.
    std::_Exit(std::fflush(output) == 0 ? EXIT_SUCCESS : EXIT_FAILURE);
}

Expected<ImportedFile> readInOwnProcess(const std::filesystem::path& program,
                                        const std::filesystem::path& file, Progress& progress,
                                        const RunLimits& limits) {
    const std::string name = file.string();
    const Format* known = formatOf(file);
    const std::string format(known == nullptr ? std::string_view() : known->name);
    const RunResult run = runLimited({program.string(), kReadCommand, name}, limits, progress);
    switch (run.end) {
    case RunEnd::Exited:
        return sourceOf(run, name, format);
    case RunEnd::TimedOut:
        return fail(ErrorCode::ReaderTimedOut, {name, format, wholeSeconds(limits.wallTime)});
    case RunEnd::Canceled:
        return fail(ErrorCode::Canceled);
    case RunEnd::NotStarted:
        return fail(ErrorCode::FileUnreadable, {name, runErrorText(run.code)});
    case RunEnd::Unsupported:
        return readWithAssimp(file, progress);
    case RunEnd::Crashed:
        break;
    }
    return fail(ErrorCode::ReaderCrashed, {name, format});
}

} // namespace sinew
