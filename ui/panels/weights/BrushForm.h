#pragma once

#include "app/document/Document.h"
#include "app/painting/BrushStroke.h"
#include "ui/widgets/Panel.h"

class QCheckBox;
class QComboBox;
class QGroupBox;
class QLabel;

namespace sinew {

class BrushTipForm;
class SliderSpin;
class ViewportWidget;

/// What the weight brush does, and how large it is.
class BrushForm : public Panel {
    Q_OBJECT
public:
    BrushForm(Document& document, ViewportWidget& viewport, QWidget* parent = nullptr);

protected:
    void retranslate() override;

private:
    void build();
    void connectControls();
    void take();
    void show();
    void showUnder();

    Document& m_document;
    ViewportWidget& m_viewport;
    QGroupBox* m_group;
    QLabel* m_joint;
    QLabel* m_modeLabel;
    QComboBox* m_mode;
    QLabel* m_valueLabel;
    SliderSpin* m_value;
    QLabel* m_endLabel;
    SliderSpin* m_end;
    BrushTipForm* m_tip;
    QCheckBox* m_accumulate;
    QLabel* m_underLabel;
    QLabel* m_under; ///< the weight under the cursor
};

} // namespace sinew
