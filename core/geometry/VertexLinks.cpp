#include "core/geometry/VertexLinks.h"

#include "core/geometry/Weld.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace sinew {
namespace {

constexpr double kSamePlace = 1e-6; // of the diagonal

/// Numbers the groups of co-located vertices through all parts.
std::uint32_t groupVertices(std::span<const Mesh* const> meshes, VertexLinks& links) {
    std::vector<Vec3> places;
    Aabb box;
    for (const Mesh* mesh : meshes) {
        places.insert(places.end(), mesh->vertices.begin(), mesh->vertices.end());
        const Aabb own = bounds(*mesh);
        if (!own.empty()) {
            box.add(own);
        }
    }
    const WeldMap weld = weldVertices(places, kSamePlace * box.diagonal());
    auto next = weld.groupOfVertex.begin();
    for (const Mesh* mesh : meshes) {
        const auto end = next + static_cast<std::ptrdiff_t>(mesh->vertexCount());
        links.groupOf.emplace_back(next, end);
        next = end;
    }
    return static_cast<std::uint32_t>(weld.groupCount());
}

/// Calls visit(from, to) for both ways of every side between groups.
template<typename Visit>
void forEachSide(std::span<const Mesh* const> meshes, const VertexLinks& links, const Visit& visit) {
    for (std::size_t part = 0; part < meshes.size(); ++part) {
        const std::vector<std::uint32_t>& groups = links.groupOf[part];
        for (std::size_t f = 0; f < meshes[part]->polygonCount(); ++f) {
            const auto corners = meshes[part]->polygon(f);
            for (std::size_t i = 0; i < corners.size(); ++i) {
                const std::uint32_t a = groups[corners[i]];
                const std::uint32_t b = groups[corners[(i + 1) % corners.size()]];
                if (a != b) {
                    visit(a, b);
                    visit(b, a);
                }
            }
        }
    }
}

/// Sorts each group's neighbours and closes the gaps that repeats leave.
void dropRepeats(VertexLinks& links) {
    std::uint32_t end = 0;
    std::uint32_t begin = 0;
    for (std::size_t g = 0; g < links.groupCount(); ++g) {
        const std::span own(links.neighbours.data() + begin, links.neighbours.data() + links.offsets[g + 1]);
        begin = links.offsets[g + 1];
        std::ranges::sort(own);
        const auto repeats = std::ranges::unique(own);
        const auto kept = own.first(own.size() - repeats.size());
        std::ranges::copy(kept, links.neighbours.begin() + end);
        end += static_cast<std::uint32_t>(kept.size());
        links.offsets[g + 1] = end;
    }
    links.neighbours.resize(end);
}

std::vector<bool> groupsOf(const VertexSet& set, const VertexLinks& links) {
    std::vector<bool> groups(links.groupCount(), false);
    for (std::size_t part = 0; part < set.partCount(); ++part) {
        for (std::size_t p = 0; p < set.vertexCount(part); ++p) {
            if (set.has(part, p)) {
                groups[links.groupOf[part][p]] = true;
            }
        }
    }
    return groups;
}

VertexSet verticesOf(const std::vector<bool>& groups, VertexSet shape, const VertexLinks& links) {
    for (std::size_t part = 0; part < shape.partCount(); ++part) {
        for (std::size_t p = 0; p < shape.vertexCount(part); ++p) {
            shape.set(part, p, groups[links.groupOf[part][p]]);
        }
    }
    return shape;
}

/// Everything that can be reached from the marked groups.
std::vector<bool> flooded(std::vector<bool> groups, const VertexLinks& links) {
    std::vector<std::uint32_t> open;
    for (std::uint32_t g = 0; g < groups.size(); ++g) {
        if (groups[g]) {
            open.push_back(g);
        }
    }
    while (!open.empty()) {
        const std::uint32_t from = open.back();
        open.pop_back();
        for (const std::uint32_t to : links.of(from)) {
            if (!groups[to]) {
                groups[to] = true;
                open.push_back(to);
            }
        }
    }
    return groups;
}

} // namespace

VertexLinks linkVertices(std::span<const Mesh* const> meshes) {
    VertexLinks links;
    links.offsets.assign(groupVertices(meshes, links) + 1, 0);
    forEachSide(meshes, links, [&](std::uint32_t from, std::uint32_t) { ++links.offsets[from + 1]; });
    std::partial_sum(links.offsets.begin(), links.offsets.end(), links.offsets.begin());
    links.neighbours.resize(links.offsets.back());
    std::vector<std::uint32_t> next(links.offsets.begin(), links.offsets.end() - 1);
    forEachSide(meshes, links,
                [&](std::uint32_t from, std::uint32_t to) { links.neighbours[next[from]++] = to; });
    dropRepeats(links);
    return links;
}

VertexSet grown(const VertexSet& set, const VertexLinks& links) {
    const std::vector<bool> before = groupsOf(set, links);
    std::vector<bool> after = before;
    for (std::uint32_t g = 0; g < before.size(); ++g) {
        if (before[g]) {
            for (const std::uint32_t to : links.of(g)) {
                after[to] = true;
            }
        }
    }
    return verticesOf(after, set, links);
}

VertexSet shrunk(const VertexSet& set, const VertexLinks& links) {
    return inverted(grown(inverted(set), links));
}

VertexSet linkedShells(const VertexSet& set, std::span<const Mesh* const> meshes) {
    VertexSet result = set;
    for (std::size_t part = 0; part < meshes.size(); ++part) {
        if (set.count(part) == 0) {
            continue;
        }
        const VertexLinks links = linkVertices(meshes.subspan(part, 1));
        std::vector<bool> groups(links.groupCount(), false);
        for (const std::uint32_t p : set.indices(part)) {
            groups[links.groupOf[0][p]] = true;
        }
        groups = flooded(std::move(groups), links);
        for (std::size_t p = 0; p < set.vertexCount(part); ++p) {
            result.set(part, p, groups[links.groupOf[0][p]]);
        }
    }
    return result;
}

} // namespace sinew
