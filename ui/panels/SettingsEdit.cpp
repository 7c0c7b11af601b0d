#include "ui/panels/SettingsEdit.h"

namespace sinew {

void editSettings(Document& document, MergeKey merge, const std::function<void(BindSettings&)>& edit,
                  Weighing weighing, const QString& step) {
    BindSettings settings = document.state().settings;
    edit(settings);
    setBindSettings(document, settings, merge, weighing, step);
}

} // namespace sinew
