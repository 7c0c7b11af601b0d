#pragma once

#include "core/base/Types.h"
#include "core/weights/SkinWeights.h"

#include <span>
#include <vector>

namespace sinew {

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
