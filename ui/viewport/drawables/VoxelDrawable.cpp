#include "ui/viewport/drawables/VoxelDrawable.h"

#include "app/view/legend/ColorMaps.h"
#include "app/view/volume/SliceCut.h"
#include "ui/viewport/shaders/VolumeShaders.h"

namespace sinew {
namespace {

constexpr float kThroughShare = 0.30F; ///< of the opacity, where something hides the shell

bool fieldShown(const Frame& frame, Overlay layer) {
    const auto& implicit = frame.posed.implicit();
    return frame.view.layer(layer).visible && implicit && frame.state.scene &&
           hasField(*implicit, frame.state.selection.joint);
}

bool fieldCutShown(const Frame& frame) {
    return frame.view.sliceEnabled && fieldShown(frame, Overlay::Field);
}

QVector3D rgb(Rgba color) {
    return QVector3D(static_cast<float>(channel(color, 0)), static_cast<float>(channel(color, 1)),
                     static_cast<float>(channel(color, 2))) /
           255.0F;
}

QMatrix3x3 toQt3(const Mat3& matrix) {
    QMatrix3x3 result;
    for (int r = 0; r < 3; ++r) {
        for (int c = 0; c < 3; ++c) {
            result(r, c) = static_cast<float>(matrix(r, c));
        }
    }
    return result;
}

constexpr std::size_t kMaxBoxes = 1500;

bool cutShown(const ViewSettings& view) {
    return view.sliceEnabled && (view.layer(Overlay::Voxels).visible || view.layer(Overlay::Octree).visible ||
                                 view.layer(Overlay::SliceDistance).visible);
}

} // namespace

void FieldCutDrawable::update(const Frame& frame, const Changes& changes) {
    if (!fieldCutShown(frame)) {
        m_frame.reset();
        return;
    }
    const bool due = frame.posed.implicit() != m_frame || changes.selection || changes.slice || changes.scene;
    if (!due) {
        return;
    }
    if (!m_array) {
        create(frame.gl);
    }
    m_frame = frame.posed.implicit();
    const FieldCut cut = cutField(*m_frame, static_cast<std::size_t>(frame.state.selection.joint),
                                  slicePlane(frame.box, frame.view.sliceAxis, frame.view.slice));
    m_array->bind();
    m_vertices.upload(std::span<const FieldVertex>(cut.vertices));
    m_indices.upload(std::span<const std::uint32_t>(cut.indices));
    m_array->release();
}

void FieldSurfaceDrawable::update(const Frame& frame, const Changes& /*changes*/) {
    if (!fieldShown(frame, Overlay::FieldSurface)) {
        return;
    }
    const auto surface = m_data.fieldSurface(frame.posed.implicit()->skin, frame.state.selection.joint);
    if (surface == m_surface) {
        return;
    }
    m_surface = surface;
    if (!m_surface) {
        return;
    }
    if (!m_array) {
        create(frame.gl);
    }
    m_array->bind();
    m_vertices.upload(std::span<const FieldSurface::Vertex>(m_surface->vertices));
    m_array->release();
}

void FieldCutDrawable::create(Gl& gl) {
    m_program = makeProgram(kFieldCutVertexShader, kFieldCutFragmentShader);
    const Attribute attributes[] = {{0, 3, GL_FLOAT, false, offsetof(FieldVertex, place)},
                                    {1, 1, GL_FLOAT, false, offsetof(FieldVertex, value)},
                                    {2, 4, GL_UNSIGNED_BYTE, true, offsetof(FieldVertex, color)}};
    m_array = std::make_unique<QOpenGLVertexArrayObject>();
    m_array->create();
    m_array->bind();
    m_vertices.upload(std::span<const FieldVertex>());
    describe(gl, attributes, sizeof(FieldVertex));
    m_indices.upload(std::span<const std::uint32_t>());
    m_array->release();
}

void FieldSurfaceDrawable::create(Gl& gl) {
    m_program = makeProgram(kFieldSurfaceVertexShader, kFieldSurfaceFragmentShader);
    const Attribute attributes[] = {{0, 3, GL_FLOAT, false, offsetof(FieldSurface::Vertex, place)},
                                    {1, 3, GL_FLOAT, false, offsetof(FieldSurface::Vertex, normal)}};
    m_array = std::make_unique<QOpenGLVertexArrayObject>();
    m_array->create();
    m_array->bind();
    m_vertices.upload(std::span<const FieldSurface::Vertex>());
    describe(gl, attributes, sizeof(FieldSurface::Vertex));
    m_array->release();
}

void FieldCutDrawable::draw(const Frame& frame) {
    if (!fieldCutShown(frame) || m_indices.count() == 0) {
        return;
    }
    Gl& gl = frame.gl;
    m_array->bind();
    m_program->bind();
    m_program->setUniformValue("clipFromModel", frame.clipFromModel);
    m_program->setUniformValue("isolines", frame.view.isolines);
    m_program->setUniformValue("opacity", frame.view.layer(Overlay::Field).opacity);
    gl.glEnable(GL_BLEND);
    gl.glDepthMask(GL_FALSE);
    gl.glDrawElements(GL_TRIANGLES, m_indices.count(), GL_UNSIGNED_INT, nullptr);
    gl.glDepthMask(GL_TRUE);
    gl.glDisable(GL_BLEND);
    m_array->release();
}

void FieldSurfaceDrawable::draw(const Frame& frame) {
    if (!fieldShown(frame, Overlay::FieldSurface) || !m_surface || m_vertices.count() == 0) {
        return;
    }
    Gl& gl = frame.gl;
    const auto joint = static_cast<std::size_t>(frame.state.selection.joint);
    m_array->bind();
    m_program->bind();
    m_program->setUniformValue("clipFromModel", frame.clipFromModel);
    m_program->setUniformValue("viewFromModel", frame.viewFromModel);
    m_program->setUniformValue("modelFromBind", toQt(frame.posed.implicit()->matrices[joint].matrix()));
    constexpr double lift = 0.006; // of the character's size
    m_program->setUniformValue("lift", toQt(Vec3(lift * frame.size() * frame.camera.toward())));
    const auto pass = [&](GLenum depth, float opacity) {
        m_program->setUniformValue("color", static_cast<float>(channel(kFieldSurface, 0)) / 255.0F,
                                   static_cast<float>(channel(kFieldSurface, 1)) / 255.0F,
                                   static_cast<float>(channel(kFieldSurface, 2)) / 255.0F, opacity);
        gl.glDepthFunc(depth);
        gl.glDrawArrays(GL_TRIANGLES, 0, m_vertices.count());
    };
    const float opacity = frame.view.layer(Overlay::FieldSurface).opacity;
    gl.glEnable(GL_BLEND);
    gl.glDepthMask(GL_FALSE);
    pass(GL_GREATER, kThroughShare * opacity);
    pass(GL_LEQUAL, opacity);
    gl.glDepthMask(GL_TRUE);
    gl.glDisable(GL_BLEND);
    m_array->release();
}

QMatrix4x4 modelFromGrid(const VoxelFrame& frame) {
    return toQt(Eigen::Matrix4d(frame.gridFromModel.inverse().matrix()));
}

void VoxelDrawable::create(Gl& gl) {
    m_program = makeProgram(kVoxelVertexShader, kVoxelFragmentShader);
    const Attribute attributes[] = {{0, 3, GL_UNSIGNED_SHORT, false, offsetof(VoxelVertex, place)},
                                    {1, 2, GL_UNSIGNED_BYTE, false, offsetof(VoxelVertex, kind)}};
    m_array = std::make_unique<QOpenGLVertexArrayObject>();
    m_array->create();
    m_array->bind();
    m_vertices.upload(std::span<const VoxelVertex>());
    describe(gl, attributes, sizeof(VoxelVertex));
    m_indices.upload(std::span<const std::uint32_t>());
    m_array->release();
}

void VoxelDrawable::update(const Frame& frame, const Changes& /*changes*/) {
    if (!frame.view.layer(Overlay::Voxels).visible) {
        return;
    }
    if (!m_array) {
        create(frame.gl);
    }
    const auto faces = m_data.voxelFaces();
    if (faces != m_faces) {
        m_faces = faces;
        m_voxels = frame.state.field ? frame.state.field->voxels() : nullptr;
        upload();
    }
}

void VoxelDrawable::upload() {
    std::vector<std::uint32_t> indices;
    std::span<const VoxelVertex> vertices;
    if (m_faces) {
        vertices = m_faces->vertices;
        indices.reserve(6 * m_faces->faceCount());
        for (std::uint32_t face = 0; face < m_faces->faceCount(); ++face) {
            for (const std::uint32_t corner : {0U, 1U, 2U, 0U, 2U, 3U}) {
                indices.push_back(4 * face + corner);
            }
        }
    }
    m_array->bind();
    m_vertices.upload(vertices);
    m_indices.upload(std::span<const std::uint32_t>(indices));
    m_array->release();
}

bool VoxelDrawable::turnedAway(const Frame& frame, unsigned side) const {
    const VoxelFrame& grid = m_voxels->frame();
    const auto axis = static_cast<Eigen::Index>(side / 2);
    const bool positive = side % 2 == 1;
    if (frame.camera.projection() == Projection::Orthographic) {
        const double toward = (grid.gridFromModel.rotation() * frame.camera.toward())[axis];
        return positive ? toward <= 0.0 : toward >= 0.0;
    }
    const double eye = (grid.gridFromModel * frame.camera.eye())[axis];
    return positive ? eye <= 0.0 : eye >= grid.resolution();
}

void VoxelDrawable::setUniforms(const Frame& frame) {
    const VoxelFrame& grid = m_voxels->frame();
    const Mat3 viewFromModel = frame.camera.viewFromModel().block<3, 3>(0, 0);
    std::array<QVector3D, 4> colors;
    for (std::size_t kind = 0; kind < colors.size(); ++kind) {
        colors[kind] = rgb(voxelColor(static_cast<VoxelKind>(kind)));
    }
    m_program->setUniformValue("clipFromModel", frame.clipFromModel);
    m_program->setUniformValue("modelFromGrid", modelFromGrid(grid));
    m_program->setUniformValue("viewFromGridTurn",
                               toQt3(viewFromModel * grid.gridFromModel.rotation().transpose()));
    m_program->setUniformValue("clipPlane", frame.clipPlane);
    m_program->setUniformValue("opacity", frame.view.layer(Overlay::Voxels).opacity);
    m_program->setUniformValueArray("kindColors", colors.data(), static_cast<int>(colors.size()));
}

void VoxelDrawable::drawSides(const Frame& frame) const {
    for (unsigned side = 0; side < 6; ++side) {
        const std::size_t first = m_faces->firstFace[side];
        const std::size_t count = m_faces->firstFace[side + 1] - first;
        if (count > 0 && !turnedAway(frame, side)) {
            frame.gl.glDrawElements(GL_TRIANGLES, static_cast<GLsizei>(6 * count), GL_UNSIGNED_INT,
                                    reinterpret_cast<const void*>(6 * sizeof(std::uint32_t) * first));
        }
    }
}

void VoxelDrawable::draw(const Frame& frame) {
    if (!m_voxels || !m_faces) {
        return;
    }
    Gl& gl = frame.gl;
    m_program->bind();
    setUniforms(frame);
    m_array->bind();
    gl.glEnable(GL_CULL_FACE);
    if (frame.view.layer(Overlay::Voxels).opacity < 0.995F) {
        // The nearest faces alone are seen through, not all layers of them.
        gl.glColorMask(GL_FALSE, GL_FALSE, GL_FALSE, GL_FALSE);
        drawSides(frame);
        gl.glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
        gl.glEnable(GL_BLEND);
    }
    drawSides(frame);
    gl.glDisable(GL_BLEND);
    gl.glDisable(GL_CULL_FACE);
    m_array->release();
}

void SliceDrawable::create(Gl& gl) {
    m_program = makeProgram(kCutVertexShader, kCutFragmentShader);
    const Attribute attributes[] = {{0, 3, GL_FLOAT, false, offsetof(CutVertex, place)},
                                    {1, 4, GL_UNSIGNED_SHORT, false, offsetof(CutVertex, leaf)},
                                    {2, 4, GL_UNSIGNED_BYTE, true, offsetof(CutVertex, fill)},
                                    {3, 4, GL_UNSIGNED_BYTE, true, offsetof(CutVertex, border)},
                                    {4, 1, GL_FLOAT, false, offsetof(CutVertex, level)}};
    m_array = std::make_unique<QOpenGLVertexArrayObject>();
    m_array->create();
    m_array->bind();
    m_vertices.upload(std::span<const CutVertex>());
    describe(gl, attributes, sizeof(CutVertex));
    m_indices.upload(std::span<const std::uint32_t>());
    m_array->release();
}

void SliceDrawable::update(const Frame& frame, const Changes& changes) {
    const auto voxels = frame.state.field ? frame.state.field->voxels() : nullptr;
    const bool fresh = voxels != m_voxels;
    m_voxels = voxels;
    if (m_voxels && cutShown(frame.view)) {
        updateCut(frame, changes, fresh);
    } else {
        m_cut = {};
        m_mesh.indices.clear();
    }
    updateBoxes(frame, fresh);
}

void SliceDrawable::updateCut(const Frame& frame, const Changes& changes, bool fresh) {
    if (!m_array) {
        create(frame.gl);
    }
    const bool wanted = frame.view.layer(Overlay::SliceDistance).visible;
    const auto distances = wanted ? m_data.leafDistances() : nullptr;
    const bool cutAnew = fresh || changes.slice || changes.scene || m_cut.leaves.empty();
    if (cutAnew) {
        m_cut = cutVoxels(*m_voxels, slicePlane(frame.box, frame.view.sliceAxis, frame.view.slice));
    }
    if (cutAnew || changes.layers || changes.selection || distances != m_distances) {
        m_distances = distances;
        colorCut({*m_voxels, m_cut, frame.view, distanceScale(frame.state), m_distances.get()}, m_mesh);
        m_array->bind();
        m_vertices.upload(std::span<const CutVertex>(m_mesh.vertices));
        m_indices.upload(std::span<const std::uint32_t>(m_mesh.indices));
        m_array->release();
    }
}

void SliceDrawable::updateBoxes(const Frame& frame, bool fresh) {
    m_boxesValid = m_boxesValid && !fresh;
    if (m_boxesValid || frame.view.sliceEnabled || !frame.view.layer(Overlay::Octree).visible) {
        return;
    }
    std::vector<ThickLine> lines;
    if (m_voxels) {
        for (const OctreeEdge& edge : octreeBoxes(*m_voxels, kMaxBoxes)) {
            lines.push_back({edge.from.cast<float>(), edge.to.cast<float>(), edge.color, 1.0F});
        }
    }
    m_boxes.set(lines);
    m_boxesValid = true;
}

void SliceDrawable::draw(const Frame& frame) {
    drawCut(frame);
    if (frame.view.layer(Overlay::Octree).visible && !frame.view.sliceEnabled) {
        drawBoxes(frame);
    }
}

void SliceDrawable::drawCut(const Frame& frame) {
    if (!m_voxels || m_mesh.indices.empty()) {
        return;
    }
    Gl& gl = frame.gl;
    m_program->bind();
    m_program->setUniformValue("clipFromModel", frame.clipFromModel);
    m_program->setUniformValue("modelFromGrid", modelFromGrid(m_voxels->frame()));
    m_program->setUniformValue("isolines", frame.view.isolines);
    m_array->bind();
    gl.glEnable(GL_BLEND);
    gl.glDrawElements(GL_TRIANGLES, static_cast<GLsizei>(m_mesh.indices.size()), GL_UNSIGNED_INT, nullptr);
    gl.glDisable(GL_BLEND);
    m_array->release();
}

void SliceDrawable::drawBoxes(const Frame& frame) {
    m_boxes.draw(frame.gl, frame.clipFromModel, frame.pixels(), frame.pixelRatio,
                 frame.view.layer(Overlay::Octree).opacity);
}

} // namespace sinew
