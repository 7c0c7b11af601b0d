#include "core/rig/DenseGrid.h"

#include "core/base/Error.h"
#include "core/base/platform/Memory.h"
#include "core/geometry/Mesh.h"
#include "core/geometry/WeldedSurface.h"
#include "core/geometry/repair/FillHoles.h"
#include "core/geometry/repair/Orientation.h"
#include "core/voxel/voxelize/Voxelize.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

struct GridSurface {
    std::vector<Vec3> vertices; ///< welded, model space
    std::vector<Triangle> triangles;
};

/// As for a bind: outward, once each, holes closed.
GridSurface closedSurface(const Scene& scene) {
    std::vector<const Mesh*> meshes;
    meshes.reserve(scene.parts.size());
    for (const Part& part : scene.parts) {
        meshes.push_back(part.mesh.get());
    }
    const WeldedSurface welded(meshes);
    GridSurface surface{welded.positions(meshes), {}};
    for (std::size_t part = 0; part < meshes.size(); ++part) {
        for (const Triangle& triangle : triangulate(*meshes[part])) {
            surface.triangles.push_back(welded.welded(part, triangle));
        }
    }
    const OrientationFix fix = orientOutward(surface.vertices, surface.triangles);
    for (std::size_t t = 0; t < surface.triangles.size(); ++t) {
        if (fix.flipTriangle[t]) {
            std::swap(surface.triangles[t][1], surface.triangles[t][2]);
        }
    }
    const auto first = firstCoincident(surface.vertices.size(), surface.triangles);
    std::vector<Triangle> kept;
    for (std::size_t t = 0; t < first.size(); ++t) {
        if (first[t] == t) {
            kept.push_back(surface.triangles[t]);
        }
    }
    surface.triangles = std::move(kept);
    fillHoles(surface.vertices, borderLoops(surface.vertices, surface.triangles), surface.triangles);
    return surface;
}

VoxelFrame upFrame(const Aabb& box, int depth) {
    VoxelFrame frame;
    frame.depth = depth;
    const double cells = frame.resolution();
    frame.voxelSize = box.extent().maxCoeff() / (cells - 6.0);
    frame.gridFromModel = Eigen::Translation3d(Vec3::Constant(0.5 * cells)) *
                          Eigen::Scaling(1.0 / frame.voxelSize) * Eigen::Translation3d(-box.center());
    return frame;
}

struct CellRange {
    std::array<int, 3> low{1 << 30, 1 << 30, 1 << 30};
    std::array<int, 3> high{0, 0, 0}; ///< one past the last
};

CellRange rangeOf(const SparseVoxels& voxels) {
    CellRange range;
    for (std::size_t leaf = 0; leaf < voxels.size(); ++leaf) {
        const auto corner = voxels.corner(leaf);
        const int width = 1 << voxels.sizeLog2(leaf);
        for (std::size_t axis = 0; axis < 3; ++axis) {
            range.low[axis] = std::min(range.low[axis], static_cast<int>(corner[axis]));
            range.high[axis] = std::max(range.high[axis], static_cast<int>(corner[axis]) + width);
        }
    }
    return range;
}

void fillLeaf(const SparseVoxels& voxels, std::size_t leaf, const CellRange& range, DenseGrid& grid) {
    const auto corner = voxels.corner(leaf);
    const int width = 1 << voxels.sizeLog2(leaf);
    std::array<int, 3> from{};
    for (std::size_t axis = 0; axis < 3; ++axis) {
        from[axis] = static_cast<int>(corner[axis]) - range.low[axis] + 1;
    }
    for (int z = from[2]; z < from[2] + width; ++z) {
        for (int y = from[1]; y < from[1] + width; ++y) {
            for (int x = from[0]; x < from[0] + width; ++x) {
                grid.inside[grid.index(x, y, z)] = 1;
            }
        }
    }
    if (!voxels.boundary(leaf)) {
        const auto side = static_cast<std::size_t>(width);
        grid.interior += side * side * side;
    }
}

/// One pass of the exact distance transform: squared distances along a line become their lower envelope of
/// parabolas (Felzenszwalb and Huttenlocher 2012).
class EnvelopePass {
public:
    explicit EnvelopePass(int longest)
        : m_line(static_cast<std::size_t>(longest))
        , m_hull(m_line.size())
        , m_from(m_line.size() + 1) {}

    void run(std::vector<float>& squared, std::size_t start, std::size_t step, int count) {
        const auto n = static_cast<std::size_t>(count);
        for (std::size_t i = 0; i < n; ++i) {
            m_line[i] = squared[start + i * step];
        }
        std::size_t top = 0;
        m_hull[0] = 0;
        m_from[0] = -kFar;
        m_from[1] = kFar;
        for (std::size_t q = 1; q < n; ++q) {
            double s = meeting(q, m_hull[top]);
            while (s <= m_from[top]) {
                --top;
                s = meeting(q, m_hull[top]);
            }
            ++top;
            m_hull[top] = q;
            m_from[top] = s;
            m_from[top + 1] = kFar;
        }
        top = 0;
        for (std::size_t q = 0; q < n; ++q) {
            while (m_from[top + 1] < static_cast<double>(q)) {
                ++top;
            }
            const double away = static_cast<double>(q) - static_cast<double>(m_hull[top]);
            squared[start + q * step] = static_cast<float>(away * away + m_line[m_hull[top]]);
        }
    }

private:
    static constexpr double kFar = 1e20;
    double meeting(std::size_t q, std::size_t p) const {
        const auto a = static_cast<double>(q);
        const auto b = static_cast<double>(p);
        return ((m_line[q] + a * a) - (m_line[p] + b * b)) / (2.0 * (a - b));
    }
    std::vector<double> m_line;
    std::vector<std::size_t> m_hull;
    std::vector<double> m_from;
};

/// Of a cell at most at one time: inside, piece, body, distances of the grid and of the turned one, and the
/// leaves that they are made of.
constexpr double kBytesPerGridCell = 24.0;

/// Before anything large is made.
Expected<void> checkGridMemory(const Aabb& box, const VoxelFrame& frame) {
    double cells = 1.0;
    for (const double side : box.extent()) {
        cells *= side / frame.voxelSize + 4.0;
    }
    const double needed = kBytesPerGridCell * cells;
    const auto available = static_cast<double>(availableMemory());
    if (needed <= available) {
        return {};
    }
    const auto mebibytes = [](double bytes) {
        return std::to_string(static_cast<std::size_t>(bytes / (1024.0 * 1024.0)));
    };
    const auto resolution = static_cast<int>(frame.resolution());
    return fail(ErrorCode::NotEnoughMemory,
                {mebibytes(needed), mebibytes(available), std::to_string(resolution), "0"});
}

constexpr double kFlatFraction = 1e-6; ///< a part is flat when it is no thicker than this part of its size

bool hasPictureTexture(const Scene& scene, const Mesh& mesh) {
    return !mesh.materials.empty() && std::ranges::all_of(mesh.materials, [&](std::int32_t material) {
        return material >= 0 && static_cast<std::size_t>(material) < scene.materials.size() &&
               scene.materials[static_cast<std::size_t>(material)].baseColorTexture >= 0;
    });
}

/// Twice the area of the triangle a, b, c seen along z.
double flatTurn(const Vec3& a, const Vec3& b, const Vec3& c) {
    return (b.x() - a.x()) * (c.y() - a.y()) - (b.y() - a.y()) * (c.x() - a.x());
}

/// One layer of cells, with a border outside all around.
DenseGrid emptyOutline(const Aabb& box, int depth) {
    DenseGrid grid;
    grid.cell = box.extent().head<2>().maxCoeff() / ((1 << depth) - 6.0);
    grid.low = box.center();
    std::size_t cells = 1;
    for (std::size_t axis = 0; axis < 2; ++axis) {
        const auto a = static_cast<Eigen::Index>(axis);
        grid.size[axis] = static_cast<int>(std::ceil(box.extent()[a] / grid.cell)) + 4;
        grid.low[a] -= 0.5 * grid.size[axis] * grid.cell;
        cells *= static_cast<std::size_t>(grid.size[axis]);
    }
    grid.size[2] = 1;
    grid.inside.assign(cells, 0);
    return grid;
}

/// Marks the cells whose middle lies in the triangle.
void coverCells(const Vec3& a, const Vec3& b, const Vec3& c, DenseGrid& grid) {
    const double area = flatTurn(a, b, c);
    if (area == 0.0) {
        return;
    }
    const Vec3 low = (a.cwiseMin(b).cwiseMin(c) - grid.low) / grid.cell;
    const Vec3 high = (a.cwiseMax(b).cwiseMax(c) - grid.low) / grid.cell;
    for (int y = static_cast<int>(low.y()); y <= static_cast<int>(high.y()); ++y) {
        for (int x = static_cast<int>(low.x()); x <= static_cast<int>(high.x()); ++x) {
            const Vec3 middle = grid.low + grid.cell * Vec3(x + 0.5, y + 0.5, 0.0);
            const bool within = flatTurn(a, b, middle) * area >= 0.0 &&
                                flatTurn(b, c, middle) * area >= 0.0 && flatTurn(c, a, middle) * area >= 0.0;
            if (within) {
                grid.inside[grid.index(x, y, 0)] = 1;
            }
        }
    }
}

DenseGrid outlineOf(const Scene& scene, int depth) {
    Aabb box;
    for (const Part& part : scene.parts) {
        for (const Vec3& vertex : part.mesh->vertices) {
            box.add(vertex);
        }
    }
    DenseGrid grid = emptyOutline(box, depth);
    for (const Part& part : scene.parts) {
        const std::vector<Vec3>& positions = part.mesh->vertices;
        for (const Triangle& t : triangulate(*part.mesh)) {
            coverCells(positions[t[0]], positions[t[1]], positions[t[2]], grid);
        }
    }
    return grid;
}

} // namespace

Expected<DenseGrid> fillGrid(const Scene& scene, int depth, Progress& progress) {
    if (scene.parts.empty()) {
        return fail(ErrorCode::NoMesh, {scene.sourceFile});
    }
    const GridSurface surface = closedSurface(scene);
    if (surface.triangles.empty()) {
        return fail(ErrorCode::NoFaces, {scene.sourceFile});
    }
    Aabb box;
    for (const Triangle& triangle : surface.triangles) {
        for (const std::uint32_t corner : triangle) {
            box.add(surface.vertices[corner]);
        }
    }
    if (box.empty() || !(box.diagonal() > 0.0)) {
        return fail(ErrorCode::ZeroSizeScene, {scene.sourceFile});
    }
    const VoxelFrame frame = upFrame(box, depth);
    SINEW_CHECK(checkGridMemory(box, frame));
    std::vector<Vec3> placed;
    placed.reserve(surface.vertices.size());
    for (const Vec3& vertex : surface.vertices) {
        placed.push_back(frame.gridFromModel * vertex);
    }
    SINEW_TRY(const auto voxels, voxelize(placed, surface.triangles, {}, frame, {}, progress));
    const CellRange range = rangeOf(voxels);
    DenseGrid grid;
    std::size_t cells = 1;
    for (std::size_t axis = 0; axis < 3; ++axis) {
        grid.size[axis] = range.high[axis] - range.low[axis] + 2; // a layer outside all around
        cells *= static_cast<std::size_t>(grid.size[axis]);
    }
    const Vec3 corner(range.low[0] - 1, range.low[1] - 1, range.low[2] - 1);
    grid.low = frame.gridFromModel.inverse() * corner;
    grid.cell = frame.voxelSize;
    grid.inside.assign(cells, 0);
    for (std::size_t leaf = 0; leaf < voxels.size(); ++leaf) {
        fillLeaf(voxels, leaf, range, grid);
    }
    return grid;
}

std::vector<float> depthsOf(const DenseGrid& grid) {
    std::vector<float> squared(grid.inside.size());
    for (std::size_t i = 0; i < squared.size(); ++i) {
        squared[i] = grid.inside[i] != 0 ? 1e10F : 0.0F;
    }
    EnvelopePass pass(*std::ranges::max_element(grid.size));
    const auto [nx, ny, nz] = grid.size;
    for (int z = 0; z < nz; ++z) {
        for (int y = 0; y < ny; ++y) {
            pass.run(squared, grid.index(0, y, z), 1, nx);
        }
    }
    for (int z = 0; z < nz; ++z) {
        for (int x = 0; x < nx; ++x) {
            pass.run(squared, grid.index(x, 0, z), static_cast<std::size_t>(nx), ny);
        }
    }
    const std::size_t layer = static_cast<std::size_t>(nx) * static_cast<std::size_t>(ny);
    for (int y = 0; y < ny; ++y) {
        for (int x = 0; x < nx; ++x) {
            pass.run(squared, grid.index(x, y, 0), layer, nz);
        }
    }
    for (float& value : squared) {
        value = value > 0.0F ? std::sqrt(value) - 0.5F : 0.0F;
    }
    return squared;
}

GridPieces piecesOf(const DenseGrid& grid) {
    GridPieces pieces{std::vector<std::uint32_t>(grid.inside.size(), 0), {0}};
    const auto row = static_cast<std::size_t>(grid.size[0]);
    const std::size_t layer = row * static_cast<std::size_t>(grid.size[1]);
    std::vector<std::size_t> open;
    const auto visit = [&](std::size_t cell, std::uint32_t number) {
        if (grid.inside[cell] != 0 && pieces.ofCell[cell] == 0) {
            pieces.ofCell[cell] = number;
            ++pieces.cells[number];
            open.push_back(cell);
        }
    };
    for (std::size_t first = 0; first < grid.inside.size(); ++first) {
        if (grid.inside[first] == 0 || pieces.ofCell[first] != 0) {
            continue;
        }
        const auto number = static_cast<std::uint32_t>(pieces.cells.size());
        pieces.cells.push_back(0);
        visit(first, number);
        while (!open.empty()) {
            const std::size_t cell = open.back(); // never at the border: a layer outside is all around
            open.pop_back();
            for (const std::size_t step : {std::size_t{1}, row, layer}) {
                visit(cell - step, number);
                visit(cell + step, number);
            }
        }
    }
    return pieces;
}

bool isFlatPicture(const Scene& scene) {
    return !scene.parts.empty() && std::ranges::all_of(scene.parts, [&](const Part& part) {
        Aabb box;
        for (const Vec3& vertex : part.mesh->vertices) {
            box.add(vertex);
        }
        return !box.empty() && box.diagonal() > 0.0 && part.mesh->polygonCount() > 0 &&
               box.extent().z() <= kFlatFraction * box.diagonal() && hasPictureTexture(scene, *part.mesh);
    });
}

DenseGrid inflatedPicture(const Scene& scene, int depth) {
    const DenseGrid outline = outlineOf(scene, depth);
    const std::vector<float> toOutline = depthsOf(outline);
    const int thick = static_cast<int>(std::ceil(*std::ranges::max_element(toOutline)));
    DenseGrid grid = outline;
    grid.size[2] = 2 * thick + 3; // a layer outside all around
    grid.low.z() -= 0.5 * grid.size[2] * grid.cell;
    grid.inside.clear();
    for (int z = 0; z < grid.size[2]; ++z) {
        const auto away = static_cast<float>(std::abs(z - thick - 1));
        for (std::size_t i = 0; i < toOutline.size(); ++i) {
            const bool inside = outline.inside[i] != 0 && away <= toOutline[i];
            grid.inside.push_back(inside ? 1 : 0);
            grid.interior += inside ? 1U : 0U;
        }
    }
    return grid;
}

} // namespace sinew
