#pragma once

#include "app/document/ViewState.h"

#include <QWidget>

class QAction;
class QSlider;
class QToolButton;

namespace sinew {

/// A layer in the list: the eye that switches it, its name, and its opacity. Both eye and name are the
/// layer's action, so that menu, key and list agree.
class OverlayListRow : public QWidget {
    Q_OBJECT
public:
    OverlayListRow(Overlay layer, QAction* action, ViewState& view, QWidget* parent = nullptr);
    /// Sets the names in the language in force.
    void retranslate();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void show(const ViewSettings& settings);

    Overlay m_layer;
    QAction* m_action;
    QToolButton* m_button;
    QSlider* m_opacity;
};

} // namespace sinew
