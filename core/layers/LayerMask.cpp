#include "core/layers/LayerMask.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

constexpr std::uint32_t kVertices = SharedChunks<int>::kVertices;

} // namespace

float LayerMask::at(std::uint32_t vertex) const {
    if (vertex >= vertexCount()) {
        return 1.0F;
    }
    const Chunk* chunk = m_chunks.of(vertex);
    return chunk != nullptr ? chunk->values[vertex % kVertices] : 1.0F;
}

LayerMask LayerMask::with(const Values& values) const {
    LayerMask result = *this;
    for (std::size_t i = 0; i < values.size() && values[i].first < vertexCount();) {
        const std::size_t c = values[i].first / kVertices;
        Chunk chunk;
        chunk.values.fill(1.0F);
        const Chunk full = chunk;
        if (m_chunks.at(c) != nullptr) {
            chunk = *m_chunks.at(c);
        }
        for (; i < values.size() && values[i].first / kVertices == c; ++i) {
            if (values[i].first < vertexCount() && !std::isnan(values[i].second)) {
                chunk.values[values[i].first % kVertices] = std::clamp(values[i].second, 0.0F, 1.0F);
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
        const auto first = static_cast<std::uint32_t>(c) * kVertices;
        for (std::uint32_t vertex = first; vertex < first + kVertices; ++vertex) {
            if (at(vertex) != other.at(vertex)) {
                result.push_back(vertex);
            }
        }
    }
    return result;
}

} // namespace sinew
