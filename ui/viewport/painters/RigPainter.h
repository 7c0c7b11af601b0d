#pragma once

#include "app/view/OrbitCamera.h"
#include "ui/viewport/ViewTheme.h"

#include <QPainter>

namespace sinew {

class RigDraft;

/// A skeleton that is being fitted, as a ghost over the picture: bones from red (its places are guesses by
/// proportion) to green (sure), markers that were set filled, guessed ones hollow, the one that is asked for
/// with its name. Nothing while the draft is not active.
void paintRigDraft(QPainter& painter, const RigDraft& draft, const OrbitCamera& camera,
                   const ViewTheme& theme);

/// The colour of a confidence, 0 to 1.
QColor confidenceColor(double confidence);

} // namespace sinew
