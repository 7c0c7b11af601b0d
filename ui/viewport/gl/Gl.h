#pragma once

#include "app/jobs/TaskPool.h"
#include "core/base/Types.h"
#include "core/scene/Scene.h"

#include <QByteArray>
#include <QImage>
#include <QMatrix4x4>
#include <QOpenGLBuffer>
#include <QOpenGLFunctions_3_3_Core>
#include <QOpenGLShaderProgram>
#include <QOpenGLTexture>
#include <QOpenGLVertexArrayObject>

#include <functional>
#include <memory>
#include <span>
#include <vector>

namespace sinew {

using Gl = QOpenGLFunctions_3_3_Core;

/// Qt's matrix of Eigen's.
QMatrix4x4 toQt(const Eigen::Matrix4d& matrix);
inline QVector3D toQt(const Vec3& v) {
    return QVector3D(static_cast<float>(v.x()), static_cast<float>(v.y()), static_cast<float>(v.z()));
}

/// Compiles a program; the sources get the version line. A shader that does not compile is a fault of this
/// program or its driver, so it is logged and the program draws nothing.
std::unique_ptr<QOpenGLShaderProgram> makeProgram(const QByteArray& vertexSource,
                                                  const QByteArray& fragmentSource);

/// A buffer of vertices or indices that grows when it must and is refilled in place otherwise.
class GpuBuffer {
public:
    explicit GpuBuffer(QOpenGLBuffer::Type type = QOpenGLBuffer::VertexBuffer)
        : m_buffer(type) {}

    template<typename T>
    void upload(std::span<const T> values) {
        uploadBytes(values.data(), static_cast<int>(values.size_bytes()));
        m_count = static_cast<int>(values.size());
    }
    /// Other values from the one at `first` on, of those that are there.
    template<typename T>
    void replace(std::size_t first, std::span<const T> values) {
        m_buffer.bind();
        m_buffer.write(static_cast<int>(first * sizeof(T)), values.data(),
                       static_cast<int>(values.size_bytes()));
    }
    int count() const { return m_count; }
    void bind() { m_buffer.bind(); }

private:
    void uploadBytes(const void* bytes, int size);

    QOpenGLBuffer m_buffer;
    int m_capacity = 0;
    int m_count = 0;
};

/// One attribute of interleaved vertices.
struct Attribute {
    int location = 0;
    int components = 0;
    GLenum type = GL_FLOAT;
    bool normalized = false;
    std::size_t offset = 0;
};

/// Describes the bound vertex buffer to the bound vertex array.
void describe(Gl& gl, std::span<const Attribute> attributes, std::size_t stride);

/// A scene's pictures on the graphics card: decoded in the background, there once that is done.
class MeshTextures {
public:
    /// `ready` is called when there is something to upload().
    MeshTextures(TaskPool& pool, std::function<void()> ready);

    /// Of this scene from now on. One with the same pictures (another skeleton for it) keeps them.
    void load(const std::shared_ptr<const Scene>& scene);
    /// With the context current.
    void upload();
    /// Null: none, not there yet, or not to be read.
    QOpenGLTexture* at(std::int32_t texture) const;

private:
    LatestJob m_decode;
    std::function<void()> m_ready;
    std::shared_ptr<const Scene> m_scene;
    std::vector<QImage> m_decoded; ///< not yet on the card; first row at the bottom
    std::vector<std::unique_ptr<QOpenGLTexture>> m_textures;
};

} // namespace sinew
