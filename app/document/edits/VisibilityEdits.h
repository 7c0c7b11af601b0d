#pragma once

#include "app/document/Document.h"

#include <cstddef>
#include <span>
#include <vector>

namespace sinew {

/// Hidden parts are not drawn, picked, painted or selected; binds and exports take them like all others.
/// Each edit is one undoable step, and lets go what was selected of the parts it hides.

bool isHidden(const DocumentState& state, std::size_t part);
std::size_t hiddenCount(const DocumentState& state);
/// "2 of 17 parts hidden"; empty when none is.
QString hiddenPartsText(const DocumentState& state);

void hideParts(Document& document, std::span<const std::size_t> parts);
void hidePart(Document& document, std::size_t part);
void showParts(Document& document, std::span<const std::size_t> parts);
void showPart(Document& document, std::size_t part);
void showAllParts(Document& document);
/// Hides all others. Where these stand alone already, all are shown again.
void isolateParts(Document& document, std::span<const std::size_t> parts);
void isolatePart(Document& document, std::size_t part);
bool areIsolated(const DocumentState& state, std::span<const std::size_t> parts);
bool isIsolated(const DocumentState& state, std::size_t part);

/// Without the vertices of hidden parts.
VertexSet shownOnly(VertexSet vertices, const DocumentState& state);

} // namespace sinew
