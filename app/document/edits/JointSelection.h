#pragma once

#include "app/document/Document.h"

#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// All selected joints, the active one included, ascending. Joints that are not there are left out.
std::vector<std::int32_t> selectedJoints(const DocumentState& state);
bool isSelected(const Selection& selection, std::int32_t joint);

/// Selects these joints, of which `active` (one of them, else the first) is the active one; none: no joint is
/// selected. One undoable step, which becomes one with the selections before it.
void selectJoints(Document& document, std::span<const std::int32_t> joints, std::int32_t active);
/// The joint is selected beside the others and becomes the active one; it is no longer where it was.
void toggleJoint(Document& document, std::int32_t joint);

/// What is selected beside the active joint, after joints got other numbers; kNone: they are gone.
void followSelection(Selection& selection, std::span<const std::int32_t> numbers);

} // namespace sinew
