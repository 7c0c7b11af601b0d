#pragma once

#include "app/view/BoneShapes.h"
#include "ui/viewport/Frame.h"
#include "ui/viewport/LineBatch.h"
#include "ui/viewport/SolidBatch.h"

namespace sinew {

/// Bones as octahedra with outlines, joints as dots, the selected ones in their own colour.
class SkeletonDrawable {
public:
    void update(const Frame& frame, const Changes& changes);
    /// What stands in front of the surface; before or after it.
    void drawSolid(const Frame& frame);
    /// All of it, through whatever is in front.
    void drawThrough(const Frame& frame);
    void setHovered(std::int32_t joint);
    /// Joints to mark as lying outside the volume, ascending.
    void setOutside(std::vector<std::size_t> joints);

private:
    void rebuild(const Frame& frame);
    Rgba colorOf(const Frame& frame, std::int32_t joint) const;
    void addBone(const Frame& frame, const BoneShape& bone);
    void addJoint(const Frame& frame, std::size_t joint);

    SolidBatch m_solids;
    LineBatch m_outlines;
    LineBatch m_dots;
    std::vector<ThickLine> m_outlineLines;
    std::vector<ThickLine> m_dotLines;
    std::vector<bool> m_deforms; ///< joints that move the mesh; empty: nothing is known
    std::vector<std::size_t> m_outside;
    std::int32_t m_hovered = kNone;
    bool m_dirty = true;
};

} // namespace sinew
