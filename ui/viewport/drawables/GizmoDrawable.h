#pragma once

#include "app/view/volume/SliceCut.h"
#include "ui/viewport/Frame.h"
#include "ui/viewport/gl/LineBatch.h"
#include "ui/viewport/tools/Tool.h"

namespace sinew {

/// Handles in the view, drawn over everything: rings, arrows, boxes, the slice's frame and its grip.
class GizmoDrawable {
public:
    void draw(const Frame& frame, const ShownGizmo& shown);
    /// `grip` where the plane is dragged; highlighted under the cursor.
    void drawSlice(const Frame& frame, const Aabb& outline, const Vec3& grip, bool highlighted);

private:
    void addRings(const Frame& frame, const Gizmo& gizmo, GizmoPart highlighted);
    void addArrows(const Frame& frame, const Gizmo& gizmo, bool boxes, GizmoPart highlighted);
    void addBox(const Vec3& center, const Mat3& axes, double half, Rgba color);
    void addCone(const Vec3& base, const Vec3& tip, double radius, Rgba color);
    void flush(const Frame& frame);

    std::vector<ThickLine> m_lineList;
    LineBatch m_lines;
    SolidBatch m_solids;
};

} // namespace sinew
