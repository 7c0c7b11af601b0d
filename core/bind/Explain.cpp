#include "core/bind/Explain.h"

#include "core/bind/PathWidth.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sinew {
namespace {

constexpr float kInfinity = std::numeric_limits<float>::infinity();

/// Finds walks backwards: the graph's rows say where steps lead to, a walk asks where they came from.
class WalkBack {
public:
    WalkBack(const BindField& field, std::vector<float> distances)
        : m_field(field)
        , m_distances(std::move(distances)) {}

    float distance(std::uint32_t leaf) const { return m_distances[leaf]; }

    /// Leaves from the seed to `leaf`.
    std::vector<std::uint32_t> walkTo(std::uint32_t leaf) const {
        std::vector<std::uint32_t> leaves;
        while (leaf != kNoLeaf) {
            leaves.push_back(leaf);
            leaf = before(leaf);
        }
        std::reverse(leaves.begin(), leaves.end());
        return leaves;
    }

    /// Whether the step was one over a gap.
    bool jumps(std::uint32_t from, std::uint32_t to) const {
        const auto near = m_field.volume->graph.neighbors(from);
        return std::none_of(near.begin(), near.end(), [to](const LeafEdge& edge) { return edge.to == to; });
    }

private:
    float stepCost(std::uint32_t from, std::uint32_t to) const {
        float cost = kInfinity;
        for (const LeafEdge& edge : m_field.walks->neighbors(from)) {
            if (edge.to == to) {
                cost = std::min(cost, edge.cost);
            }
        }
        return cost;
    }

    /// The leaf that the cheapest walk to this one came from; kNoLeaf at a seed, which no neighbour explains.
    std::uint32_t before(std::uint32_t leaf) const {
        std::uint32_t best = kNoLeaf;
        float least = m_distances[leaf];
        // Equal up to rounding counts: the walk's own predecessor gives exactly the leaf's distance.
        const auto consider = [&](std::uint32_t from) {
            const float reached = m_distances[from] + stepCost(from, leaf);
            if (m_distances[from] < m_distances[leaf] && reached <= least) {
                least = reached;
                best = from;
            }
        };
        for (const LeafEdge& edge : m_field.volume->graph.neighbors(leaf)) {
            consider(edge.to);
        }
        const Bridges& bridges = m_field.volume->bridges;
        for (std::size_t i = 0; i < bridges.edges.size(); ++i) {
            if (bridges.edges[i].to == leaf) {
                consider(bridges.from[i]);
            }
        }
        return best;
    }

    const BindField& m_field;
    std::vector<float> m_distances;
};

/// Of the leaves a point reads from, the one the source reaches soonest.
std::uint32_t entranceOf(const BindField& field, std::uint32_t group, const WalkBack& back) {
    std::uint32_t best = field.lookup->homeLeaf(group);
    for (const LeafSample& sample : field.lookup->samples(group)) {
        if (back.distance(sample.leaf) < back.distance(best)) {
            best = sample.leaf;
        }
    }
    return best;
}

void describeSteps(const BindField& field, const WalkBack& back, const std::vector<std::uint32_t>& leaves,
                   BonePath& path) {
    const SparseVoxels& voxels = field.volume->voxels;
    const Transform modelFromGrid = voxels.frame().gridFromModel.inverse();
    for (std::size_t i = 0; i < leaves.size(); ++i) {
        const std::uint32_t leaf = leaves[i];
        PathStep step;
        step.leaf = leaf;
        step.center = modelFromGrid * voxels.center(leaf).cast<double>();
        step.distance = back.distance(leaf);
        step.boundary = voxels.boundary(leaf) && field.volume->seeded[field.volume->components.ofLeaf[leaf]];
        step.jump = i > 0 && back.jumps(leaves[i - 1], leaf);
        const Vec3f direction = voxels.center(leaves[std::min(i + 1, leaves.size() - 1)]) -
                                voxels.center(leaves[i > 0 ? i - 1 : 0]);
        step.width = widthAcross(voxels, voxels.center(leaf), direction);
        path.steps.push_back(step);
    }
    path.thinPlace = thinPlaceOf(path.steps);
}

/// Sources in the order they are told: by weight, then by distance.
std::vector<std::size_t> sourcesInOrder(const BindField& field, std::uint32_t group,
                                        std::span<const Influence> influences, std::size_t most) {
    std::vector<std::size_t> order;
    for (const Influence& influence : influences) {
        const std::int32_t source = field.sourceOf(influence.joint);
        if (source != kNone) {
            order.push_back(static_cast<std::size_t>(source));
        }
    }
    const auto told = static_cast<std::ptrdiff_t>(order.size());
    for (std::size_t s = 0; s < field.distances.size(); ++s) {
        if (std::isfinite(field.distances[s][group]) &&
            std::find(order.begin(), order.begin() + told, s) == order.begin() + told) {
            order.push_back(s);
        }
    }
    std::stable_sort(order.begin() + told, order.end(), [&](std::size_t a, std::size_t b) {
        return field.distances[a][group] < field.distances[b][group];
    });
    order.resize(std::min(order.size(), most));
    return order;
}

float shareOf(std::span<const Influence> influences, std::int32_t joint) {
    const auto found = std::find_if(influences.begin(), influences.end(),
                                    [joint](const Influence& influence) { return influence.joint == joint; });
    return found == influences.end() ? 0.0F : found->weight;
}

} // namespace

std::vector<Vec3> BonePath::line(const Vec3& end) const {
    std::vector<Vec3> points;
    for (const PathStep& step : steps) {
        points.push_back(step.center);
    }
    points.push_back(end);
    return points;
}

Expected<PointExplanation> explainPoint(const Scene& scene, const BindField& field,
                                        const SkinWeights& weights, std::size_t part, std::uint32_t point,
                                        std::size_t mostBones, Progress& progress) {
    PointExplanation explanation;
    explanation.part = part;
    explanation.point = point;
    explanation.position = scene.parts[part].mesh->points[point];
    const std::span<const Influence> influences = weights.at(point);
    const std::size_t n = field.problem->solvedIndex(part);
    if (n == field.problem->parts.size() || !field.volume || field.problem->plan.isAside(part, point)) {
        explanation.rigid = true;
        for (const Influence& influence : influences) {
            BonePath path;
            path.joint = influence.joint;
            path.share = influence.weight;
            explanation.bones.push_back(path);
        }
        return explanation;
    }
    const VoxelFrame& frame = field.volume->voxels.frame();
    explanation.voxelMeters = frame.voxelSize * scene.metersPerUnit;
    const std::uint32_t group = field.problem->weld.groupOfPoint[field.problem->firstPoint[n] + point];
    for (const std::size_t source : sourcesInOrder(field, group, influences, mostBones)) {
        std::vector<float> distances = leafDistances(field, source, progress);
        if (distances.empty()) {
            return fail(ErrorCode::Canceled);
        }
        const WalkBack back(field, std::move(distances));
        BonePath path;
        path.joint = field.sources->joints[source].joint;
        path.share = shareOf(influences, path.joint);
        path.meters = static_cast<double>(field.distances[source][group]) * frame.resolution() *
                      explanation.voxelMeters;
        if (const std::uint32_t entrance = entranceOf(field, group, back);
            std::isfinite(back.distance(entrance))) {
            describeSteps(field, back, back.walkTo(entrance), path);
        }
        explanation.bones.push_back(std::move(path));
    }
    return explanation;
}

} // namespace sinew
