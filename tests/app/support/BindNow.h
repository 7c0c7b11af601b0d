#pragma once

#include "app/document/Document.h"

namespace sinew::test {

/// Binds a document here and now, as a job would in the background: one undoable step.
void bindNow(Document& document);

} // namespace sinew::test
