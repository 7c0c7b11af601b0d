#pragma once

#include "core/base/Error.h"
#include "core/base/Notice.h"
#include "core/base/Types.h"
#include "core/geometry/Solid.h"

#include <array>
#include <cstddef>
#include <span>
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

constexpr std::size_t kMaxCageVertices = 2000; ///< each is a joint of the skeleton
constexpr std::size_t kManyCageVertices = 100; ///< from here on it is said that they are many

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

/// A face of a cage as a solver sees it: on it the weights of its corners' bones are linear, as bounded
/// biharmonic weights ask for (Jacobson et al. 2011, eq. 4). An edge of no face is one whose last two corners
/// are the same.
struct CageFace {
    std::array<std::size_t, 3> sources{}; ///< of each corner, indices into Bones::joints
    std::array<Vec3, 3> corners{};

    bool isEdge() const { return sources[1] == sources[2]; }
};

/// The faces of a cage, then its edges that no face has, where `sourceOfVertex` (#V) says which bone each
/// vertex is. O(n log n).
std::vector<CageFace> cageFaces(const Cage& cage, const std::vector<std::size_t>& sourceOfVertex);

/// The weights of a face's corners at its place nearest to `point`: barycentric, at least 0, of sum 1. Of an
/// edge the last one is 0.
Vec3 cageWeightsAt(const CageFace& face, const Vec3& point);

/// That place.
Vec3 nearestOn(const CageFace& face, const Vec3& point);

/// What there is to say of valid cages, none of which keeps them from working: CageOutside (of the box of
/// `meshVertices`, in full), CageFar (in part so far that the bind moves what is), CageFacesCross, CagesCross
/// (of two that do the first is the subject), CageOpen, CageVerticesMany. O(n log n) for each two whose boxes
/// meet.
Notices cageNotices(const std::vector<Cage>& cages, std::span<const Vec3> meshVertices,
                    double metersPerUnit = 1.0);

/// A solid that stands in for a joint's bone: distances to the joint are measured from it (Dionne and de Lasa
/// 2014, sec. 9: point and volumetric handles). A joint may have several.
struct Handle {
    std::string joint;
    Solid solid = Solid::point(Vec3::Zero());
    bool newJoint = false;   ///< a joint that the skeleton lacks is made, in the middle of the solid
    std::string parent = {}; ///< joint above one that is made; empty: it is a root

    bool operator==(const Handle&) const = default;
};

} // namespace sinew
