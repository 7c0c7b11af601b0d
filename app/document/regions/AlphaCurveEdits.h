#pragma once

#include "app/document/Document.h"
#include "core/bind/settings/AlphaCurve.h"

#include <optional>
#include <string>

namespace sinew {

// Stiffness that follows the angle of a joint. Each edit is one undoable step.

/// The first curve over this joint's angle; null: there is none. Until the settings change.
const AlphaCurve* alphaCurveOf(const BindSettings& settings, const std::string& joint);
/// A curve over a joint's swing that changes nothing yet: the alpha in force at 0 and at 90 degrees. Of the
/// joint's bone and its parent's, which bend against one another.
AlphaCurve levelCurve(const DocumentState& state, std::int32_t joint);
/// Takes the place of the joint's first curve, or adds it; nothing: the first one goes. Steps of one drag
/// merge.
void setAlphaCurve(Document& document, const std::string& joint, std::optional<AlphaCurve> curve,
                   const QString& step, WeightUpdate update = WeightUpdate::Now);
/// Puts a key at an angle, rounded to whole degrees, in the place of one that is there. The alpha is rounded
/// to hundredths.
void putKey(AlphaCurve& curve, const AlphaKey& key);

} // namespace sinew
