#pragma once

#include "ui/panels/fields/SettingsForm.h"

namespace sinew {

/// The settings that shape weights out of distances, and the alphas of single bones. A bound document follows
/// them at once.
class WeightsForm : public SettingsForm {
    Q_OBJECT
public:
    explicit WeightsForm(Document& document, QWidget* parent = nullptr);
};

} // namespace sinew
