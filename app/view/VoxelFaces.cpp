#include "app/view/VoxelFaces.h"

#include "app/view/ColorMaps.h"

#include <algorithm>

namespace sinew {
namespace {

/// Faces of one side as numbers that sort by plane, then row, then place in the row.
constexpr unsigned kPlaceBits = 16;
constexpr unsigned kKindBits = 8;

std::uint64_t faceKey(std::uint32_t plane, std::uint32_t row, std::uint32_t place, VoxelKind kind) {
    return ((static_cast<std::uint64_t>(plane) << kPlaceBits | row) << kPlaceBits | place) << kKindBits |
           static_cast<std::uint64_t>(kind);
}

class FaceFinder {
public:
    FaceFinder(const SparseVoxels& voxels, Progress& progress)
        : m_voxels(voxels)
        , m_progress(progress) {}

    /// False when canceled.
    bool findSide(unsigned side, VoxelFaces& faces) {
        m_keys.clear();
        for (std::size_t leaf = 0; leaf < m_voxels.size(); ++leaf) {
            if (leaf % 4096 == 0 && m_progress.canceled()) {
                return false;
            }
            addFaces(leaf, side / 2, side % 2 == 1);
        }
        std::sort(m_keys.begin(), m_keys.end());
        joinRows(side, faces);
        return true;
    }

private:
    void addFaces(std::size_t leaf, unsigned axis, bool positive) {
        const Cell corner = m_voxels.corner(leaf);
        const std::uint32_t size = 1U << m_voxels.sizeLog2(leaf);
        const VoxelKind kind = voxelKind(m_voxels.flags(leaf));
        const unsigned u = (axis + 1) % 3;
        const unsigned v = (axis + 2) % 3;
        std::array<std::int64_t, 3> beyond{};
        beyond[axis] = positive ? std::int64_t{corner[axis]} + size : std::int64_t{corner[axis]} - 1;
        for (std::uint32_t row = 0; row < size; ++row) {
            for (std::uint32_t place = 0; place < size; ++place) {
                beyond[u] = corner[u] + place;
                beyond[v] = corner[v] + row;
                if (m_voxels.find(beyond[0], beyond[1], beyond[2]) == kNoLeaf) {
                    m_keys.push_back(faceKey(corner[axis] + (positive ? size : 0U), corner[v] + row,
                                             corner[u] + place, kind));
                }
            }
        }
    }

    void joinRows(unsigned side, VoxelFaces& faces) const {
        constexpr std::uint64_t step = 1ULL << kKindBits; // the next place in the row, same kind
        for (std::size_t first = 0; first < m_keys.size();) {
            std::size_t last = first;
            while (last + 1 < m_keys.size() && m_keys[last + 1] == m_keys[last] + step) {
                ++last;
            }
            addQuad(m_keys[first], static_cast<std::uint16_t>(last - first + 1), side, faces);
            first = last + 1;
        }
    }

    static void addQuad(std::uint64_t key, std::uint16_t length, unsigned side, VoxelFaces& faces) {
        const unsigned axis = side / 2;
        constexpr std::uint64_t mask = 0xffff;
        const auto kind = static_cast<std::uint8_t>(key & 0xff);
        const auto place = static_cast<std::uint16_t>(key >> kKindBits & mask);
        const auto row = static_cast<std::uint16_t>(key >> (kKindBits + kPlaceBits) & mask);
        const auto plane = static_cast<std::uint16_t>(key >> (kKindBits + 2 * kPlaceBits) & mask);
        std::array<std::array<std::uint16_t, 2>, 4> corners{
            {{0, 0}, {length, 0}, {length, 1}, {0, 1}}}; // counter-clockwise about +axis
        if (side % 2 == 0) {
            std::swap(corners[1], corners[3]);
        }
        for (const auto& corner : corners) {
            VoxelVertex vertex;
            vertex.place[axis] = plane;
            vertex.place[(axis + 1) % 3] = static_cast<std::uint16_t>(place + corner[0]);
            vertex.place[(axis + 2) % 3] = static_cast<std::uint16_t>(row + corner[1]);
            vertex.kind = kind;
            vertex.side = static_cast<std::uint8_t>(side);
            faces.vertices.push_back(vertex);
        }
    }

    const SparseVoxels& m_voxels;
    Progress& m_progress;
    std::vector<std::uint64_t> m_keys;
};

} // namespace

Expected<VoxelFaces> outerFaces(const SparseVoxels& voxels, Progress& progress) {
    VoxelFaces faces;
    FaceFinder finder(voxels, progress);
    for (unsigned side = 0; side < 6; ++side) {
        faces.firstFace[side] = faces.vertices.size() / 4;
        if (!finder.findSide(side, faces)) {
            return fail(ErrorCode::Canceled);
        }
    }
    faces.firstFace[6] = faces.vertices.size() / 4;
    return faces;
}

} // namespace sinew
