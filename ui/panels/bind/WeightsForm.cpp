#include "ui/panels/bind/WeightsForm.h"

#include "ui/panels/bind/BoneAlphaForm.h"

namespace sinew {

WeightsForm::WeightsForm(Document& document, QWidget* parent)
    : SettingsForm(document, SettingGroup::Weights, {{{}, new BoneAlphaForm(document)}}, parent) {}

} // namespace sinew
