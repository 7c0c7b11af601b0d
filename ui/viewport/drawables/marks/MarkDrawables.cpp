#include "ui/viewport/drawables/DrawTable.h"

#include "app/document/DocumentState.h"
#include "app/document/edits/SelectEdits.h"
#include "app/document/edits/VolumeEdits.h"
#include "app/view/ColorMaps.h"
#include "app/view/DrawnShapes.h"
#include "app/view/ViewData.h"
#include "core/geometry/Solid.h"
#include "ui/viewport/gl/LineBatch.h"

#include <algorithm>
#include <memory>
#include <vector>

namespace sinew {
namespace {

/// Cages in the pose that is shown: faces that the character is seen through, and, through everything, edges
/// and vertices, the selected joint's and the one under the cursor brought out. Also the one that is being
/// drawn.
class CageDrawable final : public Drawable {
public:
    void update(const Frame& frame, const Changes& changes) override;
    void draw(const Frame& frame) override;

private:
    void rebuild(const Frame& frame);
    void addVertex(const Frame& frame, const Vec3& position, std::int32_t joint);

    std::vector<CageShape> m_shapes;
    std::int32_t m_selected = kNone;
    std::int32_t m_hovered = kNone;
    SolidBatch m_faces;
    LineBatch m_lines;
    std::vector<ThickLine> m_thickLines;
};

/// Defects of the meshes: edges as thick lines, faces filled, seen through the mesh faintly.
class DefectDrawable final : public Drawable {
public:
    explicit DefectDrawable(ViewData& data)
        : m_data(data) {}
    void update(const Frame& frame, const Changes& changes) override;
    void draw(const Frame& frame) override;

private:
    void rebuild(const Frame& frame);

    ViewData& m_data;
    std::shared_ptr<const SceneDefects> m_defects;
    std::vector<bool> m_hidden; ///< parts left out
    LineBatch m_lines;
    SolidBatch m_faces;
    bool m_stale = true;
};

/// Faces that the pose turns over or pushes through others, filled, seen through the mesh faintly.
class PoseFaultDrawable final : public Drawable {
public:
    explicit PoseFaultDrawable(ViewData& data)
        : m_data(data) {}
    void update(const Frame& frame, const Changes& changes) override;
    void draw(const Frame& frame) override;

private:
    void rebuild(const Frame& frame);
    void add(PosedMesh& posed, std::size_t part, const std::vector<Triangle>& faces, Rgba color);

    ViewData& m_data;
    SharedPoseFaults m_faults;
    std::vector<bool> m_hidden; ///< parts left out
    SolidBatch m_faces;
    bool m_stale = true;
};

/// The paths from the bones to the explained vertex, drawn through everything.
class ExplanationDrawable final : public Drawable {
public:
    void update(const Frame& frame, const Changes& changes) override;
    void drawThrough(const Frame& frame) override;

private:
    std::shared_ptr<const VertexExplanation> m_shown;
    LineBatch m_under;
    LineBatch m_lines;
};

/// Rings at the places where voxels join what the surface parts, drawn through everything: with the voxels
/// and with the defects, in the bind pose, which is where they are.
class LeakDrawable final : public Drawable {
public:
    void update(const Frame& frame, const Changes& changes) override;
    void draw(const Frame& frame) override;

private:
    std::shared_ptr<const BindReport> m_report;
    LineBatch m_rings;
};

constexpr Rgba kCageColor = rgba(250, 196, 80); // as handles
constexpr float kCageFaceFraction = 0.12F;      // opacity of faces
constexpr float kCageEdgeWidth = 1.6F;
constexpr float kWireWidth = 3.0F; // of the curve of a wire
constexpr float kVertexDot = 6.0F;
constexpr float kChosenDot = 10.0F;
constexpr float kVertexRim = 2.4F;

// Defects.
constexpr float kEdgeWidth = 2.2F;
constexpr float kFaceFraction = 0.62F;
constexpr float kHiddenFraction = 0.18F;

/// Two vertices of every edge, then three of every face.
std::vector<std::uint32_t> verticesOf(const PartDefects& defects) {
    std::vector<std::uint32_t> vertices;
    for (const PartDefects::Edge& edge : defects.edges) {
        vertices.insert(vertices.end(), edge.vertices.begin(), edge.vertices.end());
    }
    for (const PartDefects::Face& face : defects.faces) {
        vertices.insert(vertices.end(), face.vertices.begin(), face.vertices.end());
    }
    return vertices;
}

// Leaks.
constexpr float kLeakRing = 17.0F;
constexpr float kHole = 11.0F;
/// A place that refinement has parted is only a memory.
constexpr float kPartedFraction = 0.45F;

void CageDrawable::update(const Frame& frame, const Changes& /*changes*/) {
    std::vector<CageShape> shapes;
    if (frame.state.hasSkeleton() && !frame.state.settings.cages.empty()) {
        shapes = cageShapes(frame.state.settings.cages, frame.state.scene->skeleton, frame.posed.joints());
    }
    if (frame.drawing) {
        shapes.push_back(*frame.drawing);
    }
    const std::int32_t selected = frame.state.selection.joint;
    if (shapes == m_shapes && selected == m_selected && frame.hoveredJoint == m_hovered) {
        return;
    }
    m_shapes = std::move(shapes);
    m_selected = selected;
    m_hovered = frame.hoveredJoint;
    rebuild(frame);
}

void CageDrawable::rebuild(const Frame& frame) {
    m_faces.clear();
    m_thickLines.clear();
    for (const CageShape& shape : m_shapes) {
        for (const auto& [a, b, c] : shape.faces) {
            m_faces.add(shape.vertices[a], shape.vertices[b], shape.vertices[c], kCageColor);
        }
        for (const auto& [a, b] : shape.edges) {
            m_thickLines.push_back({shape.vertices[a].cast<float>(), shape.vertices[b].cast<float>(),
                                    withAlpha(kCageColor, 0.85F), kCageEdgeWidth});
        }
        for (std::size_t i = 1; i < shape.curve.size(); ++i) {
            m_thickLines.push_back({shape.curve[i - 1].cast<float>(), shape.curve[i].cast<float>(),
                                    withAlpha(kCageColor, 0.85F), kWireWidth});
        }
        for (std::size_t v = 0; v < shape.vertices.size(); ++v) {
            addVertex(frame, shape.vertices[v], shape.joints[v]);
        }
    }
    m_lines.set(m_thickLines);
}

void CageDrawable::addVertex(const Frame& frame, const Vec3& position, std::int32_t joint) {
    const Vec3f at = position.cast<float>();
    const bool selected = joint != kNone && joint == m_selected;
    const bool chosen = selected || (joint != kNone && joint == m_hovered);
    const float size = chosen ? kChosenDot : kVertexDot;
    m_thickLines.push_back({at, at, frame.theme.boneOutline, size + kVertexRim});
    m_thickLines.push_back({at, at, selected ? frame.theme.selected : kCageColor, size});
}

void CageDrawable::draw(const Frame& frame) {
    if (m_shapes.empty()) {
        return;
    }
    Gl& gl = frame.gl;
    gl.glEnable(GL_BLEND);
    gl.glDepthMask(GL_FALSE);
    if (frame.drawing) { // in the middle of the body its face could not be seen
        gl.glDisable(GL_DEPTH_TEST);
    }
    m_faces.draw(gl, frame.clipFromModel, frame.viewFromModel, kCageFaceFraction, 0.0F);
    gl.glDepthMask(GL_TRUE);
    gl.glDisable(GL_BLEND);
    gl.glDisable(GL_DEPTH_TEST);
    m_lines.draw(gl, frame.clipFromModel, frame.pixels(), frame.pixelRatio);
    gl.glEnable(GL_DEPTH_TEST);
}

void DefectDrawable::update(const Frame& frame, const Changes& changes) {
    m_stale = m_stale || changes.scene || changes.pose;
    if (!frame.view.layer(Overlay::Defects).visible) {
        return;
    }
    const auto defects = m_data.defects();
    if (m_stale || defects != m_defects || unreachableParts(frame.state) != m_hidden) {
        m_defects = defects;
        m_hidden = unreachableParts(frame.state);
        rebuild(frame);
        m_stale = false;
    }
}

void DefectDrawable::rebuild(const Frame& frame) {
    m_faces.clear();
    std::vector<ThickLine> lines;
    for (std::size_t part = 0; m_defects && part < m_defects->parts.size(); ++part) {
        if (!isReachable(frame.state, part)) {
            continue;
        }
        const PartDefects& defects = m_defects->parts[part];
        const std::vector<Vec3> positions = frame.posed.shownVertices(part, verticesOf(defects));
        auto at = positions.begin();
        for (const PartDefects::Edge& edge : defects.edges) {
            lines.push_back({at[0].cast<float>(), at[1].cast<float>(), defectColor(edge.kind), kEdgeWidth});
            at += 2;
        }
        for (const PartDefects::Face& face : defects.faces) {
            m_faces.add(at[0], at[1], at[2], withAlpha(defectColor(face.kind), kFaceFraction));
            at += 3;
        }
    }
    m_lines.set(lines);
}

void DefectDrawable::draw(const Frame& frame) {
    const float opacity = frame.view.layer(Overlay::Defects).opacity;
    Gl& gl = frame.gl;
    gl.glDepthMask(GL_FALSE);
    gl.glEnable(GL_BLEND);
    gl.glEnable(GL_POLYGON_OFFSET_FILL);
    gl.glPolygonOffset(-1.0F, -4.0F);
    m_faces.draw(gl, frame.clipFromModel, frame.viewFromModel, opacity, 0.0F);
    gl.glDisable(GL_POLYGON_OFFSET_FILL);
    m_lines.draw(gl, frame.clipFromModel, frame.pixels(), frame.pixelRatio, opacity, 1e-4F);
    gl.glDepthFunc(GL_GREATER);
    gl.glEnable(GL_BLEND);
    m_lines.draw(gl, frame.clipFromModel, frame.pixels(), frame.pixelRatio, kHiddenFraction * opacity, 1e-4F);
    gl.glDepthFunc(GL_LEQUAL);
    gl.glDisable(GL_BLEND);
    gl.glDepthMask(GL_TRUE);
}

void PoseFaultDrawable::update(const Frame& frame, const Changes& changes) {
    m_stale = m_stale || changes.scene || changes.pose;
    if (!frame.view.layer(Overlay::PoseFaults).visible) {
        return;
    }
    const SharedPoseFaults faults = m_data.poseFaults(frame.posed);
    if (m_stale || faults != m_faults || unreachableParts(frame.state) != m_hidden) {
        m_faults = faults;
        m_hidden = unreachableParts(frame.state);
        rebuild(frame);
        m_stale = false;
    }
}

void PoseFaultDrawable::rebuild(const Frame& frame) {
    m_faces.clear();
    for (std::size_t part = 0; m_faults && part < m_faults->size(); ++part) {
        if (isReachable(frame.state, part)) {
            const PartPoseFaults& faults = (*m_faults)[part];
            add(frame.posed, part, faults.crossing, defectColor(DefectKind::Crossing));
            add(frame.posed, part, faults.flipped, defectColor(DefectKind::Winding));
        }
    }
}

void PoseFaultDrawable::add(PosedMesh& posed, std::size_t part, const std::vector<Triangle>& faces,
                            Rgba color) {
    std::vector<std::uint32_t> vertices;
    vertices.reserve(3 * faces.size());
    for (const Triangle& face : faces) {
        vertices.insert(vertices.end(), face.begin(), face.end());
    }
    const std::vector<Vec3> positions = posed.shownVertices(part, vertices);
    for (std::size_t v = 0; v < positions.size(); v += 3) {
        m_faces.add(positions[v], positions[v + 1], positions[v + 2], withAlpha(color, kFaceFraction));
    }
}

void PoseFaultDrawable::draw(const Frame& frame) {
    const float opacity = frame.view.layer(Overlay::PoseFaults).opacity;
    Gl& gl = frame.gl;
    gl.glDepthMask(GL_FALSE);
    gl.glEnable(GL_BLEND);
    gl.glEnable(GL_POLYGON_OFFSET_FILL);
    gl.glPolygonOffset(-1.0F, -4.0F);
    m_faces.draw(gl, frame.clipFromModel, frame.viewFromModel, opacity, 0.0F);
    gl.glDepthFunc(GL_GREATER); // folds lie inside the limb
    m_faces.draw(gl, frame.clipFromModel, frame.viewFromModel, kHiddenFraction * opacity, 0.0F);
    gl.glDepthFunc(GL_LEQUAL);
    gl.glDisable(GL_POLYGON_OFFSET_FILL);
    gl.glDisable(GL_BLEND);
    gl.glDepthMask(GL_TRUE);
}

void ExplanationDrawable::update(const Frame& frame, const Changes& /*changes*/) {
    if (frame.explanation == m_shown) {
        return;
    }
    m_shown = frame.explanation;
    std::vector<ThickLine> under;
    std::vector<ThickLine> lines;
    if (m_shown) {
        constexpr float rim = 2.4F;
        for (const ExplanationLine& line : explanationLines(*m_shown)) {
            const Vec3f a = line.from.cast<float>();
            const Vec3f b = line.to.cast<float>();
            under.push_back({a, b, rgba(0x0c, 0x10, 0x18, 0xd0), line.width + rim});
            lines.push_back({a, b, line.color, line.width});
        }
    }
    m_under.set(under);
    m_lines.set(lines);
}

void ExplanationDrawable::drawThrough(const Frame& frame) {
    const float opacity = frame.view.layer(Overlay::Explanation).opacity;
    Gl& gl = frame.gl;
    gl.glDisable(GL_DEPTH_TEST);
    m_under.draw(gl, frame.clipFromModel, frame.pixels(), frame.pixelRatio, opacity);
    m_lines.draw(gl, frame.clipFromModel, frame.pixels(), frame.pixelRatio, opacity);
    gl.glEnable(GL_DEPTH_TEST);
}

void LeakDrawable::update(const Frame& frame, const Changes& /*changes*/) {
    if (frame.state.report == m_report) {
        return;
    }
    m_report = frame.state.report;
    std::vector<ThickLine> rings;
    if (m_report) {
        for (const LeakLocation& location : m_report->leaks) {
            const Vec3f at = location.position.cast<float>();
            const float fraction = location.open ? kPartedFraction : 1.0F;
            rings.push_back({at, at, withAlpha(kSuspectedBridge, fraction), kLeakRing});
            rings.push_back({at, at, withAlpha(kWhite, fraction), kHole});
        }
    }
    m_rings.set(rings);
}

void LeakDrawable::draw(const Frame& frame) {
    const bool wanted =
        frame.view.layer(Overlay::Defects).visible || frame.view.layer(Overlay::Voxels).visible;
    if (!wanted || m_rings.empty() || frame.state.pose != Pose::bindPose(frame.state.scene->skeleton)) {
        return;
    }
    Gl& gl = frame.gl;
    gl.glDisable(GL_DEPTH_TEST);
    m_rings.draw(gl, frame.clipFromModel, frame.pixels(), frame.pixelRatio);
    gl.glEnable(GL_DEPTH_TEST);
}

} // namespace

std::unique_ptr<Drawable> makeCage(const DrawDesk& /*desk*/) {
    return std::make_unique<CageDrawable>();
}

std::unique_ptr<Drawable> makeDefect(const DrawDesk& desk) {
    return std::make_unique<DefectDrawable>(desk.data);
}

std::unique_ptr<Drawable> makePoseFault(const DrawDesk& desk) {
    return std::make_unique<PoseFaultDrawable>(desk.data);
}

std::unique_ptr<Drawable> makeExplanation(const DrawDesk& /*desk*/) {
    return std::make_unique<ExplanationDrawable>();
}

std::unique_ptr<Drawable> makeLeak(const DrawDesk& /*desk*/) {
    return std::make_unique<LeakDrawable>();
}

} // namespace sinew
