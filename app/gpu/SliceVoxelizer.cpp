#include "app/gpu/SliceVoxelizer.h"

#include "app/gpu/SliceShaders.h"

#include <QOpenGLShaderProgram>

#include <algorithm>

namespace sinew {
namespace {

constexpr std::uint32_t kTilesAcross = 8;

/// A framebuffer with one texture of colour and, if wanted, depth; gone at the end of its scope.
class Target {
public:
    Target(const OffscreenGl::Stay& gl, GLenum colour, GLenum format, GLenum type, GLsizei width,
           GLsizei height, bool withDepth)
        : m_gl(gl) {
        gl->glGenFramebuffers(1, &m_framebuffer);
        gl->glBindFramebuffer(GL_FRAMEBUFFER, m_framebuffer);
        gl->glGenTextures(1, &m_colour);
        gl->glBindTexture(GL_TEXTURE_2D, m_colour);
        gl->glTexImage2D(GL_TEXTURE_2D, 0, static_cast<GLint>(colour), width, height, 0, format, type,
                         nullptr);
        gl->glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
        gl->glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
        gl->glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, m_colour, 0);
        if (withDepth) {
            gl->glGenRenderbuffers(1, &m_depth);
            gl->glBindRenderbuffer(GL_RENDERBUFFER, m_depth);
            gl->glRenderbufferStorage(GL_RENDERBUFFER, GL_DEPTH_COMPONENT32F, width, height);
            gl->glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_DEPTH_ATTACHMENT, GL_RENDERBUFFER, m_depth);
        }
        m_complete = gl->glCheckFramebufferStatus(GL_FRAMEBUFFER) == GL_FRAMEBUFFER_COMPLETE;
    }
    ~Target() {
        m_gl->glDeleteFramebuffers(1, &m_framebuffer);
        m_gl->glDeleteTextures(1, &m_colour);
        m_gl->glDeleteRenderbuffers(1, &m_depth);
    }
    Target(const Target&) = delete;
    Target& operator=(const Target&) = delete;

    bool complete() const { return m_complete; }
    GLuint framebuffer() const { return m_framebuffer; }
    GLuint colour() const { return m_colour; }

private:
    const OffscreenGl::Stay& m_gl;
    GLuint m_framebuffer = 0;
    GLuint m_colour = 0;
    GLuint m_depth = 0;
    bool m_complete = false;
};

/// Vertices and indices of the mesh, and an array for each of the two passes.
class MeshBuffers {
public:
    MeshBuffers(const OffscreenGl::Stay& gl, std::span<const Vec3> points,
                std::span<const Triangle> triangles)
        : m_gl(gl)
        , m_indexCount(static_cast<GLsizei>(3 * triangles.size())) {
        std::vector<Eigen::Vector3f> vertices;
        vertices.reserve(points.size());
        for (const Vec3& point : points) {
            vertices.emplace_back(point.cast<float>());
        }
        gl->glGenVertexArrays(2, m_arrays.data());
        gl->glBindVertexArray(m_arrays[0]);
        gl->glGenBuffers(2, m_buffers.data());
        gl->glBindBuffer(GL_ARRAY_BUFFER, m_buffers[0]);
        gl->glBufferData(GL_ARRAY_BUFFER, static_cast<GLsizeiptr>(vertices.size() * sizeof(Eigen::Vector3f)),
                         vertices.data(), GL_STATIC_DRAW);
        gl->glEnableVertexAttribArray(0);
        gl->glVertexAttribPointer(0, 3, GL_FLOAT, GL_FALSE, 0, nullptr);
        gl->glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, m_buffers[1]);
        gl->glBufferData(GL_ELEMENT_ARRAY_BUFFER, static_cast<GLsizeiptr>(triangles.size_bytes()),
                         triangles.data(), GL_STATIC_DRAW);
    }
    ~MeshBuffers() {
        m_gl->glDeleteBuffers(2, m_buffers.data());
        m_gl->glDeleteVertexArrays(2, m_arrays.data());
    }
    MeshBuffers(const MeshBuffers&) = delete;
    MeshBuffers& operator=(const MeshBuffers&) = delete;

    void drawSlices(std::uint32_t count) const {
        m_gl->glBindVertexArray(m_arrays[0]);
        m_gl->glDrawElementsInstanced(GL_TRIANGLES, m_indexCount, GL_UNSIGNED_INT, nullptr,
                                      static_cast<GLsizei>(count));
    }
    void drawScreen() const {
        m_gl->glBindVertexArray(m_arrays[1]);
        m_gl->glDrawArrays(GL_TRIANGLES, 0, 3);
    }

private:
    const OffscreenGl::Stay& m_gl;
    std::array<GLuint, 2> m_arrays{};
    std::array<GLuint, 2> m_buffers{};
    GLsizei m_indexCount = 0;
};

/// Draws batches of slices side by side into one picture, and packs them into the bits of another.
class SlicePasses {
public:
    SlicePasses(const OffscreenGl::Stay& gl, std::span<const Vec3> points,
                std::span<const Triangle> triangles, std::uint32_t resolution)
        : m_gl(gl)
        , m_side(static_cast<GLsizei>(resolution))
        , m_slices(std::min(resolution, DenseVotes::kSlicesPerBatch))
        , m_across(static_cast<GLsizei>(std::min(m_slices, kTilesAcross)))
        , m_down(static_cast<GLsizei>(m_slices) / m_across)
        , m_mesh(gl, points, triangles)
        , m_tiles(gl, GL_R8, GL_RED, GL_UNSIGNED_BYTE, m_across * m_side, m_down * m_side, true)
        , m_bits(gl, GL_R32UI, GL_RED_INTEGER, GL_UNSIGNED_INT, m_side, m_side, false) {
        m_ready = m_tiles.complete() && m_bits.complete() && build(m_slice, kSliceVertex, kSliceFragment) &&
                  build(m_pack, kPackVertex, kPackFragment);
    }

    bool ready() const { return m_ready; }

    /// The votes of one view for a batch, into `words`.
    void render(std::uint32_t axis, bool forward, std::uint32_t batch, std::span<std::uint32_t> words) {
        drawTiles(axis, forward, batch);
        m_gl->glBindFramebuffer(GL_FRAMEBUFFER, m_bits.framebuffer());
        m_gl->glViewport(0, 0, m_side, m_side);
        m_gl->glDisable(GL_DEPTH_TEST);
        m_gl->glDisable(GL_CLIP_DISTANCE0);
        m_gl->glBindTexture(GL_TEXTURE_2D, m_tiles.colour());
        m_pack.bind();
        m_pack.setUniformValue("side", m_side);
        m_pack.setUniformValue("across", m_across);
        m_pack.setUniformValue("slices", static_cast<int>(m_slices));
        m_mesh.drawScreen();
        m_gl->glReadPixels(0, 0, m_side, m_side, GL_RED_INTEGER, GL_UNSIGNED_INT, words.data());
    }

private:
    static bool build(QOpenGLShaderProgram& program, const char* vertex, const char* fragment) {
        return program.addShaderFromSourceCode(QOpenGLShader::Vertex, vertex) &&
               program.addShaderFromSourceCode(QOpenGLShader::Fragment, fragment) && program.link();
    }

    void drawTiles(std::uint32_t axis, bool forward, std::uint32_t batch) {
        m_gl->glBindFramebuffer(GL_FRAMEBUFFER, m_tiles.framebuffer());
        m_gl->glViewport(0, 0, m_across * m_side, m_down * m_side);
        m_gl->glEnable(GL_DEPTH_TEST);
        m_gl->glEnable(GL_CLIP_DISTANCE0);
        m_gl->glDisable(GL_CULL_FACE);
        m_gl->glClearColor(0.0F, 0.0F, 0.0F, 0.0F);
        m_gl->glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
        m_slice.bind();
        m_slice.setUniformValue("axis", static_cast<int>(axis));
        m_slice.setUniformValue("forward", forward ? 1.0F : -1.0F);
        m_slice.setUniformValue("side", static_cast<float>(m_side));
        m_slice.setUniformValue("tiles", static_cast<float>(m_across), static_cast<float>(m_down));
        m_slice.setUniformValue("firstSlice", static_cast<float>(batch * DenseVotes::kSlicesPerBatch));
        m_mesh.drawSlices(m_slices);
    }

    const OffscreenGl::Stay& m_gl;
    GLsizei m_side;
    std::uint32_t m_slices;
    GLsizei m_across;
    GLsizei m_down;
    MeshBuffers m_mesh;
    Target m_tiles;
    Target m_bits;
    QOpenGLShaderProgram m_slice;
    QOpenGLShaderProgram m_pack;
    bool m_ready = false;
};

/// Eq. 5 for one axis: both views have to agree. False when canceled.
bool sliceAxis(SlicePasses& passes, std::uint32_t axis, DenseVotes& votes, Progress& progress) {
    std::vector<std::uint32_t> backward(static_cast<std::size_t>(votes.resolution()) * votes.resolution());
    for (std::uint32_t batch = 0; batch < votes.batchCount(); ++batch) {
        if (progress.canceled()) {
            return false;
        }
        const std::span<std::uint32_t> words = votes.batch(batch);
        passes.render(axis, true, batch, words);
        passes.render(axis, false, batch, backward);
        std::ranges::transform(words, backward, words.begin(), std::bit_and<>());
        const double done = axis + static_cast<double>(batch + 1) / votes.batchCount();
        progress.report(Stage::Voxelize, 0.6 * done / 3.0);
    }
    return true;
}

} // namespace

SliceVoxelizer::SliceVoxelizer(std::unique_ptr<OffscreenGl> gl)
    : m_gl(std::move(gl)) {}

std::unique_ptr<SliceVoxelizer> SliceVoxelizer::create() {
    auto gl = OffscreenGl::create();
    return gl ? std::unique_ptr<SliceVoxelizer>(new SliceVoxelizer(std::move(gl))) : nullptr;
}

Expected<std::optional<AxisVotes>> SliceVoxelizer::votes(std::span<const Vec3> points,
                                                         std::span<const Triangle> triangles,
                                                         std::uint32_t resolution, Progress& progress) {
    const std::lock_guard lock(m_mutex);
    const OffscreenGl::Stay gl(*m_gl);
    if (!gl) {
        return std::nullopt;
    }
    SlicePasses passes(gl, points, triangles, resolution);
    if (!passes.ready()) {
        return std::nullopt;
    }
    AxisVotes votes{DenseVotes(resolution), DenseVotes(resolution), DenseVotes(resolution)};
    for (std::uint32_t axis = 0; axis < 3; ++axis) {
        if (!sliceAxis(passes, axis, votes[axis], progress)) {
            return fail(ErrorCode::Canceled);
        }
    }
    return gl->glGetError() == GL_NO_ERROR ? std::optional(std::move(votes)) : std::nullopt;
}

} // namespace sinew
