#pragma once

#include "app/jobs/TaskPool.h"
#include "core/scene/Scene.h"

#include <QImage>
#include <QOpenGLTexture>

#include <functional>
#include <memory>
#include <vector>

namespace sinew {

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
    TaskPool& m_pool;
    std::function<void()> m_ready;
    std::shared_ptr<const Scene> m_scene;
    std::vector<QImage> m_decoded; ///< not yet on the card; first row at the bottom
    std::vector<std::unique_ptr<QOpenGLTexture>> m_textures;
    QObject m_guard; ///< tasks that outlive this do nothing
};

} // namespace sinew
