#pragma once

#include "app/document/Document.h"
#include "ui/widgets/Panel.h"

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
    void showRemainder();

    Document& m_document;
    ViewportWidget& m_viewport;
    QGroupBox* m_group;
    QLabel* m_keys;
    BrushTipForm* m_tip;
    QLabel* m_keepLabel;
    SliderSpin* m_keep;
    QLabel* m_remainder;
};

} // namespace sinew
