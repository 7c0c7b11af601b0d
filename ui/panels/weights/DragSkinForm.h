#pragma once

#include "app/document/Document.h"
#include "ui/widgets/Panel.h"

class QComboBox;
class QGroupBox;
class QLabel;

namespace sinew {

class Actions;
class BrushTipForm;
class SliderSpin;
class ViewportWidget;

/// What Drag Skin holds, how far it goes, and what weights could not reach.
class DragSkinForm : public Panel {
    Q_OBJECT
public:
    DragSkinForm(Document& document, ViewportWidget& viewport, const Actions& actions,
                 QWidget* parent = nullptr);

protected:
    void retranslate() override;

private:
    void build(const Actions& actions);
    void show();
    void showShapes();
    void showRemainder();
    std::string shape() const; ///< that is changed; empty: weights are

    Document& m_document;
    ViewportWidget& m_viewport;
    QGroupBox* m_group;
    QLabel* m_keys;
    QLabel* m_movesLabel;
    QComboBox* m_moves; ///< the weights, then shapes
    BrushTipForm* m_tip;
    QLabel* m_keepLabel;
    SliderSpin* m_keep;
    QLabel* m_remainder;
};

} // namespace sinew
