#pragma once

#include "app/document/DocumentState.h"
#include "app/view/BoneShapes.h"
#include "app/view/ViewData.h"
#include "core/geometry/Solid.h"
#include "ui/viewport/drawables/DrawTable.h"
#include "ui/viewport/gl/LineBatch.h"

#include <memory>

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

/// The envelopes of a bind by the envelope solver, in the pose that is shown: the outlines of what each bone
/// holds and of where its weight ends, the selected joint's brought out. Drawn through everything.
class EnvelopeDrawable final : public Drawable {
public:
    void update(const Frame& frame, const Changes& changes) override;
    void drawThrough(const Frame& frame) override;

private:
    void rebuild(const Frame& frame);

    std::shared_ptr<const BindState> m_bound; ///< that the lines are of
    bool m_stale = true;                      ///< something has changed while nothing was shown
    LineBatch m_lines;
};

/// The paths from the bones to the explained vertex, drawn through everything.
class ExplanationDrawable final : public Drawable {
public:
    void update(const Frame& frame, const Changes& changes) override;
    void drawThrough(const Frame& frame) override;

private:
    std::shared_ptr<const VertexExplanation> m_shown;
    LineBatch m_under;
    LineBatch m_lines;
};

/// Rings at the places where voxels join what the surface parts, drawn through everything: with the voxels
/// and with the defects, in the bind pose, which is where they are.
class LeakDrawable final : public Drawable {
public:
    void update(const Frame& frame, const Changes& changes) override;
    void draw(const Frame& frame) override;

private:
    std::shared_ptr<const BindReport> m_report;
    LineBatch m_rings;
};

/// The outlines of a document's solids: of its regions that count, the chosen one brighter, of voxel edits
/// and of handles. Drawn through everything, in the bind pose, which is where they are.
class SolidDrawable final : public Drawable {
public:
    void update(const Frame& frame, const Changes& changes) override;
    void draw(const Frame& frame) override;

private:
    struct Outlined {
        Solid solid;
        Rgba color = kWhite;
        float width = 1.6F; ///< logical pixels

        bool operator==(const Outlined&) const = default;
    };
    static std::vector<Outlined> solidsOf(const Frame& frame);

    std::vector<Outlined> m_solids;
    LineBatch m_lines;
};

} // namespace sinew
