#include "app/view/volume/FieldCut.h"

#include "app/view/legend/ColorMaps.h"
#include "core/base/Parallel.h"
#include "core/deform/implicit/PosedFields.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

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
        origin[across] = plane.place;
    }
    std::size_t size() const { return count[0] * count[1]; }
    Vec3 place(std::size_t n) const {
        Vec3 place = origin;
        place[axes[0]] += step * static_cast<double>(n % count[0]);
        place[axes[1]] += step * static_cast<double>(n / count[0]);
        return place;
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
    if (!(plane.place >= box.min[across] && plane.place <= box.max[across])) {
        return cut;
    }
    const PlaneGrid grid(box, plane);
    cut.vertices.resize(grid.size());
    parallelFor(grid.size(), kFieldCutGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t n = begin; n < end; ++n) {
            const Vec3 place = grid.place(n);
            const float value = fields.at(joint, place).value;
            cut.vertices[n] = {
                {static_cast<float>(place.x()), static_cast<float>(place.y()), static_cast<float>(place.z())},
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
            const Vec3f place = mesh.vertices[mesh.corners[corner]].cast<float>();
            const Vec3f& normal = normals[corner];
            surface.vertices.push_back(
                {{place.x(), place.y(), place.z()}, {normal.x(), normal.y(), normal.z()}});
        }
    }
    return surface;
}

} // namespace sinew
