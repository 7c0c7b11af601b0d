#include "core/layers/brush/StrokeVertices.h"

#include <algorithm>
#include <map>

namespace sinew {
namespace {

float valueAt(const Brush& brush, float along) {
    if (brush.mode != BrushMode::Gradient) {
        return brush.value;
    }
    const float share = std::isfinite(along) ? std::clamp(along, 0.0F, 1.0F) : 0.0F;
    return brush.value + share * (brush.valueTo - brush.value);
}

} // namespace

std::vector<StrokeVertex> strokeVertices(const LayerContext& context, std::span<const ReachedVertex> reach,
                                         const Brush& brush) {
    const LayerSurface& surface = *context.surface;
    std::vector<StrokeVertex> vertices;
    for (const ReachedVertex& reached : reach) {
        if (surface.contains(reached.at) && reached.amount > 0.0F) {
            const float amount = brush.mode == BrushMode::Flood ? 1.0F : std::min(reached.amount, 1.0F);
            vertices.push_back({reached.at, amount, valueAt(brush, reached.along)});
        }
    }
    std::ranges::stable_sort(vertices, {}, &StrokeVertex::at);
    const auto repeats = std::ranges::unique(vertices, {}, &StrokeVertex::at);
    vertices.erase(repeats.begin(), repeats.end());
    return vertices;
}

std::vector<StrokeVertex> mirroredStroke(const LayerContext& context, std::span<const StrokeVertex> dab) {
    const LayerSurface& surface = *context.surface;
    std::map<std::uint32_t, std::pair<double, double>> sums; // amount, and value times amount
    for (const StrokeVertex& vertex : dab) {
        const std::uint32_t index = surface.index(vertex.at);
        for (const std::uint32_t other : context.mirror->dependents(index)) {
            for (const MirrorMap::Source& source : context.mirror->sources(other)) {
                const double amount =
                    source.vertex == index ? static_cast<double>(source.share * vertex.amount) : 0.0;
                sums[other].first += amount;
                sums[other].second += amount * static_cast<double>(vertex.value);
            }
        }
    }
    std::vector<StrokeVertex> result;
    for (const auto& [index, sum] : sums) {
        if (sum.first > 0.0) {
            result.push_back({surface.vertexAt(index), static_cast<float>(std::min(sum.first, 1.0)),
                              static_cast<float>(sum.second / sum.first)});
        }
    }
    return result;
}

std::vector<StrokeVertex> stronger(std::span<const StrokeVertex> a, std::span<const StrokeVertex> b) {
    std::vector<StrokeVertex> both(a.begin(), a.end());
    both.insert(both.end(), b.begin(), b.end());
    std::ranges::stable_sort(both, [](const StrokeVertex& x, const StrokeVertex& y) {
        return x.at != y.at ? x.at < y.at : x.amount > y.amount;
    });
    const auto repeats = std::ranges::unique(both, {}, &StrokeVertex::at);
    both.erase(repeats.begin(), repeats.end());
    return both;
}

NeighborMeans::NeighborMeans(const LayerInput& input, const JointNumbers& joints)
    : m_input(input)
    , m_edited(joints.skeleton) {
    const WeightLayer& layer = *input.stack.layers[input.layer];
    for (std::size_t part = 0; part < input.context.surface->partCount(); ++part) {
        const bool there = part < layer.parts.size() &&
                           layer.parts[part].edits.vertexCount() == input.context.surface->vertexCount(part);
        m_edits.push_back(there ? &layer.parts[part].edits : nullptr);
    }
}

void NeighborMeans::add(std::uint32_t weldedVertex) {
    const LayerSurface& surface = *m_input.context.surface;
    const std::span<const std::uint32_t> members = surface.verticesAt(weldedVertex);
    double weighted = 0.0;
    for (const std::uint32_t member : members) {
        const VertexId at = surface.vertexAt(member);
        weighted += influencesAt(m_input.below, at).empty() && editsAt(at).empty() ? 0.0 : 1.0;
    }
    for (const std::uint32_t member : members) {
        const VertexId at = surface.vertexAt(member);
        m_edited.apply(influencesAt(m_input.below, at), editsAt(at));
        for (const EditedVertex::Share& share : m_edited.shares()) {
            m_sums.add(share.joint, share.weight / weighted);
        }
    }
    m_count += weighted > 0.0 ? 1.0 : 0.0;
}

VertexEdits NeighborMeans::editsAt(VertexId at) const {
    const PaintEdits* edits = m_edits[at.part];
    return edits != nullptr ? edits->at(at.vertex) : VertexEdits();
}

std::span<const Influence> NeighborMeans::of(VertexId at) {
    const LayerSurface& surface = *m_input.context.surface;
    m_sums.clear();
    m_count = 0.0;
    for (const std::uint32_t next : surface.neighbors(surface.weldedVertexOf(surface.index(at)))) {
        add(next);
    }
    return m_sums.influences(m_count > 0.0 ? 1.0 / m_count : 0.0);
}

} // namespace sinew
