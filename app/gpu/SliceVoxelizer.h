#pragma once

#include "app/gpu/OffscreenGl.h"
#include "core/base/Expected.h"
#include "core/base/Progress.h"
#include "core/geometry/Mesh.h"
#include "core/voxel/VoteDrawer.h"

#include <array>
#include <memory>
#include <mutex>
#include <optional>
#include <span>

namespace sinew {

/// The paper's own voxelization (Dionne and de Lasa 2014, sec. 5.1): for every slice and both views along an
/// axis the mesh is drawn with the near plane at the slice, and where the nearest face ahead shows its back a
/// voxel is inside. 32 slices go into one read-back (sec. 8), so 256 slices take 48 instead of 1536. Gives
/// what InsideRule::NearestFace gives on the processor, but where the driver rounds a face's edge to the
/// other side of a voxel's centre.
class SliceVoxelizer {
public:
    /// Null without OpenGL 3.3. On the thread of the user interface.
    static std::unique_ptr<SliceVoxelizer> create();

    /// Whether the driver draws with the processor; ours is faster then.
    bool software() const { return isSoftwareRenderer(m_gl->renderer()); }
    /// The driver's name.
    const QByteArray& renderer() const { return m_gl->renderer(); }

    /// A VoteDrawer's work: `triangles` oriented outward. From any thread, one call after the other. Errors:
    /// Canceled. Empty when the driver failed. O(#T resolution) drawn triangles.
    Expected<std::optional<AxisVotes>> votes(std::span<const Vec3> points,
                                             std::span<const Triangle> triangles, std::uint32_t resolution,
                                             Progress& progress);

private:
    explicit SliceVoxelizer(std::unique_ptr<OffscreenGl> gl);

    std::unique_ptr<OffscreenGl> m_gl;
    std::mutex m_mutex;
};

} // namespace sinew
