#pragma once

#include "ui/widgets/Panel.h"

#include <vector>

class QFrame;
class QToolButton;

namespace sinew {

class Actions;
class OverlaysPanel;
class ViewState;

/// The slim bar over the view: what frames it and how it is drawn, the switch for the other side, the presets
/// of overlays, and a pop-over with all of them, which stays while one clicks in it.
class ViewBar : public Panel {
    Q_OBJECT
public:
    ViewBar(ViewState& view, const Actions& actions, QWidget* parent = nullptr);

    /// The switch for the other side that counts now, by the id of its action; null: none does.
    void setMirror(const char* id);
    QSize minimumSizeHint() const override;

protected:
    void retranslate() override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QToolButton* add(const char* id);
    void addPresets();
    void openOverlays();
    void makeRoom();

    const Actions& m_actions;
    std::vector<QToolButton*> m_icons; ///< what gives way where the bar is narrow
    std::vector<QToolButton*> m_presets;
    QToolButton* m_mirror;
    bool m_hasMirror = true;
    QToolButton* m_overlays;
    QFrame* m_popup;
    OverlaysPanel* m_panel;
};

} // namespace sinew
