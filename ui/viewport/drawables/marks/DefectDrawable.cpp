#include "ui/viewport/drawables/marks/DefectDrawable.h"

#include "app/document/edits/VisibilityEdits.h"

namespace sinew {
namespace {

constexpr float kEdgeWidth = 2.2F;
constexpr float kFaceShare = 0.62F;
constexpr float kHiddenShare = 0.18F;

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

} // namespace

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
        const std::vector<Vec3> places = frame.posed.vertices(part, verticesOf(defects));
        auto place = places.begin();
        for (const PartDefects::Edge& edge : defects.edges) {
            lines.push_back(
                {place[0].cast<float>(), place[1].cast<float>(), defectColor(edge.kind), kEdgeWidth});
            place += 2;
        }
        for (const PartDefects::Face& face : defects.faces) {
            m_faces.add(place[0], place[1], place[2], withAlpha(defectColor(face.kind), kFaceShare));
            place += 3;
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
    m_lines.draw(gl, frame.clipFromModel, frame.pixels(), frame.pixelRatio, kHiddenShare * opacity, 1e-4F);
    gl.glDepthFunc(GL_LEQUAL);
    gl.glDisable(GL_BLEND);
    gl.glDepthMask(GL_TRUE);
}

} // namespace sinew
