#include "core/geometry/PointLinks.h"

#include "core/geometry/Weld.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace sinew {
namespace {

constexpr double kSamePlace = 1e-6; // of the diagonal

/// Numbers the groups of co-located points through all parts.
std::uint32_t groupPoints(std::span<const Mesh* const> meshes, PointLinks& links) {
    std::vector<Vec3> places;
    Aabb box;
    for (const Mesh* mesh : meshes) {
        places.insert(places.end(), mesh->points.begin(), mesh->points.end());
        const Aabb own = bounds(*mesh);
        if (!own.empty()) {
            box.add(own);
        }
    }
    const WeldMap weld = weldPoints(places, kSamePlace * box.diagonal());
    auto next = weld.groupOfPoint.begin();
    for (const Mesh* mesh : meshes) {
        const auto end = next + static_cast<std::ptrdiff_t>(mesh->pointCount());
        links.groupOf.emplace_back(next, end);
        next = end;
    }
    return static_cast<std::uint32_t>(weld.groupCount());
}

/// Calls visit(from, to) for both ways of every side between groups.
template<typename Visit>
void forEachSide(std::span<const Mesh* const> meshes, const PointLinks& links, const Visit& visit) {
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
void dropRepeats(PointLinks& links) {
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

std::vector<bool> groupsOf(const PointSet& set, const PointLinks& links) {
    std::vector<bool> groups(links.groupCount(), false);
    for (std::size_t part = 0; part < set.partCount(); ++part) {
        for (std::size_t p = 0; p < set.pointCount(part); ++p) {
            if (set.has(part, p)) {
                groups[links.groupOf[part][p]] = true;
            }
        }
    }
    return groups;
}

PointSet pointsOf(const std::vector<bool>& groups, PointSet shape, const PointLinks& links) {
    for (std::size_t part = 0; part < shape.partCount(); ++part) {
        for (std::size_t p = 0; p < shape.pointCount(part); ++p) {
            shape.set(part, p, groups[links.groupOf[part][p]]);
        }
    }
    return shape;
}

/// Everything that can be reached from the marked groups.
std::vector<bool> flooded(std::vector<bool> groups, const PointLinks& links) {
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

PointLinks linkPoints(std::span<const Mesh* const> meshes) {
    PointLinks links;
    links.offsets.assign(groupPoints(meshes, links) + 1, 0);
    forEachSide(meshes, links, [&](std::uint32_t from, std::uint32_t) { ++links.offsets[from + 1]; });
    std::partial_sum(links.offsets.begin(), links.offsets.end(), links.offsets.begin());
    links.neighbours.resize(links.offsets.back());
    std::vector<std::uint32_t> next(links.offsets.begin(), links.offsets.end() - 1);
    forEachSide(meshes, links,
                [&](std::uint32_t from, std::uint32_t to) { links.neighbours[next[from]++] = to; });
    dropRepeats(links);
    return links;
}

PointSet grown(const PointSet& set, const PointLinks& links) {
    const std::vector<bool> before = groupsOf(set, links);
    std::vector<bool> after = before;
    for (std::uint32_t g = 0; g < before.size(); ++g) {
        if (before[g]) {
            for (const std::uint32_t to : links.of(g)) {
                after[to] = true;
            }
        }
    }
    return pointsOf(after, set, links);
}

PointSet shrunk(const PointSet& set, const PointLinks& links) {
    return inverted(grown(inverted(set), links));
}

PointSet linkedShells(const PointSet& set, std::span<const Mesh* const> meshes) {
    PointSet result = set;
    for (std::size_t part = 0; part < meshes.size(); ++part) {
        if (set.count(part) == 0) {
            continue;
        }
        const PointLinks links = linkPoints(meshes.subspan(part, 1));
        std::vector<bool> groups(links.groupCount(), false);
        for (const std::uint32_t p : set.indices(part)) {
            groups[links.groupOf[0][p]] = true;
        }
        groups = flooded(std::move(groups), links);
        for (std::size_t p = 0; p < set.pointCount(part); ++p) {
            result.set(part, p, groups[links.groupOf[0][p]]);
        }
    }
    return result;
}

} // namespace sinew
