#pragma once

#include "ui/viewport/drawables/DrawTable.h"
#include "ui/viewport/gl/SurfacePaint.h"

namespace sinew {

/// The posed surface: shaded, under the colours of the overlays that lie on it, and its edges.
class SurfaceDrawable final : public Drawable {
public:
    explicit SurfaceDrawable(const DrawDesk& desk);
    void update(const Frame& frame, const Changes& changes) override;
    void draw(const Frame& frame) override;

private:
    MeshDrawable m_mesh;
    SurfacePaint m_paint;
    int& m_colorings;
};

} // namespace sinew
