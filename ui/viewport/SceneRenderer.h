#pragma once

#include "ui/viewport/drawables/DrawTable.h"
#include "ui/viewport/drawables/GizmoDrawable.h"
#include "ui/viewport/tools/ViewInteraction.h"

#include <vector>

namespace sinew {

/// Empties the picture and puts the state in force that drawables count on.
void clearPicture(Gl& gl);

/// Draws all rows of the table in their order. Lives as long as a context; everything in it is made anew for
/// the next.
class SceneRenderer {
public:
    SceneRenderer(TaskPool& pool, ViewData& data, std::function<void()> repaint);

    /// Brings what is on the card up to date.
    void update(const Frame& frame, const Changes& changes);
    void draw(const Frame& frame);
    /// Handles, over everything.
    void drawHandles(const Frame& frame, const ViewInteraction& interaction);
    const SurfaceCounts& counts() const { return m_counts; }

private:
    struct Entry {
        std::optional<Overlay> layer;
        std::unique_ptr<Drawable> drawable;
    };
    /// Those that are shown.
    void each(const Frame& frame, void (Drawable::*draws)(const Frame&));

    SurfaceCounts m_counts;
    std::vector<Entry> m_entries; ///< as in the table
    GizmoDrawable m_gizmo;
};

} // namespace sinew
