#pragma once

#include "app/document/Document.h"
#include "ui/widgets/Panel.h"

class QComboBox;
class QDoubleSpinBox;
class QGroupBox;
class QLabel;
class QSpinBox;

namespace sinew {

class SliderSpin;

/// The settings that shape weights out of distances. A bound document follows them at once.
class WeightsForm : public Panel {
    Q_OBJECT
public:
    explicit WeightsForm(Document& document, QWidget* parent = nullptr);

protected:
    void retranslate() override;

private:
    void build();
    void connectControls();
    void endDrag();
    void show();

    Document& m_document;
    QGroupBox* m_group;
    QLabel* m_alphaLabel;
    SliderSpin* m_alpha;
    QLabel* m_smoothingLabel;
    SliderSpin* m_smoothing;
    QLabel* m_influencesLabel;
    QSpinBox* m_influences;
    QLabel* m_falloffLabel;
    QComboBox* m_falloff;
    QLabel* m_thresholdLabel;
    QDoubleSpinBox* m_threshold;
};

} // namespace sinew
