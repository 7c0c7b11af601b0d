#pragma once

#include "app/document/Document.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// How a new pick meets what is selected.
enum class SelectMode { Replace, Add, Remove };

/// Clicks, brushes and selections find the part: it is neither hidden nor ghosted (VisibilityEdits).
bool isReachable(const DocumentState& state, std::size_t part);
/// Likewise for a vertex, which may have hidden faces only.
bool isReachable(const DocumentState& state, VertexId vertex);
/// Parts that are not, by number; empty: all are.
std::vector<bool> unreachableParts(const DocumentState& state);
/// Without the vertices that are not reachable.
VertexSet shownOnly(VertexSet vertices, const DocumentState& state);

/// The selected vertices: undoable steps that change nothing else. What selects nothing new leaves no trace,
/// and a document without a scene has no vertices to select.

/// No vertex, in the shape of the document's scene.
VertexSet noVertices(const DocumentState& state);
/// What is selected, in the shape of the scene; no vertex when none is.
VertexSet selectedVertices(const DocumentState& state);
/// "312 of 38,707 vertices selected"; empty when none is.
QString selectedVerticesText(const DocumentState& state);
/// What a pick makes of what is selected.
VertexSet combined(VertexSet selected, const VertexSet& picked, SelectMode mode);

/// These vertices and no others, as a step named `text`; those of hidden parts are left out.
void setSelectedVertices(Document& document, VertexSet vertices, const QString& text,
                         MergeKey merge = MergeKey::None);
/// The same for a pick.
void pickVertices(Document& document, const VertexSet& picked, SelectMode mode, const QString& text,
                  MergeKey merge = MergeKey::None);

void selectAllVertices(Document& document);
void selectNoVertices(Document& document);
void invertSelectedVertices(Document& document);
/// By one row of neighbours (core/geometry/VertexSet.h), over seams too.
void growSelectedVertices(Document& document);
void shrinkSelectedVertices(Document& document);
/// The whole shells that have a selected vertex.
void selectLinkedVertices(Document& document);

void selectPartVertices(Document& document, std::span<const std::size_t> parts, SelectMode mode);
void selectPartVertices(Document& document, std::size_t part, SelectMode mode);
/// The shell a vertex belongs to.
void selectShellVertices(Document& document, VertexId vertex, SelectMode mode);
/// Vertices that a joint moves with a weight in [from, to].
void selectVerticesByWeight(Document& document, std::int32_t joint, float from, float to, SelectMode mode);
/// Vertices that from .. to joints move.
void selectVerticesByInfluences(Document& document, std::size_t from, std::size_t to, SelectMode mode);

/// All selected joints, the active one included, ascending. Joints that are not there are left out.
std::vector<std::int32_t> selectedJoints(const DocumentState& state);
bool isSelected(const Selection& selection, std::int32_t joint);

/// Selects these joints, of which `active` (one of them, else the first) is the active one; none: no joint is
/// selected. One undoable step, which becomes one with the selections before it.
void selectJoints(Document& document, std::span<const std::int32_t> joints, std::int32_t active);
/// The joint is selected beside the others and becomes the active one; it is no longer where it was.
void toggleJoint(Document& document, std::int32_t joint);

/// All selected parts, the active one included, ascending.
std::vector<std::size_t> selectedParts(const DocumentState& state);

/// Selects these parts, of which `active` (one of them, else the first) is the active one; none: no part is
/// selected. One undoable step, which becomes one with the selections before it.
void selectParts(Document& document, std::span<const std::size_t> parts, std::size_t active);
/// The part is selected beside the others and becomes the active one; it is no longer where it was.
void togglePart(Document& document, std::size_t part);

/// Lets a part go. Where it was the active one, the first of the others is.
void deselectPart(Selection& selection, std::size_t part);

} // namespace sinew
