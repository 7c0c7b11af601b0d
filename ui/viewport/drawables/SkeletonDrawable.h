#pragma once

#include "app/view/DrawnShapes.h"
#include "app/view/ViewData.h"
#include "ui/viewport/Frame.h"
#include "ui/viewport/gl/LineBatch.h"

namespace sinew {

/// Bones as octahedra with outlines, guessed ones dashed, joints as dots, the selected ones in their own
/// colour. Joints and bones with a fault have that of a warning.
class SkeletonDrawable final : public Drawable {
public:
    explicit SkeletonDrawable(ViewData& data)
        : m_data(data) {}
    void update(const Frame& frame, const Changes& changes) override;
    /// What stands in front of the surface; before it.
    void draw(const Frame& frame) override;
    /// All of it, where the view has x-ray on.
    void drawThrough(const Frame& frame) override;

private:
    void takeFindings(const Frame& frame);
    void takeShown(const Frame& frame);
    void rebuild(const Frame& frame);
    Rgba colorOf(const Frame& frame, std::int32_t joint) const;
    void addBone(const Frame& frame, const BoneShape& bone);
    void addJoint(const Frame& frame, std::size_t joint);

    ViewData& m_data;
    std::shared_ptr<const SceneFindings> m_findings;
    SolidBatch m_solids;
    LineBatch m_outlines;
    LineBatch m_dots;
    std::vector<ThickLine> m_outlineLines;
    std::vector<ThickLine> m_dotLines;
    std::vector<bool> m_deforms;        ///< joints that move the mesh; empty: nothing is known
    std::vector<std::size_t> m_outside; ///< joints outside the volume, ascending
    std::vector<bool> m_shown;          ///< joints that are not hidden; empty: all
    std::vector<bool> m_hiddenJoints;   ///< by hand, of m_shown
    JointsShown m_shownKind = JointsShown::All;
    std::shared_ptr<const Scene> m_shownScene; ///< m_shown's, with the settings
    BindSettings m_shownSettings;
    std::vector<std::int32_t> m_faulty; ///< joints that rest mode finds fault with, ascending
    std::int32_t m_hovered = kNone;
    bool m_dirty = true;
};

} // namespace sinew
