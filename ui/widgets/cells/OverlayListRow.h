#pragma once

#include "app/document/ViewState.h"

#include <QWidget>

class QAction;
class QLabel;
class QSlider;
class QToolButton;

namespace sinew {

/// A layer in the list: icon and name, its key, its opacity while it is on, and the eye that switches it. Eye
/// and name are the layer's action, so that menu, key and list agree.
class OverlayListRow : public QWidget {
    Q_OBJECT
public:
    OverlayListRow(Overlay layer, QAction* action, ViewState& view, QWidget* parent = nullptr);
    /// Sets the names in the language in force.
    void retranslate();
    Overlay layer() const { return m_layer; }
    /// Without the key, which goes where there is no room for it.
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void show(const ViewSettings& settings);
    void showAction();
    void arrange();

    Overlay m_layer;
    QAction* m_action;
    QToolButton* m_button;
    QLabel* m_keys;
    QSlider* m_opacity;
    QToolButton* m_eye;
    bool m_on = false;
};

} // namespace sinew
