#pragma once

#include "ui/panels/regions/ChosenRegion.h"
#include "ui/widgets/Panel.h"

class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QPushButton;

namespace sinew {

class VectorSpins;

/// Where the chosen region is and how large, in millimetres; only what its shape has is shown.
class RegionShapeForm : public Panel {
    Q_OBJECT
public:
    /// `chosen` outlives this.
    explicit RegionShapeForm(ChosenRegion& chosen, QWidget* parent = nullptr);

protected:
    void retranslate() override;

private:
    void build();
    void connectSizes();
    void connectVolumeEdits();
    void show();
    void showNumbers(const Region& region);
    void moveHere();
    void edit(const QObject* control, const std::function<void(Region&)>& change);

    ChosenRegion& m_chosen;
    QFormLayout* m_form;
    QLabel* m_radiusLabel;
    QDoubleSpinBox* m_radius;
    QLabel* m_lengthLabel;
    QDoubleSpinBox* m_length;
    QLabel* m_edgesLabel;
    VectorSpins* m_edges;
    QLabel* m_middleLabel;
    VectorSpins* m_middle;
    QLabel* m_fromLabel;
    VectorSpins* m_from;
    QLabel* m_toLabel;
    VectorSpins* m_to;
    QPushButton* m_here;
    QLabel* m_blendLabel;
    QDoubleSpinBox* m_blend;
    QComboBox* m_blendUnit;
};

} // namespace sinew
