#pragma once

#include "core/base/Expected.h"
#include "core/base/Types.h"

#include <array>
#include <string>
#include <vector>

namespace sinew {

using CageFaceVertices = std::array<std::uint32_t, 3>;
using CageEdge = std::array<std::uint32_t, 2>;

/// A cage of triangles, closed, open or partial, or a wire of edges alone: each of its vertices is a joint
/// that moves what lies around it (Jacobson et al. 2011, sec. 3). It need not surround the mesh.
struct Cage {
    std::string name;
    std::vector<Vec3> vertices;          ///< #V, model space
    std::vector<CageFaceVertices> faces; ///< indices of vertices
    std::vector<CageEdge> edges;         ///< besides those of the faces
    std::vector<std::string> joints;     ///< #V; empty: "<name>_1", "<name>_2", ...
    std::string parent;                  ///< joint above those that are made for it; empty: they are roots
    bool fill = true;                    ///< while it is closed, its inside is part of the character's volume

    bool operator==(const Cage&) const = default;
};

constexpr std::size_t kMostCageVertices = 2000; ///< each is a joint of the skeleton
constexpr std::size_t kManyCageVertices = 100;  ///< from here on it is said that they are many

/// Name of the joint of a vertex.
std::string cageJoint(const Cage& cage, std::size_t vertex);

/// The edges of its faces and its own, each once, the smaller index first, ascending. O(n log n).
std::vector<CageEdge> cageEdges(const Cage& cage);

/// Edges of faces where the surface ends: those that an odd number of faces have. O(n log n).
std::vector<CageEdge> openCageEdges(const Cage& cage);

/// Whether its inside is part of the volume on which weights are solved (the domain of Jacobson et al. 2011,
/// sec. 3: the inside of the mesh and of cages). O(n log n).
bool fillsVolume(const Cage& cage);

/// Errors, for the first cage that has one: CageNameTaken, CageEmpty, CageTooLarge, CageJointsIncomplete,
/// CageVertexNotFinite, CageIndexOutOfRange, CageVertexRepeated, CageVerticesCoincide, CageJointTaken.
/// O(n log n).
Expected<void> validateCages(const std::vector<Cage>& cages);

} // namespace sinew
