#include "ui/panels/SettingsEdit.h"

namespace sinew {

void editSettings(Document& document, MergeKey merge, const std::function<void(BindSettings&)>& edit,
                  Weighing weighing) {
    BindSettings settings = document.state().settings;
    edit(settings);
    setBindSettings(document, settings, merge, weighing);
}

} // namespace sinew
