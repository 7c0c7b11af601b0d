#include "core/solve/transfer/SmoothBorders.h"

#include "core/base/Parallel.h"

#include <algorithm>
#include <functional>
#include <map>
#include <queue>
#include <utility>

namespace sinew {
namespace {

constexpr double kStep = 0.2; ///< of the way to the neighbours' mean
constexpr std::size_t kBorderGrain = 512;

NumberLists edgeNeighbors(const TransferSurface& surface) {
    std::vector<std::uint64_t> edges;
    for (const SharedTriangle& triangle : surface.triangles) {
        for (std::size_t c = 0; c < 3; ++c) {
            const std::uint64_t a = triangle.corners[c];
            const std::uint64_t b = triangle.corners[(c + 1) % 3];
            edges.push_back(a << 32U | b);
            edges.push_back(b << 32U | a);
        }
    }
    sortUnique(edges);
    NumberLists lists;
    lists.offsets.assign(surface.vertices.size() + 1, 0);
    for (const std::uint64_t edge : edges) {
        ++lists.offsets[static_cast<std::size_t>(edge >> 32U) + 1];
        lists.numbers.push_back(static_cast<std::uint32_t>(edge & 0xffffffffU));
    }
    for (std::size_t v = 0; v < surface.vertices.size(); ++v) {
        lists.offsets[v + 1] += lists.offsets[v];
    }
    return lists;
}

/// Vertices within `width` of an open one along edges, ascending.
std::vector<std::uint32_t> verticesAround(const TransferSurface& surface, const NumberLists& neighbors,
                                          const std::vector<bool>& open, double width) {
    using Step = std::pair<double, std::uint32_t>;
    std::vector<double> distance(open.size(), 2.0 * width + 1.0);
    std::priority_queue<Step, std::vector<Step>, std::greater<>> queue;
    for (std::uint32_t v = 0; v < open.size(); ++v) {
        if (open[v]) {
            distance[v] = 0.0;
            queue.emplace(0.0, v);
        }
    }
    while (!queue.empty()) {
        const auto [length, vertex] = queue.top();
        queue.pop();
        for (const std::uint32_t next : neighbors[vertex]) {
            const double there = length + (surface.vertices[next] - surface.vertices[vertex]).norm();
            if (length == distance[vertex] && there <= width && there < distance[next]) {
                distance[next] = there;
                queue.emplace(there, next);
            }
        }
    }
    std::vector<std::uint32_t> near;
    for (std::uint32_t v = 0; v < open.size(); ++v) {
        if (distance[v] <= width) {
            near.push_back(v);
        }
    }
    return near;
}

std::vector<Influence> stepped(std::uint32_t vertex, std::span<const std::uint32_t> neighbors,
                               const std::vector<std::vector<Influence>>& rows) {
    std::map<std::int32_t, double> sums;
    const auto add = [&](const std::vector<Influence>& row, double share) {
        for (const Influence& influence : row) {
            sums[influence.joint] += share * static_cast<double>(influence.weight);
        }
    };
    add(rows[vertex], 1.0 - kStep);
    for (const std::uint32_t neighbor : neighbors) {
        add(rows[neighbor], kStep / static_cast<double>(neighbors.size()));
    }
    std::vector<Influence> row;
    for (const auto& [joint, weight] : sums) {
        row.push_back({joint, static_cast<float>(weight)});
    }
    return row;
}

} // namespace

void smoothBorders(const TransferSurface& surface, const std::vector<bool>& open, double width, int rounds,
                   std::vector<std::vector<Influence>>& rows) {
    const NumberLists neighbors = edgeNeighbors(surface);
    std::vector<std::uint32_t> near = verticesAround(surface, neighbors, open, width);
    std::erase_if(near, [&](std::uint32_t v) { return neighbors[v].empty(); });
    std::vector<std::vector<Influence>> next(near.size());
    for (int round = 0; round < rounds; ++round) {
        parallelFor(near.size(), kBorderGrain, [&](std::size_t begin, std::size_t end) {
            for (std::size_t i = begin; i < end; ++i) {
                next[i] = stepped(near[i], neighbors[near[i]], rows);
            }
        });
        for (std::size_t i = 0; i < near.size(); ++i) {
            rows[near[i]].swap(next[i]);
        }
    }
}

} // namespace sinew
