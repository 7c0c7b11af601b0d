#pragma once

#include "ui/viewport/drawables/DrawTable.h"
#include "ui/viewport/gl/KeyShadow.h"
#include "ui/viewport/gl/Silhouette.h"
#include "ui/viewport/gl/SurfacePaint.h"

namespace sinew {

/// The posed surface: shaded, under the colours of the overlays that lie on it, its edges, and a line
/// around the selected parts.
class SurfaceDrawable final : public Drawable {
public:
    explicit SurfaceDrawable(const DrawDesk& desk);
    void update(const Frame& frame, const Changes& changes) override;
    void draw(const Frame& frame) override;

private:
    void drawShadows(const Frame& frame);
    void outlineSelected(const Frame& frame);

    MeshDrawable m_mesh;
    SurfacePaint m_paint;
    KeyShadow m_keyShadow;
    GroundShadow m_groundShadow;
    bool m_shadowsDrawn = false; ///< for this picture: one that is refined keeps them
    Silhouette m_silhouette;
    SurfaceCounts& m_counts;
};

} // namespace sinew
