#pragma once

#include "app/document/Edits.h"

#include <functional>

namespace sinew {

/// Changes one of the document's bind settings as an undoable step, which is called like the setting unless
/// `step` says otherwise.
void editSettings(Document& document, MergeKey merge, const std::function<void(BindSettings&)>& edit,
                  Weighing weighing = Weighing::Full, const QString& step = {});

} // namespace sinew
