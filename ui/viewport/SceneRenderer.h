#pragma once

#include "app/view/volume/SliceCut.h"
#include "ui/viewport/Frame.h"
#include "ui/viewport/ToolTable.h"
#include "ui/viewport/drawables/DrawTable.h"
#include "ui/viewport/gl/Gl.h"
#include "ui/viewport/gl/LineBatch.h"
#include "ui/viewport/tools/ViewInteraction.h"

#include <QOpenGLFramebufferObject>
#include <QPointF>
#include <QSize>

#include <vector>

namespace sinew {

/// Handles in the view, drawn over everything: rings, arrows, boxes, the slice's frame and its grip.
class GizmoDrawable {
public:
    void draw(const Frame& frame, const ShownGizmo& shown);
    /// `grip` where the plane is dragged; highlighted under the cursor.
    void drawSlice(const Frame& frame, const Aabb& outline, const Vec3& grip, bool highlighted);

private:
    void addRings(const Frame& frame, const Gizmo& gizmo, GizmoPart highlighted);
    void addArrows(const Frame& frame, const Gizmo& gizmo, bool boxes, GizmoPart highlighted);
    void addBox(const Vec3& center, const Mat3& axes, double half, Rgba color);
    void addCone(const Vec3& base, const Vec3& tip, double radius, Rgba color);
    void flush(const Frame& frame);

    std::vector<ThickLine> m_lineList;
    LineBatch m_lines;
    SolidBatch m_solids;
};

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

/// Smooths the edges of a picture that stands still: the mean of several pictures, each shifted by a part of
/// a pixel, one at a time while nothing else is to do. For renderers too slow to take several samples at
/// once.
class StillRefiner {
public:
    static constexpr int kSamples = 8;

    /// Forgets what was collected.
    void reset() { m_samples = 0; }
    /// Whether there is something of that size to show.
    bool valid(const QSize& pixels) const { return m_samples > 0 && m_sum && m_sum->size() == pixels; }
    bool complete() const { return m_samples >= kSamples; }

    /// How far the next sample is to be shifted, pixels.
    QPointF shift() const;
    void bindTarget(const QSize& pixels);
    /// Takes in what was drawn into the target.
    void add(Gl& gl);
    /// Copies the mean so far.
    void show(Gl& gl, GLuint framebuffer) const;

private:
    void makeTargets(const QSize& pixels);

    std::unique_ptr<QOpenGLFramebufferObject> m_target;
    std::unique_ptr<QOpenGLFramebufferObject> m_sum;
    std::unique_ptr<QOpenGLShaderProgram> m_program;
    std::unique_ptr<QOpenGLVertexArrayObject> m_array;
    int m_samples = 0;
};

} // namespace sinew
