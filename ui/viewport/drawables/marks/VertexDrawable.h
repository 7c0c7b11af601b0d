#pragma once

#include "app/document/regions/RegionEdits.h"
#include "ui/viewport/Frame.h"
#include "ui/viewport/drawables/DrawTable.h"

#include <optional>

namespace sinew {

/// Some vertices, such as the selected ones, as dots that lie on the posed surface. Their size follows the
/// spacing of the vertices, and where they crowd they let the shape show through, so that those of a dense
/// mesh do not run into one blot. What the surface hides is not drawn, or faintly when vertices are picked
/// through it.
class VertexDrawable {
public:
    /// Null: no vertex. With amounts, 0..1 of every vertex, dots are as strong as their vertex's.
    void update(const Frame& frame, const Changes& changes, const std::shared_ptr<const VertexSet>& vertices,
                const std::shared_ptr<const VertexAmounts>& amounts = nullptr);
    void draw(const Frame& frame, Rgba color);

private:
    struct Vertex {
        float place[3];
        float spacing; ///< model units to the neighbours
        float crowd;   ///< share of the neighbours that are shown too
        float amount;
    };
    void create(Gl& gl);
    void gather(const Frame& frame);
    void setUniforms(const Frame& frame, Rgba dots);

    std::shared_ptr<const VertexSet> m_shown;
    std::shared_ptr<const VertexAmounts> m_amounts;
    std::vector<bool> m_hidden;           ///< parts whose vertices are left out
    std::shared_ptr<const Scene> m_scene; ///< m_spacing's
    std::vector<std::vector<float>> m_spacing;
    std::vector<Vertex> m_vertices;
    GpuBuffer m_buffer;
    std::unique_ptr<QOpenGLVertexArrayObject> m_array;
    std::unique_ptr<QOpenGLShaderProgram> m_program;
    bool m_dirty = false;
};

constexpr Rgba kChosenRegionColor = rgba(206, 156, 255); ///< of its outline and dots

/// The vertices of the chosen region, as dots on the posed surface. Its outline: SolidDrawable.
class RegionDrawable final : public Drawable {
public:
    void update(const Frame& frame, const Changes& changes) override;
    void draw(const Frame& frame) override;

private:
    void mark(const Frame& frame);

    std::optional<Region> m_region;       ///< whose vertices are marked, none: no vertices
    std::shared_ptr<const Scene> m_scene; ///< m_vertices'
    std::shared_ptr<const VertexSet> m_marked;
    std::shared_ptr<const VertexAmounts> m_amounts;
    VertexDrawable m_vertices;
};

/// The selected vertices, as dots on the posed surface.
class SelectionDrawable final : public Drawable {
public:
    void update(const Frame& frame, const Changes& changes) override {
        m_vertices.update(frame, changes, frame.state.selected);
    }
    void draw(const Frame& frame) override { m_vertices.draw(frame, frame.theme.selected); }

private:
    VertexDrawable m_vertices;
};

} // namespace sinew
