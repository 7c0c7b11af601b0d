#pragma once

#include "core/base/Notice.h"
#include "core/geometry/Mesh.h"
#include "core/io/source/ImportedFile.h"
#include "core/io/source/ReadSettings.h"

#include <optional>
#include <span>
#include <string>

namespace sinew {

/// Whether a mesh is one that a picture became (Mesh::pixels). O(1).
bool isOfPicture(const Mesh& mesh);

/// A mesh of a picture as a hand mesh that makes the same mesh again. Its vertices are rounded
/// to eighths of a pixel, which is where meshPicture puts them. It is the first of its name. Nothing: it is
/// none of a picture. O(#P + #C).
std::optional<HandMesh> handMeshOf(const Mesh& mesh);

/// The mesh with the vertices and triangles of a hand mesh, which is of the same picture. UVs are the places
/// in the picture; name and material stay. O(n).
Mesh withHandMesh(const Mesh& mesh, const HandMesh& hand);

/// What keeps a mesh from being used, for errors of files: "triangle 3 has no area"; empty: nothing. As
/// checkFlatMesh.
std::string faultOf(const HandMesh& hand);

/// Puts hand meshes in the place of the meshes of their names, where the pictures have the size that they
/// were made for. Notice HandMeshUnused for others.
void useHandMeshes(std::span<const HandMesh> hands, ImportedFile& source);

/// Whether both are of one mesh.
bool isOfSameMesh(const HandMesh& a, const HandMesh& b);

/// Puts a hand mesh in the place of the one of the same mesh, or behind the others.
void putHandMesh(std::vector<HandMesh>& hands, HandMesh hand);

} // namespace sinew
