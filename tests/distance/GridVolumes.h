#pragma once

#include "core/distance/GeodesicDistance.h"
#include "core/geometry/Mesh.h"

#include <QTest>

#include <set>

namespace sinew::test {

/// The voxels of a mesh that lies in the grid already, of 2^depth voxels a side.
SparseVoxels voxelsOf(const Mesh& mesh, int depth);

/// Two spheres of radius 5 that do not touch, in a grid of 32: around (8, 8, 8) and (24, 24, 24).
Mesh twoSpheres();

/// A start at a leaf's centre, after `distance` voxels.
DistanceSeeds seedAt(std::uint32_t leaf, float distance = 0.0F);

/// Verifies that the edges of a graph are exactly the pairs of leaves that are `related`, in both directions,
/// once. O(#leaves^2).
template<typename Graph>
void verifyEdges(const Graph& graph, const SparseVoxels& voxels,
                 bool (*related)(const SparseVoxels& voxels, std::size_t a, std::size_t b)) {
    std::size_t edges = 0;
    for (std::size_t a = 0; a < voxels.size(); ++a) {
        std::set<std::uint32_t> expected;
        for (std::uint32_t b = 0; b < voxels.size(); ++b) {
            if (a != b && related(voxels, a, b)) {
                expected.insert(b);
            }
        }
        std::set<std::uint32_t> found;
        for (const std::uint32_t to : graph.neighbors(a)) {
            QVERIFY(found.insert(to).second);
        }
        QCOMPARE(found, expected);
        edges += found.size();
    }
    QCOMPARE(edges, graph.edgeCount());
}

} // namespace sinew::test
