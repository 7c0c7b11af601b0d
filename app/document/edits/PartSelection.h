#pragma once

#include "app/document/Document.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// All selected parts, the active one included, ascending.
std::vector<std::size_t> selectedParts(const DocumentState& state);

/// Selects these parts, of which `active` (one of them, else the first) is the active one; none: no part is
/// selected. One undoable step, which becomes one with the selections before it.
void selectParts(Document& document, std::span<const std::size_t> parts, std::size_t active);
/// The part is selected beside the others and becomes the active one; it is no longer where it was.
void togglePart(Document& document, std::size_t part);

/// Lets a part go. Where it was the active one, the first of the others is.
void deselectPart(Selection& selection, std::size_t part);

} // namespace sinew
