#pragma once

#include "ui/viewport/ToolDesk.h"
#include "ui/viewport/tools/Tool.h"

#include <cstdint>
#include <span>

namespace sinew {

/// What joints that are dragged in rest mode come to lie on.
class JointSnapping {
public:
    explicit JointSnapping(const ToolDesk& desk);

    /// `free`: where the joint would stand; it does where there is nothing to snap to under the cursor.
    /// `dragged`: joints that are no aim.
    Vec3 snapped(JointSnap snap, const ToolEvent& event, std::span<const std::int32_t> dragged,
                 const Vec3& free) const;

private:
    Vec3 atVertex(const ToolEvent& event, const Vec3& free) const;
    Vec3 atJoint(const ToolEvent& event, std::span<const std::int32_t> dragged, const Vec3& free) const;

    Document& m_document;
    ViewPicks& m_picks;
    VertexPicker& m_vertices;
};

} // namespace sinew
