#pragma once

#include "app/document/Document.h"

namespace sinew {

/// How a new pick meets what is selected.
enum class SelectMode { Replace, Add, Remove };

/// The selected points: undoable steps that change nothing else. What selects nothing new leaves no trace,
/// and a document without a scene has no points to select.

/// No point, in the shape of the document's scene.
PointSet noPoints(const DocumentState& state);
/// What is selected, in the shape of the scene; no point when none is.
PointSet selectedPoints(const DocumentState& state);
/// "312 of 38,707 vertices selected"; empty when none is.
QString selectedPointsText(const DocumentState& state);
/// What a pick makes of what is selected.
PointSet combined(PointSet selected, const PointSet& picked, SelectMode mode);

/// These points and no others, as a step named `text`; those of hidden parts are left out.
void setSelectedPoints(Document& document, PointSet points, const QString& text,
                       MergeKey merge = MergeKey::None);
/// The same for a pick.
void pickPoints(Document& document, const PointSet& picked, SelectMode mode, const QString& text,
                MergeKey merge = MergeKey::None);

void selectAllPoints(Document& document);
void selectNoPoints(Document& document);
void invertSelectedPoints(Document& document);
/// By one row of neighbours (core/geometry/PointLinks.h), over seams too.
void growSelectedPoints(Document& document);
void shrinkSelectedPoints(Document& document);
/// The whole shells that have a selected point.
void selectLinkedPoints(Document& document);

void selectPartPoints(Document& document, std::size_t part, SelectMode mode);
/// The shell a point belongs to.
void selectShellPoints(Document& document, PointId point, SelectMode mode);
/// Points that a joint moves with a weight in [from, to].
void selectPointsByWeight(Document& document, std::int32_t joint, float from, float to, SelectMode mode);
/// Points that from .. to joints move.
void selectPointsByInfluences(Document& document, std::size_t from, std::size_t to, SelectMode mode);

} // namespace sinew
