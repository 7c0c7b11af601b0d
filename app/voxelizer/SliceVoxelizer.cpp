#include "app/voxelizer/SliceVoxelizer.h"

#include <QOpenGLShaderProgram>

#include <algorithm>
#include <array>
#include <functional>
#include <vector>

namespace sinew {
namespace {

constexpr std::uint32_t kTilesAcross = 8;

/// Every instance is a slice, drawn into a tile of its own: the mesh in the two other coordinates, with the
/// near plane through the middle of the slice's voxels. Seen against the axis a face turns the other way
/// round.
constexpr const char* kSliceVertex = R"(#version 330 core
layout(location = 0) in vec3 position;
uniform int axis;
uniform float forward;
uniform float side;
uniform vec2 tiles;
uniform float firstSlice;

void main() {
    float slice = firstSlice + float(gl_InstanceID) + 0.5;
    float ahead = forward * (position[axis] - slice);
    vec2 across = vec2(position[(axis + 1) % 3], position[(axis + 2) % 3]) / side;
    vec2 tile = vec2(gl_InstanceID % int(tiles.x), gl_InstanceID / int(tiles.x));
    gl_ClipDistance[0] = ahead;
    gl_Position = vec4(2.0 * (tile + across) / tiles - 1.0, 2.0 * ahead / side - 1.0, 1.0);
}
)";

/// Back faces white, front faces black; the depth test leaves the nearest.
constexpr const char* kSliceFragment = R"(#version 330 core
uniform float forward;
layout(location = 0) out float inside;

void main() {
    inside = gl_FrontFacing == (forward > 0.0) ? 1.0 : 0.0;
}
)";

/// One triangle that covers the picture.
constexpr const char* kPackVertex = R"(#version 330 core
void main() {
    vec2 corner = vec2(gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0);
    gl_Position = vec4(corner, 0.0, 1.0);
}
)";

/// A bit a slice, eight in each channel.
constexpr const char* kPackFragment = R"(#version 330 core
uniform sampler2D picture;
uniform int side;
uniform int across;
uniform int slices;
layout(location = 0) out uvec4 bits;

void main() {
    ivec2 column = ivec2(gl_FragCoord.xy);
    bits = uvec4(0u);
    for (int slice = 0; slice < slices; ++slice) {
        ivec2 tile = ivec2(slice % across, slice / across);
        uint inside = uint(texelFetch(picture, tile * side + column, 0).r > 0.5);
        bits[slice / 8] |= inside << uint(slice % 8);
    }
}
)";

/// What a texture holds.
struct SliceFormat {
    GLint stored;
    GLenum channels;
    GLenum type;
};
constexpr SliceFormat kWhiteOrBlack{GL_R8, GL_RED, GL_UNSIGNED_BYTE};
constexpr SliceFormat kSliceBits{GL_RGBA8UI, GL_RGBA_INTEGER, GL_UNSIGNED_BYTE};

/// A framebuffer with one texture of color and, if wanted, depth.
class SliceTarget {
public:
    SliceTarget(const OffscreenGl::Stay& gl, const SliceFormat& format, GLsizei width, GLsizei height,
                bool withDepth)
        : m_gl(gl) {
        gl->glGenFramebuffers(1, &m_framebuffer);
        gl->glBindFramebuffer(GL_FRAMEBUFFER, m_framebuffer);
        gl->glGenTextures(1, &m_color);
        gl->glBindTexture(GL_TEXTURE_2D, m_color);
        gl->glTexImage2D(GL_TEXTURE_2D, 0, format.stored, width, height, 0, format.channels, format.type,
                         nullptr);
        gl->glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
        gl->glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
        gl->glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, m_color, 0);
        if (withDepth) {
            gl->glGenRenderbuffers(1, &m_depth);
            gl->glBindRenderbuffer(GL_RENDERBUFFER, m_depth);
            gl->glRenderbufferStorage(GL_RENDERBUFFER, GL_DEPTH_COMPONENT32F, width, height);
            gl->glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_DEPTH_ATTACHMENT, GL_RENDERBUFFER, m_depth);
        }
        m_complete = gl->glCheckFramebufferStatus(GL_FRAMEBUFFER) == GL_FRAMEBUFFER_COMPLETE;
    }
    ~SliceTarget() {
        m_gl->glDeleteFramebuffers(1, &m_framebuffer);
        m_gl->glDeleteTextures(1, &m_color);
        m_gl->glDeleteRenderbuffers(1, &m_depth);
    }
    SliceTarget(const SliceTarget&) = delete;
    SliceTarget& operator=(const SliceTarget&) = delete;

    bool complete() const { return m_complete; }
    GLuint framebuffer() const { return m_framebuffer; }
    GLuint color() const { return m_color; }

private:
    const OffscreenGl::Stay& m_gl;
    GLuint m_framebuffer = 0;
    GLuint m_color = 0;
    GLuint m_depth = 0;
    bool m_complete = false;
};

/// Vertices and indices of the mesh, and an array for each of the two passes.
class SliceBuffers {
public:
    SliceBuffers(const OffscreenGl::Stay& gl, std::span<const Vec3> positions,
                 std::span<const Triangle> triangles)
        : m_gl(gl)
        , m_indexCount(static_cast<GLsizei>(3 * triangles.size())) {
        std::vector<Vec3f> vertices;
        vertices.reserve(positions.size());
        for (const Vec3& position : positions) {
            vertices.emplace_back(position.cast<float>());
        }
        gl->glGenVertexArrays(2, m_arrays.data());
        gl->glBindVertexArray(m_arrays[0]);
        gl->glGenBuffers(2, m_buffers.data());
        gl->glBindBuffer(GL_ARRAY_BUFFER, m_buffers[0]);
        gl->glBufferData(GL_ARRAY_BUFFER, static_cast<GLsizeiptr>(vertices.size() * sizeof(Vec3f)),
                         vertices.data(), GL_STATIC_DRAW);
        gl->glEnableVertexAttribArray(0);
        gl->glVertexAttribPointer(0, 3, GL_FLOAT, GL_FALSE, 0, nullptr);
        gl->glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, m_buffers[1]);
        gl->glBufferData(GL_ELEMENT_ARRAY_BUFFER, static_cast<GLsizeiptr>(triangles.size_bytes()),
                         triangles.data(), GL_STATIC_DRAW);
    }
    ~SliceBuffers() {
        m_gl->glDeleteBuffers(2, m_buffers.data());
        m_gl->glDeleteVertexArrays(2, m_arrays.data());
    }
    SliceBuffers(const SliceBuffers&) = delete;
    SliceBuffers& operator=(const SliceBuffers&) = delete;

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

/// Where the camera of a view stands.
struct SliceView {
    std::uint32_t axis = 0;
    bool forward = true; ///< looks along the axis, else against it
};

/// Draws 32 slices side by side into one picture and packs them into the bits of another.
class SlicePasses {
public:
    SlicePasses(const OffscreenGl::Stay& gl, std::span<const Vec3> vertices,
                std::span<const Triangle> triangles, std::uint32_t resolution)
        : m_gl(gl)
        , m_side(static_cast<GLsizei>(resolution))
        , m_slices(std::min(resolution, SliceVotes::kSlicesPerPicture))
        , m_across(static_cast<GLsizei>(std::min(m_slices, kTilesAcross)))
        , m_down(static_cast<GLsizei>(m_slices) / m_across)
        , m_mesh(gl, vertices, triangles)
        , m_tiles(gl, kWhiteOrBlack, m_across * m_side, m_down * m_side, true)
        , m_bits(gl, kSliceBits, m_side, m_side, false) {
        m_ready = m_tiles.complete() && m_bits.complete() && build(m_slice, kSliceVertex, kSliceFragment) &&
                  build(m_pack, kPackVertex, kPackFragment);
    }

    bool ready() const { return m_ready; }

    /// Slices 32 * picture and on, as one view sees them.
    void render(const SliceView& view, std::size_t picture, std::span<std::uint8_t> bytes) {
        drawTiles(view, picture);
        m_gl->glBindFramebuffer(GL_FRAMEBUFFER, m_bits.framebuffer());
        m_gl->glViewport(0, 0, m_side, m_side);
        m_gl->glDisable(GL_DEPTH_TEST);
        m_gl->glDisable(GL_CLIP_DISTANCE0);
        m_gl->glBindTexture(GL_TEXTURE_2D, m_tiles.color());
        m_pack.bind();
        m_pack.setUniformValue("side", m_side);
        m_pack.setUniformValue("across", m_across);
        m_pack.setUniformValue("slices", static_cast<int>(m_slices));
        m_mesh.drawScreen();
        m_gl->glPixelStorei(GL_PACK_ALIGNMENT, 1);
        m_gl->glReadPixels(0, 0, m_side, m_side, kSliceBits.channels, kSliceBits.type, bytes.data());
    }

private:
    static bool build(QOpenGLShaderProgram& program, const char* vertex, const char* fragment) {
        return program.addShaderFromSourceCode(QOpenGLShader::Vertex, vertex) &&
               program.addShaderFromSourceCode(QOpenGLShader::Fragment, fragment) && program.link();
    }

    void drawTiles(const SliceView& view, std::size_t picture) {
        m_gl->glBindFramebuffer(GL_FRAMEBUFFER, m_tiles.framebuffer());
        m_gl->glViewport(0, 0, m_across * m_side, m_down * m_side);
        m_gl->glEnable(GL_DEPTH_TEST);
        m_gl->glEnable(GL_CLIP_DISTANCE0);
        m_gl->glDisable(GL_CULL_FACE);
        m_gl->glClearColor(0.0F, 0.0F, 0.0F, 0.0F);
        m_gl->glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
        m_slice.bind();
        m_slice.setUniformValue("axis", static_cast<int>(view.axis));
        m_slice.setUniformValue("forward", view.forward ? 1.0F : -1.0F);
        m_slice.setUniformValue("side", static_cast<float>(m_side));
        m_slice.setUniformValue("tiles", static_cast<float>(m_across), static_cast<float>(m_down));
        m_slice.setUniformValue("firstSlice", static_cast<float>(picture * SliceVotes::kSlicesPerPicture));
        m_mesh.drawSlices(m_slices);
    }

    const OffscreenGl::Stay& m_gl;
    GLsizei m_side;
    std::uint32_t m_slices;
    GLsizei m_across;
    GLsizei m_down;
    SliceBuffers m_mesh;
    SliceTarget m_tiles;
    SliceTarget m_bits;
    QOpenGLShaderProgram m_slice;
    QOpenGLShaderProgram m_pack;
    bool m_ready = false;
};

/// Eq. 5 for one axis: both views have to agree. How many pictures were read; 0 when canceled.
std::size_t drawAxis(SlicePasses& passes, std::uint32_t axis, SliceVotes& votes, Progress& progress) {
    std::vector<std::uint8_t> against(votes.pictureBytes());
    for (std::size_t picture = 0; picture < votes.pictureCount(); ++picture) {
        if (progress.canceled()) {
            return 0;
        }
        const std::span<std::uint8_t> bytes = votes.picture(picture);
        passes.render({axis, true}, picture, bytes);
        passes.render({axis, false}, picture, against);
        std::ranges::transform(bytes, against, bytes.begin(), std::bit_and<>());
    }
    return 2 * votes.pictureCount();
}

} // namespace

Expected<DrawnVotes> drawSlicesWith(OffscreenGl& gl, std::span<const Vec3> vertices,
                                    std::span<const Triangle> triangles, std::uint32_t resolution,
                                    Progress& progress) {
    const OffscreenGl::Stay stay(gl);
    if (!stay) {
        return fail(ErrorCode::DrawingFailed);
    }
    DrawnVotes drawn{{SliceVotes(resolution), SliceVotes(resolution), SliceVotes(resolution)},
                     0,
                     gl.renderer().toStdString()};
    SlicePasses passes(stay, vertices, triangles, resolution);
    for (std::uint32_t axis = 0; axis < 3 && passes.ready(); ++axis) {
        const std::size_t read = drawAxis(passes, axis, drawn.axes[axis], progress);
        if (read == 0) {
            return fail(ErrorCode::Canceled);
        }
        drawn.readBacks += read;
    }
    const bool drew = passes.ready() && stay->glGetError() == GL_NO_ERROR;
    return drew ? Expected<DrawnVotes>(std::move(drawn)) : fail(ErrorCode::DrawingFailed);
}

} // namespace sinew
