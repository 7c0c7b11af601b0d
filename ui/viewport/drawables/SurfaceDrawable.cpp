#include "ui/viewport/drawables/DrawTable.h"

#include "app/document/edits/SelectEdits.h"
#include "app/view/ViewData.h"
#include "app/view/surface/SkinData.h"
#include "app/view/surface/SurfaceColors.h"
#include "core/base/Parallel.h"
#include "ui/viewport/drawables/KeyShadow.h"
#include "ui/viewport/drawables/MeshDrawable.h"
#include "ui/viewport/gl/Gl.h"
#include "ui/viewport/shaders/MeshShaders.h"

#include <QColor>
#include <QOpenGLFramebufferObject>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <optional>
#include <utility>

namespace sinew {
namespace {

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
        std::shared_ptr<const SmoothParts> smooth;           ///< surfaces that are coloured; null: none
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
    std::shared_ptr<const SmoothParts> m_smooth; ///< of the surface that the card has
    bool m_blank = false;                        ///< nothing is laid over the surface, and the card knows
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

/// Sides of the mask are multiples of that, so that every mip level that is looked at halves the one before.
constexpr int kMaskStep = 64;

/// Of the mip level whose texels are at least twice as wide as the line: looked up linearly, it tells of
/// everything within that reach.
float coarseLevel(float width) {
    return std::ceil(std::log2(2.0F * std::ceil(width)));
}

constexpr std::size_t kSurfacePaintGrain = 8192;

constexpr float kSilhouetteWidth = 2.0F; ///< logical pixels
constexpr double kFadedOutline = 0.22;   ///< of its opacity, while hands work on what it surrounds

void Silhouette::makeMask(const QSize& pixels) {
    const auto padded = [](int side) { return (side + kMaskStep - 1) / kMaskStep * kMaskStep; };
    const QSize size(padded(pixels.width()), padded(pixels.height()));
    if (m_mask && m_mask->size() == size) {
        return;
    }
    QOpenGLFramebufferObjectFormat format;
    format.setInternalTextureFormat(GL_R16F); // filtered in bytes, a few covered pixels would round to none
    format.setMipmap(true);
    m_mask = std::make_unique<QOpenGLFramebufferObject>(size, format);
}

void Silhouette::draw(Gl& gl, float width, const QColor& color, const std::function<void()>& shapes) {
    GLint target = 0;
    gl.glGetIntegerv(GL_DRAW_FRAMEBUFFER_BINDING, &target);
    std::array<GLint, 4> viewport{}; // x, y, width, height
    gl.glGetIntegerv(GL_VIEWPORT, viewport.data());
    makeMask({viewport[0] + viewport[2], viewport[1] + viewport[3]});
    gl.glBindFramebuffer(GL_FRAMEBUFFER, m_mask->handle());
    const std::array<GLfloat, 4> nothing{};
    gl.glClearBufferfv(GL_COLOR, 0, nothing.data());
    gl.glDisable(GL_DEPTH_TEST);
    shapes();
    gl.glEnable(GL_DEPTH_TEST);
    gl.glBindFramebuffer(GL_FRAMEBUFFER, static_cast<GLuint>(target));
    drawLine(gl, width, color);
}

void Silhouette::drawLine(Gl& gl, float width, const QColor& color) {
    if (!m_program) {
        m_program = makeProgram(kSilhouetteVertexShader, kSilhouetteFragmentShader);
        m_array = std::make_unique<QOpenGLVertexArrayObject>();
        m_array->create();
    }
    gl.glActiveTexture(GL_TEXTURE0);
    gl.glBindTexture(GL_TEXTURE_2D, m_mask->texture());
    gl.glGenerateMipmap(GL_TEXTURE_2D);
    gl.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR_MIPMAP_NEAREST);
    m_array->bind();
    m_program->bind();
    m_program->setUniformValue("mask", 0);
    m_program->setUniformValue("maskSize", QSizeF(m_mask->size()));
    m_program->setUniformValue("coarse", coarseLevel(width));
    m_program->setUniformValue("width", width);
    m_program->setUniformValue("color", color);
    gl.glEnable(GL_BLEND);
    gl.glDrawArrays(GL_TRIANGLES, 0, 3);
    gl.glDisable(GL_BLEND);
    gl.glBindTexture(GL_TEXTURE_2D, 0);
    m_array->release();
}

SurfacePaint::Source SurfacePaint::sourceOf(const Frame& frame) const {
    const auto shown = [&](Overlay layer) { return frame.view.layer(layer).visible; };
    const bool states = shown(Overlay::Contact) || shown(Overlay::NotReached);
    return {frame.state.scene,
            frame.posed.shownWeights(),
            frame.state.field,
            frame.state.selection.joint,
            frame.view.layers,
            shown(Overlay::LimitCut) ? m_data.cutFractions() : nullptr,
            states ? frame.posed.implicit() : nullptr,
            shown(Overlay::RegionAmount) && frame.region != nullptr ? std::optional(*frame.region)
                                                                    : std::nullopt,
            shown(Overlay::TransferMatches) ? frame.transferred : nullptr,
            frame.posed.surfaces()};
}

void SurfacePaint::update(const Frame& frame, const Changes& changes, MeshDrawable& mesh) {
    if (!frame.state.scene) {
        return;
    }
    if (changes.scene || std::exchange(m_smooth, frame.posed.surfaces()) != frame.posed.surfaces()) {
        m_blank = false; // the mesh has been made anew, without colours
        m_source.reset();
    }
    if (anySurfaceColors(frame.view)) {
        Source source = sourceOf(frame);
        if (m_source != source) {
            const std::optional<Source> before = std::exchange(m_source, std::move(source));
            m_blank = false;
            if (!before || !colorChanged(frame, *before, mesh)) {
                color(frame, mesh);
                lay(mesh);
            }
        }
    } else if (!m_blank) {
        m_blank = true;
        m_source.reset();
        m_colors.assign(mesh.surface().vertexCount(), 0);
        m_levels.assign(m_colors.size(), -1.0F);
        lay(mesh);
    }
}

void SurfacePaint::lay(MeshDrawable& mesh) {
    mesh.setOverlay(m_colors, m_levels);
    ++m_colorings;
    m_colored += m_colors.size();
}

/// After a stroke: only vertices with other weights get other colours. False: more has changed than weights.
bool SurfacePaint::colorChanged(const Frame& frame, const Source& before, MeshDrawable& mesh) {
    Source same = before;
    same.weights = m_source->weights;
    if (same != *m_source || !before.weights || !m_source->weights ||
        before.weights->size() != m_source->weights->size()) {
        return false;
    }
    std::vector<std::vector<std::uint32_t>> changed;
    for (std::size_t part = 0; part < before.weights->size(); ++part) {
        auto vertices = changedVertices((*before.weights)[part], (*m_source->weights)[part]);
        if (!vertices || (frame.posed.surface(part) != nullptr && !vertices->empty())) {
            return false;
        }
        changed.push_back(std::move(*vertices));
    }
    const VertexAmounts amounts =
        m_source->region ? amountsOf(*m_source->region, *frame.state.scene) : VertexAmounts();
    const SurfaceColorInput input = inputOf(frame, amounts);
    for (std::size_t part = 0; part < changed.size(); ++part) {
        colorSome(input, part, changed[part], mesh);
    }
    ++m_colorings;
    return true;
}

void SurfacePaint::colorSome(const SurfaceColorInput& input, std::size_t part,
                             std::span<const std::uint32_t> vertices, MeshDrawable& mesh) {
    const DrawSurface& surface = mesh.surface();
    const std::size_t first = surface.firstVertex[part];
    const auto shown = std::span(surface.meshVertexOf).subspan(first, surface.firstVertex[part + 1] - first);
    m_someColors.resize(vertices.size());
    surfaceColors(input, part, vertices, m_someColors);
    for (const VertexRun& run : drawnRuns(shown, vertices)) {
        for (std::uint32_t v = run.first; v < run.first + run.count; ++v) {
            const auto at = std::ranges::lower_bound(vertices, shown[v]);
            if (at != vertices.end() && *at == shown[v]) {
                m_colors[first + v] = m_someColors[static_cast<std::size_t>(at - vertices.begin())];
            }
        }
        mesh.changeOverlay(first + run.first,
                           std::span<const Rgba>(m_colors).subspan(first + run.first, run.count));
        m_colored += run.count;
    }
}

SurfaceColorInput SurfacePaint::inputOf(const Frame& frame, const VertexAmounts& amounts) const {
    return {frame.state,
            m_source->weights.get(),
            frame.view,
            distanceScale(frame.state),
            m_source->cuts.get(),
            m_source->implicit ? m_source->implicit->pose.get() : nullptr,
            m_source->region ? &amounts : nullptr,
            m_source->transferred.get()};
}

void SurfacePaint::color(const Frame& frame, MeshDrawable& mesh) {
    const VertexAmounts amounts =
        m_source->region ? amountsOf(*m_source->region, *frame.state.scene) : VertexAmounts();
    const SurfaceColorInput input = inputOf(frame, amounts);
    const bool levels = frame.view.layer(Overlay::SurfaceDistance).visible && input.distance;
    const DrawSurface& surface = mesh.surface();
    m_colors.resize(surface.vertexCount());
    m_levels.assign(surface.vertexCount(), -1.0F);
    for (std::size_t part = 0; part < frame.state.scene->parts.size(); ++part) {
        const std::size_t vertices = frame.state.scene->parts[part].mesh->vertexCount();
        m_vertexColors.resize(vertices);
        surfaceColors(input, part, m_vertexColors);
        if (levels) {
            m_vertexLevels.resize(vertices);
            surfaceLevels(input, part, m_vertexLevels);
        }
        if (const SubdividedMesh* smooth = frame.posed.surface(part)) {
            m_vertexColors = stencilledColors(smooth->stencils, m_vertexColors);
            m_vertexLevels = levels ? stencilledLevels(smooth->stencils, m_vertexLevels) : m_vertexLevels;
        }
        const std::size_t first = surface.firstVertex[part];
        parallelFor(surface.firstVertex[part + 1] - first, kSurfacePaintGrain,
                    [&](std::size_t begin, std::size_t end) {
                        for (std::size_t v = first + begin; v < first + end; ++v) {
                            m_colors[v] = m_vertexColors[surface.meshVertexOf[v]];
                            if (levels) {
                                m_levels[v] = m_vertexLevels[surface.meshVertexOf[v]];
                            }
                        }
                    });
    }
}

SurfaceDrawable::SurfaceDrawable(const DrawDesk& desk)
    : m_mesh(desk.pool, desk.repaint)
    , m_paint(desk.data)
    , m_counts(desk.counts) {}

void SurfaceDrawable::update(const Frame& frame, const Changes& changes) {
    m_mesh.update(frame, changes);
    m_paint.update(frame, changes, m_mesh);
    m_counts = {m_paint.colorings(), m_paint.colored(), m_mesh.skinned()};
    m_shadowsDrawn = false;
}

void SurfaceDrawable::draw(const Frame& frame) {
    const bool mesh = frame.view.layer(Overlay::Mesh).visible;
    const bool surface = mesh || anySurfaceColors(frame.view);
    const bool edges = frame.view.layer(Overlay::Wireframe).visible;
    const bool shadows = frame.shadows && mesh && !m_mesh.surface().triangles.empty();
    if (shadows && !std::exchange(m_shadowsDrawn, true)) {
        drawShadows(frame);
    }
    if (surface) {
        m_mesh.draw(frame, shadows ? &m_keyShadow : nullptr);
    }
    if (shadows) {
        m_groundShadow.lay(frame, m_keyShadow);
    }
    if (edges) {
        m_mesh.drawWire(frame);
    }
    if (surface || edges) {
        outlineSelected(frame);
    }
}

void SurfaceDrawable::drawShadows(const Frame& frame) {
    const auto cast = [&](const QMatrix4x4& clipFromModel) { m_mesh.drawCast(frame, clipFromModel); };
    m_keyShadow.draw(frame, cast);
    m_groundShadow.draw(frame, cast);
}

void SurfaceDrawable::outlineSelected(const Frame& frame) {
    std::vector<std::size_t> parts = selectedParts(frame.state);
    std::erase_if(parts, [&](std::size_t part) { return isHidden(frame.state, part); });
    if (parts.empty()) {
        return;
    }
    // Where shells were chosen, they stand for their parts.
    std::vector<PieceId> shells;
    std::ranges::copy_if(frame.outlined, std::back_inserter(shells), [&](PieceId piece) {
        return piece.shell > 0 && std::ranges::binary_search(parts, piece.part);
    });
    std::erase_if(parts, [&](std::size_t part) {
        return std::ranges::find(shells, part, &PieceId::part) != shells.end();
    });
    const QColor color = softened(toQt(frame.theme.selected), frame.outlineFades ? kFadedOutline : 1.0);
    m_silhouette.draw(frame.gl, kSilhouetteWidth * frame.pixelRatio, color, [&] {
        m_mesh.drawMask(frame, [&](std::size_t part) { return std::ranges::binary_search(parts, part); });
        if (!shells.empty()) {
            m_mesh.drawShellMask(frame, shells);
        }
    });
}

} // namespace

std::unique_ptr<Drawable> makeSurface(const DrawDesk& desk) {
    return std::make_unique<SurfaceDrawable>(desk);
}

} // namespace sinew
