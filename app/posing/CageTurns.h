#pragma once

#include "app/document/Document.h"

namespace sinew {

/// The pose with every cage's joints turned as the edges around them turned (inferredTurns): what a rigid
/// handle needs beside its move. Joints of vertices without edges, and all others, stay as they are.
/// O(#cages * #J).
Pose withCageTurns(const Skeleton& skeleton, const std::vector<Cage>& cages, const Pose& pose);

/// The same of the document's pose, in one undoable step. Nothing happens without cages.
void turnCageJoints(Document& document);

} // namespace sinew
