#pragma once

#include "app/document/Document.h"
#include "app/document/edits/Edits.h"

#include <optional>
#include <string>

namespace sinew {

// Values that one bone has in the place of the settings'. Each is one undoable step; with WeightUpdate::Later
// steps follow the mouse.

/// All bones have the settings' alpha again.
void clearBoneAlphas(Document& document);
/// Nothing: the bone has the settings' alpha again.
void setBoneAlpha(Document& document, const std::string& joint, std::optional<double> alpha,
                  WeightUpdate update = WeightUpdate::Now);

/// The same of smoothness, for the solver of flat pictures.
void clearBoneSmoothness(Document& document);
void setBoneSmoothness(Document& document, const std::string& joint, std::optional<double> smoothness,
                       WeightUpdate update = WeightUpdate::Now);

} // namespace sinew
