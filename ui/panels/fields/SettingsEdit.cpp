#include "ui/panels/fields/SettingsEdit.h"

namespace sinew {

void editSettings(Document& document, MergeKey merge, const std::function<void(BindSettings&)>& edit,
                  WeightQuality quality, const QString& step) {
    BindSettings settings = document.state().settings;
    edit(settings);
    setBindSettings(document, settings, merge, quality, step);
}

} // namespace sinew
