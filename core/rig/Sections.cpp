#include "core/rig/BodyVolume.h"

#include <algorithm>
#include <cmath>
#include <numeric>

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
        const Vec3 position = volume.center({x, layer, z});
        section.center += position;
        section.low = section.low.cwiseMin(position - half);
        section.high = section.high.cwiseMax(position + half);
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

/// Of a grown human's height: an ankle. Pieces of a foot (toes, a heel) join below it; what begins above it
/// does not stand on the ground.
constexpr double kAnkle = 0.055;
/// Of the height up to which left and right stay apart. Fitted on a fox, a horse and a robot of four legs,
/// whose legs stay apart for 0.70 of it and more, and on the feet of a knight, heel and ball of which do so
/// for 0.39.
constexpr double kLegFraction = 0.5;

/// The pieces of all layers from the floor up to one, as the layers grow.
class GrowingPieces {
public:
    explicit GrowingPieces(const BodyVolume& volume)
        : m_volume(volume)
        , m_parent(volume.cellCount(), kOutside) {}

    void addLayer(int y) {
        const auto [nx, ny, nz] = m_volume.size();
        for (int z = 0; z < nz; ++z) {
            for (int x = 0; x < nx; ++x) {
                if (m_volume.body({x, y, z})) {
                    addCell({x, y, z});
                }
            }
        }
    }

    /// Those that stand on the ground, by the side on which all their cells are.
    StandingLegs legs(double ground) const {
        const double half = 0.5 * m_volume.cellSize();
        StandingLegs legs;
        for (const std::size_t root : m_roots) {
            const Vec3& low = m_pieces[root].low;
            const Vec3& high = m_pieces[root].high;
            if (low.y() <= ground) {
                legs.left += low.x() > -half ? 1 : 0;
                legs.right += high.x() < half ? 1 : 0;
            }
        }
        return legs;
    }

    /// Forgets the pieces that joined others.
    void settle() {
        std::erase_if(m_roots, [&](std::size_t root) { return m_pieces[root].joined; });
    }

private:
    static constexpr std::uint32_t kOutside = ~std::uint32_t{0};
    struct Piece {
        Vec3 low;  ///< least coordinates of the middles of its cells
        Vec3 high; ///< largest
        std::uint32_t parent = 0;
        bool joined = false;
    };

    std::uint32_t rootOf(std::uint32_t piece) {
        while (m_pieces[piece].parent != piece) {
            piece = m_pieces[piece].parent = m_pieces[m_pieces[piece].parent].parent;
        }
        return piece;
    }

    void addCell(const BodyVolume::Cell& cell) {
        const Vec3 at = m_volume.center(cell);
        std::uint32_t piece = kOutside;
        for (const BodyVolume::Cell& step :
             {BodyVolume::Cell{-1, 0, 0}, BodyVolume::Cell{0, -1, 0}, BodyVolume::Cell{0, 0, -1}}) {
            const BodyVolume::Cell near{cell[0] + step[0], cell[1] + step[1], cell[2] + step[2]};
            const std::uint32_t other = m_volume.holds(near) ? m_parent[m_volume.index(near)] : kOutside;
            if (other != kOutside) {
                piece = piece == kOutside ? rootOf(other) : join(piece, rootOf(other));
            }
        }
        if (piece == kOutside) {
            piece = static_cast<std::uint32_t>(m_pieces.size());
            m_roots.push_back(piece);
            m_pieces.push_back({at, at, piece, false});
        }
        m_pieces[piece].low = m_pieces[piece].low.cwiseMin(at);
        m_pieces[piece].high = m_pieces[piece].high.cwiseMax(at);
        m_parent[m_volume.index(cell)] = piece;
    }

    std::uint32_t join(std::uint32_t a, std::uint32_t b) {
        if (a == b) {
            return a;
        }
        m_pieces[a].low = m_pieces[a].low.cwiseMin(m_pieces[b].low);
        m_pieces[a].high = m_pieces[a].high.cwiseMax(m_pieces[b].high);
        m_pieces[b].parent = a;
        m_pieces[b].joined = true;
        return a;
    }

    const BodyVolume& m_volume;
    std::vector<std::uint32_t> m_parent; ///< #cells: a piece that each is of
    std::vector<Piece> m_pieces;
    std::vector<std::size_t> m_roots;
};

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
    double min = 1e30;
    for (const BodySection& section : sections) {
        const bool beside = side > 0 ? section.low.x() > -0.005 : section.high.x() < 0.005;
        if (!beside) {
            continue;
        }
        if (near == nullptr) {
            return section;
        }
        const double away = (section.center - *near).norm();
        if (away < min) {
            min = away;
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
                const Vec3 position = volume.center({i, layer, z});
                level.center += position;
                level.front = std::max(level.front, position.z());
                level.back = std::min(level.back, position.z());
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

StandingLegs standingLegs(const BodyVolume& volume) {
    GrowingPieces pieces(volume);
    std::vector<StandingLegs> levels;
    int apart = 0; // the layers in which left and right stay apart
    for (int y = 0; y < volume.size()[1]; ++y) {
        pieces.addLayer(y);
        pieces.settle();
        levels.push_back(pieces.legs(volume.center({0, 0, 0}).y() + kAnkle));
        apart = levels.back().paired() > 0 ? y + 1 : apart;
    }
    const auto from = static_cast<std::size_t>(std::max(kLegFraction * apart, kAnkle / volume.cellSize()));
    return from < levels.size() ? levels[from] : StandingLegs{};
}

} // namespace sinew
