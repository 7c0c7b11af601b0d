#pragma once

#include "app/document/Document.h"

#include <span>

namespace sinew {

/// How a new pick meets what is selected.
enum class SelectMode { Replace, Add, Remove };

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

} // namespace sinew
