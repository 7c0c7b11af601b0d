#pragma once

#include "core/base/Types.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// Numbers distinct triples of integers in the order they come, by open addressing: made for millions of grid
/// cells, where the standard map's node for each costs more than the rest of the work.
class GridHash {
public:
    using Key = std::array<std::int64_t, 3>;
    static constexpr std::uint32_t kAbsent = 0xFFFFFFFFU;

    /// `capacity`: how many distinct keys there can be at most.
    explicit GridHash(std::size_t capacity)
        : m_slots(std::bit_ceil(2 * capacity + 2), kAbsent) {}

    /// The key's number; a new one when it has not been seen.
    std::uint32_t add(const Key& key) {
        std::uint32_t& slot = m_slots[slotOf(key)];
        if (slot == kAbsent) {
            slot = static_cast<std::uint32_t>(m_keys.size());
            m_keys.push_back(key);
        }
        return slot;
    }

    /// The key's number, or kAbsent.
    std::uint32_t find(const Key& key) const { return m_slots[slotOf(key)]; }

    const std::vector<Key>& keys() const { return m_keys; }

private:
    std::size_t slotOf(const Key& key) const {
        std::uint64_t hash = 0;
        for (const std::int64_t k : key) {
            hash = (hash ^ static_cast<std::uint64_t>(k)) * 0x9E3779B97F4A7C15ULL;
            hash ^= hash >> 32U;
        }
        const std::size_t mask = m_slots.size() - 1;
        std::size_t slot = hash & mask;
        while (m_slots[slot] != kAbsent && m_keys[m_slots[slot]] != key) {
            slot = (slot + 1) & mask;
        }
        return slot;
    }

    std::vector<Key> m_keys;
    std::vector<std::uint32_t> m_slots;
};

/// Finite points sorted into cells of a grid, or into exact positions. Cells run in the order of their first
/// points.
struct PointCells {
    std::vector<GridHash::Key> keys;        ///< #K grid coordinates
    std::vector<std::uint32_t> cellOfPoint; ///< #P, GridHash::kAbsent for non-finite points
    std::vector<std::uint32_t> offsets{0};  ///< #K + 1 into members
    std::vector<std::uint32_t> members;     ///< points by cell, ascending in each

    std::size_t size() const { return keys.size(); }
    std::span<const std::uint32_t> at(std::size_t cell) const {
        return {members.data() + offsets[cell], members.data() + offsets[cell + 1]};
    }
};

/// Cells that are cubes of `side`, counted from `origin`, at most 2^53 of them across. O(n) expected.
PointCells cellsOfGrid(std::span<const Vec3> points, const Vec3& origin, double side);

/// One cell for every distinct position; -0 equals 0. O(n) expected.
PointCells cellsOfPositions(std::span<const Vec3> points);

} // namespace sinew
