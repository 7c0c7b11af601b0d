#pragma once

#include "app/document/edits/Edits.h"

#include <functional>

namespace sinew {

/// Changes one of the document's bind settings as an undoable step, which is called like the setting unless
/// `step` says otherwise.
void editSettings(Document& document, MergeKey merge, const std::function<void(BindSettings&)>& edit,
                  WeightQuality quality = WeightQuality::Full, const QString& step = {});

} // namespace sinew
