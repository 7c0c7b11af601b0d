#pragma once

#include "ui/viewport/GridDrawable.h"
#include "ui/viewport/MeshDrawable.h"
#include "ui/viewport/SkeletonDrawable.h"

namespace sinew {

/// Draws all layers in their order. Lives as long as a context; everything in it is made anew for the next.
class SceneRenderer {
public:
    SceneRenderer(TaskPool& pool, std::function<void()> repaint);

    /// Brings what is on the card up to date.
    void update(const Frame& frame, const Changes& changes);
    void draw(const Frame& frame);
    SkeletonDrawable& skeleton() { return m_skeleton; }

private:
    GridDrawable m_grid;
    MeshDrawable m_mesh;
    SkeletonDrawable m_skeleton;
};

} // namespace sinew
