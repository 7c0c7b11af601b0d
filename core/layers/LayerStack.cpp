#include "core/layers/LayerStack.h"

#include "core/base/Types.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace sinew {
namespace {

constexpr std::uint32_t kPaintEditsVertices = SharedChunks<int>::kVertices;

constexpr std::uint32_t kVertices = SharedChunks<int>::kVertices;

} // namespace

void EditList::add(std::uint32_t vertex, std::span<const JointEdit> edits, bool held) {
    const auto first = static_cast<std::ptrdiff_t>(m_edits.size());
    for (const JointEdit& edit : edits) {
        if (edit.joint >= 0 && edit.finite()) {
            m_edits.push_back(edit);
        }
    }
    std::stable_sort(m_edits.begin() + first, m_edits.end(),
                     [](const JointEdit& a, const JointEdit& b) { return a.joint < b.joint; });
    auto kept = m_edits.begin() + first;
    for (auto at = kept; at != m_edits.end(); ++at) {
        const bool last = std::next(at) == m_edits.end() || std::next(at)->joint != at->joint;
        if (last) {
            *kept++ = *at;
        }
    }
    m_edits.erase(kept, m_edits.end());
    m_vertices.push_back(vertex);
    m_offsets.push_back(static_cast<std::uint32_t>(m_edits.size()));
    m_held.push_back(held);
}

void EditList::append(const EditList& other) {
    const auto shift = static_cast<std::uint32_t>(m_edits.size());
    m_vertices.insert(m_vertices.end(), other.m_vertices.begin(), other.m_vertices.end());
    m_edits.insert(m_edits.end(), other.m_edits.begin(), other.m_edits.end());
    m_held.insert(m_held.end(), other.m_held.begin(), other.m_held.end());
    for (std::size_t i = 1; i < other.m_offsets.size(); ++i) {
        m_offsets.push_back(other.m_offsets[i] + shift);
    }
}

VertexEdits PaintEdits::at(std::uint32_t vertex) const {
    const Chunk* chunk = m_chunks.of(vertex);
    return chunk != nullptr ? chunk->at(vertex % kPaintEditsVertices) : VertexEdits();
}

std::vector<std::uint32_t> PaintEdits::vertices() const {
    return differing(PaintEdits(vertexCount()));
}

PaintEdits::Chunk PaintEdits::changedChunk(const Chunk* before, const EditList& changes, std::size_t begin,
                                           std::size_t end) {
    Chunk chunk;
    if (before != nullptr) {
        chunk.edits.reserve(before->edits.size());
    }
    for (std::uint32_t slot = 0; slot < kPaintEditsVertices; ++slot) {
        VertexEdits edits = before != nullptr ? before->at(slot) : VertexEdits();
        if (begin < end && changes.vertices()[begin] % kPaintEditsVertices == slot) {
            edits = changes.at(begin++);
        }
        chunk.edits.insert(chunk.edits.end(), edits.edits.begin(), edits.edits.end());
        chunk.offsets[slot + 1] = static_cast<std::uint32_t>(chunk.edits.size());
        chunk.loose[slot] = !edits.held && !edits.empty();
    }
    chunk.edits.shrink_to_fit();
    return chunk;
}

PaintEdits PaintEdits::with(const EditList& changes) const {
    PaintEdits result = *this;
    const std::span<const std::uint32_t> vertices = changes.vertices();
    for (std::size_t begin = 0; begin < vertices.size() && vertices[begin] < vertexCount();) {
        const std::size_t c = vertices[begin] / kPaintEditsVertices;
        std::size_t end = begin + 1;
        while (end < vertices.size() && vertices[end] / kPaintEditsVertices == c &&
               vertices[end] < vertexCount()) {
            ++end;
        }
        Chunk chunk = changedChunk(m_chunks.at(c), changes, begin, end);
        if (chunk.edits.empty()) {
            result.m_chunks.set(c, nullptr);
        } else if (m_chunks.at(c) == nullptr || !(chunk == *m_chunks.at(c))) {
            result.m_chunks.set(c, std::make_shared<const Chunk>(std::move(chunk)));
        }
        begin = end;
    }
    return result;
}

std::vector<std::uint32_t> PaintEdits::differing(const PaintEdits& other) const {
    static const Chunk nothing;
    std::vector<std::uint32_t> result;
    for (std::size_t c = 0; c < std::max(m_chunks.size(), other.m_chunks.size()); ++c) {
        if (m_chunks.shares(other.m_chunks, c)) {
            continue;
        }
        const Chunk* mine = c < m_chunks.size() ? m_chunks.at(c) : nullptr;
        const Chunk* others = c < other.m_chunks.size() ? other.m_chunks.at(c) : nullptr;
        for (std::uint32_t slot = 0; slot < kPaintEditsVertices; ++slot) {
            if (!((mine != nullptr ? *mine : nothing).at(slot) ==
                  (others != nullptr ? *others : nothing).at(slot))) {
                result.push_back(static_cast<std::uint32_t>(c) * kPaintEditsVertices + slot);
            }
        }
    }
    return result;
}

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

float WeightLayer::amount(std::size_t part, std::uint32_t vertex) const {
    const float whole = std::isfinite(opacity) ? std::clamp(opacity, 0.0F, 1.0F) : 0.0F;
    return part < parts.size() ? whole * parts[part].mask.at(vertex) : whole;
}

std::size_t WeightLayer::bytes() const {
    std::size_t total = sizeof(WeightLayer) + parts.capacity() * sizeof(LayerPart);
    for (const LayerPart& part : parts) {
        total += part.edits.bytes() + part.mask.bytes();
    }
    return total;
}

std::int32_t LayerStack::find(std::string_view joint) const {
    const auto at = std::ranges::find(joints, joint);
    return at != joints.end() ? static_cast<std::int32_t>(at - joints.begin()) : kNone;
}

std::int32_t LayerStack::number(std::string_view joint) {
    if (const std::int32_t known = find(joint); known != kNone) {
        return known;
    }
    joints.emplace_back(joint);
    return static_cast<std::int32_t>(joints.size() - 1);
}

LayerStack LayerStack::added(WeightLayer layer, std::size_t at) const {
    LayerStack result = *this;
    const auto index = static_cast<std::ptrdiff_t>(std::min(at, layers.size()));
    result.layers.insert(result.layers.begin() + index, std::make_shared<WeightLayer>(std::move(layer)));
    return result;
}

LayerStack LayerStack::replaced(std::size_t at, WeightLayer layer) const {
    LayerStack result = *this;
    result.layers[at] = std::make_shared<const WeightLayer>(std::move(layer));
    return result;
}

LayerStack LayerStack::removed(std::size_t at) const {
    LayerStack result = *this;
    result.layers.erase(result.layers.begin() + static_cast<std::ptrdiff_t>(at));
    return result;
}

LayerStack LayerStack::moved(std::size_t from, std::size_t to) const {
    LayerStack result = removed(from);
    const auto index = static_cast<std::ptrdiff_t>(std::min(to, result.layers.size()));
    result.layers.insert(result.layers.begin() + index, layers[from]);
    return result;
}

LayerStack LayerStack::duplicated(std::size_t at, std::string name) const {
    WeightLayer copy = *layers[at];
    copy.name = std::move(name);
    return added(std::move(copy), at + 1);
}

LayerStack LayerStack::renamed(std::size_t at, std::string name) const {
    WeightLayer layer = *layers[at];
    layer.name = std::move(name);
    return replaced(at, std::move(layer));
}

LayerStack LayerStack::withEdits(std::size_t at, std::size_t part, PaintEdits edits) const {
    WeightLayer layer = *layers[at];
    layer.parts.resize(std::max(layer.parts.size(), part + 1));
    layer.parts[part].edits = std::move(edits);
    return replaced(at, std::move(layer));
}

LayerStack LayerStack::withMask(std::size_t at, std::size_t part, LayerMask mask) const {
    WeightLayer layer = *layers[at];
    layer.parts.resize(std::max(layer.parts.size(), part + 1));
    layer.parts[part].mask = std::move(mask);
    return replaced(at, std::move(layer));
}

std::size_t bytesOf(const LayerStack& stack) {
    return bytesNotShared(stack, LayerStack());
}

std::size_t bytesNotShared(const LayerStack& stack, const LayerStack& other) {
    std::size_t total = stack.layers.capacity() * sizeof(stack.layers[0]);
    for (std::size_t i = 0; i < stack.layers.size(); ++i) {
        const auto& layer = stack.layers[i];
        if (std::ranges::find(other.layers, layer) != other.layers.end()) {
            continue;
        }
        total += sizeof(WeightLayer) + layer->parts.capacity() * sizeof(LayerPart);
        static const LayerPart nothing;
        for (std::size_t p = 0; p < layer->parts.size(); ++p) {
            const bool there = i < other.layers.size() && p < other.layers[i]->parts.size();
            const LayerPart& before = there ? other.layers[i]->parts[p] : nothing;
            total += layer->parts[p].edits.bytesNotSharedWith(before.edits) +
                     layer->parts[p].mask.bytesNotSharedWith(before.mask);
        }
    }
    return total;
}

} // namespace sinew
