#pragma once

#include "app/document/Edits.h"

#include <functional>

namespace sinew {

/// Changes one of the document's bind settings as an undoable step.
void editSettings(Document& document, MergeKey merge, const std::function<void(BindSettings&)>& edit,
                  Weighing weighing = Weighing::Full);

} // namespace sinew
