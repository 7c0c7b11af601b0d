#pragma once

#include "ui/panels/SettingsForm.h"

class QComboBox;
class QLabel;

namespace sinew {

/// Presets, and how bones are made of joints.
class MethodForm : public SettingsForm {
    Q_OBJECT
public:
    explicit MethodForm(Document& document, QWidget* parent = nullptr);

protected:
    void retranslate() override;

private:
    enum Preset { Standard, Paper, Custom };

    MethodForm(Document& document, QLabel* label, QComboBox* preset, QWidget* parent);
    void choose(int preset);
    void showPreset();
    Preset preset() const;

    QLabel* m_label;
    QComboBox* m_preset;
};

} // namespace sinew
