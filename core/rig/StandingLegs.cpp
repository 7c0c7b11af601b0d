#include "core/rig/StandingLegs.h"

#include <algorithm>
#include <numeric>

namespace sinew {
namespace {

/// Of a grown human's height: an ankle. Pieces of a foot (toes, a heel) join below it; what begins above it
/// does not stand on the ground.
constexpr double kAnkle = 0.055;
/// Of the height up to which left and right stay apart. Fitted on a fox, a horse and a robot of four legs,
/// whose legs stay apart for 0.70 of it and more, and on the feet of a knight, heel and ball of which do so
/// for 0.39.
constexpr double kLegShare = 0.5;

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
    const auto from = static_cast<std::size_t>(std::max(kLegShare * apart, kAnkle / volume.cellSize()));
    return from < levels.size() ? levels[from] : StandingLegs{};
}

} // namespace sinew
