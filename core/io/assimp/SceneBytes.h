#pragma once

#include "core/base/Error.h"
#include "core/io/source/ImportedFile.h"

#include <functional>
#include <optional>
#include <string_view>

namespace sinew {

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
