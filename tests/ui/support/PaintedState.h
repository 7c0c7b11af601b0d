#pragma once

#include "app/document/DocumentState.h"

namespace sinew::test {

/// With weights on the nearest joint, a layer that makes the left half of them stiffer, and an arm raised.
DocumentState paintedState(DocumentState state);

} // namespace sinew::test
