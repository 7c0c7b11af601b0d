#pragma once

#include "ui/widgets/Panel.h"

class QLabel;

namespace sinew {

class ViewportWidget;

/// How the region brush paints; there while it is in hand.
class RegionBrushForm : public Panel {
    Q_OBJECT
public:
    explicit RegionBrushForm(ViewportWidget& viewport, QWidget* parent = nullptr);

protected:
    void retranslate() override;

private:
    QLabel* m_keys;
};

} // namespace sinew
