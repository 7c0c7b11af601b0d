#pragma once

#include "ui/widgets/Panel.h"

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QToolButton;

namespace sinew {

struct PaintOptions;
class SliderSpin;
class ViewportWidget;

/// How strong and how large a view's brushes are, which of both a pen's pressure changes, how they fade and
/// whether they paint both sides: the same for all of them.
class BrushTipForm : public Panel {
    Q_OBJECT
public:
    /// `name`: before ".strength", ".penStrength", ".size", ".penSize", ".falloff" and ".mirror" in the
    /// controls' object names.
    BrushTipForm(ViewportWidget& viewport, const QString& name, QWidget* parent = nullptr);

    /// Whether its strength counts.
    void setStrong(bool strong);
    /// Whether size and falloff count for what the brush does.
    void setSized(bool sized);

protected:
    void retranslate() override;

private:
    void build(const QString& name);
    void addPenned(QFormLayout& form, QLabel* label, SliderSpin* slider, QToolButton* pen);
    void connectControls();
    void connectPen(QToolButton* pen, bool PaintOptions::*switched);
    void drawFalloffs();
    void show();

    ViewportWidget& m_viewport;
    QLabel* m_strengthLabel;
    SliderSpin* m_strength;
    QToolButton* m_penStrength; ///< pressure changes the strength
    QLabel* m_sizeLabel;
    SliderSpin* m_size;
    QToolButton* m_penSize;
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

} // namespace sinew
