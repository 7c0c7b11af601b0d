#include "core/solve/doctor/FarSearch.h"

#include "core/distance/GeodesicDistance.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sinew {
namespace {

/// Paths through voxels come out shorter than the straight line by less than this, and by two voxels.
constexpr double kShorter = 0.95;
constexpr double kVoxelsShorter = 2.0;
/// What comes from other units and back must not fall short.
constexpr float kRounding = 1.001F;

} // namespace

FarSearch::FarSearch(SearchedVolume searched, std::vector<float> reaches)
    : m_searched(std::move(searched))
    , m_reaches(std::move(reaches))
    , m_beyond(m_searched.volume->seeds.ofSource.size()) {}

bool FarSearch::isBeyond(std::size_t source, std::uint32_t vertex) {
    if (straightLineIsBeyond(source, vertex)) {
        return true;
    }
    const std::lock_guard lock(m_mutex);
    if (m_beyond[source].empty()) {
        m_beyond[source] = search(source);
    }
    return m_beyond[source][vertex];
}

std::size_t FarSearch::searched() const {
    const std::lock_guard lock(m_mutex);
    return static_cast<std::size_t>(
        std::ranges::count_if(m_beyond, [](const std::vector<bool>& row) { return !row.empty(); }));
}

/// No path is shorter than the straight line. Handles with a volume begin before their middle lines.
bool FarSearch::straightLineIsBeyond(std::size_t source, std::uint32_t vertex) const {
    const Bone& bone = m_searched.input->sources.joints[source];
    if (!bone.volumes.empty() || bone.segments.empty()) {
        return false;
    }
    double nearest = std::numeric_limits<double>::infinity();
    for (const Segment& segment : bone.segments) {
        nearest = std::min(nearest, distanceTo(m_searched.input->problem.vertices[vertex], segment));
    }
    return kShorter * nearest - kVoxelsShorter * m_searched.voxelSize() >
           static_cast<double>(m_reaches[vertex]);
}

std::vector<bool> FarSearch::search(std::size_t source) {
    const VertexLookup& lookup = *m_searched.lookup;
    const auto toVoxels = static_cast<float>(1.0 / m_searched.voxelSize());
    Progress progress; // a search is short; whoever asks looks between two
    if (!m_limits) {
        std::vector<float> reaches;
        for (const float reach : m_reaches) {
            reaches.push_back(kRounding * reach * toVoxels);
        }
        auto limits = std::make_unique<SearchLimits>(*m_searched.costGraph, lookup);
        limits->measure(reaches, progress);
        m_limits = std::move(limits);
    }
    GeodesicSearch search(*m_searched.costGraph);
    search.run(m_searched.volume->seeds.ofSource[source], m_limits->forPart(1.0F), progress);
    std::vector<bool> beyond(m_reaches.size());
    for (std::size_t p = 0; p < beyond.size(); ++p) {
        beyond[p] =
            !search.reached(lookup.homeLeaf(p)) || lookup.distance(p, search) > m_reaches[p] * toVoxels;
    }
    return beyond;
}

} // namespace sinew
