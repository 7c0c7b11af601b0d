#pragma once

#include "core/base/Error.h"
#include "core/base/Names.h"
#include "core/base/Notice.h"
#include "core/base/Types.h"
#include "core/bind/settings/Region.h"
#include "core/geometry/Solid.h"

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace sinew {

using CageFaceVertices = std::array<std::uint32_t, 3>;
using CageEdge = std::array<std::uint32_t, 2>;
using LatticeCounts = std::array<int, 3>; ///< control vertices along each axis; the first runs fastest

/// Where the weights of a cage's joints come from.
enum class CageKind {
    Mesh,    ///< from the solver, which measures from its vertices, edges and faces
    Lattice, ///< from where a vertex lies in its box (Lattice.h)
    Wire     ///< from where a vertex lies along its curve, and how far from it (WireCurve.h)
};

/// What the control vertices of a lattice or a wire move with.
enum class ControlFollow {
    Parent,  ///< each is a joint below Cage::parent
    Nearest, ///< each is a joint below the one whose bone is nearest
    Skin     ///< each is skinned to several joints of the skeleton, and no joint of its own
};

constexpr Names<CageKind, 3> kCageKindNames{
    {{"mesh", CageKind::Mesh}, {"lattice", CageKind::Lattice}, {"wire", CageKind::Wire}}};
constexpr Names<ControlFollow, 3> kControlFollowNames{
    {{"parent", ControlFollow::Parent}, {"nearest", ControlFollow::Nearest}, {"skin", ControlFollow::Skin}}};

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
    CageKind kind = CageKind::Mesh;
    LatticeCounts counts{}; ///< of a lattice, whose vertices are a grid of so many
    double dropOff = 0.0;   ///< over which a wire, or a lattice beyond its box, fades; model units
    ControlFollow follow = ControlFollow::Parent; ///< of a lattice or a wire

    bool operator==(const Cage&) const = default;
};

constexpr std::size_t kMaxCageVertices = 2000; ///< each is a joint of the skeleton
constexpr std::size_t kManyCageVertices = 100; ///< from here on it is said that they are many

/// Whether its vertices are control vertices: it is a lattice or a wire, whose weights lie over the solver's.
inline bool isControl(const Cage& cage) {
    return cage.kind != CageKind::Mesh;
}

/// Whether each of its vertices is a joint.
inline bool hasJoints(const Cage& cage) {
    return !isControl(cage) || cage.follow != ControlFollow::Skin;
}

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
/// CageVertexNotFinite, CageIndexOutOfRange, CageVertexRepeated, CageVerticesCoincide, CageJointTaken,
/// DropOffInvalid, those of checkLatticeCounts, checkLattice and checkWire. O(n log n).
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
/// (of two that do the first is the subject), CageOpen, CageVerticesMany. Nothing of lattices and wires, of
/// which withControlWeights tells. O(n log n) for each two whose boxes meet.
Notices cageNotices(const std::vector<Cage>& cages, std::span<const Vec3> meshVertices,
                    double metersPerUnit = 1.0);

/// What stands in for a joint's bone: distances to the joint are measured from it. A solid (Dionne and de
/// Lasa 2014, sec. 9: point and volumetric handles), or an area of the surface (Jacobson et al. 2011, sec.
/// 3), whose vertices follow the joint alone. A joint may have several.
struct Handle {
    std::string joint;
    Solid solid = Solid::point(Vec3::Zero());
    bool newJoint = false;        ///< a joint that the skeleton lacks is made, in the middle of the solid
    std::string parent = {};      ///< joint above one that is made; empty: it is a root
    std::string region = {};      ///< what this region holds takes the solid's place; empty: none does
    SharedPainting vertices = {}; ///< these vertices take the solid's place; a list that was typed has a
                                  ///< count of 0; null: none do

    /// An area makes no joint.
    bool isArea() const { return !region.empty() || vertices != nullptr; }
    bool operator==(const Handle&) const = default;
};

} // namespace sinew
