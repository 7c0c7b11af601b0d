#pragma once

#include "app/document/Document.h"
#include "core/io/source/ReadSettings.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace sinew {

// Edits of the flat meshes that pictures became: vertices are moved, added and deleted by hand. UVs are the
// places in the picture, so the picture itself stays where it is. The edited mesh is part of how the
// picture is read (PictureMeshing::byHand), so that reloads and projects have it too. Weights go along by
// place until the next bind, and all work on vertices does (followMesh).

/// The part's mesh as a hand mesh; nothing: it is none of a picture that was read from a file.
std::optional<HandMesh> editableMesh(const DocumentState& state, std::size_t part);

/// Whether any part has one. O(#parts).
bool anyEditableMesh(const DocumentState& state);

/// The nearest place of the mesh's picture to a place in model space: beyond its edge, the edge.
GridPlace gridPlaceOf(const Mesh& mesh, const HandMesh& hand, const Vec3& position);

/// Where a place of the mesh's picture lies in model space.
Vec3 modelPlaceOf(const Mesh& mesh, const GridPlace& place);

/// How far vertices can be moved together, of what was asked for, until one comes to the picture's edge.
GridPlace keptInside(const HandMesh& hand, std::span<const std::uint32_t> vertices, GridPlace offset);

/// The error that such a move has (withMovedVertices); nothing: it can be done.
std::optional<Error> whyNotMoved(const HandMesh& hand, std::span<const std::uint32_t> vertices,
                                 const GridPlace& offset);

/// The state with a hand mesh in the place of a part's. `selected`: vertices of the new mesh to be selected.
DocumentState withEditedMesh(const DocumentState& state, std::size_t part, HandMesh hand,
                             std::span<const std::uint32_t> selected);

/// Each is one undoable step. Errors: MeshNotPicture (part), and those of core/geometry/flat/EditFlatMesh.h.
/// Moves go no farther than the picture; the moved vertices are selected.
Expected<void> moveMeshVertices(Document& document, std::size_t part, std::span<const std::uint32_t> vertices,
                                const GridPlace& offset);
/// The new vertex is selected. `reach`: from it to the outline's side that takes it, eighths of a pixel.
Expected<void> addMeshVertex(Document& document, std::size_t part, const GridPlace& place, double reach);
/// The selected vertices of all pictures. Nothing happens where none is selected.
Expected<void> deleteMeshVertices(Document& document);

} // namespace sinew
