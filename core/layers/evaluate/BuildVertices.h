#pragma once

#include "core/base/Parallel.h"
#include "core/base/Types.h"
#include "core/weights/SkinWeights.h"

#include <algorithm>
#include <span>
#include <vector>

namespace sinew {

/// Weights of `count` vertices, built in slices side by side: `make()` gives each slice a function of its
/// own, (SkinWeightsBuilder&, std::size_t i), that adds vertex i. The same bytes on any number of threads.
template<typename Make>
SkinWeights buildVertices(std::size_t count, const Make& make) {
    constexpr std::size_t kSlice = 1024;
    std::vector<SkinWeights> slices((count + kSlice - 1) / kSlice);
    parallelFor(slices.size(), 1, [&](std::size_t begin, std::size_t end) {
        for (std::size_t s = begin; s < end; ++s) {
            auto add = make();
            SkinWeightsBuilder builder;
            const std::size_t last = std::min(count, (s + 1) * kSlice);
            builder.reserve(last - s * kSlice, 6 * (last - s * kSlice));
            for (std::size_t i = s * kSlice; i < last; ++i) {
                add(builder, i);
            }
            slices[s] = builder.finish();
        }
    });
    return slices.size() == 1 ? std::move(slices[0]) : joinWeights(slices);
}

/// Adds up weights by joint: a table with a place for every joint, because sorting what many neighbours have
/// costs more than the rest. Sums follow the order of what is added, so they depend on nothing else.
class JointSums {
public:
    void clear() {
        for (const Influence& influence : m_sums) {
            m_slots[static_cast<std::size_t>(influence.joint)] = kNone;
        }
        m_sums.clear();
        m_exact.clear();
    }
    void add(std::int32_t joint, double weight) {
        const auto j = static_cast<std::size_t>(joint);
        if (j >= m_slots.size()) {
            m_slots.resize(j + 1, kNone);
        }
        if (m_slots[j] == kNone) {
            m_slots[j] = static_cast<std::int32_t>(m_sums.size());
            m_sums.push_back({joint, 0.0F});
            m_exact.push_back(0.0);
        }
        m_exact[static_cast<std::size_t>(m_slots[j])] += weight;
    }
    /// Influences of at least `least`, times `share`, each another's joint.
    void add(std::span<const Influence> influences, double share, float least) {
        for (const Influence& influence : influences) {
            if (influence.weight > least) {
                add(influence.joint, share * static_cast<double>(influence.weight));
            }
        }
    }
    /// The sums, joints in the order they came. Valid until the next change.
    std::span<const Influence> influences(double factor = 1.0) {
        for (std::size_t i = 0; i < m_sums.size(); ++i) {
            m_sums[i].weight = static_cast<float>(factor * m_exact[i]);
        }
        return m_sums;
    }

private:
    std::vector<std::int32_t> m_slots; ///< by joint, into the sums; kNone: has none
    std::vector<Influence> m_sums;
    std::vector<double> m_exact;
};

} // namespace sinew
