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

/// Hidden parts are not drawn, picked, painted or selected; ghosted ones are drawn faintly and left alone
/// likewise. Binds and exports take both like all others. Each edit is one undoable step, and lets go what
/// was selected of what it hides. A part is either hidden or ghosted or neither.

std::size_t hiddenCount(const DocumentState& state);
/// "2 of 17 parts hidden", with what else is hidden or ghosted; empty when nothing is.
QString hiddenPartsText(const DocumentState& state);

void hideParts(Document& document, std::span<const std::size_t> parts);
void hidePart(Document& document, std::size_t part);
/// They are neither hidden nor ghosted any more.
void showParts(Document& document, std::span<const std::size_t> parts);
void showPart(Document& document, std::size_t part);
void showAllParts(Document& document);
/// Hides all others. Where these stand alone already, all are shown again.
void isolateParts(Document& document, std::span<const std::size_t> parts);
void isolatePart(Document& document, std::size_t part);
bool areIsolated(const DocumentState& state, std::span<const std::size_t> parts);
bool isIsolated(const DocumentState& state, std::size_t part);

/// Where all of them are ghosted already, they are shown again. They stay selected.
void ghostParts(Document& document, std::span<const std::size_t> parts);
/// Ghosts all others that are not hidden. Where just those are already, all are shown again.
void ghostOtherParts(Document& document, std::span<const std::size_t> parts);

/// Anything is hidden or ghosted: parts, joints or faces.
bool anyHidden(const DocumentState& state);
/// All parts, joints and faces.
void showEverything(Document& document);

/// After an edit: what is hidden is not selected.
void letHiddenGo(DocumentState& state);

} // namespace sinew
