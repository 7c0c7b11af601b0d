#pragma once

#include "app/document/DocumentState.h"
#include "app/document/ViewState.h"

#include <vector>

namespace sinew {

/// Which joints the view shows, #J; empty: all. Hidden ones are not among them. Where nothing says which
/// joints get weights, all do. O(#J + influences).
std::vector<bool> shownJoints(const DocumentState& state, JointsShown which);

/// Whether a joint is among them.
bool isShown(const std::vector<bool>& shown, std::int32_t joint);

} // namespace sinew
