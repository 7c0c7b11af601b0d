#pragma once

#include "app/view/OverlayTable.h"
#include "ui/widgets/Panel.h"

#include <vector>

class QComboBox;
class QToolButton;

namespace sinew {

class Actions;
class FoldBox;
class OverlayListRow;
class SliderSpin;

/// What the viewport shows: every overlay as a row in a fold, and the plane that cuts the volume.
class OverlaysPanel : public Panel {
    Q_OBJECT
public:
    OverlaysPanel(ViewState& view, const Actions& actions, QWidget* parent = nullptr);

protected:
    void retranslate() override;

private:
    /// Overlays under a title that folds them.
    struct Group {
        OverlayGroup which;
        FoldBox* box;
    };
    void addGroup(OverlayGroup which);
    QWidget* sliceRow();
    void show();
    void showTitles();

    ViewState& m_view;
    const Actions& m_actions;
    std::vector<Group> m_groups;
    std::vector<OverlayListRow*> m_rows;
    QComboBox* m_axis;
    SliderSpin* m_slice;
};

} // namespace sinew
