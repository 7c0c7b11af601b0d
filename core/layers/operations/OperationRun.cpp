#include "core/layers/operations/OperationRun.h"

#include <algorithm>

namespace sinew {
namespace {

constexpr double kSameWeight = 1e-6;
constexpr std::size_t kPollEvery = 1024; // vertices

} // namespace

double influenceDistance(std::span<const Influence> a, std::span<const Influence> b) {
    double sum = 0.0;
    for (const Influence& x : a) {
        const auto y = std::ranges::find(b, x.joint, &Influence::joint);
        sum +=
            std::abs(static_cast<double>(x.weight) - (y != b.end() ? static_cast<double>(y->weight) : 0.0));
    }
    for (const Influence& y : b) {
        const bool both = std::ranges::find(a, y.joint, &Influence::joint) != a.end();
        sum += both ? 0.0 : static_cast<double>(y.weight);
    }
    return 0.5 * sum;
}

OperationRun::OperationRun(const OperationInput& input)
    : m_input(input)
    , m_weights(input.weights) {
    m_weights.resize(input.context.surface->partCount());
    for (std::size_t part = 0; part < m_weights.size(); ++part) {
        if (!m_weights[part]) {
            SkinWeightsBuilder builder;
            for (std::size_t p = 0; p < input.context.surface->vertexCount(part); ++p) {
                builder.add({});
            }
            m_weights[part] = std::make_shared<const SkinWeights>(builder.finish());
        }
    }
}

bool OperationRun::isLocked(std::int32_t joint) const {
    const auto j = static_cast<std::size_t>(joint);
    return j < m_input.locked.size() && m_input.locked[j];
}

std::vector<std::uint32_t> OperationRun::places() const {
    const LayerSurface& surface = *m_input.context.surface;
    std::vector<std::uint32_t> weldedVertices;
    for (const VertexId& vertex : m_input.vertices) {
        if (surface.contains(vertex)) {
            weldedVertices.push_back(surface.weldedVertexOf(surface.index(vertex)));
        }
    }
    std::ranges::sort(weldedVertices);
    const auto repeats = std::ranges::unique(weldedVertices);
    weldedVertices.erase(repeats.begin(), repeats.end());
    return weldedVertices;
}

/// Locked joints keep their weights; what is wanted of the others fills the rest.
void OperationRun::respectLocks(std::span<const Influence> now, std::vector<Influence>& wanted) const {
    std::erase_if(wanted, [&](const Influence& influence) { return isLocked(influence.joint); });
    float sum = 0.0F;
    for (const Influence& influence : wanted) {
        sum += influence.weight;
    }
    float room = 1.0F;
    const std::size_t free = wanted.size();
    for (const Influence& influence : now) {
        if (isLocked(influence.joint)) {
            room -= influence.weight;
            wanted.push_back(influence);
        }
    }
    if (!(sum > 0.0F)) { // nobody to fill the rest
        wanted.assign(now.begin(), now.end());
        return;
    }
    for (std::size_t i = 0; i < free; ++i) {
        wanted[i].weight *= std::max(room, 0.0F) / sum;
    }
}

OperationResult OperationRun::result() const {
    return each([](const VertexId&, std::span<const Influence>, std::vector<Influence>&) {});
}

/// Mixing vertices brings influences together; a vertex that keeps to what an engine reads goes on doing so.
SkinWeights OperationRun::withinLimit(SkinWeights target, std::size_t now, bool anyLocked) const {
    const std::size_t most = std::max(m_input.most, now);
    if (m_input.most == 0 || anyLocked || target.at(0).size() <= most) {
        return target;
    }
    SkinWeightsBuilder kept;
    kept.add(target.at(0).first(keptByLimit(target.at(0), most)));
    return kept.finish();
}

OperationResult OperationRun::each(const std::function<void(const VertexId&, std::span<const Influence>,
                                                            std::vector<Influence>&)>& wish) const {
    const bool anyLocked = std::ranges::find(m_input.locked, true) != m_input.locked.end();
    OperationResult result;
    SkinWeightsBuilder targets;
    std::vector<Influence> wanted;
    std::size_t polled = 0;
    for (const VertexId& vertex : m_input.vertices) {
        if (++polled % kPollEvery == 0 && m_input.progress != nullptr && m_input.progress->canceled()) {
            break;
        }
        if (!m_input.context.surface->contains(vertex)) {
            continue;
        }
        const std::span<const Influence> now = influencesAt(m_weights, vertex);
        wanted.clear();
        wish(vertex, now, wanted);
        if (anyLocked && !now.empty() && !wanted.empty()) {
            respectLocks(now, wanted);
        }
        SkinWeightsBuilder one;
        one.add(wanted);
        const SkinWeights target = withinLimit(one.finish(), now.size(), anyLocked);
        ++result.looked;
        result.unweighted += now.empty() && target.at(0).empty() ? 1 : 0;
        const double change = influenceDistance(now, target.at(0));
        if (!target.at(0).empty() && change > kSameWeight) {
            result.largest = std::max(result.largest, change);
            result.targets.vertices.push_back(vertex);
            targets.addSame(target.at(0));
        }
    }
    result.targets.weights = targets.finish();
    return result;
}

OperationResult OperationRun::fromPlaces(std::span<const std::uint32_t> weldedVertices,
                                         const SkinWeights& weights) const {
    const LayerSurface& surface = *m_input.context.surface;
    return each([&](const VertexId& at, std::span<const Influence>, std::vector<Influence>& wanted) {
        const auto slot = std::ranges::lower_bound(weldedVertices, surface.weldedVertexOf(surface.index(at)));
        const auto given = weights.at(static_cast<std::size_t>(slot - weldedVertices.begin()));
        wanted.assign(given.begin(), given.end());
    });
}

} // namespace sinew
