#pragma once

#include "app/view/compare/CompareData.h"
#include "ui/viewport/drawables/GridDrawable.h"
#include "ui/viewport/drawables/MeshDrawable.h"
#include "ui/viewport/drawables/SkeletonDrawable.h"

namespace sinew {

/// Draws one pane of a comparison: sky, ground, skeleton, and the skin under its colours. Lives as long as a
/// context.
class CompareRenderer {
public:
    CompareRenderer(TaskPool& pool, ViewData& data, const std::function<void()>& repaint);

    /// Brings what is on the card up to date; `colors` of every part's vertices, empty: none.
    void update(const Frame& frame, const Changes& changes, const std::vector<std::vector<Rgba>>& colors,
                quint64 colorRevision);
    void draw(const Frame& frame);

private:
    void lay(const std::vector<std::vector<Rgba>>& colors);

    SkyDrawable m_sky;
    GroundDrawable m_ground;
    SkeletonDrawable m_skeleton;
    MeshDrawable m_mesh;
    std::shared_ptr<const Scene> m_scene; ///< of the mesh on the card
    std::optional<quint64> m_revision;    ///< of the colours on the card
    std::vector<Rgba> m_colors;           ///< scratch
};

} // namespace sinew
