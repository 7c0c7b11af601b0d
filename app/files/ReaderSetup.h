#pragma once

#include "core/io/ImportScene.h"

#include <string>
#include <vector>

namespace sinew {

/// How this program reads files: formats without a reader of its own in a process of their own, which is this
/// program again, or the one that SINEW_EXECUTABLE names for programs that are not Sinew itself, such as
/// tests. `textureFolders`: those that the user named for pictures outside of the model's folder.
ImportOptions importOptions(const std::vector<std::string>& textureFolders = {});

/// Whether another process of this program called this one to read a file for it.
bool asksForReader(int argc, const char* const* argv);

/// Does that.
[[noreturn]] void runReader(const char* const* argv);

} // namespace sinew
