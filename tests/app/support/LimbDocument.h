#pragma once

#include "app/document/Document.h"

namespace sinew::test {

/// Opens the limb under coarse settings, not bound.
void openLimb(Document& document);

/// A limb with so many vertices and joints that its full weights take a while, bound.
void openLong(Document& document);

} // namespace sinew::test
