#pragma once

#include "app/document/Document.h"
#include "core/geometry/Subdivision.h"

#include <cstddef>
#include <span>
#include <vector>

namespace sinew {

/// How smooth each part of a state is shown and judged: as was chosen, or as its file says. #parts.
std::vector<SubdivisionChoice> subdivisionOf(const DocumentState& state);

/// The parts that the smooth preview is switched for: the selected ones, or all where none is.
std::vector<std::size_t> previewedParts(const DocumentState& state);

/// Whether all of them are shown smooth.
bool isSmoothPreview(const DocumentState& state);

/// Shows these parts smooth, by the levels and scheme that each has, or as their cages.
void setSmoothPreview(Document& document, std::span<const std::size_t> parts, bool smooth);

/// Shows these parts with so many levels; 0: as their cages, which keep their level for later.
void setSubdivisionLevel(Document& document, std::span<const std::size_t> parts, int level);

void setSubdivisionScheme(Document& document, std::span<const std::size_t> parts, SubdivisionScheme scheme);

} // namespace sinew
