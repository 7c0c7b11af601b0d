#pragma once

#include "app/document/Document.h"
#include "app/painting/BrushStroke.h"
#include "ui/widgets/Panel.h"

class QComboBox;
class QLabel;
class QCheckBox;
class QGroupBox;

namespace sinew {

class SliderSpin;
class ViewportWidget;

/// How strong and how large a view's brushes are, how they fade and whether they paint both sides: the same
/// for all of them.
class BrushTipForm : public Panel {
    Q_OBJECT
public:
    /// `name`: before ".strength", ".size", ".falloff" and ".mirror" in the controls' object names.
    BrushTipForm(ViewportWidget& viewport, const QString& name, QWidget* parent = nullptr);

    /// Whether its strength counts.
    void setStrong(bool strong);
    /// Whether size and falloff count for what the brush does.
    void setSized(bool sized);

protected:
    void retranslate() override;

private:
    void build(const QString& name);
    void connectControls();
    void drawFalloffs();
    void show();

    ViewportWidget& m_viewport;
    QLabel* m_strengthLabel;
    SliderSpin* m_strength;
    QLabel* m_sizeLabel;
    SliderSpin* m_size;
    QLabel* m_falloffLabel;
    QComboBox* m_falloff;
    QCheckBox* m_mirror;
};

/// Where strokes of a view's brushes reach: the same for all of them.
class BrushReachForm : public Panel {
    Q_OBJECT
public:
    /// `name`: before ".surface", ".layers" and ".front" in the controls' object names.
    BrushReachForm(ViewportWidget& viewport, const QString& name, QWidget* parent = nullptr);

protected:
    void retranslate() override;

private:
    void take();
    void show();

    ViewportWidget& m_viewport;
    QCheckBox* m_surface;
    QCheckBox* m_layers;
    QCheckBox* m_front;
};

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
    QLabel* m_underLabel;
    QLabel* m_under; ///< the weight under the cursor
};

} // namespace sinew
