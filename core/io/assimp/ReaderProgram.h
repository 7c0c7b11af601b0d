#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/io/source/ImportedFile.h"

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sinew {

/// What a program that was started may use before it is stopped.
struct RunLimits {
    std::chrono::milliseconds wallTime{15'000};
    std::chrono::seconds cpuTime{15};
    std::uint64_t memory = 0; ///< bytes of address space; 0: any
    std::uint64_t output = std::uint64_t{4} << 30U;
};

enum class RunEnd {
    Exited,     ///< by itself, with an exit code
    Crashed,    ///< by a signal, or with more output than allowed
    TimedOut,   ///< stopped at one of the limits of time
    Canceled,   ///< stopped because the user canceled
    NotStarted, ///< there is no such program, or no room for another one
    Unsupported ///< this system has no such limits
};

struct RunResult {
    RunEnd end = RunEnd::Unsupported;
    int code = 0;       ///< exit code, signal, or errno of a program that was not started
    std::string output; ///< what it wrote to its standard output
};

/// Runs a program to its end: `command` is its path and its arguments. It reads nothing, inherits no open
/// file, has 64 files open at most, writes none, dumps no core, and is stopped with everything it started
/// once a limit is reached or the user cancels. Only on Linux; RunEnd::Unsupported elsewhere.
RunResult runLimited(const std::vector<std::string>& command, const RunLimits& limits,
                     const Progress& progress);

// Assimp aborts, hangs or eats the memory over some broken files. So it reads in a process of its own: this
// program, called as `PROGRAM kReadCommand FILE`, writes what Assimp made of the file to its standard output.

constexpr const char* kReadCommand = "--read-with-assimp";

/// What that call does: takes from this process what it does not need (confineReader), reads the file, writes
/// it as SceneBytes has it, and ends the process.
[[noreturn]] void readForAnotherProcess(const std::filesystem::path& file);

/// What a reader may use: 15 seconds and, outside of sanitizers, which reserve terabytes, 4 GiB.
RunLimits readerLimits();

/// Reads a file through `program`, which answers kReadCommand. A cancel ends it at once. Errors: those of
/// readWithAssimp; ReaderTimedOut, ReaderCrashed, ReaderOutOfMemory; FileUnreadable when the program cannot
/// be started; Canceled.
Expected<ImportedFile> readInOwnProcess(const std::filesystem::path& program,
                                        const std::filesystem::path& file, Progress& progress,
                                        const RunLimits& limits = readerLimits());

/// What the system enforces from now on.
struct Confinement {
    bool files = false; ///< nothing is opened but what was named, and what is in folders below it (Landlock)
    bool calls = false; ///< no connections, no other programs, no writing (seccomp)
};

/// Takes from this process, for good, what a reader of a model does not need: a broken file may lead a
/// library astray, and then this is all that it can reach. Files that are open stay open. No file may grow,
/// no core is dumped. Older kernels and other systems enforce less.
Confinement confineReader(const std::filesystem::path& model);

/// The same where these files, and what is in these folders and below them, may be opened. All have to exist.
Confinement confineTo(std::span<const std::filesystem::path> readable);

/// Takes bytes piece by piece.
using ByteSink = std::function<void(std::string_view)>;

/// Writes what a reader made of a file, a scene or an error, for another process of this program. Materials,
/// textures and clips included; left out is what no library tells: hard edges, names besides those of nodes
/// and meshes, occlusion, how textures are laid on, extensions of materials, cameras, lights. Numbers are the
/// machine's own.
void writeSceneBytes(Expected<ImportedFile> read, const ByteSink& sink);

/// Reads it back. Nothing when the bytes end early, have more behind them, come from another version, or name
/// a node, joint, vertex or texture that does not exist: whoever wrote them may have been led astray by the
/// file it read. O(bytes).
std::optional<Expected<ImportedFile>> readSceneBytes(std::string_view bytes);

} // namespace sinew
