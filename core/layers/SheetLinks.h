#pragma once

#include "core/base/Types.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

class LayerSurface;

/// Ways from one sheet of a surface to another that lies close over or under it: cloth and the skin below,
/// two layers of a coat. Where they are says findCovers in the bind pose, within kSheetReach of the diagonal:
/// both sheets face the same way and belong to other shells, and nothing that faces the other way lies
/// between. So no way leads from a finger to the next one, nor from an arm to the chest.
class SheetLinks {
public:
    static constexpr double kSheetReach = 0.015;

    /// O(#T log #T), parallel; O(#T) where there is one shell.
    explicit SheetLinks(const LayerSurface& surface);

    /// A vertex and the place of the other sheet over or under it, of welded vertices.
    struct Cover {
        std::uint32_t vertex = 0;
        std::array<std::uint32_t, 3> corners{};
        Vec3 shares = Vec3::Zero(); ///< barycentric
        double gap = 0.0;           ///< between the sheets there, in the bind pose
    };
    /// From the vertex of a cover to a corner of its place, or back.
    struct Step {
        std::uint32_t to = 0;     ///< welded vertex
        std::uint32_t corner = 0; ///< the one of the two that is a corner of the place
        std::uint32_t cover = 0;
    };
    const Cover& cover(const Step& step) const { return m_covers[step.cover]; }
    /// Steps from a welded vertex to others.
    std::span<const Step> from(std::uint32_t weldedVertex) const {
        return m_offsets.empty()
                   ? std::span<const Step>()
                   : std::span(m_steps).subspan(m_offsets[weldedVertex],
                                                m_offsets[weldedVertex + 1] - m_offsets[weldedVertex]);
    }

private:
    void list(std::size_t weldedCount);

    std::vector<Cover> m_covers;
    std::vector<std::uint32_t> m_offsets; ///< #G + 1; empty: no steps
    std::vector<Step> m_steps;
};

} // namespace sinew
