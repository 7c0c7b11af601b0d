#include "ui/viewport/gl/Gl.h"

#include <QDebug>

namespace sinew {

QMatrix4x4 toQt(const Eigen::Matrix4d& matrix) {
    const Eigen::Matrix<float, 4, 4, Eigen::RowMajor> rows = matrix.cast<float>();
    return QMatrix4x4(rows.data());
}

std::unique_ptr<QOpenGLShaderProgram> makeProgram(const QByteArray& vertexSource,
                                                  const QByteArray& fragmentSource) {
    auto program = std::make_unique<QOpenGLShaderProgram>();
    const QByteArray version("#version 330 core\n");
    if (!program->addShaderFromSourceCode(QOpenGLShader::Vertex, version + vertexSource) ||
        !program->addShaderFromSourceCode(QOpenGLShader::Fragment, version + fragmentSource) ||
        !program->link()) {
        qWarning().noquote() << program->log();
    }
    return program;
}

void GpuBuffer::uploadBytes(const void* bytes, int size) {
    if (!m_buffer.isCreated()) {
        m_buffer.create();
        m_buffer.setUsagePattern(QOpenGLBuffer::DynamicDraw);
    }
    m_buffer.bind();
    if (size > m_capacity) {
        m_buffer.allocate(bytes, size);
        m_capacity = size;
    } else if (size > 0) {
        m_buffer.write(0, bytes, size);
    }
}

void describe(Gl& gl, std::span<const Attribute> attributes, std::size_t stride) {
    for (const Attribute& attribute : attributes) {
        const auto location = static_cast<GLuint>(attribute.location);
        gl.glEnableVertexAttribArray(location);
        gl.glVertexAttribPointer(location, attribute.components, attribute.type,
                                 attribute.normalized ? GL_TRUE : GL_FALSE, static_cast<GLsizei>(stride),
                                 reinterpret_cast<const void*>(attribute.offset));
    }
}

} // namespace sinew
