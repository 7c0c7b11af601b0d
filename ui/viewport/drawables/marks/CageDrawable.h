#pragma once

#include "app/view/CageShape.h"
#include "ui/viewport/drawables/Drawable.h"
#include "ui/viewport/gl/LineBatch.h"
#include "ui/viewport/gl/SolidBatch.h"

namespace sinew {

/// Cages in the pose that is shown: faces that the character is seen through, and, through everything, edges
/// and vertices, the selected joint's and the one under the cursor brought out. Also the one that is being
/// drawn.
class CageDrawable final : public Drawable {
public:
    void update(const Frame& frame, const Changes& changes) override;
    void draw(const Frame& frame) override;

private:
    void rebuild(const Frame& frame);
    void addVertex(const Frame& frame, const Vec3& place, std::int32_t joint);

    std::vector<CageShape> m_shapes;
    std::int32_t m_selected = kNone;
    std::int32_t m_hovered = kNone;
    SolidBatch m_faces;
    LineBatch m_lines;
    std::vector<ThickLine> m_thickLines;
};

} // namespace sinew
