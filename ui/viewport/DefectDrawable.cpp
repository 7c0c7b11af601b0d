#include "ui/viewport/DefectDrawable.h"

namespace sinew {
namespace {

constexpr float kEdgeWidth = 2.2F;
constexpr float kFaceShare = 0.62F;
constexpr float kHiddenShare = 0.18F;

} // namespace

void DefectDrawable::update(const Frame& frame, const Changes& changes) {
    m_stale = m_stale || changes.scene || changes.pose;
    if (!frame.view.layer(Layer::Defects).visible) {
        return;
    }
    const auto defects = m_data.defects();
    if (m_stale || defects != m_defects) {
        m_defects = defects;
        rebuild(frame);
        m_stale = false;
    }
}

void DefectDrawable::rebuild(const Frame& frame) {
    m_faces.clear();
    std::vector<ThickLine> lines;
    for (std::size_t part = 0; m_defects && part < m_defects->parts.size(); ++part) {
        const std::vector<Vec3>& points = frame.posed.points(part);
        for (const PartDefects::Edge& edge : m_defects->parts[part].edges) {
            lines.push_back({points[edge.points[0]].cast<float>(), points[edge.points[1]].cast<float>(),
                             defectColor(edge.kind), kEdgeWidth});
        }
        for (const PartDefects::Face& face : m_defects->parts[part].faces) {
            m_faces.add(points[face.points[0]], points[face.points[1]], points[face.points[2]],
                        withAlpha(defectColor(face.kind), kFaceShare));
        }
    }
    m_lines.set(lines);
}

void DefectDrawable::draw(const Frame& frame) {
    const float opacity = frame.view.layer(Layer::Defects).opacity;
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
    m_lines.draw(gl, frame.clipFromModel, frame.pixels(), frame.pixelRatio, kHiddenShare * opacity, 1e-4F);
    gl.glDepthFunc(GL_LEQUAL);
    gl.glDisable(GL_BLEND);
    gl.glDepthMask(GL_TRUE);
}

} // namespace sinew
