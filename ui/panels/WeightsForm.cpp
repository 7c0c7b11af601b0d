#include "ui/panels/WeightsForm.h"

#include "ui/panels/BoneAlphaForm.h"

namespace sinew {

WeightsForm::WeightsForm(Document& document, QWidget* parent)
    : SettingsForm(document, SettingGroup::Weights, parent) {
    addBelow("alpha", new BoneAlphaForm(document));
}

} // namespace sinew
