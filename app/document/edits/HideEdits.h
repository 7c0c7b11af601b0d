#pragma once

#include "app/document/Document.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace sinew {

/// Joints and faces that the view leaves out, as it does hidden parts (VisibilityEdits). Each edit is one
/// undoable step.

bool isJointHidden(const DocumentState& state, std::int32_t joint);
std::size_t hiddenJointCount(const DocumentState& state);
void hideJoints(Document& document, std::span<const std::int32_t> joints);
void showJoints(Document& document, std::span<const std::int32_t> joints);
/// Hides all others. Where these stand alone already, all are shown again.
void isolateJoints(Document& document, std::span<const std::int32_t> joints);
/// Names of the hidden joints, and flags of the joints of these names.
std::vector<std::string> hiddenJointNames(const DocumentState& state);

std::size_t hiddenFaceCount(const DocumentState& state);
/// Hides the faces all of whose vertices are in the set, and shows no others. A vertex that has hidden faces
/// only is neither selected nor painted.
void hideFaces(Document& document, const VertexSet& vertices);
/// Hides all faces but these, hidden ones included. Where they stand alone already, all are shown again.
void isolateFaces(Document& document, const VertexSet& vertices);

} // namespace sinew
