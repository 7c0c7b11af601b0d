#pragma once

#include "app/document/ViewState.h"
#include "ui/actions/ActionTable.h"

#include <QString>

#include <vector>

namespace sinew {

/// What the actions whose ids begin like `spec`'s have in common: "Weights". In the language in force.
QString groupText(const ActionSpec& spec);
/// All keys of an action as one reads them: "A, Home".
QString keysText(const ActionSpec& spec, Navigation navigation = Navigation::Blender);

/// The actions in which every word of `query` occurs: in the name, the keys, the group or the description, in
/// the language in force, or in the English name. Best first: words that the name begins with count more than
/// words inside it, these more than words elsewhere; ties as in the table. No words: all actions.
std::vector<const ActionSpec*> findCommands(const QString& query,
                                            Navigation navigation = Navigation::Blender);

} // namespace sinew
