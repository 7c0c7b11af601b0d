#include "core/layers/LayerMask.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

constexpr std::uint32_t kPoints = SharedChunks<int>::kPoints;

} // namespace

float LayerMask::at(std::uint32_t point) const {
    if (point >= pointCount()) {
        return 1.0F;
    }
    const Chunk* chunk = m_chunks.of(point);
    return chunk != nullptr ? chunk->values[point % kPoints] : 1.0F;
}

LayerMask LayerMask::with(const Values& values) const {
    LayerMask result = *this;
    for (std::size_t i = 0; i < values.size() && values[i].first < pointCount();) {
        const std::size_t c = values[i].first / kPoints;
        Chunk chunk;
        chunk.values.fill(1.0F);
        const Chunk full = chunk;
        if (m_chunks.at(c) != nullptr) {
            chunk = *m_chunks.at(c);
        }
        for (; i < values.size() && values[i].first / kPoints == c; ++i) {
            if (values[i].first < pointCount() && !std::isnan(values[i].second)) {
                chunk.values[values[i].first % kPoints] = std::clamp(values[i].second, 0.0F, 1.0F);
            }
        }
        if (chunk == full) {
            result.m_chunks.set(c, nullptr);
        } else if (m_chunks.at(c) == nullptr || !(chunk == *m_chunks.at(c))) {
            result.m_chunks.set(c, std::make_shared<const Chunk>(chunk));
        }
    }
    return result;
}

std::vector<std::uint32_t> LayerMask::differing(const LayerMask& other) const {
    std::vector<std::uint32_t> result;
    for (std::size_t c = 0; c < std::max(m_chunks.size(), other.m_chunks.size()); ++c) {
        if (m_chunks.shares(other.m_chunks, c)) {
            continue;
        }
        const auto first = static_cast<std::uint32_t>(c) * kPoints;
        for (std::uint32_t point = first; point < first + kPoints; ++point) {
            if (at(point) != other.at(point)) {
                result.push_back(point);
            }
        }
    }
    return result;
}

} // namespace sinew
