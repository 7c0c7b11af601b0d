#pragma once

#include "app/cli/Typed.h"
#include "core/skeleton/PseudoEdges.h"

#include <CLI/App.hpp>

#include <string>

namespace sinew {

/// Declares --pseudo-edge, for which `help` says what it does here. Parsing fills `edges`, which has to
/// outlive `command`.
void addPseudoEdgeOption(CLI::App& command, PseudoEdges& edges, const char* help, const char* group);

/// "JOINT,JOINT".
Typed<PseudoEdge> pseudoEdgeFrom(const std::string& text);

} // namespace sinew
