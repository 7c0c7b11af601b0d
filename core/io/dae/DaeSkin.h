#pragma once

#include "core/io/dae/DaeDocument.h"

namespace sinew {

/// Adds the skin of a <controller> to its mesh. `skeletons`: the nodes an instance names as skeleton roots,
/// where joint names are looked for first; `nodes` and `source.nodes` run in parallel.
void readDaeSkin(const DaeDocument& document, const XmlNode& skin, std::span<const std::string> skeletons,
                 std::span<const DaeNode> nodes, const ImportedFile& source, ImportedMesh& mesh);

/// Where a file keeps the weights of one of its meshes' shapes.
struct DaeMorphWeights {
    std::size_t mesh = 0; ///< index into ImportedFile::meshes
    std::string source;   ///< id of the <source>
    std::string array;    ///< id of its array
};

/// Adds the file's animations as one clip: COLLADA's play together. Channels that move parts of one node are
/// sampled at every key's time.
void readDaeClips(const DaeDocument& document, std::span<const DaeNode> nodes,
                  std::span<const DaeMorphWeights> morphs, ImportedFile& source);

} // namespace sinew
