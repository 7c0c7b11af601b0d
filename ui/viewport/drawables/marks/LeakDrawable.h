#pragma once

#include "app/document/DocumentState.h"
#include "ui/viewport/drawables/Drawable.h"
#include "ui/viewport/gl/LineBatch.h"

#include <memory>

namespace sinew {

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

} // namespace sinew
