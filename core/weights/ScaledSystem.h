#pragma once

#include "core/weights/Diffusion.h"

#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// The system of a SurfaceDiffusion for one smoothing, (M / (s d^2) + L) x = M / (s d^2) w, scaled from both
/// sides to a diagonal of 1: y = root x. The same for every column. Keeps a reference to the surface. O(#P +
/// #edges), parallel.
class ScaledSystem {
public:
    struct Entry {
        float value = 0.0F; ///< negative of the matrix's
        std::uint32_t vertex = 0;
        float way = 0.0F; ///< length of the edge in diffusion lengths
    };

    ScaledSystem(const SurfaceDiffusion& surface, std::span<const float> thickness, double smoothing);

    std::size_t vertices() const { return m_root.size(); }
    float root(std::size_t vertex) const { return m_root[vertex]; }
    /// What a weight of 1 gives on the right side.
    float right(std::size_t vertex) const { return m_right[vertex]; }
    std::span<const Entry> entries(std::size_t vertex) const {
        return {m_entries.data() + m_surface.m_offsets[vertex],
                m_entries.data() + m_surface.m_offsets[vertex + 1]};
    }

private:
    void scaleVertex(std::size_t p);
    void scaleEntries(std::size_t p);

    const SurfaceDiffusion& m_surface;
    std::vector<float> m_length; ///< #P sqrt(s) d
    std::vector<float> m_root;
    std::vector<float> m_right;
    std::vector<Entry> m_entries;
};

} // namespace sinew
