#include "ui/viewport/drawables/marks/CageDrawable.h"

namespace sinew {
namespace {

constexpr Rgba kCageColor = rgba(250, 196, 80); // as handles
constexpr float kCageFaceShare = 0.12F;         // opacity of faces
constexpr float kCageEdgeWidth = 1.6F;
constexpr float kVertexDot = 6.0F;
constexpr float kChosenDot = 10.0F;
constexpr float kVertexRim = 2.4F;

} // namespace

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
        for (std::size_t v = 0; v < shape.vertices.size(); ++v) {
            addVertex(frame, shape.vertices[v], shape.joints[v]);
        }
    }
    m_lines.set(m_thickLines);
}

void CageDrawable::addVertex(const Frame& frame, const Vec3& place, std::int32_t joint) {
    const Vec3f at = place.cast<float>();
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
    m_faces.draw(gl, frame.clipFromModel, frame.viewFromModel, kCageFaceShare, 0.0F);
    gl.glDepthMask(GL_TRUE);
    gl.glDisable(GL_BLEND);
    gl.glDisable(GL_DEPTH_TEST);
    m_lines.draw(gl, frame.clipFromModel, frame.pixels(), frame.pixelRatio);
    gl.glEnable(GL_DEPTH_TEST);
}

} // namespace sinew
