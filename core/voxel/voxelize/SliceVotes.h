#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/geometry/Mesh.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

namespace sinew {

/// One axis' votes (paper sec. 5.1, eq. 5) for every voxel of a resolution^3 grid, a bit each, as they are
/// read back: 32 slices in the four channels of a picture. Columns as in ColumnCrossings. resolution^3 / 8
/// bytes, at least 4 resolution^2.
class SliceVotes {
public:
    static constexpr std::uint32_t kSlicesPerPicture = 32; ///< 8 bits of red, green, blue and alpha

    explicit SliceVotes(std::uint32_t resolution = 0)
        : m_resolution(resolution)
        , m_bytes(pictureCount() * pictureBytes()) {}

    std::uint32_t resolution() const { return m_resolution; }
    std::size_t pictureCount() const { return (m_resolution + kSlicesPerPicture - 1) / kSlicesPerPicture; }
    std::size_t pictureBytes() const { return std::size_t{4} * m_resolution * m_resolution; }
    /// Slices 32 * index to 32 * index + 31 along the axis: row v, column u, four bytes, the lowest bit
    /// first.
    std::span<std::uint8_t> picture(std::size_t index) {
        return std::span(m_bytes).subspan(index * pictureBytes(), pictureBytes());
    }
    std::span<std::uint8_t> bytes() { return m_bytes; }
    std::span<const std::uint8_t> bytes() const { return m_bytes; }

    bool inside(std::uint32_t u, std::uint32_t v, std::uint32_t slice) const {
        const std::size_t column = static_cast<std::size_t>(v) * m_resolution + u;
        const std::uint32_t bit = slice % kSlicesPerPicture;
        const std::size_t byte = slice / kSlicesPerPicture * pictureBytes() + 4 * column + bit / 8;
        return (m_bytes[byte] >> (bit % 8) & 1U) != 0;
    }

private:
    std::uint32_t m_resolution = 0;
    std::vector<std::uint8_t> m_bytes;
};

/// The uniform grid that a graphics card drew (the paper's set U, before eq. 6).
struct DrawnVotes {
    std::array<SliceVotes, 3> axes;
    std::size_t readBacks = 0; ///< pictures read from the card: 6 views of resolution / 32
    std::string renderer;      ///< the driver's name
};

constexpr int kMaxDrawnResolution = 512; ///< 50 MB of votes

/// Draws a surface slice by slice: `vertices` in the grid space of `resolution` voxels a side, `triangles`
/// oriented outward. Errors: NoOpenGl, DrawingFailed, Canceled.
using SliceDrawer =
    std::function<Expected<DrawnVotes>(std::span<const Vec3> vertices, std::span<const Triangle> triangles,
                                       std::uint32_t resolution, Progress& progress)>;

/// What binds with Voxelizer::Drawn ask; core draws nothing itself. Not while one runs.
void setSliceDrawer(SliceDrawer drawer);
/// The same call; error NoOpenGl where none is set.
Expected<DrawnVotes> drawSlices(std::span<const Vec3> vertices, std::span<const Triangle> triangles,
                                std::uint32_t resolution, Progress& progress);

} // namespace sinew
