#pragma once

#include "app/painting/BrushStroke.h"
#include "app/view/OrbitCamera.h"

#include <QPainter>
#include <QPointF>

namespace sinew {

struct ViewTheme;

/// The line that is dragged over the view for a gradient, in logical pixels.
struct GradientLine {
    QPointF from;
    QPointF to;

    /// Too short to have a direction.
    bool empty() const;
    /// Where vertices lie along it as they are seen: before its beginning 0, beyond its end 1, or left alone
    /// where `within` asks for it. `frontOnly`: those that face away are left alone. Keeps the camera.
    AlongLine along(const OrbitCamera& camera, bool within, bool frontOnly) const;
    void paint(QPainter& painter, const ViewTheme& theme) const;
};

} // namespace sinew
