#pragma once

#include "app/view/ViewData.h"
#include "app/view/surface/SurfaceColors.h"
#include "ui/viewport/drawables/DrawTable.h"
#include "ui/viewport/drawables/MeshDrawable.h"
#include "ui/viewport/gl/Gl.h"
#include "ui/viewport/gl/KeyShadow.h"

#include <QColor>
#include <QOpenGLFramebufferObject>

#include <functional>
#include <optional>

namespace sinew {

/// A line around what is drawn into a mask, whatever stands in front of it. Takes three bytes a pixel
/// of memory, when the first line is drawn.
class Silhouette {
public:
    /// Draws into the mask by `shapes`, which is to write 1 with neither depth nor blending, and then the
    /// line into the framebuffer that was bound before. `width` in pixels.
    void draw(Gl& gl, float width, const QColor& color, const std::function<void()>& shapes);

private:
    void makeMask(const QSize& pixels);
    void drawLine(Gl& gl, float width, const QColor& color);

    std::unique_ptr<QOpenGLFramebufferObject> m_mask;
    std::unique_ptr<QOpenGLShaderProgram> m_program;
    std::unique_ptr<QOpenGLVertexArrayObject> m_array;
};

/// Keeps the colours laid over the surface up to date with document and layers.
class SurfacePaint {
public:
    explicit SurfacePaint(ViewData& data)
        : m_data(data) {}
    void update(const Frame& frame, const Changes& changes, MeshDrawable& mesh);
    /// How often colours were worked out and given to the card.
    int colorings() const { return m_colorings; }
    /// How many drawn vertices were.
    std::size_t colored() const { return m_colored; }

private:
    /// What colours are made of; poses are no part of it.
    struct Source {
        std::shared_ptr<const Scene> scene;
        std::shared_ptr<const PartWeights> weights; ///< those that are shown
        std::shared_ptr<const BindState> field;
        std::int32_t joint = kNone;
        decltype(ViewSettings::layers) layers;
        std::shared_ptr<const std::vector<float>> cuts;
        std::shared_ptr<const ImplicitFrame> implicit;       ///< null unless a layer shows its vertices
        std::optional<Region> region;                        ///< nothing unless its amounts are shown
        std::shared_ptr<const TransferMatching> transferred; ///< null unless shown
        bool operator==(const Source&) const = default;
    };
    Source sourceOf(const Frame& frame) const;
    void lay(MeshDrawable& mesh);
    void color(const Frame& frame, MeshDrawable& mesh);
    bool colorChanged(const Frame& frame, const Source& before, MeshDrawable& mesh);
    void colorSome(const SurfaceColorInput& input, std::size_t part, std::span<const std::uint32_t> vertices,
                   MeshDrawable& mesh);
    SurfaceColorInput inputOf(const Frame& frame, const VertexAmounts& amounts) const;

    ViewData& m_data;
    std::optional<Source> m_source; ///< of the colours that the card has
    int m_colorings = 0;
    std::size_t m_colored = 0;
    std::vector<Rgba> m_vertexColors;
    std::vector<float> m_vertexLevels;
    std::vector<Rgba> m_someColors;
    std::vector<Rgba> m_colors; ///< #V
    std::vector<float> m_levels;
    bool m_blank = false; ///< nothing is laid over the surface, and the card knows
};

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
