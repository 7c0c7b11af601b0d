#include "core/rig/Sections.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

int layerOf(const BodyVolume& volume, double height) {
    return volume.cellOf(Vec3(0.0, height, 0.0))[1];
}

/// Cells of a layer that hang together with a first one, which are marked as taken.
BodySection floodSection(const BodyVolume& volume, int layer, int firstX, int firstZ,
                         std::vector<std::uint8_t>& taken) {
    const auto at = [&](int x, int z) {
        return static_cast<std::size_t>(z) * static_cast<std::size_t>(volume.size()[0]) +
               static_cast<std::size_t>(x);
    };
    BodySection section;
    section.low = Vec3::Constant(1e30);
    section.high = Vec3::Constant(-1e30);
    const Vec3 half = Vec3::Constant(0.5 * volume.cellSize());
    std::vector<std::array<int, 2>> open{{firstX, firstZ}};
    taken[at(firstX, firstZ)] = 1;
    double count = 0.0;
    while (!open.empty()) {
        const auto [x, z] = open.back();
        open.pop_back();
        const Vec3 place = volume.center({x, layer, z});
        section.center += place;
        section.low = section.low.cwiseMin(place - half);
        section.high = section.high.cwiseMax(place + half);
        count += 1.0;
        for (int step = 0; step < 4; ++step) {
            const int nx = x + (step == 0 ? 1 : step == 1 ? -1 : 0);
            const int nz = z + (step == 2 ? 1 : step == 3 ? -1 : 0);
            if (volume.body({nx, layer, nz}) && taken[at(nx, nz)] == 0) {
                taken[at(nx, nz)] = 1;
                open.push_back({nx, nz});
            }
        }
    }
    section.center /= count;
    section.area = count * volume.cellSize() * volume.cellSize();
    return section;
}

} // namespace

std::vector<BodySection> sectionsAt(const BodyVolume& volume, double height) {
    const int layer = layerOf(volume, height);
    const auto [nx, ny, nz] = volume.size();
    std::vector<BodySection> sections;
    if (layer < 0 || layer >= ny) {
        return sections;
    }
    std::vector<std::uint8_t> taken(static_cast<std::size_t>(nx) * static_cast<std::size_t>(nz), 0);
    for (int z = 0; z < nz; ++z) {
        for (int x = 0; x < nx; ++x) {
            const std::size_t at =
                static_cast<std::size_t>(z) * static_cast<std::size_t>(nx) + static_cast<std::size_t>(x);
            if (taken[at] == 0 && volume.body({x, layer, z})) {
                sections.push_back(floodSection(volume, layer, x, z, taken));
            }
        }
    }
    std::ranges::stable_sort(sections, std::greater<>(), &BodySection::area);
    return sections;
}

BodySection sectionBeside(const std::vector<BodySection>& sections, int side, const Vec3* near) {
    BodySection best;
    double least = 1e30;
    for (const BodySection& section : sections) {
        const bool beside = side > 0 ? section.low.x() > -0.005 : section.high.x() < 0.005;
        if (!beside) {
            continue;
        }
        if (near == nullptr) {
            return section;
        }
        const double away = (section.center - *near).norm();
        if (away < least) {
            least = away;
            best = section;
        }
    }
    return best;
}

BodySection sectionAcross(const std::vector<BodySection>& sections) {
    const auto across = std::ranges::find_if(sections, &BodySection::crossesMiddle);
    return across == sections.end() ? BodySection{} : *across;
}

MiddleOfLevel middleOfLevel(const BodyVolume& volume, double height, double x, double reach) {
    const int layer = layerOf(volume, height);
    const int from = volume.cellOf(Vec3(x - reach, height, 0.0))[0];
    const int to = volume.cellOf(Vec3(x + reach, height, 0.0))[0];
    MiddleOfLevel level;
    level.front = -1e30;
    level.back = 1e30;
    double count = 0.0;
    for (int z = 0; z < volume.size()[2]; ++z) {
        for (int i = from; i <= to; ++i) {
            if (volume.body({i, layer, z})) {
                const Vec3 place = volume.center({i, layer, z});
                level.center += place;
                level.front = std::max(level.front, place.z());
                level.back = std::min(level.back, place.z());
                count += 1.0;
            }
        }
    }
    level.inside = count > 0.0;
    level.center = level.inside ? Vec3(level.center / count) : Vec3(x, height, 0.0);
    level.center.x() = x;
    level.center.y() = height;
    return level;
}

} // namespace sinew
