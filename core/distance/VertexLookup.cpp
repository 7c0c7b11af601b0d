#include "core/distance/VertexLookup.h"

#include "core/base/Parallel.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sinew {
namespace {

/// Every vertex has at most this many samples while they are collected in parallel.
constexpr std::size_t kMaxSamples = 8;

struct VertexSamples {
    std::array<LeafSample, kMaxSamples> samples{};
    std::uint8_t count = 0;
    bool outside = false;
    std::uint32_t home = kNoLeaf;
};

std::uint32_t leafAt(const SparseVoxels& voxels, const Vec3& p) {
    if (!p.allFinite()) {
        return kNoLeaf;
    }
    return voxels.find(static_cast<std::int64_t>(std::floor(p.x())),
                       static_cast<std::int64_t>(std::floor(p.y())),
                       static_cast<std::int64_t>(std::floor(p.z())));
}

void sampleVoxel(const SparseVoxels& voxels, const Vec3& p, VertexSamples& out) {
    out.samples[0] = {out.home, 1.0F, (p.cast<float>() - voxels.center(out.home)).norm()};
    out.count = 1;
}

/// Several voxels around a vertex may be one leaf.
void addSample(VertexSamples& out, std::uint32_t leaf, float weight, float offset) {
    for (std::uint8_t i = 0; i < out.count; ++i) {
        if (out.samples[i].leaf == leaf) {
            out.samples[i].weight += weight;
            return;
        }
    }
    out.samples[out.count++] = {leaf, weight, offset};
}

/// Trilinear between the eight centres around p of cells as large as its own leaf (at most a base voxel), of
/// those that are not exterior.
void sampleSmooth(const SparseVoxels& voxels, const Vec3& p, VertexSamples& out) {
    const double width =
        1U << std::min(static_cast<unsigned>(voxels.sizeLog2(out.home)), voxels.frame().fineLog2);
    const Vec3 shifted = p / width - Vec3::Constant(0.5);
    const Vec3 base = shifted.array().floor();
    const Vec3 fraction = shifted - base;
    double total = 0.0;
    for (unsigned n = 0; n < 8; ++n) {
        Vec3 cell = base;
        double weight = 1.0;
        for (Eigen::Index axis = 0; axis < 3; ++axis) {
            const bool upper = (n >> static_cast<unsigned>(axis) & 1U) != 0;
            cell[axis] += upper ? 1.0 : 0.0;
            weight *= upper ? fraction[axis] : 1.0 - fraction[axis];
        }
        const Vec3 center = width * (cell + Vec3::Constant(0.5));
        const std::uint32_t leaf = weight > 0.0 ? leafAt(voxels, center) : kNoLeaf;
        if (leaf != kNoLeaf) {
            addSample(out, leaf, static_cast<float>(weight), (p.cast<float>() - voxels.center(leaf)).norm());
            total += weight;
        }
    }
    for (std::uint8_t i = 0; i < out.count; ++i) {
        out.samples[i].weight = static_cast<float>(static_cast<double>(out.samples[i].weight) / total);
    }
}

VertexSamples sampleVertex(const SparseVoxels& voxels, const LeafTree& tree, const Vec3& p, Lookup lookup) {
    VertexSamples result;
    result.home = leafAt(voxels, p);
    if (result.home == kNoLeaf) {
        const Vec3f position = p.allFinite() ? Vec3f(p.cast<float>()) : Vec3f(Vec3f::Zero());
        const LeafTree::Hit hit = tree.nearest(position);
        result.outside = true;
        result.home = hit.leaf;
        result.samples[0] = {hit.leaf, 1.0F, hit.distance};
        result.count = 1;
    } else if (lookup == Lookup::Voxel) {
        sampleVoxel(voxels, p, result);
    } else {
        sampleSmooth(voxels, p, result);
    }
    return result;
}

} // namespace

VertexLookup::VertexLookup(std::span<const Vec3> vertices, const SparseVoxels& voxels, const LeafTree& tree,
                           Lookup lookup, std::span<const double> depths)
    : m_depths(depths.begin(), depths.end())
    , m_lookup(lookup) {
    std::vector<VertexSamples> all(vertices.size());
    parallelFor(vertices.size(), 2048, [&](std::size_t begin, std::size_t end) {
        for (std::size_t p = begin; p < end; ++p) {
            all[p] = sampleVertex(voxels, tree, vertices[p], lookup);
        }
    });
    m_offsets.reserve(vertices.size() + 1);
    m_home.reserve(vertices.size());
    m_positions.reserve(vertices.size());
    for (std::size_t p = 0; p < all.size(); ++p) {
        m_samples.insert(m_samples.end(), all[p].samples.begin(), all[p].samples.begin() + all[p].count);
        m_offsets.push_back(static_cast<std::uint32_t>(m_samples.size()));
        m_home.push_back(all[p].home);
        m_positions.push_back(vertices[p].allFinite() ? Vec3f(vertices[p].cast<float>())
                                                      : voxels.center(all[p].home));
        if (all[p].outside) {
            m_outside.push_back(static_cast<std::uint32_t>(p));
        }
    }
}

float VertexLookup::farthestSample(std::size_t vertex) const {
    float farthest = 0.0F;
    for (const LeafSample& sample : samples(vertex)) {
        farthest = std::max(farthest, sample.offset);
    }
    return farthest;
}

float VertexLookup::distance(std::size_t vertex, const GeodesicSearch& search) const {
    const float path = pathTo(vertex, search);
    return m_depths.empty() ? path : std::hypot(path, m_depths[vertex]);
}

float VertexLookup::pathTo(std::size_t vertex, const GeodesicSearch& search) const {
    const std::span<const LeafSample> from = samples(vertex);
    if (m_lookup == Lookup::Voxel) {
        return search.distanceAt(from[0].leaf) + from[0].offset;
    }
    std::array<float, kMaxSamples> lengths{};
    float shortest = std::numeric_limits<float>::infinity();
    GeodesicSearch::View view{m_positions[vertex]};
    for (std::size_t i = 0; i < from.size(); ++i) {
        lengths[i] = search.distanceAt(from[i].leaf, view);
        shortest = std::min(shortest, lengths[i]);
    }
    const CostGraph& graph = search.graph();
    const float max = shortest + kSurfaceGap * graph.finestWidth(graph.leaf(m_home[vertex]));
    float sum = 0.0F;
    for (std::size_t i = 0; i < from.size(); ++i) {
        sum += from[i].weight * std::min(lengths[i], max);
    }
    return sum;
}

} // namespace sinew
