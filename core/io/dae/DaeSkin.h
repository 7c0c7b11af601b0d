#pragma once

#include "core/io/dae/DaeNodes.h"

namespace sinew {

/// Adds the skin of a <controller> to its mesh. `skeletons`: the nodes an instance names as skeleton roots,
/// where joint names are looked for first; `nodes` and `source.nodes` run in parallel.
void readDaeSkin(const DaeDocument& document, const XmlNode& skin, std::span<const std::string> skeletons,
                 std::span<const DaeNode> nodes, const ImportedFile& source, ImportedMesh& mesh);

} // namespace sinew
