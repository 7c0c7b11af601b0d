#include "core/geometry/subdivide/RefineLevel.h"

#include "core/geometry/WeldedSurface.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <span>

namespace sinew {
namespace {

constexpr float kAlwaysSharp = 1e9F; ///< of edges without two faces

float childSharpness(float sharpness) {
    return sharpness >= kSharpForEver ? sharpness : std::max(0.0F, sharpness - 1.0F);
}

std::uint64_t sideKey(std::uint32_t a, std::uint32_t b) {
    return static_cast<std::uint64_t>(std::min(a, b)) << 32U | std::max(a, b);
}

/// Lists by counting: list listOf(i) gets number i, ascending; i in [0, count).
template<typename ForEach>
NumberLists listsOf(std::size_t lists, const ForEach& forEach) {
    NumberLists result;
    result.offsets.assign(lists + 1, 0);
    forEach([&](std::uint32_t list, std::uint32_t) { ++result.offsets[list + 1]; });
    for (std::size_t l = 0; l < lists; ++l) {
        result.offsets[l + 1] += result.offsets[l];
    }
    result.numbers.resize(result.offsets[lists]);
    std::vector<std::uint32_t> next(result.offsets.begin(), result.offsets.end() - 1);
    forEach([&](std::uint32_t list, std::uint32_t number) { result.numbers[next[list]++] = number; });
    return result;
}

/// The edges of a level, ascending by their vertices.
struct LevelEdges {
    std::vector<std::uint64_t> keys;         ///< #E sideKey
    std::vector<float> sharpness;            ///< #E
    std::vector<std::uint32_t> edgeOfCorner; ///< #C the side from a corner to the next of its polygon
    NumberLists polygons;                    ///< of each edge, ascending
    NumberLists edgesOfVertex;               ///< those of two different vertices, ascending

    std::uint32_t low(std::size_t e) const { return static_cast<std::uint32_t>(keys[e] >> 32U); }
    std::uint32_t high(std::size_t e) const { return static_cast<std::uint32_t>(keys[e]); }
    std::uint32_t other(std::size_t e, std::uint32_t vertex) const {
        return low(e) == vertex ? high(e) : low(e);
    }
    /// The edge of a key; keys.size() where there is none.
    std::size_t find(std::uint64_t key) const {
        const auto at = std::ranges::lower_bound(keys, key);
        return at != keys.end() && *at == key ? static_cast<std::size_t>(at - keys.begin()) : keys.size();
    }
};

std::vector<std::uint32_t> polygonOfCorner(const SubdivisionLevel& level) {
    std::vector<std::uint32_t> polygons(level.corners.size());
    for (std::uint32_t f = 0; f < level.polygonCount(); ++f) {
        std::fill(polygons.begin() + level.polygonOffsets[f], polygons.begin() + level.polygonOffsets[f + 1],
                  f);
    }
    return polygons;
}

void numberEdges(const SubdivisionLevel& level, LevelEdges& edges) {
    const auto sideOf = [&](std::size_t f, std::uint32_t c) {
        const std::uint32_t next = c + 1 < level.polygonOffsets[f + 1] ? c + 1 : level.polygonOffsets[f];
        return sideKey(level.corners[c], level.corners[next]);
    };
    std::vector<std::uint64_t> sides(level.corners.size());
    for (std::size_t f = 0; f < level.polygonCount(); ++f) {
        for (std::uint32_t c = level.polygonOffsets[f]; c < level.polygonOffsets[f + 1]; ++c) {
            sides[c] = sideOf(f, c);
        }
    }
    edges.keys = sides;
    sortUnique(edges.keys);
    edges.edgeOfCorner.resize(sides.size());
    constexpr std::size_t grain = 8192;
    parallelFor(sides.size(), grain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t c = begin; c < end; ++c) {
            edges.edgeOfCorner[c] = static_cast<std::uint32_t>(edges.find(sides[c]));
        }
    });
}

LevelEdges edgesOf(const SubdivisionLevel& level, std::span<const std::uint32_t> polygons) {
    LevelEdges edges;
    numberEdges(level, edges);
    const std::size_t count = edges.keys.size();
    edges.polygons = listsOf(count, [&](const auto& put) {
        for (std::size_t c = 0; c < polygons.size(); ++c) {
            put(edges.edgeOfCorner[c], polygons[c]);
        }
    });
    edges.edgesOfVertex = listsOf(level.vertexCount, [&](const auto& put) {
        for (std::uint32_t e = 0; e < count; ++e) {
            if (edges.low(e) != edges.high(e)) {
                put(edges.low(e), e);
                put(edges.high(e), e);
            }
        }
    });
    edges.sharpness.assign(count, 0.0F);
    for (const EdgeCrease& crease : level.creases.edges) {
        if (const std::size_t e = edges.find(sideKey(crease.low, crease.high)); e < count) {
            edges.sharpness[e] = crease.sharpness;
        }
    }
    for (std::size_t e = 0; e < count; ++e) {
        if (edges.polygons[e].size() != 2 || edges.low(e) == edges.high(e)) {
            edges.sharpness[e] = kAlwaysSharp;
        }
    }
    return edges;
}

enum class VertexRule { Smooth, Crease, Corner };

/// Makes the rows of one step's stencils.
class RuleRows {
public:
    RuleRows(const SubdivisionLevel& level, SubdivisionScheme scheme, const LevelEdges& edges,
             std::span<const std::uint32_t> polygons)
        : m_level(level)
        , m_scheme(scheme)
        , m_edges(edges)
        , m_vertexSharpness(level.vertexCount, 0.0F)
        , m_polygonsOfVertex(listsOf(level.vertexCount, [&](const auto& put) {
            for (std::size_t c = 0; c < polygons.size(); ++c) {
                put(level.corners[c], polygons[c]);
            }
        })) {
        for (const VertexCrease& crease : level.creases.vertices) {
            if (crease.vertex < m_vertexSharpness.size()) {
                m_vertexSharpness[crease.vertex] = crease.sharpness;
            }
        }
    }

    void addPolygon(std::size_t f, double weight, StencilRow& row) const {
        row.addMean({m_level.corners.data() + m_level.polygonOffsets[f],
                     m_level.corners.data() + m_level.polygonOffsets[f + 1]},
                    weight);
    }

    void addEdge(std::size_t e, StencilRow& row) const {
        const double sharp = std::min(1.0F, m_edges.sharpness[e]);
        addEnds(e, 0.5 * sharp, row);
        if (sharp >= 1.0) {
            return;
        }
        const double smooth = 1.0 - sharp;
        const bool quads = m_scheme == SubdivisionScheme::CatmullClark;
        addEnds(e, (quads ? 0.25 : 0.375) * smooth, row);
        for (const std::uint32_t f : m_edges.polygons[e]) {
            if (quads) {
                addPolygon(f, 0.25 * smooth, row);
            } else {
                row.add(opposite(f, e), 0.125 * smooth);
            }
        }
    }

    void addVertex(std::uint32_t v, StencilRow& row) const {
        const VertexRule now = ruleOf(v, [](float sharpness) { return sharpness; });
        const VertexRule next = ruleOf(v, childSharpness);
        const double left = now == next ? 1.0 : endingSharpness(v);
        addByRule(v, now, left, row);
        if (left < 1.0) {
            addByRule(v, next, 1.0 - left, row);
        }
    }

private:
    void addEnds(std::size_t e, double weight, StencilRow& row) const {
        row.add(m_edges.low(e), weight);
        row.add(m_edges.high(e), weight);
    }

    /// The corner of a triangle that is not on the edge.
    std::uint32_t opposite(std::uint32_t f, std::size_t e) const {
        const std::uint32_t* corner = m_level.corners.data() + m_level.polygonOffsets[f];
        for (std::size_t k = 0; k < 3; ++k) {
            if (corner[k] != m_edges.low(e) && corner[k] != m_edges.high(e)) {
                return corner[k];
            }
        }
        return corner[0];
    }

    /// With every sharpness as `seen` has it.
    template<typename Seen>
    VertexRule ruleOf(std::uint32_t v, const Seen& seen) const {
        const auto edges = m_edges.edgesOfVertex[v];
        if (edges.size() < 2 || seen(m_vertexSharpness[v]) > 0.0F || stayingCorner(v)) {
            return VertexRule::Corner;
        }
        const auto sharp =
            std::ranges::count_if(edges, [&](std::uint32_t e) { return seen(m_edges.sharpness[e]) > 0.0F; });
        return sharp < 2 ? VertexRule::Smooth : sharp == 2 ? VertexRule::Crease : VertexRule::Corner;
    }

    bool stayingCorner(std::uint32_t v) const {
        return m_level.creases.sharpCorners && m_polygonsOfVertex[v].size() == 1;
    }

    /// How much of what is sharp about a vertex and smooth on the next level is left: the mean over all that
    /// ends, in [0, 1].
    double endingSharpness(std::uint32_t v) const {
        double sum = 0.0;
        int count = 0;
        const auto look = [&](float sharpness) {
            if (sharpness > 0.0F && childSharpness(sharpness) <= 0.0F) {
                sum += sharpness;
                ++count;
            }
        };
        look(m_vertexSharpness[v]);
        for (const std::uint32_t e : m_edges.edgesOfVertex[v]) {
            look(m_edges.sharpness[e]);
        }
        return count == 0 ? 1.0 : std::min(1.0, sum / count);
    }

    void addByRule(std::uint32_t v, VertexRule rule, double weight, StencilRow& row) const {
        if (rule == VertexRule::Corner) {
            row.add(v, weight);
        } else if (rule == VertexRule::Crease) {
            addCrease(v, weight, row);
        } else if (m_scheme == SubdivisionScheme::CatmullClark) {
            addCatmullClark(v, weight, row);
        } else {
            addLoop(v, weight, row);
        }
    }

    void addCrease(std::uint32_t v, double weight, StencilRow& row) const {
        row.add(v, 0.75 * weight);
        // Sharpness that ends is counted as it is now, or, where that is none, as what it will be.
        const auto edges = m_edges.edgesOfVertex[v];
        const auto lasting = [&](std::uint32_t e) { return childSharpness(m_edges.sharpness[e]) > 0.0F; };
        const bool two = std::ranges::count_if(edges, lasting) == 2;
        for (const std::uint32_t e : edges) {
            if (two ? lasting(e) : m_edges.sharpness[e] > 0.0F) {
                row.add(m_edges.other(e, v), 0.125 * weight);
            }
        }
    }

    void addCatmullClark(std::uint32_t v, double weight, StencilRow& row) const {
        const auto edges = m_edges.edgesOfVertex[v];
        const auto polygons = m_polygonsOfVertex[v];
        const auto n = static_cast<double>(edges.size());
        row.add(v, weight * (n - 2.0) / n);
        for (const std::uint32_t e : edges) {
            row.add(m_edges.other(e, v), weight / (n * n));
        }
        for (const std::uint32_t f : polygons) {
            addPolygon(f, weight / (n * static_cast<double>(polygons.size())), row);
        }
    }

    void addLoop(std::uint32_t v, double weight, StencilRow& row) const {
        const auto edges = m_edges.edgesOfVertex[v];
        const auto n = static_cast<double>(edges.size());
        const double reach = 0.375 + 0.25 * std::cos(2.0 * std::numbers::pi / n);
        const double sum = 0.625 - reach * reach; // n b
        row.add(v, weight * (1.0 - sum));
        for (const std::uint32_t e : edges) {
            row.add(m_edges.other(e, v), weight * sum / n);
        }
    }

    const SubdivisionLevel& m_level;
    SubdivisionScheme m_scheme;
    const LevelEdges& m_edges;
    std::vector<float> m_vertexSharpness; ///< #P
    NumberLists m_polygonsOfVertex;       ///< one entry a corner
};

/// Polygons of the next level, numbered as RefinedLevel says.
void refinePolygons(const SubdivisionLevel& level, SubdivisionScheme scheme, const LevelEdges& edges,
                    RefinedLevel& next) {
    const auto middles = static_cast<std::uint32_t>(level.vertexCount);
    const auto centers = static_cast<std::uint32_t>(level.vertexCount + edges.keys.size());
    const bool quads = scheme == SubdivisionScheme::CatmullClark;
    std::vector<std::uint32_t>& corners = next.level.corners;
    corners.reserve(4 * level.corners.size());
    const auto close = [&](std::uint32_t f) {
        next.level.polygonOffsets.push_back(static_cast<std::uint32_t>(corners.size()));
        next.polygonOf.push_back(f);
    };
    for (std::uint32_t f = 0; f < level.polygonCount(); ++f) {
        const std::uint32_t first = level.polygonOffsets[f];
        const std::uint32_t end = level.polygonOffsets[f + 1];
        for (std::uint32_t c = first; c < end; ++c) {
            corners.push_back(level.corners[c]);
            corners.push_back(middles + edges.edgeOfCorner[c]);
            if (quads) {
                corners.push_back(centers + f);
            }
            corners.push_back(middles + edges.edgeOfCorner[c == first ? end - 1 : c - 1]);
            close(f);
        }
        if (!quads) {
            for (std::uint32_t c = first; c < end; ++c) {
                corners.push_back(middles + edges.edgeOfCorner[c]);
            }
            close(f);
        }
    }
}

/// What stays sharp, and the halves of the cage's edges.
void refineSides(const SubdivisionLevel& level, const LevelEdges& edges, SubdivisionLevel& next) {
    const auto middleOf = [&](std::size_t e) { return static_cast<std::uint32_t>(level.vertexCount + e); };
    next.creases.sharpCorners = level.creases.sharpCorners;
    for (const EdgeCrease& crease : level.creases.edges) {
        const std::size_t e = edges.find(sideKey(crease.low, crease.high));
        const float sharpness = childSharpness(crease.sharpness);
        if (e < edges.keys.size() && sharpness > 0.0F && crease.low != crease.high) {
            next.creases.edges.push_back({crease.low, middleOf(e), sharpness});
            next.creases.edges.push_back({crease.high, middleOf(e), sharpness});
        }
    }
    for (const VertexCrease& crease : level.creases.vertices) {
        if (const float sharpness = childSharpness(crease.sharpness); sharpness > 0.0F) {
            next.creases.vertices.push_back({crease.vertex, sharpness});
        }
    }
    for (const auto& [low, high] : level.sides) {
        const std::size_t e = edges.find(sideKey(low, high));
        next.sides.push_back({low, middleOf(e)});
        next.sides.push_back({high, middleOf(e)});
    }
}

} // namespace

RefinedLevel refined(const SubdivisionLevel& level, SubdivisionScheme scheme) {
    const std::vector<std::uint32_t> polygons = polygonOfCorner(level);
    const LevelEdges edges = edgesOf(level, polygons);
    const RuleRows rules(level, scheme, edges, polygons);
    const std::size_t middles = level.vertexCount;
    const std::size_t centers = middles + edges.keys.size();
    const bool quads = scheme == SubdivisionScheme::CatmullClark;
    RefinedLevel next;
    next.level.vertexCount = centers + (quads ? level.polygonCount() : 0);
    next.stencils = makeStencils(next.level.vertexCount, [&](std::size_t r, StencilRow& row) {
        if (r < middles) {
            rules.addVertex(static_cast<std::uint32_t>(r), row);
        } else if (r < centers) {
            rules.addEdge(r - middles, row);
        } else {
            rules.addPolygon(r - centers, 1.0, row);
        }
    });
    refinePolygons(level, scheme, edges, next);
    refineSides(level, edges, next.level);
    return next;
}

} // namespace sinew
