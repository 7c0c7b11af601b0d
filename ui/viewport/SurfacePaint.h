#pragma once

#include "app/view/SurfaceColors.h"
#include "app/view/ViewData.h"
#include "ui/viewport/MeshDrawable.h"

namespace sinew {

/// Keeps the colours laid over the surface up to date with document and layers.
class SurfacePaint {
public:
    explicit SurfacePaint(ViewData& data)
        : m_data(data) {}
    void update(const Frame& frame, const Changes& changes, MeshDrawable& mesh);

private:
    ViewData& m_data;
    std::shared_ptr<const std::vector<float>> m_cuts;
    std::vector<Rgba> m_pointColors;
    std::vector<float> m_pointLevels;
    std::vector<Rgba> m_colors; ///< #V
    std::vector<float> m_levels;
    bool m_blank = false; ///< nothing is laid over the surface, and the card knows
};

} // namespace sinew
