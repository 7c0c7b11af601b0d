#pragma once

#include "ui/viewport/Frame.h"

namespace sinew {

/// A soft gradient behind the character.
class SkyDrawable final : public Drawable {
public:
    void update(const Frame& frame, const Changes& changes) override;
    void draw(const Frame& frame) override;

private:
    std::unique_ptr<QOpenGLVertexArrayObject> m_array;
    std::unique_ptr<QOpenGLShaderProgram> m_program;
};

/// The ground below it: a grid in round measures with the axes in it.
class GroundDrawable final : public Drawable {
public:
    void update(const Frame& frame, const Changes& changes) override;
    void draw(const Frame& frame) override;
    /// Metres between the grid's finer lines for a character of that size.
    static double spacingMeters(double sizeMeters);

private:
    std::unique_ptr<QOpenGLVertexArrayObject> m_array;
    std::unique_ptr<QOpenGLShaderProgram> m_program;
};

} // namespace sinew
