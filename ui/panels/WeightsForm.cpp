#include "ui/panels/WeightsForm.h"

#include "ui/panels/BoneAlphaForm.h"

namespace sinew {

WeightsForm::WeightsForm(Document& document, QWidget* parent)
    : SettingsForm(document, SettingGroup::Weights, {{"alpha", new BoneAlphaForm(document)}}, parent) {}

} // namespace sinew
