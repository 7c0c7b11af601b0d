#include "core/solve/leaks/LeakLocations.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

/// Places that only touch are told from this extent on, as a part of the cube's side.
constexpr double kTouchingExtent = 0.02;
constexpr std::size_t kUnplaced = static_cast<std::size_t>(-1);

/// Of at least one value.
double medianOf(std::vector<double> values) {
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

} // namespace

LeakLocations::LeakLocations(const CellFacets& cells, const std::vector<OpposingPair>& pairs)
    : m_baseLevel(cells.level) {
    for (const OpposingPair& pair : pairs) {
        for (const std::uint32_t cell : {pair.cellA, pair.cellB}) {
            m_locationOfCell.emplace(Key{pair.sourceA, pair.sourceB, cells.cells[cell]}, kUnplaced);
        }
    }
    const std::uint32_t resolution = 1U << static_cast<unsigned>(m_baseLevel);
    std::vector<Key> open;
    for (const auto& [start, place] : m_locationOfCell) {
        if (place != kUnplaced) {
            continue;
        }
        const auto [sourceA, sourceB, ignored] = start;
        m_locationOfCell[start] = m_gathered.size();
        open.push_back(start);
        while (!open.empty()) {
            const Cell corner = cellOfKey(std::get<2>(open.back()));
            open.pop_back();
            for (std::uint32_t direction = 0; direction < 27; ++direction) {
                const Cell other{corner[0] + direction % 3 - 1, corner[1] + direction / 3 % 3 - 1,
                                 corner[2] + direction / 9 - 1};
                if (other[0] >= resolution || other[1] >= resolution || other[2] >= resolution) {
                    continue;
                }
                const auto found = m_locationOfCell.find({sourceA, sourceB, mortonKey(other)});
                if (found != m_locationOfCell.end() && found->second == kUnplaced) {
                    found->second = m_gathered.size();
                    open.push_back(found->first);
                }
            }
        }
        m_gathered.push_back({sourceA, sourceB, m_baseLevel, {}, {}});
    }
    for (const auto& [key, place] : m_locationOfCell) {
        m_firstLocationOfCell.emplace(std::get<2>(key), place);
    }
}

std::size_t LeakLocations::placeOf(const CellFacets& cells, const OpposingPair& pair) const {
    const std::uint64_t cell =
        cells.cells[pair.cellA] >> (3U * static_cast<unsigned>(cells.level - m_baseLevel));
    const auto found = m_locationOfCell.find({pair.sourceA, pair.sourceB, cell});
    if (found != m_locationOfCell.end()) {
        return found->second;
    }
    // Seen closer, another bone is the nearest: the place is the one that has the cell all the same.
    const auto same = m_firstLocationOfCell.find(cell);
    return same == m_firstLocationOfCell.end() ? kUnplaced : same->second;
}

void LeakLocations::add(const CellFacets& cells, const OpposingPair& pair, bool stays) {
    const std::size_t place = placeOf(cells, pair);
    if (place == kUnplaced) {
        return;
    }
    Gathered& gathered = m_gathered[place];
    gathered.level = std::max(gathered.level, cells.level);
    if (cells.level == m_baseLevel) {
        gathered.first.emplace_back(pair.gap, pair.middle);
    }
    if (stays) {
        gathered.staying.push_back(pair.gap);
    }
}

std::vector<LeakLocation> LeakLocations::places(double minGap, const VoxelFrame& base,
                                                const std::vector<Bone>& sources) const {
    const Transform modelFromGrid = base.gridFromModel.inverse();
    std::vector<LeakLocation> places;
    for (const Gathered& gathered : m_gathered) {
        Vec3 mean = Vec3::Zero();
        Aabb box;
        std::vector<double> gaps;
        for (const auto& [gap, middle] : gathered.first) {
            mean += middle / static_cast<double>(gathered.first.size());
            box.add(middle);
            gaps.push_back(gap);
        }
        const auto wide = [minGap](double gap) { return gap >= minGap; };
        const bool leaks = std::any_of(gathered.staying.begin(), gathered.staying.end(), wide);
        const bool parts = std::any_of(gaps.begin(), gaps.end(), wide);
        if (!leaks && !parts && box.diagonal() < kTouchingExtent * base.resolution()) {
            continue;
        }
        // Closer up, pairs that only touch may turn out to be none at all: then nothing stays closed.
        const bool open = !leaks && (parts || gathered.staying.empty());
        const auto nearest =
            std::min_element(gathered.first.begin(), gathered.first.end(), [&](const auto& a, const auto& b) {
                return (a.second - mean).squaredNorm() < (b.second - mean).squaredNorm();
            });
        LeakLocation place;
        place.position = modelFromGrid * nearest->second;
        place.jointA = sources[gathered.sourceA].joint;
        place.jointB = sources[gathered.sourceB].joint;
        place.gap = medianOf(open ? gaps : gathered.staying) * base.voxelSize;
        place.extent = box.diagonal() * base.voxelSize;
        place.resolution = 1 << gathered.level;
        place.open = open;
        places.push_back(place);
    }
    std::stable_sort(places.begin(), places.end(),
                     [](const LeakLocation& a, const LeakLocation& b) { return a.extent > b.extent; });
    return places;
}

} // namespace sinew
