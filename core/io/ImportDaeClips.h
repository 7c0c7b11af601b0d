#pragma once

#include "core/io/ImportDaeNodes.h"

namespace sinew {

/// Adds the file's animations as one clip: COLLADA's play together. Channels that move parts of one node are
/// sampled at every key's time.
void readDaeClips(const DaeDocument& document, std::span<const DaeNode> nodes, SourceScene& source);

} // namespace sinew
