#pragma once

#include "app/document/Document.h"
#include "app/document/Edits.h"

#include <optional>
#include <string>

namespace sinew {

/// Each is one undoable step that weighs anew and solves nothing. Rows count the settings' regions; one that
/// does not exist changes nothing, and neither does a name that is empty or taken.
bool addRegion(Document& document, Region region);
void removeRegion(Document& document, std::size_t row);
/// All but its name. Steps of one drag merge; with drafts they follow the mouse.
void changeRegion(Document& document, std::size_t row, Region region, Weighing weighing = Weighing::Full);
bool renameRegion(Document& document, std::size_t row, const std::string& name);
/// Puts a region in another's place: later ones lie over those before.
void moveRegion(Document& document, std::size_t row, std::size_t to);

/// Nothing: the bone has the settings' alpha again.
void setBoneAlpha(Document& document, const std::string& joint, std::optional<double> alpha,
                  Weighing weighing = Weighing::Full);

/// `wish`, or "wish 2" and so on where there is one of that name.
std::string freeRegionName(const BindSettings& settings, const std::string& wish);

} // namespace sinew
