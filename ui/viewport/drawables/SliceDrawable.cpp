#include "ui/viewport/drawables/SliceDrawable.h"

#include "app/view/volume/OctreeBoxes.h"
#include "ui/viewport/drawables/VoxelDrawable.h"
#include "ui/viewport/shaders/VolumeShaders.h"

namespace sinew {
namespace {

constexpr std::size_t kMostBoxes = 1500;

bool cutShown(const ViewSettings& view) {
    return view.sliceEnabled && (view.layer(Overlay::Voxels).visible || view.layer(Overlay::Octree).visible ||
                                 view.layer(Overlay::SliceDistance).visible);
}

} // namespace

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
        for (const OctreeEdge& edge : octreeBoxes(*m_voxels, kMostBoxes)) {
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
