#pragma once

#include "ui/panels/fields/SettingsForm.h"

class QComboBox;
class QLabel;

namespace sinew {

/// What most binds are tuned by: the preset, and the few settings that matter for every character.
class EssentialsForm : public SettingsForm {
    Q_OBJECT
public:
    explicit EssentialsForm(Document& document, QWidget* parent = nullptr);

protected:
    void retranslate() override;

private:
    enum Preset { Standard, Paper, Custom };
    EssentialsForm(Document& document, QLabel* label, QComboBox* preset, QWidget* parent);
    void choosePreset(int preset);
    void showPreset();
    Preset preset() const;

    QLabel* m_label;
    QComboBox* m_preset;
};

} // namespace sinew
