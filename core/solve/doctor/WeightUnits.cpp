#include "core/solve/doctor/WeightFaults.h"

#include "core/bind/parts/BindSurface.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace sinew {
namespace {

bool hasUnits(const Scene& scene, const PartWeights& weights, std::size_t part) {
    return weights[part] && scene.parts[part].rigidJoint == kNone;
}

void addUnits(const SkinWeights& weights, std::size_t part, std::span<const std::uint32_t> welded,
              std::vector<std::vector<std::uint32_t>>& unitsAt, WeightUnits& units) {
    for (std::uint32_t v = 0; v < weights.vertexCount(); ++v) {
        std::vector<std::uint32_t>& here = unitsAt[welded[v]];
        const auto row = weights.at(v);
        const auto same = std::ranges::find_if(
            here, [&](std::uint32_t unit) { return std::ranges::equal(units.rows[unit], row); });
        if (same != here.end()) {
            units.ofVertex[part].push_back(*same);
            continue;
        }
        const auto unit = static_cast<std::uint32_t>(units.size());
        here.push_back(unit);
        units.ofVertex[part].push_back(unit);
        units.vertex.push_back(welded[v]);
        units.first.push_back({static_cast<std::uint32_t>(part), v});
        units.rows.emplace_back(row.begin(), row.end());
    }
}

void addUnitTriangles(const Mesh& mesh, const std::vector<std::uint32_t>& ofVertex,
                      TransferSurface& surface) {
    for (SharedTriangle triangle : sharedTriangles(mesh)) {
        for (std::uint32_t& corner : triangle.corners) {
            corner = ofVertex[corner];
        }
        const auto& [a, b, c] = triangle.corners;
        const bool finite = std::ranges::all_of(
            triangle.corners, [&](std::uint32_t corner) { return surface.vertices[corner].allFinite(); });
        if (finite && a != b && b != c && c != a) {
            surface.triangles.push_back(triangle);
        }
    }
}

double diagonalOf(const TransferSurface& surface) {
    Aabb box;
    for (const SharedTriangle& triangle : surface.triangles) {
        for (const std::uint32_t corner : triangle.corners) {
            box.add(surface.vertices[corner]);
        }
    }
    return surface.triangles.empty() ? 0.0 : box.diagonal();
}

void addUnitNeighbors(const std::vector<std::vector<std::uint32_t>>& unitsAt, WeightUnits& units) {
    units.neighbors.resize(units.size());
    for (const SharedTriangle& triangle : units.surface.triangles) {
        for (const std::uint32_t a : triangle.corners) {
            for (const std::uint32_t b : triangle.corners) {
                if (a != b) {
                    units.neighbors[a].push_back(b);
                }
            }
        }
    }
    for (const std::vector<std::uint32_t>& here : unitsAt) {
        for (const std::uint32_t a : here) {
            for (const std::uint32_t b : here) {
                if (a != b && !units.neighbors[a].empty()) {
                    units.neighbors[a].push_back(b);
                }
            }
        }
    }
    for (std::vector<std::uint32_t>& list : units.neighbors) {
        std::ranges::sort(list);
        list.erase(std::ranges::unique(list).begin(), list.end());
    }
}

} // namespace

WeightUnits weightUnits(const Scene& scene, const PartWeights& weights) {
    std::vector<const Mesh*> meshes;
    meshes.reserve(scene.parts.size());
    for (const Part& part : scene.parts) {
        meshes.push_back(part.mesh.get());
    }
    const WeldedSurface welded(meshes);
    const std::vector<Vec3> positions = welded.positions(meshes);
    std::vector<std::vector<std::uint32_t>> unitsAt(positions.size());
    WeightUnits units;
    units.ofVertex.resize(meshes.size());
    for (std::size_t part = 0; part < meshes.size(); ++part) {
        if (hasUnits(scene, weights, part)) {
            addUnits(*weights[part], part, welded.weldedVertices(part), unitsAt, units);
        }
    }
    for (const std::uint32_t index : units.vertex) {
        units.surface.vertices.push_back(positions[index]);
    }
    for (std::size_t part = 0; part < meshes.size(); ++part) {
        if (hasUnits(scene, weights, part)) {
            addUnitTriangles(*meshes[part], units.ofVertex[part], units.surface);
        }
    }
    units.surface.diagonal = diagonalOf(units.surface);
    addUnitNeighbors(unitsAt, units);
    return units;
}

double rowDistance(const std::vector<Influence>& a, const std::vector<Influence>& b) {
    const auto weightIn = [](const std::vector<Influence>& row, std::int32_t joint) {
        const auto found = std::ranges::find(row, joint, &Influence::joint);
        return found == row.end() ? 0.0 : static_cast<double>(found->weight);
    };
    double sum = 0.0;
    for (const Influence& influence : a) {
        sum += std::abs(static_cast<double>(influence.weight) - weightIn(b, influence.joint));
    }
    for (const Influence& influence : b) {
        sum += std::ranges::find(a, influence.joint, &Influence::joint) == a.end()
                   ? static_cast<double>(influence.weight)
                   : 0.0;
    }
    return 0.5 * sum;
}

std::vector<Influence> meanRow(const WeightUnits& units, const std::vector<std::uint32_t>& of,
                               const std::vector<bool>& healthy) {
    std::map<std::int32_t, double> sums;
    double total = 0.0;
    for (const std::uint32_t unit : of) {
        for (const Influence& influence : healthy[unit] ? units.rows[unit] : std::vector<Influence>()) {
            sums[influence.joint] += static_cast<double>(influence.weight);
            total += static_cast<double>(influence.weight);
        }
    }
    std::vector<Influence> mean;
    mean.reserve(sums.size());
    for (const auto& [joint, sum] : sums) {
        mean.push_back({joint, static_cast<float>(sum / total)});
    }
    return mean;
}

} // namespace sinew
