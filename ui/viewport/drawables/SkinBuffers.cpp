#include "ui/viewport/drawables/MeshDrawable.h"

#include "app/view/surface/SkinData.h"
#include "core/base/Parallel.h"

#include <algorithm>
#include <utility>

namespace sinew {
namespace {

constexpr GLuint kJointsA = 6; ///< the first of the attributes of kSkinShader
constexpr GLuint kWeightsA = 8;
constexpr GLuint kEnd = 11;
constexpr int kUnit = 1; ///< 0 is for pictures

int influencesOf(std::span<const SkinVertex> vertices) {
    std::size_t max = 0;
    for (const SkinVertex& vertex : vertices) {
        while (max < vertex.weights.size() && vertex.weights[max] > 0.0F) {
            ++max;
        }
    }
    return static_cast<int>(max);
}

constexpr std::size_t kPosedVerticesGrain = 8192;

std::int16_t shortOf(float value) {
    return static_cast<std::int16_t>(std::clamp(value, -1.0F, 1.0F) * 32767.0F);
}

bool fits(const PartWeights& weights, std::size_t joints) {
    return joints <= SkinLimits::joints && std::ranges::all_of(weights, [](const auto& part) {
               return !part || part->largestInfluenceCount() <= SkinLimits::influences;
           });
}

std::size_t verticesOf(const DrawSurface& surface, std::size_t part) {
    return surface.firstVertex[part + 1] - surface.firstVertex[part];
}

} // namespace

void SkinBuffers::setSkin(std::span<const SkinVertex> vertices) {
    m_vertices.upload(vertices);
    m_influences = influencesOf(vertices);
}

void SkinBuffers::changeSkin(std::size_t first, std::span<const SkinVertex> vertices,
                             std::size_t influences) {
    m_vertices.replace(first, vertices);
    m_influences = static_cast<int>(std::min(influences, SkinLimits::influences));
}

void SkinBuffers::setJoints(Gl& gl, const JointTexels& joints) {
    m_stretches = joints.stretches;
    if (!m_joints.isCreated()) {
        m_joints.create();
        m_joints.setUsagePattern(QOpenGLBuffer::StreamDraw);
    }
    m_joints.bind();
    m_joints.allocate(joints.texels.data(),
                      static_cast<int>(joints.texels.size() * sizeof(JointTexels::Texel)));
    m_joints.release();
    if (!m_texture) {
        m_texture = std::make_unique<QOpenGLTexture>(QOpenGLTexture::TargetBuffer);
        m_texture->create();
    }
    m_texture->bind(kUnit);
    gl.glActiveTexture(GL_TEXTURE0 + kUnit);
    gl.glTexBuffer(GL_TEXTURE_BUFFER, GL_RGBA32F, m_joints.bufferId());
    gl.glActiveTexture(GL_TEXTURE0);
}

void SkinBuffers::attach(Gl& gl) {
    m_vertices.bind();
    const auto stride = static_cast<GLsizei>(sizeof(SkinVertex));
    for (GLuint half = 0; half < 2; ++half) {
        gl.glEnableVertexAttribArray(kJointsA + half);
        gl.glVertexAttribIPointer(
            kJointsA + half, 4, GL_UNSIGNED_SHORT, stride,
            reinterpret_cast<const void*>(offsetof(SkinVertex, joints) + 4 * sizeof(std::uint16_t) * half));
    }
    const Attribute rest[] = {
        {kWeightsA, 4, GL_FLOAT, false, offsetof(SkinVertex, weights)},
        {kWeightsA + 1, 4, GL_FLOAT, false, offsetof(SkinVertex, weights) + 4 * sizeof(float)},
        {kWeightsA + 2, 4, GL_FLOAT, false, offsetof(SkinVertex, center)}}; // and the fraction
    static_assert(offsetof(SkinVertex, dualFraction) == offsetof(SkinVertex, center) + 3 * sizeof(float));
    describe(gl, rest, sizeof(SkinVertex));
}

void SkinBuffers::detach(Gl& gl) {
    for (GLuint location = kJointsA; location < kEnd; ++location) {
        gl.glDisableVertexAttribArray(location);
    }
}

void SkinBuffers::use(Gl& gl, QOpenGLShaderProgram& program, std::optional<Deformer> deformer) {
    program.setUniformValue("skinDeformer", deformer ? static_cast<int>(*deformer) : -1);
    program.setUniformValue("skinInfluences", m_influences);
    program.setUniformValue("skinStretches", m_stretches);
    program.setUniformValue("skinJoints", kUnit); // always: two kinds of samplers may not share a unit
    if (deformer && m_texture) {
        m_texture->bind(kUnit);
        gl.glActiveTexture(GL_TEXTURE0);
    }
}

void PosedVertices::create(Gl& gl, QOpenGLVertexArrayObject& surface, QOpenGLVertexArrayObject& edges) {
    m_surfaceArray = &surface;
    m_edgeArray = &edges;
    const Attribute attributes[] = {{0, 3, GL_FLOAT, false, 0},
                                    {1, 4, GL_SHORT, true, offsetof(Vertex, normal)}};
    m_vertexBuffer.upload(std::span<const Vertex>());
    for (QOpenGLVertexArrayObject* array : {m_surfaceArray, m_edgeArray}) {
        array->bind();
        m_vertexBuffer.bind();
        describe(gl, std::span(attributes).first(array == m_edgeArray ? 1 : 2), sizeof(Vertex));
        array->release();
    }
}

void PosedVertices::attach(Gl& gl, bool skinned) {
    for (QOpenGLVertexArrayObject* array : {m_surfaceArray, m_edgeArray}) {
        array->bind();
        if (skinned) {
            m_skin.attach(gl);
        } else {
            SkinBuffers::detach(gl);
        }
        array->release();
    }
}

void PosedVertices::update(const Frame& frame, const DrawSurface& surface, bool anew) {
    if (anew) {
        m_rest = false;
        m_skinRevision = 0;
        m_weights.reset();
        m_origin = frame.box.center();
    }
    const bool before = m_deformer.has_value();
    m_deformer.reset();
    const bool cages = frame.posed.surfaces() == nullptr; // a smooth surface is made after skinning
    if (cages && frame.posed.directSkinning() && updateSkin(frame, surface)) {
        m_deformer = frame.posed.deformer();
    }
    const bool skinned = m_deformer.has_value();
    if (skinned != before) {
        attach(frame.gl, skinned);
    }
    if (!skinned || !m_rest) {
        upload(frame, surface, !skinned);
        m_rest = skinned;
    }
}

void PosedVertices::packAll(PosedMesh& posed, const DrawSurface& surface) {
    const PartWeights& weights = *posed.shownWeights();
    std::vector<SkinVertex> vertices(m_skinFits ? surface.vertexCount() : 0);
    bool plain = m_skinFits;
    for (std::size_t part = 0; m_skinFits && part < weights.size(); ++part) {
        const std::size_t first = surface.firstVertex[part];
        const std::size_t count = verticesOf(surface, part);
        const DeformExtras extras = posed.extras(part);
        plain = plain && extras.centers.empty() && extras.dualFractions.empty();
        packSkin(weights[part].get(), extras, m_origin, std::span(surface.meshVertexOf).subspan(first, count),
                 std::span(vertices).subspan(first, count));
    }
    m_skin.setSkin(vertices);
    m_weights = plain ? posed.shownWeights() : nullptr;
    m_skinned += vertices.size();
}

/// After a stroke: only vertices with other weights are packed. False: the card holds nothing that could be
/// changed so, or vertices hold more than weights (centres, fractions of dual quaternions).
bool PosedVertices::packChanged(PosedMesh& posed, const DrawSurface& surface) {
    const auto& now = posed.shownWeights();
    const auto before = std::exchange(m_weights, nullptr);
    if (!m_skinFits || !before || before->size() != now->size()) {
        return false;
    }
    std::size_t influences = 0;
    std::vector<std::vector<std::uint32_t>> changed;
    for (std::size_t part = 0; part < now->size(); ++part) {
        const DeformExtras extras = posed.extras(part);
        auto vertices = changedVertices((*before)[part], (*now)[part]);
        if (!vertices || !extras.centers.empty() || !extras.dualFractions.empty()) {
            return false;
        }
        changed.push_back(std::move(*vertices));
        influences = std::max(influences, (*now)[part] ? (*now)[part]->largestInfluenceCount() : 0);
    }
    std::vector<SkinVertex> packed;
    for (std::size_t part = 0; part < changed.size(); ++part) {
        const std::size_t first = surface.firstVertex[part];
        const auto shown = std::span(surface.meshVertexOf).subspan(first, verticesOf(surface, part));
        for (const VertexRun& run : drawnRuns(shown, changed[part])) {
            packed.resize(run.count);
            packSkin((*now)[part].get(), {}, m_origin, shown.subspan(run.first, run.count), packed);
            m_skin.changeSkin(first + run.first, packed, influences);
            m_skinned += run.count;
        }
    }
    m_weights = now;
    return true;
}

bool PosedVertices::updateSkin(const Frame& frame, const DrawSurface& surface) {
    PosedMesh& posed = frame.posed;
    if (m_skinRevision != posed.skinRevision()) {
        m_skinRevision = posed.skinRevision();
        m_skinFits = fits(*posed.shownWeights(), frame.state.scene->skeleton.size());
        if (!packChanged(posed, surface)) {
            packAll(posed, surface);
        }
    }
    if (!m_skinFits || frame.state.scene->skeleton.empty()) {
        return false;
    }
    const JointTexels joints = packJoints(posed.matrices(), posed.parents(), m_origin);
    if (joints.finite) {
        m_skin.setJoints(frame.gl, joints);
    }
    return joints.finite;
}

void PosedVertices::upload(const Frame& frame, const DrawSurface& surface, bool posed) {
    m_vertices.resize(surface.vertexCount());
    for (std::size_t part = 0; part + 1 < surface.firstVertex.size(); ++part) {
        const std::vector<Vec3>& vertices =
            posed ? frame.posed.shownVertices(part) : frame.state.scene->parts[part].mesh->vertices;
        const std::vector<Vec3f>& normals =
            posed ? frame.posed.shownNormals(part) : frame.posed.restNormals(part);
        const std::size_t first = surface.firstVertex[part];
        parallelFor(verticesOf(surface, part), kPosedVerticesGrain, [&](std::size_t begin, std::size_t end) {
            for (std::size_t v = first + begin; v < first + end; ++v) {
                const Vec3f position = (vertices[surface.meshVertexOf[v]] - m_origin).cast<float>();
                const Vec3f& normal = normals[surface.cornerOf[v]];
                m_vertices[v] = {{position.x(), position.y(), position.z()},
                                 {shortOf(normal.x()), shortOf(normal.y()), shortOf(normal.z()), 0}};
            }
        });
    }
    m_vertexBuffer.upload(std::span<const Vertex>(m_vertices));
}

void PosedVertices::use(Gl& gl, QOpenGLShaderProgram& program) {
    m_skin.use(gl, program, m_deformer);
    program.setUniformValue("origin", toQt(m_origin));
}

} // namespace sinew
