#pragma once

#include "app/document/avatar/AvatarEdits.h"
#include "core/base/Error.h"
#include "core/base/Notice.h"

#include <QString>

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace sinew {

// Expressions, looks, constraints and first person of a document's avatar. Each edit is one undoable step;
// those that say so merge, as a slider moves (MergeKey::Avatar).

/// Fills the presets that show nothing yet by the names of the shapes (proposeFace), and how the eyes look. A
/// jaw that is opened for it becomes a shape of the document. Returns what takeFace says.
Notices fillExpressions(Document& document, const QString& step);

/// Puts an expression in the place of the one of its name, or behind all. Merges. Errors: those of
/// validateExpressions and checkShapes, for what that one does not have already.
Expected<void> putExpression(Document& document, Expression expression, const QString& step);
/// An expression of the user's own, without shapes: its name, which no other has.
std::string addExpression(Document& document, const std::string& wanted, const QString& step);
/// Nothing happens where both names are one. Errors: ExpressionUnknown, ExpressionNameEmpty,
/// ExpressionNameTaken.
Expected<void> renameExpression(Document& document, const std::string& name, const std::string& to,
                                const QString& step);
void removeExpression(Document& document, const std::string& name, const QString& step);

/// Nothing: as the specification has it usually. Merges.
void setLookAt(Document& document, const std::optional<LookAt>& look, const QString& step);

void setFirstPersonOf(Document& document, const std::vector<std::size_t>& parts, FirstPerson flag,
                      const QString& step);

/// Adds roll constraints for twist joints (proposeConstraints): how many.
std::size_t fillConstraints(Document& document, const QString& step);
/// Puts a constraint in the place of number `index` of them, or behind all. Merges. Errors: those of
/// validateConstraints, for it and all others whose joints are there.
Expected<void> putConstraint(Document& document, std::size_t index, NodeConstraint constraint,
                             const QString& step);
void removeConstraint(Document& document, std::size_t index, const QString& step);
/// A constraint of the selected joint by the joint above it: its number. Errors: those of putConstraint;
/// NoJointChosen, also for a joint without one above.
Expected<std::size_t> addConstraint(Document& document, const QString& step);

/// The expression of that name; null: there is none.
const Expression* expressionOf(const DocumentState& state, const std::string& name);

/// Expressions go along with what becomes of a shape: those that set it set these in its place.
void retargetExpressions(DocumentState& state, const std::string& shape, const std::vector<std::string>& to);

} // namespace sinew
