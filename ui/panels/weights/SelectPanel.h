#pragma once

#include "app/document/Document.h"
#include "ui/widgets/Panel.h"

class QGroupBox;
class QLabel;
class QSpinBox;
class QVBoxLayout;

namespace sinew {

class Actions;
class SelectButtons;
class SliderSpin;

/// Selects vertices by what they are: their weight for the active joint, how many joints move them, their
/// part.
class SelectPanel : public Panel {
    Q_OBJECT
public:
    SelectPanel(Document& document, const Actions& actions, QWidget* parent = nullptr);

protected:
    void retranslate() override;

private:
    void buildSteps(QVBoxLayout& layout, const Actions& actions);
    void buildWeight(QVBoxLayout& layout);
    void buildInfluences(QVBoxLayout& layout);
    void buildPart(QVBoxLayout& layout);
    void show();

    Document& m_document;
    QLabel* m_count;
    QGroupBox* m_weightGroup;
    QLabel* m_joint;
    QLabel* m_fromLabel;
    SliderSpin* m_from;
    QLabel* m_toLabel;
    SliderSpin* m_to;
    SelectButtons* m_byWeight;
    QGroupBox* m_influencesGroup;
    QLabel* m_fewestLabel;
    QSpinBox* m_fewest;
    QLabel* m_maxLabel;
    QSpinBox* m_max;
    SelectButtons* m_byInfluences;
    QGroupBox* m_partGroup;
    QLabel* m_part;
    SelectButtons* m_byPart;
};

} // namespace sinew
