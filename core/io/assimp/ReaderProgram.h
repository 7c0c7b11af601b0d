#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/io/assimp/RunLimited.h"
#include "core/io/source/ImportedFile.h"

#include <filesystem>

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

} // namespace sinew
