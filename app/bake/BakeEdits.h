#pragma once

#include "app/bake/BakeRun.h"
#include "app/document/Document.h"

namespace sinew {

// A bake on a document.

/// Whether classic linear skinning is what is shown: engines show the same without a bake.
bool skinnedLinearly(const DocumentState& state);

/// What is chosen for a document before a user says otherwise.
BakeChoices usualBakeChoices(const DocumentState& state);

/// What a bake of a document is made of. Joints that are locked keep their weights, and so do vertices with
/// edits in a painted layer that is on, unless the layer is one that a bake has added before. `context`: of
/// the layers in force (WeightLayering::contextInForce). O(#poses #J + vertices with edits).
BakeAsked bakeAsked(const DocumentState& state, const BakeChoices& choices,
                    const std::shared_ptr<const LayerContext>& context);

/// The state with a bake in it: helper joints by an edit of the skeleton, weights as a painted layer above
/// all others that says nothing where weights stay as they are, shapes, drivers, and classic linear skinning.
/// Stiffness no longer follows the pose. Errors: those of withSkeletonSteps.
Expected<DocumentState> withBake(const DocumentState& state, const BakeOutcome& outcome);

/// The same as one undoable step. Errors, which leave the document as it is: as above.
Expected<void> applyBake(Document& document, const BakeOutcome& outcome);

} // namespace sinew
