#pragma once

#include "app/document/DocumentState.h"

namespace sinew::test {

/// Whether two documents hold the same work; pointers by what they point to: equal weights, settings,
/// vertices.
bool sameWork(const DocumentState& a, const DocumentState& b);

/// The state, bound under its settings.
DocumentState boundState(DocumentState state);

} // namespace sinew::test
