#include "ui/viewport/drawables/DrawTable.h"

#include "app/document/DocumentState.h"
#include "app/document/edits/SelectEdits.h"
#include "app/document/edits/VolumeEdits.h"
#include "app/document/regions/RegionEdits.h"
#include "app/view/ColorMaps.h"
#include "app/view/DrawnShapes.h"
#include "app/view/ViewData.h"
#include "app/view/pick/WeightNumbers.h"
#include "core/geometry/Solid.h"
#include "ui/viewport/Frame.h"
#include "ui/viewport/gl/LineBatch.h"

#include <algorithm>
#include <memory>
#include <optional>

namespace sinew {
namespace {

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
        float position[3];
        float spacing; ///< model units to the neighbours
        float crowd;   ///< fraction of the neighbours that are shown too
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

constexpr float kVertexDrawableHiddenFraction = 0.3F;

const char* const kVertexDrawableVertex = R"(
layout(location = 0) in vec3 position;
layout(location = 1) in vec3 spacingCrowdAmount;
uniform mat4 clipFromModel;
uniform vec3 eye;
uniform vec3 toward;          // the eye of an orthographic picture
uniform bool orthographic;
uniform float unitsPerPixel;  // where w is 1
uniform float pixelRatio;
flat out float radius;
flat out float side;
flat out float strength;
void main() {
    vec4 clip = clipFromModel * vec4(position, 1.0);
    float unit = unitsPerPixel * clip.w;
    float spacing = spacingCrowdAmount.x / max(unit, 1e-20);
    float crowd = spacingCrowdAmount.y;
    radius = clamp(0.2 * spacing, mix(1.9, 1.1, crowd) * pixelRatio, 2.6 * pixelRatio);
    // As many dots as lie on a pixel together cover six tenths of it.
    float dots = 3.14 * radius * radius / max(spacing * spacing, 1e-6);
    strength = mix(1.0, max(1.0 - pow(0.4, 1.0 / dots), 0.03), crowd) * spacingCrowdAmount.z;
    // Nearer by more than the dot is wide: the surface it lies on must not cut into it.
    vec3 toEye = orthographic ? toward : normalize(eye - position);
    vec4 pulled = clipFromModel * vec4(position + toEye * unit * (radius + 2.0 * pixelRatio), 1.0);
    gl_Position = vec4(clip.xy, pulled.z / pulled.w * clip.w, clip.w);
    side = 2.0 * radius + 3.0;
    gl_PointSize = side;
}
)";

const char* const kVertexDrawableFragment = R"(
flat in float radius;
flat in float side;
flat in float strength;
uniform vec3 color;
uniform float opacity;
uniform float pixelRatio;
out vec4 result;
void main() {
    float away = length(gl_PointCoord - 0.5) * side;
    float dot = clamp(radius + 0.5 - away, 0.0, 1.0);
    // A thin dark rim keeps a dot apart from skin of its own colour.
    float rim = clamp(radius + 1.3 - away, 0.0, 1.0) * smoothstep(1.2, 2.2, radius / pixelRatio);
    float cover = max(dot, 0.55 * rim);
    if (cover <= 0.01) discard;
    result = vec4(color * (dot / cover), cover * strength * opacity);
}
)";

void VertexDrawable::create(Gl& gl) {
    m_program = makeProgram(kVertexDrawableVertex, kVertexDrawableFragment);
    m_array = std::make_unique<QOpenGLVertexArrayObject>();
    m_array->create();
    m_array->bind();
    m_buffer.upload(std::span<const Vertex>());
    const Attribute attributes[] = {{0, 3, GL_FLOAT, false, 0},
                                    {1, 3, GL_FLOAT, false, offsetof(Vertex, spacing)}};
    describe(gl, attributes, sizeof(Vertex));
    m_array->release();
}

void VertexDrawable::update(const Frame& frame, const Changes& changes,
                            const std::shared_ptr<const VertexSet>& vertices,
                            const std::shared_ptr<const VertexAmounts>& amounts) {
    const bool other =
        m_shown != vertices || m_amounts != amounts || m_hidden != unreachableParts(frame.state);
    if (!other && !(vertices && (changes.pose || changes.scene))) {
        return;
    }
    m_shown = vertices;
    m_amounts = amounts;
    m_hidden = unreachableParts(frame.state);
    m_vertices.clear();
    if (m_shown) {
        gather(frame);
    }
    m_dirty = true;
}

void VertexDrawable::gather(const Frame& frame) {
    if (m_scene != frame.state.scene) {
        m_scene = frame.state.scene;
        m_spacing.clear();
        for (const Part& part : m_scene->parts) {
            m_spacing.push_back(vertexSpacing(*part.mesh));
        }
    }
    for (std::size_t part = 0; part < m_shown->partCount(); ++part) {
        const std::vector<std::uint32_t> vertices = m_shown->indices(part);
        if (vertices.empty() || !isReachable(frame.state, part)) {
            continue;
        }
        const std::vector<Vec3> positions = frame.posed.shownVertices(part, vertices);
        const std::vector<float> crowd = crowding(*m_scene->parts[part].mesh, *m_shown, part);
        for (std::size_t i = 0; i < vertices.size(); ++i) {
            const Vec3f position = positions[i].cast<float>();
            m_vertices.push_back({{position.x(), position.y(), position.z()},
                                  m_spacing[part][vertices[i]],
                                  crowd[vertices[i]],
                                  m_amounts ? (*m_amounts)[part][vertices[i]] : 1.0F});
        }
    }
}

void VertexDrawable::setUniforms(const Frame& frame, Rgba dots) {
    m_program->bind();
    m_program->setUniformValue("clipFromModel", frame.clipFromModel);
    m_program->setUniformValue("eye", toQt(frame.camera.eye()));
    m_program->setUniformValue("toward", toQt(frame.camera.toward()));
    m_program->setUniformValue("orthographic", frame.camera.projection() == Projection::Orthographic);
    m_program->setUniformValue("unitsPerPixel", static_cast<float>(2.0 / (frame.camera.clipFromView()(1, 1) *
                                                                          frame.pixels().height())));
    m_program->setUniformValue("pixelRatio", frame.pixelRatio);
    const QColor color = toQt(dots);
    m_program->setUniformValue("color", color.redF(), color.greenF(), color.blueF());
}

void VertexDrawable::draw(const Frame& frame, Rgba color) {
    if (m_vertices.empty()) {
        return;
    }
    Gl& gl = frame.gl;
    if (!m_array) {
        create(gl);
    }
    m_array->bind();
    if (m_dirty) {
        m_buffer.upload(std::span<const Vertex>(m_vertices));
        m_dirty = false;
    }
    setUniforms(frame, color);
    const auto dots = [&](GLenum where, float opacity) {
        gl.glDepthFunc(where);
        m_program->setUniformValue("opacity", opacity);
        gl.glDrawArrays(GL_POINTS, 0, static_cast<GLsizei>(m_vertices.size()));
    };
    gl.glEnable(GL_PROGRAM_POINT_SIZE);
    gl.glEnable(GL_BLEND);
    gl.glDepthMask(GL_FALSE);
    if (frame.verticesThrough) {
        dots(GL_GREATER, kVertexDrawableHiddenFraction);
    }
    dots(GL_LEQUAL, 1.0F);
    gl.glDepthMask(GL_TRUE);
    gl.glDisable(GL_BLEND);
    gl.glDisable(GL_PROGRAM_POINT_SIZE);
    m_array->release();
}

void RegionDrawable::update(const Frame& frame, const Changes& changes) {
    const Region* chosen = frame.region;
    const bool colored = frame.view.layer(Overlay::RegionAmount).visible; // which says the same, and more
    const bool marks = frame.regionVertices && !colored && chosen != nullptr && chosen->on;
    if (marks != m_region.has_value() || (marks && *m_region != *chosen) || frame.state.scene != m_scene) {
        m_region = marks ? std::optional(*chosen) : std::nullopt;
        m_scene = frame.state.scene;
        mark(frame);
    }
    m_vertices.update(frame, changes, m_marked, m_amounts);
}

void RegionDrawable::mark(const Frame& frame) {
    m_marked.reset();
    m_amounts.reset();
    if (!m_region || !m_scene) {
        return;
    }
    VertexSet vertices = noVertices(frame.state);
    VertexAmounts amounts = amountsOf(*m_region, *m_scene);
    for (std::size_t part = 0; part < amounts.size(); ++part) {
        for (std::size_t vertex = 0; vertex < amounts[part].size(); ++vertex) {
            vertices.set(part, vertex, amounts[part][vertex] > 0.0F);
        }
    }
    if (!vertices.empty()) {
        m_marked = std::make_shared<const VertexSet>(std::move(vertices));
        m_amounts = std::make_shared<const VertexAmounts>(std::move(amounts));
    }
}

void RegionDrawable::draw(const Frame& frame) {
    m_vertices.draw(frame, kChosenRegionColor);
}

/// The outlines of a document's solids: of its regions that count, the chosen one brighter, of voxel edits
/// and of handles. Drawn through everything, in the bind pose, which is where they are.
class SolidDrawable final : public Drawable {
public:
    void update(const Frame& frame, const Changes& changes) override;
    void draw(const Frame& frame) override;

private:
    struct Outlined {
        Solid solid;
        Rgba color = kWhite;
        float width = 1.6F; ///< logical pixels

        bool operator==(const Outlined&) const = default;
    };
    static std::vector<Outlined> solidsOf(const Frame& frame);

    std::vector<Outlined> m_solids;
    LineBatch m_lines;
};

// Cages.
// Handles, regions and edits of the volume.
constexpr Rgba kHandleColor = rgba(250, 196, 80);
constexpr Rgba kRegionColor = rgba(142, 108, 186);
constexpr float kChosenWidth = 2.2F;
constexpr double kCrossFraction = 0.01; // of the character's diagonal: half a point's cross

std::vector<SolidDrawable::Outlined> SolidDrawable::solidsOf(const Frame& frame) {
    const BindSettings& settings = frame.state.settings;
    std::vector<Outlined> solids;
    for (const Region& region : settings.regions) {
        if (!region.on || !region.solid) { // a painted region has vertices alone
            continue;
        }
        if (frame.region != nullptr && region.name == frame.region->name) {
            solids.push_back({*region.solid, kChosenRegionColor, kChosenWidth});
        } else {
            solids.push_back({*region.solid, kRegionColor});
        }
    }
    // Without voxels nobody would know what the boxes are.
    const bool voxels =
        frame.view.layer(Overlay::Voxels).visible || frame.view.layer(Overlay::Octree).visible;
    for (const VolumeEdit& edit :
         voxels || frame.volumeEdits ? volumeEditsOf(settings) : std::vector<VolumeEdit>()) {
        solids.push_back({edit.solid, volumeEditColor(edit.kind)});
    }
    for (const Handle& handle : settings.handles) {
        if (!handle.isArea()) {
            solids.push_back({handle.solid, kHandleColor});
        }
    }
    return solids;
}

void SolidDrawable::update(const Frame& frame, const Changes& /*changes*/) {
    std::vector<Outlined> solids = solidsOf(frame);
    if (solids == m_solids) {
        return;
    }
    m_solids = std::move(solids);
    std::vector<ThickLine> lines;
    for (const Outlined& outlined : m_solids) {
        const Outline outline{lines, outlined.color, outlined.width};
        outline.solid(outlined.solid, kCrossFraction * frame.size());
    }
    m_lines.set(lines);
}

/// Draws lines over everything else, while the character stands in the pose that they belong to: the bind
/// pose.
void drawInBindPose(LineBatch& lines, const Frame& frame) {
    if (lines.empty() || frame.state.pose != Pose::bindPose(frame.state.scene->skeleton)) {
        return;
    }
    Gl& gl = frame.gl;
    gl.glDisable(GL_DEPTH_TEST);
    lines.draw(gl, frame.clipFromModel, frame.pixels(), frame.pixelRatio);
    gl.glEnable(GL_DEPTH_TEST);
}

void SolidDrawable::draw(const Frame& frame) {
    drawInBindPose(m_lines, frame);
}

} // namespace

std::unique_ptr<Drawable> makeRegion(const DrawDesk& /*desk*/) {
    return std::make_unique<RegionDrawable>();
}

std::unique_ptr<Drawable> makeSelection(const DrawDesk& /*desk*/) {
    return std::make_unique<SelectionDrawable>();
}

std::unique_ptr<Drawable> makeSolid(const DrawDesk& /*desk*/) {
    return std::make_unique<SolidDrawable>();
}

} // namespace sinew
