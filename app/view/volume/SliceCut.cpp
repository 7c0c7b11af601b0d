#include "app/view/volume/SliceCut.h"

#include "app/view/ColorMaps.h"
#include "core/base/Parallel.h"
#include "core/deform/implicit/PosedFields.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sinew {
namespace {

constexpr std::size_t kSliceCutGrain = 16384;

/// The plane as normal . place = offset, normal unit, grid space.
struct GridPlane {
    Vec3 normal = Vec3::UnitX();
    double offset = 0.0;
    double side(const Vec3& position) const { return normal.dot(position) - offset; }
};

GridPlane inGrid(const VoxelFrame& frame, const SlicePlane& plane) {
    GridPlane result;
    result.normal = (frame.gridFromModel.linear() * plane.normal()).normalized();
    result.offset = result.normal.dot(frame.gridFromModel * Vec3(plane.position * plane.normal()));
    return result;
}

/// Corners of plane and cube: where its twelve edges change sides, sorted around their middle.
void cutCube(const Vec3& low, double size, const GridPlane& plane, std::vector<Vec3>& corners) {
    std::array<Vec3, 8> positions;
    std::array<double, 8> sides{};
    for (unsigned c = 0; c < 8; ++c) {
        positions[c] = low + size * Vec3(c & 1U ? 1.0 : 0.0, c & 2U ? 1.0 : 0.0, c & 4U ? 1.0 : 0.0);
        sides[c] = plane.side(positions[c]);
    }
    std::vector<Vec3> found;
    for (unsigned c = 0; c < 8; ++c) {
        for (const unsigned bit : {1U, 2U, 4U}) {
            const unsigned d = c | bit;
            if (d != c && (sides[c] < 0.0) != (sides[d] < 0.0)) {
                found.push_back(positions[c] +
                                sides[c] / (sides[c] - sides[d]) * (positions[d] - positions[c]));
            }
        }
    }
    if (found.size() < 3) {
        return;
    }
    Vec3 middle = Vec3::Zero();
    for (const Vec3& position : found) {
        middle += position / static_cast<double>(found.size());
    }
    const Vec3 right = plane.normal.unitOrthogonal();
    const Vec3 up = plane.normal.cross(right);
    std::sort(found.begin(), found.end(), [&](const Vec3& a, const Vec3& b) {
        return std::atan2(up.dot(a - middle), right.dot(a - middle)) <
               std::atan2(up.dot(b - middle), right.dot(b - middle));
    });
    corners.insert(corners.end(), found.begin(), found.end());
}

constexpr float kOctreeFill = 0.30F;
constexpr Rgba kCellBorder = rgba(0x10, 0x14, 0x1c, 0x48);

class CutPainter {
public:
    CutPainter(const CutInput& input, CutMesh& mesh)
        : m_input(input)
        , m_mesh(mesh)
        , m_kinds(input.view.layer(Overlay::Voxels))
        , m_levels(input.view.layer(Overlay::Octree))
        , m_away(input.view.layer(Overlay::SliceDistance))
        , m_showAway(m_away.visible && input.scale && input.distances != nullptr) {}

    /// Vertices of polygon n: its middle, then its corners.
    void paint(std::size_t n) {
        const SliceCut& cut = m_input.cut;
        const std::uint32_t leaf = cut.leaves[n];
        CutVertex base = leafVertex(leaf);
        const float own = m_showAway ? (*m_input.distances)[leaf] : 0.0F;
        const std::size_t first = cut.firstCorner[n] + n;
        const std::uint32_t corners = cut.firstCorner[n + 1] - cut.firstCorner[n];
        Vec3 middle = Vec3::Zero();
        for (std::uint32_t k = 0; k < corners; ++k) {
            const Vec3& position = cut.corners[cut.firstCorner[n] + k];
            middle += position / corners;
            const bool smooth = m_showAway && std::isfinite(own);
            m_mesh.vertices[first + 1 + k] = vertex(
                base, position, smooth ? meanAround(m_input.voxels, *m_input.distances, position) : own);
        }
        m_mesh.vertices[first] = vertex(base, middle, own);
    }

private:
    CutVertex leafVertex(std::uint32_t leaf) const {
        const Cell low = m_input.voxels.corner(leaf);
        const int size = m_input.voxels.sizeLog2(leaf);
        CutVertex result;
        result.leaf = {static_cast<std::uint16_t>(low[0]), static_cast<std::uint16_t>(low[1]),
                       static_cast<std::uint16_t>(low[2]), static_cast<std::uint16_t>(1U << size)};
        result.border = kCellBorder;
        if (m_kinds.visible) {
            result.fill = faded(voxelColor(voxelKind(m_input.voxels.flags(leaf))), m_kinds.opacity);
        }
        if (m_levels.visible) {
            const Rgba color = levelColor(size);
            result.fill = composed(result.fill, faded(color, kOctreeFill * m_levels.opacity));
            result.border = faded(color, std::min(1.0F, 0.4F + m_levels.opacity));
        }
        return result;
    }

    CutVertex vertex(CutVertex base, const Vec3& position, float voxelsAway) const {
        base.position = {static_cast<float>(position.x()), static_cast<float>(position.y()),
                         static_cast<float>(position.z())};
        if (m_showAway) {
            const double meters = static_cast<double>(voxelsAway) * m_input.scale->metersPerVoxel;
            const bool reached = std::isfinite(meters);
            const Rgba color =
                reached ? distanceColor(static_cast<float>(meters / m_input.scale->largest)) : kUnreachable;
            base.fill = composed(base.fill, faded(color, m_away.opacity));
            base.level = reached ? static_cast<float>(meters / m_input.scale->step) : -1.0F;
        }
        return base;
    }

    const CutInput& m_input;
    CutMesh& m_mesh;
    OverlayView m_kinds;
    OverlayView m_levels;
    OverlayView m_away;
    bool m_showAway;
};

std::vector<std::uint32_t> largestLeaves(const SparseVoxels& voxels, std::size_t max) {
    std::vector<std::uint32_t> leaves;
    for (int size = voxels.frame().depth; size >= 0 && leaves.size() < max; --size) {
        for (std::uint32_t leaf = 0; leaf < voxels.size() && leaves.size() < max; ++leaf) {
            if (voxels.sizeLog2(leaf) == size) {
                leaves.push_back(leaf);
            }
        }
    }
    return leaves;
}

constexpr std::size_t kFieldCutGrain = 2048;

/// Samples of a box on a plane.
struct PlaneGrid {
    std::array<Eigen::Index, 2> axes{};
    std::array<std::size_t, 2> count{};
    double step = 1.0;
    Vec3 origin = Vec3::Zero();

    PlaneGrid(const Aabb& box, const SlicePlane& plane) {
        const auto across = static_cast<Eigen::Index>(plane.axis);
        axes = {(across + 1) % 3, (across + 2) % 3};
        const Vec3 extent = box.extent();
        step = std::max(extent[axes[0]], extent[axes[1]]) / (kFieldSamples - 1);
        for (std::size_t a = 0; a < 2; ++a) {
            const double steps = step > 0.0 ? extent[axes[a]] / step : 0.0;
            count[a] = static_cast<std::size_t>(std::clamp(std::ceil(steps), 1.0, kFieldSamples - 1.0)) + 1;
        }
        origin = box.min;
        origin[across] = plane.position;
    }
    std::size_t size() const { return count[0] * count[1]; }
    Vec3 center(std::size_t n) const {
        const std::size_t column = n % count[0];
        const std::size_t row = n / count[0];
        Vec3 position = origin;
        position[axes[0]] += step * static_cast<double>(column);
        position[axes[1]] += step * static_cast<double>(row);
        return position;
    }
};

/// Cells that the field reaches.
void addCells(const PlaneGrid& grid, FieldCut& cut) {
    const auto width = static_cast<std::uint32_t>(grid.count[0]);
    for (std::uint32_t row = 0; row + 1 < grid.count[1]; ++row) {
        for (std::uint32_t column = 0; column + 1 < width; ++column) {
            const std::uint32_t a = row * width + column;
            const std::array<std::uint32_t, 4> corners{a, a + 1, a + width + 1, a + width};
            const bool reached = std::ranges::any_of(
                corners, [&](std::uint32_t corner) { return cut.vertices[corner].value > 0.0F; });
            if (reached) {
                cut.indices.insert(cut.indices.end(),
                                   {corners[0], corners[1], corners[2], corners[0], corners[2], corners[3]});
            }
        }
    }
}

} // namespace

SlicePlane slicePlane(const Aabb& box, SliceAxis axis, double slice) {
    const auto a = static_cast<Eigen::Index>(axis);
    return {axis, box.empty() ? 0.0 : box.min[a] + slice * (box.max[a] - box.min[a])};
}

SliceCut cutVoxels(const SparseVoxels& voxels, const SlicePlane& plane) {
    const GridPlane cut = inGrid(voxels.frame(), plane);
    const double reach = 0.5 * cut.normal.lpNorm<1>();
    const std::size_t chunks = (voxels.size() + kSliceCutGrain - 1) / kSliceCutGrain;
    std::vector<std::vector<std::uint32_t>> met(chunks);
    parallelFor(chunks, 1, [&](std::size_t begin, std::size_t end) {
        for (std::size_t chunk = begin; chunk < end; ++chunk) {
            const std::size_t last = std::min(voxels.size(), (chunk + 1) * kSliceCutGrain);
            for (std::size_t leaf = chunk * kSliceCutGrain; leaf < last; ++leaf) {
                const double size = static_cast<double>(1U << voxels.sizeLog2(leaf));
                if (std::abs(cut.side(voxels.center(leaf).cast<double>())) <= reach * size) {
                    met[chunk].push_back(static_cast<std::uint32_t>(leaf));
                }
            }
        }
    });
    SliceCut result;
    for (const auto& leaves : met) {
        for (const std::uint32_t leaf : leaves) {
            const std::size_t before = result.corners.size();
            const double size = static_cast<double>(1U << voxels.sizeLog2(leaf));
            cutCube(voxels.center(leaf).cast<double>() - Vec3::Constant(0.5 * size), size, cut,
                    result.corners);
            if (result.corners.size() > before) {
                result.leaves.push_back(leaf);
                result.firstCorner.push_back(static_cast<std::uint32_t>(result.corners.size()));
            }
        }
    }
    return result;
}

float meanAround(const SparseVoxels& voxels, std::span<const float> ofLeaf, const Vec3& gridPosition) {
    constexpr double step = 0.25;
    float sum = 0.0F;
    int count = 0;
    for (unsigned c = 0; c < 8; ++c) {
        const Vec3 position =
            gridPosition + step * Vec3(c & 1U ? 1.0 : -1.0, c & 2U ? 1.0 : -1.0, c & 4U ? 1.0 : -1.0);
        const std::uint32_t leaf =
            voxels.find(std::llround(std::floor(position.x())), std::llround(std::floor(position.y())),
                        std::llround(std::floor(position.z())));
        if (leaf != kNoLeaf && std::isfinite(ofLeaf[leaf])) {
            sum += ofLeaf[leaf];
            ++count;
        }
    }
    return count > 0 ? sum / static_cast<float>(count) : std::numeric_limits<float>::infinity();
}

void colorCut(const CutInput& input, CutMesh& mesh) {
    const SliceCut& cut = input.cut;
    mesh.vertices.resize(cut.corners.size() + cut.leaves.size());
    mesh.indices.clear();
    for (std::size_t n = 0; n < cut.leaves.size(); ++n) {
        const auto first = static_cast<std::uint32_t>(cut.firstCorner[n] + n);
        const std::uint32_t corners = cut.firstCorner[n + 1] - cut.firstCorner[n];
        for (std::uint32_t k = 0; k < corners; ++k) {
            mesh.indices.insert(mesh.indices.end(), {first, first + 1 + k, first + 1 + (k + 1) % corners});
        }
    }
    CutPainter painter(input, mesh);
    parallelFor(cut.leaves.size(), 256, [&](std::size_t begin, std::size_t end) {
        for (std::size_t n = begin; n < end; ++n) {
            painter.paint(n);
        }
    });
}

std::vector<OctreeEdge> octreeBoxes(const SparseVoxels& voxels, std::size_t max) {
    std::vector<OctreeEdge> edges;
    const Transform modelFromGrid = voxels.frame().gridFromModel.inverse();
    for (const std::uint32_t leaf : largestLeaves(voxels, max)) {
        const double size = static_cast<double>(1U << voxels.sizeLog2(leaf));
        const Vec3 low = voxels.center(leaf).cast<double>() - Vec3::Constant(0.5 * size);
        const auto corner = [&](unsigned c) {
            const Vec3 offset(c & 1U ? size : 0.0, c & 2U ? size : 0.0, c & 4U ? size : 0.0);
            return Vec3(modelFromGrid * Vec3(low + offset));
        };
        for (unsigned c = 0; c < 8; ++c) {
            for (const unsigned bit : {1U, 2U, 4U}) {
                if ((c & bit) == 0) {
                    edges.push_back({corner(c), corner(c | bit), levelColor(voxels.sizeLog2(leaf))});
                }
            }
        }
    }
    return edges;
}

bool hasField(const ImplicitFrame& frame, std::int32_t joint) {
    const auto number = static_cast<std::size_t>(joint);
    return joint != kNone && number < frame.skin->fields.size() && frame.skin->fields[number] &&
           frame.matrices[number].matrix().allFinite();
}

FieldCut cutField(const ImplicitFrame& frame, std::size_t joint, const SlicePlane& plane) {
    FieldCut cut;
    const PosedFields fields(*frame.skin, frame.matrices, frame.settings);
    if (!fields.has(joint)) {
        return cut;
    }
    const Aabb& box = fields.box(joint);
    const auto across = static_cast<Eigen::Index>(plane.axis);
    if (!(plane.position >= box.min[across] && plane.position <= box.max[across])) {
        return cut;
    }
    const PlaneGrid grid(box, plane);
    cut.vertices.resize(grid.size());
    parallelFor(grid.size(), kFieldCutGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t n = begin; n < end; ++n) {
            const Vec3 position = grid.center(n);
            const float value = fields.at(joint, position).value;
            cut.vertices[n] = {{static_cast<float>(position.x()), static_cast<float>(position.y()),
                                static_cast<float>(position.z())},
                               value,
                               fieldColor(value)};
        }
    });
    addCells(grid, cut);
    return cut;
}

FieldSurface fieldSurface(const BoneField& field) {
    const Mesh mesh = surfaceOf(field);
    const std::vector<Vec3f> normals = mesh.normals.empty() ? smoothNormals(mesh) : mesh.normals;
    std::vector<Triangle> triangles;
    triangulate(mesh, &triangles);
    FieldSurface surface;
    surface.vertices.reserve(3 * triangles.size());
    for (const Triangle& triangle : triangles) {
        for (const std::uint32_t corner : triangle) {
            const Vec3f position = mesh.vertices[mesh.corners[corner]].cast<float>();
            const Vec3f& normal = normals[corner];
            surface.vertices.push_back(
                {{position.x(), position.y(), position.z()}, {normal.x(), normal.y(), normal.z()}});
        }
    }
    return surface;
}

} // namespace sinew
