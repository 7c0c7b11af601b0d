#pragma once

#include "app/document/Document.h"
#include "app/painting/BrushStroke.h"
#include "ui/widgets/Panel.h"

#include <vector>

class QCheckBox;
class QGroupBox;
class QLabel;
class QGridLayout;
class QSpinBox;
class QToolButton;

namespace sinew {

class Actions;
class SliderSpin;

/// Operations on the weights of the selected vertices, or of all, and how far they go.
class OperationsForm : public Panel {
    Q_OBJECT
public:
    /// Writes to `values`, which outlives it.
    OperationsForm(Document& document, OperationValues& values, const Actions& actions,
                   QWidget* parent = nullptr);

protected:
    void retranslate() override;

private:
    struct Place {
        int row;
        int column;
        int columns;
        bool operator==(const Place&) const = default;
    };
    void build(const Actions& actions);
    QToolButton* button(const Actions& actions, const char* id);
    void arrange();
    void take();
    void show();

    Document& m_document;
    OperationValues& m_values;
    QGroupBox* m_group;
    QLabel* m_vertices;
    QCheckBox* m_ofJoint;
    QLabel* m_limitLabel;
    QSpinBox* m_limit;
    QLabel* m_pruneLabel;
    SliderSpin* m_prune;
    QLabel* m_roundsLabel;
    QSpinBox* m_rounds;
    QLabel* m_strengthLabel;
    SliderSpin* m_strength;
    QGridLayout* m_grid;
    std::vector<QToolButton*> m_buttons;
    std::vector<Place> m_places; ///< of the buttons
};

} // namespace sinew
