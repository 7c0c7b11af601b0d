#pragma once

#include "app/document/Document.h"

#include <functional>

namespace sinew {

/// Changes one of the document's bind settings as an undoable step.
void editSettings(Document& document, MergeKey merge, const std::function<void(BindSettings&)>& edit);

} // namespace sinew
