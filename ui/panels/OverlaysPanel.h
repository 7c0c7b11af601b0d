#pragma once

#include "app/view/OverlayTable.h"
#include "ui/widgets/Panel.h"

#include <vector>

class QComboBox;
class QGroupBox;

namespace sinew {

class Actions;
class OverlayListRow;
class SliderSpin;

/// What the viewport shows: every overlay with eye and opacity, and the plane that cuts the volume.
class OverlaysPanel : public Panel {
    Q_OBJECT
public:
    OverlaysPanel(ViewState& view, const Actions& actions, QWidget* parent = nullptr);

protected:
    void retranslate() override;

private:
    void addGroup(OverlayGroup which);
    QWidget* sliceRow();
    void show();

    ViewState& m_view;
    const Actions& m_actions;
    std::vector<QGroupBox*> m_groups;
    std::vector<OverlayListRow*> m_rows;
    QComboBox* m_axis;
    SliderSpin* m_slice;
};

} // namespace sinew
