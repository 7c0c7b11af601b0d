#pragma once

#include "ui/panels/regions/ChosenRegion.h"
#include "ui/widgets/Panel.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace sinew {

class SliderSpin;
class SolverChoice;

/// What the chosen region does its own way, and what it leaves to the settings.
class RegionRulesForm : public Panel {
    Q_OBJECT
public:
    /// `chosen` outlives this.
    explicit RegionRulesForm(ChosenRegion& chosen, QWidget* parent = nullptr);

protected:
    void retranslate() override;

private:
    void build();
    void connectNumbers();
    void connectJoints();
    void connectSolver();
    void chooseJoints();
    void show();
    void showJoints(const Region& region);

    ChosenRegion& m_chosen;
    QCheckBox* m_ownAlpha;
    SliderSpin* m_alpha;
    QLabel* m_falloffLabel;
    QComboBox* m_falloff;
    QCheckBox* m_ownInfluences;
    QSpinBox* m_influences;
    QLabel* m_jointsLabel;
    QPushButton* m_joints;
    QPushButton* m_allJoints;
    QLabel* m_names;
    QLabel* m_solverLabel;
    SolverChoice* m_solver;
    QLabel* m_keepShapeLabel;
    SliderSpin* m_keepShape;
    QLabel* m_hint;
};

} // namespace sinew
