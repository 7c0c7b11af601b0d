#pragma once

#include "app/document/Document.h"

namespace sinew {

/// What mirrors weights and poses of this state: found, and as a hand has chosen.
MirrorTable mirrorTableOf(const DocumentState& state);

/// Each is one undoable step.
void setMirrorAxis(Document& document, std::optional<int> axis);
/// `partner`: kNone for none, the joint itself for one in the middle.
void setMirrorPartner(Document& document, std::int32_t joint, std::int32_t partner);
/// Everything as it is found.
void resetMirror(Document& document);

/// Vertices without a counterpart on the other side, by part. Empty without a skeleton.
VertexSet unmirroredVertices(Document& document);

} // namespace sinew
