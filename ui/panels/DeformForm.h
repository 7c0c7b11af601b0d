#pragma once

#include "app/jobs/ImplicitController.h"
#include "ui/widgets/Panel.h"

#include <functional>

class QCheckBox;
class QComboBox;
class QGroupBox;
class QLabel;
class QPushButton;

namespace sinew {

class OpeningPlot;
class SliderSpin;

/// How the character deforms, and the skin about the selected joint.
class DeformForm : public Panel {
    Q_OBJECT
public:
    DeformForm(Document& document, ImplicitController& implicit, QWidget* parent = nullptr);

protected:
    void retranslate() override;

private:
    void build();
    void connectControls();
    void connectJoint();
    void editJoint(MergeKey merge, const std::function<void(JointDeform&)>& edit);
    void describeJoint();
    std::int32_t joint() const; ///< the selected one
    QString fieldText() const;
    void show();
    void showJoint();
    void showBend();

    Document& m_document;
    ImplicitController& m_implicit;
    QGroupBox* m_group;
    QLabel* m_deformerLabel;
    QComboBox* m_deformer;
    QCheckBox* m_on;
    QComboBox* m_method;
    QComboBox* m_quality;
    QGroupBox* m_jointGroup;
    QLabel* m_operatorLabel;
    QComboBox* m_operator;
    QLabel* m_presetLabel;
    QComboBox* m_preset;
    QLabel* m_openingLabel;
    SliderSpin* m_opening;
    OpeningPlot* m_openingPlot;
    QLabel* m_dualFractionLabel;
    SliderSpin* m_dualFraction;
    QPushButton* m_all;
    QLabel* m_field;
};

} // namespace sinew
