#pragma once

#include "app/view/pick/WeightNumbers.h"
#include "ui/viewport/ViewTheme.h"

#include <QPainter>

#include <span>

namespace sinew {

/// Writes a joint's weight at vertices of the view.
class NumberPainter {
public:
    NumberPainter(QPainter& painter, const ViewTheme& theme, const OrbitCamera& camera);

    /// Earlier vertices get their places first; numbers that would cover others are left out, those of
    /// vertices without weight before all.
    void draw(std::span<const NumberedVertex> vertices, const PartWeights& weights, std::int32_t joint);
    /// A line at the lower edge.
    void drawHint(const QString& text);

private:
    QPainter& m_painter;
    const ViewTheme& m_theme;
    const OrbitCamera& m_camera;
    QFont m_font;
};

} // namespace sinew
