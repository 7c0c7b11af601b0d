#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/base/platform/Confine.h"
#include "core/base/platform/Process.h"
#include "core/io/source/ImportedFile.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace sinew {

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

/// Takes from this process what a reader of a model does not need (confineTo): a broken file may lead a
/// library astray, and then the model, and what is in its folder, is all that it can reach.
Confinement confineReader(const std::filesystem::path& model);

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
