#pragma once

#include "ui/viewport/Frame.h"

namespace sinew {

/// What stands behind and below the character: a soft gradient, and a ground grid in round measures with the
/// axes in it.
class GridDrawable {
public:
    void drawBackground(const Frame& frame);
    void drawGround(const Frame& frame);
    /// Metres between the grid's finer lines for a character of that size.
    static double spacingMeters(double sizeMeters);

private:
    void create();

    std::unique_ptr<QOpenGLVertexArrayObject> m_array;
    std::unique_ptr<QOpenGLShaderProgram> m_background;
    std::unique_ptr<QOpenGLShaderProgram> m_ground;
};

} // namespace sinew
