#include "app/cli/PseudoEdgeOption.h"

namespace sinew {

void addPseudoEdgeOption(CLI::App& command, PseudoEdges& edges, const char* help, const char* group) {
    addList(command, "--pseudo-edge", edges, pseudoEdgeFrom, "JOINT,JOINT", help, group);
}

Typed<PseudoEdge> pseudoEdgeFrom(const std::string& text) {
    const std::size_t comma = text.find(',');
    const bool two = comma != std::string::npos && comma > 0 && comma + 1 < text.size() &&
                     text.find(',', comma + 1) == std::string::npos;
    return two ? Typed<PseudoEdge>{PseudoEdge{text.substr(0, comma), text.substr(comma + 1)}, {}}
               : Typed<PseudoEdge>{{}, "give two joints, JOINT,JOINT, not " + text};
}

} // namespace sinew
