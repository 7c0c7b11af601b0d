#pragma once

#include "ui/panels/regions/ChosenRegion.h"
#include "ui/widgets/Panel.h"

class QPushButton;

namespace sinew {

/// Which vertices a painted region has: more of them, fewer, or with a softer edge. Hidden for other regions.
class RegionPaintForm : public Panel {
    Q_OBJECT
public:
    /// `chosen` outlives this.
    explicit RegionPaintForm(ChosenRegion& chosen, QWidget* parent = nullptr);

protected:
    void retranslate() override;

private:
    void show();

    ChosenRegion& m_chosen;
    QPushButton* m_add;
    QPushButton* m_take;
    QPushButton* m_soften;
};

} // namespace sinew
