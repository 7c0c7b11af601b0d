#include "core/layers/operations/WeightOperations.h"

#include "core/base/Parallel.h"
#include "core/base/Progress.h"

#include <algorithm>
#include <numeric>

namespace sinew {
namespace {

struct Hammer {
    const LayerSurface& surface;
    std::vector<std::uint32_t> around;          ///< the places and their neighbours, ascending
    std::vector<std::vector<Influence>> values; ///< of `around`; empty: not known

    std::size_t slot(std::uint32_t weldedVertex) const {
        return static_cast<std::size_t>(std::ranges::lower_bound(around, weldedVertex) - around.begin());
    }
    std::vector<Influence> meanOfKnown(std::uint32_t weldedVertex) const {
        std::vector<Influence> sum;
        for (const std::uint32_t next : surface.neighbors(weldedVertex)) {
            const std::vector<Influence>& known = values[slot(next)];
            sum.insert(sum.end(), known.begin(), known.end());
        }
        SkinWeightsBuilder builder;
        builder.add(sum);
        const SkinWeights mean = builder.finish();
        return {mean.at(0).begin(), mean.at(0).end()};
    }
};

/// Weights of `places` (ascending) from those around them: the mean of the neighbours outside, then ring by
/// ring inwards. A place that no outside reaches keeps what it has. O(neighbours), `progress` polled every
/// ring.
SkinWeights hammeredVertices(const LayerSurface& surface, const PartWeights& weights,
                             std::span<const std::uint32_t> weldedVertices, Progress* progress = nullptr) {
    const SmoothPositions smooth(surface, weights);
    Hammer hammer{surface, smooth.grown({weldedVertices.begin(), weldedVertices.end()}, 1), {}};
    const SkinWeights before = smooth.means(hammer.around);
    for (std::size_t i = 0; i < hammer.around.size(); ++i) {
        hammer.values.emplace_back();
        if (!std::ranges::binary_search(weldedVertices, hammer.around[i])) {
            hammer.values.back().assign(before.at(i).begin(), before.at(i).end());
        }
    }
    std::vector<std::uint32_t> open(weldedVertices.begin(), weldedVertices.end());
    const auto done = [&] { return static_cast<int>(weldedVertices.size() - open.size()); };
    const auto all = static_cast<int>(std::max<std::size_t>(weldedVertices.size(), 1));
    for (std::size_t last = open.size() + 1;
         !open.empty() && open.size() < last && goesOn(progress, done(), all);) {
        last = open.size();
        std::vector<std::pair<std::size_t, std::vector<Influence>>> found;
        std::erase_if(open, [&](std::uint32_t weldedVertex) {
            std::vector<Influence> mean = hammer.meanOfKnown(weldedVertex);
            const bool known = !mean.empty();
            if (known) {
                found.emplace_back(hammer.slot(weldedVertex), std::move(mean));
            }
            return known;
        });
        for (auto& [slot, mean] : found) { // a ring at a time
            hammer.values[slot] = std::move(mean);
        }
    }
    SkinWeightsBuilder builder;
    for (const std::uint32_t weldedVertex : weldedVertices) {
        const std::size_t slot = hammer.slot(weldedVertex);
        const bool known = !hammer.values[slot].empty();
        builder.addSame(known ? std::span<const Influence>(hammer.values[slot]) : before.at(slot));
    }
    return builder.finish();
}

/// `sign` 1: towards the neighbours' mean, -1: away from it.
OperationResult movedByMeans(const OperationInput& input, int rounds, float strength, float sign) {
    const OperationRun run(input);
    const std::vector<std::uint32_t> weldedVertices = run.vertices();
    const float fraction = std::isfinite(strength) ? std::clamp(strength, 0.0F, 1.0F) : 0.0F;
    const SkinWeights moved = SmoothPositions(*input.context.surface, run.weights())
                                  .smoothedWithin(weldedVertices, std::clamp(rounds, 0, kMaxRounds),
                                                  sign * fraction, input.progress);
    return run.fromVertices(weldedVertices, moved);
}

constexpr std::size_t kWeightOutliersGrain = 512;

/// How far a vertex is from the most alike of its neighbours; 0 where those do not agree, or are too few.
double isolation(const LayerSurface& surface, const SkinWeights& means, std::uint32_t weldedVertex,
                 std::span<const Influence> now) {
    const std::span<const std::uint32_t> neighbors = surface.neighbors(weldedVertex);
    double min = 1.0;
    std::size_t weighted = 0;
    std::vector<Influence> sum;
    for (const std::uint32_t next : neighbors) {
        if (!means.at(next).empty()) {
            min = std::min(min, influenceDistance(now, means.at(next)));
            sum.insert(sum.end(), means.at(next).begin(), means.at(next).end());
            ++weighted;
        }
    }
    if (weighted < 2) {
        return 0.0;
    }
    SkinWeightsBuilder builder;
    builder.add(sum);
    const SkinWeights mean = builder.finish();
    double apart = 0.0;
    for (const std::uint32_t next : neighbors) {
        apart += means.at(next).empty() ? 0.0 : influenceDistance(means.at(next), mean.at(0));
    }
    return min >= 2.0 * apart / static_cast<double>(weighted) ? min : 0.0;
}

constexpr double kSameWeight = 1e-6;
constexpr std::size_t kPollEvery = 1024; // vertices

} // namespace

void addTarget(EditList& list, std::uint32_t vertex, std::span<const Influence> below,
               std::span<const Influence> target, const JointNumbers& joints, const VertexEdits& former) {
    std::vector<JointEdit> edits;
    for (const JointEdit& edit : former.edits) {
        const auto number = static_cast<std::size_t>(edit.joint);
        if (number < joints.skeleton.size() && joints.skeleton[number] == kNone) {
            edits.push_back(edit);
        }
    }
    const auto add = [&](std::int32_t joint, float weight) {
        if (static_cast<std::size_t>(joint) < joints.table.size()) {
            edits.push_back({joints.table[static_cast<std::size_t>(joint)], 0.0F, weight});
        }
    };
    if (!std::ranges::equal(below, target)) {
        for (const Influence& influence : below) {
            add(influence.joint, 0.0F);
        }
        for (const Influence& influence : target) { // of one joint's edits the last counts
            add(influence.joint, influence.weight);
        }
    }
    list.add(vertex, edits);
}

LayerStack setTargets(const LayerInput& input, const VertexTargets& targets) {
    LayerStack result = input.stack;
    const JointNumbers joints(result, input.context.joints);
    for (std::size_t i = 0; i < targets.vertices.size();) {
        const std::uint32_t part = targets.vertices[i].part;
        PaintEdits fresh;
        const PaintEdits* edits = editsToChange(input, part, fresh);
        EditList changes;
        for (; i < targets.vertices.size() && targets.vertices[i].part == part; ++i) {
            const std::uint32_t vertex = targets.vertices[i].vertex;
            if (edits != nullptr && vertex < edits->vertexCount() && !targets.weights.at(i).empty()) {
                addTarget(changes, vertex, influencesAt(input.below, targets.vertices[i]),
                          targets.weights.at(i), joints, edits->at(vertex));
            }
        }
        if (changes.size() > 0) {
            result = result.withEdits(input.layer, part, edits->with(changes));
        }
    }
    return result;
}

OperationResult normalizeWeights(const OperationInput& input) {
    return OperationRun(input).each(
        [](const VertexId&, std::span<const Influence> now, std::vector<Influence>& wanted) {
            wanted.assign(now.begin(), now.end());
        });
}

OperationResult limitWeights(const OperationInput& input, std::size_t limit) {
    return OperationRun(input).each(
        [&](const VertexId&, std::span<const Influence> now, std::vector<Influence>& wanted) {
            const auto kept = now.first(keptByLimit(now, std::max<std::size_t>(limit, 1)));
            wanted.assign(kept.begin(), kept.end());
        });
}

OperationResult pruneWeights(const OperationInput& input, float threshold) {
    return OperationRun(input).each(
        [&](const VertexId&, std::span<const Influence> now, std::vector<Influence>& wanted) {
            while (now.size() > 1 && now.back().weight < threshold) {
                now = now.first(now.size() - 1);
            }
            wanted.assign(now.begin(), now.end());
        });
}

OperationResult smoothWeights(const OperationInput& input, int rounds, float strength) {
    return movedByMeans(input, rounds, strength, 1.0F);
}

OperationResult sharpenWeights(const OperationInput& input, int rounds, float strength) {
    return movedByMeans(input, rounds, strength, -1.0F);
}

OperationResult hammerWeights(const OperationInput& input) {
    const OperationRun run(input);
    const std::vector<std::uint32_t> weldedVertices = run.vertices();
    return run.fromVertices(weldedVertices, hammeredVertices(*input.context.surface, run.weights(),
                                                             weldedVertices, input.progress));
}

OperationResult averageWeights(const OperationInput& input) {
    VertexTargets all = copyWeights(input.weights, input.vertices);
    std::vector<Influence> sum;
    for (std::size_t i = 0; i < all.vertices.size(); ++i) {
        sum.insert(sum.end(), all.weights.at(i).begin(), all.weights.at(i).end());
    }
    SkinWeightsBuilder mean;
    mean.add(sum);
    return pasteWeights(input, {{VertexId()}, mean.finish()});
}

OperationResult pasteWeights(const OperationInput& input, const VertexTargets& copied) {
    if (copied.vertices.empty()) {
        return OperationRun(input).result();
    }
    if (copied.vertices.size() != 1 && copied.vertices.size() != input.vertices.size()) {
        std::vector<Influence> sum;
        for (std::size_t i = 0; i < copied.vertices.size(); ++i) {
            sum.insert(sum.end(), copied.weights.at(i).begin(), copied.weights.at(i).end());
        }
        SkinWeightsBuilder mean;
        mean.add(sum);
        return pasteWeights(input, {{VertexId()}, mean.finish()});
    }
    return OperationRun(input).each(
        [&](const VertexId& at, std::span<const Influence>, std::vector<Influence>& wanted) {
            const auto found = std::ranges::lower_bound(input.vertices, at) - input.vertices.begin();
            const auto given =
                copied.weights.at(copied.vertices.size() == 1 ? 0 : static_cast<std::size_t>(found));
            wanted.assign(given.begin(), given.end());
        });
}

VertexTargets copyWeights(const PartWeights& weights, std::span<const VertexId> vertices) {
    VertexTargets result;
    SkinWeightsBuilder builder;
    for (const VertexId& vertex : vertices) {
        builder.addSame(influencesAt(weights, vertex));
        result.vertices.push_back(vertex);
    }
    result.weights = builder.finish();
    return result;
}

std::vector<WeightOutlier> findWeightOutliers(const LayerContext& context, const PartWeights& weights,
                                              double threshold) {
    const LayerSurface& surface = *context.surface;
    const OperationInput input{context, weights, {}, {}};
    const OperationRun run(input);
    std::vector<std::uint32_t> weldedVertices(surface.weldedCount());
    std::iota(weldedVertices.begin(), weldedVertices.end(), 0U);
    const SkinWeights means = SmoothPositions(surface, run.weights()).means(weldedVertices);
    std::vector<double> distances(surface.vertexCount());
    parallelFor(distances.size(), kWeightOutliersGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t p = begin; p < end; ++p) {
            const auto index = static_cast<std::uint32_t>(p);
            const std::span<const Influence> now = influencesAt(run.weights(), surface.vertexAt(index));
            distances[p] = now.empty() ? 0.0 : isolation(surface, means, surface.weldedVertexOf(index), now);
        }
    });
    std::vector<WeightOutlier> rogues;
    for (std::uint32_t p = 0; p < distances.size(); ++p) {
        if (distances[p] > 0.0 && distances[p] >= threshold) {
            rogues.push_back({surface.vertexAt(p), distances[p]});
        }
    }
    std::ranges::stable_sort(rogues, std::greater<>(), &WeightOutlier::distance);
    return rogues;
}

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

std::vector<std::uint32_t> OperationRun::vertices() const {
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
    const std::size_t max = std::max(m_input.max, now);
    if (m_input.max == 0 || anyLocked || target.at(0).size() <= max) {
        return target;
    }
    SkinWeightsBuilder kept;
    kept.add(target.at(0).first(keptByLimit(target.at(0), max)));
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

OperationResult OperationRun::fromVertices(std::span<const std::uint32_t> weldedVertices,
                                           const SkinWeights& weights) const {
    const LayerSurface& surface = *m_input.context.surface;
    return each([&](const VertexId& at, std::span<const Influence>, std::vector<Influence>& wanted) {
        const auto slot = std::ranges::lower_bound(weldedVertices, surface.weldedVertexOf(surface.index(at)));
        const auto given = weights.at(static_cast<std::size_t>(slot - weldedVertices.begin()));
        wanted.assign(given.begin(), given.end());
    });
}

} // namespace sinew
