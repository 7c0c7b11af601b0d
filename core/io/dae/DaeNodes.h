#pragma once

#include "core/io/dae/DaeDocument.h"
#include "core/io/source/ImportedFile.h"

namespace sinew {

/// One step of a node's transform: <matrix>, <translate>, <rotate>, <scale>.
struct DaeStep {
    std::string kind;
    std::string sid;
    std::vector<double> numbers;
};

/// A <node> of the scene; several of the same when it is instanced.
struct DaeNode {
    const XmlNode* xml = nullptr;
    std::vector<DaeStep> steps;
};

Transform daeTransform(const std::vector<DaeStep>& steps);

/// Nodes of the visual scene, parents first, in the order of source.nodes. Errors: SkeletonCycle (nodes that
/// instance each other), TooManyJoints (instances multiplied beyond all reason).
Expected<std::vector<DaeNode>> readDaeNodes(const DaeDocument& document, const std::string& file,
                                            ImportedFile& source);

} // namespace sinew
