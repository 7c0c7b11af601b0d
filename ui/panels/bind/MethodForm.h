#pragma once

#include "ui/panels/fields/SettingsForm.h"

class QComboBox;
class QLabel;

namespace sinew {

/// Solver, presets, and how bones are made of joints.
class MethodForm : public SettingsForm {
    Q_OBJECT
public:
    explicit MethodForm(Document& document, QWidget* parent = nullptr);

protected:
    void retranslate() override;

private:
    enum Preset { Standard, Paper, Custom };

    /// A choice and the label before it.
    struct Row {
        QLabel* label;
        QComboBox* choice;
    };

    MethodForm(Document& document, const Row& solver, const Row& preset, QWidget* parent);
    void chooseSolver(int solver);
    void choosePreset(int preset);
    void showChoices();
    Preset preset() const;

    Row m_solver;
    Row m_preset;
};

} // namespace sinew
