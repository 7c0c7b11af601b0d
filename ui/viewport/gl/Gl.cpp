#include "ui/viewport/gl/Gl.h"

#include "app/picture/image/NormalMap.h"
#include "app/picture/image/TextureImage.h"

#include <QDebug>

#include <algorithm>

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

namespace {

bool samePictures(const Scene& a, const Scene& b) {
    return a.sourceFile == b.sourceFile &&
           std::equal(
               a.textures.begin(), a.textures.end(), b.textures.begin(), b.textures.end(),
               [](const Texture& x, const Texture& y) { return x.data == y.data && x.path == y.path; });
}

/// Textures that are normal maps and nothing else. #textures flags.
std::vector<bool> normalMaps(const Scene& scene) {
    std::vector<bool> maps(scene.textures.size(), false);
    for (const bool others : {false, true}) { // what shows colours too stays as it is
        for (const Material& material : scene.materials) {
            for (const TextureSlot slot : kTextureSlots) {
                const auto texture = static_cast<std::size_t>(material.texture(slot));
                if (texture < maps.size() && (slot == TextureSlot::Normal) != others) {
                    maps[texture] = !others;
                }
            }
        }
    }
    return maps;
}

Expected<std::vector<QImage>> decodeAll(const Scene& scene, Progress& progress) {
    std::vector<QImage> images;
    const std::vector<bool> maps = normalMaps(scene);
    for (std::size_t texture = 0; texture < scene.textures.size(); ++texture) {
        if (progress.canceled()) {
            return fail(ErrorCode::Canceled);
        }
        QImage image = picture::decodeTexture(scene, texture);
        if (maps[texture] && picture::isHeightMap(image)) {
            image = picture::normalsOfHeights(image);
        }
        images.push_back(image.mirrored());
    }
    return images;
}

} // namespace

MeshTextures::MeshTextures(TaskPool& pool, std::function<void()> ready)
    : m_decode(pool)
    , m_ready(std::move(ready)) {}

void MeshTextures::load(const std::shared_ptr<const Scene>& scene) {
    const bool same = m_scene && scene && samePictures(*m_scene, *scene);
    m_scene = scene;
    if (same) {
        return;
    }
    m_textures.clear();
    m_decoded.clear();
    m_decode.drop();
    if (!scene || scene->textures.empty()) {
        return;
    }
    m_decode.start<std::vector<QImage>>([scene](Progress& progress) { return decodeAll(*scene, progress); },
                                        [this](Expected<std::vector<QImage>> images) {
                                            if (images) {
                                                m_decoded = std::move(*images);
                                                m_ready();
                                            }
                                        });
}

void MeshTextures::upload() {
    if (m_decoded.empty()) {
        return;
    }
    m_textures.clear();
    for (const QImage& image : m_decoded) {
        m_textures.push_back(image.isNull() ? nullptr : std::make_unique<QOpenGLTexture>(image));
        if (QOpenGLTexture* texture = m_textures.back().get()) {
            texture->setWrapMode(QOpenGLTexture::Repeat);
            texture->setMinMagFilters(QOpenGLTexture::LinearMipMapLinear, QOpenGLTexture::Linear);
        }
    }
    m_decoded.clear();
}

QOpenGLTexture* MeshTextures::at(std::int32_t texture) const {
    const auto index = static_cast<std::size_t>(texture);
    return index < m_textures.size() ? m_textures[index].get() : nullptr;
}

} // namespace sinew
