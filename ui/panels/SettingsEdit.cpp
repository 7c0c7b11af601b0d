#include "ui/panels/SettingsEdit.h"

#include "app/document/Edits.h"

namespace sinew {

void editSettings(Document& document, MergeKey merge, const std::function<void(BindSettings&)>& edit) {
    BindSettings settings = document.state().settings;
    edit(settings);
    setBindSettings(document, settings, merge);
}

} // namespace sinew
