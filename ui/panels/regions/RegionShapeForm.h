#pragma once

#include "ui/panels/regions/ChosenRegion.h"
#include "ui/widgets/Panel.h"

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QPushButton;

namespace sinew {

class SolidForm;

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

} // namespace sinew
