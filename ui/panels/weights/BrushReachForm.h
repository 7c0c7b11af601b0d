#pragma once

#include "ui/widgets/Panel.h"

class QCheckBox;

namespace sinew {

class ViewportWidget;

/// Where strokes of a view's brushes reach: the same for all of them.
class BrushReachForm : public Panel {
    Q_OBJECT
public:
    /// `name`: before ".surface", ".layers", ".front" and ".mirror" in the controls' object names.
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
    QCheckBox* m_mirror;
};

} // namespace sinew
