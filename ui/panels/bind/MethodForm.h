#pragma once

#include "ui/panels/fields/SettingsForm.h"

class QComboBox;
class QLabel;

namespace sinew {

/// The solver, and how bones are made of joints.
class MethodForm : public SettingsForm {
    Q_OBJECT
public:
    explicit MethodForm(Document& document, QWidget* parent = nullptr);

protected:
    void retranslate() override;

private:
    MethodForm(Document& document, QLabel* label, QComboBox* solver, QWidget* parent);
    void chooseSolver(int solver);
    void showSolver();

    QLabel* m_label;
    QComboBox* m_solver;
};

} // namespace sinew
