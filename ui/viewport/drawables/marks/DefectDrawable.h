#pragma once

#include "app/view/ViewData.h"
#include "ui/viewport/drawables/Drawable.h"
#include "ui/viewport/gl/LineBatch.h"
#include "ui/viewport/gl/SolidBatch.h"

namespace sinew {

/// Defects of the meshes: edges as thick lines, faces filled, seen through the mesh faintly.
class DefectDrawable final : public Drawable {
public:
    explicit DefectDrawable(ViewData& data)
        : m_data(data) {}
    void update(const Frame& frame, const Changes& changes) override;
    void draw(const Frame& frame) override;

private:
    void rebuild(const Frame& frame);

    ViewData& m_data;
    std::shared_ptr<const SceneDefects> m_defects;
    std::vector<bool> m_hidden; ///< parts left out
    LineBatch m_lines;
    SolidBatch m_faces;
    bool m_stale = true;
};

} // namespace sinew
