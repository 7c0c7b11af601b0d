#include "core/layers/reach/ReachWeights.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace sinew {
namespace {

constexpr double kRounding = 1e-7; ///< smaller weights are none

/// By how much each joint's weight changes in a vertex, by joint.
using Change = std::map<std::int32_t, double>;

double sizeOf(const Change& change) {
    double sum = 0.0;
    for (const auto& [joint, amount] : change) {
        sum += std::abs(amount);
    }
    return sum;
}

void addTo(Change& change, const Change& other, double fraction) {
    for (const auto& [joint, amount] : other) {
        change[joint] += fraction * amount;
    }
}

Change changeOf(std::span<const Influence> before, std::span<const Influence> after) {
    Change change;
    for (const Influence& influence : after) {
        change[influence.joint] += static_cast<double>(influence.weight);
    }
    for (const Influence& influence : before) {
        change[influence.joint] -= static_cast<double>(influence.weight);
    }
    return change;
}

bool isSpared(const std::vector<bool>& spared, std::size_t part) {
    return part < spared.size() && spared[part];
}

/// Changes of vertices of the surface's list, by vertex.
using Changes = std::map<std::uint32_t, Change>;

Changes imagesOf(const LayerContext& context, const Changes& own, const std::vector<bool>& spared) {
    Changes images;
    for (const auto& [vertex, change] : own) {
        Change mirrored;
        for (const auto& [joint, amount] : change) {
            mirrored[context.mirrored(joint)] += amount;
        }
        for (const std::uint32_t image : context.mirror->dependents(vertex)) {
            if (isSpared(spared, context.surface->vertexAt(image).part)) {
                continue;
            }
            for (const MirrorMap::Source& source : context.mirror->sources(image)) {
                if (source.vertex == vertex) {
                    addTo(images[image], mirrored, static_cast<double>(source.fraction));
                }
            }
        }
    }
    return images;
}

/// Own changes and images as one.
void unite(const MirrorMap& mirror, Changes& own, const Changes& images) {
    for (const auto& [vertex, image] : images) {
        const auto found = own.find(vertex);
        if (found != own.end() && mirror.side(vertex) == 0) {
            Change mean;
            addTo(mean, found->second, 0.5);
            addTo(mean, image, 0.5);
            found->second = std::move(mean);
        } else if (found == own.end() || sizeOf(image) > sizeOf(found->second)) {
            own[vertex] = image;
        }
    }
}

} // namespace

OperationResult withImages(const OperationInput& input, const OperationResult& changes,
                           const std::vector<bool>& spared) {
    const LayerContext& context = input.context;
    if (!context.mirror) {
        return changes;
    }
    Changes own;
    for (std::size_t i = 0; i < changes.targets.vertices.size(); ++i) {
        const VertexId at = changes.targets.vertices[i];
        own[context.surface->index(at)] =
            changeOf(influencesAt(input.weights, at), changes.targets.weights.at(i));
    }
    unite(*context.mirror, own, imagesOf(context, own, spared));
    OperationInput all = input;
    all.vertices.clear();
    for (const auto& [vertex, change] : own) {
        all.vertices.push_back(context.surface->vertexAt(vertex));
    }
    OperationResult result = OperationRun(all).each(
        [&](const VertexId& at, std::span<const Influence> now, std::vector<Influence>& wanted) {
            Change sum = changeOf({}, now);
            addTo(sum, own.at(context.surface->index(at)), 1.0);
            for (const auto& [joint, weight] : sum) {
                if (weight > kRounding) {
                    wanted.push_back({joint, static_cast<float>(weight)});
                }
            }
        });
    result.looked = changes.looked;
    result.unweighted = changes.unweighted;
    return result;
}

} // namespace sinew
