#pragma once

#include "core/geometry/Solid.h"
#include "ui/viewport/drawables/Drawable.h"
#include "ui/viewport/gl/LineBatch.h"

namespace sinew {

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
