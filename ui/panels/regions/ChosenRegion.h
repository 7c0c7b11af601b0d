#pragma once

#include "app/document/regions/RegionEdits.h"
#include "ui/panels/fields/SettingsForm.h"
#include "ui/widgets/Panel.h"

#include <QObject>

#include <functional>

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QPushButton;
class QCheckBox;
class QSpinBox;

namespace sinew {

class SliderSpin;
class SolidForm;
class SolverChoice;

/// Which of a document's regions the forms show and change. It stays chosen while others come, go and move; a
/// region that has come is chosen at once.
class ChosenRegion : public QObject {
    Q_OBJECT
public:
    explicit ChosenRegion(Document& document, QObject* parent = nullptr);

    Document& document() const { return m_document; }
    /// Of a document with a scene; null: none is chosen.
    const Region* get() const;
    /// Beyond all regions when none is chosen.
    std::size_t row() const { return m_row; }
    /// A row beyond all: none.
    void choose(std::size_t row);
    double millimetresPerUnit() const;

    /// Changes it by one control. With WeightUpdate::Later the changes of the control become one step until
    /// endEdit; otherwise each is a step.
    void edit(const QObject* control, WeightUpdate update, const std::function<void(Region&)>& change);
    void endEdit() { m_run.end(); }

Q_SIGNALS:
    /// Another one, or anything of the document.
    void changed();

private:
    void follow();

    Document& m_document;
    UndoGroup m_run;
    std::size_t m_row;
    std::vector<std::string> m_names; ///< of all regions, as last seen
};

/// Where the chosen region is, how large, and over which width it fades, in millimetres.
class RegionShapeForm : public Panel {
    Q_OBJECT
public:
    /// `chosen` outlives this.
    explicit RegionShapeForm(ChosenRegion& chosen, QWidget* parent = nullptr);

protected:
    void retranslate() override;

private:
    void build();
    void connectSolid();
    void connectBlend();
    void show();
    void showBlend(const Region& region);
    void moveHere();

    ChosenRegion& m_chosen;
    SolidForm* m_solid;
    QPushButton* m_here;
    QLabel* m_blendLabel;
    QDoubleSpinBox* m_blend;
    QComboBox* m_blendUnit;
};

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
