#pragma once

#include "app/document/Document.h"
#include "ui/widgets/Panel.h"

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QGroupBox;
class QLabel;
class QSpinBox;

namespace sinew {

/// The settings of the volume that distances run through. Changing one means solving anew.
class VolumeForm : public Panel {
    Q_OBJECT
public:
    explicit VolumeForm(Document& document, QWidget* parent = nullptr);

protected:
    void retranslate() override;

private:
    void build();
    void connectControls();
    void connectRules();
    void show();

    Document& m_document;
    QGroupBox* m_group;
    QLabel* m_resolutionLabel;
    QComboBox* m_resolution;
    QLabel* m_gapLabel;
    QDoubleSpinBox* m_gap;
    QLabel* m_penaltyLabel;
    QCheckBox* m_automatic;
    QDoubleSpinBox* m_penalty;
    QLabel* m_insideLabel;
    QComboBox* m_inside;
    QLabel* m_lookupLabel;
    QComboBox* m_lookup;
    QCheckBox* m_winding;
    QLabel* m_memoryLabel;
    QSpinBox* m_memory;
};

} // namespace sinew
