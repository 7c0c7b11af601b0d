#include "ui/viewport/drawables/DrawTable.h"

#include "app/view/ColorMaps.h"
#include "app/view/ViewData.h"
#include "app/view/volume/SliceCut.h"
#include "ui/viewport/gl/LineBatch.h"

namespace sinew {
namespace {

const char* const kVoxelVertexShader = R"(
layout(location = 0) in vec3 position;       // grid space
layout(location = 1) in vec2 kindAndSide;
uniform mat4 clipFromModel;
uniform mat4 modelFromGrid;
uniform mat3 viewFromGridTurn;
uniform vec3 kindColors[4];
out vec3 gridPosition;
out vec3 modelPosition;
flat out vec3 color;
flat out vec3 facing;
flat out vec3 inPlane;                    // 1 along the two axes of the face
void main() {
    vec4 model = modelFromGrid * vec4(position, 1.0);
    gl_Position = clipFromModel * model;
    gridPosition = position;
    modelPosition = model.xyz;
    color = kindColors[int(kindAndSide.x + 0.5)];
    int side = int(kindAndSide.y + 0.5);
    vec3 normal = vec3(0.0);
    normal[side / 2] = (side & 1) == 1 ? 1.0 : -1.0;
    facing = viewFromGridTurn * normal;
    inPlane = 1.0 - abs(normal);
}
)";

const char* const kVoxelFragmentShader = R"(
in vec3 gridPosition;
in vec3 modelPosition;
flat in vec3 color;
flat in vec3 facing;
flat in vec3 inPlane;
uniform vec4 clipPlane;
uniform float opacity;
out vec4 result;
void main() {
    if (dot(clipPlane.xyz, modelPosition) > clipPlane.w) discard;
    vec3 n = normalize(facing);
    float key = 0.5 + 0.5 * dot(n, normalize(vec3(-0.45, 0.75, 0.55)));
    float light = 0.50 + 0.50 * key * key + 0.08 * max(0.0, n.z);
    vec3 slope = max(fwidth(gridPosition), 1e-5);
    vec3 away = abs(fract(gridPosition + 0.5) - 0.5) / slope;
    away = mix(vec3(1e3), away, inPlane);
    float nearest = min(away.x, min(away.y, away.z));
    float fade = 1.0 - smoothstep(0.12, 0.34, max(slope.x, max(slope.y, slope.z)));
    float line = (1.0 - smoothstep(0.4, 1.3, nearest)) * fade;
    result = vec4(color * light * mix(1.0, 0.70, line), opacity);
}
)";

const char* const kCutVertexShader = R"(
layout(location = 0) in vec3 position;       // grid space
layout(location = 1) in vec4 leaf;        // lowest corner, size
layout(location = 2) in vec4 fill;
layout(location = 3) in vec4 border;
layout(location = 4) in float level;
uniform mat4 clipFromModel;
uniform mat4 modelFromGrid;
out vec3 gridPosition;
flat out vec4 cube;
out vec4 color;
flat out vec4 edge;
out float isoLevel;
void main() {
    gl_Position = clipFromModel * (modelFromGrid * vec4(position, 1.0));
    gridPosition = position;
    cube = leaf;
    color = fill;
    edge = border;
    isoLevel = level;
}
)";

const char* const kCutFragmentShader = R"(
in vec3 gridPosition;
flat in vec4 cube;
in vec4 color;
flat in vec4 edge;
in float isoLevel;
uniform bool isolines;
out vec4 result;
void main() {
    vec4 mixed = color;
    vec3 slope = max(fwidth(gridPosition), 1e-4);
    vec3 away = min(gridPosition - cube.xyz, cube.xyz + cube.w - gridPosition) / slope;
    float nearest = min(away.x, min(away.y, away.z));
    // Cells of a pixel or two are all border: let it go.
    float fade = 1.0 - smoothstep(0.15, 0.45, max(slope.x, max(slope.y, slope.z)) / cube.w);
    float line = (1.0 - smoothstep(0.3, 1.2, nearest)) * fade * edge.a;
    if (isolines && isoLevel >= 0.0) {
        float steepness = fwidth(isoLevel);
        float iso = abs(fract(isoLevel + 0.5) - 0.5) / max(steepness, 1e-6);
        float dark = (1.0 - smoothstep(0.6, 1.6, iso)) * (1.0 - smoothstep(0.25, 0.6, steepness));
        mixed.rgb = mix(mixed.rgb, vec3(0.05, 0.05, 0.08), 0.72 * dark);
    }
    float alpha = line + (1.0 - line) * mixed.a;
    if (alpha < 0.004) discard;
    result = vec4((edge.rgb * line + (1.0 - line) * mixed.a * mixed.rgb) / alpha, alpha);
}
)";

/// The outside of a bind's voxels as boxes, cut open by the frame's clip plane. In the bind pose.
class VoxelDrawable final : public Drawable {
public:
    explicit VoxelDrawable(ViewData& data)
        : m_data(data) {}
    void update(const Frame& frame, const Changes& changes) override;
    void draw(const Frame& frame) override;

private:
    void create(Gl& gl);
    void upload();
    void setUniforms(const Frame& frame);
    void drawSides(const Frame& frame) const;
    bool turnedAway(const Frame& frame, unsigned side) const;

    ViewData& m_data;
    std::shared_ptr<const SparseVoxels> m_voxels;
    std::shared_ptr<const VoxelFaces> m_faces;
    GpuBuffer m_vertices;
    GpuBuffer m_indices{QOpenGLBuffer::IndexBuffer};
    std::unique_ptr<QOpenGLVertexArrayObject> m_array;
    std::unique_ptr<QOpenGLShaderProgram> m_program;
};

/// What the slicing plane cuts out of the voxels, coloured by kind, octree level and distance; and, where
/// nothing is sliced, the largest leaves of the octree as wire boxes. In the bind pose.
class SliceDrawable final : public Drawable {
public:
    explicit SliceDrawable(ViewData& data)
        : m_data(data) {}
    void update(const Frame& frame, const Changes& changes) override;
    void draw(const Frame& frame) override;

private:
    void drawCut(const Frame& frame);
    void drawBoxes(const Frame& frame);
    void create(Gl& gl);
    void updateCut(const Frame& frame, const Changes& changes, bool fresh);
    void updateBoxes(const Frame& frame, bool fresh);

    ViewData& m_data;
    std::shared_ptr<const SparseVoxels> m_voxels;
    std::shared_ptr<const std::vector<float>> m_distances;
    SliceCut m_cut;
    CutMesh m_mesh;
    GpuBuffer m_vertices;
    GpuBuffer m_indices{QOpenGLBuffer::IndexBuffer};
    std::unique_ptr<QOpenGLVertexArrayObject> m_array;
    std::unique_ptr<QOpenGLShaderProgram> m_program;
    LineBatch m_boxes;
    bool m_boxesValid = false;
};

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

QMatrix4x4 modelFromGrid(const VoxelFrame& frame) {
    return toQt(Eigen::Matrix4d(frame.gridFromModel.inverse().matrix()));
}

void VoxelDrawable::create(Gl& gl) {
    m_program = makeProgram(kVoxelVertexShader, kVoxelFragmentShader);
    const Attribute attributes[] = {{0, 3, GL_UNSIGNED_SHORT, false, offsetof(VoxelVertex, position)},
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
    const Attribute attributes[] = {{0, 3, GL_FLOAT, false, offsetof(CutVertex, position)},
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

} // namespace

std::unique_ptr<Drawable> makeVoxel(const DrawDesk& desk) {
    return std::make_unique<VoxelDrawable>(desk.data);
}

std::unique_ptr<Drawable> makeSlice(const DrawDesk& desk) {
    return std::make_unique<SliceDrawable>(desk.data);
}

} // namespace sinew
